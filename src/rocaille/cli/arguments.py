"""What people type after a command: read, checked, and refused in one sentence where it is wrong."""

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rocaille.bots import check as check_bot
from rocaille.catalogue import game as find_game
from rocaille.kernel.decision import Refused
from rocaille.kernel.files import make_usable
from rocaille.kernel.game import Game

MOST_SEED = (1 << 128) - 1


def number(option: str, text: str, least: int, most: int | None = None) -> int:
    """A whole number within its range."""
    right = f"{least}–{most}" if most is not None else f"≥ {least}"
    digits = text.strip().removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > 50:
        raise Refused("option_value", option=option, found=text, right=right)
    value = int(text)
    if value < least or (most is not None and value > most):
        raise Refused("option_value", option=option, found=text, right=right)
    return value


def the_game(name: str, components: str | None = None, options: list[str] | None = None) -> Game:
    """The game that was asked for, as the variant with these options."""
    game = find_game(name, Path(components) if components else None)
    try:
        return game.variant(game_options(options))
    except Refused as inner:
        if components and inner.key == "components_wrong":
            raise Refused("in_file", file=components, inner=inner) from None
        raise


def player_count(game: Game, text: str) -> int:
    counts = game.player_counts
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        return number("--players", text, min(counts), max(counts))
    if int(text) not in counts:
        raise Refused("player_count", found=int(text), least=min(counts), most=max(counts))
    return int(text)


def a_seed(text: str | None) -> int:
    """The seed that was asked for, or one that nobody can guess."""
    return secrets.randbits(64) if text is None else number("--seed", text, 0, MOST_SEED)


def game_options(names: list[str] | None) -> dict[str, object]:
    return {name: True for name in names or []}


def bots_for(text: str | None, seats: int, otherwise: str = "random") -> list[str]:
    """Names of bots for so many seats: one for all, or one for each."""
    names = [name.strip() for name in (text or otherwise).split(",")]
    for name in names:
        check_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise Refused("bots_count", found=len(names), right=seats)
    return names


def bots_to_compare(text: str | None) -> list[str]:
    """Names of bots as they were given, each of them one that there is."""
    if text is None:
        raise Refused("missing_argument", argument="--bots")
    names = [name.strip() for name in text.split(",")]
    for name in names:
        check_bot(name)
    return names


def check_new(game: Game, players: int, options: dict[str, Any]) -> None:
    """Refuse what the game would refuse, before anything long begins."""
    game.new(players, 0, options)


def page_file(html: str | None, force: bool, others: Mapping[str, Path | None]) -> Path | None:
    """Where the page goes. What is there stays unless it may be replaced, and that is known before the first game.

    `others` are files that the same command reads or writes, by their options.
    """
    if html is None:
        return None
    file = Path(html)
    draft = file.with_name(file.name + ".part") if file.name else file
    try:
        for option, other in others.items():
            if other and (_same(file, other) or _same(draft, other)):
                raise Refused("same_file", one=option, other="--html", file=html)
        if file.exists() and not file.is_file():
            raise Refused("page_no_file", file=html)
        if file.exists() and not force:
            raise Refused("page_exists", file=html)
        make_usable(file.parent)
        if not draft.exists():
            draft.touch()
            draft.unlink()
    except OSError as problem:
        raise Refused("file_unwritable", file=html, problem=problem.strerror or "") from None
    return file


def _same(one: Path, other: Path) -> bool:
    """Whether two names are, or would be, one file."""
    return one.resolve() == other.resolve() or (one.exists() and other.exists() and one.samefile(other))
