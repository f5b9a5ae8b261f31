from tools.emulator.console import Console


def lines_of(*pieces):
    lines = []
    console = Console(lines.append)
    for piece in pieces:
        console.take(piece)
    return lines


def test_text_becomes_lines():
    assert lines_of("one\r\ntw", "o\r", "\n\r\nthr", "ee") == ["one", "two"]


def test_what_only_a_terminal_understands_is_left_out():
    title = "\x1b]0;\U0001f40dcode.py | 10.3.0\x1b\\"
    assert lines_of(title + "Hello\x1b[0m, you\r\n", title + "\r\n") == ["Hello, you"]
