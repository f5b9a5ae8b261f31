"""Modules that are let go of are loaded anew when they are imported again."""

import sys

from firmware.letting_go import let_go, let_go_since


def test_a_module_let_go_of_is_loaded_anew():
    import firmware.clock

    old = firmware.clock
    let_go("firmware.clock")
    assert "firmware.clock" not in sys.modules
    assert not hasattr(sys.modules["firmware"], "clock")
    import firmware.clock

    assert firmware.clock is not old
    # What still has it goes on with it.
    assert old.elapsed(5, 3) == 2


def test_a_package_goes_with_all_that_is_in_it_and_nothing_else(monkeypatch):
    monkeypatch.setattr(sys, "modules", dict.fromkeys(("a", "a.b", "a.b.c", "a.bc", "a.d")))
    let_go("a.b", "a.d", "x")
    assert list(sys.modules) == ["a", "a.bc"]


def test_what_the_program_has_loaded_since_goes_but_for_what_is_kept(monkeypatch):
    names = ("engine.a", "engine.b", "engineer", "firmware.c", "firmware.d", "os")
    monkeypatch.setattr(sys, "modules", dict.fromkeys(names))
    let_go_since(("engine.a",), ("firmware.d",))
    assert list(sys.modules) == ["engine.a", "engineer", "firmware.d", "os"]
