"""Who meets whom in a tournament, on which seat, and how everybody stands. Nothing here knows a server, a person or a game."""
