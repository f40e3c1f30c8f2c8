"""What the database holds: servers, tables, acts, and who may sit where. Positions are never stored; acts lead to them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    delete,
    false,
    insert,
    true,
    update,
)
from sqlalchemy.sql import bindparam

METADATA = MetaData()

SERVERS = Table(
    "servers",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),  # a later server has a higher one
    Column("begun_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),  # it was still there then
    Column("ended", Boolean, nullable=False, server_default=false()),  # by itself or by a later one: it may write no more
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("made_at", Float, nullable=False),
    Column("version", Integer, nullable=False),  # of the game's rules
    Column("setting", Text, nullable=False),
    Column("seed", String(40), nullable=False),
    Column("own_dice", Boolean, nullable=False, server_default=false()),  # not at tables of before there were any
    Column("host", String(32), nullable=False),
    Column("invitation", String(64), nullable=False),  # its hash
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("asleep_since", Float),  # nothing happens at it by itself, and nobody has used it since; None: see to it at a start
    Column("nameless", Boolean, nullable=False, server_default=false()),  # the names of its people are forgotten
    Index("tables_by_sleep", "status", "asleep_since"),
)

ACTS = Table(
    "acts",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("act", Text, nullable=False),
    Column("server", Integer),  # by whose time it happened; unknown for those of before servers had numbers
    sqlite_with_rowid=False,
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("person", String(32), nullable=False),
    Column("expires", Float, nullable=False),
    Index("tokens_by_table", "table_id"),
    Index("tokens_by_expiry", "expires"),
)

# Everything that is ever written, in an order in which no row comes before one that it refers to, nor goes after it.
NEW_TABLE = insert(TABLES)
NEW_TOKEN = insert(TOKENS)
NEW_ACT = insert(ACTS)
NEW_STATUS = update(TABLES).where(TABLES.c.id == bindparam("which")).values(status=bindparam("now"))
NEW_SLEEP = update(TABLES).where(TABLES.c.id == bindparam("which")).values(asleep_since=bindparam("now"))
ALL_ASLEEP = (
    update(TABLES)
    .where(TABLES.c.status == bindparam("which"), TABLES.c.asleep_since.is_(None))
    .values(asleep_since=bindparam("now"))
)
NEW_INVITATION = update(TABLES).where(TABLES.c.id == bindparam("which")).values(invitation=bindparam("now"))
NEW_TEXT = (
    update(ACTS).where(ACTS.c.table_id == bindparam("which"), ACTS.c.seq == bindparam("number")).values(act=bindparam("now"))
)
NAMELESS = update(TABLES).where(TABLES.c.id == bindparam("which")).values(nameless=true())
DROP_ACTS = delete(ACTS).where(ACTS.c.table_id == bindparam("which"))
DROP_TOKENS = delete(TOKENS).where(TOKENS.c.table_id == bindparam("which"))
DROP_TABLE = delete(TABLES).where(TABLES.c.id == bindparam("which"))
DROP_TOKEN = delete(TOKENS).where(TOKENS.c.hash == bindparam("which"))
WRITES = (
    NEW_TABLE,
    NEW_TOKEN,
    NEW_ACT,
    NEW_STATUS,
    NEW_SLEEP,
    ALL_ASLEEP,
    NEW_INVITATION,
    NEW_TEXT,
    NAMELESS,
    DROP_ACTS,
    DROP_TOKENS,
    DROP_TABLE,
    DROP_TOKEN,
)
