"""The numbers that the house bot plays by, in tenths of a victory point where nothing else is said."""

from megawatt.author import BotParameters

parameters = BotParameters()

MILLION = parameters.number("million", 9, now=16)
"""What a million is worth while there is something to spend it on."""
TO_RIVALS = parameters.number("to-rivals", 2, now=0)
"""What every million paid to a rival costs on top."""
BUILDS_PER_ROUND = parameters.number("builds-per-round", 16, now=40)
"""Tenths of a plant that a seat gets rid of per round, with oil, coal and joint construction."""
TAKERS = parameters.number("takers", 6, now=8)
"""Tenths of the seats that take a contract per round."""
NEARLY_DONE = parameters.number("nearly-done", 36, now=42)
"""What the last plant on a contract is worth beyond its share; of so many left, each so much less."""
RARE = parameters.number("rare", 6, now=3)
"""What the last plant of a kind is kept back for."""
ENGINEER = parameters.number("engineer", 10, now=9)
"""What the first engineer brings per round to come."""
NEXT_ENGINEER_LESS = parameters.number("next-engineer-less", 3, now=0)
"""By how much every further engineer brings less."""
GAS_TILE = parameters.number("gas-tile", 35, now=93)
COAL_TILE = parameters.number("coal-tile", 26, now=60)
OIL_TILE = parameters.number("oil-tile", 28, now=25)
POINTS_GROUND = parameters.number("points-ground", 50, now=42)
CONTRACT_GROUND = parameters.number("contract-ground", 40, now=52)
PLANT_GROUND = parameters.number("plant-ground", 30, now=23)
"""What the actions of these tiles bring; oil for each of two plants."""
LAST_MONEY = parameters.number("last-money", 20, now=45)
"""By how much money is worth less in the last round."""
REGION_POINT = parameters.number("region-point", 5, now=11)
"""What a point more in a region counts, against the rivals' average."""
JOINT_PLANT = parameters.number("joint-plant", 0)
"""What joint construction is worth beyond plant and region."""
FIRST_LINE = parameters.number("first-line", 20, now=47)
"""What a line is worth while regions are missing, beyond their points."""
GRID_POINT = parameters.number("grid-point", 8, now=0)
"""What a point for regions reached counts when lines are bought."""
LATE_CONTRACT = parameters.number("late-contract", 3, now=0)
"""What every tenth of a plant costs that there will be no time to build."""
FRESH_ICON = parameters.number("fresh-icon", 6, now=20)
"""What an icon is worth that the seat lacks."""
CONTRACT_COST = parameters.number("contract-cost", 20, now=24)
"""What taking a contract costs besides money: the action."""
PUBLIC_MISSING = parameters.number("public-missing", 14, now=7)
"""What every tile missing for a public contract costs."""

parameters.temperament("thrifty", {MILLION: 22})
"""Takes cheap ways and keeps its money."""
parameters.temperament("shark", {GAS_TILE: 250, COAL_TILE: 200})
"""Goes for the tiles whose actions bring most, whatever stands on its contracts."""
parameters.temperament("expander", {FIRST_LINE: 65})
"""Places lines early and in every direction."""
parameters.temperament("planner", {ENGINEER: 40})
"""Hires engineers first."""
parameters.temperament("hoarder", {CONTRACT_COST: -10, FRESH_ICON: 40})
"""Takes one contract more than it can build."""

FIRST, NOW = parameters.first, parameters.now
"""All of them in a row: as `house-1` plays, and as `house` does."""
