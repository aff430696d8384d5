"""Pictures of one colour, one of each kind, made by ffmpeg and libheif's heif-enc; and such that lie on their side."""

import struct
import subprocess

from media import ffmpeg

# By kind: each has a colour of its own, which no other scene of the screen has.
COLOURS = {"bmp": (200, 40, 40), "gif": (40, 170, 60), "png": (50, 70, 200), "jpg": (200, 160, 30),
           "webp": (150, 40, 170), "avif": (30, 160, 170), "tiff": (210, 110, 40), "heic": (120, 200, 60),
           "jxl": (90, 60, 140), "qoi": (60, 120, 90), "ppm": (170, 90, 120)}


def colour_text(colour):
    return "0x%02x%02x%02x" % colour


def make_picture(folder, kind, size="640x480", name=None):
    """A picture of the kind's colour."""
    path = folder / f"{name or kind}.{kind}"
    source = ["-f", "lavfi", "-i", f"color=c={colour_text(COLOURS[kind])}:s={size}", "-frames:v", "1"]
    if kind in ("avif", "heic"):
        plain = folder / f"{path.stem}-plain.png"
        ffmpeg(*source, plain)
        encode(plain, path)
    else:
        ffmpeg(*source, *(["-q:v", "2"] if kind == "jpg" else []), path)
    return path


def encode(source, path):
    """A HEIC or AVIF picture, by the name's end."""
    subprocess.run(["heif-enc", "-q", "90", *(["-A"] if path.suffix == ".avif" else []), str(source), "-o", str(path)],
                   check=True, capture_output=True)


def make_film_of_one_picture(path, colour):
    ffmpeg("-f", "lavfi", "-i", f"color=c={colour_text(colour)}:s=640x360:r=25", "-frames:v", "1", "-c:v", "libx264",
           "-pix_fmt", "yuv420p", "-movflags", "+faststart", path)


def halves(path, left, right, *more):
    """Two colours side by side, 600 by 400 points."""
    ffmpeg("-f", "lavfi", "-i", f"color=c={colour_text(left)}:s=300x400", "-f", "lavfi", "-i",
           f"color=c={colour_text(right)}:s=300x400", "-filter_complex", "hstack", "-frames:v", "1", *more, path)


def turned_jpeg(path, orientation):
    """The same file with Exif data that says how it is to be turned."""
    jpeg = path.read_bytes()
    tiff = b"II*\0" + struct.pack("<IHHHIHHI", 8, 1, 0x0112, 3, 1, orientation, 0, 0)
    body = b"Exif\0\0" + tiff
    path.write_bytes(jpeg[:2] + b"\xff\xe1" + struct.pack(">H", len(body) + 2) + body + jpeg[2:])


def turned_tiff(path, orientation):
    """A TIFF file of ffmpeg's with one more entry in its directory, which is moved to the end of the file."""
    tiff = path.read_bytes()
    assert tiff[:4] == b"II*\0"
    [place] = struct.unpack("<I", tiff[4:8])
    [count] = struct.unpack("<H", tiff[place:place + 2])
    entries = [tiff[place + 2 + 12 * index:place + 14 + 12 * index] for index in range(count)]
    entries = [entry for entry in entries if struct.unpack("<H", entry[:2])[0] != 0x0112]
    entries.append(struct.pack("<HHIHH", 0x0112, 3, 1, orientation, 0))
    entries.sort(key=lambda entry: struct.unpack("<H", entry[:2]))
    tiff += b"\0" * (len(tiff) % 2)
    path.write_bytes(tiff[:4] + struct.pack("<I", len(tiff)) + tiff[8:] + struct.pack("<H", len(entries))
                     + b"".join(entries) + b"\0\0\0\0")


def turned_heic(path, angle):
    """The same file with a property that turns its picture anticlockwise by so many times 90°, as telephones write it
    beside their Exif data: a box `irot` in `ipco`, and a word on it in `ipma`."""
    data = bytearray(path.read_bytes())

    def box(name, start=0):
        place = data.index(name, start) - 4
        return place, struct.unpack(">I", data[place:place + 4])[0]

    def grow(place, by):
        [size] = struct.unpack(">I", data[place:place + 4])
        data[place:place + 4] = struct.pack(">I", size + by)

    meta, _ = box(b"meta")
    iprp, _ = box(b"iprp", meta)
    ipco, ipco_size = box(b"ipco", iprp)
    count, place = 0, ipco + 8
    while place < ipco + ipco_size:
        count += 1
        place += struct.unpack(">I", data[place:place + 4])[0]
    ipma, _ = box(b"ipma", iprp)
    assert data[ipma + 8:ipma + 12] == b"\0\0\0\0", "short ids and indices"
    # The first item, which is the picture: its number of properties, and those.
    number = ipma + 16 + 2
    end = number + 1 + data[number]
    data[end:end] = bytes([0x80 | count + 1])
    data[number] += 1
    grow(ipma, 1)
    data[ipco + ipco_size:ipco + ipco_size] = struct.pack(">I4sB", 9, b"irot", angle)
    grow(ipco, 9)
    for outer in (iprp, meta):
        grow(outer, 10)
    iloc, _ = box(b"iloc", meta)
    assert (data[iloc + 8], data[iloc + 12], data[iloc + 13]) == (0, 0x44, 0x40), "a base of four bytes for each item"
    [items] = struct.unpack(">H", data[iloc + 14:iloc + 16])
    place = iloc + 16
    for _ in range(items):
        base, extents = struct.unpack(">IH", data[place + 4:place + 10])
        data[place + 4:place + 8] = struct.pack(">I", base + 10)
        place += 10 + 8 * extents
    path.write_bytes(data)
