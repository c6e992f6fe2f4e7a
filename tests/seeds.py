"""New seeds for laws that hold for every seed: one is drawn for every run and printed; those that failed once are tried for ever.

A test that takes `draw` gets the seed of the run (`--draw`), and once more each of `regression_seeds.toml`. A test that failed with
`--luck` is listed there, too, and is run with that luck besides.
"""

from __future__ import annotations

import json
import os
import random
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "regression_seeds.toml"
DRAW = "MEGAWATT_TEST_DRAW"
"""The variable that holds the seed of the run, here and in the processes of pytest-xdist."""
MOST = 2**31 - 1
OF_THE_RUN = "drawn"
"""The id of the seed of the run: the name of a test does not depend on it."""


@dataclass(frozen=True)
class Regression:
    """A seed that a test failed with."""

    test: str
    """Its id, without the seed."""
    draw: int | None
    luck: int | None
    why: str

    @property
    def id(self) -> str:
        return f"draw-{self.draw}" if self.draw is not None else f"luck-{self.luck}"


def read(file: Path = FILE) -> list[Regression]:
    """The seeds that are kept; ValueError says which entry is not as it should be."""
    found = []
    for number, entry in enumerate(tomllib.loads(file.read_text(encoding="utf-8")).get("seed", []), 1):
        known = {key: entry.get(key) for key in ("test", "draw", "luck", "why")}
        drawn = [value for value in (known["draw"], known["luck"]) if value is not None]
        is_text = isinstance(known["test"], str) and isinstance(known["why"], str)
        if (
            set(entry) - set(known)
            or not is_text
            or len(drawn) != 1
            or not all(type(value) is int and value > 0 for value in drawn)
        ):
            raise ValueError(f"{file.name}, entry {number}: must have test, why, and either draw or luck, a number above 0")
        found.append(Regression(**known))
    return found


def of_function(regressions: list[Regression], function: str) -> list[Regression]:
    """Those of a test function, whatever its parameters."""
    return [each for each in regressions if each.test.split("[", 1)[0] == function]


def without_seed(nodeid: str, id: str) -> str:
    """The id of a test without the seed among its parameters."""
    name, bracket, parameters = nodeid.partition("[")
    if not bracket:
        return nodeid
    parts = f"-{parameters.removesuffix(']')}-".replace(f"-{id}-", "-", 1).strip("-")
    return f"{name}[{parts}]" if parts else name


def seed_of_this_run(given: int | None) -> int:
    """What the command line says, or the processes around this one; else a new one."""
    if given is None:
        given = int(os.environ.get(DRAW) or random.SystemRandom().randint(1, MOST))
    if not 0 <= given <= MOST:
        raise ValueError(f"--draw {given}: must be a number from 0 to {MOST}")
    os.environ[DRAW] = str(given)
    return given


def entry(test: str, what: str, number: int) -> str:
    """The lines that keep a seed."""
    return f'[[seed]]\ntest = {json.dumps(test, ensure_ascii=False)}\n{what} = {number}\nwhy = ""'


MEASURED = "measured"
"""The property of a test that has measured something: a sentence for the last lines of the run."""


def properties(report: Any) -> dict[str, Any]:
    """What was noted about a test."""
    return dict(getattr(report, "user_properties", ()))
