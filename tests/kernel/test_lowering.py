"""Rules as code for other machines than this computer's."""

import pytest

import megawatt
from megawatt.author import draw_below, rule, scratch, shuffle_cards
from megawatt.envs.cuda.ptx import make_ptx
from megawatt.games.template.game import Overload
from megawatt.kernel.compilation.engine import engine
from megawatt.kernel.compilation.lowering import entries_of, link, lower
from megawatt.kernel.compilation.parameters import Numbers
from megawatt.kernel.compilation.refusals import CompileFault
from megawatt.kernel.compilation.targets import WASM32
from megawatt.kernel.contract.game import Rules
from megawatt.kernel.match.match import Match
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED

WASM_MAGIC = b"\0asm\1\0\0\0"


def test_a_game_becomes_an_object_of_webassembly_with_all_entry_points():
    game = megawatt.find("overload")
    code = lower(game, target="wasm32")
    assert code.startswith(WASM_MAGIC)
    assert b"linking" in code, "an object file, which a linker completes"
    for name in entries_of(game):
        assert name.encode() in code
    assert b"NumbaEnv" not in code


def test_what_the_target_lacks_is_named():
    with pytest.raises(NotImplementedError, match="rules call printf, which wasm32"):
        link([], "declare i32 @printf(ptr)\ndefine i32 @run() {\n %r = call i32 @printf(ptr null)\n ret i32 %r\n}", ["run"], WASM32)


CARDS = 20


@rule
def lay_out(cards):
    for place in range(CARDS):
        cards[place] += place


@rule
def apply_with_scratch(b, s, action, log):
    """Shuffles cards that are nowhere in the state; what was in the memory before is gone at every call."""
    for _ in range(1 + draw_below(s.chance, 3)):
        cards = scratch(CARDS)
        lay_out(cards)
    shuffle_cards(s.chance, cards, 0, CARDS)
    s.charged[s.seat] += cards[draw_below(s.chance, CARDS)] * 100 + cards[0]
    s.seat = (s.seat + 1) % b.seats


@rule
def gives_it_away():
    return scratch(CARDS)


@rule
def apply_with_memory_of_another(b, s, action, log):
    s.charged[0] = gives_it_away()[3]


def with_apply(apply):
    """A game of a name of its own: compiled code is kept by names."""
    name = apply.__name__.replace("_", "-")
    return type("WithScratch", (Overload,), {"name": name, "rules": Rules(**{**Overload.rules.__dict__, "apply": apply})})()


def test_scratch_memory_is_the_same_at_every_speed_and_on_every_machine():
    game = with_apply(apply_with_scratch)
    match, played = Match(game, 3, 1), {}
    for mode in (INTERPRETED, COMPILED):
        state = played[mode] = match.state.copy()
        for _ in range(9):
            engine(game, mode).apply(match.board, state, 0)
    assert played[INTERPRETED] == played[COMPILED] != match.state
    assert lower(game).startswith(WASM_MAGIC)
    rows = Numbers(game.Board.dtype, ()), Numbers(game.State.dtype, ())
    assert ".local" in make_ptx(game, play_here, rows)


@rule
def play_here(thread, b, s):
    apply_with_scratch(b, s, 0, None)


def test_scratch_memory_has_a_size_that_every_machine_has_room_for():
    assert scratch(3).tolist() == [0, 0, 0]
    with pytest.raises(ValueError, match="1 to 1024 numbers, not 5000"):
        scratch(5000)


def test_scratch_memory_is_not_returned():
    game = with_apply(apply_with_memory_of_another)
    match = Match(game, 2, 1)
    with pytest.raises(CompileFault, match=r"returning of array .* \(gives_it_away"):
        engine(game, COMPILED).apply(match.board, match.state, 0)
