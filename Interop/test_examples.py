"""The programs of Examples/, which show others how to embed the widgets: in real browsers, with a real receiver."""

import re
import urllib.request
from pathlib import Path

import pytest

from castv2 import Client
from conftest import lent, receivers
from exampleserver import Driven, Site, at_a_terminal, served_at
from waiting import until


@pytest.fixture(scope="module")
def programs(marquee):
    """Where the examples are: beside the binary under test."""
    return Path(marquee).parent


@pytest.fixture(scope="module")
def sites():
    """A site that the app allows, and one that it does not."""
    sites = Site(), Site()
    yield sites
    for site in sites:
        site.close()


@pytest.fixture(scope="module")
def device(marquee, user, tmp_path_factory):
    with receivers(marquee, user, tmp_path_factory.mktemp("examples")) as start:
        yield start()


@pytest.fixture(scope="module")
def served(programs, user, device, sites):
    """Where example-widgets serves its page and allows the first of the sites."""
    with at_a_terminal(programs / "example-widgets", user, "0", sites[0].origin) as terminal:
        yield served_at(terminal)


@pytest.fixture
def receiver(device):
    with lent(device):
        yield device


@pytest.fixture
def play(receiver, server):
    """What somebody else plays on the receiver: play("Sintel")."""
    def start(title):
        with Client(receiver.address, "sender-other") as client:
            media = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                     "duration": 60, "metadata": {"metadataType": 1, "title": title}}
            app = client.launch()
            assert client.load(app, media)["type"] == "MEDIA_STATUS"
            client.until_media(app, lambda status: status.get("playerState") == "PLAYING", "it plays")
    return start


@pytest.fixture
def is_played(cli, receiver):
    """Waits until the receiver itself says that it plays, or is paused."""
    def wait(state):
        last = []

        def told():
            last[:] = [(cli("status", "--to", receiver.target, "--json").json.get("media") or {}).get("state")]
            return last == [state]
        until(told, lambda: f"the receiver is {last}, not {state}")
    return wait


@pytest.fixture
def open_page(chromium):
    """Opens pages, each in a browser of its own. What they complain of is in `said`."""
    contexts = []

    def opened(url):
        contexts.append(chromium.new_context(viewport={"width": 800, "height": 600}, locale="en-GB"))
        page = contexts[-1].new_page()
        page.said, page.faults = [], []
        # A browser looks for an icon by itself.
        page.on("console", lambda message: "favicon" in message.location["url"] or page.said.append(message.text))
        page.on("pageerror", lambda error: page.faults.append(str(error)))
        page.goto(url)
        return page
    yield opened
    for context in contexts:
        context.close()


def token_of(served):
    """The token that the app gives its own page."""
    with urllib.request.urlopen(served, timeout=10) as answer:
        return re.search(r'name="cast-token" content="([^"]+)"', answer.read().decode())[1]


def connect(page, receiver):
    """Chooses the receiver in the dialog, among those of others; the session of the test before is over by then."""
    page.locator("cast-button[data-state=notConnected] button").click()
    page.locator("cast-dialog [part~=device]", has_text=receiver.name).click()
    page.locator("cast-button[data-state=connected]").wait_for()
    page.keyboard.press("Escape")
    page.locator("cast-dialog dialog").wait_for(state="hidden")


def test_page_with_the_widgets_embedded_finds_a_receiver_connects_plays_and_pauses(
        served, receiver, open_page, play, is_played):
    page = open_page(served)
    connect(page, receiver)
    receiver.event("applicationStarted")
    play("Sintel")
    bar = page.locator("cast-mini-controller")
    bar.get_by_text("Sintel").wait_for()
    bar.get_by_role("button", name="Pause", exact=True).click()
    is_played("paused")
    bar.get_by_role("button", name="Play", exact=True).click()
    is_played("playing")
    page.locator("cast-button button").click()
    page.locator("cast-dialog").get_by_role("button", name="Stop casting").click()
    receiver.event("applicationStopped")
    page.locator("cast-button[data-state=notConnected]").wait_for()
    assert page.faults == [] and page.said == []


def test_plain_page_of_a_site_that_the_app_allows_has_all_of_it(
        served, sites, receiver, open_page, play, is_played):
    page = open_page(sites[0].page(served, token_of(served)))
    connect(page, receiver)
    play("Tears of Steel")
    page.locator("#title", has_text="Tears of Steel").wait_for()
    page.locator("#pause:enabled").click()
    is_played("paused")
    page.locator("#pause:disabled").wait_for()
    page.locator("cast-mini-controller").get_by_role("button", name="Play", exact=True).click()
    is_played("playing")
    page.locator("#pause:enabled").wait_for()
    assert page.locator("#trouble").inner_text() == ""
    assert page.faults == [] and page.said == []


def test_plain_page_whose_token_is_false_says_why_it_shows_nothing(served, sites, open_page):
    page = open_page(sites[0].page(served, "a-false-token"))
    page.locator("#trouble", has_text="The token is unknown here, or is over").wait_for()


ASK = """async ([url, options]) => {
  try { return (await fetch(url, options)).type; } catch (error) { return String(error); }
}"""


def test_plain_page_of_any_other_site_says_so_reads_nothing_and_moves_nothing(
        served, sites, receiver, open_page, play, is_played):
    token, (allowed, other) = token_of(served), sites
    own = open_page(served)
    connect(own, receiver)
    play("Sintel")
    own.locator("cast-mini-controller").get_by_text("Sintel").wait_for()
    page = open_page(other.page(served, token))
    page.locator("#trouble", has_text=f"{served} does not answer, or does not allow pages of {other.origin}").wait_for()
    until(lambda: any("blocked by CORS policy" in said and served in said for said in page.said),
          lambda: f"the browser's own words: {page.said}")
    body = {"method": "POST", "body": '{"id": "0123456789", "command": "pause"}'}
    headers = {"headers": {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}}
    for path in ("events", "queue", "commands", "widgets.js", "texts/en.json"):
        how = headers | (body if path == "commands" else {})
        assert "Failed to fetch" in page.evaluate(ASK, [f"{served}/cast/{path}", how]), path
        # From the site that may, the same is an answer.
        if path == "texts/en.json":
            assert open_page(allowed.origin).evaluate(ASK, [f"{served}/cast/{path}", how]) == "cors"
    # What any site may send without asking, as a form does, is an answer that it can't read; and does nothing.
    assert page.evaluate(ASK, [f"{served}/cast/commands", body | {"mode": "no-cors"}]) == "opaque"
    is_played("playing")


def test_other_front_end_tells_what_plays_and_obeys(programs, user, receiver, play, is_played):
    play("Elephants Dream")
    with Driven(programs / "example-front-end", user, receiver.name) as front:
        front.says("Elephants Dream: playing")
        front.says("button: connected")
        front.order("pause")
        front.says("Elephants Dream: paused")
        is_played("paused")
        front.order("play")
        front.says("Elephants Dream: playing")
        is_played("playing")
        front.order("dance")
        front.says("orders: pause, play, leave")
        front.order("leave")
        assert front.wait() == 0
    is_played("playing")


def test_other_front_end_without_a_device_says_how_it_is_called(programs, user):
    with at_a_terminal(programs / "example-front-end", user) as terminal:
        terminal.sees("usage: example-front-end DEVICE")
        assert terminal.wait() == 0
