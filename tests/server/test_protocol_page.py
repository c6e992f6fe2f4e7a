"""The reference of the protocol names every address, message, field and refusal."""

from __future__ import annotations

import json
import re
import runpy
from pathlib import Path

import pytest

from megawatt.server.refusals import STATUS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/protocol-messages.md").read_text(encoding="utf-8")
OPENAPI = json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))
(TYPES,) = (path.read_text(encoding="utf-8") for path in (ROOT / "web/src").rglob("wire.ts"))

MAPS = ("SocketAnswers", "HttpOperations")
"""Types of the page that say which model belongs where."""
INTERFACES = [pair for pair in re.findall(r"export interface (\w+) \{\n(.*?)\n?\}", TYPES, re.DOTALL) if pair[0] not in MAPS]


def section(model: str) -> str:
    """What the page says of a model."""
    return re.split(r"\n#{2,3} ", PAGE.partition(f"\n### {model}\n")[2])[0]


def test_the_page_is_that_of_the_command() -> None:
    assert runpy.run_path(str(ROOT / "docs/write_protocol.py"))["page"]() == PAGE, "run `make wire`"


def test_every_refusal_is_named_with_its_status() -> None:
    rows = dict(re.findall(r"^\| `([\w-]+)` \| (\d+) \|", PAGE.partition("\n## Refusals\n")[2], re.MULTILINE))
    assert rows == {refusal: str(status) for refusal, status in STATUS.items()}


def test_every_address_is_named() -> None:
    addresses = [f"{method.upper()} {path}" for path, methods in OPENAPI["paths"].items() for method in methods]
    assert [address for address in addresses if f"`{address}`" not in PAGE] == []


@pytest.mark.parametrize("interface", INTERFACES, ids=lambda pair: pair[0])
def test_every_field_that_the_page_reads_or_sends_is_named(interface: tuple[str, str]) -> None:
    name, body = interface
    fields = re.findall(r"^  '?([\w-]+)'?\??: ", body, re.MULTILINE)
    assert [field for field in fields if f"| `{field}` |" not in section(name)] == []


def test_every_field_of_every_request_and_answer_is_named() -> None:
    plain = {"HTTPValidationError", "ValidationError"}
    for name, schema in OPENAPI["components"]["schemas"].items():
        if name not in plain and "properties" in schema:
            assert [field for field in schema["properties"] if f"| `{field}` |" not in section(name)] == [], name


def test_the_explanation_names_no_refusal_that_is_not_there() -> None:
    page = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    named = set(re.findall(r"refused with `([\w-]+)`|`([\w-]+)` \(status \d+\)", page))
    assert {name for pair in named for name in pair if name} <= set(STATUS)
