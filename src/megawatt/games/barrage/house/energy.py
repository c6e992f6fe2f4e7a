"""What energy, contracts and rewards are worth to the house bot."""

from megawatt.games.barrage.house.habits import (
    ANY_MACHINE,
    CREDIT,
    DROP_USED,
    ENERGY,
    ENERGY_GOAL,
    ENERGY_STEP,
    EXCAVATOR,
    FEE,
    FIRST_ENERGY,
    FREE_PIECE,
    MIXER,
    MORE_ENERGY,
    OUT_OF_REACH,
    TURN_OF_WHEEL,
)
from megawatt.games.barrage.names import (
    E_ANY,
    E_BASE,
    E_CONDUIT,
    E_CREDITS,
    E_ELEVATION,
    E_EXCAVATORS,
    E_FLOWING,
    E_HEADSTREAM,
    E_MIXERS,
    E_POWERHOUSE,
    E_ROTATE,
    E_STEPS,
    E_VP,
    NATIONALS,
    WITH_DISCOUNT,
    WITH_NATIONAL,
)
from megawatt.games.barrage.rules.contracts import energy_needed
from megawatt.games.barrage.rules.produce import best_energy, conduit_of, drops_of, energy_of, fee_of
from megawatt.kernel.rules import rule


@rule
def worth_of_effect(b, effect, habits):
    """A reward or income."""
    worth = 10 * b.effect[effect, E_VP] + habits[CREDIT] * b.effect[effect, E_CREDITS]
    worth += habits[EXCAVATOR] * b.effect[effect, E_EXCAVATORS] + habits[MIXER] * b.effect[effect, E_MIXERS]
    worth += habits[ANY_MACHINE] * b.effect[effect, E_ANY] + habits[TURN_OF_WHEEL] * b.effect[effect, E_ROTATE]
    worth += habits[ENERGY_STEP] * b.effect[effect, E_STEPS]
    worth += 4 * b.effect[effect, E_HEADSTREAM] + 6 * b.effect[effect, E_FLOWING]
    if b.effect[effect, E_BASE] + b.effect[effect, E_ELEVATION] + b.effect[effect, E_CONDUIT] + b.effect[effect, E_POWERHOUSE] > 0:
        worth += habits[FREE_PIECE]
    return worth


@rule
def reachable_energy(b, s, seat):
    """The energy that a good production would give now."""
    return max(0, best_energy(b, s, seat, 1, 0, 0, s.credits[seat]))


@rule
def worth_of_contract(b, contract, reach, habits):
    """A contract is worth its reward, less for what is still beyond the energy within reach."""
    gap = max(0, b.contract_energy[contract] - reach)
    return worth_of_effect(b, contract, habits) - habits[OUT_OF_REACH] * gap


@rule
def best_reward(b, s, seat, energy, habits):
    """The best reward among the contracts that this energy fulfils."""
    best = 0
    flags = WITH_NATIONAL | WITH_DISCOUNT
    for i in range(s.hand_count[seat]):
        contract = s.hand[seat, i]
        if energy_needed(b, s, seat, contract, flags) <= energy:
            best = max(best, worth_of_effect(b, contract, habits))
    for i in range(NATIONALS):
        contract = s.national[i]
        if contract >= 0 and energy_needed(b, s, seat, contract, flags) <= energy:
            best = max(best, worth_of_effect(b, contract, habits))
    return best


@rule
def worth_of_energy(s, seat, energy, habits):
    """Steps on the track: the first ones count most, they lead to the bonus and away from the penalty."""
    if s.energy[seat] == 0:
        return habits[FIRST_ENERGY] + habits[ENERGY] * energy
    return habits[ENERGY] * energy if s.energy[seat] < habits[ENERGY_GOAL] * s.round_no else habits[MORE_ENERGY] * energy


@rule
def worth_of_production(b, s, seat, index, modifier, flags, habits):
    """Energy and reward less the fee."""
    conduit, drops = conduit_of(index), drops_of(index)
    energy = energy_of(b, s, seat, conduit, drops, modifier, flags)
    cost = habits[FEE] * fee_of(s, seat, conduit, drops) + habits[DROP_USED] * drops
    return worth_of_energy(s, seat, energy, habits) + best_reward(b, s, seat, energy, habits) - cost
