"""What the tests of the remote's page share: a scripted server, browsers, and the states that the page can be in.

WIDGET_PICTURES=FOLDER keeps a picture of each state."""

import os
import time
from pathlib import Path

import pytest
import remoteserver
import widgetstates as states
from axe_playwright_python.sync_playwright import Axe

PICTURES = os.environ.get("WIDGET_PICTURES")
SIZES = {"320": (320, 640), "390": (390, 844), "800": (800, 900), "1280": (1280, 800), "1920": (1920, 1080)}


@pytest.fixture
def server():
    server = remoteserver.RemoteServer()
    yield server
    server.held.set()
    server.awake.set()
    server.close()


@pytest.fixture
def open_remote(chromium, server):
    """Opens the page in a browser of its own: open_remote("#/library", size="390", color_scheme="dark")."""
    contexts = []

    def opened(place="", size="390", link=None, context=None, **more):
        if context is None:
            width, height = SIZES[size]
            more = {"locale": "en-GB", "service_workers": "block", "has_touch": width < 600} | more
            context = chromium.new_context(viewport={"width": width, "height": height}, **more)
            contexts.append(context)
        page = context.new_page()
        page.faults = []
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.on("console", lambda said: "Content Security Policy" in said.text and page.faults.append(said.text))
        page.goto(link or server.link())
        page.locator("main h1").wait_for()
        if place:
            page.evaluate("hash => { location.hash = hash; }", place)
            name = place.removeprefix("#/").partition("/")[0].replace("search", "library")
            page.locator(f"main > .{name}").wait_for()
        return page
    yield opened
    for context in contexts:
        assert all(page.faults == [] for page in context.pages), [page.faults for page in context.pages]
        context.close()


def keep(page, name):
    if PICTURES:
        Path(PICTURES).mkdir(parents=True, exist_ok=True)
        page.screenshot(path=f"{PICTURES}/remote-{name}.png", animations="disabled")


def violations(page):
    """What axe-core finds. Its script is put in beside the page's policy, which forbids it like any other."""
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [(each["id"], [(node["html"][:160], node["failureSummary"][:300]) for node in each["nodes"]])
            for each in found.response["violations"]]


def focused(page):
    """What has the focus, as a screen reader says it."""
    return page.evaluate("""() => { let e = document.activeElement;
        while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement;
        return e === document.body ? null : (e.getAttribute('aria-label') ?? e.textContent).trim(); }""")


def scrolls_sideways(page):
    return page.evaluate("[-500, 500].some((x) => (scrollTo(x, scrollY), scrollX !== 0))")


def titles(page):
    return page.locator("main .card-title").all_inner_texts()


# The states of the page. Each is called with the server.

def nothing(server):
    server.set(**states.nothing())


def ready(server):
    server.set(**states.nothing() | {"button": states.button("connected"), "devices": states.devices(connected="c3"),
                                     "dialog": states.dialog("connected", device="Living room", deviceID="c3")})


def searching(server):
    server.set(devices=states.devices([]), dialog=states.dialog("searching"))


def connecting(server):
    server.set(button=states.button("connecting"),
               dialog=states.dialog("connecting", device="Living room", deviceID="c3"))


def trouble(server):
    server.set(devices=states.devices([]), button=states.button("noDevicesAvailable"),
               dialog=states.dialog("troubleshooting", reason="troubleNothingAnswered", steps=["stepSwitchOn"]))


def many_devices(server):
    server.set(devices=states.devices([(f"d{n}", f"Room {n}", "Chromecast", "screen", None) for n in range(500)]))


def filled(server):
    server.fill()
    ready(server)


def casting(server):
    server.fill()
    server.set(**states.casting(server.now))


def uploading(server):
    ready(server)
    upload = remoteserver.upload
    server.set(uploads={"uploads": [
        upload(1), upload(2, "preparing"), upload(3, "playing", name=states.LONG + ".mp4"), upload(4, "done"),
        upload(5, "failed", error="There is no room for it: 1.2 GB are free."), upload(6, "cancelled")]})


def guests(server):
    casting(server)
    now = int(time.time())
    server.guests = [{"id": "g1", "device": "c3", "name": "Living room", "ends": now + 7200},
                     {"id": "g2", "device": "d4", "name": states.LONG, "ends": now + 172_800}]


def guest(server):
    casting(server)
    server.scope, server.device, server.ends = "guest", "Living room", int(time.time()) + 7900


def idle_guest(server):
    guest(server)
    server.set(media=None)


def signed_out(server):
    server.token = "another-token-0123456789"


# Name: what the server says, where one is, what is to be seen.
VIEWS = {
    "start": (nothing, "", "Choose a TV"), "start-searching": (searching, "", "Looking for TVs and speakers"),
    "start-connecting": (connecting, "", "Connecting to Living room"), "start-trouble": (trouble, "", "Choose a TV"),
    "start-many": (many_devices, "", "Show all"), "start-ready": (filled, "", "Living room is ready"),
    "start-casting": (casting, "", "Now on Living room"), "start-uploads": (uploading, "", "There is no room for it"),
    "library": (casting, "#/library", "Things to play: 82"), "library-folder": (casting, "#/library/f10", "Season 1"),
    "library-search": (casting, "#/search/steel", "Found:"), "library-nothing-found": (casting, "#/search/zzz", "zzz"),
    "library-none": (nothing, "#/library", "No folders yet"), "guests": (guests, "#/guests", "Guests now"),
    "guest": (guest, "", "Open the player"), "guest-idle": (idle_guest, "", "You are a guest on Living room"),
    "signed-out": (signed_out, "", "Open"),
}
