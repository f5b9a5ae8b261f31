"""What holds in random rounds of every game, whatever its rules."""

import sys

from engine import bots, tiles
from engine.errors import IllegalMoveError
from engine.games import find
from engine.match import Match
from engine.moves import DRAW, PASS, STOP
from engine.notation.rounds import format_round, format_view, parse_round, parse_view
from engine.rng import Rng
from engine.round import Round
from engine.seeds import DEAL, derive
from tests.engine.support import raises

GAMES = (
    ("block", 3),
    ("block(breton,lead=highest-double)", 2),
    ("partners", 4),
    ("foster4", 4),
    ("freerun", 4),
    ("freerun(hungarian)", 4),
    ("draw", 2),
    ("draw(strict)", 3),
    ("draw(difference,partners)", 4),
    ("matador", 3),
    ("matador(draw)", 2),
    ("sebastopol", 4),
    ("bergen", 2),
    ("bergen(pagat)", 4),
    ("block", 6),
    ("draw", 9),
)
CPYTHON = sys.implementation.name == "cpython"
if not CPYTHON:
    # The small runtimes have no room for the larger sets beside all the games.
    GAMES = [game for game in GAMES if game[1] <= 4]
ROUNDS = 30 if CPYTHON else 2
# Those that think in every game; the small runtimes have no room for more beside all the games.
LEVELS = ("random", "heavy", "steady")


def random_rounds(name, seats, rounds):
    """Rounds of the game, each with the generator that shall choose its moves."""
    rules = find(name, seats)
    for seed in range(rounds):
        yield Round.from_seed(rules, seats, derive(seed, DEAL), seed % seats), Rng(seed)


def all_steps():
    """Every position of random rounds of every game, the ended ones too."""
    for name, seats in GAMES:
        for round_, rng in random_rounds(name, seats, ROUNDS):
            moves = round_.legal_moves()
            while moves:
                yield round_, moves
                round_.push(moves[rng.below(len(moves))])
                moves = round_.legal_moves()
            yield round_, moves


def test_tiles_are_conserved():
    for round_, _ in all_steps():
        table = round_.table
        every = list(round_.hands)
        every.append(table.laid)
        left = round_.stock[len(round_.stock) - table.stock :]
        every.append(tiles.mask(left))
        union = 0
        count = 0
        for mask in every:
            union |= mask
            count += len(tiles.listed(mask))
        assert count == len(tiles.listed(union))
        dealt = round_.seats * len(round_.deal[0]) + len(round_.stock)
        assert count == dealt
        assert table.counts == [len(tiles.listed(hand)) for hand in round_.hands]


def test_a_round_that_runs_has_legal_moves_of_the_right_kinds():
    for round_, moves in all_steps():
        if round_.over:
            assert moves == []
            continue
        assert len(set(moves)) == len(moves) > 0
        plays = [move for move in moves if move >= 0]
        others = [move for move in moves if move < 0]
        # Plays, then at most one of draw, stop and pass; a pass only where there is nothing else.
        assert moves == plays + others
        assert len(others) <= 1
        if PASS in others:
            assert not plays
        assert plays or others in ([PASS], [DRAW])
        if DRAW in others:
            assert round_.table.stock > 2
        if STOP in others:
            assert round_.rules.runs


def test_the_ends_are_those_of_the_line():
    for round_, _ in all_steps():
        table = round_.table
        fresh = table.opening()
        for move in table.history:
            before = list(fresh.ends)
            fresh.push(move)
            if move < 0:
                assert fresh.ends == before
            elif not before:
                tile = move & 127
                assert sorted(set(fresh.ends)) == sorted({tiles.HIGH[tile], tiles.LOW[tile]})
            else:
                arm = move >> 7 & 3
                tile = move & 127
                half = fresh.ends[arm]
                assert half in (tiles.HIGH[tile], tiles.LOW[tile])
                joined = tiles.PIPS[tile] - half
                if round_.rules.name[:7] != "matador":
                    assert joined == before[arm]
                # Every other end is as it was.
                fresh.ends[arm] = before[arm]
                assert fresh.ends == before
                fresh.ends[arm] = half
        assert fresh.ends == table.ends


