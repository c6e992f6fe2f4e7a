"""The chat of a table as pages are told it (what they say is in from_page), and people's own notes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from megawatt.server.wire.from_page import Reaction, Room
from megawatt.server.wire.to_page import ChatRule, Done, ToPage

MOST_NOTES = 4000


class ChatLine(Struct):
    """Something that was said. Who said it is told by name and seat only."""

    number: int
    at: int
    seat: int | None
    """Where they sat; null for a spectator."""
    name: str | None
    """What they were called; null when the name is gone."""
    mine: bool
    text: str | None
    reaction: Reaction | None
    removed: bool
    """By the host of the server; then there is neither text nor reaction."""


class ChatRoom(Struct):
    """The newest lines of a room."""

    room: Room
    lines: list[ChatLine]
    more: bool
    """Whether there are earlier ones."""


class Muted(Struct):
    """Somebody whom I do not hear."""

    id: str
    name: str | None


class Chat(ToPage, tag="chat"):
    """The rooms that this page may read; comes after `watch`, and whenever something in them is otherwise than it was told."""

    rule: ChatRule
    rooms: list[ChatRoom]
    muted: list[Muted]


class Said(ToPage, tag="said"):
    """A new line."""

    room: Room
    line: ChatLine


class ChatLines(Done, tag="done"):
    """The answer to `earlier-chat`."""

    lines: list[ChatLine]
    more: bool


class Notes(Struct, forbid_unknown_fields=True):
    """My own notes about a table; nobody else is told them."""

    text: Annotated[str, Meta(max_length=MOST_NOTES)]
