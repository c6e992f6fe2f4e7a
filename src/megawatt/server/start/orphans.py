"""A worker that has lost its parent ends, so that nobody holds the port whom nobody can stop."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time

POLL_INTERVAL_S = 0.5
SHUTDOWN_TIMEOUT_S = 15.0


def end_with_parent() -> None:
    """Watch the process that started this one, from a thread of its own that a busy event loop cannot hold up."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent, os.getppid()), name="parent", daemon=True).start()


def _watch(parent: multiprocessing.process.BaseProcess, number: int) -> None:
    """The pipe to the parent breaks when it dies, however it dies; a new parent's number says the same."""
    while parent.is_alive() and os.getppid() == number:
        parent.join(POLL_INTERVAL_S)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(SHUTDOWN_TIMEOUT_S)
    os._exit(1)
