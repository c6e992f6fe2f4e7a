"""Programs that play: personal tokens, event streams and challenges."""
