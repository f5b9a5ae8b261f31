"""Models of displays: the controller on the panel, and how a board has the panel mounted."""
