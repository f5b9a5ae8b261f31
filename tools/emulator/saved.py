"""Follows the match that the game keeps in the Pico's flash: who has made which move."""

from dataclasses import dataclass

from engine.notation.tokens import format_move
from firmware.session import PERSON
from firmware.store import Store

# CircuitPython's memory for the program, right before the drive.
START = 1020 * 1024
END = 1024 * 1024
SIZE = END - START


@dataclass(frozen=True)
class Move:
    """A move that was saved: its number in the round from 0 on, the player's name and level,
    whether that is a person, and the move as a record has it."""

    number: int
    player: str
    level: str
    person: bool
    text: str


class SavedMatch:
    """The match in the memory of a board, looked at again and again.

    :attr session: the match as it was last read, a ``firmware.session.Session``; None before.
    """

    def __init__(self):
        self.session = None
        self._memory = None
        self._place = None
        self._moves = 0

    def look(self, memory):
        """Return the moves that were saved since the last look, a list of ``Move``.

        ``memory`` are the bytes of the board's memory. A match that was begun or taken up since
        then counts from its first move.
        """
        if memory == self._memory:
            return []
        self._memory = memory
        # One that a former version of the game saved is saved anew where it is read.
        session = Store(bytearray(memory)).load_match()
        if session is None:
            return []
        self.session = session
        round_ = session.match.round
        place = (session.match.seed, session.match.number)
        if place != self._place:
            self._place = place
            self._moves = 0
        found = []
        replay = round_.table.opening()
        lead = True
        for number, move in enumerate(round_.table.history):
            seat = replay.turn
            replay.push(move)
            if number >= self._moves:
                name, level = session.players[seat]
                text = format_move(move, lead)
                found.append(Move(number, name, level, seat == PERSON, text))
            # As in format_moves(): the first tile is written without an end.
            lead = lead and move < 0
        self._moves = len(round_.table.history)
        return found
