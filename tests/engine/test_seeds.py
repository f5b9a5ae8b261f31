from engine.seeds import BOT, DEAL, LOT, chacha20_block, derive

# RFC 8439 section 2.3.2: key 00 01 .. 1f, counter 1, nonce 00 00 00 09 00 00 00 4a 00 00 00 00.
KEY = (
    0x03020100,
    0x07060504,
    0x0B0A0908,
    0x0F0E0D0C,
    0x13121110,
    0x17161514,
    0x1B1A1918,
    0x1F1E1D1C,
)
NONCE = (0x09000000, 0x4A000000, 0x00000000)
BLOCK = (
    "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 "
    "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2"
)
NO_KEY = (0,) * 8


def words(text):
    return [int(word, 16) for word in text.split(" ")]


def test_the_block_of_rfc_8439_section_2_3_2():
    assert chacha20_block(KEY, 1, NONCE) == words(BLOCK)


def test_the_blocks_of_rfc_8439_appendix_a_1():
    # Test vectors 1, 2 and 5, their first words.
    assert chacha20_block(NO_KEY, 0, (0, 0, 0))[:2] == words("ade0b876 903df1a0")
    assert chacha20_block(NO_KEY, 1, (0, 0, 0))[:2] == words("bee7079f 7a385155")
    assert chacha20_block(NO_KEY, 0, (0, 0, 0x02000000))[:2] == words("374dc6c2 3736d58c")


def test_a_derived_seed_is_the_beginning_of_a_block():
    # Test vectors 2 and 4 of appendix A.1: the seed is the key, the purpose the counter.
    assert LOT == 1
    assert derive(0, LOT) == 0x7A385155BEE7079F
    assert DEAL == 2
    assert derive(0xFF00, DEAL) == 0x4BC42EF1FB4DD572


def test_the_match_seed_the_round_and_the_seat_have_places_of_their_own():
    # The match's seed is the key's first 64 bits; round and seat are the nonce's first two words.
    key = (0x89ABCDEF, 0x01234567, 0, 0, 0, 0, 0, 0)
    block = chacha20_block(key, BOT, (3, 2, 0))
    assert derive(0x0123456789ABCDEF, BOT, 3, 2) == block[0] | block[1] << 32


def test_purposes_rounds_and_seats_get_different_seeds():
    seeds = [derive(7, LOT)]
    for number in (1, 2, 3):
        seeds.append(derive(7, DEAL, number))
        for seat in range(4):
            seeds.append(derive(7, BOT, number, seat))
    assert len(set(seeds)) == len(seeds) == 16
