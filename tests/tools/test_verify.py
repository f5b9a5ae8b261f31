import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import bots, seeds
from engine.bots import LEVELS
from engine.games import find
from engine.match import Match
from engine.notation.single import format_single
from tools.bot_match import record
from tools.replay import main

ROOT = Path(__file__).resolve().parents[2]
RECORDS = ROOT / "tests" / "records"
TWO = (RECORDS / "block-2.txt").read_text()
# How the seed 7 begins. Seat 1 leads; where it leads 0-0, seat 0 must lay its 5-0.
DEAL = "lead=1 deal=44.66.64.42.32.62.50|30.51.31.40.00.55.33"
HEADER = "game: block\nseats: 2\ntarget: 100\nseed: 7\nplayers: Ann (heavy), Bob (person)\n"


@pytest.fixture
def verify(tmp_path, capsys):
    """Verify a record; return (exit code, last line of the output, errors)."""

    def run(text):
        path = tmp_path / "record.txt"
        path.write_text(text)
        code = main(["--verify", str(path)])
        output, errors = capsys.readouterr()
        return code, (output.splitlines() or [""])[-1], errors.replace(f"{path}: ", "").rstrip()

    return run


def moves_by_seat(text):
    """How many moves each seat makes in a record."""
    counts = {}
    for line in text.splitlines():
        if line.startswith("round: "):
            seats = int(line[len("round: block/")])
            leader = int(line.partition("lead=")[2][0])
            play = line.partition(" play=")[2].partition(" ")[0]
            for number in range(len(play.split(","))):
                seat = (leader + number) % seats
                counts[seat] = counts.get(seat, 0) + 1
    return counts


def summary(rounds, asked, persons=0):
    return (
        f"Verified: {rounds} deals and {asked} moves of bots are those of an honest program "
        f"({persons} moves of persons)."
    )


@pytest.mark.parametrize("name", ["block-2.txt", "block-3.txt", "block-4.txt"])
def test_the_recorded_matches_are_honest(verify, name):
    text = (RECORDS / name).read_text()
    rounds = text.count("\nround: ")
    assert verify(text) == (0, summary(rounds, sum(moves_by_seat(text).values())), "")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_asked_again(verify, level):
    assert verify(record("block", 3, [level] * 3, target=20))[0] == 0


def test_a_lead_that_the_bot_does_not_choose_is_named(verify):
    text = TWO.replace("Bot 1 (random)", "Bot 1 (heavy)")
    # Seat 1 leads 0-0; the heaviest of its seven tiles is the 5-5.
    assert verify(text) == (
        1,
        "Match of block to 100 points: Bot 0 (heavy), Bot 1 (heavy)",
        "line 6: round 1, move 1: Bot 1 (heavy) played 00; an honest program plays 55",
    )


def test_a_later_move_that_the_bot_does_not_choose_is_named(verify):
    # The ends are 1 and 4. The heaviest that fits is the 6-4.
    honest = f"{HEADER}round: block/2 {DEAL} play=00,50L,51L,--,40R,64R\n"
    assert verify(honest) == (
        0,
        "Verified: 1 deal and 3 moves of bots are those of an honest program (3 moves of persons).",
        "",
    )
    assert verify(honest.replace("64R", "44R"))[::2] == (
        1,
        "line 6: round 1, move 6: Ann (heavy) played 44R; an honest program plays 64R",
    )


def test_what_persons_play_is_their_own_choice(verify):
    text = TWO.replace("Bot 1 (random)", "You (person)")
    moves = moves_by_seat(text)
    assert verify(text) == (0, summary(16, moves[0], moves[1]), "")


def test_a_record_without_its_first_rounds_is_verified_for_the_others(verify):
    lines = TWO.splitlines()
    # 5 and 20 points for seat 0.
    kept = [*lines[:5], "rounds-before: 2", "scores-before: 25 0", *lines[7:]]
    text = "\n".join(kept) + "\n"
    assert verify(text) == (0, summary(14, sum(moves_by_seat(text).values())), "")
    wrong = text.replace("rounds-before: 2", "rounds-before: 4")
    assert verify(wrong)[2].startswith(
        "line 8: round 5: the deal is not the one that the match's seed gives; "
    )


def test_a_deal_of_another_seed_is_named_with_the_right_one(verify):
    assert TWO.count(DEAL) == 1
    text = TWO.replace("44.66.64.42.32.62.50", "66.44.64.42.32.62.50")
    assert verify(text)[::2] == (
        1,
        "line 6: round 1: the deal is not the one that the match's seed gives; "
        f"an honest program deals {DEAL}",
    )


def test_a_wrong_leader_is_named_with_the_right_one(verify):
    wrong = TWO.replace(DEAL, DEAL.replace("lead=1", "lead=0"))
    assert verify(wrong)[::2] == (
        1,
        f"line 6: round 1: lead=0, but the lead is seat 1's; an honest program deals {DEAL}",
    )


def test_a_round_that_should_not_be_there_tells_of_no_deal(verify):
    unfinished = f"round: block/2 {DEAL} play=00,50L\n"
    assert verify(HEADER + unfinished + unfinished)[2] == (
        "line 7: round 2: the round before it has not ended"
    )


