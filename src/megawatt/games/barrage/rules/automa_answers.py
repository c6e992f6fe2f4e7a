"""How an automa answers what its actions and rewards ask (automa, sections 5 to 8)."""

from megawatt.author import rule
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.automa_places import WITH_DAMS, choose_place, foresee_drops, foresee_flow, forget_flow, places_of
from megawatt.games.barrage.rules.company import dam_capacity, dam_room, has_ability, has_officer
from megawatt.games.barrage.rules.construct import put_free_piece, why_not_free_piece
from megawatt.games.barrage.rules.contracts import energy_left, energy_needed, fulfil, fulfil_unproduced, why_not_fulfil
from megawatt.games.barrage.rules.costs import first_target
from megawatt.games.barrage.rules.effects import gain_machines, place_drop
from megawatt.games.barrage.rules.pending import ask_for_free_piece
from megawatt.games.barrage.rules.produce import VIKTOR_MINIMUM, energy_of, produce
from megawatt.games.barrage.rules.turn import take_tile
from megawatt.games.barrage.rules.water import fill, is_own_or_neutral, owns_powerhouse_in

NONE = -1
SMALL_CONDUIT = 2
MOST_NEEDED = 10
"""What a private contract asks for at most."""


@rule
def fulfil_best(b, s, seat, energy, flags, log):
    """The best contract for the energy, if any; with Simone the next of as many as possible."""
    if b.automa_details_full and has_officer(s, seat, n.SIMONE) and not flags & n.ONLY_ONE:
        contract = next_of_most(b, s, seat, energy, flags)
    else:
        contract = best_contract(b, s, seat, energy, flags)
    if contract != NONE:
        fulfil(b, s, seat, contract, energy, flags, log)


@rule
def fulfil_best_unproduced(b, s, seat, most, log):
    """The best contract of at most this requirement, if any."""
    contract = best_contract(b, s, seat, most, 0)
    if contract != NONE:
        fulfil_unproduced(s, seat, contract, log)


@rule
def produce_best(b, s, seat, modifier, flags, excluded, log):
    """The strongest production, if any works."""
    production = best_production(b, s, seat, modifier, flags, excluded)
    if production != NONE:
        produce(b, s, seat, production, modifier, flags, log)


@rule
def best_contract(b, s, seat, energy, flags):
    """The most valuable open contract it can meet; ties to the one further right."""
    best = NONE
    for colour in range(n.COLOURS):
        for place in range(2):
            best = better_contract(b, s, seat, s.display[colour, place], best, energy, flags)
    return best_national(b, s, seat, best, energy, flags)


@rule
def best_national(b, s, seat, best, energy, flags):
    """The most valuable national contract it can meet if it is worth no less than the best so far."""
    for i in range(n.NATIONALS):
        best = better_contract(b, s, seat, s.national[i], best, energy, flags)
    return best


@rule
def better_contract(b, s, seat, contract, best, energy, flags):
    """This contract if it can be met and is worth no less, otherwise the best so far."""
    if contract == n.NO_CONTRACT or why_not_fulfil(b, s, seat, contract, energy, flags) != n.ALLOWED:
        return best
    if best == NONE or b.contract_energy[contract] >= b.contract_energy[best]:
        return contract
    return best


@rule
def next_of_most(b, s, seat, energy, flags):
    """Simone: a national contract first; then the most valuable one that leaves energy for as many others as any (section 7)."""
    chosen = best_national(b, s, seat, NONE, energy, flags)
    if chosen != NONE:
        return chosen
    most = NONE
    for colour in range(n.COLOURS):
        for place in range(2):
            contract = s.display[colour, place]
            if contract != n.NO_CONTRACT and why_not_fulfil(b, s, seat, contract, energy, flags) == n.ALLOWED:
                others = contracts_after(b, s, seat, contract, energy, flags)
                if others > most or (others == most and b.contract_energy[contract] >= b.contract_energy[chosen]):
                    most, chosen = others, contract
    return chosen


