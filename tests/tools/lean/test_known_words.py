"""Names become words that CircuitPython knows, and the modules do what they did."""

import ast
import builtins
import io
import keyword
import subprocess
import sys
from pathlib import Path

import pytest

from engine.games import NAMES
from tools import bundle
from tools.bundle import collect, compiled, find_compiler, lean, small
from tools.lean import known_words, names
from tools.lean.known_words import exchanged, exchanges, translated
from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parents[3]
TOUR = "tests/heap/tour.py"
# What looks a name up by a text that is made elsewhere, and what is known of that text.
LOOKED_UP = {
    "__import__(__name__ + '.' + game, None, None, ('RULES',))": "the name of a file",
    "__import__(module)": "the name of a file of boards",
    "__import__(name)": "the name of a file of scenes",
    "delattr(sys.modules[package], last)": "the name of a file",
    "getattr(other, name)": "listed before it",
    "getattr(rules, field)": "listed before it",
    "getattr(self, name)": "listed before it",
    "getattr(self._board, name, None)": "of CircuitPython's board",
    "getattr(self._settings, name)": "listed in its rows",
    "getattr(settings, key)": "listed before it",
    "hasattr(sys.modules.get(package), last)": "the name of a file",
    "setattr(self._settings, name, value)": "listed in its rows",
    "setattr(settings, key, number)": "listed before it",
}
LOOKING_UP = ("getattr", "setattr", "hasattr", "delattr", "__import__")


@pytest.fixture
def words(monkeypatch):
    monkeypatch.setattr(known_words, "WORDS", ["Alpha", "Beta", "Gamma", "Delta"])
    monkeypatch.setattr(known_words, "NATIVE", ["append"])


@pytest.fixture(scope="module")
def files():
    return lean(collect())


@pytest.fixture(scope="module")
def of_bundle(files):
    return exchanges(files)


def test_the_names_in_most_modules_come_first_and_no_name_in_use_is_taken(words):
    one = b"class Beta:\n    def go(self):\n        return self.x\n"
    other = b"from one import Beta\nBeta().x\n"
    assert exchanges({"a/one.py": one, "a/other.py": other}) == {
        "x": "Alpha",
        "go": "Gamma",
        "self": "Delta",
    }


@pytest.mark.parametrize(
    "path, source",
    [
        ("code.py", b"x.seat\n"),
        ("seat.py", b"seat = 1\n"),
        ("a/seat/b.py", b"x.seat\n"),
        ("a/b.py", b"getattr(x, 'seat')\nx.seat\n"),
        ("a/b.py", b"f'{x.seat}'\nx.seat\n"),
        ("a/b.py", b"import seat\n"),
        ("a/b.py", b"from keypad import seat\nseat()\n"),
        ("a/b.py", b"import keypad\nkeypad.seat\nx.seat = 1\n"),
        ("a/b.py", b"x.append(1)\nx.Alpha\n"),
        ("a/b.py", b"x.__len__\nx.__all__\n"),
        ("a/b.py", b"def __init__():\n    seat = 1\n    return seat\n"),
    ],
)
def test_names_that_stay(words, path, source):
    assert exchanges({path: source}) == {}


def test_what_is_in_one_file_counts_in_all(words):
    top = {"code.py": b"x.seat\n", "settings.toml": b"# hand\n", "stock.toml": b""}
    assert exchanges({**top, "a/b.py": b"x.seat, x.stock, x.hand\n"}) == {"hand": "Alpha"}
    text = {"a/c.py": b"getattr(x, 'seat')\n"}
    assert exchanges({**text, "a/b.py": b"x.seat, x.hand\n"}) == {"hand": "Alpha"}


def test_a_sentence_names_nothing(words):
    source = b"'''The Alpha seat.'''\nx.seat\nprint('Beta seat')\n"
    assert exchanges({"a/b.py": source}) == {"seat": "Alpha"}


def test_a_word_that_a_text_may_mean_is_not_taken(words):
    assert exchanges({"a/b.py": b"x.seat\ngetattr(x, 'Alpha')\n"}) == {"seat": "Beta"}


