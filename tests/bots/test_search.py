"""The search as a bot: it decides alike for a seed, sees nothing hidden, keeps to its budget, and never lets a table wait."""

import random

import pytest

import megawatt
from megawatt.bots import bot, imagined
from megawatt.bots.search import bot as search_bot
from megawatt.bots.search.bot import SearchBot
from megawatt.bots.search.budget import Budget, default_parameters
from megawatt.bots.search.compilation import compile_game
from megawatt.bots.search.searcher import BATCH, Searcher
from megawatt.bots.search.tree import draw_policies, share_by_weight
from megawatt.kernel.compilation.engine import generator, policy_names
from megawatt.testing.indistinguishable import indistinguishable_position

GAMES = [game.name for game in megawatt.list_games(all_of_them=True)]
TABLES = [(name, seats) for name in GAMES for seats in megawatt.find(name).seat_counts]
OVERLOAD = megawatt.find("overload")
FEW = Budget(playouts=24)


def compiled(name):
    game = megawatt.find(name)
    compile_game(game)
    return game


def moments(name, seats, *, every=9, most=6):
    """Some positions of a random game in which there is something to choose."""
    match, chooser, given = megawatt.new(name, seats, seats + 20), random.Random(seats), 0
    while not match.over and given < most:
        legal = match.legal_actions()
        if len(legal) > 1 and chooser.random() < 1 / every:
            given += 1
            yield match
        match.play(chooser.choice(legal))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_plays_every_game_at_every_number_of_seats(name, seats):
    game = compiled(name)
    player = SearchBot("search", game, 5, Budget(playouts=8))
    for match in moments(name, seats):
        before = match.digest()
        assert player.choose(match) in match.legal_actions()
        assert match.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_any_number_of_cores_finds_the_same(name):
    game = compiled(name)
    for match in moments(name, game.usual_seats, most=3):
        s = imagined(match, 4)
        looked = [
            SearchBot("search", game, 4, Budget(playouts=60), cores=cores).consider(match.board, s, match.ply)
            for cores in (1, 2, 3, 4)
        ]
        for other in looked[1:]:
            assert (other.moves, other.playouts) == (looked[0].moves, looked[0].playouts)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_decides_alike_whatever_it_cannot_know(name, seats):
    """A new bot for each, since one that is asked again remembers its answer."""
    game = compiled(name)
    for match in moments(name, seats, most=3):
        other = match.fork()
        other.state.restore(indistinguishable_position(game, match.board, match.state, match.seat, random.Random(99)).save())
        looked = [
            SearchBot("search", game, 4, FEW).consider(each.board, imagined(each, 4), each.ply).moves for each in (match, other)
        ]
        assert looked[0] == looked[1]
        assert len({SearchBot("search", game, 4, FEW).choose(each) for each in (match, other)}) == 1


def test_asked_again_and_after_an_undo_it_answers_the_same():
    game = compiled("power-grid")
    match, player, answers = megawatt.new(game.name, 3, 2), SearchBot("search", game, 1, FEW), []
    for _ in range(12):
        answers.append(player.choose(match))
        assert player.choose(match) == answers[-1]
        match.play(answers[-1])
    for _ in answers:
        match.undo()
    for answer in answers:
        assert player.choose(match) == answer
        match.play(answer)


def test_a_new_bot_plays_the_same_match_again():
    game, games = compiled("power-grid"), []
    for _ in range(2):
        match, player = megawatt.new(game.name, 2, 2), SearchBot("search", game, 1, FEW)
        while match.ply < 40:
            match.play(player.choose(match))
        games.append(match.actions)
    assert games[0] == games[1]


def test_what_was_found_below_a_move_is_kept_when_it_is_played():
    game = compiled("power-grid")
    match = megawatt.new(game.name, 2, 3)
    searcher = Searcher(game, match.board, default_parameters(game), nodes=5000)
    best = searcher.search(match.state, match.seat, match.legal_actions(), 1, Budget(playouts=200)).moves[0]
    assert best.visits > 1
    searcher.follow([best.action])
    match.play(best.action)
    assert searcher.visits == best.visits
    searcher.follow([match.game.actions.count - 1])
    assert searcher.visits == 0, "nothing is known below a move that was never tried"


