"""What Adafruit's TFT FeatherWings on a Feather RP2040 have in common.

The wings have no buttons: they go to pins that the wings leave free, in the order in which these
lie beside each other. The option POCKET_BONES_KEY_PINS names others.
"""

from .buttons import OwnPinButtons

DISPLAY_WIRING = {"sck": "SCK", "mosi": "MOSI", "cs": "D9", "dc": "D10"}

BUTTONS = OwnPinButtons(
    (
        ("Left", "A0", "left"),
        ("Right", "A1", "right"),
        ("Up", "A2", "up"),
        ("Down", "A3", "down"),
        ("A", "D24", "a"),
        # Held, it opens the menu, for builds without the seventh button.
        ("B", "D25", "b/start"),
        ("Start", "D12", "start"),
    )
)
