"""Fair dice without a click: pages commit, reveal and check by themselves, and say at the end what they found."""

from playwright.sync_api import expect

VERDICTS = {
    "en": "Fair dice: checked, your number is in them",
    "de": "Ehrlicher Zufall: geprüft, deine Zahl steckt darin",
    "it": "Dadi onesti: controllati, c'è il tuo numero",
}
KEPT = "table => JSON.parse(localStorage.getItem('rocaille.numbers'))[table]"


def resign(page):
    page.keyboard.press("m")
    page.locator("dialog[open] .button", has_text="Resign").click()
    page.locator("dialog[open] .button", has_text="Really").click()


def verdict(player):
    """What the final sheet says of the dice, laid open."""
    player.page.locator(".table[data-state=over]").wait_for()
    dice = player.page.locator("dialog[open] details.dice")
    dice.locator("summary").click()
    return dice


def table_of(page):
    return page.url.rsplit("/", 1)[1]


def test_a_game_against_bots_begins_by_itself_and_its_dice_are_checked(visit):
    visitor = visit()
    player = visitor.player(visitor.page("/play/alhambra?players=3"))
    player.wait("mine", "wait")
    kept = player.page.evaluate(KEPT, table_of(player.page))
    assert len(kept["number"]) == 32 and len(kept["hash"]) == 64
    resign(player.page)
    dice = verdict(player)
    expect(dice).to_have_attribute("data-verdict", "own")
    text = dice.inner_text()
    assert VERDICTS["en"] in text and kept["number"] in text and kept["hash"] in text and "yours" in text
    assert f"rocaille verify match.json --hash {kept['hash']} --number {kept['number']}" in text
    player.words()
    for language in ("de", "it"):
        player.page.evaluate(
            "language => localStorage.setItem('rocaille.preferences', JSON.stringify({...JSON.parse("
            "localStorage.getItem('rocaille.preferences')), language}))",
            language,
        )
        player.page.reload()
        assert VERDICTS[language] in verdict(player).inner_text()
        player.words()


def test_everybody_at_a_table_adds_a_number_and_so_they_do_for_a_rematch(visit):
    """Two browsers by an invitation, and then the same people again."""
    host, guest = visit(), visit()
    page = host.page("/new?game=alhambra")
    page.get_by_role("button", name="Set the table and invite").click()
    page.locator(".invitation").wait_for()
    table = table_of(page)
    invitation = page.evaluate("table => JSON.parse(localStorage.getItem('rocaille.tables'))[0].invitation")
    other = guest.page(f"/join/{table}#{invitation}")
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    players = [host.player(page), guest.player(other)]
    for player in players:
        player.page.locator(".table").wait_for()
    hashes = {player.page.evaluate(KEPT, table)["hash"] for player in players}
    assert len(hashes) == 1
    resign(page)
    resign(other)
    for player in players:
        expect(verdict(player)).to_have_attribute("data-verdict", "own")
    for player in players:
        player.page.get_by_role("button", name="Rematch").click()
        player.page.wait_for_url(lambda url: table not in url)
    assert table_of(page) == table_of(other) != table
    for player in players:
        player.page.locator(".table:not([data-state=over])").wait_for()
    for player in players:
        resign(player.page)
    for player in players:
        expect(verdict(player)).to_have_attribute("data-verdict", "own")


def test_who_was_away_when_the_match_began_is_told_so(visit):
    host, guest = visit(), visit()
    page = host.page("/new?game=alhambra")
    page.get_by_role("button", name="Set the table and invite").click()
    page.locator(".invitation").wait_for()
    table = table_of(page)
    invitation = page.evaluate("table => JSON.parse(localStorage.getItem('rocaille.tables'))[0].invitation")
    page.close()
    other = guest.page(f"/join/{table}#{invitation}")
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_text("The dice are being made ready: waiting for the page of")).to_be_visible()
    other.locator(".table").wait_for()  # ten seconds later, without the number of whoever is away
    players = [guest.player(other), host.sit(table)]
    players[1].page.locator(".table").wait_for()
    for player in players:
        resign(player.page)
    for player, found in zip(players, ("own", "without"), strict=True):
        dice = verdict(player)
        expect(dice).to_have_attribute("data-verdict", found)
        assert "promised, but did not come" in dice.inner_text()


def test_a_page_that_finds_another_hash_than_it_noted_says_so(visit):
    visitor = visit()
    player = visitor.player(visitor.page("/play/alhambra?players=2"))
    player.wait("mine", "wait")
    table = table_of(player.page)
    player.page.evaluate(
        "table => { const all = JSON.parse(localStorage.getItem('rocaille.numbers')); all[table].hash = '0'.repeat(64);"
        "localStorage.setItem('rocaille.numbers', JSON.stringify(all)); }",
        table,
    )
    resign(player.page)
    dice = verdict(player)
    expect(dice).to_have_attribute("data-verdict", "wrong")
    assert "0" * 64 in dice.inner_text()
