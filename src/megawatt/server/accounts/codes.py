"""Codes that people read, keep and type: recovery codes and invitations."""

from __future__ import annotations

import re
import secrets

CODE_CHARACTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's alphabet: no two letters look alike."""
CODE_LENGTH = 16
MISREAD = str.maketrans("OIL", "011")


def new_code() -> str:
    """A code of eighty bits, in groups of four letters."""
    return "-".join(re.findall("....", "".join(secrets.choice(CODE_CHARACTERS) for _ in range(CODE_LENGTH))))


def code_read(code: str) -> str:
    """A code as it was drawn, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalnum()).translate(MISREAD)
