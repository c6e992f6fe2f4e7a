"""From map, deck, tables and options to the Board record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from megawatt.author import Value
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.areas import areas_in_play, playable_sets
from megawatt.games.power_grid.decks import VARIANT_3, Deck, Plant, load_deck
from megawatt.games.power_grid.maps import Map, load_map
from megawatt.games.power_grid.state import TOP_CARDS, Board
from megawatt.games.power_grid.tables import tables

FUELS = n.FUEL_NAMES[: n.FUELS]
RANDOM, DRAFT = "random", "draft"
CONNECTED, ANY = "connected", "any"
MARKET_KINDS = {"usual": n.USUAL, "turnover": n.TURNOVER, "step-2-by-card": n.TWO_STEP_CARDS}


@dataclass(frozen=True)
class Printed:
    """What people read on the board; compiled rules never see it."""

    map: Map
    city_ids: tuple[str, ...]
    city_names: tuple[str, ...]
    area_ids: tuple[str, ...]
    card_names: tuple[str, ...]
    plants: tuple[Plant, ...]
    source_names: tuple[str, str]
    """What to add to a fuel's name when buying from the main and the side market."""


def make_board(seats: int, options: Mapping[str, Value]) -> Board:
    """The Board for settled options."""
    board_map, deck = load_map(str(options["map"])), load_deck(str(options["deck"]))
    b = Board()
    b.seats = seats
    _lay_map(b, board_map)
    _set_length(b, board_map, seats, options)
    plants = _plants(board_map, deck, seats, str(options["deck"]))
    _lay_plants(b, board_map, deck, plants)
    _lay_fuel(b, board_map, seats)
    _set_map_rules(b, board_map, seats)
    _agree_areas(b, board_map, str(options["areas"]), anywhere=options["city_choice"] == ANY)
    _rule_out_areas(b, board_map, stranded=bool(options["stranded_cities"]))
    b.run_without_cities = int(options["run_without_cities"])
    b.printed = Printed(
        map=board_map,
        city_ids=tuple(city.id for city in board_map.cities),
        city_names=tuple(city.name for city in board_map.cities),
        area_ids=tuple(area.id for area in board_map.areas),
        card_names=tuple(plant.name for plant in plants),
        plants=tuple(plants),
        source_names=_source_names(board_map),
    )
    return b


def _lay_map(b: Board, board_map: Map) -> None:
    b.cities, b.areas = len(board_map.cities), len(board_map.areas)
    ids = [area.id for area in board_map.areas]
    islands = sorted({area.island for area in board_map.areas})
    for i, area in enumerate(board_map.areas):
        b.island[i] = islands.index(area.island)
        for other in area.adjacent:
            b.area_neighbour[i, ids.index(other)] = 1
    for i, city in enumerate(board_map.cities):
        b.city_area[i] = city.area
        b.spaces[i] = len(city.spaces)
        b.foreign[i] = city.foreign
        b.start_city[i] = city.id in board_map.rules.get("start_cities", ())
        for space, price in enumerate(city.spaces):
            b.space_price[i, space] = price
        for step, opened in enumerate(city.open_spaces, 1):
            b.open_spaces[i, step] = opened
    for link in board_map.links:
        for here, there in ((link.a, link.b), (link.b, link.a)):
            b.neighbour[here, b.degree[here]] = there
            b.link_cost[here, b.degree[here]] = link.cost
            b.degree[here] += 1


def _set_length(b: Board, board_map: Map, seats: int, options: Mapping[str, Value]) -> None:
    """Areas, plant limit and the numbers that bring step 2 and the end."""
    printed = tables()
    row = printed["players"][str(seats)]
    b.areas_in_play = areas_in_play(board_map, seats)
    b.most_plants = row["max_plants"]
    b.step_2_at, b.end_at = row["step_2_at"], row["end_at"]
    if "step_2_at" in board_map.rules:
        b.step_2_at = board_map.rules["step_2_at"][seats - 2]
    if "end_at" in board_map.rules:
        b.end_at = board_map.rules["end_at"][seats - 2]
    b.plants_removed = row["plants_removed"]
    if options["deck"] == VARIANT_3:
        big = printed["variant_3"][str(seats)]
        b.cities_in_play, b.step_2_at, b.end_at = big["cities_in_play"], big["step_2_at"], big["end_at"]
        b.plants_removed = big["plants_removed"]
    if MARKET_KINDS[board_map.rules.get("market", "usual")] == n.TWO_STEP_CARDS:
        b.step_2_at = 0
    if options["introductory"]:
        b.end_at = b.most_cities = printed["first_game"]["end_at"]
        b.step_2_at = 0
    b.round_limit = int(options["round_limit"])
    b.late_start_free_city = options["late_start"] == "free-city"
    b.start_cash = printed["setup"]["starting_money"]
    for cities, income in enumerate(printed["payments"]["by_cities"]):
        b.income[cities] = income


