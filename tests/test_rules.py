"""The texts of the rules: three languages of one shape, numbers as in the components, links that lead somewhere, and the
pages of the documentation as they are made from them."""

import re
from pathlib import Path

import pytest
from tools import rules as tool

import rocaille
from rocaille.games.rokoko.game import Rokoko
from rocaille.games.rokoko.jeweller.rules.take_the_journeymans_exam import FEE
from rocaille.games.rokoko.rules.claim_the_queens_favour import FAVOUR_LIVRES
from rocaille.games.rokoko.rules.collect_income import BASE_INCOME
from rocaille.games.rokoko.rules.depute_your_employee import PAY
from rocaille.games.rokoko.rules.end_of_the_game import FAVOUR_POINTS, LIVRES_PER_POINT, STATUE_POINTS
from rocaille.games.rokoko.rules.hire_a_new_employee import PRICES
from rocaille.games.rokoko.rules.setting_up_the_game import STARTING_LIVRES
from rocaille.words import LANGUAGES
from rocaille.words.rules import RULING, parsed, plain, rules_text, without_marks
from rocaille.words.rules_page import Block, read, rules_page

ROOT = Path(__file__).parents[1]
PAGE_SOURCES = ROOT / "web" / "src"
TEXTS = {(text.name, text.language): text for text in tool.texts()}
NAMES = sorted({name for name, _ in TEXTS})
PAGES = sorted(TEXTS)
HEADING = re.compile(r"^#{2,3} .+ \{#([a-z-]+)\}$", re.MULTILINE)
LETTERS = re.compile(r"[^\W\d_]+")
COLORS = ("yellow", "green", "red", "blue")


def text_of(name: str, language: str) -> str:
    return TEXTS[name, language].file.read_text(encoding="utf-8")


def sections(name: str, language: str) -> dict[str, str]:
    """The text under each heading, by anchor."""
    parts = HEADING.split(text_of(name, language))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def rows(name: str, table: str) -> list[list[str]]:
    """The cells of a table of the English text, without its head."""
    body = re.search(rf"<!-- table: {table} -->\n\|.*\n\|.*\n((?:\|.*\n)+)", text_of(name, "en"))
    assert body
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in body[1].splitlines()]


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


def test_every_game_has_a_text_in_every_language():
    assert set(PAGES) == {(name, language) for name in ("rokoko", "jeweller", "alhambra") for language in LANGUAGES}


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_the_tables_are_those_of_the_components(page, language):
    assert tool.with_tables(TEXTS[page, language]) == text_of(page, language), "python -m tools.rules write"


def test_the_documentation_is_made_from_the_texts():
    for page, text in tool.pages().items():
        assert page.read_text(encoding="utf-8") == text, f"{page.relative_to(ROOT)}: python -m tools.rules write"


@pytest.mark.parametrize("name", NAMES)
def test_the_documentation_has_everything(name):
    """Every sentence of the text is in its page, whatever became of headings, anchors and links."""
    page = re.sub(r"\]\([^)]*\)|<a id=[^>]*></a>", "", tool.page_of(TEXTS[name, "en"]).read_text(encoding="utf-8"))
    page = re.sub(r"[*`\[]", "", page)
    for line in plain(text_of(name, "en")).splitlines():
        assert HEADING.sub("", line) in page


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_the_text_is_read_as_it_stands(page, language):
    text = TEXTS[page, language]
    found = rules_text(text.game, text.option, language)
    assert found and [section.anchor for section in found.sections] == list(sections(page, language))
    for section in found.sections:
        assert section.text.strip() == sections(page, language)[section.anchor].strip()
        for name, sentence in section.rulings.items():
            assert name in text_of(page, language) and sentence in plain(section.text)
        assert "{#" not in without_marks(section.text) and "<!--" not in without_marks(section.text)


def test_a_text_without_translation_is_read_in_english():
    assert rules_text("alhambra", "", "fr") == rules_text("alhambra", "", "en")
    assert rules_text("alhambra", "jeweller", "en") is None


def test_headings_are_found_by_anchor_module_or_words_with_those_below():
    text = parsed(
        "# T\n\nHello.\n\n## Ending {#end}\n\n[Over.]{#the_end.over}\n\n"
        "### Ties there {#ties}\n\nA.\n\n## Other {#other}\n\nB.\n",
        "en",
    )
    assert (text.title, text.introduction, text.rulings) == ("T", "Hello.", {"the_end.over": "Over."})
    for asked, anchors in {
        "end": ["end", "ties"],
        "the_end": ["end", "ties"],
        "#TIES": ["ties"],
        "oth": ["other"],
        "x": [],
    }.items():
        assert [section.anchor for section in text.found(asked)] == anchors


