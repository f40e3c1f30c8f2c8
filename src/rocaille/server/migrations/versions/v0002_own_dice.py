"""Tables at which every decision has dice of its own. Those that are there already go on with their streams of dice."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("own_dice", sa.Boolean, nullable=False, server_default=sa.false()))
