"""The plant market and the draw stack, with the step 3 card (NOTES 3.5, 3.6, 5.5, 6.5, 7)."""

from megawatt.author import draw_below, rule, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n

STEP_3_MARKET = 4
"""Plants in the market from step 3 on where it is turned over each round (China)."""


@rule
def is_ecological(b, card):
    """Wind and fusion plants burn nothing."""
    return b.card_fuel[card] >= n.WIND


@rule
def plants_in_market(s):
    """The plants that lie in the market, the step 3 card not counted."""
    if s.market_size > 0 and s.market[s.market_size - 1] == n.STEP_3_CARD:
        return s.market_size - 1
    return s.market_size


@rule
def plants_on_offer(b, s):
    """How many plants, from the smallest, can be nominated: the current market, or all in step 3 (3.5)."""
    plants = plants_in_market(s)
    if s.step == 3 or b.market_kind == n.TURNOVER:
        return plants
    offered = min(b.on_offer, plants)
    if b.fifth_if_ecological and plants > offered and is_ecological(b, s.market[offered]):
        return offered + 1
    return offered


@rule
def add_to_market(s, card):
    """Lay a card into the market, which is always sorted."""
    slot = s.market_size
    while slot > 0 and s.market[slot - 1] > card:
        s.market[slot] = s.market[slot - 1]
        slot -= 1
    s.market[slot] = card
    s.market_size += 1


@rule
def take_from_market(s, slot):
    """Take the card of this slot out of the market; the others close up."""
    card = s.market[slot]
    for later in range(slot + 1, s.market_size):
        s.market[later - 1] = s.market[later]
    s.market_size -= 1
    s.market[s.market_size] = n.NO_CARD
    return card


@rule
def smallest_leaves(s, log):
    """The smallest plant leaves the game."""
    if plants_in_market(s) > 0:
        tell(log, events.PLANT_LEAVES, take_from_market(s, 0))


@rule
def put_under_stack(s, card, log):
    """Face down under the stack, below the step 3 card; everybody has seen it (6.5)."""
    bottom = (s.stack_top + s.stack_size) % n.STACK
    s.stack[bottom] = card
    s.stack_part[bottom] = 0
    s.stack_size += 1
    tell(log, events.PLANT_BURIED, card)


@rule
def put_on_stack(s, card):
    """Openly on top of the stack."""
    s.stack_top = (s.stack_top - 1) % n.STACK
    s.stack[s.stack_top] = card
    s.stack_part[s.stack_top] = 0
    s.stack_size += 1


@rule
def shuffle_stack(s):
    """Shuffle what is left of the stack; which cards they are stays known, their order does not."""
    for i in range(s.stack_size - 1, 0, -1):
        a = (s.stack_top + i) % n.STACK
        b = (s.stack_top + draw_below(s.chance, i + 1)) % n.STACK
        card = s.stack[a]
        s.stack[a] = s.stack[b]
        s.stack[b] = card
    for i in range(s.stack_size):
        s.stack_part[(s.stack_top + i) % n.STACK] = 1


@rule
def take_top_card(s):
    """The uppermost card of the stack, now seen by all."""
    card = s.stack[s.stack_top]
    s.stack_top = (s.stack_top + 1) % n.STACK
    s.stack_size -= 1
    if card != n.STEP_3_CARD:
        s.seen[card] = 1
    return card


@rule
def draw_card(b, s, log):
    """The next card for the market, or NO_CARD. With both decks the twin seen first leaves the game (10.2)."""
    while s.stack_size > 0:
        card = take_top_card(s)
        if card == n.STEP_3_CARD:
            return card
        twin = b.card_twin[card]
        if twin == n.NO_CARD or s.seen[twin]:
            return card
        tell(log, events.TWIN_LEAVES, card, b.card_fuel[card], b.card_units[card], b.card_cities[card])
    return n.NO_CARD


