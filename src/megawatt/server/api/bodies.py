"""HTTP bodies as msgspec models: how a route reads one, and how it declares its answers.

What a route declares is all there is: `operations` collects the models of every route for the OpenAPI document and for the page.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, get_args

import msgspec
from fastapi import Depends, Request, Response
from msgspec import Struct

from megawatt.server.refusals import Refusal, RefusedRequest

T = TypeVar("T")
Family = TypeVar("Family", bound=Struct)
PLACE = "#/components/schemas/{name}"
JSON, NDJSON = "application/json", "application/x-ndjson"
TEXT: dict[str, Any] = {"type": "string"}
Responses = dict[int | str, dict[str, Any]]
"""How answers are described, by their status."""
BINARY: dict[str, Any] = {"type": "string", "format": "binary"}


class ModelReference(dict[str, str]):
    """A reference to the schema of a model. It holds the model, so that no list of all models is needed."""

    def __init__(self, model: type) -> None:
        super().__init__({"$ref": PLACE.format(name=model.__name__)})
        self.model = model


class BodyModel(msgspec.Struct, frozen=True):
    """The model of a request's body, and whether there must be one."""

    model: type
    required: bool


def body(model: type[T]) -> Callable[[Request], Awaitable[T]]:
    """The dependency that reads such a body; a model or None makes the body optional. Refusal says what is wrong with it."""
    decoder = msgspec.json.Decoder(model)

    async def read(request: Request) -> T:
        kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
        if not kind.endswith(("/json", "+json")):
            raise Refusal("bad-request", f"body: it should be application/json, not {kind[:60]}")
        try:
            return decoder.decode(await request.body() or b"null")
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise Refusal("bad-request", f"body: {fault}") from None

    alternatives = [each for each in get_args(model) if each is not type(None)]
    read.body_model = BodyModel(alternatives[0] if alternatives else model, not alternatives)  # type: ignore[attr-defined]
    return read


if TYPE_CHECKING:
    JsonBody = Annotated[T, "a body"]
    """The body of a request, in the signature of a route; with `JsonBody[Model | None]` it may be missing."""
else:

    class JsonBody:
        """The body of a request, in the signature of a route; with `JsonBody[Model | None]` it may be missing."""

        def __class_getitem__(cls, model: Any) -> Any:
            return Annotated[model, Depends(body(model))]


def answers(model: type) -> dict[str, Any]:
    """Declares that a route answers with this model."""
    return {"response_model": None, "responses": {200: {"description": "Done", "content": json_content(model)}}}


def answers_file(media_type: str, schema: dict[str, Any], refusals: Responses | None = None) -> dict[str, Any]:
    """Declares that a route answers with a file: `TEXT` or `BINARY`."""
    answer = {"description": "The file", "content": {media_type: {"schema": schema}}}
    return {"response_model": None, "response_class": Response, "responses": {200: answer, **(refusals or {})}}


def answers_lines(family: type[Struct]) -> dict[str, Any]:
    """Declares that a route answers with lines of JSON, each a model of this family, until somebody goes."""
    lines = {"schema": TEXT, "itemSchema": ModelReference(family)}
    answer = {"description": "JSON lines, until somebody goes", "content": {NDJSON: lines}}
    return {"response_model": None, "response_class": Response, "responses": {200: answer}}


def members_of(family: type[Family]) -> list[type[Family]]:
    """The models that features have derived from this one and given a tag, by name. A model with a tag is a member itself."""
    found = {each for sub in family.__subclasses__() for each in members_of(sub)}
    if family.__struct_config__.tag != family.__name__:  # msgspec's own tag for a base class
        found.add(family)
    return sorted(found, key=lambda model: model.__name__)


def refusal(what: str) -> dict[str, Any]:
    """Describes a refusal."""
    return {"description": what, "content": json_content(RefusedRequest)}


def json_content(model: type) -> dict[str, Any]:
    """The content of a body with this model, in OpenAPI's words."""
    return {JSON: {"schema": ModelReference(model)}}
