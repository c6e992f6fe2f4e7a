"""The twenty automa tiles as numbers in the Board record.

A file of its own: only Barrage has opponents that play by printed lists, and their rules and the board share these names.
"""

from __future__ import annotations

from typing import Any

from megawatt.games.barrage import names as n
from megawatt.games.barrage.state import Board
from megawatt.games.barrage.tables import facts

ACTION_NAMES = (
    "produce", "water-two", "water-flow", "remove-contracts", "construct", "patent", "rotate", "machines", "external-work", "bank",
)  # fmt: skip
(
    DO_PRODUCE, DO_WATER_TWO, DO_WATER_FLOW, DO_REMOVE, DO_CONSTRUCT, DO_PATENT, DO_ROTATE, DO_MACHINES, DO_WORK, DO_BANK,
) = range(len(ACTION_NAMES))  # fmt: skip
DAM_CRITERIA = (
    "most-powerful-conduit", "owned-powerhouse", "upstream-powerhouse-own-first", "upstream-powerhouse-opponent-first",
    "red-outline-space", "most-water-drops", "downstream-dam",
)  # fmt: skip
CONDUIT_CRITERIA = (
    "most-powerful", "second-most-powerful", "owned-neutral-opponent-dam", "opponent-neutral-owned-dam",
    "owned-opponent-powerhouse", "opponent-owned-powerhouse",
)  # fmt: skip
POWERHOUSE_CRITERIA = (
    "most-powerful-conduit", "owned-dam", "feeding-owned-dam", "not-feeding-opponent-dam", "hills-basin-5", "hills-basin-6",
    "hills-basin-7", "plains",
)  # fmt: skip
ANYWHERE = -1


def lay_automa(b: Board) -> None:
    """Both sides of every tile."""
    for t, tile in enumerate(facts("automa")["tile"]):
        wanted = [action for action in tile["actions"] if b.leeghwater or not action.get("expansion")]
        b.automa_actions[t] = len(wanted)
        for i, action in enumerate(wanted):
            for part, number in enumerate(_parts(action)):
                b.automa_action[t, i, part] = number
        for side, known, kept in (
            ("dam", DAM_CRITERIA, b.dam_criteria),
            ("conduit", CONDUIT_CRITERIA, b.conduit_criteria),
            ("powerhouse", POWERHOUSE_CRITERIA, b.powerhouse_criteria),
        ):
            for i, name in enumerate(tile[f"{side}-criteria"]):
                kept[t, i] = known.index(name)
        b.dam_start[t] = tile["dam-start"] - 1
        start = tile["conduit-start"]
        b.conduit_start[t] = (int(start[:-1]) - 1) * 2 + "AB".index(start[-1])
        b.powerhouse_start[t] = tile["powerhouse-start"] - 1
        letters = [n.LETTERS.index(letter) for letter in tile["headstreams"]]
        letters += [stream for stream in range(n.HEADSTREAMS) if stream not in letters]
        for i, stream in enumerate(letters):
            b.headstream_order[t, i] = stream


def _parts(action: dict[str, Any]) -> list[int]:
    """What it does, its engineers, its VP, then up to five numbers that depend on what it does."""
    does = action["do"]
    head = [ACTION_NAMES.index(does), action["engineers"], action.get("vp", 0)]
    if does == "produce":
        return [*head, action["modifier"], n.COLOUR_NAMES.index(action["needs-contract"])]
    if does == "remove-contracts":
        return [*head, n.COLOUR_NAMES.index(action["colour"]), action["energy-steps"]]
    if does == "construct":
        area = n.AREA_NAMES.index(action["area"]) if "area" in action else ANYWHERE
        return [*head, n.PIECE_NAMES.index(action["piece"]), area, action.get("value-min", 0), action.get("search") == "up"]
    if does == "patent":
        return [*head, n.PIECE_NAMES.index(action["builds"])]
    if does == "rotate":
        return [*head, action["segments"]]
    if does == "machines":
        return [*head, action.get("excavators", 0), action.get("mixers", 0), action.get("any-machines", 0)]
    if does == "external-work":
        return [*head, *(place - 1 for place in action["order"])]
    return head
