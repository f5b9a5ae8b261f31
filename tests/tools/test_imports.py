import pytest

from tools.imports import Import, imports_of, name_of


@pytest.mark.parametrize(
    "source, package, expected",
    [
        ("import os", "", Import("os", (), False, 1)),
        ("\nimport a.b as c", "", Import("a.b", (), False, 2)),
        ("from a.b import c, d as e", "", Import("a.b", ("c", "d"), False, 1)),
        ("from . import c", "a.b", Import("a.b", ("c",), False, 1)),
        ("from .c import d", "a.b", Import("a.b.c", ("d",), False, 1)),
        ("from ..c import d", "a.b", Import("a.c", ("d",), False, 1)),
        ("def late():\n    import os", "", Import("os", (), False, 2)),
        ("try:\n    import os\nexcept ImportError:\n    pass", "", Import("os", (), True, 2)),
        (
            "try:\n    import os\nexcept (OSError, ImportError): x",
            "",
            Import("os", (), True, 2),
        ),
        ("try:\n    import os\nexcept ValueError:\n    pass", "", Import("os", (), False, 2)),
        ("try:\n    x\nexcept ImportError:\n    import os", "", Import("os", (), False, 4)),
    ],
)
def test_one_import(source, package, expected):
    assert imports_of(source, package) == [expected]


def test_several_modules_in_one_line():
    assert [found.module for found in imports_of("import a, b.c")] == ["a", "b.c"]


@pytest.mark.parametrize(
    "path, module",
    [
        ("lib/adafruit_st7789.py", "adafruit_st7789"),
        ("engine/games/block.py", "engine.games.block"),
        ("engine/games/__init__.py", "engine.games"),
    ],
)
def test_a_module_is_called_by_its_full_name(path, module):
    assert name_of(path) == module
