"""What people see of a game of Power Grid: the JSON view, the printed board, and what must be conserved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.games.power_grid import moves as m
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.advice import capacity
from megawatt.games.power_grid.map_words import area_name, map_words
from megawatt.games.power_grid.maps import City, Link
from megawatt.games.power_grid.rules.building import house_price, why_out_of_reach
from megawatt.games.power_grid.rules.bureaucracy import income_for, mine_price
from megawatt.games.power_grid.rules.ending import ranks
from megawatt.games.power_grid.rules.market import plants_in_market, plants_on_offer
from megawatt.games.power_grid.rules.questions import questions
from megawatt.games.power_grid.rules.resources import token_price, tokens_for_sale
from megawatt.games.power_grid.rules.storage import most_cities_powered, storage_for
from megawatt.games.power_grid.state import Board, State
from megawatt.kernel.sharing import read_plainly, remembered, same_for_all
from megawatt.kernel.words import Words

FUELS = n.FUEL_NAMES[: n.FUELS]
PRICED_BY = ("in_play", "owners", "houses", "step", "cities", "reach", "round_no")
"""The fields that decide where a seat could build and for how much."""
ENDED_BY = (None, "network", "round-limit", "full-board")


def view(b: Board, s: State, seat: int | None) -> dict[str, Any]:
    """The whole table as this seat sees it; only the stack and the removed plants are hidden from anyone."""
    return {
        **_seen_by_all(b, s),
        "you": seat,
        "fuel": _fuels(b, s, seat),
        "cities": _cities(b, s, None if s.phase == n.GAME_OVER else seat),
    }


@same_for_all
def _seen_by_all(b: Board, s: State) -> dict[str, Any]:
    """What does not depend on who looks; the places of what does are kept free."""
    return {
        "game": "power-grid",
        "map": b.printed.map.id,
        "map_name": b.printed.map.name,
        "seats": b.seats,
        "you": None,
        "round": s.round_no,
        "phase": n.PHASE_NAMES[s.phase],
        "step": s.step,
        "asked": questions.names[s.asked],
        "seat": None if s.seat < 0 else s.seat,
        "order": [s.order[place] for place in range(b.seats)],
        "step_2_at": b.step_2_at or None,
        "end_at": s.end_at,
        "areas": [b.printed.area_ids[area] for area in range(b.areas) if s.area_in_play[area]],
        "plants": _market(b, s),
        "fuel": [],
        "auction": _auction(b, s),
        "players": [_player(b, s, who) for who in range(b.seats)],
        "cities": [],
        "mines": {"tokens": s.mine_tokens, "price": mine_price(b, s)} if b.mines_sell else None,
        "running": [card["name"] for card in _running(b, s)],
        "result": _result(b, s) if s.phase == n.GAME_OVER else None,
    }  # fmt: skip


def _card(b: Board, card: int) -> dict[str, Any]:
    if card == n.STEP_3_CARD:
        return {"name": "step-3"}
    return {
        "name": b.printed.card_names[card],
        "number": b.card_number[card],
        "fuel": n.FUEL_NAMES[b.card_fuel[card]],
        "units": b.card_units[card],
        "cities": b.card_cities[card],
        "mine": bool(b.card_mine[card]),
    }


@remembered
def _market(b: Board, s: State) -> dict[str, Any]:
    offered = plants_on_offer(b, s)
    known = [(s.stack_top + i) % n.STACK for i in range(s.stack_size)]
    return {
        "offered": [_card(b, s.market[slot]) for slot in range(offered)],
        "future": [_card(b, s.market[slot]) for slot in range(offered, s.market_size)],
        "stack": s.stack_size,
        "removed": s.removed_count,
        "known_top": _known_cards(b, s, known),
        "known_bottom": _known_cards(b, s, known[::-1]),
        "twins_to_come": _twins_to_come(b, s),
        "step_3_card": plants_in_market(s) < s.market_size,
        "step_3_seen": s.step_3_seen > 0,
    }


def _known_cards(b: Board, s: State, slots: list[int]) -> list[str]:
    """The cards from one end of the stack that everybody knows."""
    names = []
    for slot in slots:
        if s.stack_part[slot] != 0:
            break
        names.append(_card(b, s.stack[slot])["name"])
    return names


def _twins_to_come(b: Board, s: State) -> list[str]:
    """Both decks: plants of which one card has been seen and the other is still to come (NOTES 10.2)."""
    cards = [card for card in range(b.cards) if b.card_twin[card] != n.NO_CARD and not s.seen[card]]
    return [b.printed.card_names[card] for card in cards if s.seen[b.card_twin[card]]]


def _tracks(b: Board) -> list[tuple[int, int]]:
    """The fuel tracks of this board: (source, fuel)."""
    return [(source, fuel) for source in range(b.sources) for fuel in range(n.FUELS) if _is_sold(b, source, fuel)]


def _is_sold(b: Board, source: int, fuel: int) -> bool:
    if source == n.SIDE and b.storage_price:
        return fuel == n.COAL
    return bool(b.track_size[source, fuel] > 0 and b.total_tokens[fuel] > 0)


@remembered
def _fuels(b: Board, s: State, seat: int | None) -> list[dict[str, Any]]:
    return [_fuel(b, s, seat, source, fuel) for source, fuel in _tracks(b)]


def _fuel(b: Board, s: State, seat: int | None, source: int, fuel: int) -> dict[str, Any]:
    tokens = tokens_for_sale(b, s, source, fuel)
    buyer = seat if seat is not None else max(s.seat, 0)
    price = token_price(b, s, buyer, source, fuel) if tokens else None
    return {
        "fuel": FUELS[fuel],
        "source": b.printed.source_names[source],
        "tokens": tokens,
        "price": price,
        "rise": 0 if price is None else _rise(b, s, source, fuel, price),
        "supply": s.supply[fuel],
        "resupply": b.resupply[source, fuel, s.step],
        "shift": s.oil_shift if fuel == n.OIL else 0,
    }


def _rise(b: Board, s: State, source: int, fuel: int, price: int) -> int:
    """How much more (or less) than printed the tokens of a track cost now."""
    if b.track_size[source, fuel] == 0:
        return 0
    shift = s.oil_shift if fuel == n.OIL else 0
    space = b.track_size[source, fuel] - s.tokens[source, fuel] - shift
    return int(price - b.track_price[source, fuel, max(space, 0)])


def _auction(b: Board, s: State) -> dict[str, Any] | None:
    if s.lot == n.NO_CARD:
        return None
    opened = s.high_seat >= 0
    return {
        "plant": _card(b, s.lot),
        "nominator": s.nominator,
        "bid": s.high_bid if opened else None,
        "bidder": s.high_seat if opened else None,
        "lowest": s.high_bid + 1,
        "still_in": [who for who in range(b.seats) if not s.out_of_bidding[who]],
    }


def _player(b: Board, s: State, who: int) -> dict[str, Any]:
    part = ("in", "bought", "passed")[s.part[who]]
    return {
        "seat": who,
        "cash": s.cash[who],
        "cities": s.cities[who],
        "plants": _own_plants(b, s, who),
        "mines": [_card(b, s.mines[who, i]) for i in range(s.mine_count[who])],
        "fuel": {FUELS[fuel]: s.fuel[who, fuel] for fuel in range(n.FUELS)},
        "storage": _storage(b, s, who),
        "can_power": _can_power(b, s, who),
        "income": _income(b, s, who),
        "capacity": _capacity(b, s, who),
        "powered": s.powered[who],
        "earned": s.earned[who],
        "part": part if s.phase in (n.AUCTION, n.RESOURCES) else None,
        "free_network": bool(b.start_cities_only and not s.second_start_used[who]),
    }


@remembered
def _own_plants(b: Board, s: State, who: int) -> list[dict[str, Any]]:
    return [_card(b, s.plants[who, slot]) for slot in range(s.plant_count[who])]


@remembered
def _storage(b: Board, s: State, who: int) -> dict[str, int]:
    return {n.FUEL_NAMES[kind]: storage_for(b, s, who, kind) for kind in range(n.HYBRID + 1)}


@same_for_all
def _lit(b: Board, s: State, who: int) -> int:
    return int(most_cities_powered(b, s, who))


@remembered
def _can_power(b: Board, s: State, who: int) -> int:
    return _lit(b, s, who)


@remembered
def _income(b: Board, s: State, who: int) -> int:
    return int(income_for(b, s, who, _lit(b, s, who)))


@remembered
def _capacity(b: Board, s: State, who: int) -> int:
    return capacity(b, s, who)


@remembered
def _cities(b: Board, s: State, seat: int | None) -> list[dict[str, Any]]:
    plain = read_plainly(s, *PRICED_BY)
    return [{**place, "price": _price_for(b, plain, seat, city)} for city, place in _places(b, s)]


@same_for_all
def _places(b: Board, s: State) -> list[tuple[int, dict[str, Any]]]:
    """The cities in play with what everybody sees of them."""
    return [
        (
            city,
            {
                "id": b.printed.city_ids[city],
                "houses": [who for who in range(b.seats) if s.owners[city] >> who & 1],
                "open": b.open_spaces[city, s.step],
            },
        )
        for city in range(b.cities)
        if s.in_play[city]
    ]


def _price_for(b: Board, s: State, seat: int | None, city: int) -> int | None:
    """What this seat would pay to build here now, with or without the money; None when it could not build here at all."""
    if seat is None or why_out_of_reach(b, s, seat, city) != n.ALLOWED:
        return None
    return int(house_price(b, s, seat, city))


def _running(b: Board, s: State) -> list[dict[str, Any]]:
    if s.asked != n.ASK_BURN:
        return []
    return [_card(b, s.plants[s.seat, slot]) for slot in range(s.plant_count[s.seat]) if s.running >> slot & 1]


def _result(b: Board, s: State) -> dict[str, Any]:
    """Who won and by what: the tie-breaks in their order (NOTES 8.2)."""
    places = [0] * n.SEATS
    ranks(b, s, places)
    rows = [
        {"seat": who, "place": places[who], "powered": s.powered[who], "cash": s.cash[who], "cities": s.cities[who]}
        for who in range(b.seats)
    ]
    return {"ended_by": ENDED_BY[s.ended_by], "rows": sorted(rows, key=lambda row: (row["place"], row["seat"]))}


def printed(b: Board) -> dict[str, Any]:
    """What is printed, for drawing: map, plants, tracks, payments."""
    board_map = b.printed.map
    return {
        "map": {
            "id": board_map.id,
            "name": board_map.name,
            "canvas": list(board_map.canvas),
            "confidence": board_map.confidence,
            "special_rules": board_map.special_rules,
            "words": map_words(board_map),
        },
        "areas": [{"id": area.id, "name": area.name, "adjacent": list(area.adjacent)} for area in board_map.areas],
        "cities": [_printed_city(b, city) for city in board_map.cities],
        "links": [_printed_link(b, link) for link in board_map.links],
        "tracks": [_printed_track(b, source, fuel) for source, fuel in _tracks(b)],
        "payments": b.income.tolist(),
        "plants": [_card(b, card) for card in range(b.cards)],
        "most_plants": b.most_plants,
        "phases": _phases(b),
    }


def _phases(b: Board) -> list[str]:
    """The phases of a round in their order on this map."""
    order, auction, *rest = n.PHASE_NAMES[n.PLAYER_ORDER : n.GAME_OVER]
    return [auction, order, *rest] if b.auction_before_order else [order, auction, *rest]


def _printed_city(b: Board, city: City) -> dict[str, Any]:
    place = {"id": city.id, "name": city.name, "area": b.printed.area_ids[city.area], "x": city.x, "y": city.y}
    start = bool(b.start_city[b.printed.city_ids.index(city.id)])
    return {**place, "spaces": list(city.spaces), "foreign": city.foreign, "start": start}


def _printed_link(b: Board, link: Link) -> dict[str, Any]:
    ids = b.printed.city_ids
    return {"a": ids[link.a], "b": ids[link.b], "cost": link.cost, "uncertain": link.uncertain}


def _printed_track(b: Board, source: int, fuel: int) -> dict[str, Any]:
    prices = [b.track_price[source, fuel, space] for space in range(b.track_size[source, fuel])]
    resupply = [b.resupply[source, fuel, step] for step in (1, 2, 3)]
    return {"fuel": FUELS[fuel], "source": b.printed.source_names[source], "prices": prices, "resupply": resupply}


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
        spelled["fuel"] = f"{spelled['fuel']} ({words('source-' + str(spelled['source']))})"
    return spelled


def conserved(b: Board, s: State) -> dict[str, Any]:
    """Tokens of every fuel, plant cards, and houses that agree with the cities of the seats."""
    tokens = {}
    for fuel in range(n.FUELS):
        lying = sum(s.tokens[source, fuel] for source in range(b.sources)) + s.supply[fuel]
        held = sum(s.fuel[seat, fuel] for seat in range(b.seats))
        tokens[FUELS[fuel]] = lying + held + (s.storage if fuel == n.COAL else 0)
    houses = [sum(s.owners[city] >> seat & 1 for city in range(b.cities)) - s.cities[seat] for seat in range(b.seats)]
    return {
        **tokens,
        "houses": houses,
        "house counts": [s.houses[city] - s.owners[city].bit_count() for city in range(b.cities)],
        "each card is in one place": _doubled_cards(b, s),
        "no debts": [seat for seat in range(b.seats) if s.cash[seat] < 0],
        "no overfull city": [city for city in range(b.cities) if s.houses[city] > b.spaces[city]],
        "nothing stored in the air": [seat for seat in range(b.seats) if _overfull(b, s, seat)],
    }


def _doubled_cards(b: Board, s: State) -> list[int]:
    """Cards that lie in two places at once."""
    places = [s.market[slot] for slot in range(s.market_size)]
    places += [s.stack[(s.stack_top + i) % n.STACK] for i in range(s.stack_size)]
    places += [s.removed[i] for i in range(s.removed_count)]
    for seat in range(b.seats):
        places += [s.plants[seat, slot] for slot in range(s.plant_count[seat])]
        places += [s.mines[seat, i] for i in range(s.mine_count[seat])]
    return sorted(card for card in set(places) if places.count(card) > 1)


def _overfull(b: Board, s: State, seat: int) -> bool:
    """Whether a seat holds more fuel than its plants can (apart from the moment after a discard)."""
    if s.asked in (n.ASK_DISCARD, n.ASK_GIVE_UP):
        return False
    room = [storage_for(b, s, seat, kind) for kind in range(n.HYBRID + 1)]
    mixed = max(0, s.fuel[seat, n.COAL] - room[n.COAL]) + max(0, s.fuel[seat, n.OIL] - room[n.OIL])
    pure = any(s.fuel[seat, fuel] > room[fuel] for fuel in (n.GARBAGE, n.URANIUM))
    return bool(pure or mixed > room[n.HYBRID])
