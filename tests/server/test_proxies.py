"""Behind a real nginx and a real HAProxy, with the files of docs/hosting: who a visitor is, and where redirects lead."""

from __future__ import annotations

import asyncio
import os
import shutil
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import typer
import websockets
from typer.testing import CliRunner

from megawatt.cli.serve import serve
from megawatt.server.api import forwarded
from megawatt.server.api.rate_limits import PER_ADDRESS
from megawatt.server.settings import Settings

from .conftest import QUICK, Served, free_port, serving, sqlite_address
from .pages import PATIENCE, plain_http
from .push_service import certificate

pytestmark = pytest.mark.anyio
HOSTING = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "games.example"
ORIGIN = {"host": NAME, "origin": f"https://{NAME}"}
WHERE = f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin"


def program(name: str) -> str:
    """A program that scripts/need_proxies.sh has seen to."""
    found = shutil.which(name, path=WHERE)
    assert found, f"{name} is missing; run: sh scripts/need_proxies.sh"
    return found


@asynccontextmanager
async def running(port: int, *command: str) -> AsyncIterator[str]:
    """Run a proxy in the foreground until the block ends; its address."""
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE, start_new_session=True
    )
    assert process.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE):
            while not await _answers(port):
                assert process.returncode is None, (await process.stderr.read()).decode()
                await asyncio.sleep(0.05)
        yield f"https://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.terminate()
        await process.communicate()


async def _answers(port: int) -> bool:
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return False
    writer.close()
    return True


@asynccontextmanager
async def nginx(folder: Path, to: int, change: Callable[[str], str] = str) -> AsyncIterator[str]:
    """nginx with the site of docs/hosting/nginx.conf in front of a port."""
    port, plain, (cert, key) = free_port(), free_port(), certificate(folder)
    site = (HOSTING / "nginx.conf").read_text()
    for ours, tests in (
        ("listen 443 ssl", f"listen 127.0.0.1:{port} ssl"),
        ("listen 80", f"listen 127.0.0.1:{plain}"),
        ("127.0.0.1:8420", f"127.0.0.1:{to}"),
        ("/etc/letsencrypt/live/games.example/fullchain.pem", str(cert)),
        ("/etc/letsencrypt/live/games.example/privkey.pem", str(key)),
    ):
        assert ours in site
        site = site.replace(ours, tests)
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;\n" if os.getuid() == 0 else ""
    config = folder / "nginx.conf"
    config.write_text(
        f"{user}daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log stderr;\n"
        f"events {{ worker_connections 64; }}\nhttp {{\naccess_log off;\n{places}\n{change(site)}\n}}\n"
    )
    async with running(port, program("nginx"), "-p", str(folder), "-c", str(config)) as address:
        yield address


@asynccontextmanager
async def haproxy(folder: Path, to: int, change: Callable[[str], str] = str) -> AsyncIterator[str]:
    """HAProxy with docs/hosting/haproxy.cfg in front of a port."""
    port, plain, (cert, key) = free_port(), free_port(), certificate(folder)
    both = folder / "both.pem"
    both.write_bytes(cert.read_bytes() + key.read_bytes())
    config = (HOSTING / "haproxy.cfg").read_text()
    for ours, tests in (
        ("bind :443", f"bind 127.0.0.1:{port}"),
        ("bind :80", f"bind 127.0.0.1:{plain}"),
        ("127.0.0.1:8420", f"127.0.0.1:{to}"),
        ("/etc/haproxy/certs/games.example.pem", str(both)),
    ):
        assert ours in config
        config = config.replace(ours, tests)
    file = folder / "haproxy.cfg"
    file.write_text(change(config))
    async with running(port, program("haproxy"), "-db", "-f", str(file)) as address:
        yield address


APPENDED = "X-Forwarded-For $proxy_add_x_forwarded_for"
PROXIES = {
    "nginx": (nginx, str),
    "nginx that appends": (nginx, lambda site: site.replace("X-Forwarded-For $remote_addr", APPENDED)),
    "haproxy": (haproxy, str),
    "haproxy that replaces": (
        haproxy, lambda config: config.replace("option forwardfor", "http-request set-header X-Forwarded-For %[src]"),
    ),
}  # fmt: skip


@asynccontextmanager
async def limited_server(folder: Path, proxies: int = 1) -> AsyncIterator[tuple[Served, int]]:
    """A server with its limits that trusts this many proxies, and its port."""
    port, own = free_port(), {**QUICK, "rate_limits": True}
    place = {"database": sqlite_address(folder), "port": port, "public_url": f"https://{NAME}"}
    async with serving(Settings(**place, behind_proxy=True, proxies=proxies, **own)) as served:
        yield served, port


async def guess(browser: httpx.AsyncClient, number: int, forged: list[tuple[str, str]]) -> int:
    """Guess at somebody's password with invented headers; the status of the answer."""
    body = {"name": f"somebody {number}", "password": "a wrong guess"}
    headers = [*ORIGIN.items(), *forged]
    return (await browser.post("/api/sign-in", json=body, headers=headers)).status_code


def forged_lines(number: int) -> list[tuple[str, str]]:
    """Addresses that the visitor invents: in one line, in several, in odd spellings."""
    invented = f"198.51.100.{number % 250}"
    kinds = [
        [("x-forwarded-for", invented)],
        [("x-forwarded-for", f"10.0.0.1, {invented}")],
        [("x-forwarded-for", invented), ("x-forwarded-for", f"10.0.0.{number % 250}")],
        [("X-FORWARDED-FOR", f"{invented},")],
        [("x-forwarded-for", f"{invented}, , ,")],
    ]
    return kinds[number % len(kinds)]


