"""For everyone: axe-core finds nothing serious in the main views, by day and by night, at a desk and on a phone."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """() => axe.run(document, {resultTypes: ["violations"]}).then(found => found.violations
    .filter(each => ["serious", "critical"].includes(each.impact))
    .map(each => `${each.id}: ${each.help}\\n` + each.nodes.slice(0, 4)
        .map(node => `  ${node.html.slice(0, 160)}\\n  ${node.failureSummary.slice(0, 300)}`).join("\\n")))"""
TABLES: dict[str, Any] = {
    "light": (("rokoko", {}, False), ("alhambra", {}, True)),  # game, options, on a phone
    "dark": (("rokoko", {"jeweller": True}, False), ("alhambra", {}, False)),
}


@cache
def axe() -> str:
    assert AXE.is_file(), "axe-core is not there; `make test` fetches it"
    return AXE.read_text(encoding="utf-8")


def check(page, where):
    """Through the debugger, which the page's Content-Security-Policy does not concern."""
    page.evaluate(axe())
    found = page.evaluate(RUN)
    assert not found, f"{where}:\n" + "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_is_wrong(visit, theme):
    visitor = visit(color_scheme=theme)
    page = visitor.page("/")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    check(page, "home")
    for path in ("/new", "/lobby", "/rules/rokoko", "/replay"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        check(page, path)
    page.get_by_role("button", name="Preferences").or_(page.get_by_role("link", name="Preferences")).first.click()
    page.get_by_role("dialog").wait_for()
    check(page, "preferences")
    page.close()
    for game, options, phone in TABLES[theme]:
        somebody = visit(color_scheme=theme, phone=phone)
        table = somebody.make(game, "Anna", "bot:random", options=options)["table"]["id"]
        anna = somebody.sit(table, seed=2)
        for _ in range(4):
            anna.turn()
        anna.wait("mine")
        anna.choose()
        anna.page.locator("[data-act=confirm]:enabled").wait_for()
        check(anna.page, f"{game} {options} {'phone' if phone else ''}")
