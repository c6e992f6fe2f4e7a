"""What players agree on before a game of Barrage, and which agreements go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.games.barrage.board import automas_of
from megawatt.games.barrage.names import SEATS, START_NAMES
from megawatt.kernel.errors import OptionError
from megawatt.kernel.options import Option, Value

OPTIONS = (
    Option("start", "draft", START_NAMES),
    Option("leeghwater", False),
    Option("new_officers", False),
    Option("automas", "auto", ("auto", "0", "1", "2", "3")),
    Option("automa_level", "2", ("1", "2", "3", "4")),
    Option("viktor_germany", "both", ("both", "first")),
    Option("construction_spaces", "left-first", ("left-first", "any")),
    Option("discards", "under-stack", ("under-stack", "removed")),
    Option("income_order", "last-first", ("last-first", "turn-order")),
    Option("objective_zero", "ranked", ("ranked", "nothing")),
    Option("tile_energy", "private-contracts", ("private-contracts", "all-contracts")),
    Option("disputed_tiles", "listed", ("listed", "fan-list")),
    Option("wild_tile", "introductory", ("introductory", "always")),
    Option("zero_energy", "penalty", ("penalty", "credits-only")),
    Option("revealed_income", "at-once", ("at-once", "income-phase")),
    Option("second_award", "above-zero", ("above-zero", "always")),
)
READINGS = ("viktor_germany", "construction_spaces", "discards", "income_order", "objective_zero", "tile_energy", "disputed_tiles",
            "wild_tile", "zero_energy", "revealed_income", "second_award")  # fmt: skip
"""Options that choose between readings of the rules; the first choice is the one the notes suggest."""

PEER = {"viktor_germany": "first", "construction_spaces": "any", "discards": "removed"}
"""The readings of the implementation that the recorded sample games come from (notes, section 9)."""


def check_agreement(seats: int, options: Mapping[str, Value]) -> None:
    """OptionError when these options do not go together at a table of this size."""
    automas = automas_of(seats, options)
    if seats + automas < 2:
        raise OptionError("Barrage needs at least two companies: a single seat plays against automas (option automas)")
    if seats + automas > SEATS:
        raise OptionError(f"{seats} seats and {automas} automas are more than the {SEATS} companies of the board")
    if options["start"] == "introductory":
        if automas:
            raise OptionError("the automas do not know the introductory game; choose another start")
        if options["leeghwater"]:
            raise OptionError("the introductory game is played without Leeghwater")


def sample_agreements(seats: int) -> list[dict[str, Any]]:
    """Option sets that together show every start, module and reading at this seat count."""
    second = {option.name: option.choices[1] for option in OPTIONS if option.name in READINGS}
    samples: list[dict[str, Any]] = [{}, {"start": "random"}, {"start": "random", "leeghwater": True}]
    samples.append({"start": "random", **second})
    samples.append({"start": "random", "new_officers": True, **PEER})
    if seats > 1:
        samples += [{"start": "introductory"}, {"start": "auction"}, {"start": "auction", "leeghwater": True, **second}]
    if seats < SEATS:
        most = str(SEATS - seats)
        samples += [{"automas": most, "automa_level": level} for level in ("1", "2", "3", "4")]
        samples += [{"automas": "1", "leeghwater": True, "start": "random", "automa_level": level} for level in ("2", "4")]
    return samples