def test_the_tree_is_kept_between_own_small_decisions_only(monkeypatch):
    """Always when nothing came to light, never when somebody else decided; what came to light may be what was awaited."""
    game = compiled("power-grid")
    kept, followed = [], []
    monkeypatch.setattr(Searcher, "follow", lambda self, actions: followed.append(actions))
    match, player = megawatt.new(game.name, 2, 3), SearchBot("search", game, 1, FEW)
    before, revealed = None, True
    while match.ply < 80:
        chosen = match.legal_actions()[0]
        if len(match.legal_actions()) > 1:
            followed.clear()
            chosen = player.choose(match)
            kept.append(bool(followed))
            assert kept[-1] or match.seat != before or revealed
            assert not kept[-1] or match.seat == before
            before, revealed = match.seat, False
        match.play(chosen)
        revealed = revealed or match.revealed(match.ply)
    assert any(kept)
    assert not all(kept)


def test_from_positions_alone_the_tree_is_kept_as_in_a_match():
    """As at the server's tables: a bot that hears a position, not how it came about."""
    game = compiled("power-grid")
    played = []
    for by_positions in (False, True):
        match, player = megawatt.new(game.name, 2, 3), SearchBot("search", game, 1, FEW)
        while match.ply < 60:
            asked = imagined(match, player.seed)
            match.play(player.decide(match.board, asked, match.ply) if by_positions else player.choose(match))
        played.append(match.actions)
    assert played[0] == played[1]


def test_what_is_known_already_counts_for_the_budget():
    game = compiled("power-grid")
    match = megawatt.new(game.name, 2, 3)
    searcher = Searcher(game, match.board, default_parameters(game), nodes=5000)
    first = searcher.search(match.state, match.seat, match.legal_actions(), 1, Budget(playouts=64))
    again = searcher.search(match.state, match.seat, match.legal_actions(), 2, Budget(playouts=128))
    assert (first.playouts, again.playouts) == (64, 64)
    assert searcher.search(match.state, match.seat, match.legal_actions(), 3, Budget(playouts=128)).playouts == 32


class Clock:
    """A clock on which every look takes a hundredth of a second."""

    def __init__(self):
        self.now = 0.0

    def perf_counter(self):
        self.now += 0.01
        return self.now


def test_a_decision_takes_no_longer_than_its_seconds_and_a_turn_than_its_own(monkeypatch):
    game = compiled("overload")
    monkeypatch.setattr("megawatt.bots.search.searcher.time", Clock())
    match = megawatt.new(game.name, 3, 1)
    endless = Budget(playouts=10**9, seconds=0.5, turn_seconds=1.2)
    player = SearchBot("search", game, 1, endless)
    found = player.consider(match.board, imagined(match, 1), 0)
    assert 0.4 < found.seconds < 0.55
    monkeypatch.setattr(player, "_follows", lambda b, s, expected: True)
    thought = [found.seconds]
    for _ in range(3):
        player._expected = search_bot.ExpectedDecision(match.seat, match.legal_actions()[0], match.state)
        thought.append(player.consider(match.board, imagined(match, 1), 0).seconds)
    assert 1.1 < sum(thought) < 1.3
    player.think_at_most(0.1)
    assert player.consider(match.board, imagined(match, 1), 0).seconds < 0.15


def test_a_search_never_takes_more_memory_than_it_began_with():
    game = compiled("power-grid")
    match = megawatt.new(game.name, 4, 1)
    searcher = Searcher(game, match.board, default_parameters(game), nodes=500)
    memory = searcher.memory
    for seed in range(4):
        searcher.search(match.state, match.seat, match.legal_actions(), seed, Budget(playouts=800))
        assert searcher.size <= 500
    assert searcher.memory == memory


