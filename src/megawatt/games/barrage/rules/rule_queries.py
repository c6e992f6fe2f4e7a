"""The figures that the table asks of the rules: the productions of a moment, and what the objective counts."""

from megawatt.author import RuleQueries, rule
from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.ending import objective_count, objective_vp
from megawatt.games.barrage.rules.produce import conduit_of, dam_of, drops_of, why_not_produce
from megawatt.games.barrage.rules.questions import legal
from megawatt.games.barrage.rules.spaces import engineers_for, why_not_place

PRODUCTIONS = len(m.PRODUCTION_NAMES)
NO_STATION = -1
FIGURES = ("points", "credits", "energy")


@rule
def figures(b, s, seat, numbers):
    """Victory points, Credits, energy of the round."""
    numbers[0] = s.vp[seat]
    numbers[1] = s.credits[seat]
    numbers[2] = s.energy[seat]


@rule
def list_productions(b, s, seat, modifier, flags, excluded, listed):
    """Every production that this seat could carry out now."""
    count = 0
    for production in range(PRODUCTIONS):
        flows = s.drops[dam_of(production)] >= drops_of(production) and s.conduit_owner[conduit_of(production)]
        if flows and why_not_produce(b, s, seat, production, modifier, flags, excluded) == n.ALLOWED:
            listed[count] = production
            count += 1
    return count


@rule
def engineers_to_produce(b, s, seat):
    """The fewest engineers that a production asks for which this seat could begin now; NO_STATION when there is none."""
    fewest = NO_STATION
    for space in range(n.FIRST_PATENT):
        if b.space_kind[space] == n.S_PRODUCE and why_not_place(b, s, seat, space) == n.ALLOWED:
            engineers = engineers_for(b, s, space)
            fewest = engineers if fewest == NO_STATION else min(fewest, engineers)
    return fewest


queries = RuleQueries(__name__)
productions_now = queries(list_productions)
fewest_engineers_to_produce = queries(engineers_to_produce)
counted_by_objective = queries(objective_count)
points_of_objective = queries(objective_vp)
moves_now = queries.list_of_moves(legal, m.ACTIONS)
