"""The arguments of a move's sentence, as ids: what `move-VERB` is said with."""

from __future__ import annotations

from collections.abc import Callable

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of
from megawatt.games.barrage.spelling import NONE
from megawatt.games.barrage.state import Board, State

Said = dict[str, str | int]


def move_arguments(b: Board, s: State, action: int) -> Said:
    """Ids and numbers of any action, whether or not it is legal now."""
    verb = m.actions.verb_of(action)
    say = SAYINGS.get(verb.name)
    return say(s, action - verb.first) if say else {}


def _free_construction(s: State, index: int) -> Said:
    tile = m.FREE_CONSTRUCTIONS[index]
    return {"tile": tile.removeprefix("copied "), "copied": int(tile.startswith("copied "))}


def _work(s: State, index: int) -> Said:
    return {"work": n.WORK_NAMES[s.open_work[index]] if s.open_work[index] >= 0 else NONE}


def _open_tile(s: State, index: int) -> Said:
    return {"tile": n.TILE_NAMES[s.open_tile[index]] if s.open_tile[index] >= 0 else NONE}


def _piece(s: State, index: int) -> Said:
    piece, target = m.TARGET_NAMES[index].split()
    return {"piece": piece, "target": target}


def _payment(s: State, index: int) -> Said:
    excavators, mixers = divmod(index, n.MOST_MACHINES + 1)
    return {"excavators": excavators, "mixers": mixers}


def _production(s: State, index: int) -> Said:
    return {"drops": drops_of(index), "dam": m.DAM_NAMES[dam_of(index)], "conduit": m.CONDUIT_NAMES[conduit_of(index)]}


def _bid(s: State, index: int) -> Said:
    place, count = divmod(index, n.MOST_BID + 1)
    return {"count": count, "place": place + 1}


def _pair(s: State, index: int) -> Said:
    """A company with the officer it was dealt."""
    officers = [n.OFFICER_NAMES[s.pair_officer[i]] for i in range(n.SEATS) if s.pair_company[i] == index]
    return {"company": n.COMPANY_NAMES[index], "officer": officers[0] if officers else NONE}


SAYINGS: dict[str, Callable[[State, int], Said]] = {
    "place": lambda s, index: {"space": n.SPACE_NAMES[index]},
    "architect": lambda s, index: {"space": n.SPACE_NAMES[index]},
    "bank": lambda s, index: {"count": index + 1},
    "without-engineers": _free_construction,
    "work-on-wheel": _work,
    "copy": lambda s, index: {"officer": n.OFFICER_NAMES[index]},
    "build": _piece,
    "with": lambda s, index: {"tile": n.TILE_NAMES[index]},
    "copying": lambda s, index: {"tile": n.TILE_NAMES[index]},
    "pay": _payment,
    "produce": _production,
    "fulfil": lambda s, index: {"contract": n.CONTRACT_NAMES[index]},
    "take": lambda s, index: {"contract": n.CONTRACT_NAMES[index]},
    "discard": lambda s, index: {"contract": n.CONTRACT_NAMES[index]},
    "drop": lambda s, index: {"headstream": m.HEADSTREAM_NAMES[index]},
    "gain": lambda s, index: {"machine": m.MACHINE_NAMES[index]},
    "fill": lambda s, index: {"dam": m.DAM_NAMES[index]},
    "patent": _open_tile,
    "retrieve": lambda s, index: {"tile": n.TILE_NAMES[index]},
    "segment": lambda s, index: {"count": index},
    "recover": lambda s, index: {"machine": m.MACHINE_NAMES[index]},
    "work": _work,
    "perform": lambda s, index: {"building": n.BUILDING_NAMES[index]},
    "bid": _bid,
    "pick": _pair,
    "start-with": lambda s, index: {"contract": n.CONTRACT_NAMES[index]},
}
