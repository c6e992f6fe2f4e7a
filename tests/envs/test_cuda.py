"""Batches on a GPU. Their kernels run in Python as well, so all but the machine code is tested everywhere."""

from __future__ import annotations

import ctypes
import gc
import importlib

import numpy as np
import pytest

import megawatt
from megawatt.envs import Batch
from megawatt.envs.cuda import arrays, kernels, unpacked
from megawatt.envs.cuda.arrays import DeviceArray
from megawatt.envs.cuda.driver import LIBRARY
from megawatt.envs.cuda.layout import arrays_of, parameters_of
from megawatt.envs.cuda.ptx import make_ptx

EVERY_ARRAY = ("states", "seat", "observations", "counts", "rewards", "ended", "points", "places", "lengths", "plies", "numbers")


def has_gpu() -> bool:
    try:
        return ctypes.CDLL(LIBRARY).cuInit(0) == 0
    except OSError:
        return False


needs_gpu = pytest.mark.skipif(not has_gpu(), reason="no NVIDIA GPU with a driver here: machine code for it cannot be run")


def differences(game, n, plies, mode, **more) -> set[str]:
    """The arrays in which both devices differ after any ply of the same games."""
    here = Batch(game, n, mode="interpreted" if mode == "interpreted" else "compiled", **more)
    there = Batch(game, n, device="cuda", mode=mode, **more)
    luck = np.random.default_rng(1)
    here.reset(7)
    there.reset(7)
    found = set()
    for _ in range(plies):
        found |= {name for name in EVERY_ARRAY if getattr(here, name).tobytes() != getattr(there, name).get().tobytes()}
        if (here.masks != unpacked(there.masks.get(), here.action_count)).any():
            found.add("masks")
        chosen = here.legal[np.arange(n), (luck.random(n) * here.counts).astype(int)].astype(np.int64)
        here.step(chosen)
        there.step(chosen)
    return found


@pytest.mark.parametrize(("game", "plies", "more"), [
    ("overload", 60, {"seats": 3, "reward": "score", "shaping": 0.1, "discount": 0.99}),
    ("power-grid", 25, {"actions": "compact"}),
    ("future-energy", 15, {}),
    ("barrage", 15, {"actions": "compact"}),
])  # fmt: skip
def test_the_kernels_write_the_bytes_of_the_processor(game, plies, more):
    assert differences(game, 3, plies, "interpreted", **more) == set()


@needs_gpu
@pytest.mark.parametrize("game", ["power-grid", "future-energy", "barrage"])
@pytest.mark.parametrize("actions", ["full", "compact"])
def test_a_gpu_writes_the_bytes_of_the_processor(game, actions):
    assert differences(game, 1024, 300, "compiled", actions=actions) == set()


@needs_gpu
def test_torch_looks_at_the_same_memory():
    import torch

    batch = Batch("overload", 100, device="cuda")
    batch.reset(1)
    seen, ended = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.ended)
    assert seen.cpu().numpy().tobytes() == batch.observations.get().tobytes()
    assert ended.dtype is torch.bool
    batch.choose("random")
    batch.step(torch.from_dlpack(batch.choices))
    assert seen.cpu().numpy().tolist() == batch.observations.get().tolist()


@needs_gpu
@pytest.mark.parametrize("library", ["cupy", "jax.numpy"])
def test_other_libraries_look_at_the_same_memory(library):
    pytest.importorskip(library.partition(".")[0])
    batch = Batch("overload", 100, device="cuda")
    batch.reset(1)
    for name in ("observations", "seat", "rewards"):
        seen = importlib.import_module(library).from_dlpack(getattr(batch, name))
        host = seen.get() if library == "cupy" else np.asarray(seen)
        assert host.tobytes() == getattr(batch, name).get().tobytes()


@needs_gpu
@pytest.mark.parametrize("game", ["overload", "power-grid"])
def test_a_cuda_graph_plays_the_same_games(game):
    """Three plies are recorded and played ten times over; the same games are played step by step beside them."""
    import torch

    here, graphed = (Batch(game, 64, device="cuda", checking=False) for _ in range(2))
    for batch in (here, graphed):
        batch.reset(5)
        batch.choose("random")
        batch.step(batch.choices)
        batch.wait()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        graphed.stream = torch.cuda.current_stream().cuda_stream
        for _ in range(3):
            graphed.choose("random")
            graphed.step(graphed.choices)
    for _ in range(10):
        graph.replay()
    torch.cuda.synchronize()
    for _ in range(30):
        here.choose("random")
        here.step(here.choices)
    assert [graphed.states.get().tobytes(), graphed.plies.get().tolist()] == [
        here.states.get().tobytes(),
        here.plies.get().tolist(),
    ]


@needs_gpu
def test_a_compiled_network_chooses_from_the_batch_s_own_arrays():
    import torch

    batch = Batch("overload", 256, device="cuda")
    batch.reset(3)
    seen, bits = torch.from_dlpack(batch.observations), torch.from_dlpack(batch.masks)
    torch.manual_seed(1)
    layer = torch.nn.Linear(seen.shape[1], batch.action_count, device="cuda")

    @torch.compile(fullgraph=True)
    def decide(seen, bits):
        allowed = (bits[:, :, None] >> torch.arange(8, device="cuda", dtype=torch.uint8) & 1).flatten(1)[:, : batch.action_count]
        return layer(seen.float()).masked_fill(allowed == 0, -torch.inf).argmax(1)

    with torch.no_grad():
        for _ in range(20):
            batch.step(decide(seen, bits))
    assert int(batch.plies.get().sum() + batch.lengths.get().sum()) > 0


