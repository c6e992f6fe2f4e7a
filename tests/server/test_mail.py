"""Mail over SMTP: handed to a real server on loopback, refused with a reason, and never with somebody else's headers."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from megawatt.kernel.errors import OptionError
from megawatt.server.mail import Mailer, MailFailed, is_address

from ..ports import free_port
from .pages import PATIENCE
from .sinks import MailSink, mail_sink

pytestmark = pytest.mark.anyio


@pytest.fixture
def sink() -> Iterator[tuple[MailSink, str]]:
    """The sink and its address."""
    with mail_sink() as sink:
        yield sink


async def test_a_message_arrives_as_it_was_written(sink: tuple[MailSink, str]) -> None:
    kept, address = sink
    mailer = Mailer(address, "table@games.example")
    await mailer.send(
        "ann@games.example", "Du bist dran", "Grüße\nvom Tisch", headers={"List-Unsubscribe": "<https://x>"}, message_id="t7"
    )
    (message,) = kept.messages
    assert (message["From"], message["To"], message["Subject"]) == ("table@games.example", "ann@games.example", "Du bist dran")
    assert (message["Message-ID"], message["List-Unsubscribe"]) == ("<t7@games.example>", "<https://x>")
    assert message.get_content().splitlines() == ["Grüße", "vom Tisch"]


async def test_a_name_cannot_add_headers(sink: tuple[MailSink, str]) -> None:
    kept, address = sink
    await Mailer(address, "table@games.example").send("ann@games.example", "Ann\r\nBcc: all@games.example", "text")
    assert kept.messages[0]["Bcc"] is None
    assert kept.messages[0]["Subject"] == "Ann Bcc: all@games.example"


@pytest.mark.parametrize(("to", "for_good"), [("nobody@games.example", True), ("later@games.example", False)])
async def test_the_servers_refusal_says_whether_trying_again_helps(sink: tuple[MailSink, str], to: str, for_good: bool) -> None:
    with pytest.raises(MailFailed) as failed:
        await Mailer(sink[1], "table@games.example").send(to, "subject", "text")
    assert failed.value.for_good is for_good


async def test_a_server_that_is_not_there_may_be_there_later() -> None:
    with pytest.raises(MailFailed) as failed:
        await Mailer(f"smtp://127.0.0.1:{free_port()}", "table@games.example").send("ann@games.example", "subject", "text")
    assert not failed.value.for_good


async def test_without_a_mail_server_nothing_is_sent() -> None:
    mailer = Mailer("", "")
    assert not mailer.is_set_up
    with pytest.raises(MailFailed, match="sends no mail"):
        await mailer.send("ann@games.example", "subject", "text")


@pytest.mark.parametrize("server", ["mail.example", "http://mail.example", "smtp://", "smtp://mail.example:port", "smtp://a/b"])
def test_what_is_no_mail_server_is_refused_at_the_start(server: str) -> None:
    with pytest.raises(OptionError, match="--smtp"):
        Mailer(server, "table@games.example")


def test_mail_needs_a_sender() -> None:
    with pytest.raises(OptionError, match="--mail-from"):
        Mailer("smtp://mail.example", "table")


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("ann@games.example", True), ("ann+table@a.b-c.example", True), ("ann", False), ("@games.example", False), ("ann@", False),
        ("ann@games.example\nBcc: x@y", False), ("ann b@games.example", False), ("ann@games..example", False),
        ("a" * 65 + "@games.example", False), ("<ann@games.example>", False), ("ann@games.example,bob@games.example", False),
    ],
)  # fmt: skip
def test_addresses_are_read_narrowly(text: str, fits: bool) -> None:
    assert is_address(text) is fits


async def test_a_mail_server_that_never_answers_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages wait in threads of their own: whatever else runs in the event loop's threads goes on."""
    answers, asked = threading.Event(), threading.Event()

    def silent(*_: object) -> None:
        asked.set()
        answers.wait()
        raise OSError("gone")

    monkeypatch.setattr("megawatt.server.mail._connected", silent)
    mailer = Mailer("smtp://127.0.0.1:2525", "table@games.example")
    sending = [asyncio.ensure_future(mailer.send("ann@games.example", "subject", "text")) for _ in range(40)]
    try:
        async with asyncio.timeout(PATIENCE / 4):
            while not asked.is_set():
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(lambda: "served") == "served"
        assert not answers.is_set()
    finally:
        answers.set()
        faults = await asyncio.wait_for(asyncio.gather(*sending, return_exceptions=True), PATIENCE)
        mailer.close()
    assert [type(fault) for fault in faults] == [MailFailed] * 40
