"""What a seat can know: the hidden order of the stack and the plants removed unseen (NOTES 1.3, 7.3, 10.2).

Money, plants and fuel are open; every seat and every spectator knows the same.
"""

from megawatt.author import below, redraw_chance, rule
from megawatt.games.power_grid import names as n


@rule
def resample(b, s, seat, luck):
    """Redraw the removed plants, the order of the stack and the chance to come, as nobody can tell them."""
    forget_order(b, s)
    exchange_unseen_plants(b, s, luck)
    for part in (1, 2):
        shuffle_part(s, part, luck)
    redraw_chance(s.chance, luck)


@rule
def forget_order(b, s):
    """Leave no trace of how the cards lay: what is redrawn depends on what could be there, not on what is."""
    for i in range(s.stack_size, n.STACK):
        s.stack[(s.stack_top + i) % n.STACK] = 0
    for part in (1, 2):
        order_part(b, s, part)
    for place in range(s.removed_count + s.stack_size):
        if is_free_place(b, s, place):
            for later in range(place + 1, s.removed_count + s.stack_size):
                if is_free_place(b, s, later) and card_at(s, later) < card_at(s, place):
                    swap_cards(s, place, later)


@rule
def order_part(b, s, part):
    """Cards that are in this part for certain first, then the others, each in order."""
    for place in range(s.removed_count, s.removed_count + s.stack_size):
        if part_at(s, place) == part:
            for later in range(place + 1, s.removed_count + s.stack_size):
                if part_at(s, later) == part and sort_key(b, s, later) < sort_key(b, s, place):
                    swap_cards(s, place, later)


@rule
def sort_key(b, s, place):
    """Orders the cards of a part."""
    card = card_at(s, place)
    return card + n.CARDS if could_be_anywhere(b, s, card) else card


@rule
def part_at(s, place):
    """The part of the stack at this place (see `is_free_place`)."""
    return s.stack_part[(s.stack_top + place - s.removed_count) % n.STACK]


@rule
def could_be_anywhere(b, s, card):
    """A plant that may just as well have been removed unseen: never shown and not shuffled in for certain."""
    return card != n.STEP_3_CARD and not s.seen[card] and b.card_anchor[card] == 0


@rule
def is_free_place(b, s, place):
    """Whether the plant at this place could be swapped with a removed one. Places: the removed plants, then the stack."""
    if place < s.removed_count:
        return True
    slot = (s.stack_top + place - s.removed_count) % n.STACK
    return s.stack_part[slot] > 0 and could_be_anywhere(b, s, s.stack[slot])


@rule
def card_at(s, place):
    """The card at a place (see `is_free_place`)."""
    if place < s.removed_count:
        return s.removed[place]
    return s.stack[(s.stack_top + place - s.removed_count) % n.STACK]


@rule
def put_card_at(s, place, card):
    """Lay a card at a place."""
    if place < s.removed_count:
        s.removed[place] = card
    else:
        s.stack[(s.stack_top + place - s.removed_count) % n.STACK] = card


@rule
def swap_cards(s, place, other):
    """Exchange the cards at two places."""
    card = card_at(s, place)
    put_card_at(s, place, card_at(s, other))
    put_card_at(s, other, card)


@rule
def exchange_unseen_plants(b, s, luck):
    """Every way to have removed plants is equally likely: shuffle all free places together."""
    last = s.removed_count + s.stack_size - 1
    free = 0
    for place in range(last + 1):
        free += 1 if is_free_place(b, s, place) else 0
    for place in range(last, -1, -1):
        if is_free_place(b, s, place):
            other = nth_free_place(b, s, below(luck, free))
            swap_cards(s, place, other)
            free -= 1


@rule
def nth_free_place(b, s, index):
    """The free place with this index, counted from 0."""
    place = 0
    while True:
        if is_free_place(b, s, place):
            if index == 0:
                return place
            index -= 1
        place += 1


@rule
def shuffle_part(s, part, luck):
    """The order within a shuffled part of the stack is unknown, the step 3 card's place in it too (China)."""
    size = 0
    for i in range(s.stack_size):
        size += 1 if s.stack_part[(s.stack_top + i) % n.STACK] == part else 0
    for i in range(s.stack_size - 1, -1, -1):
        slot = (s.stack_top + i) % n.STACK
        if s.stack_part[slot] == part:
            other = nth_of_part(s, part, below(luck, size))
            card = s.stack[slot]
            s.stack[slot] = s.stack[other]
            s.stack[other] = card
            size -= 1


@rule
def nth_of_part(s, part, index):
    """The slot of the card with this index in this part, counted from the top."""
    i = 0
    while True:
        slot = (s.stack_top + i) % n.STACK
        if s.stack_part[slot] == part:
            if index == 0:
                return slot
            index -= 1
        i += 1
