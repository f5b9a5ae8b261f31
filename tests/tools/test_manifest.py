import json

import pytest

from tools.manifest import Entry, Manifest, ManifestError

# The SHA-256 of "abc", from FIPS 180-4's examples.
ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
FILES = {"lib/x.py": Entry(3, ABC), "code.py": Entry.of(b"abc")}
MANIFEST = Manifest("0.1.0", "1234", None, {"adafruit-b": "2.0", "adafruit-a": "1.0"}, FILES)


def test_an_entry_has_size_and_sum():
    assert Entry.of(b"abc") == Entry(3, ABC)


def test_the_file_says_all_of_it():
    assert json.loads(MANIFEST.to_bytes()) == {
        "name": "pocket-bones",
        "version": "0.1.0",
        "commit": "1234",
        "form": "py",
        "compiler": None,
        "circuitpython": {"least": "10.0.0", "below": "11.0.0"},
        "libraries": {"adafruit-a": "1.0", "adafruit-b": "2.0"},
        "files": {
            "code.py": {"size": 3, "sha256": ABC},
            "lib/x.py": {"size": 3, "sha256": ABC},
        },
    }


def test_it_is_read_back():
    assert Manifest.from_bytes(MANIFEST.to_bytes()) == MANIFEST


def test_the_order_in_which_it_was_filled_does_not_matter():
    turned = dict(reversed(FILES.items()))
    libraries = {"adafruit-a": "1.0", "adafruit-b": "2.0"}
    again = Manifest("0.1.0", "1234", None, libraries, turned)
    assert again.to_bytes() == MANIFEST.to_bytes()


def test_a_compiler_makes_it_one_of_mpy_files():
    made = Manifest("0.1.0", None, "mpy-cross 1", {}, {}).to_bytes()
    assert json.loads(made)["form"] == "mpy"
    assert Manifest.from_bytes(made).compiler == "mpy-cross 1"


@pytest.mark.parametrize(
    "content, text",
    [
        (b"", "cannot be read"),
        (b"\xff\xfe", "cannot be read"),
        (b"[]", "no manifest"),
        (b"{}", "no manifest"),
        (b'{"name": "solitaire"}', "another program: solitaire"),
        (b'{"name": "pocket-bones", "files": []}', "no manifest"),
        (b'{"name": "pocket-bones", "files": {"a": 1}}', "no manifest"),
        (b'{"name": "pocket-bones", "files": {"a": {"size": 1}}}', "no manifest"),
        (b'{"name": "pocket-bones", "files": {}}', "no manifest"),
    ],
)
def test_what_is_none_is_refused(content, text):
    with pytest.raises(ManifestError, match=text):
        Manifest.from_bytes(content)


@pytest.mark.parametrize(
    "path",
    ["../x", "a/../x", "/x", "a//x", "C:/x", "a\\x", "", ".", "a/", ".Trash/x", "a/..", "a b"],
)
def test_a_path_out_of_the_drive_or_hidden_is_refused(path):
    content = Manifest("1", None, None, {}, {path: Entry(1, ABC)}).to_bytes()
    with pytest.raises(ManifestError, match="outside of the drive"):
        Manifest.from_bytes(content)
