"""Carried with the mouse instead of clicked, and met by a finger that is larger than what is drawn."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import Visitor
from tests.page.playing import Player

SIDEWAYS = {"width": 844, "height": 390}
# Places with something to do that are drawn smaller than a fingertip, and stand alone: the key and where to tap beside each.
BESIDE = """() => {
    const frame = document.querySelector("div.frame").getBoundingClientRect();
    const spots = [...document.querySelectorAll(".drawing [data-spot=can]")].map(each => [each, each.getBoundingClientRect()]);
    const middle = box => [box.x + box.width / 2, box.y + box.height / 2];
    const apart = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    return spots.filter(([each, box]) => box.height < 36 && box.x > frame.x + 20 && box.right < frame.right - 20
            && box.y > frame.y + 20 && box.bottom < frame.bottom - 80
            && spots.every(([other, far]) => other === each || apart(middle(box), middle(far)) > 48))
        .map(([each, box]) => [each.dataset.key, middle(box)[0], middle(box)[1] - box.height / 2 - 3]);
}"""


def carry(page: Page, what: Locator, where: Locator) -> None:
    """Press, move, let go; on the way it is held, and what would take it shows that."""
    begin, end = what.bounding_box(), where.bounding_box()
    assert begin and end
    page.mouse.move(begin["x"] + begin["width"] / 3, begin["y"] + begin["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    expect(page.locator("[data-held]")).to_have_count(1)
    expect(page.locator("[data-takes]").first).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-held], [data-takes], [data-around]")).to_have_count(0)


def pending(page: Page) -> str:
    page.locator("[data-act=confirm]:enabled").wait_for()
    return page.locator(".table .spot.pending").first.get_attribute("data-key") or ""


def test_money_and_buildings_are_carried_in_alhambra(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    player = visitor.sit(visitor.make("alhambra", "Anna", "bot:easy", "bot:easy")["table"]["id"])
    page = player.page
    player.wait("mine")
    note = page.locator(".note-spot.can").first
    wanted = note.get_attribute("data-key")
    carry(page, note, page.locator("#hand .cards").first)
    assert pending(page) == wanted
    while not page.locator(".arch-spot.can").count():
        take_money(player)
    page.keyboard.press("Escape")
    building = page.locator(".arch-spot.can").first
    wanted = building.get_attribute("data-key")
    carry(page, building, page.locator("td.owned.mine").first)
    expect(page.locator(".payment")).to_be_visible()
    assert wanted and page.locator("[data-act=confirm]").is_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".payment")).to_have_count(0)
    space = page.locator(f'.space:has(.arch-spot.can[data-key="{wanted}"])')
    carry(page, page.locator(f'.hand-note.can[data-key^="{wanted} "]').first, space)
    expect(page.locator(".payment")).to_be_visible()


def take_money(player: Player) -> None:
    seq = player.seq()
    if player.wait("mine", "end") == "mine":
        if not player.page.locator("[data-act=confirm]:enabled").count():
            player.click(".note-spot.can")
        player.confirm()
        player.moved(seq)
        player.wait("mine", "end")
    else:
        player.turn()


def test_a_phone_held_sideways_shows_board_and_decision_and_a_finger_meets_small_places(visit: Callable[..., Visitor]) -> None:
    visitor = visit(phone=True, viewport=SIDEWAYS)
    player = visitor.sit(visitor.make("rokoko", "Anna", "bot:easy", "bot:easy")["table"]["id"])
    page = player.page
    while not page.locator(".drawing [data-key^=fund]").count():
        player.turn()
        player.wait("mine", "end")
    for shown in ("#question", "[data-act=confirm]", ".drawing", "nav button"):
        expect(page.locator(shown).first).to_be_in_viewport(ratio=0.3)
    board, line = page.locator("div.frame").bounding_box(), page.locator(".decision").bounding_box()
    assert board and line and board["x"] + board["width"] <= line["x"] + 1 and board["height"] > 350
    page.wait_for_function("() => !document.querySelector('.drawing').getAnimations().length")  # it turned to what can be done
    places = page.evaluate(BESIDE)
    assert places, "every place is large, or beside another one"
    for key, x, y in places[:3]:
        page.touchscreen.tap(x, y)
        assert pending(page) == key
        page.locator("[data-act=cancel]").tap()
        expect(page.locator("[data-act=confirm]:enabled")).to_have_count(0)
