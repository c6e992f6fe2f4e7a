"""Models of the wire as TypeScript for the page: an interface per record, with the docstrings as comments, and what uses them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as types

from megawatt.server.api.bodies import NDJSON
from megawatt.server.api.operations import Operation
from megawatt.server.live.requests import FromPage

HEADER = "/** {title} Written by `make wire` from {source}: change it there. */"
PLAIN = {
    types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean",
    types.NoneType: "null", types.AnyType: "unknown", types.BytesType: "string",
}  # fmt: skip
Record = types.StructType | types.DataclassType | types.TypedDictType


def interfaces(title: str, source: str, sent: Iterable[Any], received: Iterable[Any] = ()) -> str:
    """A module with an interface for every record in these models; in what the page asks, it may leave out what has a default."""
    parts = [HEADER.format(title=title, source=source)]
    known: dict[str, Record] = {}
    for models, may_leave_out in ((sent, False), (received, True)):
        before = set(known)
        for model in models:
            _collect(types.type_info(model), known)
        parts += [_interface(record, may_leave_out) for name, record in known.items() if name not in before]
    return "\n\n".join(parts) + "\n"


def union(name: str, about: str, models: Iterable[type]) -> str:
    """A type that is one of these models."""
    alternatives = "".join(f"\n  | {model.__name__}" for model in models)
    return f"/** {about} */\nexport type {name} ={alternatives}\n"


def socket_answers(messages: Iterable[type[FromPage]]) -> str:
    """How every message of the page is answered, by its type."""
    lines = ["/** How the server answers each message of the page, unless it refuses. */", "export interface SocketAnswers {"]
    lines += [f"  {_key(str(message.__struct_config__.tag))}: {message.answer.__name__}" for message in messages]
    return "\n".join([*lines, "}"]) + "\n"


def http_operations(found: Iterable[Operation]) -> str:
    """What every address takes and answers with, by its method and path."""
    lines = [
        "/** What every HTTP address takes as its body and answers with. Texts and files are strings, lines of JSON have `line`. */"
    ]
    lines.append("export interface HttpOperations {")
    for operation in found:
        lines.append(f"  '{operation.method} {operation.path}': {{ {'; '.join(_bodies(operation))} }}")
    return "\n".join([*lines, "}"]) + "\n"


def _bodies(operation: Operation) -> list[str]:
    parts = []
    if operation.request is not None:
        parts.append(f"request{'' if operation.request.required else '?'}: {operation.request.model.__name__}")
    elif operation.sent_as:
        parts.append("request: string")
    models = " | ".join(model.__name__ for model in operation.responses)
    kind = "line" if NDJSON in operation.media_types else "response"
    return [*parts, f"{kind}: {models or 'string'}"]


def choices(values: str, kind: str, about: str, names: Iterable[str]) -> str:
    """A list of names and the type of one of them."""
    listed = "\n".join(f"  '{name}'," for name in names)
    return f"/** {about} */\nexport const {values} = [\n{listed}\n] as const\nexport type {kind} = (typeof {values})[number]\n"


def _collect(kind: types.Type, found: dict[str, Record]) -> None:
    if isinstance(kind, Record):
        known = found.setdefault(kind.cls.__name__, kind)
        if known.cls is not kind.cls:
            raise TypeError(f"two models are called {kind.cls.__name__}: {known.cls.__module__} and {kind.cls.__module__}")
        if known is not kind:
            return
        for field in _fields(kind):
            _collect(field.type, found)
    elif isinstance(kind, types.UnionType):
        for each in kind.types:
            _collect(each, found)
    elif isinstance(kind, types.DictType):
        _collect(kind.value_type, found)
    elif isinstance(kind, types.TupleType):
        for each in kind.item_types:
            _collect(each, found)
    elif isinstance(kind, types.ListType | types.VarTupleType):
        _collect(kind.item_type, found)
    elif isinstance(kind, types.Metadata):
        _collect(kind.type, found)


def _interface(record: Record, may_leave_out: bool) -> str:
    lines = []
    if doc := (record.cls.__doc__ or "").strip():
        lines.append(f"/** {' '.join(doc.split())} */")
    lines.append(f"export interface {record.cls.__name__} {{")
    if isinstance(record, types.StructType) and record.tag is not None:
        lines.append(f"  {record.tag_field}: '{record.tag}'")
    for field in _fields(record):
        without_value = field.default is field.default_factory is NODEFAULT
        absent = not field.required and (may_leave_out or without_value)
        lines.append(f"  {_key(field.encode_name)}{'?' if absent else ''}: {written(field.type)}")
    return "\n".join([*lines, "}"])


def _fields(record: Record) -> list[types.Field]:
    """The fields as they are declared; msgspec sorts those of a TypedDict by name."""
    declared = list(record.cls.__annotations__) if isinstance(record, types.TypedDictType) else []
    return sorted(record.fields, key=lambda field: declared.index(field.name) if declared else 0)


def written(kind: types.Type) -> str:
    """A type in TypeScript's notation."""
    if isinstance(kind, types.Metadata):
        return written(kind.type)
    if isinstance(kind, types.LiteralType):
        return " | ".join(f"'{value}'" if isinstance(value, str) else str(value).lower() for value in kind.values)
    if isinstance(kind, types.UnionType):
        names = [written(each) for each in kind.types]
        return " | ".join(sorted(dict.fromkeys(names), key=lambda name: name == "null"))
    if isinstance(kind, types.ListType | types.VarTupleType):
        inner = written(kind.item_type)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(written(each) for each in kind.item_types)}]"
    if isinstance(kind, types.DictType):
        key = written(kind.key_type) if isinstance(kind.key_type, types.LiteralType) else "string"
        return f"Record<{key}, {written(kind.value_type)}>"
    if isinstance(kind, Record):
        return kind.cls.__name__
    return PLAIN[type(kind)]


def _key(name: str) -> str:
    return name if name.isidentifier() else f"'{name}'"