@rule
def contracts_after(b, s, seat, first, energy, flags):
    """How many open private contracts the energy that a first one leaves can still fulfil, the cheapest first."""
    rest = energy_left(b, s, seat, first, energy, flags)
    later = flags & ~n.WITH_DISCOUNT if b.france_simone_once else flags
    count = 0
    for need in range(MOST_NEEDED + 1):
        for colour in range(n.COLOURS):
            for place in range(2):
                contract = s.display[colour, place]
                if contract != n.NO_CONTRACT and contract != first and 0 < rest >= need:
                    if energy_needed(b, s, seat, contract, later) == need:
                        rest -= need
                        count += 1
    return count


@rule
def drops_to_use(b, s, seat, dam, conduit, flags):
    """All water of the dam; a single drop where Viktor's minimum makes more of them useless."""
    if s.drops[dam] == 0 or not is_own_or_neutral(s, seat, dam):
        return 0
    if has_officer(s, seat, n.VIKTOR) and saves_water(b, s, dam, conduit, flags):
        return 1
    return min(n.MOST_DROPS, s.drops[dam])


@rule
def saves_water(b, s, dam, conduit, flags):
    """Viktor: on conduits of value 1 or 2, in productions that his minimum of 4 lifts (section 7)."""
    value = b.conduit_value[conduit]
    if not b.automa_details_full:
        return value <= SMALL_CONDUIT and s.drops[dam] * value <= VIKTOR_MINIMUM
    return value <= SMALL_CONDUIT and (b.viktor_germany_both == 1 or not flags & n.SECOND)


@rule
def system_energy(b, s, seat, conduit, dam, modifier, flags, excluded):
    """What a system gives with its water; NO_ENERGY when it does not work."""
    if s.conduit_owner[conduit] == 0 or b.conduit_to[conduit] + 1 == excluded:
        return n.NO_ENERGY
    if not owns_powerhouse_in(b, s, seat, b.conduit_to[conduit]):
        return n.NO_ENERGY
    drops = drops_to_use(b, s, seat, dam, conduit, flags)
    return energy_of(b, s, seat, conduit, drops, modifier, flags) if drops > 0 else n.NO_ENERGY


@rule
def strongest_energy(b, s, seat, modifier, flags, excluded):
    """The most energy that any system gives."""
    best = n.NO_ENERGY
    for conduit in range(n.CONDUITS):
        for dam in range(conduit & ~1, (conduit & ~1) + 2):
            best = max(best, system_energy(b, s, seat, conduit, dam, modifier, flags, excluded))
    return best


@rule
def best_production(b, s, seat, modifier, flags, excluded):
    """The strongest system as a production's number; ties: neutral dams, then the conduit criteria; NONE below 1."""
    best = strongest_energy(b, s, seat, modifier, flags, excluded)
    if best < 1:
        return NONE
    own, neutral = 0, 0
    for conduit in range(n.CONDUITS):
        for dam in range(conduit & ~1, (conduit & ~1) + 2):
            if system_energy(b, s, seat, conduit, dam, modifier, flags, excluded) == best:
                if s.dam_owner[dam] == n.NEUTRAL:
                    neutral |= 1 << conduit
                else:
                    own |= 1 << conduit
    conduit = choose_place(b, s, seat, n.CONDUIT, neutral if neutral > 0 else own, n.NO_TILE)
    for side in range(2):
        dam = (conduit & ~1) + side
        if (s.dam_owner[dam] == n.NEUTRAL) == (neutral > 0):
            if system_energy(b, s, seat, conduit, dam, modifier, flags, excluded) == best:
                drops = drops_to_use(b, s, seat, dam, conduit, flags)
                return (2 * conduit + side) * n.MOST_DROPS + drops - 1
    return NONE


