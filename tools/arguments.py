"""Types of options for argparse: numbers that several command lines take."""

import argparse

SEEDS = 2**64


def whole(text, least=0, limit=None, what="no whole number"):
    """Return the number that the str `text` writes in plain figures.

    argparse's error, that the text is `what`, unless it is a number from `least` up to, not with,
    `limit`.
    """
    if text.isascii() and text.isdigit():
        number = int(text)
        if least <= number and (limit is None or number < limit):
            return number
    raise argparse.ArgumentTypeError(f"{text!r} is {what}")


def at_least_1(text):
    """Return the number from 1 on that `text` writes; argparse's error for anything else."""
    return whole(text, 1, what="no whole number of at least 1")


def seed(text):
    """Return the seed that `text` writes; argparse's error for anything else."""
    return whole(text, limit=SEEDS, what="not a whole number from 0 to 2**64 - 1")
