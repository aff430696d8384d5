"""`marquee demo`, which is the first thing that anybody runs: whole, with the real browser."""

import subprocess

import pytest
from PIL import Image


@pytest.mark.slow
@pytest.mark.timeout(420)
def test_the_demo_confirms_every_step(marquee, user, tmp_path):
    picture = tmp_path / "demo.png"
    demo = subprocess.run([marquee, "demo", "--picture", str(picture)], env=user, cwd=tmp_path, text=True,
                          stdin=subprocess.DEVNULL, capture_output=True, timeout=400, check=False)
    assert demo.returncode == 0, f"{demo.stdout[-2000:]}\n{demo.stderr[-2000:]}"
    assert "Every step was confirmed" in demo.stdout + demo.stderr
    pictures = {path.name for path in tmp_path.glob("*.png")}
    assert {"demo.png", "demo-style.png", "demo-second.png", "demo-queue.png", "demo-mirror.png"} <= pictures
    for name in pictures:
        with Image.open(tmp_path / name) as image:
            assert image.size == (1280, 720) and image.getextrema() != ((0, 0),) * 3, name
