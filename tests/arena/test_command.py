import time

import pytest

from engine import bots
from engine.notation.rounds import parse_view
from engine.rng import Rng
from tests.arena.programs import level, program
from tools.arena.command import Command
from tools.arena.errors import ArenaError, PlayerError

VIEW = "block/2 lead=0 deal=66.65.64.63.62.61.60|#7 play=66,--"
# Long enough for a program to start on a busy machine.
PATIENCE = 60


@pytest.fixture
def ask():
    """Ask a program about VIEW so many times; return the last move."""
    started = []

    def run(command, times=1, time_limit=PATIENCE):
        player = Command(command, time_limit)
        started.append(player)
        for _ in range(times):
            move = bots.choose(player, parse_view(VIEW), Rng(1))
        return move

    yield run
    for player in started:
        player.close()


def failure(ask, code, times=1, time_limit=PATIENCE):
    """What is said of a program that runs `code`, without its name."""
    command = program(code)
    with pytest.raises(PlayerError) as caught:
        ask(command, times, time_limit)
    assert caught.value.player == f"cmd:{command}"
    assert caught.value.view == VIEW
    assert str(caught.value) == f"cmd:{command} {caught.value.why}\nThe view was: {VIEW}"
    return caught.value.why


def test_a_program_is_asked_again_and_again(ask):
    legal = parse_view(VIEW).legal_moves()
    # 6-0 to 6-5, each on L and on R.
    assert ask(program("[print(('60L', '65R')[n % 2]) for n, _ in enumerate(views)]")) == legal[0]
    assert (
        ask(program("[print(('60L', '65R')[n % 2]) for n, _ in enumerate(views)]"), 2)
        == (legal[-1])
    )


def test_the_program_is_given_the_view_as_a_line(ask):
    code = f"[print('64R' if view == {VIEW + chr(10)!r} else 'wrong') for view in views]"
    assert ask(program(code)) == parse_view(VIEW).legal_moves()[9]


def test_our_own_bots_can_be_such_programs(ask):
    # 6-5 is the heaviest.
    assert ask(level("heavy")) == parse_view(VIEW).legal_moves()[10]


def test_a_program_that_ends(ask):
    why = "ended with exit code {} instead of answering"
    assert failure(ask, "sys.exit(3)") == why.format(3)
    assert failure(ask, "next(views); sys.exit(4)") == why.format(4)
    assert failure(ask, "next(views); print('64L')", times=2) == why.format(0)


def test_a_program_that_hangs(ask):
    assert failure(ask, "time.sleep(1000)", time_limit=0.2) == "did not answer within 0.2 seconds"


def test_an_answer_that_is_no_move(ask):
    assert failure(ask, "[print('pass') for _ in views]") == (
        "answered 'pass': 'pa' is no tile of the double-6 set"
    )
    assert failure(ask, "[print() for _ in views]").startswith("answered '': ")
    assert failure(ask, "[print('error: what?') for _ in views]").startswith(
        "answered 'error: what?': "
    )


def test_an_answer_of_other_bytes(ask):
    code = "next(views); sys.stdout.buffer.write(bytes([255, 54, 10]))"
    assert failure(ask, code).startswith(r"answered '\\xff6': ")


def test_an_endless_answer(ask):
    why = failure(ask, "[print(end='6' * 1000) for _ in iter(int, 1)]")
    assert why.startswith("answered '666666666")
    assert len(why) < 600


def test_an_answer_before_the_question(ask):
    code = "next(views); print('64L\\n65L'); next(views); time.sleep(1000)"
    # The second answer may come while the first is read, or only after the second view is sent.
    player = Command(program(code), PATIENCE)
    bots.choose(player, parse_view(VIEW), Rng(1))
    while player._answers.empty():
        time.sleep(0.01)
    with pytest.raises(PlayerError, match="wrote '65L' before it was asked"):
        player.start(parse_view(VIEW), Rng(1))


def test_a_program_that_does_not_exist(ask):
    with pytest.raises(ArenaError, match=r"^cmd:./no-such-bot --fast: No such file"):
        ask("./no-such-bot --fast")


@pytest.mark.parametrize(
    "command, reason", [("", "cmd: names no program"), ("'x", "cmd:'x: No closing quotation")]
)
def test_a_command_line_that_is_none(command, reason):
    with pytest.raises(ArenaError, match=f"^{reason}$"):
        Command(command, PATIENCE)


def test_closing_ends_the_program():
    player = Command(program("[print('64L') for _ in views]"), PATIENCE)
    bots.choose(player, parse_view(VIEW), Rng(1))
    process = player._process
    player.close()
    assert process.returncode == 0
    player.close()
