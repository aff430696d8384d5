"""While the remote's page opens nothing moves by itself (layout shift is 0), however late each of its states comes."""

import pytest
import remotepages
import widgetstates as states
from remotepages import SIZES, server  # noqa: F401
from waiting import until

# All that has moved: how much, and what from where to where.
WATCH = """window.moved = [];
new PerformanceObserver((list) => {
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round);
    for (const { value, hadRecentInput, sources } of list.getEntries()) if (!hadRecentInput) moved.push([value,
        ...sources.map(({ node, previousRect, currentRect }) => [node?.className ?? String(node?.nodeName),
            place(previousRect), place(currentRect)])]);
}).observe({ type: 'layout-shift', buffered: true });"""
# Two frames later what was drawn last is counted.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
KINDS = {"nothing": remotepages.nothing, "filled": remotepages.filled, "casting": remotepages.casting,
         "searching": remotepages.searching, "uploading": remotepages.uploading, "guest": remotepages.guest}


def opened(server, chromium, size):  # noqa: F811
    """The page, from its first frame on; the states come one by one, with some frames between them."""
    width, height = SIZES[size]
    context = chromium.new_context(viewport={"width": width, "height": height}, locale="en-GB",
                                   service_workers="block")
    page = context.new_page()
    page.add_init_script(WATCH)
    server.pace = 0.03
    page.goto(server.link())
    page.locator("main h1").wait_for()
    return page


@pytest.mark.parametrize("size", [pytest.param("390", marks=pytest.mark.quick), "1280"])
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_moves_while_the_page_opens(server, chromium, kind, size):  # noqa: F811
    KINDS[kind](server)
    page = opened(server, chromium, size)
    told = {"media", "library", "access", "volume", "queue"} if kind != "guest" else {"media", "volume"}
    until(lambda: page.evaluate("""(topics) => import('/cast/client.js').then(({ castClient }) =>
        topics.every((topic) => castClient.state(topic) !== undefined))""", sorted(told)), "all states are told")
    if kind in ("casting", "guest"):
        bar = page.locator("cast-mini-controller [part=bar]")
        until(lambda: page.evaluate("""() => { const { root } = document.querySelector('cast-mini-controller');
            return root.getAnimations({ subtree: true }).every(({ playState }) => playState !== 'running'); }"""),
            "the bar has slid in")
        bar.wait_for()
    if kind == "casting":
        page.locator("main .card-title").first.wait_for()
        # The bars of what plays go up and down; a machine that is busy shows few of the steps between.
        for moment in (0, 1100):
            page.evaluate("""(moment) => document.querySelectorAll('.tv-bars i').forEach((bar) =>
                bar.getAnimations().forEach((rise) => (rise.pause(), rise.currentTime = moment)))""", moment)
            page.evaluate(DRAWN)
    page.evaluate(DRAWN)
    assert page.evaluate("moved") == []
    page.context.close()


def test_a_device_that_is_found_takes_the_place_of_the_line_that_says_so(server, chromium):  # noqa: F811
    remotepages.searching(server)
    page = opened(server, chromium, "390")
    page.locator(".searching").wait_for()
    page.evaluate(DRAWN)
    server.set(devices=states.devices(states.ROOMS[:1]), dialog=states.dialog())
    page.get_by_role("button", name="Bedroom").wait_for()
    page.evaluate(DRAWN)
    assert page.evaluate("moved") == []
    page.context.close()
