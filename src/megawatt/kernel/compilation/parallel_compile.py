"""Compiling on several cores: once all rules below a root are lowered, a child process makes its machine code.

Lowering is Python code of Numba and happens in one process, since all roots share the inner rules. Optimising and assembling a
root is done by LLVM and independent of the others. So at that point the process forks (`fork_compile`): the child finishes the root
and puts it into the cache, and the parent goes on with the next one. A root that shares hardly any rules with the others can be
compiled by a child from the beginning. On one core, beside other threads (which a fork does not copy) and outside Linux
everything is compiled in turn.
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
POLL_SECONDS = 0.01
_jobs: CompileJobs | None = None
"""The jobs of the current block; None: everything is compiled by this process."""


class ContinuedInChild(BaseException):
    """Raised in the parent: a child continues this step. Not an Exception, so that Numba does not catch it."""


class CompileJobs:
    """The child processes of one block; steps of children that failed are repeated at its end.

    with CompileJobs() as jobs:
        jobs.run(step)
    """

    def __init__(self) -> None:
        self._running: dict[int, Step] = {}
        self._failed: list[Step] = []
        self._limit = len(os.sched_getaffinity(0)) if sys.platform == "linux" and threading.active_count() == 1 else 1
        self._is_child = False

    def __enter__(self) -> CompileJobs:
        global _jobs
        _jobs = self if self._limit > 1 else None
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        global _jobs
        _jobs = None
        while self._running:
            self._wait_for_one()
        if kind is None:
            for step in self._failed:
                step()

    def run(self, step: Step, whole: bool = False) -> None:
        """Run a step up to the point where a child continues it; or, with `whole`, run all of it in a child."""
        self._step = step
        try:
            if whole:
                fork_compile()
            step()
        except ContinuedInChild:
            return
        except BaseException:
            if self._is_child:
                os._exit(FAILED)
            raise
        if self._is_child:
            os._exit(DONE)

    def fork(self) -> None:
        """Return in a child, and raise ContinuedInChild in the parent. A child does not fork again."""
        if self._is_child:
            return
        while len(self._running) >= self._limit:
            self._wait_for_one()
        child = os.fork()
        if child:
            self._running[child] = self._step
            raise ContinuedInChild
        self._is_child = True
        _end_with_parent()

    def _wait_for_one(self) -> None:
        """Wait for whichever child ends first."""
        while not (done := self._ended()):
            time.sleep(POLL_SECONDS)
        child, status = done
        step = self._running.pop(child)
        if os.waitstatus_to_exitcode(status) != DONE:
            self._failed.append(step)

    def _ended(self) -> tuple[int, int] | None:
        """A child of this block that has ended, with its status."""
        ended = (os.waitpid(child, os.WNOHANG) for child in self._running)
        return next((each for each in ended if each[0]), None)


def _end_with_parent() -> None:
    """Die with the parent."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def fork_compile() -> None:
    """Called when only LLVM's work is left for a root: let a child do it, inside a block of CompileJobs."""
    if _jobs is not None:
        _jobs.fork()
