"""The ids of tables, tournaments and people."""

from __future__ import annotations

import hashlib
import secrets

ID_BYTES = 12
PERSON_BYTES = 15


def drawn_id(size: int = ID_BYTES) -> str:
    """
    A new id, which nobody can guess.

    It goes into addresses as it is, and a host types it into a command: so it never begins with a hyphen,
    which a command line would take for an option.
    """
    drawn = secrets.token_urlsafe(size)
    while drawn.startswith("-"):
        drawn = secrets.token_urlsafe(size)
    return drawn


def own_key(person: str, key: str) -> str:
    """The stored form of a request's key, which includes its sender: another sender's "1" is another key."""
    return hashlib.sha256(f"{person} {key}".encode()).hexdigest()[:32]
