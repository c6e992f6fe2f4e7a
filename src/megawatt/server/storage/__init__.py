"""Storage: what the database keeps, how it is written, and how it is read."""
