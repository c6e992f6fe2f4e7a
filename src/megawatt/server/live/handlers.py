"""What is done with each type of message from a page. Features register their handlers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from megawatt.server.live.connection import Connection
from megawatt.server.live.messages import Done
from megawatt.server.live.requests import FromPage

Handle = Callable[[Connection, Any], Awaitable[Done]]
After = Callable[[Connection, Any, Done], None]


class MessageHandlers:
    """Handlers by the type of their message."""

    def __init__(self) -> None:
        self.handle: dict[type, Handle] = {}
        self.after: dict[type, After] = {}
        """What follows when the answer was sent."""
        self.for_banned: set[type] = set()
        """Messages that people may send whom the host has banned."""
        self.on_disconnect: list[Callable[[Connection], None]] = []

    def decoder(self) -> msgspec.json.Decoder[FromPage]:
        """Reads every message that has a handler."""
        return msgspec.json.Decoder(reduce(or_, self.handle))

    def add(self, message: type, handle: Handle, *, for_banned: bool = False, after: After | None = None) -> None:
        """Handle messages of this type from now on."""
        self.handle[message] = handle
        if for_banned:
            self.for_banned.add(message)
        if after is not None:
            self.after[message] = after
