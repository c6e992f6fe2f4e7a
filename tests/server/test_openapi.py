"""Whatever is sent to the HTTP addresses: no server error, and every answer as the OpenAPI description says."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from megawatt.server.app import SCHEMA, create_app
from megawatt.server.serving import uvicorn_options
from megawatt.server.settings import Settings

from .conftest import QUICK, free_port, sqlite_address

EXAMPLES = 30


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """The description of a server that runs beside the test."""
    chosen = Settings(database=sqlite_address(tmp_path_factory.mktemp("tables")), port=free_port(), **QUICK)
    server = uvicorn.Server(uvicorn.Config(create_app(chosen), **uvicorn_options(chosen)))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield schemathesis.openapi.from_url(f"http://127.0.0.1:{chosen.port}{SCHEMA}")
    server.should_exit = True
    thread.join()


def test_every_address_answers_as_described(description: Any) -> None:
    """All checks but one: what games and names allow is more than a schema can say."""
    operations = [operation.ok() for operation in description.get_all_operations()]
    assert len(operations) >= 14
    for operation in operations:

        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            case.call_and_validate(excluded_checks=[positive_data_acceptance])

        check()
