# not compiled
"""Files: written whole or not at all, never replaced unasked, and no device mistaken for one."""

from contextlib import suppress
from pathlib import Path

from rocaille.kernel.decision import Refused


def write(path: Path, text: str, replace: bool = False) -> None:
    """Write a file whole or not at all; one that is there is only replaced if that was asked for."""
    draft = path.with_name(path.name + ".part")
    try:
        if path.exists() and not replace:
            raise Refused("file_exists", file=str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as problem:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise Refused("file_unwritable", file=str(path), problem=problem.strerror or "") from None


def strange(path: Path, largest: int) -> bool:
    """Whether what is there is a device, a pipe, or larger than it could be: reading it might never end."""
    return path.exists() and not path.is_dir() and (not path.is_file() or path.stat().st_size > largest)


def make_usable(folder: Path) -> None:
    """Make a folder that files can be written to; refuse it now rather than after long work."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / ".part").touch()
        (folder / ".part").unlink()
    except OSError as problem:
        raise Refused("folder_unusable", folder=str(folder), problem=problem.strerror or "") from None
