"""/turns and the app: a device that is told, mail addresses, quiet hours; the service worker, the manifest, and no connection."""

from __future__ import annotations

import json
import ssl
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import CDPSession, Page, expect

from ..server.push_service import Browser, certificate, claims_of
from ..server.sinks import MailSink, Request, mail_sink
from .conftest import FLAGS, TableServer, beside, chromium_path
from .people import BOT, ME, PATIENCE, Person, remaining
from .test_accessibility import violations
from .test_club import PASSWORD, signs_up

Someone = Callable[..., Person]
SERVE = """
import sys
import uvicorn
from megawatt.server.http.app import create_app
from megawatt.server.settings import Settings
from megawatt.server.start.server import uvicorn_options
from megawatt.server.notifications.outbound import Outbound
from tests.luck import follow
follow()
usual = dict(rate_limits=False, compile_rules=False, bot_pace=0.0)
settings = Settings(port=int(sys.argv[1]), database=sys.argv[2], smtp=sys.argv[3], mail_from="table@games.example", **usual)
app = create_app(settings)
outbound = app.app.state.worker.services.get(Outbound)
outbound.loopback_too = True
outbound.context.load_verify_locations(sys.argv[4])
uvicorn.Server(uvicorn.Config(app, **uvicorn_options(settings))).run()
"""
"""A server that hands mail to a real mail server, and messages to a push service, both on loopback."""
SUBSCRIBES = """
{
  const made = %s
  let kept = null
  window.askedForLeave = 0
  const ask = Notification.requestPermission.bind(Notification)
  Notification.requestPermission = () => (window.askedForLeave++, ask())
  const subscription = {
    endpoint: made.endpoint,
    options: {},
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.key, auth: made.auth } }),
    unsubscribe: async () => ((kept = null), true),
  }
  PushManager.prototype.subscribe = async () => (kept = subscription)
  PushManager.prototype.getSubscription = async () => kept
}
"""
"""Chromium subscribes at its maker's service, which no test reaches; everything after that is real."""


class PushService(BaseHTTPRequestHandler):
    """Takes every message for a browser."""

    got: list[Request]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append(Request(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
        self.send_response(201)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="module")
def mails() -> Iterator[tuple[MailSink, str]]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture(scope="module")
def push(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Request], str, Path]]:
    """What came to the push service, its address and its certificate."""
    written, keyed = certificate(tmp_path_factory.mktemp("push"))
    handler = type("Handler", (PushService,), {"got": []})
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(written, keyed)
    service = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    service.socket = context.wrap_socket(service.socket, server_side=True)
    threading.Thread(target=service.serve_forever, daemon=True).start()
    yield handler.got, f"https://127.0.0.1:{service.server_address[1]}/to/me", written  # type: ignore[attr-defined]
    service.shutdown()
    service.server_close()


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, mails: tuple[MailSink, str], push: tuple[list[Request], str, Path]
) -> Iterator[TableServer]:
    running = TableServer(tmp_path_factory.mktemp("turns"), SERVE, mails[1], str(push[2]))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def chromium(chromium: Chromium) -> Iterator[Chromium]:
    """The whole browser: its shell knows neither messages nor apps."""
    browser = beside(chromium.browser_type.launch)(executable_path=chromium_path(), args=FLAGS)
    yield browser
    beside(browser.close)()


