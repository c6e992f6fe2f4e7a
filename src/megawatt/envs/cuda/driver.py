"""The NVIDIA driver as Python calls it: memory, modules, launches, times. Nothing but `libcuda`, which comes with every such GPU.

All work shares the GPU's primary context with PyTorch, CuPy and JAX, so their arrays and ours are the same memory.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

from megawatt.kernel.errors import OptionError

LIBRARY = "nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1"
COMPUTE_CAPABILITY = 75, 76
"""The driver's numbers for both halves of it."""
CUBIN, PTX = 0, 1
JIT_MAX_REGISTERS, JIT_OPTIMIZATION = 0, 7
"""The driver's numbers of what can be asked of its assembler."""
THREADS_PER_BLOCK = 128
LEGACY_STREAM = 0
"""The one that PyTorch and CuPy use by default."""


class Driver:
    """The first GPU."""

    def __init__(self) -> None:
        try:
            self._library = ctypes.CDLL(LIBRARY)
        except OSError as missing:
            raise OptionError(
                f"device 'cuda' needs an NVIDIA GPU with its driver ({missing}); device 'cpu' works everywhere"
            ) from missing
        self._do("cuInit", 0)
        device = ctypes.c_int()
        self._do("cuDeviceGet", ctypes.byref(device), 0)
        self.device = device
        name = ctypes.create_string_buffer(128)
        self._do("cuDeviceGetName", name, len(name), device)
        self.name = name.value.decode()
        version = ctypes.c_int()
        self._do("cuDriverGetVersion", ctypes.byref(version))
        self.version = version.value
        context = ctypes.c_void_p()
        self._do("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self._context = context
        self._start = self._library.cuLaunchKernel
        self._start.argtypes = [ctypes.c_void_p, *[ctypes.c_uint] * 7, *[ctypes.c_void_p] * 3]
        self.use()

    def _do(self, function: str, *arguments: Any) -> None:
        """Call the driver; RuntimeError says what it refused."""
        self._check(getattr(self._library, function)(*arguments), function)

    def _check(self, code: int, function: str) -> None:
        if code:
            text = ctypes.c_char_p()
            self._library.cuGetErrorName(code, ctypes.byref(text))
            raise RuntimeError(f"{function} failed: {(text.value or b'').decode()} ({code})")

    def use(self) -> None:
        """Make the GPU's context that of this thread."""
        self._do("cuCtxSetCurrent", self._context)

    @property
    def capability(self) -> tuple[int, int]:
        """What the GPU can do, such as (9, 0)."""
        halves = []
        for attribute in COMPUTE_CAPABILITY:
            value = ctypes.c_int()
            self._do("cuDeviceGetAttribute", ctypes.byref(value), attribute, self.device)
            halves.append(value.value)
        return halves[0], halves[1]

    def allocate(self, size: int) -> int:
        """Allocate zeroed memory; returns its address."""
        address = ctypes.c_uint64()
        self._do("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(size))
        self._do("cuMemsetD8_v2", address, ctypes.c_ubyte(0), ctypes.c_size_t(size))
        return address.value

    def free(self, address: int) -> None:
        """Give memory back."""
        self._do("cuMemFree_v2", ctypes.c_uint64(address))

    def wipe(self, address: int, size: int, stream: int) -> None:
        """Write zeros when the stream comes to it."""
        self._do("cuMemsetD8Async", ctypes.c_uint64(address), ctypes.c_ubyte(0), ctypes.c_size_t(size), ctypes.c_void_p(stream))

    def send(self, address: int, data: int, size: int) -> None:
        """Copy from this computer's memory; what was asked for before is done first."""
        self._do("cuMemcpyHtoD_v2", ctypes.c_uint64(address), ctypes.c_void_p(data), ctypes.c_size_t(size))

    def fetch(self, data: int, address: int, size: int) -> None:
        """Copy to this computer's memory when everything asked for before is done."""
        self._do("cuCtxSynchronize")
        self._do("cuMemcpyDtoH_v2", ctypes.c_void_p(data), ctypes.c_uint64(address), ctypes.c_size_t(size))

    def copy(self, target: int, source: int, size: int, stream: int) -> None:
        """Copy within the GPU when the stream comes to it."""
        size_, to, of = ctypes.c_size_t(size), ctypes.c_uint64(target), ctypes.c_uint64(source)
        self._do("cuMemcpyDtoDAsync_v2", to, of, size_, ctypes.c_void_p(stream))

    def wait(self) -> None:
        """Until everything asked for is done."""
        self._do("cuCtxSynchronize")

    def assemble(self, ptx: str, registers: int | None) -> bytes:
        """Machine code for this GPU, with at most this many registers a thread; None: not optimised."""
        self.use()
        state = ctypes.c_void_p()
        options = [(JIT_OPTIMIZATION, 0) if registers is None else (JIT_MAX_REGISTERS, registers)]
        names = (ctypes.c_int * len(options))(*(name for name, _ in options))
        values = (ctypes.c_void_p * len(options))(*(value for _, value in options))
        self._do("cuLinkCreate_v2", len(options), names, values, ctypes.byref(state))
        try:
            text = ptx.encode() + b"\0"
            self._do("cuLinkAddData_v2", state, PTX, text, ctypes.c_size_t(len(text)), b"rules", 0, None, None)
            code, size = ctypes.c_void_p(), ctypes.c_size_t()
            self._do("cuLinkComplete", state, ctypes.byref(code), ctypes.byref(size))
            return ctypes.string_at(code.value or 0, size.value)
        finally:
            self._do("cuLinkDestroy", state)

    def load(self, code: bytes, name: str) -> Kernel:
        """The kernel of this name in machine code (or PTX)."""
        module, function = ctypes.c_void_p(), ctypes.c_void_p()
        self._do("cuModuleLoadData", ctypes.byref(module), code)
        self._do("cuModuleGetFunction", ctypes.byref(function), module, name.encode())
        return Kernel(self, function)

    def launch(self, function: Any, threads: int, arguments: Any, stream: int) -> None:
        """Start a kernel with this many threads."""
        blocks = -(-threads // THREADS_PER_BLOCK)
        self._check(self._start(function, blocks, 1, 1, THREADS_PER_BLOCK, 1, 1, 0, stream, arguments, None), "cuLaunchKernel")

    def event(self) -> ctypes.c_void_p:
        """A mark that can be put into a stream."""
        event = ctypes.c_void_p()
        self._do("cuEventCreate", ctypes.byref(event), 0)
        return event

    def mark(self, event: ctypes.c_void_p, stream: int) -> None:
        """Put a mark into a stream."""
        self._do("cuEventRecord", event, ctypes.c_void_p(stream))

    def milliseconds(self, start: ctypes.c_void_p, end: ctypes.c_void_p) -> float:
        """The time between two marks that have been passed."""
        found = ctypes.c_float()
        self._do("cuEventElapsedTime", ctypes.byref(found), start, end)
        return found.value


class Kernel:
    """A kernel of the GPU, called with a number of threads and its arguments."""

    def __init__(self, driver: Driver, function: Any) -> None:
        self._driver = driver
        self._function = function

    def bind(self, arguments: Sequence[Any]) -> Bound:
        """With these arguments, which are prepared once."""
        return Bound(self._driver, self._function, arguments)


class Bound:
    """A kernel with its arguments: numbers of 64 bits, the first of them the number of threads."""

    def __init__(self, driver: Driver, function: Any, arguments: Sequence[Any]) -> None:
        self._driver = driver
        self._function = function
        self.values = [ctypes.c_double(each) if isinstance(each, float) else ctypes.c_uint64(int(each)) for each in (0, *arguments)]
        self._pointers = (ctypes.c_void_p * len(self.values))(*(ctypes.addressof(each) for each in self.values))

    def __call__(self, threads: int, stream: int = LEGACY_STREAM) -> None:
        """Start it."""
        self.values[0].value = threads
        self._driver.launch(self._function, threads, self._pointers, stream)


@cache
def driver() -> Driver:
    """The driver of this process; OptionError where there is none."""
    return Driver()
