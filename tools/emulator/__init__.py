"""An emulated Raspberry Pi Pico with a display and buttons, on which the game's bundle runs."""
