"""Clocks instead of a patience in hours, deadlines as rows, and vacations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the database to this shape; a patience becomes the time for a turn, and the deadline of whoever is to decide."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("per_turn", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("bank", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("deadline", sa.Float()))
    op.execute("UPDATE tables SET per_turn = patience * 3600 WHERE absent <> 'wait'")
    op.execute(
        "UPDATE tables SET deadline = moved + per_turn"
        " WHERE per_turn > 0 AND status = 'running' AND to_decide IS NOT NULL AND NOT waits_for_us"
    )
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("per_turn", existing_type=sa.Integer(), existing_nullable=False, server_default=None)
        tables.alter_column("bank", existing_type=sa.Integer(), existing_nullable=False, server_default=None)
        tables.drop_column("patience")
        tables.create_index("tables_by_deadline", ["deadline"])
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("began", sa.Float(), primary_key=True),
        sa.Column("until", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    """Go back to the shape before."""
    op.drop_table("vacations")
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("tables_by_deadline")
        tables.add_column(sa.Column("patience", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET patience = per_turn / 3600")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("patience", existing_type=sa.Integer(), existing_nullable=False, server_default=None)
        for name in ("deadline", "bank", "per_turn"):
            tables.drop_column(name)
