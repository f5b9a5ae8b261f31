"""What the libraries hold for nobody is left out, and what may be used stays."""

import ast
from textwrap import dedent

import pytest

from tools.bundle import collect
from tools.lean.unused import left_out


def lib(source, program, other=""):
    """Return what is left of the library module thing.py in a program, as lines of source.

    `program` is all of the program's own code, `other` a second module of the library's folder.
    """
    files = {
        "engine/app.py": dedent(program).encode(),
        "lib/kit/other.py": dedent(other).encode(),
        "lib/kit/thing.py": dedent(source).encode(),
    }
    left = left_out(files)
    assert left["engine/app.py"] == files["engine/app.py"]
    return left["lib/kit/thing.py"].decode()


def same(left, expected):
    return ast.dump(ast.parse(left)) == ast.dump(ast.parse(dedent(expected)))


FUNCTIONS = """
    def used():
        return helper()

    def helper():
        return 1

    def unused():
        return its_helper()

    def its_helper():
        return unused()
"""


def test_functions_go_and_what_only_they_call_even_in_a_ring():
    left = lib(FUNCTIONS, "from kit.thing import used\nused()\n")
    assert same(left, "def used():\n return helper()\ndef helper():\n return 1\n")


@pytest.mark.parametrize(
    "program",
    [
        "from kit.thing import unused",
        "from kit.thing import unused as other",
        "import kit.thing\nkit.thing.unused()",
        "getattr(thing, 'unused')",
        "NAMES = 'used,unused'",
        "f'{thing}.unused'",
    ],
)
def test_a_function_that_is_named_anywhere_stays_with_its_helpers(program):
    left = lib(FUNCTIONS, program)
    assert "def unused" in left and "def its_helper" in left


@pytest.mark.parametrize(
    "source",
    [
        "@atexit.register\ndef last():\n    pass\n",
        "@register('last')\nclass Last:\n    pass\n",
        "class Thing:\n\n    @register\n    def last(self):\n        pass\n",
        "def __getattr__(name):\n    return name\n",
    ],
)
def test_what_is_called_though_nobody_names_it_stays(source):
    assert same(lib(source, "Thing"), source)


@pytest.mark.parametrize("program", ["# unused", "'''unused'''", "def f():\n    'unused'\n"])
def test_comments_and_docstrings_use_nothing(program):
    assert "unused" not in lib(FUNCTIONS, program)


THING = """
    class Thing:
        def __init__(self):
            self.size = 1

        def __len__(self):
            return self._measured()

        def _measured(self):
            return 2

        def grow(self):
            self._stretch()

        def _stretch(self):
            pass

        @property
        def size(self):
            return self._size

        @size.setter
        def size(self, size):
            self._size = size

        @property
        def colour(self):
            return self._colour

        @colour.setter
        def colour(self, colour):
            self._colour = colour
"""


def test_methods_and_properties_go_and_pythons_own_stay():
    assert same(
        lib(THING, "from kit.thing import Thing\nThing()"),
        """
        class Thing:
            def __init__(self):
                self.size = 1

            def __len__(self):
                return self._measured()

            def _measured(self):
                return 2

            @property
            def size(self):
                return self._size

            @size.setter
            def size(self, size):
                self._size = size
        """,
    )


def test_a_setter_goes_where_nothing_is_set():
    left = lib(THING, "from kit.thing import Thing\nThing().colour")
    assert "def colour(self):" in left
    assert "colour.setter" not in left


@pytest.mark.parametrize("program", ["x.colour = 1", "x.colour += 1", "setattr(x, 'colour', 1)"])
def test_a_setter_stays_with_its_getter_where_something_is_set(program):
    left = lib(THING, "from kit.thing import Thing\nx = Thing()\n" + program)
    assert "def colour(self):" in left
    assert "colour.setter" in left


def test_a_method_that_is_looked_up_by_a_text_stays():
    left = lib(THING, "from kit.thing import Thing\ngetattr(Thing(), 'grow')()")
    assert "def grow" in left and "def _stretch" in left


def test_a_method_named_as_a_plain_name_is_not_called_by_it():
    assert "def grow" not in lib(THING, "from kit.thing import Thing\ngrow = Thing()\ngrow")


def test_a_class_for_nobody_goes_with_all_its_methods():
    assert "Thing" not in lib(THING, "x.grow()")


