"""What came of finished games: places, ratings with their history, and openings; and whether a table is rated."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Bring the database to this shape; games that are over already get their places, and count for no rating."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("rated", existing_type=sa.Boolean(), existing_nullable=False, server_default=None)
    finished = op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("map", sa.String(60)),
        sa.Column("pool", sa.String(60)),
        sa.Column("waits", sa.Boolean(), nullable=False),
    )
    op.create_index("finished_that_wait", "finished", ["waits", "at"])
    places = op.create_table(
        "places",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(40)),
        sa.Column("place", sa.Integer()),
    )
    op.create_index("places_by_person", "places", ["person"])
    op.create_table(
        "ratings",
        sa.Column("pool", sa.String(60), primary_key=True),
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_table(
        "rating_history",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("pool", sa.String(60), nullable=False),
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("change", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("rating_history_by_who", "rating_history", ["who", "pool", "at"])
    op.create_table(
        "openings",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("trait", sa.String(60), primary_key=True),
        sa.Column("label", sa.String(60), primary_key=True),
    )
    _note_what_is_over(finished, places)


def _note_what_is_over(finished: sa.Table, places: sa.Table) -> None:
    over = "SELECT id, moved, game, seats, options, ranking FROM tables WHERE status = 'over' AND deal NOT IN ('file', 'what-if')"
    for row in op.get_bind().execute(sa.text(over)).mappings().all():
        seats, options = json.loads(row["seats"]), json.loads(row["options"])
        ranking = json.loads(row["ranking"]) if row["ranking"] else [None] * len(seats)
        chosen = str(options["map"])[:60] if "map" in options else None
        kept = {"table_id": row["id"], "at": row["moved"], "game": row["game"], "seats": len(seats), "map": chosen}
        op.bulk_insert(finished, [{**kept, "pool": None, "waits": True}])
        op.bulk_insert(
            places,
            [
                {"table_id": row["id"], "seat": number, "person": seat.get("person"), "bot": seat.get("bot"), "place": place}
                for number, (seat, place) in enumerate(zip(seats, ranking, strict=True))
            ],
        )


def downgrade() -> None:
    """Go back to the shape before."""
    for name in ("openings", "rating_history", "ratings", "places", "finished"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("rated")
