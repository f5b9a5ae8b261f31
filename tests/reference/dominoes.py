"""Every game once more, read off the rules anew and as plainly as possible, to check the engine.

Tiles are pairs like (6, 4), hands are lists of them. The line is the led tile and a list of tiles
for each arm, each kept with the half that it leaves open. Nothing of the engine is used, and
nothing here is meant to be fast or elegant: one class, one `if` for each peculiarity.
"""

SIX = 6
LETTERS = "LRTB"
NUMERALS = "0123456789abc"


def tile(name):
    """The tile that "64" names."""
    return NUMERALS.index(name[0]), NUMERALS.index(name[1])


def name(a_tile):
    """The name of a tile: "64"."""
    return NUMERALS[a_tile[0]] + NUMERALS[a_tile[1]]


def whole_set(top=SIX):
    """All tiles of the double-`top` set."""
    return [(high, low) for high in range(top + 1) for low in range(high + 1)]


def pips(hand):
    """The pips of all tiles of a hand."""
    return sum(a + b for a, b in hand)


def doubles(hand):
    """The doubles of a hand."""
    return [a for a, b in hand if a == b]


class Round:
    """One round of a game.

    :param game: the game's plain name.
    :param options: a dict of its options, flags with the value "".
    :param hands: a list of tiles for each seat.
    :param leader: the seat that leads.
    :param stock: the undealt tiles, the next to be drawn first.
    :param needed: points that each seat needs to win the match; None if unknown (Bergen).
    :param top: the highest half of the set.
    """

    def __init__(self, game, options, hands, leader, stock=(), needed=None, top=SIX):
        self.game = game
        self.options = options
        self.hands = [list(hand) for hand in hands]
        self.seats = len(hands)
        self.turn = leader
        self.stock = list(stock)
        self.needed = needed
        self.top = top
        self.led = None
        self.arms = []
        self.passed = 0
        self.over = None  # then "domino", "blocked" or "target"
        self.laid_in_turn = []  # the arms of this turn's plays; None for the lead
        self.drawn_in_turn = []
        self.points = [0] * self.seats
        self.winner_by_target = None
        self.last_fitted = 0
        self.last_tile = None
        self.must_lead = tile_to_lead(game, options, self.hands[leader])

    def ends(self):
        """The open numbers, arm by arm."""
        if self.led is None:
            return []
        halves = [self.led[0], self.led[1], self.led[0], self.led[1]]
        return [arm[-1][1] if arm else half for arm, half in zip(self.arms, halves, strict=False)]

    # What fits.

    def is_matador(self, a_tile):
        return a_tile == (0, 0) or sum(a_tile) == self.top + 1

    def open_arms(self):
        """The arms at which anything may be laid now."""
        if self.game == "sebastopol" and [] in self.arms:
            return [place for place, arm in enumerate(self.arms) if not arm]
        bound = [arm for arm in self.laid_in_turn if arm is not None]
        if "hungarian" in self.options and bound:
            return bound[:1]
        return list(range(len(self.arms)))

    def halves_left(self, a_tile, arm):
        """The halves that the tile may leave open when laid on the arm; [] if it does not fit."""
        end = self.ends()[arm]
        high, low = a_tile
        if self.game == "matador":
            if self.is_matador(a_tile):
                return sorted({low, high})
            if end == 0:
                return []
            if high + end == self.top + 1:
                return [low]
            if low + end == self.top + 1:
                return [high]
            return []
        if high == end:
            return [low]
        if low == end:
            return [high]
        return []

    def plays(self):
        """All plays of the seat to move: (tile, arm or None, half or None, token)."""
        hand = self.hands[self.turn]
        if self.led is None:
            tiles = hand if self.must_lead is None else [self.must_lead]
            return [(one, None, None, name(one)) for one in tiles]
        found = []
        for one in hand:
            for arm in self.open_arms():
                for half in self.halves_left(one, arm):
                    token = name(one) + LETTERS[arm]
                    if self.game == "matador" and self.is_matador(one) and one[0] != one[1]:
                        token += NUMERALS[half]
                    found.append((one, arm, half, token))
        return found

    # What a turn may hold.

    def may_draw(self, plays):
        drawing = self.game in ("draw", "bergen") or "draw" in self.options
        if not drawing or len(self.stock) <= 2:
            return False
        if self.led is None and self.must_lead is not None:
            return False
        if not plays:
            return True
        if self.game == "bergen" or "strict" in self.options:
            return False
        if self.game == "matador":
            return all(self.is_matador(one) for one, _, _, _ in plays)
        return True

    def legal(self):
        """The tokens of all legal moves; a draw is "+"."""
        if self.over:
            return set()
        plays = self.plays()
        tokens = {token for _, _, _, token in plays}
        if self.may_draw(plays):
            tokens.add("+")
        running = self.game == "freerun" and self.laid_in_turn
        if running and not ("hungarian" in self.options and plays):
            tokens.add(".")
        return tokens or {"--"}

    def move(self, token):
        """Makes the move that the token names, a draw as "+" or with its tile."""
        seat = self.turn
        word = token[:1] if token[:1] == "+" else token
        if word not in self.legal():
            raise ValueError(f"{token} is not legal: {sorted(self.legal())}")
        if word == "+":
            drawn = self.stock.pop(0)
            if token not in ("+", "+" + name(drawn)):
                raise ValueError(f"{token}, but the next tile is {name(drawn)}")
            self.hands[seat].append(drawn)
            return
        if token == "--":
            self.passed += 1
            if self.passed == self.seats:
                self.over = "blocked"
            self.next_turn()
            return
        if token == ".":
            self.next_turn()
            return
        self.lay(*[play for play in self.plays() if play[3] == token][0][:3])

    def lay(self, one, arm, half):
        seat = self.turn
        self.passed = 0
        self.last_tile = one
        self.last_fitted = len(
            [place for place in range(len(self.arms)) if self.halves_left(one, place)]
        )
        self.hands[seat].remove(one)
        if self.led is None:
            self.led = one
            self.arms = [[] for _ in range(4 if self.game == "sebastopol" else 2)]
        else:
            self.arms[arm].append((one, half))
        self.laid_in_turn.append(arm)
        if self.game == "bergen":
            self.count_header(seat, arm is None)
        if not self.hands[seat]:
            self.over = "domino"
        elif self.winner_by_target is not None:
            self.over = "target"
        elif self.game != "freerun" or not self.plays():
            self.next_turn()

    def next_turn(self):
        self.laid_in_turn = []
        self.turn = (self.turn + 1) % self.seats

    def count_header(self, seat, leads):
        left, right = self.ends()
        tips = [arm[-1][0] if arm else self.led for arm in self.arms]
        worth = 0
        if leads:
            worth = 2 if doubles([self.led]) else 0
        elif left == right:
            worth = 3 if doubles(tips) else 2
        if self.needed is not None and "pagat" in self.options:
            short = self.needed[seat] - self.points[seat]
            if short <= 2:
                worth = min(worth, 1)
            elif short <= 3:
                worth = min(worth, 2)
        self.points[seat] += worth
        if self.needed is not None and self.points[seat] >= self.needed[seat]:
            self.winner_by_target = seat

    # The end.

    def end(self):
        """(how, side or None, points) of a round that has ended."""
        if self.over == "target":
            return "target", self.winner_by_target, 0
        if self.game == "bergen":
            return (self.over, *self.end_of_bergen())
        out = None
        if self.over == "domino":
            out = [seat for seat in range(self.seats) if not self.hands[seat]][0]
        sides = 2 if self.game in ("partners", "foster4") or "partners" in self.options else None
        side, points = self.count_sides(out) if sides else self.count_seats(out)
        if side is not None and "stock-scores" in self.options:
            points += pips(self.stock)
        if out is not None and "breton" in self.options and side == out % (sides or self.seats):
            both = self.last_fitted >= 2
            double = bool(doubles([self.last_tile]))
            if both and double and self.options["breton"] == "stack":
                points *= 4
            elif both or double:
                points *= 2
        return self.over, side, points

    def count_seats(self, out):
        totals = [pips(hand) for hand in self.hands]
        if out is not None:
            return out, sum(totals)
        low = [seat for seat in range(self.seats) if totals[seat] == min(totals)]
        if len(low) > 1 and "tie" in self.options:
            lightest = {seat: min(a + b for a, b in self.hands[seat]) for seat in low}
            low = [seat for seat in low if lightest[seat] == min(lightest.values())]
        if len(low) > 1:
            return None, 0
        others = sum(totals) - totals[low[0]]
        return low[0], others if "blocked" in self.options else others - totals[low[0]]

    def count_sides(self, out):
        a = pips(self.hands[0]) + pips(self.hands[2])
        b = pips(self.hands[1]) + pips(self.hands[3])
        if out is not None and self.game != "foster4" and "difference" not in self.options:
            return (0, b) if out % 2 == 0 else (1, a)
        if a == b:
            return None, 0
        return (0, b - a) if a < b else (1, a - b)

    def end_of_bergen(self):
        points = 2 if "pagat" in self.options else 1
        if self.over == "domino":
            return [seat for seat in range(self.seats) if not self.hands[seat]][0], points
        best = [seat for seat in range(self.seats) if not doubles(self.hands[seat])]
        if len(best) != 1:
            totals = [pips(hand) for hand in self.hands]
            best = [seat for seat in range(self.seats) if totals[seat] == min(totals)]
        return (best[0], points) if len(best) == 1 else (None, 0)

    def end_text(self):
        """The end as the notation writes it."""
        how, side, points = self.end()
        return f"{how}:{'-' if side is None else side}:{points}"


