"""What is legal: one predicate per question, read by the list of moves, the refusals and the bots."""

from megawatt.games.barrage.moves import (
    ACCEPT,
    ACTIONS,
    ARCHITECT,
    BANK,
    BID,
    BUILD,
    COPY,
    COPYING,
    DECLINE,
    DISCARD,
    DROP,
    FILL,
    FULFIL,
    GAIN,
    ON_WHEEL,
    PASS,
    PATENT,
    PAY,
    PERFORM,
    PICK,
    PLACE,
    PRODUCE,
    RECOVER,
    RETRIEVE,
    SEGMENT,
    START_WITH,
    TAKE,
    TILE,
    WATCH,
    WITHOUT,
    WORK,
)
from megawatt.games.barrage.names import (
    ALLOWED,
    ASK_ADVANCED,
    ASK_BID,
    ASK_BUILDING_ACTION,
    ASK_CONSTRUCT,
    ASK_COPY,
    ASK_DISCARD,
    ASK_DROPS,
    ASK_FILL,
    ASK_FIRST_WATER,
    ASK_FREE_PIECE,
    ASK_FULFIL,
    ASK_FULFIL_UNPRODUCED,
    ASK_MACHINES,
    ASK_MARGOT,
    ASK_PAIR,
    ASK_PAY,
    ASK_PRODUCE,
    ASK_RECOVER,
    ASK_RETRIEVE,
    ASK_SEGMENT,
    ASK_STARTING_CONTRACT,
    ASK_TAKE,
    ASK_TILE,
    ASK_TURN,
    ASK_WATCH,
    ASK_WORK,
    BUILDING_NOT_YOURS,
    COPIED,
    ENGINEERS_LEFT,
    EXTRA,
    GAME_OVER,
    IS_OVER,
    MOST_BID,
    MOST_MACHINES,
    MUST_CHOOSE,
    NO_CONTRACT_THERE,
    NO_ROOM,
    NO_SUCH_THING,
    NO_TILE_THERE,
    NOT_ASKED,
    NOT_ENOUGH_ENERGY,
    NOT_ON_WHEEL,
    NOT_YOUR_CONTRACT,
    NOT_YOUR_DAM,
    NOTHING_IN_SEGMENT,
    OFFICER_NOT_COPYABLE,
    OPTIONAL,
    SAME_DAM,
    TOO_FEW_ENGINEERS,
)
from megawatt.games.barrage.rules.buildings import (
    NEUTRAL_TOO,
    has_built,
    machines_in_segment,
    segment_after,
    why_not_act,
    why_not_work_on_loan,
)
from megawatt.games.barrage.rules.company import dam_room, on_wheel
from megawatt.games.barrage.rules.construct import why_not_free_piece, why_not_pay, why_not_tile
from megawatt.games.barrage.rules.contracts import is_open, place_in_hand, why_not_fulfil
from megawatt.games.barrage.rules.costs import why_not_construct, why_not_construct_with
from megawatt.games.barrage.rules.pending import top_x, top_y, top_z
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of, is_own_or_neutral, why_not_produce
from megawatt.games.barrage.rules.start import why_not_bid, why_not_pick, why_not_start_with
from megawatt.games.barrage.rules.turn import (
    why_not_architect,
    why_not_place_alone,
    why_not_place_on_wheel,
    why_not_without,
)
from megawatt.kernel.rules import rule


@rule
def why_not(b, s, action):
    """The first rule that forbids an action now, or ALLOWED."""
    if s.phase == GAME_OVER:
        return IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_THING
    action, seat = action, s.seat
    if action < PLACE:
        return why_not_short_answer(s, action)
    if s.asked == ASK_TURN and action < COPY:
        return why_not_turn(b, s, seat, action)
    if action < PRODUCE:
        return why_not_building_answer(b, s, seat, action)
    if action < DROP:
        return why_not_energy_answer(b, s, seat, action)
    return why_not_other_answer(b, s, seat, action)


