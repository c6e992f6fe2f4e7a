"""One match with its history, and its file."""
