"""The past of a table, as a seat could see it then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from megawatt.bots.characters import bot_label
from megawatt.kernel.contract.game import Game
from megawatt.kernel.text.words import Words
from megawatt.server.live.messages import Entries, Moment
from megawatt.server.refusals import Refusal
from megawatt.server.tables.broadcast import MAX_ENTRIES, log_entries
from megawatt.server.tables.live_table import LiveTable
from megawatt.server.tables.steps import PERSON
from megawatt.server.tables.table_state import TableState


def look(live: LiveTable, seat: int | None, ply: int) -> Moment:
    """The table after `ply` moves, as this seat could see it then."""
    match = live.table.match_in_play()
    if ply > match.ply:
        raise Refusal("no-such-ply", f"there is no ply {ply}; {match.ply} moves have been played", ply=ply, last=match.ply)
    past = match.at(ply)
    entries = log_entries(live.table, ply, ply, seat) if ply else []
    return Moment(ply=ply, view=past.view(seat), entry=next((each for each in entries if each.text), None), to_decide=past.seat)


def picture(live: LiveTable, ply: int | None, words: Words) -> Callable[[], str]:
    """Draws the board after `ply` moves (None: all) as any watcher may see it; to be called off the event loop."""
    match = live.table.match_in_play()
    if ply is not None and ply > match.ply:
        raise Refusal("no-such-ply", f"there is no ply {ply}; {match.ply} moves have been played", ply=ply, last=match.ply)
    if type(match.game).picture is Game.picture:
        raise Refusal("no-picture", f"{match.game.name} has no board to draw")
    past = match.fork(ply)
    return partial(past.picture, None, words.language, _called(live.table, words))


def _called(table: TableState, words: Words) -> list[str]:
    """The names in a picture: a person without a name is a guest; of several each is told by the seat."""
    names = table.seat_names()
    alone = [seat.kind for seat, name in zip(table.seats, names, strict=True) if not name].count(PERSON) == 1
    guest = "my-name-hint" if alone else "seat-number"
    return [
        name or (words(guest, number=number) if seat.kind == PERSON else bot_label(words, seat.bot or "", number))
        for number, (seat, name) in enumerate(zip(table.seats, names, strict=True), start=1)
    ]


def log(live: LiveTable, seat: int | None, first: int, last: int) -> Entries:
    """The log of some plies; a long one is asked for in parts."""
    match = live.table.match_in_play()
    if first > last or first > max(match.ply, 1):
        raise Refusal("no-such-ply", f"plies {first} to {last} are no part of 1 to {match.ply}", ply=first, last=match.ply)
    return Entries(entries=log_entries(live.table, first, min(last, first + MAX_ENTRIES - 1), seat))
