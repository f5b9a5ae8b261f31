"""How boards measure their battery."""

# What the converter reads at its reference, and the reference, in millivolts.
_MOST = 65535
_REFERENCE_MV = 3300


class BatteryPin:
    """A battery whose voltage stands at the analog pin of that name, divided by `times`."""

    def __init__(self, pin, times):
        self.pin = pin
        self.times = times

    def configured(self, options):
        """Most batteries are what they are, whatever settings.toml says."""
        return self

    def make(self, pins):
        """Set the pin up and return the Battery."""
        from analogio import AnalogIn

        return Battery(AnalogIn(pins.take(self.pin, "the battery")), self.times)


class OwnBatteryPin(BatteryPin):
    """A battery that the maker wires to the pin that the option BATTERY_PIN names; without it, or
    with "none", nothing is measured, for an open pin reads anything."""

    def __init__(self, times):
        BatteryPin.__init__(self, None, times)

    def configured(self, options):
        """The battery of the option, or None."""
        if options.battery_pin in (None, "none"):
            return None
        return BatteryPin(options.battery_pin, self.times)


class Battery:
    """A battery at an `analogio.AnalogIn`."""

    def __init__(self, analog, times):
        self._analog = analog
        self._times = times

    def millivolts(self):
        """Measure its voltage."""
        return self._analog.value * (_REFERENCE_MV * self._times) // _MOST
