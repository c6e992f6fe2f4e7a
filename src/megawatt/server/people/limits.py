"""Rate limits: a bucket of tokens per person and per address for everything that costs the server something."""

from __future__ import annotations

import ipaddress
import math
import time

from msgspec import Struct

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
    "letter": (3, 0.01),
    "letter-to": (3, 0.01),
    "forgotten": (3, 0.01),
    "message": (240, 60.0),
    "stream": (20, 0.2),
    "make-token": (6, 0.02),
    "say": (8, 0.5),
    "mute": (20, 0.2),
    "report": (5, 0.02),
    "note": (20, 0.5),
    "tournament": (5, 0.02),
    "invite": (40, 0.2),
    "invite-to": (6, 0.001),
}
"""What may be done at once, and how many more a second; see `guess` for signing in; letters and invitations are counted by where
they go, too."""
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
    "letter": (6, 0.02),
    "forgotten": (6, 0.02),
    "guest": (60, 1.0),
    "token": (60, 1.0),
    "stream": (100, 1.0),
    "make-token": (20, 0.05),
    "say": (40, 3.0),
    "mute": (60, 1.0),
    "report": (20, 0.1),
    "note": (60, 2.0),
    "tournament": (15, 0.05),
}
MOST_WAITING_TABLES = 8
"""So many tables of one host may wait for people at a time."""
MOST_BUCKETS = 50_000


def network_of(address: str) -> str:
    """Whom an address belongs to: who has one of the sixth version has as many as they like."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv6Address) and ip.ipv4_mapped is None:
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return address


class Allowance(Struct, frozen=True):
    """How much of something is left, as answers tell it."""

    limit: int
    remaining: int
    reset: int
    """Seconds until all of it is there again."""


class Limits:
    """Counts what people and addresses do."""

    def __init__(self, enabled: bool) -> None:
        self._enabled = enabled
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def spend(self, what: str, person: str | None, address: str) -> Allowance | None:
        """Count one of these; Refusal with the seconds to wait when it was too many. What is left of the tighter limit."""
        if not self._enabled:
            return None
        left = []
        if person is not None and what in PER_PERSON:
            left.append(self._take(what, f"person {person}", *PER_PERSON[what]))
        if what in PER_ADDRESS:
            left.append(self._take(what, f"address {network_of(address)}", *PER_ADDRESS[what]))
        return min(left, key=lambda allowance: allowance.remaining, default=None)

    def guess(self, name: str, address: str, device: str | None) -> None:
        """Count one guess at somebody's password or code.

        Strangers are slowed down by whom they guess at and from where, so that nobody keeps somebody out by guessing wrong; a
        thousand addresses together by the name. A browser that its owner has used before has tries of its own.
        """
        if device is not None:
            self.spend("known-device", device, address)
            return
        self.spend("sign-in", f"{name} from {network_of(address)}", address)
        self.spend("sign-in-name", name, address)

    def _take(self, what: str, who: str, most: int, per_second: float) -> Allowance:
        now = time.monotonic()
        tokens, since = self._buckets.get((what, who), (float(most), now))
        tokens = min(float(most), tokens + (now - since) * per_second)
        if tokens < 1:
            seconds = int((1 - tokens) / per_second) + 1
            raise Refusal("too-many", f"too many at once; try again in {seconds} s", seconds=seconds)
        self._buckets[what, who] = (tokens - 1, now)
        return Allowance(most, int(tokens - 1), math.ceil((most - tokens + 1) / per_second))

    def check_waiting_tables(self, waiting: int) -> None:
        """Refuse a host who has that many tables waiting one more."""
        if self._enabled and waiting >= MOST_WAITING_TABLES:
            detail = f"{waiting} tables of yours wait for people; close one first"
            raise Refusal("too-many-tables", detail, most=MOST_WAITING_TABLES)

    def forget_old(self) -> None:
        """Buckets are full again after a while and need not be kept."""
        if len(self._buckets) > MOST_BUCKETS // 10:
            limit = time.monotonic() - 600
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket[1] > limit}
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
