"""What a page asks by requests, answered without a server: the addresses of docs/protocol.md that one person alone needs."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec.structs import replace

from megawatt.kernel.contract.registry import games
from megawatt.kernel.match.files import dumps
from megawatt.kernel.text.languages import FALLBACK
from megawatt.kernel.text.words import LANGUAGES
from megawatt.local.advice import AdviceRoutes
from megawatt.local.analyses import LocalAnalyses
from megawatt.local.journal import ME, LocalJournal, LocalTables, read_row, row_of, text
from megawatt.local.new_tables import LocalNewTables
from megawatt.local.requests import JSON, Answer, Handler, Request, Routes, as_json, read_body
from megawatt.local.thinking import Thinking
from megawatt.server.accounts.messages import Me, Name
from megawatt.server.accounts.names import checked_name
from megawatt.server.api.rate_limits import Limits
from megawatt.server.booklets.teaching import teaching_of
from megawatt.server.refusals import Refusal
from megawatt.server.tables import seats, undo
from megawatt.server.tables.figures import figures
from megawatt.server.tables.history import picture
from megawatt.server.tables.messages import Fork, HandOver, Lists, NewTable, OwnSeat, ServerInfo, TableId
from megawatt.server.tables.offered_games import game_info
from megawatt.server.tables.steps import CLOSED, OVER, RUNNING
from megawatt.server.tables.summaries import row_summary
from megawatt.server.uploads.signatures import FileSignatures
from megawatt.version import __version__

NAME = "name"
"""Under which the store keeps what the person is called."""
TEXT, SVG = "text/plain; charset=utf-8", "image/svg+xml"


class LocalRoutes:
    """Answers requests."""

    def __init__(
        self, tables: LocalTables, journal: LocalJournal, signatures: FileSignatures, limits: Limits, thinking: Thinking,
        analyses: LocalAnalyses,
    ) -> None:  # fmt: skip
        self._tables, self._journal, self._signatures, self._limits = tables, journal, signatures, limits
        self._thinking = thinking
        self._new_tables = LocalNewTables(tables, signatures, thinking)
        advice = AdviceRoutes(tables, self._new_tables, thinking, analyses)
        table = "/api/tables/{table}"
        routes: Routes = (
            ("GET", "/api/server", self._server),
            ("GET", "/api/me", self._me),
            ("PUT", "/api/me", self._rename),
            ("GET", "/api/teaching/{game}/{language}", self._teaching),
            ("GET", "/api/tables", self._lists),
            ("POST", "/api/tables", self._create),
            ("POST", "/api/files", self._upload),
            ("GET", table, self._summary),
            ("POST", f"{table}/fork", self._fork),
            ("POST", f"{table}/rematch", self._rematch),
            ("POST", f"{table}/hide", self._hide),
            ("POST", f"{table}/hand-over", self._hand_over),
            ("POST", f"{table}/come-back", self._come_back),
            ("POST", f"{table}/propose-end", self._propose_end),
            ("GET", f"{table}/figures", self._figures),
            ("GET", f"{table}/file", self._file),
            ("GET", f"{table}/picture.svg", self._picture),
            ("GET", f"{table}/notes", self._notes),
            ("PUT", f"{table}/notes", self._keep_notes),
            *advice.routes,
        )
        self._handlers: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]{1,64})", path)), handler) for method, path, handler in routes
        ]

    async def answer(self, method: str, address: str, body: bytes, language: str) -> Answer:
        """The answer to one request; a refusal is one too."""
        parts = urlsplit(address)
        request = Request(body, {name: values[0] for name, values in parse_qs(parts.query).items()}, language)
        try:
            for known, path, handler in self._handlers:
                if known == method and (found := path.fullmatch(parts.path)):
                    return await handler(request, **{name: unquote(value) for name, value in found.groupdict().items()})
            raise Refusal("no-such-page", "a page without a server does not do this")
        except Refusal as refusal:
            return as_json(refusal.body(), refusal.status)

    # The person

    async def _server(self, request: Request) -> Answer:
        offered = [replace(game_info(game), bots=self._thinking.bots(game)) for game in games()]
        return as_json(ServerInfo(__version__, list(LANGUAGES), offered, {}, False, "closed"))

    async def _me(self, request: Request) -> Answer:
        return as_json(Me(ME, self._tables.names[ME], request.language, account=False))

    async def _rename(self, request: Request) -> Answer:
        self._tables.names[ME] = checked_name(read_body(request, Name).name)
        await self._tables.store.put(NAME, self._tables.names[ME] or "")
        return await self._me(request)

    async def _teaching(self, request: Request, game: str, language: str) -> Answer:
        found = next((each for each in games(all_of_them=True) if each.name == game), None)
        if found is None or language not in LANGUAGES:
            raise Refusal("no-such-page", f"there are no rules of {game!r} in {language!r}")
        return Answer(200, JSON, teaching_of(found, language))

    # Tables

    async def _lists(self, request: Request) -> Answer:
        rows = [read_row(row) for row in await self._tables.store.rows()]
        rows.sort(key=lambda row: -row.moved)
        mine = [row_summary(row, self._tables.names, ME) for row in rows if row.status != CLOSED]
        return as_json(Lists(sorted(mine, key=lambda summary: not summary.your_turn), [], [], self._tables.now()))

    async def _create(self, request: Request) -> Answer:
        return as_json(TableId(await self._new_tables.create(read_body(request, NewTable))))

    async def _upload(self, request: Request) -> Answer:
        try:
            sent = request.body.decode()
        except UnicodeDecodeError:
            raise Refusal("file", "this is not a text file, so no match of ours") from None
        return as_json(TableId(await self._new_tables.upload(sent)))

    async def _summary(self, request: Request, table: str) -> Answer:
        live = await self._tables.open(table)
        return as_json(live.table.summary(ME, live.present()))

    async def _fork(self, request: Request, table: str) -> Answer:
        wish = read_body(request, Fork)
        return as_json(TableId(await self._new_tables.fork(await self._tables.open(table), wish.ply, wish.seat)))

    async def _rematch(self, request: Request, table: str) -> Answer:
        return as_json(TableId(await self._new_tables.rematch(await self._tables.open(table))))

    async def _hide(self, request: Request, table: str) -> Answer:
        live = await self._tables.open(table)
        if live.table.status == RUNNING and live.table.seats_of(ME) and live.table.row.what_if_of is None:
            raise Refusal("still-seated", "end the game first")
        answer = await self._summary(request, table)
        await self._tables.store.remove(table)
        self._tables.live.pop(table, None)
        return answer

    async def _hand_over(self, request: Request, table: str) -> Answer:
        wish, live = read_body(request, HandOver), await self._tables.open(table)
        if wish.to != "bot":
            raise Refusal("bad-request", "nobody else can take a seat of this device")
        await seats.hand_over(self._journal, live, ME, wish.seat, wish.bot or game_info(live.table.game).usual_bot)
        return await self._summary(request, table)

    async def _come_back(self, request: Request, table: str) -> Answer:
        await seats.sit_down_again(self._journal, await self._tables.open(table), ME, read_body(request, OwnSeat).seat, False)
        return await self._summary(request, table)

    async def _propose_end(self, request: Request, table: str) -> Answer:
        await undo.propose_end(self._journal, self._limits, await self._tables.open(table), ME, read_body(request, OwnSeat).seat)
        return await self._summary(request, table)

    async def _figures(self, request: Request, table: str) -> Answer:
        return as_json(figures((await self._tables.open(table)).table.match_in_play().fork()))

    async def _file(self, request: Request, table: str) -> Answer:
        found = (await self._tables.open(table)).table
        match = found.match_in_play()
        if found.status != OVER and not found.plays_alone(ME):
            raise Refusal("file-not-yet", "the file tells what is hidden; it is there when the game is over")
        name = f"{found.row.game}-{found.id[:6]}.mw"
        return Answer(200, TEXT, dumps(match.fork(), self._signatures.seal).encode(), _called("attachment", name))

    async def _picture(self, request: Request, table: str) -> Answer:
        live, ply = await self._tables.open(table), request.query.get("ply")
        language = request.query.get("language", FALLBACK)
        if language not in LANGUAGES or (ply is not None and not ply.isdecimal()):
            raise Refusal("bad-request", "language and ply should be a language of ours and a number")
        drawn = picture(live, None if ply is None else int(ply), live.table.game.words(language))()
        name = f"{live.table.row.game}-{table[:6]}.svg"
        return Answer(200, SVG, drawn.encode(), _called("inline", name))

    # Notes

    async def _notes(self, request: Request, table: str) -> Answer:
        return as_json({"text": await self._tables.store.get(f"notes {table}") or ""})

    async def _keep_notes(self, request: Request, table: str) -> Answer:
        await self._tables.open(table)
        kept = read_body(request, dict[str, str]).get("text", "")
        await self._tables.store.put(f"notes {table}", kept)
        return as_json({"text": kept})


def _called(how: str, name: str) -> dict[str, str]:
    return {"content-disposition": f'{how}; filename="{name}"'}


__all__ = ["Answer", "LocalRoutes", "row_of", "text"]
