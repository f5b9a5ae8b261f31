"""Key scripts: a line of words that plays the game without a window and without waiting."""

import argparse
import re
from dataclasses import dataclass
from pathlib import Path

from firmware.clock import TICKS_PERIOD
from firmware.keys import NAMES

# For the help of the programs that take scripts.
WORDS = """\
the words of a SCRIPT, separated by spaces:
  left right up down a b start hint   press a key, then let 50 ms pass
  right*3                             the same key so many times
  wait:500                            let so many milliseconds pass
  shot:FILE.png                       save the picture as it is then
"""
PICTURE = ".png"

# The game's clock moves by this much between two ticks, and by this much after each key.
TICK_MS = 10
KEY_MS = 50


class ScriptError(ValueError):
    """A word that is not understood or cannot be carried out. The text says which and where."""


@dataclass(frozen=True)
class Press:
    """Press the key `key` (a number of `firmware.keys`) `times` times."""

    key: int
    times: int


@dataclass(frozen=True)
class Wait:
    """Let `ms` milliseconds pass."""

    ms: int


@dataclass(frozen=True)
class Shot:
    """Save the picture in the file `path`. `place` says which word asked for it."""

    path: str
    place: str


def picture_file(text):
    """Return the Path of a picture that an option names; argparse's error unless it is a PNG's."""
    path = Path(text)
    if path.suffix.lower() != PICTURE:
        raise argparse.ArgumentTypeError(
            f"pictures are PNG files, and {text!r} ends in no {PICTURE}"
        )
    return path


def parse(script):
    """Return the steps of the text `script` as a list of Press, Wait and Shot.

    Raises ScriptError at the first word that is none of those above.
    """
    steps = []
    for number, match in enumerate(re.finditer(r"\S+", script), start=1):
        place = f"word {number} (column {match.start() + 1})"
        steps.append(_parse_word(match.group(), place))
    return steps


def _parse_word(word, place):
    if word.startswith("wait:"):
        ms = word.removeprefix("wait:")
        if not _is_number(ms):
            raise ScriptError(f"{place}: {word!r} needs whole milliseconds, as in wait:500")
        return Wait(int(ms))
    if word.startswith("shot:"):
        path = word.removeprefix("shot:")
        if Path(path).suffix.lower() != PICTURE:
            raise ScriptError(f"{place}: {word!r} needs a file, as in shot:table{PICTURE}")
        return Shot(path, place)
    name, star, times = word.partition("*")
    if name not in NAMES:
        raise ScriptError(
            f"{place}: unknown word {word!r}; known are {', '.join(NAMES)}, wait:N and shot:FILE"
        )
    if star and not (_is_number(times) and int(times) > 0):
        raise ScriptError(f"{place}: {word!r} needs a number of times, as in {name}*3")
    return Press(NAMES.index(name), int(times) if star else 1)


def _is_number(text):
    # Not str.isdigit() alone, which takes digits of other scripts; ten digits are four months.
    return text.isascii() and text.isdigit() and len(text) <= 10


class ScriptRunner:
    """Plays scripts on an app. Its clock starts at `now` (ms) and moves only as a script says.

    :param app: anything with `tick(now_ms)`; it gets its first tick here, at `now`.
    :param board: the DesktopBoard that the app was made with.
    """

    def __init__(self, app, board, now=0):
        self._app = app
        self._board = board
        self.now = now
        app.tick(now)

    def run(self, script):
        """Carry out the text `script`, all of which is understood before anything happens.

        Raises ScriptError if it is not, or when a picture cannot be saved.
        """
        for step in parse(script):
            if isinstance(step, Press):
                for _ in range(step.times):
                    self._board.keys.press(step.key)
                    self.advance(KEY_MS)
            elif isinstance(step, Wait):
                self.advance(step.ms)
            else:
                self._save_picture(step)

    def advance(self, ms):
        """Let `ms` milliseconds pass, a tick at the end of each 10 and of what is left over."""
        while ms > 0:
            step = min(ms, TICK_MS)
            ms -= step
            self.now = (self.now + step) % TICKS_PERIOD
            self._app.tick(self.now)

    def _save_picture(self, shot):
        try:
            self._board.display.image().save(shot.path, format="PNG")
        except OSError as error:
            reason = error.strerror or error
            raise ScriptError(f"{shot.place}: cannot save {shot.path}: {reason}") from error
