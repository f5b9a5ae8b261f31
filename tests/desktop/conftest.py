"""Prepares Blinka before any test here imports displayio, and lays the demo app in place."""

import sys

import pytest

import tools.desktop.platform  # noqa: F401


@pytest.fixture
def demo_app(monkeypatch):
    """The module of the demo app, in the place of the game's own for the simulator."""
    from tests.desktop import demo_app

    monkeypatch.setitem(sys.modules, "firmware.app", demo_app)
    return demo_app
