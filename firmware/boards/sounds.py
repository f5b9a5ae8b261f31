"""The kinds of sounders that boards have: what a board file says of them, and how they are made.

`configured(options)` is what the sounder is with these options, and `make(pins)` sets up the
hardware and returns a tone: `play(hertz)` sounds until `silence()`. Nothing here touches the
hardware before.
"""

from .options import SettingsError


class _Sounder:
    """What all kinds have in common."""

    def configured(self, options):
        """Most sounders are what they are, whatever settings.toml says."""
        return self


class PwmSounder(_Sounder):
    """A piezo, or an amplifier, driven by PWM at the pin of that name."""

    def __init__(self, pin):
        self.pin = pin

    def make(self, pins):
        """Set the pin up and return the tone. SettingsError where it cannot have PWM of its own."""
        import pwmio

        pin = pins.take(self.pin, "the sound")
        try:
            return PwmTone(pwmio.PWMOut(pin, duty_cycle=0, variable_frequency=True))
        except (ValueError, RuntimeError) as error:
            raise SettingsError(
                "No sound at %s (%s): on an RP2040 it must not share a PWM slice with the "
                "backlight" % (self.pin, error)
            )


class OwnPwmSounder(PwmSounder):
    """A piezo that the maker wires: to the pin that the option SOUND_PIN names, or to none; where
    it names nothing, to `pin` if the board has that pin to spare."""

    def configured(self, options):
        """The sounder of the option, or None."""
        if options.sound_pin is None:
            return self
        return None if options.sound_pin == "none" else PwmSounder(options.sound_pin)

    def make(self, pins):
        """Set the pin up and return the tone, or None where the board has not got the pin."""
        return PwmSounder.make(self, pins) if pins.has(self.pin) else None


class PwmTone:
    """A tone made by a `pwmio.PWMOut`."""

    _HALF = 1 << 15

    def __init__(self, pwm):
        self._pwm = pwm

    def play(self, hertz):
        """Sound at that frequency."""
        self._pwm.frequency = hertz
        self._pwm.duty_cycle = self._HALF

    def silence(self):
        """Stop sounding."""
        self._pwm.duty_cycle = 0


class SpeakerSounder(_Sounder):
    """A loudspeaker at a digital-to-analog converter, with an amplifier that is switched on."""

    def __init__(self, pin, enable):
        """`pin` and `enable` are the names of the converter's pin and of the amplifier's."""
        self.pins = (pin, enable)

    def make(self, pins):
        """Set both pins up and return the tone."""
        from array import array

        from audiocore import RawSample
        from audioio import AudioOut
        from digitalio import DigitalInOut

        speaker, enable = [pins.take(name, "the sound") for name in self.pins]
        amplifier = DigitalInOut(enable)
        amplifier.switch_to_output(False)
        return SpeakerTone(AudioOut(speaker), RawSample(array("H", _WAVE)), amplifier)


# One period of a square wave, of a quarter of the loudness that there could be.
_WAVE = (24576,) * 4 + (40960,) * 4


class SpeakerTone:
    """A tone made by an `audioio.AudioOut` from one period of a wave."""

    def __init__(self, out, sample, amplifier):
        self._out = out
        self._sample = sample
        self._amplifier = amplifier

    def play(self, hertz):
        """Sound at that frequency."""
        self._out.stop()
        self._sample.sample_rate = hertz * len(_WAVE)
        self._amplifier.value = True
        self._out.play(self._sample, loop=True)

    def silence(self):
        """Stop sounding."""
        self._out.stop()
        self._amplifier.value = False
