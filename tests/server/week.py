"""A week of turn-by-turn play with a clock of its own, real servers that are killed, and real sinks for mail and requests."""

from __future__ import annotations

import asyncio
import random
import secrets
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from sqlalchemy import and_, func, or_, select

from megawatt.server.db import schema as db
from megawatt.server.db.engine import connect
from megawatt.server.db.store import Store
from megawatt.server.ids import own_key
from megawatt.server.notifications.delivery import LEASE_S
from megawatt.server.settings import ENVIRONMENT, Settings
from megawatt.server.tables.steps import RUNNING, WAIT, read_seats

from ..luck import hand_on
from .conftest import ONE_PLACE, QUICK, free_port
from .pages import PATIENCE, Page, Refused, plain_http
from .sinks import HookSink, MailSink, hook_sink, mail_sink
from .week_oracle import Report, Times, hook_key, is_turn, judge, mail_key
from .week_server import AFTER_SENDING, BEFORE_SENDING, SharedTime

HOUR, DAY = 3600.0, 86_400.0
BEGIN = 1_800_000_000.0
GAMES = ("power-grid", "barrage", "future-energy", "overload")
ABSENT = ("bot", "out", "wait")
CONCURRENT_PLAYERS = 6
ROUNDS = 3
"""How often within the hour a person who looks is asked again."""
MOST_STEPS = 40
"""The most moves that a person makes at one visit."""
GONE = (OSError, TimeoutError, httpx.TransportError, websockets.WebSocketException)


@dataclass
class Plan:
    """How large the week is."""

    tables: int
    people: int
    days: float
    hours: float
    """Between two looks at the tables."""
    kills: int
    workers: int
    games: tuple[str, ...] = GAMES
    seed: int = 1


