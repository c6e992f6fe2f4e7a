"""The cookie is found whatever lies beside it, and two servers on one host keep theirs apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from megawatt.server.accounts.identity import FIRST_COOKIE, Identities, cookie_name
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import Page, plain_http

pytestmark = pytest.mark.anyio


def pair(cookie: str) -> str:
    """`name=value` of a Set-Cookie header."""
    return cookie.partition(";")[0]


@pytest.mark.parametrize(
    "neighbours",
    [
        'theme={"dark":true}; {ours}',
        '{ours}; theme={"dark":true}',
        "a=b=c;;{ours}",
        "lonely; {ours}",
        'x="; {ours}; y="',
        "é=ü; {ours}",
    ],
)
async def test_a_neighbouring_cookie_does_not_take_the_identity_away(served: Served, page: Page, neighbours: str) -> None:
    me = await page.get("/api/me")
    ours = "; ".join(f"{name}={value}" for name, value in page.http.cookies.items())
    header = neighbours.replace("{ours}", ours).encode()
    async with plain_http(base_url=served.address, headers={b"cookie": header}) as browser:
        assert (await browser.get("/api/me")).json()["id"] == me["id"]


def test_only_the_cookie_of_exactly_this_name_is_read() -> None:
    identities = Identities(b"secret", "megawatt-1")
    ours = pair(identities.cookie("ann", secure=False))
    assert identities.read(ours) == "ann"
    for other in (f"x{ours}", f"x={ours}", ours.replace("megawatt-1", "megawatt-12"), ours.replace("=", ":"), f'other="{ours}"'):
        assert identities.read(other) is None
    forged = "megawatt-1=bob." + ours.rpartition(".")[2]
    assert identities.read(forged) is None
    assert identities.read(f"{forged}; {ours}") == "ann"


def test_servers_on_one_host_have_cookies_of_their_own() -> None:
    names = {
        cookie_name(Settings(port=8420)),
        cookie_name(Settings(port=8421)),
        cookie_name(Settings(public_url="https://games.example")),
        cookie_name(Settings(public_url="https://games.example:8443")),
    }
    assert len(names) == 4
    assert all(name.replace("-", "").isalnum() for name in names)


async def test_two_servers_on_one_host_leave_each_other_alone(tmp_path: Path) -> None:
    """One browser, one host, two ports: cookies know no ports, so that both servers see both cookies."""
    chosen = [Settings(database=sqlite_address(tmp_path / str(n)), port=free_port(), **QUICK) for n in range(2)]
    async with serving(chosen[0]) as first, serving(chosen[1]) as second, plain_http() as browser:
        seen = [(await browser.get(f"{server.address}/api/me")).json()["id"] for server in (first, second, first, second)]
    assert seen[:2] == seen[2:]
    assert seen[0] != seen[1]


async def test_who_has_the_cookie_of_version_0_1_0_stays_who_they_are(served: Served, page: Page) -> None:
    me = await page.get("/api/me")
    value = next(iter(page.http.cookies.values()))
    async with plain_http(base_url=served.address, headers={"cookie": f"{FIRST_COOKIE}={value}"}) as browser:
        answer = await browser.get("/api/me")
        assert answer.json()["id"] == me["id"]
        assert answer.headers["set-cookie"].startswith(f"{cookie_name(served.worker.core.settings)}={value};")
    assert "set-cookie" not in (await page.http.get("/api/me")).headers
