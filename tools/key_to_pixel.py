"""Says how long a key takes until the first pixel changes, from times measured on a desktop.

What displayio then does before that pixel takes a board well under a millisecond.
"""

import statistics

from tools.key_match import NEW_SCREEN, THINKING, WHILE_THINKING

# How much slower than a desktop computer a Pico runs Python, roughly.
SLOWER = 200
BUDGET_MS = 50
# How many of 100 pieces of a bot's thinking are no longer than what is reckoned with.
_MOST = 95


def report(times):
    """Return lines of text: what each kind of turn of the loop takes, and a key at the worst.

    `times` are the seconds of the turns by kinds, as `program_times` returns them.
    """
    lines = [f"{'what happens':32} {'times':>6} {'median us':>10} {'most us':>8} {'Pico ms':>8}"]
    for name, seconds in sorted(times.items(), key=lambda item: statistics.median(item[1])):
        median = statistics.median(seconds)
        lines.append(
            f"{name:32} {len(seconds):6} {median * 1e6:10.0f} {max(seconds) * 1e6:8.0f} "
            f"{_pico_ms(median):8.0f}"
        )
    own = [
        statistics.median(seconds)
        for name, seconds in times.items()
        if name not in (THINKING, NEW_SCREEN) and not name.startswith("bot's")
    ]
    thoughts = sorted(times[THINKING])
    thought = thoughts[len(thoughts) * _MOST // 100]
    meanwhile = thought + statistics.median(times[WHILE_THINKING])
    lines += [
        "From a key on the table to the first pixel, guessed for a Pico:",
        f"on the own turn {_pico_ms(max(own)):.0f} ms; "
        f"while a bot thinks {_pico_ms(meanwhile):.0f} ms, or less in {_MOST} of 100 cases. "
        f"The budget is {BUDGET_MS} ms.",
    ]
    return lines


def _pico_ms(seconds):
    return seconds * SLOWER * 1000
