"""The verbs of Future Energy, their action numbers and how people write them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from megawatt.author import ActionSpace, Amount, Argument, Unreadable
from megawatt.games.future_energy import names as n

WITHOUT = " without "
DIRECTIONS = ("left", "right")


def _index(typed: str, ids: Any) -> int:
    spelled = typed.replace(" ", "-")
    if spelled not in ids:
        raise Unreadable("argument", typed, ids)
    return int(ids.index(spelled))


def _written(ids: Sequence[str], argument: Argument, b: Any, s: Any, indices: Sequence[int]) -> list[str]:
    """Ids of the board; those of indices that it has no room for are written one by one."""
    if max(indices, default=0) < len(ids):
        return [ids[index] for index in indices]
    return [argument.write(b, s, index) for index in indices]


@dataclass(frozen=True)
class PlaceName:
    """A site by its id, such as `oslo`, or `start`."""

    def write(self, b: Any, s: Any, index: int) -> str:
        ids = b.printed.place_ids
        return ids[index] if index < len(ids) else f"place-{index}"

    def write_all(self, b: Any, s: Any, indices: Sequence[int]) -> list[str]:
        return _written(b.printed.place_ids, self, b, s, indices)

    def read(self, b: Any, s: Any, typed: str) -> int:
        names = [name.lower() for name in b.printed.place_names]
        return names.index(typed) if typed in names else _index(typed, b.printed.place_ids)


@dataclass(frozen=True)
class LinkName:
    """A link by its two ends, such as `bergen-oslo`, in any order."""

    def write(self, b: Any, s: Any, index: int) -> str:
        ids = b.printed.link_ids
        return ids[index] if index < len(ids) else f"link-{index}"

    def write_all(self, b: Any, s: Any, indices: Sequence[int]) -> list[str]:
        return _written(b.printed.link_ids, self, b, s, indices)

    def read(self, b: Any, s: Any, typed: str) -> int:
        spelled = typed.replace(" ", "-")
        if spelled in b.printed.link_ids_reversed:
            return int(b.printed.link_ids_reversed.index(spelled))
        return _index(typed, b.printed.link_ids)


@dataclass(frozen=True)
class DisplayedContract:
    """A construction contract of the display by its id."""

    def write(self, b: Any, s: Any, index: int) -> str:
        return b.printed.contract_ids[s.display[index]] if index < s.display_size else f"slot-{index + 1}"

    def read(self, b: Any, s: Any, typed: str) -> int:
        return _index(typed, [self.write(b, s, slot) for slot in range(n.DISPLAY)])


@dataclass(frozen=True)
class DisplayedPublic:
    """A public contract of the display by its id."""

    def write(self, b: Any, s: Any, index: int) -> str:
        return b.printed.public_ids[s.public_display[index]] if index < s.public_display_size else f"slot-{index + 1}"

    def read(self, b: Any, s: Any, typed: str) -> int:
        return _index(typed, [self.write(b, s, slot) for slot in range(n.DISPLAY)])


def contract_name(b: Any, card: int) -> str:
    """A contract's id; a name of its own for room that no contract uses."""
    ids = b.printed.contract_ids
    return str(ids[card]) if card < len(ids) else f"contract-{card}"


def _contract(b: Any, typed: str) -> int:
    """The contract of this name; all names together are needed only by whoever is told what would have been right."""
    ids = b.printed.contract_ids
    return ids.index(typed) if typed in ids else _index(typed, [contract_name(b, card) for card in range(n.CONTRACTS)])


def icon_name(b: Any, card: int, space: int) -> str:
    """The icon above a space; a name of its own where a contract has no such space."""
    if card < len(b.printed.contract_ids) and space < b.spaces[card]:
        return n.TILE_NAMES[b.icons[card, space]]
    return f"space-{space + 1}"


@dataclass(frozen=True)
class PlantName:
    """A plant on a contract by contract and icon: `oil-coal coal`."""

    def write(self, b: Any, s: Any, index: int) -> str:
        card, space = divmod(index, n.SPACES)
        return f"{contract_name(b, card)} {icon_name(b, card, space)}"

    def read(self, b: Any, s: Any, typed: str) -> int:
        contract, _, icon = typed.rpartition(" ")
        card = _contract(b, contract)
        icons = [icon_name(b, card, space) for space in range(n.SPACES)]
        if icon not in icons:
            raise Unreadable("argument", icon, icons[: b.spaces[card]])
        return card * n.SPACES + icons.index(icon)