@pytest.mark.parametrize("kind", PROXIES)
async def test_a_forged_address_gains_no_guess(kind: str, tmp_path: Path, nothing_refills: None) -> None:
    proxy, change = PROXIES[kind]
    most = PER_ADDRESS["sign-in"][0]
    async with limited_server(tmp_path) as (served, port), proxy(tmp_path, port, change) as address:
        async with plain_http(base_url=address) as browser:
            answers = [await guess(browser, number, forged_lines(number)) for number in range(most + 20)]
        assert answers == [403] * most + [429] * 20
        assert served.worker.core.limits.counts("sign-in", "address", "127.0.0.1")


@pytest.mark.parametrize(("proxies", "seen"), [(1, "127.0.0.1"), (2, "127.0.0.2")])
async def test_of_two_proxies_both_are_believed_when_both_are_ours(
    proxies: int, seen: str, tmp_path: Path, nothing_refills: None
) -> None:
    """HAProxy stands in front of nginx; the visitor comes from 127.0.0.2, HAProxy speaks with nginx from 127.0.0.1."""
    inner, outer = tmp_path / "inner", tmp_path / "outer"
    inner.mkdir()
    outer.mkdir()
    _, appends = PROXIES["nginx that appends"]
    async with limited_server(tmp_path, proxies) as (served, port), nginx(inner, port, appends) as middle:
        to = int(middle.rpartition(":")[2])
        tls = lambda config: config.replace(f"127.0.0.1:{to}", f"127.0.0.1:{to} ssl verify none")  # noqa: E731
        async with haproxy(outer, to, tls) as address:
            visitor = httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=False)
            async with plain_http(base_url=address, transport=visitor) as browser:
                assert [await guess(browser, number, forged_lines(number)) for number in range(5)] == [403] * 5
        limits = served.worker.core.limits
        assert [each for each in ("127.0.0.1", "127.0.0.2") if limits.counts("sign-in", "address", each)] == [seen]


@pytest.mark.parametrize("kind", ["nginx", "haproxy"])
async def test_redirects_and_sockets_stay_with_https(kind: str, tmp_path: Path) -> None:
    proxy, change = PROXIES[kind]
    async with limited_server(tmp_path) as (_, port), proxy(tmp_path, port, change) as address:
        async with plain_http(base_url=address) as browser:
            answer = await browser.get("/leaders/", headers={"host": NAME, "x-forwarded-proto": "http"})
            assert (answer.status_code, answer.headers["location"]) == (307, f"https://{NAME}/leaders")
            me = await browser.get("/api/me", headers={"host": NAME})
            assert "; Secure" in me.headers["set-cookie"]
        cookie = me.headers["set-cookie"].partition(";")[0]
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        live = f"{address.replace('https', 'wss')}/ws"
        async with websockets.connect(
            live, ssl=trusting, origin=f"https://{NAME}", additional_headers={"Cookie": cookie}, open_timeout=PATIENCE
        ) as socket:
            assert socket.response is not None
            assert socket.response.status_code == 101


@pytest.mark.parametrize(
    ("lines", "proxies", "told"),
    [
        ([], 1, ""),
        (["203.0.113.1"], 0, ""),
        (["203.0.113.1"], 1, "203.0.113.1"),
        (["6.6.6.6, 203.0.113.1"], 1, "203.0.113.1"),
        (["6.6.6.6", "203.0.113.1"], 1, "203.0.113.1"),
        (["6.6.6.6, 203.0.113.1", "10.0.0.2"], 2, "203.0.113.1"),
        (["6.6.6.6", "203.0.113.1", "10.0.0.2"], 2, "203.0.113.1"),
        (["203.0.113.1"], 3, "203.0.113.1"),
        ([" , ,203.0.113.1 , "], 1, "203.0.113.1"),
        (["203.0.113.1:4711"], 1, "203.0.113.1"),
        (["[2001:db8::1]:4711"], 1, "2001:db8::1"),
        (["[2001:db8::1]"], 1, "2001:db8::1"),
        (["2001:DB8:0::1"], 1, "2001:db8::1"),
        (["6.6.6.6, unknown"], 1, ""),
        (["6.6.6.6, \xff"], 1, ""),
    ],
)
def test_the_address_is_read_from_the_right(lines: list[str], proxies: int, told: str) -> None:
    headers = [(b"x-forwarded-for", line.encode("latin-1")) for line in lines]
    assert forwarded.address(headers, proxies) == told


@pytest.mark.parametrize(
    ("options", "behind_proxy", "proxies"),
    [([], False, 1), (["--behind-proxy"], True, 1), (["--proxies", "1"], True, 1), (["--proxies", "3", "--behind-proxy"], True, 3)],
)
def test_the_command_says_how_many_proxies_there_are(
    options: list[str], behind_proxy: bool, proxies: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Settings] = []
    monkeypatch.setattr("megawatt.server.start.server.serve", started.append)
    command = typer.Typer()
    command.command()(serve)
    assert CliRunner().invoke(command, options).exit_code == 0
    assert [(settings.behind_proxy, settings.proxies) for settings in started] == [(behind_proxy, proxies)]
    assert CliRunner().invoke(command, ["--proxies", "-1"]).exit_code == 2
