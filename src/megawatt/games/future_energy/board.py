"""From board side, contracts, tables and options to the Board record."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from megawatt.author import Value
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.boards import Side, load_side
from megawatt.games.future_energy.cards import Contracts, PublicContracts, load_contracts, load_public_contracts
from megawatt.games.future_energy.state import Board
from megawatt.games.future_energy.tables import tables


@dataclass(frozen=True)
class Printed:
    """What people read on the board and on the cards; compiled rules never see it."""

    side: Side
    contracts: Contracts
    public: PublicContracts
    sites: tuple[tuple[str, str, bool], ...]
    """The id and the region of each, and whether it is out of play with this number of players."""
    place_ids: tuple[str, ...]
    place_names: tuple[str, ...]
    link_ids: tuple[str, ...]
    link_ids_reversed: tuple[str, ...]
    link_ends: tuple[int, ...]
    """The two places of each link, one bit each."""
    link_regions: tuple[int, ...]
    """The regions that they lie in, one bit each."""
    contract_ids: tuple[str, ...]
    contract_icons: tuple[tuple[str, ...], ...]
    public_ids: tuple[str, ...]
    modules: tuple[int, ...]


def make_board(seats: int, options: Mapping[str, Value]) -> Board:
    """The Board for settled options."""
    side = load_side(str(options["board"]), seats)
    contracts = load_contracts(str(options["contracts"]))
    public = load_public_contracts(str(options["public_contracts"]))
    b = Board()
    b.seats = seats
    b.module_1, b.module_2, b.module_3 = (int(options[f"module_{number}"]) for number in (1, 2, 3))
    _lay_map(b, side, red_links=options["red_links"] == "open")
    _weigh_links(b)
    _lay_tiles(b)
    _lay_contracts(b, contracts)
    _lay_public_contracts(b, public)
    _set_numbers(b)
    _agree_readings(b, options)
    b.printed = Printed(
        side=side,
        contracts=contracts,
        public=public,
        sites=tuple((site.id, side.regions[site.region].id, bool(b.blocked[at])) for at, site in enumerate(side.sites)),
        place_ids=tuple(place.id for place in side.places),
        place_names=tuple(place.name for place in side.places),
        link_ids=tuple(side.link_id(link) for link in side.links),
        link_ids_reversed=tuple(side.link_id(link, turned=True) for link in side.links),
        link_ends=tuple(1 << b.link_a[link] | 1 << b.link_b[link] for link in range(b.links)),
        link_regions=tuple(b.regions_here[b.link_a[link]] | b.regions_here[b.link_b[link]] for link in range(b.links)),
        contract_ids=tuple(card.id for card in (*contracts.construction, *contracts.starting)),
        contract_icons=tuple(_icons(b, card) for card in range(b.contracts + b.starting_contracts)),
        public_ids=tuple(card.id for card in public.cards),
        modules=tuple(number for number, used in enumerate((b.module_1, b.module_2, b.module_3), start=1) if used),
    )
    return b


def _icons(b: Board, card: int) -> tuple[str, ...]:
    """What is built with a contract, space by space."""
    return tuple(n.TILE_NAMES[b.icons[card, space]] for space in range(b.spaces[card]))


def _agree_readings(b: Board, options: Mapping[str, Value]) -> None:
    """Where the editions of the rulebook differ."""
    b.joining_before_action = options["joining"] == "before-action"
    b.card_window_before_action = options["card_window"] == "any-time"
    b.card_window_before_joining = options["card_window"] != "after-joining"
    b.empty_spaces_all = options["empty_spaces"] == "all"
    b.two_plants_one_contract = options["two_plants"] == "one-contract"
    b.ground_gifts_must_take = options["ground_gifts"] == "must-take"
    b.doubled_space_split = options["doubled_space"] != "together"
    b.doubled_space_choose = options["doubled_space"] == "choose"
    b.contract_duty_contract_first = options["contract_duty"] == "contract-first"
    b.without_contract_lines_only = options["without_contract"] == "lines-only"
    b.tile_action_may_decline = options["tile_action"] == "may-decline"


def _lay_map(b: Board, side: Side, *, red_links: bool) -> None:
    """Places and links; the crew uses no link of a blocked site, and lines lie there only where that is agreed (NOTES 10.6)."""
    b.places, b.sites, b.regions = len(side.places), len(side.sites), len(side.regions)
    b.start, b.links = b.sites, len(side.links)
    for i, place in enumerate(side.places):
        b.region[i] = place.region
        b.blocked[i] = side.is_blocked(i, b.seats)
    neighbours: list[list[tuple[int, int]]] = [[] for _ in side.places]
    for i, link in enumerate(side.links):
        b.link_a[i], b.link_b[i] = link.a, link.b
        in_use = not (b.blocked[link.a] or b.blocked[link.b])
        b.link_open[i] = in_use or red_links
        b.open_links += b.link_open[i]
        if in_use:
            neighbours[link.a].append((link.b, i))
            neighbours[link.b].append((link.a, i))
    for i, around in enumerate(neighbours):
        b.degree[i] = len(around)
        for slot, (there, link_number) in enumerate(sorted(around)):
            b.neighbour[i, slot], b.neighbour_link[i, slot] = there, link_number
        b.regions_here[i] = _regions_of(b, [i])
        b.regions_around[i] = _regions_of(b, [there for there, _ in around])


def _regions_of(b: Board, places: Iterable[int]) -> int:
    """The regions that places lie in, one bit each; the start space lies in none."""
    regions = 0
    for place in places:
        regions |= 1 << b.region[place] if b.region[place] >= 0 else 0
    return regions


def _weigh_links(b: Board) -> None:
    """The price (nothing on an own line, else 1 per foreign line, or 1 to the bank), what rivals get, the link itself (NOTES 5)."""
    for seat in range(n.SEATS):
        for owners in range(n.LINE_OWNERS):
            foreign = owners.bit_count()
            toll = foreign * (n.PRICE + n.RIVALS) if foreign else n.PRICE
            b.link_weight[seat, owners] = n.STEP + (0 if owners >> seat & 1 else toll)


def _lay_tiles(b: Board) -> None:
    printed = tables()
    counts = dict(printed["tiles"]["base"])
    if b.module_3:
        del counts["ground"]
        counts |= printed["tiles"]["module_3"]
    for name, count in counts.items():
        b.tile_count[n.TILE_NAMES.index(name)] = count
    b.tiles_removed_per_kind = printed["players"][str(b.seats)]["tiles_removed_per_kind"]
    b.most_alike = printed["setup"]["most_alike_around_start"]
    for name, money in printed["rewards"]["ground"].items():
        b.ground_money[n.TILE_NAMES.index(name)] = money
    b.ground_points, b.ground_lines = printed["rewards"]["ground_points"], printed["rewards"]["ground_lines"]
    for place, value in enumerate(printed["certificates"]["values"]):
        b.certificate[place] = value
    b.wildcards = printed["wildcards"]["count"]


def _lay_contracts(b: Board, contracts: Contracts) -> None:
    b.contracts, b.starting_contracts = len(contracts.construction), len(contracts.starting)
    b.contracts_removed = tables()["players"][str(b.seats)]["contracts_removed"]
    for i, card in enumerate((*contracts.construction, *contracts.starting)):
        b.spaces[i], b.points[i] = len(card.icons), card.points
        b.tenths_per_space[i] = 10 * card.points // len(card.icons)
        for space, icon in enumerate(card.icons):
            b.icons[i, space] = n.TILE_NAMES.index(icon)


def _lay_public_contracts(b: Board, public: PublicContracts) -> None:
    b.public = len(public.cards)
    for i, card in enumerate(public.cards):
        b.public_points[i], b.public_amount[i] = card.points, card.amount
        b.public_effect[i] = n.EFFECT_NAMES.index(card.effect)
        b.public_energies[i] = sum(1 << n.TILE_NAMES.index(energy) for energy in card.energies)


def _set_numbers(b: Board) -> None:
    """Money, prices, stock and scoring."""
    printed = tables()
    b.start_money, b.bank = printed["setup"]["money"], printed["setup"]["bank"]
    b.plants, b.lines = printed["setup"]["plants"], printed["setup"]["lines"]
    b.income, b.income_per_investor = printed["income"]["base"], printed["income"]["per_investor"]
    prices, rewards, scoring = printed["prices"], printed["rewards"], printed["scoring"]
    b.line_price[0], b.line_price[1] = prices["one_line"], prices["two_lines"]
    for slot, price in enumerate(prices["contracts"]):
        b.contract_price[slot] = price
    b.public_price, b.joint_price = prices["public_contract"], prices["joint_construction"]
    b.completion_money, b.certificate_bonus = rewards["completed_contract"], rewards["certificate_sold"]
    for place, points in enumerate(printed["players"][str(b.seats)]["region_points"]):
        b.region_points[place] = points
    for leading in range(n.SEATS):
        for tied in range(1, n.SEATS + 1):
            b.region_share[leading, tied] = sum(b.region_points.tolist()[leading : leading + tied]) // tied
    for regions, points in enumerate(scoring["grid_points"]):
        b.grid_points[regions] = points
    b.points_per_grid_plant = scoring["largest_grid_per_plant"]
