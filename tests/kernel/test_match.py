"""The match: play, undo, fork, look back, refuse."""

import random

import pytest

import megawatt
from megawatt.kernel.compilation.engine import generator
from megawatt.kernel.match.files import dumps, loads
from megawatt.kernel.match.match import KEPT_EVERY


def played(plies, seed=5, seats=3):
    m = megawatt.new("power-grid", seats=seats, seed=seed)
    chooser = random.Random(seed)
    while m.ply < plies and not m.over:
        m.play(chooser.choice(m.legal_actions()))
    return m


def test_the_front_door_has_the_promised_names():
    m = megawatt.new("power-grid", seats=4, seed=7, options={"map": "germany"})
    assert m.seat in range(4)
    assert "nominate 4" in m.legal()
    assert not m.over
    assert len(m.scores()) == len(m.ranking()) == 4
    assert m.view(0)["phase"] == "auction"


def test_everything_follows_from_options_seed_and_moves():
    a, b = played(120), played(120)
    assert a.state == b.state
    assert a.moves() == b.moves()
    assert played(120, seed=6).state != a.state


def test_without_a_seed_matches_differ():
    assert megawatt.new("power-grid", seats=3).seed != megawatt.new("power-grid", seats=3).seed


def test_an_illegal_move_raises_with_the_reason_and_changes_nothing():
    m = megawatt.new("power-grid", seats=4, seed=7)
    before = m.state.save()
    with pytest.raises(megawatt.IllegalMove, match="isn't the question") as refusal:
        m.play("build essen")
    assert (refusal.value.reason, refusal.value.move) == ("not-asked", "build essen")
    assert m.why_not("pass") == "must-buy-first-round"
    assert m.why_not("nominate 3") is None
    assert (m.ply, m.state.save()) == (0, before)


def test_undo_goes_back_to_the_very_start():
    m = played(60)
    texts = m.moves()
    taken_back = [m.undo() for _ in range(60)]
    assert taken_back == texts[::-1]
    assert m.state == megawatt.new("power-grid", seats=3, seed=5).state
    with pytest.raises(megawatt.IllegalMove, match="no move has been played"):
        m.undo()


def test_a_fork_goes_its_own_way():
    m = played(80)
    fork = m.fork(40)
    assert (fork.ply, m.ply) == (40, 80)
    fork.play(fork.legal()[0])
    assert fork.moves()[:40] == m.moves()[:40]
    assert m.ply == 80
    assert m.at(80).state == m.state


