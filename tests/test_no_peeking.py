"""No peeking: what check_game derives from a game's declaration of hidden information, and small broken games that prove each law.

Overload hides the fuses of the others. With a reserve (below) it also has three cards face down that nobody ever sees.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

import megawatt
from megawatt.author import CHANCE, Array, Heap, Leftovers, Record, i8, i16
from megawatt.bots import factory
from megawatt.bots.bot import Bot
from megawatt.bots.search.compilation import compile_game
from megawatt.games.template import names as n
from megawatt.games.template.game import Overload
from megawatt.games.template.hidden import fuses_of_others
from megawatt.games.template.observe import observe_fuse, read_fuse
from megawatt.games.template.rules.charging import all_fuses, load
from megawatt.games.template.view import view
from megawatt.kernel.contract.events import tell
from megawatt.kernel.contract.game import NOBODY, Rules
from megawatt.kernel.contract.observation import Number, Observation, Seat, Special, Table, players
from megawatt.kernel.contract.view_cache import cached_part, read_row_untracked, shared_part
from megawatt.kernel.match.match import Match
from megawatt.kernel.rng.deal_rng import redraw_chance, shuffle_cards
from megawatt.kernel.rng.luck import below, put_in_order, shuffle
from megawatt.kernel.rules.rule import rule
from megawatt.testing import Broken, advice_laws, check_game, conformance, indistinguishable
from megawatt.testing.chances import deviations, is_unlikely
from megawatt.testing.situation import Situation

GAMES = [game.name for game in megawatt.list_games(all_of_them=True)]


def overload(base=Overload, **changes):
    """Overload with some rules or promises exchanged."""
    rules = {name: changes.pop(name) for name in list(changes) if name in Rules.__dataclass_fields__}
    return type("OddOverload", (base,), {"rules": Rules(**{**base.rules.__dict__, **rules}), **changes})()


def check(game, close_look_every=1, seeds=range(8)):
    return check_game(game, seeds=seeds, compiled=False, close_look_every=close_look_every)


# Redrawing.


@rule
def resample_nothing(b, s, seat, luck):
    pass


@rule
def resample_the_chance_only(b, s, seat, luck):
    redraw_chance(s.chance, luck)


@rule
def resample_all_but_the_chance(b, s, seat, luck):
    while s.seat >= 0 and not b.open_fuses:
        for other in range(b.seats):
            if other != seat:
                s.fuse[other] = 1 + below(luck, n.LARGEST_FUSE)
        if all_fuses(b, s) >= load(b, s):
            break


@rule
def resample_with_the_same_chance(b, s, seat, luck):
    resample_all_but_the_chance(b, s, seat, luck)
    for place in range(4):
        s.chance[place] = 1


@rule
def resample_small_fuses_more_often(b, s, seat, luck):
    while s.seat >= 0 and not b.open_fuses:
        for other in range(b.seats):
            if other != seat:
                s.fuse[other] = 1 + min(below(luck, n.LARGEST_FUSE), below(luck, n.LARGEST_FUSE))
        if all_fuses(b, s) >= load(b, s):
            break
    redraw_chance(s.chance, luck)


@rule
def resample_one_fuse_too_few(b, s, seat, luck):
    """The seat to the left keeps its fuse where others are redrawn."""
    kept = s.fuse[(seat + 1) % b.seats]
    Overload.rules.resample(b, s, seat, luck)
    if s.seat >= 0 and b.seats > 2:
        s.fuse[(seat + 1) % b.seats] = kept


@rule
def resample_fuses_that_burn_out(b, s, seat, luck):
    for other in range(b.seats):
        if s.seat >= 0 and not b.open_fuses and other != seat:
            s.fuse[other] = 1 + below(luck, n.LARGEST_FUSE)
    redraw_chance(s.chance, luck)


@rule
def resample_charges_too(b, s, seat, luck):
    Overload.rules.resample(b, s, seat, luck)
    s.charged[0] += below(luck, 2)


@rule
def resample_open_fuses(b, s, seat, luck):
    """Even those that lie open for all."""
    for other in range(b.seats):
        if s.seat >= 0 and other != seat:
            s.fuse[other] = n.LARGEST_FUSE
    redraw_chance(s.chance, luck)


@pytest.mark.parametrize(
    ("resample", "law"),
    [
        (resample_nothing, "resample redraws the chance to come"),
        (resample_the_chance_only, "what is redrawn for seat -?. does not depend on what it cannot know"),
        (resample_all_but_the_chance, "resample redraws the chance to come"),
        (resample_with_the_same_chance, "resample redraws the chance to come"),
        (resample_small_fuses_more_often, "every way equally likely in which the fuses of the others may be"),
        (resample_one_fuse_too_few, "what is redrawn for seat -?. does not depend on what it cannot know"),
        (
            resample_fuses_that_burn_out,
            "resample lays the fuses of the others as seat -?. could find|every way equally likely",
        ),
        (resample_charges_too, "resample leaves what seat . knows: charged changed"),
        (resample_open_fuses, "resample leaves what seat . knows: fuse changed|every way equally likely"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_a_resample_that_is_wrong_is_noticed(resample, law):
    with pytest.raises(Broken, match=law):
        check(overload(resample=resample))


def test_what_is_not_declared_is_known_and_may_not_be_redrawn():
    with pytest.raises(Broken, match="fuse changed, and no part of `hidden` has that place"):
        check(overload(hidden=()))


# Three cards face down.


class WithReserve(Record):
    """As the State of Overload, with three cards face down and a place that is out of use."""

    chance: Array = CHANCE
    seat: int = i8
    culprit: int = i8
    fuse: Array = i8[n.SEATS]
    charged: Array = i16[n.SEATS]
    reserve: Array = i8[4]
    asked: int = i8


reserve_observation = Observation(__name__, WithReserve, n.SEATS, [
    Table("general", 1, [Seat("seat"), Seat("culprit", lowest=1)]),
    players([Number("charged"), Special("fuse", observe_fuse, read_fuse, ("fuse",))], n.SEATS),
])  # fmt: skip


@rule
def set_up_with_a_reserve(b, s):
    Overload.rules.setup(b, s)
    for card in range(3):
        s.reserve[card] = card + 1
    shuffle_cards(s.chance, s.reserve, 0, 3)
    s.reserve[3] = s.reserve[0]


@rule
def resample_reserve(b, s, seat, luck):
    Overload.rules.resample(b, s, seat, luck)
    put_in_order(s.reserve, 0, 3)
    shuffle(luck, s.reserve, 0, 3)
    s.reserve[3] = 0


@rule
def resample_reserve_by_turning(b, s, seat, luck):
    """Only three of the six orders."""
    Overload.rules.resample(b, s, seat, luck)
    first = below(luck, 3)
    for place in range(3):
        s.reserve[place] = 1 + (first + place) % 3
    s.reserve[3] = 0


@rule
def resample_reserve_unevenly(b, s, seat, luck):
    """All orders, but each card is exchanged with any: 4 and 5 times in 27."""
    Overload.rules.resample(b, s, seat, luck)
    put_in_order(s.reserve, 0, 3)
    for place in range(3):
        other = below(luck, 3)
        kept = s.reserve[place]
        s.reserve[place] = s.reserve[other]
        s.reserve[other] = kept
    s.reserve[3] = 0


@rule
def resample_other_cards(b, s, seat, luck):
    resample_reserve(b, s, seat, luck)
    s.reserve[0] = 7


@rule
def resample_all_but_the_top_card(b, s, seat, luck):
    top = s.reserve[0]
    Overload.rules.resample(b, s, seat, luck)
    put_in_order(s.reserve, 1, 2)
    shuffle(luck, s.reserve, 1, 2)
    s.reserve[0] = top
    s.reserve[3] = 0


@rule
def resample_leaving_the_copy(b, s, seat, luck):
    copy = s.reserve[3]
    resample_reserve(b, s, seat, luck)
    s.reserve[3] = copy


def cards(b, s, seat):
    return [("reserve", place) for place in range(3)]


RESERVE = (*Overload.hidden, Heap("the reserve", cards), Leftovers("the copy", lambda b, s, seat: [("reserve", 3)]))


def with_reserve(resample, hidden=RESERVE):
    return overload(
        State=WithReserve, setup=set_up_with_a_reserve, resample=resample, hidden=hidden,
        observation=reserve_observation, observe=reserve_observation.rule,
    )  # fmt: skip


@pytest.fixture
def files_aside(monkeypatch):
    """A file knows its game by name, and these have the name of Overload."""
    monkeypatch.setattr(conformance, "check_file", lambda here: None)


@pytest.mark.usefixtures("files_aside")
def test_a_heap_that_is_redrawn_rightly_keeps_the_laws():
    assert check(with_reserve(resample_reserve)) > 0


@pytest.mark.parametrize(
    ("resample", "law"),
    [
        (Overload.rules.resample, "what is redrawn for seat -?. does not depend on what it cannot know"),
        (resample_all_but_the_top_card, "what is redrawn for seat -?. does not depend on what it cannot know"),
        (resample_leaving_the_copy, "what is redrawn for seat -?. does not depend on what it cannot know"),
        (resample_reserve_by_turning, r"every way equally likely in which the reserve may be .* \(6 ways\)"),
        (resample_other_cards, "resample lays the reserve as seat . could find them"),
    ],
    ids=lambda value: getattr(value, "__name__", ""),
)
@pytest.mark.usefixtures("files_aside")
def test_a_heap_that_is_redrawn_wrongly_is_noticed(resample, law):
    with pytest.raises(Broken, match=law):
        check(with_reserve(resample))


def test_a_slightly_uneven_shuffle_is_noticed_when_draws_are_many():
    from megawatt.testing.resample_laws import check_chances

    even, uneven = with_reserve(resample_reserve), with_reserve(resample_reserve_unevenly)
    check_chances(Situation(Match(even, 2, 1), random.Random(1), compiled=False), draws=9000)
    with pytest.raises(Broken, match=r"the reserve .* \(6 ways\)"):
        check_chances(Situation(Match(uneven, 2, 1), random.Random(1), compiled=False), draws=9000)


def test_a_field_that_is_hidden_but_not_declared_is_noticed():
    with pytest.raises(Broken, match="reserve changed, and no part of `hidden` has that place"):
        check(with_reserve(resample_reserve, Overload.hidden))


def fuses_sometimes(b, s, seat):
    return fuses_of_others(b, s, seat) if s.fuse[0] < 4 else ()


@pytest.mark.parametrize(
    ("hidden", "law"),
    [
        ((*RESERVE, Heap("the same again", cards)), "a place is declared as hidden once, not twice"),
        ((replace(RESERVE[0], places=fuses_sometimes), *RESERVE[1:]), "where things are hidden from seat .* does not depend"),
    ],
)
def test_a_declaration_that_does_not_fit_is_noticed(hidden, law):
    with pytest.raises(Broken, match=law):
        check(with_reserve(resample_reserve, hidden))


# What seats are given.


class LeakyForAll(Overload):
    def seen_by_all(self, b, s):
        return {"sum": all_fuses(b, s)}

    def view(self, b, s, seat):
        return {**self.seen_by_all(b, s), **view(b, s, seat)}

    def seen_by(self, b, s, seat):
        return view(b, s, seat)


class SendsMoreThanTheView(Overload):
    """The view is right; what a table sends is not."""

    def seen_by_all(self, b, s):
        return {}

    def seen_by(self, b, s, seat):
        return {**view(b, s, seat), "fuses": s.fuse.tolist()}


class SendsMoreToAll(Overload):
    def seen_by_all(self, b, s):
        return {"fuses of all": s.fuse.tolist()}

    def seen_by(self, b, s, seat):
        return view(b, s, seat)


@cached_part
def charged_without_saying_so(b, s):
    """Read from the charges, of which nothing is noted: kept for ever."""
    plain = read_row_untracked(s, 0, frozenset(), frozenset())
    return [plain.charged[who] for who in range(b.seats)]


class Forgetful(Overload):
    def seen_by_all(self, b, s):
        return {"charged": charged_without_saying_so(b, s)}

    def seen_by(self, b, s, seat):
        return {key: value for key, value in view(b, s, seat).items() if key != "charged"}

    def view(self, b, s, seat):
        return {**self.seen_by_all(b, s), **self.seen_by(b, s, seat)}


@shared_part
def own_fuse(b, s):
    """Marked as the same for all, which it is not: whoever is told first decides what all are told."""
    return Told.fuse


class Told(Overload):
    fuse = 0

    def seen_by_all(self, b, s):
        return {}

    def seen_by(self, b, s, seat):
        Told.fuse = 0 if seat is None else s.fuse[seat]
        return {**view(b, s, seat), "mine": own_fuse(b, s)}

    def view(self, b, s, seat):
        return self.seen_by(b, s, seat)


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (SendsMoreThanTheView(), "what seat (None|.) is sent holds nothing it cannot know: fuses"),
        (SendsMoreToAll(), "what seat (None|.) is sent holds nothing it cannot know: fuses of all"),
        (LeakyForAll(), "what seat (None|.) is sent holds nothing it cannot know: sum"),
        (Forgetful(), "what seat (None|.) is sent from memory is what is seen now: charged"),
        (Told(), "what seat (None|.) is sent from memory is what is seen now: mine"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_table_that_sends_what_it_should_not_is_noticed_at_any_ply(game, law):
    with pytest.raises(Broken, match=law):
        check(game, close_look_every=1000, seeds=range(500, 508))  # a close look only at ply 500 and later, which no game reaches


def test_a_view_that_is_not_what_is_sent_is_noticed():
    with pytest.raises(Broken, match="the view of seat 0 is what all see and what the seat sees: fuses"):
        check(SendsMoreThanTheView())


@rule
def legal_by_hidden_fuses(b, s, actions):
    if s.seat < 0:
        return 0
    count = 1 + s.fuse[(s.seat + 1) % b.seats] % 3
    for i in range(count):
        actions[i] = i
    return count


@rule
def why_not_by_hidden_fuses(b, s, action):
    if s.seat >= 0 and 0 <= action < 1 + s.fuse[(s.seat + 1) % b.seats] % 3:
        return 0
    return 1


@rule
def apply_and_tell_a_fuse(b, s, action, log):
    tell(log, 0, s.seat, s.fuse[(s.seat + 1) % b.seats])
    Overload.rules.apply(b, s, action, log)


def next_fuse(b, s):
    return s.fuse[(s.seat + 1) % b.seats]


class Priced(Overload):
    def costs(self, b, s, action):
        return {"next": next_fuse(b, s)}


class Warned(Overload):
    def warning(self, b, s, action):
        return ("danger", {}) if next_fuse(b, s) < 3 else None


class Charted(Overload):
    def figures(self, b, s):
        return {"fuse": s.fuse.tolist()}


class Foreseen(Overload):
    def plans(self, b, s, seat):
        return [("charge", next_fuse(b, s))]

    def plan_stands(self, b, s, seat, plan):
        return True

    def planned(self, b, s, plan):
        return None


@pytest.mark.parametrize(
    ("game", "law"),
    [
        (LeakyForAll(), "the view of seat 0 shows nothing it cannot know: sum"),
        (overload(legal=legal_by_hidden_fuses, why_not=why_not_by_hidden_fuses), "the legal moves do not depend on hidden things"),
        (overload(apply=apply_and_tell_a_fuse), "the log of 'charge .' shows seat -?. nothing it cannot know"),
        (Priced(), "the description of 'charge .' holds nothing hidden: costs"),
        (Warned(), "the description of 'charge .' holds nothing hidden: warning"),
        (Foreseen(), "the plans offered to seat . hold nothing it cannot know"),
        (Charted(), "figures hold nothing that a spectator cannot know"),
    ],
)
def test_a_game_that_lets_something_slip_is_noticed(game, law):
    with pytest.raises(Broken, match=law):
        check(game)


# Bots and advice.


def in_the_middle(name, plies=6, seats=None):
    """A position of a random game with something to choose."""
    game = megawatt.find(name)
    match, chooser = Match(game, seats or game.usual_seats, 3), random.Random(3)
    while match.ply < plies or len(match.legal_actions()) < 2:
        match.play(chooser.choice(match.legal_actions()))
    return Situation(match, random.Random(4), compiled=True)


def test_a_bot_that_is_given_the_true_position_is_noticed(monkeypatch):
    here = in_the_middle("overload", 2)
    advice_laws.check_imagined(here)
    monkeypatch.setattr(advice_laws, "imagined", lambda match, seed: match.state.copy())
    with pytest.raises(Broken, match="what a bot is given to decide holds nothing that its seat cannot know"):
        advice_laws.check_imagined(here)


class Peeker(Bot):
    """Looks into the match instead of what it is given."""

    def choose(self, match):
        return match.legal_actions()[sum(match.state.fuse) % 3]

    def decide(self, b, s, ply):
        raise NotImplementedError


class Peekers:
    def names(self, game):
        return ["peeker"]

    def make(self, name, game, seed):
        return Peeker(name, game, seed)


def test_a_bot_that_peeks_is_noticed(monkeypatch):
    monkeypatch.setattr(factory, "KINDS", [*factory.KINDS, Peekers()])
    here = in_the_middle("overload", 2)
    with pytest.raises(Broken, match="the bot 'peeker' does not look at hidden things"):
        advice_laws.check_bots(here, ["peeker"] * 10)


@pytest.mark.parametrize("name", GAMES)
def test_no_bot_no_hint_and_no_analysis_depends_on_what_the_seat_cannot_know(name):
    compile_game(megawatt.find(name))
    for plies in (2, 40) if name not in ("overload", "sealed-bids") else (2,):
        here = in_the_middle(name, plies)
        advice_laws.check_imagined(here)
        advice_laws.check_bots(here)
        advice_laws.check_advice(here)


def test_a_hint_or_an_analysis_that_peeks_is_noticed(monkeypatch):
    compile_game(megawatt.find("overload"))
    here = in_the_middle("overload", 2)
    monkeypatch.setattr(advice_laws, "hints", lambda game, b, s, ply, seed, thought: here.chooser.random())
    with pytest.raises(Broken, match="hints do not depend on hidden things"):
        advice_laws.check_advice(here)
    monkeypatch.undo()
    monkeypatch.setattr(advice_laws.PositionAnalyser, "choice", lambda analyser, match, played: match.state.save())
    with pytest.raises(Broken, match="what an analysis says of a decision"):
        advice_laws.check_advice(here)
    monkeypatch.undo()
    monkeypatch.setattr(advice_laws.PositionAnalyser, "outlook", lambda analyser, match: match.state.save())
    with pytest.raises(Broken, match="what an analysis expects of a position"):
        advice_laws.check_advice(here)


# The tools themselves.


@pytest.mark.parametrize("name", GAMES)
def test_an_indistinguishable_position_differs_in_everything_hidden_and_in_nothing_else(name):
    here = in_the_middle(name, 2)
    game, b, s = here.match.game, here.match.board, here.match.state
    for seat in here.viewers:
        others = [here.indistinguishable(seat) for _ in range(60)]
        blanked = indistinguishable.known(game, b, s, seat)
        assert all(indistinguishable.known(game, b, other, seat) == blanked for other in others)
        assert all(list(other.chance)[:4] != list(s.chance)[:4] for other in others)
        for part in game.hidden:
            places = list(part.places(b, s, seat))
            ways = {tuple(indistinguishable.read_place(other, place) for place in places) for other in others}
            assert len(ways) > 1 or len(places) < 2 or isinstance(part, Leftovers), part.name


def test_all_arrangements_of_a_small_heap_are_listed_and_drawn_each_equally_often():
    """Two regions and three sorts: 1 and 2 may be anywhere, 8 only in the first region, 9 only in the second."""
    heap = Heap("cards", cards, lambda b, s, place: place[1] < 2, lambda b, s, card: card if card > 2 else "free")
    match = Match(with_reserve(resample_reserve, (*Overload.hidden, heap)), 2, 1)
    for place, card in enumerate((8, 1, 2)):
        match.state.reserve[place] = card
    listed = indistinguishable.all_arrangements(heap, match.board, match.state, cards(None, None, 0), 99)
    assert sorted(listed) == [(1, 8, 2), (2, 8, 1), (8, 1, 2), (8, 2, 1)]
    chooser = random.Random(1)
    drawn = Counter(
        tuple(indistinguishable.redrawn(heap, match.board, match.state, NOBODY, cards(None, None, 0), chooser)) for _ in range(2000)
    )
    assert not is_unlikely(drawn, dict.fromkeys(listed, 1 / 4))
    shares = indistinguishable.shares_at(heap, match.board, match.state, cards(None, None, 0))
    assert shares == [{8: 0.5, 1: 0.25, 2: 0.25}, {8: 0.5, 1: 0.25, 2: 0.25}, {8: 0.0, 1: 0.5, 2: 0.5}]
    assert indistinguishable.all_arrangements(heap, match.board, match.state, cards(None, None, 0), 3) is None


def test_the_chi_square_knows_even_from_uneven():
    """Quantiles of the distribution from the usual tables: 11.07 at 5 degrees of freedom is 95 %, 1.64 standard deviations."""
    assert deviations(11.07, 5) == pytest.approx(1.645, abs=0.02)
    assert deviations(67.50, 50) == pytest.approx(1.645, abs=0.02)
    chooser, ways = random.Random(1), list(permutations(range(3)))
    even = dict.fromkeys(ways, 1 / 6)
    assert not any(is_unlikely(Counter(chooser.choices(ways, k=600)), even) for _ in range(200))
    assert is_unlikely(Counter(chooser.choices(ways[:5], k=600)), even)
    assert is_unlikely(Counter(chooser.choices([*ways, (0, 0, 0)], k=600)), even), "what cannot be came up"
    assert is_unlikely(Counter(chooser.choices(ways, [2, 1, 1, 1, 1, 1], k=600)), even)
