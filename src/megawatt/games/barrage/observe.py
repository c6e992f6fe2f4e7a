"""x"""

from megawatt.kernel.rules import rule

OBSERVATION_SIZE = 8


@rule
def observe(b, s, seat, numbers):
    """x"""
    numbers[0] = s.round_no
