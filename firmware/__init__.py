"""The game on the screen: everything that runs on the board besides the rules."""
