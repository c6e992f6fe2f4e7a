"""The process that reads strangers' files: own maps, decks and boards, and match files.

Its memory and its time are bounded by the system. Whatever a file does to it, nothing else dies with it, and it knows
nothing that is worth stealing.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from megawatt.kernel.errors import MegawattError
from megawatt.kernel.files import loads
from megawatt.kernel.patience import Overtime, at_most
from megawatt.kernel.registry import find, games
from megawatt.server.child_process import answer_requests, pipes

SECONDS = 6.0
"""Processor time for one file; the longest match of ours takes half of it."""
GRACE_SECONDS = 2
"""After so much more the system ends the process, wherever it is."""
MOST_MEMORY = 384 * 1024 * 1024
"""What reading may take beyond the program itself."""
HARMLESS = 64


class SettleOptions(Struct, tag="settle"):
    """Options with own files, for a new table."""

    game: str
    seats: int
    options: dict[str, Any]


class ReadMatch(Struct, tag="match"):
    """The text of a match file."""

    text: str


class OptionsSettled(Struct, tag="settled"):
    """The options as the table keeps them."""

    options: str


class MatchRead(Struct, tag="read"):
    """A match file, replayed."""

    game: str
    seats: int
    options: str
    seed: str
    dealt_by: str
    position: bytes | None
    moves: list[tuple[int, int, str]]
    """Seat, action and text of every move."""
    to_decide: int | None
    ranking: list[int]


class NotRead(Struct, tag="not"):
    """Why a file could not be read, in words for the person who sent it; too heavy when it took too much."""

    why: str
    too_heavy: bool = False


Wish = SettleOptions | ReadMatch
Answer = OptionsSettled | MatchRead | NotRead
read_wish = msgspec.msgpack.Decoder(Wish).decode
read_answer = msgspec.msgpack.Decoder(Answer).decode
pack = msgspec.msgpack.Encoder().encode


def answer(wish: Wish) -> Answer:
    """Read a file; a file that cannot be read is answered too."""
    try:
        with at_most(SECONDS, "file"):
            return _settle(wish) if isinstance(wish, SettleOptions) else _read(wish)
    except Overtime as fault:
        return NotRead(str(fault), too_heavy=True)
    except MegawattError as fault:
        return NotRead(str(fault))
    except MemoryError:
        return NotRead("reading this file takes too much memory", too_heavy=True)
    except Exception as fault:  # a fault of ours, but nobody else's trouble
        return NotRead(f"this file cannot be read ({type(fault).__name__})")


def _settle(wish: SettleOptions) -> OptionsSettled:
    game = find(wish.game)
    options = game.settle(wish.seats, wish.options)
    game.board(wish.seats, options)
    return OptionsSettled(msgspec.json.encode(options).decode())


def _read(wish: ReadMatch) -> MatchRead:
    match = loads(wish.text, "file")
    moves = [(move.seat, move.action, move.text) for move in match.history()]
    options = msgspec.json.encode(match.options).decode()
    return MatchRead(
        match.game.name, match.seats, options, str(match.seed), match.dealt_by, match.position, moves, match.seat, match.ranking()
    )


def _bound_memory() -> None:
    """No more memory than the program has now and what a file may take; no files, no traces of a crash."""
    import resource  # not everywhere; where it is missing, the clock of the asking process is the only limit

    statm = Path("/proc/self/statm")
    pages = int(statm.read_text().split()[0]) if statm.exists() else 0
    most = pages * resource.getpagesize() + MOST_MEMORY
    if pages:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    resource.setrlimit(resource.RLIMIT_NOFILE, (HARMLESS, HARMLESS))


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
