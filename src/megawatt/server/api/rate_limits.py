"""Rate limits: a bucket of tokens per person and per address for everything that costs the server something."""

from __future__ import annotations

import ipaddress
import math
import time

from msgspec import Struct

from megawatt.server.mail import mailbox_of
from megawatt.server.refusals import Refusal

PER_PERSON = {
    "create": (12, 0.1),
    "ask-undo": (5, 0.05),
    "wake": (10, 0.1),
    "join": (30, 0.5),
    "file": (6, 0.1),
    "fork": (20, 0.3),
    "hint": (8, 0.25),
    "analyse": (4, 0.02),
    "name": (10, 0.2),
    "club": (60, 2.0),
    "reach": (6, 0.02),
    "sign-up": (3, 0.02),
    "sign-in": (12, 0.05),
    "sign-in-name": (60, 0.5),
    "known-device": (12, 0.05),
    "own-password": (12, 0.05),
    "email": (3, 0.01),
    "email-to": (3, 0.001),
    "forgotten": (3, 0.01),
    "message": (240, 60.0),
    "stream": (20, 0.2),
    "make-token": (6, 0.02),
    "say": (8, 0.5),
    "say-lobby": (5, 0.1),
    "mute": (20, 0.2),
    "report": (5, 0.02),
    "note": (20, 0.5),
    "tournament": (5, 0.02),
    "invite": (40, 0.2),
    "invite-to": (6, 0.001),
    "invited": (12, 0.005),
}
"""The burst allowed, and the refill per second; see `guess` for signing in. E-mails and invitations are also counted per
recipient."""
PER_ADDRESS = {
    "create": (30, 0.2),
    "join": (120, 2.0),
    "file": (12, 0.2),
    "fork": (60, 1.0),
    "hint": (24, 0.75),
    "analyse": (12, 0.06),
    "name": (60, 1.0),
    "club": (240, 8.0),
    "reach": (20, 0.1),
    "sign-up": (10, 0.02),
    "sign-in": (20, 0.2),
    "email": (6, 0.02),
    "forgotten": (6, 0.02),
    "guest": (60, 1.0),
    "token": (60, 1.0),
    "stream": (100, 1.0),
    "make-token": (20, 0.05),
    "say": (40, 3.0),
    "say-lobby": (20, 0.5),
    "mute": (60, 1.0),
    "report": (20, 0.1),
    "note": (60, 2.0),
    "tournament": (15, 0.05),
}
MAX_WAITING_TABLES = 8
"""Tables of one host that may wait for people at a time."""
MAX_BUCKETS = 20_000
"""Buckets of each kind. One that still limits somebody is never dropped for a newcomer: beyond this number, newcomers share one."""
NEWCOMERS = "newcomers"
SHARED_BY = 100
"""The limit that newcomers share, as a multiple of the usual one."""
LOOK_AGAIN_SECONDS = 1.0
"""How often a full table is searched for buckets that need not be kept."""


