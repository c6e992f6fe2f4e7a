"""Future Energy for people: what the sentences about moves need to know, and names instead of ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy.state import Board, State
from megawatt.kernel.words import Words

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


def move_arguments(b: Board, s: State, action: int) -> dict[str, str | int]:
    """What the sentence for a move needs to know."""
    verb = m.actions.verb_of(action)
    index = action - verb.first
    written = verb.argument.write(b, s, index) if verb.argument else ""
    if verb.name in ("contract", "public", "double"):
        return {"public" if verb.name == "public" else "contract": written}
    if verb.name == "use":
        card, _, replaced = written.partition(m.WITHOUT)
        return {"public": card, "count": len(replaced.split()), "replaced": replaced}
    if verb.name in ("place", "lift"):
        return {"link": written}
    if verb.name in ("crew", "step", "free", "site", "swap"):
        return {"place": written}
    if verb.name in ("build", "return", "join"):
        contract, icon = written.split(" ")
        return {"contract": contract, "tile": icon}
    if verb.name == "shift":
        contract, icon, side = written.split(" ")
        return {"contract": contract, "tile": icon, "side": side}
    return {"points": int(written)} if verb.name == "sell" else {}


def spell(b: Board, words: Words, arguments: Mapping[str, str | int]) -> dict[str, str | int]:
    """Ids as names: places as printed, tiles in the reader's language, rivals counted from 1, who is paid in words."""
    spelled = dict(arguments)
    if "bank" in spelled:
        spelled["payees"] = _payees(words, arguments)
        spelled = {key: value for key, value in spelled.items() if key not in ("paid", "links")}
    for key in ("place", "there"):
        if spelled.get(key) in b.printed.place_ids:
            spelled[key] = b.printed.place_names[b.printed.place_ids.index(spelled[key])]
    if spelled.get("link") in b.printed.link_ids:
        link = b.printed.side.links[b.printed.link_ids.index(spelled["link"])]
        spelled["link"] = f"{b.printed.place_names[link.a]}–{b.printed.place_names[link.b]}"
    if spelled.get("tile") in TILE_WORDS:
        spelled["tile"] = words(TILE_WORDS[str(spelled["tile"])])
    if "replaced" in spelled:
        spelled["replaced"] = ", ".join(words(TILE_WORDS[tile]) for tile in str(spelled["replaced"]).split())
    if "rival" in spelled:
        spelled["rival"] = words("seat-number", number=int(spelled["rival"]) + 1)
    return spelled


def _payees(words: Words, costs: Mapping[str, Any]) -> str:
    """What of a way's price goes to the bank and to whom else."""
    bank = [words("payee-bank", money=costs["bank"])] if costs["bank"] else []
    rivals = [
        words("payee-rival", money=money, rival=words("seat-number", number=who + 1))
        for who, money in enumerate(costs["paid"])
        if money
    ]
    return ", ".join(bank + rivals)
