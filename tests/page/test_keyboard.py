"""Without a mouse: a whole match by keys alone, and what a screen reader would hear of it."""

from tests.page.playing import NAMED, by_number, by_walking, outcome

HEARD = "() => [...document.querySelectorAll('[aria-live]')].map(each => each.textContent).join(' ').trim()"


def test_a_whole_match_by_keys_alone(visit):
    visitor = visit()
    table = visitor.make("alhambra", "Anna", "bot:random", "bot:random", ending="by_hand")["table"]["id"]
    anna = visitor.sit(table, seed=3)
    walked, heard = 0, set()
    for count in range(400):
        state = anna.wait("mine", "end", "over")
        seq = anna.seq()
        heard.add(anna.page.evaluate(HEARD))
        if state == "over":
            break
        if state == "end":
            anna.page.keyboard.press("e")
        elif count % 3 == 0 and by_walking(anna):
            walked += 1
        else:
            by_number(anna)
        anna.moved(seq)
    assert state == "over" and walked > 5
    assert not anna.page.evaluate(NAMED)
    assert len(heard) > count / 2 and all(heard), "every move is announced"
    assert "Anna" in outcome(anna)["text"]


def test_keys_undo_list_and_help(visit):
    visitor = visit()
    table = visitor.make("rokoko", "Anna", "bot:random", ending="by_hand")["table"]["id"]
    anna = visitor.sit(table)
    anna.wait("mine")
    anna.page.keyboard.press("?")
    anna.page.get_by_role("dialog").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("dialog").wait_for(state="hidden")
    anna.page.keyboard.press("1")
    anna.page.locator("[data-act=cancel]:enabled").wait_for()
    anna.page.keyboard.press("Escape")
    anna.page.locator("[data-act=cancel]:disabled").wait_for()
    anna.turn()
    anna.wait("mine", "end", "wait")
    anna.page.locator("[data-act=undo]:enabled").wait_for()
    seq = anna.seq()
    anna.page.keyboard.press("u")
    anna.moved(seq)
    assert anna.wait("mine") == "mine"
