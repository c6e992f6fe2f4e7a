"""From turn to turn and from round to round (NOTES 7, 8)."""

from megawatt.author import rule, tell
from megawatt.games.future_energy import events
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.ending import end_game
from megawatt.games.future_energy.rules.planning import begin_turn


@rule
def begin_round(b, s, log):
    """The holder of the starting kite begins every round."""
    s.round_no += 1
    s.stirred = 0
    s.active = s.first
    tell(log, events.ROUND_BEGINS, s.round_no)
    begin_turn(b, s, log)


@rule
def end_turn(b, s, log):
    """The next player's turn; after a full round the game ends when its end has been triggered (8)."""
    s.active = (s.active + 1) % b.seats
    if s.active != s.first:
        begin_turn(b, s, log)
        return
    if s.ended_by == n.STILL_PLAYING and not s.stirred:
        s.ended_by = n.BY_STANDSTILL
        tell(log, events.STANDSTILL, s.round_no)
    if s.ended_by == n.STILL_PLAYING:
        begin_round(b, s, log)
    else:
        end_game(b, s, log)