@rule
def why_not_short_answer(s, action):
    """Passing, declining, accepting and watching."""
    asked = s.asked
    if action == PASS and asked == ASK_TURN:
        return ENGINEERS_LEFT if s.engineers[s.seat] > 0 else ALLOWED
    if action == WATCH and asked == ASK_WATCH:
        return ALLOWED
    if action == ACCEPT and (asked == ASK_FIRST_WATER or asked == ASK_BUILDING_ACTION):
        return ALLOWED
    if action == DECLINE:
        return why_not_decline(s, asked)
    return NOT_ASKED


@rule
def why_not_decline(s, asked):
    """Optional things may be declined; drops of an action only after the first one, or not at all."""
    if asked == ASK_TURN:
        return ALLOWED if top_x(s) == EXTRA else NOT_ASKED
    if asked == ASK_FIRST_WATER or asked == ASK_BUILDING_ACTION or asked == ASK_FREE_PIECE or asked == ASK_FULFIL:
        return ALLOWED
    if asked == ASK_PRODUCE:
        return ALLOWED if top_y(s) & OPTIONAL else MUST_CHOOSE
    if asked == ASK_DROPS:
        return MUST_CHOOSE if top_z(s) == 1 else ALLOWED
    if asked == ASK_FILL:
        return MUST_CHOOSE if top_x(s) == NEUTRAL_TOO else ALLOWED
    if asked == ASK_FULFIL_UNPRODUCED:
        return MUST_CHOOSE if top_y(s) == 1 else ALLOWED
    return NOT_ASKED


@rule
def why_not_turn(b, s, seat, action):
    """Everything a turn can begin with."""
    if action >= ON_WHEEL:
        return why_not_place_on_wheel(b, s, seat, action - ON_WHEEL)
    if action >= WITHOUT:
        return why_not_without(b, s, seat, action - WITHOUT)
    if action >= BANK:
        return ALLOWED if action - BANK < s.engineers[seat] else TOO_FEW_ENGINEERS
    if action >= ARCHITECT:
        space = action - ARCHITECT
        return why_not_architect(b, s, seat, space, why_not_place_alone(b, s, seat, space))
    return why_not_place_alone(b, s, seat, action - PLACE)