def test_a_heading_without_an_anchor_gets_one_of_its_words():
    text = parsed("# T\n\n## What *candles* bring\n\nLight.\n", "en")
    assert [(section.anchor, section.heading) for section in text.sections] == [("what-candles-bring", "What *candles* bring")]


def said(blocks: list[Block]) -> str:
    """All words of these blocks."""
    return " ".join(part for block in blocks for part in (*[run.text for run in block.runs], said(block.blocks)))


@pytest.mark.parametrize(("name", "language"), PAGES)
def test_rules_as_data_have_the_words_of_the_text(name, language):
    text = TEXTS[name, language]
    page = rules_page(text.game, text.option, language)
    assert page.title and page.language == language
    assert [heading.id for heading in page.headings] == list(sections(name, language))
    assert [(block.level, block.id) for block in page.blocks if block.kind == "heading"] == [
        (heading.level, heading.id) for heading in page.headings
    ]
    marks = r"\]\(\w*#[a-z-]+\)|\]\{#\w+\.\w+\}|\{#[a-z-]+\}|<!--.*-->|^```\w*"
    source = re.sub(marks, " ", text.file.read_text(encoding="utf-8").partition("\n")[2], flags=re.MULTILINE)
    assert LETTERS.findall(said(page.blocks)) == LETTERS.findall(source)


