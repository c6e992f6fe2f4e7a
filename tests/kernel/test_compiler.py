"""The compiler for many small rules: everything that is called is linked, whatever the order."""

import gc
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import numba
import numpy as np
import pytest

import megawatt
from megawatt.kernel.compilation.code_cache import OURS
from megawatt.kernel.compilation.compiled_engine import CompiledEngine
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.compilation.linking import INTERNALS, TESTED_NUMBA, faster_lowering, missing_internals
from megawatt.kernel.rules.rule import rule

SWITCHED_OFF = 0
PYPROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))


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
def played_by(x, row):
    return x * row[0] + max(row[1], row[2])


@rule
def plays_by_both_rows(x):
    return played_by(x, CAUTIOUS) - played_by(x, BOLD)


def test_rules_that_play_by_two_rows_of_parameters_are_compiled_once(monkeypatch, tmp_path):
    monkeypatch.setenv("MEGAWATT_CACHE", str(tmp_path))  # what is found in a cache is not compiled at all
    overload = CompiledEngine(megawatt.find("overload"))
    assert [overload.bind(plays_by_both_rows)(x) for x in (0, 5, 100)] == [plays_by_both_rows(x) for x in (0, 5, 100)]
    assert len(overload._copies.of(played_by).signatures) == 1


def test_garbage_is_looked_for_again_after_compiling():
    with faster_lowering():
        assert not gc.isenabled()
    assert gc.isenabled()


ANOTHER_NUMBA = {
    "another version": "import numba; numba.__version__ = '0.99.0'",
    "a name that is imported is gone": "import numba.core.codegen; del numba.core.codegen.JITCodeLibrary",
    "a method is gone": """
from megawatt.kernel.compilation import linking
linking.INTERNALS["numba.core.codegen"] += ("JITCodeLibrary.a_method_that_was_renamed",)
""",
}
LINKED = (
    "from megawatt.kernel.compilation import compiler, linking; print('linked' if compiler.inner is linking.inner else 'plain')"
)
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


def test_the_installed_numba_is_one_of_the_tested_ones_and_has_all_internals():
    wanted = next(each for each in PYPROJECT["project"]["dependencies"] if each.startswith("numba"))
    assert wanted == "numba>=0.68,<0.69"
    assert TESTED_NUMBA == ("0.68.",)
    assert numba.__version__.startswith(TESTED_NUMBA)
    assert missing_internals() == []


def test_only_one_module_relies_on_private_names_of_numba():
    private = {name.split(".")[-1] for names in INTERNALS.values() for name in names if name.split(".")[-1].startswith("_")}
    private -= {"__repr__"}
    using = {path.name for path in OURS.rglob("*.py") if any(re.search(rf"\b{name}\b", path.read_text()) for name in private)}
    assert using == {"linking.py"}


def test_trial_compiling_of_a_whole_game_gives_the_interpreted_game(tmp_path):
    """What to run before another version of Numba is let in: everything is linked, and the games are the same."""
    done = played(tmp_path, f"{LINKED}\n{PLAY}")
    assert (done.stdout.split(), done.stderr) == (["linked", "True", "compiled"], "")
