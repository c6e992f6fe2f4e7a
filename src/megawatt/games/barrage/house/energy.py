"""What energy, contracts and rewards are worth to the house bot."""

from megawatt.author import rule
from megawatt.games.barrage import names as n
from megawatt.games.barrage.house import bot_parameters as p
from megawatt.games.barrage.rules.contracts import energy_needed
from megawatt.games.barrage.rules.produce import best_energy, conduit_of, drops_of, energy_of, fee_of


@rule
def worth_of_effect(b, effect, parameters):
    """A reward or income."""
    worth = 10 * b.effect[effect, n.E_VP] + parameters[p.CREDIT] * b.effect[effect, n.E_CREDITS]
    worth += parameters[p.EXCAVATOR] * b.effect[effect, n.E_EXCAVATORS] + parameters[p.MIXER] * b.effect[effect, n.E_MIXERS]
    worth += parameters[p.ANY_MACHINE] * b.effect[effect, n.E_ANY] + parameters[p.TURN_OF_WHEEL] * b.effect[effect, n.E_ROTATE]
    worth += parameters[p.ENERGY_STEP] * b.effect[effect, n.E_STEPS]
    worth += 4 * b.effect[effect, n.E_HEADSTREAM] + 6 * b.effect[effect, n.E_FLOWING]
    if (
        b.effect[effect, n.E_BASE]
        + b.effect[effect, n.E_ELEVATION]
        + b.effect[effect, n.E_CONDUIT]
        + b.effect[effect, n.E_POWERHOUSE]
        > 0
    ):
        worth += parameters[p.FREE_PIECE]
    return worth


@rule
def reachable_energy(b, s, seat):
    """The energy that a good production would give now."""
    return max(0, best_energy(b, s, seat, 1, 0, 0, s.credits[seat]))


@rule
def worth_of_contract(b, contract, reach, parameters):
    """A contract is worth its reward, less for what is still beyond the energy within reach."""
    gap = max(0, b.contract_energy[contract] - reach)
    return worth_of_effect(b, contract, parameters) - parameters[p.OUT_OF_REACH] * gap


@rule
def best_reward(b, s, seat, energy, parameters):
    """The best reward among the contracts that this energy fulfils."""
    best = 0
    flags = n.WITH_NATIONAL | n.WITH_DISCOUNT
    for i in range(s.hand_count[seat]):
        contract = s.hand[seat, i]
        if energy_needed(b, s, seat, contract, flags) <= energy:
            best = max(best, worth_of_effect(b, contract, parameters))
    for i in range(n.NATIONALS):
        contract = s.national[i]
        if contract >= 0 and energy_needed(b, s, seat, contract, flags) <= energy:
            best = max(best, worth_of_effect(b, contract, parameters))
    return best


@rule
def worth_of_energy(s, seat, energy, parameters):
    """Steps on the track: the first ones count most, they lead to the bonus and away from the penalty."""
    if s.energy[seat] == 0:
        return parameters[p.FIRST_ENERGY] + parameters[p.ENERGY] * energy
    return (
        parameters[p.ENERGY] * energy
        if s.energy[seat] < parameters[p.ENERGY_GOAL] * s.round_no
        else parameters[p.MORE_ENERGY] * energy
    )


@rule
def worth_of_production(b, s, seat, index, modifier, flags, parameters):
    """Energy and reward less the fee."""
    conduit, drops = conduit_of(index), drops_of(index)
    energy = energy_of(b, s, seat, conduit, drops, modifier, flags)
    cost = parameters[p.FEE] * fee_of(s, seat, conduit, drops) + parameters[p.DROP_USED] * drops
    return worth_of_energy(s, seat, energy, parameters) + best_reward(b, s, seat, energy, parameters) - cost
