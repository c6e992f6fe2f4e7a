"""Before the first round: money, fuel, areas and the draw stack (NOTES 1, 10, and the maps' own set-ups)."""

from megawatt.author import draw_below, rule, shuffle_cards, tell
from megawatt.games.power_grid import events
from megawatt.games.power_grid import names as n
from megawatt.games.power_grid.rules.market import add_to_market, remove_forbidden_in_step_1


@rule
def lay_out(b, s):
    """Everything that is on the table before areas are chosen."""
    s.step = 1
    s.end_at = b.end_at
    s.lot = n.NO_CARD
    s.high_seat = -1
    s.buying_from = -1
    for slot in range(len(s.market)):
        s.market[slot] = n.NO_CARD
    for seat in range(b.seats):
        s.cash[seat] = b.start_cash
        s.order[seat] = seat
        for city in range(b.cities):
            s.reach[seat, city] = n.NOWHERE
    shuffle_cards(s.chance, s.order, 0, b.seats)
    fill_fuel_markets(b, s)


@rule
def fill_fuel_markets(b, s):
    """The first tokens; the rest lies beside the board."""
    for fuel in range(len(b.total_tokens)):
        s.supply[fuel] = b.total_tokens[fuel]
        for source in range(b.sources):
            s.tokens[source, fuel] = b.start_tokens[source, fuel]
            s.supply[fuel] -= b.start_tokens[source, fuel]
    for space in range(len(b.mine_track)):
        if b.mine_track[space] > 0:
            s.mine_tokens += 1


# Areas (1.1, 1.2); with variant 3 single cities (10.3).


@rule
def areas_chosen(b, s):
    """How many areas are in play so far."""
    chosen = 0
    for area in range(b.areas):
        chosen += s.area_in_play[area]
    return chosen


@rule
def why_not_area(b, s, area):
    """The first rule that forbids this area, or ALLOWED: areas hang together, and so do all their cities (1.1)."""
    if area >= b.areas:
        return n.NO_SUCH_THING
    if s.area_in_play[area]:
        return n.AREA_TAKEN
    if not hangs_together(b, s, area):
        return n.AREA_APART
    return n.ALLOWED if b.area_set[set_of_areas(b, s) | 1 << area] else n.AREA_CUTS_OFF


@rule
def set_of_areas(b, s):
    """The areas in play so far, one bit each."""
    chosen = 0
    for area in range(b.areas):
        chosen |= s.area_in_play[area] << area
    return chosen


@rule
def hangs_together(b, s, area):
    """Whether this area borders on one in play, unless the map does not ask for it."""
    if b.areas_apart == 1 or areas_chosen(b, s) == 0:
        return True
    island_is_empty = 1
    for other in range(b.areas):
        if s.area_in_play[other] and b.area_neighbour[area, other]:
            return True
        if s.area_in_play[other] and b.island[area] == b.island[other]:
            island_is_empty = 0
    return b.areas_apart == 2 and island_is_empty == 1


@rule
def choose_area(b, s, area):
    """This area and all its cities are in play."""
    s.area_in_play[area] = 1
    for city in range(b.cities):
        if b.city_area[city] == area:
            s.in_play[city] = 1


@rule
def cities_chosen(b, s):
    """How many cities are in play so far."""
    chosen = 0
    for city in range(b.cities):
        chosen += s.in_play[city]
    return chosen


@rule
def why_not_city(b, s, city):
    """The first rule that forbids picking this city, or ALLOWED: the cities are connected unless agreed otherwise (10.3)."""
    if city >= b.cities:
        return n.NO_SUCH_THING
    if s.in_play[city]:
        return n.CITY_CHOSEN
    if b.city_choice_any or cities_chosen(b, s) == 0:
        return n.ALLOWED
    for i in range(b.degree[city]):
        if s.in_play[b.neighbour[city, i]]:
            return n.ALLOWED
    return n.CITY_APART


@rule
def choose_city(b, s, city):
    """This city is in play, and its area counts as present."""
    s.in_play[city] = 1
    s.area_in_play[b.city_area[city]] = 1