def test_a_method_that_the_body_of_the_class_takes_stays():
    source = "class Thing:\n    def _get(self):\n        pass\n    size = property(_get)\n"
    assert "def _get" in lib(source, "from kit.thing import Thing\nThing().size")


@pytest.mark.parametrize(
    "method",
    ["@_get\n    def size(self):", "def size(self, key=_get):", "def size(self, *, key=_get):"],
)
def test_a_method_that_another_one_is_made_with_stays(method):
    source = f"class Thing:\n    def _get(self):\n        pass\n    {method}\n        pass\n"
    assert same(lib(source, "from kit.thing import Thing\nThing().size"), source)


FAMILY = """
    class Base:
        @classmethod
        def made(cls):
            return cls()

        def draw(self):
            self.paint()

        def paint(self):
            return 1

    class Thing(Base):
        def paint(self):
            return 2
"""
OURS = "from kit.thing import Thing\n\nclass Ours(Thing):\n    def paint(self):\n        return 3\n"


def test_methods_that_every_object_has_others_for_go():
    assert same(
        lib(FAMILY, OURS + "Ours().draw()"),
        """
        class Base:
            def draw(self):
                self.paint()

        class Thing(Base):
            pass
        """,
    )


@pytest.mark.parametrize(
    "program, numbers",
    [
        # Objects of the class itself, however it is named.
        ("Thing().draw()", [2]),
        ("kinds = [Thing]", [2]),
        ("isinstance(x, Thing)", [2]),
        ("import kit\nkit.thing.Thing()", [2]),
        ("from kit.thing import Thing as Other", [2]),
        ("getattr(kit.thing, 'Thing')", [2]),
        ("Thing.made().draw()", [2]),
        ("Ours.made().draw()", []),
        ("Thing.__new__(Thing)", [2]),
        # By way of the class, or of super().
        ("Thing.paint(x)", [2]),
        ("kit.thing.Base.paint(x)", [1]),
        ("class More(Ours):\n    def paint(self):\n        super().paint()", [1, 2]),
        # A class whose descent cannot be told may be any, once it is named.
        ("class Two(Thing, Other): pass\nTwo()", [1, 2]),
        ("class Made(make(Thing)): pass\nMade()", [1, 2]),
        ("class Ours(Base): pass\nclass Last(Ours): pass\nLast()", [1, 2]),
        # It has the library's own method.
        ("class Plain(Thing): pass\nPlain()", [2]),
        ("class Plain(kit.thing.Thing): pass\nPlain()", [2]),
        ("class Maybe(Thing):\n    if x:\n        def paint(self): pass\nMaybe()", [2]),
        # Never made, or with a method in its place.
        ("class Plain(Thing): pass", []),
        ("class Bound(Thing):\n    paint = None\nBound()", []),
        ("class More(Ours): pass\nMore()", []),
        ("Thing.draw(x)", []),
    ],
)
def test_a_method_stays_that_some_object_may_have(program, numbers):
    left = lib(FAMILY, OURS + "Ours().draw()\n" + program)
    assert [number for number in (1, 2) if f"return {number}" in left] == numbers


def test_values_and_imports_for_nobody_go_and_so_do_annotations():
    source = """
    '''What it is.'''

    from machine import Part, Rest as Spare

    import machine
    import tool.box

    try:
        from typing import Any
    except ImportError:
        pass

    __version__ = "1.2"
    _SIZE = 5
    WEIGHT = 7
    _COLOUR = 9
    made = Part()
    LEFT, RIGHT = 0, 1

    class Thing:
        size = 5
        unread = 6

    def used(x: Any, y: Any = _SIZE) -> Any:
        '''What it does.'''
        count: Any = tool
        return count
    """
    expected = """
    from machine import Part
    import tool.box
    _SIZE = 5
    WEIGHT = 7
    made = Part()
    LEFT, RIGHT = 0, 1
    class Thing:
        size = 5
        unread = 6
    def used(x, y=_SIZE):
        count = tool
        return count
    """
    left = lib(source, "from kit.thing import used, WEIGHT, Thing\nused(Thing().size)")
    assert same(left, expected)


@pytest.mark.parametrize(
    "program",
    [
        "from kit.thing import SIZE",
        "import kit.thing\nkit.thing.SIZE",
        "import kit.thing as other\nother.SIZE",
        "getattr(other, 'SIZE')",
    ],
)
def test_values_that_others_read_stay(program):
    assert same(lib("SIZE = 5", program), "SIZE = 5")
    assert "SIZE = 5" in lib("SIZE = 5", "", other="from .thing import SIZE\nprint(SIZE)")


