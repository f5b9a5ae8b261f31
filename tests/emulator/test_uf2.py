import pytest

from tests.emulator.uf2_file import BANNER, RP2350, block, uf2
from tools.emulator.uf2 import WHERE, Uf2Error, read

PROGRAM = bytes(range(1, 251)) * 3 + BANNER


def test_the_blocks_make_the_flash():
    firmware = read(uf2(PROGRAM))
    assert firmware.flash == PROGRAM
    assert firmware.version == (10, 3, 0)


def test_what_no_block_puts_is_erased():
    content = block(0x10000010, b"ab") + block(0x10000020, BANNER)
    flash = read(content).flash
    assert flash == b"\xff" * 16 + b"ab" + b"\xff" * 14 + BANNER


def test_a_block_of_another_file_system_is_not_taken_for_more_than_it_says():
    # 476 bytes is what a block has room for; its size says that two of them count.
    [first, second] = block(0x10000000, b"ab"), block(0x10000002, BANNER)
    assert read(first + second).flash == b"ab" + BANNER


@pytest.mark.parametrize(
    "version, read_as",
    [(b"10.0.0", (10, 0, 0)), (b"10.3.0-beta.1", (10, 3, 0)), (b"10.12.7", (10, 12, 7))],
)
def test_versions_the_game_is_made_for(version, read_as):
    assert read(uf2(BANNER.replace(b"10.3.0", version))).version == read_as


@pytest.mark.parametrize(
    "content, why",
    [
        (b"", "it is no UF2 file: 0 bytes are no whole blocks"),
        (b"PK\3\4" * 25, "it is no UF2 file: 100 bytes are no whole blocks"),
        (bytes(512), "it is no UF2 file: block 0 is none"),
        (uf2(PROGRAM) + bytes(512), "it is no UF2 file: block 4 is none"),
        (uf2(PROGRAM)[:-4] + b"none", "it is no UF2 file: block 3 is none"),
        (uf2(PROGRAM, RP2350), "it is for another chip than the Pico's RP2040"),
        (block(0x20000000, b"ab"), "block 0 puts 2 bytes at 0x20000000, outside"),
        # CircuitPython's part of the flash ends at 0x100FF000.
        (block(0x100FEFFF, b"ab"), "block 0 puts 2 bytes at 0x100fefff, outside"),
        (uf2(b"MicroPython v1.28.0 on 2026-11-30"), "it is no CircuitPython"),
        (
            uf2(BANNER.replace(b"Pi Pico", b"Pi Pico W")),
            "of another board, the Raspberry Pi Pico W",
        ),
        (
            uf2(BANNER.replace(b"10.3.0", b"9.2.8")),
            "it is CircuitPython 9.2.8, the game is made for",
        ),
        (uf2(BANNER.replace(b"10.3.0", b"11.0.0")), "it is CircuitPython 11.0.0, the game is made"),
    ],
)
def test_other_files_are_refused_with_the_place_to_get_the_right_one(content, why):
    with pytest.raises(Uf2Error) as refused:
        read(content)
    assert why in str(refused.value)
    assert WHERE in str(refused.value)
    assert "https://circuitpython.org/board/raspberry_pi_pico/" in WHERE
