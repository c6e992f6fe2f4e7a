"""The journal itself takes a key only once per table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FORGET_REPEATS = """
UPDATE journal SET key = NULL WHERE key IS NOT NULL AND EXISTS (
    SELECT 1 FROM journal AS first WHERE first.table_id = journal.table_id AND first.key = journal.key AND first.seq < journal.seq
)
"""


def upgrade() -> None:
    """Bring the database to this shape; of a key that was played several times, the first one keeps it."""
    op.execute(FORGET_REPEATS)
    has_key = sa.text("key IS NOT NULL")
    op.create_index("journal_by_key", "journal", ["table_id", "key"], unique=True, sqlite_where=has_key, postgresql_where=has_key)


def downgrade() -> None:
    """Go back to the shape before."""
    op.drop_index("journal_by_key", "journal")