@pytest.mark.parametrize(
    "text, why",
    [
        (
            HEADER.replace("seed: 7", "seed: -") + f"round: block/2 {DEAL} play=00\n",
            "line 6: nothing can be verified without the match's seed, or round-seed and bot-seeds",
        ),
        (f"block/2 {DEAL} play=00\n", "line 1: nothing can be verified without a seed"),
    ],
)
def test_without_a_seed_nothing_can_be_verified(verify, text, why):
    assert verify(text)[::2] == (1, why)


# A round alone, from the seeds that are shown after it


def single(number=2, game="block", levels=("heavy", "random")):
    """Return what a device tells of round `number` of a match, once it has ended."""
    match = Match(find(game, len(levels)), len(levels), 7)
    seated = [bots.make(level) for level in levels]
    for _ in range(number):
        round_ = match.deal()
        while not round_.over:
            view = round_.view(round_.turn)
            rng = bots.rng_for(match, round_.turn)
            round_.push(bots.choose(seated[round_.turn], view, rng))
        match.score()
    return format_single(match, list(zip("ABCD", levels, strict=False)))


@pytest.mark.parametrize(
    "game, levels",
    [
        ("block", ("heavy", "random")),
        ("draw", ("hard", "random", "steady")),
        ("partners", ("random", "easy", "random", "hard")),
        ("bergen", ("random", "heavy")),
    ],
)
def test_a_round_alone_is_verified_from_its_own_seeds(verify, game, levels):
    text = single(2, game, levels)
    assert "seed: -\n" in text and "rounds-before: 1\n" in text
    code, last, errors = verify(text)
    assert (code, errors) == (0, "")
    assert re.fullmatch(r"Verified: 1 deal and \d+ moves of bots are those of an honest .*", last)


def test_the_seeds_of_a_round_are_those_that_the_matchs_seed_gives_and_do_not_tell_it():
    lines = single().splitlines()
    assert f"round-seed: {seeds.derive(7, seeds.DEAL, 2)}" in lines
    assert (
        f"bot-seeds: {seeds.derive(7, seeds.BOT, 2, 0)} {seeds.derive(7, seeds.BOT, 2, 1)}" in lines
    )
    assert "seed: 7" not in lines


def test_a_round_alone_with_another_deal_is_found(verify):
    text = single()
    seed = seeds.derive(7, seeds.DEAL, 2)
    code, _, errors = verify(text.replace(f"round-seed: {seed}", f"round-seed: {seed + 1}"))
    assert code == 1
    assert errors == "line 10: round 2: the deal is not the one that the round's seed gives"


def test_a_round_alone_with_another_move_of_a_bot_is_found(verify):
    # It is random: with another chance it would have laid something else somewhere.
    seed = seeds.derive(7, seeds.BOT, 2, 1)
    code, _, errors = verify(single().replace(f" {seed}", f" {seed ^ 1}"))
    assert code == 1
    assert re.match(r"line 10: round 2, move \d+: B \(random\) played ", errors)


@pytest.mark.parametrize(
    "value, why",
    [
        ("bot-seeds: 1", "bot-seeds: 1 seeds for 2 seats"),
        ("bot-seeds: 1 x", "bot-seeds: "),
        (f"bot-seeds: 1 {2**64}", "bot-seeds: the seed must be a number from 0 to 2**64 - 1"),
        ("round-seed: -1", "round-seed: "),
        ("bot: 1 2", "nothing can be verified without the match's seed"),
    ],
)
def test_seeds_that_are_none(verify, value, why):
    key = value.partition(":")[0]
    lines = [value if line.startswith(key) else line for line in single().splitlines()]
    code, _, errors = verify("\n".join(lines) + "\n")
    assert code == 1
    assert why in errors


def test_a_level_that_is_not_known(verify):
    text = HEADER.replace("(heavy)", "(genius)") + f"round: block/2 {DEAL} play=00\n"
    code, _, errors = verify(text)
    assert code == 1
    assert errors.startswith(
        "line 6: Ann's moves cannot be verified: 'genius' is no level; there are random, "
    )


def test_the_command_itself():
    result = subprocess.run(
        [sys.executable, "-m", "tools.replay", "--verify", "-"],
        cwd=ROOT,
        input=TWO,
        capture_output=True,
        text=True,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1] == summary(16, sum(moves_by_seat(TWO).values()))


def test_a_deal_with_another_stock_is_named_with_the_right_one(verify):
    text = (RECORDS / "bergen-2.txt").read_text()
    dealt = text.splitlines()[5].partition("/2 ")[2].partition(" play=")[0]
    assert dealt.endswith(".43.44")
    assert verify(text.replace(dealt, dealt.removesuffix("43.44") + "44.43"))[::2] == (
        1,
        "line 6: round 1: the deal is not the one that the match's seed gives; "
        f"an honest program deals {dealt}",
    )


def test_a_draw_that_the_bot_does_not_choose_is_named(verify):
    # Whoever can play may draw all the same in this game, which heavy never does.
    text = record("draw", 7, ["heavy", "heavy"], target=1)
    head, _, play = text.splitlines()[5].partition(" play=")
    lead = play.split(",")[0]
    stock = head.partition(" stock=")[2][:2]
    wrong = text.splitlines()[:5] + [f"{head} play={lead},+{stock}"]
    code, _, errors = verify("\n".join(wrong) + "\n")
    assert code == 1
    assert f" played +{stock}; an honest program plays " in errors
