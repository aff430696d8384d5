"""Each element in each of its main states, on one page that is never loaded anew: a minute's worth of the sweeps in
seconds. `make widgets` runs them all, on all sizes, with pictures.

The states come by the stream alone, as they do in somebody's hand; what is drawn, that nothing runs out of the page and
what axe-core finds is looked at."""

import pytest
import widgetlists
import widgetserver
import widgetstates as states
from axe_playwright_python.sync_playwright import Axe
from test_widget_elements import EXPANDED, MINI, SCREENS
from waiting import until

SIZES = [(390, 844), (320, 640), (1280, 800)]
BUTTONS = {"noDevicesAvailable": "Cast. No devices found", "notConnected": "Cast. Not connected",
           "connecting": "Cast. Connecting", "connected": "Cast. Connected"}
SHOWN = {"ad": "A better kettle", "ad-not-skipped": "A better kettle", "live": "Evening news",
         "live-behind": "Evening news", "live-without-window": "Evening news", "long": states.LONG}
TRACKS = {"both": (widgetlists.TRACKS, "العربية"),
          "none": (states.nothing()["tracks"], "What plays now has nothing to choose from."),
          "sound": (widgetlists.TRACKS | {"text": []}, "Director's commentary")}
VOLUMES = {"device": (states.volume(0.3), "30%"), "muted": (states.volume(0.3, muted=True), "Unmute Living room"),
           "fixed": (states.volume(0.3, enabled=False, fixed=True), "The volume is changed on the device itself."),
           "group": (states.volume(0.6, members=widgetlists.MEMBERS), "Kitchen"),
           "nothing": (states.volume(enabled=False), "No device is connected.")}


@pytest.fixture(scope="module")
def server():
    server = widgetlists.serve(5000)
    yield server
    server.close()


@pytest.fixture(scope="module")
def page(chromium, server):
    context = chromium.new_context(viewport=dict(zip(("width", "height"), SIZES[0])), locale="en-GB", bypass_csp=True,
                                   reduced_motion="reduce")
    page = context.new_page()
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.goto(server.link())
    page.locator("cast-mini-controller [part~=mini-body]").wait_for()
    yield page
    assert page.faults == []
    context.close()


@pytest.fixture(scope="module")
def shows(page, server):
    """Opens an element alone: shows("cast-queue"); those that were open are closed."""
    def shown(tag):
        page.evaluate("""async (tag) => {
            for (const one of document.querySelectorAll('*')) if (one.localName !== tag) one.close?.();
            await (await import('/cast/widgets.js')).presentCast(tag); }""", tag)
        return page.locator(tag)
    return shown


def casting(server, **topics):
    server.set(**states.casting(server.now) | topics)