def _plants(board_map: Map, deck: Deck, seats: int, deck_name: str) -> list[Plant]:
    """The cards of this game in order of rank, regional versions beside the plants they replace."""
    out = set(board_map.rules.get("out_of_game", ()))
    if deck_name not in ("base", VARIANT_3):
        out = set(board_map.rules.get("deck_2_out_of_game", ()))
    by_players = board_map.rules.get("removed_by_players")
    if by_players:
        out |= set(by_players[seats - 2])
    plants = [plant for plant in deck.plants if plant.number not in out]
    for area, cards in board_map.data.get("regional_plants", {}).items():
        for card in cards:
            plants = [replace(p, not_area=area) if p.number == card["number"] and not p.only_area else p for p in plants]
            plants.append(Plant(card["number"], card["fuel"], card["units"], card["cities"], only_area=area))
    return sorted(plants, key=lambda plant: (plant.number, plant.rank, plant.deck == "new", plant.only_area))


def _lay_plants(b: Board, board_map: Map, deck: Deck, plants: Sequence[Plant]) -> None:
    rules = board_map.rules
    area_ids = [area.id for area in board_map.areas]
    first_market = tuple(map(str, rules.get("first_market", deck.first_market)))
    never_removed = rules.get("never_removed", ())
    early = rules.get("early_plants", {"numbers": (), "others": 0})
    b.cards, b.twin_decks, b.early_others = len(plants), deck.twins, early["others"]
    for i, plant in enumerate(plants):
        b.card_number[i], b.card_units[i], b.card_cities[i] = plant.number, plant.units, plant.cities
        b.card_fuel[i] = n.FUEL_NAMES.index(plant.fuel)
        b.card_stores[i] = 2 * plant.units << b.card_fuel[i] * n.PACKED_BITS
        b.card_burns[i] = plant.units + rules.get("extra_burn", {}).get(plant.fuel, 0) << b.card_fuel[i] * n.PACKED_BITS
        b.card_twin[i] = _twin(plants, i) if deck.twins else n.NO_CARD
        b.card_starts[i] = plant.name in first_market
        b.card_area[i] = area_ids.index(plant.only_area) if plant.only_area else -1
        b.card_not_area[i] = area_ids.index(plant.not_area) if plant.not_area else -1
        b.card_mine[i] = plant.number in rules.get("mines", ())
        b.card_leaves[i] = plant.number in tables()["step_2_by_card"]["leave_in_step_1"]
        b.card_anchor[i] = 1 if plant.fuel in never_removed else 2 if plant.number in early["numbers"] else 0
        if "ordered_up_to" in rules:
            b.card_anchor[i] = (plant.number > rules["ordered_up_to"]) + (plant.number > rules["shuffled_up_to"])
    top = rules.get("top_of_stack", deck.top) if not deck.twins else ()
    names = [plant.name for plant in plants]
    for target, cards in ((b.top_cards, top), (b.later_cards, rules.get("on_stack_at_step_2", ()))):
        present = [names.index(str(card)) for card in cards if str(card) in names]
        for i in range(TOP_CARDS):
            target[i] = present[i] if i < len(present) else n.NO_CARD


def _twin(plants: Sequence[Plant], card: int) -> int:
    for other, plant in enumerate(plants):
        if other != card and plant.number == plants[card].number:
            return other
    return n.NO_CARD


def _lay_fuel(b: Board, board_map: Map, seats: int) -> None:
    printed, data = tables(), board_map.data
    two_markets = "markets" in data
    b.storage_price = board_map.rules.get("coal_storage_price", 0)
    b.sources = 2 if two_markets or b.storage_price else 1
    for fuel, name in enumerate(FUELS):
        b.total_tokens[fuel] = data.get("tokens", {}).get(name, printed["resources"]["totals"][name])
        if two_markets:
            for source, market in enumerate((data["markets"]["main"], data["markets"]["side"])):
                track = market.get(name, {"prices": [], "start": 0})
                rows = market["resupply"].get(name, [[0, 0, 0]] * 5)
                _lay_track(b, source, fuel, track["prices"], track["start"], rows[seats - 2])
        else:
            per_space = printed["resources"]["tokens_per_space"][name]
            usual = [price for price in printed["resources"]["price_spaces"][name] for _ in range(per_space)]
            prices = data.get("price_track", {}).get(name, usual)
            start = data.get("start_market", {}).get(name, printed["start_market"][name]["tokens"])
            rows = data.get("resupply", {}).get(name, printed["resupply"][name])
            _lay_track(b, n.MAIN, fuel, prices, start, rows[seats - 2])