def test_games_that_are_asked_the_same_lie_side_by_side():
    batch = Batch("power-grid", 12, device="cuda", mode="interpreted", observing=False)
    batch.reset(3)
    for _ in range(30):
        batch.choose("random")
        batch.step(batch.choices)
    order, asked = batch._arrays["order"].get(), batch.states.get()["asked"]
    assert sorted(order.tolist()) == list(range(12))
    assert asked[order].tolist() == sorted(asked.tolist())
    assert len(set(asked.tolist())) > 1


def test_a_policy_decides_for_its_seats_only():
    batch = Batch("power-grid", 4, seats=3, device="cuda", mode="interpreted", actions="compact", observing=False)
    batch.reset(2)
    batch.choices.put(-5)
    batch.policies.put(np.array([[-1, -1, -1, -1, -1, -1]] * 2 + [[1] * 6] * 2, np.int8))
    batch.choose()
    chosen, views = batch.choices.get(), batch.views.get()
    assert chosen[:2].tolist() == [-5, -5]
    for i in (2, 3):
        assert batch.move(i, int(chosen[i])) == batch.move(i, int(views[i]))
    with pytest.raises(megawatt.OptionError, match="it has random, house"):
        batch.choose("hause")


def test_an_illegal_action_is_named_and_changes_nothing():
    batch = Batch("power-grid", 2, device="cuda", mode="interpreted")
    batch.reset(seed=1)
    before, masks = batch.states.get().tobytes(), unpacked(batch.masks.get(), batch.action_count)
    legal, illegal = int(np.flatnonzero(masks[0])[0]), int(np.flatnonzero(~masks[1])[0])
    for action, message in ((illegal, "not legal in game 1"), (-1, "actions 0 to"), (10**6, "actions 0 to")):
        with pytest.raises(megawatt.IllegalMove, match=message):
            batch.step([legal, action])
    with pytest.raises(megawatt.OptionError, match="one for each of the 2 games"):
        batch.step([0])
    assert batch.states.get().tobytes() == before


def test_compact_batches_take_moves_as_they_are_above_their_actions():
    batch = Batch("power-grid", 1, device="cuda", mode="interpreted", actions="compact", observing=False)
    batch.reset(seed=1)
    batch.choose("random")
    move = int(batch.choices.get()[0])
    assert move >= batch.action_count
    with pytest.raises(megawatt.IllegalMove):
        batch.step([batch.action_count + batch.game.actions.count - 1])
    batch.step([move])
    assert batch.plies.get()[0] == 1


def test_what_no_gpu_batch_can_be_made_of_is_refused():
    with pytest.raises(megawatt.OptionError, match="needs the masks"):
        Batch("overload", 1, device="cuda", mode="interpreted", masking=False, checking=True)
    with pytest.raises(megawatt.OptionError, match="call reset"):
        Batch("overload", 1, device="cuda", mode="interpreted").step([0])


@pytest.mark.skipif(has_gpu(), reason="there is a GPU here")
@pytest.mark.parametrize("call", [lambda: Batch("overload", 1, device="cuda"), lambda: Batch("overload", 1, 3, {}, "cuda")])
def test_a_computer_without_a_gpu_says_what_it_needs(call):
    with pytest.raises(megawatt.OptionError, match="needs an NVIDIA GPU"):
        call()


def test_kernels_are_compiled_without_a_gpu():
    game = megawatt.find("overload")
    kinds = arrays_of(game, 3, game.actions.count, False, True)
    ptx = make_ptx(game, kernels.place_row, list(parameters_of(kernels.place_row, kinds).values()))
    assert ".visible .entry place_row(" in ptx
    assert "match.any.sync" in ptx
    assert "atom.add" in ptx or "atom.global.add" in ptx


class Memory:
    """A driver that hands out addresses."""

    def __init__(self) -> None:
        self.freed: list[int] = []

    def allocate(self, size: int) -> int:
        return 4096

    def free(self, address: int) -> None:
        self.freed.append(address)


def test_an_array_stays_as_long_as_others_look_at_it():
    memory = Memory()
    array = DeviceArray(memory, (3, 5), np.int16)
    turned = array.turn()
    assert turned.__cuda_array_interface__["shape"] == (5, 3)
    assert turned.__cuda_array_interface__["strides"] == (2, 10)
    assert DeviceArray(memory, (2,), [("x", "i4")]).__cuda_array_interface__["shape"] == (2, 4)
    memory.freed.clear()
    lent = len(arrays._lent)
    capsule = turned.__dlpack__()
    del array, turned
    gc.collect()
    assert memory.freed == []
    assert len(arrays._lent) == lent + 1
    del capsule
    gc.collect()
    assert memory.freed == [4096]
    assert len(arrays._lent) == lent
