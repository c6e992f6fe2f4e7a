"""The wire: every message between page and server, declared once."""
