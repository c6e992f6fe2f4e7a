"""Tables: state, journal, broadcast, seats, moves, undo and clocks."""
