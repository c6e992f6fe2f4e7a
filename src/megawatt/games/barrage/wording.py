"""Barrage for people: what the sentences about moves are said with, and ids as people read them, all from messages.

The page spells the same ids in the same way (web/src/games/barrage/spell.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from megawatt.author import ByVerb, Words, enumerated
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of
from megawatt.games.barrage.state import Board, State

SIDE_WORDS = {"left": "side-left", "right": "side-right", "upper": "side-upper", "lower": "side-lower"}
MACHINE_WORDS = {"excavator": "machine-excavator", "mixer": "machine-mixer"}
OWN_NAMED_TILES = ("anton-copy-tile", "leslie-works-tile")
ROMAN = {"1": "I", "2": "II", "3": "III"}
ANY_CONTRACT = 99
NONE = "none"
NOTHING_FORMS = ("subject", "object", "the")
"""Forms in which sentences may ask for a thing that is not there."""

Said = dict[str, str | int]


def _free_construction(b: Board, s: State, index: int) -> Said:
    tile = m.FREE_CONSTRUCTIONS[index]
    return {"tile": tile.removeprefix("copied "), "copied": int(tile.startswith("copied "))}


def _work(b: Board, s: State, index: int) -> Said:
    return {"work": n.WORK_NAMES[s.open_work[index]] if s.open_work[index] >= 0 else NONE}


def _open_tile(b: Board, s: State, index: int) -> Said:
    return {"tile": n.TILE_NAMES[s.open_tile[index]] if s.open_tile[index] >= 0 else NONE}


def _piece(b: Board, s: State, index: int) -> Said:
    piece, target = m.TARGET_NAMES[index].split()
    return {"piece": piece, "target": target}


def _payment(b: Board, s: State, index: int) -> Said:
    excavators, mixers = divmod(index, n.MOST_MACHINES + 1)
    return {"excavators": excavators, "mixers": mixers}


def _production(b: Board, s: State, index: int) -> Said:
    return {"drops": drops_of(index), "dam": m.DAM_NAMES[dam_of(index)], "conduit": m.CONDUIT_NAMES[conduit_of(index)]}


def _bid(b: Board, s: State, index: int) -> Said:
    place, count = divmod(index, n.MOST_BID + 1)
    return {"count": count, "place": place + 1}


def _pair(b: Board, s: State, index: int) -> Said:
    """A company with the officer it was dealt."""
    officers = [n.OFFICER_NAMES[s.pair_officer[i]] for i in range(n.SEATS) if s.pair_company[i] == index]
    return {"company": n.COMPANY_NAMES[index], "officer": officers[0] if officers else NONE}


move_arguments: ByVerb[Said] = ByVerb(
    m.actions,
    dict,
    {
        "place": lambda b, s, index: {"space": n.SPACE_NAMES[index]},
        "architect": lambda b, s, index: {"space": n.SPACE_NAMES[index]},
        "bank": lambda b, s, index: {"count": index + 1},
        "without-engineers": _free_construction,
        "work-on-wheel": _work,
        "copy": lambda b, s, index: {"officer": n.OFFICER_NAMES[index]},
        "build": _piece,
        "with": lambda b, s, index: {"tile": n.TILE_NAMES[index]},
        "copying": lambda b, s, index: {"tile": n.TILE_NAMES[index]},
        "pay": _payment,
        "produce": _production,
        "fulfil": lambda b, s, index: {"contract": n.CONTRACT_NAMES[index]},
        "take": lambda b, s, index: {"contract": n.CONTRACT_NAMES[index]},
        "discard": lambda b, s, index: {"contract": n.CONTRACT_NAMES[index]},
        "drop": lambda b, s, index: {"headstream": m.HEADSTREAM_NAMES[index]},
        "gain": lambda b, s, index: {"machine": m.MACHINE_NAMES[index]},
        "fill": lambda b, s, index: {"dam": m.DAM_NAMES[index]},
        "patent": _open_tile,
        "retrieve": lambda b, s, index: {"tile": n.TILE_NAMES[index]},
        "segment": lambda b, s, index: {"count": index},
        "recover": lambda b, s, index: {"machine": m.MACHINE_NAMES[index]},
        "work": _work,
        "perform": lambda b, s, index: {"building": n.BUILDING_NAMES[index]},
        "bid": _bid,
        "pick": _pair,
        "start-with": lambda b, s, index: {"contract": n.CONTRACT_NAMES[index]},
    },
)
"""Ids and numbers of any action, whether or not it is legal now."""


# Ids as names.


def spell(b: Board, words: Words, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Every argument that is an id, as a name and in the forms that sentences need; numbers and anything else stay."""
    spelled: dict[str, Any] = dict(arguments)
    for key, value in arguments.items():
        spelled |= _spell(b, words, key, value)
    if "excavators" in arguments:
        spelled["machines"] = price(words, {name: arguments[name] for name in ("excavators", "mixers")})
    return spelled


def _spell(b: Board, words: Words, key: str, value: Any) -> dict[str, Any]:
    if value == NONE:
        nothing = words("place-off-board" if key == "dam" else "label-nothing")
        return {key: nothing} | {f"{key}_{form}": nothing for form in NOTHING_FORMS}
    if key == "price":
        return {key: price(words, value)}
    if key == "contracts":
        return {key: or_dash(words, [contract_name(b, words, each) for each in value])}
    if key == "reward":
        return {key: reward(b, words, value)}
    if key in ("company", "owner"):
        name = words(f"company-{value}")
        plain = {f"{key}_subject": name, f"{key}_object": name, f"{key}_number": 1}
        return plain | words.forms(key, f"company-{value}")
    if key not in MESSAGES:
        return {}
    message, details = MESSAGES[key](b, words, value)
    forms = words.forms(key, message, details)
    if key == "space":
        forms["space_where"] = words(f"{message}.where", details)
        forms["space"] = space_name(words, value)
    if key == "tile":
        forms["tile_level"] = 0 if value.startswith("basic-") else 1
    return forms


