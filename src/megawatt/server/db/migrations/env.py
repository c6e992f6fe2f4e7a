"""How Alembic reaches the database: on the connection that the store provides."""

from __future__ import annotations

from alembic import context

from megawatt.server.db.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, transaction_per_migration=True)
with context.begin_transaction():
    context.run_migrations()
