"""A limit on processor time for reading files from strangers, which may ask for endless work."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from megawatt.kernel.errors import MegawattError

REPEAT_SECONDS = 0.5
"""Raise again, in case the first exception was caught."""


class CpuLimitExceeded(MegawattError):
    """Something took more processor time than allowed."""

    def __init__(self, what: str, seconds: float) -> None:
        super().__init__(f"{what}: not done after {seconds:g} s of computing; this is no file that a game of ours has written")
        self.seconds = seconds


@contextmanager
def cpu_limit(seconds: float, what: str) -> Iterator[None]:
    """Raise CpuLimitExceeded when the block takes longer, in processor time, so that a busy machine makes no difference.

    Only the main thread of a system with interval timers can be interrupted; elsewhere there is no limit.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise CpuLimitExceeded(what, seconds)

    before = signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds, REPEAT_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
