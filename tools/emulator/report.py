"""Writes down what was measured on an emulated device, and holds it against the budgets."""

from dataclasses import dataclass

from tools.emulator.rounds import ROUND

# In milliseconds and bytes. Files that are compiled already start sooner.
TITLE_MS = {"py": 5_000, "mpy": 3_000}
KEY_MS = 50
FREE_BYTES = 50_000
BLOCK_BYTES = 16_000
# By so much rounds may differ, since their records and lists of moves have not one length.
LESS_BYTES = 1_000


@dataclass(frozen=True)
class Line:
    """One line of the report: what was measured, the words for it, and whether it is within its
    budget; None where there is none."""

    what: str
    words: str
    within: bool | None


def lines(measured, form):
    """Return the Lines that tell of ``measured``, a ``Measured``.

    ``form`` says of which files the game was: "py" or "mpy".
    """
    told = []
    if measured.title is not None:
        budget = TITLE_MS[form]
        words = f"{measured.title:,.0f} ms (at most {budget:,})"
        told.append(Line("code.py to the title", words, measured.title <= budget))
    if measured.keys:
        words = f"{_range(measured.keys)} (at most {KEY_MS})"
        told.append(Line("key to first pixel", words, max(measured.keys) <= KEY_MS))
    if measured.bots:
        words = f"{_range(measured.bots)}, the game's pauses included"
        told.append(Line("a bot's move", words, None))
    if measured.free_at_start is not None:
        told.append(Line("free at the start", f"{measured.free_at_start:,} bytes", None))
    for when, heap in measured.heaps.items():
        words = f"{heap.free:,} bytes (at least {FREE_BYTES:,})"
        told.append(Line(f"free {when}", words, heap.free >= FREE_BYTES))
        words = f"{heap.largest:,} bytes (at least {BLOCK_BYTES:,})"
        told.append(Line("the largest block", words, heap.largest >= BLOCK_BYTES))
    rounds = [heap.free for when, heap in measured.heaps.items() if when.startswith(ROUND)]
    if len(rounds) > 1:
        less = rounds[0] - rounds[-1]
        words = f"{less:,} bytes from the first to the last (at most {LESS_BYTES:,})"
        told.append(Line("lost by rounds", words, less <= LESS_BYTES))
    return told


def text(told):
    """Return the Lines ``told`` as text, one below the other."""
    marks = {True: "", False: "  OVER ITS BUDGET", None: ""}
    return "\n".join(f"{line.what:20} {line.words}{marks[line.within]}" for line in told)


def _range(values):
    """Return the smallest and the largest of some milliseconds, and how many they are."""
    few, many = f"{min(values):,.0f}", f"{max(values):,.0f}"
    span = few if few == many else f"{few} to {many}"
    return f"{span} ms in {len(values)} case{'s' if len(values) > 1 else ''}"
