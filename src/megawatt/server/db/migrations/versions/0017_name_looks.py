"""What names of accounts look like. Not unique: accounts of old that look alike go on. The server fills it in when it starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.add_column("accounts", sa.Column("name_look", sa.String(64)))
    op.create_index("accounts_by_look", "accounts", ["name_look"])


def downgrade() -> None:
    """Go back to the shape before."""
    op.execute("DELETE FROM settings WHERE name = 'name-looks'")
    op.drop_index("accounts_by_look", "accounts")
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("name_look")
