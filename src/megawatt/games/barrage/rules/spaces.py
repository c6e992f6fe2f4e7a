"""Where engineers may go in a turn: what a space asks for, whose it is, and whether its action can be carried out."""

from megawatt.author import rule
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.automa_bound import is_bound, is_on_tile
from megawatt.games.barrage.rules.buildings import has_built, some_building_acts, why_not_act, why_not_work, why_not_work_on_wheel
from megawatt.games.barrage.rules.company import has_officer, on_wheel, owns_tile
from megawatt.games.barrage.rules.contracts import open_contracts
from megawatt.games.barrage.rules.costs import can_construct, can_construct_with, may_copy
from megawatt.games.barrage.rules.produce import best_energy


@rule
def engineers_for(b, s, space):
    """The engineers a space asks for; a building's spaces are taken from the cheapest on."""
    if b.space_kind[space] == n.S_BUILDING:
        building = space - n.FIRST_BUILDING_SPACE
        return b.building_engineers[building, min(3, s.building_spaces[building] + s.building_closed[building])]
    return b.space_engineers[space]


@rule
def credits_to_place(b, s, space):
    """Surcharge of a red border and price of the action together."""
    if b.space_kind[space] == n.S_BUILDING:
        building = space - n.FIRST_BUILDING_SPACE
        return b.building_surcharge[building, min(3, s.building_spaces[building] + s.building_closed[building])]
    return b.space_surcharge[space] + b.space_price[space]


@rule
def why_not_place(b, s, seat, space):
    """The first rule that forbids placing engineers here, or ALLOWED."""
    reason = why_not_go(b, s, seat, space)
    if reason != n.ALLOWED:
        return reason
    return why_not_begin(b, s, seat, space, s.credits[seat] - credits_to_place(b, s, space))


@rule
def why_not_go(b, s, seat, space):
    """The first rule that keeps engineers from going to a space, whatever it offers, or ALLOWED."""
    reason = why_not_free(b, s, seat, space)
    if reason != n.ALLOWED:
        return reason
    if s.engineers[seat] < engineers_for(b, s, space):
        return n.TOO_FEW_ENGINEERS
    return n.TOO_DEAR if s.credits[seat] < credits_to_place(b, s, space) else n.ALLOWED


@rule
def why_not_free(b, s, seat, space):
    """Whether the space is there and free for this company."""
    kind = b.space_kind[space]
    if not b.space_in_play[space]:
        return n.NOT_IN_THIS_GAME
    if is_bound(b, s, seat) and not is_on_tile(b, s, kind):
        return n.NOT_ON_AUTOMA_TILE
    if kind == n.S_CONSTRUCT:
        return why_not_leftmost(b, s.construct_used[seat], space - n.FIRST_CONSTRUCT)
    if kind == n.S_MAHIRI:
        return why_not_mahiri(b, s, seat, space)
    if kind == n.S_MARGOT:
        if not has_officer(s, seat, n.MARGOT):
            return n.NOT_YOUR_OFFICER
        return n.OCCUPIED if s.margot_used[seat] and s.officer[seat] == n.MARGOT else n.ALLOWED
    if kind == n.S_BUILDING:
        return why_not_building_space(s, seat, space - n.FIRST_BUILDING_SPACE)
    return n.OCCUPIED if s.occupied[space] != 0 else n.ALLOWED


@rule
def why_not_leftmost(b, used, place):
    """Own spaces are filled from the left, unless any may be used (K-12)."""
    if used >> place & 1:
        return n.OCCUPIED
    if not b.construction_spaces_any and used != (1 << place) - 1:
        return n.LEFTMOST_FIRST
    return n.ALLOWED


@rule
def why_not_mahiri(b, s, seat, space):
    """Mahiri's two spaces: one copy at a time; the turn itself needs an engineer, or a tile that builds without (V-6, K-11)."""
    if s.officer[seat] != n.MAHIRI:
        return n.NOT_YOUR_OFFICER
    if s.ability[seat] != n.MAHIRI or s.no_copy:
        return n.COPIED_ALREADY
    if s.engineers[seat] == 1 and not may_go_without(s, seat):
        return n.NEEDS_ENGINEER_AFTER
    return why_not_leftmost(b, s.mahiri_used[seat], space - n.FIRST_MAHIRI)


@rule
def may_go_without(s, seat):
    """Whether Mahiri's turn could be a construction without engineers: with a tile in supply, or one on the wheel for Anton."""
    if owns_tile(s, seat, n.POWERHOUSE_1) or owns_tile(s, seat, n.BASE_3):
        return True
    return s.copyable >> n.ANTON & 1 == 1 and (on_wheel(s, seat, n.POWERHOUSE_1) or on_wheel(s, seat, n.BASE_3))


