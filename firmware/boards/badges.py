"""What Adafruit's PyBadge and PyGamer have in common: shift register and loudspeaker."""

from .sounds import SpeakerSounder

# The names of the shift register's clock, data and latch.
REGISTER = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH")

# The first four bits that come out of it.
FOUR_BUTTONS = (("B", "b"), ("A", "a"), ("Start", "start"), ("Select", "hint"))

SPEAKER = SpeakerSounder("SPEAKER", "SPEAKER_ENABLE")
