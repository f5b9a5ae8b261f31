"""The generator behind deals, lots and bots: the same sequence on every runtime.

xoshiro128** 1.1 by David Blackman and Sebastiano Vigna (2018), seeded by SplitMix64 as its
authors advise (Sebastiano Vigna, 2015; Steele, Lea and Flood, 2014). Both are in the public
domain and published with reference programs, from which the test vectors come.
"""

_M32 = 0xFFFFFFFF
_M64 = 0xFFFFFFFFFFFFFFFF


def splitmix64(state):
    """One step of SplitMix64: (next state, output), both 64 bits."""
    state = (state + 0x9E3779B97F4A7C15) & _M64
    z = state
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _M64
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _M64
    return state, z ^ z >> 31


class Rng:
    """A xoshiro128** generator. `seed` is an int of up to 64 bits; longer ones are cut."""

    def __init__(self, seed):
        state, first = splitmix64(seed & _M64)
        state, second = splitmix64(state)
        self.a = first & _M32
        self.b = first >> 32
        self.c = second & _M32
        self.d = second >> 32

    def next(self):
        """The next 32 bits, 0 to 2**32 - 1."""
        a = self.a
        b = self.b
        c = self.c ^ a
        d = self.d ^ b
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ (b << 9 & _M32)
        self.d = (d << 11 | d >> 21) & _M32
        result = b * 5 & _M32
        return ((result << 7 | result >> 25) & _M32) * 9 & _M32

    def below(self, limit):
        """A number from 0 to limit - 1, each equally likely; limit is 1 to 2**16.

        The 16 highest bits are scaled down by rejection: whatever would favour some numbers is
        thrown away and drawn again.
        """
        bound = 65536 - 65536 % limit
        while True:
            value = self.next() >> 16
            if value < bound:
                return value % limit

    def shuffle(self, items):
        """Shuffles the list in place, every order equally likely (Fisher and Yates; Durstenfeld).

        From the last place down to the second: each is exchanged with itself or an earlier one.
        """
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
