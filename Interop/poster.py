"""A film's poster, drawn: a sun over blue ridges. Nobody's work is shown in the tests' pictures."""

import math

from PIL import Image, ImageDraw

SKY_ABOVE, SKY_BELOW = (52, 64, 128), (246, 148, 104)
SUN = (255, 226, 168)
RIDGES = [(148, 104, 150), (98, 80, 138), (58, 56, 108), (26, 30, 66)]


def draw_poster(path, side=512):
    """Drawn twice as large and made smaller, so that its edges are smooth."""
    size = side * 2
    image = Image.new("RGB", (size, size))
    draw = ImageDraw.Draw(image)
    for y in range(size):
        share = min(1, y / (size * 0.7))
        draw.line([(0, y), (size, y)],
                  fill=tuple(round(a + (b - a) * share) for a, b in zip(SKY_ABOVE, SKY_BELOW, strict=True)))
    radius = size * 0.15
    draw.ellipse([size * 0.62 - radius, size * 0.42 - radius, size * 0.62 + radius, size * 0.42 + radius], fill=SUN)
    for number, colour in enumerate(RIDGES):
        base, height, pace = size * (0.56 + 0.12 * number), size * (0.11 - 0.015 * number), 1.1 + 0.55 * number
        line = [(x, base - height * (math.sin(pace * x / size * math.tau / 2 + number * 1.9)
                                     + 0.35 * math.sin(3.1 * pace * x / size * math.tau / 2 + number)))
                for x in range(0, size + 8, 8)]
        draw.polygon([*line, (size, size), (0, size)], fill=colour)
    image.resize((side, side), Image.Resampling.LANCZOS).save(path)
