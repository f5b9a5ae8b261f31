"""Keeps the records of finished matches in a file."""


class Recorder:
    """Stands in the place of the app and ticks it; appends each match's record when it ends.

    :param app: the game's app.
    :param path: the file, which is made if it is not there. OSError if it cannot be written.
    """

    def __init__(self, app, path):
        self._app = app
        self._path = path
        # A match that had ended before is in the file already.
        self._recorded = app.session if self._has_ended() else None
        with open(path, "a", encoding="ascii"):
            pass

    def tick(self, now):
        """One turn of the app's loop."""
        self._app.tick(now)
        if self._has_ended() and self._app.session is not self._recorded:
            self._recorded = self._app.session
            with open(self._path, "a", encoding="ascii") as file:
                file.write(self._recorded.record())

    def _has_ended(self):
        return self._app.session is not None and self._app.session.match.over
