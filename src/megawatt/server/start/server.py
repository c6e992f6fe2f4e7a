"""Starting the server: on a person's own machine (`play_here`) or for others (`serve`)."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from typing import Any
from urllib.parse import urlsplit

import uvicorn
from msgspec.structs import replace

from megawatt.kernel.errors import OptionError
from megawatt.server.db.engine import connect, migrate, parsed
from megawatt.server.http.connection_limits import most_connections
from megawatt.server.http.metrics import address
from megawatt.server.live.requests import MAX_MESSAGE_BYTES
from megawatt.server.mail import Mailer
from megawatt.server.settings import FIRST_PORT, Settings
from megawatt.server.start.log_lines import level_of, set_up_logging
from megawatt.server.start.single_server import AlreadyServed, serve_alone

PORTS_TRIED = 50
POLL_INTERVAL_S = 0.05
"""How often it is looked whether the page can be shown."""


def serve(settings: Settings, level: int | None = None) -> None:
    """Serve until SIGTERM or SIGINT."""
    if settings.workers > 1 and not settings.shares_database:
        raise OptionError(f"--workers {settings.workers}: several workers need PostgreSQL; add --database postgresql://…")
    check_public_url(settings.public_url)
    Mailer(settings.smtp, settings.mail_from)
    parsed(settings.database_url)
    level_of(settings.log_level)
    check_port(settings.host, settings.port)
    if settings.metrics:
        check_port(*address(settings.metrics), option="--metrics")
    lock = serve_alone(settings)
    prepare_database(settings.database_url)
    set_up_logging(level or level_of(settings.log_level))
    settings.to_environment()
    options = uvicorn_options(settings)
    if settings.workers > 1:
        uvicorn.run("megawatt.server.start.worker_process:create_app", factory=True, workers=settings.workers, **options)
    else:
        from megawatt.server.http.app import create_app

        uvicorn.run(create_app(settings), **options)
    if lock is not None:
        os.close(lock)


def check_public_url(address: str) -> None:
    """An address that nobody could type is refused before anything is opened."""
    try:
        parts = urlsplit(address)
    except ValueError as fault:
        raise OptionError(f"--public-url {address}: {fault}; it should look like https://games.example") from None
    if address and (parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/")):
        raise OptionError(f"--public-url {address}: it should look like https://games.example, with nothing behind the name")


def check_port(host: str, port: int, option: str = "--port or --host") -> None:
    """Report a taken port or an address that is not ours in one line."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind, protocol) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except (OSError, UnicodeError) as fault:
        why = getattr(fault, "strerror", None) or "no machine can have this name"
        raise OptionError(f"cannot listen on port {port} of {host[:60]}: {why}; name another with {option}") from None


def prepare_database(address: str) -> None:
    """Connect once and migrate, so that a database that does not answer is reported in one line."""
    engine = connect(address)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def play_here(settings: Settings, open_browser: bool = True) -> None:
    """Serve this machine's own person: print the address and open a browser where there is one."""
    port = free_port(settings.host, settings.port)
    address = f"http://{settings.host}:{port}/"
    ended = threading.Event()
    showing = threading.Thread(target=_show_when_ready, args=(settings.host, port, address, open_browser, ended), daemon=True)
    showing.start()
    try:
        serve(replace(settings, port=port), logging.WARNING)
    except AlreadyServed as other:
        print(f"Megawatt is already at {other.address}", flush=True)
        if open_browser:
            _show(other.address)
    finally:
        ended.set()
        showing.join(1)


def free_port(host: str, first: int = FIRST_PORT) -> int:
    """This port, or the next one that nobody uses."""
    for port in range(first, first + PORTS_TRIED):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    raise OptionError(f"ports {first} to {first + PORTS_TRIED - 1} of {host} are all taken; name another with --port")


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs us: no compression and no pings of its own, pages ping; headers of proxies are read by our middleware."""
    return {
        "host": settings.host,
        "port": settings.port,
        **_http_options(),
        "ws": "websockets-sansio",
        "ws_max_size": MAX_MESSAGE_BYTES,
        "ws_per_message_deflate": False,
        "ws_ping_interval": None,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "date_header": False,
        "proxy_headers": False,
        "timeout_graceful_shutdown": 5,
        "backlog": 4096,
        "loop": "asyncio" if sys.platform == "win32" else "megawatt.server.start.event_loop:BoundedAcceptLoop",
    }


def _http_options() -> dict[str, Any]:
    """Our limits of connections; with a uvicorn whose protocol differs from those we know, its own limit."""
    try:
        from megawatt.server.http.limited_protocol import LimitedHttp, is_supported

        if is_supported():
            return {"http": LimitedHttp}
    except ImportError:
        pass
    message = "this uvicorn is not known: connections are limited in number, but not by address or by time"
    logging.getLogger(__name__).warning(message)
    return {"http": "auto", "limit_concurrency": most_connections()}


def _show_when_ready(host: str, port: int, address: str, open_browser: bool, ended: threading.Event) -> None:
    """Wait until somebody answers, then say where, and show the page; a slow machine may take a while to get there.

    A server that has ended is no longer announced: what answers on its port then is another program.
    """
    while not ended.is_set():
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            if probe.connect_ex((host, port)) == 0:
                print(f"Megawatt is at {address}  (Ctrl+C ends it; games are kept)", flush=True)
                if open_browser:
                    _show(address)
                return
        ended.wait(POLL_INTERVAL_S)


def _show(address: str) -> None:
    """Open the browser of this machine, where there is one with a screen."""
    with contextlib.suppress(webbrowser.Error):
        webbrowser.get()
        webbrowser.open(address)
