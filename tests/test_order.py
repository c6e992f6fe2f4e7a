"""What takes longest begins first, so that all workers end together."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from .conftest import DEAR, TESTS, pytest_collection_modifyitems


@pytest.mark.parametrize("file", DEAR)
def test_what_is_called_dear_is_there(file: str) -> None:
    assert (TESTS / file).is_file()


def test_dear_tests_come_first_and_all_others_stay_in_their_order() -> None:
    files = ["analysis/test_a.py", DEAR[-1], "barrage/test_b.py", DEAR[0], "test_z.py"]
    items: list[Any] = [SimpleNamespace(path=TESTS / file) for file in files]
    pytest_collection_modifyitems(items)
    found = [item.path.relative_to(TESTS).as_posix() for item in items]
    assert found == [DEAR[0], DEAR[-1], "analysis/test_a.py", "barrage/test_b.py", "test_z.py"]
