"""Contracts: the display and its stacks, the hand, and fulfilling (notes, section 3)."""

from megawatt.author import draw_below, rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import copies, has_ability, has_officer
from megawatt.games.barrage.rules.pending import ask, ask_to_fulfil, ask_to_take, gain_later

HAND_LIMIT = 3
FRENCH_DISCOUNT = 3


@rule
def colour_of(contract):
    """The stack a private contract belongs to."""
    return (contract - n.FIRST_PRIVATE) // n.PER_COLOUR


@rule
def is_open(s, contract):
    """Whether a private contract lies in the display."""
    if contract < n.FIRST_PRIVATE or contract >= n.FIRST_NATIONAL:
        return False
    colour = colour_of(contract)
    return s.display[colour, 0] == contract or s.display[colour, 1] == contract


@rule
def open_contracts(s):
    """How many contracts lie in the display."""
    count = 0
    for colour in range(n.COLOURS):
        for place in range(2):
            if s.display[colour, place] != n.NO_CONTRACT:
                count += 1
    return count


@rule
def place_in_hand(s, seat, contract):
    """Where a contract lies among a company's open ones; -1 if it does not."""
    for i in range(s.hand_count[seat]):
        if s.hand[seat, i] == contract:
            return i
    return -1


@rule
def is_national_open(s, contract):
    """Whether a national contract is still to be had."""
    for i in range(n.NATIONALS):
        if s.national[i] == contract:
            return True
    return False


@rule
def add_to_hand(s, seat, contract):
    """Lay a contract among the company's open ones."""
    s.hand[seat, s.hand_count[seat]] = contract
    s.hand_count[seat] += 1


@rule
def remove_from_hand(s, seat, contract):
    """Close the gap that a contract leaves."""
    at = place_in_hand(s, seat, contract)
    s.hand_count[seat] -= 1
    for i in range(at, s.hand_count[seat]):
        s.hand[seat, i] = s.hand[seat, i + 1]
    s.hand[seat, s.hand_count[seat]] = 0


@rule
def remove_from_display(s, contract):
    """A place of the display is empty until the end of the turn (P-10)."""
    colour = colour_of(contract)
    for place in range(2):
        if s.display[colour, place] == contract:
            s.display[colour, place] = n.NO_CONTRACT


@rule
def why_not_take(s, contract):
    """Only what lies in the display."""
    return n.ALLOWED if is_open(s, contract) else n.NO_CONTRACT_THERE


@rule
def some_contract_open(s):
    """Whether any contract lies in the display."""
    return open_contracts(s) > 0


@rule
def take_contract(s, seat, contract, contracts, log):
    """From the display into the hand; then the next one, or the limit is checked."""
    remove_from_display(s, contract)
    add_to_hand(s, seat, contract)
    tell(log, events.CONTRACT_TAKEN, s.company[seat], contract)
    if contracts > 1:
        ask_to_take(s, seat, contracts - 1)
    else:
        after_taking(s, seat)


@rule
def hand_limit(s, seat):
    """Three open contracts, four with Simone."""
    return HAND_LIMIT + 1 if has_officer(s, seat, n.SIMONE) or s.limit_four[seat] else HAND_LIMIT


@rule
def after_taking(s, seat):
    """The limit is checked right after taking (P-11)."""
    if copies(s, seat, n.SIMONE):
        s.limit_four[seat] = 1
    if s.hand_count[seat] > hand_limit(s, seat):
        ask(s, n.ASK_DISCARD, seat)


@rule
def why_not_discard(s, seat, contract):
    """Only own contracts."""
    return n.ALLOWED if place_in_hand(s, seat, contract) >= 0 else n.NOT_YOUR_CONTRACT


@rule
def discard_contract(b, s, seat, contract, log):
    """Under its stack, face down; starting contracts leave the game (P-11). The limit is checked again."""
    remove_from_hand(s, seat, contract)
    tell(log, events.CONTRACT_DISCARDED, s.company[seat], contract)
    if contract < n.FIRST_PRIVATE or b.discards_removed:
        s.gone += 1
    else:
        put_under_stack(s, contract)
    after_taking(s, seat)


@rule
def put_under_stack(s, contract):
    """Everybody has seen what lies there now."""
    colour = colour_of(contract)
    s.stack[colour, (s.stack_at[colour] + s.stack_count[colour]) % n.STACK] = contract
    s.stack_count[colour] += 1
    s.stack_known[colour] += 1


@rule
def refill_display(s, log):
    """Empty places are filled from the stacks."""
    for colour in range(n.COLOURS):
        for place in range(2):
            if s.display[colour, place] == n.NO_CONTRACT:
                if s.stack_count[colour] == 0:
                    shuffle_in_set_aside(s, colour)
                if s.stack_count[colour] > 0:
                    s.display[colour, place] = draw_contract(s, colour)
                    tell(log, events.CONTRACT_OPENED, s.display[colour, place])


