"""Closed clubs: invitations, who may set up tables, and whose accounts the host has changed. Hooks, friends."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("person", sa.String(32)),
    )
    op.create_index("invitations_by_id", "invitations", ["id"], unique=True)
    op.create_table("hosts", sa.Column("person", sa.String(32), primary_key=True), sa.Column("since", sa.Float, nullable=False))
    op.create_table(
        "changed_people", sa.Column("person", sa.String(32), primary_key=True), sa.Column("at", sa.Float, nullable=False)
    )
    op.create_table("presence", sa.Column("person", sa.String(32), primary_key=True), sa.Column("seen", sa.Float, nullable=False))
    op.create_table(
        "friends",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("friend", sa.String(32), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_index("friends_by_friend", "friends", ["friend"])
    op.add_column("channels", sa.Column("format", sa.String(8), nullable=False, server_default="json"))


def downgrade() -> None:
    """Go back to the shape before."""
    op.execute("DELETE FROM outbox WHERE what = 'seat'")
    with op.batch_alter_table("channels") as channels:
        channels.drop_column("format")
    op.execute("DELETE FROM settings WHERE name = 'address'")
    op.drop_index("friends_by_friend", "friends")
    op.drop_table("friends")
    op.drop_table("presence")
    op.drop_table("changed_people")
    op.drop_table("hosts")
    op.drop_index("invitations_by_id", "invitations")
    op.drop_table("invitations")
