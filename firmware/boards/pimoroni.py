"""What Pimoroni's displays for the Raspberry Pi Pico have in common."""

from .buttons import PinButtons

DISPLAY_WIRING = {"sck": "GP18", "mosi": "GP19", "cs": "GP17", "dc": "GP16", "bl": "GP20"}

# A and B stand at the left of the display, X and Y at its right.
FOUR_BUTTONS = PinButtons(
    (
        ("A", "GP12", "a"),
        ("B", "GP13", "b/start"),
        ("X", "GP14", "left"),
        ("Y", "GP15", "right"),
    )
)
