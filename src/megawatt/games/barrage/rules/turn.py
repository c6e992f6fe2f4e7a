"""A turn: engineers are placed or banked, and what begins where they stand (management boards and company boards)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.buildings import act, work_on_wheel, work_with_machines
from megawatt.games.barrage.rules.company import pay_credits, turn_wheel
from megawatt.games.barrage.rules.effects import gain_machines
from megawatt.games.barrage.rules.pending import (
    ask,
    ask_for_drops,
    ask_for_machines,
    ask_for_turn,
    ask_to_construct,
    ask_to_produce,
    ask_to_take,
)
from megawatt.games.barrage.rules.spaces import credits_to_place, engineers_for, free_tile


@rule
def why_not_pass(s, seat):
    """A turn is used while engineers are left."""
    return n.ENGINEERS_LEFT if s.engineers[seat] > 0 else n.ALLOWED


@rule
def pass_turn(s, seat, log):
    """No more turns in this round."""
    s.passed[seat] = 1
    tell(log, events.PASSED, s.company[seat])


@rule
def why_not_forgo(extra):
    """The turn after the Architect's may be forgone where that was agreed."""
    return n.ALLOWED if extra == n.EXTRA else n.NOT_ASKED


@rule
def why_not_bank(s, seat, engineers):
    """Only free engineers."""
    return n.ALLOWED if engineers <= s.engineers[seat] else n.TOO_FEW_ENGINEERS


@rule
def bank(s, seat, engineers, log):
    """One credit per engineer."""
    spend_engineers(s, seat, engineers)
    s.credits[seat] += engineers
    tell(log, events.BANKED, s.company[seat], engineers)


@rule
def place(b, s, seat, space, log):
    """Engineers, surcharge and price; then the action begins."""
    tell(log, events.PLACED, s.company[seat], space, engineers_for(b, s, space))
    spend_engineers(s, seat, (engineers_for(b, s, space)))
    pay_credits(s, seat, credits_to_place(b, s, space), log)
    mark_space(b, s, seat, space)
    begin(b, s, seat, space, log)


@rule
def spend_engineers(s, seat, count):
    """Engineers leave the supply, the Architect last."""
    s.engineers[seat] -= count
    s.working[seat] += count
    if s.engineers[seat] == 0:
        s.architect[seat] = 0


@rule
def mark_space(b, s, seat, space):
    """The space is taken for this round."""
    kind = b.space_kind[space]
    if kind == n.S_CONSTRUCT:
        s.construct_used[seat] += 1 << space - n.FIRST_CONSTRUCT
    elif kind == n.S_MAHIRI:
        s.mahiri_used[seat] += 1 << space - n.FIRST_MAHIRI
    elif kind == n.S_MARGOT:
        s.margot_used[seat] = 1
    elif kind == n.S_BUILDING:
        s.building_spaces[space - n.FIRST_BUILDING_SPACE] += 1
        s.building_used[seat] += 1 << space - n.FIRST_BUILDING_SPACE
    else:
        s.occupied[space] = seat + 1


@rule
def begin(b, s, seat, space, log):
    """What a space offers."""
    kind, amount = b.space_kind[space], b.space_amount[space]
    if kind == n.S_PRODUCE:
        ask_to_produce(s, seat, amount, 0, 0)
    elif kind == n.S_HEADSTREAM:
        ask_for_drops(s, seat, amount, 0, 1)
    elif kind == n.S_FLOW:
        ask_for_drops(s, seat, amount, 1, 1)
    elif kind == n.S_ROTATE:
        turn_wheel(s, seat, amount, log)
    elif kind == n.S_EXCAVATOR:
        gain_machines(s, seat, 1, 0, log)
    elif kind == n.S_PAIR:
        gain_machines(s, seat, 1, 1, log)
    elif kind == n.S_ANY:
        ask_for_machines(s, seat, amount)
    elif kind == n.S_TAKE:
        ask_to_take(s, seat, amount)
    elif kind == n.S_PATENT:
        take_tile(s, seat, amount, log)
    elif kind == n.S_WORK:
        work_with_machines(b, s, seat, amount, log)
    elif kind == n.S_CONSTRUCT:
        ask_to_construct(s, seat, 0, 0)
    elif kind == n.S_MAHIRI:
        ask_for_turn(s, seat, 0)
        ask(s, n.ASK_COPY, seat)
    elif kind == n.S_MARGOT:
        ask(s, n.ASK_MARGOT, seat)
    else:
        act(b, s, seat, amount, log)


@rule
def send_architect(b, s, seat, space, log):
    """The Architect alone: another turn follows at once."""
    s.extra_turn = 1
    s.architect[seat] = 0
    tell(log, events.EXTRA_TURN, s.company[seat])
    place(b, s, seat, space, log)


@rule
def place_on_wheel(b, s, seat, place, log):
    """An external work with Leslie's tile."""
    space = n.FIRST_WORK_SPACE + place
    spend_engineers(s, seat, b.space_engineers[space])
    s.occupied[space] = seat + 1
    work_on_wheel(b, s, seat, place, log)


@rule
def go_without(s, seat, choice):
    """A construction with this tile and no engineers."""
    ask_to_construct(s, seat, free_tile(choice), 1)


@rule
def take_tile(s, seat, place, log):
    """An open advanced tile into the supply."""
    tile = s.open_tile[place]
    s.open_tile[place] = -1
    s.tiles[seat] += 1 << tile
    tell(log, events.TILE_TAKEN, s.company[seat], tile)


@rule
def why_not_copy(s, officer):
    """Only officers that are in the game and not Mahiri's own."""
    return n.ALLOWED if s.copyable >> officer & 1 else n.OFFICER_NOT_COPYABLE


@rule
def copy_officer(s, seat, officer, log):
    """Mahiri uses another officer's ability for this turn."""
    s.ability[seat] = officer
    tell(log, events.OFFICER_COPIED, s.company[seat], officer)