def test_what_weighs_more_is_expected_more():
    parameters, shares = default_parameters(OVERLOAD), [0.0] * 4
    parameters.house_share, parameters.weight_share = 50, 100
    share_by_weight(parameters, [5, 6, 7, 8], 4, 6, [0, 100, 50, -300], shares)
    assert sum(shares) == pytest.approx(1)
    assert shares[1] > 0.5 + shares[2] > shares[2] > shares[0] > shares[3] > 0
    share_by_weight(parameters, [5, 6, 7, 8], 4, 6, [3, 3, 3, 3], shares)
    assert shares == pytest.approx([0.125, 0.625, 0.125, 0.125])


@pytest.mark.parametrize("name", GAMES)
def test_a_playout_draws_how_each_of_the_others_plays_and_goes_on_by_the_house_policy_itself(name):
    game = megawatt.find(name)
    known = policy_names(game)
    seats = max(game.seat_counts)
    b, luck, seen = game.board(seats, game.settle(seats, {})), [int(part) for part in generator(3)], []
    for _ in range(200):
        policies = [None] * seats
        draw_policies(b, default_parameters(game), 1, luck, policies)
        assert known[policies[1]] == "house"
        seen += [known[policy] for policy in (policies[:1] + policies[2:])]
    assert set(seen) == set(game.rules.policies)
    assert seen.count("house") >= 0.4 * len(seen)


def test_a_search_keeps_to_its_playouts_and_its_seconds():
    game = compiled("overload")
    match = megawatt.new(game.name, 3, 1)
    searcher = Searcher(game, match.board, default_parameters(game), nodes=5000)
    assert searcher.search(match.state, match.seat, match.legal_actions(), 1, Budget(playouts=10)).playouts <= 10 + BATCH
    searcher.forget()
    assert searcher.search(match.state, match.seat, match.legal_actions(), 1, Budget(playouts=10**9, seconds=0.0)).playouts == BATCH


def test_a_search_ends_when_its_choice_cannot_change_any_more():
    game = compiled("power-grid")
    ended = []
    for match in moments(game.name, 3, most=6):
        searcher = Searcher(game, match.board, default_parameters(game), nodes=5000)
        found = searcher.search(match.state, match.seat, match.legal_actions(), 1, Budget(playouts=1000))
        ended.append(found.playouts)
        second = found.moves[1].visits if len(found.moves) > 1 else 0
        assert found.playouts >= 1000 or found.moves[0].visits - second > 1000 - found.playouts
    assert min(ended) < 1000


def test_a_full_tree_grows_no_further_and_still_answers():
    game = compiled("power-grid")
    for match in moments(game.name, 4, most=4):
        searcher = Searcher(game, match.board, default_parameters(game), nodes=40)
        found = searcher.search(match.state, match.seat, match.legal_actions(), 1, Budget(playouts=400))
        assert searcher.size <= 40
        assert found.moves[0].action in match.legal_actions()
        assert sum(move.visits for move in found.moves) > 0


def test_a_flat_search_looks_one_move_ahead():
    game = compiled("overload")
    match = megawatt.new(game.name, 3, 1)
    flat, deep = (Searcher(game, match.board, default_parameters(game), nodes=5000, deepest=deepest) for deepest in (2, 200))
    for searcher in (flat, deep):
        searcher.search(match.state, match.seat, match.legal_actions(), 1, Budget(playouts=200))
    assert flat.size == 1 + len(match.legal_actions()) < deep.size


def test_until_it_is_compiled_it_plays_by_the_house_policy(tmp_path, monkeypatch):
    monkeypatch.setenv("MEGAWATT_CACHE", str(tmp_path))
    monkeypatch.setattr("megawatt.bots.search.searcher.Searcher", None)
    for match in moments("power-grid", 4):
        assert bot("search", match.game, 6).choose(match) == bot("house", match.game, 6).choose(match)