def test_any_moment_of_a_finished_game_opens_after_replaying_a_few_moves_only(monkeypatch):
    m = played(10_000)
    assert m.over
    every = [played.text for played in m.history()]
    assert every == m.moves()
    replayed = []
    apply = m._engine.apply
    monkeypatch.setattr(m._engine, "apply", lambda b, s, action: (replayed.append(action), apply(b, s, action)))
    for ply in (0, 1, 31, 32, 33, m.ply // 2, m.ply - 1, m.ply):
        replayed.clear()
        past = m.at(ply)
        assert (past.ply, past.seat, past.moves()) == (ply, m.seat_at(ply), every[:ply])
        assert len(replayed) <= 2 * KEPT_EVERY + ply


def test_history_tells_the_same_events_as_playing_did():
    m = megawatt.new("power-grid", seats=3, seed=5)
    told = [m.play(m.legal()[0]) for _ in range(70)]
    assert [played.events for played in m.history(1, 70)] == told
    assert [m.events(ply) for ply in range(1, 71)] == told
    assert [played.ply for played in m.history(40, 42)] == [40, 41, 42]
    assert list(m.at(0).history()) == []


def test_a_long_match_stays_small():
    m = played(10_000)
    assert sum(len(kept) for kept in m._kept) <= len(m.state.save()) * (m.ply // KEPT_EVERY + 1)


def test_a_move_that_reveals_nothing_is_told_from_one_that_draws_a_plant():
    m = megawatt.new("power-grid", seats=2, seed=5)
    m.play(m.legal()[0])
    m.play(m.legal()[0])
    assert [m.revealed(1), m.revealed(2)] == [False, False]
    m.play("pass")
    assert "plant-drawn" in [event.name for event in m.events()]
    assert m.revealed(3)


def test_an_imagined_match_begins_here_and_knows_no_more_than_the_seat():
    m = played(80)
    imagined = [m.imagine(1, 60) for _ in range(4)]
    for other in imagined:
        assert (other.ply, other.seat, other.seed) == (0, m.seat_at(60), 0)
        assert other.view(1) == m.at(60).view(1)
    assert len({bytes(other.state.stack) for other in imagined} - {bytes(m.at(60).state.stack)}) > 1
    other.play(other.legal()[0])
    assert loads(dumps(other)).state == other.state


def test_moments_that_do_not_exist_are_refused():
    m = played(10)
    with pytest.raises(megawatt.OptionError, match="no ply 11; this match has 0 to 10"):
        m.at(11)
    with pytest.raises(megawatt.OptionError, match="no seat 3"):
        m.view(3)


def test_events_tell_what_happened():
    m = megawatt.new("power-grid", seats=4, seed=7)
    events = m.play("nominate 4")
    assert [event.name for event in events] == ["nominated"]
    assert events[0].arguments == {"seat": m.seat, "card": "4"}
    assert m.events() == events
    m.play("bid 9")
    assert m.events(1) == events
    assert m.events()[0].name == "bid-made"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"game": "powergrid"}, "no game is called 'powergrid'; did you mean 'power-grid'"),
        ({"seats": 7}, "for 2 to 6 seats, not 7"),
        ({"seats": "4"}, "seats '4' should be a number"),
        ({"seed": -1}, "seed -1 should be a number"),
        ({"seed": "x"}, "seed 'x' should be a number"),
        ({"options": {"mpa": "usa"}}, "unknown option 'mpa'; did you mean 'map'"),
        ({"options": {"map": "germny"}}, "did you mean 'germany'"),
        ({"options": {"map": 3}}, "option map: 3 should be text"),
        ({"options": {"introductory": "maybe"}}, "should be yes or no"),
        ({"options": {"round_limit": 0}}, "a number from 1 to 200"),
        ({"options": {"map": "/nowhere/x.toml"}}, "cannot read /nowhere/x.toml"),
        ({"options": {"areas": "green"}}, "4 seats play with 4 different areas, not 1"),
        ({"options": {"areas": ["green", "green", "red", "brown"]}}, "4 different areas"),
        ({"options": {"areas": "green,red,brown,purple"}}, "purple does not hang together"),
        ({"options": {"areas": "green,red,brown,mauve"}}, "'mauve' is none of the areas of Germany"),
        ({"options": {"map": "china", "deck": "variant-1"}}, "deck must be 'base'"),
        ({"options": {"map": "japan", "deck": "variant-3"}}, "variant-3 is not offered there"),
        ({"options": {"map": "benelux", "deck": "variant-3"}, "seats": 5}, "needs 40 cities; Benelux has 35"),
        ({"mode": "fast"}, "must be one of interpreted, compiled"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_what_would_be_right(arguments, says):
    with pytest.raises((megawatt.MegawattError, ValueError)) as refusal:
        megawatt.new(**{"game": "power-grid", "seats": 4, **arguments})
    assert says in str(refusal.value)


def test_the_text_form_says_where_the_match_stands():
    assert repr(played(10)).startswith("<Match power-grid, 3 seats, seed 5, ply 10, seat ")


def test_what_was_imagined_does_not_lead_back(monkeypatch):
    """A what-if can be downloaded: nothing in it may come from the generator that redrew what is hidden."""
    m = played(60)
    seeds = []

    def drawn_from(seed):
        seeds.append(seed)
        return generator(1)

    monkeypatch.setattr("megawatt.kernel.match.match.generator", drawn_from)
    one, another = m.imagine(0), m.imagine(0)
    assert one.state.chance.tolist() != another.state.chance.tolist()
    assert len(set(seeds)) == 6
    assert max(seeds) >= 2**50


def test_what_is_played_after_an_undo_is_what_is_seen_when_looking_back():
    """Copies that are kept of the past are those of the moves that stand."""
    m = played(KEPT_EVERY)
    m.undo()
    last = m.actions[-1]
    m.undo()
    m.play(next(action for action in m.legal_actions() if action != last))
    while m.ply < KEPT_EVERY + 3:
        m.play(m.legal_actions()[-1])
    again = megawatt.new("power-grid", seats=3, seed=5)
    for ply, action in enumerate(m.actions):
        assert m.at(ply).state == again.state, ply
        again.play(action)


def test_an_interrupted_move_leaves_nothing_behind(monkeypatch):
    m = played(10)
    before, events = m.state.save(), list(m.history())

    def interrupted(self, b, s, action):
        s.cash[0] += 1
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(type(m._engine), "apply_with_events", interrupted)
        with pytest.raises(KeyboardInterrupt):
            m.play(m.legal_actions()[0])
    assert (m.state.save(), m.ply, list(m.history())) == (before, 10, events)