@dataclass
class Player:
    """Somebody with habits: when they look, when they stop looking, and when they are on vacation."""

    number: int
    page: Page
    hours: set[int]
    gone: float = float("inf")
    vacation: tuple[float, float] | None = None
    away: bool = False
    """Whether the server has been told of the vacation."""

    def looks(self, now: float) -> bool:
        """Whether this person plays now."""
        away = self.vacation is not None and self.vacation[0] <= now < self.vacation[1]
        return not away and now < self.gone and int(now % DAY // HOUR) in self.hours


@dataclass
class Week:
    """The world: servers, sinks, people, tables, and the time."""

    plan: Plan
    folder: Path
    database: str
    smtp: str
    mails: MailSink
    hook: HookSink
    choice: random.Random
    clock: SharedTime
    ports: list[int]
    store: Store
    servers: dict[int, subprocess.Popen[bytes]] = field(default_factory=dict)
    players: list[Player] = field(default_factory=list)
    times: Times = field(default_factory=Times)
    acknowledged: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    wanted: dict[tuple[str, int], tuple[str, str]] = field(default_factory=dict)
    """The move that a person is about to make at this ply, with its key: the same again after a kill."""
    kills: Counter[str] = field(default_factory=Counter)
    started: int = 0
    """How many servers there were up to now."""

    # Servers

    def start(self, port: int) -> None:
        """One server in a process of its own."""
        settings = Settings(
            database=self.database, port=port, public_url=ONE_PLACE, smtp=self.smtp, mail_from="table@games.example",
            workers=self.plan.workers, bot_thinking=0.2, log_level="error", **QUICK,
        )  # fmt: skip
        environment = {**hand_on(self.started), ENVIRONMENT: msgspec.json.encode(settings).decode()}
        self.started += 1
        command = [sys.executable, "-m", "tests.server.week_server", str(self.folder)]
        self.servers[port] = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)

    async def all_answer(self) -> None:
        """Start what was killed, and wait until every server answers."""
        async with asyncio.timeout(PATIENCE), plain_http(timeout=5) as http:
            for port in self.ports:
                while True:
                    if port not in self.servers or self.servers[port].poll() is not None:
                        self.start(port)
                    with suppress(httpx.TransportError):
                        if (await http.get(f"http://127.0.0.1:{port}/health")).status_code == 200:
                            break
                    await asyncio.sleep(0.05)

    async def kill(self, how: str) -> None:
        """Kill one server: at once, or at its next message before or after it is sent."""
        if how != "any":
            (self.folder / how).touch()
            return
        await asyncio.sleep(self.choice.random())
        port = self.choice.choice(self.ports)
        self.servers[port].kill()
        self.servers[port].wait()
        self.kills[how] += 1
        self.start(port)

    def count_ordered_kills(self, how: str) -> None:
        """Whether an order to die was carried out; one that was not is taken back."""
        if how != "any":
            self.kills[how] += not (self.folder / how).exists()
            (self.folder / how).unlink(missing_ok=True)

    # People and tables

    async def gather_people(self) -> None:
        """People come, leave addresses, and lay their tables."""
        for number in range(self.plan.people):
            page = Page(f"http://127.0.0.1:{self.ports[0]}")
            await page.get("/api/me")
            look = self.choice.randrange(24)
            player = Player(number, page, {(look + more) % 24 for more in (0, 1, 8, 9, 14, 15)})
            self.players.append(player)
            await self.leave_addresses(player)
            if number % 5 == 1:
                player.gone = BEGIN + self.choice.uniform(0.1, 0.6) * self.plan.days * DAY
            elif number % 5 == 2:
                began = BEGIN + self.choice.uniform(0.1, 0.4) * self.plan.days * DAY
                player.vacation = began, began + 2 * DAY
        for number in range(self.plan.tables):
            await self.lay_table(number)

    async def leave_addresses(self, player: Player) -> None:
        page, number = player.page, player.number
        if number % 3 != 0:
            await page.post("/api/me/channels", {"kind": "hook", "address": f"{self.hook.address}{number}"})
        if number % 3 != 1:
            await page.post("/api/me/channels", {"kind": "mail", "address": f"person{number}@games.example"})
            token = self.mails.messages[-1].get_content().partition("confirm=")[2].split()[0]
            await page.post("/api/confirm", {"token": token})
        if number % 4 == 3:
            quiet = {"begin": 60 * self.choice.randrange(24), "end": 60 * self.choice.randrange(24)}
            await page.put("/api/me/reach", {"off": False, "quiet": quiet, "zone": "UTC", "language": "en"})

    async def lay_table(self, number: int) -> None:
        game = self.plan.games[number % len(self.plan.games)]
        sit = self.choice.sample(self.players, 2 + number % 2)
        per_turn = int(self.choice.choice((0.5, 1, 2, 3)) * DAY)
        agreed = {"clock": {"per_turn": per_turn, "bank": 0}, "absent": ABSENT[number // len(self.plan.games) % len(ABSENT)]}
        table = await sit[0].page.create(game, " ".join(["me", *["open"] * (len(sit) - 1)]), title=f"Table {number}", **agreed)
        for player in sit[1:]:
            await player.page.post(f"/api/tables/{table}/join", {})
        self.acknowledged[table] = set()

    # Time

    def turn_clock_to(self, moment: float) -> None:
        """It is that late now."""
        self.times.shown.append(moment)
        self.clock.set(moment)

    async def quiet(self) -> None:
        """Wait until the servers have done all that is due now; a message that a killed one had in hand is due soon."""
        limit = time.monotonic() + PATIENCE
        while True:
            await self.all_answer()
            now = self.clock()
            due, leased, tables = await asyncio.to_thread(self.left_to_do, now)
            if not due and not tables:
                if not leased:
                    self.times.settled.append(now)
                    return
                self.turn_clock_to(now + LEASE_S + 1)
            elif tables:
                self.turn_clock_to(now + 1)  # a table whose bot was killed is taken over when nothing happens there for a while
            assert time.monotonic() < limit, f"{due} messages and {tables} tables wait for nobody"
            await asyncio.sleep(0.1)

    def left_to_do(self, now: float) -> tuple[int, int, int]:
        """Messages that are due, messages that somebody has in hand, tables that wait for a server."""
        late = and_(db.tables.c.deadline <= now, db.tables.c.absent != WAIT)
        waits = and_(db.tables.c.status == RUNNING, or_(db.tables.c.waits_for_us, late))
        leased = and_(db.outbox.c.due > now, db.outbox.c.due <= now + LEASE_S, db.outbox.c.tries > 0)
        with self.store.engine.connect() as connection:
            counts = [
                connection.execute(select(func.count()).where(wanted)).scalar_one()
                for wanted in (db.outbox.c.due <= now, leased, waits)
            ]
        return counts[0], counts[1], counts[2]

    async def live(self) -> None:
        """The whole time: it passes, the servers do what is due, people who look play their turns; kills in between."""
        times = int(self.plan.days * DAY / (self.plan.hours * HOUR))
        kinds = ("any", BEFORE_SENDING, AFTER_SENDING)
        orders = {self.choice.randrange(times): kinds[number % 3] for number in range(self.plan.kills)}
        await self.quiet()
        for number in range(times):
            how = orders.get(number)
            self.turn_clock_to(max(self.clock() + 1, BEGIN + (number + 1) * self.plan.hours * HOUR))
            killing = asyncio.create_task(self.kill(how)) if how else None
            await self.quiet()
            await self.play()
            if how and killing:
                await killing
                self.count_ordered_kills(how)
        await self.quiet()

    async def play(self) -> None:
        """Everybody who looks now plays what waits for them."""
        now, room = self.clock(), asyncio.Semaphore(CONCURRENT_PLAYERS)
        for player in self.players:
            if player.vacation is not None and player.vacation[0] <= now and not player.away:
                await self.surely(lambda player=player: self.go_away(player))
                player.vacation, player.away = (now, now + 2 * DAY), True
        for _ in range(ROUNDS):
            waiting = await asyncio.to_thread(self.whose_turn, now)
            await asyncio.gather(*(self.take_turn_surely(room, table, player) for table, player in waiting))

    def whose_turn(self, now: float) -> list[tuple[str, Player]]:
        """The tables that wait for somebody who looks now."""
        people = {self.numbered(row.address): row.person for row in self.rows(select(db.channels))}
        looking = {people[player.number]: player for player in self.players if player.looks(now)}
        tables = self.rows(select(db.tables).where(and_(db.tables.c.status == RUNNING, db.tables.c.to_decide.is_not(None))))
        deciding = [(row.id, read_seats(row.seats)[row.to_decide].person) for row in tables]
        return [(table, looking[person]) for table, person in deciding if person in looking]

    def rows(self, query: Any) -> Sequence[Any]:
        with self.store.engine.connect() as connection:
            return connection.execute(query).all()

    def numbered(self, address: str) -> int:
        """Whose address this is."""
        return int(address.removeprefix(self.hook.address).removeprefix("person").partition("@")[0])

    async def take_turn_surely(self, room: asyncio.Semaphore, table: str, player: Player) -> None:
        async with room:
            await self.surely(lambda: self.take_turn(table, player))

    async def go_away(self, player: Player) -> None:
        """Two days of vacation from now on."""
        async with Page(f"http://127.0.0.1:{self.choice.choice(self.ports)}", player.page.http.cookies) as tab:
            await tab.put("/api/me/vacation", {"days": 2})

    async def surely(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Again and again until a server has answered, whichever is there."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await doing()
                    return
                except GONE:
                    await asyncio.sleep(0.1)
                    await self.all_answer()

    async def take_turn(self, table: str, player: Player) -> None:
        """If it is this person's turn: play until it is not."""
        address = f"http://127.0.0.1:{self.choice.choice(self.ports)}"
        async with Page(address, player.page.http.cookies) as tab:
            await tab.watch(table)
            person = (await tab.get("/api/me"))["id"]
            for _ in range(MOST_STEPS):
                if not tab.table["moves"]:
                    return
                ply = tab.table["ply"]
                key, move = self.wanted.setdefault((table, ply), (secrets.token_hex(8), self.choice.choice(tab.moves())))
                with suppress(Refused):  # another server may know more than this page
                    await tab.play(move, key=key)
                    self.acknowledged[table].add(own_key(person, key))
                await tab.until(lambda tab, ply=ply: tab.table["ply"] > ply, patience=10)

    def heard(self) -> Counter[tuple[str, str]]:
        """How often each message came: where it went, and what it was about."""
        mails = [message for message in self.mails.messages if message["List-Unsubscribe"]]
        heard = Counter((str(message["To"]), mail_key(str(message["Message-ID"]))) for message in mails)
        for request in self.hook.requests:
            if is_turn(request.body):
                number = request.path.partition("for=me")[2]
                heard[f"{self.hook.address}{number}", hook_key(request.headers["x-megawatt-delivery"])] += 1
        return heard

    def report(self) -> Report:
        """What came of it."""
        return judge(self.store, self.times, self.heard(), self.acknowledged)


@asynccontextmanager
async def lived(plan: Plan, folder: Path, database: str) -> AsyncIterator[Week]:
    """The week after it has passed, with nobody left running."""
    with mail_sink() as (mails, smtp):
        async with hook_sink() as hook:
            store = Store(connect(Settings(database=database).database_url))
            clock, ports = SharedTime(folder, BEGIN), [free_port() for _ in range(plan.workers)]
            week = Week(plan, folder, database, smtp, mails, hook, random.Random(plan.seed), clock, ports, store)
            try:
                await week.all_answer()
                await week.gather_people()
                await week.live()
                yield week
            finally:
                for server in week.servers.values():
                    server.kill()
                    server.wait()
                for player in week.players:
                    await player.page.http.aclose()
                store.engine.dispose()