def test_rules_as_data_have_nothing_that_a_browser_could_be_made_to_do():
    blocks = read(
        "<script>alert(1)</script>\n\nA <b onclick=x>b</b> [go](javascript:alert(1)) [there](//evil.example) [rule](#end) "
        "[out](https://example.org) [other](rokoko#hire) ![seen](https://example.org/x.png)\n\n> *note*\n\n"
        "1. a\n2. b\n\n| x |\n|---|\n| **1** |\n\n```\ncode\n```\n"
    )
    runs = [run for block in blocks for run in block.runs]
    assert [run.href for run in runs if run.href] == ["#end", "https://example.org", "rokoko#hire"]
    assert runs[0].text == "<script>alert(1)</script>" and "onclick" in said(blocks) and "seen" in said(blocks)
    assert [block.kind for block in blocks] == ["text", "text", "note", "steps", "table", "code"]
    assert blocks[2].blocks[0].runs[0].emphasis and blocks[4].blocks[1].blocks[0].blocks[0].runs[0].strong


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_the_numbers_of_the_rules(language):
    found = sections("rokoko", language)
    table = rocaille.game("rokoko").table
    colors = [tile[0] for tile in table["dresses"]["tiles"]]
    sale, prestige = ([tile[at] for tile in table["dresses"]["tiles"]] for at in (8, 9))
    levels = [card[0] for card in table["employees"]["hire"]["cards"]]
    parts = [
        len(colors),
        *(colors.count(color) for color in COLORS),
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
    table = rocaille.game("alhambra").table
    money = table["money"]
    each = money["values"] * len(money["currencies"])
    parts = numbers(sections("alhambra", language)["parts"])
    buildings = sum(len(row[3]) for row in table["buildings"]["categories"])
    for number in (buildings, each * money["copies"], each * money["copies_for_two"], money["values"]):
        assert number in parts


def test_every_link_into_the_rules_exists():
    anchors = {(page, anchor) for page in NAMES for anchor in sections(page, "en")}
    anchors |= {(page, name) for page in NAMES for _, name in RULING.findall(text_of(page, "en"))}
    for page, language in PAGES:
        for other, anchor in re.findall(r"\]\((\w*)#([\w.-]+)\)", text_of(page, language)):
            assert (other or page, anchor) in anchors, f"{page}.{language}: {other}#{anchor}"
    used = 0
    for source in [*PAGE_SOURCES.rglob("*.svelte"), *PAGE_SOURCES.rglob("*.ts")]:
        if source.name.endswith(".test.ts"):
            continue
        for page, anchor in re.findall(rf"\b({'|'.join(NAMES)})#([a-z-]+)", source.read_text(encoding="utf-8")):
            assert (page, anchor) in anchors, f"{source.relative_to(PAGE_SOURCES)} links to {page}#{anchor}"
            used += 1
    assert used > 0


@pytest.mark.parametrize(("page", "language"), PAGES)
def test_quotation_marks_are_those_of_the_language(page, language):
    text = text_of(page, language)
    opening, closing, foreign = {"en": ("“", "”", '„«»"'), "de": ("„", "“", '”«»"'), "it": ("«", "»", '“”„"')}[language]
    assert text.count(opening) == text.count(closing)
    assert not set(foreign) & set(text)


# The tables again, read with other eyes than those that wrote them


@pytest.mark.parametrize("name", ["rokoko", "jeweller"])
def test_employees_stand_as_the_components_have_them(name):
    game = Rokoko().variant({"jeweller": name == "jeweller"})
    box = game.boxes[4]
    tables = ("employees",) if name == "rokoko" else ("conditions", "journeymen", "masters")
    listed = {}
    for who, text, origin in (row for table in tables for row in rows(name, table)):
        rank, _, number = who.partition(" ")
        code = who if rank.startswith("S") else f"{number[0]}{rank[0]}{number[1:].removesuffix(' (2×)').strip()}"
        listed[code] = (text, origin)
    first = 0 if name == "rokoko" else 32
    assert sorted(listed) == sorted(box.card_names[first:])
    for card in range(first, len(box.card_names)):
        text, origin = listed[box.card_names[card]]
        assert origin == box.card_origins[card]
        assert set(re.findall(r"\d+", text)) >= set(re.findall(r"\d+", box.card_texts[card])), box.card_names[card]


def test_dresses_and_tiles_stand_as_the_components_have_them():
    game = Rokoko()
    listed = {}
    for kind, silk, markers, thimble, sale, prestige, names in rows("rokoko", "dresses"):
        bales = {color: int(count) for count, color in (bale.split() for bale in silk.split(" + "))}
        assert kind.partition(" (")[2] in ("", f"{len(names.split())}×)")
        for name in names.replace("`", "").split(", "):
            numbers = [bales.get(color, 0) for color in COLORS]
            listed[name] = [
                *(kind.split()[0].lower(), *numbers, "thread" in markers, "lace" in markers),
                *(thimble == "∩", int(sale), int(prestige)),
            ]
    tiles = game.table["dresses"]["tiles"]
    assert [listed[name] for name in game.boxes[5].dress_names] == tiles
    shown = {row[3].strip("`"): int(row[2]) for row in rows("rokoko", "resources")}
    kinds = game.boxes[5].all_tiles
    assert shown == {name: kinds.count(kind) for kind, name in enumerate(game.boxes[5].tile_names)}


@pytest.mark.parametrize("side", ["small", "large"])
def test_both_boards_stand_as_the_components_have_them(side):
    printed = rocaille.game("rokoko").table["board"][side]
    decorations = [row for kind, row in printed["decorations"].items() if kind != "from"]
    for (_, cost, prestige, terrace), row in zip(rows("rokoko", f"{side} decorations"), decorations, strict=True):
        assert numbers(cost) == sorted(row["cost"])
        assert numbers(prestige) == (sorted(row["prestige"]) if any(row["prestige"]) else [])
        assert numbers(terrace) == sorted(row.get("terrace", []))
    rewards = {"–": "", "thread": "T", "lace": "L", "tile": "tile"}
    for (_, majority, *kinds), hall in zip(rows("rokoko", f"{side} halls"), printed["halls"], strict=True):
        assert [int(number) for number in majority.split(" / ")] == hall["majority"]
        spaces = [
            [kind, rewards[reward] if reward in rewards else int(reward.split()[0])]
            for kind, cell in zip(("master", "guest"), kinds, strict=True)
            for reward in cell.split(" · ")
        ]
        assert spaces == hall["spaces"]
    values = [numbers(row[1]) for row in rows("rokoko", f"{side} board")]
    warehouse, majority = printed["warehouse"], printed["fireworks_majority"]
    assert values == [
        sorted([warehouse["segments"], warehouse["tiles"]]),
        sorted(printed["workshop"]["costs"]),
        sorted(printed["all_halls"]["prestige"]),
        sorted([majority["first"], majority["second"]]),
    ]


def test_the_jewellers_board_stands_as_the_components_have_it():
    table = rocaille.game("rokoko").table["jeweller"]
    assert numbers(rows("jeweller", "board")[0][1]) == sorted(table["windows"]["costs"])
    [[_, cost, prestige]] = rows("jeweller", "spaces")
    assert numbers(cost) == sorted(table["decorations"]["cost"])
    assert numbers(prestige) == sorted(table["decorations"]["prestige"])
    jewels = {jewel.replace("_", " "): count for jewel, count in table["jewels"].items() if jewel != "from"}
    assert {name.lower(): int(count) for name, count in rows("jeweller", "jewels")} == jewels
    sentence = rules_text("rokoko", "jeweller", "en").rulings["preparation.24_jewels"]
    assert all(f"{count} {jewel}s" in sentence for jewel, count in jewels.items())


def test_buildings_and_points_stand_as_the_components_have_them():
    def of(cell: str) -> list[int]:
        return [int(number) for number in re.findall(r"\d+", cell)]

    points = {row[0]: [of(cell) for cell in row[1:]] for row in rows("alhambra", "points")}
    assert [
        [color, name.lower(), origin, of(prices), *points[name]]
        for name, color, prices, _, origin in rows("alhambra", "buildings")
    ] == rocaille.game("alhambra").table["buildings"]["categories"]
    assert all(int(row[3]) == len(of(row[2])) for row in rows("alhambra", "buildings"))
