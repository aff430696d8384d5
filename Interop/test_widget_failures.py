"""What goes wrong between a page and its server: who may not is told so and keeps the link, what did not come is asked
for again, and nothing ends the overlay but the person."""

import pytest
import widgetstates as states
from test_widget_elements import open_dialog, open_page, server  # noqa: F401
from test_widget_pending import MINI, is_busy, page, playback  # noqa: F401
from waiting import until
from widgetlists import Panel, asked, films

# Who may

KEPT = "() => [sessionStorage.getItem('cast-tab-token'), localStorage.getItem('cast-token')]"


def test_a_refusal_of_a_command_says_why_and_keeps_the_token(server, page):  # noqa: F811
    before = page.evaluate(KEPT)
    assert before == [server.token] * 2
    server.forbidden = "This link is for one device alone."
    playback(page).click()
    page.locator(f"{MINI} [part=notice]").get_by_text("This link is for one device alone.").wait_for()
    assert page.evaluate(KEPT) == before and not is_busy(playback(page))
    server.forbidden = None
    playback(page).click()
    asked(server, "pause")


@pytest.mark.quick
def test_a_refused_stream_says_why_keeps_the_token_and_comes_back(server, page):  # noqa: F811
    opened = open_dialog(page)
    before = page.evaluate(KEPT)
    server.forbidden = "This server does not answer to that name."
    server.drop()
    notice = page.locator("cast-dialog [part=notice]")
    notice.get_by_text("This server does not answer to that name.").wait_for()
    seen = page.evaluate_handle("""() => import('/cast/client.js').then(({ castClient }) => { const seen = [];
        castClient.subscribe('connection', (state) => seen.push(state));
        return seen; })""")
    asks = server.requests.count("/cast/events")
    until(lambda: server.requests.count("/cast/events") > asks, "it asks again by itself")
    assert page.evaluate(KEPT) == before and seen.json_value() == ["refused"], "what it says stays meanwhile"
    server.forbidden = None
    until(lambda: notice.inner_text() == "", "it is back", timeout=20)
    server.update("dialog", title="The next one")
    opened.get_by_text("The next one").wait_for()


def test_a_token_that_is_unknown_is_forgotten(server, page):  # noqa: F811
    server.token = "another-token-0123456789"
    playback(page).click()
    until(lambda: page.evaluate(KEPT) == [None, None], "it is forgotten")


# What did not come

@pytest.mark.quick
def test_a_panel_that_did_not_come_is_said_and_asked_for_again(server, page):  # noqa: F811
    server.broken = {"/cast/dialog.js", "/cast/panels.js"}
    page.locator("cast-button button").click()
    page.locator(f"{MINI} [part=notice]").get_by_text("That could not be loaded. Try again.").wait_for()
    server.broken = set()
    open_dialog(page)


@pytest.mark.quick
def test_panels_in_the_markup_that_did_not_come_are_asked_for_in_rounds_that_grow_rare(server, open_page):  # noqa: F811
    paths = ["/cast/volume.js", "/cast/queue.js"]
    server.broken = set(paths)
    page = open_page()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))

    def faults():
        page.evaluate("0")  # what a page tells of itself is heard while something is asked of it
        return len(page.faults)
    page.evaluate("() => document.body.append(...['volume', 'queue'].map((n) => document.createElement(`cast-${n}`)))")
    for number, pause in enumerate([5, 10, 20, 40, 60, 60], 1):
        until(lambda: faults() >= 2 * number, "both have failed")
        page.evaluate("() => document.body.append('What changes the page asks for nothing.')")
        page.clock.run_for(pause * 1000 - 1)
        assert [server.requests.count(path) for path in paths] == [number] * 2
        assert faults() == 2 * number, "one of each in a round"
        page.clock.run_for(1)
        until(lambda: [server.requests.count(path) for path in paths] == [number + 1] * 2, "the next round")
    server.broken = set()
    until(lambda: faults() >= 14, "the last that failed")
    page.clock.run_for(60_000)
    until(lambda: page.evaluate("['volume', 'queue'].every((name) => customElements.get(`cast-${name}`))"), "they came")
    page.faults.clear()


@pytest.mark.parametrize("missing", [["/cast/texts/index.json"], ["/cast/texts/de.json"],
                                     ["/cast/texts/index.json", "/cast/texts/en.json", "/cast/texts/de.json"]])
def test_texts_that_did_not_come_are_asked_for_until_they_are_there(server, open_page, missing):  # noqa: F811
    server.broken = set(missing)
    page = open_page(server.page("/de", language="de"))
    button = page.locator("cast-button button")
    until(lambda: server.requests.count(missing[0]) >= 3, "it is asked for at once, more than once")
    until(lambda: button.get_attribute("aria-label") is not None, "it is there meanwhile")
    assert button.get_attribute("aria-label") != "Streamen. Nicht verbunden"
    server.broken = set()
    german = page.locator("cast-button .root[lang=de]")
    until(lambda: german.count() == 1 and "Cast. Not connected" != button.get_attribute("aria-label"), "in German")


