"""The widgets for all people: keys alone, four arrows alone, screen readers, motion, languages, directions, hostile
texts."""

import re

import pytest
import widgetstates as states
from axe_playwright_python.sync_playwright import Axe
from test_widget_elements import (EXPANDED, MINI, SCREENS, dialog, focused, keep, open_dialog, open_page,  # noqa: F401
                                  open_player, player, server)
from waiting import until


def violations(page):
    """What axe-core finds. Its script is put in beside the page's policy, which forbids it like any other."""
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [(v["id"], [(node["html"][:160], node["failureSummary"][:300]) for node in v["nodes"]])
        for v in found.response["violations"]]


@pytest.fixture
def audited(open_page):  # noqa: F811
    return lambda *arguments, **more: open_page(*arguments, bypass_csp=True, reduced_motion="reduce", **more)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_in_the_dialog(server, audited, screen, scheme):  # noqa: F811
    server.set(**states.casting(server.now) if screen == "connected" else states.nothing())
    server.set(dialog=states.dialog(**SCREENS[screen][0]))
    page = audited(color_scheme=scheme)
    open_dialog(page)
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", MINI)
def test_axe_finds_nothing_in_the_bar(server, audited, state, scheme):  # noqa: F811
    server.set(**states.casting(server.now, media=MINI[state](server.now)))
    page = audited(color_scheme=scheme)
    page.locator("cast-mini-controller [part~=mini-body]").wait_for()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", EXPANDED)
def test_axe_finds_nothing_in_the_player(server, audited, state, scheme):  # noqa: F811
    server.set(**states.casting(server.now, media=EXPANDED[state](server.now)))
    page = audited(color_scheme=scheme)
    open_player(page)
    assert violations(page) == []


def test_axe_finds_nothing_in_the_overlay_and_the_menus(server, audited):  # noqa: F811
    server.set(**states.casting(server.now) | {
        "instructions": {"presented": True, "title": None, "titlePlace": "center", "dismissButton": None}})
    page = audited()
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    open_player(page).get_by_role("button", name=re.compile("^Speed")).click()
    assert violations(page) == []


@pytest.mark.quick
def test_keys_alone_lead_from_the_page_to_a_chosen_device_and_a_paused_film(server, open_page):  # noqa: F811
    page = open_page(server.page("/keys", attributes='arrows="off"'))
    page.keyboard.press("Tab")
    assert focused(page) == "Cast. Not connected"
    page.keyboard.press("Enter")
    dialog(page).wait_for()
    until(lambda: focused(page) == "Cast to", "the dialog's title is read first")
    page.keyboard.press("Tab")
    assert focused(page) == "Close"
    page.keyboard.press("Tab")
    assert "Bedroom" in focused(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    until(lambda: [c["device"] for c in server.named("choose")] == ["b2"], "the choice is sent")
    page.keyboard.press("Escape")
    dialog(page).wait_for(state="hidden")
    assert focused(page) == "Cast. Not connected", "the focus is back where it was"
    server.set(**states.casting(server.now))
    page.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
    page.keyboard.press("Tab")
    assert "Open the player" in focused(page)
    page.keyboard.press("Enter")
    player(page).locator("dialog").wait_for()
    until(lambda: focused(page) == "Pause", "the player begins at its button")
    page.keyboard.press("Enter")
    until(lambda: len(server.named("pause")) == 1, "pause is sent")
    page.keyboard.press("Escape")
    player(page).locator("dialog").wait_for(state="hidden")
    assert "Open the player" in focused(page)


@pytest.mark.quick
def test_four_arrows_and_enter_reach_everything_in_the_player(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now))
    page = open_page(server.page("/tv", attributes="arrows"), size="1920")
    for key in ("ArrowDown", "ArrowDown", "ArrowLeft"):
        page.keyboard.press(key)
    assert "Open the player" in focused(page)
    page.keyboard.press("Enter")
    until(lambda: focused(page) == "Pause", "the player begins at its button")
    every = player(page).evaluate("""(host) => { const found = []; 
        const look = (root) => root.querySelectorAll('*').forEach((e) => {
        if (e.shadowRoot) look(e.shadowRoot);
        const box = e.getBoundingClientRect();
        if (e.matches('button:not(:disabled), [tabindex="0"]') && e.tabIndex >= 0 && box.width
            && e.checkVisibility({ visibilityProperty: true }))
            found.push(e.getAttribute('aria-label') ?? e.textContent); }); look(host.shadowRoot); return found; }""")
    # All that can be had from where one is, step by step: a search over the four keys.
    reached, paths = {"Pause"}, [[]]
    while paths:
        path = paths.pop(0)
        for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
            player(page).locator("[part=playback]").focus()
            for step in [*path, key]:
                page.keyboard.press(step)
            name = focused(page)
            if name not in reached:
                reached.add(name)
                paths.append([*path, key])
    assert reached == set(every) and len(every) >= 10
    keep(page, "player-tv-focus")


