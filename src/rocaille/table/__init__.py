"""One match: seats, decisions in, views and events out. It knows no sockets and no database."""
