from types import SimpleNamespace

import pytest

from tools import simulator
from tools.desktop.recorder import Recorder


class Match:
    """Stands for the app and for its session: over as soon as it is told so."""

    def __init__(self, name, over=False):
        self.match = SimpleNamespace(over=over)
        self.name = name

    def record(self):
        return f"record of {self.name}\n"


class App:
    def __init__(self, session=None):
        self.session = session
        self.ticks = []

    def tick(self, now):
        self.ticks.append(now)


def test_it_passes_every_tick_on(tmp_path):
    app = App()
    recorder = Recorder(app, tmp_path / "records")
    recorder.tick(5)
    recorder.tick(9)
    assert app.ticks == [5, 9]


def test_each_match_is_recorded_once_when_it_ends(tmp_path):
    path = tmp_path / "records"
    path.write_text("; kept\n")
    app = App(Match("one"))
    recorder = Recorder(app, path)
    recorder.tick(0)
    assert path.read_text() == "; kept\n"
    app.session.match.over = True
    recorder.tick(1)
    recorder.tick(2)
    app.session = Match("two", over=True)
    recorder.tick(3)
    assert path.read_text() == "; kept\nrecord of one\nrecord of two\n"


def test_a_match_that_had_ended_before_is_not_recorded_again(tmp_path):
    path = tmp_path / "records"
    recorder = Recorder(App(Match("old", over=True)), path)
    recorder.tick(0)
    assert path.read_text() == ""


def test_a_file_that_cannot_be_written_is_refused_at_once(demo_app, tmp_path, capsys):
    path = tmp_path / "missing" / "records"
    demo_app.App.session = None
    with pytest.raises(SystemExit) as caught:
        simulator.main(["--headless", "--record", str(path)])
    del demo_app.App.session
    assert caught.value.code == 2
    assert f"argument --record: {path}: No such file" in capsys.readouterr().err
