"""Servers: each has a number, which its writes carry."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("begun_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
    )
