"""Every tool explains itself, and does nothing else meanwhile."""

import importlib
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parents[2] / "tools"
GUARD = 'if __name__ == "__main__":'
MODULES = sorted(
    ".".join(("tools", *path.relative_to(TOOLS).with_suffix("").parts))
    for path in TOOLS.rglob("*.py")
    if GUARD in path.read_text(encoding="utf-8")
)


def test_there_are_tools():
    assert {"tools.simulator", "tools.wiring", "tools.arena.__main__"} <= set(MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_a_tool_explains_itself(module, capsys):
    with pytest.raises(SystemExit) as stop:
        importlib.import_module(module).main(["--help"])
    assert stop.value.code == 0
    command = module.removesuffix(".__main__")
    assert capsys.readouterr().out.startswith(f"usage: python -m {command} ")
