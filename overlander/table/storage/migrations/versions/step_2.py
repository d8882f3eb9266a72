"""Versions, decisions that were taken back, whether a bot must answer, and what a game began with."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.Integer))
    op.add_column("tables", sa.Column("components", sa.Text))
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("taken", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bot_asked", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("decisions", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET taken = (SELECT count(*) FROM decisions WHERE table_id = tables.id)")


def downgrade() -> None:
    op.drop_column("decisions", "version")
    for name in ("bot_asked", "taken", "version", "components", "rules"):
        op.drop_column("tables", name)
