"""Which tune a move has, and that it is played note by note as time passes."""

import pytest

from engine.moves import DRAW, PASS, STOP
from engine.outcome import BLOCKED, DOMINO, TARGET, Outcome
from firmware import sound
from firmware.clock import TICKS_PERIOD
from firmware.sound import Sound, tune_of
from tests.tone import Tone


class Session:
    """A session right after a move."""

    def __init__(self, outcome=None, persons_turn=False):
        self.outcome = lambda: outcome
        self.persons_turn = lambda: persons_turn


TUNES = {
    name: tune for name, tune in vars(sound).items() if name.endswith("_TUNE") and name[0] != "_"
}


def test_every_tune_differs_from_the_others_and_is_short():
    assert len(set(TUNES.values())) == len(TUNES) == 9
    for name, tune in TUNES.items():
        assert len(tune) % 2 == 0
        # In hundredths of a second: clicks of a move are shorter than a bot's wait at its fastest.
        assert 2 <= sum(tune[1::2]) <= (20 if name in ("LAID_TUNE", "PASS_TUNE") else 100)
        # What a small piezo gives.
        assert all(hertz == 0 or 20 <= hertz <= 250 for hertz in tune[::2])


@pytest.mark.parametrize(
    "move, tune",
    [(37, "LAID_TUNE"), (PASS, "PASS_TUNE"), (DRAW, "DRAW_TUNE"), (STOP, "STOP_TUNE")],
)
def test_each_kind_of_move_has_its_tune_and_the_persons_turn_is_told_after_it(move, tune):
    assert tune_of(Session(), move) == TUNES[tune]
    assert tune_of(Session(persons_turn=True), move) == TUNES[tune] + TUNES["TURN_TUNE"]


@pytest.mark.parametrize(
    "how, seat, tunes",
    [
        (DOMINO, 0, ["DOMINO_TUNE", "WON_TUNE"]),
        (DOMINO, 2, ["DOMINO_TUNE", "LOST_TUNE"]),
        (DOMINO, None, ["DOMINO_TUNE"]),
        (BLOCKED, 0, ["BLOCKED_TUNE", "WON_TUNE"]),
        (BLOCKED, 1, ["BLOCKED_TUNE", "LOST_TUNE"]),
        (BLOCKED, None, ["BLOCKED_TUNE"]),
        (TARGET, None, ["BLOCKED_TUNE"]),
    ],
)
def test_the_end_of_a_round_tells_how_it_ended_and_whether_the_person_has_won(how, seat, tunes):
    outcome = Outcome(how, seat, 12, (0, 5, 7))
    assert tune_of(Session(outcome), 37) == b"".join(TUNES[name] for name in tunes)


@pytest.mark.parametrize("start", [0, TICKS_PERIOD - 100])
def test_notes_follow_one_another_and_silence_the_last(start):
    """A tune of 500 Hz for 80 ms, a rest of 20 ms, 1,000 Hz for 40 ms."""
    tone = Tone()
    player = Sound(tone)
    player.play(bytes((50, 8, 0, 2, 100, 4)), start)
    heard = []
    for ms in range(0, 200, 10):
        player.tick((start + ms) % TICKS_PERIOD)
        if tone.heard:
            heard.append((ms, tone.heard))
            tone.heard = []
    assert heard == [(0, [500]), (80, [0]), (100, [1000]), (140, [0])]


def test_a_new_tune_ends_the_one_before():
    tone = Tone()
    player = Sound(tone)
    player.play(bytes((50, 8, 60, 8)), 0)
    player.play(bytes((70, 2)), 30)
    for now in range(30, 300, 10):
        player.tick(now)
    assert tone.heard == [500, 700, 0]


def test_nothing_sounds_before_the_first_tune():
    tone = Tone()
    Sound(tone).tick(5000)
    assert tone.heard == []
