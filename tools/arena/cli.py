"""The command line of `python -m tools.arena`."""

import argparse
import json
import re
import sys
from contextlib import ExitStack

from engine import bots, games
from tools.arena import players, report
from tools.arena.contest import Contest
from tools.arena.errors import ArenaError
from tools.arena.rating import rate
from tools.arena.run import run
from tools.arena.state import State
from tools.arena.summary import summarise
from tools.arguments import at_least_1
from tools.needed import not_installed

STOPPED = 130
# A comma between games, not one between the options that a game has in parentheses.
_COMMA = re.compile(r",(?![^(]*\))")


def main(arguments=None):
    """Run with the command line `arguments`; return the exit code.

    0; 1 where settings, state file or a player are at fault, which standard error tells; 130
    where Ctrl-C stopped it.
    """
    options = _parser().parse_args(arguments)
    try:
        contest = _contest(options)
        contest.check()
        results = _play(contest, options)
    except ArenaError as error:
        print(f"python -m tools.arena: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        goes_on = "; the same command goes on" if options.state else ""
        print(f"Stopped{goes_on}.", file=sys.stderr)
        return STOPPED
    _print(contest, results, options.json)
    return 0


def _contest(options):
    names = bots.LEVELS
    if options.bots is not None:
        names = players.names(options.bots)
    elif not options.rating:
        raise ArenaError(
            "--bots must name the two players (--rating takes all levels of the board)"
        )
    return Contest(
        games=tuple(_COMMA.split(options.games)),
        seats=options.seats,
        names=tuple(names),
        deals=options.deals,
        seed=options.seed,
        round_robin=options.rating,
    )


def _play(contest, options):
    """Return the results of all tasks, a dict from `Task` to result."""
    try:
        from tqdm import tqdm
    except ModuleNotFoundError as error:
        raise ArenaError(not_installed(error.name)) from error

    tasks = contest.tasks()
    with ExitStack() as stack:
        state = None
        results = {}
        if options.state:
            state = stack.enter_context(State(options.state, contest))
            results = dict(state.results)
        waiting = [task for task in tasks if task not in results]
        progress = stack.enter_context(
            # None: only where standard error is a terminal.
            tqdm(total=len(tasks), initial=len(tasks) - len(waiting), unit="deal", disable=None)
        )
        played = run(contest, waiting, options.jobs, options.time_limit)
        for task, result in zip(waiting, played, strict=True):
            results[task] = result
            if state:
                state.add(task, result)
            progress.update()
    return results


def _print(contest, results, as_json):
    if contest.round_robin:
        found = {game: rate(contest, game, results) for game in contest.games}
        values, text = report.rating_values, report.rating_text
    else:
        found = {
            game: summarise([results[task] for task in contest.tasks() if task.game == game])
            for game in contest.games
        }
        values, text = report.contest_values, report.contest_text
    if as_json:
        print(json.dumps(values(contest, found), indent=2))
    else:
        print("\n\n".join(text(contest, game, value) for game, value in found.items()))


def _parser():
    parser = argparse.ArgumentParser(
        prog="python -m tools.arena",
        description="Lets bots play the same deals from every seat, and tells who is better.",
        epilog="Players: the levels "
        + ", ".join(bots.LEVELS + bots.DESKTOP_LEVELS)
        + "; worlds:N (N possible deals, each searched exactly); cheat (sees all hands);"
        ' cmd:"./their-bot" (a program that reads a view a line and answers one move a line).',
    )
    add = parser.add_argument
    add("--bots", metavar="A,B", help="the players: A is measured against B")
    add(
        "--rating",
        action="store_true",
        help="all levels of the board (or of --bots) meet each other",
    )
    add("--seats", type=int, default=2, metavar="N", help="seats; default: %(default)s")
    add("--deals", type=int, default=400, metavar="N", help="deals; default: %(default)s")
    add("--games", default="block", metavar="GAME,...", help=f"of {', '.join(games.NAMES)}")
    add("--seed", type=int, default=1, metavar="N", help="all follows from it; default: 1")
    add("--jobs", type=at_least_1, default=1, metavar="N", help="processes; default: 1")
    add("--state", metavar="FILE", help="keep results here, and go on with those it holds")
    add("--json", action="store_true", help="print JSON")
    add(
        "--time-limit",
        type=float,
        default=10,
        metavar="S",
        help="seconds a cmd: player may take for a move; default: %(default)g",
    )
    return parser
