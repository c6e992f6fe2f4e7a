"""The models of the chat of a table, and of people's own notes."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta, Struct

from megawatt.server.live.messages import Announcement, ChatRule, Done
from megawatt.server.live.requests import FromPage, Key, LongText, Number, Reaction, Room

MAX_NOTES = 4000


class ChatLine(Struct):
    """A line of the chat. Its author is given by name and seat only."""

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
    """Somebody whom I have muted."""

    id: str
    name: str | None


class Chat(Announcement, tag="chat"):
    """The rooms that this page may read; comes after `watch`, and whenever something in them has changed."""

    rule: ChatRule
    rooms: list[ChatRoom]
    muted: list[Muted]


class Said(Announcement, tag="said"):
    """A new line."""

    room: Room
    line: ChatLine


class ChatLines(Done, tag="done"):
    """The answer to `earlier-chat`."""

    lines: list[ChatLine]
    more: bool


# What pages say


class Say(FromPage, tag="say"):
    """Say something in a room: a text, or a reaction. The same key is said once."""

    key: Key
    room: Room
    text: LongText | None = None
    reaction: Reaction | None = None


class HearLobby(FromPage, tag="hear-lobby"):
    """Follow the chat of the lobby; this page watches no table."""


class EarlierChat(FromPage, tag="earlier-chat"):
    """The lines of a room before this one."""

    answer: ClassVar[type[Done]] = ChatLines
    room: Room
    before: Number


class Mute(FromPage, tag="mute"):
    """Mute the author of this line for me, at every table."""

    room: Room
    number: Number


class Unmute(FromPage, tag="unmute"):
    """Unmute somebody, by the id in my list of muted people."""

    muted: Annotated[str, Meta(max_length=32)]


class Report(FromPage, tag="report"):
    """Report a line to the host of the server."""

    room: Room
    number: Number
    reason: LongText = ""


# HTTP


class Notes(Struct, forbid_unknown_fields=True):
    """My own notes about a table; nobody else sees them."""

    text: Annotated[str, Meta(max_length=MAX_NOTES)]


class SentLine(Struct, forbid_unknown_fields=True):
    """Something to say over HTTP: a text, or a reaction. A repeat with the same key is said once."""

    room: Room
    text: LongText | None = None
    reaction: Reaction | None = None
    key: Key | None = None


class LineSaid(Struct):
    """A line was said."""

    room: Room
    number: int
    """As `chat` and `said` lines of the table's stream count them."""
