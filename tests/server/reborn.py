"""A server that is started again whenever it is killed, without loading Python anew each time.

    python -m tests.server.reborn DATABASE

Prints its port, then the process of each server.
"""

import os
import signal
import sys

from rocaille.server.config import Config, Limits
from rocaille.server.running import get_ready, listening, serve


def main() -> None:
    limits = Limits(
        requests_per_second=100_000,
        messages_per_second=100_000,
        tables_per_address=100_000,
        sockets_per_address=100_000,
        work_percent=100_000,
    )
    config = Config(port=0, database=sys.argv[1], limits=limits, processes=1)
    get_ready()
    line = listening(config)
    print(line.getsockname()[1], flush=True)
    while True:
        child = os.fork()
        if not child:
            serve(config, line)
            os._exit(0)
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != signal.SIGKILL:
            sys.exit(f"the server ended by itself: {status}")


if __name__ == "__main__":
    main()
