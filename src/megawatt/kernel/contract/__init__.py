"""What a game is: its options, moves, questions, events, hidden information and observations."""
