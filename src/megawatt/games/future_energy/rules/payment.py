"""Module 2: paying for the use of a public contract with tiles and substitutes (NOTES 9)."""

from megawatt.author import rule
from megawatt.games.future_energy import names as n


@rule
def substitutes(s, seat):
    """Wildcards, construction grounds, investors and engineers in front of a seat; each stands for one tile."""
    count = s.wildcards[seat]
    for tile in range(n.INVESTOR, n.TILES):
        count += s.kept[seat, tile]
    return count


@rule
def is_own_card(s, seat, card):
    """Whether this public contract lies in front of the seat."""
    return s.public_holder[card] == seat


@rule
def why_not_use(b, s, seat, card, replaced):
    """The first rule that forbids using this card with these energies replaced (one bit each), or ALLOWED (9)."""
    if card >= b.public:
        return n.NO_SUCH_THING
    if s.public_holder[card] != seat:
        return n.NOT_YOUR_CARD
    shown = b.public_energies[card]
    if replaced & ~shown:
        return n.NO_SUCH_THING
    if replaced == shown:
        return n.NEEDS_ONE_ENERGY
    needed = 0
    for energy in range(n.ENERGIES):
        if replaced >> energy & 1:
            needed += 1
        elif shown >> energy & 1 and s.kept[seat, energy] == 0:
            return n.LACKS_ENERGY
    return n.LACKS_SUBSTITUTES if needed > substitutes(s, seat) else n.ALLOWED


@rule
def can_use_a_card(b, s, seat):
    """Whether this seat has tiles for any of its public contracts."""
    if s.public_held[seat] == 0:
        return False
    spare = substitutes(s, seat)
    for card in range(b.public):
        if s.public_holder[card] == seat:
            there, missing = 0, 0
            for energy in range(n.ENERGIES):
                if b.public_energies[card] >> energy & 1:
                    if s.kept[seat, energy] > 0:
                        there += 1
                    else:
                        missing += 1
            if there > 0 and missing <= spare:
                return True
    return False


@rule
def pay_with_tiles(b, s, seat, card, replaced):
    """The tiles and the card leave the game; substitutes are worth the same, so wildcards go first."""
    for energy in range(n.ENERGIES):
        if replaced >> energy & 1:
            discard_substitute(s, seat)
        elif b.public_energies[card] >> energy & 1:
            s.kept[seat, energy] -= 1
            s.discarded[energy] += 1
    s.public_holder[card] = n.GONE
    s.public_held[seat] -= 1


@rule
def discard_substitute(s, seat):
    """A wildcard, or else the first kept tile that shows no old energy."""
    if s.wildcards[seat] > 0:
        s.wildcards[seat] -= 1
        s.wildcards_used += 1
        return
    tile = n.INVESTOR
    while s.kept[seat, tile] == 0:
        tile += 1
    s.kept[seat, tile] -= 1
    s.discarded[tile] += 1
