"""Every address with its method and the models of its bodies, as the routes declare them; and OpenAPI's description of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec
from fastapi import FastAPI
from fastapi.dependencies.models import Dependant
from fastapi.routing import iter_route_contexts

from megawatt.server.api.bodies import NDJSON, PLACE, BodyModel, ModelReference, json_content, members_of


class Operation(NamedTuple):
    """An address with a method. `request` is None without a JSON body, `responses` is empty for a text or a file."""

    method: str
    path: str
    request: BodyModel | None
    media_types: tuple[str, ...]
    """Of the answer, when it is done."""
    sent_as: tuple[str, ...]
    """The media types of a body that is no JSON."""
    responses: tuple[type, ...]
    """The model of the answer, or those of the lines of a stream."""
    refusals: tuple[type, ...]

    @property
    def models(self) -> tuple[type, ...]:
        """All models that this address uses."""
        return (*([self.request.model] if self.request else []), *self.responses, *self.refusals)


def operations(api: FastAPI) -> list[Operation]:
    """All addresses that are part of the description, in the order of the application."""
    return [operation for route in iter_route_contexts(api.routes) for operation in _operations_of(route)]


def describe(api: FastAPI) -> None:
    """Let the application describe itself with the models of its routes."""
    routes = api.openapi

    def openapi() -> dict[str, Any]:
        if not api.openapi_schema:
            described, found = routes(), operations(api)
            for operation in found:
                if operation.request is not None:
                    model, required = operation.request.model, operation.request.required
                    place = described["paths"][operation.path][operation.method.lower()]
                    place["requestBody"] = {"required": required, "content": json_content(model)}
                if NDJSON in operation.media_types:
                    lines = described["paths"][operation.path][operation.method.lower()]["responses"]["200"]["content"][NDJSON]
                    lines["itemSchema"] = {"oneOf": [ModelReference(model) for model in operation.responses]}
            _, schemas = msgspec.json.schema_components(models_of(found), ref_template=PLACE)
            described.setdefault("components", {}).setdefault("schemas", {}).update(schemas)
            api.openapi_schema = described
        return api.openapi_schema

    api.openapi = openapi  # type: ignore[method-assign]


def models_of(found: Iterable[Operation]) -> list[type]:
    """The models of these addresses, each once, in their order."""
    return list(dict.fromkeys(model for operation in found for model in operation.models))


def _operations_of(route: Any) -> Iterator[Operation]:
    if not getattr(route, "include_in_schema", False) or not hasattr(route, "responses"):
        return
    done, refused = route.responses.get(200, {}), [answer for status, answer in route.responses.items() if status != 200]
    responses = [each for model in _referenced(done) for each in (members_of(model) if NDJSON in done["content"] else [model])]
    sent = (route.openapi_extra or {}).get("requestBody", {}).get("content", {})
    for method in sorted(route.methods):
        yield Operation(
            method=method,
            path=route.path_format,
            request=next(_body_models(route.dependant), None),
            media_types=tuple(done.get("content", {})),
            sent_as=tuple(sent),
            responses=tuple(responses),
            refusals=tuple(_referenced(refused)),
        )


def _body_models(dependant: Dependant) -> Iterator[BodyModel]:
    """The models of the bodies that a route's dependencies read."""
    for each in dependant.dependencies:
        found = getattr(each.call, "body_model", None)
        if found is not None:
            yield found
        yield from _body_models(each)


def _referenced(described: Any) -> Iterator[type]:
    """The models that a part of a description refers to."""
    if isinstance(described, ModelReference):
        yield described.model
    elif isinstance(described, dict):
        for each in described.values():
            yield from _referenced(each)
    elif isinstance(described, list | tuple):
        for each in described:
            yield from _referenced(each)
