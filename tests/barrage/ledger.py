"""What a recorded game says by itself: the state after each decision, pieces, spaces, what must be offered (notes, section 9)."""

from __future__ import annotations

from typing import Any

from megawatt.games.barrage import moves as m
from megawatt.games.barrage import names as n
from megawatt.games.barrage.tables import facts

Line = dict[str, Any]
OWN_SPACES = ("construct-", "mahiri-")


class Ledger:
    """Follows the lines of a record without our rules."""

    def __init__(self, setup: Line) -> None:
        self.state: Line = dict(setup["state"])
        self.companies = len(setup["turn-order"])
        self.pieces: dict[str, tuple[str, int]] = {dam: ("neutral", level) for dam, level in setup["neutral-dams"].items()}
        """Who has how many pieces on a space of the map."""
        self.spaces: dict[tuple[str, str], str] = {}
        """Who stands on an action space; spaces of company boards are named with their company."""

    def note(self, line: Line) -> None:
        """A decision and what it changed."""
        if line["do"] == "place" and line["space"] != "bank":
            self.spaces[space_key(line["company"], line["space"])] = line["company"]
        if line["do"] in ("construct", "put-structure"):
            self.put(line["company"], line["space"])
        for key, value in line["changes"].items():
            if key == "companies":
                companies = {name: dict(company) for name, company in self.state["companies"].items()}
                for name, change in value.items():
                    companies[name].update(change)
                self.state["companies"] = companies
            else:
                self.state[key] = value
        if "round" in line["changes"]:
            self.spaces.clear()

    def put(self, company: str, space: str) -> None:
        """One more piece on a space: the second and third on a dam are elevations."""
        self.pieces[space] = (company, self.pieces.get(space, (company, 0))[1] + 1)

    # What must be offered.

    def placements(self, company: str) -> set[str]:
        """The spaces of all management boards but the turbines that this company can use and pay now."""
        printed, own = facts("actions"), self.state["companies"][company]
        rows = [row for row in printed["row"] if "produce" not in row["effect"] and row["players-min"] <= self.companies]
        spaces = [(row[side], row.get("price", 0)) for row in rows for side in ("left", "right")]
        spaces += [(space, space["price"]) for space in printed["patent-space"] if str(space["tile"]) in self.state["patents"]]
        return {
            f"place {space['id']}"
            for space, price in spaces
            if (space["id"], "") not in self.spaces
            and own["engineers"] >= space["engineers"]
            and own["credits"] >= space["surcharge"] + price
        }

    def offers(self, line: Line) -> set[str] | None:
        """The moves of the kind that was chosen here, all that there were; None where the record does not tell."""
        if line["do"] == "take-contracts":
            return {f"take {contract}" for contract in self.state["open-contracts"] if not contract.startswith("national")}
        if line["do"] == "discard-contracts":
            return {f"discard {contract}" for contract in self.state["companies"][line["company"]]["open"]}
        if line["do"] == "drops":
            return {f"drop {stream}" for stream in m.HEADSTREAM_NAMES}
        return self.placements(line["company"]) if line["do"] == "place" else None


def space_key(company: str, space: str) -> tuple[str, str]:
    """An action space, with the company whose board it is on."""
    return (space, company if space.startswith(OWN_SPACES) else "")


def kinds_of(line: Line) -> tuple[str, ...]:
    """How the moves begin that `Ledger.offers` lists for this line."""
    if line["do"] == "place":
        rows = [name for name in n.ROW_NAMES if not name.startswith("produce")]
        return (*(f"place {row}-" for row in rows), "place patent-")
    return (line["do"].partition("-")[0].removesuffix("s") + " ",)


def ranking(result: list[Line]) -> dict[str, int]:
    """Places by victory points, then by the energy of the last round (E-7)."""
    scores = {row["company"]: (row["vp"], row["energy-last-round"]) for row in result}
    return {name: 1 + sum(other > score for other in scores.values()) for name, score in scores.items()}