@rule
def choosing_is_over(b, s):
    """Whether enough areas (or cities) are in play."""
    if b.cities_in_play > 0:
        return cities_chosen(b, s) >= b.cities_in_play
    return areas_chosen(b, s) >= b.areas_in_play


@rule
def take_agreed_areas(b, s):
    """The areas or cities the host has chosen."""
    for area in range(b.areas):
        if b.agreed_areas[area]:
            choose_area(b, s, area)
    for city in range(b.cities):
        if b.agreed_cities[city]:
            choose_city(b, s, city)


@rule
def draw_areas_at_random(b, s):
    """Add a random area (or city) that may be added until there are enough."""
    while not choosing_is_over(b, s):
        things = b.cities if b.cities_in_play > 0 else b.areas
        allowed = 0
        for thing in range(things):
            allowed += may_choose(b, s, thing)
        pick = draw_below(s.chance, allowed)
        for thing in range(things):
            if may_choose(b, s, thing):
                if pick == 0:
                    choose(b, s, thing)
                    break
                pick -= 1


@rule
def may_choose(b, s, thing):
    """1 when this area (or city, with variant 3) may be added now."""
    if b.cities_in_play > 0:
        return 1 if why_not_city(b, s, thing) == n.ALLOWED else 0
    return 1 if why_not_area(b, s, thing) == n.ALLOWED else 0


@rule
def choose(b, s, thing):
    """Add an area, or with variant 3 a city."""
    if b.cities_in_play > 0:
        choose_city(b, s, thing)
    else:
        choose_area(b, s, thing)


@rule
def ask_for_area(b, s):
    """Drafting goes round in the first player order."""
    s.phase = n.CHOOSING_AREAS
    s.asked = n.ASK_CITY if b.cities_in_play > 0 else n.ASK_AREA
    s.seat = s.order[s.turn]


@rule
def draft_area(b, s, seat, area, log):
    """A seat has chosen an area; the next in order chooses."""
    tell(log, events.AREA_CHOSEN, seat, area)
    choose_area(b, s, area)
    s.turn = (s.turn + 1) % b.seats


@rule
def draft_city(b, s, seat, city, log):
    """A seat has chosen a city; the next in order chooses."""
    tell(log, events.CITY_CHOSEN, seat, city)
    choose_city(b, s, city)
    s.turn = (s.turn + 1) % b.seats


# The draw stack (1.3, 10).


@rule
def in_deck(b, s, card):
    """Whether this card is used with the areas in play (Northern Europe swaps plants by area)."""
    needed = b.card_area[card]
    excluding = b.card_not_area[card]
    return (needed < 0 or s.area_in_play[needed]) and (excluding < 0 or not s.area_in_play[excluding])


@rule
def is_kept_apart(b, card):
    """Whether a card has a place of its own outside the shuffled stack."""
    if b.card_starts[card]:
        return True
    for i in range(len(b.top_cards)):
        if b.top_cards[i] == card or b.later_cards[i] == card:
            return True
    return False


@rule
def deal_plants(b, s):
    """The first market and the draw stack."""
    if b.market_kind == n.TURNOVER:
        deal_in_order(b, s)
    elif b.twin_decks:
        deal_both_decks(b, s)
    else:
        deal_first_market(b, s)
        deal_stack(b, s)
        remove_forbidden_in_step_1(b, s, None)


@rule
def deal_first_market(b, s):
    """The fixed first plants."""
    for card in range(b.cards):
        if b.card_starts[card] and in_deck(b, s, card):
            s.seen[card] = 1
            add_to_market(s, card)


@rule
def push(s, card, part):
    """Lay a card at the bottom of the stack that is being built."""
    s.stack[s.stack_size] = card
    s.stack_part[s.stack_size] = part
    s.stack_size += 1


