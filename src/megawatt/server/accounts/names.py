"""What people may be called."""

from __future__ import annotations

from megawatt.server.refusals import Refusal
from megawatt.server.sanitize import cleaned

MAX_NAME_LENGTH = 24


def checked_name(value: str) -> str:
    """A name as it is kept: single spaces, 1 to 24 visible characters."""
    name = cleaned(value)
    if not name and value.strip():
        raise Refusal("name", f"nothing of {value[:40]!a} can be seen; a name has 1 to {MAX_NAME_LENGTH} visible characters")
    if not 1 <= len(name) <= MAX_NAME_LENGTH or not " ".join(value.split()).isprintable():
        raise Refusal("name", f"{value[:40]!r} should be a name of 1 to {MAX_NAME_LENGTH} visible characters")
    return name
