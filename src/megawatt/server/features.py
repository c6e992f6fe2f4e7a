"""The features of the server, one line each. Their hooks are called in this order."""

from __future__ import annotations

from megawatt.server.accounts import routes as accounts
from megawatt.server.booklets.feature import FEATURE as BOOKLETS
from megawatt.server.bots.feature import FEATURE as BOTS
from megawatt.server.chat.feature import FEATURE as CHAT
from megawatt.server.clients.feature import FEATURE as CLIENTS
from megawatt.server.core import Feature
from megawatt.server.friends.feature import FEATURE as FRIENDS
from megawatt.server.notifications.feature import FEATURE as NOTIFICATIONS
from megawatt.server.puzzles.feature import FEATURE as PUZZLES
from megawatt.server.ratings.feature import FEATURE as RATINGS
from megawatt.server.tables import routes as tables
from megawatt.server.tables import seat_routes, vacation_routes
from megawatt.server.tournaments.feature import FEATURE as TOURNAMENTS

TABLES = Feature((tables, seat_routes, vacation_routes))
"""Their services are part of the core, since other features need them."""
ACCOUNTS = Feature((accounts,))
"""The same."""
FEATURES = (TABLES, ACCOUNTS, BOTS, CHAT, RATINGS, FRIENDS, TOURNAMENTS, NOTIFICATIONS, PUZZLES, CLIENTS, BOOKLETS)
