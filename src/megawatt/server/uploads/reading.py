"""Reads what strangers send: own maps, decks and boards, and match files.

A server does it in a process with limits (reader_process.py).
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from megawatt.kernel.contract.registry import find
from megawatt.kernel.errors import MegawattError
from megawatt.kernel.match.cpu_limit import CpuLimitExceeded, cpu_limit
from megawatt.kernel.match.files import loads

SECONDS = 6.0
"""Processor time for one file; the longest match of ours takes half of it."""


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


def answer(wish: Wish) -> Answer:
    """Read a file; a file that cannot be read is answered too."""
    try:
        with cpu_limit(SECONDS, "file"):
            return _settle(wish) if isinstance(wish, SettleOptions) else _read(wish)
    except CpuLimitExceeded as fault:
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
    moves = [(match.seat_at(ply) or 0, match.actions[ply], text) for ply, text in enumerate(match.moves())]
    options = msgspec.json.encode(match.options).decode()
    return MatchRead(
        match.game.name, match.seats, options, str(match.seed), match.dealt_by, match.position, moves, match.seat, match.ranking()
    )
