"""What players agree on before a game of Barrage, and which agreements go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from megawatt.author import Option, OptionError, Value
from megawatt.games.barrage import names as n
from megawatt.games.barrage.board import automas_of

OPTIONS = (
    Option("start", "draft", n.START_NAMES),
    Option("leeghwater", False),
    Option("new_officers", False),
    Option("automas", "auto", ("auto", "0", "1", "2", "3")),
    Option("automa_level", "2", ("1", "2", "3", "4")),
    Option("viktor_germany", "both", ("both", "first"), disputed=True),
    Option("construction_spaces", "left-first", ("left-first", "any"), disputed=True),
    Option("discards", "under-stack", ("under-stack", "removed"), disputed=True),
    Option("income_order", "last-first", ("last-first", "turn-order"), disputed=True),
    Option("objective_zero", "ranked", ("ranked", "nothing"), disputed=True),
    Option("tile_energy", "private-contracts", ("private-contracts", "all-contracts"), disputed=True),
    Option("disputed_tiles", "listed", ("listed", "fan-list"), disputed=True),
    Option("wild_tile", "introductory", ("introductory", "always"), disputed=True),
    Option("zero_energy", "penalty", ("penalty", "credits-only"), disputed=True),
    Option("revealed_income", "at-once", ("at-once", "income-phase"), disputed=True),
    Option("second_award", "above-zero", ("above-zero", "always"), disputed=True),
    Option("water_drops", "one-at-least", ("one-at-least", "all"), disputed=True),
    Option("any_1_buildings", "free", ("free", "charged"), disputed=True),
    Option("jill_any_2", "mixers-or-mix", n.JILL_NAMES, disputed=True),
    Option("france_simone", "once", ("once", "each"), disputed=True),
    Option("simone_energy", "powerhouses", ("powerhouses", "all-energy"), disputed=True),
    Option("extra_turn", "may", ("may", "must"), disputed=True),
    # Rules versions 1 and 2 read these differently; nobody is asked for them.
    Option("zero_tie", "shared", ("shared", "nothing"), offered=False),
    Option("automa_systems", "systems", ("systems", "spaces"), offered=False),
    Option("automa_buildings", "board-order", ("board-order", "alphabetical"), offered=False),
    Option("automa_water", "letters", ("letters", "drops-only"), offered=False),
    Option("automa_details", "full", ("full", "partial"), offered=False),
)
READINGS = tuple(option.name for option in OPTIONS if option.disputed)
"""Options that choose between readings of the rules; the first choice is the one the notes suggest."""

VERSION_2 = {"automa_water": "drops-only", "automa_details": "partial"}
OLD_READINGS = {
    1: {
        **VERSION_2, "any_1_buildings": "charged", "jill_any_2": "half-mix", "france_simone": "each", "simone_energy": "all-energy",
        "extra_turn": "must", "zero_tie": "nothing", "automa_systems": "spaces", "automa_buildings": "alphabetical",
    },
    2: VERSION_2,
}  # fmt: skip
"""Rules versions of the past that still open, and how they read what was open then."""

PEER = {"viktor_germany": "first", "construction_spaces": "any", "discards": "removed"}
"""The readings of the implementation that the recorded sample games come from (notes, section 9)."""


def check_agreement(seats: int, options: Mapping[str, Value]) -> None:
    """OptionError when these options do not go together at a table of this size."""
    automas = automas_of(seats, options)
    if seats + automas < 2:
        raise OptionError("Barrage needs at least two companies: a single seat plays against automas (option automas)")
    if seats + automas > n.SEATS:
        raise OptionError(f"{seats} seats and {automas} automas are more than the {n.SEATS} companies of the board")
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
    samples.append({"start": "random", "leeghwater": True, **OLD_READINGS[1]})
    if seats > 1:
        samples += [{"start": "introductory"}, {"start": "auction"}, {"start": "auction", "leeghwater": True, **second}]
    if seats < n.SEATS:
        most = str(n.SEATS - seats)
        samples += [{"automas": most, "automa_level": level} for level in ("1", "2", "3", "4")]
        samples += [{"automas": "1", "leeghwater": True, "start": "random", "automa_level": level} for level in ("2", "4")]
        samples.append({"automas": most, "leeghwater": True, "start": "random", "automa_level": "4", **OLD_READINGS[2]})
    return samples
