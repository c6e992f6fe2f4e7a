"""Generic hot code of a batch: games begin, are played on, listed and observed, from `start` to before `stop`.

`Engine` binds it to one game's rules. Games know nothing of each other, so any number of threads may share the work; a game's
cards come from the batch's seed and the game's number alone.
"""

from megawatt.envs.rewards import reward_at_end
from megawatt.kernel.rng.deal_rng import begin_deal
from megawatt.kernel.rules.rule import rule, unbound

setup = unbound("setup")
legal = unbound("legal")
apply = unbound("apply")
returns = unbound("returns")
ranks = unbound("ranks")
observe = unbound("observe")
compact = unbound("compact")

NO_ACTION = -1
"""What `compact` says of a move that the compact view leaves out."""


@rule
def begin_game(b, s, blank, i, seed, number):
    """Deal the game of this number: its seed is so much larger than the batch's."""
    s[i] = blank[0]
    begin_deal(s[i].chance, seed, number)
    setup(b, s[i])


@rule
def list_game(b, s, i, compacted, listed, counts, masks, moves):
    """Write every action of the seat to decide; only what was listed before has to be wiped off the mask."""
    for k in range(counts[i]):
        masks[i, listed[i, k]] = False
    count = legal(b, s[i], listed[i])
    if compacted:
        count = make_compact(b, s, i, listed, count, moves)
    for k in range(count):
        masks[i, listed[i, k]] = True
    counts[i] = count


@rule
def make_compact(b, s, i, listed, count, moves):
    """Turn a list of moves into one of compact actions; `moves` says what each of them stands for."""
    kept = 0
    for k in range(count):
        action = int(listed[i, k])
        view = compact(b, s[i], action, int(listed[i, count - 1]))
        if view != NO_ACTION:
            moves[i, view] = action
            listed[i, kept] = view
            kept += 1
    return kept


@rule
def observe_game(b, s, i, observations):
    """The position for the seat to decide."""
    for k in range(observations.shape[1]):
        observations[i, k] = 0
    observe(b, s[i], s[i].seat, observations[i])


@rule
def reward_game(b, s, i, kind, shaping, discount, rewards, potentials, points, places):
    """What the last move was worth to every seat."""
    over = s[i].seat < 0
    if over:
        returns(b, s[i], points[i])
        ranks(b, s[i], places[i])
    for seat in range(b.seats):
        rewards[i, seat] = reward_at_end(b.seats, seat, kind, points[i], places[i]) if over else 0.0
    if shaping != 0.0:
        for seat in range(b.seats):
            rewards[i, seat] -= potentials[i, seat]
        find_potentials(b, s, i, shaping, potentials)
        for seat in range(b.seats):
            rewards[i, seat] += discount * potentials[i, seat]


@rule
def find_potentials(b, s, i, shaping, potentials):
    """How far every seat is ahead, times `shaping`; 0 when the game is over. `returns` takes any array of numbers to write to."""
    if s[i].seat < 0:
        for seat in range(b.seats):
            potentials[i, seat] = 0.0
        return
    returns(b, s[i], potentials[i])
    total = 0.0
    for seat in range(b.seats):
        total += potentials[i, seat]
    for seat in range(b.seats):
        others = (total - potentials[i, seat]) / max(1.0, b.seats - 1.0)
        potentials[i, seat] = shaping * (potentials[i, seat] - others)


@rule
def begin_games(
    boards, s, blank, seed, start, stop, compacted, observing, shaping,
    seats, listed, counts, masks, moves, observations, potentials, numbers,
):  # fmt: skip
    """Deal new games."""
    b = boards[0]
    for i in range(start, stop):
        begin_game(b, s, blank, i, seed, int(numbers[i]))
        if shaping != 0.0:
            find_potentials(b, s, i, shaping, potentials)
        seats[i] = s[i].seat
        list_game(b, s, i, compacted, listed, counts, masks, moves)
        if observing:
            observe_game(b, s, i, observations)


@rule
def step_games(
    boards, s, blank, seed, start, stop, actions, compacted, observing, kind, shaping, discount,
    seats, listed, counts, masks, moves, observations, rewards, potentials, ended, plies, lengths, points, places, numbers,
):  # fmt: skip
    """Play one legal action in every game; a game that is over is followed by the next one at once."""
    b = boards[0]
    for i in range(start, stop):
        action = int(moves[i, actions[i]]) if compacted else int(actions[i])
        apply(b, s[i], action, None)
        plies[i] += 1
        reward_game(b, s, i, kind, shaping, discount, rewards, potentials, points, places)
        ended[i] = s[i].seat < 0
        if ended[i]:
            lengths[i] = plies[i]
            plies[i] = 0
            numbers[i] += s.shape[0]
            begin_game(b, s, blank, i, seed, int(numbers[i]))
            if shaping != 0.0:
                find_potentials(b, s, i, shaping, potentials)
        seats[i] = s[i].seat
        list_game(b, s, i, compacted, listed, counts, masks, moves)
        if observing:
            observe_game(b, s, i, observations)


@rule
def first_refused(actions, masks):
    """The first game in which the action is not legal; -1 when all are."""
    for i in range(masks.shape[0]):
        if not 0 <= actions[i] < masks.shape[1] or not masks[i, actions[i]]:
            return i
    return -1
