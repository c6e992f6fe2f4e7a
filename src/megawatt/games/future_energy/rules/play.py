"""The turn as a whole: phase after phase, from one decision to the next."""

from megawatt.author import rule
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.rules.building import ask_to_build
from megawatt.games.future_energy.rules.course import (
    CARDS_FIRST,
    after_building,
    after_joining,
    after_tile_action,
    ask_for_cards_before_action,
    ask_for_cards_first,
)
from megawatt.games.future_energy.rules.joint import ask_to_join
from megawatt.games.future_energy.rules.lines import ask_for_line
from megawatt.games.future_energy.rules.moving import ask_to_move
from megawatt.games.future_energy.rules.planning import ask_to_plan
from megawatt.games.future_energy.rules.public import ask_for_cards, ask_for_effect
from megawatt.games.future_energy.rules.questions import answer
from megawatt.games.future_energy.rules.rounds import begin_round, end_turn
from megawatt.games.future_energy.rules.setup import lay_out
from megawatt.games.future_energy.rules.tiles import ask_for_tile_action


@rule
def setup(b, s):
    """Deal the first position; whoever begins has money to plan with, so that nothing else can be asked first."""
    lay_out(b, s)
    begin_round(b, s, None)
    ask_to_plan(b, s)


@rule
def apply(b, s, action, log):
    """Play a legal action and go on to the next decision."""
    if not answer(b, s, action, log):
        go_on(b, s, log)


@rule
def go_on(b, s, log):
    """Step by step up to the next decision of anyone."""
    while not ask(b, s, log):
        pass


@rule
def ask(b, s, log):
    """Ask the next question, or do the next thing that needs no question and return False."""
    if s.lines_due > 0:
        return ask_for_line(b, s)
    if s.card != n.NO_CARD:
        return ask_for_effect(b, s, log)
    phase = s.phase
    if phase == n.PLANNING:
        return ask_to_plan(b, s)
    if phase == n.MOVING:
        return ask_to_move(b, s, log)
    if phase == n.BUILDING:
        if ask_to_build(b, s, log):
            return True
        after_building(b, s, log)
        return False
    if phase == n.TILE_ACTION:
        if s.action_left == CARDS_FIRST:
            return ask_for_cards_before_action(b, s, log)
        if ask_for_tile_action(b, s):
            return True
        after_tile_action(b, s)
        return False
    if phase == n.JOINT_CONSTRUCTION:
        if ask_for_cards_first(b, s) or ask_to_join(b, s):
            return True
        after_joining(b, s, log)
        return False
    if phase == n.END_OF_TURN:
        if ask_for_cards(b, s):
            return True
        end_turn(b, s, log)
        return False
    return phase == n.GAME_OVER
