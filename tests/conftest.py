"""What all tests share."""

import signal
from collections.abc import Callable

import pytest

from rocaille.cli.main import main


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "ruling(name): the test of one ruling, named module.short_id")
    # A shell that runs the tests in the background lets them, and all that they start, ignore Ctrl-C; some test just that.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command; its status, what it printed, and what it complained about."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, printed.out, printed.err

    return run
