"""Lists the boards that need no wiring: python -m tools.board_table

Writes the table in hardware/README.md from the board files of the firmware.
"""

import argparse
import importlib
import sys
from pathlib import Path

from firmware import boards, keys
from firmware.boards.meanings import Meanings
from tools import marked

ROOT = Path(__file__).resolve().parents[1]
PAGE = Path("hardware", "README.md")
BEGIN = "<!-- The boards, written by tools/board_table.py. -->"
END = "<!-- End of the boards. -->"
# Wired as its maker likes.
OWN = "generic"


def table():
    """Return a table of all boards but the generic one, as lines of Markdown."""
    rows = [
        "| board | screen | line in settings.toml | left, right | up, down | A | B | menu "
        "| hint | has |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name in boards.NAMES:
        if name != OWN:
            rows.append(f"| {' | '.join(_cells(name))} |")
    return "\n".join(rows)


def _cells(name):
    plan = importlib.import_module(f"firmware.boards.{name}")
    label = Meanings(plan.keys.buttons).key_names
    by_itself = name in boards.BY_BOARD_ID.values()
    yield plan.name
    yield f"{plan.display.width}x{plan.display.height}"
    yield "none" if by_itself else f'`{boards.SETTING} = "{name}"`'
    for these in ((keys.LEFT, keys.RIGHT), (keys.UP, keys.DOWN), (keys.A,), (keys.B,)):
        yield ", ".join(label[key] for key in these if label[key]) or "-"
    yield label[keys.START]
    yield label[keys.HINT] or "-"
    parts = (
        ("sound", plan.sound),
        ("light", plan.display.dims),
        ("battery", getattr(plan, "battery", None)),
    )
    yield ", ".join(part for part, there in parts if there) or "-"


def main(arguments=None):
    """Write the table; return the exit code."""
    argparse.ArgumentParser(
        prog="python -m tools.board_table",
        description="Writes the table of the boards that need no wiring.",
    ).parse_args(arguments)
    file = ROOT / PAGE
    try:
        page = marked.with_text(file.read_text(encoding="utf-8"), BEGIN, table(), END)
    except marked.MarkError as error:
        print(f"Not written: {PAGE} {error}", file=sys.stderr)
        return 1
    file.write_text(page, encoding="utf-8", newline="\n")
    print(f"{len(boards.NAMES) - 1} boards: the table in {PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
