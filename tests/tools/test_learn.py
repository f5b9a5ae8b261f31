import random

import pytest

from engine import tiles
from engine.bots import habits as learned_habits
from engine.bots import lead_values
from tools.learn import fit, habits, lead
from tools.learn.__main__ import main


def test_equations_are_solved():
    # x + 2y = 5, 3x + 4y = 11.
    assert fit.solve([[1, 2], [3, 4]], [5, 11]) == pytest.approx([1, 2])
    # Without a pivot the first division would be by 0.
    assert fit.solve([[0, 2], [3, 0]], [4, 9]) == pytest.approx([3, 2])
    with pytest.raises(ZeroDivisionError):
        fit.solve([[1, 2], [2, 4]], [1, 2])


def test_least_squares_finds_the_closest_weights():
    # Exactly 2a - b.
    assert fit.least_squares([(1, 0), (0, 1), (1, 1)], [2, -1, 1]) == pytest.approx([2, -1])
    # The mean is closest to 1, 2 and 6.
    assert fit.least_squares([(1,), (1,), (1,)], [1, 2, 6]) == pytest.approx([3])


def test_choices_made_with_known_weights_give_these_weights_back():
    chance = random.Random(5)
    seen = []
    for _ in range(4000):
        options = [(chance.randrange(4), chance.randrange(2)) for _ in range(3)]
        odds = [2.0 ** option[0] * 0.5 ** option[1] for option in options]
        seen.append((options, chance.choices(range(3), odds)[0]))
    # Twice as likely for each step of the first, half for the second: log 2 = 0.693.
    assert fit.choices(seen) == pytest.approx([0.693, -0.693], abs=0.1)


def test_the_numbers_in_the_engine_are_written_as_the_learner_writes_them():
    with open(lead_values.__file__) as file:
        assert file.read() == lead.text(lead_values.WORTH)
    with open(learned_habits.__file__) as file:
        tables = (learned_habits.SHARE, learned_habits.LEADS, learned_habits.SCORES)
        assert file.read() == habits.text(*tables)


def test_what_a_lead_gains():
    # 6-6 led and nothing fits it: 1-0 and 2-1 are left, 3 - 1 = 2 points, and against oneself -2.
    hands = [[27, 1], [4]]
    assert tiles.text(27) == "66" and tiles.text(1) == "10" and tiles.text(4) == "21"
    assert lead._gain(27, hands) == 2
    # With a third seat, which holds 3-1: 3 + 4 - 1 = 6 points.
    assert lead._gain(27, [*hands, [7]]) == 6


def test_a_small_run_gives_the_same_numbers_again():
    first = lead.learn(3, 10, 3, lambda: None)
    assert first == lead.learn(3, 10, 3, lambda: None)
    assert len(first) == 3 and all(len(numbers) == 4 for numbers in first)
    assert first != lead.learn(4, 10, 3, lambda: None)


def test_the_scores_of_a_habit_follow_its_weights():
    heavy, thought = habits._tables([0.25, 1.0])
    # 0-0 is a double without pips; 1-0 has one pip, 2 steps of 1/8, and is the least.
    assert thought[:3] == (6, 0, 10)
    assert heavy[27] - heavy[26] == 10


def test_the_command_writes_a_file(tmp_path):
    out = tmp_path / "lead.py"
    assert main(["lead", "--hands", "10", "--worlds", "10", "--out", str(out)]) == 0
    scope = {}
    exec(out.read_text(), scope)
    assert len(scope["WORTH"]) == 3
    with pytest.raises(SystemExit):
        main(["lead", "--hands", "1"])
