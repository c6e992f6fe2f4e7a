"""People with a name and a password of their own, the browsers they are signed in with, and how they get back in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the database to this shape; everybody who is there stays a guest."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("name_key", sa.String(500), unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("email", sa.String(254)),
        sa.Column("email_confirmed", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(8)),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("about", sa.String(60), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "ways_back",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("until", sa.Float()),
    )
    op.create_index("ways_back_by_person", "ways_back", ["person"])


def downgrade() -> None:
    """Go back to the shape before; whoever had an account would need the cookie of a guest again."""
    for name in ("ways_back", "sessions", "accounts"):
        op.drop_table(name)
