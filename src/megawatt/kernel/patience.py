"""A limit on computing: what somebody else wrote may ask for work without end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from megawatt.kernel.errors import MegawattError

AGAIN_SECONDS = 0.5
"""Code that swallows the first word is told again."""


class Overtime(MegawattError):
    """Something took more computing than it may."""

    def __init__(self, what: str, seconds: float) -> None:
        super().__init__(f"{what}: not done after {seconds:g} s of computing; this is no file that a game of ours has written")
        self.seconds = seconds


@contextmanager
def at_most(seconds: float, what: str) -> Iterator[None]:
    """Overtime when the block computes for longer (processor time, so that a busy machine is no fault of the file).

    Only the main thread of a system with interval timers can be interrupted; elsewhere the block simply runs.
    """
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise Overtime(what, seconds)

    before = signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN_SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
