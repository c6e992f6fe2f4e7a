"""What people are shown of tournaments: lists, standings, rounds. Of a table that is played no more than how far it is."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, cast

import msgspec

from megawatt.server.accounts.people import PeopleStore
from megawatt.server.accounts.store import AccountStore
from megawatt.server.db.database import Storage
from megawatt.server.live.messages import Absent, Clock
from megawatt.server.tables.summaries import without_attachments
from megawatt.server.tournaments.messages import (
    BoardShown,
    EntrantShown,
    Part,
    RoundShown,
    SeatPaired,
    StandingShown,
    System,
    TournamentLists,
    TournamentShown,
    TournamentStatus,
    TournamentSummary,
)
from megawatt.server.tournaments.pairing.standings import Seat, Standing, standings
from megawatt.server.tournaments.store import (
    CANCELLED,
    FINISHED,
    INVITED,
    OPEN,
    RUNNING,
    EntrantRow,
    PairingRow,
    TableStand,
    Tournament,
    TournamentRow,
    TournamentStore,
    has_ended,
)

DECIMALS = 4
CALLED_OFF_SHOWN = 7 * 86_400.0
"""Seconds for which a tournament that was called off stays in its people's lists."""
BoardStatus = Literal["planned", "running", "over", "bye", "no-result"]


class TournamentPages:
    """Reads them for one person."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self._storage, self._store, self._now = storage, TournamentStore(storage.store), now
        self._people = PeopleStore(storage.store)
        self._accounts = AccountStore(storage.store)

    async def lists(self, person: str) -> TournamentLists:
        """Mine, with those that were called off lately, and the public ones."""
        mine = await self._storage.read(self._store.listed, (OPEN, RUNNING, FINISHED), person)
        called_off = await self._storage.read(self._store.listed, (CANCELLED,), person)
        mine += [row for row in called_off if row.changed > self._now() - CALLED_OFF_SHOWN]
        public = [await self._storage.read(self._store.listed, (status,)) for status in (OPEN, RUNNING, FINISHED)]
        ids = {row.id for rows in (mine, *public) for row in rows}
        counts = await self._storage.read(self._store.counts, ids)
        parts = await self._storage.read(self._store.parts_of, person, ids)

        def summaries(rows: Sequence[TournamentRow]) -> list[TournamentSummary]:
            return [_summary(row, counts.get(row.id, 0), parts.get(row.id), person) for row in rows]

        return TournamentLists(summaries(mine), *(summaries(rows) for rows in public))

    async def shown(self, found: Tournament, person: str) -> TournamentShown:
        """The page of one tournament."""
        row = found.row
        people = {entrant.person for entrant in found.entrants if entrant.person is not None}
        names = await self._storage.read(self._people.names_of, people | {row.organiser})
        tables = {pairing.table_id for pairing in found.pairings if pairing.table_id is not None}
        stands = await self._storage.read(self._store.stands, tables)
        own = found.entrant_of(person)
        taking_part = sum(entrant.status != INVITED for entrant in found.entrants)
        now = {seat.entrant: stand for seat, stand in _played_now(found, stands)}
        return TournamentShown(
            summary=_summary(row, taking_part, own.status if own else None, person),
            organiser=names.get(row.organiser),
            organised=await self._storage.read(self._accounts.of, row.organiser) is not None,
            options=without_attachments(msgspec.json.decode(row.sizes[row.seats])),
            absent=cast(Absent, row.absent),
            fill=row.fill,
            sizes=sorted(row.sizes),
            entrants=[_entrant(entrant, names, person, found, now.get(entrant.number)) for entrant in found.entrants],
            standings=[_standing(line) for line in current_standings(found)],
            rounds=[_round(found, number, stands) for number in sorted({pairing.round for pairing in found.pairings})],
        )


def current_standings(found: Tournament) -> list[Standing]:
    """Everybody's place after all tables that have come to their end."""
    boards = [
        [Seat(seat.entrant, seat.points, seat.share, seat.place == 1) for seat in board if seat.points is not None]
        for number in range(1, found.row.round + 1)
        for board in found.boards(number)
    ]
    return standings([entrant.number for entrant in found.entrants if entrant.status != INVITED], boards)


def standings_as_csv(shown: TournamentShown) -> str:
    """The standings as a file; a name that a spreadsheet would take for a formula is quoted as text."""
    names = {entrant.number: entrant.name or entrant.bot or "" for entrant in shown.entrants}
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(["place", "name", "points", "strength", "share", "games", "wins", "byes"])
    for line in shown.standings:
        name = names[line.entrant]
        safe = f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t", "\r") else name
        writer.writerow([line.place, safe, line.points, line.strength, line.share, line.games, line.wins, line.byes])
    return text.getvalue()


def _summary(row: TournamentRow, entrants: int, part: str | None, person: str) -> TournamentSummary:
    return TournamentSummary(
        id=row.id,
        name=row.name,
        game=row.game,
        seats=row.seats,
        system=cast(System, row.system),
        status=cast(TournamentStatus, row.status),
        round=row.round,
        rounds=row.rounds,
        entrants=entrants,
        most=row.most,
        rated=row.rated,
        public=row.public,
        clock=Clock(row.per_turn, row.bank) if row.per_turn else None,
        yours=row.organiser == person,
        part=cast(Part | None, part),
        changed=int(row.changed),
    )


def _played_now(found: Tournament, stands: Mapping[str, TableStand]) -> list[tuple[PairingRow, TableStand]]:
    """The seats of tables that are played at this moment."""
    if found.row.status not in (RUNNING, CANCELLED):
        return []
    seats = [pairing for pairing in found.pairings if pairing.round == found.row.round and pairing.points is None]
    pairs = [(seat, stands.get(seat.table_id or "")) for seat in seats]
    return [(seat, stand) for seat, stand in pairs if stand is not None and not has_ended(stand)]


def _entrant(
    entrant: EntrantRow, names: Mapping[str, str | None], person: str, found: Tournament, stand: TableStand | None
) -> EntrantShown:
    seat = next(
        (seat.seat for seat in found.pairings if stand and (seat.table_id, seat.entrant) == (stand.id, entrant.number)), None
    )
    return EntrantShown(
        number=entrant.number,
        name=names.get(entrant.person or ""),
        bot=entrant.bot,
        you=entrant.person == person,
        part=cast(Part, entrant.status),
        table=stand.id if stand else None,
        to_decide=stand is not None and stand.to_decide == seat,
    )


def _standing(line: Standing) -> StandingShown:
    return StandingShown(
        entrant=line.who,
        place=line.place,
        points=round(line.points, DECIMALS),
        strength=round(line.strength, DECIMALS),
        share=round(line.share, DECIMALS),
        games=line.games,
        wins=line.wins,
        byes=line.byes,
    )


def _round(found: Tournament, number: int, stands: Mapping[str, TableStand]) -> RoundShown:
    boards = []
    for board in found.boards(number):
        stand = stands.get(board[0].table_id or "")
        seats = [
            SeatPaired(seat.entrant, seat.place, None if seat.points is None else round(seat.points, DECIMALS)) for seat in board
        ]
        status = _board_status(board, number > found.row.round)
        boards.append(BoardShown(board[0].board, stand.id if stand else None, status, stand.ply if stand else 0, seats))
    return RoundShown(number, boards)


def _board_status(board: Sequence[PairingRow], planned: bool) -> BoardStatus:
    if len(board) == 1:
        return "bye"
    if planned:
        return "planned"
    if any(seat.points is None for seat in board):
        return "running"
    return "no-result" if any(seat.place is None for seat in board) else "over"
