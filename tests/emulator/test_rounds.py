import pytest

from firmware.app import App
from tests.app import positions
from tools.desktop.board import DesktopBoard
from tools.desktop.memory import RamMemory
from tools.desktop.script import ScriptRunner
from tools.emulator.rounds import Rounds
from tools.emulator.trial import TrialError


class AppTrial:
    """The app itself, in the place of an emulated device that runs it.

    :attr asked: what was asked for: (when, seed and number in the match, whether the person is to
        move, whether the match was over).
    """

    def __init__(self, target):
        self._board = DesktopBoard(240, 240, RamMemory(4096))
        self.app = App(self._board, seed=positions.YOU_LEAD, seats=2)
        self.app.settings.target = target
        self._runner = ScriptRunner(self.app, self._board)
        self.asked = []

    @property
    def session(self):
        return self.app.session

    def press(self, key):
        self._board.keys.press(key)
        self.wait(50)

    def wait(self, ms):
        self._runner.advance(ms)

    def settle(self):
        pass

    def ask(self, when):
        match = self.session.match
        self.asked.append((when, match.seed, match.number, self.session.persons_turn(), match.over))


def test_rounds_are_played_and_the_memory_asked_for_in_the_first_and_the_last():
    trial = AppTrial(target=200)
    Rounds(trial).play(3)
    match = trial.session.match
    assert (match.number, match.round.over) == (3, True)
    assert trial.asked == [
        ("in round 1", match.seed, 1, True, False),
        ("in round 3", match.seed, 3, True, False),
    ]


def test_a_round_under_way_is_the_first():
    trial = AppTrial(target=200)
    trial.app.begin_match()
    trial.wait(10)
    trial.app.quit()
    seed = trial.session.match.seed
    Rounds(trial).play(1)
    assert trial.asked == [("in round 1", seed, 1, True, False)]
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
