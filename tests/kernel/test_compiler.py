"""The compiler for many small rules: everything that is called is linked, whatever the order."""

import numpy as np

import megawatt
from megawatt.kernel.engine import engine
from megawatt.kernel.rules import rule

SWITCHED_OFF = 0


@rule
def deepest(x):
    return x * 3 + min(x, 7)


@rule
def folds_its_call_away(x):
    """The call is dead code, so this rule is linked without asking for `deepest`."""
    if SWITCHED_OFF:
        return deepest(x)
    return x


@rule
def really_calls(x):
    return deepest(x) + max(x, 2)


@rule
def first_branch(x):
    return folds_its_call_away(x)


@rule
def second_branch(x):
    return really_calls(x)


@rule
def calls_in_one_order(x):
    return first_branch(x) + second_branch(x)


@rule
def calls_in_the_other_order(x):
    return second_branch(x) + first_branch(x)


@rule
def adds_narrow_numbers(values, count):
    """Elements of 8 bits go through the same inner rule as full numbers."""
    total = 0
    for i in range(count):
        total += really_calls(values[i]) + really_calls(i)
    return total


def compiled(function):
    return engine(megawatt.find("overload"), "compiled").bind(function)


def test_a_rule_is_linked_although_its_first_caller_does_not_need_it():
    for function in (calls_in_one_order, calls_in_the_other_order):
        assert [compiled(function)(x) for x in (0, 5, 100)] == [function(x) for x in (0, 5, 100)]


def test_narrow_and_wide_numbers_give_the_same():
    values = np.array([3, -4, 127, -128], np.int8)
    assert compiled(adds_narrow_numbers)(values, 4) == adds_narrow_numbers([3, -4, 127, -128], 4)
