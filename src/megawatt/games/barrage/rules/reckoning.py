"""The figures that the table asks of the rules: the productions of a moment, and what the objective counts."""

from megawatt.games.barrage.moves import ACTIONS, PRODUCTION_NAMES
from megawatt.games.barrage.names import ALLOWED, FIRST_PATENT, S_PRODUCE
from megawatt.games.barrage.rules.ending import objective_count, objective_vp
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of, why_not_produce
from megawatt.games.barrage.rules.questions import legal
from megawatt.games.barrage.rules.spaces import engineers_for, why_not_place
from megawatt.kernel.reckoning import Reckoning
from megawatt.kernel.rules import rule

PRODUCTIONS = len(PRODUCTION_NAMES)
NO_STATION = -1


@rule
def list_productions(b, s, seat, modifier, flags, excluded, listed):
    """Every production that this seat could carry out now."""
    count = 0
    for production in range(PRODUCTIONS):
        flows = s.drops[dam_of(production)] >= drops_of(production) and s.conduit_owner[conduit_of(production)]
        if flows and why_not_produce(b, s, seat, production, modifier, flags, excluded) == ALLOWED:
            listed[count] = production
            count += 1
    return count


@rule
def engineers_to_produce(b, s, seat):
    """The fewest engineers that a production asks for which this seat could begin now; NO_STATION when there is none."""
    fewest = NO_STATION
    for space in range(FIRST_PATENT):
        if b.space_kind[space] == S_PRODUCE and why_not_place(b, s, seat, space) == ALLOWED:
            engineers = engineers_for(b, s, space)
            fewest = engineers if fewest == NO_STATION else min(fewest, engineers)
    return fewest


reckoning = Reckoning(__name__)
productions_now = reckoning(list_productions)
fewest_engineers_to_produce = reckoning(engineers_to_produce)
counted_by_objective = reckoning(objective_count)
points_of_objective = reckoning(objective_vp)
moves_now = reckoning.list_of_moves(legal, ACTIONS)
