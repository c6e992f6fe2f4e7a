"""Makes a WebAssembly module of the one object file that LLVM emits; no linker is needed.

With everything in one object nothing is left to resolve: functions have their final numbers, and LLVM has written into the code
the addresses of data as if data began at 0. Missing are exports, memory and a stack. The stack comes first in memory, so that
an overflow ends below address 0 and traps instead of overwriting data; therefore all addresses of data are shifted by its size.
An object in which anything else would have to be resolved is refused. The format is described in WebAssembly/tool-conventions
(Linking.md) and in the core specification.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

MAGIC = b"\0asm\1\0\0\0"
STACK_BYTES = 64 * 1024
PAGE = 64 * 1024
CUSTOM, TYPE, IMPORT, FUNCTION, TABLE, MEMORY, GLOBAL, EXPORT, START, ELEMENT, CODE, DATA, DATA_COUNT = range(13)
KEPT = (TYPE, FUNCTION, MEMORY, GLOBAL, EXPORT, DATA_COUNT, CODE, DATA)
"""The sections of a finished module, in their order."""
PROVIDED = {("env", "__linear_memory"), ("env", "__stack_pointer")}
"""What an object imports and the module defines itself."""
SYMBOL_TABLE, UNDEFINED, EXPLICIT_NAME = 8, 0x10, 0x40
FUNCTION_SYMBOL, DATA_SYMBOL, GLOBAL_SYMBOL = 0, 1, 2
INDICES = {0, 6, 7}
"""Relocations of numbers of functions, types and globals, which are final."""
ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32 = 3, 4, 5
PADDED = 5
"""How many bytes a number takes that a linker may change."""
I32, MUTABLE, I32_CONST, END = 0x7F, 1, 0x41, 0x0B
EXPORTED_FUNCTION, EXPORTED_MEMORY, EXPORTED_GLOBAL = 0, 2, 3


class Unlinkable(ValueError):
    """An object that needs a real linker, or none of LLVM's."""


class Reader:
    """Reads numbers and texts from bytes."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def byte(self) -> int:
        """The next byte."""
        self.at += 1
        return self.data[self.at - 1]

    def number(self) -> int:
        """An unsigned number (LEB128)."""
        value, bits = self.signed_bits()
        return value & ((1 << bits) - 1)

    def signed(self) -> int:
        """A signed number (LEB128)."""
        value, bits = self.signed_bits()
        return value - (1 << bits) if value >> (bits - 1) else value

    def signed_bits(self) -> tuple[int, int]:
        """The bits of a number, and how many there are."""
        value = bits = 0
        while True:
            each = self.byte()
            value |= (each & 0x7F) << bits
            bits += 7
            if each < 0x80:
                return value, bits

    def text(self) -> str:
        """A text with its length before it."""
        length = self.number()
        self.at += length
        return self.data[self.at - length : self.at].decode()

    @property
    def more(self) -> bool:
        """Whether anything is left."""
        return self.at < len(self.data)


@dataclass(frozen=True)
class Relocation:
    """A place in a section that holds an address of data."""

    kind: int
    offset: int


def executable(code: bytes, exported: Collection[str], about: bytes = b"", section: str = "megawatt") -> bytes:
    """A module that exports these functions, `memory` and `__heap_base`, imports nothing, and holds `about` in a custom section."""
    sections, custom = _sections(code)
    _check_imports(sections.pop(IMPORT, b"\0"))
    if needless := set(sections) - set(KEPT):
        raise Unlinkable(f"the object has sections {sorted(needless)}, which only a linker can complete")
    functions = _defined_functions(custom["linking"])
    if missing := set(exported) - set(functions):
        raise Unlinkable(f"the object has no function {', '.join(sorted(missing))}")
    sections[CODE] = _shifted(sections[CODE], custom.get("reloc.CODE"))
    heap = STACK_BYTES
    if DATA in sections:
        sections[DATA], heap = _moved(_shifted(sections[DATA], custom.get("reloc.DATA")))
    heap = -(-heap // 16) * 16
    sections[MEMORY] = number(1) + b"\0" + number(-(-heap // PAGE))
    sections[GLOBAL] = number(2) + _global(STACK_BYTES, MUTABLE) + _global(heap, 0)
    places = [(name, EXPORTED_FUNCTION, functions[name]) for name in exported]
    places += [("memory", EXPORTED_MEMORY, 0), ("__heap_base", EXPORTED_GLOBAL, 1)]
    sections[EXPORT] = number(len(places)) + b"".join(_text(name) + bytes([kind]) + number(place) for name, kind, place in places)
    whole = b"".join(bytes([kind]) + _sized(sections[kind]) for kind in KEPT if kind in sections)
    return MAGIC + whole + (bytes([CUSTOM]) + _sized(_text(section) + about) if about else b"")


def _sections(code: bytes) -> tuple[dict[int, bytes], dict[str, bytes]]:
    """The sections of an object: by number, and the custom ones by name."""
    if not code.startswith(MAGIC):
        raise Unlinkable("this is no WebAssembly")
    found: dict[int, bytes] = {}
    custom: dict[str, bytes] = {}
    reader = Reader(code, len(MAGIC))
    while reader.more:
        kind, size = reader.byte(), reader.number()
        content = code[reader.at : reader.at + size]
        reader.at += size
        if kind == CUSTOM:
            inside = Reader(content)
            name = inside.text()
            custom[name] = content[inside.at :]
        else:
            found[kind] = content
    if "linking" not in custom or CODE not in found:
        raise Unlinkable("this WebAssembly is no object file with code")
    return found, custom


def _check_imports(content: bytes) -> None:
    """Only memory and the stack's pointer may come from outside; a function or a table would have to be linked."""
    reader = Reader(content)
    for _ in range(reader.number()):
        name = reader.text(), reader.text()
        if name not in PROVIDED:
            raise Unlinkable(f"the object imports {'.'.join(name)}")
        if reader.byte() == EXPORTED_MEMORY:
            has_most = reader.byte()
            reader.number()
            if has_most:
                reader.number()
        else:
            reader.at += 2


