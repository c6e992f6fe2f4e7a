"""A module from one object file without a linker: what it exports, and that anything left to resolve is refused."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from megawatt.kernel.compilation.targets import WASM32, machine_of
from megawatt.kernel.compilation.wasm_module import (
    CODE,
    CUSTOM,
    DATA,
    EXPORT,
    GLOBAL,
    IMPORT,
    MAGIC,
    MEMORY,
    STACK_BYTES,
    Reader,
    Unlinkable,
    executable,
    number,
)

TABLE_OF_NUMBERS = """
@numbers = internal global [3 x i32] [i32 7, i32 8, i32 9]
@pointer = internal global ptr getelementptr (i8, ptr @numbers, i32 4)
define i32 @load(i32 %place) {
  %at = getelementptr [3 x i32], ptr @numbers, i32 0, i32 %place
  %found = load i32, ptr %at
  ret i32 %found
}
define i32 @follow() {
  %at = load ptr, ptr @pointer
  %found = load i32, ptr %at
  ret i32 %found
}
"""


def object_of(text: str) -> bytes:
    module = llvm.parse_assembly(f'target triple = "{WASM32.triple}"\n{text}')
    machine = machine_of(WASM32)
    module.data_layout = str(machine.target_data)
    code: bytes = machine.emit_object(module)
    return code


def sections_of(module: bytes) -> list[tuple[int, bytes]]:
    reader, found = Reader(module, len(MAGIC)), []
    while reader.more:
        kind, size = reader.byte(), reader.number()
        found.append((kind, module[reader.at : reader.at + size]))
        reader.at += size
    return found


def test_a_module_exports_what_is_asked_for_and_imports_nothing() -> None:
    module = executable(object_of(TABLE_OF_NUMBERS), ["load", "follow"], b"about this", "notes")
    sections = dict(sections_of(module))
    assert IMPORT not in sections
    assert {MEMORY, GLOBAL, EXPORT, CODE, DATA} <= set(sections)
    for name in (b"load", b"follow", b"memory", b"__heap_base"):
        assert name in sections[EXPORT]
    assert sections[CUSTOM] == b"\x05notesabout this"
    assert [kind for kind, _ in sections_of(module)] == sorted(
        [kind for kind, _ in sections_of(module)], key=[1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11, 0].index
    ), "sections stand in the order that the specification prescribes"


def test_data_lies_behind_the_stack_and_addresses_of_it_follow() -> None:
    module = executable(object_of(TABLE_OF_NUMBERS), ["load", "follow"])
    data = Reader(dict(sections_of(module))[DATA])
    segments = {}
    for _ in range(data.number()):
        assert (data.number(), data.byte()) == (0, 0x41)
        start = data.signed()
        data.byte()
        size = data.number()
        segments[start] = data.data[data.at : data.at + size]
        data.at += size
    numbers = next(start for start, content in segments.items() if len(content) == 12)
    pointer = next(content for content in segments.values() if len(content) == 4)
    assert numbers >= STACK_BYTES
    assert int.from_bytes(pointer, "little") == numbers + 4


def test_addresses_in_code_are_shifted_too() -> None:
    code = object_of(TABLE_OF_NUMBERS)
    before, after = (dict(sections_of(module))[CODE] for module in (code, executable(code, ["load", "follow"])))
    changed = [place for place, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert len(changed) == 2, "load and follow name one address each, whose third byte holds the 64 KB"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("declare i32 @elsewhere()\ndefine i32 @run() {\n %r = call i32 @elsewhere()\n ret i32 %r\n}", "imports env.elsewhere"),
        ("@far = external global i32\ndefine i32 @run() {\n %r = load i32, ptr @far\n ret i32 %r\n}", "does not define far"),
        (
            "define i32 @run(ptr %f) {\n %r = call i32 %f()\n ret i32 %r\n}\n@kept = global ptr @run",
            "imports env.__indirect_function_table|relocation|sections",
        ),
    ],
)
def test_what_only_a_linker_could_resolve_is_refused(text: str, says: str) -> None:
    with pytest.raises(Unlinkable, match=says):
        executable(object_of(text), ["run"])


def test_a_function_that_is_not_there_and_bytes_that_are_no_object_are_refused() -> None:
    with pytest.raises(Unlinkable, match="no function sing"):
        executable(object_of(TABLE_OF_NUMBERS), ["sing"])
    with pytest.raises(Unlinkable, match="no WebAssembly"):
        executable(b"\x7fELF", [])
    with pytest.raises(Unlinkable, match="no object file"):
        executable(MAGIC, [])


@pytest.mark.parametrize("value", [0, 1, 127, 128, 300, 65535, 65536, 2**31 - 1])
def test_numbers_are_read_as_they_were_written(value: int) -> None:
    assert Reader(number(value)).number() == value
