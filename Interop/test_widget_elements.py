"""The browser's widgets against a scripted server: each element in each state, by pointer, keys and a screen reader's
eyes.

WIDGET_PICTURES=FOLDER keeps a picture of each state."""

import json
import os
import re
from pathlib import Path

import pytest
import widgetserver
import widgetstates as states
from waiting import until

PICTURES = os.environ.get("WIDGET_PICTURES")
SIZES = {"320": (320, 640), "390": (390, 844), "800": (800, 900), "1280": (1280, 800), "1920": (1920, 1080)}


@pytest.fixture
def server():
    server = widgetserver.WidgetServer()
    yield server
    server.close()


@pytest.fixture
def open_page(chromium, server):
    """Opens a page of the server in a browser of its own: open_page(link, size="390", color_scheme="dark")."""
    contexts = []

    def opened(link=None, size="390", context=None, **more):
        if context is None:
            width, height = SIZES[size]
            context = chromium.new_context(viewport={"width": width, "height": height}, locale="en-GB", **more)
            contexts.append(context)
        page = context.new_page()
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.on("console", lambda said: page.faults.append(said.text)
                if "Content Security Policy" in said.text else None)
        page.goto(link or server.link())
        page.locator("cast-button button").first.wait_for()
        return page
    yield opened
    for context in contexts:
        assert all(page.faults == [] for page in context.pages), [page.faults for page in context.pages]
        context.close()


def keep(page, name):
    if PICTURES:
        Path(PICTURES).mkdir(parents=True, exist_ok=True)
        # Playwright's own "disabled" ends animations: pictures of two runs are alike.
        page.screenshot(path=f"{PICTURES}/{name}.png", animations="disabled")


def dialog(page):
    return page.locator("cast-dialog dialog")


def player(page):
    return page.locator("cast-expanded-controller")


def stand_still(page):
    """Waits until what slides in has come; what turns for ever is left out."""
    until(lambda: page.evaluate("""() => { const moving = []; const look = (root) => {
        for (const animation of root.getAnimations?.() ?? [])
            if (animation.effect.getComputedTiming().iterations !== Infinity
                && animation.playState === 'running') moving.push(animation);
        root.querySelectorAll('*').forEach((e) => e.shadowRoot && look(e.shadowRoot)); };
        look(document); return moving.length; }""") == 0, "all stands still")


def open_dialog(page):
    page.locator("cast-button button").first.click()
    dialog(page).wait_for()
    stand_still(page)
    return dialog(page)


def open_player(page):
    page.locator("cast-mini-controller [part~=mini-body]").click()
    player(page).locator("dialog").wait_for()
    stand_still(page)
    return player(page)


def focused(page):
    """What has the focus, as a screen reader says it."""
    return page.evaluate("""() => { let e = document.activeElement;
        while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
        return e === document.body ? null : e.getAttribute('aria-label') ?? e.textContent; }""")


# The button

@pytest.mark.parametrize("state, name", [
    ("noDevicesAvailable", "Cast. No devices found"), ("notConnected", "Cast. Not connected"),
    ("connecting", "Cast. Connecting"), ("connected", "Cast. Connected")])
def test_the_button_has_four_states_with_their_names(server, open_page, state, name):
    server.set(button=states.button(state))
    page = open_page()
    button = page.get_by_role("button", name=name)
    button.wait_for()
    assert button.get_attribute("data-state") == state
    assert button.get_attribute("aria-busy") == ("true" if state == "connecting" else None)
    box = button.bounding_box()
    assert (box["width"], box["height"]) == (48, 48)
    keep(page, f"button-{state}")


def test_the_button_keeps_its_room_where_there_is_no_network(server, open_page):
    page = open_page()
    was = page.locator("cast-button").bounding_box()
    server.set(button=states.button(visible=False))
    page.locator("cast-button button").wait_for(state="hidden")
    assert page.locator("cast-button").bounding_box() == was


def test_a_page_may_take_the_tap_for_itself(server, open_page):
    page = open_page()
    page.evaluate("""() => document.addEventListener('cast-button-tap', (event) => {
        document.body.dataset.tapped = event.target.id; event.preventDefault(); })""")
    page.locator("cast-button button").click()
    page.locator("body[data-tapped=button]").wait_for()
    assert page.locator("cast-dialog").count() == 0