@dataclass(frozen=True)
class PlantAndSide:
    """A plant on a contract and where it goes: `oil-coal coal left`."""

    def write(self, b: Any, s: Any, index: int) -> str:
        return f"{PlantName().write(b, s, index // 2)} {DIRECTIONS[index % 2]}"

    def read(self, b: Any, s: Any, typed: str) -> int:
        plant, _, side = typed.rpartition(" ")
        if side not in DIRECTIONS:
            raise Unreadable("argument", side, DIRECTIONS)
        return 2 * PlantName().read(b, s, plant) + DIRECTIONS.index(side)


@dataclass(frozen=True)
class ContractName:
    """A contract by its id."""

    def write(self, b: Any, s: Any, index: int) -> str:
        return contract_name(b, index)

    def read(self, b: Any, s: Any, typed: str) -> int:
        return _contract(b, typed)


@dataclass(frozen=True)
class PublicUse:
    """A public contract and the energies that substitutes replace: `gain-6`, `gain-6 without coal oil`."""

    def write(self, b: Any, s: Any, index: int) -> str:
        card, replaced = divmod(index, 1 << n.ENERGIES)
        ids = b.printed.public_ids
        name = ids[card] if card < len(ids) else f"card-{card}"
        missing = " ".join(n.TILE_NAMES[kind] for kind in range(n.ENERGIES) if replaced >> kind & 1)
        return f"{name}{WITHOUT}{missing}" if missing else str(name)

    def read(self, b: Any, s: Any, typed: str) -> int:
        name, _, missing = typed.partition(WITHOUT)
        known = n.TILE_NAMES[: n.ENERGIES]
        replaced = 0
        for energy in missing.split():
            if energy not in known:
                raise Unreadable("argument", energy, known)
            replaced |= 1 << known.index(energy)
        return (_index(name, b.printed.public_ids) << n.ENERGIES) + replaced


actions = ActionSpace()
DONE = actions.verb("done")
SKIP = actions.verb("skip")
GO = actions.verb("go")
LINE = actions.verb("line")
LINES = actions.verb("lines")
CONTRACT = actions.verb("contract", argument=DisplayedContract(), slot=n.DISPLAY)
PUBLIC = actions.verb("public", argument=DisplayedPublic(), slot=n.DISPLAY)
BLIND = actions.verb("blind")
USE = actions.verb("use", argument=PublicUse(), card=n.PUBLIC, replaced=1 << n.ENERGIES)
PLACE = actions.verb("place", argument=LinkName(), link=n.LINKS)
LIFT = actions.verb("lift", argument=LinkName(), link=n.LINKS)
CREW = actions.verb("crew", argument=PlaceName(), site=n.PLACES)
STEP = actions.verb("step", argument=PlaceName(), place=n.PLACES)
FREE = actions.verb("free", argument=PlaceName(), place=n.PLACES)
BUILD = actions.verb("build", argument=PlantName(), card=n.CONTRACTS, space=n.SPACES)
RETURN = actions.verb("return", argument=PlantName(), card=n.CONTRACTS, space=n.SPACES)
JOIN = actions.verb("join", argument=PlantName(), card=n.CONTRACTS, space=n.SPACES)
SHIFT = actions.verb("shift", argument=PlantAndSide(), card=n.CONTRACTS, space=n.SPACES, side=len(DIRECTIONS))
DOUBLE = actions.verb("double", argument=ContractName(), card=n.CONTRACTS)
SITE = actions.verb("site", argument=PlaceName(), site=n.PLACES)
SWAP = actions.verb("swap", argument=PlaceName(), site=n.PLACES)
SELL = actions.verb("sell", argument=Amount(min(n.CERTIFICATES_WORTH), len(n.CERTIFICATES_WORTH)), value=n.CERTIFICATES_WORTH)
EXTEND = actions.verb("extend")
KEEP = actions.verb("keep")
DECIDE = actions.verb("decide")
TAKE = actions.verb("take")
