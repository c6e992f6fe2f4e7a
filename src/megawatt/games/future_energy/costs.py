"""What a legal action costs and brings, told before somebody commits: prices, who is paid, the way, what gets completed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from megawatt.author import ByVerb
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.building import plants_that_go
from megawatt.games.future_energy.rules.joint import is_second_plant
from megawatt.games.future_energy.rules.lines import is_relocation
from megawatt.games.future_energy.rules.moving import link_price, link_to
from megawatt.games.future_energy.rules.rule_queries import way_on, way_to_site
from megawatt.games.future_energy.state import Board, State

Costs = dict[str, Any]


def spending(s: State, price: int) -> Costs:
    """A price, and what the seat to decide has left when it is paid."""
    return {"price": price, "left": s.cash[s.seat] - price}


# Planning.


def _contract(b: Board, s: State, slot: int) -> Costs:
    price = 0 if s.asked == n.ASK_TAKE_CONTRACT else b.contract_price[slot]
    card = s.display[slot]
    return {**spending(s, price), "points": b.points[card], "plants": b.spaces[card]}


def _use(b: Board, s: State, index: int) -> Costs:
    card, replaced = divmod(index, 1 << n.ENERGIES)
    return {"points": 0 if replaced else b.public_points[card]}


def _places(b: Board, s: State, links: Sequence[int]) -> list[Costs]:
    """Of each link: in how many regions the own grid would end, how many more than now that is, and the lines that are left."""
    grids = grids_of(b, s, s.seat)
    reached = max((regions.bit_count() for _, regions in grids), default=0)
    left = s.line_supply[s.seat] - (0 if is_relocation(s.line_purpose) else 1)
    found = [{"regions": reached + more, "more": more, "left": left} for more in range(n.REGIONS + 1)]
    regions = regions_with_each_link(b, grids)
    return [found[max(0, regions[link].bit_count() - reached)] for link in links]


Grid = tuple[int, int]
"""The places and the regions that connected lines end in, one bit each."""


def grids_of(b: Board, s: State, seat: int) -> list[Grid]:
    """What the lines of a seat connect."""
    grids: list[Grid] = []
    for link, owners in enumerate(s.lines.tolist()):
        if owners >> seat & 1:
            grid = joined(b, grids, link)
            grids = [*(other for other in grids if not other[0] & grid[0]), grid]
    return grids


def joined(b: Board, grids: list[Grid], link: int) -> Grid:
    """The grid that a line on this link makes with those it touches."""
    places = grown = b.printed.link_ends[link]
    regions = b.printed.link_regions[link]
    for touched, reached in grids:
        if touched & places:
            grown |= touched
            regions |= reached
    return grown, regions


def regions_with_each_link(b: Board, grids: list[Grid]) -> Sequence[int]:
    """The regions of the grid that a line would belong to, link by link: the list of moves asks for most of them."""
    ends: Sequence[int] = b.printed.link_ends
    regions: Sequence[int] = b.printed.link_regions
    for touched, reached in grids:
        regions = [here | reached if places & touched else here for places, here in zip(ends, regions, strict=True)]
    return regions


# The crew.


def _crew(b: Board, s: State, sites: Sequence[int]) -> list[Costs]:
    """The tile that lies there, and the way that `crew SITE` and `go` take together: its links, its price and who is paid."""
    seats, ids, cash = b.seats, b.printed.link_ids, s.cash[s.seat]
    ways = way_to_site.listed_each(b, s, sites)
    tiles = [n.TILE_NAMES[s.tile[site]] for site in sites]
    return [{"tile": tile, **_way(seats, ids, cash, walked)} for tile, walked in zip(tiles, ways, strict=True)]


def _go(b: Board, s: State, _: int) -> Costs:
    return _way(b.seats, b.printed.link_ids, s.cash[s.seat], way_on.listed(b, s))


def _way(seats: int, ids: Sequence[str], cash: int, walked: list[int]) -> Costs:
    """A way: what each seat and the bank are paid on it, and its links."""
    paid, bank = walked[:seats], walked[seats]
    rivals = sum(paid)
    price, links = rivals + bank, [ids[link] for link in walked[seats + 1 :]]
    return {"price": price, "left": cash - price, "rivals": rivals, "bank": bank, "paid": paid, "links": links}


def _step(b: Board, s: State, place: int) -> Costs:
    """One link: who is paid for it, and the least that the rest of the way costs."""
    link = link_to(b, s, place)
    if s.asked == n.ASK_MOVE_CREW:
        return {**_one_link(b, s, link, free=True), "rest": 0}
    return {**_one_link(b, s, link, free=False), "rest": s.way[s.extensions_left, place] // n.PRICE}


def _free(b: Board, s: State, place: int) -> Costs:
    rest = s.way[s.extensions_left - 1, place] // n.PRICE
    return {**_one_link(b, s, link_to(b, s, place), free=True), "rest": rest}


def _one_link(b: Board, s: State, link: int, free: bool) -> Costs:
    price = 0 if free else link_price(b, s, s.seat, link)
    lines = s.lines[link]
    paid = [1 if price and lines >> who & 1 else 0 for who in range(b.seats)]
    way = {"rivals": sum(paid), "bank": price - sum(paid), "paid": paid, "links": [b.printed.link_ids[link]]}
    return {**spending(s, price), **way}


# Plants. The index of a plant is the contract and the space in one number.


def _build(b: Board, s: State, plant: int) -> Costs:
    if s.asked == n.ASK_EXTRA_OIL:
        return completion(b, s, plant, min(_fitting(b, s, plant), s.action_left))
    on_oil = s.asked == n.ASK_BUILD and s.tile[s.target] == n.OIL
    return completion(b, s, plant, _fitting(b, s, plant) if on_oil else 1)


def _join(b: Board, s: State, plant: int) -> Costs:
    count = _fitting(b, s, plant) if s.tile_taken == n.OIL else 1
    price = 0 if is_second_plant(s) else b.joint_price
    return {**spending(s, price), **completion(b, s, plant, count)}


def _return(b: Board, s: State, plant: int) -> Costs:
    return completion(b, s, plant, 1)


def _fitting(b: Board, s: State, plant: int) -> int:
    """How many plants of this space go to the site at once."""
    return int(plants_that_go(b, s, s.seat, *divmod(plant, n.SPACES)))


def completion(b: Board, s: State, plant: int, count: int) -> Costs:
    """The points of the contract when these are its last plants, and how many would be left on it."""
    card = plant // n.SPACES
    left = s.plants_on[card].bit_count() + s.second[card] - count
    return {"remaining": left, "points": 0 if left else b.points[card], "income": 0 if left else b.completion_money}


def _sell(b: Board, s: State, index: int) -> Costs:
    return {"income": n.CERTIFICATES_WORTH[index] + b.certificate_bonus}


costs: ByVerb[Costs] = ByVerb(
    m.actions,
    dict,
    {
        "line": lambda b, s, _: spending(s, b.line_price[0]),
        "lines": lambda b, s, _: spending(s, b.line_price[1]),
        "contract": _contract,
        "public": lambda b, s, _: spending(s, b.public_price),
        "blind": lambda b, s, _: spending(s, b.public_price),
        "use": _use,
        "go": _go,
        "step": _step,
        "free": _free,
        "build": _build,
        "join": _join,
        "return": _return,
        "sell": _sell,
    },
    {"place": _places, "crew": _crew},
)
"""Millions, points and consequences of a legal action; nothing when it has none worth telling."""
