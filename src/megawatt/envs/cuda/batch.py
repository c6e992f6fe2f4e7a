"""A batch whose games live on a GPU: one launch a ply for every kernel, the games sorted by the question asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.batch import Batch, check_choices
from megawatt.envs.cuda import kernels as k
from megawatt.envs.cuda.devices import PROCESSOR, Gpu, Interpreter, Launch, Processor
from megawatt.envs.cuda.driver import LEGACY_STREAM
from megawatt.envs.cuda.layout import BOARDS, QUESTIONS, arrays_of, parameters_of
from megawatt.kernel.compilation.engine import RANDOM, policy_names
from megawatt.kernel.contract.game import Game
from megawatt.kernel.contract.reasons import ALLOWED
from megawatt.kernel.errors import OptionError
from megawatt.kernel.rng.bot_rng import begin_bots
from megawatt.kernel.rng.deal_rng import checked_seed, seed_parts
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, INTERPRETED, Function

PLAY = (k.deal_row, k.count_question, k.find_first, k.place_row, k.list_slot, k.apply_slot)
"""What every batch needs; the others are compiled when they are asked for."""
VISIBLE = (
    "states", "seat", "counts", "rewards", "ended", "points", "places", "lengths", "plies", "numbers",
    "actions", "choices", "views", "policies",
)  # fmt: skip


Setting = tuple[int, Mapping[str, Any]]
"""A number of seats, and options."""
ROWS_TOGETHER = 128
"""How many neighbouring games share a board, so that the threads of a warp read the same numbers."""


class CudaBatch(Batch):
    """As `Batch`, with arrays in the GPU's memory; the same seeds give the same bytes.

        batch = Batch("power-grid", 65536, seats=4, device="cuda", actions="compact")
        batch.reset(seed=1)
        seen = torch.from_dlpack(batch.observations)      # no copy: every step writes it anew
        batch.step(chosen)                                # any array on the GPU, or from NumPy

    `masks` are bits, eight actions a byte, the lowest first (`numpy.unpackbits(..., bitorder="little")`); there is no `legal`.
    """

    masks: Any
    actions: Any
    """What `play` plays; `step` copies its argument here."""
    policies: Any
    """The policy that `choose` plays each seat of each game by, as its number among `policy_names`; -1: none."""
    choices: Any
    """What `choose` chose, as actions for `step`: moves that the compact view leaves out have numbers above it."""
    views: Any
    """The same for a learner: -1 for such a move."""

    def __init__(
        self,
        game: Game | str,
        n: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        device: str = "cuda",
        *,
        masking: bool = True,
        checking: bool | None = None,
        settings: Sequence[Setting] | None = None,
        mode: str = COMPILED,
        **more: Any,
    ) -> None:
        """`checking=False` trusts every action, asks the GPU nothing and waits for nothing, so that steps fit into CUDA graphs.

        `settings` lists numbers of seats and options instead of `seats` and `options`: games of all of them lie side by side, a
        setting that is named twice has twice as many, and `rewards` have a column for each seat of the largest table.
        Where there is no GPU, `mode="processor"` runs the kernels compiled for the processor on NumPy arrays, and
        `mode="interpreted"` in Python.
        """
        check_choices(mode=(mode, (COMPILED, PROCESSOR, INTERPRETED)))
        self._settings = settings
        self.masking = masking
        self.checking = masking if checking is None else checking
        if self.checking and not masking:
            raise OptionError("checking=True needs the masks: leave masking=True, or trust the actions with checking=False")
        self.stream = LEGACY_STREAM
        """The CUDA stream of all launches, as a number (`torch.cuda.current_stream().cuda_stream`)."""
        self._runs = mode
        super().__init__(game, n, seats, options, device, mode=INTERPRETED, **more)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and other processes: the games as they are, in this computer's memory."""
        made_again = {"on", "masks", "observations", "stream", "_arrays", "_kinds", "_given", "_bound", *VISIBLE}
        kept = {name: value for name, value in super().__getstate__().items() if name not in made_again}
        return {**kept, "contents": {name: array.get() for name, array in self._arrays.items()}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        contents = state.pop("contents")
        vars(self).update(state, stream=LEGACY_STREAM)
        self._lay_out()
        for name, values in contents.items():
            self._arrays[name].put(values)
        if self.seed is not None:
            self.prepare(*self._needed())

    def _needed(self) -> tuple[Function, ...]:
        """The kernels of a ply."""
        return (*PLAY, *((k.observe_row,) if self.observing else ()), *((k.check_slot,) if self.checking else ()))

    def _lay_out(self) -> None:
        """Make the arrays; those that callers look at become attributes."""
        device: Any = {COMPILED: Gpu, PROCESSOR: Processor}.get(self._runs, Interpreter)
        self.on = device(self.game)
        if self._settings:
            self.seats = max(self.game.seat_counts)
        self._kinds = arrays_of(self.game, self.seats, self.action_count, self.compacted, self.observing)
        self._arrays: dict[str, Any] = {name: self.on.array(kind, self.n) for name, kind in self._kinds.items()}
        self._lay_boards()
        for name in VISIBLE:
            setattr(self, name, self._arrays[name])
        self.masks = self._arrays["words"].as_bytes()
        self.observations = self._arrays["seen"].turn()
        words = self._kinds["words"].shape[1] if self.masking else 0
        own = {"compacted": int(self.compacted), "mask_words": words, "action_count": self.action_count, "kind": self.reward_kind}
        self._given = {**self._arrays, **own, "shaping": self.shaping, "discount": self.discount}
        self._bound: dict[Function, Launch] = {}

    def _lay_boards(self) -> None:
        """The boards of all settings, and which of them each game is played on."""
        known: dict[str, int] = {}
        self.boards: list[Record] = []
        pattern: list[int] = []
        for seats, options in self._settings or [(self.seats, self.options)]:
            settled = self.game.settle(seats, options)
            key = repr((seats, sorted(settled.items())))
            if key not in known:
                known[key] = len(self.boards)
                self.boards.append(self.game.board(seats, settled))
            pattern.append(known[key])
        if len(self.boards) > BOARDS:
            raise OptionError(f"{len(self.boards)} different settings: a batch has room for {BOARDS}")
        rows = np.concatenate([board.rows for board in self.boards])
        self._arrays["boards"].put(rows[np.minimum(np.arange(BOARDS), len(rows) - 1)])
        together = max(1, min(ROWS_TOGETHER, self.n // len(pattern)))
        self.board_numbers = np.array(pattern, np.int8)[np.arange(self.n) // together % len(pattern)]
        """Of each game: the place of its board in `boards`."""
        self._arrays["board_of"].put(self.board_numbers)
        self._arrays["order"].put(np.arange(self.n))

    def prepare(self, *wanted: Function) -> None:
        """Compile these kernels, or load them from the cache; whatever is missing later is made when it is needed."""
        missing = [kernel for kernel in wanted if kernel not in self._bound]
        parameters = {kernel: parameters_of(kernel, self._kinds) for kernel in missing}
        for kernel, made in self.on.kernels(parameters).items() if missing else ():
            self._bound[kernel] = self.on.bind(made, [self._given[name] for name in parameters[kernel]], self.n)

    def _launch(self, kernel: Function, threads: int | None = None) -> None:
        if kernel not in self._bound:
            self.prepare(kernel)
        self._bound[kernel](self.n if threads is None else threads, self.stream)

    def reset(self, seed: int) -> None:
        """Deal all games anew, as `Batch.reset`; their bots choose by the same seed."""
        seed = checked_seed(seed)
        self.prepare(*self._needed())
        arrays = self._arrays
        self.seed = seed
        arrays["seed"].put(seed_parts(seed))
        arrays["numbers"].put(np.arange(self.n))
        arrays["keys"].put(bot_keys(seed, self.n))
        for name in ("rewards", "plies", "lengths", "points", "places"):
            arrays[name].wipe(self.stream)
        arrays["ended"].put(True)
        self._launch(k.deal_row)
        arrays["ended"].wipe(self.stream)
        self.look()

    def step(self, actions: Any) -> None:
        """Play one action in every game, as `Batch.step`: int64 from NumPy, or any array on this GPU."""
        if self.seed is None:
            raise OptionError("no games have been dealt: call reset(seed) before step")
        self.actions.take(actions, self.stream)
        if self.checking:
            self._check()
        self.play()

    def deal_again(self) -> None:
        """Deal the games marked in `ended` anew, each from its own seed; the marks stay until the next ply."""
        self._launch(k.deal_row)
        self.look()

    def play(self) -> None:
        """Play what lies in `actions`, unchecked and without waiting."""
        self._launch(k.apply_slot)
        self._launch(k.deal_row)
        self.look()

    def choose(self, policy: str | None = None) -> None:
        """Let a policy choose in every game, or that of the seat to decide (`policies`); see `choices` and `views`."""
        if policy == RANDOM:
            self._launch(k.choose_at_random)
            return
        if policy is not None:
            known = policy_names(self.game)
            if policy not in known:
                raise OptionError(f"{self.game.name} has no policy called {policy!r}; it has {', '.join(known)}")
            self.policies.put(np.int8(known.index(policy)))
        self._launch(k.choose_by_policy)

    def look(self) -> None:
        """Sort, list and observe."""
        self._arrays["asked_of"].wipe(self.stream)
        self._launch(k.count_question)
        self._launch(k.find_first, QUESTIONS)
        self._launch(k.place_row)
        self._launch(k.list_slot)
        if self.observing:
            self._arrays["seen"].wipe(self.stream)
            self._launch(k.observe_row)

    def _check(self) -> None:
        """IllegalMove names the first action that the rules forbid."""
        refused = self._arrays["refused"]
        refused.wipe(self.stream)
        self._launch(k.check_slot)
        if refused.get()[0]:
            actions, masks = self.actions.get(), unpacked(self.masks.get(), self.action_count)
            for i, action in enumerate(actions.tolist()):
                if not self._is_legal(i, action, masks):
                    raise self._refusal(i, action)

    def _is_legal(self, i: int, action: int, masks: npt.NDArray[np.bool_]) -> bool:
        if self.compacted and self.action_count <= action < self.action_count + self.game.actions.count:
            return bool(self.game.rules.why_not(self.board_at(i), self.state(i), action - self.action_count) == ALLOWED)
        return 0 <= action < self.action_count and bool(masks[i, action])

    def move(self, i: int, action: int) -> int:
        """The full move that an action stands for in game i."""
        if not self.compacted:
            return action
        if action >= self.action_count:
            return action - self.action_count
        slot = int(np.flatnonzero(self._arrays["order"].get() == i)[0])
        return int(self._arrays["moves"].get()[action, slot])

    def board_at(self, i: int) -> Record:
        """The board that game i is played on."""
        return self.boards[int(self.board_numbers[i])]

    def state(self, i: int) -> Record:
        """A copy of game i that views, notation and interpreted rules can read."""
        return self.game.State.of(self._arrays["states"].get(), i)

    def wait(self) -> None:
        """Until everything asked for is done."""
        self.on.wait()


def unpacked(masks: npt.NDArray[np.uint8], actions: int) -> npt.NDArray[np.bool_]:
    """Masks as the processor's batches have them: one bool for every action."""
    return np.unpackbits(masks, axis=1, count=actions, bitorder="little").view(np.bool_)


def bot_keys(seed: int, n: int) -> npt.NDArray[np.int64]:
    """The keys of each row's bots (kernel/rng/bot_rng.py), for all of its games."""
    keys = np.zeros((n, 2), np.int64)
    for row in range(n):
        key = [0, 0]
        begin_bots(key, seed + row)
        keys[row] = key
    return keys
