"""The rules pages for players: three languages of the same shape, numbers as in the components, links that lead somewhere."""

import re
from pathlib import Path

import pytest

from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import FEE
from rocaille.games.rokoko.rules.claim_the_queens_favour import FAVOUR_LIVRES
from rocaille.games.rokoko.rules.collect_income import BASE_INCOME
from rocaille.games.rokoko.rules.depute_your_employee import PAY
from rocaille.games.rokoko.rules.end_of_the_game import FAVOUR_POINTS, LIVRES_PER_POINT, STATUE_POINTS
from rocaille.games.rokoko.rules.hire_a_new_employee import PRICES
from rocaille.games.rokoko.rules.setting_up_the_game import STARTING_LIVRES
from rocaille.words import LANGUAGES, Words
from tests.page import rules_tables

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "web" / "src"
RULES = {
    "rokoko": ROOT / "src/rocaille/words/rokoko/rules/{language}.md",
    "jeweller": ROOT / "src/rocaille/words/rokoko/rules/jeweller.{language}.md",
    "alhambra": ROOT / "src/rocaille/words/alhambra/rules/{language}.md",
}
TABLES = {"rokoko": rules_tables.rokoko, "jeweller": rules_tables.jeweller, "alhambra": rules_tables.alhambra}
PAGES = [(page, language) for page in TABLES for language in LANGUAGES]
HEADING = re.compile(r"^#{2,3} .+ \{#([a-z-]+)\}$", re.MULTILINE)


def text_of(page: str, language: str) -> str:
    return Path(str(RULES[page]).format(language=language)).read_text(encoding="utf-8")


def sections(page: str, language: str) -> dict[str, str]:
    """The text under each heading, by anchor."""
    parts = HEADING.split(text_of(page, language))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def numbers(text: str) -> list[int]:
    return sorted(int(number) for number in re.findall(r"\d+", text))


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_every_heading_has_its_anchor_and_none_twice(page, language):
    text = text_of(page, language)
    found = HEADING.findall(text)
    assert len(found) == len(set(found)) == len(re.findall(r"^##", text, re.MULTILINE))
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1 and text.startswith("# ")


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_the_languages_have_the_same_sections_with_the_same_numbers(page, language):
    english, here = sections(page, "en"), sections(page, language)
    assert list(here) == list(english)
    for anchor in english:
        assert numbers(here[anchor]) == numbers(english[anchor]), anchor
        assert here[anchor].count("\n> ") == english[anchor].count("\n> "), f"rulings of {anchor}"
        assert here[anchor].count("\n|") == english[anchor].count("\n|"), f"tables of {anchor}"


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_the_tables_are_those_of_the_components(page, language):
    text = text_of(page, language)
    for name, rows in TABLES[page](Words(language)).items():
        assert "|---|\n" + "\n".join(rows) + "\n" in text, f"{name}: the rows should be\n" + "\n".join(rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_the_numbers_of_the_rules(language):
    found = sections("rokoko", language)
    table = rules_tables.rokoko_components()
    colors = [tile[0] for tile in table["dresses"]["tiles"]]
    sale, prestige = ([tile[at] for tile in table["dresses"]["tiles"]] for at in (8, 9))
    levels = [card[0] for card in table["employees"]["hire"]["cards"]]
    parts = [
        len(colors),
        *(colors.count(color) for color in rules_tables.COLORS),
        min(sale),
        max(sale),
        min(prestige),
        max(prestige),
        sum(tile[0] for tile in table["resources"]["tiles"]),
        len(levels),
        *(levels.count(level) for level in range(1, 7)),
    ]
    for number in parts:
        assert number in numbers(found["parts"])
    assert f"**{STARTING_LIVRES} Livre" in found["setup"]
    assert f"**{FAVOUR_LIVRES} Livre" in found["favour"] and f"**{FAVOUR_POINTS} " in found["favour"]
    assert " | ".join(str(PRICES[left]) for left in (4, 3, 2, 1)) in found["hire"]
    for livres in PAY:
        assert re.search(rf"\*\*{livres}( Livre)?\*\*", found["depute"])
    assert f"**{BASE_INCOME} Livre**" in found["income"]
    assert re.search(rf"\*\*1 \w+ .*\b{LIVRES_PER_POINT} Livre", found["money"])
    assert f"**{STATUE_POINTS} " in found["statues"]
    majorities = [side["fireworks_majority"][place] for side in table["board"].values() for place in ("first", "second")]
    assert set(majorities) <= set(numbers(found["fireworks"]))
    assert f"**{FEE} Livre**" in sections("jeweller", language)["exams"]
    jewels = [count for count in table["jeweller"]["jewels"].values() if isinstance(count, int)]
    assert f"**{sum(jewels)} " in sections("jeweller", language)["overview"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_alhambras_text_names_the_numbers_of_its_cards(language):
    table = rules_tables.alhambra_components()
    money = table["money"]
    each = money["values"] * len(money["currencies"])
    parts = numbers(sections("alhambra", language)["parts"])
    buildings = sum(len(row[3]) for row in table["buildings"]["categories"])
    for number in (buildings, each * money["copies"], each * money["copies_for_two"], money["values"]):
        assert number in parts


def test_every_link_into_the_rules_exists():
    anchors = {(page, anchor) for page in TABLES for anchor in sections(page, "en")}
    for page, language in PAGES:
        for other, anchor in re.findall(r"\]\(([a-z]*)#([a-z-]+)\)", text_of(page, language)):
            assert (other or page, anchor) in anchors, f"{page}.{language}: {other}#{anchor}"
    used = 0
    for source in [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.ts")]:
        if source.name.endswith(".test.ts"):
            continue
        for page, anchor in re.findall(rf"\b({'|'.join(TABLES)})#([a-z-]+)", source.read_text(encoding="utf-8")):
            assert (page, anchor) in anchors, f"{source.relative_to(SOURCES)} links to {page}#{anchor}"
            used += 1
    assert used > 0


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_quotation_marks_are_those_of_the_language(page, language):
    text = text_of(page, language)
    opening, closing, foreign = {"en": ("“", "”", '„«»"'), "de": ("„", "“", '”«»"'), "it": ("«", "»", '“”„"')}[language]
    assert text.count(opening) == text.count(closing)
    assert not set(foreign) & set(text)
