"""The remote's page against a scripted server: each view in each state, the way through it, signing in, guests."""

import json
import re

import pytest
import remoteserver
import widgetstates as states
from remotepages import (SIZES, VIEWS, casting, filled, focused, guest, guests, keep, open_remote, ready,  # noqa: F401
                         scrolls_sideways, server)
from waiting import until


SCREENS = [("320", "light"), ("390", "dark"), ("800", "light"), ("1280", "dark"), ("1920", "light")]


@pytest.mark.parametrize("view", VIEWS)
def test_each_view_stands_on_each_screen(server, open_remote, view):  # noqa: F811
    prepare, place, seen = VIEWS[view]
    prepare(server)
    link = f"{server.origin}/#t=old-token-0123456789" if view == "signed-out" else None
    page = open_remote(place, size="320", link=link)
    page.get_by_text(seen).first.wait_for()
    for size, scheme in SCREENS:
        page.emulate_media(color_scheme=scheme)
        page.set_viewport_size(dict(zip(("width", "height"), SIZES[size], strict=True)))
        pictures = "[...document.querySelectorAll('.poster-image')].every((image) => image.src && image.complete)"
        until(lambda pictures=pictures: page.evaluate(pictures), "all pictures are there")
        keep(page, f"{view}-{size}-{scheme}")
        assert not scrolls_sideways(page), f"it scrolls sideways at {size}"
    if view != "signed-out":
        assert page.locator("#place").inner_text().strip() != ""


def test_the_start_shows_the_devices_and_one_tap_chooses(server, open_remote):  # noqa: F811
    page = open_remote()
    page.get_by_role("button", name="Kitchen display Morning news").click()
    until(lambda: server.named("choose"), "the choice is sent")
    assert server.named("choose")[0]["device"] == "b2"


def test_of_500_devices_the_start_shows_four_and_the_dialog_all(server, open_remote):  # noqa: F811
    VIEWS["start-many"][0](server)
    page = open_remote()
    page.locator(".device").first.wait_for()
    assert page.locator(".device").count() == 4
    page.get_by_role("button", name="Show all").click()
    page.locator("cast-dialog dialog").wait_for()


