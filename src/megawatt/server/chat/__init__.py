"""The chat of tables, and people's own notes."""
