"""All texts that people read, in English, German and Italian.

The engine speaks in keys and numbers; this package writes the sentences. General texts are in `en.toml`, `de.toml` and
`it.toml`, those of the commands and of the server in folders of these names, those of a game
beside its declaration in `words`, and there those of an option in files of its own; a key is its path in these files,
`refusal.player_count`, for a game with its name before it. What a game does not say itself is said by `any_game`.
"""

from __future__ import annotations

import os
import re
import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from rocaille.catalogue import declarations
from rocaille.declaration import Declaration
from rocaille.kernel.decision import Decision, Reason, Refused
from rocaille.kernel.findings import LIMIT, NOT_THERE, RULEBOOK, Finding
from rocaille.kernel.game import Game

LANGUAGES: Final = ("en", "de", "it")
LONGEST: Final = 300  # of what somebody typed or a file says, when a refusal repeats it
ANY_GAME: Final = "any_game"  # the texts that stand in for those that a game lacks
# {name}, or {name|tile|tiles}: the number and the noun that goes with it.
PLACEHOLDER: Final = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")


class Words:
    """The texts of one language. `words("key", name=value)` is a text with its placeholders filled."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Refused("unknown_language", found=language, known=", ".join(LANGUAGES))
        self.language: Final = language
        self._texts: Final = texts(language)

    def __call__(self, key: str, **args: object) -> str:
        """The text of `key`; a key that nobody wrote a text for gives itself and its arguments."""
        text = self._texts.get(key)
        if text is None and key.partition(".")[0] in declarations():
            text = self._texts.get(f"{ANY_GAME}.{key.partition('.')[2]}")
        if text is None:
            return " ".join([key, *[f"{name}={value}" for name, value in args.items()]])
        return "".join([part if isinstance(part, str) else part.filled(args) for part in _parts(text)])

    def number(self, value: float, form: str) -> str:
        """A number as this language writes it; `form` as in an f-string, such as `.1f`."""
        signs = {",": self("general.thousands_sign"), ".": self("general.decimal_sign")}
        return "".join(signs.get(sign, sign) for sign in f"{value:{form}}")

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def under(self, path: str) -> dict[str, str]:
        """All texts whose keys begin so, by what follows, as they stand in the file."""
        return {key.removeprefix(path): text for key, text in self._texts.items() if key.startswith(path)}

    def either(self, key: str, otherwise: str) -> str:
        """The text of a key that not every game has, or another."""
        return self(key) if key in self else otherwise

    def refusal(self, refused: Refused, game: Game | None = None) -> str:
        """One sentence that says what was wrong and what would be right; `game` knows how its decisions are written."""
        details = dict(refused.details)
        decision, reason = details.get("decision"), details.get("reason")
        if isinstance(decision, Decision) and isinstance(reason, Reason):
            game = _with_everything(game)
            details["decision"] = game.notation.written(decision) if game else decision.word
            details["reason"] = self._reason(game, reason) if game else reason.key
        inner = details.get("inner")
        if isinstance(inner, Refused):
            return self("refusal.in_file", file=details["file"], inner=self.refusal(inner, game))
        for name, value in details.items():
            if isinstance(value, str) and len(value) > LONGEST:
                details[name] = value[:LONGEST] + " …"
        if "right_key" in details:
            details["right"] = self._right(str(details.pop("right_key")), details)
        if details.get("known") == "none":
            details["known"] = self("general.none")
        if refused.key == "components_wrong":
            return self._wrong_component(details)
        return self(f"refusal.{refused.key}", **details)

    def finding(self, finding: Finding) -> str:
        """One sentence about what is wrong with a component table."""
        return self.refusal(finding.refusal())

    def right(self, finding: Finding) -> str:
        """What would be right instead."""
        return self._right(finding.right, finding.details)

    def _wrong_component(self, details: dict[str, object]) -> str:
        """Whether a rulebook says so, and on which page, or what the program can hold, or how a table is written."""
        kind, page = details["kind"], details["page"]
        if kind == RULEBOOK:
            book = self("finding.expansion" if details["option"] else "finding.rulebook")
            details["rulebook"] = self("finding.page", rulebook=book, page=page) if page else book
            return self("finding.breaks", **details)
        if kind == LIMIT:
            return self("finding.limit", **details)
        return self("finding.lacks" if details["found"] == NOT_THERE else "refusal.components_wrong", **details)

    def _right(self, key: str, details: dict[str, object]) -> str:
        """What would be right in a component table; a range of one value is that value."""
        if key == "a_number" and details["low"] == details["high"]:
            return self("right.exactly", value=details["low"])
        if key == "so_many_numbers" and details["least"] == details["most"]:
            return self("right.so_many_values", count=details["least"])
        return self(f"right.{key}", **details)

    def _reason(self, game: Game, reason: Reason) -> str:
        from rocaille.words.sentences import box_of, words_of

        return words_of(game.name).reason(self, box_of(game, game.player_counts[-1]), reason)


def _with_everything(game: Game | None) -> Game | None:
    """The variant with all options, which has a name for everything: the state that was refused is not known here."""
    try:
        return game.variant({option: True for option in game.known_options}) if game else None
    except Refused:
        return game  # its components lack the part of an expansion


def languages() -> tuple[str, ...]:
    return LANGUAGES


class Placeholder:
    """{name}, or {name|tile|tiles}; one that nobody fills stays as it is written."""

    __slots__ = ("many", "name", "one", "written")

    def __init__(self, written: str, name: str, one: str | None, many: str | None) -> None:
        self.written: Final = written
        self.name: Final = name
        self.one: Final = one
        self.many: Final = many

    def filled(self, args: dict[str, object]) -> str:
        value = args.get(self.name, self.written)
        if self.one is None:
            return str(value)
        return f"{value} {self.one if value == 1 else self.many}"


@cache
def _parts(text: str) -> tuple[str | Placeholder, ...]:
    """A text as it stands in the file, taken apart once: it is said very often."""
    found: list[str | Placeholder] = []
    end = 0
    for match in PLACEHOLDER.finditer(text):
        found += [text[end : match.start()], Placeholder(match.group(), *match.groups())]
        end = match.end()
    return (*found, text[end:])


@cache
def texts(language: str) -> dict[str, str]:
    """Every text of a language by its key."""
    titles = ("game", "full_title")
    found = {f"{name}.{title}": declared.title for name, declared in declarations().items() for title in titles}
    for part in texts_by_file(language):
        found |= part
    return found


def texts_by_file(language: str) -> list[dict[str, str]]:
    """The same file by file; no key is in two of them."""
    found = [_flat(_read(__name__, *place, language), "") for place in ((), ("commands",), ("server",))]
    for name, declared in declarations().items():
        files = [_own(declared, option, language) for option in ("", *declared.options)]
        found += [_flat(file, f"{name}.") for file in files if file is not None]
    return found


def _own(declared: Declaration, option: str, language: str) -> dict[str, Any] | None:
    """The words beside a declaration, of the game or of an option: in this language, or in the game's first that it has."""
    for spoken in (language, *declared.languages):
        name = f"{option}.{spoken}" if option else spoken
        if resources.files(declared.package).joinpath("words", f"{name}.toml").is_file():
            return _read(declared.package, "words", name)
    return None


def _read(package: str, *place: str) -> dict[str, Any]:
    file = resources.files(package).joinpath(*place[:-1], f"{place[-1]}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _flat(table: dict[str, Any], path: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, dict):
            found |= _flat(value, f"{path}{key}.")
        else:
            found[path + key] = value.strip("\n")
    return found


def language_from_environment() -> str:
    """The reader's language as the system names it; English if we do not have it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]
