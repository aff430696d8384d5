"""The worker that all tabs share: a page hears the server before it is there, and goes over to it; it may be killed, or
may have forgotten a tab that stood still: the tab comes back."""

import contextlib

import pytest
import widgetstates as states
from test_widget_elements import open_page, server  # noqa: F401
from test_widget_stream import COUNT, told
from waiting import until

# What the page has of the worker is kept where the test finds it.
KEEP_PORT = """const Own = window.SharedWorker;
    window.SharedWorker = class extends Own {
        constructor(...all) { super(...all); (window.ports ??= []).push(this.port); } };"""
ANSWERED = """() => { window.answered = new Promise((resolve) => ports[0].addEventListener('message',
    ({ data }) => data.joined && resolve())); }"""

# What the worker says waits until the test lets it through, up to the first message with that topic.
HOLD = """const Own = window.SharedWorker; window.held = [];
    window.SharedWorker = class extends Own {
        constructor(...all) {
            super(...all);
            const { port } = this;
            let isHeld = true, does;
            const take = (event) => (isHeld ? held.push(event) : does(event));
            Object.defineProperty(port, 'onmessage', { set(next) {
                does = next;
                port.addEventListener('message', take);
                port.start();
            } });
            window.letThrough = (topic) => {
                for (let event; (event = held.shift());) {
                    does(event);
                    if (topic && event.data.topic === topic) return;
                }
                isHeld = false;
            };
        }
    };"""


@contextlib.contextmanager
def film_page(server, chromium, open_page, script, has_clock=False):  # noqa: F811
    """A page that shows a film, with that script before its own; with a clock that can be moved where it is wished."""
    server.set(**states.casting(server.now))
    context = chromium.new_context()
    context.add_init_script(script)
    if has_clock:
        context.new_page().clock.install()
        context.pages[0].close()
    page = open_page(context=context)
    shows(page, "Sintel")
    yield page
    assert page.faults == []
    context.close()


@pytest.fixture
def slow(server, chromium, open_page):  # noqa: F811
    """One that has heard nothing of the worker yet; what it is told is counted."""
    with film_page(server, chromium, open_page, HOLD) as page:
        page.evaluate(COUNT)
        page.evaluate("""() => import('/cast/widgets.js').then(({ castClient }) => {
            window.greeted = 0; castClient.subscribe('hello', () => greeted++); })""")
        until(lambda: server.streams == 2, "the worker has a stream too")
        yield page


def holds(page, title):
    """The worker has said that to the page, which does not know yet."""
    page.wait_for_function("title => held.some(({ data }) => data.topic === 'media' && data.data.includes(title))",
                           arg=title)


def test_a_page_hears_the_server_before_the_worker_is_there_and_then_through_it(server, slow):  # noqa: F811
    holds(slow, "Sintel")
    server.update("media", title="Still by its own")
    shows(slow, "Still by its own")
    holds(slow, "Still by its own")
    assert server.streams == 2
    slow.evaluate("letThrough()")
    until(lambda: server.streams == 1, "its own stream is over")
    server.update("media", title="By the worker")
    shows(slow, "By the worker")
    assert told(slow, "media") == ["Sintel", "Still by its own", "By the worker"]
    assert told(slow, "volume") == [0.6] and told(slow, "connection") == ["open"]
    assert slow.evaluate("greeted") == 1, "the server greets once"


def test_a_worker_that_is_behind_takes_nothing_back_and_is_waited_for(server, slow):  # noqa: F811
    holds(slow, "Sintel")
    server.update("media", title="Newer")
    shows(slow, "Newer")
    holds(slow, "Newer")
    slow.evaluate("letThrough('media')")
    server.update("media", title="Newest")
    shows(slow, "Newest")
    holds(slow, "Newest")
    slow.evaluate("letThrough('media')")
    assert told(slow, "media") == ["Sintel", "Newer", "Newest"]
    assert server.streams == 2, "the worker does not know the newest yet"
    slow.evaluate("letThrough()")
    until(lambda: server.streams == 1, "its own stream is over")
    assert told(slow, "media") == ["Sintel", "Newer", "Newest"]