def test_names_become_the_same_words_wherever_they_stand():
    source = b"x.a = bc(a=1)  # a\n'''abc'''\nx.abc, x.a\n"
    expected = b"x.Alpha = Beta(Alpha=1)  # a\n'''abc'''\nx.abc, x.Alpha\n"
    assert exchanged(source, {"a": "Alpha", "bc": "Beta"}) == expected


def test_the_fields_of_a_tuple_are_exchanged_where_it_names_them():
    source = b"Own = namedtuple('Own', ('seat', 'top'))\nx.seat, x.top, x.up\n"
    expected = b"Own = namedtuple('Own', ('Alpha', 'Be'))\nx.Alpha, x.Be, x.up\n"
    assert exchanged(source, {"seat": "Alpha", "top": "Be"}) == expected


def test_names_without_a_word_stay(words):
    source = b"a = b = c = d = e = 1\n"
    found = exchanges({"x/y.py": source})
    assert len(found) == 4
    assert exchanged(source, found) == b"Alpha = Beta = Gamma = Delta = e = 1\n"


def test_every_word_is_one_and_is_known_for_one_purpose():
    words = known_words.WORDS + known_words.NATIVE
    assert len(known_words.WORDS) > 1300
    assert len(words) == len(set(words))
    assert all(word.isidentifier() and not keyword.iskeyword(word) for word in words)
    assert words[: len(known_words.WORDS)] == sorted(known_words.WORDS, key=lambda w: (len(w), w))
    assert not [word for word in words if word.startswith("__")]


def test_no_word_to_take_is_an_attribute_of_what_ours_are_made_of():
    import displayio

    made_of = (displayio.Group, Exception, OSError, tuple, object)
    attributes = {name for kind in made_of for name in dir(kind)} | set(dir(builtins))
    assert {"append", "hidden", "index", "strerror", "super"} <= attributes
    assert attributes.isdisjoint(known_words.WORDS)
    # What errors call things that are none of ours.
    assert {"NoneType", "function", "generator", "module", "Bitmap"} <= set(known_words.NATIVE)


def test_in_the_bundle_each_name_has_a_word_of_its_own_that_is_in_no_source(files, of_bundle):
    words = list(of_bundle.values())
    assert len(of_bundle) > 500
    assert len(words) == len(set(words))
    # They suffice: the last is not needed.
    assert known_words.WORDS[-1] not in words
    for path, source in files.items():
        if path.endswith(".py"):
            assert {token.string for token in names.tokens(source)}.isdisjoint(words), path
            in_texts = names.named_by_texts(ast.parse(source))
            assert in_texts.isdisjoint(words) and in_texts.isdisjoint(of_bundle), path


def test_exchanged_back_every_module_of_the_bundle_is_what_it_was(files, of_bundle):
    back = {word: name for name, word in of_bundle.items()}
    for path, source in files.items():
        if path.endswith(".py"):
            there = exchanged(source, of_bundle)
            assert ast.dump(ast.parse(exchanged(there, back))) == ast.dump(ast.parse(source))
            assert there == source or "/" in path


