"""Chromium for the tests of the page, from the system's packages.

    python tools/chromium.py install

installs it where that is possible (Debian's packages, as root) and says so, or says why not.

Standard library only, because it runs before anything is installed.
"""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
INSTALL = ("apt-get", "install", "--yes", "--no-install-recommends", "chromium")
# No window, no traffic of its own; its sandbox needs rights that root in a container does not have.
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
LEFT_OUT = "the tests in a browser are left out."


def program() -> str | None:
    """Where Chromium is, if it is here."""
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install() -> str:
    """A sentence about what was done; "" if there was nothing to do."""
    if program():
        return ""
    if not shutil.which("apt-get"):
        return f"Chromium is not here and cannot be installed without apt-get; {LEFT_OUT}"
    if os.geteuid() != 0:
        return f"Chromium is not here and only root can install it; {LEFT_OUT}"
    print("Installing Chromium for the tests of the page (some minutes, once) …", flush=True)
    settings = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (("apt-get", "update"), INSTALL):
        done = subprocess.run(command, env=settings, stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=900)
    if done.returncode != 0 or not program():
        return f"Chromium could not be installed; {LEFT_OUT}"
    return "Chromium is installed."


if __name__ == "__main__":
    if sys.argv[1:] != ["install"]:
        sys.exit("This is used as: python tools/chromium.py install")
    sentence = install()
    if sentence:
        print(sentence, flush=True)
