"""The deal: seeds nobody chose are promised, chosen ones are told to everybody, and nothing of either is seen before the end."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path

import pytest
from alembic.command import downgrade, upgrade
from alembic.config import Config
from sqlalchemy import Engine, text

import megawatt
import megawatt.server
from megawatt.kernel.match import commitment as proof
from megawatt.kernel.match.files import loads
from megawatt.kernel.rng.deal_rng import SPECK, XOROSHIRO
from megawatt.server.db.engine import connect, migrate
from megawatt.server.db.store import Store
from megawatt.server.settings import Settings
from megawatt.server.tables.store import TableStore
from megawatt.server.tables.table import Table

from .conftest import Served
from .pages import Page, play_first, play_to_the_end, refusal, whose_turn

pytestmark = pytest.mark.anyio

OLD_FILES = Path(__file__).parents[1] / "kernel" / "files"


def secrets_of(served: Served, table: str) -> list[str]:
    """The seed and the nonce of a table in every way they might be written."""
    found = TableStore(served.worker.core.storage.store).table(table)
    assert found is not None
    seed = int(found[0].seed)
    return [str(seed), f"{seed:x}", str(found[0].nonce)]


async def test_a_drawn_seed_is_promised_before_anybody_sits_down(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", public=True)
    told = (await page.get(f"/api/tables/{table}"))["deal"]
    assert told["kind"] == "drawn"
    assert len(told["commitment"]) == 64
    assert (told["seed"], told["nonce"]) == (None, None)
    listed = next(each for each in (await other.get("/api/tables"))["open"] if each["id"] == table)
    assert listed["deal"] == told
    await other.post(f"/api/tables/{table}/join")
    await other.watch(table)
    assert other.table["summary"]["deal"] == told


async def test_drawn_seeds_have_128_bits(served: Served, page: Page) -> None:
    tables = [await page.create("overload", "me open") for _ in range(12)]
    seeds = [int(TableStore(served.worker.core.storage.store).table(table)[0].seed) for table in tables]
    assert len(set(seeds)) == 12
    assert max(seeds) >= 2**120


async def test_seed_and_nonce_are_told_to_everybody_when_the_game_is_over(served: Served, page: Page, other: Page) -> None:
    table = await page.create("overload", "me bot:random", options={"open_fuses": True})
    promised = (await other.get(f"/api/tables/{table}"))["deal"]["commitment"]
    await page.watch(table)
    await other.watch(table)
    await play_to_the_end(page)
    await other.until(lambda page: page.table["over"])
    deal = other.table["summary"]["deal"]
    assert deal["commitment"] == promised
    header = ["megawatt deal 1", f"table {table}", "game overload", "rules 1", "seats 2"]
    options = sha256(b'{"open_fuses":true}').hexdigest()
    ending = [f"options {options}", f"generator {SPECK}", f"seed {int(deal['seed']):032x}", f"nonce {deal['nonce']}"]
    assert sha256("".join(f"{line}\n" for line in header + ending).encode()).hexdigest() == promised
    match = loads(await other.get(f"/api/tables/{table}/file"))
    assert match.proof is not None
    assert (match.proof.commitment, proof.faults(match)) == (promised, [])


async def test_nothing_tells_the_seed_before_the_end(served: Served, page: Page, other: Page) -> None:
    table = await page.create("power-grid", "me open", options={"introductory": True}, public=True, hints=True)
    await other.post(f"/api/tables/{table}/join")
    hidden = secrets_of(served, table)
    for person in (page, other):
        await person.watch(table)
    what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
    seen = [await page.get(f"/api/tables/{what_if}/file")]
    for _ in range(6):
        await play_first(await whose_turn(page, other))
    for person in (page, other):
        assert await refusal(person.get(f"/api/tables/{table}/file")) == "refused-file-not-yet"
        for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{what_if}", f"/api/tables/{table}/figures"):
            seen.append(json.dumps(await person.get(path)))
        seen.append(json.dumps(person.heard))
        seen.append(json.dumps(await person.ask("look", ply=1)))
    assert not [secret for secret in hidden for answer in seen if secret in answer]


async def test_a_chosen_seed_is_told_as_such(page: Page, other: Page) -> None:
    table = await page.create("overload", "me open", seed=str(2**128 - 1), public=True)
    listed = next(each for each in (await other.get("/api/tables"))["open"] if each["id"] == table)
    assert (listed["deal"]["kind"], listed["deal"]["seed"]) == ("chosen", None)
    await other.post(f"/api/tables/{table}/join")
    await page.watch(table)
    dealt = megawatt.new("overload", 2, 2**128 - 1).state.fuse.tolist()
    assert page.table["view"]["fuses"]["values"][0]["text"] == dealt[0]


@pytest.mark.parametrize(
    ("seed", "refused"),
    [(str(2**128), "seed"), ("9" * 40, "bad-request"), ("²", "bad-request"), ("-1", "bad-request"), (2**53 + 1, "bad-request")],
)
async def test_other_seeds_are_refused(page: Page, seed: str | int, refused: str) -> None:
    wish = {"game": "overload", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": seed}
    assert await refusal(page.post("/api/tables", wish)) == f"refused-{refused}"


async def test_what_ifs_and_uploads_promise_nothing(page: Page) -> None:
    table = await page.create("overload", "me here:Ann", seed=2)
    what_if = (await page.post(f"/api/tables/{table}/fork", {"ply": 0}))["id"]
    uploaded = (await page.http.post("/api/files", content=await page.get(f"/api/tables/{table}/file"))).json()["id"]
    for other, kind in ((what_if, "what-if"), (uploaded, "file")):
        nothing = {"kind": kind, "commitment": None, "seed": None, "nonce": None}
        assert (await page.get(f"/api/tables/{other}"))["deal"] == nothing


async def test_the_file_of_an_uploaded_game_proves_nothing(page: Page) -> None:
    """A server vouches only for what it has dealt itself; the proof stays in the file that was uploaded."""
    table = await page.create("overload", "me bot:random")
    await page.watch(table)
    await play_to_the_end(page)
    text = await page.get(f"/api/tables/{table}/file")
    uploaded = (await page.http.post("/api/files", content=text)).json()["id"]
    assert (await page.get(f"/api/tables/{uploaded}"))["deal"]["commitment"] is None
    again = loads(await page.get(f"/api/tables/{uploaded}/file"))
    assert (again.proof, again.seed) == (None, loads(text).seed)


async def test_who_plays_alone_may_take_the_running_game_along_with_its_proof(page: Page, other: Page) -> None:
    table = await page.create("overload", "me bot:random", public=True)
    promised = (await other.get(f"/api/tables/{table}"))["deal"]
    assert (promised["seed"], promised["nonce"]) == (None, None)
    match = loads(await page.get(f"/api/tables/{table}/file"))
    assert match.proof is not None
    assert (match.proof.commitment, proof.faults(match)) == (promised["commitment"], [])
    assert await refusal(other.get(f"/api/tables/{table}/file")) == "refused-file-not-yet"
    assert await refusal(other.post(f"/api/tables/{table}/join", {})) == "refused-started"


# Tables of version 0.1.0


def migrate_to(engine: Engine, revision: str, move: object = upgrade) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(megawatt.server.__file__).parent / "db" / "migrations"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        move(config, revision)  # type: ignore[operator]


def keep_as_0_1_0(engine: Engine, table: str, file: Path, plies: int) -> None:
    """A running table as version 0.1.0 kept it, with the first moves of a recorded match."""
    match, header = megawatt.load(file), json.loads(file.read_text().partition("\n")[0])
    row = {
        "id": table, "game": match.game.name, "rules": header["rules"], "options": json.dumps(header["options"]),
        "seed": match.seed, "bot_seed": 1, "position": match.position, "public": False, "host": "somebody",
        "seats": json.dumps([{"kind": "person", "person": "somebody"}] * match.seats), "status": "running",
        "created": 1.0, "moved": 1.0, "ply": plies, "to_decide": match.seat_at(plies), "waits_for_us": False,
    }  # fmt: skip
    moves = list(match.history(1, plies))
    steps = [{"kind": "move", "seat": move.seat, "action": move.action, "move": move.text} for move in moves]
    with engine.begin() as connection:
        names = ", ".join(row)
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES (:{', :'.join(row)})"), row)
        for seq, step in enumerate(steps, 1):
            journal = text("INSERT INTO journal (table_id, seq, at, step) VALUES (:table_id, :seq, 1.0, :step)")
            connection.execute(journal, {"table_id": table, "seq": seq, "step": json.dumps(step)})


@pytest.mark.parametrize("name", ["overload", "power-grid", "power-grid-what-if"])
def test_a_table_of_0_1_0_goes_on_as_it_was_dealt(new_database, name: str) -> None:
    engine = connect(Settings(database=new_database()).database_url)
    migrate_to(engine, "0001")
    file = OLD_FILES / f"{name}-0.1.0.mw"
    match = megawatt.load(file)
    keep_as_0_1_0(engine, "old", file, 4)
    migrate(engine)
    found = TableStore(Store(engine)).table("old")
    assert found is not None
    row, steps, plans = found
    assert (row.seed, row.dealt_by, row.commitment) == (str(match.seed), XOROSHIRO, None)
    assert row.deal == ("what-if" if match.position else "earlier")
    table = Table.load(row, steps, plans, {})
    going_on = table.match_in_play()
    going_on.play_all(match.actions[4:])
    assert (going_on.over, going_on.state == match.state) == (True, True)


def test_the_migration_can_be_taken_back_while_nothing_else_was_dealt(new_database) -> None:
    engine = connect(Settings(database=new_database()).database_url)
    migrate_to(engine, "0001")
    keep_as_0_1_0(engine, "old", OLD_FILES / "overload-0.1.0.mw", 2)
    migrate(engine)
    migrate_to(engine, "0001", downgrade)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT seed FROM tables")).scalar_one() == 5
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text(f"UPDATE tables SET dealt_by = '{SPECK}'"))
    with pytest.raises(RuntimeError, match="cannot deal"):
        migrate_to(engine, "0001", downgrade)
