"""Differences of the board's millisecond clock, which starts again at 0 every six days or so."""

# supervisor.ticks_ms() counts from 0 to TICKS_PERIOD - 1.
TICKS_PERIOD = 1 << 29


def elapsed(now, then):
    """Return the milliseconds from ``then`` to ``now``, both in ``range(TICKS_PERIOD)``.

    The clock may have wrapped once in between. A span of TICKS_PERIOD or more (6.2 days) cannot be
    told from a shorter one.
    """
    return (now - then) & (TICKS_PERIOD - 1)