def fits(page):
    """Nothing runs out of the page sideways, on a phone, a narrow one and a wide window."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("""() => [document.documentElement, ...[...document.querySelectorAll('*')].filter((e) =>
            e.isOpen).map((e) => e.body)].map((e) => e.scrollWidth - e.clientWidth)""")
        assert max(wide) <= 0, f"{wide} px too wide at {width}"
    page.set_viewport_size(dict(zip(("width", "height"), SIZES[0])))


def violations(page):
    until(lambda: page.evaluate("""() => { const found = []; const look = (root) => { found.push(...root.getAnimations());
        root.querySelectorAll('*').forEach((e) => e.shadowRoot && look(e.shadowRoot)); }; look(document);
        return found.every((one) => one.playState !== 'running'
            || one.effect.getComputedTiming().iterations === Infinity); }"""), "all stands still")
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [(v["id"], [node["html"][:160] for node in v["nodes"]]) for v in found.response["violations"]]


def says(place, words):
    """The words are seen there, or are the name of a control that is."""
    until(lambda: place.evaluate("""(host, words) => { const root = host.shadowRoot ?? host;
        return [...root.querySelectorAll('*')].some((e) => e.checkVisibility({ visibilityProperty: true })
            && ((e.getAttribute('aria-label') ?? '').includes(words)
            || [...e.childNodes].some((n) => n.nodeType === 3 && n.data.includes(words)))); }""", words),
          f"{words[:40]!r} is shown")


@pytest.mark.parametrize("state", BUTTONS)
def test_the_button(server, page, state):
    casting(server, button=states.button(state))
    page.get_by_role("button", name=BUTTONS[state]).wait_for()


@pytest.mark.parametrize("screen", SCREENS)
def test_the_dialog(server, page, shows, screen):
    told, title = SCREENS[screen]
    casting(server, dialog=states.dialog(**told))
    says(shows("cast-dialog"), title)
    page.locator(f"cast-dialog [data-screen={told['screen']}]").wait_for()
    fits(page)
    if screen in ("chooser", "troubleshooting"):
        assert violations(page) == []


@pytest.mark.parametrize("state", MINI)
def test_the_bar(server, page, shows, state):
    media = MINI[state](server.now)
    page.evaluate("document.querySelectorAll('*').forEach((one) => one.close?.())")
    casting(server, media=media)
    says(page.locator("cast-mini-controller"), SHOWN.get(state, "Sintel"))
    shown = ([slot["type"] for slot in media["mini"]] + ["none"] * 3)[:3]
    until(lambda: page.locator("cast-mini-controller [part~=slot]").evaluate_all(
        "all => all.map(one => one.dataset.type)") == shown, "its buttons")
    fits(page)
    if state == "film":
        assert violations(page) == []


@pytest.mark.parametrize("state", EXPANDED)
def test_the_player(server, page, shows, state):
    media = EXPANDED[state](server.now)
    casting(server, media=media)
    opened = shows("cast-expanded-controller")
    says(opened, SHOWN.get(state, "Sintel"))
    action = media["playback"]
    until(lambda: opened.locator("[part=playback]").get_attribute("data-action") == action, "its button")
    until(lambda: opened.locator("[part=ad]").is_visible() == (media["ad"] is not None), "its ad, or none")
    assert opened.locator("[part=live]").is_visible() == media["live"]
    fits(page)
    if state in ("film", "ad"):
        assert violations(page) == []


def test_the_player_before_anything_is_loaded(server, page, shows):
    casting(server, media=None)
    says(shows("cast-expanded-controller"), "Nothing plays")


@pytest.mark.parametrize("state", TRACKS)
def test_the_tracks(server, page, shows, state):
    tracks, words = TRACKS[state]
    casting(server, tracks=tracks)
    opened = shows("cast-track-selection")
    says(opened, words)
    until(lambda: opened.get_by_role("radio").count() == len(tracks["audio"]) + len(tracks["text"])
          + bool(tracks["text"]), "a choice for each track, and for none")
    fits(page)
    if state == "both":
        assert violations(page) == []


@pytest.mark.parametrize("state", VOLUMES)
def test_the_volume(server, page, shows, state):
    volume, words = VOLUMES[state]
    casting(server, volume=volume)
    opened = shows("cast-volume")
    says(opened, words)
    until(lambda: opened.locator("[data-member]").count() == len(volume["members"]), "its members")
    fits(page)
    if state == "group":
        assert violations(page) == []


@pytest.mark.parametrize("count", [0, 3, 5000])
def test_the_queue(server, page, shows, count):
    revision = server.states["queue"]["revision"] + 1
    casting(server, queue={"count": count, "revision": revision, "current": 2 if count else None,
                           "currentIndex": 1 if count else None, "pending": False, "failure": None})
    opened = shows("cast-queue")
    says(opened, "Sintel 9" if count > 9 else "Tears of Steel 1" if count else "empty")
    drawn = opened.locator("[part~=items] > li").count()
    assert drawn == count if count < 10 else 5 < drawn < 60, "what is seen is drawn, and no more"
    fits(page)
    if count == 3:
        assert violations(page) == []


def test_the_overlay(server, page, shows):
    page.evaluate("document.querySelectorAll('*').forEach((one) => one.close?.())")
    casting(server, instructions={"presented": True, "title": "Cast it", "titlePlace": "center",
                                  "dismissButton": "Understood"})
    page.get_by_role("dialog", name="Cast it").wait_for()
    page.get_by_role("button", name="Understood").click()
    page.get_by_role("dialog", name="Cast it").wait_for(state="hidden")
    until(lambda: len(server.named("dismissInstructions")) == 1, "its end is told")
