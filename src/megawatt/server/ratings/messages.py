"""The models of profiles, leaderboards, the archive of finished games, and openings."""

from __future__ import annotations

from msgspec import Struct


class PlayerShown(Struct):
    """Who had a seat in a finished game; `place` is null in one that was ended before its end."""

    name: str | None
    bot: str | None
    place: int | None
    account: bool
    """Whether they have a page of their own."""
    you: bool


class FinishedShown(Struct):
    """A finished game in a list."""

    id: str
    at: float
    game: str
    map: str | None
    title: str | None
    rated: bool
    players: list[PlayerShown]
    """By seats."""


class ArchiveShown(Struct):
    """Finished games, the latest first; `more` when there are earlier ones."""

    games: list[FinishedShown]
    more: bool


class MomentOfRating(Struct):
    """A rating after one game."""

    at: int
    rating: int
    doubt: int
    table: str


class RatingShown(Struct):
    """Somebody's rating in a game with so many seats; it is provisional while the uncertainty is large."""

    game: str
    seats: int
    rating: int
    doubt: int
    provisional: bool
    games: int
    history: list[MomentOfRating]


class Tally(Struct):
    """How often somebody came in first, second, …"""

    game: str
    seats: int
    games: int
    places: list[int]


class Opponent(Struct):
    """Somebody who was met often; `ahead`: how often they were left behind."""

    name: str
    bot: bool
    games: int
    ahead: int


class LabelShown(Struct):
    """Something to begin with: how many seats did, how many of them won, and the interval of their share."""

    label: str
    seats: int
    wins: int
    low: float
    high: float


class OpeningShown(Struct):
    """One kind of beginning, such as the first plant."""

    trait: str
    labels: list[LabelShown]


class Openings(Struct):
    """What seats began with in this server's finished games."""

    maps: list[str]
    openings: list[OpeningShown]


class Profile(Struct):
    """Somebody's page."""

    name: str
    since: int
    you: bool
    ratings: list[RatingShown]
    tallies: list[Tally]
    opponents: list[Opponent]
    openings: dict[str, list[OpeningShown]]
    latest: list[FinishedShown]
    online: bool = False
    """Whether they are at the page, and let others see it."""
    friend: bool = False
    """Whether they are on my list of friends."""


class PoolShown(Struct):
    """A game and a seat count in which somebody is rated."""

    game: str
    seats: int


class Leader(Struct):
    """One line of a leaderboard."""

    name: str
    rating: int
    doubt: int
    provisional: bool
    games: int
    you: bool


class RatingMoved(Struct):
    """What a rated game did to the rating of a seat."""

    seat: int
    rating: int
    change: int


class RatingsMoved(Struct):
    """What a rated game did to ratings; nothing until it has been counted, a moment after its end."""

    seats: list[RatingMoved]


class Played(Struct):
    """Where the club's pages open: the game and number of seats that most people have a rating in, and the game played most."""

    rated: PoolShown | None
    openings: str | None


class Leaders(Struct):
    """The best people and the best bots, whose ratings have nothing to do with each other; firm ratings first."""

    pools: list[PoolShown]
    people: list[Leader]
    bots: list[Leader]
