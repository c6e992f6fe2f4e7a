"""Future Energy for people: what the sentences about moves need to know, and names instead of ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from megawatt.author import ByVerb, Words, enumerated
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy.printed import shown_contract, shown_public
from megawatt.games.future_energy.state import Board, State

TILE_WORDS = {
    "oil": "tile-oil",
    "gas": "tile-gas",
    "coal": "tile-coal",
    "nuclear": "tile-nuclear",
    "investor": "tile-investor",
    "engineer": "tile-engineer",
    "ground": "tile-ground",
    "ground-4-million": "tile-ground-4-million",
    "ground-5-million": "tile-ground-5-million",
    "ground-5-points": "tile-ground-5-points",
    "ground-contract": "tile-ground-contract",
    "ground-lines": "tile-ground-lines",
    "ground-plant": "tile-ground-plant",
}
Said = dict[str, str | int]

MONEY = ("price", "left", "money", "income", "rest")
"""Arguments that can be an amount of money: sentences also get them with their unit, as `price_text`."""


def _public_use(written: str) -> Said:
    card, _, replaced = written.partition(m.WITHOUT)
    return {"public": card, "count": len(replaced.split()), "replaced": replaced}


def _plant(written: str) -> Said:
    contract, icon = written.split(" ")
    return {"contract": contract, "tile": icon}


def _plant_and_side(written: str) -> Said:
    contract, icon, side = written.split(" ")
    return {"contract": contract, "tile": icon, "side": side}


_NAMED: dict[str, str] = {
    **dict.fromkeys(("contract", "double"), "contract"),
    "public": "public",
    **dict.fromkeys(("place", "lift"), "link"),
    **dict.fromkeys(("crew", "step", "free", "site", "swap"), "place"),
}
"""By the verb: the argument that the whole of what is written is."""
_SAYINGS: dict[str, Callable[[str], Said]] = {
    "use": _public_use,
    **dict.fromkeys(("build", "return", "join"), _plant),
    "shift": _plant_and_side,
    "sell": lambda written: {"points": int(written)},
}
"""By the verb: what the written argument of a move says."""


def _writer(verb: str) -> Callable[[Board, State, int], str]:
    argument = m.actions.verbs[verb].argument
    assert argument is not None
    return argument.write


def _saying(verb: str, say: Callable[[str], Said]) -> Callable[[Board, State, int], Said]:
    write = _writer(verb)
    return lambda b, s, index: say(write(b, s, index))


def _naming(verb: str, argument: str) -> Callable[[Board, State, Sequence[int]], list[Said]]:
    written = m.actions.verbs[verb].written
    return lambda b, s, indices: [{argument: each} for each in written(b, s, indices)]


move_arguments: ByVerb[Said] = ByVerb(
    m.actions,
    dict,
    {verb: _saying(verb, say) for verb, say in _SAYINGS.items()},
    {verb: _naming(verb, argument) for verb, argument in _NAMED.items()},
)
"""What the sentence for a move needs to know."""


def spell(b: Board, words: Words, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Every argument that is an id, as a name; amounts of money also with their unit."""
    spelled: dict[str, Any] = {key: value for key, value in arguments.items() if key not in ("paid", "links")}
    for key in MONEY:
        if key in arguments:
            spelled[f"{key}_text"] = words("money", count=arguments[key])
    for key in ("place", "there"):
        if key in arguments:
            spelled[key] = place_name(b, words, arguments[key])
    if "bank" in arguments:
        spelled["payees"] = payees(words, arguments)
    if "link" in arguments:
        spelled["link"] = link_name(b, words, arguments["link"])
    if arguments.get("tile") in TILE_WORDS:
        spelled["tile"] = words(TILE_WORDS[arguments["tile"]])
    if "replaced" in arguments:
        spelled["replaced"] = enumerated(words, [words(TILE_WORDS[tile]) for tile in arguments["replaced"].split()])
    if "rival" in arguments:
        spelled["rival"] = words("seat-number", number=int(arguments["rival"]) + 1)
    if "public" in arguments:
        spelled["public"] = public_name(b, words, arguments["public"])
    return spelled | (contract_names(b, words, arguments["contract"]) if "contract" in arguments else {})


def place_name(b: Board, words: Words, place: str) -> str:
    """A city in the reader's language; a place of somebody's own board as written there."""
    if f"place-{place}" in words:
        return words(f"place-{place}")
    return b.printed.place_names[b.printed.place_ids.index(place)] if place in b.printed.place_ids else place


def link_name(b: Board, words: Words, link: str) -> str:
    """A link by its two ends."""
    if link not in b.printed.link_ids:
        return link
    found = b.printed.side.links[b.printed.link_ids.index(link)]
    ends = [place_name(b, words, b.printed.place_ids[end]) for end in (found.a, found.b)]
    return words("link-name", first=ends[0], second=ends[1])


def contract_names(b: Board, words: Words, contract: str) -> dict[str, str]:
    """A construction contract as one names it among others, and its icons alone."""
    if contract not in b.printed.contract_ids:
        return {"contract": contract, "contract_icons": contract}
    number = b.printed.contract_ids.index(contract)
    card = shown_contract(b, number)
    icons = enumerated(words, [words(TILE_WORDS[icon]) for icon in card["icons"]])
    name = words("label-starting-contract") if number >= b.contracts else words("contract-name", icons=icons)
    return {"contract": name, "contract_icons": icons}


def public_name(b: Board, words: Words, public: str) -> str:
    """A public contract by what it does."""
    if public not in b.printed.public_ids:
        return public
    return words("label-quoted", text=effect_name(words, shown_public(b, b.printed.public_ids.index(public))))


def effect_name(words: Words, card: Mapping[str, Any]) -> str:
    """What a public contract does."""
    count = card["amount"] or 1
    return words(f"effect-{card['effect']}", count=count, money_text=words("money", count=count))


def payees(words: Words, costs: Mapping[str, Any]) -> str:
    """Which parts of a route's price go to the bank and to other players."""
    bank = [words("payee-bank", money_text=words("money", count=costs["bank"]))] if costs["bank"] else []
    rivals = [
        words("payee-rival", money_text=words("money", count=money), rival=words("seat-number", number=who + 1))
        for who, money in enumerate(costs["paid"])
        if money
    ]
    return enumerated(words, bank + rivals)
