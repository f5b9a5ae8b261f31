"""The checks of what the board's files must not hold: each finds it, and nothing else."""

import pytest

from tests.circuitpython_limits import problems
from tests.int_limits import int_problems
from tests.order_limits import order_problems
from tests.recursion_limits import recursion_problems


@pytest.mark.parametrize(
    "source, text",
    [
        ("match x:\n    case 1:\n        pass", "match"),
        ("def f(a, /, b):\n    pass", "positional-only /"),
        ("f = lambda a, /: a", "positional-only /"),
        ("x = {**a, 1: 2}", "{**a}"),
        ("x = [*a, *b]", "[*a, *b]"),
        ("x = (*a, 1)", "[*a, *b]"),
        ("x = {*a}", "[*a, *b]"),
        ("for x in *a, 1:\n    pass", "[*a, *b]"),
        ("x.ljust(3)", ".ljust"),
        ("x.rjust(3)", ".rjust"),
        ("x.zfill(3)", ".zfill"),
        ("x.removeprefix('a')", ".removeprefix"),
        ("x.removesuffix('a')", ".removesuffix"),
        ("sorted(x, key=str.casefold)", ".casefold"),
        ("x.bit_count()", ".bit_count"),
        ("x.bit_length()", ".bit_length"),
        ("x.isascii()", ".isascii"),
        ("x._replace(a=1)", "._replace"),
        ("format(x, 'x')", "format()"),
        ("vars(x)", "vars()"),
        ("import random; random.shuffle(x)", "random.shuffle"),
        ("import random; x = random.Random(1)", "random.Random"),
        ("from random import sample", "random.sample"),
        ("from collections import deque, Counter", "collections.Counter"),
        ("import collections; collections.defaultdict(list)", "collections.defaultdict"),
        ("deque((), maxlen=3)", "deque without maxlen as second argument"),
        ("print(x, flush=True)", "print(flush=)"),
        ("time.monotonic()", "time.monotonic (supervisor.ticks_ms counts milliseconds)"),
        ("from time import time", "time.time (supervisor.ticks_ms counts milliseconds)"),
        ("async def f():\n    pass", "async"),
        ("x = (y async for y in z)", "async"),
        ("try:\n    pass\nexcept* ValueError:\n    pass", "except*"),
        ("next(x, None)", "next with a default"),
        ("zip(a, b, strict=True)", "zip(strict=)"),
        ("x[::2] = y", "stepped slice assignment"),
        ("x[1:9:2] += y", "stepped slice assignment"),
        ("del x[::2]", "stepped slice assignment"),
        ("f'{x!r}'", "f-string with !r"),
        ("f'{x!s:>5}'", "f-string with !r"),
        ("f'{{{x}}}'", "f-string with literal braces"),
        ("'{' f'{x}'", "f-string with literal braces"),
        ("f'{x:{width}}'", "f-string with nested braces"),
        ("class X(metaclass=Y):\n    pass", "class keyword"),
    ],
)
def test_what_circuitpython_lacks_is_found(source, text):
    assert problems(source) == [(1, text)]


def test_what_circuitpython_has_is_not_reported():
    source = """
a, *rest = b
print(*a, **b)
f(**a)
x[1:2] = y
z = x[::2]
s = f"{x} and {y:>5}" + "{}".format(x)
t = next(x), zip(a, b), x.upper(), x.split(), deque((), 3), rng.shuffle(a), random.random()
print(a, end="", sep=" ")
from . import random
bot = random.Random(rng)
import collections
from collections import OrderedDict, namedtuple
queue = collections.deque((), 3)
time.sleep(1)
class X(Y):
    def f(self, a, *, b=1): self.title = a
if (n := 1) and a | b: pass
"""
    assert problems(source) == []


@pytest.mark.parametrize(
    "source, found",
    [
        ("for x in {1, 2}:\n    pass", "{1, 2}"),
        ("for x in {1: 2}:\n    pass", "{1: 2}"),
        ("for x, y in z.items():\n    pass", "z.items()"),
        ("[x for x in z.keys()]", "z.keys()"),
        ("f(x for x in z.values())", "z.values()"),
        ("[x for y in z for x in set(y)]", "set(y)"),
        ("list(set(x))", "set(x)"),
        ("tuple(x.values())", "x.values()"),
        ("enumerate({1, 2})", "{1, 2}"),
        ("', '.join(set(x))", "set(x)"),
        ("x.extend(set(y))", "set(y)"),
        ("f(*set(x))", "set(x)"),
        ("a, b = {1, 2}", "{1, 2}"),
        ("print({1, 2})", "{1, 2}"),
        ("f'{dict(a=1)}'", "dict(a=1)"),
        ("str(set(x))", "set(x)"),
        ("json.dumps({1: 2})", "{1: 2}"),
        ("x = set(y).pop()", "set(y)"),
        ("x.popitem()", "{}"),
        ("min(x.items(), key=f)", "x.items()"),
        ("sorted(set(x), key=f)", "set(x)"),
        ("for x in set(a) | b:\n    pass", "set(a) | b"),
        ("for x in a or {}:\n    pass", "a or {}"),
        ("for x in set(a).union(b):\n    pass", "set(a).union(b)"),
        ("x = {1, 2}; y = list(x)", "x"),
        ("self.x = {}; y = [z for z in self.x]", "self.x"),
        ("x = y = {}; z = list(y)", "y"),
        ("x: dict = {}; z = list(x)", "x"),
        ("def f():\n    yield from {1, 2}", "{1, 2}"),
    ],
)
def test_iterating_in_an_order_that_differs_is_found(source, found):
    assert [text for _, text in order_problems(source)] == [found]


