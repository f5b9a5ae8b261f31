"""Desktop programs around the game: the simulator, and tools that read and write records."""