def test_elements_are_not_made_anew_while_texts_are_missing(server, open_page):  # noqa: F811
    server.broken = {"/cast/texts/de.json"}
    page = open_page(server.page("/de", language="de"))
    page.clock.install()
    page.reload()
    page.locator("cast-button button").wait_for()
    page.evaluate("() => { window.button = document.querySelector('cast-button').button; }")
    asks = server.requests.count("/cast/texts/de.json")

    def is_asked_twice_more():
        page.clock.run_for(1_000)
        return server.requests.count("/cast/texts/de.json") > asks + 6
    until(is_asked_twice_more, "it is asked for again, and once more")
    assert page.evaluate("() => window.button === document.querySelector('cast-button').button")


def test_a_picture_that_did_not_come_is_asked_for_when_it_is_shown_next(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    path = f"/cast/{states.PICTURE}"
    server.broken = {path}
    page = open_page()
    page.clock.install()
    page.reload()
    page.locator(MINI).get_by_text("Sintel").wait_for()
    until(lambda: path in server.requests, "it is asked for")
    image = page.locator(f"{MINI} [part=picture] img")
    until(lambda: image.count() == 0, "it has not come")
    server.broken, asks = set(), server.requests.count(path)
    server.update("media", title="Soon")
    page.locator(MINI).get_by_text("Soon").wait_for()
    assert server.requests.count(path) == asks, "not at once"
    page.clock.fast_forward(11_000)
    server.update("media", title="Later")
    page.locator(f"{MINI} [part=picture] img[data-state=there]").wait_for(state="attached")


AWAY = """async () => {
  const { picture } = await import('/cast/picture.js');
  const place = picture('cover', 'film');
  const failed = () => new Promise((done) => place.element.querySelector('img').addEventListener('error', done));
  place.show('image/none');
  await failed();
  const isGone = !place.element.querySelector('img');
  // One that another has taken the place of tells nothing of that.
  place.show('image/other');
  const other = place.element.querySelector('img');
  place.show('image/none');
  other.dispatchEvent(new Event('error'));
  return [isGone, place.show('image/none')];
}"""


def test_a_picture_that_did_not_come_while_its_place_was_away_is_none(page):  # noqa: F811
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    assert page.evaluate(AWAY) == [True, False]


@pytest.mark.quick
def test_a_part_of_the_queue_that_did_not_come_is_asked_for_again(server, page):  # noqa: F811
    server.items, server.broken = films(30), {"/cast/queue"}
    server.set(queue=states.queue(30, 1, 2, currentIndex=1))
    panel = Panel(page, "cast-queue").open()
    until(lambda: "/cast/queue" in server.requests, "it is asked for")
    server.broken = set()
    panel.element.locator("li[data-item='2']").wait_for()


def test_the_look_of_captions_that_did_not_come_is_said_and_asked_for_again(server, page):  # noqa: F811
    panel = Panel(page, "cast-track-selection").open()
    server.broken = {"/cast/track-style.js"}
    fold = panel.part("style-toggle")
    fold.click()
    panel_notice = page.locator("cast-track-selection [part=notice]")
    panel_notice.get_by_text("That could not be loaded. Try again.").wait_for()
    assert fold.get_attribute("aria-expanded") == "false"
    server.broken = set()
    fold.click()
    panel.element.get_by_text("Captions look like this").wait_for()


# The overlay

def overlay(server, open_page):  # noqa: F811
    server.update("instructions", presented=True)
    page = open_page()
    page.locator("cast-instructions [part=overlay][open]").wait_for()
    return page, page.locator("cast-instructions [part=overlay]")


def test_the_overlay_goes_with_its_button_and_comes_again_unseen(server, open_page):  # noqa: F811
    page, shown = overlay(server, open_page)
    server.set(button=states.button(visible=False))
    until(lambda: shown.get_attribute("open") is None, "there is nothing to point at")
    server.set(button=states.button())
    until(lambda: shown.get_attribute("open") is not None, "it is there again")
    page.evaluate("() => { document.getElementById('button').style.display = 'none'; }")
    server.set(button=states.button("connected"))
    until(lambda: shown.get_attribute("open") is None, "there is nothing to point at")
    page.evaluate("() => { document.getElementById('button').style.display = ''; }")
    server.set(button=states.button(), devices=states.devices([]))
    until(lambda: shown.get_attribute("open") is not None, "it is there again")
    assert server.named("dismissInstructions") == []


@pytest.mark.quick
@pytest.mark.parametrize("way", ["button", "Escape", "target"])
def test_the_person_alone_ends_the_overlay(server, open_page, way):  # noqa: F811
    page, shown = overlay(server, open_page)
    server.effects["dismissInstructions"] = lambda _: server.update("instructions", presented=False)
    if way == "Escape":
        page.keyboard.press("Escape")
    else:
        page.locator(f"cast-instructions [part={'dismiss' if way == 'button' else 'target'}]").click()
    asked(server, "dismissInstructions")
    until(lambda: shown.get_attribute("open") is None, "it is over")
    if way == "target":
        page.locator("cast-dialog dialog").wait_for()


def test_an_overlay_that_ended_while_the_server_was_away_is_told_later(server, open_page):  # noqa: F811
    page, shown = overlay(server, open_page)
    server.forbidden = "Not now."
    page.keyboard.press("Escape")
    until(lambda: shown.get_attribute("open") is None, "it is over")
    server.forbidden = None
    asked(server, "dismissInstructions")
    assert shown.get_attribute("open") is None
