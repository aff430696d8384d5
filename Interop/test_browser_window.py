"""The receiver's window on an X display without a window manager: it is the whole screen, and no pointer is on it."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from processes import Receiver
from waiting import until

WIDTH, HEIGHT = 1024, 600


@pytest.fixture
def display(tmp_path):
    if not shutil.which("Xvfb"):
        pytest.skip("there is no Xvfb here (apt-get install xvfb)")
    number = 1000 + os.getpid() % 50_000
    server = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until(lambda: Path(f"/tmp/.X11-unix/X{number}").exists(), "Xvfb is there")
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
            # The idle screen is dark and changes slowly; a pointer is drawn in black and white.
            plain, drawn = picture(display, False), picture(display, True)
            return sum(abs(one - other) > 80 for one, other in zip(plain, drawn)) > 20
        until(lambda: not pointer(), "no pointer is seen")
    finally:
        assert receiver.stop() == 0
