"""The verbs of Barrage, their action numbers and how people write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from megawatt.games.barrage import names as n
from megawatt.kernel.errors import did_you_mean
from megawatt.kernel.moves import ActionSpace, Amount, Word

DAM_NAMES = tuple(f"dam-{basin}-{side}" for basin in range(1, 11) for side in ("upper", "lower"))
CONDUIT_NAMES = tuple(f"conduit-{basin}-{side}" for basin in range(1, 11) for side in ("left", "right"))
ZONE_SIZES = {5: 2, 6: 2, 7: 2, 8: 3, 9: 3, 10: 3, 11: 4, 12: 4}
POWERHOUSE_NAMES = tuple(f"powerhouse-{basin}-{i}" for basin, size in ZONE_SIZES.items() for i in range(1, size + 1))
TARGET_NAMES = (
    *(f"base {dam}" for dam in DAM_NAMES),
    *(f"elevation {dam}" for dam in DAM_NAMES),
    *(f"conduit {conduit}" for conduit in CONDUIT_NAMES),
    *(f"powerhouse {powerhouse}" for powerhouse in POWERHOUSE_NAMES),
    *(f"building {building}" for building in n.BUILDING_NAMES),
)
PRODUCTION_NAMES = tuple(
    f"{drops} from dam-{basin}-{side} through conduit-{basin}-{way}"
    for basin in range(1, 11)
    for way in ("left", "right")
    for side in ("upper", "lower")
    for drops in range(1, n.MOST_DROPS + 1)
)
BID_NAMES = tuple(f"{amount} for place {place}" for place in range(1, n.SEATS + 1) for amount in range(n.MOST_BID + 1))
HEADSTREAM_NAMES = tuple(f"headstream-{letter}" for letter in n.LETTERS)
MACHINE_NAMES = ("excavator", "mixer")
FREE_CONSTRUCTIONS = ("powerhouse-1", "base-3", "copied powerhouse-1", "copied base-3")
OPEN_PLACES = tuple(str(place) for place in range(1, n.OPEN_TILES + 1))
TURN_NAMES = tuple(str(turns) for turns in range(n.SEGMENTS))
PAYMENTS = (n.MOST_MACHINES + 1) * (n.MOST_MACHINES + 1)


@dataclass(frozen=True)
class Payment:
    """Excavators and mixers for the wheel, such as `3 excavators 1 mixers`; the index counts mixers fastest."""

    def write(self, b: Any, s: Any, index: int) -> str:
        excavators, mixers = divmod(index, n.MOST_MACHINES + 1)
        return f"{excavators} excavators {mixers} mixers"

    def read(self, b: Any, s: Any, words: str) -> int:
        spelled = [self.write(b, s, index) for index in range(PAYMENTS)]
        if words not in spelled:
            raise ValueError(f"say how many of each, such as '3 excavators 0 mixers', not {words!r}{did_you_mean(words, spelled)}")
        return spelled.index(words)


actions = ActionSpace()
PASS = actions.verb("pass")
DECLINE = actions.verb("decline")
ACCEPT = actions.verb("accept")
WATCH = actions.verb("watch")
PLACE = actions.verb("place", n.SPACES, Word(n.SPACE_NAMES, "an action space"))
ARCHITECT = actions.verb("architect", n.SPACES, Word(n.SPACE_NAMES, "an action space"))
BANK = actions.verb("bank", n.MOST_BANK, Amount(1, n.MOST_BANK, "a number of engineers"))
WITHOUT = actions.verb("without-engineers", len(FREE_CONSTRUCTIONS), Word(FREE_CONSTRUCTIONS, "an engineer-free tile"))
ON_WHEEL = actions.verb("work-on-wheel", n.OPEN_TILES, Word(OPEN_PLACES, "an external work"))
COPY = actions.verb("copy", n.OFFICERS, Word(n.OFFICER_NAMES, "an officer"))
BUILD = actions.verb("build", n.TARGETS, Word(TARGET_NAMES, "a piece and a space"))
TILE = actions.verb("with", n.TILES, Word(n.TILE_NAMES, "a technology tile"))
COPYING = actions.verb("copying", n.TILES, Word(n.TILE_NAMES, "a technology tile"))
PAY = actions.verb("pay", PAYMENTS, Payment())
PRODUCE = actions.verb("produce", len(PRODUCTION_NAMES), Word(PRODUCTION_NAMES, "drops, a dam and a conduit"))
FULFIL = actions.verb("fulfil", n.CONTRACTS, Word(n.CONTRACT_NAMES, "a contract"))
TAKE = actions.verb("take", n.CONTRACTS, Word(n.CONTRACT_NAMES, "a contract"))
DISCARD = actions.verb("discard", n.CONTRACTS, Word(n.CONTRACT_NAMES, "a contract"))
DROP = actions.verb("drop", n.HEADSTREAMS, Word(HEADSTREAM_NAMES, "a headstream"))
GAIN = actions.verb("gain", 2, Word(MACHINE_NAMES, "a machine"))
FILL = actions.verb("fill", n.DAMS, Word(DAM_NAMES, "a dam"))
PATENT = actions.verb("patent", n.OPEN_TILES, Word(OPEN_PLACES, "an open tile"))
RETRIEVE = actions.verb("retrieve", n.TILES, Word(n.TILE_NAMES, "a technology tile"))
SEGMENT = actions.verb("segment", n.SEGMENTS, Word(TURN_NAMES, "a number of turns"))
RECOVER = actions.verb("recover", 2, Word(MACHINE_NAMES, "a machine"))
WORK = actions.verb("work", n.OPEN_TILES, Word(OPEN_PLACES, "an external work"))
PERFORM = actions.verb("perform", n.BUILDINGS, Word(n.BUILDING_NAMES, "a building"))
BID = actions.verb("bid", len(BID_NAMES), Word(BID_NAMES, "an amount and a place"))
PICK = actions.verb("pick", len(n.COMPANY_NAMES), Word(n.COMPANY_NAMES, "a company"))
START_WITH = actions.verb("start-with", n.STARTS, Word(n.CONTRACT_NAMES[: n.STARTS], "a starting contract"))
ACTIONS = actions.count
