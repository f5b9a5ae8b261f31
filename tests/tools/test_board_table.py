from firmware import boards
from tools import board_table
from tools.bundle import ROOT


def rows():
    lines = board_table.table().splitlines()[2:]
    return {
        cells[0]: cells[1:] for cells in ([c.strip() for c in x[1:-1].split(" | ")] for x in lines)
    }


def test_the_table_is_the_one_in_the_hardware_pages():
    page = (ROOT / board_table.PAGE).read_text(encoding="utf-8")
    table = board_table.table()
    assert f"{board_table.BEGIN}\n\n{table}\n\n{board_table.END}\n" in page


def test_every_board_but_the_own_build_has_a_row():
    assert len(rows()) == len(boards.NAMES) - 1


def test_what_is_known_of_some_boards():
    # Size, keys and pins as the collected facts about boards and displays give them.
    found = rows()
    assert found["Pico with Pico-LCD-1.3"] == [
        "240x240",
        "none",
        "Left, Right",
        "Up, Down",
        "A",
        "B",
        "X",
        "Y",
        "light",
    ]
    assert found["PicoPad"][-1] == "sound, light, battery"
    assert found["PyGamer"][-1] == "sound, light"
    assert found["PyBadge"][:2] == ["160x128", "none"]
    assert found["Pico with Pico Display 2"] == [
        "320x240",
        '`POCKET_BONES_BOARD = "pico_display_2"`',
        "X, Y",
        "-",
        "A",
        "B",
        "Hold B",
        "-",
        "light",
    ]


def test_the_command_writes_the_table(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(board_table, "ROOT", tmp_path)
    page = tmp_path / board_table.PAGE
    page.parent.mkdir()
    page.write_text(f"{board_table.BEGIN}\n{board_table.END}\n")
    assert board_table.main([]) == 0
    assert board_table.table() in page.read_text()
    page.write_text("nothing\n")
    assert board_table.main([]) == 1
    assert "Not written: hardware/README.md lacks the line" in capsys.readouterr().err
