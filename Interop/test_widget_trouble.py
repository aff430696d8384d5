"""Widgets where something goes wrong in between: a restart, the end of what has the focus, a picture or a server that
does not come, an element that is taken out of the page."""

import pytest
import widgetserver
import widgetstates as states
from test_widget_elements import open_page, server  # noqa: F401
from waiting import until

OPEN = """() => import('/cast/open.js').then(({ present }) => present('cast-expanded-controller'))
    .then((element) => { window.player = element; })"""
FOCUS = """() => { let e = document.activeElement; while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
    return e.id || e.getAttribute('part') || e.localName; }"""


@pytest.fixture
def page(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page()
    page.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
    return page


def open_player(page):
    page.evaluate(OPEN)
    page.locator("cast-expanded-controller [part=playback]").wait_for()


@pytest.mark.parametrize("number", [1, 5])
def test_what_fails_after_a_restart_is_said_too(server, page, number):  # noqa: F811
    bar = page.locator("cast-mini-controller")
    server.update("media", failure={"id": 5, "kind": "rate", "reason": "The first reason."})
    bar.get_by_text("The first reason.").wait_for()
    server.states["media"] = states.media(server.now)
    server.restart("e2")
    until(lambda: page.evaluate("""() => import('/cast/client.js').then(({ castClient }) =>
        castClient.state('media').failure)""") is None, "the new server has spoken")
    server.update("media", failure={"id": number, "kind": "playback", "reason": "The second reason."})
    bar.get_by_text("The second reason.").wait_for()
    server.update("media", failure=None)
    page.evaluate("document.querySelector('cast-mini-controller').say('')")
    server.update("media", failure={"id": number, "kind": "playback", "reason": "The second reason."}, title="Other")
    bar.get_by_text("Other", exact=True).wait_for()
    assert bar.get_by_text("The second reason.").count() == 0, "it is said once"


def test_the_focus_stays_in_the_player_when_the_film_is_over(server, page):  # noqa: F811
    open_player(page)
    assert page.evaluate(FOCUS) == "playback"
    server.set(media=None)
    playback = page.locator("cast-expanded-controller [part=playback]")
    until(lambda: playback.get_attribute("aria-disabled") == "true", "nothing plays")
    assert page.evaluate(FOCUS) == "playback"
    page.keyboard.press("Enter")
    server.set(media=states.media(server.now, title="The next one"))
    page.locator("cast-expanded-controller").get_by_role("heading", name="The next one").wait_for()
    page.keyboard.press("Enter")
    until(lambda: [asked["command"] for asked in server.commands] == ["pause"], "it does something again, once")


@pytest.mark.parametrize("playing", [True, False])
def test_the_focus_stays_in_the_player_when_an_advertisement_is_over(server, page, playing):  # noqa: F811
    open_player(page)
    server.set(media=states.advertisement(server.now, 0))
    skip = page.locator("cast-expanded-controller [part=skip-ad]")
    # What is hidden still takes no focus.
    skip.wait_for()
    skip.focus()
    server.set(media=states.media(server.now, playing=playing))
    page.locator("cast-expanded-controller [part=ad]").wait_for(state="hidden")
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert page.evaluate(FOCUS) == "title"


def test_skip_does_nothing_until_it_may(server, page):  # noqa: F811
    open_player(page)
    server.set(media=states.advertisement(server.now, 60_000))
    skip = page.locator("cast-expanded-controller [part=skip-ad]")
    skip.wait_for()
    skip.focus()
    page.keyboard.press("Enter")
    server.update("media", ad=server.states["media"]["ad"] | {"skipAt": server.now})
    until(lambda: skip.get_attribute("aria-disabled") is None, "it may")
    page.keyboard.press("Enter")
    until(lambda: len(server.commands) == 1, "it is asked for once")


def test_a_picture_that_does_not_come_is_asked_for_once(server, page):  # noqa: F811
    open_player(page)
    server.update("media", image="image/missing")
    until(lambda: "/cast/image/missing" in server.requests, "it is asked for")
    page.wait_for_function("!player.shadowRoot.querySelector('[part=backdrop] img')")
    for number in range(5):
        server.update("media", title=f"Title {number}")
        page.locator("cast-expanded-controller").get_by_role("heading", name=f"Title {number}").wait_for()
    assert server.requests.count("/cast/image/missing") <= 3, "the bar, the cover and what glows behind it"


def test_a_server_that_hangs_is_told_in_an_open_sheet(server, page, monkeypatch):  # noqa: F811
    open_player(page)
    answer = widgetserver.Handler.stream

    def hang(handler):
        server.requests.append("a stream that hangs")
        with server.changed:
            server.changed.wait_for(lambda: not server.hangs, 60)
        return answer(handler)
    server.hangs = True
    monkeypatch.setattr(widgetserver.Handler, "stream", hang)
    server.drop()
    page.locator("cast-expanded-controller [part=notice]").get_by_text("The connection is lost").wait_for()
    assert "a stream that hangs" in server.requests
    assert page.evaluate("player.root.classList.contains('is-lost')")
    server.hangs = False
    server.update("media", title="Back again")
    page.locator("cast-expanded-controller").get_by_role("heading", name="Back again").wait_for()
    until(lambda: page.evaluate("player.snack.textContent") == "", "it is told no more")
    assert not page.evaluate("player.root.classList.contains('is-lost')")


def test_a_player_that_is_taken_out_of_the_page_rests(server, page):  # noqa: F811
    open_player(page)
    page.evaluate("player.remove()")
    page.evaluate("document.querySelector('cast-mini-controller').remove()")
    frames = page.evaluate("""() => new Promise((counted) => { const own = window.requestAnimationFrame; let count = 0;
        own(() => { window.requestAnimationFrame = (does) => (count++, own(does)); });
        setTimeout(() => { window.requestAnimationFrame = own; counted(count); }, 300); })""")
    assert frames == 0
    page.evaluate("document.body.append(player)")
    assert not page.evaluate("player.isOpen")
    open_player(page)
    assert page.evaluate("player.isOpen")
