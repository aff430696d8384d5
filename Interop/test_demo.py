"""`marquee demo`, which is the first thing that anybody runs: whole, with the real browser."""

import re
import subprocess

import pytest
from PIL import Image, ImageChops, ImageStat


@pytest.mark.slow
@pytest.mark.timeout(420)
def test_the_demo_confirms_every_step(marquee, user, tmp_path):
    picture = tmp_path / "demo.png"
    env = {name: value for name, value in user.items() if not name.startswith("DBUS_") and name != "DISPLAY"}
    demo = subprocess.run([marquee, "demo", "--picture", str(picture)], env=env, cwd=tmp_path, text=True,
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=400, check=False)
    assert demo.returncode == 0, f"{demo.stdout[-2000:]}\n{demo.stderr[-2000:]}"
    assert "Every step was confirmed" in demo.stdout + demo.stderr
    # No session is there, so the desktop's part has a bus of its own.
    assert "under the desktop's media controls: on a bus of its own" in demo.stdout
    for command in ("pause", "seek to 0:05", "next"):
        assert re.search(rf"{command}, from there: the TV has obeyed after [\d.]+ ms", demo.stdout), command
    pictures = {path.name for path in tmp_path.glob("*.png")}
    assert {"demo.png", "demo-style.png", "demo-second.png", "demo-queue.png", "demo-mirror.png", "demo-screen.png",
            "demo-remote.png"} == pictures
    for name in pictures - {"demo-screen.png", "demo-remote.png"}:
        with Image.open(tmp_path / name) as image:
            assert image.size == (1280, 720) and image.getextrema() != ((0, 0),) * 3, name
    assert "pause by a touch in the browser: the TV says so" in demo.stdout
    # A phone's screen, with two pixels to each of the page's.
    with Image.open(tmp_path / "demo-remote.png") as image:
        assert image.size == (824, 1784) and image.getextrema() != ((0, 0),) * 3
    assert "see one picture on both: they differ by" in demo.stdout
    with Image.open(tmp_path / "demo-screen.png") as both:
        screen, tv = both.crop((0, 0, 1280, 720)), both.crop((1288, 0, 2568, 720))
        assert both.size == (2568, 720) and screen.getextrema() != ((0, 0),) * 3
        assert max(ImageStat.Stat(ImageChops.difference(screen, tv)).mean) < 3
