"""Plays on an emulated device by a script of keys, and measures how long things take there."""

from dataclasses import dataclass, field

from firmware.keys import NAMES
from tools.desktop.script import Press, ScriptError, Wait
from tools.emulator.heap import ASK, HURRY, Heap, free_at_start, heap_of
from tools.emulator.saved import SavedMatch

_NS_PER_MS = 1_000_000
# The title stands when nothing more has come for so long.
_STANDS_NS = 100 * _NS_PER_MS
_BOOT_MS = 60_000
# A key that has changed nothing after this time changes nothing.
_ANSWER_NS = 1_000 * _NS_PER_MS
_PICTURE_MS = 5_000
_HEAP_MS = 30_000
# What the console says when the program has ended, and when it has failed and will start anew.
_ENDED = ("Code done running", "Pocket Bones starts again")


class TrialError(Exception):
    """The game did not do what it should; the text says what."""


@dataclass
class Measured:
    """What was measured, in milliseconds of the emulated chip.

    free_at_start  the bytes that are free when code.py starts, None before
    title          from the start of code.py until the title stands, None before
    keys           from each key to the first pixel sent after it, where there was one before
                   another key, and the trial's keys were timed
    bots           from the move before to each move of a bot, the game's own pauses among it
    heaps          when the game was asked how much memory is free, and its answer, a ``Heap``
    """

    free_at_start: int | None = None
    title: float | None = None
    keys: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    heaps: dict[str, Heap] = field(default_factory=dict)


def measure_free(device):
    """Let ``device`` start until code.py does, and return how many bytes are free then.

    Raises TrialError if it does not start.
    """
    for _ in range(_BOOT_MS):
        device.tick()
        free = free_at_start(device.console)
        if free is not None:
            return free
    raise TrialError(f"code.py has not started after {_BOOT_MS // 1000} s")


class Trial:
    """The running of one device.

    :param device: a ``Device`` that has just been switched on.
    :param say: called with (seconds since power-on, text) of what happens.
    :param memory: where to keep what the game saves, as in ``tools.desktop.memory``; or None.

    :attr measured: what was measured so far.
    :attr keys_timed: whether keys count for what is measured; True until it is set otherwise.
    """

    def __init__(self, device, say, memory=None):
        self._device = device
        self._say = say
        self._memory = memory
        self._kept = device.memory()
        self._saved = SavedMatch()
        # The moves of a match that was saved before were not made now.
        self._saved.look(self._kept)
        self._last_move = None
        self._hurried = False
        # The keys that no pixel has answered yet, and the time of the first of them.
        self._keys = []
        self._pressed = 0
        self.keys_timed = True
        self.measured = Measured()

    def boot(self):
        """Let it start until the title stands. Raises TrialError if it does not."""
        screen = self._device.screen
        started = None
        for _ in range(_BOOT_MS):
            self.tick()
            now = self._device.chip.now
            if started is None:
                self.measured.free_at_start = free_at_start(self._device.console)
                if self.measured.free_at_start is not None:
                    started = now
            shown = screen.last_pixel
            if started is None or shown is None or shown < started:
                continue
            if now - shown > _STANDS_NS:
                self.measured.title = (shown - started) / _NS_PER_MS
                self._tell(f"the title stands, {self.measured.title:,.0f} ms after code.py started")
                return
        raise TrialError(f"no title after {_BOOT_MS // 1000} s")

    def play(self, steps):
        """Carry out the ``steps`` of a script (see ``tools.desktop.script``).

        Raises TrialError if the game ends, ScriptError when a picture cannot be saved.
        """
        for step in steps:
            if isinstance(step, Press):
                for _ in range(step.times):
                    self.press(step.key)
            elif isinstance(step, Wait):
                self.wait(step.ms)
            else:
                self.save_picture(step.path, step.place)

    def save_picture(self, path, place):
        """Save what is seen, once it is whole, as the PNG file ``path``.

        ``place`` begins the text of the ScriptError if it cannot be saved.
        """
        self.settle()
        try:
            self._device.screen.image().save(path, format="PNG")
        except OSError as error:
            reason = error.strerror or error
            raise ScriptError(f"{place}: cannot save {path}: {reason}") from error

    def ask(self, when):
        """Have the game say how much memory is free; ``when`` is in words. Raises TrialError."""
        answered = len(self._device.console)
        self._device.chip.type(ASK)
        for _ in range(_HEAP_MS):
            self.tick()
            heap = heap_of(self._device.console[answered:])
            if heap is not None:
                self.measured.heaps[when] = heap
                largest = f"the largest block has {heap.largest:,}"
                self._tell(f"{when}: {heap.free:,} bytes are free, {largest}")
                return
        raise TrialError("the game does not say how much memory is free")

    def hurry(self):
        """Have the game's pauses take an eighth of their time; bots' moves are not measured then.

        Only for buttons that mean nothing else when held.
        """
        self._device.chip.type(HURRY)
        self._hurried = True

    @property
    def session(self):
        """The match that the game has saved, a ``firmware.session.Session``; None without one."""
        return self._saved.session

    def press(self, key):
        """Press a key of ``firmware.keys`` and let as much time pass as that takes.

        What was begun to be drawn before is waited for, so that it is not taken for the answer.
        """
        self.settle()
        self.wait(self._device.buttons.press(key))

    def wait(self, ms):
        """Let so many milliseconds pass. Raises TrialError if the game has ended."""
        for _ in range(ms):
            self.tick()

    def settle(self):
        """Wait until all that was begun to be drawn is there."""
        for _ in range(_PICTURE_MS):
            if self._device.screen.is_quiet():
                break
            self.tick()

    def tick(self):
        """Let a millisecond pass. Raises TrialError if the game has ended."""
        screen, began = self._device.screen, self._device.chip.now
        if not self._keys:
            screen.forget()
            self._pressed = began
        self._keys += self._device.tick()
        if self._keys:
            self._answer(screen.first_pixel)
        memory = self._device.memory()
        if memory != self._kept:
            self._kept = memory
            if self._memory is not None:
                self._memory[0 : len(memory)] = memory
        for move in self._saved.look(memory):
            self._moved(move)
        if any(words in self._device.console for words in _ENDED):
            raise TrialError("the game has ended; the console says why")

    def _answer(self, pixel):
        names = ", ".join(NAMES[key] for key in self._keys)
        if pixel is not None:
            took = (pixel - self._pressed) / _NS_PER_MS
            # Of several keys nobody can say which one the pixel answers.
            if self.keys_timed and len(self._keys) == 1:
                self.measured.keys.append(took)
            self._tell(f"{names}: the first pixel came after {took:.1f} ms")
        elif self._device.chip.now - self._pressed > _ANSWER_NS:
            self._tell(f"{names}: nothing changed")
        else:
            return
        self._keys = []

    def _moved(self, move):
        now = self._device.chip.now
        text = f"{move.player} ({move.level}) plays {move.text}"
        measured = self._last_move is not None and not self._hurried
        if move.number and not move.person and measured:
            took = (now - self._last_move) / _NS_PER_MS
            self.measured.bots.append(took)
            text += f" {took:,.0f} ms after the move before"
        self._last_move = now
        self._tell(text)

    def _tell(self, text):
        self._say(self._device.chip.now / (1000 * _NS_PER_MS), text)
