"""What a screenshot shows: the film's three bars, and captions in a colour that the film does not have."""

import io

from PIL import Image

from media import BARS

CAPTION_COLOUR = (255, 255, 0)
# What a sender asks for, so that the caption's pixels can be told from the film's.
CAPTION_STYLE = {"foregroundColor": "#FFFF00FF", "backgroundColor": "#000000FF", "fontScale": 1.5}


def near(pixel, colour, tolerance=48):
    return all(abs(a - b) <= tolerance for a, b in zip(pixel, colour))


def shows_film(png):
    """True where each of the three bars is seen in the middle of its third, in the upper half of the screen."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    width, height = picture.size
    return all(near(picture.getpixel((int(width * at), int(height * 0.3))), colour)
               for at, colour in zip((1 / 6, 1 / 2, 5 / 6), BARS.values()))


def caption_pixels(png):
    """How many pixels of the lower half have the captions' colour."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    width, height = picture.size
    lower = picture.crop((0, height // 2, width, height))
    return sum(count for count, colour in lower.getcolors(width * height) if near(colour, CAPTION_COLOUR))
