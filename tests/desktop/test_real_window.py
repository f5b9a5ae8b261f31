"""The simulator as a user meets it: a window on an X screen, a real key, a close request."""

import os
import shutil
import signal
import subprocess
import time

import pytest
from PIL import Image, ImageGrab, features

from tests.desktop.launch import start_simulator

MISSING = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
if not features.check("xcb"):
    MISSING.append("Pillow with XCB")

pytestmark = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")

# A bound for a hung program, not a measure of speed.
PATIENCE_S = 60


@pytest.fixture
def screen():
    """The name of an X screen of 800 by 600 pixels, on a display number that was free."""
    reader, writer = os.pipe()
    # Without -noreset it would begin anew, deaf for a moment, each time xdotool leaves it alone.
    options = ["-noreset", "-nolisten", "tcp", "-screen", "0", "800x600x24"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), *options],
        pass_fds=(writer,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture
def simulator(screen, tmp_path):
    """The simulator on that screen, on the demo app, at twice 160 by 128."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("SDL_")}
    environment["DISPLAY"] = screen
    environment.pop("WAYLAND_DISPLAY", None)
    options = ["--size", "160x128", "--scale", "2", "--save", str(tmp_path / "save")]
    process = start_simulator(*options, env=environment)
    yield process
    if process.poll() is None:
        process.kill()
        process.wait()


def _until(process, what):
    """Call `what` until it returns something true, and return that."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        assert process.poll() is None, "the simulator has ended"
        if result := what():
            return result
        time.sleep(0.05)
    raise AssertionError(f"waited {PATIENCE_S} s in vain")


def _xdotool(screen, *arguments):
    """Return what xdotool prints; nothing where there is no window yet."""
    return subprocess.run(
        ["xdotool", *arguments],
        env={**os.environ, "DISPLAY": screen},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ).stdout


def _picture(left):
    """Return the demo's picture enlarged twice, with its red square at column `left`."""
    image = Image.new("RGB", (320, 256), "#0000ff")
    image.paste("#ff0000", (left * 2, 0, left * 2 + 24, 24))
    return image.tobytes()


def test_opens_takes_a_key_and_closes_on_request(screen, simulator, tmp_path):
    _until(
        simulator,
        lambda: _xdotool(screen, "getwindowfocus", "getwindowname") == "Pocket Bones\n",
    )
    geometry = _xdotool(screen, "getwindowfocus", "getwindowgeometry", "--shell")
    window = dict(line.split("=") for line in geometry.split())
    left, top = int(window["X"]), int(window["Y"])
    assert int(window["WIDTH"]) == 320
    assert int(window["HEIGHT"]) > 256

    def shows(square):
        grabbed = ImageGrab.grab((left, top, left + 320, top + 256), xdisplay=screen)
        return grabbed.convert("RGB").tobytes() == _picture(square)

    _until(simulator, lambda: shows(0))
    _xdotool(screen, "key", "Right")
    _until(simulator, lambda: shows(20))

    # The demo counts each A in the first byte: from erased 0xFF on to 0.
    _xdotool(screen, "key", "space")
    _until(simulator, lambda: (tmp_path / "save").read_bytes()[:1] == b"\x00")

    simulator.send_signal(signal.SIGTERM)
    assert simulator.wait(PATIENCE_S) == 0
    assert (tmp_path / "save").read_bytes() == b"\x00" + b"\xff" * 65535
