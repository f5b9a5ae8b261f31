import pytest

from firmware.wrapping import wrapped


@pytest.mark.parametrize(
    "text, letters, lines",
    [
        ("", 5, [""]),
        ("one", 5, ["one"]),
        ("one two", 7, ["one two"]),
        ("one two", 6, ["one", "two"]),
        ("a b c d", 3, ["a b", "c d"]),
        ("a much longer word", 4, ["a", "much", "longer", "word"]),
        ("longest first", 5, ["longest", "first"]),
    ],
)
def test_a_text_is_broken_at_spaces(text, letters, lines):
    assert wrapped(text, letters) == lines
