"""What people see of a game of Future Energy: the JSON view of the table."""

from __future__ import annotations

from typing import NamedTuple, cast

from megawatt.author import cached_numbers, cached_part, read_row_untracked, shared_part
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.printed import shown_contract, shown_public
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.games.future_energy.rules.ending import ranks, score_certificates, total
from megawatt.games.future_energy.rules.lines import is_relocation
from megawatt.games.future_energy.rules.planning import contract_is_due, is_under_duty
from megawatt.games.future_energy.rules.questions import questions
from megawatt.games.future_energy.rules.rule_queries import (
    points_of_empty_spaces,
    points_of_grid,
    points_of_largest_grid,
    points_of_regions,
    regions_in_grid,
)
from megawatt.games.future_energy.state import Board, State
from megawatt.games.future_energy.view_types import (
    Chosen,
    HeldContract,
    IfOver,
    Line,
    OfferedContract,
    OpenSide,
    Player,
    Points,
    PublicCard,
    PublicDisplay,
    Region,
    Result,
    ResultRow,
    Route,
    SeenBy,
    Site,
    Turn,
    View,
)  # fmt: skip


def view(b: Board, s: State, seat: int | None) -> View:
    """The whole table as this seat sees it: of the others' certificates only their number."""
    return {**seen_by_all(b, s), **seen_by(b, s, seat)}


def seen_by(b: Board, s: State, seat: int | None) -> SeenBy:
    """What depends on who looks: the own certificates."""
    players, certificates, known = _players(b, s)
    if seat is not None and certificates[seat]:
        players = players[:]
        players[seat] = _player(b, s, seat, certificates[seat], known[seat])
    return {"you": seat, "players": players}


def seen_by_all(b: Board, s: State) -> View:
    """What does not depend on who looks; the places of what does are kept free."""
    over = s.phase == n.GAME_OVER
    return {
        "game": "future-energy",
        "board": b.printed.side.id,
        "seats": b.seats,
        "modules": list(b.printed.modules),
        "you": None,
        "round": s.round_no,
        "phase": n.PHASE_NAMES[s.phase],
        "asked": questions.names[s.asked],
        "seat": None if s.seat < 0 else s.seat,
        "active": None if over else s.active,
        "first": s.first,
        "last_round": n.ENDED_BY[s.ended_by],
        "crew": b.printed.place_ids[s.crew],
        "sites": _sites(b, s),
        "start_plants": [s.plants[who, b.start] for who in range(b.seats)],
        "regions": _regions(b, s),
        "lines": _lines(b, s),
        "display": _display(b, s),
        "stack": s.stack_size,
        "removed": s.removed_count,
        "public": _public_display(b, s) if b.module_2 else None,
        "certificates_left": n.CERTIFICATES - s.certificates_drawn,
        "players": [],
        "turn": None if over else _turn(b, s),
        "route": _route(b, s) if s.asked == n.ASK_ROUTE else None,
        "result": _result(b, s) if over else None,
    }  # fmt: skip


@cached_part
def _sites(b: Board, s: State) -> list[Site]:
    tiles, plants, names = s.tile.tolist(), zip(*s.plants.tolist()[: b.seats], strict=True), n.TILE_NAMES
    return [
        {
            "id": site,
            "region": region,
            "tile": names[tile] if tile >= 0 else None,
            "blocked": blocked,
            "plants": list(standing),
        }
        for (site, region, blocked), tile, standing in zip(b.printed.sites, tiles, plants, strict=False)
    ]


@cached_part
def _regions(b: Board, s: State) -> list[Region]:
    """Everybody's plants in each region and what they would bring now."""
    plants = zip(*s.in_region.tolist()[: b.seats], strict=True)
    points = zip(*_points_by_region(b, s), strict=True)
    return [
        {"id": region.id, "name": region.name, "plants": list(standing), "points": list(scored)}
        for region, standing, scored in zip(b.printed.side.regions, plants, points, strict=False)
    ]


@cached_part
def _lines(b: Board, s: State) -> list[Line]:
    lines = s.lines.tolist()
    return [
        {"id": b.printed.link_ids[link], "owners": [who for who in range(b.seats) if lines[link] >> who & 1]}
        for link in range(b.links)
        if lines[link]
    ]


@cached_part
def _display(b: Board, s: State) -> list[OfferedContract]:
    return [{**shown_contract(b, s.display[slot]), "price": b.contract_price[slot]} for slot in range(s.display_size)]


