"""Guests and accounts, their sessions and ways back in."""
