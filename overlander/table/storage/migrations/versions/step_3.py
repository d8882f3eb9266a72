"""Seats that are reached from elsewhere: keys, what was said, what was published of the shuffles, and how a game stands."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("tables", sa.Column("salt", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("asked", sa.Integer))
    op.add_column("tables", sa.Column("closed", sa.Text))
    op.add_column("tables", sa.Column("proposal", sa.JSON))
    op.create_table(
        "keys",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("nonce", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("keys_of_table", "keys", ["table_id"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("said", sa.Text, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chat")
    op.drop_table("keys")
    for name in ("proposal", "closed", "asked", "salt"):
        op.drop_column("tables", name)
