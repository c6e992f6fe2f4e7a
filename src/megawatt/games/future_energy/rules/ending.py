"""From turn to turn and to the end of the game (NOTES 7, 8)."""

from megawatt.games.future_energy.events import GAME_ENDS, ROUND_BEGINS, STANDSTILL
from megawatt.games.future_energy.names import BY_STANDSTILL, GAME_OVER, NOBODY, NOTHING, STILL_PLAYING
from megawatt.games.future_energy.rules.planning import begin_turn
from megawatt.games.future_energy.rules.scoring import score_everything
from megawatt.kernel.events import tell
from megawatt.kernel.rules import rule


@rule
def begin_round(b, s, log):
    """The holder of the starting kite begins every round."""
    s.round_no += 1
    s.stirred = 0
    s.active = s.first
    tell(log, ROUND_BEGINS, s.round_no)
    begin_turn(b, s, log)


@rule
def end_turn(b, s, log):
    """The next player's turn; after a full round the game ends when its end has been triggered (8)."""
    s.active = (s.active + 1) % b.seats
    if s.active != s.first:
        begin_turn(b, s, log)
        return
    if s.ended_by == STILL_PLAYING and not s.stirred:
        s.ended_by = BY_STANDSTILL
        tell(log, STANDSTILL, s.round_no)
    if s.ended_by == STILL_PLAYING:
        begin_round(b, s, log)
    else:
        end_game(b, s, log)


@rule
def end_game(b, s, log):
    """Everything is scored, and nobody is asked any more."""
    score_everything(b, s)
    s.phase = GAME_OVER
    s.seat = NOBODY
    s.asked = NOTHING
    tell(log, GAME_ENDS)
