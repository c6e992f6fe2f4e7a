"""Browsers that hear of turns: their keys, what they are called, and by which session they came."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
ADDED = {"key": 100, "auth": 30, "about": 60, "session": 16}


def upgrade() -> None:
    """Bring the database to this shape."""
    with op.batch_alter_table("channels") as channels:
        channels.alter_column("address", existing_type=sa.String(500), type_=sa.String(1000), existing_nullable=False)
        for name, length in ADDED.items():
            channels.add_column(sa.Column(name, sa.String(length), nullable=False, server_default=""))


def downgrade() -> None:
    """Go back to the shape before, in which no browser is told."""
    op.execute("DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE kind = 'push')")
    op.execute("DELETE FROM channels WHERE kind = 'push'")
    with op.batch_alter_table("channels") as channels:
        for name in ADDED:
            channels.drop_column(name)
        channels.alter_column("address", existing_type=sa.String(1000), type_=sa.String(500), existing_nullable=False)
