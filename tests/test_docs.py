"""The documents are true: links lead somewhere, paths exist, examples run, and tables say what the components say."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import rocaille
from rocaille.catalogue import BUILT_IN
from rocaille.kernel.game import Game
from rocaille.server.contract.asyncapi import asyncapi
from rocaille.server.contract.openapi import openapi
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
    named = set(re.findall(r'<a id="([^"]+)"></a>', prose(page)))
    return named | {anchor(heading) for heading in re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)}


def looks_like_a_path(text: str) -> bool:
    if not re.fullmatch(r"[\w./-]+", text):
        return False
    return bool(FILES.fullmatch(text)) or ("/" in text and text.split("/")[0] in FOLDERS)


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


RULES = {
    "rokoko": ("Rokoko", "rokoko/rules.md", {}),
    "alhambra": ("Alhambra", "alhambra/rules.md", {}),
    "jeweller": ("Rokoko with the jeweller", "rokoko/jeweller.md", {"jeweller": True}),
}


def game_of(page: str) -> Game:
    """The game that a page of rules is about."""
    return rocaille.game("rokoko" if page == "jeweller" else page, options=RULES[page][2])


@pytest.mark.parametrize("page", RULES)
def test_the_table_of_decision_numbers_is_right(page):
    game = game_of(page)
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    heading, _, part = text.partition(f"### {RULES[page][0]}: below ")[2].partition("\n")
    assert int(heading) == game.decision_limit
    ranges = {}
    for low, high, words in re.findall(r"^\| (\d+)–(\d+) \| ([^|]*) \|", part.partition("\n### ")[0], re.MULTILINE):
        for word in re.findall(r"`([\w-]+)`", words):
            ranges[word] = range(int(low), int(high) + 1)
    base = rocaille.game(game.name, options={}).notation.words if RULES[page][2] else []
    assert {decision.word for decision in game.decisions.values()} == {*ranges, *base}
    assert all(decision.number in ranges[decision.word] for decision in game.decisions.values() if decision.word in ranges)
    assert max(max(numbers) for numbers in ranges.values()) == game.decision_limit - 1


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


@pytest.mark.parametrize("page", RULES)
def test_every_word_of_the_notation_is_explained(page):
    text = (ROOT / "docs" / RULES[page][1]).read_text(encoding="utf-8").split("\n## Decisions as text")[1]
    explained = {match.split()[0] for match in re.findall(r"^\| `([^`]+)` \|", text, re.MULTILINE)}
    base = rocaille.game(game_of(page).name, options={}).notation.words if RULES[page][2] else []
    assert explained | set(base) >= set(game_of(page).notation.words)


@pytest.mark.parametrize("name", RULES)
def test_examples_in_the_rules_are_decisions(name):
    page = (ROOT / "docs" / RULES[name][1]).read_text(encoding="utf-8").split("\n## Decisions as text")[1]
    examples = [
        cells[-1].strip("` ")
        for cells in (line.strip("| ").split(" | ") for line in page.splitlines())
        if len(cells) == 3 and cells[-1].startswith("`") and " " in cells[-1]
    ]
    assert examples
    for text in examples:
        assert game_of(name).notation.read(text)


@pytest.mark.parametrize("describe", [openapi, asyncapi], ids=["openapi", "asyncapi"])
def test_the_descriptions_of_the_wire_are_what_its_types_say(describe):
    written = json.loads((ROOT / "docs" / "api" / f"{describe.__name__}.json").read_text(encoding="utf-8"))
    told = json.loads(json.dumps(describe([offer.name for offer in BUILT_IN])))
    assert told == written, "`.venv/bin/python -m tools.contract write` writes them"
