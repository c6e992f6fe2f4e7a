"""What players agree on before a game of Future Energy, and which agreements go together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from megawatt.author import DataFile, Fault, Option, OptionError, Value
from megawatt.games.future_energy.boards import load_side, read_side
from megawatt.games.future_energy.cards import load_contracts, load_public_contracts, read_contracts, read_public_contracts

RECONSTRUCTED = "reconstructed"
FILE_KINDS = ("board", "contracts", "public contracts")

OPTIONS = (
    Option("module_1", False),
    Option("module_2", False),
    Option("module_3", False),
    Option("board", RECONSTRUCTED, (RECONSTRUCTED,), file=True),
    Option("contracts", RECONSTRUCTED, (RECONSTRUCTED,), file=True),
    Option("public_contracts", RECONSTRUCTED, (RECONSTRUCTED,), file=True),
    Option("joining", "after-action", ("after-action", "before-action"), disputed=True),
    Option("empty_spaces", "uncompleted", ("uncompleted", "all"), disputed=True),
    Option("two_plants", "any-contracts", ("any-contracts", "one-contract"), disputed=True),
    Option("ground_gifts", "may-decline", ("may-decline", "must-take"), disputed=True),
    Option("card_window", "any-time", ("any-time", "before-joining", "after-joining"), disputed=True),
    Option("doubled_space", "together", ("together", "choose", "one-by-one"), disputed=True),
    Option("contract_duty", "any-order", ("any-order", "contract-first"), disputed=True),
    Option("without_contract", "lines-only", ("lines-only", "as-usual"), disputed=True),
    Option("red_links", "closed", ("closed", "open"), disputed=True),
    Option("tile_action", "may-decline", ("may-decline", "by-itself"), disputed=True),
)

_VERSION_2 = {"tile_action": "by-itself"}
_VERSION_1 = {"card_window": "after-joining", "contract_duty": "contract-first", "without_contract": "as-usual"}
OLD_READINGS = {1: {**_VERSION_1, **_VERSION_2}, 2: _VERSION_2}
"""Version 1 knew fewer moments for public contracts, asked for a contract that must be bought before anything else, and sold
public contracts to whoever could have none. Until version 2 nobody could do without what a tile brings by itself."""


def check_agreement(seats: int, options: Mapping[str, Value]) -> None:
    """OptionError or DataError when no table of this size can be laid with these options."""
    side = load_side(str(options["board"]), seats)
    if seats not in side.players:
        listed = ", ".join(map(str, side.players))
        raise OptionError(f"option board: {side.name} is for {listed} seats, not for {seats}")
    load_contracts(str(options["contracts"]))
    load_public_contracts(str(options["public_contracts"]))


def sample_agreements(seats: int) -> list[dict[str, Any]]:
    """All eight combinations of the modules, and all modules with the last and with the second value of every reading."""
    combinations: list[dict[str, Any]] = [
        {f"module_{number}": True for number, chosen in enumerate(modules, 1) if chosen}
        for modules in product((False, True), repeat=3)
    ]
    readings = [{option.name: option.choices[place] for option in OPTIONS if option.disputed} for place in (-1, 1)]
    return [*combinations, *(combinations[-1] | reading for reading in readings)]


def check_file(source: str, text: str) -> tuple[str, Sequence[Fault]] | None:
    """The kind and all faults of a file that looks like one of ours; None for any other."""
    file = DataFile.parse(source, text)
    if "sites" in file.data:
        return "board", read_side(file)[0].faults
    if "public_contracts" in file.data:
        return "public contracts", read_public_contracts(file)[0].faults
    if "starting_contracts" in file.data:
        return "contracts", read_contracts(file)[0].faults
    return None
