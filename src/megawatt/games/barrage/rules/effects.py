"""What incomes, contracts and external works give: the simple parts at once, the rest as pending decisions."""

from megawatt.author import rule, tell
from megawatt.games.barrage import events
from megawatt.games.barrage import names as n
from megawatt.games.barrage.rules.company import gain_credits, turn_wheel
from megawatt.games.barrage.rules.construct import produce_without_water
from megawatt.games.barrage.rules.pending import ask, ask_for_drops, ask_for_free_piece, ask_for_machines, ask_to_fulfil_unproduced
from megawatt.games.barrage.rules.water import advance, flow_from


@rule
def gain(b, s, seat, effect, log):
    """Take an effect: goods, steps and wheel turns at once; choices in the order machines, pieces, drops, the rest."""
    later_choices(b, s, seat, effect, log)
    if b.effect[effect, n.E_CREDITS] > 0:
        gain_credits(s, seat, b.effect[effect, n.E_CREDITS])
        tell(log, events.CREDITS_GAINED, s.company[seat], b.effect[effect, n.E_CREDITS])
    if b.effect[effect, n.E_VP] > 0:
        s.vp[seat] += b.effect[effect, n.E_VP]
        tell(log, events.VP_SCORED, s.company[seat], b.effect[effect, n.E_VP])
    gain_machines(s, seat, b.effect[effect, n.E_EXCAVATORS], b.effect[effect, n.E_MIXERS], log)
    turn_wheel(s, seat, b.effect[effect, n.E_ROTATE], log)
    if b.effect[effect, n.E_STEPS] > 0:
        advance(s, seat, b.effect[effect, n.E_STEPS], log)


@rule
def later_choices(b, s, seat, effect, log):
    """Lay the choices of an effect on the pile, the last one first."""
    if b.effect[effect, n.E_PRODUCED] > 0:
        produce_without_water(b, s, seat, b.effect[effect, n.E_PRODUCED], log)
    if b.effect[effect, n.E_TILE] > 0:
        ask(s, n.ASK_ADVANCED, seat)
    if b.effect[effect, n.E_FULFIL] > 0:
        ask_to_fulfil_unproduced(s, seat, b.effect[effect, n.E_FULFIL], 0)
    if b.effect[effect, n.E_FLOWING] > 0:
        ask_for_drops(s, seat, b.effect[effect, n.E_FLOWING], 1, 0)
    if b.effect[effect, n.E_HEADSTREAM] > 0:
        ask_for_drops(s, seat, b.effect[effect, n.E_HEADSTREAM], 0, 0)
    if b.effect[effect, n.E_POWERHOUSE] > 0:
        ask_for_free_piece(s, seat, n.POWERHOUSE, 0, b.effect[effect, n.E_POWERHOUSE])
    if b.effect[effect, n.E_CONDUIT] > 0:
        ask_for_free_piece(s, seat, n.CONDUIT, b.effect[effect, n.E_CONDUIT], 1)
    if b.effect[effect, n.E_ELEVATION] > 0:
        ask_for_free_piece(s, seat, n.ELEVATION, 0, b.effect[effect, n.E_ELEVATION])
    if b.effect[effect, n.E_BASE] > 0:
        ask_for_free_piece(s, seat, n.BASE, b.effect[effect, n.E_BASE], 1)
    if b.effect[effect, n.E_ANY] > 0:
        ask_for_machines(s, seat, b.effect[effect, n.E_ANY])


@rule
def gain_machines(s, seat, excavators, mixers, log):
    """Machines from the bank into the supply."""
    if excavators + mixers > 0:
        s.excavators[seat] += excavators
        s.mixers[seat] += mixers
        tell(log, events.MACHINE_GAINED, s.company[seat], excavators, mixers)


@rule
def choose_machine(s, seat, machines, machine, log):
    """One machine of choice, then the next."""
    if machines > 1:
        ask_for_machines(s, seat, machines - 1)
    gain_machines(s, seat, 1 - machine, machine, log)


@rule
def why_not_stop_drops(needed):
    """Drops of an action may be left after the first one, those of a reward at once (W-4)."""
    return n.MUST_CHOOSE if needed else n.ALLOWED


@rule
def choose_stream(b, s, seat, stream, drops, flowing, needed, log):
    """One drop on this headstream, then the next."""
    if drops > 1:
        ask_for_drops(s, seat, drops - 1, flowing, needed if b.water_drops_all else 0)
    place_drop(b, s, seat, stream, flowing, log)


@rule
def place_drop(b, s, seat, stream, flowing, log):
    """One drop on a headstream: it waits for the water-flow phase, or runs at once (W-4)."""
    s.water_placed += 1
    if flowing:
        tell(log, events.DROP_FLOWS, s.company[seat], stream)
        flow_from(b, s, b.headstream_basin[stream], 1, log)
    else:
        tell(log, events.DROP_PLACED, s.company[seat], stream)
        s.waiting[stream] += 1