@pytest.mark.quick
def test_arrows_choose_a_device_from_afar(server, open_page):  # noqa: F811
    page = open_page(server.page("/tv", attributes="arrows"), size="1920", color_scheme="dark")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    dialog(page).wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    keep(page, "dialog-tv-focus")
    wanted = focused(page)
    page.keyboard.press("Enter")
    until(lambda: server.named("choose"), "a device is chosen")
    assert dict((room[0], room[1]) for room in states.ROOMS)[server.named("choose")[0]["device"]] in wanted


def test_arrow_keys_scroll_the_page_again_once_a_pointer_is_used(server, open_page):  # noqa: F811
    page = open_page(server.page("/mouse"))
    page.mouse.move(5, 5)
    page.mouse.move(50, 90)
    page.keyboard.press("ArrowDown")
    assert focused(page) is None


def test_live_regions_do_not_chatter(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now, media=states.media(server.now, position=10)))
    page = open_page()
    opened = open_player(page)
    page.evaluate("""() => { window.spoken = []; const see = (root) => root.querySelectorAll('*').forEach((e) => {
        if (e.shadowRoot) see(e.shadowRoot);
        if (e.matches('[role=status], [aria-live]')) new MutationObserver(() => spoken.push(e.textContent))
            .observe(e, { childList: true, characterData: true, subtree: true }); }); see(document); }""")
    slider = opened.get_by_role("slider", name="Position")
    slider.focus()
    before = slider.get_attribute("aria-valuetext")
    opened.locator("[part=position]").get_by_text("0:14").wait_for()
    for number in range(5):
        server.update("media", title=f"Part {number}")
    opened.get_by_text("Part 4").wait_for()
    assert page.evaluate("spoken") == []
    assert slider.get_attribute("aria-valuetext") == before, "a slider with the focus is not read each second"


def test_motion_stops_where_the_person_wants_none(server, open_page):  # noqa: F811
    server.set(button=states.button("connecting"), dialog=states.dialog("searching"))
    page = open_page(reduced_motion="reduce")
    open_dialog(page)
    moving = page.evaluate("""() => { const found = []; const look = (root) => {
        for (const animation of root.getAnimations?.({ subtree: true }) ?? []) {
            const { iterations, duration } = animation.effect.getComputedTiming();
            if (iterations === Infinity && duration < 1000) found.push(animation.animationName); }
        root.querySelectorAll('*').forEach((e) => e.shadowRoot && look(e.shadowRoot)); };
        look(document); return found; }""")
    assert moving == []
    keep(page, "dialog-searching-still")


@pytest.mark.parametrize("screen", ["chooser", "connected"])
def test_colours_that_are_forced_leave_all_controls_visible(server, open_page, screen):  # noqa: F811
    server.set(**states.casting(server.now))
    server.set(dialog=states.dialog(**SCREENS[screen][0]))
    page = open_page(forced_colors="active")
    keep(page, f"forced-{screen}-page")
    open_dialog(page)
    keep(page, f"forced-{screen}")
    page.keyboard.press("Escape")
    opened = open_player(page)
    keep(page, "forced-player")
    assert opened.locator("[part=playback]").evaluate("e => getComputedStyle(e).borderTopStyle") == "solid"


