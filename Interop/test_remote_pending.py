"""The remote's own page: what was asked for waits until the states tell it, and what did not come is asked for
again."""

import json

import pytest
import widgetserver
import widgetstates as states
from remotepages import open_remote, server  # noqa: F401
from waiting import until
from widgetlists import asked


def device(page, name):
    return page.locator(".device", has_text=name)


@pytest.mark.quick
def test_a_device_of_the_start_waits_and_no_second_tap_counts(server, open_remote):  # noqa: F811
    page = open_remote()
    server.ahead = 1
    device(page, "Kitchen display").click()
    asked(server, "choose")
    assert device(page, "Kitchen display").get_attribute("aria-busy") == "true"
    assert device(page, "Bedroom").get_attribute("aria-disabled") == "true"
    assert [device(page, name).evaluate("(row) => getComputedStyle(row).opacity")
            for name in ("Bedroom", "Kitchen display")] == ["0.5", "1"]
    device(page, "Bedroom").click(force=True)
    device(page, "Kitchen display").click(force=True)
    server.set(dialog=states.dialog(notice="It does not answer.", noticeID=1))
    until(lambda: device(page, "Kitchen display").get_attribute("aria-busy") is None, "the dialog has said it")
    assert device(page, "Bedroom").get_attribute("aria-disabled") is None
    assert [one["device"] for one in server.named("choose")] == ["b2"]


def test_a_device_that_is_refused_goes_back_and_says_why(server, open_remote):  # noqa: F811
    page = open_remote()
    server.refuse("choose", "That device is not there any more.")
    device(page, "Kitchen display").click()
    page.locator("#snack", has_text="That device is not there any more.").wait_for()
    assert device(page, "Kitchen display").get_attribute("aria-busy") is None


@pytest.mark.parametrize("view", ["library", "guests"])
def test_a_view_that_did_not_come_is_said_and_comes_by_itself(server, open_remote, view):  # noqa: F811
    page = open_remote()
    server.broken = {f"/remote/{view}.js"}
    page.locator(f"[data-tab={view}]").click()
    page.locator("#snack", has_text="That did not work: Marquee does not answer.").wait_for()
    server.broken = set()
    page.locator(f"main > .{view}").wait_for()


def standing(page):
    """The page's clock goes on only where the test says so."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


def test_a_view_that_did_not_come_is_said_once_and_asked_for_ever_more_rarely(server, open_remote):  # noqa: F811
    page = open_remote()
    server.broken = {"/remote/library.js"}
    page.evaluate("""() => { window.said = [];
        new MutationObserver(() => said.push(document.getElementById('snack').textContent))
            .observe(document.getElementById('snack'), { childList: true, characterData: true, subtree: true }); }""")
    standing(page)
    page.locator("[data-tab=library]").click()
    def asks():
        # Joins the one that is under way, or is another: what was asked for before has failed afterwards.
        page.evaluate("() => import('/remote/library.js').catch(() => {})")
        return server.requests.count("/remote/library.js")
    until(lambda: "/remote/library.js" in server.requests, "it is asked for")
    for pause in [5, 10, 20, 40, 60, 60]:
        before = asks()
        page.clock.run_for(pause * 1000 - 1)
        assert server.requests.count("/remote/library.js") == before
        page.clock.run_for(1)
        until(lambda: server.requests.count("/remote/library.js") == before + 1, "it is asked for again")
    asks()
    # A clock that leaps makes the stream be lost and back, which is said too.
    said = [text for text in page.evaluate("said") if "That did not work" in text]
    assert said == ["That did not work: Marquee does not answer."]
    server.broken = set()
    page.clock.run_for(60_000)
    page.clock.resume()
    page.locator("main > .library").wait_for()


@pytest.mark.quick
def test_a_view_whose_module_throws_is_a_fault_that_is_told_once(server, open_remote):  # noqa: F811
    page = open_remote()
    page.route("**/remote/library.js", lambda route: route.fulfill(
        body="export class Library {}; null.import();", content_type="text/javascript"))
    standing(page)
    page.locator("[data-tab=library]").click()
    page.locator("#snack", has_text="That did not work: Cannot read properties of null").wait_for()
    page.clock.run_for(100_000)
    page.evaluate("() => import('/remote/library.js').catch(() => {})")
    assert len(page.faults) == 1 and "Cannot read properties of null" in page.faults.pop()


def test_a_view_that_did_not_come_leaves_the_one_that_is_wanted_since(server, open_remote):  # noqa: F811
    page = open_remote()
    page.clock.install()
    page.reload()
    page.locator("main > .home").wait_for()
    server.broken = {"/remote/library.js"}
    page.locator("[data-tab=library]").click()
    page.locator("#snack", has_text="Marquee does not answer.").wait_for()
    page.locator("[data-tab=guests]").click()
    page.locator("main > .guests").wait_for()
    asks = server.requests.count("/remote/library.js")
    server.broken = set()
    page.clock.run_for(20_000)
    page.evaluate("() => fetch('/remote/search.js').then((answer) => answer.text())")
    assert page.locator("main > .guests").count() == 1 and server.requests.count("/remote/library.js") == asks


def test_what_is_shown_of_a_film_is_asked_for_again(server, open_remote):  # noqa: F811
    server.fill()
    page = open_remote("#/library")
    server.broken = {"/remote/play.js"}
    card = page.locator("button.card").first
    card.click()
    page.locator("#snack", has_text="Marquee does not answer.").wait_for()
    server.broken = set()
    card.click()
    page.locator("remote-play dialog").wait_for()


def test_a_dialog_that_does_not_come_is_said_and_nothing_plays(server, open_remote):  # noqa: F811
    server.fill()
    page = open_remote("#/library")
    page.locator("button.card").first.click()
    play = page.locator("remote-play dialog").get_by_role("button", name="Play", exact=True)
    play.wait_for()
    server.broken = {"/cast/dialog.js", "/cast/panels.js"}
    play.click()
    page.get_by_text("That could not be loaded. Try again.").wait_for()
    page.evaluate("() => new Promise((done) => setTimeout(done))")
    assert page.faults == [] and server.casts == []


@pytest.mark.parametrize("file", ["index", "de", "en"])
def test_words_that_did_not_come_are_asked_for_again(server, open_remote, file):  # noqa: F811
    """Twice they do not come; the page waits for them."""
    asks = []

    def fail(route):
        asks.append(route.request.url)
        if len(asks) <= 2:
            route.fulfill(status=503)
        else:
            route.continue_()
    context = open_remote().context.browser.new_context(locale="de-DE", service_workers="block")
    page = context.new_page()
    page.route(f"**/remote/texts/{file}.json", fail)
    page.goto(server.link())
    german = json.loads((widgetserver.SOURCES / "CastRemote/Page/Assets/texts/de.json").read_text())["texts"]
    page.locator("main h1", has_text=german["chooseTitle"]).wait_for()
    assert len(asks) == 3
    context.close()


@pytest.mark.quick
def test_a_host_that_is_refused_is_said_and_the_page_comes_back(server, open_remote):  # noqa: F811
    page = open_remote()
    server.forbidden = "This server does not answer to that name."
    server.drop()
    page.locator("#lost", has_text="This server does not answer to that name.").wait_for()
    assert page.locator("main > .home").count() == 1, "nobody is asked to sign in"
    server.forbidden = None
    until(lambda: page.locator("#lost").inner_text() == "", "it is back", timeout=20)
    assert page.evaluate("() => localStorage.getItem('cast-token')") == server.token
