"""The HTTP half of docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from pydantic import AfterValidator

from megawatt.bots import offered_bots, usual_bot
from megawatt.kernel.files import dumps
from megawatt.kernel.game import Game
from megawatt.kernel.languages import FALLBACK
from megawatt.kernel.options import Option
from megawatt.kernel.registry import games
from megawatt.kernel.words import LANGUAGES, must_be_spoken
from megawatt.server.acts import seating
from megawatt.server.acts.helping import must_allow_help
from megawatt.server.acts.looking_back import picture
from megawatt.server.acts.open_tables import people_of
from megawatt.server.door.asking import (
    REFUSALS,
    TableName,
    answer_summary,
    as_json,
    is_program,
    rated_are_for_people,
    spend,
    unrated_for_programs,
    worker_of,
)
from megawatt.server.door.bodies import body, taken, told
from megawatt.server.door.health import health as health_of
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import OVER, RUNNING, WAITING, read_seats
from megawatt.server.storage.store import TableRow
from megawatt.server.tables.summaries import row_summary
from megawatt.server.wire.answers import (
    AnalysisState,
    Figures,
    FirstGame,
    GameInfo,
    Health,
    Hints,
    Lists,
    OptionInfo,
    ServerInfo,
    TableId,
)
from megawatt.server.wire.requests import Fork, HintWish, Join, NewTable, SeatFilling, SeatInvitation
from megawatt.server.wire.to_page import Summary, encode
from megawatt.server.worker import Worker
from megawatt.teaching import first_game, has_booklet, lessons
from megawatt.version import __version__

MOST_PLIES = 1_000_000

router = APIRouter(responses=REFUSALS, dependencies=[Depends(unrated_for_programs)])


# The server


@router.get("/api/server", **told(ServerInfo))
async def server_info(request: Request) -> Response:
    """What this server offers."""
    offered = [_game_info(game) for game in games()]
    worker = worker_of(request)
    mail, registration = worker.mailer.is_set_up, worker.settings.registration
    return as_json(ServerInfo(__version__, list(LANGUAGES), offered, worker.compiler.progress, mail, registration))


# Tables


@router.get("/api/tables", **told(Lists))
async def lists(request: Request) -> Response:
    """The lobby: my tables with my turns first, and public ones."""
    worker, person = worker_of(request), request.scope["person"]
    mine = await worker.storage.read(worker.storage.store.mine, person)
    attended = worker.lobby.attended()
    waiting = await worker.storage.read(worker.storage.store.public, WAITING, attended)
    running = await worker.storage.read(worker.storage.store.public, RUNNING, attended)
    people = {name for row in (*mine, *waiting, *running) for name in people_of(read_seats(row.seats))}
    names = await worker.storage.read(worker.storage.store.names_of, people)

    def listed(rows: list[TableRow]) -> list[Summary]:
        return [_listed(worker, row, names, person) for row in rows]

    my_tables = sorted(listed(mine), key=lambda summary: not summary.your_turn)
    return as_json(Lists(my_tables, listed(waiting), listed(running), worker.journal.now()))


@router.post("/api/tables", **told(TableId), **taken(NewTable))
async def create(request: Request, wish: Annotated[NewTable, Depends(body(NewTable))]) -> Response:
    """Lay a new table."""
    if wish.rated and is_program(request):
        raise rated_are_for_people()
    person = spend(request, "create")
    return as_json(TableId(await worker_of(request).new_tables.create(person, request.scope["address"], wish)))


@router.get("/api/tables/{table}", **told(Summary))
async def table_summary(request: Request, table: TableName) -> Response:
    """One table."""
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/join", **told(Summary), **taken(Join, required=False))
async def join(request: Request, table: TableName, wish: Annotated[Join | None, Depends(body(Join | None))]) -> Response:
    """Sit down on an open seat."""
    person = spend(request, "join")
    audience = await worker_of(request).tables.open(table)
    await seating.join(worker_of(request).storage, worker_of(request).journal, audience, person, wish.seat if wish else None)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/leave", **told(Summary))
async def leave(request: Request, table: TableName) -> Response:
    """Stand up before the start."""
    person = spend(request, "join")
    audience = await worker_of(request).tables.open(table)
    await seating.leave(worker_of(request).journal, audience, person)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/seats", **told(Summary), **taken(SeatFilling))
async def fill(request: Request, table: TableName, wish: Annotated[SeatFilling, Depends(body(SeatFilling))]) -> Response:
    """Fill an open seat with a bot, or open it again."""
    person = spend(request, "join")
    audience = await worker_of(request).tables.open(table)
    bot = (wish.bot or usual_bot(audience.table.game)) if wish.kind == "bot" else None
    await seating.fill(worker_of(request).journal, audience, person, wish.seat, bot)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/invite", **told(Summary), **taken(SeatInvitation))
async def invite(request: Request, table: TableName, wish: Annotated[SeatInvitation, Depends(body(SeatInvitation))]) -> Response:
    """Keep an open seat of my table for somebody with an account, who is told of it."""
    person = spend(request, "invite")
    await worker_of(request).inviting.invite(await worker_of(request).tables.open(table), person, wish.seat, wish.name)
    return await answer_summary(request, table)


@router.post("/api/tables/{table}/fork", **told(TableId), **taken(Fork))
async def fork(request: Request, table: TableName, wish: Annotated[Fork, Depends(body(Fork))]) -> Response:
    """Go on from any moment against bots."""
    person = spend(request, "fork")
    audience = await worker_of(request).tables.open(table)
    return as_json(TableId(await worker_of(request).new_tables.fork(audience, person, wish.ply, wish.seat)))


@router.get("/api/tables/{table}/file", responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}})
async def match_file(request: Request, table: TableName) -> Response:
    """The match as a file; it holds the seed, so while the game runs it is only for who plays alone with bots."""
    audience = await worker_of(request).tables.open(table)
    async with audience.lock:
        found, person = audience.table, request.scope["person"]
        match = found.match_in_play()
        if found.status != OVER and not found.plays_alone(person):
            raise Refusal("file-not-yet", "the file tells what is hidden; it is there when the game is over")
        past = match.fork()
    await must_allow_help(worker_of(request).tables, found)
    if found.status == OVER:
        past.analysis = await worker_of(request).analyses.kept(found)
    errands, seal = worker_of(request).errands, worker_of(request).seals.seal
    text = await errands.replay(person, request.scope["address"], dumps, past, seal)
    name = f"{found.row.game}-{found.id[:6]}.mw"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.get("/api/tables/{table}/picture.svg", responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}})
async def table_picture(
    request: Request,
    table: TableName,
    language: Annotated[str, Query(max_length=8), AfterValidator(must_be_spoken)] = FALLBACK,
    ply: Annotated[int | None, Query(ge=0, le=MOST_PLIES)] = None,
) -> Response:
    """The board now or after so many moves, as a picture of what any watcher may see."""
    audience = await worker_of(request).tables.open(table)
    async with audience.lock:
        found = audience.table
        draw = picture(audience, ply, found.game.words(language))
    svg = await worker_of(request).errands.replay(request.scope["person"], request.scope["address"], draw)
    headers = {"content-disposition": f'inline; filename="{found.row.game}-{found.id[:6]}.svg"', "cache-control": "no-store"}
    return Response(svg, media_type="image/svg+xml", headers=headers)


@router.post(
    "/api/files",
    **told(TableId),
    openapi_extra={"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def upload(request: Request) -> Response:
    """A match file becomes a table."""
    person = spend(request, "file")
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal("file", "this is not a text file, so no match of ours") from None
    return as_json(TableId(await worker_of(request).new_tables.upload(person, request.scope["address"], text)))


@router.get("/api/tables/{table}/figures", **told(Figures))
async def table_figures(request: Request, table: TableName) -> Response:
    """The numbers behind the charts."""
    audience = await worker_of(request).tables.open(table)
    return as_json(await worker_of(request).charts.of(audience, request.scope["person"], request.scope["address"]))


@router.get("/api/tables/{table}/analysis", **told(AnalysisState))
async def analysis(request: Request, table: TableName) -> Response:
    """How far the analysis of a finished game is, and the report when it is there."""
    audience = await worker_of(request).tables.open(table)
    return as_json(await worker_of(request).analyses.state(audience))


@router.post("/api/tables/{table}/analysis", **told(AnalysisState))
async def analyse(request: Request, table: TableName) -> Response:
    """Analyse a finished game; asking again shows how far it is."""
    person = spend(request, "analyse")
    audience = await worker_of(request).tables.open(table)
    return as_json(await worker_of(request).analyses.begin(audience, person))


@router.post("/api/tables/{table}/hint", **told(Hints), **taken(HintWish))
async def hint(request: Request, table: TableName, wish: Annotated[HintWish, Depends(body(HintWish))]) -> Response:
    """What my seat could play now."""
    person = spend(request, "hint")
    audience = await worker_of(request).tables.open(table)
    await must_allow_help(worker_of(request).tables, audience.table)
    return as_json(await worker_of(request).hints.give(audience, person, request.scope["address"], wish.seat, wish.ply))


@router.get("/health", response_model=None, responses={status: told(Health)["responses"][200] for status in (200, 503)})
async def health(request: Request) -> Response:
    """Whether everything works."""
    worker = worker_of(request)
    found = await health_of(worker.storage, worker.pages, worker.journal, worker.tables, worker.background)
    return Response(encode(found), 200 if found.status == "ok" else 503, media_type="application/json")


# Telling


def _listed(worker: Worker, row: TableRow, names: dict[str, str | None], person: str) -> Summary:
    """A table of a list: as it is in memory, where somebody is there, unless other workers know of a later step."""
    audience = worker.tables.audiences.get(row.id)
    if audience is not None and audience.table.moved == row.moved:
        return audience.table.summary(person, audience.present())
    return row_summary(row, names, person)


def _game_info(game: Game) -> GameInfo:
    options = [_option_info(option) for option in game.options if option.offered]
    first = first_game(game)
    return GameInfo(
        name=game.name,
        seat_counts=list(game.seat_counts),
        usual_seats=game.usual_seats,
        bots=offered_bots(game),
        usual_bot=usual_bot(game),
        options=options,
        first_game=FirstGame(first.seats, dict(first.options)) if first else None,
        booklet=has_booklet(game),
        lessons=[told.name for told in lessons(game)],
    )


def _option_info(option: Option) -> OptionInfo:
    kind: Literal["flag", "number", "choice", "text"] = "choice" if option.choices else "text"
    if isinstance(option.default, bool):
        kind = "flag"
    elif isinstance(option.default, int):
        kind = "number"
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=option.default,
        choices=list(option.choices),
        file=option.file,
        free=option.free,
        lowest=option.lowest,
        highest=option.highest,
        disputed=option.disputed,
    )
