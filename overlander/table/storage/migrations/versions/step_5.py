"""Several seats may have to answer at once."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"

tables = sa.table("tables", sa.column("id"), sa.column("asked"), sa.column("asked_seats", sa.JSON))


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked_seats", sa.JSON, nullable=False, server_default="[]"))
    connection = op.get_bind()
    for row in connection.execute(sa.select(tables.c.id, tables.c.asked).where(tables.c.asked.is_not(None))).all():
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(asked_seats=[row.asked]))
    op.drop_column("tables", "asked")
    op.execute("ALTER TABLE tables RENAME COLUMN asked_seats TO asked")


def downgrade() -> None:
    op.drop_column("tables", "asked")
    op.add_column("tables", sa.Column("asked", sa.Integer))
