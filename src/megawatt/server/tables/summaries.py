"""A table as lists show it: the same for one in memory and for a row of the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from megawatt.kernel.contract.options import ATTACHED
from megawatt.server.db.rows import TableRow
from megawatt.server.live.messages import Absent, ChatRule, Clock, SeatKind, SeatShown, Status, Summary, WhatIf
from megawatt.server.tables.deals import shown_deal
from megawatt.server.tables.steps import PERSON, RUNNING, SeatRow, read_seats


def row_summary(row: TableRow, names: Mapping[str, str | None], person: str | None) -> Summary:
    """The same from the database alone, for tables that are not in memory."""
    seats = read_seats(row.seats)
    shown = [show_seat(number, seat, names, person, False) for number, seat in enumerate(seats)]
    no_help = forbids_help(row, row.status, set[str]().union(*(seat.concerns for seat in seats)))
    ranking = read_ranking(row.ranking)
    return make_summary(row, shown, person, row.status, row.ply, row.to_decide, row.moved, ranking, row.deadline, no_help)


def forbids_help(row: TableRow, status: str, people: set[str]) -> bool:
    """Whether advice is off: in a running game that is rated, or without hints among several people.

    Who is alone, or shares one device with others, plays against bots as they like, but not in a tournament.
    """
    contest = row.tournament is not None or len(people) > 1
    return status == RUNNING and (row.rated or (contest and not row.hints))


def make_summary(
    row: TableRow,
    seats: list[SeatShown],
    person: str | None,
    status: str,
    ply: int,
    to_decide: int | None,
    moved: float,
    ranking: list[int] | None,
    deadline: float | None,
    no_help: bool,
) -> Summary:
    """Put a summary together."""
    mine = [seat.seat for seat in seats if seat.you]
    to_decide = to_decide if status == RUNNING else None
    what_if = WhatIf(row.what_if_of, row.what_if_ply or 0) if row.what_if_of else None
    return Summary(
        id=row.id,
        game=row.game,
        title=row.title,
        seats=seats,
        options=without_attachments(msgspec.json.decode(row.options)),
        public=row.public,
        host=row.host == person,
        status=cast(Status, status),
        ply=ply,
        to_decide=to_decide,
        your_turn=to_decide in mine,
        mine=mine,
        created=int(row.created),
        moved=int(moved),
        what_if_of=what_if,
        hints=row.hints,
        no_help=no_help,
        rated=row.rated,
        chat=cast(ChatRule, row.chat),
        deal=shown_deal(row, over=ranking is not None),
        ranking=ranking,
        absent=cast(Absent, row.absent),
        clock=Clock(row.per_turn, row.bank) if row.per_turn else None,
        deadline=deadline if status == RUNNING else None,
        next_table=row.next_table,
        tournament=row.tournament if row.public or mine else None,
    )


def seat_name(seat: SeatRow, names: Mapping[str, str | None]) -> str | None:
    """The name of the person on a seat; None for bots and people without a name."""
    return seat.name if seat.name or seat.kind != PERSON else names.get(seat.person or "")


def show_seat(number: int, seat: SeatRow, names: Mapping[str, str | None], person: str | None, present: bool) -> SeatShown:
    """A seat as one person sees it."""
    you = seat.kind == PERSON and person is not None and seat.person == person
    name = seat_name(seat, names)
    expected = seat.reserved or seat.left
    returns = expected is not None and expected == person
    gave_up = seat.gave_up > 0
    stands_for = names.get(expected or (seat.counts_for if gave_up else None) or "")
    return SeatShown(number, cast(SeatKind, seat.kind), name, seat.bot, you, present, stands_for, returns, gave_up)


def without_attachments(options: dict[str, Any]) -> dict[str, Any]:
    """Options for a list; an own file can be long, so only its presence is given."""
    return {name: ATTACHED if isinstance(value, str) and value.startswith(ATTACHED) else value for name, value in options.items()}


def read_ranking(ranking: str | None) -> list[int] | None:
    """The ranking out of the database."""
    return None if ranking is None else msgspec.json.decode(ranking, type=list[int])
