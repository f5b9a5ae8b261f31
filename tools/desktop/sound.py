"""The desktop's sounder: square waves by way of pygame's mixer."""

import array

_RATE = 22050
# A quarter of what there is, since square waves are loud.
_LOUDNESS = 8000
# In samples; short, so that a click comes with the tile that it is the click of.
_BUFFER = 512


class MixerTone:
    """Sounds at one frequency until it is silenced, as a board's piezo does.

    The sound card is opened by the first tone. Where there is none, there is silence.
    """

    def __init__(self):
        self._sounds = {}
        self._channel = None
        self._broken = False

    def play(self, hertz):
        """Sound at that frequency."""
        # Only here: the window has imported it by now, as it must be the first to do.
        import pygame

        if self._channel is None and not self._broken:
            try:
                pygame.mixer.init(_RATE, -16, 1, _BUFFER)
                self._channel = pygame.mixer.Channel(0)
            except pygame.error:
                self._broken = True
        if self._broken:
            return
        if hertz not in self._sounds:
            self._sounds[hertz] = pygame.mixer.Sound(buffer=wave(hertz))
        self._channel.play(self._sounds[hertz], loops=-1)

    def silence(self):
        """Stop sounding."""
        if self._channel is not None:
            self._channel.stop()


def wave(hertz):
    """Return a second of a square wave, as 16-bit samples, that can be played round and round."""
    samples = array.array("h")
    for number in range(_RATE):
        # By half periods: a whole number of them makes the second.
        samples.append(-_LOUDNESS if 2 * number * hertz // _RATE % 2 else _LOUDNESS)
    return samples.tobytes()