@pytest.mark.parametrize(
    "source",
    [
        "for x in sorted({1, 2}):\n    pass",
        "for x in sorted(z.items()):\n    pass",
        "x = sum(z.values()), len({1}), max({1, 2}), any(y.keys())",
        "x = sum(y * y for y in z.values())",
        "x = sorted([y for y in {1, 2}])",
        "x = {y for y in {1, 2}}, {y: 1 for y in set(z)}, set({1: 2})",
        "x = [1, 2]; y = list(x); x.pop(); z = list(z for z in x)",
        "x = {1: 2}; y = x[1] if 1 in x else x.get(2)",
        "for x in z.items():  # any order: each is drawn into a place of its own\n    pass",
        "# any order: the sum is the same\nfor x in {1, 2}:\n    y += x",
        "# any order: the sum is the same,\n# whatever the order\nfor x in {1, 2}:\n    y += x",
    ],
)
def test_iterating_where_the_order_decides_nothing_is_not_reported(source):
    assert order_problems(source) == []


@pytest.mark.parametrize(
    "source, line",
    [
        ("for x in {1, 2}:  # any order\n    pass", 1),
        ("for x in {1, 2}:  # any order:\n    pass", 1),
        ("# any order: the sum\ny = 0\nfor x in {1, 2}:\n    y += x", 3),
        ("x = {1}\n\nfor y in x:\n    pass", 3),
    ],
)
def test_a_mark_of_order_needs_a_reason_and_its_place(source, line):
    assert [number for number, _ in order_problems(source)] == [line]


@pytest.mark.parametrize(
    "source, found",
    [
        ("def f():\n    f()", "f calls f"),
        ("def f():\n    return [f() for x in y]", "f calls f"),
        ("def f():\n    g()\ndef g():\n    h()\ndef h():\n    f()", "f calls g calls h calls f"),
        ("def f():\n    return sorted(x, key=f)", "f calls f"),
        ("def f():\n    def g():\n        f()\n    g()", "f calls f.g calls f"),
        ("def f():\n    def g():\n        g()\n    g()", "f.g calls f.g"),
        ("class C:\n    def f(self):\n        self.f()", "C.f calls C.f"),
        ("class C:\n    @classmethod\n    def f(cls):\n        cls.f()", "C.f calls C.f"),
        ("class C:\n    @staticmethod\n    def f():\n        C.f()", "C.f calls C.f"),
        (
            "class C:\n    def f(self):\n        self.g()\n    def g(self):\n        self.f()",
            "C.f calls C.g calls C.f",
        ),
        ("class C:\n    def __init__(self):\n        self.x = C()", "C.__init__ calls C.__init__"),
        (
            "class C:\n    def f(self):\n        for child in self.all:\n            child.f()",
            "C.f calls C.f",
        ),
        ("class C:\n    def f(self):\n        x = C()\n        x.f()", "C.f calls C.f"),
        (
            "class C:\n    def f(self):\n        self.g()\n"
            "class D(C):\n    def g(self):\n        super().f()",
            "C.f calls D.g calls C.f",
        ),
    ],
)
def test_a_function_that_calls_itself_is_found(source, found):
    assert [text for _, text in recursion_problems(source)] == [found]


@pytest.mark.parametrize(
    "source",
    [
        "def f():\n    g()\ndef g():\n    pass",
        "def f():  # bounded: one call for each of 28 tiles\n    f()",
        "# bounded: by the depth\ndef f():\n    g()\ndef g():\n    f()",
        "# bounded: by the depth\n@property\ndef f():\n    f()",
        "class C:\n    def f(self):\n        self.x.f()\n    def g(self, x):\n        x.g()",
        "class C:\n    def f(self):\n        f()\ndef f():\n    pass",
        "class C:\n    def f(self):\n        super().f()",
        "class C:\n    def f(self):\n        D().f()\nclass D:\n    def f(self):\n        pass",
        "class C:\n    def f(self):\n        x = D()\n        x.f()\n"
        "class D:\n    def f(self):\n        pass",
        "from x import y\ndef f():\n    y.f()",
    ],
)
def test_a_bounded_function_is_not_reported(source):
    assert recursion_problems(source) == []


def test_a_mark_of_recursion_needs_a_reason():
    assert recursion_problems("def f():  # bounded\n    f()") == [(1, "f calls f")]


@pytest.mark.parametrize(
    "source, found",
    [
        ("x = 1 << 30", "1 << 30"),
        ("x = 1073741824", "1073741824"),
        ("x = 0xFFFFFFFF", "4294967295"),
        ("x = y & (1 << 31) - 1", "(1 << 31) - 1"),
        ("x = 2**30", "2 ** 30"),
        ("x = -1073741825", "-1073741825"),
        ("x = ~(1 << 30)", "~(1 << 30)"),
        ("x = 2 ** 10 ** 10 ** 10", "2 ** 10 ** 10 ** 10"),
        ("x = 3 * 357913942", "3 * 357913942"),
        ("def f(x=1 << 55):\n    pass", "1 << 55"),
    ],
)
def test_an_int_beyond_30_bits_is_found(source, found):
    assert [text for _, text in int_problems(source)] == [found]


def test_ints_of_30_bits_are_not_reported():
    source = "x = (1 << 30) - 1, -(1 << 29) * 2, 1 << y, 2**29, 1073741823, -1073741824, 1.5e10"
    assert int_problems(source) == []
