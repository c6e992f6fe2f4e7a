"""How people want to be told of their turns, and what is still to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.create_table(
        "reach",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("off", sa.Boolean(), nullable=False),
        sa.Column("quiet_from", sa.Integer()),
        sa.Column("quiet_to", sa.Integer()),
        sa.Column("zone", sa.String(40), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("address", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(40), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_index("channels_by_secret", "channels", ["secret"])
    op.create_table(
        "outbox",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("channel", sa.String(32), primary_key=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["due"])


def downgrade() -> None:
    """Go back to the shape before."""
    for name in ("outbox", "channels", "reach"):
        op.drop_table(name)
