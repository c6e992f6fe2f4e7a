"""A log that cannot be flooded: of lines of one kind only so many are written in a while, and then how many were left out."""

from __future__ import annotations

import logging
import time
from threading import RLock

WINDOW_SECONDS = 10.0
MAX_WARNINGS = 30
MAX_NEWS = 2_000
"""Every request leaves a line; warnings with their traces are longer and rarer."""
MAX_KINDS = 500
log = logging.getLogger(__name__)

Kind = tuple[str, int, str]


class RepeatedLines(logging.Filter):
    """Counts lines by logger, level and text, whatever their arguments are."""

    def __init__(self) -> None:
        super().__init__()
        self._lock = RLock()
        self._counts: dict[Kind, int] = {}
        self._since = time.monotonic()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this line is written."""
        with self._lock:
            if time.monotonic() - self._since > WINDOW_SECONDS:
                self.begin_again()
            kind = (record.name, record.levelno, str(record.msg)[:80])
            if kind not in self._counts and len(self._counts) >= MAX_KINDS:
                kind = ("", record.levelno, "")
            self._counts[kind] = self._counts.get(kind, 0) + 1
            return self._counts[kind] <= _most(kind)

    def begin_again(self) -> None:
        """A new while: say what the last one left out."""
        counts, self._counts, self._since = self._counts, {}, time.monotonic()
        for kind, count in counts.items():
            if count > _most(kind):
                log.warning("lines were left out", extra={"left_out": count - _most(kind), "by": kind[0], "like": kind[2]})


def _most(kind: Kind) -> int:
    return MAX_WARNINGS if kind[1] >= logging.WARNING else MAX_NEWS
