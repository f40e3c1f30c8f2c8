"""Tables on a network: HTTP and WebSocket around `rocaille.table`, with a database that forgets nothing."""
