"""A finished match can be looked at again: by whoever played, and by anybody with its link or its file."""

import json


def test_a_match_is_replayed_shared_and_kept_as_a_file(visit, tmp_path):
    host = visit()
    table = host.make("alhambra", "Anna", "bot:random")["table"]["id"]
    anna = host.sit(table)
    for _ in range(3):
        anna.turn()
    anna.wait("mine")
    anna.page.keyboard.press("m")
    resign = anna.page.locator("dialog[open] .button", has_text="Resign")
    resign.click()
    anna.page.locator("dialog[open] .button .icon + *, dialog[open] .button").filter(has_text="Really").first.click()
    anna.wait("over")
    anna.page.goto(f"/replay/{table}")
    walk(anna)

    answer = host.context.request.post(f"/api/tables/{table}/share", headers={"origin": host.site.url})
    assert answer.ok, answer.text()
    stranger = visit()
    other = stranger.player(stranger.page(answer.json()["link"]))
    walk(other)

    anna.page.get_by_role("button", name="Share").click()
    with anna.page.expect_download() as download:
        anna.page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "match.json"
    download.value.save_as(file)
    record = host.context.request.get(f"/api/tables/{table}/record")
    assert json.loads(file.read_text(encoding="utf-8")) == json.loads(record.text())
    third = visit()
    reader = third.player(third.page("/replay"))
    reader.page.locator("input[type=file]").set_input_files(file)
    walk(reader)


def walk(player):
    """From the beginning to the end, in steps and with the slider."""
    page = player.page
    slider = page.get_by_role("slider")
    slider.wait_for()
    page.locator(".replay[data-shown]").wait_for()
    last = slider.get_attribute("max")
    slider.focus()
    page.keyboard.press("Home")
    page.locator('.replay[data-shown="0"]').wait_for()
    page.keyboard.press("ArrowRight")
    page.locator('.replay[data-shown="1"]').wait_for()
    assert page.locator(".replay .spot").count() > 10 and not page.locator(".replay .spot.can").count()
    page.keyboard.press("End")
    page.locator(f'.replay[data-shown="{last}"]').wait_for()
    assert "Anna" in player.words()
