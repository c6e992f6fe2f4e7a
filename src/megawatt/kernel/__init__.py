"""The kernel: what a game is, how rules run, and what a match remembers. It names no game."""
