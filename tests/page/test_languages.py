"""All of it in English, German and Italian, and from one to another at any time."""

import pytest

SAID = {
    "en": "Take money, or buy a building",
    "de": "Nimm Geld, oder kaufe ein Gebäude",
    "it": "Prendi denaro, o compra un edificio",
}
NAMES = {"en": "English", "de": "Deutsch", "it": "Italiano"}
PLAY = {"en": "Play", "de": "Spielen", "it": "Gioca"}


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_everything_in_one_language(visit, language):
    visitor = visit(locale=language)
    visitor.expected = ("404",)  # of the address that leads nowhere
    page = visitor.page("/")
    somebody = visitor.player(page)
    page.locator("button.play").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    assert page.locator("button.play").inner_text().strip() == PLAY[language]
    for path in ("/", "/new", "/lobby", "/replay", "/rules/rokoko", "/rules/alhambra", "/nowhere"):
        page.goto(path)
        page.get_by_role("heading", level=1).first.wait_for()
        somebody.words()
    for game, options in (("rokoko", {"jeweller": True}), ("alhambra", {})):
        table = visitor.make(game, "Anna", "bot:random", options=options)["table"]["id"]
        anna = visitor.sit(table, seed=1)
        anna.wait("mine")
        assert game != "alhambra" or SAID[language] in anna.page.locator("#question").inner_text()
        for _ in range(6):
            anna.turn()
            anna.words()
        anna.wait("mine")
        anna.choose()
        anna.words()
        anna.page.close()


def test_another_language_in_the_middle_of_a_match(visit):
    visitor = visit()
    table = visitor.make("alhambra", "Anna", "bot:random")["table"]["id"]
    anna = visitor.sit(table)
    anna.wait("mine")
    question = anna.page.locator("#question")
    for language in ("de", "it", "en"):
        anna.page.keyboard.press("m")
        anna.page.get_by_role("radio", name=NAMES[language]).click()
        anna.page.keyboard.press("Escape")
        question.get_by_text(SAID[language]).wait_for()
        assert anna.page.locator("html").get_attribute("lang") == language
        anna.words()
