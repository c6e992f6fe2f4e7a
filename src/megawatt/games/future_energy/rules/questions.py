"""What a seat can be asked, question by question: its answers, what forbids each, what each does, and which are worth trying.

The list of legal moves, the refusals and the carrying out of answers are made from these declarations.
"""

from megawatt.author import Answer, Question, Questions, always, rule
from megawatt.games.future_energy import names as n
from megawatt.games.future_energy.moves import actions
from megawatt.games.future_energy.rules import (
    building,
    contracts,
    course,
    effects,
    joint,
    lines,
    moving,
    payment,
    planning,
    public,
    tiles,
)

# What is worth trying.


@rule
def links_on_map(b):
    """Every link of this board side."""
    return b.links


@rule
def sites_on_map(b):
    """Every site of this board side."""
    return b.sites


@rule
def places_on_map(b):
    """Every site, and the start space."""
    return b.places


@rule
def contracts_shown(s):
    """Every construction contract of the display."""
    return s.display_size


@rule
def public_shown(s):
    """Every public contract of the display; none without module 2."""
    return s.public_display_size


@rule
def public_contracts(b, s, seat):
    """Every public contract, unless the seat has none."""
    return b.public if s.public_held[seat] else 0


# What a question is about that follows from the answer before.


@rule
def chosen_before(s, place):
    """The plant that waits for its site, or the first tile of a swap."""
    return s.chosen


def show_plant(b, plant):
    """The plant that waits for its site."""
    card, space = divmod(plant, n.SPACES)
    return {"contract": b.printed.contract_ids[card], "tile": n.TILE_NAMES[b.icons[card, space]]}


def show_place(b, first):
    """The first tile of a swap."""
    return {"place": b.printed.place_ids[first]}


# What is asked.

USE = Answer("use", payment.why_not_use, public.use_card, among=public_contracts, where=payment.is_own_card)
PLANNING = (
    Answer("line", planning.why_not_plan_one_line, planning.buy_one_line),
    Answer("lines", planning.why_not_plan_two_lines, planning.buy_two_lines),
    Answer("contract", planning.why_not_plan_contract, planning.buy_contract, among=contracts_shown),
    Answer("public", planning.why_not_plan_public, planning.buy_public, among=public_shown),
    Answer("blind", planning.why_not_plan_blind, planning.buy_blind),
)


def plant_answer(verb, why_not, play):
    """An answer that names a plant on one of the own contracts."""
    return Answer(verb, why_not, play, among=contracts.all_contracts, where=contracts.holds_plants)


def site_answer(verb, why_not, play):
    """An answer that names a site."""
    return Answer(verb, why_not, play, among=sites_on_map)


questions = Questions(__name__, actions, [
    # Planning (4).
    Question(n.ASK_PLAN, "plan", Answer("done", planning.why_not_end_planning, planning.end_planning), *PLANNING, USE),
    Question(
        n.ASK_PLACE_LINE, "place-line",
        Answer("skip", lines.why_not_decline_line, lines.decline_lines),
        Answer("place", lines.why_not_place, lines.place_line, among=links_on_map),
    ),
    # Moving (5) and building (6).
    Question(
        n.ASK_CREW, "crew",
        Answer("done", moving.why_not_stay, moving.stay), USE, Answer("decide", tiles.why_not_decide, tiles.decide_on_tile),
        Answer("crew", moving.why_not_target, moving.begin_move, listing=moving.list_targets),
    ),
    Question(
        n.ASK_ROUTE, "route",
        Answer("go", always, moving.go_the_best_way),
        Answer("step", moving.why_not_step, moving.step, listing=moving.list_steps),
        Answer("free", moving.why_not_step_free, moving.step_free, listing=moving.list_free_steps),
    ),
    Question(n.ASK_BUILD, "build", plant_answer("build", building.why_not_build, course.build_and_go_on)),
    # The action of the tile (6, 9).
    Question(
        n.ASK_EXTEND, "extend",
        Answer("extend", always, tiles.extend_life_span), Answer("keep", always, tiles.keep_nuclear_tile),
    ),
    Question(
        n.ASK_RETURN_PLANT, "return-plant",
        Answer("skip", tiles.why_not_keep_plants, tiles.decline_action),
        plant_answer("return", contracts.why_not_plant, tiles.give_plant_back),
    ),
    Question(
        n.ASK_EXTRA_OIL, "extra-oil",
        Answer("skip", always, tiles.decline_action), plant_answer("build", tiles.why_not_extra_oil, tiles.add_oil),
    ),
    Question(
        n.ASK_TAKE_CONTRACT, "take-contract",
        Answer("skip", tiles.why_not_decline_gift, tiles.decline_action),
        Answer("contract", contracts.why_not_take, tiles.accept_contract, among=contracts_shown),
    ),
    Question(
        n.ASK_EXTRA_PLANT, "extra-plant",
        Answer("skip", tiles.why_not_decline_gift, tiles.decline_action),
        plant_answer("build", contracts.why_not_plant, tiles.choose_extra_plant),
    ),
    Question(
        n.ASK_PLANT_SITE, "plant-site", site_answer("site", tiles.why_not_own_site, tiles.place_extra_plant),
        about=("plant",), show=show_plant,
    ),
    # Joint construction (7).
    Question(
        n.ASK_JOIN, "join",
        Answer("skip", always, joint.decline), plant_answer("join", joint.why_not_join, joint.join_or_add),
    ),
    # Public contracts and their effects (9).
    Question(n.ASK_USE_CARDS, "use-cards", Answer("done", always, course.close_card_window), USE),
    Question(n.ASK_LIFT_LINE, "lift-line", Answer("lift", lines.why_not_lift, effects.relocate, among=links_on_map)),
    Question(n.ASK_SELL_CERTIFICATE, "sell-certificate", Answer("sell", effects.why_not_sell, effects.sell_certificate)),
    Question(n.ASK_SHIFT_PLANT, "shift-plant", plant_answer("shift", effects.why_not_shift, effects.shift_plant)),
    Question(
        n.ASK_MOVE_CREW, "move-crew", Answer("step", effects.why_not_crew_link, effects.move_crew, among=places_on_map),
    ),
    Question(
        n.ASK_FOREIGN_PLANT, "foreign-plant",
        plant_answer("build", effects.why_not_foreign_plant, effects.choose_foreign_plant),
    ),
    Question(
        n.ASK_FOREIGN_SITE, "foreign-site", site_answer("site", effects.why_not_foreign_site, effects.place_foreign_plant),
        about=("plant",), show=show_plant,
    ),
    Question(n.ASK_SWAP_FIRST, "swap-first", site_answer("swap", effects.why_not_swap, effects.choose_tile)),
    Question(
        n.ASK_SWAP_SECOND, "swap-second", site_answer("swap", effects.why_not_swap_with, effects.swap_tiles),
        about=("first",), show=show_place,
    ),
    Question(
        n.ASK_DOUBLE_OIL, "double-oil",
        Answer("skip", always, effects.decline_effect), plant_answer("double", effects.why_not_double, effects.double_oil),
    ),
    Question(n.ASK_REPEAT, "repeat", *PLANNING),
    Question(n.ASK_NOTHING, "nothing"),
    # What a tile brings by itself, for whoever wants to decide on it (6).
    Question(
        n.ASK_TILE_ACTION, "tile-action",
        Answer("take", always, tiles.take_tile_action), Answer("skip", always, tiles.do_without_tile),
    ),
], number=chosen_before)  # fmt: skip
legal, why_not, answer = questions.legal, questions.why_not, questions.answer