def network_of(address: str) -> str:
    """The network of an address: whoever has one IPv6 address has a whole network of them."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is None:
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return address


class Allowance(Struct, frozen=True):
    """How much of a limit is left, for the headers of answers."""

    limit: int
    remaining: int
    reset: int
    """Seconds until all of it is there again."""


class _Buckets:
    """The buckets of one kind, by key. A full bucket is the same as none."""

    def __init__(self, most: int, per_second: float) -> None:
        self.most, self.per_second = most, per_second
        self._kept: dict[str, tuple[float, float]] = {}
        """The tokens left, and when they were counted."""
        self._looked = -math.inf

    def __contains__(self, whose: str) -> bool:
        return whose in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def left(self, whose: str, now: float) -> float:
        """The tokens that somebody has left."""
        tokens, since = self._kept.get(whose, (float(self.most), now))
        return min(float(self.most), tokens + (now - since) * self.per_second)

    def take(self, whose: str, now: float) -> Allowance:
        """Take one, which must be there."""
        left = self.left(whose, now) - 1
        self._kept[whose] = left, now
        return Allowance(self.most, int(left), math.ceil((self.most - left) / self.per_second))

    def has_room_for(self, whose: str, now: float) -> bool:
        """Whether somebody can have a bucket of their own."""
        if whose not in self._kept and len(self._kept) >= MAX_BUCKETS and now - self._looked >= LOOK_AGAIN_SECONDS:
            self._looked = now
            self.forget_full(now)
        return whose in self._kept or len(self._kept) < MAX_BUCKETS

    def forget_full(self, now: float) -> None:
        """Drop full buckets."""
        self._kept = {whose: kept for whose, kept in self._kept.items() if self.left(whose, now) < self.most}


class Limits:
    """Counts what people and addresses do. Refused requests are not counted."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._buckets: dict[tuple[str, str], _Buckets] = {}

    def spend(self, what: str, person: str | None, address: str | None) -> Allowance | None:
        """Count one of these; Refusal with the seconds to wait when it was too many. What is left of the tighter limit.

        Without an address only the person is counted: an invented address would be one that everybody shares.
        """
        if not self._enabled:
            return None
        return self._take(self._counts(what, person, address))

    def guess(self, name: str, address: str, device: str | None) -> None:
        """Count one guess at somebody's password or code.

        Guesses are limited per name and network, so that nobody can lock somebody out by guessing wrong; and per name for a
        thousand networks together. A browser that its owner has used before has guesses of its own.
        """
        if not self._enabled:
            return
        if device is not None:
            self.spend("known-device", device, address)
            return
        from_here = self._counts("sign-in", f"{name} from {network_of(address)}", address)
        self._take([*from_here, *self._counts("sign-in-name", name, address)])

    def email(self, to: str, person: str, address: str) -> None:
        """Count one e-mail that a person, guest or not, has sent to an address: by person, by network and by recipient."""
        if self._enabled:
            self._take([*self._counts("email", person, address), *self._counts("email-to", mailbox_of(to), address)])

    @property
    def entries(self) -> int:
        """How many buckets are kept."""
        return sum(len(kept) for kept in self._buckets.values())

    def counts(self, what: str, by: str, whose: str) -> bool:
        """Whether somebody has used up a part of what they may do; `by` is person or address."""
        return whose in self._buckets.get((what, by), ())

    def _counts(self, what: str, person: str | None, address: str | None) -> list[tuple[_Buckets, str]]:
        """The buckets that one of these is taken from. The address comes first: names can be invented, addresses hardly."""
        found = []
        if address is not None and what in PER_ADDRESS:
            found.append(self._bucket(what, "address", network_of(address), *PER_ADDRESS[what]))
        if person is not None and what in PER_PERSON:
            found.append(self._bucket(what, "person", person, *PER_PERSON[what]))
        return found

    def _bucket(self, what: str, by: str, whose: str, most: int, per_second: float) -> tuple[_Buckets, str]:
        kept = self._of_kind(what, by, most, per_second)
        if kept.has_room_for(whose, time.monotonic()):
            return kept, whose
        return self._of_kind(what, f"{by} {NEWCOMERS}", most * SHARED_BY, per_second * SHARED_BY), NEWCOMERS

    def _of_kind(self, what: str, by: str, most: int, per_second: float) -> _Buckets:
        kept = self._buckets.get((what, by))
        if kept is None:
            kept = self._buckets[what, by] = _Buckets(most, per_second)
        return kept

    def _take(self, counted: list[tuple[_Buckets, str]]) -> Allowance | None:
        """Take one from each of these, or from none of them."""
        now = time.monotonic()
        waits = [(1 - kept.left(whose, now)) / kept.per_second for kept, whose in counted]
        if waits and max(waits) > 0:
            seconds = int(max(waits)) + 1
            raise Refusal("too-many", f"too many at once; try again in {seconds} s", seconds=seconds)
        left = [kept.take(whose, now) for kept, whose in counted]
        return min(left, key=lambda allowance: allowance.remaining, default=None)

    def check_waiting_tables(self, waiting: int) -> None:
        """Refuse a host who has that many tables waiting one more."""
        if self._enabled and waiting >= MAX_WAITING_TABLES:
            detail = f"{waiting} tables of yours wait for people; close one first"
            raise Refusal("too-many-tables", detail, most=MAX_WAITING_TABLES)

    def forget_old(self) -> None:
        """Buckets are full again after a while and need not be kept."""
        now = time.monotonic()
        for kept in self._buckets.values():
            kept.forget_full(now)
