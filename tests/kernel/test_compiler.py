"""The compiler for many small rules: everything that is called is linked, whatever the order."""

import gc
import os
import subprocess
import sys

import numpy as np
import pytest

import megawatt
from megawatt.kernel.brisk_numba import brisk
from megawatt.kernel.engine import Engine, engine
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


CAUTIOUS, BOLD = (3, 10, -2), (40, 5, 0)


@rule
def played_by(x, habits):
    return x * habits[0] + max(habits[1], habits[2])


@rule
def plays_by_both_rows(x):
    return played_by(x, CAUTIOUS) - played_by(x, BOLD)


def test_rules_that_play_by_two_rows_of_habits_are_compiled_once(monkeypatch, tmp_path):
    monkeypatch.setenv("MEGAWATT_CACHE", str(tmp_path))  # what is found in a cache is not compiled at all
    overload = Engine(megawatt.find("overload"), "compiled")
    assert [overload.bind(plays_by_both_rows)(x) for x in (0, 5, 100)] == [plays_by_both_rows(x) for x in (0, 5, 100)]
    assert len(overload._twins.of(played_by).signatures) == 1


def test_garbage_is_looked_for_again_after_compiling():
    with brisk():
        assert not gc.isenabled()
    assert gc.isenabled()


ANOTHER_NUMBA = {
    "a name is gone": "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary",
    "something is made at another time": """
import numba, numba.core.compiler
numba.__version__ = "0.99.0"
builder = numba.core.compiler.DefaultPassBuilder
before = builder.define_nopython_pipeline
def with_a_library_made_later(state, name="nopython"):
    assert state.library is None, "the library is made later"
    return before(state, name)
builder.define_nopython_pipeline = staticmethod(with_a_library_made_later)
""",
}
PLAY = """
import numpy as np, megawatt
slow, fast = (megawatt.simulate("overload", 3, seed=5, bots=["house", "random"], mode=mode) for mode in ("interpreted", "compiled"))
print(np.array_equal(slow.each.points, fast.each.points), fast.mode)
"""


def played(tmp_path, program):
    environment = {**os.environ, "MEGAWATT_CACHE": str(tmp_path)}
    return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)


@pytest.mark.parametrize("change", ANOTHER_NUMBA)
def test_with_another_numba_inside_rules_are_compiled_plainly_and_it_is_said_in_one_line(tmp_path, change):
    done = played(tmp_path, f"{ANOTHER_NUMBA[change]}\n{PLAY}")
    assert done.stdout.split() == ["True", "compiled"]
    (line,) = done.stderr.splitlines()
    assert line.startswith("Numba ")
    assert "rules are compiled without linking, which takes longer" in line


def test_a_numba_of_another_version_that_is_the_same_inside_is_used_fully(tmp_path):
    ways = "from megawatt.kernel import compiler, linking; print(compiler.inner is linking.inner)"
    done = played(tmp_path, f"import numba; numba.__version__ = '0.99.0'; {ways}")
    assert (done.stdout, done.stderr) == ("True\n", "")