@rule
def replace_plant(b, s, log):
    """One card from the stack fills a gap in the market, while the stack lasts (3.6, 7.5)."""
    card = draw_card(b, s, log)
    if card == n.STEP_3_CARD:
        step_3_card_comes_up(b, s, log)
    elif card != n.NO_CARD:
        add_to_market(s, card)
        tell(log, events.PLANT_DRAWN, card)


@rule
def lay_next_plant(b, s, log):
    """Like `replace_plant` where the step 3 card cannot act again; should it be next, the gap stays open."""
    card = draw_card(b, s, log)
    if card == n.STEP_3_CARD:
        put_on_stack(s, card)
    elif card != n.NO_CARD:
        add_to_market(s, card)
        tell(log, events.PLANT_DRAWN, card)


@rule
def step_3_card_comes_up(b, s, log):
    """In phase 2 the card waits as the highest plant (7.1); in phases 4 and 5 it acts at once (7.2, 7.3)."""
    tell(log, events.STEP_3_CARD_DRAWN)
    s.step_3_seen += 1
    if b.market_kind == n.TURNOVER:
        step_3_with_turnover(b, s, log)
    elif s.phase == n.AUCTION or means_step_2(b, s):
        add_to_market(s, n.STEP_3_CARD)
        shuffle_stack(s)
    else:
        step_3_card_acts(s, log)


@rule
def step_3_card_acts(s, log):
    """The card and the smallest plant leave without replacement, the stack is shuffled, step 3 is due (7.2, 7.3)."""
    smallest_leaves(s, log)
    shuffle_stack(s)
    s.step_3_due = 1


@rule
def means_step_2(b, s):
    """Middle East: the card's first appearance brings step 2."""
    return b.market_kind == n.TWO_STEP_CARDS and s.step_3_seen == 1


@rule
def step_2_by_card(b, s, log):
    """Middle East: the card goes back under the shuffled stack, its gap is filled, the two smallest are replaced."""
    shuffle_stack(s)
    bottom = (s.stack_top + s.stack_size) % n.STACK
    s.stack[bottom] = n.STEP_3_CARD
    s.stack_part[bottom] = 0
    s.stack_size += 1
    lay_next_plant(b, s, log)
    smallest_leaves(s, log)
    smallest_leaves(s, log)
    lay_next_plant(b, s, log)
    lay_next_plant(b, s, log)
    s.step_2_due = 1


@rule
def remove_forbidden_in_step_1(b, s, log):
    """Middle East, step 1: garbage and uranium plants leave the current market, the smallest for good, others under the stack."""
    if b.market_kind != n.TWO_STEP_CARDS or s.step > 1 or s.step_2_due:
        return
    draws_left = s.stack_size  # each card of the stack is looked at once at most, so the search ends
    slot = 0
    while slot < plants_on_offer(b, s) and draws_left > 0:
        card = s.market[slot]
        if b.card_fuel[card] != n.GARBAGE and b.card_fuel[card] != n.URANIUM:
            slot += 1
            continue
        take_from_market(s, slot)
        if b.card_leaves[card]:
            tell(log, events.PLANT_LEAVES, card)
        else:
            put_under_stack(s, card, log)
        replace_plant(b, s, log)
        draws_left -= 1
        slot = 0


@rule
def largest_network(b, s):
    """The number of cities of the largest network."""
    largest = 0
    for seat in range(b.seats):
        largest = max(largest, s.cities[seat])
    return largest


@rule
def obsolete_plants_leave(b, s, log):
    """A plant not larger than the largest network leaves and is replaced; the replacement is checked too (5.5)."""
    if b.obsolete_leave:
        largest = largest_network(b, s)
        while plants_in_market(s) > 0 and b.card_number[s.market[0]] <= largest:
            tell(log, events.PLANT_OBSOLETE, take_from_market(s, 0))
            replace_plant(b, s, log)


