"""Phase 3d: joint construction (NOTES 7)."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.building import choose_plant, move_plants, plants_at_once, room_on
from megawatt.games.future_energy.rules.contracts import plants_there, why_not_plant
from megawatt.games.future_energy.rules.stock import pay_seat

SECOND_PLANT = 1
"""`action_left` while a partner is asked for the second plant of a doubled oil space."""


@rule
def can_join(b, s, seat):
    """Only who has the money and a plant below the same icon is asked (7)."""
    if s.cash[seat] < b.joint_price or room_on(s, seat, s.target) == 0:
        return False
    return s.ready[seat, s.icon_built] > 0


@rule
def why_not_join(b, s, seat, card, space):
    """The first rule that forbids joining with this plant, or ALLOWED (7)."""
    reason = why_not_plant(b, s, seat, card, space)
    if reason != n.ALLOWED:
        return reason
    if b.icons[card, space] != s.icon_built:
        return n.WRONG_ICON
    if is_second_plant(s):
        return n.ALLOWED if card == s.chosen // n.SPACES else n.SAME_CONTRACT
    if s.cash[seat] < b.joint_price:
        return n.TOO_DEAR
    if room_on(s, seat, s.target) == 0:
        return n.SITE_FULL
    return n.ALLOWED


@rule
def ask_to_join(b, s):
    """Clockwise from the active player, one after the other; False when nobody is left to ask."""
    while s.joint_asked < b.seats - 1:
        s.joint_asked += 1
        seat = (s.active + s.joint_asked) % b.seats
        if can_join(b, s, seat):
            s.seat = seat
            s.asked = n.ASK_JOIN
            return True
    return False


@rule
def somebody_can_join(b, s):
    """Whether any other seat could join."""
    for step in range(1, b.seats):
        if can_join(b, s, (s.active + step) % b.seats):
            return True
    return False


@rule
def is_second_plant(s):
    """Whether a partner has built and is asked for the second plant of a doubled oil space (9)."""
    return s.action_left == SECOND_PLANT


@rule
def second_plant_may_follow(b, s, seat, card, space):
    """Whether the second plant of a doubled oil space fits too and is the partner's to decide on."""
    doubled = plants_there(b, s, card, space) == 2 and s.tile_taken == n.OIL
    return b.doubled_space_choose and doubled and room_on(s, seat, s.target) >= 2


@rule
def join_or_add(b, s, seat, card, space, log):
    """A partner builds; by agreement the second plant of a doubled oil space is asked for then (7, 9)."""
    if is_second_plant(s):
        s.action_left = 0
        move_plants(b, s, seat, card, space, s.target, 1, log)
        return False
    more = second_plant_may_follow(b, s, seat, card, space)
    join(b, s, seat, card, space, log)
    if more:
        s.action_left = SECOND_PLANT
        choose_plant(s, card, space)
        s.asked = n.ASK_JOIN
    return more


@rule
def join(b, s, seat, card, space, log):
    """Pay the active player and build beside him: no action, no second partner, but a wildcard with module 2 (7, 9)."""
    pay_seat(s, seat, s.active, b.joint_price)
    tell(log, events.JOINED, seat, s.target, b.joint_price, s.active)
    move_plants(b, s, seat, card, space, s.target, plants_at_once(b, s, seat, card, space), log)
    if b.module_2 and s.wildcards_left > 0:
        s.wildcards_left -= 1
        s.wildcards[seat] += 1
        tell(log, events.WILDCARD_TAKEN, seat)
    s.joint_asked = b.seats


@rule
def decline(s, seat, log):
    """The next in turn order is asked; a partner who keeps a second plant has joined all the same."""
    if is_second_plant(s):
        s.action_left = 0
    else:
        tell(log, events.JOINING_DECLINED, seat)
