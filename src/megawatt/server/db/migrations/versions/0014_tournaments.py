"""Tournaments: what was agreed, who takes part, and who meets whom; and to which tournament a table belongs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Bring the database to this shape."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("tournament", sa.String(32)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("absent", sa.String(4), nullable=False),
        sa.Column("per_turn", sa.Integer(), nullable=False),
        sa.Column("bank", sa.Integer(), nullable=False),
        sa.Column("fill", sa.String(40)),
        sa.Column("most", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "public", "changed"])
    op.create_index("tournaments_by_organiser", "tournaments", ["organiser"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32)),
        sa.Column("bot", sa.String(40)),
        sa.Column("status", sa.String(8), nullable=False),
    )
    op.create_index("entrants_by_person", "entrants", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("entrant", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Float()),
        sa.Column("share", sa.Float()),
    )


def downgrade() -> None:
    """Go back to the shape before."""
    for name in ("pairings", "entrants", "tournaments"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("tournament")
