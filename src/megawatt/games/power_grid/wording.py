"""Power Grid for people: what the sentences about moves need to know, and names instead of ids."""

from __future__ import annotations

from collections.abc import Mapping

from megawatt.author import Words, aside, listed
from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.map_words import area_name
from megawatt.games.power_grid.state import Board, State


def move_arguments(b: Board, s: State, action: int) -> dict[str, str | int]:
    """What the sentence for a move needs to know."""
    verb = m.actions.verb_of(action)
    index = action - verb.first
    written = verb.argument.write(b, s, index) if verb.argument else ""
    if verb.name in ("build", "found", "city"):
        return {"city": written}
    if verb.name == "area":
        return {"area": written}
    if verb.name in ("nominate", "discard"):
        return {"plant": written}
    if verb.name in ("buy", "return"):
        return {"fuel": n.FUEL_NAMES[index % n.FUELS], "source": written.partition(" ")[2]}
    if verb.name == "run":
        return {"count": index.bit_count(), "plants": written}
    if verb.name == "burn":
        return {"coal": index, "oil": m.hybrid_need(b, s) - index}
    return {"price": index} if verb.name == "bid" else {}


def spell(b: Board, words: Words, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    """Ids as names: cities and areas as printed, fuels in the reader's language, seats counted from 1."""
    spelled = dict(arguments)
    if "city" in spelled:
        spelled["city"] = b.printed.city_names[b.printed.city_ids.index(spelled["city"])]
    if "area" in spelled:
        spelled["area"] = area_name(b.printed.map, words.language, str(spelled["area"]))
    if "fuel" in spelled:
        spelled["fuel"] = words(f"fuel-{spelled['fuel']}")
    if spelled.get("source"):
        spelled["fuel"] = aside(words, str(spelled["fuel"]), words(f"source-{spelled['source']}"))
    if "plants" in spelled:
        spelled["plants"] = listed(words, str(spelled["plants"]).split())
    return spelled
