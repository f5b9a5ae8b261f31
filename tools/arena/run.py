"""Plays the deals of a contest, in as many processes as asked for."""

import atexit
import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor

from tools.arena import players
from tools.arena.duplicate import play_deal


class Worker:
    """Plays one deal after another in its own process, with players that it makes once.

    :param contest: the `Contest`.
    :param time_limit: how many seconds a `cmd:` player may take for a move.
    """

    def __init__(self, contest, time_limit):
        self._contest = contest
        self._time_limit = time_limit
        self._players = {}

    def play(self, task):
        """Return the result of a `Task`. Raises PlayerError."""
        names = [self._contest.names[place] for place in (task.first, task.second)]
        table = self._contest.table(task.game)
        return play_deal(table, task.deal, names, [self._player(name) for name in names])

    def _player(self, name):
        if name not in self._players:
            self._players[name] = players.make(name, self._time_limit)
        return self._players[name]

    def close(self):
        """End the programs that play."""
        for player in self._players.values():
            players.close(player)


_worker = None


def run(contest, tasks, jobs, time_limit):
    """Yield the results of the tasks, in their order, whatever the number of jobs.

    :param tasks: a list of `Task`.
    :param jobs: how many processes play.

    Raises ArenaError where a player cannot play. Where the generator is closed early, the deals
    being played are played to their end.
    """
    if jobs == 1:
        worker = Worker(contest, time_limit)
        try:
            for task in tasks:
                yield worker.play(task)
        finally:
            worker.close()
        return
    # Fresh processes, which share no thread and no open file with this one, on every system.
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, fresh, _begin, (contest, time_limit)) as executor:
        try:
            yield from executor.map(_play, tasks)
        finally:
            executor.shutdown(cancel_futures=True)


def _begin(contest, time_limit):
    global _worker
    # Ctrl-C reaches every process; the one that started them all says what happens.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _worker = Worker(contest, time_limit)
    atexit.register(_worker.close)


def _play(task):
    return _worker.play(task)
