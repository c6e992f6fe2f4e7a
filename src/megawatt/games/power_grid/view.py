"""What people see of a game of Power Grid: the JSON view of the table."""

from __future__ import annotations

from typing import Literal, get_args

from megawatt.author import cached_part, shared_part
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.advice import most_lit
from megawatt.games.power_grid.printed import FUELS, shown_card, shown_plant, tracks
from megawatt.games.power_grid.rules.building import OUT_OF_REACH
from megawatt.games.power_grid.rules.bureaucracy import income_for, mine_price
from megawatt.games.power_grid.rules.ending import ranks
from megawatt.games.power_grid.rules.market import plants_in_market, plants_on_offer
from megawatt.games.power_grid.rules.questions import questions
from megawatt.games.power_grid.rules.resources import token_price, tokens_for_sale
from megawatt.games.power_grid.rules.rule_queries import capacity, price_of_house
from megawatt.games.power_grid.rules.storage import storage_for
from megawatt.games.power_grid.state import Board, State
from megawatt.games.power_grid.view_types import (
    Auction,
    CityState,
    FuelState,
    Market,
    Place,
    Plant,
    Player,
    Result,
    ResultRow,
    SeenBy,
    View,
)

ENDED_BY: tuple[Literal["network", "round-limit", "full-board"] | None, ...] = (None, "network", "round-limit", "full-board")
STORED: tuple[n.Stored, ...] = get_args(n.Stored)
PARTS: tuple[Literal["in", "bought", "passed"], ...] = ("in", "bought", "passed")


def view(b: Board, s: State, seat: int | None) -> View:
    """The whole table as this seat sees it; only the stack and the removed plants are hidden from anyone."""
    return {**seen_by_all(b, s), **seen_by(b, s, seat)}


def seen_by(b: Board, s: State, seat: int | None) -> SeenBy:
    """What depends on who looks: the prices of this seat."""
    return {"you": seat, "fuel": _fuels(b, s, seat), "cities": _cities(b, s, None if s.phase == n.GAME_OVER else seat)}


def seen_by_all(b: Board, s: State) -> View:
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
        "running": _running(b, s),
        "result": _result(b, s) if s.phase == n.GAME_OVER else None,
    }  # fmt: skip


@cached_part
def _market(b: Board, s: State) -> Market:
    offered = plants_on_offer(b, s)
    known = [(s.stack_top + i) % n.STACK for i in range(s.stack_size)]
    return {
        "offered": [shown_card(b, s.market[slot]) for slot in range(offered)],
        "future": [shown_card(b, s.market[slot]) for slot in range(offered, s.market_size)],
        "stack": s.stack_size,
        "removed": s.removed_count,
        "known_top": _known_cards(b, s, known),
        "known_bottom": _known_cards(b, s, known[::-1]),
        "twins_to_come": _twins_to_come(b, s),
        "out_of_game": _out_of_game(b, s),
        "step_3_card": plants_in_market(s) < s.market_size,
        "step_3_seen": s.step_3_seen > 0,
    }


def _known_cards(b: Board, s: State, slots: list[int]) -> list[str]:
    """The cards from one end of the stack that everybody knows."""
    names = []
    for slot in slots:
        if s.stack_part[slot] != 0:
            break
        names.append(shown_card(b, s.stack[slot])["name"])
    return names


def _twins_to_come(b: Board, s: State) -> list[str]:
    """Both decks: plants of which one card has been seen and the other is still to come (NOTES 10.2)."""
    cards = [card for card in range(b.cards) if b.card_twin[card] != n.NO_CARD and not s.seen[card]]
    return [b.printed.card_names[card] for card in cards if s.seen[b.card_twin[card]]]


def _out_of_game(b: Board, s: State) -> list[Plant]:
    """Both decks: the cards that have left the game openly, since two cards of one number differ (NOTES 10.2)."""
    if not b.twin_decks:
        return []
    lying = {s.market[slot] for slot in range(s.market_size)}
    lying |= {s.stack[(s.stack_top + i) % n.STACK] for i in range(s.stack_size)}
    lying |= {s.plants[who, slot] for who in range(b.seats) for slot in range(s.plant_count[who])}
    return [shown_plant(b, card) for card in range(b.cards) if s.seen[card] and card not in lying and card != s.lot]


