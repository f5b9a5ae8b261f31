"""One seed for a match, and from it a seed for everything in the match that is left to chance.

The derived seeds must be safe to show: from the seeds of finished rounds nobody can work out the
match's seed or the seed of the next round. So they come from the block function of ChaCha20
(Daniel Bernstein, 2008; RFC 8439 section 2.3, whose test vector the tests use), the match's seed
being the key and what the seed is for being the counter and the nonce.
"""

LOT = 1
DEAL = 2
BOT = 3

_M32 = 0xFFFFFFFF
_CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
# The four columns, then the four diagonals, of the 4 by 4 words of the state.
_QUARTERS = (
    (0, 4, 8, 12),
    (1, 5, 9, 13),
    (2, 6, 10, 14),
    (3, 7, 11, 15),
    (0, 5, 10, 15),
    (1, 6, 11, 12),
    (2, 7, 8, 13),
    (3, 4, 9, 14),
)


def chacha20_block(key, counter, nonce):
    """The 16 words of one ChaCha20 block.

    `key` has 8 words of 32 bits, `nonce` 3, `counter` is one.
    """
    start = list(_CONSTANTS) + list(key) + [counter] + list(nonce)
    x = list(start)
    for _ in range(10):
        for a, b, c, d in _QUARTERS:
            x[a] = (x[a] + x[b]) & _M32
            z = x[d] ^ x[a]
            x[d] = (z << 16 | z >> 16) & _M32
            x[c] = (x[c] + x[d]) & _M32
            z = x[b] ^ x[c]
            x[b] = (z << 12 | z >> 20) & _M32
            x[a] = (x[a] + x[b]) & _M32
            z = x[d] ^ x[a]
            x[d] = (z << 8 | z >> 24) & _M32
            x[c] = (x[c] + x[d]) & _M32
            z = x[b] ^ x[c]
            x[b] = (z << 7 | z >> 25) & _M32
    return [(x[i] + start[i]) & _M32 for i in range(16)]


def derive(match_seed, purpose, number=0, seat=0):
    """A seed of 64 bits for one purpose (LOT, DEAL or BOT) within a match.

    `match_seed` is an int of up to 64 bits, `number` the round's (from 1), `seat` that of the bot.
    """
    key = (match_seed & _M32, match_seed >> 32 & _M32, 0, 0, 0, 0, 0, 0)
    block = chacha20_block(key, purpose, (number, seat, 0))
    return block[0] | block[1] << 32