def _lay_track(b: Board, source: int, fuel: int, prices: Sequence[int], start: int, resupply: Sequence[int]) -> None:
    b.track_size[source, fuel] = len(prices)
    b.start_tokens[source, fuel] = start
    for space, price in enumerate(prices):
        b.track_price[source, fuel, space] = price
    for step, count in enumerate(resupply, 1):
        b.resupply[source, fuel, step] = count


def _set_map_rules(b: Board, board_map: Map, seats: int) -> None:
    rules = board_map.rules
    city_ids = [city.id for city in board_map.cities]
    b.market_kind = MARKET_KINDS[rules.get("market", "usual")]
    b.on_offer = rules.get("on_offer", tables()["setup"]["current_market_size"])
    b.nothing_sold_removes = rules.get("nothing_sold_removes", 1)
    b.obsolete_leave = rules.get("obsolete_plants_leave", True)
    b.turnover_least = rules.get("turnover_least", [0] * 5)[seats - 2]
    b.turnover_size = rules.get("turnover_size", [0] * 5)[seats - 2]
    b.below_step_3 = rules.get("below_step_3", 0)
    b.areas_apart = 1 if rules.get("areas_apart") else 2 if rules.get("islands") else 0
    for flag in ("first_pass_removes", "fifth_if_ecological", "smallest_leaves_too", "ecological_stays", "auction_before_order",
                 "oil_slides", "must_power_most"):  # fmt: skip
        setattr(b, flag, int(rules.get(flag, False)))
    b.one_at_a_time = int(rules.get("one_token_at_a_time", False))
    for number in ("second_network_cost", "connection_at_most", "outage_fine"):
        setattr(b, number, rules.get(number, 0))
    b.price_rise = rules.get("price_rise_in_step_3", 0)
    b.start_cities_only = int("start_cities" in rules)
    b.uranium_restricted = int("uranium_areas" in rules)
    for i, area in enumerate(board_map.areas):
        b.uranium_areas[i] = area.id in rules.get("uranium_areas", ())
    if "discount" in rules:
        b.discount, b.discount_city = rules["discount"]["by"], city_ids.index(rules["discount"]["city"])
        b.discount_fuel = FUELS.index(rules["discount"]["fuel"])
    for step, cap in enumerate(rules.get("price_cap", (0, 0, 0)), 1):
        b.price_cap[step] = cap
    b.mines_sell = int("mines" in rules)
    for space, price in enumerate(rules.get("mine_prices", ())):
        b.mine_track[space] = price
    for step, count in enumerate(board_map.data.get("mine_refill", {}).get("removed", [[0, 0, 0]] * 5)[seats - 2], 1):
        b.mine_refill[step] = count


def _agree_areas(b: Board, board_map: Map, areas: str, *, anywhere: bool) -> None:
    """Drafted, drawn at random, or the host's list (of cities with variant 3)."""
    b.drafted = areas == DRAFT
    b.city_choice_any = b.drafted and anywhere
    if areas in (RANDOM, DRAFT):
        return
    wanted = areas.split(",")
    for i, city in enumerate(board_map.cities):
        b.agreed_cities[i] = b.cities_in_play > 0 and city.id in wanted
    for i, area in enumerate(board_map.areas):
        b.agreed_areas[i] = b.cities_in_play == 0 and area.id in wanted


def _rule_out_areas(b: Board, board_map: Map, *, stranded: bool) -> None:
    """Mark every set of areas that can still become a playable one; all of them where cities may be out of reach."""
    playable = [] if stranded else list(playable_sets(board_map, b.areas_in_play))
    for areas in range(1 << b.areas):
        chosen = {area for area in range(b.areas) if areas >> area & 1}
        b.area_set[areas] = stranded or any(chosen <= whole for whole in playable)


def _source_names(board_map: Map) -> tuple[str, str]:
    main, side = board_map.rules.get("source_names", ("", "storage"))
    return str(main), str(side)
