"""A film that tells its own time: each frame carries its number, each corner its colour, each second its tone.

The number stands in 16 cells, two rows of eight in the middle of the picture: 12 bits and 4 bits of check, white for 1.
All places are shares of the width and the height, so that a picture of any size can be read. A cell that is neither
black nor white all over, or a check that is wrong, is a broken picture: it has no number.
"""

import array
import cmath
import math
import struct
import subprocess

from PIL import Image, ImageDraw

BITS, ROWS, COLUMNS = 16, 2, 8
BACKGROUND = (30, 40, 90)
CORNERS = {"top left": (200, 30, 30), "top right": (30, 160, 60), "bottom left": (40, 60, 200),
           "bottom right": (200, 190, 40)}
# Hertz. The tone of second s is the one at s modulo 8.
TONES = [500 + 200 * number for number in range(8)]


def pattern(number):
    check = (number ^ number >> 4 ^ number >> 8 ^ 0b1010) & 15
    return (number & 4095) << 4 | check


def cell(bit):
    """The box of a bit, as shares of the picture; bit 0 is the highest."""
    row, column = divmod(bit, COLUMNS)
    return 0.1 + 0.1 * column, 0.3 + 0.2 * row, 0.2 + 0.1 * column, 0.5 + 0.2 * row


def corner(name):
    left, top = ("left" in name), ("top" in name)
    return 0.0 if left else 0.82, 0.0 if top else 0.78, 0.18 if left else 1.0, 0.22 if top else 1.0


def _place(box, size):
    width, height = size
    return tuple(round(share * side) for share, side in zip(box, (width, height, width, height)))


def _fill(picture, box, colour):
    left, top, right, bottom = _place(box, picture.size)
    ImageDraw.Draw(picture).rectangle((left, top, right - 1, bottom - 1), fill=colour)


def draw(number, size):
    """The picture of a frame. What moves below the cells is of no meaning, but is lost with what it was coded from."""
    picture = Image.new("RGB", size, BACKGROUND)
    for name, colour in CORNERS.items():
        _fill(picture, corner(name), colour)
    bits = pattern(number)
    for bit in range(BITS):
        _fill(picture, cell(bit), (255,) * 3 if bits >> (BITS - 1 - bit) & 1 else (0,) * 3)
    at = 0.2 + 0.5 * (number % 50 / 50)
    _fill(picture, (at, 0.05, at + 0.1, 0.2), (120, 60, 150))
    return picture


def frames(count, size, path, rate):
    """Writes numbered frames as a film without loss, which all others are made of."""
    command = ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s",
               f"{size[0]}x{size[1]}", "-r", str(rate), "-i", "pipe:0", "-c:v", "ffv1", "-g", "1", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        for number in range(count):
            process.stdin.write(draw(number, size).tobytes())
        process.stdin.close()
    assert process.returncode == 0, command


TONE_SOURCE = f"aevalsrc='0.5*sin(2*PI*t*({TONES[0]}+{TONES[1] - TONES[0]}*mod(floor(t)\\,{len(TONES)})))':s=48000"


def _samples(picture, box):
    left, top, right, bottom = box
    width, height = picture.size
    for x in (0.3, 0.5, 0.7):
        for y in (0.2, 0.35, 0.5, 0.65, 0.8):
            yield picture.getpixel((int((left + (right - left) * x) * width), int((top + (bottom - top) * y) * height)))


def read(picture):
    """The number of the frame in an RGB picture; None where it can't be read without doubt."""
    bits = 0
    for bit in range(BITS):
        lights = [sum(pixel) / 3 for pixel in _samples(picture, cell(bit))]
        is_white = min(lights) > 150
        if not is_white and max(lights) > 105:
            return None
        bits = bits << 1 | is_white
    return bits >> 4 if pattern(bits >> 4) == bits else None


def corners(picture, edge=0.025):
    """The mean colours near the picture's own corners, `edge` of its sides away from them."""
    width, height = picture.size
    found = {}
    for name in CORNERS:
        x = edge if "left" in name else 1 - edge
        y = edge if "top" in name else 1 - edge
        found[name] = picture.getpixel((min(width - 1, int(x * width)), min(height - 1, int(y * height))))
    return found


def are_right(found, tolerance=60):
    """Whether four corners have the colours that they should have, right up to the edge."""
    return all(abs(seen - wanted) <= tolerance
               for name, colour in found.items() for seen, wanted in zip(colour, CORNERS[name]))


def tone(samples, rate):
    """Which of the tones it is (its number), of some hundred samples; None for silence."""
    level = math.sqrt(sum(sample * sample for sample in samples) / max(1, len(samples)))
    if level < 0.02:
        return None
    strengths = [abs(sum(sample * cmath.exp(-2j * math.pi * frequency * index / rate)
                         for index, sample in enumerate(samples))) for frequency in TONES]
    return strengths.index(max(strengths))


def samples(data):
    """Signed 16-bit samples as numbers from -1 to 1."""
    return [value / 32768 for value in array.array("h", data)]


def captions(seconds):
    """A SubRip text: in each even second of the film a row of full blocks with the second's number."""
    def time(second):
        return f"{second // 3600:02d}:{second // 60 % 60:02d}:{second % 60:02d},000"
    cues = [f"{number + 1}\n{time(second)} --> {time(second + 1)}\nat {second}\n██████████\n"
            for number, second in enumerate(range(0, seconds, 2))]
    return "\n".join(cues)


def bitmaps(seconds):
    """PGS subtitles (Blu-ray's): a white block in each of these seconds. Times are in 90,000ths of a second."""
    def segment(time, kind, body):
        return b"PG" + struct.pack(">IIBH", time, 0, kind, len(body)) + body

    def composition(number, state, objects):
        return struct.pack(">HHBHBBBB", 320, 180, 0x10, number, state, 0, 0, objects)
    width, height = 100, 20
    window = struct.pack(">BBHHHH", 1, 0, 110, 150, width, height)
    palette = bytes([0, 0, 1, 235, 128, 128, 255])
    # A run of colour 1 a line, and the line's end.
    lines = (bytes([0, 0x80 | width, 1]) if width < 64 else bytes([0, 0xC0 | width >> 8, width & 255, 1])) + b"\0\0"
    picture = lines * height
    shape = struct.pack(">HBB", 0, 0, 0xC0) + (len(picture) + 4).to_bytes(3, "big") + struct.pack(">HH", width, height)
    result = b""
    for number, second in enumerate(seconds):
        start, end = second * 90_000, (second + 1) * 90_000
        shown = composition(number * 2, 0x80, 1) + struct.pack(">HBBHH", 0, 0, 0, 110, 150)
        result += segment(start, 0x16, shown) + segment(start, 0x17, window) + segment(start, 0x14, palette)
        result += segment(start, 0x15, shape + picture) + segment(start, 0x80, b"")
        result += segment(end, 0x16, composition(number * 2 + 1, 0, 0)) + segment(end, 0x17, window)
        result += segment(end, 0x80, b"")
    return result
