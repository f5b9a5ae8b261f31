import io
import os

import pytest

from tools.desktop.memory import FileMemory, MemoryFileError, RamMemory, set_aside


class PowerCut(Exception):
    """The computer stops."""


class BreakingFile(io.FileIO):
    """A file whose writing stops for good after `room` bytes."""

    room = 0

    def write(self, data):
        written = super().write(data[: self.room])
        self.room -= written
        if written < len(data):
            raise PowerCut
        return written


class SlowFile(io.FileIO):
    """A file that takes one byte at a time, as the operating system may."""

    def write(self, data):
        return super().write(data[:1])


@pytest.fixture(params=["file", "ram"])
def memory(request, tmp_path):
    return FileMemory(tmp_path / "save", 4096) if request.param == "file" else RamMemory(4096)


def test_a_new_memory_is_erased(memory):
    assert len(memory) == 4096
    assert memory[0:4096] == b"\xff" * 4096
    assert memory[:] == b"\xff" * 4096


def test_what_was_written_is_read_and_nothing_else_changes(memory):
    memory[10:14] = b"abcd"
    memory[12:13] = bytearray(b"X")
    assert memory[8:16] == b"\xff\xffabXd\xff\xff"
    assert memory[:] == b"\xff" * 10 + b"abXd" + b"\xff" * 4082


def test_slices_end_where_the_memory_ends(memory):
    memory[4094:4096] = b"yz"
    assert memory[4094:5000] == b"yz"
    assert memory[-1:] == b"z"
    assert memory[4096:4097] == b""
    assert memory[20:10] == b""


@pytest.mark.parametrize("data", [b"", b"abc", b"abcde"])
def test_a_slice_takes_its_own_length_only(memory, data):
    with pytest.raises(ValueError, match=f"{len(data)} bytes do not fit a slice of 4 bytes"):
        memory[0:4] = data
    assert memory[0:8] == b"\xff" * 8


@pytest.mark.parametrize("where", [3, slice(0, 8, 2), slice(8, 0, -1)])
def test_only_plain_slices_are_allowed(memory, where):
    with pytest.raises(ValueError, match="slices without a step"):
        memory[where]
    with pytest.raises(ValueError, match="slices without a step"):
        memory[where] = b"a"


def test_a_file_has_64_kib_if_nothing_is_said(tmp_path):
    assert len(FileMemory(tmp_path / "save")) == 65536
    assert (tmp_path / "save").stat().st_size == 65536
    assert len(RamMemory()) == 65536


def test_a_file_keeps_its_bytes(tmp_path):
    first = FileMemory(tmp_path / "save", 4096)
    first[100:103] = b"abc"
    first.close()
    assert FileMemory(tmp_path / "save", 4096)[99:104] == b"\xffabc\xff"
    assert (tmp_path / "save").read_bytes() == b"\xff" * 100 + b"abc" + b"\xff" * 3993
    assert os.listdir(tmp_path) == ["save"]


def test_bytes_are_on_the_disk_when_a_write_returns(tmp_path, monkeypatch):
    memory = FileMemory(tmp_path / "save", 4096)
    synced = []
    monkeypatch.setattr(
        os, "fsync", lambda number: synced.append((tmp_path / "save").read_bytes()[:4])
    )
    memory[0:4] = b"abcd"
    assert synced == [b"abcd"]


@pytest.mark.parametrize("room", range(9))
def test_a_power_cut_leaves_every_byte_outside_of_the_slice(tmp_path, room):
    path = tmp_path / "save"
    path.write_bytes(bytes(range(256)) * 16)

    def open_breaking(path, mode, buffering):
        file = BreakingFile(path, mode)
        file.room = room
        return file

    memory = FileMemory(path, 4096, open_file=open_breaking)
    if room < 8:
        with pytest.raises(PowerCut):
            memory[300:308] = b"abcdefgh"
    else:
        memory[300:308] = b"abcdefgh"
    memory.close()
    expected = bytearray(bytes(range(256)) * 16)
    expected[300 : 300 + room] = b"abcdefgh"[:room]
    assert FileMemory(path, 4096)[:] == expected


def test_a_write_taken_in_parts_is_finished(tmp_path):
    memory = FileMemory(
        tmp_path / "save", 4096, open_file=lambda path, mode, buffering: SlowFile(path, mode)
    )
    memory[5:9] = b"abcd"
    assert memory[4:10] == b"\xffabcd\xff"


@pytest.mark.parametrize("length", [0, 4096, 8192])
def test_a_shorter_memory_is_made_longer(tmp_path, length):
    (tmp_path / "save").write_bytes(b"a" * length)
    assert FileMemory(tmp_path / "save", 12288)[:] == b"a" * length + b"\xff" * (12288 - length)
    assert (tmp_path / "save").stat().st_size == 12288
    assert os.listdir(tmp_path) == ["save"]


@pytest.mark.parametrize("length", [1, 4095, 4097, 8193, 12288])
def test_a_file_of_another_length_is_refused_and_left_alone(tmp_path, length):
    path = tmp_path / "letter.txt"
    path.write_bytes(b"a" * length)
    with pytest.raises(MemoryFileError, match=rf"letter.txt: has {length} bytes .* has 8192"):
        FileMemory(path, 8192)
    assert path.read_bytes() == b"a" * length
    assert os.listdir(tmp_path) == ["letter.txt"]


def test_a_folder_is_refused(tmp_path):
    with pytest.raises(MemoryFileError, match=f"{tmp_path.name}: not a file"):
        FileMemory(tmp_path)
    with pytest.raises(MemoryFileError, match=f"{tmp_path.name}: not a file"):
        set_aside(tmp_path)


def test_a_file_in_no_folder_is_refused(tmp_path):
    with pytest.raises(MemoryFileError, match="save: No such file or directory"):
        FileMemory(tmp_path / "none" / "save")


def test_a_file_that_cannot_be_opened_is_refused(tmp_path):
    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    with pytest.raises(MemoryFileError, match="save: Permission denied"):
        FileMemory(tmp_path / "save", open_file=refuse)


def test_set_aside_renames_and_never_overwrites(tmp_path):
    path = tmp_path / "save"
    assert set_aside(path) is None
    for number in (1, 2):
        path.write_bytes(b"%d" % number)
        assert set_aside(path) == tmp_path / f"save.old-{number}"
    assert not path.exists()
    assert (tmp_path / "save.old-1").read_bytes() == b"1"
    assert (tmp_path / "save.old-2").read_bytes() == b"2"
