"""Several people at one table, each with a browser; one loses the connection, one only watches. Or all at one screen."""

# Every socket of the page can be reached, so that a test can cut it.
SOCKETS = """() => {
    const Socket = WebSocket;
    window.sockets = [];
    window.WebSocket = class extends Socket { constructor(...all) { super(...all); window.sockets.push(this); } };
}"""
LOST = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")


def test_four_browsers_at_one_table(visit):
    host, *guests = [visit() for _ in range(4)]
    made = host.make("alhambra", "Anna", "", "", "")
    table, secret = made["table"]["id"], made["invitation"]
    anna = host.sit(table)
    players = [anna]
    for name, guest in zip(("Ben", "Clara", "Dora"), guests, strict=True):
        guest.context.add_init_script(f"({SOCKETS})()")
        page = guest.page(f"/join/{table}#{secret}")
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Sit down").click()
        players.append(guest.player(page))
    watcher = visit()
    page = watcher.page(f"/join/{table}#{secret}")
    page.get_by_role("button", name="Only watch").click()
    audience = watcher.player(page)

    everybody = [*players, audience]
    play(players, 6)
    lose_and_mend(guests[1], players)
    play(players, 6)
    newest = max(player.seq() for player in players)
    for player in everybody:
        player.page.locator(f'.table[data-seq="{newest}"]').wait_for()
        text = player.words()
        assert all(name in text for name in ("Anna", "Ben", "Clara", "Dora"))
    assert audience.state() == "wait" and not audience.page.locator(".table .spot.can").count()


def play(players, count):
    """So many decisions, each by whoever is asked."""
    for _ in range(count):
        seq = max(player.seq() for player in players)
        for player in players:
            player.page.locator(f'.table[data-seq="{seq}"]').wait_for()
        next(player for player in players if player.state() == "mine").turn()


def lose_and_mend(guest, players):
    """One of them is cut off while others go on; then all see the same again."""
    cut = next(player for player in players if player.page.context == guest.context)
    guest.expected = LOST
    guest.context.set_offline(True)
    cut.page.evaluate("() => window.sockets.forEach(each => each.close())")
    cut.page.locator(".lost").wait_for()
    others = [player for player in players if player is not cut]
    if cut.state() != "mine":
        next(player for player in others if player.state() == "mine").turn()
    guest.context.set_offline(False)
    cut.page.locator(".lost").wait_for(state="detached")


def test_two_people_at_one_screen(visit):
    visitor = visit()
    table = visitor.make("alhambra", "Anna", "Ben", ending="by_hand")["table"]["id"]
    both = visitor.sit(table)
    seen = []
    for _ in range(14):
        state = both.turn()
        if state == "curtain":
            # Whoever comes next says so first, and until then no hand can be seen or reached.
            continue
        if both.state() == "curtain":
            curtain = both.page.get_by_role("dialog")
            curtain.wait_for()
            seen.append(next(name for name in ("Anna", "Ben") if name in curtain.inner_text()))
            assert both.page.locator(".table").get_attribute("inert") is not None
            assert both.page.evaluate(COVERED), "something of the table can be seen behind the curtain"
    assert {"Anna", "Ben"} == set(seen)


COVERED = """() => [...Array(40).keys()].every(at => document.elementFromPoint(
    (at % 8 + 0.5) / 8 * innerWidth, (Math.floor(at / 8) + 0.5) / 5 * innerHeight)?.closest(".curtain"))"""
