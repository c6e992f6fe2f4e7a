"""Write docs/protocol-messages.md, the reference of the protocol: every address, message, field and refusal: `make wire`.

The addresses come from the application's OpenAPI document, the fields from the models of its routes and of the socket, the
refusals from `refusals.py` and the English messages of the page. A test compares the page.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from msgspec import NODEFAULT
from msgspec import inspect as types

import megawatt.server
from megawatt.server.clients.messages import Event
from megawatt.server.http.app import ALLOWED, create_api
from megawatt.server.http.codegen import wire_models
from megawatt.server.live.messages import ToPage
from megawatt.server.live.requests import FromPage
from megawatt.server.refusals import STATUS

SERVER = Path(megawatt.server.__file__).parent
PAGE = Path(__file__).parent / "protocol-messages.md"
INTRODUCTION = """# Protocol reference

For authors of programs and of the page. After this page you know every address, message, field and refusal of a server.
[The protocol](protocol.md) explains how they are used, and [openapi.json](openapi.json) describes the addresses for tools.
`make wire` writes this page from the code.

`[T]` is a list of T, `{string: T}` an object with values T, and `T or null` may be null. *Optional* fields may be left out in a
request, or are absent in an answer where they say nothing. In the column *token*, `–` means that no token opens the address."""
SECTIONS = {
    "From the page": "Messages that a page sends over the WebSocket `/ws`. Each has a number `id`, which its answer repeats.",
    "From the server": "Messages that a server sends over the WebSocket. `done` and `refused` answer a message of the page.",
    "Events": "Lines of the stream `GET /api/events`.",
    "Records": "Everything that requests, answers and messages are made of, in alphabetical order.",
}
JSON = {
    types.IntType: "integer", types.FloatType: "number", types.StrType: "string", types.BoolType: "boolean",
    types.NoneType: "null", types.AnyType: "any",
}  # fmt: skip
Record = types.StructType | types.DataclassType | types.TypedDictType


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


def page() -> str:
    """The whole reference."""
    records = models()
    sections = dict.fromkeys(SECTIONS, "")
    for name in sorted(records):
        sections[_section(records[name])] += f"\n\n{_record(records[name])}"
    parts = [INTRODUCTION, "## Addresses", addresses()]
    parts += [f"## {title}\n\n{SECTIONS[title]}{text}" for title, text in sections.items()]
    parts += ["## Refusals", refusals()]
    return "\n\n".join(parts) + "\n"


def models() -> dict[str, Record]:
    """Every model that crosses the wire, with all that it is made of."""
    found: dict[str, Record] = {}
    wire = wire_models()
    for model in (*wire.sent, *wire.received):
        _collect(types.type_info(model), found)
    return found


def _collect(kind: types.Type, found: dict[str, Record]) -> None:
    if isinstance(kind, Record):
        if kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            for field in kind.fields:
                _collect(field.type, found)
        return
    inner = [getattr(kind, name, None) for name in ("item_type", "value_type", "type")]
    for each in (*inner, *getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
        if isinstance(each, types.Type):
            _collect(each, found)


def _section(record: Record) -> str:
    if issubclass(record.cls, FromPage):
        return "From the page"
    if issubclass(record.cls, ToPage):
        return "From the server"
    return "Events" if issubclass(record.cls, Event) else "Records"


def _record(record: Record) -> str:
    """A model's heading, what it is, and its fields."""
    lines = [f"### {record.cls.__name__}", _one_line(record.cls.__doc__ or "")]
    rows = []
    if isinstance(record, types.StructType) and record.tag is not None:
        rows.append(f'| `{record.tag_field}` | `"{record.tag}"` | |')
    said = _sentences(record.cls)
    for field in record.fields:
        rows.append(f"| `{field.encode_name}` | {_type(field.type)} | {' '.join(_meaning(field, said))} |".replace("|  |", "| |"))
    if rows:
        lines.append("\n".join(["| field | type | meaning |", "| --- | --- | --- |", *rows]))
    return "\n\n".join(line for line in lines if line)


def _meaning(field: types.Field, said: Mapping[str, str]) -> Iterator[str]:
    """What a field says, and whether it may be left out."""
    if field.name in said:
        yield said[field.name]
    if not field.required:
        yield "Optional."
        if field.default not in (NODEFAULT, None):
            yield f"Default: `{json.dumps(field.default)}`."


def _sentences(cls: type) -> dict[str, str]:
    """The sentence below each field in the source, the fields of a model's parents included."""
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if each.__module__.startswith("megawatt."):
            body = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0].body  # type: ignore[attr-defined]
            for field, below in pairwise(body):
                if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                    found[field.target.id] = _one_line(str(below.value.value))  # type: ignore[union-attr]
    return found


