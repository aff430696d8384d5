"""`marquee remote` with a real receiver in real browsers: several at once, servers and receivers that go and come back,
a long queue, keys alone, and what receivers say to harm whoever looks."""

import os
import shutil
import signal

import pytest

import widgetstates as states
from castv2 import MEDIA, Client
from conftest import lent, receivers
from remotehouse import LOOK, SIZES, House, Pages, bar, choose, shown, slot
from remotepages import focused, scrolls_sideways
from test_remote_access import press_until
from waiting import until


@pytest.fixture(scope="module")
def device(marquee, user, tmp_path_factory):
    with receivers(marquee, user, tmp_path_factory.mktemp("together")) as start:
        # Of all the devices that tests announce on this machine it stands among the first.
        yield start(f"A TV {os.getpid()}")


@pytest.fixture(scope="module")
def house(marquee, user, device, films, tmp_path_factory):
    library = tmp_path_factory.mktemp("library")
    shutil.copy(films / "film.mp4", library / "Sintel (2010).mp4")
    house = House(marquee, user, library.parent, "--library", library, "--host", device.target, "--interface", "lo")
    yield house
    assert house.stop() == 0


@pytest.fixture
def receiver(device, house):
    with lent(device):
        yield device
        house.let_go()


@pytest.fixture
def pages(chromium, tmp_path):
    pages = Pages(chromium, tmp_path / "pictures")
    yield pages
    pages.close()


@pytest.fixture
def state(cli):
    """What a receiver itself says that it does: state(receiver)."""
    def told(receiver):
        return (cli("status", "--to", receiver.target, "--json").json.get("media") or {}).get("state", "idle")
    return told


@pytest.fixture
def play(server):
    """What somebody else plays: play(receiver, "Sintel")."""
    def start(receiver, title, **more):
        with Client(receiver.address, "sender-other") as client:
            film = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                    "duration": 60, "metadata": {"metadataType": 1, "title": title, **more}}
            app = client.launch()
            assert client.load(app, film)["type"] == "MEDIA_STATUS"
            client.until_media(app, lambda status: status.get("playerState") == "PLAYING", "it plays")
    return start


def test_two_browsers_and_the_command_line_are_in_step(cli, house, receiver, pages, play, state):
    to = ("--to", receiver.target)
    wide, phone = both = pages(house.link), pages(house.link, "phone")
    choose(wide, receiver.name)
    for page in both:
        page.get_by_role("heading", name=f"{receiver.name} is ready").wait_for()
    play(receiver, "Tears of Steel")
    for page in both:
        bar(page).get_by_text("Tears of Steel").first.wait_for()
        page.get_by_role("heading", name="Tears of Steel").wait_for()
    slot(wide, "Pause").click()
    slot(phone, "Play").wait_for()
    assert state(receiver) == "paused"
    slot(phone, "Play").click()
    slot(wide, "Pause").wait_for()
    assert state(receiver) == "playing"
    assert cli("pause", *to).code == 0
    for page in both:
        slot(page, "Play").wait_for()
    for page in both:
        page.locator("cast-button button").first.click()
        page.locator("cast-dialog").get_by_role("button", name="Volume").click()
    assert cli("volume", "35", *to).code == 0
    for page in both:
        page.locator("cast-volume [role=slider][aria-valuetext='35%']").or_(
            page.locator("cast-volume [role=slider][aria-valuenow='35']")).wait_for()
    wide.locator("cast-volume [role=slider]").focus()
    wide.keyboard.press("Home")
    until(lambda: cli("status", *to, "--json").json["volume"]["level"] == 0, "the receiver is silent")
    until(lambda: shown(phone, "volume")["level"] == 0, "and the phone knows")
    pages.keep(wide, "volume-wide")
    pages.keep(phone, "volume-phone")


