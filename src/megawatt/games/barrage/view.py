"""What people see of a game of Barrage: the JSON view of the table. Only the order of stacks and decks is hidden."""

from __future__ import annotations

from typing import cast

from megawatt.author import cached_part, read_row_untracked
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.costs import production_costs
from megawatt.games.barrage.rules.company import dam_capacity, has_ability, production_bonus
from megawatt.games.barrage.rules.contracts import hand_limit
from megawatt.games.barrage.rules.costs import building_pieces, building_slots
from megawatt.games.barrage.rules.ending import buildings_vp, goods_vp, is_better, water_vp
from megawatt.games.barrage.rules.pending import number
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of
from megawatt.games.barrage.rules.questions import questions
from megawatt.games.barrage.rules.rounds import SECTION, bonus_count, bonus_vp, is_uncovered
from megawatt.games.barrage.rules.rule_queries import counted_by_objective, points_of_objective, productions_now
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for
from megawatt.games.barrage.state import Board, State
from megawatt.games.barrage.view_types import (
    Automa,
    Building,
    Company,
    Contracts,
    Dam,
    Headstream,
    Income,
    Moment,
    OnBoards,
    OnMap,
    Pending,
    Production,
    Result,
    ResultRow,
    Scored,
    SeenBy,
    Segment,
    Space,
    Start,
    ToScore,
    View,
)  # fmt: skip


def view(b: Board, s: State, seat: int | None) -> View:
    """The whole table; every seat and every spectator sees the same."""
    return {**seen_by_all(b, s), **seen_by(b, s, seat)}


def seen_by(b: Board, s: State, seat: int | None) -> SeenBy:
    """Who looks: the only thing that differs."""
    return {"you": seat}


def seen_by_all(b: Board, s: State) -> View:
    """Everything but who looks."""
    return {
        "game": "barrage",
        "seats": b.seats,
        "automas": b.automas,
        "you": None,
        **_moment(b, s),
        **_on_map(b, s),
        "companies": [_company(b, s, who) for who in range(b.companies)] if _is_laid(s) else [],
        **_on_boards(b, s),
        **_to_score(b, s),
        "copyable": [n.OFFICER_NAMES[i] for i in range(n.OFFICERS) if s.copyable >> i & 1],
        "start": None if _is_laid(s) else _start(b, s),
        "automa": _automa(s) if b.automas else None,
        "productions": productions(b, s),
        "result": _result(b, s) if s.phase == n.GAME_OVER else None,
    }


def _moment(b: Board, s: State) -> Moment:
    """Where the game stands and who is asked what."""
    return {
        "round": s.round_no,
        "phase": n.PHASE_NAMES[s.phase],
        "asked": questions.names[s.asked],
        "pending": pending(b, s),
        "seat": None if s.seat < 0 else s.seat,
        "order": [s.order[place] for place in range(b.companies)],
    }


def _on_map(b: Board, s: State) -> OnMap:
    """Water and pieces."""
    return {
        "headstreams": _headstreams(b, s),
        "dams": _dams(b, s),
        "conduits": _conduits(b, s),
        "powerhouses": _powerhouses(b, s),
    }


@cached_part
def _headstreams(b: Board, s: State) -> list[Headstream]:
    return [_headstream(b, s, stream) for stream in range(n.HEADSTREAMS)]


@cached_part
def _dams(b: Board, s: State) -> list[Dam]:
    return [_dam(s, dam) for dam, owner in enumerate(s.dam_owner.tolist()) if owner]


@cached_part
def _conduits(b: Board, s: State) -> dict[str, int]:
    return {name: owner - 1 for name, owner in zip(m.CONDUIT_NAMES, s.conduit_owner.tolist(), strict=True) if owner}


@cached_part
def _powerhouses(b: Board, s: State) -> dict[str, int]:
    return {name: owner - 1 for name, owner in zip(m.POWERHOUSE_NAMES, s.powerhouse_owner.tolist(), strict=True) if owner}


def _is_laid(s: State) -> bool:
    """Whether everybody has a company; before that they are bid for and drafted."""
    return s.phase not in (n.AUCTION, n.DRAFT)


