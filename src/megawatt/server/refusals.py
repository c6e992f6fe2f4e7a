"""Everything the server can refuse. `refused-ID` is a message of the page; the detail is for programs and logs."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from megawatt.kernel.errors import IllegalMove

STATUS = {
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-game": 400,
    "options": 400,
    "seats": 400,
    "clock": 400,
    "zone": 400,
    "no-mail": 409,
    "mail-address": 400,
    "mail-failed": 503,
    "hook": 400,
    "device": 400,
    "too-many-channels": 409,
    "too-many-devices": 409,
    "no-such-channel": 404,
    "vacation": 409,
    "seed": 400,
    "name": 400,
    "account-name": 400,
    "name-taken": 409,
    "password": 400,
    "password-weak": 400,
    "password-wrong": 403,
    "sign-in": 403,
    "signed-in": 409,
    "no-account": 403,
    "recovery": 403,
    "no-such-link": 404,
    "no-such-session": 404,
    "no-such-person": 404,
    "nothing-finished": 404,
    "rated": 400,
    "account-only": 403,
    "registration-closed": 403,
    "invitation": 403,
    "tables-accounts": 403,
    "tables-hosts": 403,
    "rated-undo": 409,
    "rated-running": 409,
    "resigned": 409,
    "alone": 409,
    "stand-in": 403,
    "bad-request": 422,
    "bad-message": 422,
    "wrong-method": 405,
    "foreign-origin": 403,
    "unknown-host": 403,
    "too-large": 413,
    "too-many": 429,
    "too-many-pages": 429,
    "banned": 403,
    "token": 401,
    "token-scope": 403,
    "no-such-token": 404,
    "too-many-tokens": 429,
    "no-such-program": 404,
    "not-your-seat": 403,
    "not-your-turn": 409,
    "late": 409,
    "over": 409,
    "not-over": 409,
    "still-seated": 409,
    "not-started": 409,
    "started": 409,
    "closed": 409,
    "seat-taken": 409,
    "already-seated": 409,
    "not-seated": 409,
    "host-only": 403,
    "no-such-seat": 400,
    "no-such-bot": 400,
    "unreadable": 400,
    "illegal": 409,
    "no-such-ply": 400,
    "no-picture": 404,
    "nothing-to-undo": 409,
    "no-request": 409,
    "no-such-plan": 409,
    "no-table": 409,
    "file": 400,
    "file-too-long": 413,
    "file-not-yet": 409,
    "rules-version": 409,
    "too-many-tables": 429,
    "no-such-tournament": 404,
    "too-many-tournaments": 429,
    "tournament-not-open": 409,
    "tournament-not-running": 409,
    "tournament-full": 409,
    "tournament-too-few": 409,
    "tournament-nobody": 409,
    "tournament-no-games": 404,
    "not-in-tournament": 409,
    "organiser-only": 403,
    "damaged": 409,
    "too-slow": 408,
    "too-heavy": 413,
    "not-sealed": 400,
    "not-finished": 409,
    "no-hints": 403,
    "no-such-puzzle": 404,
    "chat-empty": 400,
    "chat-long": 413,
    "chat-name": 403,
    "chat-rule": 409,
    "chat-closed": 409,
    "chat-full": 409,
    "no-such-line": 404,
    "reported": 409,
    "too-many-muted": 409,
    "too-many-friends": 409,
    "not-ready": 503,
    "busy": 503,
}
"""Every refusal with its HTTP status."""
MAX_DETAIL_LENGTH = 600


class RefusedRequest(Struct):
    """A refusal as the answer to an HTTP request; `refused-ID` is a message of the page."""

    refused: str
    arguments: dict[str, str | int]
    detail: str


class Refusal(Exception):
    """Something that was asked for and cannot be done; nothing was changed."""

    def __init__(self, refused: str, detail: str, /, **arguments: str | int) -> None:
        super().__init__(detail)
        self.refused = refused
        self.detail = detail
        self.arguments: Mapping[str, str | int] = arguments
        self.status = STATUS[refused]

    @property
    def reason(self) -> str:
        """The message of the page that says it."""
        return f"refused-{self.refused}"

    def body(self) -> RefusedRequest:
        """The refusal as the body of an HTTP answer."""
        arguments = {name: _whole(value) if isinstance(value, str) else value for name, value in self.arguments.items()}
        return RefusedRequest(self.refused, arguments, _whole(self.detail))


def _whole(text: str) -> str:
    """A text that can be sent: halves of characters, which JSON can spell, are replaced, and a long one is cut."""
    return text[:MAX_DETAIL_LENGTH].encode(errors="replace").decode()


class UnreadableMove(Refusal):
    """A move that cannot be read; the sentence is our own `unreadable-WHAT`, as in the terminal."""

    def __init__(self, fault: IllegalMove) -> None:
        (self.message, arguments), *_ = fault.sentences or [("refused-unreadable", {})]
        super().__init__("unreadable", str(fault), **{**arguments, "move": fault.move})

    @property
    def reason(self) -> str:
        """Our own message."""
        return self.message


class ForbiddenMove(Refusal):
    """A move that the rules of the game forbid; the sentence is the game's own `why-REASON`."""

    def __init__(self, why: str, move: str) -> None:
        super().__init__("illegal", f"{move!r} is not legal now: {why}", move=move)
        self.why = why

    @property
    def reason(self) -> str:
        """The game's message."""
        return f"why-{self.why}"
