"""Runs once after a hard reset, before USB starts and before code.py."""

import supervisor

# A computer that writes to the drive (copied files, but also a search index or a trash folder)
# would restart the game in the middle of a match. After an update, press reset instead.
supervisor.runtime.autoreload = False