def _on_boards(b: Board, s: State) -> OnBoards:
    """Action spaces, contracts, advanced tiles, external works and private buildings."""
    return {
        "spaces": _spaces(b, s),
        "contracts": _contracts(b, s),
        "tiles": _open_tiles(b, s) if b.patents else [],
        "works": _open_works(b, s) if b.leeghwater else [],
        "buildings": _buildings(b, s),
    }


@cached_part
def _open_tiles(b: Board, s: State) -> list[str | None]:
    return [_name(n.TILE_NAMES, s.open_tile[place]) for place in range(n.OPEN_TILES)]


@cached_part
def _open_works(b: Board, s: State) -> list[str | None]:
    return [_name(n.WORK_NAMES, s.open_work[place]) for place in range(n.OPEN_TILES)]


def _to_score(b: Board, s: State) -> ToScore:
    """The bonus tiles of the rounds and the objective of the game."""
    return {
        "bonus": _bonus(b, s),
        "bonus_needs": SECTION * max(1, s.round_no),
        "objective": n.OBJECTIVE_NAMES[s.objective],
    }


@cached_part
def _bonus(b: Board, s: State) -> list[str]:
    return [n.BONUS_NAMES[s.bonus[i]] for i in range(n.ROUNDS)]


def _name(names: tuple[str, ...], index: int) -> str | None:
    return names[index] if index >= 0 else None


def pending(b: Board, s: State) -> list[Pending]:
    """What still waits to be decided, the next one first, with what it is about."""
    waiting = []
    for at in range(s.pending - 1, -1, -1):
        if (kind := s.kind[at]) in questions.declared:
            about = questions.shown(b, kind, [s.about[place, at] for place in range(n.PENDING_NUMBERS)])
            waiting.append(cast(Pending, {"question": questions.names[kind], "seat": s.who[at], **about}))
    return waiting


def _buildings_in_play(s: State) -> list[int]:
    """Private buildings as they lie on the board, top to bottom: automas look for them in this order."""
    return sorted((i for i in range(n.BUILDINGS) if s.building_in_play[i]), key=lambda i: s.building_in_play[i])


def _headstream(b: Board, s: State, stream: int) -> Headstream:
    tile = s.headstream_tile[stream]
    return {
        "id": m.HEADSTREAM_NAMES[stream],
        "waiting": s.waiting[stream],
        "drops": [b.headstream_drops[tile, i] for i in range(n.ROUNDS)],
    }


def _dam(s: State, dam: int) -> Dam:
    owner = s.dam_owner[dam]
    return {
        "id": m.DAM_NAMES[dam],
        "owner": "neutral" if owner == n.NEUTRAL else owner - 1,
        "level": s.dam_level[dam],
        "drops": s.drops[dam],
        "capacity": dam_capacity(s, dam),
    }


OF_A_COMPANY = frozenset(name for name, field in State.fields.items() if field.shape[:1] == (n.SEATS,))
OF_ALL_COMPANIES = frozenset(("building_owners", "bonus", "round_no"))