@rule
def draw_contract(s, colour):
    """The uppermost contract of a stack."""
    at = s.stack_at[colour]
    contract = s.stack[colour, at]
    s.stack[colour, at] = 0
    s.stack_at[colour] = (at + 1) % n.STACK
    s.stack_count[colour] -= 1
    if s.stack_known[colour] > s.stack_count[colour]:
        s.stack_known[colour] = s.stack_count[colour]
    return contract


@rule
def shuffle_in_set_aside(s, colour):
    """Contracts that automas removed form a new stack (automa, section 5)."""
    at = s.stack_at[colour]
    for i in range(n.PER_COLOUR):
        if s.set_aside[colour] >> i & 1:
            count = s.stack_count[colour]
            other = draw_below(s.chance, count + 1)
            s.stack[colour, (at + count) % n.STACK] = s.stack[colour, (at + other) % n.STACK]
            s.stack[colour, (at + other) % n.STACK] = n.FIRST_PRIVATE + colour * n.PER_COLOUR + i
            s.stack_count[colour] += 1
    s.set_aside[colour] = 0


# Fulfilling.


@rule
def energy_needed(b, s, seat, contract, flags):
    """The requirement of a contract; 3 less for France when a powerhouse produced (P-9)."""
    if flags & n.WITH_DISCOUNT and has_ability(s, seat, n.FRANCE):
        return max(0, b.contract_energy[contract] - FRENCH_DISCOUNT)
    return b.contract_energy[contract]


@rule
def energy_left(b, s, seat, contract, energy, flags):
    """What is left for Simone's next contract; France's 3 count for the sum of all of them, or for each one."""
    if b.france_simone_once and flags & n.WITH_DISCOUNT and has_ability(s, seat, n.FRANCE):
        return energy + FRENCH_DISCOUNT - b.contract_energy[contract]
    return energy - energy_needed(b, s, seat, contract, flags)


@rule
def why_not_fulfil(b, s, seat, contract, energy, flags):
    """The first rule that forbids fulfilling this contract with this energy, or ALLOWED."""
    if contract >= n.FIRST_NATIONAL:
        if not flags & n.WITH_NATIONAL or not is_national_open(s, contract):
            return n.NO_CONTRACT_THERE
    elif s.automa[seat] > 0:
        if not is_open(s, contract):
            return n.NO_CONTRACT_THERE
    elif place_in_hand(s, seat, contract) < 0:
        return n.NOT_YOUR_CONTRACT
    if energy_needed(b, s, seat, contract, flags) > energy:
        return n.NOT_ENOUGH_ENERGY
    return n.ALLOWED


@rule
def can_fulfil(b, s, seat, energy, flags):
    """Whether this energy fulfils any contract of a person."""
    for i in range(s.hand_count[seat]):
        if energy_needed(b, s, seat, s.hand[seat, i], flags) <= energy:
            return True
    if flags & n.WITH_NATIONAL:
        for i in range(n.NATIONALS):
            if s.national[i] != n.NO_CONTRACT and energy_needed(b, s, seat, s.national[i], flags) <= energy:
                return True
    return False


@rule
def fulfil(b, s, seat, contract, energy, flags, log):
    """The contract is done and its reward resolved at once (P-6, P-8); with Simone the rest of the energy may do more."""
    rest = energy_left(b, s, seat, contract, energy, flags)
    tell(log, events.CONTRACT_FULFILLED, s.company[seat], contract)
    if contract >= n.FIRST_NATIONAL:
        for i in range(n.NATIONALS):
            if s.national[i] == contract:
                s.national[i] = n.NO_CONTRACT
    elif s.automa[seat] > 0:
        remove_from_display(s, contract)
    else:
        remove_from_hand(s, seat, contract)
    s.fulfilled[seat] += 1
    s.limit_four[seat] = 0
    if has_officer(s, seat, n.SIMONE) and rest > 0 and not flags & n.ONLY_ONE:
        ask_to_fulfil(s, seat, rest, flags & ~n.WITH_DISCOUNT if b.france_simone_once else flags)
    gain_later(s, seat, contract)


@rule
def fulfil_unproduced(s, seat, contract, log):
    """A reward or building fulfils a contract without any energy."""
    tell(log, events.CONTRACT_FULFILLED, s.company[seat], contract)
    if s.automa[seat] > 0:
        remove_from_display(s, contract)
    else:
        remove_from_hand(s, seat, contract)
    s.fulfilled[seat] += 1
    s.limit_four[seat] = 0
    gain_later(s, seat, contract)


@rule
def why_not_fulfil_unproduced(b, s, seat, contract, most):
    """The first rule that forbids fulfilling an own contract without producing, or ALLOWED."""
    if place_in_hand(s, seat, contract) < 0:
        return n.NOT_YOUR_CONTRACT
    return n.ALLOWED if b.contract_energy[contract] <= most else n.NOT_ENOUGH_ENERGY


@rule
def why_not_leave_unfulfilled(needed):
    """The customer office was paid for; a reward may be left."""
    return n.MUST_CHOOSE if needed else n.ALLOWED


@rule
def can_fulfil_unproduced(b, s, seat, most):
    """Whether a company has an open contract of at most this requirement."""
    for i in range(s.hand_count[seat]):
        if b.contract_energy[s.hand[seat, i]] <= most:
            return True
    return False
