"""The pins of the reference build: a bare Raspberry Pi Pico, a display module, buttons, a piezo.

Each number is the one after "GP". The file of the generic board takes them where settings.toml
names no others, and the wiring diagram of the hardware pages is drawn from them.
"""

# The display, on the second SPI bus.
DC = 8
CS = 9
SCK = 10
MOSI = 11
RST = 12
BACKLIGHT = 13

# Six buttons, each to ground, and room for a seventh that opens the menu.
UP = 2
DOWN = 3
LEFT = 4
RIGHT = 5
A = 6
B = 7
START = 14

# The backlight's PWM slice is (13 // 2) % 8 = 6; the piezo's, 7, is another one, as it must be.
PIEZO = 15

# Half of the battery's voltage, from two equal resistors; an analog input.
BATTERY = 26
