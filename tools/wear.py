"""Counts how saving wears a Pico's flash out.

CircuitPython keeps `microcontroller.nvm` of an RP2040 in one sector of flash. A slice is just
written where all of its bytes are 0xFF; else the whole sector is erased and written anew. A sector
stands 100,000 erasures.
"""

import math
from dataclasses import dataclass

from engine import bots
from firmware import texts
from firmware.beginning import begin
from firmware.session import PERSON, PERSON_LEVEL
from firmware.store import Store
from tools.desktop.memory import ERASED, RamMemory

PICO_MEMORY = 4096
ERASURES = 100_000
MATCHES_A_DAY = 10
DAYS_A_YEAR = 365.25


class FlashMemory(RamMemory):
    """A Pico's memory that counts.

    :attr writes: how often it was written to.
    :attr written: how many bytes that were.
    :attr longest: how many bytes were written at once at the most.
    :attr erasures: how often the sector had to be erased for that.
    """

    def __init__(self):
        super().__init__(PICO_MEMORY)
        self.writes = self.written = self.longest = self.erasures = 0

    def _write(self, start, data):
        self.writes += 1
        self.written += len(data)
        self.longest = max(self.longest, len(data))
        if self._read(start, len(data)).strip(ERASED):
            self.erasures += 1
        super()._write(start, data)


@dataclass(frozen=True)
class Wear:
    """What a number of matches came to."""

    matches: int
    writes: int
    written: int
    longest: int
    erasures: int

    @property
    def years(self):
        """How many years of MATCHES_A_DAY the sector lasts; infinitely many without an erasure."""
        if not self.erasures:
            return math.inf
        return ERASURES * self.matches / (self.erasures * MATCHES_A_DAY * DAYS_A_YEAR)


def wear(game, seats, matches, level="steady"):
    """Play that many matches of `seats` seats, saved as the app saves them, and return the Wear.

    All seats, the person's too, are played by bots of `level`. The seeds are 0, 1, 2 and so on.
    """
    memory = FlashMemory()
    bot = bots.make(level)

    def choose(session):
        return bots.choose(bot, session.view, bots.rng_for(session.match, PERSON))

    for seed in range(matches):
        play(memory, game, [level] * (seats - 1), seed, choose)
    return Wear(matches, memory.writes, memory.written, memory.longest, memory.erasures)


def play(memory, game, levels, seed, choose):
    """Play a match from the set-up back to the title, saved in `memory` as the app does it.

    `levels` are the bots', `choose(session)` returns the person's move.
    """
    store = Store(memory)
    settings = store.load_settings()
    store.save_settings(settings)
    players = [(texts.YOU, PERSON_LEVEL), *zip(texts.BOT_NAMES, levels, strict=False)]
    session = begin(game, players, settings.target, seed, store.room)
    store.save_match(session)
    while True:
        while not session.view.table.over:
            session.push(_move(session, choose))
            store.save_match(session)
        if session.match.over:
            break
        session.next_round()
        store.save_match(session)
    store.count_match(session)
    store.clear_match()


def _move(session, choose):
    if session.persons_turn():
        return choose(session)
    while session.decided is None:
        session.think()
    return session.decided