def _defined_functions(linking: bytes) -> dict[str, int]:
    """The numbers of all functions by name; whatever is named and not defined is refused."""
    reader = Reader(linking)
    reader.number()  # the version of the format
    functions: dict[str, int] = {}
    while reader.more:
        kind, size = reader.byte(), reader.number()
        end = reader.at + size
        if kind == SYMBOL_TABLE:
            functions.update(_functions_of(reader))
        reader.at = end
    return functions


def _functions_of(reader: Reader) -> Iterator[tuple[str, int]]:
    for _ in range(reader.number()):
        kind, flags = reader.byte(), reader.number()
        undefined = bool(flags & UNDEFINED)
        if kind == DATA_SYMBOL:
            name = reader.text()
            for _ in range(0 if undefined else 3):
                reader.number()
        elif kind in (FUNCTION_SYMBOL, GLOBAL_SYMBOL):
            place = reader.number()
            name = reader.text() if not undefined or flags & EXPLICIT_NAME else ""
            if kind == GLOBAL_SYMBOL:
                continue  # the stack's pointer
            if not undefined:
                yield name, place
        else:
            raise Unlinkable(f"the object has a symbol of kind {kind}")
        if undefined:
            raise Unlinkable(f"the object does not define {name or 'a function'}")


def _relocations(content: bytes | None) -> Iterator[Relocation]:
    """The places that hold addresses of data."""
    if content is None:
        return
    reader = Reader(content)
    reader.number()  # which section this is about
    for _ in range(reader.number()):
        kind, offset = reader.byte(), reader.number()
        reader.number()  # the symbol
        if kind in (ADDRESS_LEB, ADDRESS_SLEB, ADDRESS_I32):
            reader.signed()  # what is added to its address
            yield Relocation(kind, offset)
        elif kind not in INDICES:
            raise Unlinkable(f"the object has a relocation of kind {kind}")


def _shifted(content: bytes, relocations: bytes | None) -> bytes:
    """A section with all addresses of data shifted by the size of the stack."""
    shifted = bytearray(content)
    for each in _relocations(relocations):
        if each.kind == ADDRESS_I32:
            before = int.from_bytes(content[each.offset : each.offset + 4], "little")
            shifted[each.offset : each.offset + 4] = (before + STACK_BYTES).to_bytes(4, "little")
            continue
        reader = Reader(content, each.offset)
        before = reader.number() if each.kind == ADDRESS_LEB else reader.signed()
        if reader.at - each.offset != PADDED:
            raise Unlinkable(f"the number at {each.offset} leaves no room for another address")
        shifted[each.offset : reader.at] = _padded(before + STACK_BYTES)
    return bytes(shifted)


def _moved(content: bytes) -> tuple[bytes, int]:
    """The data section with every segment behind the stack, and the address after the last one."""
    reader = Reader(content)
    count, end = reader.number(), STACK_BYTES
    moved = [number(count)]
    for _ in range(count):
        if reader.number() != 0 or reader.byte() != I32_CONST:
            raise Unlinkable("the object has data without a fixed address")
        start = reader.signed() + STACK_BYTES
        if reader.byte() != END:
            raise Unlinkable("the address of data is computed")
        size = reader.number()
        moved.append(b"\0" + bytes([I32_CONST]) + _signed(start) + bytes([END]) + number(size))
        moved.append(content[reader.at : reader.at + size])
        reader.at += size
        end = max(end, start + size)
    return b"".join(moved), end


def number(value: int) -> bytes:
    """An unsigned number (LEB128)."""
    written = bytearray()
    while value >= 0x80:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    written.append(value)
    return bytes(written)


def _signed(value: int) -> bytes:
    """A positive number where negative ones could stand."""
    written = bytearray()
    while value >= 0x40:
        written.append(value & 0x7F | 0x80)
        value >>= 7
    written.append(value)
    return bytes(written)


def _padded(value: int) -> bytes:
    """A number in five bytes, as objects hold addresses; signed or not, since none is beyond 2 GB."""
    return bytes([value >> 7 * place & 0x7F | 0x80 for place in range(PADDED - 1)] + [value >> 7 * (PADDED - 1) & 0x7F])


def _text(text: str) -> bytes:
    return number(len(text.encode())) + text.encode()


def _sized(content: bytes) -> bytes:
    return number(len(content)) + content


def _global(value: int, mutable: int) -> bytes:
    return bytes([I32, mutable, I32_CONST]) + _signed(value) + bytes([END])
