"""A device made of a board's own description of its display and a model of its panel."""

import sys
import time
from contextlib import contextmanager
from types import SimpleNamespace

from tools.desktop import platform  # noqa: F401  Blinka must be prepared before it is imported
from tools.panel.controller import Controller

# isort: split
import displayio
import fourwire

from tests.panel.bus import PanelBus

# CircuitPython's own commands for a display that it sets up, as bytes for BusDisplay: reset, leave
# sleep, 16 bits a pixel, the order of addresses, inversion if it takes one, on.
_BUILT_IN = b"\x01\x80\x96\x11\x80\xff\x3a\x01\x05\x36\x01%c%s\x29\x80\x64"
_INVERSION = b"\x21\x00"


class PanelDisplay:
    """A display on a model of a panel; has what the game uses of a displayio display.

    :param controller: the ``Controller`` that the display sends its bytes to.
    :param view: the ``View`` in which the panel is looked at.
    """

    def __init__(self, display, controller, view):
        self.width = display.width
        self.height = display.height
        self._display = display
        self._view = view
        self.controller = controller

    @property
    def root_group(self):
        """The group shown."""
        return self._display.root_group

    @root_group.setter
    def root_group(self, group):
        self._display.root_group = group

    def refresh(self):
        """Send what has changed."""
        self._display.refresh()

    def image(self):
        """Return what the panel shows, a PIL image of the whole glass."""
        return self.controller.seen(self._view)


def wired(description, glass, controller=None):
    """Return the PanelDisplay that ``description`` (see ``firmware.boards.displays``) sets up on
    a panel that is mounted as ``glass`` says.

    ``controller`` takes what is sent in the place of a ``Controller``.
    """
    controller = controller or Controller(glass.kind)
    with _stand_ins(controller):
        display = description.make(_AnyPins())
    return PanelDisplay(display, controller, glass.view)


def built_in(glass, size, madctl, columns=0, rows=0):
    """Return the PanelDisplay of a built-in display of that (width, height).

    ``madctl``, ``columns`` and ``rows`` are what CircuitPython's definition of the board has:
    the register's value and the offsets.
    """
    from busdisplay import BusDisplay

    controller = Controller(glass.kind)
    inversion = _INVERSION if glass.view.inverted else b""
    with _stand_ins(controller):
        displayio.release_displays()
        display = BusDisplay(
            fourwire.FourWire(None),
            _BUILT_IN % (madctl, inversion),
            width=size[0],
            height=size[1],
            colstart=columns,
            rowstart=rows,
            auto_refresh=False,
        )
    return PanelDisplay(display, controller, glass.view)


class _AnyPins:
    """Gives out a pin of any name."""

    def take(self, name, use):
        return name


@contextmanager
def _stand_ins(controller):
    """The modules that a display is set up with, leading to ``controller``; no pause takes time."""
    kept = {name: sys.modules.get(name) for name in ("busio", "pwmio")}
    four_wire, sleep = fourwire.FourWire, time.sleep
    sys.modules["busio"] = SimpleNamespace(SPI=lambda **pins: None)
    sys.modules["pwmio"] = SimpleNamespace(
        PWMOut=lambda pin, **options: SimpleNamespace(duty_cycle=0, deinit=lambda: None)
    )
    fourwire.FourWire = lambda spi, **options: PanelBus(controller)
    time.sleep = lambda seconds: None
    try:
        yield
    finally:
        fourwire.FourWire, time.sleep = four_wire, sleep
        for name, module in kept.items():
            if module is None:
                del sys.modules[name]
            else:
                sys.modules[name] = module
