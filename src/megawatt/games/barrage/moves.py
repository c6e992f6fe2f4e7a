"""The verbs of Barrage, their action numbers and how people write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from megawatt.games.barrage import names as n
from megawatt.kernel.errors import Unreadable
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
            raise Unreadable("argument", words, spelled)
        return spelled.index(words)


actions = ActionSpace()
PASS = actions.verb("pass")
DECLINE = actions.verb("decline")
ACCEPT = actions.verb("accept")
WATCH = actions.verb("watch")
PLACE = actions.verb("place", n.SPACES, Word(n.SPACE_NAMES))
ARCHITECT = actions.verb("architect", n.SPACES, Word(n.SPACE_NAMES))
BANK = actions.verb("bank", n.MOST_BANK, Amount(1, n.MOST_BANK))
WITHOUT = actions.verb("without-engineers", len(FREE_CONSTRUCTIONS), Word(FREE_CONSTRUCTIONS))
ON_WHEEL = actions.verb("work-on-wheel", n.OPEN_TILES, Word(OPEN_PLACES))
COPY = actions.verb("copy", n.OFFICERS, Word(n.OFFICER_NAMES))
BUILD = actions.verb("build", n.TARGETS, Word(TARGET_NAMES))
TILE = actions.verb("with", n.TILES, Word(n.TILE_NAMES))
COPYING = actions.verb("copying", n.TILES, Word(n.TILE_NAMES))
PAY = actions.verb("pay", PAYMENTS, Payment())
PRODUCE = actions.verb("produce", len(PRODUCTION_NAMES), Word(PRODUCTION_NAMES))
FULFIL = actions.verb("fulfil", n.CONTRACTS, Word(n.CONTRACT_NAMES))
TAKE = actions.verb("take", n.CONTRACTS, Word(n.CONTRACT_NAMES))
DISCARD = actions.verb("discard", n.CONTRACTS, Word(n.CONTRACT_NAMES))
DROP = actions.verb("drop", n.HEADSTREAMS, Word(HEADSTREAM_NAMES))
GAIN = actions.verb("gain", 2, Word(MACHINE_NAMES))
FILL = actions.verb("fill", n.DAMS, Word(DAM_NAMES))
PATENT = actions.verb("patent", n.OPEN_TILES, Word(OPEN_PLACES))
RETRIEVE = actions.verb("retrieve", n.TILES, Word(n.TILE_NAMES))
SEGMENT = actions.verb("segment", n.SEGMENTS, Word(TURN_NAMES))
RECOVER = actions.verb("recover", 2, Word(MACHINE_NAMES))
WORK = actions.verb("work", n.OPEN_TILES, Word(OPEN_PLACES))
PERFORM = actions.verb("perform", n.BUILDINGS, Word(n.BUILDING_NAMES))
BID = actions.verb("bid", len(BID_NAMES), Word(BID_NAMES))
PICK = actions.verb("pick", len(n.COMPANY_NAMES), Word(n.COMPANY_NAMES))
START_WITH = actions.verb("start-with", n.STARTS, Word(n.CONTRACT_NAMES[: n.STARTS]))
ACTIONS = actions.count
