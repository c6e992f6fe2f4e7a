"""The numbers that the house bot plays by."""

from megawatt.author import BotParameters

parameters = BotParameters()

INCOME_SHARE = parameters.number("income-share", 150, now=140)
"""Hundredths of a round's profit that count for the worth of plants."""
INCOME_LASTING = parameters.number("income-lasting", 0, now=4, step=3)
"""Hundredths more for every city that the largest network needs to end the game: what runs for longer earns more."""
GROWTH = parameters.number("growth", 1)
"""Cities by which the bot expects to grow before a new plant runs."""
END_CITY = parameters.number("end-city", 25, now=37)
"""What a city powered at the very end is worth in money."""
END_DELAY = parameters.number("end-delay", 2, now=1)
"""The larger, the earlier in the game the end counts."""
OTHER_LOT_SHARE = parameters.number("other-lot-share", 140, now=198)
"""Hundredths of the bargain on another lot that the bot sets against this one; above 100, as rivals spend their money here."""
FUTURE_SHARE = parameters.number("future-share", 40, now=39)
"""Hundredths of the bargain on a plant of the future market that the bot waits for."""
FUEL_KEPT = parameters.number("fuel-kept", 50, now=11)
"""Hundredths of the fuel bill for which money is kept while bidding."""
DEAREST_HOUSE = parameters.number("dearest-house", 200, now=186)
"""No house that only earns, and does not end the game, is built at a higher price."""
AHEAD_CASH = parameters.number("ahead-cash", 120, now=115)
"""With this much left the bot builds cities that it cannot power yet."""
AHEAD_CITIES = parameters.number("ahead-cities", 4, now=3)
"""At most this many cities beyond what its plants supply."""
LONG_LINK = parameters.number("long-link", 18, now=19)
"""No connection that a new city saves is reckoned dearer than this."""
SAVED_SHARE = parameters.number("saved-share", 2, now=5)
"""Tenths of the later connections saved by a city that count for it."""
MOST_SAVED = parameters.number("most-saved", 15, now=9)
"""The most that saved connections count for a city."""
LATE_HOUSE = parameters.number("late-house", 24, now=38)
"""What a house usually costs towards the end of the game, its connection included."""
NEXT_HOUSE_DEARER = parameters.number("next-house-dearer", 4)
"""The second house of a turn usually costs this much more than the first."""
KEEP_MARGIN = parameters.number("keep-margin", 3, now=1)
"""A token is bought for the next round when it is likely to be this much dearer then."""
BURNED_SHARE = parameters.number("burned-share", 5, now=3)
"""Tenths of the price of burned fuel that count against the income it brings."""

parameters.temperament("thrifty", {INCOME_SHARE: 90, END_CITY: 30, DEAREST_HOUSE: 40, FUEL_KEPT: 120, AHEAD_CITIES: 0})
"""Bids low, keeps money for fuel, and builds what its plants can supply."""
parameters.temperament("shark", {FUEL_KEPT: 0, OTHER_LOT_SHARE: 100, FUTURE_SHARE: 10, INCOME_SHARE: 165})
"""Bids on nearly every plant, and keeps no money for fuel."""
parameters.temperament("expander", {AHEAD_CASH: 0, AHEAD_CITIES: 10})
"""Spends all its money on cities, long before it can supply them."""
parameters.temperament("planner", {FUTURE_SHARE: 80})
"""Passes until larger plants come."""
parameters.temperament("hoarder", {KEEP_MARGIN: -1})
"""Buys fuel for later rounds whenever it has money."""

FIRST, NOW = parameters.first, parameters.now
"""All of them in a row: as `house-1` plays, and as `house` does."""
