"""What a seat can be asked, question by question: its answers, what forbids each, what each does, what it is about.

The list of legal moves, the refusals, the carrying out of answers, the automas' answers and the view are made from these
declarations. All but those before the first round lie on the stack of rules/pending.py.
"""

from megawatt.author import Answer, Question, Questions, always
from megawatt.games.barrage import names as n
from megawatt.games.barrage.moves import actions
from megawatt.games.barrage.rules import (
    about,
    automa,
    automa_answers,
    buildings,
    construct,
    contracts,
    effects,
    legal_moves,
    produce,
    spaces,
    start,
    turn,
    water,
)
from megawatt.games.barrage.rules.pending import leave_it, number, pop

questions = Questions(__name__, actions, [
    Question(n.NOTHING, "nothing"),
    # Before the first round.
    Question(n.ASK_BID, "bid", Answer("bid", start.why_not_bid, start.make_bid, among=start.people)),
    Question(n.ASK_PAIR, "pair", Answer("pick", start.why_not_pick, start.pick_pair)),
    Question(n.ASK_STARTING_CONTRACT, "starting-contract", Answer("start-with", start.why_not_start_with, start.pick_start)),
    # A turn.
    Question(
        n.ASK_TURN, "turn",
        Answer("pass", turn.why_not_pass, turn.pass_turn),
        Answer("decline", turn.why_not_forgo, leave_it),
        Answer("place", spaces.why_not_place, turn.place, listing=legal_moves.list_places),
        Answer("architect", spaces.why_not_architect, turn.send_architect, listing=legal_moves.list_architects),
        Answer("bank", turn.why_not_bank, turn.bank, among=legal_moves.free_engineers),
        Answer("without-engineers", spaces.why_not_without, turn.go_without),
        Answer("work-on-wheel", spaces.why_not_place_on_wheel, turn.place_on_wheel, among=legal_moves.works_in_play),
        about=("extra",), show=about.nothing, automatic=automa.automa_turn,
    ),
    Question(n.ASK_COPY, "copy-officer", Answer("copy", turn.why_not_copy, turn.copy_officer), about=()),
    Question(n.ASK_WATCH, "watch", Answer("watch", always, leave_it), about=()),
    # Construction.
    Question(
        n.ASK_CONSTRUCT, "construct",
        Answer("build", construct.why_not_target, construct.choose_target, listing=legal_moves.list_targets),
        about=("tile", "given"), show=about.tile_in_use,
    ),
    Question(
        n.ASK_TILE, "tile",
        Answer("with", construct.why_not_tile, construct.choose_tile),
        Answer("copying", construct.why_not_tile, construct.choose_tile),
        about=("target",), show=about.piece_and_target,
    ),
    Question(
        n.ASK_PAY, "pay", Answer("pay", construct.why_not_pay, construct.construct, listing=legal_moves.list_payments),
        about=("target", "tile"), show=about.piece_target_and_tile,
    ),
    Question(
        n.ASK_FREE_PIECE, "free-piece",
        Answer("decline", always, leave_it),
        Answer("build", construct.why_not_free_piece, construct.choose_free_piece, listing=legal_moves.list_free_spaces),
        about=("piece", "limit", "pieces"), show=about.reward,
        worth_asking=construct.some_free_space, automatic=automa_answers.put_wanted_piece,
    ),
    Question(
        n.ASK_FIRST_WATER, "first-water",
        Answer("decline", always, leave_it),
        Answer("accept", always, construct.give_first_water),
        about=(), worth_asking=construct.some_own_dam_is_empty, automatic=construct.give_first_water,
    ),
    # Energy and contracts.
    Question(
        n.ASK_PRODUCE, "produce",
        Answer("decline", produce.why_not_forgo_production, leave_it),
        Answer("produce", produce.why_not_produce, produce.produce, listing=legal_moves.list_productions),
        about=("modifier", "flags", "excluded"), show=about.production,
        worth_asking=produce.can_produce, automatic=automa_answers.produce_best,
    ),
    Question(
        n.ASK_FULFIL, "fulfil",
        Answer("decline", always, leave_it),
        Answer("fulfil", contracts.why_not_fulfil, contracts.fulfil, listing=legal_moves.list_fulfilments),
        about=("energy", "flags"), show=about.energy_at_hand,
        worth_asking=contracts.can_fulfil, automatic=automa_answers.fulfil_best,
    ),
    Question(
        n.ASK_FULFIL_UNPRODUCED, "fulfil-unproduced",
        Answer("decline", contracts.why_not_leave_unfulfilled, leave_it),
        Answer("fulfil", contracts.why_not_fulfil_unproduced, contracts.fulfil_unproduced),
        about=("most", "needed"), show=about.energy_at_most,
        worth_asking=contracts.can_fulfil_unproduced, automatic=automa_answers.fulfil_best_unproduced,
    ),
    Question(
        n.ASK_TAKE, "take-contract",
        Answer("take", contracts.why_not_take, contracts.take_contract, listing=legal_moves.list_open_contracts),
        about=("contracts",), show=about.contracts_to_take, worth_asking=contracts.some_contract_open,
    ),
    Question(
        n.ASK_DISCARD, "discard-contract",
        Answer("discard", contracts.why_not_discard, contracts.discard_contract, listing=legal_moves.list_own_contracts),
        about=(),
    ),
    # Water, machines and tiles.
    Question(
        n.ASK_DROPS, "drops",
        Answer("decline", effects.why_not_stop_drops, leave_it),
        Answer("drop", always, effects.choose_stream),
        about=("drops", "flowing", "needed"), show=about.drops_to_place, automatic=automa_answers.place_useful_drops,
    ),
    Question(
        n.ASK_FILL, "fill-dam",
        Answer("decline", water.why_not_leave_empty, leave_it),
        Answer("fill", water.why_not_fill, water.fill),
        about=("neutral_too", "excluded"), show=about.nothing,
        worth_asking=water.some_dam_to_fill, automatic=automa_answers.refill_best_dam,
    ),
    Question(
        n.ASK_MACHINES, "machines", Answer("gain", always, effects.choose_machine),
        about=("machines",), show=about.machines_to_choose, automatic=automa_answers.gain_wanted_machines,
    ),
    Question(
        n.ASK_ADVANCED, "advanced-tile", Answer("patent", spaces.why_not_take_tile, turn.take_tile),
        about=(), worth_asking=spaces.some_open_tile, automatic=automa_answers.take_highest_tile,
    ),
    # Leeghwater.
    Question(n.ASK_RETRIEVE, "retrieve-tile", Answer("retrieve", buildings.why_not_retrieve, buildings.retrieve_tile), about=()),
    Question(n.ASK_SEGMENT, "segment", Answer("segment", buildings.why_not_segment, buildings.choose_segment), about=()),
    Question(
        n.ASK_RECOVER, "recover", Answer("recover", buildings.why_not_recover, buildings.recover),
        about=("segment", "machines"), show=about.machines_to_recover,
    ),
    Question(n.ASK_WORK, "external-work", Answer("work", buildings.why_not_borrow, buildings.work_on_loan), about=()),
    Question(n.ASK_MARGOT, "margot", Answer("perform", buildings.why_not_perform, buildings.act), about=()),
    Question(
        n.ASK_BUILDING_ACTION, "building-action",
        Answer("decline", always, leave_it),
        Answer("accept", always, buildings.act),
        about=("building",), show=about.new_building, worth_asking=buildings.can_act,
    ),
], number=number, take=pop)  # fmt: skip
legal, why_not, answer = questions.legal, questions.why_not, questions.answer
worth_asking, automatic = questions.worth_asking, questions.automatic