def test_page_outlives_its_server_and_comes_back_by_itself_with_what_is_so_by_then(
        cli, house, receiver, pages, play, state):
    page = pages(house.link)
    choose(page, receiver.name)
    play(receiver, "Sintel")
    slot(page, "Pause").wait_for()
    house.kill()
    try:
        page.locator("#lost", has_text="The connection is lost. Trying again").wait_for()
        pages.keep(page, "lost")
        assert cli("pause", "--to", receiver.target).code == 0
    finally:
        house.start()
    page.locator("#snack", has_text="Connected again.").wait_for()
    assert page.locator("#lost").inner_text() == ""
    # The new one has chosen no device, and says what plays on each.
    page.get_by_role("heading", name="Choose a TV").wait_for()
    assert shown(page, "media") is None
    choose(page, receiver.name)
    bar(page).get_by_text("Sintel").first.wait_for()
    slot(page, "Play").click()
    slot(page, "Pause").wait_for()
    assert state(receiver) == "playing"


def test_receiver_that_dies_is_waited_for_and_can_be_left(house, pages, play, start_receiver, receiver):
    page = pages(house.link, "phone")
    other = start_receiver(f"A lamp that dies {os.getpid()}")
    choose(page, other.name)
    play(other, "Sintel")
    bar(page).get_by_text("Sintel").first.wait_for()
    other.kill()
    page.locator("#place", has_text=f"Connecting to {other.name}").wait_for()
    # What played stays in sight: it may well play on.
    assert bar(page).get_by_text("Sintel").first.is_visible()
    pages.keep(page, "dead-receiver")
    page.locator("cast-button button").first.click()
    page.locator("cast-dialog").get_by_role("button", name="Cancel").click()
    page.keyboard.press("Escape")
    page.get_by_role("heading", name="Choose a TV").wait_for()
    assert shown(page, "media") is None
    choose(page, receiver.name)
    page.get_by_role("heading", name=f"{receiver.name} is ready").wait_for()


def test_receiver_that_says_goodbye_is_off_the_list_at_once(house, pages, start_receiver, receiver):
    page = pages(house.link)
    other = start_receiver(f"A lamp that leaves {os.getpid()}")
    row = page.locator("cast-dialog [part~=device]", has_text=other.name)
    page.locator("cast-button button").first.click()
    row.wait_for()
    assert other.stop(signal.SIGTERM) == 0
    row.wait_for(state="detached")
    page.locator("cast-dialog [part~=device]", has_text=receiver.name).wait_for()


def test_queue_of_five_thousand_items_on_a_real_receiver_is_scrolled_and_its_last_is_played(
        cli, house, receiver, server, pages):
    def items(first, last):
        return [{"media": {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                           "duration": 600, "metadata": {"metadataType": 1, "title": f"Film {number}"}}}
                for number in range(first, last + 1)]

    page = pages(house.link, "phone")
    choose(page, receiver.name)
    with Client(receiver.address, "sender-other") as client:
        app = client.launch()
        loaded = client.request(MEDIA, {"type": "QUEUE_LOAD", "items": items(1, 250)}, app["transportId"]).payload
        session = loaded["status"][0]["mediaSessionId"]
        for first in range(251, 5000, 250):
            added = client.request(MEDIA, {"type": "QUEUE_INSERT", "mediaSessionId": session,
                                           "items": items(first, first + 249)}, app["transportId"]).payload
            assert added["type"] == "MEDIA_STATUS", added
        bar(page).locator("[part~=mini-body]").click()
        page.locator("cast-expanded-controller").get_by_role("button", name="Queue", exact=True).click()
        queue = page.locator("cast-queue")
        queue.locator("[part=place]", has_text="1 of 5,000").wait_for()
        for place in (1, 2500, 5000):
            queue.evaluate("(queue, place) => queue.list.show(place - 1, 'center')", place)
            queue.locator(f"li[aria-posinset='{place}']", has_text=f"Film {place}").wait_for()
            assert queue.locator("li").count() < 60, "what is not looked at is not in the page"
        pages.keep(page, "queue-end")
        queue.locator("li[aria-posinset='5000'] [part=item]").click()
        queue.locator("[part=place]", has_text="5,000 of 5,000").wait_for()
    assert cli("status", "--to", receiver.target, "--json").json["media"]["title"] == "Film 5000"