def or_dash(words: Words, parts: Iterable[str]) -> str:
    """Several things in a row, or a dash."""
    return enumerated(words, parts) or words("label-nothing")


Message = tuple[str, dict[str, Any]]
"""A message id and what it is said with."""


def place_message(b: Board, words: Words, place: str) -> Message:
    """A dam, conduit, powerhouse space or private building."""
    if place in n.BUILDING_NAMES:
        return "place-building", {"building": words(f"building-{place}")}
    kind, basin, end = place.split("-")
    if kind == "dam":
        return "place-dam", {"basin": int(basin), "side": words(SIDE_WORDS[end])}
    if kind == "conduit":
        value = b.conduit_value[m.CONDUIT_NAMES.index(place)]
        return "place-conduit", {"basin": int(basin), "side": words(SIDE_WORDS[end]), "value": value}
    return "place-powerhouse", {"basin": int(basin), "number": int(end)}


def place_name(b: Board, words: Words, place: str) -> str:
    """The same as a name."""
    return words(*place_message(b, words, place))


def space_message(space: str) -> Message:
    """An action space, whichever of the two sides of its row it is on."""
    if space in n.BUILDING_NAMES:
        return f"building-{space}", {}
    if space == "margot":
        return "space-margot", {}
    row, _, end = space.rpartition("-")
    if end.isdigit():
        return f"space-{row}", {"number": int(end)}
    if row.startswith("produce-"):
        return "space-produce", {"modifier": modifier_text(row.removeprefix("produce-"))}
    return f"space-{row}", {}


def space_name(words: Words, space: str) -> str:
    """An action space with its side."""
    name = words(*space_message(space))
    side = SIDE_WORDS.get(space.rpartition("-")[2])
    return words("space-sided", space=name, side=words(side)) if side else name


def modifier_text(modifier: str) -> str:
    """`plus-2` as +2, `minus-1` as −1."""
    return modifier.replace("plus-", "+").replace("minus-", "−").replace("0", "±0")


def tile_message(words: Words, tile: str) -> Message:
    """A technology tile by what it builds and its level."""
    if tile in OWN_NAMED_TILES:
        return f"tile-{tile}", {}
    first, _, second = tile.partition("-")
    if first == "basic":
        return "tile-basic", {"piece": words(f"piece-{second}")}
    return "tile-advanced", {"piece": words(f"piece-{first}"), "level": ROMAN[second]}


def tile_name(words: Words, tile: str) -> str:
    """The same as a name."""
    return words(*tile_message(words, tile))


def contract_message(b: Board, words: Words, contract: str) -> Message:
    """A contract by its stack, the energy it asks for and what it gives; without that two of a stack can be alike."""
    energy = b.contract_energy[n.CONTRACT_NAMES.index(contract)]
    asks = words("contract-energy-reward", energy=energy, reward=reward(b, words, contract))
    return f"contract-{contract.partition('-')[0]}", {"asks": asks}


def contract_name(b: Board, words: Words, contract: str) -> str:
    """The same as a name."""
    return words(*contract_message(b, words, contract))


def work_message(work: str) -> Message:
    """An external work by its stack and number."""
    _, stack, number = work.split("-")
    return "contract-work", {"number": f"{stack.upper()}{number}"}


def reward(b: Board, words: Words, what: str) -> str:
    """What a contract or an external work gives."""
    effect = n.CONTRACT_NAMES.index(what) if what in n.CONTRACT_NAMES else n.FIRST_WORK + n.WORK_NAMES.index(what)
    parts = [(name, b.effect[effect, i]) for i, name in enumerate(n.EFFECT_NAMES)]
    return or_dash(words, [effect_text(words, name, amount) for name, amount in parts if amount])


def price(words: Words, goods: Mapping[str, int]) -> str:
    """What has to be paid."""
    due = {name: count for name, count in goods.items() if count}
    return or_dash(words, [effect_text(words, name, count) for name, count in due.items()]) if due else words("price-nothing")


def effect_text(words: Words, name: str, amount: int) -> str:
    """One part of a reward or an income."""
    if name == "build-base":
        areas = [words(f"region-{area}") for i, area in enumerate(n.AREA_NAMES) if amount >> i & 1]
        return words("effect-build-base", areas=enumerated(words, areas))
    if name == "fulfil-own-contract-max" and amount == ANY_CONTRACT:
        return words("effect-fulfil-any")
    return words(f"effect-{name}", count=amount)


MESSAGES: dict[str, Callable[[Board, Words, Any], Message]] = {
    "officer": lambda b, words, officer: (f"officer-{officer}", {}),
    "piece": lambda b, words, piece: (f"piece-{piece}", {}),
    "building": lambda b, words, building: (f"building-{building}", {}),
    "bonus": lambda b, words, bonus: (bonus, {}),
    "objective": lambda b, words, objective: (objective, {}),
    "machine": lambda b, words, machine: (MACHINE_WORDS[machine], {}),
    "headstream": lambda b, words, stream: ("place-headstream", {"letter": stream[-1].upper()}),
    "target": place_message,
    "dam": place_message,
    "conduit": place_message,
    "space": lambda b, words, space: space_message(space),
    "tile": lambda b, words, tile: tile_message(words, tile),
    "work": lambda b, words, work: work_message(work),
    "contract": contract_message,
}