def test_what_looks_names_up_by_texts_has_been_looked_at(files):
    trees = [ast.parse(source) for path, source in files.items() if path.endswith(".py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    assert {ast.unparse(call) for call in calls if _is_looking_up(call)} == set(LOOKED_UP)


def _is_looking_up(call):
    name = call.func.id if isinstance(call.func, ast.Name) else None
    place = 0 if name == "__import__" else 1
    return name in LOOKING_UP and not isinstance(call.args[place], ast.Constant)


def test_nothing_in_the_bundle_makes_texts_of_names(files):
    for path, source in files.items():
        if path.endswith(".py"):
            tokens = {token.string for token in names.tokens(source)}
            assert tokens.isdisjoint({"__dict__", "eval", "exec", "globals", "locals", "vars"})
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Call) and node.keywords:
                    called = ast.unparse(node.func)
                    assert called != "dict" and not called.endswith(".format"), path
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert "%(" not in node.value, path


@pytest.mark.parametrize(
    "said, meant",
    [
        ('  File "firmware.app", in Alpha', '  File "firmware.app", in draw'),
        ('  File "firmware.app", line 3, in Alpha', '  File "firmware.app", line 3, in draw'),
        ("'Beta' object has no attribute 'Alpha'", "'Hand' object has no attribute 'draw'"),
        ("NameError: name 'Alpha' isn't defined", "NameError: name 'draw' isn't defined"),
        ("ImportError: can't import name Alpha", "ImportError: can't import name draw"),
        ("Beta: Alpha is no tile", "Hand: Alpha is no tile"),
        ("Beta", "Hand"),
        ("Beta\r", "Hand\r"),
        ('  File "firmware.app", line 3, in Alpha\r', '  File "firmware.app", line 3, in draw\r'),
        ("Gamma: no Alpha, 'Alphas'", "Gamma: no Alpha, 'Alphas'"),
    ],
)
def test_an_error_is_told_in_the_names_of_the_sources(said, meant):
    around = 'Traceback (most recent call last):\n  File "code.py", line 25, in <module>\n%s\n'
    assert translated(around % said, {"draw": "Alpha", "Hand": "Beta"}) == around % meant


@pytest.fixture
def small_bundle(words, monkeypatch):
    """Instead of the bundle's sources, one in which Alpha stands for seat."""
    monkeypatch.setattr(bundle, "collect", lambda: {"a/b.py": b"x.seat\n"})


def test_it_tells_what_a_word_stands_for(small_bundle, capsys):
    assert known_words.main(["Alpha", "nothing"]) == 0
    assert capsys.readouterr().out == "Alpha: seat\nnothing: itself\n"


def test_it_translates_what_it_reads(small_bundle, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO('  File "a.b", in Alpha\nMemoryError: \n'))
    assert known_words.main([]) == 0
    assert capsys.readouterr().out == '  File "a.b", in seat\nMemoryError: \n'


def test_it_says_that_it_reads_where_somebody_would_wait(small_bundle, capsys, monkeypatch):
    typed = io.StringIO("MemoryError: \n")
    monkeypatch.setattr(typed, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", typed)
    assert known_words.main([]) == 0
    said = capsys.readouterr()
    assert "Ctrl-D" in said.err
    assert said.out == "MemoryError: \n"


def test_it_says_what_library_is_missing(capsys, monkeypatch):
    def fail():
        raise bundle.BundleError("adafruit_st7789 is not installed")

    monkeypatch.setattr(bundle, "collect", fail)
    assert known_words.main(["Alpha"]) == 1
    assert capsys.readouterr().err == "No names: adafruit_st7789 is not installed\n"


def test_it_says_which_names_it_cannot_tell(capsys, monkeypatch):
    source = b"x = namedtuple('Own', 'seat top')\n"
    monkeypatch.setattr(bundle, "collect", lambda: {"a/b.py": source})
    assert known_words.main(["Alpha"]) == 1
    assert "No names: a/b.py: the fields are no tuple of texts" in capsys.readouterr().err


@pytest.mark.skipif(find_micropython() is None, reason="no micropython command on this machine")
def test_every_game_is_played_and_every_scene_opened_with_the_compiled_bundle(of_bundle, tmp_path):
    for path, content in compiled(small(collect()), find_compiler(None)).items():
        file = tmp_path / "drive" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        # MicroPython loads the same bytecode under its own letter.
        file.write_bytes(b"M" + content[1:] if path.endswith(".mpy") else content)
    (tmp_path / TOUR).parent.mkdir(parents=True)
    for path in ROOT.glob("tests/heap/*.py"):
        exchanged_file = tmp_path / path.relative_to(ROOT)
        exchanged_file.write_bytes(exchanged(path.read_bytes(), of_bundle))
    scenes = {path.stem for path in ROOT.glob("firmware/scenes/*.py")} - {"__init__"}
    command = [find_micropython(), "-X", "heapsize=2m", TOUR, "drive", *sorted(scenes)]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    games = [line.removeprefix("played: ") for line in lines if line.startswith("played: ")]
    assert games == list(NAMES)
    assert len(scenes) > 10
    assert lines[-1] == "missing: "
