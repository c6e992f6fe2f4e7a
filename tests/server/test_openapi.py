"""Whatever is sent to the HTTP addresses: no server error, and every answer as the OpenAPI description says."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import positive_data_acceptance

from megawatt.server.http.app import SCHEMA, create_app
from megawatt.server.settings import Settings
from megawatt.server.start.server import uvicorn_options

from .conftest import QUICK, free_port, sqlite_address
from .pages import KEPT, PATIENCE

EXAMPLES = 12


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The description of a server that runs beside the test."""
    chosen = Settings(database=sqlite_address(tmp_path_factory.mktemp("tables")), port=free_port(), **QUICK)
    server = uvicorn.Server(uvicorn.Config(create_app(chosen), **uvicorn_options(chosen)))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.02)
    yield schemathesis.openapi.from_url(f"http://127.0.0.1:{chosen.port}{SCHEMA}")
    server.should_exit = True
    thread.join()


def operations_of(description: Any) -> list[Any]:
    """All of them but the streams, whose answers never end (see test_programs.py)."""
    found = [operation.ok() for operation in description.get_all_operations()]
    return [operation for operation in found if not operation.path.endswith(("/events", "/stream"))]


@pytest.mark.parametrize("examples", [EXAMPLES, pytest.param(400, marks=pytest.mark.soak)])
def test_every_address_answers_as_described(description: Any, examples: int) -> None:
    """All checks but one: what games and names allow is more than a schema can say."""
    operations = operations_of(description)
    assert len(operations) >= 14
    for operation in operations:

        @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            case.call_and_validate(excluded_checks=[positive_data_acceptance], timeout=PATIENCE)

        check()


HOSTILE = st.sampled_from(
    ["\0", "²", "x" * 300, "9" * 5_000, "\ud800", "a.b" * 200, "[" * 3_000, "attached:" + "a." * 3_000, "../..", ""]
)


def test_no_address_answers_hostile_texts_with_a_server_error(description: Any) -> None:
    """Every text of every body and address is something that has brought a reader down."""
    # one for every request would take longer than all the requests
    client = httpx.Client(timeout=PATIENCE, verify=False, limits=httpx.Limits(keepalive_expiry=KEPT))
    for operation in operations_of(description):

        @settings(max_examples=EXAMPLES // 2, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(), text=HOSTILE)
        def check(case: Any, text: str) -> None:
            address = (
                case.formatted_path if not case.path_parameters else case.path.replace("{table}", quote(text, errors="replace"))
            )
            body = json.dumps(_filled(case.body, text)) if isinstance(case.body, dict) else text
            origin = case.operation.base_url
            sent = client.request(case.method, origin + address, content=body.encode(errors="replace"))
            assert sent.status_code < 500 or sent.json()["refused"] == "busy"

        check()
    client.close()


def _filled(value: Any, text: str) -> Any:
    """The same body with this text wherever there was one."""
    if isinstance(value, dict):
        return {name: _filled(inner, text) for name, inner in value.items()}
    if isinstance(value, list):
        return [_filled(inner, text) for inner in value]
    return text if isinstance(value, str) else value
