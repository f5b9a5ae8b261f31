"""What the app gets of a board. The file is by itself, to be all that stays in memory."""


class Board:
    """A board that is set up.

    name       what it is called
    display    a displayio display with auto_refresh off
    keys       its ``next()`` gives the next pressed key of ``firmware.keys``, or NONE
    key_names  what the screen calls the keys, by their numbers; "" for one that no button gives
    memory     like ``microcontroller.nvm``
    sound      its ``play(hertz)`` sounds until ``silence()``; None where there is no sounder
    backlight  its ``brightness`` is set from 0 to 1; None where it cannot be changed
    battery    its ``millivolts()`` are the battery's; None where they cannot be measured
    """

    def __init__(
        self, name, display, keys, key_names, memory, sound=None, backlight=None, battery=None
    ):
        self.name = name
        self.display = display
        self.keys = keys
        self.key_names = key_names
        self.memory = memory
        self.sound = sound
        self.backlight = backlight
        self.battery = battery
