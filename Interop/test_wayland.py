"""marquee mirror of a Wayland desktop: sway without a screen, whose portal shares it by PipeWire, a program that draws
numbers on it, and the receiver's page, from whose pixels they are read back."""

import json

import pytest

import processes
from mirroring import ends, mirrorings
from processes import DONE, FAILED_HERE, INTERRUPTED, WRONG_USE
from screens import costs_little_while_it_is_still, is_seen_as_it_changes, look, number, shows
from waiting import until
from wayland import WaylandDesktop, WaylandPainter, WaylandPointer


@pytest.fixture(scope="module")
def shared_desktop():
    desktop = WaylandDesktop()
    yield desktop
    desktop.close()


@pytest.fixture
def desktop(shared_desktop):
    """A desktop that a test leaves as it was: of that size, without windows."""
    yield shared_desktop
    shared_desktop.swaymsg("output HEADLESS-1 resolution 1280x720 transform normal")


@pytest.fixture
def own_desktop():
    """One of a test's own, to be broken."""
    desktops = []

    def start(**how):
        desktops.append(WaylandDesktop(**how))
        return desktops[-1]
    yield start
    for desktop in desktops:
        desktop.close()


@pytest.fixture
def painter(desktop):
    painter = WaylandPainter(desktop.environment["WAYLAND_DISPLAY"])
    yield painter
    painter.close()


@pytest.fixture
def mirror_w(marquee, user, tmp_path):
    """Starts `marquee mirror` on a desktop."""
    with mirrorings(marquee, tmp_path) as start:
        yield lambda desktop, target, *more, source="screen": start(user | desktop.environment, target, source, *more)


@pytest.fixture
def cli_w(marquee, user):
    return lambda desktop, *arguments: processes.run(marquee, user | desktop.environment, *arguments)


def test_screen_is_seen_as_it_changes(mirror_w, screen, desktop, painter):
    receiver, page = screen
    painter.draw(5)
    # The first who looks at this desktop: see below.
    lines = mirror_w(desktop, receiver.target)
    is_seen_as_it_changes(page, painter, lines)
    assert lines.stop() == INTERRUPTED


def test_still_screen_costs_little_and_a_duration_ends_it(mirror_w, receiver, desktop, painter):
    painter.draw(3)
    lines = mirror_w(desktop, receiver.target, "--duration", "7")
    costs_little_while_it_is_still(lines, 6, 3)
    assert lines.event("finished", timeout=60)
    ends(lines, DONE)


def test_screen_that_changes_its_size_or_is_turned_is_followed(mirror_w, screen, desktop, painter):
    receiver, page = screen
    lines = mirror_w(desktop, receiver.target)
    # To all but the first who look sway gives a picture only when something changes.
    painter.draw(21)
    shows(page, 21, "the screen")
    for size in ("640x480", "800x600", "1024x1280"):
        desktop.swaymsg(f"output HEADLESS-1 resolution {size}")

    def drawn(value, seen):
        """Whether that is seen once something is drawn: a size's own first picture may wait for it."""
        painter.draw(value)
        return seen()
    # The number's first cell, where it is on a screen that is higher than it is wide.
    until(lambda: drawn(4, lambda: look(page).getpixel((383, 75))[0] > 200 > 40 > look(page).getpixel((55, 134))[0]),
          "the screen in its new shape", 15)
    # One that stands on its side has its pictures lying in memory; it is as wide as before, as it is seen.
    for value, how in ((22, "720x1280 transform 90"), (23, "1280x720 transform normal")):
        desktop.swaymsg(f"output HEADLESS-1 resolution {how}")
        until(lambda value=value: drawn(value, lambda: number(page) == value), f"the screen in {how}", 15)
    assert lines.is_alive()


def test_pointer_is_shown_where_it_is_and_another_kind_is_asked_for_on_request(mirror_w, screen, desktop):
    receiver, page = screen
    mouse = WaylandPointer(desktop.environment["WAYLAND_DISPLAY"])
    mouse.move(200, 200)
    with_pointer = mirror_w(desktop, receiver.target)
    mouse.move(300, 600)

    def spot(x, y):
        box = look(page).crop((x - 4, y - 4, x + 16, y + 20))
        return max(high - low for low, high in box.getextrema())
    until(lambda: spot(300, 600) > 60, lambda: f"the pointer on the page: {spot(300, 600)}", 15)
    mouse.move(900, 500)
    until(lambda: spot(900, 500) > 60 and spot(300, 600) < 40, "the pointer has moved", 15)
    assert with_pointer.stop() == INTERRUPTED
    mouse.close()
    # Without a graphics card sway draws the pointer into the screen itself, so that its portal can't leave it out.
    assert "cursor_mode:1" not in desktop.log("portal-wlr") and "cursor_mode:2" in desktop.log("portal-wlr")
    mirror_w(desktop, receiver.target, "--cursor", "off")
    assert "cursor_mode:1" in desktop.log("portal-wlr")


@pytest.mark.parametrize("victim, sentence", [
    ("sway", "gives no pictures of the screen any more"),
    ("portal-wlr", "gives no pictures of the screen any more"),
    ("pipewire", "PipeWire, which gave the screen's pictures, has gone"),
])
def test_what_is_killed_ends_it_with_a_sentence(mirror_w, receiver, own_desktop, victim, sentence):
    desktop = own_desktop()
    lines = mirror_w(desktop, receiver.target)
    desktop.kill(victim)
    # A second for us to notice, and what the device takes to be left in order.
    ends(lines, FAILED_HERE, timeout=4)
    assert sentence in lines.next(lambda event: "error" in event, "why", 5)["error"]


def test_desktop_that_has_ended_is_said_in_place_of_a_refusal(cli_w, to, own_desktop):
    desktop = own_desktop()
    desktop.kill("sway")
    for command in (("mirror", *to, "--interface", "lo", "--source", "screen"), ("mirror", "--list")):
        result = cli_w(desktop, *command)
        assert result.code == WRONG_USE and "WAYLAND_DISPLAY" in result.err and "has ended" in result.err, result


def test_portal_that_is_missing_is_said_with_what_to_install(cli_w, to, own_desktop):
    def mirror(desktop):
        result = cli_w(desktop, "mirror", *to, "--interface", "lo", "--source", "screen")
        assert result.code == WRONG_USE, result
        return result.err
    without = own_desktop(portal=False, backend=False)
    assert "install xdg-desktop-portal and xdg-desktop-portal-wlr" in mirror(without)
    listing = cli_w(without, "mirror", "--list")
    assert listing.code == WRONG_USE and "install xdg-desktop-portal" in listing.err, listing
    assert "install xdg-desktop-portal-wlr" in mirror(own_desktop(backend=False))


def test_what_the_portal_does_not_offer_is_said_and_listed(cli_w, to, desktop):
    listed = [json.loads(line) for line in cli_w(desktop, "mirror", "--list", "--json").out.splitlines()]
    # The portal's part for wlroots shares screens alone (0.7).
    assert [line["source"] for line in listed] == ["screen"] and "asks" in listed[0], listed

    def mirror(source):
        result = cli_w(desktop, "mirror", *to, "--interface", "lo", "--source", source)
        assert result.code == WRONG_USE, result
        return result.err
    assert "shares no single windows" in mirror("window")
    assert "makes no virtual screens" in mirror("virtual:1280x720")
    assert "write screen alone" in mirror("screen:2")
    assert "write window alone" in mirror("window:7")
