"""The application: one worker behind its door, with HTTP routes, the WebSocket and the page."""

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

from megawatt.server.door import (
    accounts,
    away,
    booklets,
    club,
    going_on,
    notes,
    offline,
    pages,
    programs,
    puzzles,
    reaching,
    routes,
    table_page,
    tokens,
    tournaments,
)
from megawatt.server.door.bodies import describe
from megawatt.server.door.first_board import FirstBoards
from megawatt.server.door.guards import App, Door, Guard, retry_after
from megawatt.server.door.metrics import told_to_the_host
from megawatt.server.door.socket import Socket
from megawatt.server.door.token_scopes import TokenScopes
from megawatt.server.refusals import Refusal
from megawatt.server.settings import Settings
from megawatt.server.wire.to_page import encode
from megawatt.server.worker import Worker
from megawatt.version import __version__

SCHEMA = "/api/openapi.json"
log = logging.getLogger(__name__)


def create_app(settings: Settings, now: Callable[[], float] = time.time) -> App:
    """The ASGI application of one process; `now` is the time that its tables go by."""
    worker = Worker(settings, now)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await worker.start()
        _say_farewell_on_signals(worker)
        async with told_to_the_host(settings.metrics, settings.workers, worker, guard, live):
            yield
        await worker.stop()

    api = create_api(lifespan)
    api.state.worker = worker
    api.state.first_boards = FirstBoards()
    door = api.state.door = Door(settings, lambda: worker.sessions)
    parts = worker.pages, worker.tables, worker.journal, worker.neighbours, worker.chatting, worker.limits, worker.bans
    live = Socket(door, *parts, settings.most_waiting)
    parts_of_the_door = door, worker.limits, worker.bans, worker.tokens, TokenScopes(api.routes), settings
    guard = Guard(api, live, *parts_of_the_door)  # type: ignore[arg-type]
    return guard


def create_api(lifespan: Lifespan[FastAPI] | None = None) -> FastAPI:
    """The HTTP addresses, with or without a worker behind them."""
    api = FastAPI(title="Megawatt", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=SCHEMA)
    api.include_router(routes.router)
    api.include_router(accounts.router)
    api.include_router(club.router)
    api.include_router(tournaments.router)
    api.include_router(going_on.router)
    api.include_router(away.router)
    api.include_router(reaching.router)
    api.include_router(notes.router)
    api.include_router(puzzles.router)
    api.include_router(tokens.router)
    api.include_router(programs.router)
    api.include_router(pages.words_router)
    api.include_router(booklets.router)
    api.include_router(table_page.router)
    api.include_router(offline.router)
    api.include_router(pages.router)
    describe(api)
    api.add_exception_handler(Refusal, _refused)
    api.add_exception_handler(RequestValidationError, _not_understood)
    api.add_exception_handler(HTTPException, _not_found)
    api.add_exception_handler(SQLAlchemyError, _database_failed)
    return api


def _say_farewell_on_signals(worker: Worker) -> None:
    """The pages hear of an end before their sockets are closed; then the server ends as it would have."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        ending = signal.getsignal(number)

        def farewell(number: int, frame: FrameType | None, ending: Any = ending) -> None:
            loop.call_soon_threadsafe(worker.say_farewell)
            if callable(ending):
                ending(number, frame)

        signal.signal(number, farewell)


async def _refused(request: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    if refusal.refused == "no-such-page" and pages.asks_for_a_page(request):
        return await pages.nowhere(request)
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
