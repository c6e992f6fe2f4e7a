"""The page at a table's address: with the table in it, and with the names of all files that drawing it takes.

A browser that gets the bare page has to run it, ask who it is, connect, get the table, and fetch the game's part, its map and its
words, one after the other, before it can draw anything. The first answer contains all of that. Whoever may not
see the table, or asks too often, gets the bare page, which finds out by itself and says why.
"""

from __future__ import annotations

import gzip
import html
from pathlib import Path

from fastapi import APIRouter, Request, Response

from megawatt.kernel.match.match import Match
from megawatt.server.accounts.authentication import Authenticator
from megawatt.server.accounts.messages import Me
from megawatt.server.accounts.routes import me_of
from megawatt.server.accounts.sessions import Who
from megawatt.server.api.rate_limits import Limits
from megawatt.server.api.services import Injected, service_of
from megawatt.server.built_page import Built, built_page, styles_of, with_imports
from megawatt.server.encoding import encode
from megawatt.server.http import static_files
from megawatt.server.http.board_preview import BoardPreviews
from megawatt.server.refusals import Refusal
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.open_tables import OpenTables

INDEX = "index.html"
GZIP_LEVEL = 4
"""How hard to compress what is sent once."""

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}")
async def table_page(request: Request, tables: Injected[OpenTables], table: str) -> Response:
    """The page with this table in it; the bare page where that cannot be."""
    index = static_files.page_folder(request) / INDEX
    if not index.is_file():
        return await static_files.page(request)
    try:
        who = await _counted(request)
        live = await tables.open(table)
        if not live.table.is_ours:
            live.table.match_in_play()
        who, cookie = (who, None) if who is not None else _new_guest(request)
    except Refusal:
        return await static_files.page(request)
    me = await me_of(request, who)
    board = "" if "ply" in request.query_params else await service_of(request, BoardPreviews).of(live.table, _language(me))
    answer = _answer(request, _filled(index, live, me, board))
    if cookie is not None:
        answer.headers.append("set-cookie", cookie)
    return answer


async def _counted(request: Request) -> Who | None:
    """The person who asks, if known. Rate limits come first: opening a table may mean reading its whole journal."""
    address = request.scope["address"]
    who: Who | None = await service_of(request, Authenticator).who(request.scope)
    service_of(request, Limits).spend("message", who.person if who else address, address)
    return who


def _new_guest(request: Request) -> tuple[Who, str]:
    """A new person, and their cookie."""
    authenticator = service_of(request, Authenticator)
    service_of(request, Limits).spend("guest", None, request.scope["address"])
    who = Who(authenticator.new_guest())
    request.scope["person"] = who.person
    return who, authenticator.cookie(request.scope)[1].decode()


def _language(me: Me) -> str:
    return str((me.settings or {}).get("language") or me.language)


def _filled(index: Path, live: LiveTable, me: Me, board: str) -> str:
    """The page with what to fetch in its head, and in its body the board as a picture and the table."""
    table, language = live.table, _language(me)
    words = [_link("preload", f"/words/{language}/{name}.ftl", 'as="fetch" ') for name in ("table", table.row.game)]
    head = _parts(built_page(index.parent), table.row.game, table.match) + "".join(words)
    look = f'{{"me":{encode(me).decode()},"table":{live.broadcast.whole(me.id, live.usual_seat(me.id)).decode()}}}'
    body = f'<script type="application/json" id="first-look" data-table="{html.escape(table.id)}">{_harmless(look)}</script>'
    page = static_files.index_text(index, language)
    return (
        page.replace("</head>", f"{head}</head>", 1).replace("<body>", f"<body>{board}", 1).replace("</body>", f"{body}</body>", 1)
    )


def _harmless(json: str) -> str:
    """JSON that can't end an HTML element, whatever names it contains."""
    return json.replace("<", "\\u003c")


def _parts(built: Built, game: str, match: Match | None) -> str:
    """The links to the game's part of the page, to its style, and to the map that is played."""
    part = f"src/games/{game}/index.ts"
    if part not in built or INDEX not in built:
        return ""
    there = set(with_imports(built, [INDEX]))
    wanted = [each for each in with_imports(built, [part, *_drawn(built, part, match)]) if each not in there]
    files = [_link("modulepreload", f"/{built[each]['file']}") for each in wanted]
    known = set(styles_of(built, there))
    styles = [_link("stylesheet", f"/{style}") for style in styles_of(built, wanted) if style not in known]
    return "".join(files + styles)


def _drawn(built: Built, part: str, match: Match | None) -> list[str]:
    """What the game fetches by the name of the map or board that is printed."""
    if match is None:
        return []
    printed = match.game.printed(match.board).values()
    names = {each["id"] for each in printed if isinstance(each, dict) and "id" in each}
    return [each for each in built[part].get("dynamicImports", ()) if built[each].get("name") in names]


def _link(kind: str, address: str, more: str = "") -> str:
    return f'<link rel="{kind}" {more}crossorigin href="{html.escape(address)}">'


def _answer(request: Request, page: str) -> Response:
    """The page is personal, so no proxy may store it."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding, cookie"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page, 200, headers, "text/html")
    packed = gzip.compress(page.encode(), GZIP_LEVEL)
    return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "text/html")
