"""The models for programs: tokens, positions, moves, challenges, and the lines of their event streams."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from megawatt.server.live.messages import Summary
from megawatt.server.live.requests import Ply, Seat

Scope = Literal["read", "play", "chat"]


class NewToken(Struct, forbid_unknown_fields=True):
    """What a new token is for."""

    name: Annotated[str, Meta(max_length=100)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]


class TokenShown(Struct):
    """A token in my list; its secret is not stored."""

    id: str
    name: str
    scopes: list[Scope]
    created: int
    used: int | None


class TokenMade(Struct):
    """A new token, shown this once."""

    token: str
    about: TokenShown


class TokenList(Struct):
    """The tokens that I have made."""

    tokens: list[TokenShown]


class SentMove(Struct, forbid_unknown_fields=True):
    """A move over HTTP; a repeat with the same key is played once."""

    seat: Seat
    ply: Ply
    move: Annotated[str, Meta(min_length=1, max_length=200)]
    key: Annotated[str, Meta(min_length=1, max_length=64)] | None = None


class Imagined(Struct):
    """A position in which everything that my seat cannot know is drawn anew, for a bot that thinks elsewhere."""

    game: str
    rules: int
    seats: int
    seat: int
    ply: int
    options: str
    """What was agreed, as JSON."""
    position: bytes
    """In base 64; the game's own record."""


class ProgramShown(Struct):
    """A program that waits for challenges."""

    handle: str
    name: str | None
    games: list[str]


class ProgramList(Struct):
    """Those that wait now."""

    programs: list[ProgramShown]


class Challenge(Struct, forbid_unknown_fields=True):
    """An open seat of my table, for this program."""

    seat: Seat
    program: Annotated[str, Meta(max_length=16)]


# Lines of the event stream


class Event(Struct, tag_field="type"):
    """Something that a program should know."""


class Challenged(Event, tag="challenge"):
    """Somebody keeps a seat for me: `POST /api/tables/ID/join` accepts, `…/decline` does not."""

    table: str
    summary: Summary


class Withdrawn(Event, tag="withdrawn"):
    """The seat that was kept for me is not any more."""

    table: str


class YourTurn(Event, tag="turn"):
    """A seat of mine is to decide."""

    table: str
    game: str
    seat: int
    ply: int


class GameOver(Event, tag="over"):
    """A game of mine is over."""

    table: str
    ranking: list[int] | None
