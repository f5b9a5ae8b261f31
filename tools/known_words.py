"""Exchanges private names of compiled modules for words that CircuitPython knows anyway.

A board keeps every name that a module brings for good, in some 17 bytes of its memory, and beyond
1,270 of them it sets 7,680 bytes more aside. Names that CircuitPython itself uses cost nothing. So
those that begin with an underscore become such words in the modules that are compiled, the same
ones in all of them. In a match on a Pico they are then 1,140 instead of 1,320: some 9 KB less. What
the board says of an error names its functions so too: `python -m tools.known_words WORD...` tells
what they are called here.
"""

import argparse
import ast
import io
import re
import sys
import tokenize
from collections import Counter
from pathlib import Path

# CircuitPython's classes, errors, constants and functions. None is a name of what the firmware's
# own classes are made of (of a Group, say), so that no attribute comes in another's place.
WORDS = Path(__file__).with_suffix(".txt").read_text(encoding="ascii").split()

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")


def exchanges(sources):
    """Return which private name becomes which word, a dict, for these modules.

    ``sources`` is an iterable of sources, each as bytes. The names that stand in most places come
    first. Names in texts stay as they are, f-strings among them, and no word is taken that stands
    in a source already.
    """
    counts = Counter()
    taken = set()
    kept = set()
    for source in sources:
        counts.update(token.string for token in _tokens(source) if _is_private(token))
        taken.update(_WORD.findall(source.decode()))
        kept |= _in_texts(source)
    names = sorted(counts.keys() - kept, key=lambda name: (-counts[name], name))
    return dict(zip(names, (word for word in WORDS if word not in taken), strict=False))


def exchanged(source, words):
    """Return the source, as bytes, with the names in ``words`` exchanged as that dict says."""
    lines = source.decode().splitlines(keepends=True)
    for token in reversed([token for token in _tokens(source) if token.string in words]):
        row, start = token.start
        line = lines[row - 1]
        lines[row - 1] = line[:start] + words[token.string] + line[token.end[1] :]
    return "".join(lines).encode()


def _in_texts(source):
    """Return the words of all texts of a source, a set."""
    texts = ""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.JoinedStr):
            texts += " " + ast.unparse(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts += " " + node.value
    return set(_WORD.findall(texts))


def _tokens(source):
    """Return the tokens of a source that are names, in their order."""
    tokens = tokenize.generate_tokens(io.StringIO(source.decode()).readline)
    return [token for token in tokens if token.type == tokenize.NAME]


def _is_private(token):
    return re.fullmatch("_[A-Za-z0-9].*", token.string) is not None


def main(arguments=None):
    """Print what each of the words in the command line stands for in the bundle; return 0."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.known_words",
        description="Tells what names of the compiled bundle are called in the source.",
    )
    parser.add_argument("words", nargs="+", metavar="WORD", help="as in a board's error message")
    words = parser.parse_args(arguments).words

    # Only here, since the bundle imports this.
    from tools.bundle import collect, lean, modules_of

    names = {word: name for name, word in exchanges(modules_of(lean(collect()))).items()}
    for word in words:
        print(f"{word}: {names.get(word, 'itself')}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