def _one_line(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _type(kind: types.Type) -> str:
    """A type in the notation that the page explains."""
    if isinstance(kind, types.Metadata):
        return _type(kind.type)
    if isinstance(kind, types.LiteralType):
        return " or ".join(f'`"{value}"`' if isinstance(value, str) else f"`{value}`" for value in kind.values)
    if isinstance(kind, types.UnionType):
        return " or ".join(sorted(dict.fromkeys(map(_type, kind.types)), key=lambda name: name == "null"))
    if isinstance(kind, types.ListType | types.VarTupleType):
        return f"[{_type(kind.item_type)}]"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(map(_type, kind.item_types))}]"
    if isinstance(kind, types.DictType):
        return f"{{{_type(kind.key_type)}: {_type(kind.value_type)}}}"
    if isinstance(kind, Record):
        return _link(kind.cls.__name__)
    if isinstance(kind, types.StrType) and kind.max_length is not None:
        return f"string of at most {kind.max_length} characters"
    return JSON.get(type(kind), "any")


def _link(model: str) -> str:
    return f"[{model}](#{model.lower()})"


def addresses() -> str:
    """Every address with its body, its answer and the scopes of tokens that open it."""
    lines = ["| request | does | body | answer | token |", "| --- | --- | --- | --- | --- |"]
    known = models()
    for path, methods in sorted(create_api().openapi()["paths"].items()):
        for method, operation in methods.items():
            about = _one_line((operation.get("description") or operation["summary"]).partition("\n\n")[0])
            received = _schemas(operation.get("requestBody", {}).get("content", {}), known)
            sent = _schemas(operation["responses"].get("200", {}).get("content", {}), known)
            scopes = ", ".join(f"`{scope}`" for scope in sorted(ALLOWED.get((method.upper(), path), ()))) or "–"
            query = "".join(f" `?{each['name']}`" for each in operation.get("parameters", ()) if each["in"] == "query")
            lines.append(f"| `{method.upper()} {path}`{query} | {about} | {received} | {sent} | {scopes} |")
    return "\n".join(lines)


def _schemas(content: Mapping[str, Any], known: Mapping[str, Record]) -> str:
    """What a body holds: the models it names, or else its media type."""
    named = [name for kind in content.values() for name in re.findall(r"'#/components/schemas/(\w+)'", str(kind.get("schema", {})))]
    if named:
        return ", ".join(_link(name) if name in known else name for name in dict.fromkeys(named))
    return ", ".join(kind for kind in content if kind != "application/json" or len(content) == 1)


def refusals() -> str:
    """Every refusal with its status, its arguments and what the page says."""
    parser = FluentParser(with_spans=False)
    resource = parser.parse((SERVER / "words" / "en.ftl").read_text(encoding="utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, fluent.Message)}
    arguments = dict(_arguments())
    lines = ["| refusal | status | arguments | what the page says |", "| --- | ---: | --- | --- |"]
    for refusal, status in sorted(STATUS.items()):
        said = _sentence(messages[f"refused-{refusal}"].value)
        given = ", ".join(f"`{name}`" for name in sorted(arguments.get(refusal, set()) | set(re.findall(r"\*(\w+)\*", said))))
        lines.append(f"| `{refusal}` | {status} | {given} | {said} |")
    return "\n".join(lines)


def _arguments() -> Iterator[tuple[str, set[str]]]:
    """The arguments of each refusal, from where it is raised."""
    found: dict[str, set[str]] = {}
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Refusal") and node.args:
                if isinstance(name := node.args[0], ast.Constant):
                    found.setdefault(str(name.value), set()).update(each.arg for each in node.keywords if each.arg)
    yield from found.items()


def _sentence(pattern: fluent.Pattern | None) -> str:
    """A message as a sentence, with its arguments by name; where it differs by number, the usual form."""
    parts = []
    for element in pattern.elements if pattern is not None else ():
        if isinstance(element, fluent.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, fluent.SelectExpression):
            parts.append(_sentence(next(variant.value for variant in element.expression.variants if variant.default)))
        elif isinstance(element.expression, fluent.VariableReference):
            parts.append(f"*{element.expression.id.name}*")
        elif isinstance(element.expression, fluent.FunctionReference):
            parts.append(f"*{element.expression.arguments.positional[0].id.name}*")
    return _one_line("".join(parts))


if __name__ == "__main__":
    main()
