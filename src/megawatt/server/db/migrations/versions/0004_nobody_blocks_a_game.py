"""What a table does about absent people, the table that follows it, and tables that a person does not want to see any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Bring the database to this shape; tables that are there go on waiting for their people."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("absent", sa.String(4), nullable=False, server_default="wait"))
        tables.add_column(sa.Column("patience", sa.Integer(), nullable=False, server_default="0"))
        tables.add_column(sa.Column("next_table", sa.String(32)))
    with op.batch_alter_table("sitting") as sitting:
        sitting.add_column(sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back to the shape before."""
    with op.batch_alter_table("sitting") as sitting:
        sitting.drop_column("hidden")
    with op.batch_alter_table("tables") as tables:
        for name in ("next_table", "patience", "absent"):
            tables.drop_column(name)
