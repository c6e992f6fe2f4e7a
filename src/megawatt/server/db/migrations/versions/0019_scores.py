"""Points of finished games, by seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Bring the database to this shape."""
    op.add_column("places", sa.Column("score", sa.Integer))


def downgrade() -> None:
    """Go back to the shape before."""
    with op.batch_alter_table("places") as places:
        places.drop_column("score")
