"""Plays whole matches: on a device by keys, and by the engine alone as the record to compare."""

import random

from engine import bots
from engine.games import find
from engine.match import Match
from engine.notation.matches import KeptRounds, format_match
from firmware import menu_texts, texts
from firmware.clock import TICKS_PERIOD
from firmware.settings import HAND_ORDER_NAMES
from tests.app.driver import some_move


def record_by_engine(seed, levels, target, room):
    """Return the record of the match in which the person makes `some_move` on every turn.

    `levels` are the bots', `room` the characters of finished rounds that are kept.
    """
    players = [(texts.YOU, "person")] + list(zip(texts.BOT_NAMES, levels, strict=False))
    match = Match(find("block"), len(players), seed, target)
    seated = [None] + [bots.make(level) for level in levels]
    kept = KeptRounds(len(players), room)
    while not match.over:
        round_ = match.deal()
        while not round_.over:
            seat = round_.turn
            view = round_.view(seat)
            if seat == 0:
                move = some_move(view, match.number)
            else:
                move = bots.choose(seated[seat], view, bots.rng_for(match, seat))
            round_.push(move)
        match.score()
        kept.add(round_)
    return format_match(match, players, kept)


def without_former_rounds(record):
    """Return a record's lines without the finished rounds and what it says of those left out.

    How many of them are kept depends on how often the match was saved, and where.
    """
    lines = [line for line in record.splitlines() if "-before: " not in line]
    rounds = [line for line in lines if line.startswith("round: ")]
    return [line for line in lines if line not in rounds[:-1]]


def play_match(driver, meanwhile=None):
    """Play on, from wherever the match is, to its end; return the record.

    `meanwhile(moment)` is called before each thing that is done, where `moment` says what it is:
    a screen (see `Driver.where`), "turn" (the person's) or "bot". It may press keys, wait, or
    restart the device, but must leave the match on one of its screens.
    """
    while True:
        moment = moment_of(driver)
        if meanwhile is not None:
            meanwhile(moment)
            if moment_of(driver) != moment:
                continue
        if moment == "match end":
            return driver.session.record()
        if moment == "turn":
            driver.play_turn(some_move(driver.view, driver.session.match.number))
        elif moment == "bot":
            driver.wait(200)
        else:
            # The lot, the table after the round's last move, the end of a round.
            driver.press("a")


def moment_of(driver):
    where = driver.where()
    if where != "table" or driver.view.table.over:
        return where
    return "turn" if driver.session.persons_turn() else "bot"


class Interruptions:
    """Restarts the device, quits to the title or looks at the menus, at random moments.

    A `meanwhile` of `play_match`: the first of each kind of moment is always a restart, later ones
    are interrupted by a chance of `chance`.

    :attr restarts: how many restarts there were at each kind of moment.
    """

    def __init__(self, driver, chance=0.2):
        self._driver = driver
        self._chance = chance
        self._rng = random.Random(driver.size[0])
        self.restarts = {}

    def __call__(self, moment):
        first = moment not in self.restarts
        if not first and self._rng.random() > self._chance:
            return
        driver = self._driver
        what = "restart" if first else self._rng.choice(("restart", "quit", "pause", "menus"))
        if what == "restart":
            self.restarts[moment] = self.restarts.get(moment, 0) + 1
            driver.restart(self._rng.randrange(TICKS_PERIOD))
            driver.go_on()
            return
        driver.press("start")
        if what == "quit":
            driver.choose(menu_texts.SAVE_AND_QUIT)
            driver.go_on()
            return
        if what == "menus":
            driver.choose(menu_texts.HOW_TO_PLAY)
            driver.press("right b")
            driver.choose(menu_texts.SETTINGS)
            driver.change(menu_texts.HAND_ORDER, self._rng.choice(HAND_ORDER_NAMES))
            driver.press("b")
        driver.choose(menu_texts.RESUME)
