"""What one thread of a GPU does for one game of a batch: the same as stepping.py, cut into kernels that sorted games go through.

Threads of a warp that are asked different questions wait for each other. So the games are sorted by the question before every ply:
`order[slot]` is the game of a slot, and what is only needed within a ply (lists of moves) is kept by slot, where neighbours lie
side by side. Every kernel is an ordinary rule and runs interpreted as well; only `count_up` means more on a GPU, where many threads
call it at once. Parameters are found by their names (layout.py); the first one is the thread. A batch may hold games of several
boards (seat counts, maps, options): `board_of` says which board a game is played on.
"""

from megawatt.envs.batch_steps import NO_ACTION, begin_game, find_potentials, reward_game
from megawatt.kernel.compilation.playing import choose
from megawatt.kernel.rng.bot_rng import begin_decision
from megawatt.kernel.rng.luck import below
from megawatt.kernel.rules.rule import rule, unbound

legal = unbound("legal")
apply = unbound("apply")
observe = unbound("observe")
compact = unbound("compact")
count_up = unbound("count_up")

WORD = 32
"""Actions per word of a mask."""
NOBODY = -1
"""The policy of a seat that somebody else plays."""


@rule
def deal_row(i, ended, boards, board_of, states, blank, seed, shaping, potentials, numbers, seat):
    """Deal the next game of a row whose last one is over."""
    if ended[i]:
        b = boards[int(board_of[i])]
        begin_game(b, states, blank, i, seed, int(numbers[i]))
        seat[i] = states[i].seat
        if shaping != 0.0:
            find_potentials(b, states, i, shaping, potentials)


@rule
def count_question(i, states, questions, asked_of):
    """How many games are asked what; the question is kept for `place_row`."""
    question = states[i].asked
    questions[i] = question
    count_up(asked_of, question)


@rule
def find_first(question, asked_of, first):
    """The slot of the first game that is asked this question."""
    slot = 0
    for other in range(question):
        slot += int(asked_of[other])
    first[question] = slot


@rule
def place_row(i, questions, first, order):
    """Give a game its slot among those that are asked the same; their order among each other means nothing."""
    order[count_up(first, int(questions[i]))] = i


@rule
def list_slot(slot, boards, board_of, states, order, compacted, counts, list_counts, listed, moves, mask_words, words):
    """Write what the seat to decide can do: as a list of moves by slot, and as bits by game."""
    i = int(order[slot])
    b = boards[int(board_of[i])]
    count = legal(b, states[i], listed[:, slot])
    list_counts[slot] = count
    for word in range(mask_words):
        words[i, word] = 0
    if compacted:
        counts[i] = write_compact_bits(b, states[i], slot, i, count, listed, moves, mask_words, words)
    else:
        counts[i] = count
        if mask_words > 0:
            write_bits(slot, i, count, listed, words)


@rule
def write_bits(slot, i, count, listed, words):
    """The mask of a game: bit `action % 32` of word `action // 32`. A list that ascends comes to every word once."""
    word, bits = 0, 0
    for k in range(count):
        action = int(listed[k, slot])
        if action // WORD != word:
            words[i, word] = bits
            word, bits = action // WORD, 0
        bits |= 1 << action % WORD
    words[i, word] = bits


@rule
def write_compact_bits(b, s, slot, i, count, listed, moves, mask_words, words):
    """The same for compact actions; `moves` says what each of them stands for. Returns how many there are."""
    kept = 0
    last = int(listed[count - 1, slot])
    for k in range(count):
        action = int(listed[k, slot])
        view = compact(b, s, action, last)
        if view != NO_ACTION:
            moves[view, slot] = action
            kept += 1
            if mask_words > 0:
                words[i, view // WORD] = int(words[i, view // WORD]) | 1 << view % WORD
    return kept


@rule
def observe_row(i, boards, board_of, states, seen):
    """The position for the seat to decide; the numbers have been wiped. Neighbours write the same number side by side."""
    observe(boards[int(board_of[i])], states[i], states[i].seat, seen[:, i])


@rule
def check_slot(slot, order, actions, action_count, compacted, list_counts, listed, words, refused):
    """Count the games whose action is not legal."""
    i = int(order[slot])
    action = int(actions[i])
    allowed = False
    if 0 <= action < action_count:
        allowed = int(words[i, action // WORD]) >> action % WORD & 1 == 1
    elif compacted and action >= action_count:
        for k in range(int(list_counts[slot])):
            if int(listed[k, slot]) == action - action_count:
                allowed = True
    if not allowed:
        count_up(refused, 0)


@rule
def apply_slot(
    slot, boards, board_of, states, order, actions, action_count, compacted, moves, kind, shaping, discount,
    rewards, potentials, ended, plies, lengths, points, places, numbers, seat,
):  # fmt: skip
    """Play one action; `deal_row` follows a game that is over. From `action_count` on, compact actions are moves as they are."""
    i = int(order[slot])
    action = int(actions[i])
    if compacted:
        action = action - action_count if action >= action_count else int(moves[action, slot])
    b = boards[int(board_of[i])]
    apply(b, states[i], action, None)
    plies[i] += 1
    reward_game(b, states, i, kind, shaping, discount, rewards, potentials, points, places)
    ended[i] = states[i].seat < 0
    seat[i] = states[i].seat
    if ended[i]:
        lengths[i] = plies[i]
        plies[i] = 0
        numbers[i] += states.shape[0]


@rule
def choose_at_random(slot, order, states, list_counts, listed, keys, luck, plies, compacted, action_count, choices):
    """Any legal move, by a generator of this decision alone (kernel/rng/bot_rng.py)."""
    i = int(order[slot])
    begin_decision(luck[i], keys[i], states[i].seat, int(plies[i]))
    move = int(listed[below(luck[i], int(list_counts[slot])), slot])
    choices[i] = action_count + move if compacted else move


@rule
def choose_by_policy(
    slot, boards, board_of, order, states, list_counts, listed, policies, keys, luck, plies, compacted, action_count, choices,
    views,
):  # fmt: skip
    """The move of the policy that plays the seat to decide, and the compact action that it is (-1: none)."""
    i = int(order[slot])
    policy = int(policies[i, states[i].seat])
    if policy == NOBODY:
        return
    begin_decision(luck[i], keys[i], states[i].seat, int(plies[i]))
    count = int(list_counts[slot])
    b = boards[int(board_of[i])]
    move = int(choose(b, states[i], listed[:, slot], count, luck[i], policy))
    choices[i] = action_count + move if compacted else move
    views[i] = compact(b, states[i], move, int(listed[count - 1, slot])) if compacted else move
