"""Connections that have to end: those of programs whose token was revoked, and of people who were signed out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from megawatt.server.accounts.sessions import Sessions
from megawatt.server.background import Background
from megawatt.server.clients.tokens import Tokens
from megawatt.server.live.connection import GOING_AWAY, REVOKED, Connection
from megawatt.server.live.connections import OpenPages


class Revocation:
    """Checks the connections of this process against tokens and sessions."""

    def __init__(self, pages: OpenPages, background: Background, tokens: Tokens, sessions: Callable[[], Sessions]) -> None:
        self._pages, self._background, self._tokens, self._sessions = pages, background, tokens, sessions

    def person_changed(self, person: str) -> None:
        """Check the connections of this person soon."""
        self._background.once("sessions", self.check(person))

    async def check(self, person: str) -> None:
        """Close the connections of this person whose token or session has ended."""
        await self._end([connection for connection in self._pages.connections if connection.person == person])
        theirs = [connection for connection in self._pages.connections if connection.person == person]
        for connection in theirs:
            if connection.token is None and not await self._sessions().still(person, connection.session):
                connection.close(GOING_AWAY)

    async def end_revoked(self) -> None:
        """Close every connection whose token was revoked: a message about it may be lost, or come before its stream was open."""
        await self._end(self._pages.connections)

    async def _end(self, connections: Iterable[Connection]) -> None:
        by_token = [(connection, connection.token) for connection in connections if connection.token is not None]
        if by_token:
            good = await self._tokens.still(token for _, token in by_token)
            for connection, token in by_token:
                if token not in good:
                    connection.close(REVOKED)
