"""How pages hear the server: one stream for all tabs, nothing lost or told twice, commands done once."""

import json

import pytest
import widgetserver
import widgetstates as states
from test_widget_elements import open_page, server  # noqa: F401
from waiting import until

COUNT = """() => import('/cast/widgets.js').then(({ castClient }) => { window.told = [];
    for (const topic of ['media', 'volume', 'connection']) castClient.subscribe(topic,
        (state) => told.push([topic, state?.title ?? state?.level ?? state])); })"""

EPOCH = "() => import('/cast/widgets.js').then(({ castClient }) => castClient.state('hello').epoch)"


# A stream of the page's own is over: the worker has taken its place.
HANDED_OVER = """() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/cast/events'))"""


def shared(server, *pages):  # noqa: F811
    """These pages have let go of their own streams, and the one of the worker is left; gives how many there were."""
    for page in pages:
        until(lambda page=page: page.evaluate(HANDED_OVER), "the worker is listened to")
    until(lambda: server.streams == 1, "one stream is left")
    return len(server.resumed)


def told(page, topic):
    return [state for name, state in page.evaluate("told") if name == topic]


def test_tabs_share_one_stream(server, open_page):  # noqa: F811
    first = open_page()
    second = open_page(context=first.context)
    third = open_page(context=first.context)
    count = shared(server, first, second, third)
    for page in (first, second, third):
        page.evaluate(COUNT)
    server.set(**states.casting(server.now))
    for page in (first, second, third):
        page.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
    assert server.streams == 1 and len(server.resumed) == count
    first.close()
    server.update("media", title="Still told")
    second.locator("cast-mini-controller").get_by_text("Still told").wait_for()
    second.close()
    third.close()
    until(lambda: server.streams == 0, "the last tab takes the stream along")


def test_more_tabs_at_once_than_a_browser_has_connections_come_to_one_stream(server, chromium):  # noqa: F811
    server.set(**states.casting(server.now))
    context = chromium.new_context()
    pages = [context.new_page() for _ in range(7)]
    for page in pages:
        page.goto(server.link(), wait_until="commit")
    for page in pages:
        page.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
    shared(server, *pages)
    pages[-1].locator("cast-mini-controller").get_by_role("button", name="Pause").click()
    until(lambda: server.named("pause"), "a command goes through")
    context.close()


@pytest.mark.parametrize("kind", ["absent", "broken"])
def test_without_a_shared_worker_each_tab_has_its_own(server, open_page, chromium, kind):  # noqa: F811
    context = chromium.new_context()
    broken = "window.SharedWorker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }"
    context.add_init_script("delete window.SharedWorker" if kind == "absent" else broken)
    first = open_page(context=context)
    open_page(context=context)
    assert server.streams == 2
    assert first.faults == []
    context.close()


def test_a_worker_that_does_not_load_is_done_without(server, open_page, tmp_path):  # noqa: F811
    assets = tmp_path / "assets"
    assets.mkdir()
    (assets / "texts").symlink_to(widgetserver.ASSETS / "texts")
    for file in widgetserver.ASSETS.glob("*.js"):
        if file.name != "worker.js":
            (assets / file.name).symlink_to(file)
    server.assets = assets
    open_page()
    assert server.streams == 1


@pytest.mark.parametrize("worker", [True, False], ids=["shared", "alone"])
def test_a_lost_stream_is_resumed_and_nothing_is_told_twice(server, open_page, chromium, worker):  # noqa: F811
    server.set(**states.casting(server.now))
    context = chromium.new_context()
    if not worker:
        context.add_init_script("delete window.SharedWorker")
    page = open_page(context=context)
    page.evaluate(COUNT)
    until(lambda: told(page, "media") == ["Sintel"], "the first state")
    count = shared(server, page) if worker else 1
    last = server.number
    server.drop()
    until(lambda: len(server.resumed) == count + 1, "it comes back")
    assert server.resumed[count] == f"e1-{last}"
    server.update("volume", level=0.3)
    until(lambda: told(page, "volume")[-1:] == [0.3], "the change")
    assert told(page, "media") == ["Sintel"] and told(page, "volume") == [0.6, 0.3]
    assert page.faults == []
    context.close()


