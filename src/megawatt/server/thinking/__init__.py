"""The processes that think for bots, hints, analyses and puzzles, and their pool."""
