"""Tokens that people give to programs, and the programs that wait for challenges."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("scopes", sa.String(40), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float()),
    )
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_index("tokens_by_digest", "tokens", ["digest"], unique=True)
    op.create_table(
        "programs",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("handle", sa.String(16), nullable=False),
        sa.Column("games", sa.String(400), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
    )


def downgrade() -> None:
    """Go back to the shape before."""
    op.drop_table("programs")
    op.drop_table("tokens")
