"""Contract files: construction, starting and public contracts, reconstructed or users' own, with a line for every fault.

A file of its own because contracts are data that users can write too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from megawatt.author import ATTACHED, DataFile, did_you_mean, is_id, line_at
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.tables import tables

ICON_NAMES = n.TILE_NAMES[: n.ICONS]
ENERGY_NAMES = n.TILE_NAMES[: n.ENERGIES]
MOST_POINTS = 30
MOST_AMOUNT = 20


@dataclass(frozen=True)
class Contract:
    """A construction contract or a starting contract."""

    id: str
    points: int
    icons: tuple[str, ...]


@dataclass(frozen=True)
class Contracts:
    """All contracts of a file."""

    name: str
    reconstructed: bool
    construction: tuple[Contract, ...]
    starting: tuple[Contract, ...]


@dataclass(frozen=True)
class PublicContract:
    """A public contract of module 2."""

    id: str
    points: int
    effect: str
    amount: int
    energies: tuple[str, ...]


@dataclass(frozen=True)
class PublicContracts:
    """All public contracts of a file."""

    name: str
    reconstructed: bool
    cards: tuple[PublicContract, ...]


def load_contracts(value: str) -> Contracts:
    """The reconstructed contracts, or a user's own from the attached text. DataError names the first fault."""
    if not value.startswith(ATTACHED):
        return _our_contracts()
    file, contracts = read_contracts(DataFile.parse("contracts", value.removeprefix(ATTACHED)))
    file.raise_first()
    assert contracts is not None
    return contracts


def load_public_contracts(value: str) -> PublicContracts:
    """The reconstructed public contracts, or a user's own from the attached text. DataError names the first fault."""
    if not value.startswith(ATTACHED):
        return _our_public_contracts()
    file, contracts = read_public_contracts(DataFile.parse("public contracts", value.removeprefix(ATTACHED)))
    file.raise_first()
    assert contracts is not None
    return contracts


def _our_file(name: str) -> DataFile:
    return DataFile.parse(name, (files("megawatt.games.future_energy") / "data" / name).read_text(encoding="utf-8"))


@cache
def _our_contracts() -> Contracts:
    file, contracts = read_contracts(_our_file("contracts.toml"))
    file.raise_first()
    assert contracts is not None
    return contracts


@cache
def _our_public_contracts() -> PublicContracts:
    file, contracts = read_public_contracts(_our_file("public-contracts.toml"))
    file.raise_first()
    assert contracts is not None
    return contracts


def read_contracts(file: DataFile) -> tuple[DataFile, Contracts | None]:
    """Check a contracts file; the contracts are there when no fault was found."""
    if file.faults:
        return file, None
    file.unknown_keys(file.data, ("name", "reconstructed", "contracts", "starting_contracts"), "a contracts file")
    lines = file.lines_of_entries("contracts")
    construction = _read_deck(file, "contracts", lines, [])
    starting = _read_deck(file, "starting_contracts", file.lines_of_entries("starting_contracts"), construction)
    _check_counts(file, construction, starting)
    if file.faults:
        return file, None
    name, reconstructed = str(file.data.get("name", "own")), bool(file.data.get("reconstructed", False))
    return file, Contracts(name, reconstructed, tuple(construction), tuple(starting))


def _read_deck(file: DataFile, key: str, lines: list[int], before: Sequence[Contract]) -> list[Contract]:
    deck: list[Contract] = []
    for i, entry in enumerate(file.entries(key)):
        fault = _contract_fault(entry, [card.id for card in (*before, *deck)])
        if fault:
            file.fault(line_at(lines, i), fault)
        else:
            file.unknown_keys(entry, ("id", "points", "icons"), f"contract {entry['id']!r}", line_at(lines, i))
            deck.append(Contract(entry["id"], entry["points"], tuple(entry["icons"])))
    return deck


def _contract_fault(entry: Mapping[str, Any], known: Sequence[str]) -> str | None:
    fault = _card_fault(entry, ("id", "points", "icons"), known)
    if fault:
        return fault
    name, icons = entry["id"], entry["icons"]
    if not isinstance(icons, list) or not 1 <= len(icons) <= n.SPACES:
        return f"contract {name!r}: icons should list 1 to {n.SPACES} kinds, not {icons!r}"
    for icon in icons:
        if icon not in ICON_NAMES:
            return f"contract {name!r} shows the unknown icon {icon!r}{did_you_mean(str(icon), ICON_NAMES)}"
        if icons.count(icon) > 1:
            return f"contract {name!r} shows {icon!r} twice; no contract does (NOTES 2)"
    return None


