"""What players want done while they are away, and versions of what was said."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wishes", sa.JSON))
    op.add_column("chat", sa.Column("version", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("chat", "version")
    op.drop_column("tables", "wishes")