def test_the_start_follows_what_plays(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote()
    page.get_by_role("heading", name="Living room is ready").wait_for()
    server.set(**states.casting(server.now))
    page.get_by_role("heading", name="Sintel", exact=True).first.wait_for()
    page.get_by_role("button", name="Open the player", exact=True).click()
    page.locator("cast-expanded-controller dialog").wait_for()
    server.set(**states.nothing())
    page.get_by_role("heading", name="Choose a TV").wait_for()


def test_the_start_does_not_say_that_it_plays_on_a_tv_that_is_dialled_again(server, open_remote):  # noqa: F811
    filled(server)
    server.set(**states.casting(server.now))
    page = open_remote()
    page.locator(".home .over", has_text="Now on Living room").wait_for()
    page.locator(".tv-bars[data-runs]").wait_for()
    server.set(button=states.button("connecting"))
    page.locator(".home .over", has_text="Connecting to Living room").wait_for()
    page.get_by_role("heading", name="Sintel", exact=True).first.wait_for()
    page.locator(".tv-bars:not([data-runs])").wait_for()
    server.set(button=states.button("connected"))
    page.locator(".home .over", has_text="Now on Living room").wait_for()


def test_the_content_ends_above_the_bar_and_the_parts(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")
    page.locator(".card").first.wait_for()

    def room():
        return page.evaluate("parseFloat(getComputedStyle(document.querySelector('main')).paddingBlockEnd)")
    before = room()
    server.set(**states.casting(server.now))
    until(lambda: room() >= before + 72, "there is room for the bar")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.get_by_role("button", name=re.compile("^Elephants Dream 4")).wait_for()
    last = page.locator(".grid > li").last.bounding_box()
    bar = page.locator("cast-mini-controller [part=bar]").bounding_box()
    assert last["y"] + last["height"] <= bar["y"] + 1


# The way through the page

def test_back_comes_to_the_same_place_scroll_and_focus(server, open_remote):  # noqa: F811
    server.fill(400, folders=[f"Folder {n}" for n in range(60)])
    page = open_remote("#/library")
    page.locator(".card").first.wait_for()
    page.evaluate("scrollTo(0, 1500)")
    link = page.get_by_role("link", name=re.compile("^Folder 24"))
    link.evaluate("link => (link.focus({ preventScroll: true }), link.click())")
    page.get_by_role("heading", name="Folder 24").wait_for()
    assert page.evaluate("location.hash") == "#/library/f24" and focused(page) == "Folder 24"
    assert page.evaluate("scrollY") == 0 and page.title() == "Folder 24 – Marquee"
    page.go_back()
    page.get_by_role("heading", name="Library").wait_for()
    until(lambda: focused(page) == "Folder 24, Folder", lambda: f"the focus is back, not at {focused(page)}")
    assert page.evaluate("scrollY") == 1500
    page.go_forward()
    page.get_by_role("heading", name="Folder 24").wait_for()


def test_a_folder_says_where_one_is(server, open_remote):  # noqa: F811
    casting(server)
    page = open_remote("#/library/f10")
    path = page.get_by_role("navigation", name="Where you are")
    until(lambda: path.get_by_role("link").all_inner_texts() == ["Series"] or
          path.get_by_role("link").all_inner_texts() == ["Library", "Series"], "the path is there")
    path.get_by_role("link", name="Series").click()
    page.get_by_role("heading", name="Series").wait_for()


def test_a_step_back_closes_the_player_and_stays_where_one_is(server, open_remote):  # noqa: F811
    casting(server)
    page = open_remote("#/library")
    page.locator(".card").first.wait_for()
    page.locator("cast-mini-controller [part~=mini-body]").click()
    player = page.locator("cast-expanded-controller dialog")
    player.wait_for()
    page.go_back()
    player.wait_for(state="hidden")
    assert page.evaluate("location.hash") == "#/library"
    page.locator("cast-mini-controller [part~=mini-body]").click()
    player.wait_for()
    page.keyboard.press("Escape")
    player.wait_for(state="hidden")
    until(lambda: not page.evaluate("history.state.isPlayer"), "the step of the player is gone")
    page.go_back()
    page.locator("main > .home").wait_for()


def test_a_link_to_a_folder_opens_it_with_its_token(server, open_remote):  # noqa: F811
    casting(server)
    page = open_remote(link=f"{server.origin}/#/library/f0&t={server.token}")
    page.get_by_role("heading", name="Series").wait_for()
    assert server.token not in page.url


# Connection, signing in

def test_a_lost_connection_is_said_and_its_return(server, open_remote):  # noqa: F811
    ready(server)
    page = open_remote()
    lost = page.locator("#lost")
    server.leave()
    lost.get_by_text("The connection is lost").wait_for()
    keep(page, "lost")
    server.away = False
    page.get_by_text("Connected again.").wait_for()
    assert lost.inner_text() == ""


def test_without_a_token_one_signs_in_with_the_link(server, open_remote):  # noqa: F811
    page = open_remote(link=server.origin + "/")
    page.get_by_role("heading", name="Open Marquee with your link").wait_for()
    page.get_by_text("QR code").wait_for()
    keep(page, "sign-in")
    page.get_by_role("button", name="Open").click()
    page.get_by_text("Paste the link first.").wait_for()
    page.get_by_label("Link or token").fill("http://elsewhere/#t=wrong-token-0123456789")
    page.keyboard.press("Enter")
    page.get_by_text("This link is not known").wait_for()
    page.get_by_label("Link or token").fill("  " + server.link() + "\n")
    page.get_by_role("button", name="Open").click()
    page.get_by_role("heading", name="Choose a TV").wait_for()
    page.reload()
    page.get_by_role("heading", name="Choose a TV").wait_for()


def test_an_old_link_says_so(server, open_remote):  # noqa: F811
    page = open_remote(link=server.origin + "/#t=old-token-0123456789")
    page.get_by_role("heading", name="This link is over").wait_for()
    assert server.asked == []


def test_a_token_that_is_taken_back_ends_the_page(server, open_remote):  # noqa: F811
    casting(server)
    page = open_remote("#/library")
    server.end("This token was taken back.")
    page.get_by_text("This token was taken back.").wait_for()
    assert page.locator(".card").count() == 0 and page.locator(".tabs").is_hidden()


# Guests

def test_the_owner_makes_and_takes_back_links(server, open_remote):  # noqa: F811
    guests(server)
    page = open_remote("#/guests")
    page.get_by_text("Guests now").wait_for()
    page.get_by_role("radio", name="Kitchen display").check()
    page.get_by_role("radio", name="1 hr").check()
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_role("textbox", name="Link for Kitchen display")
    link.wait_for()
    assert link.input_value().startswith("http://192.168.1.20:8123/#t=")
    (_, asked), = server.casts
    assert (asked["device"], asked["minutes"]) == ("b2", 60)
    keep(page, "guests-link")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    page.get_by_text("Copied.").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == link.input_value()
    page.get_by_role("button", name=re.compile("Take back the link for Living room")).click()
    page.get_by_text("The link for Living room is taken back.").wait_for()
    assert server.deleted == ["guests/g1"]
    page.get_by_role("link", name="Library").click()
    page.get_by_role("heading", name="Library").wait_for()
    page.go_back()
    page.get_by_text("Guests now").wait_for()
    assert page.get_by_role("textbox").count() == 0, "the link is shown once"


def test_links_that_work_here_alone_are_said_to(server, open_remote):  # noqa: F811
    server.set(access={"lan": False, "link": None, "secure": False})
    page = open_remote("#/guests")
    page.get_by_text("Links work on this machine alone").wait_for()


def test_a_guest_has_one_tv_and_the_time_left_and_asks_for_nothing_else(server, open_remote):  # noqa: F811
    guest(server)
    page = open_remote()
    page.get_by_text("2 hrs 12 mins left").wait_for()
    assert page.locator(".tabs").is_hidden() and page.locator("#cast").is_hidden()
    assert page.get_by_text("Choose files").count() == 0
    for place in ("#/library", "#/guests"):
        page.evaluate("hash => { location.hash = hash; }", place)
        page.get_by_role("heading", name="Sintel").wait_for()
    page.evaluate("""() => { const data = new DataTransfer(); data.items.add(new File(['x'], 'a.mp4'));
        for (const type of ['dragenter', 'drop'])
            dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true })); }""")
    assert page.locator(".drop-veil").is_hidden()
    page.get_by_role("button", name="Open the player", exact=True).click()
    page.locator("cast-expanded-controller [part=playback]").click()
    until(lambda: server.commands, "the guest pauses")
    assert [path for path in server.requests if re.match(r"/remote/(library|guests|uploads|cast)(\?|$)", path)] == []


# Installing

def test_the_page_is_installable_and_its_shell_opens_without_the_server(server, open_remote):  # noqa: F811
    page = open_remote(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    page.get_by_role("heading", name="Choose a TV").wait_for()
    manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes and manifest["display"] == "standalone"
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        assert page.evaluate("src => fetch(src).then((answer) => answer.ok)", icon["src"])
    kept = page.evaluate("""async () => { const found = [];
        for (const name of await caches.keys())
            for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
        return found; }""")
    assert "/remote/remote.js" in kept and "/cast/widgets.js" in kept
    assert [path for path in kept if not re.search(r"\.(js|css|json|svg|png|webmanifest)$|^/$", path)] == []
    server.leave()
    page.reload()
    page.get_by_text("Marquee", exact=True).wait_for()
    page.locator("#lost").get_by_text(re.compile("lost|Looking")).wait_for()


def test_plain_http_is_said_to_a_phone_and_can_be_dismissed(server, open_remote):  # noqa: F811
    page = open_remote(has_touch=True, is_mobile=True)
    hint = page.get_by_role("complementary", name="Keep Marquee on your home screen")
    hint.wait_for()
    # Loopback counts as secure: there is nothing that HTTPS would add.
    assert "HTTPS" not in hint.inner_text()
    page.evaluate("Object.defineProperty(window, 'isSecureContext', { value: false })")
    server.set(access={"lan": True, "link": None, "secure": False, "again": 1})
    hint.get_by_text("Over HTTPS it would install").wait_for()
    keep(page, "install")
    page.get_by_role("button", name="Not now").click()
    hint.wait_for(state="hidden")
    page.reload()
    page.get_by_role("heading", name="Choose a TV").wait_for()
    assert hint.is_hidden()


def test_all_languages_say_all_and_all_files_are_there():
    folder = remoteserver.ASSETS / "texts"
    for name in re.findall(r'"/remote/([^"]+)"', (remoteserver.ASSETS / "index.html").read_text()):
        assert (remoteserver.ASSETS / name).is_file(), name
    english = json.loads((folder / "en.json").read_text())["texts"]
    for name in json.loads((folder / "index.json").read_text()):
        texts = json.loads((folder / f"{name}.json").read_text())["texts"]
        assert texts.keys() == english.keys(), name
        for key, sentence in texts.items():
            assert sorted(re.findall(r"\{\d\}", sentence)) == sorted(re.findall(r"\{\d\}", english[key])), (name, key)
    said = set(re.findall(r"\bw\(\s*'(\w+)'", "".join(file.read_text() for file in remoteserver.ASSETS.glob("*.js"))))
    assert said <= english.keys(), said - english.keys()
