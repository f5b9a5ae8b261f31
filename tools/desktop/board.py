"""The board layer of the desktop: the names that every board file has, made of desktop parts."""

from firmware.keys import LABELS
from tools.desktop.display import DesktopDisplay
from tools.desktop.keys import KeyQueue


class DesktopBoard:
    """A board with a screen of `width` by `height` pixels, without backlight and battery.

    :param memory: where the game saves, a `FileMemory` or a `RamMemory`.
    :param sound: the tone, a `tools.desktop.sound.MixerTone`; None for silence.
    """

    name = "desktop"
    key_names = LABELS
    backlight = None
    battery = None

    def __init__(self, width, height, memory, sound=None):
        self.display = DesktopDisplay(width, height)
        self.keys = KeyQueue()
        self.memory = memory
        self.sound = sound
