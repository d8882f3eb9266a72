"""Run by Alembic; the connection is given by Storage.migrate."""

from alembic import context

from overlander.table.storage.storage import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
