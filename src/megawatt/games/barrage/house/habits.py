"""The numbers that the house bot plays by, in tenths of a victory point where nothing else is said."""

from megawatt.kernel.habits import Habits

habits = Habits()

ENGINEER = habits.number("engineer", 9, now=23)
"""What an engineer placed costs."""
CREDIT = habits.number("credit", 7, now=5)
"""What a credit is worth."""
BANKED = habits.number("banked", 8, now=0)
"""What an engineer at the bank brings."""
COMPLETE = habits.number("complete", 90, now=313)
"""What a piece is worth that completes a system."""
EXCAVATOR = habits.number("excavator", 9, now=17)
MIXER = habits.number("mixer", 12, now=14)
ANY_MACHINE = habits.number("any-machine", 11, now=0)
TURN_OF_WHEEL = habits.number("turn-of-wheel", 10, now=22)
ENERGY_STEP = habits.number("energy-step", 6, now=5)
"""What these bring as a reward or income."""
FREE_PIECE = habits.number("free-piece", 70, now=221)
"""What a piece that may be built for nothing is worth."""
OUT_OF_REACH = habits.number("out-of-reach", 9, now=10)
"""What every unit of a contract's energy costs that cannot be produced yet."""
FIRST_ENERGY = habits.number("first-energy", 30, now=0)
"""What leaving the penalty behind is worth."""
ENERGY = habits.number("energy", 9, now=11)
"""What a unit of energy is worth below the goal."""
MORE_ENERGY = habits.number("more-energy", 5, now=9)
"""What it is worth beyond."""
ENERGY_GOAL = habits.number("energy-goal", 6, now=4)
"""How far the track should be behind a seat, per round."""
FEE = habits.number("fee", 17, now=14)
"""What every credit costs that goes to the owner of a conduit."""
DROP_USED = habits.number("drop-used", 4, now=8)
"""What every drop used costs."""
ARCHITECT_FREED = habits.number("architect-freed", 15, now=0)
"""What playing with the architect instead of an engineer is worth."""
CONSTRUCT = habits.number("construct", 85, now=186)
CONSTRUCT_LAST = habits.number("construct-last", 45, now=38)
"""What a space for construction is worth, and in the last round."""
MACHINE_SPACE = habits.number("machine-space", 15, now=30)
"""What a space for one machine is worth."""
PAIR_SPACE = habits.number("pair-space", 34, now=51)
"""What a space for two machines is worth."""
CONTRACT_SPACE = habits.number("contract-space", 14, now=51)
"""What a contract to be taken is worth."""
PATENT_SPACE = habits.number("patent-space", 70, now=20)
"""What a tile at the patent office is worth, less for every round."""
ON_THE_WHEEL = habits.number("on-the-wheel", 8, now=24)
"""What a machine that comes back is worth."""
OWN_DROP = habits.number("own-drop", 24, now=0)
"""What a drop behind an own dam is worth."""
NEUTRAL_DROP = habits.number("neutral-drop", 8, now=0)
"""What a drop behind a neutral dam is worth."""
SURCHARGE = habits.number("surcharge", 8, now=9)
"""What every credit of the red spaces costs."""
CONDUIT_UNIT = habits.number("conduit-unit", 7)
"""What every unit of energy of a conduit is worth."""
CONDUIT_END = habits.number("conduit-end", 25, now=20)
"""What a dam above or an own powerhouse below makes a conduit worth."""
POWERHOUSE_ROW = habits.number("powerhouse-row", 30, now=4)
"""What the first powerhouses uncover."""
BASE_CONDUIT = habits.number("base-conduit", 15, now=14)
"""What a good conduit beside it makes a dam worth."""
OWN_CONDUIT = habits.number("own-conduit", 30, now=20)
"""What an own conduit makes a powerhouse worth."""
OTHERS_CONDUIT = habits.number("others-conduit", 15, now=0)
"""What somebody else's does."""

FIRST, NOW = habits.first, habits.now
"""All of them in a row: as `house-1` plays, and as `house` does."""
