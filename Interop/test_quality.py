"""marquee mirror --quality: a page of text comes out sharper as text than as motion, at the same bitrate."""

import io
import math
import random

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFont

import processes
from waiting import until
from xdisplay import Painter, XDisplay

LETTERS = "abcdefghijklmnopqrstuvwxyz  (){}=.;"


def page_of_text(seed):
    chance, picture = random.Random(seed), Image.new("RGB", (1280, 720), "white")
    pen, font = ImageDraw.Draw(picture), ImageFont.load_default()
    for y in range(4, 708, 14):
        pen.text((6, y), "".join(chance.choices(LETTERS, k=200)), fill=chance.choice(["black", "#102080"]), font=font)
    return picture


def likeness(one, other):
    """Of what is bright and dark in two pictures, in decibels."""
    counts = ImageChops.difference(one.convert("L"), other.convert("L")).histogram()
    square = sum(count * step * step for step, count in enumerate(counts)) / (one.width * one.height)
    return 10 * math.log10(255 * 255 / max(square, 1e-3))


@pytest.fixture
def xdisplay(tmp_path):
    display = XDisplay(tmp_path)
    yield display
    display.kill()


def first_look(page, before, after):
    """How like `after` the receiver's page is when it is first seen there."""
    seen = []

    def changed():
        picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize((1280, 720))
        seen.append(likeness(picture, after))
        return seen[-1] > likeness(picture, before) + 3
    until(changed, lambda: f"the second page of text is seen; {seen[-5:]}", 15)
    return seen[-1]


def test_text_is_sharper_as_text_than_as_motion(marquee, user, screen, xdisplay, tmp_path):
    receiver, page = screen
    window = Painter(xdisplay.name)
    pages = [page_of_text(seed) for seed in (1, 2)]

    def show(picture):
        window.window.put_pil_image(window.white, 0, 0, picture)
        window.display.sync()

    def sharpness(quality):
        show(pages[0])
        lines = processes.Lines(
            [marquee, "mirror", "--to", receiver.target, "--interface", "lo", "--source", "screen", "--cursor", "off",
             "--codec", "vp8", "--bitrate", "2M", "--quality", quality, "--json"],
            user | {"DISPLAY": xdisplay.name}, tmp_path / f"{quality}.log")
        try:
            outline = lines.event("started", timeout=60)["outline"]
            assert (outline["width"], outline["height"]) == (1280, 720), outline
            assert outline["framesPerSecond"] == (15 if quality == "text" else 30), outline
            first_look(page, pages[1], pages[0])
            show(pages[1])
            return first_look(page, pages[0], pages[1])
        finally:
            lines.stop()
    motion, text = sharpness("motion"), sharpness("text")
    assert text > motion + 2 and text > 30, f"{text:.1f} dB as text, {motion:.1f} dB as motion"
