"""The browser's driver beside the rest of the suite: its event loop is in nobody's way, whatever ran before or runs after."""

from __future__ import annotations

import asyncio
import threading

import pytest
from playwright.sync_api import Browser

from .people import Person


@pytest.fixture
def answer_of_the_main_thread(chromium: Browser) -> str:
    """What an asynchronous test gives that runs in the suite's own thread while the driver is alive."""
    assert chromium.is_connected()

    async def answer() -> str:
        await asyncio.sleep(0)
        return threading.current_thread().name

    return asyncio.run(answer())


def test_asynchronous_tests_run_beside_an_open_browser(person: Person, answer_of_the_main_thread: str) -> None:
    person.opens()
    assert answer_of_the_main_thread == threading.main_thread().name
    assert threading.current_thread() is not threading.main_thread()
