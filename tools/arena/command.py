"""`cmd:"./their-bot"`: other people's programs, one line to them and one line back."""

import contextlib
import queue
import shlex
import subprocess
import threading
import time

from engine.errors import NotationError
from engine.notation.rounds import format_view, parse_move
from tools.arena.errors import ArenaError, PlayerError

# A move takes four characters; the rest is room for what a program says is wrong.
_LONGEST_ANSWER = 400


class Command:
    """A program that reads a view a line from its standard input and answers one move a line.

    It plays like the bots of `engine.bots`. What it writes to its standard error is shown.

    :param command: the command line, words as in a shell.
    :param time_limit: how many seconds it may take for a move, its start included.

    Raises ArenaError for a command line that is none.
    """

    # It runs in a process of its own, so only the time on the wall tells.
    clock = staticmethod(time.perf_counter_ns)

    def __init__(self, command, time_limit):
        self._name = f"cmd:{command}"
        try:
            self._words = shlex.split(command)
        except ValueError as error:
            raise ArenaError(f"{self._name}: {error}") from error
        if not self._words:
            raise ArenaError("cmd: names no program")
        self._time_limit = time_limit
        self._process = None
        self._answers = queue.SimpleQueue()

    def start(self, view, rng):
        """Send the view. Raises ArenaError where the program cannot be started."""
        if self._process is None:
            self._launch()
        self._view = view
        self._line = format_view(view)
        self._expect_silence()
        # Where it has ended, `step` says how, when it finds no answer.
        with contextlib.suppress(OSError):
            self._process.stdin.write(self._line + "\n")
            self._process.stdin.flush()

    def step(self):
        """Return the move it answers. Raises PlayerError where it answers none."""
        try:
            answer = self._answers.get(timeout=self._time_limit)
        except queue.Empty:
            self._fail(f"did not answer within {self._time_limit:g} seconds")
        if not answer:
            self._fail(f"ended with exit code {self._exit_code()} instead of answering")
        answer = answer.rstrip("\r\n")
        try:
            return parse_move(answer, self._view.rules, not self._view.table.ends)
        except NotationError as error:
            self._fail(f"answered {answer!r}: {error}")

    def close(self):
        """End the program."""
        if self._process is None:
            return
        process = self._process
        self._process = None
        with contextlib.suppress(OSError):
            process.stdin.close()
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _expect_silence(self):
        """Fail where an answer is there before the question, which would go to the wrong view."""
        if self._answers.empty():
            return
        answer = self._answers.get()
        if answer:
            self._fail(f"wrote {answer.rstrip()!r} before it was asked")
        self._answers.put(answer)

    def _launch(self):
        try:
            self._process = subprocess.Popen(
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="ascii",
                errors="backslashreplace",
            )
        except OSError as error:
            raise ArenaError(f"{self._name}: {error.strerror or error}") from error
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def _read(self, stdout):
        with stdout:
            while answer := stdout.readline(_LONGEST_ANSWER):
                self._answers.put(answer)
        self._answers.put("")

    def _exit_code(self):
        try:
            return self._process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            return "unknown"

    def _fail(self, why):
        self.close()
        raise PlayerError(self._name, why, self._line)