def test_a_value_that_is_added_to_stays():
    source = "_count = 0\ndef used():\n    global _count\n    _count += 1\n"
    assert same(lib(source, "from kit.thing import used"), source)


def test_what_modules_bind_for_an_import_of_all_stays_and_so_does_that():
    source = "from .other import *\nfrom machine import Part\nSIZE = 5\n"
    taken = "from .thing import *\nprint(SIZE)\n"
    assert same(lib(source, "", other=taken), source)
    assert same(lib(taken, "", other="SIZE = 5"), taken)


@pytest.mark.parametrize(
    "source",
    [
        "try:\n    import fast\n    FAST = True\nexcept ImportError:\n    FAST = False",
        "FAST = [1]\ntry:\n    import fast\nexcept ImportError:\n    FAST = []",
        "try:\n    import fast\nexcept ImportError:\n    pass\nelse:\n    FAST = []",
        "try:\n    import fast\nexcept ImportError:\n    import used",
        "try:\n    import fast, used\nexcept ImportError:\n    pass",
    ],
)
def test_an_import_stays_if_something_depends_on_whether_it_fails(source):
    source += "\ndef get():\n    return used\n"
    assert same(lib(source, "from kit.thing import get"), source)


def test_a_try_for_the_sake_of_an_import_goes_with_it():
    source = "def get():\n    try:\n        return 1\n    finally:\n        import spare\n"
    assert same(lib(source, "from kit.thing import get"), "def get():\n    return 1\n")


def test_an_import_that_may_fail_stays_if_its_name_is_used():
    source = "try:\n    import fast\nexcept ImportError:\n    fast = None\nif fast:\n    pass\n"
    assert same(lib(source, ""), source)


def test_private_attributes_that_nobody_reads_are_not_set():
    source = """
    class Thing:
        def __init__(self, x):
            self._x = x
            self._y = 0
            self._z = print(x)
            self._read = self._unread = x
            self._first, self._second = x
            self._counted = 0
            self._counted += 1
            self._asked = x
            self._gone = x
            del self._gone
            self.public = x
    """
    expected = """
    class Thing:
        def __init__(self, x):
            print(x)
            self._read = x
            self._first, _ = x
            self._counted = 0
            self._counted += 1
            self._asked = x
            self._gone = x
            del self._gone
            self.public = x
    """
    program = "from kit.thing import Thing\nt = Thing(1)\nt._read, t._first, hasattr(t, '_asked')"
    assert same(lib(source, program), expected)


def test_a_private_attribute_that_is_a_property_is_set():
    source = """
    class Thing:
        def __init__(self):
            self._mode = 3

        @property
        def _mode(self):
            return 3

        @_mode.setter
        def _mode(self, mode):
            print(mode)
    """
    assert same(lib(source, "from kit.thing import Thing\nThing()"), source)


def test_what_is_set_in_a_module_from_outside_and_read_there_stays():
    source = "from machine import Part\n_part = Part()\ndef get():\n    return _part\n"
    other = "from kit import thing\nthing._part = 1\n"
    files = {"lib/kit/other.py": other.encode(), "lib/kit/thing.py": source.encode()}
    left = left_out({**files, "code.py": b"from kit.thing import get"})
    assert same(left["lib/kit/other.py"].decode(), other)


def test_no_name_is_bound_for_what_nobody_reads_where_it_is_a_functions():
    source = """
    def _(x):
        return x

    class Thing:
        def __init__(self, x):
            self._a, self._b = _(x)
    """
    assert same(lib(source, "from kit.thing import Thing\nThing(1)"), source)


def test_what_is_left_empty_gets_a_pass():
    source = "class Thing:\n    def __init__(self, x):\n        if x:\n            self._x = x\n"
    expected = "class Thing:\n    def __init__(self, x):\n        if x:\n            pass\n"
    assert same(lib(source, "from kit.thing import Thing\nThing(1)"), expected)


def test_only_modules_of_libraries_are_changed():
    files = collect()
    left = left_out(files)
    assert left.keys() == files.keys()
    assert [path for path in files if left[path] != files[path]] == [
        path for path in files if path.startswith("lib/")
    ]