@rule
def deal_stack(b, s):
    """Shuffle, remove the player-count number unseen, 13 on top, step 3 at the bottom (1.3)."""
    for i in range(len(b.top_cards)):
        if b.top_cards[i] != n.NO_CARD:
            s.seen[b.top_cards[i]] = 1
            push(s, b.top_cards[i], 0)
    for i in range(len(b.later_cards)):
        if b.later_cards[i] != n.NO_CARD:
            s.seen[b.later_cards[i]] = 1
    start = s.stack_size
    push_cards_anchored_to(b, s, 0)
    shuffle_cards(s.chance, s.stack, start, s.stack_size - start)
    remove_unseen(b, s)
    early_end = mix_in_early_cards(b, s, start)
    push_cards_anchored_to(b, s, 1)
    shuffle_cards(s.chance, s.stack, early_end, s.stack_size - early_end)
    if has_step_3_card(b):
        insert_step_3_card(b, s)


@rule
def push_cards_anchored_to(b, s, part):
    """Lay all cards of this anchor on the stack; anchor 0 are the ones that may be removed unseen."""
    for card in range(b.cards):
        if in_deck(b, s, card) and not is_kept_apart(b, card) and b.card_anchor[card] == part:
            push(s, card, 1)


@rule
def remove_unseen(b, s):
    """Random plants go back into the box face down."""
    for _ in range(b.plants_removed):
        s.stack_size -= 1
        s.removed[s.removed_count] = s.stack[s.stack_size]
        s.removed_count += 1


@rule
def mix_in_early_cards(b, s, start):
    """Russia: certain plants are shuffled with a few random ones right below the top cards. Returns where that part ends."""
    end = start + b.early_others
    for card in range(b.cards):
        if b.card_anchor[card] == 2 and not is_kept_apart(b, card):
            push(s, s.stack[end], 1)
            s.stack[end] = card
            end += 1
    shuffle_cards(s.chance, s.stack, start, end - start)
    for place in range(start, end):
        s.stack_part[place] = 2
    return end


@rule
def has_step_3_card(b):
    """The introductory game is played in step 1 only, so there the card stays in the box (8.4)."""
    return b.most_cities == 0


@rule
def insert_step_3_card(b, s):
    """At the bottom, or above the last few plants."""
    push(s, n.STEP_3_CARD, 0)
    for up in range(b.below_step_3):
        place = s.stack_size - 1 - up
        s.stack[place] = s.stack[place - 1]
        s.stack_part[place] = s.stack_part[place - 1]
        s.stack[place - 1] = n.STEP_3_CARD
        s.stack_part[place - 1] = 0


@rule
def deal_both_decks(b, s):
    """Variant 2: of each pair in the first market one stays by chance; whole pairs are removed; no top card (10.2)."""
    for card in range(b.cards):
        if b.card_starts[card]:
            s.seen[card] = 1
            twin = b.card_twin[card]
            if twin == n.NO_CARD or (card < twin and draw_below(s.chance, 2)):
                add_to_market(s, card)
            elif card < twin:
                add_to_market(s, twin)
    for _ in range(b.plants_removed):
        remove_a_pair(b, s)
    for card in range(b.cards):
        if not s.seen[card]:
            push(s, card, 1)
    shuffle_cards(s.chance, s.stack, 0, s.stack_size)
    if has_step_3_card(b):
        insert_step_3_card(b, s)


@rule
def remove_a_pair(b, s):
    """A random pair that has not been seen leaves the game openly."""
    unseen = 0
    for card in range(b.cards):
        unseen += 1 - s.seen[card]
    pick = draw_below(s.chance, unseen)
    for card in range(b.cards):
        if not s.seen[card]:
            if pick == 0:
                s.seen[card] = 1
                s.seen[b.card_twin[card]] = 1
                return
            pick -= 1


@rule
def deal_in_order(b, s):
    """China: one plant per player is on offer, the small plants follow in order, then two shuffled parts."""
    for card in range(b.cards):
        if b.card_anchor[card] == 0:
            s.seen[card] = 1
            if s.market_size < b.seats:
                add_to_market(s, card)
            else:
                push(s, card, 0)
    for part in (1, 2):
        start = s.stack_size
        if part == 1 and has_step_3_card(b):
            push(s, n.STEP_3_CARD, 1)
        for card in range(b.cards):
            if b.card_anchor[card] == part:
                push(s, card, part)
        shuffle_cards(s.chance, s.stack, start, s.stack_size - start)
