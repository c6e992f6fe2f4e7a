"""Boards shared between tables: equal game, seats and options are one board in memory, since boards never change."""

from __future__ import annotations

from weakref import WeakValueDictionary

import msgspec

from megawatt.kernel.contract.game import Game
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.records import Record

_boards: WeakValueDictionary[tuple[str, int, str], Record] = WeakValueDictionary()


def shared_match(game: Game, seats: int, options: str, seed: int, dealt_by: str, position: bytes | None) -> Match:
    """A new match on the board that other tables use; `options` are settled ones as JSON."""
    agreed = msgspec.json.decode(options)
    if position is None:
        match = Match(game, seats, seed, agreed, dealt_by=dealt_by)
    else:
        match = Match.from_position(game, seats, agreed, position)
    match.board = _boards.setdefault((game.name, seats, options), match.board)
    return match
