"""Everything that a game is written with, in one place: `from megawatt.author import Game, Record, rule, ...`.

docs/add-a-game.md is the recipe, `megawatt.games.template` the smallest complete game, and `megawatt.testing.check_game` the test
that every game must pass. What boards are drawn with has short names and comes as a module, `svg`. Only pieces for drawing in
a terminal stand apart (`megawatt.kernel.drawing.panels`): they load Rich, which a server never needs.
"""

from megawatt.kernel.contract.bot_parameters import BotParameters, TunablePolicy
from megawatt.kernel.contract.events import EventKinds, tell, tell_seat
from megawatt.kernel.contract.game import NOBODY, Game, Rules, part
from megawatt.kernel.contract.graphs import Edges
from megawatt.kernel.contract.hidden import Draws, Heap, Leftovers, Place, Places
from megawatt.kernel.contract.moves import ActionSpace, Amount, Argument, ByVerb, Word, verb_names
from megawatt.kernel.contract.observation import Bits, Number, Observation, OneHot, Seat, SeatBits, Special, Table, Thing, players
from megawatt.kernel.contract.options import ATTACHED, Option, Value
from megawatt.kernel.contract.plans import Plan, PlanOffer
from megawatt.kernel.contract.questions import Answer, Question, Questions, always
from megawatt.kernel.contract.reasons import ALLOWED, NO_SUCH_THING, NOT_ASKED, Reasons
from megawatt.kernel.contract.rule_queries import RuleQueries
from megawatt.kernel.contract.shortcuts import Shortcut
from megawatt.kernel.contract.view_cache import cached_numbers, cached_part, read_row_untracked, shared_part
from megawatt.kernel.drawing import svg
from megawatt.kernel.drawing.components import by_seat, card, grid, hand, mark, track
from megawatt.kernel.errors import DataError, OptionError, Unreadable, did_you_mean
from megawatt.kernel.rng.deal_rng import CHANCE, draw_below, draw_word, redraw_chance, shuffle_cards
from megawatt.kernel.rng.luck import below, put_in_order, shuffle
from megawatt.kernel.rules.records import Array, Record, i8, i16, i32, i64, u8, u32
from megawatt.kernel.rules.rule import rule
from megawatt.kernel.rules.scratch import scratch
from megawatt.kernel.text.datafiles import DataFile, Fault, is_id, line_at
from megawatt.kernel.text.joining import aside, beside, enumerated, labelled, listed, sentences
from megawatt.kernel.text.words import LANGUAGES, SHARED, Words

__all__ = [
    "ALLOWED",
    "ATTACHED",
    "CHANCE",
    "LANGUAGES",
    "NOBODY",
    "NOT_ASKED",
    "NO_SUCH_THING",
    "SHARED",
    "ActionSpace",
    "Amount",
    "Answer",
    "Argument",
    "Array",
    "Bits",
    "BotParameters",
    "ByVerb",
    "DataError",
    "DataFile",
    "Draws",
    "Edges",
    "EventKinds",
    "Fault",
    "Game",
    "Heap",
    "Leftovers",
    "Number",
    "Observation",
    "OneHot",
    "Option",
    "OptionError",
    "Place",
    "Places",
    "Plan",
    "PlanOffer",
    "Question",
    "Questions",
    "Reasons",
    "Record",
    "RuleQueries",
    "Rules",
    "Seat",
    "SeatBits",
    "Shortcut",
    "Special",
    "Table",
    "Thing",
    "TunablePolicy",
    "Unreadable",
    "Value",
    "Word",
    "Words",
    "always",
    "aside",
    "below",
    "beside",
    "by_seat",
    "cached_numbers",
    "cached_part",
    "card",
    "did_you_mean",
    "draw_below",
    "draw_word",
    "enumerated",
    "grid",
    "hand",
    "i8",
    "i16",
    "i32",
    "i64",
    "is_id",
    "labelled",
    "line_at",
    "listed",
    "mark",
    "part",
    "players",
    "put_in_order",
    "read_row_untracked",
    "redraw_chance",
    "rule",
    "scratch",
    "sentences",
    "shared_part",
    "shuffle",
    "shuffle_cards",
    "svg",
    "tell",
    "tell_seat",
    "track",
    "u8",
    "u32",
    "verb_names",
]  # fmt: skip
