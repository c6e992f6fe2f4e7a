"""A bot that searches a tree of moves, in any game and at any number of seats."""
