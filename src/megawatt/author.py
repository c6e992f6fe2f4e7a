"""Everything that a game is written with, in one place: `from megawatt.author import Game, Record, rule, ...`.

docs/add-a-game.md is the recipe, `megawatt.games.template` the smallest complete game, and `megawatt.testing.check_game` the test
that every game must pass. What boards are drawn with has short names and comes as a module, `pictures`. Only pieces for drawing in
a terminal stand apart (`megawatt.kernel.panels`): they load Rich, which a server never needs.
"""

from megawatt.kernel import pictures
from megawatt.kernel.chance import below, put_in_order, shuffle
from megawatt.kernel.datafiles import DataFile, Fault, is_id, line_at
from megawatt.kernel.dealing import CHANCE, draw_below, draw_word, redraw_chance, shuffle_cards
from megawatt.kernel.errors import DataError, OptionError, Unreadable, did_you_mean
from megawatt.kernel.events import EventKinds, tell, tell_seat
from megawatt.kernel.game import NOBODY, Game, OnGpu, Rules, part
from megawatt.kernel.graphs import Edges
from megawatt.kernel.habits import Habits, Tunable
from megawatt.kernel.hidden import Draws, Heap, Leftovers, Place, Places
from megawatt.kernel.joining import aside, beside, enumerated, labelled, listed, sentences
from megawatt.kernel.moves import ActionSpace, Amount, Argument, ByVerb, Word, verb_names
from megawatt.kernel.observing import Bits, Number, Observation, OneHot, Seat, SeatBits, Special, Table, Thing, players
from megawatt.kernel.options import ATTACHED, Option, Value
from megawatt.kernel.plans import Plan, PlanOffer
from megawatt.kernel.questions import Answer, Question, Questions, always
from megawatt.kernel.reasons import ALLOWED, NO_SUCH_THING, NOT_ASKED, Reasons
from megawatt.kernel.reckoning import Reckoning
from megawatt.kernel.records import Array, Record, i8, i16, i32, i64, u8, u32
from megawatt.kernel.rules import rule
from megawatt.kernel.sharing import counted, read_row_plainly, remembered, same_for_all
from megawatt.kernel.words import LANGUAGES, SHARED, Words

__all__ = [
    "ALLOWED", "ATTACHED", "CHANCE", "LANGUAGES", "NOBODY", "NOT_ASKED", "NO_SUCH_THING", "SHARED", "ActionSpace", "Amount",
    "Answer", "Argument", "Array", "Bits", "ByVerb", "DataError", "DataFile", "Draws", "Edges", "EventKinds", "Fault", "Game",
    "Habits", "Heap", "Leftovers", "Number", "Observation", "OnGpu", "OneHot", "Option", "OptionError", "Place", "Places", "Plan",
    "PlanOffer", "Question", "Questions", "Reasons", "Reckoning", "Record", "Rules", "Seat", "SeatBits", "Special", "Table",
    "Thing", "Tunable", "Unreadable", "Value", "Word", "Words", "always", "aside", "below", "beside", "counted", "did_you_mean",
    "draw_below", "draw_word", "enumerated", "i8", "i16", "i32", "i64", "is_id", "labelled", "line_at", "listed", "part",
    "pictures", "players", "put_in_order", "read_row_plainly", "redraw_chance", "remembered", "rule", "same_for_all", "sentences",
    "shuffle", "shuffle_cards", "tell", "tell_seat", "u8", "u32", "verb_names",
]  # fmt: skip
