"""What people see of a game of Future Energy: the JSON view of the table."""

from __future__ import annotations

from typing import cast

from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.printed import shown_contract, shown_public
from megawatt.games.future_energy.rules.contracts import all_contracts
from megawatt.games.future_energy.rules.ending import ranks, score_certificates, total
from megawatt.games.future_energy.rules.lines import is_relocation
from megawatt.games.future_energy.rules.questions import questions
from megawatt.games.future_energy.rules.reckoning import (
    points_of_empty_spaces,
    points_of_grid,
    points_of_largest_grid,
    points_of_region,
    regions_in_grid,
)
from megawatt.games.future_energy.shown import (
    Chosen,
    HeldContract,
    IfOver,
    Line,
    OfferedContract,
    OpenPoints,
    OpenSide,
    Player,
    PublicCard,
    PublicDisplay,
    Region,
    Result,
    ResultRow,
    Route,
    Site,
    Turn,
    View,
)  # fmt: skip
from megawatt.games.future_energy.state import Board, State
from megawatt.kernel.sharing import remembered, same_for_all


def view(b: Board, s: State, seat: int | None) -> View:
    """The whole table as this seat sees it: of the others' certificates only their number."""
    over = s.phase == n.GAME_OVER
    players = [_player(b, s, who, open_certificates=over or who == seat) for who in range(b.seats)]
    return {**_seen_by_all(b, s), "you": seat, "players": players}


@same_for_all
def _seen_by_all(b: Board, s: State) -> View:
    """What does not depend on who looks; the places of what does are kept free."""
    over = s.phase == n.GAME_OVER
    return {
        "game": "future-energy",
        "board": b.printed.side.id,
        "seats": b.seats,
        "modules": [number for number in (1, 2, 3) if (b.module_1, b.module_2, b.module_3)[number - 1]],
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


@remembered
def _sites(b: Board, s: State) -> list[Site]:
    return [_site(b, s, site) for site in range(b.sites)]


def _site(b: Board, s: State, site: int) -> Site:
    return {
        "id": b.printed.place_ids[site],
        "region": b.printed.side.regions[b.region[site]].id,
        "tile": n.TILE_NAMES[s.tile[site]] if s.tile[site] >= 0 else None,
        "blocked": bool(b.blocked[site]),
        "plants": [s.plants[who, site] for who in range(b.seats)],
    }


@remembered
def _regions(b: Board, s: State) -> list[Region]:
    """Everybody's plants in each region and what they would bring now."""
    points = [_points_by_region(b, s, who) for who in range(b.seats)]
    return [
        {
            "id": b.printed.side.regions[region].id,
            "name": b.printed.side.regions[region].name,
            "plants": [s.in_region[who, region] for who in range(b.seats)],
            "points": [own[region] for own in points],
        }
        for region in range(b.regions)
    ]


@same_for_all
def _points_by_region(b: Board, s: State, who: int) -> list[int]:
    return points_of_region.each(b, s, who, b.regions)


@remembered
def _lines(b: Board, s: State) -> list[Line]:
    return [_link(b, s, link) for link in range(b.links) if s.lines[link]]


@remembered
def _display(b: Board, s: State) -> list[OfferedContract]:
    return [{**shown_contract(b, s.display[slot]), "price": b.contract_price[slot]} for slot in range(s.display_size)]


def _link(b: Board, s: State, link: int) -> Line:
    return {"id": b.printed.link_ids[link], "owners": [who for who in range(b.seats) if s.lines[link] >> who & 1]}


def _public_display(b: Board, s: State) -> PublicDisplay:
    shown = [shown_public(b, s.public_display[slot]) for slot in range(s.public_display_size)]
    return {"display": shown, "price": b.public_price, "stack": s.public_stack_size, "wildcards": s.wildcards_left}


@remembered
def _player(b: Board, s: State, who: int, open_certificates: bool) -> Player:
    values = sorted(s.certificate[i] for i in range(s.certificates_drawn) if s.certificate_holder[i] == who)
    return {
        **_open_side(b, s, who),
        "certificates": values if open_certificates else [None] * len(values),
        "if_over": _if_over(b, s, who, open_certificates),
    }


@same_for_all
def _open_side(b: Board, s: State, who: int) -> OpenSide:
    """What everybody sees of a player; the places of what the reader may not see are kept free."""
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
        "contracts": _contracts(b, s, who),
        "completed": _completed(b, s, who),
        "certificates": [],
        "public": _public(b, s, who),
        "kept": _kept(b, s, who),
        "wildcards": s.wildcards[who],
        "regions_reached": _regions_reached(b, s, who),
    }


