"""The receiver's window on an X display without a window manager: it is the whole screen, and no pointer is on it."""

import os
import shutil
import subprocess

import pytest

from processes import Receiver
from waiting import until

WIDTH, HEIGHT = 1024, 600


@pytest.fixture
def display(tmp_path):
    if not shutil.which("Xvfb"):
        pytest.skip("there is no Xvfb here (apt-get install xvfb)")
    read, write = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(write), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten",
                               "tcp"], pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    number = os.read(read, 20).decode().strip()
    os.close(read)
    yield f":{number}"
    server.terminate()
    server.wait(10)


def picture(display, pointer):
    """All of the display, as RGB bytes."""
    return subprocess.run(
        ["ffmpeg", "-v", "error", "-f", "x11grab", "-draw_mouse", str(int(pointer)), "-video_size",
         f"{WIDTH}x{HEIGHT}", "-i", display, "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
        check=True, capture_output=True, timeout=30).stdout


def is_black(rgb, x, y):
    at = 3 * (y * WIDTH + x)
    return rgb[at:at + 3] == bytes(3)


CORNERS = [(0, 0), (5, 5), (WIDTH - 1, 0), (0, HEIGHT - 1), (WIDTH - 1, HEIGHT - 1)]


def test_kiosk_is_the_whole_screen_without_a_pointer(marquee, user, tmp_path, display):
    receiver = Receiver(marquee, user | {"DISPLAY": display}, tmp_path / "kiosk", "Kiosk", "browser")
    try:
        receiver.event("screenReady", timeout=60)
        # The idle screen is dark, but nowhere black.
        until(lambda: not any(is_black(picture(display, False), *corner) for corner in CORNERS),
              "the window reaches all corners", timeout=20)

        def pointer():
            # Nothing moves on the idle screen for most of a second.
            plain, drawn = picture(display, False), picture(display, True)
            middle = [3 * (y * WIDTH + x) for x in range(WIDTH // 2 - 16, WIDTH // 2 + 17)
                      for y in range(HEIGHT // 2 - 16, HEIGHT // 2 + 17)]
            return any(plain[at:at + 3] != drawn[at:at + 3] for at in middle)
        until(lambda: not pointer(), "no pointer is seen")
    finally:
        assert receiver.stop() == 0
