"""The first shape: people, tables, their journals, plans and claims."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Bring the database to this shape."""
    op.create_table("settings", sa.Column("name", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("title", sa.String(60)),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("bot_seed", sa.BigInteger, nullable=False),
        sa.Column("position", sa.LargeBinary),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("to_decide", sa.Integer),
        sa.Column("waits_for_us", sa.Boolean, nullable=False),
        sa.Column("ranking", sa.Text),
        sa.Column("what_if_of", sa.String(32)),
        sa.Column("what_if_ply", sa.Integer),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "moved"])
    op.create_index("tables_that_wait_for_us", "tables", ["waits_for_us", "moved"])
    op.create_table(
        "sitting",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("step", sa.Text, nullable=False),
    )
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("plan", sa.Text, nullable=False),
    )
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Go back to an empty database."""
    for name in ("claims", "plans", "journal", "sitting", "tables", "people", "settings"):
        op.drop_table(name)
