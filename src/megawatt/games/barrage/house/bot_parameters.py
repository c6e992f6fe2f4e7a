"""The numbers that the house bot plays by, in tenths of a victory point where nothing else is said."""

from megawatt.author import BotParameters

parameters = BotParameters()

ENGINEER = parameters.number("engineer", 9, now=23)
"""What an engineer placed costs."""
CREDIT = parameters.number("credit", 7, now=5)
"""What a credit is worth."""
BANKED = parameters.number("banked", 8, now=0)
"""What an engineer at the bank brings."""
COMPLETE = parameters.number("complete", 90, now=313)
"""What a piece is worth that completes a system."""
EXCAVATOR = parameters.number("excavator", 9, now=17)
MIXER = parameters.number("mixer", 12, now=14)
ANY_MACHINE = parameters.number("any-machine", 11, now=0)
TURN_OF_WHEEL = parameters.number("turn-of-wheel", 10, now=22)
ENERGY_STEP = parameters.number("energy-step", 6, now=5)
"""What these bring as a reward or income."""
FREE_PIECE = parameters.number("free-piece", 70, now=221)
"""What a piece that may be built for nothing is worth."""
OUT_OF_REACH = parameters.number("out-of-reach", 9, now=10)
"""What every unit of a contract's energy costs that cannot be produced yet."""
FIRST_ENERGY = parameters.number("first-energy", 30, now=0)
"""What leaving the penalty behind is worth."""
ENERGY = parameters.number("energy", 9, now=11)
"""What a unit of energy is worth below the goal."""
MORE_ENERGY = parameters.number("more-energy", 5, now=9)
"""What it is worth beyond."""
ENERGY_GOAL = parameters.number("energy-goal", 6, now=4)
"""How far the track should be behind a seat, per round."""
FEE = parameters.number("fee", 17, now=14)
"""What every credit costs that goes to the owner of a conduit."""
DROP_USED = parameters.number("drop-used", 4, now=8)
"""What every drop used costs."""
ARCHITECT_FREED = parameters.number("architect-freed", 15, now=0)
"""What playing with the architect instead of an engineer is worth."""
CONSTRUCT = parameters.number("construct", 85, now=186)
CONSTRUCT_LAST = parameters.number("construct-last", 45, now=38)
"""What a space for construction is worth, and in the last round."""
MACHINE_SPACE = parameters.number("machine-space", 15, now=30)
"""What a space for one machine is worth."""
PAIR_SPACE = parameters.number("pair-space", 34, now=51)
"""What a space for two machines is worth."""
CONTRACT_SPACE = parameters.number("contract-space", 14, now=51)
"""What a contract to be taken is worth."""
PATENT_SPACE = parameters.number("patent-space", 70, now=20)
"""What a tile at the patent office is worth, less for every round."""
ON_THE_WHEEL = parameters.number("on-the-wheel", 8, now=24)
"""What a machine that comes back is worth."""
OWN_DROP = parameters.number("own-drop", 24, now=0)
"""What a drop behind an own dam is worth."""
NEUTRAL_DROP = parameters.number("neutral-drop", 8, now=0)
"""What a drop behind a neutral dam is worth."""
SURCHARGE = parameters.number("surcharge", 8, now=9)
"""What every credit of the red spaces costs."""
CONDUIT_UNIT = parameters.number("conduit-unit", 7)
"""What every unit of energy of a conduit is worth."""
CONDUIT_END = parameters.number("conduit-end", 25, now=20)
"""What a dam above or an own powerhouse below makes a conduit worth."""
POWERHOUSE_ROW = parameters.number("powerhouse-row", 30, now=4)
"""What the first powerhouses uncover."""
BASE_CONDUIT = parameters.number("base-conduit", 15, now=14)
"""What a good conduit beside it makes a dam worth."""
OWN_CONDUIT = parameters.number("own-conduit", 30, now=20)
"""What an own conduit makes a powerhouse worth."""
OTHERS_CONDUIT = parameters.number("others-conduit", 15, now=0)
"""What somebody else's does."""

parameters.temperament("thrifty", {CREDIT: 14})
"""Counts every Credit, and contracts and bonuses that pay."""
parameters.temperament("shark", {OWN_DROP: 30})
"""Leads water to its own dams whenever it can."""
parameters.temperament("planner", {ON_THE_WHEEL: 60, TURN_OF_WHEEL: 40})
"""Turns its wheel early to have machines back."""
parameters.temperament("hoarder", {MACHINE_SPACE: 60, PAIR_SPACE: 90})
"""Collects machines."""

FIRST, NOW = parameters.first, parameters.now
"""All of them in a row: as `house-1` plays, and as `house` does."""