@pytest.mark.parametrize("width, height", [(640, 400), (320, 640)])
def test_at_twice_the_size_everything_is_still_there(server, open_page, width, height):  # noqa: F811
    """200 % of 1280 by 800 and of a phone are these sizes to a page."""
    server.set(**states.casting(server.now))
    page = open_page()
    page.set_viewport_size({"width": width, "height": height})
    opened = open_player(page)
    for part in ("playback", "slot-0", "slot-3", "tool-queue", "up-next", "scrubber"):
        control = opened.locator(f"[part~={part}]").first
        control.scroll_into_view_if_needed()
        box = control.bounding_box()
        assert box["x"] >= -1 and box["x"] + box["width"] <= width + 1, part
    keep(page, f"player-zoom-{width}")


def test_larger_text_of_the_persons_own_makes_all_larger(server, open_page):  # noqa: F811
    page = open_page()
    button = page.locator("cast-button button")
    assert button.bounding_box()["width"] == 48
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}})
    until(lambda: button.bounding_box()["width"] == 72, "controls grow with the text")


def test_arabic_goes_from_right_to_left_and_tapes_do_not(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now, media=states.media(server.now, title="البحث عن التنين")))
    page = open_page(server.page("/ar", language="ar"))
    opened = open_player(page)
    if opened.evaluate("host => host.root.getAttribute('lang')") != "ar":
        pytest.skip("texts/ar.json is not there yet")
    assert opened.evaluate("host => host.root.dir") == "rtl"
    close, cast = (opened.locator(f"[part~={part}]").bounding_box()["x"] for part in ("close", "cast-button"))
    assert close > cast
    assert opened.locator("[part~=slot-0]").bounding_box()["x"] < opened.locator("[part~=slot-3]").bounding_box()["x"]
    assert opened.get_by_role("slider").evaluate("e => getComputedStyle(e).direction") == "ltr"
    keep(page, "player-ar")
    page.keyboard.press("Escape")
    open_dialog(page)
    keep(page, "dialog-ar")


def test_a_page_that_changes_its_language_takes_its_widgets_along(server, open_page):  # noqa: F811
    page = open_page(server.page("/lang", language="xx"))
    page.get_by_role("button", name="Cast. Not connected").wait_for()
    host = page.locator("cast-button")
    assert host.evaluate("e => e.root.lang") == "en", "an unknown language is English"


def test_hostile_titles_stay_text(server, open_page):  # noqa: F811
    bad = states.HOSTILE
    server.set(**states.casting(
        server.now, media=states.media(server.now, title=bad, subtitle=bad, studio=bad,
                                       upNext=bad, image="javascript:alert(1)"),
        devices=states.devices([("a", bad, bad, "screen", bad)]), 
        dialog=states.dialog("chooser", notice=bad, noticeID=1)))
    page = open_page()
    open_dialog(page)
    assert dialog(page).locator("[data-device=a] .title").text_content() == bad
    server.set(dialog=states.dialog("connected", device=bad, title=bad, studio=bad, image=bad))
    dialog(page).get_by_text("window.harmed").first.wait_for()
    page.keyboard.press("Escape")
    opened = open_player(page)
    assert opened.locator("[part=media-title]").text_content() == bad
    assert page.evaluate("window.harmed") is None
    assert page.locator("cast-expanded-controller script, cast-expanded-controller img[onerror]").count() == 0


def test_the_pages_properties_beat_the_servers_style_which_beats_ours(server, open_page):  # noqa: F811
    server.set(**states.casting(server.now, style={"mediaControl": {"--cast-heading-text-color": "#00ff00",
                                                                     "--cast-background-color": "#101010"}}))
    page = open_page()
    title = page.locator("cast-mini-controller [part=title]")
    bar = page.locator("cast-mini-controller [part=bar]")
    color = "e => getComputedStyle(e).color"
    until(lambda: title.evaluate(color) == "rgb(0, 255, 0)", "the style of the part above counts")
    assert bar.evaluate("e => getComputedStyle(e).backgroundColor") == "rgb(16, 16, 16)"
    page.evaluate("document.body.style.setProperty('--cast-heading-text-color', 'rgb(255, 0, 0)')")
    assert title.evaluate(color) == "rgb(255, 0, 0)"
    server.set(style={})
    until(lambda: bar.evaluate("e => getComputedStyle(e).backgroundColor") != "rgb(16, 16, 16)", "the style is gone")
    page.evaluate("document.querySelector('cast-button').style.setProperty('--cast-icon-tint-color', 'rgb(1, 2, 3)')")
    assert page.locator("cast-button button").evaluate(color) == "rgb(1, 2, 3)"
