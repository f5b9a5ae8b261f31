"""Private names become words that CircuitPython knows, and the modules do what they did."""

import ast
import shutil
import subprocess
from pathlib import Path

import pytest

from tools import known_words
from tools.bundle import collect, lean, modules_of
from tools.known_words import exchanged, exchanges
from tools.micropython import find_micropython

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def words(monkeypatch):
    monkeypatch.setattr(known_words, "WORDS", ["Alpha", "Beta", "Gamma", "Delta"])


def test_the_names_in_most_places_come_first_and_no_word_in_use_is_taken(words):
    one = b"class Beta:\n    def _go(self):\n        return self._x + self._x\n"
    other = b"from one import Beta\nBeta()._x\nBeta()._go()\n"
    assert exchanges([one, other]) == {"_x": "Alpha", "_go": "Gamma"}


@pytest.mark.parametrize(
    "source",
    [
        b'getattr(x, "_name")\nx._name\n',
        b'f"{x._name}"\nx._name\n',
        b"x.__name__\nx.name_\n_ = 1\n",
    ],
)
def test_names_in_texts_and_those_that_are_not_private_stay(words, source):
    assert exchanges([source]) == {}


def test_names_become_the_same_words_wherever_they_stand():
    source = b"x._a = _bc(_a=1)  # _a\n'''_abc'''\nx._abc, x._a\n"
    expected = b"x.Alpha = Beta(Alpha=1)  # _a\n'''_abc'''\nx._abc, x.Alpha\n"
    assert exchanged(source, {"_a": "Alpha", "_bc": "Beta"}) == expected


def test_names_without_a_word_stay(words):
    source = b"_a, _b, _c, _d, _e\n"
    assert len(exchanges([source])) == 4
    assert exchanged(source, exchanges([source])) == b"Alpha, Beta, Gamma, Delta, _e\n"


def test_there_are_words_and_each_is_one():
    assert len(known_words.WORDS) == len(set(known_words.WORDS)) > 250
    assert all(word.isidentifier() and word[0].isalpha() for word in known_words.WORDS)


def test_exchanged_back_every_module_of_the_bundle_is_what_it_was():
    sources = modules_of(lean(collect()))
    words = exchanges(sources)
    assert len(words) > 250
    back = {word: name for name, word in words.items()}
    for source in sources:
        there = exchanged(source, words)
        assert ast.dump(ast.parse(exchanged(there, back))) == ast.dump(ast.parse(source))


def test_it_tells_what_a_word_stands_for(capsys):
    words = exchanges(modules_of(lean(collect())))
    name = min(words)
    assert known_words.main([words[name], "nothing"]) == 0
    assert capsys.readouterr().out == f"{words[name]}: {name}\nnothing: itself\n"


@pytest.mark.skipif(find_micropython() is None, reason="no micropython command on this machine")
def test_a_round_is_played_with_what_is_compiled(tmp_path):
    files = lean(collect())
    words = exchanges(modules_of(files))
    for path, content in files.items():
        if path.endswith(".py") and "/" in path:
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_bytes(exchanged(content, words))
    shutil.copytree(ROOT / "tests" / "heap", tmp_path / "tests" / "heap")
    command = [find_micropython(), "-X", "heapsize=1200k", "tests/heap/play.py", "lib", "1"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.splitlines()[-1].startswith("title-again")
