"""Prepares Blinka before any test here imports displayio."""

import tools.desktop.platform  # noqa: F401
