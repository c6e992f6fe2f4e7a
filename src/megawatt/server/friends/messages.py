"""Lists of friends."""

from __future__ import annotations

from msgspec import Struct


class FriendShown(Struct):
    """Somebody on my list, and whether they are at the page."""

    name: str
    online: bool


class OnlineSeats(Struct):
    """The seats of a table whose people are online, at this table or elsewhere."""

    seats: list[int]


class Friends(Struct):
    """My friends, those who are online first."""

    friends: list[FriendShown]
