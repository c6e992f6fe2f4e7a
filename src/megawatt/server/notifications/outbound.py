"""Requests to addresses that strangers give: only to the public internet, to the very address that was checked, once.

A name may lead anywhere, and elsewhere a moment later. So it is resolved here, every address it has is checked, and the
connection goes to a checked address, whatever the name says by then. Redirects are answers like any other: not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from megawatt.server.notifications.resolver import Resolver

TIMEOUT_S = 10.0
"""Seconds for the whole request."""
MAX_ADDRESS_LENGTH = 1000
"""Those of the services that bring messages to browsers are the longest."""
MAX_READ_BYTES = 4096
"""Bytes of an answer that are looked at: the first line is enough."""
PLAIN = re.compile(r"[!-~]+", re.ASCII)
LOWEST_PORT = 1024
USUAL_PORTS = {"http": 80, "https": 443}
NAT64 = ipaddress.ip_network("64:ff9b::/96")
"""A public IPv4 address, embedded in an IPv6 address (NAT64)."""
NEVER_PUBLIC = tuple(
    ipaddress.ip_network(network)
    for network in (
        "fec0::/10",  # site-local
        "2001::/32", "2002::/16",  # Teredo, 6to4: tunnels to an address that hides in this one
        "64:ff9b:1::/48",  # NAT64 within a network
        "3fff::/20", "5f00::/16",  # documentation, segment routing
        "192.88.99.0/24",  # relays of 6to4
    )
)  # fmt: skip
"""Networks that `ipaddress` calls global in some of the Python versions we run on."""


class Unreachable(Exception):
    """Nothing was sent, or nobody knows whether it arrived; `for_good` when trying again would not help."""

    def __init__(self, why: str, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Outbound:
    """Sends small requests. `loopback_too` is for tests, which have nothing but loopback; no setting reaches it."""

    def __init__(self, loopback_too: bool = False) -> None:
        self.loopback_too = loopback_too
        self._resolver = Resolver()
        self.context = ssl.create_default_context()
        """Whose certificates are believed."""

    async def post(self, address: str, body: bytes, headers: Mapping[str, str], owner: str) -> int:
        """The status that the address answers with; Unreachable when it may not be asked or does not answer.

        `owner` is the person whose address it is: they alone wait for what is slow there.
        """
        parts = checked(address)
        try:
            async with asyncio.timeout(TIMEOUT_S):
                return await self._post(parts, body, headers, owner)
        except (OSError, TimeoutError, ssl.SSLError, asyncio.IncompleteReadError, ValueError) as fault:
            raise Unreachable(f"{type(fault).__name__}: {fault}"[:200]) from fault

    async def _post(self, parts: SplitResult, body: bytes, headers: Mapping[str, str], owner: str) -> int:
        host, port = parts.hostname or "", parts.port or USUAL_PORTS[parts.scheme]
        place = await self._resolved(host, port, owner)
        context = self.context if parts.scheme == "https" else None
        name = host if context else None
        reader, writer = await asyncio.open_connection(place, port, ssl=context, server_hostname=name, limit=MAX_READ_BYTES)
        try:
            writer.write(_request(parts, body, headers))
            await writer.drain()
            return _status(await reader.readline())
        finally:
            writer.close()

    async def _resolved(self, host: str, port: int, owner: str) -> str:
        """One address of this name, all of which must be public."""
        places = await self._resolver.addresses(host, port, owner)
        for place in places:
            if not self._is_allowed(place):
                raise Unreachable(f"{host[:80]} leads to {place}, which is not on the public internet", for_good=True)
        if not places:
            raise Unreachable(f"{host[:80]} leads nowhere")
        return places[0]

    def _is_allowed(self, place: str) -> bool:
        ip = ipaddress.ip_address(place.partition("%")[0])
        if self.loopback_too and ip.is_loopback:
            return True
        return is_public(ip)


def is_public(ip: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether this is a public address, also if an IPv4 address is embedded in it."""
    if isinstance(ip, ipaddress.IPv6Address):
        hidden = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF) if ip in NAT64 else ip.ipv4_mapped
        if hidden is not None:
            return is_public(hidden)
    if any(ip in network for network in NEVER_PUBLIC):
        return False
    return ip.is_global and not (ip.is_multicast or ip.is_reserved or ip.is_unspecified)


def checked(address: str) -> SplitResult:
    """The parts of an address that requests may go to; Unreachable says what is wrong with it."""
    if len(address) > MAX_ADDRESS_LENGTH or not PLAIN.fullmatch(address):
        raise Unreachable(f"an address has at most {MAX_ADDRESS_LENGTH} plain characters", for_good=True)
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Unreachable("this is no address", for_good=True) from None
    if parts.scheme not in USUAL_PORTS or not parts.hostname:
        raise Unreachable("an address begins with https:// or http://", for_good=True)
    if parts.username is not None or parts.password is not None:
        raise Unreachable("an address holds no name and no password", for_good=True)
    if port is not None and port not in USUAL_PORTS.values() and port < LOWEST_PORT:
        raise Unreachable(f"port {port} is not for the web", for_good=True)
    return parts


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(body)}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body


def _status(line: bytes) -> int:
    """The number in an answer's first line."""
    parts = line.split(b" ", 2)
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/1.") or not parts[1].isdigit():
        raise Unreachable("what answers there does not speak HTTP")
    return int(parts[1])
