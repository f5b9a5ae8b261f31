"""What Adafruit's TFT FeatherWings on a Feather RP2040 have in common.

The wings have no buttons: they go to pins that the wings leave free, in the order in which these
lie beside each other. The option POCKET_BONES_KEY_PINS names others.
"""

from .buttons import OwnPinButtons

DISPLAY_WIRING = {"sck": "SCK", "mosi": "MOSI", "cs": "D9", "dc": "D10"}

BUTTONS = OwnPinButtons(("A0", "A1", "A2", "A3", "D24", "D25", "D12"))
