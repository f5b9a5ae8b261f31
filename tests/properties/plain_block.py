"""Block once more, read off the rules anew and as plainly as possible, to compare the engine with.

Tiles are pairs like (6, 4), hands are lists, the line is a list of the tiles as they lie from left
to right, each pair turned so that touching halves are equal. Nothing of the engine is used.
"""


def tile(name):
    """The tile that "64" names."""
    return int(name[0]), int(name[1])


def whole_set():
    """All tiles of a double-six set."""
    return [(high, low) for high in range(7) for low in range(high + 1)]


def pips(hand):
    """The pips of all tiles of a hand."""
    return sum(a + b for a, b in hand)


class Refused(Exception):
    """The rules do not allow it."""


class Block:
    """A round of Block.

    :param hands: a list of tiles for each seat.
    :param leader: the seat that leads.
    """

    def __init__(self, hands, leader):
        dealt = [tile for hand in hands for tile in hand]
        if len(set(dealt)) < len(dealt):
            raise Refused("a tile twice")
        self.hands = [list(hand) for hand in hands]
        self.turn = leader
        self.line = []
        self.passed = 0

    def ends(self):
        """The numbers at the left and at the right end; () before the lead."""
        return (self.line[0][0], self.line[-1][1]) if self.line else ()

    def is_over(self):
        """Whether a hand is empty or all have passed in succession."""
        return [] in self.hands or self.passed == len(self.hands)

    def legal(self):
        """The legal moves of the seat to move as the notation writes them, in any order."""
        if self.is_over():
            return set()
        words = set()
        for a, b in self.hands[self.turn]:
            if not self.line:
                words.add(f"{a}{b}")
                continue
            left, right = self.ends()
            if left in (a, b):
                words.add(f"{a}{b}L")
            if right in (a, b):
                words.add(f"{a}{b}R")
        return words or {"--"}

    def play(self, word):
        """Makes a move for the seat to move; Refused where it is not legal."""
        if word not in self.legal():
            raise Refused(word)
        if word == "--":
            self.passed += 1
        else:
            self.passed = 0
            a, b = tile(word)
            self.hands[self.turn].remove((a, b))
            if not self.line:
                # The lead's higher half lies to the left.
                self.line.append((a, b))
            elif word.endswith("L"):
                self.line.insert(0, (b, a) if a == self.ends()[0] else (a, b))
            else:
                self.line.append((a, b) if a == self.ends()[1] else (b, a))
        self.turn = (self.turn + 1) % len(self.hands)

    def end(self):
        """The end as the notation writes it; None while the round runs."""
        if not self.is_over():
            return None
        left = [pips(hand) for hand in self.hands]
        for seat, hand in enumerate(self.hands):
            if not hand:
                return f"domino:{seat}:{sum(left)}"
        lowest = min(left)
        if left.count(lowest) > 1:
            return "blocked:-:0"
        return f"blocked:{left.index(lowest)}:{sum(left) - lowest - lowest}"


def replay(line):
    """The round that a line of the notation tells, move by move; Refused where it is not legal."""
    game, *fields = line.split(" ")
    values = dict(field.split("=", 1) for field in fields)
    hands = [[tile(name) for name in hand.split(".")] for hand in values["deal"].split("|")]
    if game != f"block/{len(hands)}":
        raise Refused(game)
    round_ = Block(hands, int(values["lead"]))
    for word in values["play"].split(",") if values["play"] else ():
        round_.play(word)
    if values.get("end") != round_.end():
        raise Refused("the end")
    return round_
