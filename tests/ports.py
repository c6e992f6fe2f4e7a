"""Ports for servers of tests."""

from __future__ import annotations

import fcntl
import itertools
import os
import random
import socket
import tempfile
from pathlib import Path

FIRST, LAST = 10_000, 32_000
"""Below the ports that the system gives to outgoing connections: none of those can take a port before its server listens."""

_candidates = itertools.cycle(random.SystemRandom().sample(range(FIRST, LAST), LAST - FIRST))
_taken = (Path(tempfile.gettempdir()) / f"megawatt-test-ports-{os.getuid()}").open("ab")
"""A byte for every port, locked by the process that was given it, for as long as that lives: no two of them get the same one."""


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listens on, and that no other test, of this process or another, was given."""
    for port in itertools.islice(_candidates, LAST - FIRST):
        if _is_ours(port):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) != 0:
                    return port
    raise AssertionError(f"all ports from {FIRST} to {LAST} are taken")


def _is_ours(port: int) -> bool:
    try:
        fcntl.lockf(_taken, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, port)
    except OSError:
        return False
    return True
