"""The past of a table, as a seat could see it then."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from megawatt.kernel.game import Game
from megawatt.kernel.words import Words
from megawatt.server.refusals import Refusal
from megawatt.server.storage.steps import PERSON
from megawatt.server.tables.standing import Standing
from megawatt.server.telling.audience import MOST_ENTRIES, Audience, log_entries
from megawatt.server.wire.to_page import Entries, Moment


def look(audience: Audience, seat: int | None, ply: int) -> Moment:
    """The table after so many moves, as this seat could see it then."""
    match = audience.table.match_in_play()
    if ply > match.ply:
        raise Refusal("no-such-ply", f"there is no ply {ply}; {match.ply} moves have been played", ply=ply, last=match.ply)
    past = match.at(ply)
    entries = log_entries(audience.table, ply, ply, seat) if ply else []
    return Moment(ply=ply, view=past.view(seat), entry=next((each for each in entries if each.text), None), to_decide=past.seat)


def picture(audience: Audience, ply: int | None, words: Words) -> Callable[[], str]:
    """Draws the board after so many moves (now, if none is given) as any watcher may see it; to be called off the event loop."""
    match = audience.table.match_in_play()
    if ply is not None and ply > match.ply:
        raise Refusal("no-such-ply", f"there is no ply {ply}; {match.ply} moves have been played", ply=ply, last=match.ply)
    if type(match.game).picture is Game.picture:
        raise Refusal("no-picture", f"{match.game.name} has no board to draw")
    past = match.fork(ply)
    return partial(past.picture, None, words.language, _called(audience.table, words))


def _called(table: Standing, words: Words) -> list[str]:
    """What everybody is called in a picture: a person without a name is no bot."""
    kinds = ["seat-number" if seat.kind == PERSON else "seat-bot" for seat in table.seats]
    return [name or words(kind, number=seat + 1) for seat, (name, kind) in enumerate(zip(table.seat_names(), kinds, strict=True))]


def log(audience: Audience, seat: int | None, first: int, last: int) -> Entries:
    """The log of some plies; a long one is asked for in parts."""
    match = audience.table.match_in_play()
    if first > last or first > max(match.ply, 1):
        raise Refusal("no-such-ply", f"plies {first} to {last} are no part of 1 to {match.ply}", ply=first, last=match.ply)
    return Entries(entries=log_entries(audience.table, first, min(last, first + MOST_ENTRIES - 1), seat))
