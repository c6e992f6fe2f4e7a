"""The history of the database's shape, applied at start."""
