"""What has to be written to a board's drive and removed from it, and doing so."""

import errno
import os
import shutil
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from tools import manifest
from tools.manifest import Entry, Manifest, ManifestError

# The player's own file: written once, never again.
SETTINGS = "settings.toml"
# Programs that CircuitPython starts by itself; those of others are not replaced unasked.
PROGRAMS = ("boot.py", "code.py")
# The code.py that CircuitPython writes to a new drive.
HELLO_WORLD = b'print("Hello World!")\n'
# The size of a block of a Pico's drive, in bytes; each file and each folder takes whole ones.
BLOCK = 512


class PlanError(Exception):
    """The files cannot be put onto the drive; the text says which and why."""


@dataclass
class Plan:
    """The steps from what is on a drive to what shall be there.

    ``write`` is a dict from path to new bytes in the order of writing, ``remove`` the paths of an
    older version's files, ``kept`` those of them that were changed on the drive since,
    ``in_the_way`` the files of others that would be replaced, ``same`` how many files are there
    already.
    """

    write: dict[str, bytes] = field(default_factory=dict)
    remove: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)
    in_the_way: list[str] = field(default_factory=list)
    same: int = 0


def make(folder, files):
    """Return the Plan that brings ``files``, a bundle, onto the drive at ``folder``.

    Only what the manifest of an older version names is removed. Raises PlanError if that cannot
    be read.
    """
    old = _old_files(folder)
    plan = Plan()
    for path in sorted(files, key=_order):
        content = _content(folder, path)
        if content == files[path] or (path == SETTINGS and content is not None):
            plan.same += 1
            continue
        plan.write[path] = files[path]
        if path in PROGRAMS and content not in (None, HELLO_WORLD) and not _is(old, path, content):
            plan.in_the_way.append(path)
    for path in sorted(old):
        content = _content(folder, path)
        if path in files or path == SETTINGS or content is None:
            continue
        (plan.remove if _is(old, path, content) else plan.kept).append(path)
    for path in files:
        # CircuitPython loads the .py file where there are both.
        source = path.removesuffix(".mpy") + ".py"
        hides = path.endswith(".mpy") and source not in plan.remove
        if hides and _content(folder, source) is not None:
            plan.in_the_way.append(source)
    return plan


def replace(plan):
    """Change ``plan`` so that files of others that are in the way are replaced or removed."""
    plan.remove += [path for path in plan.in_the_way if path not in plan.write]
    plan.kept = [path for path in plan.kept if path not in plan.remove]
    plan.in_the_way = []


def blocks(size, block=BLOCK):
    """Return how many blocks of ``block`` bytes a file of ``size`` bytes takes."""
    return -(-size // block)


def missing_room(folder, plan):
    """Return how many bytes the drive at ``folder`` lacks for ``plan``, 0 if there is room."""
    block = _block_size(folder)
    needed = 0
    new_folders = set()
    for path, content in plan.write.items():
        needed += blocks(len(content), block) - blocks(_size(folder, path), block)
        new_folders |= {up for up in PurePosixPath(path).parents if not (folder / up).is_dir()}
    needed += len(new_folders)
    needed -= sum(blocks(_size(folder, path), block) for path in plan.remove)
    return max(0, needed * block - shutil.disk_usage(folder).free)


def carry_out(folder, plan):
    """Remove and write what ``plan`` says at the drive ``folder``. Raises PlanError.

    Whenever this is broken off, doing it again puts things right: removing comes first, then the
    manifest of all that may lie there since then. Only the programs are written before it, by
    which their older version is still known.
    """
    path = ""
    try:
        for path in plan.remove:
            (folder / path).unlink()
            _remove_empty_folders(folder, path)
        for path, content in plan.write.items():
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            _write(file, content)
    except OSError as error:
        raise PlanError(f"{path}: {_reason(error)}") from None


def verify(folder, files, plan):
    """Read all of ``files`` back from the drive, but settings that ``plan`` let be.

    Raises PlanError if one differs.
    """
    wrong = [
        path
        for path, content in files.items()
        if (path in plan.write or path != SETTINGS)
        and _content(folder, path, from_drive=True) != content
    ]
    if wrong:
        raise PlanError(
            f"read back from the drive, {len(wrong)} files are not what was written: "
            f"{', '.join(wrong[:5])}. Eject the drive, press reset and try again"
        )


def _order(path):
    return path not in PROGRAMS, path != manifest.NAME, path


def _old_files(folder):
    content = _content(folder, manifest.NAME)
    if content is None:
        return {}
    try:
        return Manifest.from_bytes(content).files
    except ManifestError as error:
        raise PlanError(
            f"{error}. Delete it to go on; files of an older version then stay"
        ) from None


def _is(old, path, content):
    return old.get(path) == Entry.of(content)


def _content(folder, path, from_drive=False):
    """Return the bytes of a file on the drive, None if there is none."""
    try:
        with (folder / path).open("rb") as file:
            if from_drive and hasattr(os, "posix_fadvise"):
                # Not what the system remembers of what was written. Elsewhere it may answer so.
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            return file.read()
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        raise PlanError(f"{path} on the drive cannot be read: {_reason(error)}") from None


def _write(file, content):
    with file.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())


def _remove_empty_folders(folder, path):
    for up in PurePosixPath(path).parents:
        inner = folder / up
        if inner == folder or any(inner.iterdir()):
            return
        inner.rmdir()


def _size(folder, path):
    file = folder / path
    return file.stat().st_size if file.is_file() else 0


def _block_size(folder):
    return os.statvfs(folder).f_frsize if hasattr(os, "statvfs") else BLOCK


def _reason(error):
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return (
            "the drive cannot be written to. Press reset on the board; if that does not help, "
            "start it in safe mode, where no boot.py keeps the drive for itself"
        )
    if error.errno == errno.ENOSPC:
        return "the drive is full"
    return error.strerror or str(error)
