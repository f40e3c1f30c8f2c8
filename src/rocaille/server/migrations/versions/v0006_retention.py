"""What is not kept for ever: expired tokens, and names, of which a table says whether they are forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("nameless", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tokens_by_expiry", "tokens", ["expires"])
