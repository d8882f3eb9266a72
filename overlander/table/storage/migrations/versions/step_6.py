"""A table can follow another one, and says how its game ended."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.add_column("tables", sa.Column("previous", sa.Text))
    op.add_column("tables", sa.Column("follows", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("carried", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("sequels", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("winners", sa.JSON))
    op.add_column("tables", sa.Column("verdict", sa.Text))


def downgrade() -> None:
    for column in ("verdict", "winners", "sequels", "carried", "follows", "previous"):
        op.drop_column("tables", column)
