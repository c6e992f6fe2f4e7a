"""What plants can store and burn (NOTES 4.1-4.3, 6.2, 6.3).

Amounts of all kinds travel together in one number, with eight bits for each kind: one walk over the plants adds them up.
"""

from megawatt.author import rule
from megawatt.games.power_grid import names as n


@rule
def part_of(amounts, kind):
    """One kind out of the amounts of all kinds."""
    return amounts >> kind * n.PACKED_BITS & n.PACKED_MOST


@rule
def room_on_plants(b, s, seat):
    """The room on all plants of a seat for every kind of fuel: twice the printed need (4.1); HYBRID for coal and oil in any mix."""
    room = 0
    for slot in range(s.plant_count[seat]):
        room += b.card_stores[s.plants[seat, slot]]
    return room


@rule
def storage_for(b, s, seat, kind):
    """The room for one kind of fuel."""
    return part_of(room_on_plants(b, s, seat), kind)


@rule
def on_hybrids(s, seat, room):
    """How many coal and oil tokens the pure plants cannot hold: max(0, c - C) + max(0, o - O) (4.2)."""
    coal = s.fuel[seat, n.COAL] - part_of(room, n.COAL)
    oil = s.fuel[seat, n.OIL] - part_of(room, n.OIL)
    return max(0, coal) + max(0, oil)


@rule
def overflow(b, s, seat):
    """How many coal and oil tokens fit nowhere, not on hybrids either (4.2)."""
    room = room_on_plants(b, s, seat)
    return max(0, on_hybrids(s, seat, room) - part_of(room, n.HYBRID))


@rule
def has_room_for(s, seat, fuel, room):
    """Whether one more token of this fuel can be stored on plants with this room."""
    if s.fuel[seat, fuel] < part_of(room, fuel):
        return True
    if fuel == n.GARBAGE or fuel == n.URANIUM:
        return False
    return on_hybrids(s, seat, room) < part_of(room, n.HYBRID)


@rule
def tokens_burned_by(b, card):
    """The exact need of a plant; in India garbage plants burn one more than printed."""
    return part_of(b.card_burns[card], b.card_fuel[card])


@rule
def needs(b, s, seat, plants):
    """What the chosen plants (one bit per slot) burn together of every kind."""
    need = 0
    for slot in range(s.plant_count[seat]):
        if plants >> slot & 1:
            need += b.card_burns[s.plants[seat, slot]]
    return need


@rule
def need_of(b, s, seat, plants, kind):
    """What the chosen plants burn together of one kind."""
    return part_of(needs(b, s, seat, plants), kind)


@rule
def coal_for_hybrids(b, s, seat, plants):
    """The least and the most coal the chosen hybrids can burn, oil making up the rest; (0, -1) when no mix will do.

    A hybrid burns what lies on it. Tokens may be moved before, but what the pure plants cannot hold lies on
    hybrids too and nothing may be thrown away to make room (6.3).
    """
    burned = needs(b, s, seat, plants)
    need = part_of(burned, n.HYBRID)
    coal_left = s.fuel[seat, n.COAL] - part_of(burned, n.COAL)
    oil_left = s.fuel[seat, n.OIL] - part_of(burned, n.OIL)
    if coal_left < 0 or oil_left < 0:
        return 0, -1
    if need == 0:
        return 0, 0
    stored = room_on_plants(b, s, seat)
    coal_there = s.fuel[seat, n.COAL] - part_of(stored, n.COAL)
    oil_there = s.fuel[seat, n.OIL] - part_of(stored, n.OIL)
    room = part_of(stored, n.HYBRID)
    least, most = 0, -1
    for coal in range(max(0, need - oil_left), min(need, coal_left) + 1):
        if max(coal, coal_there) + max(need - coal, oil_there) <= room:
            if most < 0:
                least = coal
            most = coal
    return least, most


@rule
def can_run(b, s, seat, plants):
    """Whether these plants (one bit per slot) can all run with what is stored (6.2)."""
    burned = needs(b, s, seat, plants)
    if part_of(burned, n.GARBAGE) > s.fuel[seat, n.GARBAGE] or part_of(burned, n.URANIUM) > s.fuel[seat, n.URANIUM]:
        return False
    if part_of(burned, n.HYBRID) == 0:
        return part_of(burned, n.COAL) <= s.fuel[seat, n.COAL] and part_of(burned, n.OIL) <= s.fuel[seat, n.OIL]
    least, most = coal_for_hybrids(b, s, seat, plants)
    return least <= most


@rule
def cities_powered(b, s, seat, plants):
    """Cities these plants supply, not more than the own network; surplus is lost (6.2)."""
    supplied = 0
    for slot in range(s.plant_count[seat]):
        if plants >> slot & 1:
            supplied += b.card_cities[s.plants[seat, slot]]
    return min(supplied, s.cities[seat])


@rule
def most_cities_powered(b, s, seat):
    """The most cities this seat could power now (8.2)."""
    best = 0
    for plants in range(1 << s.plant_count[seat]):
        powered = cities_powered(b, s, seat, plants)
        if powered > best and can_run(b, s, seat, plants):
            best = powered
    return best
