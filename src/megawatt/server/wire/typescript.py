"""The models of the wire as TypeScript, for the page: one interface per record, with the docstrings as comments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import NODEFAULT
from msgspec import inspect as types

HEADER = "/** {title} Written by `make wire` from {source}: change it there. */"
PLAIN = {
    types.IntType: "number", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean",
    types.NoneType: "null", types.AnyType: "unknown",
}  # fmt: skip
Record = types.StructType | types.DataclassType | types.TypedDictType


def typescript(title: str, source: str, told: Iterable[Any], asked: Iterable[Any] = ()) -> str:
    """A module with an interface for every record in these models; in what the page asks, it may leave out what has a default."""
    parts = [HEADER.format(title=title, source=source)]
    known: dict[str, Record] = {}
    for models, may_leave_out in ((told, False), (asked, True)):
        before = set(known)
        for model in models:
            _collect(types.type_info(model), known)
        parts += [_interface(record, may_leave_out) for name, record in known.items() if name not in before]
    return "\n\n".join(parts) + "\n"


def choices(values: str, kind: str, about: str, names: Iterable[str]) -> str:
    """A list of names and the type of one of them."""
    listed = "\n".join(f"  '{name}'," for name in names)
    return f"/** {about} */\nexport const {values} = [\n{listed}\n] as const\nexport type {kind} = (typeof {values})[number]\n"


def _collect(kind: types.Type, found: dict[str, Record]) -> None:
    if isinstance(kind, Record):
        if kind.cls.__name__ in found:
            return
        found[kind.cls.__name__] = kind
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
