"""Breaks texts into lines."""


def wrapped(text, letters):
    """The text as a list of lines of at most so many letters, broken at spaces.

    A word that is longer stands in a line of its own.
    """
    lines = []
    line = ""
    for word in text.split(" "):
        if line and len(line) + 1 + len(word) > letters:
            lines.append(line)
            line = word
        else:
            line = line + " " + word if line else word
    lines.append(line)
    return lines