@remembered
def _contracts(b: Board, s: State, who: int) -> list[HeldContract]:
    return [_held(b, s, card) for card in range(all_contracts(b)) if s.holder[card] == who and s.plants_on[card]]


@remembered
def _completed(b: Board, s: State, who: int) -> list[str]:
    cards = range(all_contracts(b))
    return [b.printed.contract_ids[card] for card in cards if s.holder[card] == who and not s.plants_on[card]]


@remembered
def _public(b: Board, s: State, who: int) -> list[PublicCard]:
    return [shown_public(b, card) for card in range(b.public) if s.public_holder[card] == who]


@remembered
def _kept(b: Board, s: State, who: int) -> dict[str, int]:
    return {name: s.kept[who, tile] for tile, name in enumerate(n.TILE_NAMES) if s.kept[who, tile]}


@remembered
def _regions_reached(b: Board, s: State, who: int) -> int:
    return regions_in_grid(b, s, who)


@remembered
def _if_over(b: Board, s: State, who: int, open_certificates: bool) -> IfOver:
    """The points of a player if the game ended now, part by part; certificates that the reader cannot see count nothing."""
    points = _open_points(b, s, who)
    certificates = score_certificates(s, who) if open_certificates else 0
    counted = points["score"] + points["empty_spaces"] + points["regions"] + points["grid"] + points["largest_grid"]
    return {**points, "certificates": certificates, "points": counted + certificates}


@same_for_all
def _open_points(b: Board, s: State, who: int) -> OpenPoints:
    """The points that everybody can count; the place of the certificates is kept free."""
    return {
        "score": s.score[who],
        "empty_spaces": points_of_empty_spaces(b, s, who),
        "certificates": 0,
        "regions": sum(_points_by_region(b, s, who)),
        "grid": points_of_grid(b, s, who),
        "largest_grid": points_of_largest_grid(b, s, who),
    }


def _held(b: Board, s: State, card: int) -> HeldContract:
    standing = [s.plants_on[card] >> space & 1 for space in range(b.spaces[card])]
    doubled = [1 if s.second[card] and b.icons[card, space] == n.OIL else 0 for space in range(b.spaces[card])]
    return {**shown_contract(b, card), "plants": [one + two for one, two in zip(standing, doubled, strict=True)]}


def _turn(b: Board, s: State) -> Turn:
    """What the active player has done and still has to do."""
    covered = [name for action, name in enumerate(("one-line", "two-lines", "contract")) if s.covered >> action & 1]
    return {
        "engineers_left": s.engineers_left,
        "covered": covered,
        "must_buy_contract": bool(s.must_buy and not s.covered >> n.ONE_CONTRACT & 1),
        "lines_due": s.lines_due,
        "target": b.printed.place_ids[s.target] if s.target != n.NO_SITE else None,
        "card": b.printed.public_ids[s.card] if s.card != n.NO_CARD else None,
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
            **_open_points(b, s, who),
            "certificates": score_certificates(s, who),
            "largest_grid": points_of_largest_grid(b, s, who) if b.module_1 else None,
            "cash": s.cash[who],
        }
        for who in range(b.seats)
    ]
    return {"ended_by": n.ENDED_BY[s.ended_by], "rows": sorted(rows, key=lambda row: (row["place"], row["seat"]))}
