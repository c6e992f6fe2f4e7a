"""Whether a person wants to be woken only for real decisions at turn-by-turn tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.add_column("reach", sa.Column("only_decisions", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Go back to the shape before."""
    with op.batch_alter_table("reach") as reach:
        reach.drop_column("only_decisions")
