"""What a message is about: a turn, a round of a tournament, or an invitation to one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.add_column("outbox", sa.Column("what", sa.String(10), nullable=False, server_default="turn"))


def downgrade() -> None:
    """Go back to the shape before, in which only turns are told."""
    op.execute("DELETE FROM outbox WHERE what <> 'turn'")
    with op.batch_alter_table("outbox") as outbox:
        outbox.drop_column("what")
