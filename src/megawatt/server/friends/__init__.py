"""Friends: lists of them, and who is online."""