def _public_display(b: Board, s: State) -> PublicDisplay:
    shown = [shown_public(b, s.public_display[slot]) for slot in range(s.public_display_size)]
    return {"display": shown, "price": b.public_price, "stack": s.public_stack_size, "wildcards": s.wildcards_left}


Certificates = list[tuple[int | None, ...]]
"""The values of everybody's certificates; None for those that the reader cannot see."""


@shared_part
def _players(b: Board, s: State) -> tuple[list[Player], Certificates, list[Known]]:
    """Everybody as the others see them; and, for everybody's own side, the certificates and what is known of them."""
    certificates, known = _certificates(b, s), _known(b, s)
    seen = certificates if s.phase == n.GAME_OVER else [(None,) * len(values) for values in certificates]
    return [_player(b, s, who, seen[who], known[who]) for who in range(b.seats)], certificates, known


class Known(NamedTuple):
    """What a player has that takes some counting; what everybody sees."""

    cards: tuple[int, ...]
    empty_spaces: int
    regions: int
    grid: int
    largest_grid: int
    regions_reached: int


@cached_numbers
def _known(b: Board, s: State) -> list[Known]:
    """Everybody's."""
    counts = zip(_cards(b, s), _empty_spaces(b, s), _points_by_region(b, s), _grids(b, s), strict=True)
    return [Known(cards, empty, sum(regions), *grids) for cards, empty, regions, grids in counts]


@cached_numbers
def _cards(b: Board, s: State) -> list[tuple[int, ...]]:
    """Everybody's contracts."""
    holders = s.holder.tolist()[: all_contracts(b)]
    return [tuple(card for card, holder in enumerate(holders) if holder == who) for who in range(b.seats)]


@cached_numbers
def _empty_spaces(b: Board, s: State) -> list[int]:
    """Everybody's empty spaces that count."""
    return points_of_empty_spaces.each(b, s, b.seats)


@cached_numbers
def _points_by_region(b: Board, s: State) -> list[list[int]]:
    """Everybody's points for each region."""
    points, regions = points_of_regions.listed(b, s), b.regions
    return [points[first : first + regions] for first in range(0, len(points), regions)]


@cached_numbers
def _grids(b: Board, s: State) -> list[tuple[int, int, int]]:
    """Everybody's points for the best grid and for the largest, and in how many regions the best one ends."""
    largest = points_of_largest_grid.each(b, s, b.seats) if b.module_1 else [0] * b.seats
    return list(zip(points_of_grid.each(b, s, b.seats), largest, regions_in_grid.each(b, s, b.seats), strict=True))


@cached_numbers
def _certificates(b: Board, s: State) -> Certificates:
    """The values of everybody's certificates."""
    drawn = list(zip(s.certificate_holder.tolist(), s.certificate.tolist(), strict=True))[: s.certificates_drawn]
    return [tuple(sorted(value for holder, value in drawn if holder == who)) for who in range(b.seats)]


@cached_part
def _player(b: Board, s: State, who: int, certificates: tuple[int | None, ...], known: Known) -> Player:
    """A player; certificates that the reader cannot see count nothing."""
    return {
        **_open_side(b, s, who, known),
        "certificates": list(certificates),
        "if_over": _if_over(s, who, known, sum(value or 0 for value in certificates)),
    }


OF_A_PLAYER = frozenset(("score", "cash", "plant_supply", "line_supply", "investors", "engineers", "extensions", "wildcards"))


@shared_part
def _open_side(b: Board, watched: State, who: int, known: Known) -> OpenSide:
    """What everybody sees of a player; the places of what the reader may not see are kept free."""
    s: State = read_row_untracked(watched, who, OF_A_PLAYER)
    return {
        "seat": who,
        "score": s.score[who],
        "cash": s.cash[who],
        "plants": s.plant_supply[who],
        "lines": s.line_supply[who],
        "investors": s.investors[who],
        "engineers": 1 + s.engineers[who],
        "extensions": s.extensions[who],
        "income": b.income + b.income_per_investor * s.investors[who],
        "contracts": _contracts(b, watched, known.cards),
        "completed": [b.printed.contract_ids[card] for card in known.cards if not watched.plants_on[card]],
        "certificates": [],
        "public": _public(b, watched, who),
        "kept": _kept(b, watched, who),
        "wildcards": s.wildcards[who],
        "regions_reached": known.regions_reached,
    }


