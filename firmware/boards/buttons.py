"""The kinds of buttons that boards have: what a board file says of them, and how they are read.

All kinds have ``buttons``, a tuple with (label, action) of each: what is printed beside it, and
what it does unless settings.toml says otherwise (see ``meanings``). ``configured(options)`` is
what they are with these options, and ``make(pins, short, long)`` sets up the hardware and returns
the queue of keys. Nothing here touches the hardware before.
"""

from ..keys import LABELS, NAMES
from .options import KEY_PINS, pairs, wrong

# Buttons are looked at this often, in seconds: twice is well within what a player notices.
_SCAN_S = 0.01
# Held, B opens the menu, for builds without the seventh button.
_OWN_ACTIONS = ("left", "right", "up", "down", "a", "b/start", "start")
_FEWEST = 4
_MOST = 12


class _Buttons:
    """What all kinds have in common."""

    buttons = ()

    def configured(self, options):
        """Most buttons are what they are, whatever settings.toml says."""
        return self


class PinButtons(_Buttons):
    """Buttons that connect a pin each to ground; ``wires`` are (label, pin, action) of each."""

    def __init__(self, wires):
        self.pins = tuple([pin for _, pin, _ in wires])
        self.buttons = tuple([(label, action) for label, _, action in wires])

    def make(self, pins, short, long):
        """Set the pins up, with their pull-ups, and return the queue of keys."""
        import keypad

        inputs = []
        for number in range(len(self.pins)):
            inputs.append(pins.take(self.pins[number], "button " + self.buttons[number][0]))
        # All pull up: the pull-downs of the RP2350 are broken.
        scanner = keypad.Keys(tuple(inputs), value_when_pressed=False, pull=True, interval=_SCAN_S)
        return _scanned(scanner, short, long)


class OwnPinButtons(PinButtons):
    """Buttons that the maker wires, one for each key, or as the option KEY_PINS says, which has
    words like "action=pin"."""

    def __init__(self, pins):
        """``pins`` are the names of the pins of our own choice, in the order of the keys."""
        PinButtons.__init__(self, tuple(zip(LABELS, pins, _OWN_ACTIONS)))

    def configured(self, options):
        """The buttons of the option, all of them, or the default ones."""
        if not options.key_pins:
            return self
        wires = []
        for action, pin in pairs(KEY_PINS, options.key_pins.split()):
            label = action.split("/")[0].lower()
            if label not in NAMES:
                raise wrong(KEY_PINS, 'no key "%s"; there are %s' % (label, ", ".join(NAMES)))
            wires.append((label[0].upper() + label[1:], pin, action))
        if not _FEWEST <= len(wires) <= _MOST:
            raise wrong(KEY_PINS, "%d buttons; %d to %d work" % (len(wires), _FEWEST, _MOST))
        return PinButtons(wires)


class ShiftRegisterButtons(_Buttons):
    """Buttons behind a shift register, in the order in which their bits come."""

    def __init__(self, buttons, clock, data, latch):
        """``clock``, ``data`` and ``latch`` are the names of its pins."""
        self.buttons = buttons
        self.pins = (clock, data, latch)

    def make(self, pins, short, long):
        """Set the register up and return the queue of keys."""
        import keypad

        clock, data, latch = [pins.take(name, "the buttons") for name in self.pins]
        scanner = keypad.ShiftRegisterKeys(
            clock=clock,
            data=data,
            latch=latch,
            key_count=len(self.buttons),
            value_when_pressed=True,
            interval=_SCAN_S,
        )
        return _scanned(scanner, short, long)


class StickButtons(_Buttons):
    """A stick on two analog pins: left, right, up, down."""

    buttons = (("Left", "left"), ("Right", "right"), ("Up", "up"), ("Down", "down"))

    def __init__(self, x, y):
        """``x`` and ``y`` are the names of the pins."""
        self.pins = (x, y)

    def make(self, pins, short, long):
        """Set the inputs up and return the queue of keys."""
        from analogio import AnalogIn

        from .polled import Stick

        x, y = [AnalogIn(pins.take(name, "the stick")) for name in self.pins]
        return _polled(Stick(x, y), short, long)


class JoyWingButtons(_Buttons):
    """The buttons and the stick of a Joy FeatherWing, on the board's I2C bus."""

    # In the order of ``joy_wing.JoyWing``.
    buttons = (
        ("A", "a"),
        ("B", "b"),
        ("X", "start"),
        ("Y", "hint"),
        ("Select", "start"),
    ) + StickButtons.buttons
    pins = ()

    def make(self, pins, short, long):
        """Set the wing up and return the queue of keys."""
        from .joy_wing import JoyWing

        return _polled(JoyWing(pins.board.I2C()), short, long)


class Together(_Buttons):
    """Buttons of two kinds on one board."""

    def __init__(self, first, second):
        self._parts = (first, second)
        self.buttons = first.buttons + second.buttons
        self.pins = first.pins + second.pins

    def make(self, pins, short, long):
        """Set both up and return one queue of keys."""
        from .key_queue import Both

        first, second = self._parts
        count = len(first.buttons)
        return Both(
            first.make(pins, short[:count], long[:count]),
            second.make(pins, short[count:], long[count:]),
        )


def _scanned(scanner, short, long):
    from keypad import Event

    from .key_queue import KeyQueue
    from .presses import Presses

    return KeyQueue(scanner, Event(), Presses(short, long))


def _polled(buttons, short, long):
    from .key_queue import KeyQueue
    from .polled import Polled, PolledEvent
    from .presses import Presses

    return KeyQueue(Polled(buttons), PolledEvent(), Presses(short, long))
