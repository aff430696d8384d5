"""What a screenshot shows: the film's three bars, and shapes in colours that the film does not have."""

import io

from PIL import Image, ImageChops

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


class Shape:
    """Where a screenshot has a colour, as far as `tolerance` allows: how much of it, and in which box."""

    def __init__(self, png, colour, tolerance=48):
        picture = Image.open(io.BytesIO(png)).convert("RGB")
        mask = Image.new("L", picture.size, 255)
        for channel, wanted in zip(picture.split(), colour):
            near_enough = [255 if abs(value - wanted) <= tolerance else 0 for value in range(256)]
            mask = ImageChops.multiply(mask, channel.point(near_enough))
        self.mask = mask
        self.count = mask.histogram()[255]
        self.box = mask.getbbox() or (0, 0, 0, 0)
        self.left, self.top, self.right, self.bottom = self.box
        self.width, self.height = self.right - self.left, self.bottom - self.top

    def has(self, x, y):
        return self.mask.getpixel((x, y)) == 255

    @property
    def slant(self):
        """How far right of its lower quarter's left end the upper quarter begins, in pixels: letters that lean do."""
        def begins(top, bottom):
            return (self.mask.crop((self.left, top, self.right, bottom)).getbbox() or (0,))[0]
        quarter = max(1, self.height // 4)
        return begins(self.top, self.top + quarter) - begins(self.bottom - quarter, self.bottom)


def cells(picture, bits, upper, lower):
    """The number in a row of cells: sync, gap, then `bits` cells of which the upper half is white for a 1."""
    def white(cell, y):
        return picture.getpixel((40 + cell * 34 + 15, y + 11)) > 127
    if not (white(0, upper) and white(0, lower)) or white(1, upper) or white(1, lower):
        return None
    number = 0
    for cell in range(2, bits + 2):
        if white(cell, upper) == white(cell, lower):
            return None
        number = number * 2 + white(cell, upper)
    return number
