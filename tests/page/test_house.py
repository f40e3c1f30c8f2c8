"""Everything around a table: planning one, waiting at it, open tables, rules, wrong addresses, a newer page."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

import rocaille

COMPONENTS = Path(rocaille.__file__).parent / "games" / "alhambra" / "components" / "v1.toml"
RECORD = Path(__file__).parent.parent / "records" / "rokoko-v1.json"


def test_a_table_is_planned_with_other_values_and_begins_when_a_bot_takes_the_last_seat(visit):
    host = visit()
    host.expected = ("400 (Bad Request)",)  # the file that is refused
    page = host.page("/new?game=alhambra")
    file = page.locator("input[type=file]")
    file.set_input_files({"name": "bad.toml", "mimeType": "text/plain", "buffer": b"= nonsense"})
    expect(page.get_by_role("alert").filter(has_text="bad.toml is not TOML")).to_be_visible()
    file.set_input_files(COMPONENTS)
    expect(page.get_by_text("v1.toml fits.")).to_be_visible()
    page.get_by_label("Name at seat 1").fill("Anna")
    page.get_by_label("Open to everybody").check()
    page.get_by_role("button", name="Set the table and invite").click()
    page.locator(".waiting").wait_for()
    expect(page.get_by_text("that is you")).to_be_visible()

    guest = visit()
    lobby = guest.page("/lobby")
    row = lobby.get_by_role("listitem").filter(has_text="Anna")
    expect(row).to_contain_text("with other values")
    row.get_by_role("button", name="Watch").click()
    lobby.locator(".waiting").wait_for()
    expect(lobby.get_by_role("button", name="Close this table")).to_have_count(0)

    page.get_by_role("button", name="easy", exact=True).click()
    page.locator(".table").wait_for()
    lobby.locator(".table").wait_for()
    home = host.page("/")
    expect(home.get_by_role("link").filter(has_text="Anna")).to_be_visible()


def test_an_invitation_shows_who_is_there_and_an_old_link_leads_nowhere(visit):
    host, guest = visit(), visit()
    guest.expected = ("404 (Not Found)",)
    made = host.make("rokoko", "Anna", "", "bot:easy")
    page = guest.page(made["link"])
    expect(page.get_by_text("Anna")).to_be_visible()
    page.get_by_label("Your name").fill("Ben")
    stranger = guest.page(f"/join/{made['table']['id']}#wrong")
    expect(stranger.get_by_role("heading", name="No such table")).to_be_visible()
    page.get_by_role("button", name="Sit down").click()
    page.locator(".table").wait_for()


def test_rules_are_searched_and_a_wrong_address_says_so(visit):
    somebody = visit()
    somebody.expected = ("404 (Not Found)",)
    page = somebody.page("/rules/rokoko#hire")
    expect(page.locator("#hire")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("FOUNTAIN row")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents.get_by_role("link", name="The fountain")).to_be_visible()
    expect(contents.get_by_role("link", name="Your cards")).to_have_count(0)
    page.goto("/nowhere/at/all")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    page.get_by_role("link", name="To the start").click()
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_record_of_an_older_version_is_opened_from_a_file(visit):
    page = visit().page("/replay")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.locator(".replay[data-shown='0']").wait_for()
    page.keyboard.press("End")
    page.get_by_role("button", name="Result").click()
    expect(page.get_by_role("dialog", name="Result")).to_be_visible()


def test_a_newer_page_is_offered(visit):
    page = visit().page("/")
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    page.route("**/build.json", lambda route: route.fulfill(json={"build": "another"}))
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_role("alert").get_by_role("button")).to_be_visible()
