"""Plays rounds on an emulated device through its keys, and asks how much memory is free then."""

from firmware import keys
from tools.emulator.trial import TrialError

TITLE = "at the title"
ROUND = "in round"
MATCH = "after match"

# So long the game gets to answer a key, in ms.
_ANSWER_MS = 200
# A match in which nothing is saved for so long does not go on.
_STUCK_MS = 60_000


class Rounds:
    """Plays for the person: the tiles that B goes to and A lays, and A wherever a key is due.

    :param trial: the ``Trial`` in which the game runs.
    """

    def __init__(self, trial):
        self._trial = trial

    def play(self, rounds):
        """Play so many rounds: of the match under way, or of one with what the set-up says.

        A match that ends is followed by another. The memory is asked for in the first round and the
        last, once all have moved and the person is to move, and after each match. Raises TrialError
        when nothing goes on.

        These keys are not timed: they come at any moment, also while the next scene is made.
        """
        self._trial.keys_timed = False
        matches = 0
        for number in range(1, rounds + 1):
            self._begin()
            self._play_round(f"{ROUND} {number}" if number in (1, rounds) else None)
            # To the end of the round; the next one comes after another key.
            self._key(keys.A)
            if self._trial.session.match.over:
                self._key(keys.A)
                matches += 1
                self._trial.ask(f"{MATCH} {matches}")

    def _begin(self):
        """Go on until another round is under way.

        One that is already may not be what is shown, as when its match can be continued.
        """
        waited = self._key(keys.A)
        while self._round_over():
            if waited > _STUCK_MS:
                raise TrialError("no round begins")
            waited += self._key(keys.A)

    def _play_round(self, asking):
        """Play the round that has begun; ``asking`` says when memory is asked for, None if not."""
        moves = waited = 0
        key = keys.A
        while not self._round_over():
            session = self._trial.session
            history = session.view.table.history
            if len(history) > moves:
                moves = len(history)
                waited = 0
            if waited > _STUCK_MS:
                raise TrialError("nobody moves")
            if not session.persons_turn():
                # The lot, which may come before the first move, goes on by a key.
                waited += self._wait() if moves else self._key(keys.A)
                key = keys.A
                continue
            if asking and moves >= len(session.players):
                self._trial.ask(asking)
                asking = None
            # In turn: B too confirms a pass, and an A after that would be for what comes then.
            key = keys.B if key == keys.A else keys.A
            waited += self._key(key)
        if asking:
            # It ended before all had moved.
            self._trial.ask(asking)

    def _key(self, key):
        self._trial.press(key)
        return self._wait()

    def _wait(self):
        """Let the game answer; return how long that takes at least, in ms."""
        self._trial.wait(_ANSWER_MS)
        self._trial.settle()
        return _ANSWER_MS

    def _round_over(self):
        session = self._trial.session
        return session is None or session.match.round.over
