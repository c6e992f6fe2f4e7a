"""What people say at a table and beside it, whom they mute, what they report, and their own notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Bring the database to this shape."""
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("chat", sa.String(10), nullable=False, server_default="on"))
        tables.add_column(sa.Column("chat_changed", sa.Float()))
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("chat", existing_type=sa.String(10), existing_nullable=False, server_default=None)
        tables.create_index("tables_by_chat_changed", ["chat_changed"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(6), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(24)),
        sa.Column("seat", sa.Integer()),
        sa.Column("text", sa.Text()),
        sa.Column("reaction", sa.String(12)),
        sa.Column("removed", sa.Boolean(), nullable=False),
    )
    op.create_index("chat_by_key", "chat", ["table_id", "key"], unique=True)
    op.create_index("chat_by_person", "chat", ["person"])
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24)),
        sa.Column("since", sa.Float(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(6), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("closed", sa.Float()),
    )
    op.create_index("reports_by_id", "reports", ["id"], unique=True)
    op.create_index("reports_by_person", "reports", ["person"])
    op.create_table(
        "notes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    """Go back to the shape before."""
    for name in ("notes", "reports", "mutes", "chat"):
        op.drop_table(name)
    with op.batch_alter_table("tables") as tables:
        tables.drop_index("tables_by_chat_changed")
        tables.drop_column("chat_changed")
        tables.drop_column("chat")