def _card_fault(entry: Mapping[str, Any], needed: Sequence[str], known: Sequence[str]) -> str | None:
    """What is wrong with the parts that all cards have."""
    missing = [key for key in needed if key not in entry]
    if missing:
        return f"contract {entry.get('id', '?')!r} lacks {', '.join(missing)}"
    if not is_id(entry["id"]):
        return f"contract id {entry['id']!r} should be lower-case letters, digits and hyphens"
    if entry["id"] in known:
        return f"contract {entry['id']!r} is there twice"
    if not _is_number(entry["points"], 0, MOST_POINTS):
        return f"contract {entry['id']!r}: points should be a number from 0 to {MOST_POINTS}, not {entry['points']!r}"
    return None


def _is_number(value: Any, lowest: int, highest: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def _check_counts(file: DataFile, construction: Sequence[Contract], starting: Sequence[Contract]) -> None:
    if file.faults:
        return
    removed = max(row["contracts_removed"] for row in tables()["players"].values())
    fewest, most = removed + n.DISPLAY + 1, n.CONTRACTS - len(starting)
    if not fewest <= len(construction) <= most:
        file.fault(file.line_of_key("contracts"), f"{len(construction)} contracts; {fewest} to {most} can be played with")
    if len(starting) != n.SEATS:
        file.fault(file.line_of_key("starting_contracts"), f"{len(starting)} starting contracts; there should be {n.SEATS}")


def read_public_contracts(file: DataFile) -> tuple[DataFile, PublicContracts | None]:
    """Check a file of public contracts; they are there when no fault was found."""
    if file.faults:
        return file, None
    file.unknown_keys(file.data, ("name", "reconstructed", "public_contracts"), "a file of public contracts")
    lines = file.lines_of_entries("public_contracts")
    cards: list[PublicContract] = []
    for i, entry in enumerate(file.entries("public_contracts")):
        fault = _public_fault(entry, [card.id for card in cards])
        if fault:
            file.fault(line_at(lines, i), fault)
        else:
            keys = ("id", "points", "effect", "amount", "energies")
            file.unknown_keys(entry, keys, f"contract {entry['id']!r}", line_at(lines, i))
            energies = tuple(entry["energies"])
            cards.append(PublicContract(entry["id"], entry["points"], entry["effect"], entry.get("amount", 0), energies))
    if not n.DISPLAY <= len(cards) <= n.PUBLIC and not file.faults:
        line = file.line_of_key("public_contracts")
        file.fault(line, f"{len(cards)} public contracts; {n.DISPLAY} to {n.PUBLIC} can be played with")
    if file.faults:
        return file, None
    name, reconstructed = str(file.data.get("name", "own")), bool(file.data.get("reconstructed", False))
    return file, PublicContracts(name, reconstructed, tuple(cards))


def _public_fault(entry: Mapping[str, Any], known: Sequence[str]) -> str | None:
    fault = _card_fault(entry, ("id", "points", "effect", "energies"), known)
    if fault:
        return fault
    name, effect, energies = entry["id"], entry["effect"], entry["energies"]
    if effect not in n.EFFECT_NAMES:
        return f"contract {name!r} has the unknown effect {effect!r}{did_you_mean(str(effect), n.EFFECT_NAMES)}"
    if effect in ("gain-money", "join-foreign-plants"):
        if not _is_number(entry.get("amount"), 1, MOST_AMOUNT):
            return f"contract {name!r}: {effect} needs an amount from 1 to {MOST_AMOUNT}"
    elif "amount" in entry:
        return f"contract {name!r}: {effect} has no amount"
    if not isinstance(energies, list) or not 2 <= len(energies) <= n.ENERGIES or len(set(map(str, energies))) < len(energies):
        return f"contract {name!r}: energies should list 2 to {n.ENERGIES} different kinds, not {energies!r}"
    for energy in energies:
        if energy not in ENERGY_NAMES:
            return f"contract {name!r} shows the unknown energy {energy!r}{did_you_mean(str(energy), ENERGY_NAMES)}"
    return None
