"""The numbers that the house bot plays by."""

from megawatt.kernel.habits import Habits

habits = Habits()

INCOME_SHARE = habits.number("income-share", 15)
"""Tenths of a round's profit that count for the worth of plants."""
GROWTH = habits.number("growth", 1)
"""Cities by which the bot expects to grow before a new plant runs."""
END_CITY = habits.number("end-city", 25)
"""What a city powered at the very end is worth in money."""
END_DELAY = habits.number("end-delay", 2)
"""The larger, the earlier in the game the end counts."""
OTHER_LOT_SHARE = habits.number("other-lot-share", 14)
"""Tenths of the bargain on another lot that the bot sets against this one; above ten, as rivals spend their money here."""
FUTURE_SHARE = habits.number("future-share", 4)
"""Tenths of the bargain on a plant of the future market that the bot waits for."""
FUEL_KEPT = habits.number("fuel-kept", 5)
"""Tenths of the fuel bill for which money is kept while bidding."""
AHEAD_CASH = habits.number("ahead-cash", 120)
"""With this much left the bot builds cities that it cannot power yet."""
AHEAD_CITIES = habits.number("ahead-cities", 4)
"""At most this many cities beyond what its plants supply."""
LONG_LINK = habits.number("long-link", 18)
"""No connection that a new city saves is reckoned dearer than this."""
SAVED_SHARE = habits.number("saved-share", 2)
"""Tenths of the later connections saved by a city that count for it."""
MOST_SAVED = habits.number("most-saved", 15)
"""The most that saved connections count for a city."""
LATE_HOUSE = habits.number("late-house", 24)
"""What a house usually costs towards the end of the game, its connection included."""
NEXT_HOUSE_DEARER = habits.number("next-house-dearer", 4)
"""The second house of a turn usually costs this much more than the first."""
KEEP_MARGIN = habits.number("keep-margin", 3)
"""A token is bought for the next round when it is likely to be this much dearer then."""
BURNED_SHARE = habits.number("burned-share", 5)
"""Tenths of the price of burned fuel that count against the income it brings."""

FIRST, NOW = habits.first, habits.now
"""All of them in a row: as `house-1` plays, and as `house` does."""
