"""The eight buttons of handhelds on RP2040, as CircuitPython names their pins."""

from .buttons import PinButtons

EIGHT_BUTTONS = PinButtons(
    (
        ("Left", "SW_LEFT", "left"),
        ("Right", "SW_RIGHT", "right"),
        ("Up", "SW_UP", "up"),
        ("Down", "SW_DOWN", "down"),
        ("A", "SW_A", "a"),
        ("B", "SW_B", "b"),
        ("X", "SW_X", "start"),
        ("Y", "SW_Y", "hint"),
    )
)
