"""Packs the game for a board: python -m tools.bundle [--out FILE]

The zip holds what belongs on the CIRCUITPY drive: the files of firmware/root, engine/, firmware/
and in lib/ the modules of Adafruit's libraries that the firmware imports, and nothing else.
The same files always give the same bytes.
"""

import argparse
import importlib.metadata
import importlib.util
import re
import sys
import tomllib
import zipfile
from pathlib import Path

from tools.circuitpython import BUILT_IN_MODULES
from tools.imports import imports_of

ROOT = Path(__file__).resolve().parents[1]
DRIVE_ROOT = Path("firmware", "root")
DRIVE_FILES = ("boot.py", "code.py", "settings.toml")
PACKAGES = ("engine", "firmware")
REQUIREMENTS = ("requirements.txt", "requirements-dev.txt")
# The earliest date that a zip can hold.
DATE = (1980, 1, 1, 0, 0, 0)


class BundleError(Exception):
    """The bundle cannot be made; the text says which module or file is in the way."""


def collect(root=ROOT):
    """Return the bundle's files as a dict from their path on the drive to their bytes, sorted.

    ``root`` is the folder of the project. Raises BundleError if a module imports something that is
    neither in the project nor built into CircuitPython, or if a library is not installed or has
    another version than requirements.txt and requirements-dev.txt say.
    """
    files = {name: (root / DRIVE_ROOT / name).read_bytes() for name in DRIVE_FILES}
    for package in PACKAGES:
        for path in (root / package).rglob("*.py"):
            inside = path.relative_to(root)
            if not inside.is_relative_to(DRIVE_ROOT):
                files[inside.as_posix()] = path.read_bytes()
    files |= _libraries(files, _pinned_versions(root))
    return dict(sorted(files.items()))


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


def _libraries(files, pins):
    """Return the library files that the modules in ``files`` need, by their path on the drive."""
    found = {}
    waiting = [path for path in files if path.endswith(".py")]
    while waiting:
        path = waiting.pop()
        module = path.removeprefix("lib/").removesuffix(".py").replace("/", ".")
        package = module.rpartition(".")[0]
        source = files[path] if path in files else found[path]
        for imported in imports_of(source, package):
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
        raise BundleError(
            f"{path}, line {imported.line}: {top} is not installed; "
            "run: python -m pip install -r requirements-dev.txt"
        )
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
    for distribution in importlib.metadata.packages_distributions().get(top, []):
        installed = importlib.metadata.version(distribution)
        pinned = pins.get(_normalized(distribution))
        if installed != pinned:
            raise BundleError(
                f"{distribution} {installed} is installed, the requirements say {pinned}; "
                "run: python -m pip install -r requirements-dev.txt"
            )


def _normalized(distribution):
    return re.sub(r"[-_.]+", "-", distribution).lower()


def _default_out(root):
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    return root / "dist" / f"{project['name']}-{project['version']}.zip"


def main(arguments=None):
    """Write the bundle and list what is in it; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.bundle", description=__doc__)
    parser.add_argument("--out", type=Path, default=_default_out(ROOT), metavar="FILE")
    out = parser.parse_args(arguments).out
    try:
        files = collect()
    except BundleError as error:
        print(f"No bundle: {error}", file=sys.stderr)
        return 1
    write(files, out)
    for path, content in files.items():
        print(f"{len(content):8,}  {path}")
    print(f"{sum(map(len, files.values())):8,}  bytes in {len(files)} files: {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