@rule
def why_not_building_answer(b, s, seat, action):
    """Answers on the way to a piece: officer to copy, piece and space, tile, payment."""
    asked = s.asked
    if COPY <= action < BUILD:
        if asked != ASK_COPY:
            return NOT_ASKED
        return ALLOWED if s.copyable >> action - COPY & 1 else OFFICER_NOT_COPYABLE
    if BUILD <= action < TILE:
        if asked == ASK_FREE_PIECE:
            return why_not_free_piece(b, s, seat, action - BUILD, top_x(s), top_y(s))
        if asked == ASK_CONSTRUCT:
            if top_y(s) > 0:
                return why_not_construct_with(b, s, seat, action - BUILD, top_x(s))
            return why_not_construct(b, s, seat, action - BUILD, s.credits[seat])
        return NOT_ASKED
    if TILE <= action < PAY and asked == ASK_TILE:
        tile = action - COPYING + COPIED if action >= COPYING else action - TILE
        return why_not_tile(b, s, seat, top_x(s), tile)
    if action >= PAY and asked == ASK_PAY:
        payment = action - PAY
        return why_not_pay(b, s, seat, top_x(s), top_y(s), payment // (MOST_MACHINES + 1), payment % (MOST_MACHINES + 1))
    return NOT_ASKED


@rule
def why_not_energy_answer(b, s, seat, action):
    """Productions and contracts."""
    asked = s.asked
    if action < FULFIL:
        if asked != ASK_PRODUCE:
            return NOT_ASKED
        index = action - PRODUCE
        return why_not_produce(
            b, s, seat, conduit_of(index), dam_of(index), drops_of(index), top_x(s), top_y(s), top_z(s)
        )  # fmt: skip
    if action < TAKE:
        if asked == ASK_FULFIL_UNPRODUCED:
            return why_not_fulfil_unproduced(b, s, seat, action - FULFIL, top_x(s))
        if asked != ASK_FULFIL:
            return NOT_ASKED
        return why_not_fulfil(b, s, seat, action - FULFIL, top_x(s), top_y(s))
    if action < DISCARD:
        if asked != ASK_TAKE:
            return NOT_ASKED
        return ALLOWED if is_open(s, action - TAKE) else NO_CONTRACT_THERE
    if asked != ASK_DISCARD:
        return NOT_ASKED
    return ALLOWED if place_in_hand(s, seat, action - DISCARD) >= 0 else NOT_YOUR_CONTRACT


@rule
def why_not_fulfil_unproduced(b, s, seat, contract, most):
    """The first rule that forbids fulfilling an own contract without producing, or ALLOWED."""
    if place_in_hand(s, seat, contract) < 0:
        return NOT_YOUR_CONTRACT
    return ALLOWED if b.contract_energy[contract] <= most else NOT_ENOUGH_ENERGY


@rule
def why_not_fill(s, seat, dam, kind, excluded):
    """The first rule that forbids putting a drop straight into this dam, or ALLOWED (W-7)."""
    if s.dam_owner[dam] != seat + 1 and not (kind == NEUTRAL_TOO and is_own_or_neutral(s, seat, dam)):
        return NOT_YOUR_DAM
    if dam + 1 == excluded:
        return SAME_DAM
    return ALLOWED if dam_room(s, dam) > 0 else NO_ROOM


@rule
def why_not_other_answer(b, s, seat, action):
    """Drops, machines, tiles, works, and everything before the first round."""
    asked = s.asked
    if action < GAIN:
        return ALLOWED if asked == ASK_DROPS else NOT_ASKED
    if action < FILL:
        return ALLOWED if asked == ASK_MACHINES else NOT_ASKED
    if action < PATENT:
        return why_not_fill(s, seat, action - FILL, top_x(s), top_y(s)) if asked == ASK_FILL else NOT_ASKED
    if action < RETRIEVE:
        if asked != ASK_ADVANCED:
            return NOT_ASKED
        return ALLOWED if s.open_tile[action - PATENT] >= 0 else NO_TILE_THERE
    if action < BID:
        return why_not_expansion_answer(b, s, seat, action)
    if action < PICK:
        if asked != ASK_BID:
            return NOT_ASKED
        return why_not_bid(b, s, (action - BID) // (MOST_BID + 1), (action - BID) % (MOST_BID + 1))
    if action < START_WITH:
        return why_not_pick(b, s, action - PICK) if asked == ASK_PAIR else NOT_ASKED
    return why_not_start_with(b, s, action - START_WITH) if asked == ASK_STARTING_CONTRACT else NOT_ASKED


@rule
def why_not_expansion_answer(b, s, seat, action):
    """Answers that private buildings ask for."""
    asked = s.asked
    if action < SEGMENT:
        if asked != ASK_RETRIEVE:
            return NOT_ASKED
        return ALLOWED if on_wheel(s, seat, action - RETRIEVE) else NOT_ON_WHEEL
    if action < RECOVER:
        if asked != ASK_SEGMENT:
            return NOT_ASKED
        segment = segment_after(s, seat, action - SEGMENT)
        return ALLOWED if machines_in_segment(s, seat, segment) >= 2 else NOTHING_IN_SEGMENT
    if action < WORK:
        if asked != ASK_RECOVER:
            return NOT_ASKED
        machines = s.wheel_excavators[seat, top_x(s)] if action == RECOVER else s.wheel_mixers[seat, top_x(s)]
        return ALLOWED if machines > 0 else NOTHING_IN_SEGMENT
    if action < PERFORM:
        return why_not_work_on_loan(b, s, action - WORK, s.credits[seat]) if asked == ASK_WORK else NOT_ASKED
    if asked != ASK_MARGOT:
        return NOT_ASKED
    building = action - PERFORM
    return why_not_act(b, s, seat, building, s.credits[seat]) if has_built(s, seat, building) else BUILDING_NOT_YOURS
