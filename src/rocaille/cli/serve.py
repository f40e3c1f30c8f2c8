"""`rocaille serve`: tables for people and bots, until somebody stops it."""
from rocaille.server.config import LOOPBACK, Config, limits_from
from rocaille.server.database import address
from rocaille.server.running import listening, serve as run
from rocaille.words import Words

EVERYWHERE = "0.0.0.0"


def serve(port: int, network: bool, database: str | None, names: list[str], limits: list[str], processes: int | None,
          words: Words) -> int:
    config = Config(EVERYWHERE if network else LOOPBACK, port, database, tuple(names), processes, limits_from(limits))
    kept = address(database).render_as_string(hide_password=True).replace("+aiosqlite", "").replace("+asyncpg", "")
    line = listening(config)
    chosen = line.getsockname()[1]
    if network:
        print(words("serve.on_the_network", port=chosen))
    else:
        print(words("serve.listening", url=f"http://{LOOPBACK}:{chosen}"))
    print(words("serve.kept", database=kept), flush=True)
    run(config, line)
    return 0
