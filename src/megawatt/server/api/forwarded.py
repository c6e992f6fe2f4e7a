"""The visitor as our reverse proxies report it, in X-Forwarded-For and X-Forwarded-Proto.

Each proxy adds what it has seen at the right end, some of them as another header line. Whatever stands further left was sent by
the visitor and may be invented, so only as many entries are believed as there are proxies of ours.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable

Headers = Iterable[tuple[bytes, bytes]]


def entry(headers: Headers, name: bytes, proxies: int) -> str:
    """What the outermost of this many proxies has written; empty when there are none, or nothing was written.

    With fewer entries than proxies all of them are ours, and the first was written by the outermost that was passed.
    """
    if proxies < 1:
        return ""
    lines = ",".join(value.decode("latin-1") for key, value in headers if key == name)
    entries = [part.strip() for part in lines.split(",") if part.strip()]
    return entries[-min(proxies, len(entries))] if entries else ""


def address(headers: Headers, proxies: int) -> str:
    """The visitor's address as our proxies report it, without a port; empty when they report none."""
    forwarded = entry(headers, b"x-forwarded-for", proxies)
    for part in (forwarded, forwarded.rpartition(":")[0]):
        try:
            return str(ipaddress.ip_address(part.removeprefix("[").removesuffix("]")))
        except ValueError:
            continue
    return ""
