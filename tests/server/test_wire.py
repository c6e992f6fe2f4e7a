"""What the page and programs read about the wire is what the models and routes say, and it is complete."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi import Depends, FastAPI

from megawatt.server.api.bodies import ModelReference, answers, body, members_of
from megawatt.server.api.operations import describe, operations
from megawatt.server.http.app import create_api
from megawatt.server.http.codegen import TYPES, written
from megawatt.server.http.typescript import interfaces
from megawatt.server.live.messages import Announcement, Done, ToPage
from megawatt.server.live.requests import FromPage

from .conftest import Served
from .pages import Page

ROOT = Path(__file__).parents[2]
DESCRIBED: dict[str, Any] = create_api().openapi()
OPERATIONS = [
    (f"{method.upper()} {path}", operation)
    for path, methods in DESCRIBED["paths"].items()
    for method, operation in methods.items()
]  # fmt: skip
anyio = pytest.mark.anyio


@pytest.mark.parametrize("path", list(written()), ids=str)
def test_what_is_written_about_the_wire_follows_from_its_models(path: Path) -> None:
    assert (ROOT / path).read_text(encoding="utf-8") == written()[path], "run `make wire`"


# HTTP


def test_every_reference_of_the_openapi_document_leads_to_a_schema() -> None:
    known = {f"#/components/schemas/{name}" for name in DESCRIBED["components"]["schemas"]}
    found = set(references(DESCRIBED))
    assert len(found) > 100
    assert found <= known


def references(part: Any) -> Iterator[str]:
    """Every `$ref` in a part of a document."""
    if isinstance(part, dict):
        if "$ref" in part:
            yield part["$ref"]
        part = list(part.values())
    if isinstance(part, list):
        for each in part:
            yield from references(each)


@pytest.mark.parametrize(("name", "operation"), OPERATIONS, ids=[name for name, _ in OPERATIONS])
def test_every_address_says_what_it_answers_with(name: str, operation: dict[str, Any]) -> None:
    """With a model, or with text or a file of a named type."""
    contents = operation["responses"]["200"]["content"]
    assert contents
    for media_type, content in contents.items():
        if media_type == "application/json":
            assert "$ref" in content["schema"]
        else:
            assert content["schema"]["type"] == "string"
            assert "itemSchema" in content or media_type != "application/x-ndjson"


def test_every_address_that_reads_a_body_says_so() -> None:
    """Each body is read by a dependency that knows its model; the one text is declared by hand."""
    declared = {name: operation.get("requestBody", {}).get("content", {}) for name, operation in OPERATIONS}
    for operation in operations(create_api()):
        content = declared[f"{operation.method} {operation.path}"]
        if operation.request is not None:
            assert content["application/json"]["schema"] == ModelReference(operation.request.model)
        else:
            assert list(content) == list(operation.sent_as)
    assert [name for name, content in declared.items() if "text/plain" in content] == ["POST /api/files"]


def test_a_route_needs_no_other_place_to_be_described() -> None:
    wish = msgspec.defstruct("Wish", [("number", int)])
    answer = msgspec.defstruct("Answer", [("wishes", list[wish])])  # type: ignore[valid-type]
    api = FastAPI()
    reads = Depends(body(wish | None))  # type: ignore[arg-type, operator]

    @api.put("/wish", **answers(answer))
    async def put(wished: Any = reads) -> None: ...

    describe(api)
    found = api.openapi()
    assert set(references(found["paths"])) - {"#/components/schemas/HTTPValidationError"} == {
        "#/components/schemas/Answer", "#/components/schemas/Wish",
    }  # fmt: skip
    assert found["paths"]["/wish"]["put"]["requestBody"]["required"] is False
    assert {"Answer", "Wish"} <= set(found["components"]["schemas"])


def test_two_models_of_one_name_are_an_error() -> None:
    first, second = (msgspec.defstruct("Same", [("number", int)], module=module) for module in ("one", "other"))
    with pytest.raises(TypeError, match="two models are called Same: one and other"):
        interfaces("", "", [first, second])


# The socket


@anyio
async def test_every_message_of_a_page_is_handled_and_typed(served: Served) -> None:
    assert set(served.worker.core.handlers.handle) == set(members_of(FromPage))
    text = written()[TYPES]
    for name, family in (("PageMessage", FromPage), ("ServerMessage", ToPage)):
        listed = re.search(rf"export type {name} =((?:\n  \| \w+)+)", text)
        assert listed is not None
        assert re.findall(r"\w+", listed[1]) == [model.__name__ for model in members_of(family)]


def test_a_stream_has_the_messages_of_all_features() -> None:
    lines = DESCRIBED["paths"]["/api/tables/{table}/stream"]["get"]["responses"]["200"]["content"]["application/x-ndjson"]
    named = [reference.rpartition("/")[2] for reference in references(lines["itemSchema"])]
    assert (
        named == ["Chat", "News", "Presence", "Said", "Table", "Update"] == [model.__name__ for model in members_of(Announcement)]
    )


@anyio
async def test_messages_are_answered_with_the_models_that_they_name(page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=1)
    await page.watch(table)
    wishes: dict[str, dict[str, Any]] = {
        "watch": {"table": table, "since": page.table["seq"]},
        "why": {"ply": 0, "move": page.moves()[0]},
        "look": {"ply": 0},
        "log": {"first": 0, "last": 1},
        "earlier-chat": {"room": "table", "before": 5},
    }
    models = {str(message.__struct_config__.tag): message.answer for message in members_of(FromPage)}
    assert {name for name, model in models.items() if model is not Done} == set(wishes)
    for name, wish in wishes.items():
        answer = await page.ask(name, **wish)
        fields = msgspec.structs.fields(models[name])
        may_be_absent = {field.encode_name for field in fields if field.default is msgspec.UNSET}
        assert set(answer) - {"type"} - may_be_absent == {field.encode_name for field in fields} - may_be_absent
