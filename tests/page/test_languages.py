"""All of it in English, German and Italian, and from one to another at any time."""
import pytest

SAID = {"en": "Take money, or buy a building", "de": "Nimm Geld, oder kaufe ein Gebäude", "it": "Prendi denaro o compra un edificio"}
PLAY = {"en": "Play", "de": "Spielen", "it": "Gioca"}


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_everything_in_one_language(visit, language):
    visitor = visit(locale=language)
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
        for _ in range(6):
            anna.turn()
            anna.words()
        anna.wait("mine")
        anna.choose()
        anna.words()
        if game == "alhambra":
            anna.page.keyboard.press("Escape")
            assert SAID[language] in anna.page.locator("#question").inner_text()
        anna.page.close()


def test_another_language_in_the_middle_of_a_match(visit):
    visitor = visit()
    table = visitor.make("alhambra", "Anna", "bot:random")["table"]["id"]
    anna = visitor.sit(table)
    anna.wait("mine")
    question = anna.page.locator("#question")
    for language in ("de", "it", "en"):
        anna.page.keyboard.press("m")
        anna.page.locator("dialog[open] select, dialog[open] input[name=language]").first.wait_for()
        choose(anna.page, language)
        anna.page.keyboard.press("Escape")
        question.get_by_text(SAID[language]).wait_for()
        assert anna.page.locator("html").get_attribute("lang") == language
        anna.words()


def choose(page, language):
    radio = page.locator(f'dialog[open] input[value="{language}"]')
    if radio.count():
        radio.first.check(force=True)
    else:
        page.locator("dialog[open] select").first.select_option(language)
