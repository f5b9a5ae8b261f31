"""Exchanges the names of compiled modules for words that CircuitPython knows anyway.

A board keeps every name that a module brings for good, in some 17 bytes of its memory, and the more
there are, the more it sets aside for those to come. Names that CircuitPython itself uses cost
nothing. So functions, classes, attributes and parameters get such words for names in the modules
that are compiled, the same ones in all of them, Adafruit's libraries among them.

What something else knows by its name keeps it: what CircuitPython has, files and folders, what the
files at the drive's top use, and what a text may name (see `tools.lean.names`). Board files are
compiled with the rest, also those that a maker adds to `firmware/boards`, so nothing is kept for
them; a .py file that is laid among the compiled ones later does not find what it asks them for.

What a board says of an error names things so too. `python -m tools.lean.known_words` reads that and
writes it with the names of the sources; with WORDS it tells what each of them stands for.
"""

import argparse
import ast
import keyword
import re
import sys
from collections import Counter
from pathlib import Path

from tools.lean import names


def _list(name):
    return Path(__file__).with_name(name).read_text(encoding="ascii").split()


# The names of CircuitPython 10.3 for the Raspberry Pi Pico, from the list that its build makes of
# them (genhdr/qstrdefs.generated.h): those that become ours, the shortest first,
WORDS = _list("known_words.txt")
# and those that do not: built-in names, modules, classes, which errors tell of, and the attributes
# of displays, exceptions and built-in types. The firmware's own classes are made of such, and an
# attribute of theirs would come in the place of another.
NATIVE = _list("native_words.txt")

# Where names stand in what a board prints of an error.
_SAID = re.compile(r"(?<=')\w+(?=')|(?<=, in )\w+|(?<=name )\w+|^\w+(?=:|\s*$)", re.MULTILINE)


def exchanges(files):
    """Return which name becomes which word, a dict, for the modules in ``files``.

    ``files`` is a dict from path on the drive to bytes. The names that stand in most modules come
    first. No word is taken that is a name in a module already. Raises names.NamesError, which says
    in which file, if names cannot be told from it.
    """
    counts = Counter()
    kept = {*NATIVE, *keyword.softkwlist}
    taken = set()
    for path, source in files.items():
        kept.update(names.WORD.findall(path))
        if path.endswith(".py"):
            tree = ast.parse(source)
            counts.update(names.costly(tree))
            try:
                kept |= names.named_by_texts(tree) | names.of_other_modules(tree)
            except names.NamesError as error:
                raise names.NamesError(f"{path}: {error}") from None
            tokens = {token.string for token in names.tokens(source)}
            taken |= tokens
            if "/" not in path:
                kept |= tokens
    ours = [name for name in counts.keys() - kept - set(WORDS) if not name.startswith("__")]
    ours.sort(key=lambda name: (-counts[name], name))
    return dict(zip(ours, (word for word in WORDS if word not in taken | kept), strict=False))


def exchanged(source, words):
    """Return the source, as bytes, with the names in ``words`` exchanged as that dict says."""
    lines = source.decode().splitlines(keepends=True)
    places = [(token.start, token.string) for token in names.tokens(source)]
    for (row, start), name in sorted(places + names.fields(ast.parse(source)), reverse=True):
        if name in words:
            line = lines[row - 1]
            lines[row - 1] = line[:start] + words[name] + line[start + len(name) :]
    return "".join(lines).encode()


def translated(text, words):
    """Return what a board printed of an error with the names of the sources.

    ``words`` are the exchanges of the bundle on the board.
    """
    back = {word: name for name, word in words.items()}
    return _SAID.sub(lambda found: back.get(found[0], found[0]), text)


def main(arguments=None):
    """Print what the words or the text stand for in the bundle that would be made.

    Returns the exit code: 1 if it cannot be made.
    """
    parser = argparse.ArgumentParser(
        prog="python -m tools.lean.known_words",
        description="Tells what names of the compiled bundle are called in the source.",
    )
    parser.add_argument(
        "words",
        nargs="*",
        metavar="WORD",
        help="as in a board's error message; without any, the message is read and written anew",
    )
    asked = parser.parse_args(arguments).words

    # Only here, since the bundle imports this.
    from tools.bundle import BundleError, collect, lean

    try:
        words = exchanges(lean(collect()))
    except (BundleError, names.NamesError) as error:
        print(f"No names: {error}", file=sys.stderr)
        return 1
    if not asked:
        if sys.stdin.isatty():
            print("Reading what the board printed, to its end: Ctrl-D", file=sys.stderr)
        sys.stdout.write(translated(sys.stdin.read(), words))
    names_of = {word: name for name, word in words.items()}
    for word in asked:
        print(f"{word}: {names_of.get(word, 'itself')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
