"""Compiling on several cores: once all rules below a root are lowered, a child process makes its machine code.

Lowering is Numba's Python and must happen in one process, since all roots share the inner rules. Optimising and assembling a
root is LLVM's and needs nothing of the others. So at that point the process forks (`hand_over`): the child finishes the root,
which puts it into the cache, and the parent goes on with the next one. A root that shares next to no rules with the others can
go to a child from its beginning. On one core, beside other threads (a fork would leave them halfway) and outside Linux
everything happens in turn.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

Step = Callable[[], Any]

DONE, FAILED = 0, 1
PR_SET_PDEATHSIG = 1
"""Linux: the signal that comes when the parent dies."""
LOOK_AGAIN = 0.01
"""So many seconds after a look at those at work comes the next."""
_apprentices: Apprentices | None = None
"""Who takes the roots that are compiled now; None: whoever compiles keeps them."""


class HandedOver(BaseException):
    """In the parent: a child goes on with this step. Not an Exception, so that Numba lets it through."""


class Apprentices:
    """The child processes of one block; those whose step failed are made up for at its end.

    with Apprentices() as apprentices:
        apprentices.do(step)
    """

    def __init__(self) -> None:
        self._at_work: dict[int, Step] = {}
        self._failed: list[Step] = []
        self._most = len(os.sched_getaffinity(0)) if sys.platform == "linux" and threading.active_count() == 1 else 1
        self._is_child = False

    def __enter__(self) -> Apprentices:
        global _apprentices
        _apprentices = self if self._most > 1 else None
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        global _apprentices
        _apprentices = None
        while self._at_work:
            self._wait_for_one()
        if kind is None:
            for step in self._failed:
                step()

    def do(self, step: Step, whole: bool = False) -> None:
        """Take this step, up to the first root that a child takes over; or let a child take the whole of it."""
        self._step = step
        try:
            if whole:
                hand_over()
            step()
        except HandedOver:
            return
        except BaseException:
            if self._is_child:
                os._exit(FAILED)
            raise
        if self._is_child:
            os._exit(DONE)

    def fork(self) -> None:
        """Return in a child, and raise HandedOver in the parent; a child keeps what it has."""
        if self._is_child:
            return
        while len(self._at_work) >= self._most:
            self._wait_for_one()
        child = os.fork()
        if child:
            self._at_work[child] = self._step
            raise HandedOver
        self._is_child = True
        _end_with_parent()

    def _wait_for_one(self) -> None:
        """For whoever is done first: a long step would keep the place of a short one empty."""
        while not (done := self._ended()):
            time.sleep(LOOK_AGAIN)
        child, status = done
        step = self._at_work.pop(child)
        if os.waitstatus_to_exitcode(status) != DONE:
            self._failed.append(step)

    def _ended(self) -> tuple[int, int] | None:
        """One that has ended, and how; other children of this process are none of our business."""
        ended = (os.waitpid(child, os.WNOHANG) for child in self._at_work)
        return next((each for each in ended if each[0]), None)


def _end_with_parent() -> None:
    """Whoever stops the compiling stops all of it."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def hand_over() -> None:
    """All that is left to do for a root is LLVM's: let a child do it, where that is wanted."""
    if _apprentices is not None:
        _apprentices.fork()