@rule
def why_not_building_space(s, seat, building):
    """Own buildings only, once per round, while spaces last."""
    if not has_built(s, seat, building):
        return n.BUILDING_NOT_YOURS
    if s.building_used[seat] >> building & 1:
        return n.BUILDING_USED
    return n.OCCUPIED if s.building_spaces[building] + s.building_closed[building] > 3 else n.ALLOWED


@rule
def why_not_begin(b, s, seat, space, credits):
    """The first rule that keeps what the space offers from being carried out with these credits, or ALLOWED."""
    kind, amount = b.space_kind[space], b.space_amount[space]
    if kind == n.S_PRODUCE:
        return n.ALLOWED if best_energy(b, s, seat, amount, 0, 0, credits) >= 1 else n.NOTHING_TO_PRODUCE
    if kind == n.S_CONSTRUCT:
        return n.ALLOWED if can_construct(b, s, seat, credits) else n.NOTHING_TO_CONSTRUCT
    if kind == n.S_TAKE:
        return n.ALLOWED if open_contracts(s) > 0 else n.NO_CONTRACT_THERE
    if kind == n.S_PATENT:
        return why_not_take_tile(s, amount)
    if kind == n.S_WORK:
        return why_not_work(b, s, seat, amount)
    if kind == n.S_MARGOT:
        return n.ALLOWED if some_building_acts(b, s, seat, credits) else n.BUILDING_NOT_YOURS
    if kind == n.S_BUILDING:
        return why_not_act(b, s, seat, amount, credits)
    return n.ALLOWED


@rule
def why_not_take_tile(s, place):
    """Only open advanced tiles."""
    return n.ALLOWED if s.open_tile[place] >= 0 else n.NO_TILE_THERE


@rule
def some_open_tile(s):
    """Whether any advanced tile is open."""
    for place in range(n.OPEN_TILES):
        if s.open_tile[place] >= 0:
            return True
    return False


@rule
def why_not_architect(b, s, seat, space):
    """The first rule that forbids sending the Architect alone, or ALLOWED."""
    if not has_architect(s, seat):
        return n.NO_ARCHITECT
    reason = why_not_place(b, s, seat, space)
    return reason if reason != n.ALLOWED else why_not_alone(b, s, space)


@rule
def has_architect(s, seat):
    """Tommaso's Architect, or any engineer while Mahiri copies him."""
    if not has_officer(s, seat, n.TOMMASO):
        return False
    return s.officer[seat] == n.MAHIRI or s.architect[seat] > 0


@rule
def why_not_alone(b, s, space):
    """The Architect stands alone on a space for exactly one engineer."""
    if engineers_for(b, s, space) != 1 or b.space_kind[space] == n.S_MAHIRI:
        return n.ARCHITECT_ALONE
    return n.ALLOWED


@rule
def why_not_without(b, s, seat, choice):
    """The first rule that forbids constructing without engineers by this tile, or ALLOWED (K-11)."""
    tile = free_tile(choice)
    if is_bound(b, s, seat):
        return n.NOT_ON_AUTOMA_TILE
    if tile >= n.COPIED:
        if not has_officer(s, seat, n.ANTON) or not may_copy(s, seat) or not on_wheel(s, seat, tile - n.COPIED):
            return n.TILE_NOT_AVAILABLE
    elif not owns_tile(s, seat, tile):
        return n.TILE_NOT_AVAILABLE
    return n.ALLOWED if can_construct_with(b, s, seat, tile) else n.NOTHING_TO_CONSTRUCT


@rule
def free_tile(choice):
    """Choices 0 and 1 are powerhouse-1 and base-3 from the supply, 2 and 3 the same copied from the wheel."""
    tile = n.POWERHOUSE_1 if choice % 2 == 0 else n.BASE_3
    return tile + n.COPIED if choice >= 2 else tile


@rule
def can_go_without(b, s, seat):
    """Whether any engineer-free construction is possible."""
    for choice in range(4):
        if why_not_without(b, s, seat, choice) == n.ALLOWED:
            return True
    return False


@rule
def why_not_place_on_wheel(b, s, seat, place):
    """The first rule that forbids Leslie's way to an external work, or ALLOWED."""
    space = n.FIRST_WORK_SPACE + place
    reason = why_not_free(b, s, seat, space)
    if reason != n.ALLOWED:
        return reason
    if s.engineers[seat] < b.space_engineers[space]:
        return n.TOO_FEW_ENGINEERS
    return why_not_work_on_wheel(b, s, seat, place)
