"""Production: every dam, conduit and powerhouse that work together, what they give and what follows (notes, section 3)."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import gain_credits, has_ability, has_officer, production_bonus, purse
from megawatt.games.barrage.rules.pending import ask_to_fill, ask_to_fulfil, ask_to_produce, end_production_later
from megawatt.games.barrage.rules.water import advance, flow_from, is_own_or_neutral, owns_powerhouse_in

VIKTOR_MINIMUM = 4
ITALIAN_STEPS = 3


@rule
def energy_of(b, s, seat, conduit, drops, modifier, flags):
    """The energy of so many drops through a conduit (P-2)."""
    return energy_from(b, s, seat, drops * b.conduit_value[conduit], modifier, flags)


@rule
def energy_from(b, s, seat, energy, modifier, flags):
    """What drops x value become: at least 4 with Viktor, the modifier of the space and the bonus of the powerhouse row (P-2)."""
    if has_officer(s, seat, n.VIKTOR) and energy < VIKTOR_MINIMUM and (b.viktor_germany_both or not flags & n.SECOND):
        energy = VIKTOR_MINIMUM
    if flags & n.SECOND:
        return energy
    return energy + modifier + production_bonus(s, seat)


@rule
def fee_of(s, seat, conduit, drops):
    """Credits for somebody else's conduit: 1 per drop (P-4)."""
    return 0 if s.conduit_owner[conduit] == seat + 1 else drops


@rule
def why_not_produce(b, s, seat, production, modifier, flags, excluded):
    """The first rule that forbids this production, or ALLOWED. `excluded` is a basin + 1 whose powerhouse is used up."""
    conduit, dam, drops = conduit_of(production), dam_of(production), drops_of(production)
    if not is_own_or_neutral(s, seat, dam):
        return n.NOT_YOUR_DAM
    if s.drops[dam] < drops:
        return n.NO_WATER
    if s.conduit_owner[conduit] == 0:
        return n.NO_CONDUIT
    if not owns_powerhouse_in(b, s, seat, b.conduit_to[conduit]):
        return n.NO_POWERHOUSE
    if b.conduit_to[conduit] + 1 == excluded:
        return n.SAME_POWERHOUSE
    if energy_of(b, s, seat, conduit, drops, modifier, flags) < 1:
        return n.BELOW_ONE
    if fee_of(s, seat, conduit, drops) > purse(s, seat):
        return n.FEE_TOO_DEAR
    return n.ALLOWED


@rule
def best_energy(b, s, seat, modifier, flags, excluded, credits):
    """The most energy any production gives with these credits for the fee; NO_ENERGY when none works."""
    most = 0
    for conduit in range(n.CONDUITS):
        if s.conduit_owner[conduit] != 0 and b.conduit_to[conduit] + 1 != excluded:
            drops = drops_for(s, seat, conduit)
            if s.conduit_owner[conduit] != seat + 1:
                drops = min(drops, credits)
            if drops * b.conduit_value[conduit] > most and owns_powerhouse_in(b, s, seat, b.conduit_to[conduit]):
                most = drops * b.conduit_value[conduit]
    return energy_from(b, s, seat, most, modifier, flags) if most > 0 else n.NO_ENERGY


@rule
def drops_for(s, seat, conduit):
    """The most drops that this company may send through a conduit at once, from one of the two dams of its basin."""
    upper, lower = conduit & ~1, conduit | 1
    drops = s.drops[upper] if is_own_or_neutral(s, seat, upper) else 0
    return max(drops, s.drops[lower]) if is_own_or_neutral(s, seat, lower) else drops


@rule
def why_not_forgo_production(flags):
    """Only a production that a tile or an ability adds may be forgone."""
    return n.ALLOWED if flags & n.OPTIONAL else n.MUST_CHOOSE


@rule
def can_produce(b, s, seat, modifier, flags, excluded):
    """Whether an added production works at all; that of a space was looked at before."""
    return not flags & n.OPTIONAL or best_energy(b, s, seat, modifier, flags, excluded, purse(s, seat)) >= 1


@rule
def conduit_of(production):
    """The conduit of a production's number."""
    return production // (2 * n.MOST_DROPS)


@rule
def dam_of(production):
    """The dam of a production's number: upper or lower dam of the conduit's basin."""
    return (conduit_of(production) & ~1) + production // n.MOST_DROPS % 2


@rule
def drops_of(production):
    """The drops of a production's number."""
    return production % n.MOST_DROPS + 1


@rule
def produce(b, s, seat, production, modifier, flags, log):
    """Take the water, advance, let it run on, pay the fee; contract and company ability follow."""
    conduit, dam, drops = conduit_of(production), dam_of(production), drops_of(production)
    energy = energy_of(b, s, seat, conduit, drops, modifier, flags)
    zone = b.conduit_to[conduit]
    tell(log, events.PRODUCED, s.company[seat], drops, conduit, energy)
    s.drops[dam] -= drops
    advance(s, seat, energy, log)
    if has_ability(s, seat, n.ITALY):
        advance(s, seat, ITALIAN_STEPS, log)
    flow_from(b, s, zone, drops, log)
    fee = fee_of(s, seat, conduit, drops)
    if fee > 0:
        owner = s.conduit_owner[conduit] - 1
        gain_credits(s, seat, -fee)
        gain_credits(s, owner, fee)
        s.vp[owner] += fee
        tell(log, events.FEE_PAID, s.company[seat], s.company[owner], fee)
    if not flags & n.SECOND:
        end_production_later(s, seat, zone + 1, dam + 1)
    ask_to_fulfil(s, seat, energy, n.WITH_NATIONAL | n.WITH_DISCOUNT)


@rule
def after_production(s, seat, zone, dam):
    """Germany produces again elsewhere, the Netherlands refill a dam (V-3, V-4). Zone and dam are counted from 1."""
    if has_ability(s, seat, n.GERMANY):
        ask_to_produce(s, seat, 0, n.SECOND | n.OPTIONAL, zone)
    if has_ability(s, seat, n.NETHERLANDS):
        ask_to_fill(s, seat, 0, dam)
