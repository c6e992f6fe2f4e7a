"""Everything that a game is written with, in one place: `from megawatt.author import Game, Record, rule, ...`.

docs/add-a-game.md is the recipe, `megawatt.games.template` the smallest complete game, and `megawatt.testing.check_game` the test
that every game must pass. Only pieces for drawing in a terminal stand apart (`megawatt.kernel.panels`): they load Rich, which a
server never needs.
"""

from megawatt.kernel.chance import below, shuffle
from megawatt.kernel.datafiles import Fault
from megawatt.kernel.dealing import CHANCE, draw_below, draw_word, redraw_chance, shuffle_cards
from megawatt.kernel.errors import DataError, OptionError, did_you_mean
from megawatt.kernel.events import EventKinds, tell
from megawatt.kernel.game import Game, Rules, part
from megawatt.kernel.graphs import Edges
from megawatt.kernel.moves import ActionSpace, Amount, Argument, Word
from megawatt.kernel.observing import Bits, Number, Observation, OneHot, Seat, SeatBits, Special, Table, Thing, players
from megawatt.kernel.options import ATTACHED, Option, Value
from megawatt.kernel.plans import Plan, PlanOffer
from megawatt.kernel.questions import Answer, Question, Questions, always
from megawatt.kernel.reasons import ALLOWED, Reasons
from megawatt.kernel.reckoning import Reckoning
from megawatt.kernel.records import Array, Record, i8, i16, i32, i64, u8, u32
from megawatt.kernel.rules import rule
from megawatt.kernel.words import Words

__all__ = [
    "ALLOWED", "ATTACHED", "CHANCE", "ActionSpace", "Amount", "Answer", "Argument", "Array", "Bits", "DataError", "Edges",
    "EventKinds", "Fault", "Game", "Number", "Observation", "OneHot", "Option", "OptionError", "Plan", "PlanOffer", "Question",
    "Questions", "Reasons", "Reckoning", "Record", "Rules", "Seat", "SeatBits", "Special", "Table", "Thing", "Value", "Word",
    "Words", "always", "below", "did_you_mean", "draw_below", "draw_word", "i8", "i16", "i32", "i64", "part", "players",
    "redraw_chance", "rule", "shuffle", "shuffle_cards", "tell", "u8", "u32",
]  # fmt: skip
