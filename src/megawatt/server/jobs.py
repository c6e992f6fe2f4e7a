"""Jobs that a process repeats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from msgspec import Struct

SWEEP_SECONDS = 5.0
DEADLINE_SECONDS = 1.0
COUNT_SECONDS = 2.0
ROUND_SECONDS = 2.0
SEEN_SECONDS = 10.0
RECONNECT_SECONDS = 1.0


class Job(Struct, frozen=True):
    """A coroutine function that is called again and again, or once until it succeeds."""

    name: str
    """What faults are counted under in `/health`."""
    run: Callable[[], Awaitable[None]]
    every: Callable[[], float] | None
    """Seconds between two calls, read before each; None: the job is done when it has succeeded."""
    max_retry_pause_s: float | None = None


def each_sweep() -> float:
    """The pause of jobs that may be a few seconds late."""
    return SWEEP_SECONDS


def each_deadline() -> float:
    """For clocks that people watch."""
    return DEADLINE_SECONDS


def each_count() -> float:
    """For results."""
    return COUNT_SECONDS


def each_round() -> float:
    """For tournaments."""
    return ROUND_SECONDS


def each_look_at_pages() -> float:
    """For noting who is here."""
    return SEEN_SECONDS


def each_reconnect() -> float:
    """For a connection that was lost."""
    return RECONNECT_SECONDS
