"""The options that the set-up offers: whatever is chosen can be played on that screen."""

import random

import pytest

from engine.games import NAMES, find, load
from engine.options import known_options
from firmware import metrics
from firmware.game_list import GAMES
from firmware.game_options import entries_of, place_of, step_value
from firmware.option_list import OPTIONS
from firmware.possible import fit_opponents, rules_for, seats_of
from firmware.settings import Settings

SIZES = [(sizes.width, sizes.height) for sizes in metrics.ALL] + [(640, 480)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", [game for game, _, _ in GAMES])
def test_every_walk_over_the_options_leads_to_a_game_that_can_be_played(game, size):
    rng = random.Random(size[0])
    sizes = metrics.for_size(*size)
    settings = Settings()
    settings.game = game
    for _ in range(60):
        settings.opponents = rng.choice(seats_of(settings.game, sizes)) - 1
        entry = rng.choice(entries_of(game))
        before = settings.game
        seats = settings.opponents + 1
        settings.game = step_value(before, entry, rng.choice((1, -1)), seats, sizes)
        # Written as the engine writes it, so that it stands so in records.
        assert find(settings.game).name == settings.game
        fit_opponents(settings, sizes)
        rules = rules_for(settings.game, settings.opponents + 1, sizes)
        assert metrics.line_of(sizes, rules, settings.opponents + 1)[0]
        if settings.game != before:
            assert place_of(settings.game, entry) != place_of(before, entry)


def test_every_game_and_every_option_that_the_engine_knows_is_offered():
    offered = {name: {value for value, _, _ in values} for name, _, values in OPTIONS}
    for game in NAMES:
        assert {name for name, _, _ in entries_of(game)} == set(known_options(load(game)))
    assert {game for game, _, _ in GAMES} == set(NAMES)
    # Every value is one that some game takes.
    takes = {
        "no-double": "block(lead=highest-double,%s)",
        "difference": "draw(partners,%s)",
        "partners": "draw(%s)",
        "stock-scores": "draw(%s)",
        "strict": "draw(%s)",
        "draw": "matador(%s)",
        "hungarian": "freerun(%s)",
        "pagat": "bergen(%s)",
    }
    for name, values in offered.items():
        for value in values - {None}:
            word = f"{name}={value}" if value else name
            assert find(takes.get(name, "block(%s)") % word)


@pytest.mark.parametrize(
    "game, size, seats",
    [
        ("block", (240, 240), [2, 3, 4]),
        ("block", (640, 480), [2, 3, 4, 5, 6, 7, 8, 9, 10]),
        ("block(foster)", (640, 480), [2]),
        ("block(set=double-nine)", (640, 480), [2, 3, 4, 5, 6, 7]),
        ("sebastopol", (160, 128), [4]),
        ("bergen(pagat)", (240, 135), [2, 3, 4]),
        # Four hands of seven are all tiles of double-six.
        ("draw(hand=7)", (240, 240), [2, 3]),
        ("matador(draw)", (240, 240), [2, 3]),
        ("draw(set=double-twelve)", (240, 240), []),
        ("block(hand=15)", (240, 240), []),
        ("poker", (240, 240), []),
    ],
)
def test_how_many_can_play(game, size, seats):
    assert seats_of(game, metrics.for_size(*size)) == seats
