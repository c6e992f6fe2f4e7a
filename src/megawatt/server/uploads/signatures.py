"""Signatures on positions in match files: a server accepts only positions that it has exported itself.

A position is bytes that the rules believe in, so nobody else's are ever replayed here. The seal is on the first line of the
match file (kernel/match/files.py) and is looked at before anything else is done with the file.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any

from megawatt.kernel.match.files import SEAL, sealed_part

PURPOSE = b"positions in match files"


class FileSignatures:
    """Signs and verifies positions, with a key derived from the database's secret."""

    def __init__(self, secret: bytes) -> None:
        self._key = hmac.new(secret, PURPOSE, hashlib.sha256).digest()

    def seal(self, part: bytes) -> str:
        """The seal for what is sealed (`sealed_part` of a first line)."""
        return hmac.new(self._key, part, hashlib.sha256).hexdigest()

    def is_ours(self, header: Mapping[str, Any]) -> bool:
        """Whether this first line of a file was sealed here and not changed since."""
        return hmac.compare_digest(str(header.get(SEAL)).encode(), self.seal(sealed_part(header)).encode())
