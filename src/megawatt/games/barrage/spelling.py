"""Ids as people read them: places, spaces, tiles, contracts and rewards in the reader's language, all from messages.

The page spells the same ids in the same way (web/src/games/barrage/spell.ts).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.facts import facts
from megawatt.games.barrage.state import Board
from megawatt.kernel.words import Words

SIDE_WORDS = {"left": "side-left", "right": "side-right", "upper": "side-upper", "lower": "side-lower"}
MACHINE_WORDS = {"excavator": "machine-excavator", "mixer": "machine-mixer"}
OWN_NAMED_TILES = ("anton-copy-tile", "leslie-works-tile")
ROMAN = {"1": "I", "2": "II", "3": "III"}
ANY_CONTRACT = 99
NONE = "none"


def spell(b: Board, words: Words, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Every argument that is an id, as a name; numbers and anything else stay."""
    return {key: _spell(b, words, key, value) for key, value in arguments.items()}


def _spell(b: Board, words: Words, key: str, value: Any) -> Any:
    if value == NONE:
        return words("place-off-board" if key == "dam" else "label-nothing")
    if key == "price":
        return price(words, value)
    if key == "contracts":
        return listed(words, [contract_name(b, words, each) for each in value])
    return SPELLINGS[key](b, words, value) if key in SPELLINGS else value


def listed(words: Words, parts: Iterable[str]) -> str:
    """Several things in a row, or a dash."""
    joined = ""
    for part in parts:
        joined = words("list-and", first=joined, second=part) if joined else part
    return joined or words("label-nothing")


def place_name(b: Board, words: Words, place: str) -> str:
    """A dam, conduit, powerhouse space or private building."""
    if place in n.BUILDING_NAMES:
        return words(f"building-{place}")
    kind, basin, end = place.split("-")
    if kind == "dam":
        return words("place-dam", basin=int(basin), side=words(SIDE_WORDS[end]))
    if kind == "conduit":
        value = b.conduit_value[m.CONDUIT_NAMES.index(place)]
        return words("place-conduit", basin=int(basin), side=words(SIDE_WORDS[end]), value=value)
    return words("place-powerhouse", basin=int(basin), number=int(end))


def space_name(words: Words, space: str) -> str:
    """An action space: its row and side, or its number."""
    if space in n.BUILDING_NAMES:
        return words(f"building-{space}")
    if space == "margot":
        return words("space-margot")
    row, _, end = space.rpartition("-")
    if end.isdigit():
        return words(f"space-{row}", number=int(end))
    return words("space-sided", space=row_name(words, row), side=words(SIDE_WORDS[end]))


def row_name(words: Words, row: str) -> str:
    """What both spaces of a row offer."""
    if row.startswith("produce-"):
        return words("space-produce", modifier=modifier_text(row.removeprefix("produce-")))
    return words(f"space-{row}")


def modifier_text(modifier: str) -> str:
    """`plus-2` as +2, `minus-1` as −1."""
    return modifier.replace("plus-", "+").replace("minus-", "−").replace("0", "±0")


def tile_name(words: Words, tile: str) -> str:
    """A technology tile by what it builds and its level."""
    if tile in OWN_NAMED_TILES:
        return words(f"tile-{tile}")
    first, _, second = tile.partition("-")
    if first == "basic":
        return words("tile-basic", piece=words(f"piece-{second}"))
    return words("tile-advanced", piece=words(f"piece-{first}"), level=ROMAN[second])


def contract_name(b: Board, words: Words, contract: str) -> str:
    """A contract by its stack and the energy it asks for."""
    energy = b.contract_energy[n.CONTRACT_NAMES.index(contract)]
    return words(f"contract-{contract.partition('-')[0]}", energy=energy)


def work_name(words: Words, work: str) -> str:
    """An external work by its stack and number."""
    _, stack, number = work.split("-")
    return words("contract-work", number=f"{stack.upper()}{number}")


def reward(b: Board, words: Words, what: str) -> str:
    """What a contract or an external work gives."""
    effect = n.CONTRACT_NAMES.index(what) if what in n.CONTRACT_NAMES else n.FIRST_WORK + n.WORK_NAMES.index(what)
    parts = [(name, b.effect[effect, i]) for i, name in enumerate(n.EFFECT_NAMES)]
    return listed(words, [effect_text(words, name, amount) for name, amount in parts if amount])


def price(words: Words, goods: Mapping[str, int]) -> str:
    """What has to be paid."""
    due = {name: count for name, count in goods.items() if count}
    return listed(words, [effect_text(words, name, count) for name, count in due.items()]) if due else words("price-nothing")


def effect_text(words: Words, name: str, amount: int) -> str:
    """One part of a reward or an income."""
    if name == "build-base":
        areas = [words(f"region-{area}") for i, area in enumerate(n.AREA_NAMES) if amount >> i & 1]
        return words("effect-build-base", areas=listed(words, areas))
    if name == "fulfil-own-contract-max" and amount == ANY_CONTRACT:
        return words("effect-fulfil-any")
    return words(f"effect-{name}", count=amount)


def officer_name(officer: str) -> str:
    """The name printed on an officer's tile."""
    return next(str(each["name"]) for each in facts("officers")["officer"] if each["id"] == officer)


SPELLINGS: dict[str, Callable[[Board, Words, Any], str]] = {
    "company": lambda b, words, company: words(f"company-{company}"),
    "owner": lambda b, words, company: words(f"company-{company}"),
    "officer": lambda b, words, officer: officer_name(officer),
    "piece": lambda b, words, piece: words(f"piece-{piece}"),
    "building": lambda b, words, building: words(f"building-{building}"),
    "bonus": lambda b, words, bonus: words(bonus),
    "objective": lambda b, words, objective: words(objective),
    "machine": lambda b, words, machine: words(MACHINE_WORDS[machine]),
    "headstream": lambda b, words, stream: words("place-headstream", letter=stream[-1].upper()),
    "target": place_name,
    "dam": place_name,
    "conduit": place_name,
    "space": lambda b, words, space: space_name(words, space),
    "tile": lambda b, words, tile: tile_name(words, tile),
    "work": lambda b, words, work: work_name(words, work),
    "contract": contract_name,
    "reward": reward,
}
