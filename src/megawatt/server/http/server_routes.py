"""The server's offer of games and bots, and its health."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from megawatt.kernel.contract.registry import games
from megawatt.kernel.text.words import LANGUAGES
from megawatt.server.api.bodies import answers
from megawatt.server.api.dependencies import REFUSALS, as_json
from megawatt.server.api.scopes import ANY, NO_TOKEN, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.background import Background
from megawatt.server.bots.rules_compiler import RulesCompiler
from megawatt.server.db.database import Storage
from megawatt.server.encoding import encode
from megawatt.server.http.health import health as health_of
from megawatt.server.http.messages import Health
from megawatt.server.live.connections import OpenPages
from megawatt.server.mail import Mailer
from megawatt.server.settings import Settings
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.messages import ServerInfo
from megawatt.server.tables.offered_games import game_info
from megawatt.server.tables.open_tables import OpenTables
from megawatt.version import __version__

router = APIRouter(responses=REFUSALS)
SCOPES: RouteScopes = {
    ("GET", "/api/openapi.json"): ANY,
    ("HEAD", "/api/openapi.json"): ANY,
    ("GET", "/api/server"): ANY,
    ("WEBSOCKET", "/ws"): NO_TOKEN,
}


@router.get("/api/server", **answers(ServerInfo))
async def server_info(
    request: Request, mailer: Injected[Mailer], settings: Injected[Settings], compiler: Injected[RulesCompiler]
) -> Response:
    """What this server offers."""
    offered = [game_info(game) for game in games()]
    registration, lobby_chat = settings.registration, settings.lobby_chat
    return as_json(ServerInfo(__version__, list(LANGUAGES), offered, compiler.progress, mailer.is_set_up, registration, lobby_chat))


@router.get("/health", response_model=None, responses={status: answers(Health)["responses"][200] for status in (200, 503)})
async def health(
    request: Request,
    storage: Injected[Storage],
    pages: Injected[OpenPages],
    journal: Injected[Journal],
    tables: Injected[OpenTables],
    background: Injected[Background],
) -> Response:
    """Whether everything works."""
    found = await health_of(storage, pages, journal, tables, background)
    return Response(encode(found), 200 if found.status == "ok" else 503, media_type="application/json")
