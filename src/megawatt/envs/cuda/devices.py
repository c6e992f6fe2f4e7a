"""Where kernels run: on a GPU, or (to look into them, and to test them anywhere) in Python, one thread after the other."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import llvmlite
import numba
import numpy as np
import numpy.typing as npt

from megawatt.envs.cuda.arrays import DeviceArray
from megawatt.envs.cuda.driver import LEGACY_STREAM, Driver, driver
from megawatt.envs.cuda.ptx import ROWS, Numbers, Parameter, make_ptx
from megawatt.kernel.engine import bindings_of, compiled_folder
from megawatt.kernel.errors import OptionError
from megawatt.kernel.game import Game
from megawatt.kernel.records import Record
from megawatt.kernel.rules import Function, interpreted_twins, rule

Launch = Callable[[int, int], None]
"""A kernel with its arguments: start it in so many threads, in this stream."""


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
            registers = None if kernel.__name__ in self.game.on_gpu.plain else self.game.on_gpu.registers
            file = folder / f"{kernel.__name__}-{self._digest(parameters, registers)}.cubin"
            if file.exists():
                codes[kernel] = self._assembling.submit(file.read_bytes)
                continue
            ptx = make_ptx(self.game, kernel, list(parameters.values()))

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
        return hashlib.sha256(f"{spelled} {numba.__version__} {llvmlite.__version__}".encode()).hexdigest()[:16]

    def bind(self, kernel: Any, arguments: Sequence[Any], rows: int) -> Launch:
        """A kernel with its arguments."""
        launch: Launch = kernel.bind([rows, *(each.address if isinstance(each, DeviceArray) else each for each in arguments)])
        return launch

    def wait(self) -> None:
        """Until everything is done."""
        self.driver.wait()


class Interpreter:
    """The same kernels as Python functions over NumPy arrays."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._twins = interpreted_twins({**bindings_of(game), "count_up": count_up_alone})

    def array(self, kind: Numbers, rows: int) -> HostArray:
        """Zeros."""
        return HostArray(np.zeros(_sized(kind.shape, rows), kind.dtype))

    def kernels(self, wanted: Mapping[Function, Mapping[str, Parameter]]) -> dict[Function, Any]:
        """Plain copies, bound to the game."""
        return {kernel: self._twins.of(kernel) for kernel in wanted}

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


class HostArray:
    """An array of the interpreter."""

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
        found = np.asarray(values, self.values.dtype)
        if found.shape != self.shape:
            raise OptionError(f"actions of shape {found.shape}: one for each of the {self.shape[0]} games is needed")
        self.values[...] = found

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
