"""Tables of printed data for the booklet: what every space, contract, tile and building says, in the words of the table.

A file of its own because only the booklet shows all of the printed data at once; lore.py hands the tables to it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from megawatt.author import Words, aside, enumerated, labelled
from megawatt.games.barrage import names as n
from megawatt.games.barrage.board import FAN_LIST, FAN_LIST_COSTS
from megawatt.games.barrage.tables import facts
from megawatt.games.barrage.wording import effect_text, modifier_text, or_dash, work_message

BOARDS = ("turbine-station", "water-management", "workshop", "machinery-shop", "contract-office")
CONTRACT_KINDS = ("starting", "green", "yellow", "red", "national")
ROUNDS_WITH_WATER = n.ROUNDS - 1
CRITERIA = ("dam", "conduit", "powerhouse")
COLOUR_WORDS = {"green": "table-colour-green", "yellow": "table-colour-yellow", "red": "table-colour-red"}
NEW_LINE = r" \\ "
"""Where a new line begins in a cell."""
MACHINES = ("excavators", "mixers", "any-machines")
NUMBER_SIGNS = "①②③④⑤⑥⑦⑧"

Rows = Iterable[Iterable[object]]


def tables(words: Words) -> dict[str, list[str]]:
    """Every table by the name under which rules.LANGUAGE.md takes it in."""
    return {
        "table-headstreams": _headstreams(words),
        "table-basins": _basins(words),
        **{f"table-{board}": _board(words, board) for board in BOARDS},
        **{f"table-income-{company['id']}": _incomes(words, company) for company in facts("companies")["company"]},
        **{f"table-contracts-{kind}": _contracts(words, kind) for kind in CONTRACT_KINDS},
        "table-introductory": _introductory(words),
        "table-bonus": _bonuses(words),
        "table-works": _works(words),
        "table-buildings": _buildings(words),
        "table-disputed": _disputed(words),
        "table-automa-actions": _automa_actions(words),
        "table-automa-criteria": _automa_criteria(words),
    }


def _table(heads: Sequence[str], rows: Rows) -> list[str]:
    """The lines of a table as booklets have them."""
    lines = [heads, ["---"] * len(heads), *rows]
    return [f"| {' | '.join(str(cell) for cell in line)} |" for line in lines]


def effects(words: Words, given: Mapping[str, Any]) -> str:
    """What an income, a contract or an external work gives."""
    amounts = {name: _amount(given[name]) for name in n.EFFECT_NAMES if name in given}
    return or_dash(words, [effect_text(words, name, amount) for name, amount in amounts.items()])


def _amount(value: int | list[str]) -> int:
    """A number, or areas as the bits that effects are laid with."""
    return value if isinstance(value, int) else sum(1 << n.AREA_NAMES.index(area) for area in value)


def _place(words: Words, engineers: int, credits: int) -> str:
    """What a space asks for."""
    asked = [words("table-engineers", count=engineers)]
    return enumerated(words, [*asked, *([effect_text(words, "credits", credits)] if credits else [])])


# The map.


def _headstreams(words: Words) -> list[str]:
    heads = [words("table-tile"), *(words("table-round", round=i + 1) for i in range(ROUNDS_WITH_WATER))]
    tiles = enumerate(facts("setup")["headstream-tile"], start=1)
    return _table(heads, ([i, *tile["drops"][:ROUNDS_WITH_WATER]] for i, tile in tiles))


def _basins(words: Words) -> list[str]:
    heads = ["table-basin", "table-area", "table-left-conduit", "table-right-conduit", "table-powerhouses", "table-river"]
    laid = facts("map")
    conduits = {conduit["id"]: conduit for conduit in laid["conduit-space"]}
    red = {space["id"] for space in laid["powerhouse-space"] if space["cost"]}
    rivers = {int(river["from"].split("-")[1]): int(river["to"].split("-")[1]) for river in laid["river"]}
    return _table([words(head) for head in heads], (_basin(words, basin, conduits, red, rivers) for basin in laid["basin"]))


def _basin(
    words: Words, basin: dict[str, Any], conduits: dict[str, Any], red: set[str], rivers: dict[int, int]
) -> Iterator[object]:
    nothing = words("label-nothing")
    yield basin["number"]
    yield words(f"region-{basin['area']}")
    for i in range(2):
        conduit = conduits[basin["conduit-spaces"][i]] if basin["conduit-spaces"] else None
        yield words("table-conduit", value=conduit["value"], basin=_number(conduit["to-basin"])) if conduit else nothing
    houses = basin["powerhouse-spaces"]
    yield words("table-red", count=len(houses), red=len(red & set(houses))) if houses else nothing
    end = rivers.get(basin["number"])
    yield words("criterion-basin", basin=end) if end else words("place-off-board")


def _number(basin: str) -> int:
    return int(basin.removeprefix("basin-"))


# Actions, incomes, contracts.


def _board(words: Words, board: str) -> list[str]:
    rows = [row for row in facts("actions")["row"] if row["board"] == board]
    priced = any(row.get("price") for row in rows)
    heads = [words("table-action"), *([words("table-price")] if priced else []), words("side-left"), words("side-right")]
    return _table([*heads, words("table-companies")], (_row(words, row, priced) for row in rows))


def _row(words: Words, row: dict[str, Any], priced: bool) -> Iterator[object]:
    yield _offered(words, row["effect"])
    if priced:
        yield effects(words, {"credits": row["price"]} if row.get("price") else {})
    for side in ("left", "right"):
        yield _place(words, row[side]["engineers"], row[side]["surcharge"])
    least = max(row["players-min"], 2)
    yield n.SEATS if least == n.SEATS else f"{least}–{n.SEATS}"


def _offered(words: Words, effect: dict[str, Any]) -> str:
    """What a row of the management boards does."""
    if "produce" in effect:
        return words("table-production", modifier=_signed(effect["produce"]))
    if "take-contracts" in effect:
        return words("table-take", count=effect["take-contracts"])
    return effects(words, effect)


def _signed(modifier: int) -> str:
    return modifier_text(f"{modifier:+}".replace("-", "minus-").replace("+0", "0"))


def _incomes(words: Words, company: dict[str, Any]) -> list[str]:
    steps = facts("companies")["income-rule"]["reveal-at"]
    heads = [words("table-piece"), *(words("table-nth-piece", number=step) for step in steps)]
    rows = company["income"].items()
    return _table(heads, ([words(f"piece-{piece}"), *(effects(words, row[str(step)]) for step in steps)] for piece, row in rows))


def _contracts(words: Words, kind: str) -> list[str]:
    dealt = [each for each in facts("contracts")["contract"] if each["kind"] == kind and not each.get("expansion")]
    heads = [words("table-energy"), words("table-reward")]
    return _table(heads, ([each["energy"], effects(words, each["reward"])] for each in dealt))


def _contract(words: Words, contract: dict[str, Any]) -> str:
    """A contract whose reward has a column of its own."""
    return words(f"contract-{contract['id'].partition('-')[0]}", asks=words("contract-energy", energy=contract["energy"]))


def _introductory(words: Words) -> list[str]:
    """Who plays what in the first game, in turn order."""
    contracts = {each["id"]: each for each in facts("contracts")["contract"]}
    heads = [words("table-company"), words("table-officer"), words("table-contract"), words("table-reward")]
    rows = (
        [
            words(f"company-{company}"),
            words(f"officer-{officer}"),
            _contract(words, contracts[start]),
            effects(words, contracts[start]["reward"]),
        ]
        for company, officer, start in facts("officers")["introductory-pairs"]["rows"]
    )
    return _table(heads, rows)


def _bonuses(words: Words) -> list[str]:
    heads = [words("table-bonus"), words("table-points-each")]
    return _table(heads, ([words(tile["id"]), tile["value"]] for tile in facts("scoring")["bonus-tile"]))


# The expansion.


def _works(words: Words) -> list[str]:
    heads = [words("table-tile"), words("table-cost"), words("table-reward")]
    works = facts("leeghwater")["work"]
    return _table(heads, ([_work(work["id"]), effects(words, work["cost"]), effects(words, work["reward"])] for work in works))


def _work(work: str) -> str:
    return str(work_message(work)[1]["number"])


def _buildings(words: Words) -> list[str]:
    heads = ["table-building", "table-cost", "table-first-space", "table-other-spaces", "table-points"]
    return _table([words(head) for head in heads], (_building(words, building) for building in facts("leeghwater")["building"]))


def _building(words: Words, building: dict[str, Any]) -> list[object]:
    asked = [_place(words, *(int(part) for part in [*space.split("+"), "0"][:2])) for space in building["spaces"]]
    first, *others = asked
    return [words(f"building-{building['id']}"), effects(words, building["cost"]), first, *dict.fromkeys(others), building["vp"]]


def _disputed(words: Words) -> list[str]:
    """Both lists of every tile that published lists disagree on."""
    heads = [words(key) for key in ("table-tile", "option-disputed_tiles-listed", "option-disputed_tiles-fan-list")]
    contracts = [
        [_contract(words, each), *_both(words, each["reward"], FAN_LIST[each["id"]])]
        for each in facts("contracts")["contract"]
        if each["id"] in FAN_LIST
    ]
    return _table(heads, [*contracts, *_disputed_works(words)])


def _disputed_works(words: Words) -> Iterator[list[str]]:
    for work in facts("leeghwater")["work"]:
        name = words(*work_message(work["id"]))
        if work["id"] in FAN_LIST:
            yield [labelled(words, name, words("table-reward")), *_both(words, work["reward"], FAN_LIST[work["id"]])]
        if work["id"] in FAN_LIST_COSTS:
            yield [labelled(words, name, words("table-cost")), *_both(words, work["cost"], FAN_LIST_COSTS[work["id"]])]


def _both(words: Words, listed: Mapping[str, Any], fan_list: Mapping[str, Any]) -> list[str]:
    return [effects(words, listed), effects(words, fan_list)]


# Automa tiles.


def _automa_actions(words: Words) -> list[str]:
    tiles = enumerate(facts("automa")["tile"], start=1)
    heads = [words("table-tile"), words("table-actions")]
    return _table(heads, ([i, _in_order(_automa_action(words, each) for each in tile["actions"])] for i, tile in tiles))


def _in_order(parts: Iterable[str]) -> str:
    """Numbered lines in one cell, each beginning with a capital."""
    return NEW_LINE.join(f"{NUMBER_SIGNS[i]} {part[:1].upper()}{part[1:]}" for i, part in enumerate(parts))


def _automa_action(words: Words, action: dict[str, Any]) -> str:
    """One line of a tile, with its engineers and points."""
    points = abs(action.get("vp", 0))
    asked = [words("table-engineers", count=action["engineers"]), *([effect_text(words, "vp", points)] if points else [])]
    return aside(words, _automa_does(words, action), enumerated(words, asked))


def _automa_does(words: Words, action: dict[str, Any]) -> str:
    match action["do"]:
        case "produce":
            modifier = _signed(action["modifier"])
            return words("table-automa-produce", modifier=modifier, colour=words(COLOUR_WORDS[action["needs-contract"]]))
        case "remove-contracts":
            return words("table-automa-remove", colour=words(COLOUR_WORDS[action["colour"]]))
        case "construct":
            return words("label-automa-construct", piece=enumerated(words, _automa_piece(words, action)))
        case "patent":
            return labelled(words, words("label-patents"), words(f"piece-{action['builds']}"))
        case "rotate":
            return effect_text(words, "rotate", action["segments"])
        case "machines":
            bought = {name: action[name] for name in MACHINES if name in action}
            return labelled(words, words("label-automa-machines"), effects(words, bought))
        case "external-work":
            return labelled(words, words("label-works"), enumerated(words, map(str, action["order"])))
        case "bank":
            return words("label-bank")
        case does:
            return words(f"space-{does}")


def _automa_piece(words: Words, action: dict[str, Any]) -> Iterator[str]:
    yield words(f"piece-{action['piece']}")
    if "area" in action:
        yield words(f"region-{action['area']}")
    if "value-min" in action:
        yield words("table-least-value", value=action["value-min"])
    if "search" in action:
        yield words("table-search-up" if action["search"] == "up" else "table-search-down")


def _automa_criteria(words: Words) -> list[str]:
    heads = ["table-tile", "table-dams", "table-conduits", "table-houses", "table-letters"]
    tiles = enumerate(facts("automa")["tile"], start=1)
    return _table([words(head) for head in heads], ([i, *_criteria(words, tile)] for i, tile in tiles))


def _criteria(words: Words, tile: dict[str, Any]) -> Iterator[str]:
    for kind in CRITERIA:
        said = [_criterion(words, each) for each in tile[f"{kind}-criteria"]]
        yield _in_order([*said, words("table-start", place=str(tile[f"{kind}-start"]))])
    yield enumerated(words, [letter.upper() for letter in tile["headstreams"]])


def _criterion(words: Words, criterion: str) -> str:
    if criterion.startswith("hills-basin-"):
        return words("criterion-basin", basin=int(criterion[-1]))
    if criterion == "plains":
        return words("region-plain")
    for end in ("own", "opponent"):
        if criterion.endswith(f"-{end}-first"):
            kind = words(f"criterion-{criterion.removesuffix(f'-{end}-first')}")
            return aside(words, kind, words("table-own-first" if end == "own" else "table-rival-first"))
    return words(f"criterion-{criterion}")