def _if_over(s: State, who: int, known: Known, certificates: int) -> IfOver:
    """The points of a player if the game ended now, part by part."""
    points = s.score[who] + known.empty_spaces + certificates + known.regions + known.grid + known.largest_grid
    return {**_points(s, who, known, certificates), "points": points}


def _points(s: State, who: int, known: Known, certificates: int) -> Points:
    return {
        "score": s.score[who],
        "empty_spaces": known.empty_spaces,
        "certificates": certificates,
        "regions": known.regions,
        "grid": known.grid,
        "largest_grid": known.largest_grid,
    }


@cached_part
def _contracts(b: Board, s: State, cards: tuple[int, ...]) -> list[HeldContract]:
    """Of these contracts those that are not completed."""
    return [_held(b, s, card) for card in cards if s.plants_on[card]]


@cached_part
def _public(b: Board, s: State, who: int) -> list[PublicCard]:
    return [shown_public(b, card) for card, holder in enumerate(s.public_holder.tolist()[: b.public]) if holder == who]


@cached_part
def _kept(b: Board, s: State, who: int) -> dict[str, int]:
    return {name: s.kept[who, tile] for tile, name in enumerate(n.TILE_NAMES) if s.kept[who, tile]}


def _held(b: Board, s: State, card: int) -> HeldContract:
    shown, standing, doubled = shown_contract(b, card), s.plants_on[card], n.TILE_NAMES[n.OIL] if s.second[card] else None
    plants = [(standing >> space & 1) + (icon == doubled) for space, icon in enumerate(shown["icons"])]
    return {**shown, "plants": plants}


PLANNING = ("one-line", "two-lines", "contract")
COVERED = [[name for action, name in enumerate(PLANNING) if covered >> action & 1] for covered in range(1 << len(PLANNING))]
"""The planning actions that have been taken, by the bits of `covered`."""


def _turn(b: Board, s: State) -> Turn:
    """What the active player has done and still has to do."""
    return {
        "engineers_left": s.engineers_left,
        "covered": COVERED[s.covered],
        "must_buy_contract": s.phase == n.PLANNING and bool(contract_is_due(b, s)),
        "lines_only": s.phase == n.PLANNING
        and bool(b.without_contract_lines_only and is_under_duty(s) and not contract_is_due(b, s)),
        "lines_due": s.lines_due,
        "target": b.printed.place_ids[s.target] if s.target != n.NO_SITE else None,
        "card": b.printed.public_ids[s.card] if s.card != n.NO_CARD else None,
        "decides": bool(s.decides),
        "offered": n.TILE_NAMES[s.tile_taken] if s.asked == n.ASK_TILE_ACTION else None,
        "icon_built": n.TILE_NAMES[s.icon_built] if s.phase == n.JOINT_CONSTRUCTION else None,
        "chosen": _chosen(b, s),
    }


def _chosen(b: Board, s: State) -> Chosen | None:
    """What the next answer goes with: the lifted line, the plant that waits for its site, the first tile of a swap."""
    if s.lines_due and is_relocation(s.line_purpose):
        return {"link": b.printed.link_ids[s.lifted]}
    return cast(Chosen, questions.shown(b, s.asked, [s.chosen])) or None


def _route(b: Board, s: State) -> Route:
    """The move under way: what it has cost so far and what the best way on would cost."""
    return {
        "target": b.printed.place_ids[s.target],
        "paid": [s.paid[who] for who in range(b.seats)],
        "paid_bank": s.paid[b.seats],
        "free_links": s.extensions_left,
        "passed": [b.printed.place_ids[place] for place in range(b.places) if s.visited >> place & 1],
    }


def _result(b: Board, s: State) -> Result:
    """Who won and by what: every part of the final scoring (NOTES 8)."""
    places = [0] * n.SEATS
    ranks(b, s, places)
    rows: list[ResultRow] = [
        {
            "seat": who,
            "place": places[who],
            "points": total(b, s, who),
            **_points(s, who, _known(b, s)[who], score_certificates(s, who)),
            "largest_grid": points_of_largest_grid(b, s, who) if b.module_1 else None,
            "cash": s.cash[who],
        }
        for who in range(b.seats)
    ]
    return {
        "ended_by": n.ENDED_BY[s.ended_by],
        "all_contracts_count": bool(b.empty_spaces_all),
        "rows": sorted(rows, key=lambda row: (row["place"], row["seat"])),
    }