@rule
def remove_what_must_leave(b, s, log):
    """After every change of the market: what may not lie there leaves."""
    obsolete_plants_leave(b, s, log)
    remove_forbidden_in_step_1(b, s, log)
    if s.phase != n.AUCTION and plants_in_market(s) < s.market_size:
        take_from_market(s, s.market_size - 1)
        step_2_by_card(b, s, log)
        obsolete_plants_leave(b, s, log)


@rule
def begin_step(s, step, log):
    """A new step is in force."""
    s.step = step
    tell(log, events.STEP_BEGINS, step)


@rule
def begin_step_if_due(s, log):
    """A step begins with the phase after the one in which its card came up (7)."""
    if s.step_2_due:
        s.step_2_due = 0
        begin_step(s, 2, log)
    if s.step_3_due:
        s.step_3_due = 0
        begin_step(s, 3, log)


@rule
def end_auction_with_step_3_card(b, s, log):
    """At the end of phase 2 the smallest plant and the waiting card leave without replacement (7.1)."""
    if plants_in_market(s) < s.market_size:
        take_from_market(s, s.market_size - 1)
        if means_step_2(b, s):
            step_2_by_card(b, s, log)
        else:
            step_3_card_acts(s, log)
        obsolete_plants_leave(b, s, log)
    begin_step_if_due(s, log)


@rule
def remove_for_step_2(b, s, log):
    """When step 2 begins the smallest plant leaves and is replaced, once (5.4)."""
    smallest_leaves(s, log)
    for i in range(len(b.later_cards) - 1, -1, -1):
        if b.later_cards[i] != n.NO_CARD:
            put_on_stack(s, b.later_cards[i])
    replace_plant(b, s, log)
    remove_what_must_leave(b, s, log)


@rule
def change_market(b, s, log):
    """The end of phase 5: largest plant under the stack, or in step 3 the smallest out of the game (6.5)."""
    if s.step == 3:
        smallest_leaves(s, log)
        replace_plant(b, s, log)
    elif b.market_kind == n.TURNOVER:
        return
    else:
        bury_largest(b, s, log)
        if b.market_kind == n.TWO_STEP_CARDS and s.step == 2 and s.step_3_due == 0:
            bury_largest(b, s, log)
    remove_what_must_leave(b, s, log)


@rule
def bury_largest(b, s, log):
    """The largest plant goes under the stack and is replaced; in Benelux the smallest leaves at the same moment."""
    slot = largest_to_bury(b, s)
    if slot < 0:
        return
    put_under_stack(s, take_from_market(s, slot), log)
    if b.smallest_leaves_too:
        smallest_leaves(s, log)
        replace_plant(b, s, log)
    replace_plant(b, s, log)


@rule
def largest_to_bury(b, s):
    """The slot of the plant that goes under the stack; in Quebec never an ecological one. -1: none."""
    for slot in range(plants_in_market(s) - 1, -1, -1):
        if not b.ecological_stays or not is_ecological(b, s.market[slot]):
            return slot
    return -1


@rule
def turn_market_over(b, s, log):
    """China, start of phase 5 in steps 1 and 2: plants are added, then the smallest leave down to the fixed size."""
    if b.market_kind != n.TURNOVER or s.step == 3:
        return
    added = max(b.turnover_least, b.turnover_size - s.market_size)
    while added > 0 and s.step < 3:
        replace_plant(b, s, log)
        added -= 1
    while s.step < 3 and s.market_size > b.turnover_size:
        smallest_leaves(s, log)


@rule
def step_3_with_turnover(b, s, log):
    """China: step 3 holds from this moment, the stack is not shuffled and four plants are on offer."""
    begin_step(s, 3, log)
    smallest_leaves(s, log)
    while s.market_size > STEP_3_MARKET:
        smallest_leaves(s, log)
    while s.market_size < STEP_3_MARKET and s.stack_size > 0:
        lay_next_plant(b, s, log)
