"""The chat of tables and of the lobby, and people's own notes."""
