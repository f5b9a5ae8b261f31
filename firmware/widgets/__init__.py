"""Parts of a screen, each with a displayio group that a scene shows."""
