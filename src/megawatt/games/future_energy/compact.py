"""The moves of Future Energy as a network learns them: own plants and cards by the slot they lie in.

A number means the same thing in every question: a link is placed on or lifted from, a place is gone to or built on.
"""

from megawatt.author import rule, verb_names
from megawatt.games.future_energy import moves as m
from megawatt.games.future_energy import names as n

MOST_OWN_PLANTS = 24
"""A player has twenty plants."""
REPLACED = 1 << n.ENERGIES
LINK = m.USE + n.PUBLIC * REPLACED
PLACE = LINK + n.LINKS
FREE = PLACE + n.PLACES
PLANT = FREE + n.PLACES
SHIFT = PLANT + MOST_OWN_PLANTS
REST = SHIFT + 2 * MOST_OWN_PLANTS
compact_names = [
    *verb_names(m.actions)[: m.USE],
    *(f"use own public contract {slot + 1}, replacing {replaced:04b}" for slot in range(n.PUBLIC) for replaced in range(REPLACED)),
    *(f"link {link}" for link in range(n.LINKS)),
    *(f"place {place}" for place in range(n.PLACES)),
    *(f"free link to place {place}" for place in range(n.PLACES)),
    *(f"own plant {slot + 1}" for slot in range(MOST_OWN_PLANTS)),
    *(f"shift own plant {slot + 1} {side}" for slot in range(MOST_OWN_PLANTS) for side in m.DIRECTIONS),
    *verb_names(m.actions)[m.SELL :],
]


@rule
def compact(b, s, action, last):
    """The number of a legal move in the compact view."""
    if action < m.USE:
        return action
    if action < m.PLACE:
        card = (action - m.USE) // REPLACED
        return m.USE + own_cards_before(s, card) * REPLACED + (action - m.USE) % REPLACED
    if action < m.CREW:
        return LINK + (action - m.PLACE) % n.LINKS
    if action < m.FREE:
        return PLACE + (action - m.CREW) % n.PLACES
    if action < m.BUILD:
        return FREE + action - m.FREE
    if action < m.SHIFT:
        return PLANT + own_plants_before(s, (action - m.BUILD) % (n.CONTRACTS * n.SPACES))
    if action < m.DOUBLE:
        return SHIFT + 2 * own_plants_before(s, (action - m.SHIFT) // 2) + (action - m.SHIFT) % 2
    if action < m.SITE:
        return PLANT + own_plants_before(s, (action - m.DOUBLE) * n.SPACES)
    if action < m.SELL:
        return PLACE + (action - m.SITE) % n.PLACES
    return REST + action - m.SELL


@rule
def own_cards_before(s, card):
    """How many public contracts with lower numbers lie before the seat to decide."""
    count = 0
    for other in range(card):
        count += 1 if s.public_holder[other] == s.seat else 0
    return count


@rule
def own_plants_before(s, plant):
    """How many plants of the seat to decide stand on contracts before this space (contract and space as one number)."""
    count = 0
    for card in range(plant // n.SPACES + 1):
        if s.holder[card] == s.seat:
            spaces = plant - card * n.SPACES if card == plant // n.SPACES else n.SPACES
            for space in range(spaces):
                count += s.plants_on[card] >> space & 1
    return count
