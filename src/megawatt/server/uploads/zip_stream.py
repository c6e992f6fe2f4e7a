"""Many files as one ZIP that is sent while it is made: only one of them is in memory at a time."""

from __future__ import annotations

import io
import zipfile
from typing import Any


class ZipStream:
    """A ZIP that grows. Blocks: add to it in a thread."""

    def __init__(self) -> None:
        self._made = _Made()
        self._together = zipfile.ZipFile(self._made, "w", zipfile.ZIP_DEFLATED)

    def add(self, name: str, text: str) -> bytes:
        """Pack one more file; what can be sent now."""
        self._together.writestr(name, text)
        return self._made.taken()

    def end(self) -> bytes:
        """The list of all files, which stands at the end of a ZIP."""
        self._together.close()
        return self._made.taken()


class _Made(io.RawIOBase):
    """What has been written and not been taken yet; nobody can go back in it."""

    def __init__(self) -> None:
        self._kept = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any, /) -> int:
        self._kept += data
        return len(data)

    def taken(self) -> bytes:
        made, self._kept = bytes(self._kept), bytearray()
        return made
