"""The models of how people want to be notified of their turns."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from megawatt.kernel.text.languages import FALLBACK
from megawatt.kernel.text.words import must_be_spoken

Spoken = Annotated[str, Meta(min_length=2, max_length=8)]
"""The code of a language; `GET /api/server` lists them."""
HookFormat = Literal["json", "discord", "slack"]
Minute = Annotated[int, Meta(ge=0, le=1439)]


class QuietHours(Struct, forbid_unknown_fields=True):
    """When nothing is sent: minutes after midnight, where the person is."""

    begin: Minute
    end: Minute


class ReachWish(Struct, forbid_unknown_fields=True):
    """What a person wants in general."""

    off: bool
    quiet: QuietHours | None
    zone: Annotated[str, Meta(max_length=40)]
    language: Spoken
    only_decisions: bool = False
    """At turn-by-turn tables where I sit down from now on, a move without a choice is played for me."""

    def __post_init__(self) -> None:
        """Refuse a language that we do not speak."""
        must_be_spoken(self.language)


class ChannelWish(Struct, forbid_unknown_fields=True):
    """One more way to reach me: a mail address, or an address of my own that gets a signed request."""

    kind: Literal["mail", "hook"]
    address: Annotated[str, Meta(min_length=3, max_length=500)]
    language: Spoken = FALLBACK
    format: HookFormat = "json"
    """What my own address takes: our JSON, or a message as Discord or Slack want it."""

    def __post_init__(self) -> None:
        """Refuse a language that we do not speak."""
        must_be_spoken(self.language)


class DeviceWish(Struct, forbid_unknown_fields=True):
    """Notify this browser of my turns: its push subscription."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=1000)]
    key: Annotated[str, Meta(min_length=80, max_length=100, pattern="^[A-Za-z0-9_-]+=*$")]
    """Its public key (p256dh), in base64url."""
    auth: Annotated[str, Meta(min_length=20, max_length=30, pattern="^[A-Za-z0-9_-]+=*$")]
    language: Spoken = FALLBACK
    instead_of: Annotated[str, Meta(max_length=1000)] = ""
    """The endpoint that it had before, when the browser has changed it."""

    def __post_init__(self) -> None:
        """Refuse a language that we do not speak."""
        must_be_spoken(self.language)


class Confirmation(Struct, forbid_unknown_fields=True):
    """What a message carried."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class ChannelShown(Struct):
    """A way to reach me; one that failed too often is not confirmed any more."""

    id: str
    kind: Literal["mail", "hook", "push"]
    address: str
    confirmed: bool
    failing: bool
    about: str
    """What I know a browser by."""
    format: HookFormat = "json"
    """What an address of my own takes."""


class ReachShown(Struct):
    """How I am notified of my turns; `mail`: whether this server sends mail; `push`: its key for browsers."""

    mail: bool
    push: str
    off: bool
    quiet: QuietHours | None
    zone: str
    language: str
    only_decisions: bool
    channels: list[ChannelShown]


class NewChannel(Struct):
    """What was added; the secret signs what a hook gets and is shown only here."""

    channel: ChannelShown
    secret: str | None


class PushedOff(Struct):
    """How to unsubscribe."""

    label: str
    url: str


class Pushed(Struct):
    """The encrypted content of a push message."""

    title: str
    body: str
    url: str
    """Which page it is about, without the server's name."""
    tag: str
    """A later message with the same tag takes the place of an earlier one."""
    lang: str
    off: PushedOff
