"""The HTTP addresses of tables: lists, creation, what-ifs, rematches, files and pictures."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import AfterValidator

from megawatt.kernel.match.files import dumps
from megawatt.kernel.text.languages import FALLBACK
from megawatt.kernel.text.words import must_be_spoken
from megawatt.server.api.bodies import TEXT, JsonBody, answers, answers_file
from megawatt.server.api.dependencies import REFUSALS, as_json, is_program, spend
from megawatt.server.api.scopes import ANY, LOOKING, PLAYING, RouteScopes
from megawatt.server.api.services import Injected
from megawatt.server.db.database import Storage
from megawatt.server.live.messages import Summary
from megawatt.server.refusals import Refusal
from megawatt.server.tables import arrivals
from megawatt.server.tables.analysis_reports import kept_report
from megawatt.server.tables.charts import Charts
from megawatt.server.tables.creation import NewTables
from megawatt.server.tables.dependencies import TableName, answer_summary, rated_are_for_people, unrated_for_programs
from megawatt.server.tables.help_policy import must_allow_help
from megawatt.server.tables.history import picture
from megawatt.server.tables.journal import Journal
from megawatt.server.tables.lists import TableLists
from megawatt.server.tables.messages import Figures, Fork, Lists, NewTable, TableId
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.steps import OVER, RUNNING
from megawatt.server.tables.store import TableStore
from megawatt.server.uploads.jobs import JobQueues
from megawatt.server.uploads.signatures import FileSignatures

MAX_PLIES = 1_000_000

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])
SCOPES: RouteScopes = {
    ("GET", "/api/tables"): LOOKING,
    ("GET", "/api/tables/{table}/file"): LOOKING,
    ("GET", "/api/tables/{table}/picture.svg"): LOOKING,
    ("GET", "/api/tables/{table}/figures"): LOOKING,
    ("POST", "/api/tables"): PLAYING,
    ("POST", "/api/files"): PLAYING,
    ("POST", "/api/tables/{table}/fork"): PLAYING,
    ("POST", "/api/tables/{table}/rematch"): PLAYING,
    ("POST", "/api/tables/{table}/hide"): PLAYING,
    ("GET", "/api/tables/{table}"): ANY,
}


@router.get("/api/tables", **answers(Lists))
async def lists(request: Request, table_lists: Injected[TableLists]) -> Response:
    """The lobby: my tables with my turns first, and public ones."""
    return as_json(await table_lists.of(request.scope["person"]))


@router.post("/api/tables", **answers(TableId))
async def create(request: Request, new_tables: Injected[NewTables], wish: JsonBody[NewTable]) -> Response:
    """Lay a new table."""
    if wish.rated and is_program(request):
        raise rated_are_for_people()
    person = spend(request, "create")
    return as_json(TableId(await new_tables.create(person, request.scope["address"], wish)))


@router.get("/api/tables/{table}", **answers(Summary))
async def table_summary(request: Request, table: TableName) -> Response:
    """One table."""
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/fork", **answers(TableId))
async def fork(
    request: Request, tables: Injected[OpenTables], new_tables: Injected[NewTables], table: TableName, wish: JsonBody[Fork]
) -> Response:
    """Go on from any moment against bots."""
    person = spend(request, "fork")
    live = await tables.open(table)
    return as_json(TableId(await new_tables.fork(live, person, wish.ply, wish.seat)))


@router.get("/api/tables/{table}/file", **answers_file("text/plain", TEXT))
async def match_file(
    request: Request,
    tables: Injected[OpenTables],
    storage: Injected[Storage],
    jobs: Injected[JobQueues],
    signatures: Injected[FileSignatures],
    table: TableName,
) -> Response:
    """The match as a file; it holds the seed, so while the game runs it is only for who plays alone with bots."""
    live = await tables.open(table)
    async with live.lock:
        found, person = live.table, request.scope["person"]
        match = found.match_in_play()
        if found.status != OVER and not found.plays_alone(person):
            raise Refusal("file-not-yet", "the file contains hidden things; it is there when the game is over")
        past = match.fork()
    await must_allow_help(tables, found)
    if found.status == OVER:
        past.analysis = await kept_report(storage, found.id)
    jobs, seal = jobs, signatures.seal
    text = await jobs.replay(person, request.scope["address"], dumps, past, seal)
    name = f"{found.row.game}-{found.id[:6]}.mw"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/tables/{table}/picture.svg", **answers_file("image/svg+xml", TEXT))
async def table_picture(
    request: Request,
    tables: Injected[OpenTables],
    jobs: Injected[JobQueues],
    table: TableName,
    language: Annotated[str, Query(max_length=8), AfterValidator(must_be_spoken)] = FALLBACK,
    ply: Annotated[int | None, Query(ge=0, le=MAX_PLIES)] = None,
) -> Response:
    """The board now or after so many moves, as a picture of what any watcher may see."""
    live = await tables.open(table)
    async with live.lock:
        found = live.table
        draw = picture(live, ply, found.game.words(language))
    svg = await jobs.replay(request.scope["person"], request.scope["address"], draw)
    headers = {"content-disposition": f'inline; filename="{found.row.game}-{found.id[:6]}.svg"', "cache-control": "no-store"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.post(
    "/api/files",
    **answers(TableId),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": TEXT}}}},
)
async def upload(request: Request, new_tables: Injected[NewTables]) -> Response:
    """A match file becomes a table."""
    person = spend(request, "file")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("file", "this is not a text file, so no match of ours") from None
    return as_json(TableId(await new_tables.upload(person, request.scope["address"], text)))


@router.get("/api/tables/{table}/figures", **answers(Figures))
async def table_figures(request: Request, tables: Injected[OpenTables], charts: Injected[Charts], table: TableName) -> Response:
    """The numbers behind the charts."""
    live = await tables.open(table)
    return as_json(await charts.of(live, request.scope["person"], request.scope["address"]))


@router.post("/api/tables/{table}/rematch", **answers(TableId))
async def rematch(
    request: Request,
    new_tables: Injected[NewTables],
    tables: Injected[OpenTables],
    storage: Injected[Storage],
    journal: Injected[Journal],
    table: TableName,
) -> Response:
    """The same people and options once more; who asks sits down."""
    person = spend(request, "create")
    found = await new_tables.rematch(await tables.open(table), person)
    following = await tables.open(found)
    if any(seat.reserved == person for seat in following.table.seats):
        await arrivals.join(storage, journal, following, person, None)
    return as_json(TableId(found))


@router.post("/api/tables/{table}/hide", **answers(Summary))
async def hide(request: Request, tables: Injected[OpenTables], storage: Injected[Storage], table: TableName) -> Response:
    """Take a table out of my lists: one that is over, or where I do not sit any more."""
    person = spend(request, "join")
    found = (await tables.open(table)).table
    if found.status == RUNNING and found.seats_of(person):
        raise Refusal("still-seated", "the others wait for you there; hand your seat over or resign first")
    store = TableStore(storage.store)
    if not await storage.writer.submit(lambda connection: store.hide(connection, person, table)):
        raise Refusal("not-seated", "this table is in none of your lists")
    return await answer_summary(request, table)
