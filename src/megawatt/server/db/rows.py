"""Rows that several packages read and write: a table, and one step of its journal."""

from __future__ import annotations

import msgspec


class TableRow(msgspec.Struct, kw_only=True):
    """A table as the database keeps it."""

    id: str
    game: str
    rules: int
    title: str | None
    options: str
    seed: str
    """A number of up to 128 bits, which no column for numbers holds."""
    dealt_by: str
    deal: str
    nonce: str | None
    commitment: str | None
    bot_seed: int
    position: bytes | None
    public: bool
    host: str
    seats: str
    status: str
    created: float
    moved: float
    ply: int
    to_decide: int | None
    waits_for_us: bool
    ranking: str | None
    what_if_of: str | None
    what_if_ply: int | None
    hints: bool
    """Whether people here may ask what to play."""
    absent: str = "wait"
    """What happens when a person's time is used up."""
    per_turn: int = 0
    """Seconds for a turn; 0: no clock."""
    bank: int = 0
    """Seconds for what goes beyond it, in the whole game."""
    deadline: float | None = None
    """When the time of the person to decide is used up."""
    next_table: str | None = None
    """The rematch."""
    rated: bool = False
    """Whether the result counts for ratings: agreed before the start, between accounts only."""
    chat: str = "on"
    """What may be said here."""
    chat_changed: float | None = None
    """When something that was said before was last changed: a line removed, a name taken away, the chat closed."""
    tournament: str | None = None
    """Whose table it is."""


class JournalRow(msgspec.Struct):
    """One step of a journal as the database keeps it."""

    seq: int
    at: float
    key: str | None
    step: str