@cached_part
def _fuels(b: Board, s: State, seat: int | None) -> list[FuelState]:
    return [_fuel(b, s, seat, source, fuel) for source, fuel in tracks(b)]


def _fuel(b: Board, s: State, seat: int | None, source: int, fuel: int) -> FuelState:
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


@cached_part
def _auction(b: Board, s: State) -> Auction | None:
    if s.lot == n.NO_CARD:
        return None
    opened = s.high_seat >= 0
    return {
        "plant": shown_plant(b, s.lot),
        "nominator": s.nominator,
        "bid": s.high_bid if opened else None,
        "bidder": s.high_seat if opened else None,
        "lowest": s.high_bid + 1,
        "still_in": [who for who in range(b.seats) if not s.out_of_bidding[who]],
    }


@cached_part
def _player(b: Board, s: State, who: int) -> Player:
    return {
        "seat": who,
        "cash": s.cash[who],
        "cities": s.cities[who],
        "plants": _own_plants(b, s, who),
        "mines": [shown_plant(b, s.mines[who, i]) for i in range(s.mine_count[who])],
        "fuel": {FUELS[fuel]: s.fuel[who, fuel] for fuel in range(n.FUELS)},
        "storage": _storage(b, s, who),
        "can_power": _can_power(b, s, who),
        "income": _income(b, s, who),
        "capacity": _capacity(b, s, who),
        "powered": s.powered[who],
        "earned": s.earned[who],
        "part": PARTS[s.part[who]] if s.phase in (n.AUCTION, n.RESOURCES) else None,
        "free_network": bool(b.start_cities_only and not s.second_start_used[who]),
    }


@cached_part
def _own_plants(b: Board, s: State, who: int) -> list[Plant]:
    return [shown_plant(b, s.plants[who, slot]) for slot in range(s.plant_count[who])]


@cached_part
def _storage(b: Board, s: State, who: int) -> dict[n.Stored, int]:
    return {name: storage_for(b, s, who, kind) for kind, name in enumerate(STORED)}


@cached_part
def _can_power(b: Board, s: State, who: int) -> int:
    return most_lit(b, s, who)


@cached_part
def _income(b: Board, s: State, who: int) -> int:
    return int(income_for(b, s, who, most_lit(b, s, who)))


@cached_part
def _capacity(b: Board, s: State, who: int) -> int:
    return int(capacity(b, s, who))


@cached_part
def _cities(b: Board, s: State, seat: int | None) -> list[CityState]:
    prices = _prices_for(b, s, seat)
    return [{**place, "price": prices[city]} for city, place in _places(b, s)]


@shared_part
def _places(b: Board, s: State) -> list[tuple[int, Place]]:
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


def _prices_for(b: Board, s: State, seat: int | None) -> list[int | None]:
    """What this seat would pay to build in each city now, with or without the money; None where it could not build at all."""
    if seat is None:
        return [None] * b.cities
    return [None if price == OUT_OF_REACH else price for price in price_of_house.each(b, s, seat, b.cities)]


def _running(b: Board, s: State) -> list[str]:
    """The plants that are being run, by name."""
    if s.asked != n.ASK_BURN:
        return []
    slots = [slot for slot in range(s.plant_count[s.seat]) if s.running >> slot & 1]
    return [b.printed.card_names[s.plants[s.seat, slot]] for slot in slots]


def _result(b: Board, s: State) -> Result:
    """Who won and by what: the tie-breaks in their order (NOTES 8.2)."""
    places = [0] * n.SEATS
    ranks(b, s, places)
    rows: list[ResultRow] = [
        {"seat": who, "place": places[who], "powered": s.powered[who], "cash": s.cash[who], "cities": s.cities[who]}
        for who in range(b.seats)
    ]
    return {"ended_by": ENDED_BY[s.ended_by], "rows": sorted(rows, key=lambda row: (row["place"], row["seat"]))}
