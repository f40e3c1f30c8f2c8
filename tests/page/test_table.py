"""What a table does for whoever plays at it: consequences, reasons, taking back, hints, the only decision, a first minute."""

from tests.page.playing import OPEN


def begun(visit, game="alhambra", **more):
    visitor = visit(**more)
    table = visitor.make(game, "Anna", "bot:random", ending="by_hand")["table"]["id"]
    anna = visitor.sit(table, seed=4)
    anna.wait("mine")
    return anna


def test_from_the_first_page_to_the_first_decision(visit):
    visitor = visit()
    page = visitor.page("/")
    page.get_by_text("Alhambra, the card game", exact=True).click()
    page.get_by_role("radio", name="easy").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Play", exact=True).click()
    anna = visitor.player(page)
    anna.turn()
    assert "Anna" in anna.words()
    # Whoever comes back to the first page finds the table there, and the name is still known.
    page.goto("/")
    page.get_by_role("link", name="Alhambra").first.wait_for()
    assert page.get_by_label("Your name").input_value() == "Anna"


def test_a_consequence_is_shown_before_it_is_confirmed(visit):
    anna = begun(visit)
    page = anna.page
    note = page.locator(".money .note-spot.can").first
    key = note.get_attribute("data-key")
    anna.click(".money .note-spot.can")
    page.locator(".hand .ghost").first.wait_for()  # the card, where it would lie
    assert page.locator(f'.spot.pending[data-key="{key}"]').count() == 1
    page.locator(".decision .chip").first.wait_for()  # the money before and after
    anna.click("[data-act=cancel]")
    page.locator(".hand .ghost").first.wait_for(state="detached")
    assert page.locator(".spot.pending").count() == 0 and anna.state() == "mine"


def test_a_building_is_paid_card_by_card_in_any_order(visit):
    """Lay cards down until they are enough; everything is sent at once, and the building is ours."""
    anna = begun(visit)
    page = anna.page
    for _ in range(60):
        anna.wait("mine", "end")
        if anna.state() == "end" or not page.locator(".arch-spot.can").count():
            anna.turn()
            continue
        anna.click(".arch-spot.can")
        page.locator(".payment").wait_for()
        before = page.locator(".decision .pending").inner_text()
        while (ways := page.locator(".payment .way").count()) or not page.locator(".payment .exact, .payment .lost").count():
            anna.click(".payment .way" if ways else ".group.paying .card:not(.laid) .hand-note.can")
        if page.locator(".payment .exact").count():
            break
        if page.locator(".group.paying .laid").count():
            anna.click("[data-act=cancel]")
        anna.turn()
    assert page.locator(".payment .exact").count(), "never had exactly what a building costs"
    page.locator(".owned.mine .house .glyph.ghost").first.wait_for()
    owned = page.locator(".owned.mine .house").count()
    seq = anna.seq()
    assert page.locator(".decision .pending").inner_text() != before or "exactly" in before
    anna.confirm()
    anna.moved(seq)
    anna.wait("mine", "end")
    page.locator(".owned.mine .house .glyph.ghost").first.wait_for(state="detached")
    assert page.locator(".owned.mine .house").count() == owned
    assert page.locator(".courtyard .under em").count() >= 1  # the space is empty until the turn ends


def test_reasons_where_something_cannot_be_done(visit):
    anna = begun(visit)
    anna.page.locator(".arch-spot:not(.can)").first.hover()
    tip = anna.page.locator("#tip.shown")
    tip.locator(".why").wait_for()
    assert "costs" in tip.locator(".why").inner_text()
    assert tip.get_by_role("link").get_attribute("href") == "/rules/alhambra#buy"


def test_a_turn_is_taken_back_and_ended_by_hand(visit):
    anna = begun(visit, "rokoko")
    for _ in range(3):
        anna.turn()  # the hand is chosen
    if anna.wait("mine", "end") == "end":
        anna.turn()  # the bot begins
    anna.wait("mine")
    first = anna.page.evaluate(OPEN)
    while anna.page.locator("[data-act=undo_turn]").is_disabled() or anna.wait("mine", "end") != "end":
        anna.turn()
    seq = anna.seq()
    anna.click("[data-act=undo_turn]:enabled")
    anna.moved(seq)
    anna.wait("mine")
    assert sorted(anna.page.evaluate(OPEN)) == sorted(first)
    while anna.wait("mine", "end") != "end":
        anna.turn()
    anna.turn()
    anna.wait("mine")
    assert anna.page.locator("[data-act=undo]").is_disabled()


def test_a_hint_says_why(visit):
    anna = begun(visit)
    anna.click("[data-act=hint]")
    anna.page.locator(".decision .hint").wait_for()
    assert len(anna.page.locator(".decision .hint").inner_text().split()) > 3


def test_the_only_decision_is_made_by_itself_unless_switched_off(visit):
    anna = begun(visit, "rokoko", preferences={"auto": True, "confirm": False})
    made = 0
    for _ in range(60):
        state = anna.wait("mine", "end")
        seq = anna.seq()
        if state == "end":
            anna.turn()
            continue
        keys = anna.page.evaluate(OPEN)
        if len(keys) == 1:
            made += 1
        else:
            anna.choose()
        anna.moved(seq)
        if made >= 2:
            return
    raise AssertionError("there never was an only decision")
