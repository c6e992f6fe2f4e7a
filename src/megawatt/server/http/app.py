"""The ASGI application of one process: middleware, the routes of all features, the WebSocket and the page."""

from __future__ import annotations

import asyncio
import logging
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Lifespan

from megawatt.server.accounts.authentication import Authenticator
from megawatt.server.accounts.sessions import Sessions
from megawatt.server.api.asgi import App
from megawatt.server.api.operations import describe
from megawatt.server.api.scopes import TokenScopes
from megawatt.server.clients.tokens import Tokens
from megawatt.server.encoding import encode
from megawatt.server.features import FEATURES
from megawatt.server.http import offline, server_routes, static_files, table_page, wasm_files
from megawatt.server.http.board_preview import BoardPreviews
from megawatt.server.http.metrics import serve_metrics
from megawatt.server.http.middleware import Middleware, retry_after
from megawatt.server.live.websocket import Socket
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.worker import Worker
from megawatt.version import __version__

SCHEMA = "/api/openapi.json"
ROUTES = (server_routes, *(module for feature in FEATURES for module in feature.routes))
ALLOWED = {address: scopes for module in ROUTES for address, scopes in module.SCOPES.items()}
"""Every address under `/api/`, and the WebSocket. The files of the page are the same for everybody: no token is looked at there."""
log = logging.getLogger(__name__)


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> App:
    """The ASGI application of one process; `now` is the time that its tables go by."""
    worker = Worker(settings, now)
    core, services = worker.core, worker.services

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await worker.start()
        _announce_shutdown_on_signals(worker)
        async with serve_metrics(settings.metrics, settings.workers, services, middleware, socket):
            yield
        await worker.stop()

    api = create_api(lifespan)
    api.state.worker, api.state.services = worker, services
    authenticator = Authenticator(settings, lambda: services.get(Sessions))
    services.add(authenticator)
    services.add(BoardPreviews())
    socket = Socket(authenticator, core.pages, core.handlers, core.limits, core.bans, settings.most_waiting)
    tokens, scopes = services.get(Tokens), TokenScopes(api.routes, ALLOWED)
    middleware = Middleware(api, socket, authenticator, core.limits, core.bans, tokens, scopes, settings)  # type: ignore[arg-type]
    return middleware


def create_api(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """The HTTP addresses, with or without a worker behind them."""
    api = FastAPI(title="Megawatt", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=SCHEMA)
    for module in ROUTES:
        api.include_router(module.router)
    for router in (
        static_files.words_router,
        table_page.router,
        offline.router,
        wasm_files.router,
        static_files.router,
    ):  # the last one takes any name
        api.include_router(router)
    describe(api)
    api.add_exception_handler(Refusal, _refused)
    api.add_exception_handler(RequestValidationError, _not_understood)
    api.add_exception_handler(HTTPException, _not_found)
    api.add_exception_handler(SQLAlchemyError, _database_failed)
    return api


def _announce_shutdown_on_signals(worker: Worker) -> None:
    """Notify the pages before their sockets are closed; then end as usual."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        ending = signal.getsignal(number)

        def announce(number: int, frame: FrameType | None, ending: Any = ending) -> None:
            loop.call_soon_threadsafe(worker.announce_shutdown)
            if callable(ending):
                ending(number, frame)

        signal.signal(number, announce)


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    if refusal.refused == "no-such-page" and static_files.asks_for_a_page(request):
        return await static_files.nowhere(request)
    return Response(encode(refusal.body()), refusal.status, retry_after(refusal), media_type="application/json")


async def _not_understood(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    first = fault.errors()[0]
    where = ".".join(str(part) for part in first["loc"])
    return await _refused(request, Refusal("bad-request", f"{where}: {first['msg']}"))


async def _database_failed(request: Request, fault: Exception) -> Response:
    """A full disk, or a database that has gone away: nothing was changed, and it may work again soon."""
    log.error("the database refuses", extra={"fault": str(fault).splitlines()[0]})
    return await _refused(request, Refusal("busy", "the database does not take this now; nothing was changed"))


async def _not_found(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if fault.status_code == 405:
        return await _refused(request, Refusal("wrong-method", "this address takes other methods"))
    if fault.status_code == 404:
        return await _refused(request, Refusal("no-such-page", "there is no such page"))
    return await _refused(request, Refusal("bad-request", str(fault.detail)))
