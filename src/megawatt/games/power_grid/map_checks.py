"""What a map file may say besides its places: the [rules], the fuel tables and regional plants, with a fault for anything else.

A file of its own beside maps.py, which would be too long with them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from megawatt.author import DataFile, did_you_mean
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.decks import BASE, card_fault, load_deck
from megawatt.games.power_grid.state import TOP_CARDS
from megawatt.games.power_grid.tables import tables

FUELS = n.FUEL_NAMES[: n.FUELS]
SEAT_COUNTS = 5
STEPS = 3
FIRST_MARKET = 8
LEAST_STACK = 14
"""Plants that must be left for the stack: up to eight are removed unseen, and a few have places of their own."""
MOST_TOKENS = 100


@dataclass(frozen=True)
class Kind:
    """What may stand behind a key, and how to say so."""

    right: str
    fits: Callable[[Any], bool]


def is_number(value: Any, lowest: int, highest: int) -> bool:
    """A whole number in a range; true and false are no numbers."""
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def are_numbers(values: Any, lowest: int, highest: int, count: int | None = None, most: int = n.CARDS) -> bool:
    """A list of whole numbers in a range, of this length or of any."""
    if not isinstance(values, list) or not all(is_number(value, lowest, highest) for value in values):
        return False
    return len(values) <= most if count is None else len(values) == count


def are_texts(values: Any, known: tuple[str, ...] = ()) -> bool:
    """A list of words, of these words if any are given."""
    return isinstance(values, list) and all(isinstance(value, str) and (not known or value in known) for value in values)


def number(lowest: int, highest: int) -> Kind:
    """One whole number."""
    return Kind(f"a whole number from {lowest} to {highest}", lambda value: is_number(value, lowest, highest))


def by_players(lowest: int, highest: int) -> Kind:
    """One number per seat count."""
    right = f"five numbers from {lowest} to {highest}, for 2 to 6 players"
    return Kind(right, lambda values: are_numbers(values, lowest, highest, SEAT_COUNTS))


def plants(most: int = n.CARDS) -> Kind:
    """Plants by their numbers."""
    right = "a list of different plant numbers" if most == n.CARDS else f"at most {most} different plant numbers"
    return Kind(right, lambda values: are_numbers(values, 1, 200, most=most) and len(set(values)) == len(values))


def table_of(**kinds: Kind) -> Kind:
    """A table with exactly these keys."""
    right = "{ " + ", ".join(f"{key} = {kind.right}" for key, kind in kinds.items()) + " }"

    def fits(value: Any) -> bool:
        return isinstance(value, dict) and set(value) == set(kinds) and all(kinds[key].fits(value[key]) for key in kinds)

    return Kind(right, fits)


FLAG = Kind("true or false", lambda value: isinstance(value, bool))
WORD = Kind("a word", lambda value: isinstance(value, str))
WORDS = Kind("a list of words", are_texts)
FUEL = Kind(f"one of {', '.join(FUELS)}", lambda value: value in FUELS)
MARKETS = ("usual", "turnover", "step-2-by-card")

RULES: dict[str, Kind] = {
    "areas_apart": FLAG,
    "auction_before_order": FLAG,
    "below_step_3": number(0, 5),
    "coal_storage_price": number(1, 99),
    "connection_at_most": number(1, 200),
    "deck_2_out_of_game": plants(),
    "discount": table_of(city=WORD, fuel=FUEL, by=number(1, 16)),
    "early_plants": table_of(numbers=plants(8), others=number(0, 5)),
    "ecological_stays": FLAG,
    "end_at": by_players(1, n.CITIES),
    "extra_burn": Kind(
        "a table such as { garbage = 1 }",
        lambda value: (
            isinstance(value, dict) and set(value) <= set(FUELS) and all(is_number(more, 0, 3) for more in value.values())
        ),
    ),
    "fifth_if_ecological": FLAG,
    "first_market": plants(FIRST_MARKET),
    "first_pass_removes": FLAG,
    "islands": FLAG,
    "market": Kind(f"one of {', '.join(MARKETS)}", lambda value: value in MARKETS),
    "mine_prices": Kind(
        f"at most {n.TRACK} rising prices", lambda prices: are_numbers(prices, 1, 99, most=n.TRACK) and prices == sorted(prices)
    ),
    "mines": plants(n.MINES),
    "must_power_most": FLAG,
    "never_removed": Kind(f"a list of {', '.join(n.FUEL_NAMES)}", lambda values: are_texts(values, n.FUEL_NAMES)),
    "nothing_sold_removes": number(0, 4),
    "obsolete_plants_leave": FLAG,
    "oil_slides": FLAG,
    "on_offer": number(1, FIRST_MARKET),
    "on_stack_at_step_2": plants(TOP_CARDS),
    "one_token_at_a_time": FLAG,
    "ordered_up_to": number(1, 200),
    "out_of_game": plants(),
    "outage_fine": number(0, 99),
    "price_cap": Kind("three prices, for steps 1 to 3 (0: no cap)", lambda values: are_numbers(values, 0, 99, STEPS)),
    "price_rise_in_step_3": number(0, 20),
    "removed_by_players": Kind(
        "five lists of plant numbers, for 2 to 6 players",
        lambda rows: isinstance(rows, list) and len(rows) == SEAT_COUNTS and all(are_numbers(row, 1, 200) for row in rows),
    ),
    "second_network_cost": number(0, 99),
    "shuffled_up_to": number(1, 200),
    "smallest_leaves_too": FLAG,
    "source_names": Kind("two different words", lambda value: are_texts(value) and len(set(value)) == len(value) == n.SOURCES),
    "start_cities": WORDS,
    "step_2_at": by_players(1, n.CITIES),
    "top_of_stack": plants(TOP_CARDS),
    "turnover_least": by_players(0, 3),
    "turnover_size": by_players(1, 5),
    "uranium_areas": WORDS,
}

TOGETHER = {
    "ordered_up_to": ("market", "shuffled_up_to"),
    "shuffled_up_to": ("ordered_up_to",),
    "turnover_least": ("market", "turnover_size"),
    "turnover_size": ("market", "turnover_least"),
    "mines": ("mine_prices",),
    "mine_prices": ("mines",),
    "removed_by_players": ("market", "ordered_up_to"),
}
"""Rules that mean nothing without others."""


def table(file: DataFile, key: str) -> dict[str, Any]:
    """A table of the file, empty when it is not there; a fault when it is something else."""
    value = file.data.get(key, {})
    if not isinstance(value, dict):
        file.fault(file.line_of_key(key), f"{key} should be a table, not {value!r}")
        return {}
    return value


def check_rules(file: DataFile, rules: Mapping[str, Any]) -> None:
    """Every rule by itself, then those that go together, then the plants they name."""
    file.unknown_keys(rules, RULES, "[rules]")
    known = {key: value for key, value in rules.items() if key in RULES}
    wrong = [key for key, value in known.items() if not RULES[key].fits(value)]
    for key in wrong:
        file.fault(file.line_of_key(key, "rules"), f"{key} should be {RULES[key].right}, not {rules[key]!r}")
    for key in known:
        for other in TOGETHER.get(key, ()):
            if other not in rules:
                file.fault(file.line_of_key(key, "rules"), f"{key} means nothing without {other}")
    if rules.get("market") == "turnover":
        for key in ("ordered_up_to", "turnover_size"):
            if key not in rules:
                file.fault(file.line_of_key("market", "rules"), f"market = 'turnover' needs {key}")
    if not file.faults:
        _check_named_plants(file, rules)
        _check_turnover(file, rules)


def _check_named_plants(file: DataFile, rules: Mapping[str, Any]) -> None:
    """Plants named in [rules] are of the base deck, each in one place, and enough are left for the stack."""
    deck = load_deck(BASE)
    left = {plant.number for plant in deck.plants}
    places = {key: rules.get(key, []) for key in ("out_of_game", "on_stack_at_step_2")}
    places["first_market"] = rules.get(
        "first_market", [card for card in map(int, deck.first_market) if card not in places["out_of_game"]]
    )
    places["top_of_stack"] = rules.get("top_of_stack", [card for card in map(int, deck.top) if card not in places["out_of_game"]])
    places["early_plants"] = rules.get("early_plants", {}).get("numbers", [])
    numbers = {plant.number for plant in deck.plants}
    for key, cards in places.items():
        for card in cards:
            if card not in left:
                what = "is named in two places" if card in numbers else "is not in the base deck"
                file.fault(file.line_of_key(key, "rules"), f"{key}: plant {card} {what}")
            left.discard(card)
    for card in rules.get("mines", []):
        if card not in numbers:
            file.fault(file.line_of_key("mines", "rules"), f"mines: plant {card} is not in the base deck")
    if not places["first_market"]:
        file.fault(file.line_of_key("first_market", "rules"), "first_market: no plant is left for the first market")
    if len(left) < LEAST_STACK:
        file.fault(file.line_of_key("rules"), f"only {len(left)} plants are left for the stack; at least {LEAST_STACK} are needed")


def _check_turnover(file: DataFile, rules: Mapping[str, Any]) -> None:
    """Where round 1 offers one plant per player out of an ordered stack, there must be enough of them."""
    for seats, out in enumerate(rules.get("removed_by_players", [[]] * SEAT_COUNTS if "ordered_up_to" in rules else []), 2):
        small = [plant for plant in load_deck(BASE).plants if plant.number <= rules["ordered_up_to"] and plant.number not in out]
        if len(small) < seats:
            line = file.line_of_key("ordered_up_to", "rules")
            file.fault(line, f"ordered_up_to: with {seats} players only {len(small)} plants are left for the first market")


def check_fuel(file: DataFile) -> None:
    """The fuel tables: known fuels, prices that rise, rows for every seat count, and no more tokens than there are."""
    if "markets" in file.data:
        _check_two_markets(file)
        return
    printed = tables()
    totals, starts, tracks = table(file, "tokens"), table(file, "start_market"), table(file, "price_track")
    for name, values in (("tokens", totals), ("start_market", starts), ("price_track", tracks)):
        file.unknown_keys(values, FUELS, f"[{name}]")
    _check_resupply(file, "resupply", table(file, "resupply"))
    for fuel in FUELS:
        usual = len(printed["resources"]["price_spaces"][fuel]) * printed["resources"]["tokens_per_space"][fuel]
        total = totals.get(fuel, printed["resources"]["totals"][fuel])
        start = starts.get(fuel, printed["start_market"][fuel]["tokens"])
        prices = tracks.get(fuel)
        spaces = usual if prices is None else _spaces(file, "price_track", fuel, prices)
        if _is_count(file, "tokens", fuel, total) and _is_count(file, "start_market", fuel, start):
            _check_room(file, "start_market", fuel, start, spaces, total)


def _is_count(file: DataFile, where: str, fuel: str, value: Any) -> bool:
    if is_number(value, 0, MOST_TOKENS):
        return True
    line = file.line_of_key(fuel, where)
    file.fault(line, f"[{where}] {fuel}: {value!r} should be a number of tokens from 0 to {MOST_TOKENS}")
    return False


def _spaces(file: DataFile, where: str, fuel: str, prices: Any) -> int:
    """How many spaces a price track has; a fault when it is none."""
    if not are_numbers(prices, 1, 99, most=n.TRACK) or sorted(prices) != prices or not prices:
        line = file.line_of_key(fuel, where)
        file.fault(line, f"[{where}] {fuel}: prices should rise, one per space, at most {n.TRACK}; not {prices!r}")
        return n.TRACK
    return len(prices)


def _check_room(file: DataFile, where: str, fuel: str, start: int, spaces: int, total: int) -> None:
    line = file.line_of_key(fuel, where)
    if start > spaces:
        file.fault(line, f"[{where}] {fuel}: {start} tokens do not fit on {spaces} spaces")
    if start > total:
        file.fault(line, f"[{where}] {fuel}: {start} tokens are more than the {total} there are")


def _check_resupply(file: DataFile, where: str, rows_of: Mapping[str, Any]) -> None:
    file.unknown_keys(rows_of, FUELS, f"[{where}]")
    for fuel, rows in rows_of.items():
        if not are_rows(rows):
            line = file.line_of_key(fuel, where)
            file.fault(line, f"[{where}] {fuel}: five rows (2 to 6 players) of three steps are needed")


def are_rows(rows: Any) -> bool:
    """Five rows, for 2 to 6 players, of one number per step."""
    return isinstance(rows, list) and len(rows) == SEAT_COUNTS and all(are_numbers(row, 0, n.TRACK, STEPS) for row in rows)


def _check_two_markets(file: DataFile) -> None:
    """Korea and maps like it: a main and a side market, each with its tracks and its resupply."""
    markets, totals = table(file, "markets"), table(file, "tokens")
    placed = dict.fromkeys(FUELS, 0)
    for name in ("main", "side"):
        market = markets.get(name)
        if not isinstance(market, dict) or not isinstance(market.get("resupply"), dict):
            file.fault(
                file.line_of_key(f"markets.{name}") or file.line_of_key("markets"),
                f"[markets] needs [markets.{name}] with [markets.{name}.resupply]",
            )
            continue
        file.unknown_keys(market, (*FUELS, "resupply"), f"[markets.{name}]")
        _check_resupply(file, f"markets.{name}.resupply", market["resupply"])
        for fuel in FUELS:
            if fuel in market:
                placed[fuel] += _tokens_on_track(file, name, fuel, market[fuel])
    for fuel in FUELS:
        total = totals.get(fuel, tables()["resources"]["totals"][fuel])
        if _is_count(file, "tokens", fuel, total) and placed[fuel] > total:
            file.fault(file.line_of_key("markets"), f"[markets] {fuel}: {placed[fuel]} tokens are more than the {total} there are")


def _tokens_on_track(file: DataFile, market: str, fuel: str, track: Any) -> int:
    """The first tokens on one track of two markets; faults when it is not written as it should be."""
    if not isinstance(track, dict) or set(track) != {"prices", "start"}:
        line = file.line_of_key(fuel, f"markets.{market}")
        file.fault(line, f"[markets.{market}] {fuel} should be {{ prices = [...], start = ... }}, not {track!r}")
        return 0
    spaces = _spaces(file, f"markets.{market}", fuel, track["prices"])
    if not is_number(track["start"], 0, spaces):
        line = file.line_of_key(fuel, f"markets.{market}")
        file.fault(
            line, f"[markets.{market}] {fuel}: start should be a number of tokens from 0 to {spaces}, not {track['start']!r}"
        )
        return 0
    return int(track["start"])


def check_mine_refill(file: DataFile, rules: Mapping[str, Any]) -> None:
    """Where there are mines, the table of the tokens that are used up."""
    if "mines" not in rules and "mine_refill" not in file.data:
        return
    if not are_rows(table(file, "mine_refill").get("removed")):
        line = file.line_of_key("removed", "mine_refill")
        file.fault(line, "[mine_refill] removed: five rows (2 to 6 players) of three steps are needed")


def check_regional_plants(file: DataFile, area_ids: list[str]) -> None:
    """Each area's own versions of plants of the base deck."""
    numbers = [plant.number for plant in load_deck(BASE).plants]
    for area, cards in table(file, "regional_plants").items():
        line = file.line_of_key(area, "regional_plants")
        if area not in area_ids:
            file.fault(line, f"[regional_plants]: {area!r} is no area{did_you_mean(area, area_ids)}")
        if not isinstance(cards, list) or not all(isinstance(card, dict) for card in cards):
            file.fault(line, f"[regional_plants] {area} should be a list of plants")
            continue
        for card in cards:
            fault = card_fault(card, [])
            if not fault and card["number"] not in numbers:
                fault = f"plant {card['number']} is not in the base deck, or another area has it"
            if fault:
                file.fault(line, f"[regional_plants] {area}: {fault}")
            else:
                numbers.remove(card["number"])