def test_what_the_worker_knows_first_is_told_with_the_handover(server, slow):  # noqa: F811
    holds(slow, "Sintel")
    # The own stream is lost, and does not come back so soon.
    slow.route("**/cast/events", lambda route: route.abort())
    server.drop()
    until(lambda: server.streams == 1, "the worker's stream is back")
    server.update("media", title="Told to the worker")
    holds(slow, "Told to the worker")
    assert told(slow, "media") == ["Sintel"]
    slow.evaluate("letThrough()")
    shows(slow, "Told to the worker")
    assert told(slow, "connection")[-1] == "open"


def test_a_page_whose_worker_does_not_come_lets_it_have_the_connection(server, chromium, open_page):  # noqa: F811
    """Six connections a host: the own streams of tabs that are opened together may be all of them."""
    with film_page(server, chromium, open_page, HOLD, has_clock=True) as page:
        until(lambda: server.streams == 2, "the worker has a stream too")
        page.evaluate("held.length = 0")
        page.clock.fast_forward(3_100)
        until(lambda: server.streams == 1, "the own stream is let go of")
        # It still says nothing: the page goes on alone, from where it was.
        last = server.number
        server.update("media", title="Alone")
        page.clock.fast_forward(3_100)
        shows(page, "Alone")
        assert server.resumed[-1] == f"e1-{last}"


@pytest.fixture
def page(server, chromium, open_page):  # noqa: F811
    """One whose clock can be moved."""
    with film_page(server, chromium, open_page, KEEP_PORT, has_clock=True) as page:
        # Its own and the worker's.
        until(lambda: len(server.resumed) == 2 and server.streams == 1, "the worker is listened to")
        yield page


def shows(page, title):
    page.locator("cast-mini-controller").get_by_text(title).wait_for()


def test_a_worker_that_was_killed_is_replaced(server, chromium, page):  # noqa: F811
    browser = chromium.new_browser_cdp_session()
    for target in browser.send("Target.getTargets")["targetInfos"]:
        if target["type"] == "shared_worker" and target["url"].startswith(server.origin):
            browser.send("Target.closeTarget", {"targetId": target["targetId"]})
    until(lambda: server.streams == 0, "the worker is gone")
    server.update("media", title="After the worker")
    page.clock.fast_forward(46_000)
    page.clock.fast_forward(3_100)
    shows(page, "After the worker")
    assert page.evaluate("ports.length") == 2 and server.streams == 1
    server.update("media", title="Still told")
    shows(page, "Still told")


def test_a_worker_that_answers_is_kept(server, page):  # noqa: F811
    count = len(server.resumed)
    for _ in range(3):
        page.evaluate(ANSWERED)
        page.clock.fast_forward(46_000)
        page.evaluate("answered")
    page.clock.fast_forward(3_100)
    server.update("media", title="Still told")
    shows(page, "Still told")
    assert page.evaluate("ports.length") == 1 and len(server.resumed) == count


def forget(server, page):  # noqa: F811
    """The worker drops the tab without its knowing, as after four pings without an answer."""
    page.evaluate("ports[0].postMessage({ type: 'leave' })")
    until(lambda: server.streams == 0, "the worker has no tab any more")
    server.update("media", title="Told to nobody")


def test_a_tab_that_was_forgotten_is_told_so_when_it_answers_a_ping(server, page):  # noqa: F811
    forget(server, page)
    # The pings that waited while it stood still.
    page.evaluate("""[1, 2, 3, 4].forEach(() =>
        ports[0].dispatchEvent(new MessageEvent('message', { data: { ping: true } })))""")
    shows(page, "Told to nobody")
    assert server.streams == 1 and page.evaluate("ports.length") == 1


def test_a_tab_that_hears_no_ping_asks(server, page):  # noqa: F811
    forget(server, page)
    page.clock.fast_forward(46_000)
    shows(page, "Told to nobody")
    assert server.streams == 1 and page.evaluate("ports.length") == 1
