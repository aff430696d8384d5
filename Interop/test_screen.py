"""marquee mirror --source screen and window: an X display without a screen, a program that draws numbers on it, and
the receiver's page, from whose pixels they are read back."""

import subprocess
import time

import pytest

import processes
from mirroring import ends, mirrorings, uploads
from processes import DONE, FAILED_HERE, INTERRUPTED, WRONG_USE
from screens import costs_little_while_it_is_still, is_seen_as_it_changes, look, shows
from waiting import until
from xdisplay import Painter, XDisplay, warp


@pytest.fixture
def xdisplay(tmp_path):
    display = XDisplay(tmp_path)
    yield display
    display.kill()


@pytest.fixture
def mirror_x(marquee, user, tmp_path):
    """Starts `marquee mirror` of something on a display."""
    with mirrorings(marquee, tmp_path) as start:
        yield lambda display, target, source, *more, **how: start(
            user | {"DISPLAY": display}, target, source, *more, **how)


@pytest.fixture
def cli_x(marquee, user):
    def call(display, *arguments, **more):
        return processes.run(marquee, user | ({"DISPLAY": display} if display is not None else {}) | more, *arguments)
    return call


def test_screen_is_seen_as_it_changes(mirror_x, screen, xdisplay):
    receiver, page = screen
    painter = Painter(xdisplay.name)
    painter.draw(5)
    lines = mirror_x(xdisplay.name, receiver.target, "screen")
    is_seen_as_it_changes(page, painter, lines)
    assert lines.stop() == INTERRUPTED


def test_still_screen_costs_little_and_stays_alive(mirror_x, screen, xdisplay):
    receiver, page = screen
    painter = Painter(xdisplay.name)
    painter.draw(3)
    lines = mirror_x(xdisplay.name, receiver.target, "screen")
    shows(page, 3, "the screen")
    costs_little_while_it_is_still(lines, 8, 4)


def test_window_is_seen_behind_another_and_off_the_screen(mirror_x, screen, xdisplay):
    receiver, page = screen
    painter = Painter(xdisplay.name, x=-200, y=30)
    painter.draw(11)
    cover = Painter(xdisplay.name, x=0, y=0, title="Cover")
    cover.draw(0)
    lines = mirror_x(xdisplay.name, receiver.target, f"window:{painter.id}")
    # Its pixels have a place of their own now, in which programs are asked to draw anew; this one does so by itself.
    painter.draw(11)
    shows(page, 11, "a window that is covered")
    painter.draw(12)
    shows(page, 12, "a change of a window that is covered")
    painter.window.configure(x=5000, y=5000)
    painter.draw(13)
    shows(page, 13, "a window beside the screen")
    painter.window.unmap()
    painter.display.sync()
    painter.window.map()
    painter.display.sync()
    painter.draw(14)
    shows(page, 14, "a window that was away for a while")
    painter.close()
    ends(lines, FAILED_HERE)
    assert "window that was captured is closed" in lines.next(lambda _: True, "why", 5).get("error", "") + lines.log


def test_screen_that_changes_its_size_is_followed(mirror_x, screen, xdisplay):
    receiver, page = screen
    painter = Painter(xdisplay.name)
    painter.draw(21)
    lines = mirror_x(xdisplay.name, receiver.target, "screen")
    shows(page, 21, "the screen")
    for size in ((640, 480), (800, 601), (123, 719), (640, 480), (1280, 720)):
        xdisplay.resize(*size)
    painter.draw(22)
    shows(page, 22, "the screen in its first size again")
    assert lines.is_alive()


def test_pointer_is_shown_where_it_is_and_left_out_on_request(mirror_x, screen, xdisplay):
    receiver, page = screen
    subprocess.run(["xsetroot", "-display", xdisplay.name, "-solid", "#204080", "-cursor_name", "left_ptr"], check=True)
    warp(xdisplay.name, 300, 600)
    with_pointer = mirror_x(xdisplay.name, receiver.target, "screen")

    def spot(x, y):
        box = look(page).crop((x - 4, y - 4, x + 16, y + 20))
        return max(high - low for low, high in box.getextrema())
    until(lambda: spot(300, 600) > 60, lambda: f"the pointer on the page: {spot(300, 600)}", 15)
    warp(xdisplay.name, 900, 500)
    until(lambda: spot(900, 500) > 60 and spot(300, 600) < 40, "the pointer has moved", 15)
    assert with_pointer.stop() == INTERRUPTED
    mirror_x(xdisplay.name, receiver.target, "screen", "--cursor", "off")
    painter = Painter(xdisplay.name)
    painter.draw(31)
    shows(page, 31, "the screen")
    assert spot(900, 500) < 40


def test_display_that_closes_ends_it_with_a_sentence(mirror_x, receiver, xdisplay):
    lines = mirror_x(xdisplay.name, receiver.target, "screen")
    xdisplay.kill()
    closed = time.monotonic()
    ends(lines, FAILED_HERE)
    # The end of the session on the receiver is in it.
    assert time.monotonic() - closed < 1.5
    assert f"The display {xdisplay.name} has closed" in lines.next(lambda line: "error" in line, "why", 5)["error"]
    assert not uploads(lines)


