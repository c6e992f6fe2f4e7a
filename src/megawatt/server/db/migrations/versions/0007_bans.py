"""People who may not do anything here any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.create_table(
        "bans",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("why", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Go back to the shape before."""
    op.drop_table("bans")
