"""Messages between the workers on one PostgreSQL database. On SQLite there is one worker, and nothing is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from megawatt.server.background import Background
from megawatt.server.db.database import Storage
from megawatt.server.db.notify import listening, notify

EVERYBODY = "*"
"""In place of people in a message about lists: everybody's."""
Subscriber = Callable[[Sequence[str]], None]
"""Called with the fields of a message behind its kind."""


class PubSub:
    """Publishes messages, and calls the subscribers of their kind, the first field of a message."""

    def __init__(self, storage: Storage, background: Background) -> None:
        self._storage, self._background = storage, background
        self._subscribers: dict[str, list[Subscriber]] = {}
        self.on_connect: list[Callable[[], None]] = []
        """Called when the connection is there (again): messages may have been missed."""
        self.listening = asyncio.Event()

    def subscribe(self, kind: str, subscriber: Subscriber) -> None:
        """Call this for every message of this kind, one's own included."""
        self._subscribers.setdefault(kind, []).append(subscriber)

    def publish(self, payload: str) -> None:
        """Send a message to all workers."""
        if self._storage.is_shared:
            self._background.once("notifying", self._storage.writer.submit(partial(notify, payload=payload)))

    @property
    def hears_all(self) -> bool:
        """Whether every change at another worker arrives here."""
        return not self._storage.is_shared or self.listening.is_set()

    async def listen(self) -> None:
        """Receive the other workers' messages until the connection is lost."""
        try:
            async with listening(self._storage.store.engine.url) as payloads:
                self.listening.set()
                for callback in self.on_connect:
                    callback()
                async for payload in payloads:
                    self._hear_safely(payload)
        finally:
            self.listening.clear()

    def _hear_safely(self, payload: str) -> None:
        """Handle one message; a fault does not keep the next one from being handled."""
        try:
            self._hear(payload)
        except Exception as fault:
            self._background.note("listening", fault)

    def _hear(self, payload: str) -> None:
        kind, *fields = payload.split(" ")
        for subscriber in self._subscribers.get(kind, ()):
            subscriber(fields)
