"""The kernels as loops for processors, compiled like all rules; any number of threads may share the games.

Nothing is sorted here: slot i is game i.
"""

from megawatt.envs.cuda.kernels import apply_slot, choose_at_random, choose_by_policy, deal_row, list_slot, observe_row
from megawatt.kernel.rules.rule import rule


@rule
def deal_rows(start, stop, ended, boards, board_of, states, blank, seed, shaping, potentials, numbers, seat):
    """Deal the next games of rows whose last ones are over."""
    for i in range(start, stop):
        deal_row(i, ended, boards, board_of, states, blank, seed, shaping, potentials, numbers, seat)


@rule
def list_slots(
    start, stop, boards, board_of, states, order, compacted, counts, list_counts, listed, moves, mask_words, words
):  # fmt: skip
    """Write what the seats to decide can do."""
    for slot in range(start, stop):
        list_slot(slot, boards, board_of, states, order, compacted, counts, list_counts, listed, moves, mask_words, words)


@rule
def observe_rows(start, stop, boards, board_of, states, seen):
    """Write the positions for the seats to decide."""
    for i in range(start, stop):
        observe_row(i, boards, board_of, states, seen)


@rule
def apply_slots(
    start, stop, boards, board_of, states, order, actions, action_count, compacted, moves, kind, shaping, discount,
    rewards, potentials, ended, plies, lengths, points, places, numbers, seat,
):  # fmt: skip
    """Play one action in every game."""
    for slot in range(start, stop):
        apply_slot(
            slot, boards, board_of, states, order, actions, action_count, compacted, moves, kind, shaping, discount,
            rewards, potentials, ended, plies, lengths, points, places, numbers, seat,
        )  # fmt: skip


@rule
def choose_all_at_random(
    start, stop, order, states, list_counts, listed, keys, luck, plies, compacted, action_count, choices
):  # fmt: skip
    """Any legal moves."""
    for slot in range(start, stop):
        choose_at_random(slot, order, states, list_counts, listed, keys, luck, plies, compacted, action_count, choices)


@rule
def choose_all_by_policy(
    start, stop, boards, board_of, order, states, list_counts, listed, policies, keys, luck, plies, compacted, action_count,
    choices, views,
):  # fmt: skip
    """The moves of the policies that play the seats to decide."""
    for slot in range(start, stop):
        choose_by_policy(
            slot, boards, board_of, order, states, list_counts, listed, policies, keys, luck, plies, compacted, action_count,
            choices, views,
        )  # fmt: skip