def tile_to_lead(game, options, hand):
    """The tile that the leader, who holds this hand, must lead; None for any."""
    double = doubles(hand)
    if game == "sebastopol":
        return (6, 6)
    if game == "bergen":
        lead = min(double) if "pagat" in options else max(double)
        return lead, lead
    if game == "matador" or options.get("lead") == "highest-double" or "foster" in options:
        if double:
            return max(double), max(double)
        return max(hand, key=lambda one: (sum(one), one[0]))
    return None


def leader_of_deal(game, options, hands):
    """The seat that must lead these hands; None where another rule says it, -1 for a redeal."""
    every = [(one, seat) for seat, hand in enumerate(hands) for one in hand]
    with_double = [(one, seat) for one, seat in every if one[0] == one[1]]
    if game == "sebastopol":
        return [seat for one, seat in every if one == (6, 6)][0]
    if game == "bergen":
        if not with_double:
            return -1
        return (min if "pagat" in options else max)(with_double)[1]
    if game == "matador" or options.get("lead") == "highest-double" or "foster" in options:
        if with_double:
            return max(with_double)[1]
        if options.get("no-double") == "redeal":
            return -1
        return max(every, key=lambda pair: (sum(pair[0]), pair[0][0]))[1]
    return None


def count_tree(make, play=()):
    """(nodes, leaves, domino, blocked) of the tree of all legal moves.

    :param make: called without arguments, makes the round at the root.
    """
    nodes = leaves = domino = 0
    waiting = [tuple(play)]
    while waiting:
        moves = waiting.pop()
        round_ = make()
        for token in moves:
            round_.move(token)
        nodes += 1
        if round_.over:
            leaves += 1
            domino += round_.over == "domino"
        else:
            waiting += [(*moves, token) for token in round_.legal()]
    return nodes, leaves, domino, leaves - domino
