"""The process that reads strangers' files: own maps, decks and boards, and match files.

Its memory and its time are bounded by the system. Whatever a file does to it, nothing else dies with it, and it knows
nothing that is worth stealing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from megawatt.kernel.contract.registry import games
from megawatt.server.child_process import answer_requests, pipes
from megawatt.server.uploads.reading import SECONDS, Answer, Wish, answer

GRACE_SECONDS = 2
"""After so much more the system ends the process, wherever it is."""
MAX_MEMORY_BYTES = 384 * 1024 * 1024
"""What reading may take beyond the program itself."""
MAX_DESCRIPTORS = 64

read_wish: Callable[[bytes], Wish] = msgspec.msgpack.Decoder(Wish).decode
read_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode
pack = msgspec.msgpack.Encoder().encode


def _bound_memory() -> None:
    """No more memory than the program has now and what a file may take; no files, no traces of a crash."""
    import resource  # not everywhere; where it is missing, the clock of the asking process is the only limit

    statm = Path("/proc/self/statm")
    pages = int(statm.read_text().split()[0]) if statm.exists() else 0
    most = pages * resource.getpagesize() + MAX_MEMORY_BYTES
    if pages:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (MAX_DESCRIPTORS, MAX_DESCRIPTORS))


def _bound_time() -> None:
    """From now on, so much processor time: what does not listen to a word is ended by the system."""
    import resource

    used = sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    resource.setrlimit(resource.RLIMIT_CPU, (int(used + SECONDS) + GRACE_SECONDS, hard))


def _answer_packed(message: bytes) -> bytes:
    if sys.platform != "win32":
        _bound_time()
    return pack(answer(read_wish(message)))


if __name__ == "__main__":
    os.nice(10)
    for each in games(all_of_them=True):
        each.board(
            each.seat_counts[0], each.settle(each.seat_counts[0], {})
        )  # what everybody needs is there before memory is bounded
    _bound_memory()
    answer_requests(*pipes(), _answer_packed)
