"""The rules of a game as people read them; the page, the documentation and `rocaille rules` are made from them.

One Markdown file a language in `rules` beside the game's declaration, and one more for each expansion: `en.md`,
`jeweller.en.md`. Beside Markdown they have Pandoc's attributes. `## Heading {#anchor}` has an anchor that is the same in every
language, and `[A sentence.]{#module.name}` is a ruling: what a module of the game's rules settles, and what a test of that name
shows. What the rulebooks leave open stands in block quotations. `[text](GAME#anchor)` leads to another page of rules.
The rows below `<!-- table: name -->` come from the components; `tools/rules.py` writes them.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from rocaille.catalogue import declaration

HEADING: Final = re.compile(r"^(#{2,3}) (.+?)(?: \{#([a-z-]+)\})?$", re.MULTILINE)
RULING: Final = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\{#(\w+\.\w+)\}")
LINK: Final = re.compile(r"\[([^\[\]]+)\]\((\w*)#([a-z-]+)\)")
TABLE: Final = re.compile(r"^<!-- table: (.+) -->\n(\|.*\n\|[-|]+\|\n)((?:\|.*\n)*)", re.MULTILINE)


@dataclass(frozen=True)
class RulesSection:
    """What stands under one heading, up to the next; `text` is as in the file."""

    anchor: str
    level: int
    heading: str
    text: str

    @property
    def rulings(self) -> dict[str, str]:
        """Each ruling's sentences in plain words, by module and name."""
        return {name: plain(text) for text, name in RULING.findall(self.text)}

    @property
    def modules(self) -> list[str]:
        """The modules whose rulings stand here."""
        return list(dict.fromkeys(name.partition(".")[0] for name in self.rulings))


@dataclass(frozen=True)
class RulesText:
    title: str
    language: str
    introduction: str
    sections: tuple[RulesSection, ...]

    @property
    def rulings(self) -> dict[str, str]:
        return {name: text for section in self.sections for name, text in section.rulings.items()}

    def found(self, asked: str) -> list[RulesSection]:
        """The sections of this anchor, this module, or with these words in their heading, with those below them."""
        folded = asked.casefold().removeprefix("#")
        for fits in (
            lambda section: section.anchor == folded,
            lambda section: folded in section.modules,
            lambda section: folded in section.heading.casefold(),
        ):
            here = [at for at, section in enumerate(self.sections) if fits(section)]
            if here:
                return self._with_those_below(here)
        return []

    def _with_those_below(self, chosen: Iterable[int]) -> list[RulesSection]:
        found: dict[str, RulesSection] = {}
        for at in chosen:
            first = self.sections[at]
            found[first.anchor] = first
            for section in self.sections[at + 1 :]:
                if section.level <= first.level:
                    break
                found[section.anchor] = section
        return list(found.values())


@cache
def rules_text(game: str, option: str, language: str) -> RulesText | None:
    """The rules of a game, or of one of its options; in another language if there is no translation."""
    declared = declaration(game)
    for tried in (language, *declared.languages):
        name = f"{option}.{tried}.md" if option else f"{tried}.md"
        file = resources.files(declared.package).joinpath("rules", name)
        if file.is_file():
            return parsed(file.read_text(encoding="utf-8"), tried)
    return None


def parsed(text: str, language: str) -> RulesText:
    """A text taken apart; a heading without an anchor gets one of its words."""
    introduction, *parts = HEADING.split(text)
    title, _, introduction = introduction.partition("\n")
    sections = zip(parts[0::4], parts[1::4], parts[2::4], parts[3::4], strict=True)
    return RulesText(
        title.removeprefix("# "),
        language,
        introduction.strip(),
        tuple(
            RulesSection(anchor or anchor_of(heading), len(marks), heading, body.strip() + "\n")
            for marks, heading, anchor, body in sections
        ),
    )


def anchor_of(heading: str) -> str:
    return "-".join(re.findall(r"[a-z]+", plain(heading).casefold()))


def without_marks(text: str) -> str:
    """Markdown for those who know neither anchors nor our links."""
    return LINK.sub(r"\1", RULING.sub(r"\1", re.sub(r"^<!--.*-->\n", "", text, flags=re.MULTILINE)))


def plain(text: str) -> str:
    return re.sub(r"[*`]", "", without_marks(text))


def table_row(*cells: object) -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |"
