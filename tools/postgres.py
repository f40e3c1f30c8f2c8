"""PostgreSQL for the tests, from the system's packages.

    python tools/postgres.py install

installs it where that is possible (Debian's packages, as root) and says so, or says why not. `started` runs one for a while:
in a folder of its own, reached by a socket in that folder and by nothing else, as a user that is not root.

Standard library only, because it runs before anything is installed.
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USERS = ("postgres", "nobody")  # one of them runs it when we are root
INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends", "postgresql")
SETTINGS = ("fsync=off", "full_page_writes=off", "max_connections=50", "shared_buffers=32MB")


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian keeps them out of the way."""
    found = shutil.which(name)
    if found or not shutil.which("dpkg-query"):
        return found
    listed = subprocess.run(["dpkg-query", "--listfiles", *_packages()], capture_output=True, text=True, check=False).stdout
    return next((line for line in listed.splitlines() if line.endswith(f"/bin/{name}") and os.access(line, os.X_OK)), None)


def _packages() -> list[str]:
    listed = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${Package}\n", "postgresql-[0-9]*"], capture_output=True, text=True, check=False
    ).stdout
    return listed.split() or ["postgresql"]


def install() -> str:
    """A sentence about what was done; "" if there was nothing to do."""
    if program("initdb"):
        return ""
    if not shutil.which("apt-get"):
        return "PostgreSQL is not here and cannot be installed without apt-get; its tests are left out."
    if os.geteuid() != 0:
        return "PostgreSQL is not here and only root can install it; its tests are left out."
    print("Installing PostgreSQL for the tests (some minutes, once) …", flush=True)
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("apt-get", "update"), INSTALL):
        done = subprocess.run(command, env=settings, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=900)
    if done.returncode != 0 or not program("initdb"):
        return "PostgreSQL could not be installed; its tests are left out."
    return "PostgreSQL is installed."


def _user() -> str | None:
    """The user to run it as; None if we are not root and may do it ourselves."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in USERS if user in known)


@contextmanager
def started() -> Iterator[str]:
    """Run PostgreSQL; the address of its maintenance database."""
    initdb, postgres = program("initdb"), program("postgres")
    if not initdb or not postgres:
        raise FileNotFoundError("PostgreSQL is not installed here.")
    folder = Path(tempfile.mkdtemp(prefix="rocaille-"))
    user = _user()
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    try:
        command = [initdb, f"--pgdata={data}", "--username=rocaille", "--auth=trust", "--no-sync", "--encoding=UTF8"]
        subprocess.run(command, user=user, cwd=folder, check=True, capture_output=True, timeout=120)
        options = [
            part
            for setting in (*SETTINGS, "listen_addresses=", f"unix_socket_directories={folder}")
            for part in ("-c", setting)
        ]
        server = subprocess.Popen(
            [postgres, "-D", data, *options],
            user=user,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield f"postgresql://rocaille@/postgres?host={folder}"
        finally:
            server.send_signal(signal.SIGINT)  # the fast way, which does not wait for clients
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if sys.argv[1:] != ["install"]:
        sys.exit("This is used as: python tools/postgres.py install")
    sentence = install()
    if sentence:
        print(sentence, flush=True)