# The dialog

SCREENS = {
    "permission": ({"screen": "permission"}, "Find the devices in your home"),
    "searching": ({"screen": "searching"}, "Cast to"),
    "chooser": ({"screen": "chooser"}, "Cast to"),
    "connecting": ({"screen": "connecting", "device": "Living room", "deviceID": "c3"}, "Connecting to Living room"),
    "connected": ({"screen": "connected", "device": "Living room", "deviceID": "c3", "title": "Sintel",
                   "studio": "Blender Foundation", "image": states.PICTURE}, "Living room"),
    "troubleshooting": ({"screen": "troubleshooting", "reason": "troubleNothingAnswered",
                         "steps": ["stepSameNetwork", "stepSwitchOn", "stepGuestNetwork", "stepFirewall"]},
                        "No devices found"),
    "notice": ({"screen": "chooser", "notice": "Living room does not answer.", "noticeID": 2}, "Cast to"),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", ["390", "1280"])
@pytest.mark.parametrize("screen", SCREENS)
def test_the_dialog_has_each_screen(server, open_page, screen, size, scheme):
    state, title = SCREENS[screen]
    server.set(**states.casting(server.now) if screen == "connected" else states.nothing())
    server.set(dialog=states.dialog(**state))
    page = open_page(size=size, color_scheme=scheme)
    opened = open_dialog(page)
    assert page.get_by_role("dialog", name=title).count() == 1
    box = opened.bounding_box()
    width, height = SIZES[size]
    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    keep(page, f"dialog-{screen}-{size}-{scheme}")


def test_the_dialog_asks_for_what_a_person_taps(server, open_page):
    page = open_page()
    opened = open_dialog(page)
    opened.get_by_role("button", name="Kitchen display").click()
    until(lambda: [c["device"] for c in server.named("choose")] == ["b2"], "the choice is sent")
    server.set(dialog=states.dialog("connecting", device="Kitchen display", deviceID="b2"))
    opened.get_by_role("button", name="Cancel").click()
    until(lambda: [c["stopCasting"] for c in server.named("disconnect")] == [False], "the cancel is sent")
    server.set(dialog=states.dialog("connected", device="Kitchen display", deviceID="b2"))
    opened.get_by_role("button", name="Stop casting").click()
    until(lambda: [c["stopCasting"] for c in server.named("disconnect")] == [False, True], "the end is sent")
    server.set(dialog=states.dialog("permission"))
    opened.get_by_role("button", name="Continue").click()
    until(lambda: len(server.named("acceptPermission")) == 1, "the permission is sent")
    server.set(dialog=states.dialog(**SCREENS["troubleshooting"][0]))
    opened.get_by_role("button", name="Look again").click()
    until(lambda: len(server.named("searchAgain")) == 1, "the search is sent")
    server.set(dialog=states.dialog(**SCREENS["notice"][0]))
    opened.locator("[part=notice-line]").get_by_role("button", name="Close").click()
    until(lambda: len(server.named("dismissNotice")) == 1, "the notice is dismissed")


def test_a_row_keeps_its_focus_while_devices_come_and_go(server, open_page):
    page = open_page()
    opened = open_dialog(page)
    opened.locator("[data-device=c3]").focus()
    server.set(devices=states.devices([("a0", "Attic", "Nest Mini", "speaker", None), *states.ROOMS[1:]]))
    opened.locator("[data-device=a0]").wait_for()
    order = opened.locator("[data-device]").evaluate_all("rows => rows.map(row => row.dataset.device)")
    assert order == ["a0", "b2", "c3", "d4"]
    assert "Living room" in focused(page)


def test_five_hundred_devices_are_listed_in_their_order(server, open_page):
    rooms = [(f"x{n:03}", f"Room {n:03}", "Chromecast", "screen", None) for n in range(500)]
    server.set(devices=states.devices(rooms))
    page = open_page()
    rows = open_dialog(page).locator("[data-device]")
    until(lambda: rows.count() == 500, "all rows")
    rooms.insert(250, ("new", "Room 249b", "Chromecast", "screen", None))
    server.set(devices=states.devices(rooms))
    until(lambda: rows.count() == 501, "the new row")
    assert rows.evaluate_all("rows => rows.map(row => row.dataset.device)") == [room[0] for room in rooms]


# The mini controller

MINI = {
    "film": lambda now: states.media(now),
    "three-buttons": lambda now: states.media(now, mini=[
        states.slot(k) for k in ("rewind30Seconds", "playPauseToggle", "skipNext")]),
    "paused": lambda now: states.media(now, playing=False),
    "pending": lambda now: states.media(now, pending=["playback"], mini=[
        states.slot("playPauseToggle", pending=True)]),
    "live": lambda now: states.live(now),
    "ad": lambda now: states.advertisement(now),
    "no-picture": lambda now: states.media(now, image=None, subtitle=None, studio=None),
    "long": lambda now: states.media(now, title=states.LONG, subtitle=states.LONG),
}


@pytest.mark.parametrize("size, scheme", [("320", "dark"), ("390", "light"), ("1280", "dark")])
@pytest.mark.parametrize("state", MINI)
def test_the_bar_has_each_state(server, open_page, state, size, scheme):
    server.set(**states.casting(server.now, media=MINI[state](server.now)))
    page = open_page(size=size, color_scheme=scheme)
    bar = page.locator("cast-mini-controller")
    bar.locator("[part~=mini-body]").wait_for()
    until(lambda: bar.bounding_box()["height"] == 72, "the bar has its height")
    width = SIZES[size][0]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    keep(page, f"mini-{state}-{size}-{scheme}")


def test_the_bar_comes_and_goes_and_tells_changes_only(server, open_page):
    page = open_page(server.page("/events"))
    page.evaluate("""() => { window.told = []; document.addEventListener('cast-should-appear',
        ({ detail, target }) => told.push([detail.active, detail.minHeight, target.active, target.minHeight])); }""")
    for change in ({"media": states.media(server.now)}, {"media": states.media(server.now, playing=False)},
                   {"media": states.media(server.now, title="Another")}, {"media": None}):
        server.set(**change)
        wanted = change["media"] and change["media"]["title"]
        bar = page.locator("cast-mini-controller [part=title]")
        bar.filter(has_text=wanted).wait_for() if wanted else bar.wait_for(state="hidden")
    assert page.evaluate("told") == [[True, 72, True, 72], [False, 0, False, 0]]


def test_a_live_stream_is_stopped_and_a_film_paused(server, open_page):
    server.set(**states.casting(server.now))
    page = open_page()
    bar = page.locator("cast-mini-controller")
    bar.get_by_role("button", name="Pause").click()
    until(lambda: len(server.named("pause")) == 1, "pause is sent")
    server.set(media=states.live(server.now))
    bar.get_by_role("button", name="Stop").click()
    until(lambda: len(server.named("stop")) == 1, "stop is sent")


@pytest.mark.quick
def test_a_picture_is_stopped_and_has_no_time(server, open_page):
    server.set(**states.casting(server.now, media=states.photo(server.now)))
    page = open_page()
    bar = page.locator("cast-mini-controller")
    bar.get_by_role("button", name="Stop").wait_for()
    bar.locator("[part~=mini-body]").click()
    player = page.locator("cast-expanded-controller")
    player.get_by_role("heading", name="Garden").wait_for()
    assert player.get_by_role("slider").count() == 0 and "0:00" not in player.inner_text()
    player.get_by_role("button", name="Stop").click()
    until(lambda: len(server.named("stop")) == 1, "stop is sent")


@pytest.mark.quick
def test_a_title_that_is_cut_can_be_read_whole(server, open_page):
    title = "The very long title of a film that goes on and on " * 12
    server.set(**states.casting(server.now, media=states.media(server.now, title=title)))
    page = open_page()
    bar = page.locator("cast-mini-controller [part=title]")
    bar.wait_for()
    assert bar.get_attribute("title") == title
    page.locator("cast-mini-controller [part~=mini-body]").click()
    line = page.locator("cast-expanded-controller [part=media-title]")
    line.filter(has_text="goes on").wait_for()
    assert line.get_attribute("title") == title


def test_a_custom_button_is_the_pages_own(server, open_page):
    server.set(**states.casting(server.now, media=states.media(server.now,
               mini=[states.slot("custom"), *[states.slot("none")] * 2])))
    page = open_page(server.page("/custom", '<cast-button></cast-button><cast-mini-controller custom-label-0="Like">'
                                            "</cast-mini-controller>"))
    page.evaluate("""() => document.addEventListener('cast-custom-button',
        ({ detail }) => (document.body.dataset.told = JSON.stringify(detail)))""")
    page.get_by_role("button", name="Like").click()
    page.locator("body[data-told]").wait_for()
    assert json.loads(page.locator("body").get_attribute("data-told")) == {"bar": "mini", "slot": 0}
    assert server.commands == []


# The expanded controller

EXPANDED = {
    "film": lambda now: states.media(now), "paused": lambda now: states.media(now, playing=False),
    "loading": lambda now: states.media(now, playback="loading", playerState="buffering", pending=["playback"]),
    "live": lambda now: states.live(now), "live-behind": lambda now: states.live(now, behind=90),
    "live-without-window": lambda now: states.live(now, seekable=None, canSeek=False),
    "ad": lambda now: states.advertisement(now), "ad-not-skipped": lambda now: states.advertisement(now, None),
    "fast": lambda now: states.media(now, rate=1.5, repeat="single"),
    "long": lambda now: states.media(now, title=states.LONG, subtitle=states.LONG, upNext=states.LONG),
    "no-picture": lambda now: states.media(now, image=None),
}


@pytest.mark.parametrize("size, scheme", [("320", "light"), ("390", "dark"), ("390", "light"), ("800", "light"),
                                          ("1280", "dark"), ("1920", "dark")])
@pytest.mark.parametrize("state", EXPANDED)
def test_the_player_has_each_state_and_fits(server, open_page, state, size, scheme):
    server.set(**states.casting(server.now, media=EXPANDED[state](server.now)))
    page = open_page(server.page("/p", attributes="arrows" if size == "1920" else ""), size=size, color_scheme=scheme)
    opened = open_player(page)
    opened.locator("[part=playback]").wait_for()
    body = opened.locator("[part=body]")
    assert body.evaluate("e => [e.scrollWidth <= e.clientWidth, e.scrollHeight <= e.clientHeight + 1]") == [True, True]
    keep(page, f"player-{state}-{size}-{scheme}")


def test_the_player_may_be_opened_before_anything_is_loaded(server, open_page):
    server.set(**states.casting(server.now) | {"media": None})
    page = open_page()
    page.evaluate("() => import('/cast/widgets.js').then((m) => m.presentCast('cast-expanded-controller'))")
    opened = player(page)
    opened.get_by_text("Nothing plays").wait_for()
    assert opened.locator("[part=playback]").is_disabled()
    keep(page, "player-nothing")
    server.set(media=states.media(server.now))
    opened.get_by_text("Sintel").wait_for()
    # It stays while the session does, and goes with it.
    server.set(media=None)
    opened.get_by_text("Nothing plays").wait_for()
    server.set(button=states.button())
    opened.locator("dialog").wait_for(state="hidden")


def test_the_position_runs_by_itself_and_a_seek_is_shown_before_it_is_confirmed(server, open_page):
    server.set(**states.casting(server.now, media=states.media(server.now, position=59.2)))
    page = open_page()
    opened = open_player(page)
    opened.locator("[part=position]").get_by_text("1:01").wait_for()
    asked = len(server.requests)
    opened.locator("[part=position]").get_by_text("1:03").wait_for()
    assert len(server.requests) == asked, "the position is drawn, not asked for"
    slider = opened.get_by_role("slider", name="Position")
    slider.press("PageUp")
    slider.press("ArrowLeft")
    until(lambda: server.named("seek"), "the seek is sent")
    wanted = server.named("seek")[0]["position"]
    assert 86 < wanted < 93 and len(server.named("seek")) == 1, "keys in a row are one seek"
    server.update("media", seekTarget=wanted, pending=["position"],
                  position={"value": wanted, "at": server.now, "rate": 1})
    until(lambda: slider.get_attribute("aria-busy") == "true", "the slider waits")
    assert slider.get_attribute("aria-valuetext").endswith("/ 1:38:20")


def test_a_seek_that_fails_goes_back_and_says_why(server, open_page):
    server.set(**states.casting(server.now, media=states.media(server.now, position=100, playing=False)))
    server.refuse("seek", "the device did not answer in time")
    page = open_page()
    opened = open_player(page)
    box = opened.get_by_role("slider", name="Position").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    opened.get_by_role("status").get_by_text("That did not work: the device did not answer in time").wait_for()
    opened.locator("[part=position]").get_by_text("1:40").wait_for()
    keep(page, "player-failed")


@pytest.mark.parametrize("bar", ["cast-mini-controller", "cast-expanded-controller"])
def test_a_control_that_fails_goes_back_with_the_reason(server, open_page, bar):
    server.set(**states.casting(server.now))
    server.refuse("pause", "the TV was switched off")
    page = open_page()
    if bar == "cast-expanded-controller":
        open_player(page)
    page.locator(bar).get_by_role("button", name="Pause", exact=True).click()
    page.locator(bar).get_by_role("status").get_by_text("That did not work: the TV was switched off").wait_for()
    assert page.locator(bar).get_by_role("button", name="Pause", exact=True).get_attribute("aria-busy") is None
    keep(page, f"failed-{bar}")


def test_a_failure_of_the_device_is_told_once_and_an_old_one_not_at_all(server, open_page):
    failure = {"id": 4, "kind": "rate", "reason": "rates are fixed"}
    server.set(**states.casting(server.now, media=states.media(server.now, failure=failure)))
    page = open_page()
    said = page.locator("cast-mini-controller [role=status]")
    page.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
    assert said.text_content() == ""
    server.update("media", failure=failure | {"id": 5})
    said.get_by_text("That did not work: rates are fixed").wait_for()
    page.evaluate("document.querySelector('cast-mini-controller').say('')")
    server.update("media", title="Another")
    page.locator("cast-mini-controller").get_by_text("Another").wait_for()
    assert said.text_content() == ""


def test_an_advertisement_may_be_skipped_once_its_time_has_come(server, open_page):
    server.set(**states.casting(server.now, media=states.advertisement(server.now, 600_000)))
    page = open_page()
    skip = open_player(page).locator("[part=skip-ad]")
    skip.get_by_text(re.compile("Skip ad in (10:00|9:5.)")).wait_for()
    assert skip.is_disabled()
    server.set(media=states.advertisement(server.now, 1200))
    skip.get_by_text(re.compile("^Skip ad$")).click()
    until(lambda: len(server.named("skipAd")) == 1, "the skip is sent")


def test_rate_and_repeat_are_chosen_from_menus(server, open_page):
    server.set(**states.casting(server.now))
    page = open_page()
    opened = open_player(page)
    opened.get_by_role("button", name=re.compile("^Speed")).click()
    keep(page, "player-speed-menu")
    assert opened.get_by_role("menuitemradio", name="1×", exact=True).get_attribute("aria-checked") == "true"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    until(lambda: [c["rate"] for c in server.named("setRate")] == [1.25], "the rate is sent")
    opened.get_by_role("button", name=re.compile("^Repeat")).click()
    keep(page, "player-repeat-menu")
    page.keyboard.press("Escape")
    assert opened.locator("dialog").is_visible(), "Escape leaves the menu, not the player"
    opened.get_by_role("button", name=re.compile("^Repeat")).click()
    opened.get_by_role("menuitemradio", name="Repeat one").click()
    until(lambda: [c["mode"] for c in server.named("setRepeatMode")] == ["single"], "the mode is sent")


@pytest.mark.quick
@pytest.mark.parametrize("can_shuffle, count, is_there", [(True, 3, True), (True, 1, False), (False, 3, False)])
def test_a_queue_is_shuffled_where_the_device_does_it(server, open_page, can_shuffle, count, is_there):
    server.set(**states.casting(server.now, media=states.media(server.now, canShuffle=can_shuffle), queue={
        "count": count, "revision": 1, "current": 1, "currentIndex": 0, "pending": False, "failure": None}))
    opened = open_player(open_page())
    opened.get_by_role("button", name=re.compile("^Repeat")).wait_for()
    button = opened.get_by_role("button", name="Shuffle", exact=True)
    assert button.count() == is_there
    if not is_there:
        return
    button.click()
    until(lambda: server.named("shuffle"), "it is asked for")
    assert [{key for key in asked if key != "id"} for asked in server.named("shuffle")] == [{"command"}]
    server.update("media", pending=["shuffle"])
    opened.locator("[part~=tool-shuffle][aria-busy=true]").wait_for()
    server.update("media", pending=[])
    opened.locator("[part~=tool-shuffle]:not([aria-busy])").wait_for()
    server.refuse("shuffle", "The device did not take it.")
    button.click()
    opened.get_by_text("That did not work: The device did not take it.").wait_for()


@pytest.mark.parametrize("width, height", [(320, 640), (390, 844), (667, 375), (844, 390)])
def test_all_tools_at_once_have_room(server, open_page, width, height):
    # The captions have no slot here, and the speed has its number.
    server.set(**states.casting(server.now, media=states.media(
        server.now, rate=1.25, expanded=[states.slot(k) for k in ("skipPrevious", "rewind30Seconds", "skipNext")])))
    page = open_page()
    page.set_viewport_size({"width": width, "height": height})
    opened = open_player(page)
    boxes = [tool.bounding_box() for tool in opened.locator("[part~=tool]").all()]
    assert len(boxes) == 6
    boxes.sort(key=lambda box: box["x"])
    assert boxes[0]["x"] >= 0 and boxes[-1]["x"] + boxes[-1]["width"] <= width, boxes
    assert all(one["x"] + one["width"] <= other["x"] + .5 for one, other in zip(boxes, boxes[1:])), boxes
    assert min(box["width"] for box in boxes) >= 36 and min(box["height"] for box in boxes) >= 40, boxes
    keep(page, f"player-all-tools-{width}")


@pytest.mark.quick
def test_what_has_the_focus_in_a_player_is_seen_where_keys_opened_it_alone(server, open_page):
    server.set(**states.casting(server.now))
    page = open_page()
    ring = """() => { let e = document.activeElement;
        while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
        return [e.getAttribute('part'), e.matches(':focus-visible')]; }"""
    open_player(page)
    assert page.evaluate(ring) == ["playback", False]
    page.keyboard.press("Escape")
    player(page).locator("dialog").wait_for(state="hidden")
    page.locator("cast-mini-controller [part~=mini-body]").focus()
    page.keyboard.press("Enter")
    player(page).locator("dialog").wait_for()
    until(lambda: page.evaluate(ring) == ["playback", True], lambda: f"{page.evaluate(ring)} has its ring")
    keep(page, "player-by-keys")


def test_a_device_that_is_dialled_again_is_not_said_to_be_cast_to(server, open_page):
    server.set(**states.casting(server.now))
    page = open_page()
    bar = page.locator("cast-mini-controller [part=subtitle]")
    bar.get_by_text("Casting to Living room").wait_for()
    server.set(button=states.button("connecting"))
    bar.get_by_text("Connecting to Living room").wait_for()
    opened = open_player(page)
    opened.get_by_role("heading", name="Connecting to Living room").wait_for()
    server.set(button=states.button("connected"))
    opened.get_by_role("heading", name="Casting to Living room").wait_for()
    bar.get_by_text("Casting to Living room").wait_for()


def test_a_text_that_turns_the_direction_turns_itself_alone(server, open_page):
    server.set(**states.casting(server.now, media=states.media(
        server.now, subtitle="\u202eA \u2069dragon\u202d", studio="Blender Foundation 1")))
    line = open_player(open_page()).locator("[part=subtitle]")
    # Where each letter of the studio stands: from left to right, behind the subtitle.
    places = line.evaluate("""(e) => { const text = e.firstChild; const from = text.data.indexOf('Blender');
        return [...'Blender Foundation 1'].map((_, at) => { const range = new Range(); range.setStart(text, from + at);
            range.setEnd(text, from + at + 1); return range.getBoundingClientRect().left; }); }""")
    assert places == sorted(places)
    assert line.inner_text().endswith("\u2069 · \u2068Blender Foundation 1\u2069")


def test_slots_ask_for_what_they_show(server, open_page):
    server.set(**states.casting(server.now))
    page = open_page()
    opened = open_player(page)
    opened.get_by_role("button", name="Back 30 seconds").click()
    opened.get_by_role("button", name="Mute", exact=True).click()
    until(lambda: [(c["bar"], c["slot"]) for c in server.named("tapButton")]
          == [("expanded", 1), ("expanded", 3)], "both")
    opened.get_by_role("button", name="Unmute").wait_for()


def stream_volume(opened):
    """Opens the place of the stream's volume in a player; gives it."""
    opened.get_by_role("button", name="Volume", exact=True).click()
    place = opened.get_by_role("dialog", name="Volume", exact=True)
    place.wait_for()
    return place


@pytest.mark.quick
def test_the_player_has_the_streams_volume_and_not_the_devices(server, open_page):
    server.set(**states.casting(server.now, media=states.media(server.now, streamVolume=0.5)))
    page = open_page()
    opened = open_player(page)
    place = stream_volume(opened)
    slider = place.get_by_role("slider", name="Volume of Sintel")
    assert "Volume of Sintel" in focused(page) and slider.get_attribute("aria-valuetext") == "50%"
    page.keyboard.press("ArrowRight")
    until(lambda: [c["level"] for c in server.named("setStreamVolume")] == [0.55], "the level is sent")
    server.update("media", streamVolume=0.55, pending=["streamVolume"])
    until(lambda: slider.get_attribute("aria-busy") == "true", "the slider waits")
    server.update("media", pending=[])
    until(lambda: slider.get_attribute("aria-busy") is None, "the device has it")
    keep(page, "player-stream-volume")
    place.get_by_role("button", name="Mute Sintel").click()
    until(lambda: [c["muted"] for c in server.named("setMuted")] == [True], "muting is sent")
    server.update("media", muted=True)
    place.get_by_role("button", name="Unmute Sintel").wait_for()
    page.keyboard.press("Escape")
    place.wait_for(state="hidden")
    assert opened.locator("dialog").is_visible() and "Volume" in focused(page)
    assert server.named("setVolume") == [] and server.named("setDeviceMuted") == []
    assert page.locator("cast-volume").count() == 0


def test_a_streams_volume_that_is_not_taken_goes_back_and_says_why(server, open_page):
    server.set(**states.casting(server.now, media=states.media(server.now, streamVolume=0.5)))
    server.refuse("setStreamVolume", "the sound is fixed")
    page = open_page()
    opened = open_player(page)
    place = stream_volume(opened)
    page.keyboard.press("End")
    opened.get_by_role("status").get_by_text("That did not work: the sound is fixed").wait_for()
    until(lambda: place.get_by_role("slider").get_attribute("aria-valuetext") == "50%", "the level is the device's")


def test_what_the_device_does_not_take_of_the_streams_volume_is_not_there(server, open_page):
    slots = [states.slot("closedCaptions"), *[states.slot("none", False)] * 3]
    server.set(**states.casting(server.now, media=states.media(server.now, canSetStreamVolume=False)))
    page = open_page()
    opened = open_player(page)
    button = opened.get_by_role("button", name="Volume", exact=True)
    assert button.is_hidden(), "muting has its own button"
    server.update("media", expanded=slots)
    place = stream_volume(opened)
    assert place.get_by_role("slider").get_attribute("aria-disabled") == "true"
    place.get_by_role("button", name="Mute Sintel").click()
    until(lambda: len(server.named("setMuted")) == 1, "muting is sent")
    page.keyboard.press("Escape")
    server.update("media", canMute=False)
    button.wait_for(state="hidden")


def test_the_player_covers_the_page_and_its_scroll_bars_place(server, open_page):
    server.set(**states.casting(server.now))
    page = open_page()
    page.evaluate("""() => { document.documentElement.style.overflowY = 'scroll';
        document.documentElement.style.scrollbarGutter = 'stable';
        document.querySelector('main').style.minHeight = '300vh'; scrollTo(0, 200); }""")
    opened = open_player(page)
    place = page.evaluate("scrollY")
    box, width = opened.locator("dialog").bounding_box(), page.viewport_size["width"]
    assert (box["x"], box["y"], box["width"]) == (0, 0, width)
    opened.get_by_role("button", name="Close").click()
    opened.locator("dialog").wait_for(state="hidden")
    assert page.evaluate("getComputedStyle(document.documentElement).scrollbarGutter") == "stable"
    assert page.evaluate("scrollY") == place > 0


@pytest.mark.quick
def test_a_failure_that_comes_after_its_sheet_was_closed_is_said_by_the_bar(server, open_page):
    server.set(**states.casting(server.now))
    server.refuse("selectTracks", "this track is gone")
    page = open_page()
    page.evaluate("() => import('/cast/widgets.js').then((m) => m.presentCast('cast-track-selection'))")
    opened = page.locator("cast-track-selection")
    opened.get_by_role("radio", name="Deutsch").click()
    server.delay = 0.5
    opened.get_by_role("button", name="Done").click()
    page.keyboard.press("Escape")
    opened.locator("dialog").wait_for(state="hidden")
    said = page.locator("cast-mini-controller [role=status]")
    said.get_by_text("That did not work: this track is gone").wait_for()
    server.delay = 0
    # And what the device itself refuses later.
    page.evaluate("document.querySelector('cast-mini-controller').say('')")
    server.update("tracks", failure={"id": 7, "kind": "tracks", "reason": "the TV has none"})
    said.get_by_text("That did not work: the TV has none").wait_for()


def test_nothing_moves_where_less_motion_is_wanted_and_all_still_opens_and_closes(server, open_page):
    server.set(**states.casting(server.now))
    page = open_page(reduced_motion="reduce")
    opened = open_player(page)
    moves = page.evaluate("""() => { const found = []; const look = (root) => {
        for (const e of root.querySelectorAll('*')) { const style = getComputedStyle(e);
            const names = style.transitionProperty.split(', ');
            const durations = style.transitionDuration.split(', ').map(parseFloat);
            if (durations.some((seconds) => seconds > 0) && names.some((name) => /all|transform|inset|size/.test(name)))
                found.push(e.className);
            if (e.shadowRoot) look(e.shadowRoot); } };
        look(document); return found; }""")
    assert moves == []
    opened.get_by_role("button", name="Close").click()
    opened.locator("dialog").wait_for(state="hidden")


def test_the_buttons_look_is_the_apps_where_it_has_set_one(server, open_page):
    icon = "e => { const { width, height } = e.getBoundingClientRect(); return [width, height]; }"
    server.set(button=states.button() | {"look": {"width": 40, "height": 40, "tintColor": "#ff0000ff"}})
    page = open_page()
    drawn = page.locator("cast-button .icon")
    until(lambda: drawn.evaluate(icon) == [40, 40], "the size of the app's")
    assert drawn.evaluate("e => getComputedStyle(e).color") == "rgb(255, 0, 0)"
    page.evaluate("document.body.style.setProperty('--cast-icon-tint-color', 'rgb(0, 0, 255)')")
    assert drawn.evaluate("e => getComputedStyle(e).color") == "rgb(0, 0, 255)", "the page's own word wins"
    server.set(button=states.button() | {"look": {"width": 24, "height": 24, "tintColor": None}})
    until(lambda: drawn.evaluate(icon) == [24, 24], "the usual size")
    assert page.locator("cast-button button").bounding_box()["width"] == 48, "what is touched stays large"


# The overlay

@pytest.mark.parametrize("place", ["top", "center", "bottom"])
def test_the_overlay_points_at_the_button_and_is_dismissed(server, open_page, place):
    shown = {"presented": True, "title": "Cast it", "titlePlace": place, "dismissButton": "Understood"}
    server.set(instructions=shown)
    page = open_page()
    overlay = page.get_by_role("dialog", name="Cast it")
    overlay.wait_for()
    keep(page, f"overlay-{place}")
    target = page.locator("cast-instructions [part=target]").bounding_box()
    button = page.locator("cast-button").bounding_box()
    assert abs(target["x"] + target["width"] / 2 - button["x"] - 24) < 1
    assert abs(target["y"] + target["height"] / 2 - button["y"] - 24) < 1
    page.get_by_role("button", name="Understood").click()
    overlay.wait_for(state="hidden")
    until(lambda: len(server.named("dismissInstructions")) == 1, "its end is told")


def test_a_tap_through_the_overlay_opens_the_dialog(server, open_page):
    server.set(instructions={"presented": True, "title": None, "titlePlace": "center", "dismissButton": None})
    page = open_page()
    page.get_by_role("dialog", name="Touch here to cast to your TV").wait_for()
    page.locator("cast-instructions [part=target]").click()
    dialog(page).wait_for()
    until(lambda: len(server.named("dismissInstructions")) == 1, "its end is told")
