"""The manifest that lies on the drive beside code.py: what was put there, and from what."""

import hashlib
import json
import re
from dataclasses import dataclass

NAME = "pocket-bones.json"
# The versions of CircuitPython that the bundle is for: from the first one up to, not with, the
# second.
CIRCUITPYTHON_LEAST = (10, 0, 0)
CIRCUITPYTHON_BELOW = (11, 0, 0)


class ManifestError(ValueError):
    """What was read is no manifest of ours."""


@dataclass(frozen=True)
class Entry:
    """One file: its size in bytes and the SHA-256 of its content in hexadecimal."""

    size: int
    sha256: str

    @classmethod
    def of(cls, content):
        """Return the entry of a file with this content."""
        return cls(len(content), hashlib.sha256(content).hexdigest())


@dataclass(frozen=True)
class Manifest:
    """What a bundle holds.

    ``version`` is the game's, ``commit`` the git commit it was packed from ("+changes" after it if
    files had been changed since, None if unknown), ``compiler`` what made the .mpy files (None in
    a bundle of .py files), ``libraries`` a dict from distribution to version, ``files`` a dict from
    path on the drive to Entry; the manifest itself is not among them.
    """

    version: str
    commit: str | None
    compiler: str | None
    libraries: dict[str, str]
    files: dict[str, Entry]

    def to_bytes(self):
        """Return the manifest as the bytes of a JSON file; equal manifests give equal bytes."""
        content = {
            "name": "pocket-bones",
            "version": self.version,
            "commit": self.commit,
            "form": "mpy" if self.compiler else "py",
            "compiler": self.compiler,
            "circuitpython": {
                "least": version_text(CIRCUITPYTHON_LEAST),
                "below": version_text(CIRCUITPYTHON_BELOW),
            },
            "libraries": dict(sorted(self.libraries.items())),
            "files": {
                path: {"size": entry.size, "sha256": entry.sha256}
                for path, entry in sorted(self.files.items())
            },
        }
        return json.dumps(content, indent=0).encode() + b"\n"

    @classmethod
    def from_bytes(cls, content):
        """Return the manifest of a file's bytes. Raises ManifestError."""
        try:
            read = json.loads(content)
            if read["name"] != "pocket-bones":
                raise ManifestError(f"{NAME} is that of another program: {read['name']}")
            files = {_checked(path): Entry(**entry) for path, entry in read["files"].items()}
            return cls(read["version"], read["commit"], read["compiler"], read["libraries"], files)
        except (UnicodeDecodeError, json.JSONDecodeError) as error:
            raise ManifestError(f"{NAME} cannot be read: {error}") from None
        except (AttributeError, KeyError, TypeError) as error:
            raise ManifestError(f"{NAME} is no manifest: {error!r}") from None


def _checked(path):
    # An installer deletes what an old manifest names, so it must not lead out of the drive.
    if not re.fullmatch(r"[\w-][\w.-]*(/[\w-][\w.-]*)*", path):
        raise ManifestError(f"{NAME} names a file outside of the drive: {path}")
    return path


def version_text(version):
    """Return a version, a tuple of ints, with dots between them."""
    return ".".join(map(str, version))
