"""The state file: what has been played, one deal a line, so that a stopped contest can go on.

The first line holds the settings, every further one a deal's result, all as JSON. The number of
deals is no setting: with a larger one the same file goes on.
"""

import json
from dataclasses import astuple

from tools.arena.contest import Task, fingerprint
from tools.arena.errors import ArenaError

# How the settings of a refused file are told.
_WORDS = {
    "games": "the games {}",
    "seats": "{} seats",
    "bots": "the players {}",
    "seed": "the seed {}",
    "rating": "another kind of contest",
    "program": "another state of engine/ and tools/arena/",
}


class State:
    """The results of a contest, in a file.

    results  what has been played: a dict from `Task` to its result (`duplicate.play_deal`)

    Used in a `with` statement. Raises ArenaError where the file cannot be read or written, or
    belongs to a contest with other settings.
    """

    def __init__(self, path, contest):
        self.results = {}
        self._path = path
        self._settings = {
            "games": list(contest.games),
            "seats": contest.seats,
            "bots": list(contest.names),
            "seed": contest.seed,
            "rating": contest.round_robin,
            "program": fingerprint(),
        }

    def __enter__(self):
        try:
            self._file = open(self._path, "a+b")
            self._read()
        except OSError as error:
            raise ArenaError(f"{self._path}: {error.strerror or error}") from error
        return self

    def __exit__(self, *_):
        self._file.close()

    def add(self, task, result):
        """Keep the result of a task, in memory and in the file."""
        self.results[task] = result
        self._write([*astuple(task), result])

    def _write(self, value):
        try:
            self._file.write(json.dumps(value, separators=(",", ":")).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise ArenaError(f"{self._path}: {error.strerror or error}") from error

    def _read(self):
        self._file.seek(0)
        lines = self._file.read().split(b"\n")
        # A line without an end was cut off when the contest was stopped: that deal is played anew.
        cut_off = lines.pop()
        if not lines:
            self._begin(cut_off)
            return
        self._check_settings(self._parse(lines[0], 1))
        for number, line in enumerate(lines[1:], 2):
            entry = self._parse(line, number)
            if not isinstance(entry, list) or len(entry) != 5:
                raise ArenaError(f"{self._path}, line {number}: no result of a deal")
            self.results[Task(*entry[:4])] = entry[4]
        self._file.truncate(self._file.tell() - len(cut_off))

    def _begin(self, cut_off):
        if not json.dumps(self._settings, separators=(",", ":")).encode().startswith(cut_off):
            raise ArenaError(f"{self._path} is no state file of the arena")
        self._file.truncate(0)
        self._write(self._settings)

    def _parse(self, line, number):
        try:
            return json.loads(line)
        except ValueError as error:
            raise ArenaError(f"{self._path}, line {number}: {error}") from error

    def _check_settings(self, found):
        if not isinstance(found, dict) or found.keys() != self._settings.keys():
            raise ArenaError(f"{self._path} is no state file of the arena")
        for key, value in self._settings.items():
            if found[key] != value:
                made_with = _WORDS[key].format(_listed(found[key]))
                raise ArenaError(f"{self._path} was made with {made_with}; name another file")


def _listed(value):
    return ", ".join(value) if isinstance(value, list) else value
