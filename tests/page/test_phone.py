"""A phone held upright, played with a finger."""

from tests.page.playing import outcome


def test_a_whole_match_on_a_phone(visit):
    visitor = visit(phone=True)
    table = visitor.make("alhambra", "Anna", "bot:random", "bot:random", ending="by_hand")["table"]["id"]
    anna = visitor.sit(table, seed=8)
    anna.wait("mine")
    assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert anna.play() > 25
    assert "Anna" in outcome(anna)["text"]
    anna.words()


def test_a_round_of_rokoko_on_a_phone(visit):
    visitor = visit(phone=True)
    table = visitor.make("rokoko", "Anna", "bot:random")["table"]["id"]
    anna = visitor.sit(table, seed=8)
    for _ in range(15):
        anna.turn()
    assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    sheets = anna.page.locator(".phone nav button")
    for at in range(sheets.count()):
        sheets.nth(at).tap()
        assert sheets.nth(at).get_attribute("aria-pressed") == "true"
        anna.words()
