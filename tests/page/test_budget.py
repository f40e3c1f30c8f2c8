"""What the first visit costs: bytes over the wire, and nothing that moves while it comes."""

import pytest

KB = 1000
SHIFTS = """() => { window.shifts = []; new PerformanceObserver(list => list.getEntries().forEach(entry =>
    entry.hadRecentInput || window.shifts.push(entry.value))).observe({type: "layout-shift", buffered: true}); }"""


@pytest.mark.parametrize("where", ["home", "rokoko", "alhambra"])
def test_a_first_visit_is_small_and_still(visit, where):
    visitor = visit(reduced_motion="no-preference")
    path = "/" if where == "home" else f"/table/{visitor.make(where, 'Anna', 'bot:random')['table']['id']}"
    page = visitor.context.new_page()
    page.add_init_script(f"({SHIFTS})()")
    got = []
    page.on("requestfinished", lambda request: got.append((request.url, request.sizes()["responseBodySize"])))
    page.goto(path)
    (page.locator("button.play") if where == "home" else page.locator(".table[data-state=mine]")).wait_for()
    page.evaluate("() => document.fonts.ready.then(() => null)")
    kinds = {kind: sum(size for url, size in got if url.split("?")[0].endswith(kind)) for kind in (".js", ".css", ".woff2")}
    assert 20 * KB < kinds[".js"] + kinds[".css"] <= 200 * KB, kinds
    assert kinds[".woff2"] <= 100 * KB, kinds
    assert sum(page.evaluate("() => window.shifts")) < 0.01, page.evaluate("() => window.shifts")
