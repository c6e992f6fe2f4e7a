"""The automa's turn and its answers (docs/barrage-automa.md)."""

from megawatt.games.barrage.rules.pending import pop
from megawatt.kernel.rules import rule


@rule
def automa_answer(b, s, seat, log):
    """x"""
    pop(s)


@rule
def automa_turn(b, s, seat, log):
    """x"""
    s.engineers[seat] -= 1
