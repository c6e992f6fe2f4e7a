"""The verbs of Barrage, their action numbers and how people write them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from megawatt.author import ActionSpace, Amount, Unreadable, Word
from megawatt.games.barrage import names as n

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

    def read(self, b: Any, s: Any, typed: str) -> int:
        spelled = [self.write(b, s, index) for index in range(PAYMENTS)]
        if typed not in spelled:
            raise Unreadable("argument", typed, spelled)
        return spelled.index(typed)


actions = ActionSpace()
PASS = actions.verb("pass")
DECLINE = actions.verb("decline")
ACCEPT = actions.verb("accept")
WATCH = actions.verb("watch")
PLACE = actions.verb("place", argument=Word(n.SPACE_NAMES), space=n.SPACES)
ARCHITECT = actions.verb("architect", argument=Word(n.SPACE_NAMES), space=n.SPACES)
BANK = actions.verb("bank", argument=Amount(1, n.MOST_BANK), engineers=range(1, n.MOST_BANK + 1))
WITHOUT = actions.verb("without-engineers", argument=Word(FREE_CONSTRUCTIONS), choice=len(FREE_CONSTRUCTIONS))
ON_WHEEL = actions.verb("work-on-wheel", argument=Word(OPEN_PLACES), place=n.OPEN_TILES)
COPY = actions.verb("copy", argument=Word(n.OFFICER_NAMES), officer=n.OFFICERS)
BUILD = actions.verb("build", argument=Word(TARGET_NAMES), target=n.TARGETS)
TILE = actions.verb("with", argument=Word(n.TILE_NAMES), tile=n.TILES)
COPYING = actions.verb("copying", argument=Word(n.TILE_NAMES), tile=range(n.COPIED, n.COPIED + n.TILES))
PAY = actions.verb("pay", argument=Payment(), excavators=n.MOST_MACHINES + 1, mixers=n.MOST_MACHINES + 1)
PRODUCE = actions.verb("produce", argument=Word(PRODUCTION_NAMES), production=len(PRODUCTION_NAMES))
FULFIL = actions.verb("fulfil", argument=Word(n.CONTRACT_NAMES), contract=n.CONTRACTS)
TAKE = actions.verb("take", argument=Word(n.CONTRACT_NAMES), contract=n.CONTRACTS)
DISCARD = actions.verb("discard", argument=Word(n.CONTRACT_NAMES), contract=n.CONTRACTS)
DROP = actions.verb("drop", argument=Word(HEADSTREAM_NAMES), stream=n.HEADSTREAMS)
GAIN = actions.verb("gain", argument=Word(MACHINE_NAMES), machine=len(MACHINE_NAMES))
FILL = actions.verb("fill", argument=Word(DAM_NAMES), dam=n.DAMS)
PATENT = actions.verb("patent", argument=Word(OPEN_PLACES), place=n.OPEN_TILES)
RETRIEVE = actions.verb("retrieve", argument=Word(n.TILE_NAMES), tile=n.TILES)
SEGMENT = actions.verb("segment", argument=Word(TURN_NAMES), turns=n.SEGMENTS)
RECOVER = actions.verb("recover", argument=Word(MACHINE_NAMES), machine=len(MACHINE_NAMES))
WORK = actions.verb("work", argument=Word(OPEN_PLACES), place=n.OPEN_TILES)
PERFORM = actions.verb("perform", argument=Word(n.BUILDING_NAMES), building=n.BUILDINGS)
BID = actions.verb("bid", argument=Word(BID_NAMES), place=n.SEATS, amount=n.MOST_BID + 1)
PICK = actions.verb("pick", argument=Word(n.COMPANY_NAMES), company=len(n.COMPANY_NAMES))
START_WITH = actions.verb("start-with", argument=Word(n.CONTRACT_NAMES[: n.STARTS]), contract=n.STARTS)
ACTIONS = actions.count