@rule
def useful_stream(b, s, seat, flowing):
    """The headstream from which one more drop ends in an own dam, most steps first, then by the criteria tile; or NONE."""
    most, chosen = NONE, NONE
    for i in range(n.HEADSTREAMS):
        stream = b.headstream_order[s.criteria, i]
        if flowing:
            for dam in range(n.DAMS):
                s.future_drops[dam] = s.drops[dam]
        else:
            foresee_flow(b, s)
        steps = foresee_steps(b, s, seat, b.headstream_basin[stream])
        dam = foresee_drops(b, s, stream, 1)
        forget_flow(s)
        if dam >= 0 and s.dam_owner[dam] == seat + 1 and steps > most:
            most, chosen = steps, stream
    return chosen


@rule
def foresee_steps(b, s, seat, basin):
    """USA: the steps that a drop gives on its way through the foreseen dams; 0 for everybody else."""
    steps = 0
    if not has_ability(s, seat, n.USA):
        return steps
    while 0 <= basin < WITH_DAMS:
        for dam in range(2 * basin, 2 * basin + 2):
            if s.dam_owner[dam] != 0 and s.future_drops[dam] < dam_capacity(s, dam):
                return steps
        basin = b.next_basin[basin]
        steps += 1 if owns_powerhouse_in(b, s, seat, basin) else 0
    return steps


@rule
def place_useful_drops(b, s, seat, drops, flowing, log):
    """As many drops as end in own dams; returns how many."""
    placed = 0
    for _ in range(drops):
        stream = useful_stream(b, s, seat, flowing)
        if stream == NONE:
            break
        place_drop(b, s, seat, stream, flowing, log)
        placed += 1
    return placed


@rule
def gain_wanted_machine(b, s, seat, log):
    """The kind it has fewer of, ties to the excavator; with Jill always a mixer (section 7)."""
    jill = b.automa_details_full and has_officer(s, seat, n.JILL)
    if s.excavators[seat] <= s.mixers[seat] and not jill:
        gain_machines(s, seat, 1, 0, log)
    else:
        gain_machines(s, seat, 0, 1, log)


@rule
def gain_wanted_machines(b, s, seat, machines, log):
    """Machines of choice, one after the other."""
    for _ in range(machines):
        gain_wanted_machine(b, s, seat, log)


@rule
def put_wanted_piece(b, s, seat, piece, limit, pieces, log):
    """A reward's piece where the criteria want it, if it can stand anywhere; then the next."""
    if pieces > 1:
        ask_for_free_piece(s, seat, piece, limit, pieces - 1)
    candidates = 0
    for place in range(places_of(piece)):
        if why_not_free_piece(b, s, seat, first_target(piece) + place, piece, limit) == n.ALLOWED:
            candidates |= 1 << place
    if candidates > 0:
        place = choose_place(b, s, seat, piece, candidates, n.NO_TILE)
        put_free_piece(b, s, seat, first_target(piece) + place, log)


@rule
def refill_best_dam(b, s, seat, excluded, log):
    """Netherlands: one drop into the dam of its best other system, or any own dam with room; the dam criteria break ties."""
    best, chosen, equals = n.NO_ENERGY, NONE, 0
    for dam in range(n.DAMS):
        if s.dam_owner[dam] == seat + 1 and dam + 1 != excluded and dam_room(s, dam) > 0:
            for conduit in range(dam & ~1, (dam & ~1) + 2):
                energy = 0
                if s.conduit_owner[conduit] != 0 and owns_powerhouse_in(b, s, seat, b.conduit_to[conduit]):
                    energy = (s.drops[dam] + 1) * b.conduit_value[conduit]
                if energy > best:
                    best, chosen, equals = energy, dam, 0
                if energy == best:
                    equals |= 1 << dam
    if chosen != NONE and b.automa_details_full:
        chosen = choose_place(b, s, seat, n.ELEVATION, equals, n.NO_TILE)
    if chosen != NONE:
        fill(s, seat, chosen, log)


@rule
def take_highest_tile(s, seat, log):
    """The open advanced tile of the highest level."""
    best = NONE
    for place in range(n.OPEN_TILES):
        if s.open_tile[place] >= 0 and (best == NONE or s.open_tile[place] // 6 > s.open_tile[best] // 6):
            best = place
    if best != NONE:
        take_tile(s, seat, best, log)
