"""Rounds of tournaments: the leader counts tables that have ended, and lays the next round when all of a round have.

A round is one transaction: its pairings, its tables, and the number of the round that is played. A worker that is killed in
between has laid nothing; two that believe to lead hold the same row one after the other, and the second finds the round laid.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection

from megawatt.kernel.contract.registry import find
from megawatt.server.accounts.store import AccountStore
from megawatt.server.db.database import Storage
from megawatt.server.db.outbox import ROUND, TURN, write_notification
from megawatt.server.db.rows import TableRow
from megawatt.server.refusals import Refusal
from megawatt.server.tables.arrivals import usual_wish
from megawatt.server.tables.creation import NewTables
from megawatt.server.tables.journal import NOTIFICATION_DELAY_S
from megawatt.server.tables.lobby import Lobby
from megawatt.server.tables.open_tables import OpenTables
from megawatt.server.tables.result_rows import PlaceRow
from megawatt.server.tables.steps import BOT, OVER, PERSON, SeatRow, read_seats
from megawatt.server.tables.store import TableStore
from megawatt.server.tournaments.pages import current_standings
from megawatt.server.tournaments.pairing.standings import points_of, shares_of
from megawatt.server.tournaments.pairing.swiss import next_round
from megawatt.server.tournaments.service import Tournaments, bye_or_board
from megawatt.server.tournaments.store import (
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

CONCURRENT_OPENINGS = 4
ABANDONED_S = 14 * 86_400.0
"""Seconds without a move after which a table is given up where no organiser is left who could say so."""


class Rounds:
    """Advances the running tournaments."""

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
        self._table_store = TableStore(storage.store)
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
        still = [stand.id for stand in stands.values() if stand.moved < self._now() - ABANDONED_S]
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
        shares: Sequence[float | None] = [None] * len(board)
        if stand is not None and stand.status == OVER:
            kept = await self._storage.read(self._store.result, stand.id)
            if len(kept) == len(board) and all(seat.place is not None for seat in kept):
                places, shares = [seat.place for seat in kept], _shares(kept)
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
        self._tournaments.lists_changed(found)

    async def _finish(self, found: Tournament) -> None:
        def finished(connection: Connection) -> bool:
            held = self._store.held(connection, found.row.id)
            if held is None or held.row.status != RUNNING or held.row.round != found.row.round:
                return False
            self._store.pair(connection, found.row.id, range(held.row.round + 1, held.row.rounds + 1), [])
            self._store.change(connection, found.row.id, status=FINISHED, rounds=held.row.round, changed=self._now())
            return True

        if await self._storage.writer.submit(finished):
            self._tournaments.lists_changed(found)

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
                self._notify_people(connection, table)
            self._store.change(connection, found.row.id, round=number, changed=self._now())
            return True

        if await self._storage.writer.submit(lay):
            await self.open_all([table.id for table in laid.values()])
            self._tournaments.lists_changed(found)

    async def open_all(self, tables: list[str]) -> None:
        """Bots begin, and people see the tables in their lists."""
        for start in range(0, len(tables), CONCURRENT_OPENINGS):
            await asyncio.gather(*(self._open(table) for table in tables[start : start + CONCURRENT_OPENINGS]))

    async def _open(self, table: str) -> None:
        with contextlib.suppress(Refusal):
            live = await self._tables.open(table)
            self._lobby.changed(live.table, everybody=live.table.row.public)

    async def _table(self, found: Tournament, number: int, seats: list[int]) -> TableRow:
        """A table of this round, with everybody seated and the game begun."""
        row, entrants = found.row, {entrant.number: entrant for entrant in found.entrants}
        people = [await self._seat(entrants[who], row.per_turn) for who in seats]
        prepare = partial(self._new_tables.prepared, find(row.game), row.organiser, people, row.sizes[len(seats)])
        table = await prepare(row.public, f"{row.name} · {number}", row.rated, (row.absent, row.per_turn, row.bank))
        table.tournament = row.id
        return table

    async def _seat(self, entrant: EntrantRow, per_turn: int) -> SeatRow:
        """A bot, or a person with their usual choice of turns to decide."""
        if entrant.person is None:
            return SeatRow(BOT, bot=entrant.bot)
        only_decisions = await usual_wish(self._storage, entrant.person, per_turn)
        return SeatRow(PERSON, entrant.person, only_decisions=only_decisions)

    def _notify_people(self, connection: Connection, table: TableRow) -> None:
        """Notify everybody of the round, except the first player of each table, who gets the notification of a turn."""
        for number, seat in enumerate(read_seats(table.seats)):
            if seat.person is not None:
                what = TURN if number == table.to_decide else ROUND
                write_notification(connection, what, table.id, 0, seat.person, table.created, table.created + NOTIFICATION_DELAY_S)


def _shares(kept: Sequence[PlaceRow]) -> Sequence[float | None]:
    """The share of the points of each seat of a finished game; empty if no points were stored."""
    scores = [seat.score for seat in kept if seat.score is not None]
    return shares_of(scores) if len(scores) == len(kept) else [None] * len(kept)


def _boards(found: Tournament, number: int) -> list[list[int]]:
    """The tables of this round by seats; one seat alone is a bye."""
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
