"""What Waveshare's displays for the Raspberry Pi Pico have in common."""

DISPLAY_WIRING = {
    "sck": "GP10",
    "mosi": "GP11",
    "cs": "GP9",
    "dc": "GP8",
    "rst": "GP12",
    "bl": "GP13",
}

# The stick of the smaller ones, but for its being pressed in.
STICK_WIRES = (
    ("Left", "GP16", "left"),
    ("Right", "GP20", "right"),
    ("Up", "GP2", "up"),
    ("Down", "GP18", "down"),
)
