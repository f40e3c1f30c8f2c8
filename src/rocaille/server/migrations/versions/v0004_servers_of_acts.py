"""Each act says by which server's time it happened."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("acts", sa.Column("server", sa.Integer))
