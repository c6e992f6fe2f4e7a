"""The tables of the database. Changes to them are migrations in `migrations/versions`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, text

metadata = MetaData()
HAS_KEY = text("key IS NOT NULL")

settings = Table("settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False))

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24)),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", String(60)),
    Column("options", Text, nullable=False),
    Column("seed", String(39), nullable=False),
    Column("dealt_by", String(20), nullable=False),
    Column("deal", String(10), nullable=False),
    Column("nonce", String(32)),
    Column("commitment", String(64)),
    Column("bot_seed", BigInteger, nullable=False),
    Column("position", LargeBinary),
    Column("public", Boolean, nullable=False),
    Column("host", String(32), nullable=False),
    Column("seats", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("to_decide", Integer),
    Column("waits_for_us", Boolean, nullable=False),
    Column("ranking", Text),
    Column("what_if_of", String(32)),
    Column("what_if_ply", Integer),
    Column("absent", String(4), nullable=False),
    Column("per_turn", Integer, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("deadline", Float),
    Column("next_table", String(32)),
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("chat", String(10), nullable=False),
    Column("chat_changed", Float),
    Column("tournament", String(32)),
    Index("tables_by_status", "status", "public", "moved"),
    Index("tables_that_wait_for_us", "waits_for_us", "moved"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_chat_changed", "chat_changed"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("hidden", Boolean, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("began", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

reach = Table(
    "reach",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("off", Boolean, nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("zone", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("seen", Float, nullable=False),
    Column("only_decisions", Boolean, nullable=False),
)

channels = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(4), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("secret", String(40), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("key", String(100), nullable=False, server_default=""),
    Column("auth", String(30), nullable=False, server_default=""),
    Column("about", String(60), nullable=False, server_default=""),
    Column("session", String(16), nullable=False, server_default=""),
    Column("format", String(8), nullable=False, server_default="json"),
    Index("channels_by_person", "person"),
    Index("channels_by_secret", "secret"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("channel", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("what", String(10), nullable=False, server_default="turn"),
    Index("outbox_by_due", "due"),
)

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("key", String(64)),
    Column("step", Text, nullable=False),
    Index("journal_by_key", "table_id", "key", unique=True, sqlite_where=HAS_KEY, postgresql_where=HAS_KEY),
)

plans = Table(
    "plans",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("plan", Text, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("made", Float, nullable=False),
    Column("report", Text, nullable=False),
)

claims = Table(
    "claims",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name_key", String(500), unique=True),
    Column("password", String(200), nullable=False),
    Column("email", String(254)),
    Column("email_confirmed", Boolean, nullable=False),
    Column("language", String(8)),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("name_look", String(64)),
    Index("accounts_by_look", "name_look"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("person", String(32), nullable=False),
    Column("about", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("sessions_by_person", "person"),
)

ways_back = Table(
    "ways_back",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("until", Float),
    Index("ways_back_by_person", "person"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("note", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("person", String(32)),
    Index("invitations_by_id", "id", unique=True),
)

hosts = Table("hosts", metadata, Column("person", String(32), primary_key=True), Column("since", Float, nullable=False))

presence = Table("presence", metadata, Column("person", String(32), primary_key=True), Column("seen", Float, nullable=False))

friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("friend", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Index("friends_by_friend", "friend"),
)

changed_people = Table(
    "changed_people", metadata, Column("person", String(32), primary_key=True), Column("at", Float, nullable=False)
)

bans = Table(
    "bans",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Column("why", String(200), nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("scopes", String(40), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("tokens_by_person", "person"),
    Index("tokens_by_digest", "digest", unique=True),
)

programs = Table(
    "programs",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("handle", String(16), nullable=False),
    Column("games", String(400), nullable=False),
    Column("seen", Float, nullable=False),
)

finished = Table(
    "finished",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("map", String(60)),
    Column("pool", String(60)),
    Column("waits", Boolean, nullable=False),
    Index("finished_that_wait", "waits", "at"),
)

places = Table(
    "places",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("bot", String(40)),
    Column("place", Integer),
    Column("score", Integer),
    Index("places_by_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("pool", String(60), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("pool", String(60), nullable=False),
    Column("who", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("at", Float, nullable=False),
    Index("rating_history_by_who", "who", "pool", "at"),
)

openings = Table(
    "openings",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("trait", String(60), primary_key=True),
    Column("label", String(60), primary_key=True),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("room", String(6), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("person", String(32)),
    Column("name", String(24)),
    Column("seat", Integer),
    Column("text", Text),
    Column("reaction", String(12)),
    Column("removed", Boolean, nullable=False),
    Index("chat_by_key", "table_id", "key", unique=True),
    Index("chat_by_person", "person"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("name", String(24)),
    Column("since", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("room", String(6), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
    Column("id", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("reason", String(200), nullable=False),
    Column("closed", Float),
    Index("reports_by_id", "id", unique=True),
    Index("reports_by_person", "person"),
)

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("system", String(12), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("absent", String(4), nullable=False),
    Column("per_turn", Integer, nullable=False),
    Column("bank", Integer, nullable=False),
    Column("fill", String(40)),
    Column("most", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("round", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("tournaments_by_status", "status", "public", "changed"),
    Index("tournaments_by_organiser", "organiser"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32)),
    Column("bot", String(40)),
    Column("status", String(8), nullable=False),
    Index("entrants_by_person", "person"),
)

pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, nullable=False),
    Column("table_id", String(32)),
    Column("place", Integer),
    Column("points", Float),
    Column("share", Float),
)
