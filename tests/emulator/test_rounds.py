import pytest

from firmware import keys
from firmware.app import App
from firmware.settings import Settings
from tests.app import positions
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.desktop.script import ScriptRunner
from tools.emulator.rounds import Rounds
from tools.emulator.trial import TrialError


class AppTrial:
    """The app itself, in the place of an emulated device that runs it.

    :param target: that of a match that is begun.
    :param memory: what the board has saved; None for nothing.

    :attr asked: what was asked for: (when, seed and number in the match, how many moves were made,
        whether the person is to move, whether the match was over).
    :attr pressed: the keys, each with how many moves were made before it; None before a match.
    """

    def __init__(self, target, memory=None):
        self._board = DesktopBoard(240, 240, memory or RamMemory(4096))
        self.app = App(self._board, seed=positions.YOU_LEAD, seats=2)
        self.app.settings.target = target
        self._runner = ScriptRunner(self.app, self._board)
        self.asked = []
        self.pressed = []

    @property
    def session(self):
        return self.app.session

    def press(self, key):
        self.pressed.append((keys.NAMES[key], self.session and self._moves()))
        self._board.keys.press(key)
        self.wait(50)

    def wait(self, ms):
        self._runner.advance(ms)

    def settle(self):
        pass

    def ask(self, when):
        match = self.session.match
        turn = self.session.persons_turn()
        self.asked.append((when, match.seed, match.number, self._moves(), turn, match.over))

    def _moves(self):
        return len(self.session.view.table.history)


def test_rounds_are_played_and_the_memory_asked_for_in_the_first_and_the_last():
    trial = AppTrial(target=200)
    Rounds(trial).play(3)
    match = trial.session.match
    assert (match.number, match.round.over) == (3, True)
    assert trial.asked == [
        # You lead in both, Ann answers.
        ("in round 1", match.seed, 1, 2, True, False),
        ("in round 3", match.seed, 3, 2, True, False),
    ]


def test_a_round_under_way_is_the_first():
    trial = AppTrial(target=200)
    trial.app.begin_match()
    trial.wait(10)
    trial.app.quit()
    seed = trial.session.match.seed
    Rounds(trial).play(1)
    assert trial.asked == [("in round 1", seed, 1, 2, True, False)]
    assert trial.session.match.round.over


def test_the_tile_that_b_goes_to_is_laid():
    # The ends show 5 and 6. The cursor is on the 6-0, the first that fits; after it the 6-1 does.
    trial = AppTrial(target=200, memory=positions.TWO_SEATS.save(3))
    Rounds(trial).play(1)
    # The first key goes on with the match; Ann has the 5-3 at least to lay.
    assert trial.pressed[:4] == [("a", 3), ("b", 3), ("a", 3), ("b", 5)]
    assert "play=50,20R,62R,61R," in trial.session.record()
    assert trial.asked == [("in round 1", trial.session.match.seed, 2, 3, True, False)]


def test_a_pass_is_confirmed_by_one_key():
    # Ann passes, the 6-0 is laid, Ann goes on, and both pass.
    memory = positions.TWO_SEATS.save(positions.BEFORE_ANNS_PASS)
    trial = AppTrial(target=200, memory=memory)
    Rounds(trial).play(1)
    # The last key goes to the end of the round.
    assert trial.pressed == [("a", 8), ("b", 9), ("a", 9), ("b", 11), ("a", 11), ("a", 13)]


def test_a_round_that_ends_before_the_person_is_to_move_is_asked_for_at_its_end():
    memory = positions.LONG_LINE.save(positions.BEFORE_THE_LAST)
    trial = AppTrial(target=200, memory=memory)
    Rounds(trial).play(1)
    assert trial.asked == [("in round 1", trial.session.match.seed, 2, 19, False, False)]


def test_a_round_may_be_long_as_long_as_somebody_moves(monkeypatch):
    # Each of the bot's moves takes 25 s, and there are more than three.
    monkeypatch.setattr(Settings, "pace_ms", 25_000)
    trial = AppTrial(target=200)
    Rounds(trial).play(1)
    assert trial.session.match.round.over


def test_a_match_that_ends_is_followed_by_another():
    trial = AppTrial(target=1)
    Rounds(trial).play(4)
    ends = [asked for asked in trial.asked if asked[0].startswith("after match")]
    # Only a tie scores nothing, so that almost each round ends its match.
    assert [when for when, *_ in ends] == [f"after match {n + 1}" for n in range(len(ends))]
    assert len(ends) == len({seed for _, seed, *_ in ends}) >= 2
    assert all(over for *_, over in ends)


def test_a_game_that_begins_nothing_is_an_error(monkeypatch):
    trial = AppTrial(target=0)
    monkeypatch.setattr(App, "begin_match", lambda app: None)
    with pytest.raises(TrialError, match="no round begins"):
        Rounds(trial).play(1)


def test_a_game_in_which_nobody_moves_is_an_error(monkeypatch):
    trial = AppTrial(target=0)
    trial.app.begin_match()
    trial.wait(10)
    monkeypatch.setattr(AppTrial, "press", lambda trial, key: trial.wait(50))
    with pytest.raises(TrialError, match="nobody moves"):
        Rounds(trial).play(1)
