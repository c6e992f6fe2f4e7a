"""Rounds of tournaments: the leader counts tables that have ended, and lays the next round when all of a round have.

A round is one transaction: its pairings, its tables, and the number of the round that is played. A worker that is killed in
between has laid nothing; two that believe to lead hold the same row one after the other, and the second finds the round laid.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection

from megawatt.kernel.registry import find
from megawatt.server.acts.creating import NewTables
from megawatt.server.acts.journal import NOTICE_SECONDS
from megawatt.server.acts.open_tables import OpenTables
from megawatt.server.acts.tournaments import Tournaments, bye_or_board
from megawatt.server.acts.waking import usual_wish
from megawatt.server.people.tournaments import current_standings
from megawatt.server.refusals import Refusal
from megawatt.server.storage.accounts import AccountStore
from megawatt.server.storage.damage import Damaged
from megawatt.server.storage.outbox import ROUND, TURN, write_notice
from megawatt.server.storage.steps import BOT, OVER, PERSON, SeatRow, read_seats
from megawatt.server.storage.storage import Storage
from megawatt.server.storage.store import TableRow
from megawatt.server.storage.tournaments import (
    FINISHED,
    IN,
    ROUND_ROBIN,
    RUNNING,
    EntrantRow,
    PairingRow,
    TableStand,
    Tournament,
    has_ended,
)
from megawatt.server.telling.lobby import Lobby
from megawatt.server.tournaments.standings import points_of, shares_of
from megawatt.server.tournaments.swiss import next_round

BOARDS_AT_ONCE = 4
STANDS_STILL = 14 * 86_400.0
"""Seconds without a move after which a table is given up where no organiser is left who could say so."""


class Rounds:
    """Sees to the running tournaments."""

    def __init__(
        self,
        storage: Storage,
        tables: OpenTables,
        new_tables: NewTables,
        tournaments: Tournaments,
        lobby: Lobby,
        now: Callable[[], float],
    ) -> None:
        self._storage, self._tables, self._new_tables, self._tournaments = storage, tables, new_tables, tournaments
        self._lobby, self._now, self._store = lobby, now, tournaments.store
        self._accounts = AccountStore(storage.store)

    async def see_to(self) -> None:
        """One look at every running tournament; only the leader looks."""
        if not await self._storage.leads():
            return
        for tournament in await self._storage.read(self._store.running):
            with contextlib.suppress(Refusal):  # what cannot be written now is found again by the next look
                await self._see_to(tournament)

    async def _see_to(self, tournament: str) -> None:
        found = await self._storage.read(self._store.whole, tournament)
        if found is None or found.row.status != RUNNING:
            return
        played = [board for board in found.boards(found.row.round) if any(seat.points is None for seat in board)]
        stands = await self._storage.read(self._store.stands, {board[0].table_id or "" for board in played})
        still = [stand.id for stand in stands.values() if stand.moved < self._now() - STANDS_STILL]
        given_up = still if still and await self._is_without_organiser(found) else []
        ended = [b for b in played if b[0].table_id in given_up or has_ended(stands.get(b[0].table_id or ""))]
        for board in ended:
            await self._conclude(found, board, stands.get(board[0].table_id or ""))
        if len(ended) < len(played):
            return
        if ended:
            found = await self._tournaments.must_find(tournament)
        if found.row.round >= found.row.rounds or sum(entrant.status == IN for entrant in found.entrants) < 2:
            await self._finish(found)
        else:
            await self._lay(found)

    async def _is_without_organiser(self, found: Tournament) -> bool:
        return await self._storage.read(self._accounts.of, found.row.organiser) is None

    async def _conclude(self, found: Tournament, board: list[PairingRow], stand: TableStand | None) -> None:
        """Count a table that has ended, in points and in shares; one without a result counts equally for all."""
        places: list[int | None] = [None] * len(board)
        shares: list[float | None] = [None] * len(board)
        if stand is not None and stand.status == OVER:
            kept = await self._storage.read(self._store.places, stand.id)
            if len(kept) == len(board) and None not in kept:
                places, shares = kept, await self._shares(stand.id, len(board))
        seats = [
            msgspec.structs.replace(seat, place=place, points=points, share=share)
            for seat, place, points, share in zip(board, places, points_of(places), shares, strict=True)
        ]

        def concluded(connection: Connection) -> None:
            held = self._store.held(connection, found.row.id)
            if held is not None:
                self._store.conclude(connection, found.row.id, seats)
                self._store.change(connection, found.row.id, changed=self._now())

        await self._storage.writer.submit(concluded)
        self._tournaments.tell(found)

    async def _shares(self, table: str, seats: int) -> list[float | None]:
        """Everybody's share of the points of a finished game; nobody's where somebody gave up, or that cannot be replayed."""
        found = await self._storage.read(self._storage.store.table, table)
        try:
            replayed = await self._tables.replay(found, {}) if found is not None else None
        except Damaged:
            replayed = None
        match = replayed.match if replayed is not None and not replayed.given_up else None
        if match is None:
            return [None] * seats
        return list(shares_of(await self._storage.read(match.scores)))

    async def _finish(self, found: Tournament) -> None:
        def finished(connection: Connection) -> bool:
            held = self._store.held(connection, found.row.id)
            if held is None or held.row.status != RUNNING or held.row.round != found.row.round:
                return False
            self._store.pair(connection, found.row.id, range(held.row.round + 1, held.row.rounds + 1), [])
            self._store.change(connection, found.row.id, status=FINISHED, rounds=held.row.round, changed=self._now())
            return True

        if await self._storage.writer.submit(finished):
            self._tournaments.tell(found)

    async def _lay(self, found: Tournament) -> None:
        """Pair the next round and lay its tables; nothing when somebody came, went or laid it meanwhile."""
        number = found.row.round + 1
        boards = await self._storage.read(_boards, found, number)
        rows = [row for board, seats in enumerate(boards, 1) for row in bye_or_board(number, board, seats)]
        laid: dict[int, TableRow] = {}
        for board, seats in enumerate(boards, 1):
            if len(seats) > 1:
                laid[board] = await self._table(found, number, seats)
        for row in rows:
            row.table_id = laid[row.board].id if row.board in laid else None

        def lay(connection: Connection) -> bool:
            held = self._store.held(connection, found.row.id)
            if held is None or held.row != found.row or held.entrants != found.entrants:
                return False
            self._store.pair(connection, found.row.id, [number], rows)
            for table in laid.values():
                self._store.lay(connection, table)
                self._tell_people(connection, table)
            self._store.change(connection, found.row.id, round=number, changed=self._now())
            return True

        if await self._storage.writer.submit(lay):
            await self.open_all([table.id for table in laid.values()])
            self._tournaments.tell(found)

    async def open_all(self, tables: list[str]) -> None:
        """Bots begin, and people see the tables in their lists."""
        for start in range(0, len(tables), BOARDS_AT_ONCE):
            await asyncio.gather(*(self._open(table) for table in tables[start : start + BOARDS_AT_ONCE]))

    async def _open(self, table: str) -> None:
        with contextlib.suppress(Refusal):
            audience = await self._tables.open(table)
            self._lobby.changed(audience.table, everybody=audience.table.row.public)

    async def _table(self, found: Tournament, number: int, seats: list[int]) -> TableRow:
        """A table of this round, with everybody seated and the game begun."""
        row, entrants = found.row, {entrant.number: entrant for entrant in found.entrants}
        people = [await self._seat(entrants[who], row.per_turn) for who in seats]
        prepare = partial(self._new_tables.prepared, find(row.game), row.organiser, people, row.sizes[len(seats)])
        table = await prepare(row.public, f"{row.name} · {number}", row.rated, (row.absent, row.per_turn, row.bank))
        table.tournament = row.id
        return table

    async def _seat(self, entrant: EntrantRow, per_turn: int) -> SeatRow:
        """A bot, or a person who wants to be woken here as at any other table."""
        if entrant.person is None:
            return SeatRow(BOT, bot=entrant.bot)
        only_decisions = await usual_wish(self._storage, entrant.person, per_turn)
        return SeatRow(PERSON, entrant.person, only_decisions=only_decisions)

    def _tell_people(self, connection: Connection, table: TableRow) -> None:
        """Whoever is to decide first hears of it as of any turn, the others that the round has begun."""
        for number, seat in enumerate(read_seats(table.seats)):
            if seat.person is not None:
                what = TURN if number == table.to_decide else ROUND
                write_notice(connection, what, table.id, 0, seat.person, table.created, table.created + NOTICE_SECONDS)


def _boards(found: Tournament, number: int) -> list[list[int]]:
    """Who meets whom in this round, by seats; whoever sits alone has a bye."""
    coming = {entrant.number for entrant in found.entrants if entrant.status == IN}
    sizes = found.row.sizes
    if found.row.system == ROUND_ROBIN:
        planned = [[seat.entrant for seat in board if seat.entrant in coming] for board in found.boards(number)]
        return [part for board in planned for part in ([board] if len(board) in sizes else [[who] for who in board])]
    past = [[seat.entrant for seat in board] for round_ in range(1, number) for board in found.boards(round_)]
    scores = {line.who: line.points for line in current_standings(found) if line.who in coming}
    byes = [board[0] for board in past if len(board) == 1]
    drawn = next_round(scores, [board for board in past if len(board) > 1], byes, sizes, found.row.seed)
    return [*drawn.tables, *([who] for who in drawn.byes)]