@pytest.mark.parametrize("size", SIZES)
def test_keys_alone_lead_from_the_load_to_a_film_that_plays_and_is_paused(house, receiver, pages, state, size):
    page = pages(house.link, size)
    page.locator(".device", has_text=receiver.name).wait_for()
    pages.keep(page, f"keys-{size}-1-load")
    press_until(page, "Tab", f"^{receiver.name}")
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"{receiver.name} is ready").wait_for()
    pages.keep(page, f"keys-{size}-2-ready")
    press_until(page, "Tab", "^Open the library$")
    page.keyboard.press("Enter")
    page.locator(".library .card").first.wait_for()
    pages.keep(page, f"keys-{size}-3-library")
    press_until(page, "Tab", "^Sintel")
    plays_and_pauses(page, receiver, pages, state, f"keys-{size}", "Tab")


@pytest.mark.parametrize("size", SIZES)
def test_four_arrows_alone_lead_from_the_load_to_a_film_that_plays_and_is_paused(
        house, receiver, pages, state, size):
    page = pages(house.link, size)
    page.locator(".device", has_text=receiver.name).wait_for()
    press_until(page, "ArrowDown", f"^{receiver.name}", 12)
    page.keyboard.press("Enter")
    page.get_by_role("heading", name=f"{receiver.name} is ready").wait_for()
    press_until(page, "ArrowDown", "^Open the library$", 4)
    page.keyboard.press("Enter")
    page.locator(".library .card").first.wait_for()
    press_until(page, "ArrowDown", "^Sintel", 6)
    plays_and_pauses(page, receiver, pages, state, f"arrows-{size}", "ArrowDown")


def plays_and_pauses(page, receiver, pages, state, name, key):
    """From a film of the library that has the focus: it is played, its player opened, and paused there."""
    page.keyboard.press("Enter")
    page.locator("remote-play dialog[open]").wait_for()
    until(lambda: focused(page) == "Play", lambda: f"not {focused(page)} has the focus")
    pages.keep(page, f"{name}-4-sheet")
    page.keyboard.press("Enter")
    slot(page, "Pause").wait_for()
    pages.keep(page, f"{name}-5-plays")
    assert state(receiver) == "playing"
    press_until(page, key, "Open the player$")
    page.keyboard.press("Enter")
    page.locator("cast-expanded-controller dialog[open]").wait_for()
    until(lambda: focused(page) == "Pause", lambda: f"not {focused(page)} has the focus")
    pages.keep(page, f"{name}-6-player")
    assert not scrolls_sideways(page)
    page.keyboard.press("Enter")
    until(lambda: state(receiver) == "paused", "it is paused")
    until(lambda: focused(page) == "Play", lambda: f"not {focused(page)} has the focus")
    page.keyboard.press("Escape")
    page.locator("cast-expanded-controller dialog[open]").wait_for(state="hidden")


def test_what_a_receiver_says_of_itself_and_of_what_plays_is_text_wherever_it_stands(
        house, receiver, pages, play, start_receiver):
    evil = start_receiver(f"A lamp {os.getpid()} {states.HOSTILE}")
    page = pages(house.link)
    choose(page, f"A lamp {os.getpid()} <img src=x")
    play(evil, states.HOSTILE, subtitle=states.HOSTILE, studio=states.HOSTILE)
    bar(page).get_by_text("<img src=x").first.wait_for()
    places = {"bar and start": [], "player": ["cast-expanded-controller"], "queue": ["cast-queue"],
              "dialog": ["cast-dialog"], "volume": ["cast-volume"]}
    for place, tags in places.items():
        for tag in tags:
            page.evaluate("(tag) => void import('/cast/widgets.js').then((all) => all.presentCast(tag))", tag)
            page.locator(f"{tag} dialog[open]").wait_for()
        pages.keep(page, f"hostile-{place.replace(' ', '-')}")
        found = page.evaluate(LOOK)
        assert (found["made"], found["harmed"]) == ([], None), (place, found)
        assert any("<img src=x onerror" in text for text in found["texts"]), (place, found)
        page.keyboard.press("Escape")
