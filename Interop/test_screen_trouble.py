"""What happens to a screen or a window while it is mirrored: turned, divided, resized as fast as a hand drags, hidden
with the frame that a window manager puts around it. What is seen in the end on the receiver's page is right each time."""

import time

import pytest
from mirroring import ends
from processes import FAILED_HERE
from screens import look, shows
from test_screen import mirror_x, xdisplay  # noqa: F401 (fixtures)
from waiting import until
from xdisplay import Painter, Turntable, XDisplay


def beats(seconds, pause):
    """Counts at that pace, as what a person does goes on beside what is watched."""
    begin = time.monotonic()
    for number in range(round(seconds / pause)):
        yield number
        time.sleep(max(0, begin + (number + 1) * pause - time.monotonic()))


def test_screen_that_is_turned_and_resized_all_the_time_is_followed(mirror_x, screen, tmp_path):
    receiver, page = screen
    host = XDisplay(tmp_path, "1600x1600")
    try:
        table = Turntable(tmp_path, host)
        try:
            painter = Painter(table.name)
            painter.draw(9)
            lines = mirror_x(table.name, receiver.target, "screen")
            shows(page, 9, "the screen")
            ways = ["left", "inverted", "right", "normal"]
            for number in beats(2, 0.25):
                table.turn(ways[number % 4])
                painter.draw(100 + number)
            painter.draw(0x12345)
            shows(page, 0x12345, "the screen when it stands as at first")
            # Upright it is seen whole, in the middle of the page.
            table.turn("left")
            painter.fill(200)
            # 405 of 720 wide.
            until(lambda: [value > 180 for value in greys(page, (640, 360), (445, 5), (430, 5), (850, 715))]
                  == [True, True, False, False], "a screen that stands upright", 10)
            assert lines.is_alive(), lines.log
        finally:
            table.kill()
    finally:
        host.kill()


def greys(page, *places):
    picture = look(page).convert("L")
    return [picture.getpixel(place) for place in places]


def test_one_of_two_monitors_is_mirrored_and_followed(mirror_x, screen, xdisplay):
    receiver, page = screen
    xdisplay.divide("LEFT", "RIGHT")
    left, right = (Painter(xdisplay.name, x=x, width=640, height=720) for x in (0, 640))

    def wait_for(value, what):
        # 640 by 720, in the middle of the page.
        until(lambda: abs(greys(page, (640, 500))[0] - value) < 12 and greys(page, (300, 500))[0] < 20,
              lambda: f"{what}: {greys(page, (640, 500), (300, 500))}", 10)

    for painter, grey in ((left, 60), (right, 200)):
        painter.fill(grey)
    by_number = mirror_x(xdisplay.name, receiver.target, "screen:2")
    wait_for(200, "the second monitor, by its number")
    right.fill(120)
    wait_for(120, "a change of it")
    # What it has taken away comes back as another one of that place.
    xdisplay.xrandr("--delmonitor", "RIGHT")
    xdisplay.xrandr("--setmonitor", "THIRD", "640/100x720/100+0+0", "none")
    wait_for(60, "the monitor that is the second now")
    by_number.stop()
    by_name = mirror_x(xdisplay.name, receiver.target, "screen:THIRD")
    wait_for(60, "a monitor by its name")
    assert by_name.is_alive()


def test_window_that_is_resized_all_the_time_is_followed(mirror_x, screen, xdisplay):
    receiver, page = screen
    painter = Painter(xdisplay.name)
    painter.draw(41)
    lines = mirror_x(xdisplay.name, receiver.target, f"window:{painter.id}")
    shows(page, 41, "the window")
    for number in beats(3, 0.1):
        painter.window.configure(width=200 + number * 37 % 1000, height=1 + number * 53 % 719, x=number * 50 - 500)
        painter.draw(number)
    painter.window.configure(width=1280, height=720, x=0)
    painter.draw(0xABCDE)
    shows(page, 0xABCDE, "the window in its first size again")
    assert lines.is_alive(), lines.log


def test_window_of_a_window_manager_comes_back_when_it_is_unfolded(mirror_x, screen, xdisplay):
    receiver, page = screen
    painter = Painter(xdisplay.name)
    frame = painter.reparent(20, 30)
    painter.draw(51)
    lines = mirror_x(xdisplay.name, receiver.target, f"window:{painter.id}")
    painter.draw(52)
    shows(page, 52, "a window within a frame")
    # As it is minimised: its frame goes, and nothing is told of the window itself.
    frame.unmap()
    painter.display.sync()
    painter.draw(53)
    shows(page, 52, "what was seen last of a minimised window")
    frame.map()
    painter.display.sync()
    painter.draw(54)
    shows(page, 54, "the window that is back")
    frame.destroy()
    painter.display.sync()
    ends(lines, FAILED_HERE)
    assert "window that was captured is closed" in lines.next(lambda line: "error" in line, "why", 5)["error"]


@pytest.mark.parametrize("depth", [16, 30])
def test_display_of_another_depth_is_seen(mirror_x, screen, tmp_path, depth):
    receiver, page = screen
    display = XDisplay(tmp_path, "1280x720", depth)
    try:
        painter = Painter(display.name)
        painter.draw(61)
        mirror_x(display.name, receiver.target, "screen")
        shows(page, 61, f"a display of {depth} bits")
    finally:
        display.kill()
