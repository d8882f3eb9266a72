"""A table says how many points everybody had at the end."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    op.add_column("tables", sa.Column("totals", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "totals")
