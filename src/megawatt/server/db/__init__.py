"""The database: connection, schema, migrations, the writer, and backups."""
