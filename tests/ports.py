"""Ports for servers of tests."""

from __future__ import annotations

import itertools
import random
import socket

FIRST, LAST = 10_000, 32_000
"""Below the ports that the system gives to outgoing connections: none of those can take a port before its server listens."""

_candidates = itertools.cycle(random.SystemRandom().sample(range(FIRST, LAST), LAST - FIRST))


def free_port() -> int:
    """A port of 127.0.0.1 that nobody listens on, and that no other test of this process was given."""
    for port in itertools.islice(_candidates, LAST - FIRST):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    raise AssertionError(f"all ports from {FIRST} to {LAST} are taken")