def works(page: Page) -> None:
    """The service worker is there."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")


def registration(session: CDPSession, page: Page) -> str:
    """What Chromium calls our service worker."""
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    for _ in range(1200):
        if found:
            return str(found[-1]["registrationId"])
        page.wait_for_timeout(100)
    raise AssertionError("Chromium knows no service worker")


def letter(mails: tuple[MailSink, str], page: Page, part: str) -> str:
    """The link with this in it, from the letter that comes; the letter is taken out."""
    for _ in range(1200):
        for message in list(mails[0].messages):
            if part in message.get_content():
                mails[0].messages.remove(message)
                return str(next(word for word in message.get_content().split() if part in word))
        page.wait_for_timeout(100)
    raise AssertionError(f"no letter with {part} came")


def test_chromium_finds_nothing_that_keeps_the_page_from_being_installed(
    server: TableServer, chromium: Chromium, tmp_path: Path
) -> None:
    """In a profile that is kept: browsers install nothing from a private window."""
    context = chromium.browser_type.launch_persistent_context(str(tmp_path), executable_path=chromium_path(), args=FLAGS)
    try:
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.goto(server.address)
        works(page)
        session = context.new_cdp_session(page)
        manifest = session.send("Page.getAppManifest")
        assert manifest["errors"] == []
        assert remaining(page, lambda: list(session.send("Page.getInstallabilityErrors")["installabilityErrors"])) == []
        for icon in json.loads(manifest["data"])["icons"]:
            answer = context.request.get(server.address + icon["src"])
            assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
            if icon["type"] == "image/png":
                drawn = "async (src) => { const i = new Image(); i.src = src; await i.decode(); return `${i.width}x${i.height}` }"
                assert page.evaluate(drawn, icon["src"]) == icon["sizes"]
        for path, kind in (("/manifest.webmanifest", "application/manifest+json"), ("/worker.js", "text/javascript")):
            headers = context.request.get(server.address + path).headers
            assert headers["content-type"].partition(";")[0] == kind
            assert headers["cache-control"] == "no-cache"
            assert "worker-src 'self'" in headers["content-security-policy"]
            assert "manifest-src 'self'" in headers["content-security-policy"]
    finally:
        context.close()


def test_a_push_is_shown_and_a_press_leads_to_its_table(someone: Someone, server: TableServer) -> None:
    person = someone()
    person.context.grant_permissions(["notifications"], origin=server.address)
    table = person.lays_table("overload", [ME, BOT])
    works(person.page)
    session = person.context.new_cdp_session(person.page)
    number = registration(session, person.page)

    def delivers(said: str) -> None:
        wish = {"origin": server.address, "registrationId": number, "data": said}
        session.send("ServiceWorker.deliverPushMessage", wish)

    (worker,) = person.context.service_workers
    worker.evaluate(
        """() => {
          self.shown = []
          const show = self.registration.showNotification.bind(self.registration)
          self.registration.showNotification = (title, options) => show(title, options).then(() => self.shown.push(title))
        }"""
    )

    def shows(title: str) -> list[Any]:
        """Asked for when it is there: a browser that is asked while it shows a message may take that for one that is gone."""
        asked = """navigator.serviceWorker.ready
          .then((own) => own.getNotifications()).then((all) => all.map((each) => [each.title, each.body, each.tag]))"""
        for _ in range(1200):
            if title in worker.evaluate("() => self.shown.splice(0)"):
                shown: list[Any] = person.page.evaluate(asked)
                assert any(each[0] == title for each in shown), shown
                return shown
            person.page.wait_for_timeout(100)
        raise AssertionError(f"{title!r} is not shown")

    said = {"title": "Your turn: Friday", "body": "Overload", "url": table, "tag": table, "lang": "en"}
    delivers(json.dumps({**said, "off": {"label": "No more", "url": "/turns?off=x"}}))
    assert shows("Your turn: Friday") == [["Your turn: Friday", "Overload", table]]
    delivers(json.dumps({**said, "title": "Your turn: again"}))
    assert shows("Your turn: again") == [["Your turn: again", "Overload", table]], "it takes the place of the old one"

    # A press that no hand made may open no window, so what the worker asks for is noted.
    worker.evaluate(
        """() => {
          self.led = []
          self.clients.openWindow = async (url) => void self.led.push(['opens', url])
          WindowClient.prototype.focus = async function () { self.led.push(['focuses', this.url]) }
        }"""
    )
    press = """async (action) => {
      const [notification] = await self.registration.getNotifications()
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification, action }))
    }"""

    def led() -> list[str]:
        for _ in range(1200):
            if done := worker.evaluate("() => self.led.splice(0)"):
                return list(done[0])
            person.page.wait_for_timeout(100)
        raise AssertionError("the press led nowhere")

    worker.evaluate(press, "")
    assert led() == ["focuses", server.address + table]
    person.opens("/leaders")
    delivers(json.dumps({**said, "off": {"label": "No more", "url": "/turns?off=x"}}))
    shows("Your turn: Friday")
    worker.evaluate(press, "")
    assert led() == ["opens", server.address + table]
    delivers(json.dumps({**said, "title": "Off", "off": {"label": "No more", "url": "/turns?off=x"}}))
    shows("Off")
    worker.evaluate(press, "off")
    assert led() == ["opens", f"{server.address}/turns?off=x"]
    delivers("no JSON at all")
    shows("Megawatt")


def test_a_device_is_added_tried_and_removed(someone: Someone, server: TableServer, push: tuple[list[Request], str, Path]) -> None:
    person, browser = someone(), Browser()
    got, address, _ = push
    got.clear()
    person.context.grant_permissions(["notifications"], origin=server.address)
    person.page.add_init_script(SUBSCRIBES % json.dumps(browser.wish(address)))
    person.opens("/turns")
    device = person.page.locator("[data-devices]")
    expect(device.get_by_role("button", name="Tell me on this device")).to_be_visible()
    assert person.page.evaluate("window.askedForLeave") == 0, "nobody is asked before the press"
    device.get_by_role("button", name="Tell me on this device").click()
    expect(device.get_by_text("This device tells you when it's your turn.")).to_be_visible()
    expect(device.get_by_role("listitem")).to_have_count(1)
    expect(device.get_by_text("this device", exact=True)).to_be_visible()
    assert violations(person) == []
    key = person.context.request.get(f"{server.address}/api/me/reach").json()["push"]
    (first,) = got
    assert claims_of(first, key)["sub"] == "mailto:table@games.example"
    assert json.loads(browser.reads(first.body))["title"] == "This device will tell you"
    device.get_by_role("button", name="Send a test message").click()
    expect(person.page.get_by_text("Sent. It should appear in a moment.")).to_be_visible()
    assert len(got) == 2
    device.get_by_role("button", name="Remove").click()
    expect(device.get_by_role("listitem")).to_have_count(0)
    expect(device.get_by_role("button", name="Tell me on this device")).to_be_visible()


def test_who_has_blocked_notifications_is_told_how_to_undo_it(someone: Someone) -> None:
    person = someone()
    person.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    person.opens("/turns")
    expect(person.page.locator("[data-devices]").get_by_role("alert")).to_contain_text("Notifications from this page are blocked")


def test_mail_for_turns_is_added_confirmed_by_its_letter_and_removed(someone: Someone, mails: tuple[MailSink, str]) -> None:
    person = someone()
    person.opens("/turns")
    person.page.get_by_label("By e-mail").fill("turns@games.example")
    person.button("Add this address").click()
    expect(person.page.get_by_text("Please open the link in the mail that we sent there.")).to_be_visible()
    person.page.goto(letter(mails, person.page, "/turns?confirm="))
    person.button("Yes, that's my address").click()
    expect(person.page.get_by_text("Thank you. You'll hear of your turns there.")).to_be_visible()
    person.opens("/turns")
    expect(person.page.get_by_text("turns@games.example")).to_be_visible()
    expect(person.page.get_by_text("Please open the link")).to_have_count(0)
    person.page.get_by_label("Quiet hours").check()
    expect(person.page.get_by_label("from", exact=True)).to_have_value("22:00")
    with person.page.expect_response(lambda answer: answer.url.endswith("/api/me/reach") and answer.request.method == "PUT"):
        person.page.get_by_label("to", exact=True).fill("08:30")
        person.page.get_by_label("to", exact=True).blur()
    person.opens("/turns")
    expect(person.page.get_by_label("to", exact=True)).to_have_value("08:30")
    assert violations(person) == []
    person.button("Remove turns@games.example").click()
    expect(person.page.get_by_text("turns@games.example")).to_have_count(0)


def test_the_address_of_an_account_is_kept_changed_and_removed(someone: Someone, mails: tuple[MailSink, str]) -> None:
    person = someone()
    signs_up(person, "Dora Mail")
    mails[0].messages.clear()

    def keeps(address: str) -> None:
        form = person.page.locator("form").filter(has=person.page.get_by_role("button", name="Keep this address"))
        form.get_by_label("E-mail address").fill(address)
        form.get_by_label("Password").fill(PASSWORD)
        form.get_by_role("button", name="Keep this address").click()
        expect(person.page.get_by_text(f"We've sent an e-mail to {address}.")).to_be_visible()

    def confirms(address: str) -> None:
        link = letter(mails, person.page, "/account#confirm=")
        person.opens("/leaders")
        person.page.goto(link)
        person.button("Yes, this is my address").click()
        expect(person.page.get_by_text(f"{address} is confirmed.")).to_be_visible()

    keeps("first@games.example")
    confirms("first@games.example")
    keeps("second@games.example")
    objection = letter(mails, person.page, "/account#object=")
    confirms("second@games.example")
    person.page.locator("summary").filter(has_text="Remove the address").click()
    removal = person.page.locator("details form").filter(has=person.page.get_by_role("button", name="Remove the address"))
    removal.get_by_label("Password").fill(PASSWORD)
    removal.get_by_role("button", name="Remove the address").click()
    expect(person.page.get_by_text("second@games.example is confirmed.")).to_have_count(0)
    person.opens("/leaders")
    person.page.goto(objection)
    expect(person.page.get_by_role("heading", name="Your address was changed")).to_be_visible()
    assert "#" not in person.page.url
    form = person.page.locator("form").filter(has=person.page.get_by_role("button", name="Set the new password"))
    form.get_by_label("New password").fill("nine sheep on a hill")
    form.get_by_role("button", name="Set the new password").click()
    expect(person.page.get_by_text("first@games.example is confirmed.")).to_be_visible()


def test_without_a_line_the_page_says_so_in_the_readers_language(someone: Someone) -> None:
    person = someone(locale="de-DE")
    person.opens("/")
    works(person.page)
    person.page.wait_for_function(
        "async () => (await (await caches.match('/offline', { ignoreVary: true }))?.text() ?? '').includes('Keine Verbindung')"
    )
    person.page.wait_for_load_state("networkidle")
    person.opens("/offline")  # a page that fetches nothing: the line is cut under nobody's feet
    person.context.set_offline(True)
    person.opens("/leaders")
    expect(person.page.get_by_role("heading", name="Keine Verbindung")).to_be_visible()
    assert violations(person) == []
    person.context.set_offline(False)
    person.page.get_by_role("link", name="Noch einmal versuchen").click()
    person.page.get_by_role("combobox").first.wait_for()
    keys = "caches.open('offline').then((kept) => kept.keys())"
    kept = person.page.evaluate(f"{keys}.then((all) => all.map((each) => new URL(each.url).pathname).sort())")
    assert kept == ["/favicon.svg", "/offline", "/offline.css"], "nothing of a table or its rules"