@cached_part
def _company(b: Board, watched: State, who: int) -> Company:
    s: State = read_row_untracked(watched, who, OF_A_COMPANY, OF_ALL_COMPANIES)
    company, tiles, owners, used = s.company[who], s.tiles[who], s.building_owners.tolist(), s.construct_used[who]
    return {
        "seat": who,
        "company": n.COMPANY_NAMES[company],
        "officer": _name(n.OFFICER_NAMES, s.officer[who]),
        "copied": n.OFFICER_NAMES[s.ability[who]] if s.ability[who] != s.officer[who] else None,
        "automa": s.automa[who],
        "vp": s.vp[who],
        "energy": s.energy[who],
        "credits": s.credits[who],
        "excavators": s.excavators[who],
        "mixers": s.mixers[who],
        "engineers": s.engineers[who],
        "architect": bool(s.architect[who]),
        "passed": bool(s.passed[who]),
        "built": _built(b, watched, who),
        "left": _left(b, watched, who),
        "incomes": _incomes(b, watched, who),
        "production_bonus": production_bonus(s, who),
        "ability": bool(has_ability(s, who, company)),
        "tiles": [name for tile, name in enumerate(n.TILE_NAMES) if tiles >> tile & 1],
        "wheel": _wheel(b, watched, who),
        "contracts": [n.CONTRACT_NAMES[s.hand[who, i]] for i in range(s.hand_count[who])],
        "contract_limit": hand_limit(s, who),
        "fulfilled": s.fulfilled[who],
        "works": s.works_done[who],
        "buildings": [name for name, owned in zip(n.BUILDING_NAMES, owners, strict=True) if owned >> who & 1],
        "constructions": [f"construct-{i + 1}" for i in range(n.CONSTRUCTS) if used >> i & 1],
        "officer_spaces": s.mahiri_used[who].bit_count() + s.margot_used[who],
        "bonus_count": bonus_count(s, who, s.bonus[max(1, s.round_no) - 1]),
        "bonus_vp": bonus_vp(b, s, who) if s.round_no else 0,
        "objective_count": _objective_count(b, watched, who),
        "objective_vp": _objective_vp(b, watched, who),
    }  # fmt: skip


@cached_part
def _built(b: Board, s: State, who: int) -> dict[str, int]:
    return {n.PIECE_NAMES[piece]: s.built[who, piece] for piece in range(n.TILE_KINDS) if piece != n.WILD}


@cached_part
def _left(b: Board, s: State, who: int) -> dict[str, int]:
    return {n.PIECE_NAMES[piece]: b.pieces[piece] - s.built[who, piece] for piece in range(n.TILE_KINDS) if piece != n.WILD}


@cached_part
def _incomes(b: Board, s: State, who: int) -> list[Income]:
    return [
        {"piece": n.PIECE_NAMES[row], "at": (2, 4, 5)[step], "uncovered": bool(is_uncovered(s, who, row, step))}
        for row in range(n.INCOME_ROWS)
        for step in range(n.INCOME_STEPS)
    ]


@cached_part
def _objective_count(b: Board, s: State, who: int) -> int:
    return counted_by_objective(b, s, who, s.objective)


@cached_part
def _objective_vp(b: Board, s: State, who: int) -> int:
    return points_of_objective(b, s, who)


@cached_part
def _wheel(b: Board, s: State, who: int) -> list[Segment]:
    """The segments by the number of turns after which they come back; the first is the open one."""
    segments: list[Segment] = []
    for turns in range(n.SEGMENTS):
        at = (s.wheel_at[who] + turns) % n.SEGMENTS
        tile = _name(n.TILE_NAMES, s.wheel_tile[who, at] - 1)
        segments.append({"tile": tile, "excavators": s.wheel_excavators[who, at], "mixers": s.wheel_mixers[who, at]})
    return segments


@cached_part
def _spaces(b: Board, s: State) -> list[Space]:
    """The spaces that are printed on the boards: what they ask for is printed, too."""
    engineers, surcharges, prices = b.space_engineers.tolist(), b.space_surcharge.tolist(), b.space_price.tolist()
    takers = s.occupied.tolist()
    return [
        {
            "id": n.SPACE_NAMES[space],
            "engineers": engineers[space],
            "credits": surcharges[space] + prices[space],
            "taken": takers[space] - 1 if takers[space] else None,
        }
        for space in range(n.FIRST_CONSTRUCT)
        if b.space_in_play[space]
    ]


@cached_part
def _contracts(b: Board, s: State) -> Contracts:
    return {
        "open": {
            name: [_name(n.CONTRACT_NAMES, s.display[colour, place]) for place in range(2)]
            for colour, name in enumerate(n.COLOUR_NAMES)
        },
        "national": [n.CONTRACT_NAMES[s.national[i]] for i in range(n.NATIONALS) if s.national[i] >= 0],
        "stacks": {name: s.stack_count[colour] for colour, name in enumerate(n.COLOUR_NAMES)},
    }