def test_a_server_that_was_started_anew_tells_all_and_only_changes_are_drawn(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page()
    page.evaluate(COUNT)
    until(lambda: told(page, "media") == ["Sintel"], "the first state")
    server.states["volume"] = states.volume(0.1)
    server.restart("e2")
    until(lambda: told(page, "volume")[-1:] == [0.1], "the new server's state")
    assert told(page, "media") == ["Sintel"]
    server.update("media", title="After it")
    until(lambda: told(page, "media")[-1:] == ["After it"], "the new epoch's ids count")


def test_a_token_that_is_taken_back_ends_it_for_good(server, open_page):  # noqa: F811
    page = open_page()
    page.evaluate(COUNT)
    count = shared(server, page)
    server.end("This link was taken back.")
    until(lambda: told(page, "connection")[-1:] == ["ended"], "the end is told")
    until(lambda: server.streams == 0, "the stream is over")
    page.locator("cast-button button").click()
    page.locator("cast-dialog").get_by_role("status").get_by_text("This link was taken back.").wait_for()
    assert len(server.resumed) == count, "it does not come back"


def test_a_false_token_is_told_and_forgotten(server, open_page, chromium):  # noqa: F811
    page = chromium.new_page()
    page.goto(f"{server.origin}/#t=false-token-00000000")
    page.evaluate(COUNT)
    until(lambda: told(page, "connection")[-1:] == ["unauthorized"], "it is refused")
    assert page.evaluate("[location.hash, localStorage.getItem('cast-token')]") == ["", None]
    # A good link in the same tab works at once.
    page.evaluate(f"location.hash = 't={server.token}'")
    page.locator("cast-button button").wait_for()
    until(lambda: page.evaluate("[location.hash, localStorage.getItem('cast-token')]")
          == ["", server.token], "it is kept")
    page.close()


@pytest.mark.parametrize("source", ["meta", "configure"])
def test_a_page_may_bring_its_token_itself(server, chromium, source):  # noqa: F811
    page = chromium.new_page()
    server.page("/own")
    if source == "meta":
        server.pages["/own"] = server.pages["/own"].replace("<title>",
                                                            f'<meta name="cast-token" content="{server.token}"><title>')
    page.goto(server.origin + "/own")
    if source == "configure":
        page.evaluate(f"() => import('/cast/widgets.js').then((m) => m.configureCast({{ token: '{server.token}' }}))")
    page.locator("cast-button button").wait_for()
    assert page.evaluate("localStorage.getItem('cast-token')") is None
    page.close()


def test_a_page_of_another_origin_that_is_allowed_has_all_of_it(server, chromium):  # noqa: F811
    server.set(**states.casting(server.now))
    other = widgetserver.WidgetServer()
    other.policy = ""
    server.allowed.add(other.origin)
    other.page("/other", "<cast-button></cast-button><cast-mini-controller></cast-mini-controller><script type=module>"
               f"import {{ configureCast }} from '{server.origin}/cast/widgets.js'; "
               f"configureCast({{ token: '{server.token}' }});</script>")
    other.pages["/other"] = other.pages["/other"].replace('<script type="module" src="/cast/widgets.js"></script>', "")
    page = chromium.new_page()
    page.goto(other.origin + "/other")
    page.locator("cast-mini-controller").get_by_role("button", name="Pause").click()
    until(lambda: len(server.named("pause")) == 1, "pause is sent")
    page.locator("cast-mini-controller img[data-state=there]").wait_for()
    page.locator("cast-button button").click()
    page.get_by_role("dialog", name="Living room").wait_for()
    page.close()
    other.close()


def test_a_command_whose_answer_is_lost_is_asked_again_under_its_id(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page()
    lost = []

    def lose_the_first(route):
        if lost:
            return route.continue_()
        lost.append(json.loads(route.request.post_data))
        route.fetch()
        route.abort()
    page.route("**/cast/commands", lose_the_first)
    assert page.evaluate(
        "() => import('/cast/widgets.js').then(({ castClient }) => castClient.send('setRate', { rate: 2 }))")["done"]
    assert [c["id"] for c in server.named("setRate")] == [lost[0]["id"]]


def test_a_command_is_not_asked_again_of_a_server_that_was_started_anew(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page()
    asked = []

    def restart_after_the_first(route):
        asked.append(json.loads(route.request.post_data))
        if len(asked) > 1:
            return route.continue_()
        route.fetch()
        server.restart("e2")
        route.abort()
    page.route("**/cast/commands", restart_after_the_first)
    skip = '''() => import('/cast/widgets.js').then(({ castClient }) => castClient.send('skip', { seconds: 30 }))
        .then(() => 'done', ({ status, message }) => `${status} ${message}`)'''
    assert page.evaluate(skip) == "409 The server has begun anew since."
    assert [each.get("epoch") for each in asked] == [None, "e1"] and len({each["id"] for each in asked}) == 1
    assert len(server.named("skip")) == 1, "it was done once"
    until(lambda: page.evaluate(EPOCH) == "e2", "the new server has spoken")
    assert page.evaluate(skip) == "done" and len(server.named("skip")) == 2


def test_a_tap_between_a_servers_restart_and_its_first_word_is_done(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page()
    assert page.evaluate(EPOCH) == "e1"
    # The new server is there, and its `hello` is not.
    server.epoch, server.answers = "e2", {}
    page.locator("cast-mini-controller").get_by_role("button", name="Pause").click()
    until(lambda: len(server.named("pause")) == 1, "it is done")
    assert page.evaluate(EPOCH) == "e1" and page.locator("cast-mini-controller [part=notice]").inner_text() == ""


def test_positions_are_those_of_the_servers_clock(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now, media=states.media(server.now - 5000, position=100, rate=2)))
    server.update("media", position={"value": 100, "at": server.now - 5000, "rate": 2})
    page = open_page()
    open_page(context=page.context)
    late = page.context.pages[1]
    for tab in (page, late):
        tab.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
        gap = tab.evaluate("""() => import('/cast/widgets.js').then(({ castClient }) =>
            castClient.position(castClient.state('media')) - 100
            - (castClient.now - castClient.state('media').position.at) / 500)""")
        assert abs(gap) < 0.01
        behind = server.now - tab.evaluate("() => import('/cast/widgets.js').then(({ castClient }) => castClient.now)")
        assert -50 < behind < 250


def test_the_first_widget_is_there_at_once_and_nothing_jumps(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page(size="1280")
    bar = page.locator("cast-mini-controller")
    bar.get_by_text("Sintel").wait_for()
    until(lambda: bar.bounding_box()["height"] == 72, "the bar has come in")
    moved = page.evaluate("""() => new Promise((resolve) => { const found = []; new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) found.push([value,
            ...sources.map(({ node, previousRect, currentRect }) => 
                [node?.outerHTML?.slice(0, 80) ?? node?.nodeName, previousRect.toJSON(), currentRect.toJSON()])]);
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(found))); })""")
    assert moved == []


def test_a_hidden_tab_without_a_worker_lets_its_stream_go(server, chromium, open_page):  # noqa: F811
    context = chromium.new_context()
    context.add_init_script("""delete window.SharedWorker; let seen = 'visible';
        Object.defineProperty(document, 'visibilityState', { get: () => seen });
        window.show = (word) => { seen = word; document.dispatchEvent(new Event('visibilitychange')); };""")
    page = open_page(context=context)
    page.evaluate("show('hidden')")
    until(lambda: server.streams == 0, "the stream is let go")
    last = server.number
    server.set(**states.casting(server.now))
    page.evaluate("show('visible')")
    page.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
    assert server.resumed == [None, f"e1-{last}"]
    context.close()
