"""Who meets whom in a tournament, and how everybody stands. Knows no server, person or game."""
