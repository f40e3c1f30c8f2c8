"""The rules: the tables in their texts, and the pages of the documentation that are made from them.

    python -m tools.rules write|check

write: fill the tables of all texts (`src/rocaille/faces/<game>/rules/*.md`) from the components, and make the English pages in
`docs/<game>/` anew. check: say what is no longer as it would be written. `words/rules.py` describes the texts.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

from rocaille.catalogue import declaration
from rocaille.words import Words
from rocaille.words.rules import HEADING, LINK, RULING, TABLE

ROOT = Path(__file__).resolve().parent.parent
FACES = ROOT / "src" / "rocaille" / "faces"
DOCS = ROOT / "docs"


class Text(NamedTuple):
    file: Path
    game: str
    option: str  # or ""
    language: str

    @property
    def name(self) -> str:
        """What links to it call it."""
        return self.option or self.game


def texts() -> list[Text]:
    found = []
    for file in sorted(FACES.glob("*/rules/*.md")):
        *option, language = file.stem.split(".")
        found.append(Text(file, file.parts[-3], "".join(option), language))
    return found


def with_tables(text: Text) -> str:
    """The text with the rows of its tables as the components have them."""
    rows = declaration(text.game).rules_tables(text.option, Words(text.language))
    source = text.file.read_text(encoding="utf-8")
    asked = [match[1] for match in TABLE.finditer(source)]
    if sorted(asked) != sorted(rows):
        sys.exit(f"{text.file.relative_to(ROOT)} should have the tables {', '.join(rows)}, and has {', '.join(asked)}.")
    return TABLE.sub(
        lambda match: f"<!-- table: {match[1]} -->\n{match[2]}" + "".join(f"{row}\n" for row in rows[match[1]]), source
    )


def page_of(text: Text) -> Path:
    return DOCS / text.game / (f"{text.option}.md" if text.option else "rules.md")


def slug(heading: str) -> str:
    """What GitHub calls a heading in a link."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


def pages() -> dict[Path, str]:
    """The documentation's pages: Markdown that every reader of Markdown knows, with a table of contents."""
    english = [text for text in texts() if text.language == "en"]
    sources = {text.name: with_tables(text) for text in english}
    slugs = {
        name: {anchor: slug(heading) for _, heading, anchor in HEADING.findall(source)} for name, source in sources.items()
    }
    found = {}
    for text in english:
        page = page_of(text)

        def link(match: re.Match[str], text: Text = text) -> str:
            words, other, anchor = match.groups()
            goal = next(each for each in english if each.name == (other or text.name))
            path = "" if goal == text else Path(page_of(goal)).relative_to(page_of(text).parent).as_posix()
            return f"[{words}]({path}#{slugs[goal.name][anchor]})"

        source = re.sub(r"^<!-- table: .+ -->\n", "", sources[text.name], flags=re.MULTILINE)
        source = RULING.sub(r'<a id="\2"></a>\1', source)
        contents = [
            f"{'  ' * (len(level) - 2)}- [{heading}](#{slugs[text.name][anchor]})"
            for level, heading, anchor in HEADING.findall(source)
        ]
        head, first, rest = LINK.sub(link, source).partition("\n## ")
        written = f"<!-- Written by tools/rules.py from {text.file.relative_to(ROOT).as_posix()}: change that file. -->\n\n"
        body = HEADING.sub(r"\1 \2", first.lstrip("\n") + rest)
        found[page] = written + head.strip() + "\n\n" + "\n".join(contents) + "\n\n" + body
    return found


def main() -> None:
    if sys.argv[1:] not in (["write"], ["check"]):
        sys.exit("Usage: python -m tools.rules write|check")
    wanted = {text.file: with_tables(text) for text in texts()} | pages()
    stale = [file for file, text in wanted.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if sys.argv[1] == "write":
        for file in stale:
            file.write_text(wanted[file], encoding="utf-8")
            print(f"Wrote {file.relative_to(ROOT)}.")
    elif stale:
        names = ", ".join(str(file.relative_to(ROOT)) for file in stale)
        sys.exit(f"Not as the rules and components are: {names}. “python -m tools.rules write” writes them.")


if __name__ == "__main__":
    main()
