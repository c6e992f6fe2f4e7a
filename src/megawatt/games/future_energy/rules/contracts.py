"""Construction contracts: getting them, the plants on them, completing them (NOTES 4, 6)."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.stock import gain, last_contract_is_laid


@rule
def all_contracts(b):
    """How many contracts there are, starting contracts included."""
    return b.contracts + b.starting_contracts


# Getting one.


@rule
def why_not_take(b, s, seat, slot):
    """The first rule that forbids getting this contract at any price, or ALLOWED: every icon needs a plant (4)."""
    if slot >= s.display_size:
        return n.NO_SUCH_CARD
    if b.spaces[s.display[slot]] > s.plant_supply[seat]:
        return n.TOO_FEW_PLANTS
    return n.ALLOWED


@rule
def can_take(b, s, seat):
    """Whether some displayed contract could be filled."""
    for slot in range(s.display_size):
        if why_not_take(b, s, seat, slot) == n.ALLOWED:
            return True
    return False


@rule
def take_contract(b, s, seat, slot, log):
    """The contract gets a plant on each space; the display slides left and is refilled (4)."""
    card = s.display[slot]
    for later in range(slot + 1, s.display_size):
        s.display[later - 1] = s.display[later]
    s.display_size -= 1
    fill_contract(b, s, seat, card)
    refill_display(b, s, log)
    s.stirred = 1


@rule
def take_free_contract(b, s, seat, slot, log):
    """A contract of the display for nothing, by a public contract or a construction ground (9)."""
    tell(log, events.CONTRACT_TAKEN, seat, s.display[slot])
    take_contract(b, s, seat, slot, log)


@rule
def fill_contract(b, s, seat, card):
    """One plant from the supply on each space."""
    s.holder[card] = seat
    s.plants_on[card] = (1 << b.spaces[card]) - 1
    s.plant_supply[seat] -= b.spaces[card]
    s.on_contracts[seat] += b.spaces[card]
    for space in range(b.spaces[card]):
        s.ready[seat, b.icons[card, space]] += 1


@rule
def refill_display(b, s, log):
    """New contracts fill the dearest slots as long as there are any (4)."""
    while s.display_size < len(s.display) and s.stack_size > 0:
        s.stack_size -= 1
        card = s.stack[s.stack_size]
        s.display[s.display_size] = card
        s.display_size += 1
        tell(log, events.CONTRACT_LAID, card)
        if s.stack_size == 0:
            last_contract_is_laid(s, log)


# Plants on contracts, each named by its contract and the space it stands on.


@rule
def holds_plants(s, seat, card):
    """Whether a plant stands on this contract of the seat."""
    return s.holder[card] == seat and s.plants_on[card] != 0


@rule
def why_not_plant(b, s, seat, card, space):
    """The first rule that keeps this seat from moving a plant from there at all, or ALLOWED."""
    if card >= all_contracts(b):
        return n.NO_SUCH_THING
    if s.holder[card] != seat or not s.plants_on[card] >> space & 1:
        return n.NOT_YOUR_PLANT
    return n.ALLOWED


@rule
def plants_there(b, s, card, space):
    """One, or two on a doubled oil space (module 2)."""
    return 1 + s.second[card] if b.icons[card, space] == n.OIL else 1


@rule
def lift_plant(b, s, seat, card, space):
    """Take one plant from its contract; from a doubled oil space the second one goes first."""
    s.on_contracts[seat] -= 1
    if plants_there(b, s, card, space) == 2:
        s.second[card] = 0
    else:
        s.plants_on[card] &= ~(1 << space)
        s.ready[seat, b.icons[card, space]] -= 1


@rule
def complete_if_empty(b, s, card, log):
    """A contract without plants scores at once, on whoever's turn (6)."""
    if s.plants_on[card] == 0:
        seat = s.holder[card]
        s.score[seat] += b.points[card]
        gain(s, seat, b.completion_money)
        tell(log, events.CONTRACT_COMPLETED, seat, card, b.points[card], b.completion_money)
