"""Tables and their decisions."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("finished", sa.Text),
    )
    op.create_table(
        "decisions",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("decisions")
    op.drop_table("tables")
