"""`rocaille serve`: tables for people and bots, until somebody stops it."""

import logging
from threading import Thread

from rocaille.cli.opening import address_in_network, browser, near, note, running_on
from rocaille.server.config import EVERYWHERE, LOOPBACK, Config
from rocaille.server.database import address, shown
from rocaille.server.running import listening
from rocaille.server.running import serve as run
from rocaille.words import Words


def serve(config: Config, path: str | None, words: Words) -> int:
    """With a path, the browser is opened there; then a taken port or a server that runs already is no reason to give up."""
    network = config.host == EVERYWHERE
    where = address(config.database)
    if path is not None and (other := running_on(where)):
        print(words("serve.runs_already", url=other), flush=True)
        show(other + path, words)
        return 0
    line = listening(config) if path is None else near(config)
    chosen = line.getsockname()[1]
    # In a network the browser is opened at the address that others use, so that its links are good for them, too.
    here = f"http://{address_in_network() if network else LOOPBACK}:{chosen}"
    if config.port not in (0, chosen):
        print(words("serve.port_taken", taken=config.port, port=chosen))

    def ready() -> None:
        if network:
            print(words("serve.on_the_network", port=chosen))
            print(words("serve.address", url=here))
        else:
            print(words("serve.listening", url=here))
        print(words("serve.kept", database=shown(where)), flush=True)
        note(where, here)
        if path is not None:
            Thread(target=show, args=(here + path, words), daemon=True).start()  # some browsers return when they are closed

    run(config, line, ready, logging.INFO if path is None else logging.WARNING)
    return 0


def show(url: str, words: Words) -> None:
    """In the browser or, where none can be opened, as an address."""
    found = browser()
    if found is not None:
        print(words("serve.opening", url=url), flush=True)
    try:
        if found is None or not found.open(url):
            print(words("serve.no_browser", url=url), flush=True)
    except OSError:
        print(words("serve.no_browser", url=url), flush=True)
