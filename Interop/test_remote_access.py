"""The remote's page for all people: axe, keys alone, four arrows alone, directions, large text, hostile words."""

import re

import pytest
import remoteserver
import widgetstates as states
from remotepages import (VIEWS, casting, filled, focused, keep, open_remote, ready, scrolls_sideways,  # noqa: F401
                         server, violations)
from waiting import until


@pytest.fixture
def audited(open_remote):  # noqa: F811
    return lambda *arguments, **more: open_remote(*arguments, bypass_csp=True, reduced_motion="reduce", **more)


@pytest.mark.parametrize("view", VIEWS)
def test_axe_finds_nothing_and_twice_the_text_fits(server, audited, view):  # noqa: F811
    prepare, place, seen = VIEWS[view]
    prepare(server)
    link = f"{server.origin}/#t=old-token-0123456789" if view == "signed-out" else None
    page = audited(place, size="390", link=link)
    page.get_by_text(seen).first.wait_for()
    assert violations(page) == []
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 800})
    # Drawn anew: what changes its colours takes a moment.
    page.reload()
    page.get_by_text(seen).first.wait_for()
    assert violations(page) == []
    page.evaluate("document.documentElement.style.setProperty('font-size', '200%')")
    page.set_viewport_size({"width": 640, "height": 720})
    keep(page, f"large-{view}")
    assert not scrolls_sideways(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_the_sheet_and_beside_a_new_link(server, audited, scheme):  # noqa: F811
    filled(server)
    page = audited("#/library", color_scheme=scheme)
    page.get_by_role("button", name=re.compile("^Big Buck Bunny")).click()
    page.locator("remote-play dialog").wait_for()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Guests").click()
    make = page.get_by_role("button", name="Make a link")
    make.click()
    page.get_by_role("textbox").wait_for()
    # While it waits it is paler, and comes back in a moment.
    until(lambda: make.evaluate("(button) => getComputedStyle(button).opacity") == "1", "the button is at rest")
    assert violations(page) == []


def press_until(page, key, wanted, most=60):
    """Presses a key until what has the focus is called that; gives all that had it."""
    passed = []
    for _ in range(most):
        page.keyboard.press(key)
        passed.append(focused(page))
        if passed[-1] and re.search(wanted, passed[-1]):
            return passed
    raise AssertionError(f"{key} does not come to {wanted}: {passed}")


def test_keys_alone_from_the_load_to_a_cast(server, open_remote):  # noqa: F811
    server.fill()
    page = open_remote(size="1280")
    passed = press_until(page, "Tab", "^Living room")
    assert passed[0] == "Skip to the content"
    page.keyboard.press("Enter")
    until(lambda: server.named("choose"), "the TV is chosen")
    ready(server)
    page.get_by_role("heading", name="Living room is ready").wait_for()
    press_until(page, "Shift+Tab", "^Library$")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Series, Folder").wait_for()
    assert focused(page) == "Library"
    press_until(page, "Tab", "^Big Buck Bunny")
    page.keyboard.press("Enter")
    sheet = page.locator("remote-play dialog")
    sheet.wait_for()
    until(lambda: re.search("Continue at 5:00", focused(page) or ""), lambda: f"not {focused(page)} has the focus")
    page.keyboard.press("Enter")
    until(lambda: server.casts, "it is cast")
    sheet.wait_for(state="hidden")
    until(lambda: re.search("^Big Buck Bunny", focused(page) or ""), "the focus is back at the film")


def test_the_skip_comes_past_the_top(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")
    page.get_by_role("link", name="Series, Folder").wait_for()
    page.locator("#skip").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert focused(page) == "Search the library"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_four_arrows_alone_from_the_load_to_a_cast(server, open_remote, direction):  # noqa: F811
    server.fill(400)
    page = open_remote(size="1920", **({"locale": "ar"} if direction == "rtl" else {}))
    page.locator(".device").first.wait_for()
    press_until(page, "ArrowDown", "^Bedroom|^Kitchen|^Living|^Upstairs", 12)
    page.keyboard.press("Enter")
    until(lambda: server.named("choose"), "a TV is chosen")
    ready(server)
    page.locator(".tv[data-state=connected]").wait_for(state="attached")
    library = {"ltr": "^Open the library$", "rtl": "^فتح المكتبة$"}[direction]
    for key in ("ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        if re.search(library, focused(page) or ""):
            break
    assert re.search(library, focused(page) or ""), focused(page)
    page.keyboard.press("Enter")
    page.locator(".library .card").first.wait_for()
    press_until(page, "ArrowDown", "^Series", 6)
    side = "ArrowRight" if direction == "ltr" else "ArrowLeft"
    press_until(page, side, "^Sintel", 4)
    page.keyboard.press("Enter")
    page.locator("remote-play dialog").wait_for()
    page.keyboard.press("Enter")
    until(lambda: server.casts, "it is cast")
    assert server.casts[0][1]["item"] == "i0"


def test_arrows_go_down_through_thousands_and_past_the_bar(server, open_remote):  # noqa: F811
    server.fill(3000, folders=[])
    server.set(**states.casting(server.now))
    page = open_remote("#/library", size="1280")
    page.locator(".card").first.wait_for()
    press_until(page, "ArrowDown", "^Sintel,", 8)
    columns = page.evaluate("""() => { const all = [...document.querySelectorAll('.grid > li')];
        return all.filter((li) => li.style.insetBlockStart === all[0].style.insetBlockStart).length; }""")

    def place():
        return page.evaluate("Number(document.activeElement.closest('li')?.dataset.place)")
    for number in range(1, 41):
        page.keyboard.press("ArrowDown")
        until(lambda number=number: place() == number * columns, f"row {number} is reached")
    box = page.evaluate("(({ top, bottom }) => [top, bottom])(document.activeElement.getBoundingClientRect())")
    bar = page.locator("cast-mini-controller [part=bar]").bounding_box()
    assert 72 <= box[0] and box[1] <= bar["y"], "what has the focus is seen"


def test_the_far_look_is_for_tvs(server, open_remote):  # noqa: F811
    casting(server)
    page = open_remote("#/library", size="1920", color_scheme="dark",
                       user_agent="Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/120.0 Safari/537.36")
    page.locator(".card").first.wait_for()
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    keep(page, "library-tv")


@pytest.mark.parametrize("language, direction", [("ar", "rtl"), ("de", "ltr"), ("ja", "ltr"), ("pl", "ltr")])
def test_it_speaks_the_browsers_language_in_its_direction(server, open_remote, language, direction):  # noqa: F811
    casting(server)
    page = open_remote(locale=language)
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [language, direction]
    keep(page, f"start-{language}")
    page.evaluate("location.hash = '#/library'")
    page.locator(".library .card").first.wait_for()
    assert not scrolls_sideways(page)
    keep(page, f"library-{language}")
    page.evaluate("location.hash = '#/guests'")
    page.locator("main > .guests").wait_for()
    keep(page, f"guests-{language}")
    assert not scrolls_sideways(page)


def test_reduced_motion_moves_nothing(server, open_remote):  # noqa: F811
    casting(server)
    page = open_remote(reduced_motion="reduce")
    page.get_by_text("Now on Living room").wait_for()
    assert page.evaluate("""() => document.getAnimations().filter((a) => a.effect.getTiming().duration > 20
        && a.effect.getTiming().iterations === Infinity).length""") == 0


def test_hostile_words_stay_text(server, open_remote):  # noqa: F811
    evil = states.HOSTILE
    server.fill(6)
    for entry in server.everything():
        entry.update(title=evil, name=evil)
    server.parents["f0"] = (evil, [{"id": "f1", "name": evil}])
    server.set(**states.casting(server.now, media=states.media(server.now, title=evil, subtitle=evil, studio=evil)),
               uploads={"uploads": [remoteserver.upload(1, name=evil, state="failed", error=evil)]})
    server.set(dialog=states.dialog("connected", device=evil, deviceID="c3", title=evil),
               devices=states.devices([("c3", evil, evil, "screen", evil)], connected="c3"))
    server.guests = [{"id": "g1", "device": "c3", "name": evil, "ends": 4_000_000_000}]
    page = open_remote()
    page.locator(".uploads .row").wait_for()
    server.set(casts={"casts": [{"id": "c1", "name": evil, "state": "preparing", "error": None}]})
    for place in ("#/library", "#/library/f0", "#/search/" + "%3Cimg%20src%3Dx%20onerror%3D%22window.harmed%3D1%22%3E",
                  "#/guests"):
        page.evaluate("hash => { location.hash = hash; }", place)
        page.locator("main h1").wait_for()
        if "library" in place:
            page.locator(".card").first.wait_for()
            page.locator("button.card").first.click()
            page.locator("remote-play dialog").wait_for()
            page.keyboard.press("Escape")
            page.locator("remote-play dialog").wait_for(state="hidden")
    page.get_by_role("button", name=re.compile("^Take back")).wait_for()
    assert page.evaluate("window.harmed") is None
    assert page.locator("main script, main [onerror]").count() == 0
