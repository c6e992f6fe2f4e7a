"""Where kernels run: on a GPU, compiled for the processor, or (to look into them) in Python, one thread after the other."""

from __future__ import annotations

import hashlib
import lzma
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from megawatt.envs.cores import Cores, checked_threads, whole_actions
from megawatt.envs.cuda import kernels as k
from megawatt.envs.cuda import loops
from megawatt.envs.cuda.arrays import DeviceArray
from megawatt.envs.cuda.driver import LEGACY_STREAM, Driver, driver
from megawatt.envs.cuda.settings import settings_of
from megawatt.kernel.compilation.code_cache import sources_digest
from megawatt.kernel.compilation.engine import bindings_of, compiled_folder, engine
from megawatt.kernel.compilation.parameters import ROWS, Numbers, Parameter
from megawatt.kernel.contract.game import Game
from megawatt.kernel.rules.records import Record
from megawatt.kernel.rules.rule import COMPILED, Function, interpreted_copies, rule

PROCESSOR = "processor"
"""The mode of a batch that runs a GPU's kernels compiled for the processor."""
Launch = Callable[[int, int], None]
"""A kernel with its arguments: starts it with this many threads, in this stream."""


class Gpu:
    """Kernels and arrays on the first NVIDIA GPU; machine code is kept in the game's cache."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.driver: Driver = driver()
        self._assembling = ThreadPoolExecutor(8, "megawatt-ptx")

    def array(self, kind: Numbers, rows: int) -> DeviceArray:
        """Zeros."""
        return DeviceArray(self.driver, _sized(kind.shape, rows), kind.dtype)

    def kernels(self, wanted: Mapping[Function, Mapping[str, Parameter]]) -> dict[Function, Any]:
        """Machine code: from the cache, or made now; while the driver assembles one kernel the next is lowered."""
        folder = compiled_folder(self.game) / "cuda"
        folder.mkdir(parents=True, exist_ok=True)
        codes: dict[Function, Future[bytes]] = {}
        for kernel, parameters in wanted.items():
            registers = settings_of(self.game).registers_of(kernel.__name__)
            file = folder / f"{kernel.__name__}-{self._digest(parameters, registers)}.cubin"
            if file.exists():
                codes[kernel] = self._assembling.submit(file.read_bytes)
                continue
            ptx = ptx_of(self.game, kernel, parameters)

            def assemble(ptx: str = ptx, registers: int | None = registers, file: Any = file) -> bytes:
                code = self.driver.assemble(ptx, registers)
                part = file.with_suffix(f".{hashlib.sha256(code).hexdigest()[:8]}")
                part.write_bytes(code)
                part.replace(file)
                return code

            codes[kernel] = self._assembling.submit(assemble)
        return {kernel: self.driver.load(code.result(), kernel.__name__) for kernel, code in codes.items()}

    def _digest(self, parameters: Mapping[str, Parameter], registers: int | None) -> str:
        """What else machine code depends on, besides the sources."""
        spelled = repr((list(parameters.items()), registers, self.driver.name, self.driver.version))
        return hashlib.sha256(f"{spelled} {_makers()}".encode()).hexdigest()[:16]

    def bind(self, kernel: Any, arguments: Sequence[Any], rows: int) -> Launch:
        """A kernel with its arguments."""
        launch: Launch = kernel.bind([rows, *(each.address if isinstance(each, DeviceArray) else each for each in arguments)])
        return launch

    def wait(self) -> None:
        """Until everything is done."""
        self.driver.wait()


@cache
def _makers() -> str:
    """The versions of Numba and llvmlite; nothing where there are none and all PTX was made ahead."""
    versions = []
    for name in ("numba", "llvmlite"):
        try:
            versions.append(f"{name} {version(name)}")
        except PackageNotFoundError:
            continue
    return " ".join(versions)


def ptx_of(game: Game, kernel: Function, parameters: Mapping[str, Parameter]) -> str:
    """A kernel's PTX: as it was made ahead (`MEGAWATT_PTX`), or made now, which takes Numba."""
    ahead = os.environ.get("MEGAWATT_PTX")
    file = Path(ahead) / ptx_name(game, kernel, parameters) if ahead else None
    if file and file.exists():
        return lzma.decompress(file.read_bytes()).decode()
    from megawatt.envs.cuda.ptx import make_ptx

    return make_ptx(game, kernel, list(parameters.values()))


def ptx_name(game: Game, kernel: Function, parameters: Mapping[str, Parameter]) -> str:
    """The file for PTX made ahead: it changes with the rules and with what the kernel takes, and fits any Python."""
    kinds = [
        (name, each.shape, np.dtype(each.dtype).itemsize) if isinstance(each, Numbers) else (name, each.__name__)
        for name, each in parameters.items()
    ]
    digest = hashlib.sha256(f"{sources_digest(game.folder)} {kinds}".encode()).hexdigest()[:16]
    return f"{game.name}-{kernel.__name__}-{digest}.ptx.xz"


