"""A table says whether hints are given there, and from which one it branches off for practice."""

import sqlalchemy as sa
from alembic import op

revision = "7"
down_revision = "6"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))
    op.add_column("tables", sa.Column("branch_of", sa.Text))
    op.add_column("tables", sa.Column("branch_at", sa.Integer))


def downgrade() -> None:
    for column in ("branch_at", "branch_of", "hints"):
        op.drop_column("tables", column)
