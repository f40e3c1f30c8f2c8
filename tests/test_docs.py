"""The documents are true: links lead somewhere, paths exist, examples run, and tables say what the components say."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import rocaille
from rocaille.games.rokoko.names import RANKS
from tests.alhambra import positions as alhambra

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
WITH_EXAMPLES = [page for page in PAGES if "```python\n" in page.read_text(encoding="utf-8")]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|<img[^>]*\ssrc=\"([^\"]+)\"")
CODE = re.compile(r"`([^`\n]+)`")
FOLDERS = ("src", "tests", "docs", "bench", "tools", "examples", "requirements", ".ci")
FILES = re.compile(r"(?:README\.md|Makefile|pyproject\.toml|setup\.py)")


def named(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    """The page without its fenced blocks."""
    return FENCE.sub("", page.read_text(encoding="utf-8"))


def anchor(heading: str) -> str:
    """What a heading is called in a link."""
    return re.sub(r"[^\w\- ]", "", heading.replace("`", "").lower()).strip().replace(" ", "-")


def anchors(page: Path) -> set[str]:
    return {anchor(heading) for heading in re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)}


def looks_like_a_path(text: str) -> bool:
    if not re.fullmatch(r"[\w./-]+", text):
        return False
    return bool(FILES.fullmatch(text)) or ("/" in text and text.split("/")[0] in FOLDERS)


def table_rows(page: Path, columns: int) -> list[list[str]]:
    """The rows of all tables that have so many columns."""
    rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in prose(page).splitlines()
        if line.startswith("|")
    ]
    return [row for row in rows if len(row) == columns]


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_relative_link_leads_somewhere(page):
    for target in (link or image for link, image in LINK.findall(prose(page))):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, fragment = target.partition("#")
        goal = (page.parent / path) if path else page
        assert goal.exists(), f"{named(page)} links to {target}"
        if fragment:
            assert fragment in anchors(goal), f"{named(page)} links to {target}, which has no such heading"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_path_that_is_named_exists(page):
    for text in CODE.findall(prose(page)):
        if looks_like_a_path(text):
            assert (ROOT / text).exists(), f"{named(page)} names {text}"


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_nothing_points_to_one_machine(page):
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(?:home|root|work|tmp|usr|opt|Users)/", text), "an absolute path"


@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=named)
def test_python_examples_run(page, tmp_path):
    """The blocks of a page, one after another, in an interpreter of their own."""
    blocks = [block for language, block in FENCE.findall(page.read_text(encoding="utf-8")) if language == "python"]
    script = tmp_path / "example.py"
    script.write_text("\n".join(blocks), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_rules_list_every_employee_as_the_components_have_it():
    box = rocaille.game("rokoko").boxes[5]
    rows = [row for row in table_rows(ROOT / "docs/rokoko/rules.md", 5) if re.fullmatch(r"`\d[MJA][a-f]?`", row[0])]
    listed = [(row[0].strip("`"), int(row[1]), row[2].lower(), row[4]) for row in rows]
    assert listed == [
        (name, box.levels[card], RANKS[box.ranks[card]], box.card_origins[card]) for card, name in enumerate(box.card_names)
    ]
    for card, row in enumerate(rows):
        missing = set(re.findall(r"\d+", box.card_texts[card])) - set(re.findall(r"\d+", row[3]))
        assert not missing, f"{row[0]}: the bonus has {missing}, which the page does not"


def test_the_rules_list_every_dress_and_tile_as_the_components_have_them():
    game = rocaille.game("rokoko")
    names = game.boxes[5].dress_names
    page = ROOT / "docs/rokoko/rules.md"
    listed = {}
    for dresses, silk, markers, thimble, sale, prestige in table_rows(page, 6):
        for dress in dresses.split(", "):
            listed[dress] = (silk, "thread" in markers, "lace" in markers, thimble == "yes", sale, prestige)
    for name, (_, y, g, r, b, thread, lace, master, sale, prestige) in zip(names, game.table["dresses"]["tiles"], strict=True):
        silk = "Y" * y + "G" * g + "R" * r + "B" * b
        assert listed[name] == (silk, bool(thread), bool(lace), master, str(sale), str(prestige)), name
    tiles = {row[0].strip("`"): row[1] for row in table_rows(page, 2)}
    kinds = game.boxes[5].all_tiles
    for kind, name in enumerate(game.boxes[5].tile_names):
        assert tiles[name] == str(kinds.count(kind)), name


def test_the_rules_show_both_boards_as_the_components_have_them():
    game = rocaille.game("rokoko")
    text = (ROOT / "docs/rokoko/rules.md").read_text(encoding="utf-8")
    small, large = text.split("### 2 or 3 players")[1].split("### Dresses")[0].split("### 4 or 5 players")
    for part, side in ((small, game.table["board"]["small"]), (large, game.table["board"]["large"])):
        for kind, row in side["decorations"].items():
            if kind != "from":
                cells = next(line for line in part.splitlines() if line.startswith(f"| {kind}")).split("|")
                assert [int(n) for n in cells[2].split(",")] == row["cost"], kind
                worth = [] if cells[3].strip() == "–" else [int(n) for n in cells[3].split(",")]
                assert worth == (row["prestige"] if any(row["prestige"]) else []), kind
                assert [int(n) for n in re.findall(r"×(\d)", cells[4])] == row.get("terrace", []), kind
        rewards = {"–": "", "thread": "T", "lace": "L", "tile": "tile"}
        for number, hall in enumerate(side["halls"], 1):
            cells = next(line for line in part.splitlines() if re.match(rf"\| {number}\b", line)).split("|")
            assert [int(n) for n in cells[2].split("/")] == hall["majority"]
            spaces = {}
            for kind, cell in (("master", cells[3]), ("guest", cells[4])):
                for at, reward in re.findall(rf"{number}\.(\d): ([^,]+)", cell):
                    reward = reward.strip()
                    spaces[int(at)] = [kind, rewards[reward] if reward in rewards else int(reward.split()[0])]
            assert [spaces[at] for at in sorted(spaces)] == hall["spaces"], number
        costs, track = side["workshop"]["costs"], side["all_halls"]["prestige"]
        for start, numbers in (("- Workshop", costs), ("- All-halls", track)):
            line = next(line for line in part.splitlines() if line.startswith(start))
            assert f" {', '.join(map(str, numbers))} " in line


PAGES = {
    "rokoko": ("Rokoko", "rokoko/rules.md", {}),
    "alhambra": ("Alhambra", "alhambra/rules.md", {}),
    "jeweller": ("Rokoko with the jeweller", "rokoko/jeweller.md", {"jeweller": True}),
}


def game_of(page: str):
    """The game that a page of rules is about."""
    return rocaille.game("rokoko" if page == "jeweller" else page, options=PAGES[page][2])


@pytest.mark.parametrize("page", PAGES)
def test_the_table_of_decision_numbers_is_right(page):
    game = game_of(page)
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    heading, _, part = text.partition(f"### {PAGES[page][0]}: below ")[2].partition("\n")
    assert int(heading) == game.decision_limit
    ranges = {}
    for low, high, words in re.findall(r"^\| (\d+)–(\d+) \| ([^|]*) \|", part.partition("\n### ")[0], re.MULTILINE):
        for word in re.findall(r"`([\w-]+)`", words):
            ranges[word] = range(int(low), int(high) + 1)
    base = rocaille.game(game.name, options={}).notation.words if PAGES[page][2] else []
    assert {decision.word for decision in game.decisions.values()} == {*ranges, *base}
    assert all(decision.number in ranges[decision.word] for decision in game.decisions.values() if decision.word in ranges)
    assert max(max(numbers) for numbers in ranges.values()) == game.decision_limit - 1


def test_the_rules_of_alhambra_list_every_category_as_the_components_have_it():
    def of(cell: str, by: str) -> list[int]:
        return [int(number) for number in cell.split(by)]

    rows = [
        row
        for row in table_rows(ROOT / "docs/alhambra/rules.md", 8)
        if row[1] in ("blue", "red", "brown", "white", "green", "purple")
    ]
    assert [
        [color, name, origin, of(prices, ","), of(first, "/"), of(second, "/"), of(third, "/")]
        for name, color, origin, prices, _, first, second, third in rows
    ] == rocaille.game("alhambra").table["buildings"]["categories"]
    assert all(int(row[4]) == len(of(row[3], ",")) for row in rows)


def test_the_rules_of_alhambra_show_a_turn_that_was_played():
    """The turn under “Decisions as text”, in the position that the page describes."""
    page = (ROOT / "docs/alhambra/rules.md").read_text(encoding="utf-8")
    block = next(block for language, block in FENCE.findall(page) if language == "text")
    texts = [re.match(r"1 (.*?)(?:  |$)", line)[1] for line in block.splitlines()]
    state = alhambra.position(
        players=3,
        turn=1,
        courtyard=("red7", "purple12", "blue2", "white8"),
        display=("yellow1", "yellow8", "yellow1", "blue7"),
        hands={1: ("blue3", "blue7", "green1", "orange1", "orange1", "orange2", "orange3")},
    )
    alhambra.do(state, *texts[:2])
    assert alhambra.legal(state) == ["pay 1", "pay 2", "pay 3"]
    assert alhambra.do(state, texts[2]) == ["pays", "pays", "paid_exactly"]
    assert alhambra.GAME.to_decide(state) == (1,)
    alhambra.do(state, *texts[3:])
    assert alhambra.GAME.to_decide(state) == (2,)
    assert alhambra.hand(state, 1) == ["blue3", "blue7", "green1", "orange2", "orange3"]


@pytest.mark.parametrize("page", PAGES)
def test_every_word_of_the_notation_is_explained(page):
    text = (ROOT / "docs" / PAGES[page][1]).read_text(encoding="utf-8").split("\n## Decisions as text")[1]
    explained = {match.split()[0] for match in re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)}
    base = rocaille.game(game_of(page).name, options={}).notation.words if PAGES[page][2] else []
    assert explained | set(base) >= set(game_of(page).notation.words)


@pytest.mark.parametrize("name", PAGES)
def test_examples_in_the_rules_are_decisions(name):
    page = (ROOT / "docs" / PAGES[name][1]).read_text(encoding="utf-8").split("\n## Decisions as text")[1]
    examples = [
        cells[-1].strip("` ")
        for cells in (line.strip("| ").split(" | ") for line in page.splitlines())
        if len(cells) == 3 and cells[-1].startswith("`") and " " in cells[-1]
    ]
    assert examples
    for text in examples:
        assert game_of(name).notation.read(text)


def test_the_page_of_the_jeweller_has_the_numbers_of_the_components():
    table = rocaille.game("rokoko").table["jeweller"]
    page = (ROOT / "docs/rokoko/jeweller.md").read_text(encoding="utf-8")
    rows = {row[0]: row for row in table_rows(ROOT / "docs/rokoko/jeweller.md", 3)}
    for what, numbers in (
        ("windows of the jeweller, left to right", table["windows"]["costs"]),
        ("jeweller's spaces, price", table["decorations"]["cost"]),
        ("jeweller's spaces, prestige", table["decorations"]["prestige"]),
    ):
        assert [int(n) for n in re.findall(r"\d+", rows[what][1])] == numbers
        assert rows[what][2].startswith("reconstructed")
    for jewel, count in table["jewels"].items():
        if jewel != "from":
            assert f"{count} {jewel.replace('_', ' ')}s" in page
    game = game_of("jeweller")
    described = re.findall(r"^\| `(S[a-j]|2J[c-k]|5M[c-k])` \| (.*) \|$", page, re.MULTILINE)
    assert [name for name, _ in described] == game.boxes[4].card_names[32:]
    for (name, text), printed in zip(described, game.boxes[4].card_texts[32:], strict=True):
        assert set(re.findall(r"\d+", text)) >= set(re.findall(r"\d+", printed)), name
