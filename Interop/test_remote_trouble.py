"""The remote's page where something goes wrong in between: a dialog closed early, a TV that goes for a moment, a phone
that was laid aside, a server that is away, silent or started anew."""

import re

import widgetstates as states
from remotepages import filled, open_remote, ready, server  # noqa: F401
from remoteserver import item
from waiting import until


# A dialog that is closed while it connects

def ask(page):
    page.evaluate("""() => import('/remote/device.js').then(({ whenConnected }) => {
        window.answer = null; whenConnected().then((isThere) => { window.answer = isThere; }); })""")
    page.locator("cast-dialog dialog").wait_for()


def close_while_connecting(server, page):  # noqa: F811
    ask(page)
    server.set(button=states.button("connecting"), dialog=states.dialog("connecting", device="Bedroom", deviceID="a1"))
    page.get_by_role("dialog", name=re.compile("Connecting to Bedroom")).wait_for()
    page.keyboard.press("Escape")
    page.locator("cast-dialog dialog").wait_for(state="hidden")
    assert page.evaluate("answer") is None, "it waits"


def test_a_film_is_cast_though_the_dialog_was_closed_while_it_connected(server, open_remote):  # noqa: F811
    page = open_remote()
    close_while_connecting(server, page)
    server.set(button=states.button("connected"), dialog=states.dialog("connected", device="Bedroom", deviceID="a1"))
    until(lambda: page.evaluate("answer") is True, "the TV is there")


def test_a_connection_that_fails_after_the_dialog_is_an_answer_too(server, open_remote):  # noqa: F811
    page = open_remote()
    close_while_connecting(server, page)
    server.set(button=states.button("notConnected"), dialog=states.dialog())
    until(lambda: page.evaluate("answer") is False, "there is no TV")
    ask(page)
    page.keyboard.press("Escape")
    until(lambda: page.evaluate("answer") is False, "nobody chose one")


# A TV that goes for a moment

CHOSEN = "document.querySelector('input[name=device]:checked')?.parentNode.textContent ?? null"


def test_the_tv_that_a_guest_is_to_have_stays_chosen(server, open_remote):  # noqa: F811
    page = open_remote("#/guests")
    page.get_by_role("radio", name="Kitchen display").wait_for()
    assert page.evaluate(CHOSEN) == "Bedroom"
    page.get_by_role("radio", name="Living room").focus()
    page.keyboard.press("Space")
    page.evaluate("window.chip = document.activeElement")
    everything = server.states["devices"]["devices"]

    def show(*names):
        server.set(devices={"devices": [device for device in everything if device["name"] in names]})
        until(lambda: page.locator("input[name=device]").count() == len(names), "the list is drawn")
    show("Living room", "Upstairs")
    assert page.evaluate(CHOSEN) == "Living room" and page.evaluate("document.activeElement === chip")
    show("Bedroom", "Upstairs")
    assert page.evaluate(CHOSEN) is None, "nobody chose another"
    page.get_by_role("button", name="Make a link").click()
    show("Bedroom", "Kitchen display", "Living room", "Upstairs")
    assert page.evaluate(CHOSEN) == "Living room" and server.casts == []
    page.get_by_role("button", name="Make a link").click()
    until(lambda: server.casts, "the link is made")
    assert server.casts[0][1] | {"id": ""} == {"id": "", "device": "c3", "minutes": 180}


def test_with_a_remote_enter_chooses_a_tv_for_a_guest(server, open_remote):  # noqa: F811
    page = open_remote("#/guests")
    page.get_by_role("radio", name="Kitchen display").focus()
    page.keyboard.press("Enter")
    until(lambda: page.evaluate(CHOSEN) == "Kitchen display", "it is chosen")
    assert server.casts == []


# A phone that was laid aside while it sends

WAKE_LOCK = """window.locks = []; let seen = 'visible';
    Object.defineProperty(document, 'visibilityState', { get: () => seen });
    window.show = (word) => { seen = word; if (word === 'hidden') locks.forEach((lock) => { lock.released = true; });
        document.dispatchEvent(new Event('visibilitychange')); };
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
        const lock = { released: false, release: async () => { lock.released = true; } };
        locks.push(lock); return lock; } } });"""
HELD = "locks.filter(({ released }) => !released).length"


def test_a_phone_that_sends_stays_awake_after_it_was_hidden_too(server, chromium, open_remote):  # noqa: F811
    ready(server)
    context = chromium.new_context(locale="en-GB", service_workers="block")
    context.add_init_script(WAKE_LOCK)
    page = open_remote(context=context)
    server.held.clear()
    page.evaluate("""() => import('/remote/uploads.js').then(({ addFiles }) =>
        addFiles([new File(['x'.repeat(5000)], 'a.mp4')]))""")
    until(lambda: page.evaluate(HELD) == 1, "it stays awake while it sends")
    page.evaluate("show('hidden')")
    assert page.evaluate(HELD) == 0
    page.evaluate("show('visible')")
    until(lambda: page.evaluate(HELD) == 1, "it stays awake again")
    server.held.set()
    until(lambda: server.received and page.evaluate(HELD) == 0, "it may sleep")
    page.evaluate("show('visible')")
    assert page.evaluate(HELD) == 0
    context.close()


# A server that is away, silent or started anew

KEPT = """async () => { const found = []; for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found; }"""


def visited_once(server, open_remote):  # noqa: F811
    """A page that was opened once, all of whose files are kept."""
    page = open_remote(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    used = {path for path in server.requests if re.fullmatch(r"/(cast|remote)/[A-Za-z/-]+\.(js|css|json)", path)}
    used -= {"/cast/worker.js", "/cast/stream.js"}  # the shared worker's, where the page has its own copy
    until(lambda: used <= set(page.evaluate(KEPT)), lambda: f"{used - set(page.evaluate(KEPT))} are kept")
    return page


def test_the_shell_opens_without_the_server_after_one_visit(server, open_remote):  # noqa: F811
    page = visited_once(server, open_remote)
    server.leave()
    page.reload()
    page.get_by_text("Marquee", exact=True).wait_for()
    page.locator("#lost").get_by_text(re.compile("lost|Looking")).wait_for()


def test_the_shell_opens_where_the_server_does_not_answer(server, open_remote):  # noqa: F811
    page = visited_once(server, open_remote)
    server.drop()
    server.awake.clear()
    page.reload(wait_until="commit", timeout=20_000)
    page.locator("#lost").get_by_text(re.compile("lost|Looking")).wait_for(timeout=20_000)
    server.awake.set()
    page.get_by_role("heading", name="Choose a TV").wait_for()


def test_a_library_is_read_again_where_the_server_was_started_anew(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")
    page.get_by_role("button", name=re.compile("^Sintel,")).wait_for()
    server.folders[""][2] = item(2, title="New since the restart", watched=None)
    server.restart("e2")
    page.get_by_role("button", name=re.compile("New since the restart")).wait_for()


def test_what_was_begun_is_read_again_where_the_server_was_started_anew(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote()
    page.locator(".shelf .card").first.wait_for()
    server.folders[""][4] = item(2, title="New since the restart")
    server.restart("e2")
    page.get_by_role("button", name=re.compile("New since the restart")).wait_for()


def test_a_link_that_was_cut_is_said_to_be_none(server, open_remote):  # noqa: F811
    page = open_remote(link=f"{server.origin}/#t=%")
    field = page.get_by_role("textbox")
    field.fill("http://192.168.1.20/#t=%E4")
    page.keyboard.press("Enter")
    until(lambda: field.get_attribute("aria-invalid") == "true", "it is said")
    assert page.evaluate("location.hash") == ""
