"""Booklets and guided games."""

from __future__ import annotations

from msgspec import Struct

from megawatt.server.live.messages import Value


class RuleParagraph(Struct):
    """A paragraph of a game's booklet; `html` is ours and safe to show."""

    id: str
    level: int
    title: str
    html: str
    language: str
    """The language of the text: English where it is not translated yet."""


class GuidedMoment(Struct):
    """Something the guided game says, and when (docs/teaching.md)."""

    id: str
    expect: list[str]
    asked: str
    point: str
    event: str
    topic: str


class GuidedGame(Struct):
    """A guided game: what is dealt, its script, and what it says as HTML by id."""

    name: str
    seats: list[str]
    options: dict[str, Value]
    seed: str
    file: str
    """The text of a match file with which it goes on, for `POST /api/files`; nothing when it begins with a deal."""
    begins: int
    """After how many moves of that match."""
    minutes: int
    moments: list[GuidedMoment]
    comments: list[GuidedMoment]
    texts: dict[str, str]


class Teaching(Struct):
    """All that teaches a game in one language: the booklet, where topics are explained, the guided games."""

    paragraphs: list[RuleParagraph]
    links: dict[str, str]
    lessons: list[GuidedGame]
