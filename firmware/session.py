"""The match that is being played: the engine's match, who sits where, and the bots' thinking."""

import sys

from engine import bots
from engine.notation.tokens import format_next

from .letting_go import let_go, let_go_since

# The seat of the person who holds the device.
PERSON = 0
PERSON_LEVEL = "person"
# The level that gives hints and reviews.
JUDGE_LEVEL = "hard"
# What deals the rounds of a match; while one runs nothing asks for it.
ONLY_TO_DEAL = ("engine.deal", "engine.leaders", "engine.seeds")
# What writes a record as a whole.
ONLY_TO_WRITE = ("engine.notation.writing",)


class Session:
    """A match of one person in seat PERSON against bots; `firmware.beginning` makes it.

    match    the engine's match (`engine.match.Match`)
    players  (name, level) by seat
    decided  the move of the bot whose turn it is; None on the person's turn and while it thinks
    view     what the person may know of the current round (`engine.view.View`), kept up to date
    added    what the short record has gained at its end since `saved` was set; None where it is
             to be made anew
    saved    by what the store knows the record that it saved last; None before

    The screen draws from `view` and, once a round has ended, from its outcome.
    """

    def __init__(self, match, players, kept):
        self.match = match
        self.players = players
        self._kept = kept
        # By level: seats of one level share a bot, since only one of them is to move.
        self._bots = {}
        for _, level in players:
            if level != PERSON_LEVEL and level not in self._bots:
                self._bots[level] = bots.make(level)
        self._thinking = False
        self.decided = None
        self.added = self.saved = None
        # What each seat's bot draws its chance from in this round, once that is worked out.
        self._seeds = [None] * len(players)
        self.view = match.round.view(PERSON)

    def record(self):
        """The match so far as a record, with its seed and all hands."""
        return self._write(True)

    def short_record(self):
        """The same as a short record (`engine.notation.matches`), as it is saved."""
        return self._write(True, True)

    def _write(self, whole, short=False):
        # Only here: most moves just add a word to the record that is saved.
        from engine.notation.writing import format_match, format_view, shorten

        try:
            self._keep_round()
            record = format_match(self.match, self.players, self._kept, whole=whole)
            if not whole and not self.match.round.over:
                record += "; " + format_view(self.view) + "\n"
            return shorten(record) if short else record
        finally:
            let_go(*ONLY_TO_WRITE)

    def _keep_round(self):
        """Keeps the line of the current round if it has ended, once."""
        if self.match.round.over and self._kept.count < self.match.number:
            self._kept.add(self.match.round)

    def record_to_tell(self):
        """The record of what the person may know: all of a match that is over.

        While it goes on the record is without the match's seed, and the round that runs is told by
        a comment, as the person sees it.
        """
        return self._write(self.match.over)

    def forget_rounds(self):
        """Makes the record shorter by all finished rounds but one that is still shown."""
        self._kept.forget(1 if self.match.round.over else 0)

    def round_record(self):
        """The record of the round that has ended, alone, with the seeds that it came from."""
        known = tuple(sys.modules)
        # Loaded when asked for: most matches do without.
        from engine.notation.single import format_single

        try:
            return format_single(self.match, self.players)
        finally:
            let_go_since(known)

    def name(self, seat):
        """The name of the player in that seat."""
        return self.players[seat][0]

    def side_name(self, seat):
        """The name of the side that the seat is on: the player's own, or those of all partners."""
        sides = len(self.match.scores.points)
        return "+".join(
            [self.name(other) for other in range(seat % sides, len(self.players), sides)]
        )

    def persons_turn(self):
        """Whether the person is to move."""
        return not self.view.table.over and self.view.table.turn == PERSON

    def outcome(self):
        """How the current round ended; None while it runs."""
        return self.match.round.outcome()

    def hands(self):
        """The hands left at the end of the round, a mask for each seat; None while it runs."""
        return self.match.round.hands if self.match.round.over else None

    def think(self):
        """Does a short piece of the thinking of the bot whose turn it is, until it has `decided`.

        The move then stays the same: a bot asked again might choose another, and the match would no
        longer be the one that its seed gives.
        """
        match = self.match
        round_ = match.round
        seat = round_.turn
        if self.decided is not None:
            return
        bot = self._bots[self.players[seat][1]]
        if self._thinking:
            self.decided = bot.step()
        elif self._seeds[seat] is None:
            # A piece of work of its own, which takes a small board as long as a longer thought.
            self._seeds[seat] = bots.seed_of(match.seed, match.number, seat)
            let_go("engine.seeds")
        else:
            rng = bots.rng_at(self._seeds[seat], round_.table)
            bot.start(round_.view(seat), rng)
            self._thinking = True

    def judge(self, view):
        """A judge at level "hard" that begins to think about a move of the person's.

        `view` is the person's view before the move, in the current round.
        """
        # Loaded when asked for: most matches do without.
        from engine.bots.judge import Judge

        # A bot of that level, which does not think while the person is to move, has all it takes.
        judge = Judge(JUDGE_LEVEL, self._bots.get(JUDGE_LEVEL))
        if self._seeds[PERSON] is None:
            self._seeds[PERSON] = bots.seed_of(self.match.seed, self.match.number, PERSON)
        judge.start(view, bots.rng_at(self._seeds[PERSON], view.table))
        return judge

    def push(self, move):
        """Makes the move of the seat to move; a round that ends by it is scored at once."""
        match = self.match
        added = self.added
        if added is not None:
            added += format_next(move, match.round)
        match.round.push(move)
        self.added = added
        self._thinking = False
        self.decided = None
        self.view = match.round.view(PERSON)
        if match.round.over:
            self.added = None
            match.score()

    def next_round(self):
        """Deals the next round."""
        self._keep_round()
        self.added = None
        self.match.deal()
        let_go(*ONLY_TO_DEAL)
        self._seeds = [None] * len(self.players)
        self.view = self.match.round.view(PERSON)
