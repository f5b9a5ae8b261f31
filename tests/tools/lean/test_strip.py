"""Docstrings and comments go, and every statement stays on its line."""

import dis
from types import CodeType

import pytest

from tools.bundle import collect
from tools.lean import strip
from tools.lean.strip import StripError, stripped

SOURCE = b'''\
# SPDX-FileCopyrightText: 2020 Somebody
#
# SPDX-License-Identifier: MIT
"""What the module is for.

In three lines.
"""

import gc  # for its sake

TEXT = """No docstring: # kept
  as it is"""


class Empty:
    """Nothing but a docstring."""


class Full:
    """A docstring, and more."""

    def method(self):
        """One line."""
        return "# no comment"  # but this is one

    def nothing(self):
        \'\'\'Nothing
        at all.\'\'\'

    def short(self): "On its line."

    def later(self):
        x = 1
        "A text in the midst of it."
        return x
'''

LEFT = b'''\
# SPDX-FileCopyrightText: 2020 Somebody

# SPDX-License-Identifier: MIT





import gc

TEXT = """No docstring: # kept
  as it is"""


class Empty:
 pass


class Full:


 def method(self):

  return "# no comment"

 def nothing(self):
  pass


 def short(self): pass

 def later(self):
  x = 1
  "A text in the midst of it."
  return x
'''


def test_what_goes_and_what_stays():
    assert stripped(SOURCE).splitlines() == LEFT.splitlines()


@pytest.mark.parametrize(
    "source, left",
    [
        (b"", b"\n"),
        (b"x = 1", b"x = 1\n"),
        (b'"""Only a docstring."""\n', b"\n"),
        ("x = 'ä'  # über\n".encode(), "x = 'ä'\n".encode()),
        (b"def f():\n    # why\n    pass\n", b"def f():\n\n pass\n"),
        (b"if x:\n    if y:\n        z()\n    a()\nb()\n", b"if x:\n if y:\n  z()\n a()\nb()\n"),
        (b"x = [\n    1,  # one\n    2,\n]\n", b"x = [\n1,\n2,\n]\n"),
        (b"x = 1 + \\\n    2\n", b"x = 1 + \\\n2\n"),
        (b'f("""\n    a\n  b""",\n    c)\n', b'f("""\n    a\n  b""",\nc)\n'),
        (b"x = '#'\n", b"x = '#'\n"),
    ],
)
def test_small_modules(source, left):
    assert stripped(source) == left


def instructions(code):
    """Return what a code object and those in it do, and on which lines.

    A NOP is what CPython makes of a docstring or a "pass"; places that are jumped to move by it.
    """
    found = []
    for step in dis.get_instructions(code):
        if step.opname == "NOP":
            continue
        inner = isinstance(step.argval, CodeType)
        value = instructions(step.argval) if inner else repr(step.argval)
        if isinstance(step.argval, frozenset):
            # Equal sets need not be printed alike.
            value = sorted(map(repr, step.argval))
        if step.opcode in dis.hasjrel or step.opcode in dis.hasjabs:
            value = "a place"
        found.append((step.opname, step.positions.lineno, value))
    return found


def test_every_module_of_the_bundle_compiles_to_the_same_code_on_the_same_lines():
    """Compiled as by "python -OO", which leaves docstrings out itself."""
    for path, content in collect().items():
        if "/" not in path:
            continue
        left = stripped(content)
        assert content.count(b"\n") == left.count(b"\n"), path
        # A module that is nothing but a docstring has no line on which something is done.
        if left.strip():
            codes = [compile(text, path, "exec", optimize=2) for text in (content, left)]
            assert instructions(codes[0]) == instructions(codes[1]), path


def test_a_difference_is_not_let_through(monkeypatch):
    """As if a line more came in between."""
    monkeypatch.setattr(strip, "_narrow", lambda lines, tokens: lines.insert(2, b"    y = 2"))
    with pytest.raises(StripError, match="another program"):
        stripped(b"if x:\n    y = 1\nz = 3\n")
