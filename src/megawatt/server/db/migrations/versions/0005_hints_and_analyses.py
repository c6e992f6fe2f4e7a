"""Whether a table gives hints, and what was found out about finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the database to this shape; at tables that are there nobody had agreed on hints."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("hints", existing_type=sa.Boolean(), existing_nullable=False, server_default=None)
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Go back to the shape before."""
    op.drop_table("analyses")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("hints")
