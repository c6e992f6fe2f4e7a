"""Seeds of 128 bits as text, which generator deals, where the seed came from, and the promise about it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Bring the database to this shape; tables that are there were dealt by the generator of version 0.1.0."""
    with op.batch_alter_table("tables") as tables:
        tables.alter_column(
            "seed", existing_type=sa.BigInteger(), type_=sa.String(39), existing_nullable=False, postgresql_using="seed::varchar"
        )
        tables.add_column(sa.Column("dealt_by", sa.String(20), nullable=False, server_default="xoroshiro64"))
        tables.add_column(sa.Column("deal", sa.String(10), nullable=False, server_default="earlier"))
        tables.add_column(sa.Column("nonce", sa.String(32)))
        tables.add_column(sa.Column("commitment", sa.String(64)))
    op.execute("UPDATE tables SET deal = 'what-if' WHERE position IS NOT NULL")
    with op.batch_alter_table("tables") as tables:
        tables.alter_column("dealt_by", existing_type=sa.String(20), existing_nullable=False, server_default=None)
        tables.alter_column("deal", existing_type=sa.String(10), existing_nullable=False, server_default=None)


def downgrade() -> None:
    """Go back to seeds that are numbers; tables dealt otherwise would not replay, so there must be none."""
    others = op.get_bind().execute(sa.text("SELECT count(*) FROM tables WHERE dealt_by <> 'xoroshiro64' AND position IS NULL"))
    if others.scalar_one():
        raise RuntimeError("there are tables that the earlier version cannot deal; keep this one")
    with op.batch_alter_table("tables") as tables:
        for name in ("commitment", "nonce", "deal", "dealt_by"):
            tables.drop_column(name)
        tables.alter_column(
            "seed", existing_type=sa.String(39), type_=sa.BigInteger(), existing_nullable=False, postgresql_using="seed::bigint"
        )
