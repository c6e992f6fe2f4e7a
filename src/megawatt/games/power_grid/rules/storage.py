"""What plants can store and burn (NOTES 4.1-4.3, 6.2, 6.3)."""

from megawatt.games.power_grid.names import COAL, FUELS, GARBAGE, HYBRID, OIL, URANIUM
from megawatt.kernel.rules import rule


@rule
def storage_for(b, s, seat, fuel):
    """Twice the printed need of the plants of this kind (4.1); HYBRID for what holds coal and oil in any mix."""
    room = 0
    for slot in range(s.plant_count[seat]):
        card = s.plants[seat, slot]
        if b.card_fuel[card] == fuel:
            room += 2 * b.card_units[card]
    return room


@rule
def on_hybrids(b, s, seat):
    """How many coal and oil tokens the pure plants cannot hold: max(0, c - C) + max(0, o - O) (4.2)."""
    coal = s.fuel[seat, COAL] - storage_for(b, s, seat, COAL)
    oil = s.fuel[seat, OIL] - storage_for(b, s, seat, OIL)
    return max(0, coal) + max(0, oil)


@rule
def overflow(b, s, seat):
    """How many coal and oil tokens fit nowhere, not on hybrids either (4.2)."""
    return max(0, on_hybrids(b, s, seat) - storage_for(b, s, seat, HYBRID))


@rule
def has_room_for(b, s, seat, fuel):
    """Whether one more token of this fuel can be stored."""
    if s.fuel[seat, fuel] < storage_for(b, s, seat, fuel):
        return True
    if fuel == GARBAGE or fuel == URANIUM:
        return False
    hybrids = storage_for(b, s, seat, HYBRID)
    return hybrids > 0 and on_hybrids(b, s, seat) < hybrids


@rule
def tokens_burned_by(b, card):
    """The exact need of a plant; in India garbage plants burn one more than printed."""
    fuel = b.card_fuel[card]
    if fuel < FUELS:
        return b.card_units[card] + b.extra_burn[fuel]
    return b.card_units[card]


@rule
def need_of(b, s, seat, plants, fuel):
    """What the chosen plants (one bit per slot) burn of this kind together."""
    need = 0
    for slot in range(s.plant_count[seat]):
        card = s.plants[seat, slot]
        if plants >> slot & 1 and b.card_fuel[card] == fuel:
            need += tokens_burned_by(b, card)
    return need


@rule
def coal_for_hybrids(b, s, seat, plants):
    """The least and the most coal the chosen hybrids can burn, oil making up the rest; (0, -1) when no mix will do.

    A hybrid burns what lies on it. Tokens may be moved before, but what the pure plants cannot hold lies on
    hybrids too and nothing may be thrown away to make room (6.3).
    """
    need = need_of(b, s, seat, plants, HYBRID)
    coal_left = s.fuel[seat, COAL] - need_of(b, s, seat, plants, COAL)
    oil_left = s.fuel[seat, OIL] - need_of(b, s, seat, plants, OIL)
    if coal_left < 0 or oil_left < 0:
        return 0, -1
    if need == 0:
        return 0, 0
    coal_there = s.fuel[seat, COAL] - storage_for(b, s, seat, COAL)
    oil_there = s.fuel[seat, OIL] - storage_for(b, s, seat, OIL)
    room = storage_for(b, s, seat, HYBRID)
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
    if need_of(b, s, seat, plants, GARBAGE) > s.fuel[seat, GARBAGE]:
        return False
    if need_of(b, s, seat, plants, URANIUM) > s.fuel[seat, URANIUM]:
        return False
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
