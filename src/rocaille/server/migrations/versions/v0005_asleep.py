"""Tables say since when nobody has used them, so that a start need not read them all."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asleep_since", sa.Float))
    op.drop_index("tables_by_status", "tables")
    op.create_index("tables_by_sleep", "tables", ["status", "asleep_since"])
    tables = sa.table("tables", sa.column("status", sa.String), sa.column("asleep_since", sa.Float))
    op.execute(sa.update(tables).where(tables.c.status.in_(["over", "closed"])).values(asleep_since=time.time()))