class Interpreter:
    """The same kernels as Python functions over NumPy arrays."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._copies = interpreted_copies({**bindings_of(game), "count_up": count_up_alone})

    def array(self, kind: Numbers, rows: int) -> HostArray:
        """Zeros."""
        return HostArray(np.zeros(_sized(kind.shape, rows), kind.dtype))

    def kernels(self, wanted: Mapping[Function, Mapping[str, Parameter]]) -> dict[Function, Any]:
        """Plain copies, bound to the game."""
        return {kernel: self._copies.of(kernel) for kernel in wanted}

    def bind(self, kernel: Any, arguments: Sequence[Any], rows: int) -> Launch:
        """A loop over the threads."""
        taken = [self._taken(each) for each in arguments]

        def launch(threads: int, stream: int = LEGACY_STREAM) -> None:
            for thread in range(threads):
                kernel(thread, *taken)

        return launch

    def _taken(self, argument: Any) -> Any:
        """Records as objects, numbers as arrays."""
        if not isinstance(argument, HostArray):
            return argument
        if argument.values.dtype.names is None:
            return Plain(argument.values)
        return Records(self.game.Board if argument.values.dtype == self.game.Board.dtype else self.game.State, argument.values)

    def wait(self) -> None:
        """Everything is done."""


class Processor(Interpreter):
    """The kernels compiled for this processor, on all its cores; for training without a GPU, where choosing belongs to a batch."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._engine = engine(game, COMPILED)

    def kernels(self, wanted: Mapping[Function, Mapping[str, Parameter]]) -> dict[Function, Any]:
        """Compiled loops; games needn't be sorted here."""
        return {kernel: LOOPS.get(kernel) and self._engine.bind(LOOPS[kernel]) for kernel in wanted}

    def bind(self, kernel: Any, arguments: Sequence[Any], rows: int) -> Launch:
        """A loop over the games, shared out among the cores."""
        taken = [each.values if isinstance(each, HostArray) else each for each in arguments]
        cores = Cores(rows, checked_threads(None))

        def launch(threads: int, stream: int = LEGACY_STREAM) -> None:
            if kernel:
                cores.share_out(lambda start, stop: kernel(start, stop, *taken))

        return launch


LOOPS: dict[Function, Function] = {
    k.deal_row: loops.deal_rows,
    k.list_slot: loops.list_slots,
    k.observe_row: loops.observe_rows,
    k.apply_slot: loops.apply_slots,
    k.choose_at_random: loops.choose_all_at_random,
    k.choose_by_policy: loops.choose_all_by_policy,
}


class HostArray:
    """An array in this computer's memory."""

    def __init__(self, values: npt.NDArray[Any]) -> None:
        self.values = values
        self.shape = values.shape

    def get(self) -> npt.NDArray[Any]:
        """A copy, byte for byte (NumPy copies of records leave the gaps between fields to chance)."""
        return np.frombuffer(bytearray(self.values.tobytes()), self.values.dtype).reshape(self.shape)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        return self.values if dtype is None else self.values.astype(dtype)

    def put(self, values: npt.ArrayLike) -> None:
        """Write all of it."""
        self.values[...] = values

    def take(self, values: Any, stream: int) -> None:
        """Copy an array of the same shape."""
        self.values[...] = whole_actions(values, self.shape[0])

    def as_bytes(self) -> HostArray:
        """The same memory as bytes."""
        return HostArray(self.values.view(np.uint8))

    def turn(self) -> HostArray:
        """The same memory with rows and columns exchanged."""
        return HostArray(self.values.T)

    def wipe(self, stream: int) -> None:
        """Write zeros."""
        self.values[...] = np.zeros(1, self.values.dtype)


class Plain:
    """An array that gives Python's own integers, which never overflow."""

    def __init__(self, values: npt.NDArray[Any]) -> None:
        self._values = values
        self.shape = values.shape

    def __getitem__(self, index: Any) -> Any:
        found = self._values[index]
        return Plain(found) if isinstance(found, np.ndarray) else found.item()

    def __setitem__(self, index: Any, value: Any) -> None:
        self._values[index] = value


class Records:
    """An array of records for interpreted rules: what is put in is copied."""

    def __init__(self, kind: type[Record], records: npt.NDArray[np.void]) -> None:
        self.shape = records.shape
        self._each = [kind.of(records, i) for i in range(len(records))]

    def __getitem__(self, index: int) -> Record:
        return self._each[index]

    def __setitem__(self, index: int, other: Record) -> None:
        self._each[index].memory[:] = other.memory


def _sized(shape: tuple[int, ...], rows: int) -> tuple[int, ...]:
    return tuple(rows if each == ROWS else each for each in shape)


@rule
def count_up_alone(counters: Any, index: int) -> int:
    """One more; what it was before."""
    before = int(counters[index])
    counters[index] = before + 1
    return before
