"""The desktop in the place of a board: screen, keys, memory, window, and key scripts."""
