"""The page at a table's address: with the table in it, and with the names of all files that drawing it takes.

A browser that is given the bare page has to run it, ask who it is, connect, hear of the table, and fetch the game's part, its map
and its words, one after the other, before it can draw anything. Here it is told all of that with the first answer. Whoever may not
see the table, or asks too often, gets the bare page, which finds out by itself and says why.
"""

from __future__ import annotations

import gzip
import html
from pathlib import Path

from fastapi import APIRouter, Request, Response

from megawatt.kernel.match import Match
from megawatt.server.door import pages
from megawatt.server.door.accounts import me_of
from megawatt.server.door.asking import worker_of
from megawatt.server.door.built_page import Built, built_page, styles_of, with_imports
from megawatt.server.people.sessions import Who
from megawatt.server.refusals import Refusal
from megawatt.server.telling.audience import Audience
from megawatt.server.wire.answers import Me
from megawatt.server.wire.to_page import encode

INDEX = "index.html"
QUICKLY = 4
"""How hard to compress what is sent once."""

router = APIRouter(include_in_schema=False)


@router.get("/t/{table}")
async def table_page(request: Request, table: str) -> Response:
    """The page with this table in it; the bare page where that cannot be."""
    index = pages.page_folder(request) / INDEX
    if not index.is_file():
        return await pages.page(request)
    try:
        who = await _counted(request)
        audience = await worker_of(request).tables.open(table)
        if not audience.table.is_ours:
            audience.table.match_in_play()
        who, cookie = (who, None) if who is not None else _new_guest(request)
    except Refusal:
        return await pages.page(request)
    me = await me_of(request, who)
    board = "" if "ply" in request.query_params else await request.app.state.first_boards.of(audience.table, _language(me))
    answer = _answer(request, _filled(index, audience, me, board))
    if cookie is not None:
        answer.headers.append("set-cookie", cookie)
    return answer


async def _counted(request: Request) -> Who | None:
    """Who asks, if we know them. It is counted before a table is looked for: opening one may mean reading its whole journal."""
    address = request.scope["address"]
    who: Who | None = await request.app.state.door.who(request.scope)
    worker_of(request).limits.spend("message", who.person if who else address, address)
    return who


def _new_guest(request: Request) -> tuple[Who, str]:
    """Somebody who was never here, and their cookie."""
    door = request.app.state.door
    worker_of(request).limits.spend("guest", None, request.scope["address"])
    who = Who(door.new_guest())
    request.scope["person"] = who.person
    return who, door.cookie(request.scope)[1].decode()


def _language(me: Me) -> str:
    return str((me.settings or {}).get("language") or me.language)


def _filled(index: Path, audience: Audience, me: Me, board: str) -> str:
    """The page with what to fetch in its head, and in its body the board as a picture and the table."""
    table, language = audience.table, _language(me)
    words = [_link("preload", f"/words/{language}/{name}.ftl", 'as="fetch" ') for name in ("table", table.row.game)]
    head = _parts(built_page(index.parent), table.row.game, table.match) + "".join(words)
    look = f'{{"me":{encode(me).decode()},"table":{audience.whole(me.id, audience.usual_seat(me.id)).decode()}}}'
    body = f'<script type="application/json" id="first-look" data-table="{html.escape(table.id)}">{_harmless(look)}</script>'
    page = pages.index_text(index)
    return (
        page.replace("</head>", f"{head}</head>", 1).replace("<body>", f"<body>{board}", 1).replace("</body>", f"{body}</body>", 1)
    )


def _harmless(json: str) -> str:
    """JSON that ends no element, whatever people call themselves."""
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
    """Made for one person and one moment: nobody on the way may keep it."""
    headers = {"cache-control": "no-store", "vary": "accept-encoding, cookie"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(page, 200, headers, "text/html")
    packed = gzip.compress(page.encode(), QUICKLY)
    return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "text/html")