@cached_part
def _buildings(b: Board, s: State) -> list[Building]:
    return [_building(b, s, building) for building in _buildings_in_play(s)]


def _building(b: Board, s: State, building: int) -> Building:
    used = s.building_spaces[building] + s.building_closed[building]
    space = n.FIRST_BUILDING_SPACE + building
    return {
        "id": n.BUILDING_NAMES[building],
        "owners": [who for who in range(b.companies) if s.building_owners[building] >> who & 1],
        "slots_left": building_slots(b) - building_pieces(s, building),
        "spaces_left": max(0, n.SEATS - used),
        "engineers": engineers_for(b, s, space),
        "credits": credits_to_place(b, s, space) + b.building_price[building],
        "used_by": [who for who in range(b.companies) if s.building_used[who] >> building & 1],
    }


def _start(b: Board, s: State) -> Start:
    """Bids, pairs and starting contracts before the first round."""
    return {
        "bids": [
            {"place": place + 1, "seat": s.bidder[place] - 1, "bid": s.bid[place]} for place in range(b.seats) if s.bidder[place]
        ],
        "pairs": [
            {
                "company": n.COMPANY_NAMES[s.pair_company[i]],
                "officer": n.OFFICER_NAMES[s.pair_officer[i]],
                "seat": s.pair_owner[i] - 1,
            }
            for i in range(b.companies)
        ],
        "contracts": [
            {"contract": n.CONTRACT_NAMES[s.start_contract[i]], "seat": s.start_owner[i] - 1} for i in range(b.companies)
        ],
    }


def _automa(s: State) -> Automa:
    """The open action tile, which is the next criteria tile, and the criteria tile now."""
    return {"criteria": f"automa-{s.criteria + 1:02}", "next": f"automa-{s.deck[s.deck_at] + 1:02}"}


def productions(b: Board, s: State) -> list[Production]:
    """Every production of the seat to decide: now where it is asked for one, otherwise without the modifier of a space."""
    if s.seat < 0 or s.asked not in (n.ASK_PRODUCE, n.ASK_TURN):
        return []
    modifier, flags, excluded = (number(s, place) for place in range(3)) if s.asked == n.ASK_PRODUCE else (0, 0, 0)
    now = productions_now.listed(b, s, s.seat, modifier, flags, excluded)
    return [_production(b, s, production, modifier, flags) for production in now]


def _production(b: Board, s: State, production: int, modifier: int, flags: int) -> Production:
    """Where a production takes the water from, and what it brings."""
    conduit = conduit_of(production)
    brought = production_costs(b, s, s.seat, production, modifier, flags)
    return {
        "dam": m.DAM_NAMES[dam_of(production)],
        "conduit": m.CONDUIT_NAMES[conduit],
        "basin": b.conduit_to[conduit] + 1,
        "drops": drops_of(production),
        "energy": brought["energy"],
        "total": brought["total"],
        "fee": brought["fee"],
        "owner": brought["owner"],
        "contracts": brought["contracts"],
        "caught_by": brought["dam"],
    }


def _result(b: Board, s: State) -> Result:
    """All companies with their places, automas included (E-7), and every part of the final scoring (E-6)."""
    rows: list[ResultRow] = []
    for who in range(b.companies):
        scored: Scored = {
            "objective": s.objective_vp[who],
            "goods": goods_vp(s, who),
            "buildings": buildings_vp(b, s, who),
            "water": water_vp(s, who),
        }
        rows.append(
            {
                "seat": who,
                "place": 1 + sum(is_better(s, other, who) for other in range(b.companies)),
                "vp": s.vp[who],
                "energy": s.energy[who],
                "track": s.vp[who] - scored["objective"] - scored["goods"] - scored["buildings"] - scored["water"],
                "scored": scored,
                "objective_count": counted_by_objective(b, s, who, s.objective),
                "goods_count": s.credits[who] + s.excavators[who] + s.mixers[who],
            }
        )
    tied = len({row["vp"] for row in rows}) < len(rows)
    return {"rows": sorted(rows, key=lambda row: (row["place"], row["seat"])), "tied": tied}
