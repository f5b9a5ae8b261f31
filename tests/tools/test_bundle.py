import importlib.metadata
import os
import zipfile

import pytest

from tools import bundle
from tools.bundle import ROOT, BundleError, collect, main, write
from tools.circuitpython import BUILT_IN_MODULES
from tools.imports import imports_of


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


def lay(root, path, text):
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)


def libraries(project):
    return [path for path in collect(project) if path.startswith("lib/")]


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


def test_the_command_writes_the_zip_and_prints_files_and_sum(tmp_path, capsys, files):
    out = tmp_path / "new" / "game.zip"
    assert main(["--out", str(out)]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in printed[:-1]] == list(files)
    total = sum(len(content) for content in files.values())
    assert printed[-1] == f"{total:8,}  bytes in {len(files)} files: {out}"
    assert zipfile.is_zipfile(out)


def test_the_command_says_why_there_is_no_bundle(tmp_path, capsys, monkeypatch):
    def fail():
        raise BundleError("adafruit_st7789 is not installed")

    monkeypatch.setattr(bundle, "collect", fail)
    assert main(["--out", str(tmp_path / "game.zip")]) == 1
    assert "No bundle: adafruit_st7789 is not installed" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
