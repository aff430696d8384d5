"""The worker that all tabs share may be killed, or may have forgotten a tab that stood still: the tab comes back."""

import pytest
import widgetstates as states
from test_widget_elements import open_page, server  # noqa: F401
from waiting import until

# What the page has of the worker is kept where the test finds it.
KEEP_PORT = """const Own = window.SharedWorker;
    window.SharedWorker = class extends Own {
        constructor(...all) { super(...all); (window.ports ??= []).push(this.port); } };"""
ANSWERED = """() => { window.answered = new Promise((resolve) => ports[0].addEventListener('message',
    ({ data }) => data.joined && resolve())); }"""


@pytest.fixture
def page(server, chromium, open_page):  # noqa: F811
    """A page that shows a film, whose clock can be moved."""
    server.set(**states.casting(server.now))
    context = chromium.new_context()
    context.add_init_script(KEEP_PORT)
    context.new_page().clock.install()
    context.pages[0].close()
    page = open_page(context=context)
    shows(page, "Sintel")
    yield page
    assert page.faults == []
    context.close()


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
    for _ in range(3):
        page.evaluate(ANSWERED)
        page.clock.fast_forward(46_000)
        page.evaluate("answered")
    page.clock.fast_forward(3_100)
    server.update("media", title="Still told")
    shows(page, "Still told")
    assert page.evaluate("ports.length") == 1 and len(server.resumed) == 1


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