def test_duration_ends_a_still_screen(mirror_x, receiver, xdisplay):
    lines = mirror_x(xdisplay.name, receiver.target, "screen", "--duration", "2", wait=False)
    assert lines.event("finished", timeout=60)
    ends(lines, DONE)


def test_what_can_not_be_captured_says_what_to_do(cli_x, to, xdisplay, tmp_path):
    def mirror(display, source, **more):
        result = cli_x(display, "mirror", *to, "--interface", "lo", "--source", source, **more)
        assert result.code == WRONG_USE, result
        return result.err
    assert "DISPLAY is not set" in mirror(None, "screen")
    assert "nothing answers there" in mirror(":9999", "screen")
    assert "names no display" in mirror("nonsense", "screen")
    assert "no screen 7 here" in mirror(xdisplay.name, "screen:7")
    assert "no window 0x7" in mirror(xdisplay.name, "window:7")
    assert "names no window" in mirror(xdisplay.name, "window:abc")
    painter = Painter(xdisplay.name)
    painter.window.unmap()
    painter.display.sync()
    assert "bring it back" in mirror(xdisplay.name, f"window:{painter.id}")
    # That comes first, whatever is wrong with the device.
    nobody = cli_x(xdisplay.name, "mirror", "--to", "127.0.0.1:1", "--source", "screen:7")
    assert nobody.code == WRONG_USE and "no screen 7 here" in nobody.err, nobody


def test_display_that_refuses_us_is_told_from_one_that_is_not_there(cli_x, to, tmp_path):
    authority = tmp_path / "authority"
    subprocess.run(["xauth", "-f", authority, "add", ":0", ".", "00112233445566778899aabbccddeeff"], check=True,
                   capture_output=True)
    display = XDisplay(tmp_path, "640x480", 24, "-auth", str(authority))
    try:
        result = cli_x(display.name, "mirror", *to, "--interface", "lo", "--source", "screen",
                       XAUTHORITY=str(tmp_path / "none"))
        assert result.code == WRONG_USE and "refuses us" in result.err, result
    finally:
        display.kill()


def test_list_tells_screens_and_windows(cli_x, xdisplay):
    painter = Painter(xdisplay.name, width=640, height=360, title="Numbers")
    found = {line["source"]: line for line in cli_x(xdisplay.name, "mirror", "--list", "--json").lines}
    assert found["screen"]["width"] == 1280 and "screen:1" in found, found
    window = found[f"window:{painter.id}"]
    assert (window["name"], window["application"], window["height"]) == ("Numbers", "Painter", 360), window
    told = cli_x(xdisplay.name, "mirror", "--list")
    assert "Numbers" in told.out and "as values of --source" in told.err, told
    device = cli_x(xdisplay.name, "mirror", "--list", "--to", "TV")
    assert device.code == WRONG_USE and "leave out --to" in device.err, device
    nowhere = cli_x(None, "mirror", "--list")
    assert nowhere.code == WRONG_USE and "DISPLAY is not set" in nowhere.err, nowhere


def test_window_that_is_to_be_left_out_is_black(mirror_x, screen, xdisplay):
    """S4-21: an app keeps its own window out of the pictures by a property, before it is seen and after."""
    receiver, page = screen
    painter = Painter(xdisplay.name)
    painter.draw(41)
    lines = mirror_x(xdisplay.name, receiver.target, "screen")
    shows(page, 41, "the screen")
    mark = painter.display.intern_atom("_MARQUEE_EXCLUDE_FROM_CAPTURE")
    cardinal = painter.display.intern_atom("CARDINAL")

    def exclude(painted, value):
        painted.window.change_property(mark, cardinal, 32, [value])
        painted.display.sync()

    def light(x, y):
        return max(look(page).getpixel((x, y)))
    # Over the lower part, which the number leaves free: white all over, and marked before it is shown.
    secret = Painter(xdisplay.name, x=200, y=400, width=300, height=200, title="Secret")
    secret.window.change_attributes(background_pixel=secret.display.screen().white_pixel)
    secret.window.unmap()
    secret.display.sync()
    exclude(secret, 1)
    secret.window.map()
    secret.window.clear_area()
    secret.display.sync()
    for value in range(50, 56):
        painter.draw(value)
        shows(page, value, "what is beside it")
        assert light(350, 500) < 40, "the marked window has been seen"
    secret.window.configure(x=700)
    secret.display.sync()
    painter.draw(60)
    shows(page, 60, "what is beside it")
    assert light(850, 500) < 40, "it has been seen at its new place"
    exclude(secret, 0)
    until(lambda: light(850, 500) > 200, "it is captured once it is not to be left out any more", 10)
    # And what is shown already.
    exclude(secret, 1)
    until(lambda: light(850, 500) < 40, "it is left out again", 10)
    secret.close()
    assert lines.is_alive()
