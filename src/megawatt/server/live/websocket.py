"""The WebSocket of a page: reads its messages one after the other and answers each exactly once."""

from __future__ import annotations

import logging
import time
from collections import Counter

import msgspec

from megawatt.server.accounts.authentication import Authenticator
from megawatt.server.accounts.bans import Bans
from megawatt.server.api.asgi import Receive, Scope, Send, header
from megawatt.server.api.rate_limits import Limits
from megawatt.server.api.scopes import NO_TOKEN, is_bearer, must_have
from megawatt.server.encoding import encode
from megawatt.server.live.connection import Connection
from megawatt.server.live.connections import OpenPages
from megawatt.server.live.handlers import MessageHandlers
from megawatt.server.live.messages import Done, Refused
from megawatt.server.live.requests import MAX_MESSAGE_BYTES, FromPage, Ping
from megawatt.server.refusals import Refusal

POLICY_VIOLATION = 1008
DENIAL = "websocket.http.response"
"""The extension of ASGI by which a handshake is refused with an answer of HTTP."""
log = logging.getLogger(__name__)


class Socket:
    """The ASGI application behind `/ws`; what is done with messages is registered in `handlers`."""

    def __init__(
        self,
        authenticator: Authenticator,
        pages: OpenPages,
        handlers: MessageHandlers,
        limits: Limits,
        bans: Bans,
        most_waiting: int,
    ) -> None:
        self._authenticator = authenticator
        self._pages, self._handlers, self._limits, self._bans = pages, handlers, limits, bans
        self._most_waiting = most_waiting
        self.heard: Counter[str] = Counter()
        """How many messages of each type came."""
        self.refused: Counter[str] = Counter()
        """How many were refused, by what they were refused with."""
        handlers.add(Ping, _answer_ping, for_banned=True)
        self._decoder = handlers.decoder()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one page until it goes."""
        await receive()
        try:
            connection = await self._let_in(scope, send)
        except Refusal as refusal:
            await _turn_away(scope, send, refusal)
            return
        try:
            await send({"type": "websocket.accept"})
            await self._listen(connection, receive)
        finally:
            self._pages.leave(connection)
            connection.closed = True
            for callback in self._handlers.on_disconnect:
                callback(connection)

    async def _let_in(self, scope: Scope, send: Send) -> Connection:
        """Accept a connection and count it; Refusal when it is not allowed."""
        if scope["path"] != "/ws":
            raise Refusal("no-such-page", "pages connect to /ws")
        self._authenticator.check_host(scope)
        self._authenticator.check_origin(scope, needed=True)
        if is_bearer(header(scope, b"authorization")):
            must_have([], NO_TOKEN)
        who = await self._authenticator.who(scope)
        person, session = (who.person, who.session) if who else (None, None)
        connection = Connection(send, person, session, self._authenticator.address(scope), self._most_waiting)
        self._pages.enter(connection)
        return connection

    async def _listen(self, connection: Connection, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            connection.heard = time.monotonic()
            await self._answer(connection, message.get("text") or "")

    async def _answer(self, connection: Connection, text: str) -> None:
        """One answer for one message; a fault of ours is logged and reported as such, without details."""
        number: int | None = None
        try:
            self._limits.spend("message", connection.person or connection.address, connection.address)
            message = self._read(text)
            number = message.id
            self.heard[type(message).__name__] += 1
            if type(message) not in self._handlers.for_banned:
                self._bans.check(connection.person)
            if not isinstance(message, Ping):
                connection.acted = time.monotonic()
            answer = await self._handlers.handle[type(message)](connection, message)
            answer.id = number
            connection.send(encode(answer))
            after = self._handlers.after.get(type(message))
            if after is not None:
                after(connection, message, answer)
        except Refusal as refusal:
            number = _number(text) if number is None else number
            self.refused[refusal.refused] += 1
            connection.send(encode(Refused(number, refusal.reason, dict(refusal.arguments))))
        except Exception:
            log.exception("a message could not be answered")
            connection.send(encode(Refused(number, "refused-busy", {})))

    def _read(self, text: str) -> FromPage:
        if len(text) > MAX_MESSAGE_BYTES:
            raise Refusal("too-large", f"at most {MAX_MESSAGE_BYTES} bytes may be sent", most=MAX_MESSAGE_BYTES)
        try:
            return self._decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as fault:
            raise Refusal("bad-message", str(fault)) from None


async def _answer_ping(connection: Connection, message: Ping) -> Done:
    return Done()


async def _turn_away(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a handshake: as an HTTP answer with the reason, where the server can send one."""
    log.info("a connection was refused", extra={"refused": refusal.refused})
    if DENIAL not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.refused})
        return
    headers = [(b"content-type", b"application/json")]
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": encode(refusal.body())})


def _number(text: str) -> int | None:
    """The id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(text[:MAX_MESSAGE_BYTES], type=_Numbered).id
    except (msgspec.DecodeError, RecursionError):
        return None


class _Numbered(msgspec.Struct):
    id: int
