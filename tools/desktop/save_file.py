"""The file that a simulator saves in: opened by one at a time, and never lost."""

import contextlib
import glob
import shutil

from filelock import FileLock, Timeout

from tools.desktop.memory import FileMemory, MemoryFileError, WrongSizeError, free_name, set_aside


@contextlib.contextmanager
def opened(path, new=False, own=False):
    """Return a context manager that gives the FileMemory of the file `path` and keeps it locked.

    :param new: start afresh; a former file is renamed, and the new name is printed.
    :param own: the file is the simulator's own, so that one that is no save at all is renamed too.

    Raises MemoryFileError, with nothing changed, if another simulator has the file or it cannot
    be used.
    """
    if not path.parent.is_dir():
        raise MemoryFileError(f"{path}: No such file or directory")
    lock = FileLock(f"{path}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise MemoryFileError(
            f"{path}: another simulator is playing with it; close that one, or give this one a "
            "file of its own: --save FILE"
        ) from None
    except OSError as error:
        raise MemoryFileError(f"{path}: {error.strerror or error}") from error
    try:
        if new:
            _tell(set_aside(path))
        memory = _memory(path, own)
        try:
            yield memory
        finally:
            memory.close()
    finally:
        lock.release()


def keep_unreadable(path):
    """Copy the save `path`, in which the match cannot be read, before it is written over.

    A copy that was made at an earlier start serves as well.
    """
    copy = free_name(path)
    content = path.read_bytes()
    for former in path.parent.glob(f"{glob.escape(path.name)}.old-*"):
        if former.is_file() and former.read_bytes() == content:
            copy = former
            break
    else:
        shutil.copy2(path, copy)
    print(f"The saved match cannot be read; the whole save is kept as {copy}")


def _memory(path, own):
    try:
        return FileMemory(path)
    except WrongSizeError as error:
        if not own:
            raise MemoryFileError(f"{error}; --new sets it aside and starts afresh") from error
        print(f"{error}.")
        _tell(set_aside(path))
        return FileMemory(path)


def _tell(aside):
    if aside is not None:
        print(f"The former save is now {aside}")
