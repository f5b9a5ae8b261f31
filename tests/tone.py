"""A tone in the place of a board's."""


class Tone:
    """Notes the frequencies it sounded at, 0 for silence."""

    def __init__(self):
        self.heard = []

    def play(self, hertz):
        self.heard.append(hertz)

    def silence(self):
        self.heard.append(0)