def test_every_move_that_is_not_legal_is_refused_and_changes_nothing():
    for name, seats in GAMES:
        for round_, rng in random_rounds(name, seats, 3 if CPYTHON else 1):
            while not round_.over:
                moves = round_.legal_moves()
                line = format_round(round_)
                for move in (PASS, DRAW, STOP, 0, 27, 27 | 128, 14 | 256, 17 | 6 << 9, 1 << 20):
                    if move not in moves:
                        raises(IllegalMoveError, round_.push, move)
                assert format_round(round_) == line
                round_.push(moves[rng.below(len(moves))])


def test_moves_are_taken_back_to_what_was_before():
    for name, seats in GAMES:
        for round_, rng in random_rounds(name, seats, 5 if CPYTHON else 1):
            lines = [format_round(round_)]
            hands = [list(round_.hands)]
            while not round_.over:
                moves = round_.legal_moves()
                round_.push(moves[rng.below(len(moves))])
                lines.append(format_round(round_))
                hands.append(list(round_.hands))
            while lines:
                assert format_round(round_) == lines.pop()
                assert round_.hands == hands.pop()
                assert round_.problems() == []
                if lines:
                    round_.pop()


def test_a_record_replays_to_the_same_end():
    for round_, moves in all_steps():
        if not moves:
            line = format_round(round_)
            again = parse_round(line)
            assert format_round(again) == line
            assert again.hands == round_.hands
            assert again.ends == round_.ends


def test_a_round_always_ends_and_its_points_add_up():
    for round_, moves in all_steps():
        if moves:
            continue
        outcome = round_.outcome()
        assert outcome.pips == tuple([tiles.pips(hand) for hand in round_.hands])
        if outcome.seat is None:
            assert outcome.points == 0
        else:
            assert outcome.points == sum(outcome.terms) * outcome.factor >= 0
            assert 0 <= outcome.seat < round_.rules.count_sides(round_.seats)


def test_a_view_hides_exactly_the_hidden():
    steps = 0
    for round_, _ in all_steps():
        steps += 1
        # The views of many seats take long to look through.
        if steps % 5 or round_.seats > 4:
            continue
        for seat in range(round_.seats):
            view = round_.view(seat)
            assert view.hand == round_.hands[seat]
            assert view.legal_moves() == (round_.legal_moves() if round_.turn == seat else [])
            for other, possible in enumerate(view.possible()):
                assert round_.hands[other] & ~possible == 0
            line = format_view(view)
            again = parse_view(line)
            assert format_view(again) == line
            assert again.hand == view.hand
            # Named are the tiles dealt to the seat, those it drew and those that were laid.
            assert named(line) == view.hand | round_.table.laid | tiles.mask(view.tiles)


def named(line):
    """The mask of all tiles that the line of a view names."""
    found = 0
    for field in line.split(" ")[2:]:
        name, _, words = field.partition("=")
        for word in words.replace("|", ".").replace(",", ".").replace("+", "").split("."):
            if word[:1] not in ("", "#", "-"):
                found |= 1 << tiles.parse(word[:2])
    return found


def test_a_view_follows_a_round_move_by_move():
    for name, seats in GAMES:
        for round_, rng in random_rounds(name, seats, 4 if CPYTHON else 1):
            seat = rng.below(seats)
            view = round_.view(seat)
            while not round_.over:
                mover = round_.turn
                done = len(round_.table.history)
                moves = round_.legal_moves()
                round_.push(moves[rng.below(len(moves))])
                for move in round_.table.history[done:]:
                    if move == DRAW and mover == seat:
                        from engine.drawing import draw

                        move = draw(round_.view(seat).drawn[-1])
                    view.push(move)
                assert format_view(view) == format_view(round_.view(seat))
                assert view.problems() == []


def test_bots_play_every_game_by_its_rules():
    for name, seats in GAMES:
        for level in LEVELS:
            match = Match(find(name, seats), seats, 1)
            play_by_bots(match, [bots.make(level) for _ in range(seats)])
            assert match.round.over
            assert match.scored


def play_by_bots(match, seated):
    """Deals, plays and scores one round of the match."""
    round_ = match.deal()
    while not round_.over:
        seat = round_.turn
        move = bots.choose(seated[seat], round_.view(seat), bots.rng_for(match, seat))
        assert move in round_.legal_moves()
        round_.push(move)
    match.score()
