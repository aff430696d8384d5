"""How odd films are made: what is known of one, the steps that are no program's, and the folder that has them all."""

import contextlib
import fcntl
import hashlib
import re
import shlex
import shutil
import struct
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import timecode

FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
DIRECT, CONVERTED = "direct", "converted"


@dataclass(frozen=True)
class Film:
    """Times are seconds of the film as it is played, from 0."""
    name: str
    steps: tuple
    # DIRECT or CONVERTED; None where either is right.
    way: str | None = CONVERTED
    # It is tried in every run, and not in a sweep alone.
    quick: bool = False
    # It can't be played, and this is a part of why.
    refused: str | None = None
    # Pixels as they are shown, of which the shape counts.
    size: tuple = (320, 180)
    # Pixels of the numbered frames, before the steps turn, stretch or pad them.
    drawn: tuple = (320, 180)
    # Numbers a second, and pictures a second where these are more.
    fps: float = 25
    rate: float | None = None
    # Numbers that the film itself has not, and how many of them a picture may stand for beside its own.
    missing: int = 2
    holds: int = 0
    seconds: float = 20
    # How much there is of SOURCE, PICTURE and SOUND.
    source: float = 20
    # Which second of the numbered frames is shown at 0; None where that is not known before.
    begins: float | None = 0
    # Which second of the tones is heard at 0; None where none of them is.
    sounds: float | None = 0
    # From when on there is a picture, and where another recording begins.
    picture_from: float = 0
    joins: tuple = ()
    # How many frames the picture may be wrong, and how many seconds the length.
    frames: float = 2
    length: float = 0.6
    has_picture: bool = True
    # Its own captions, by their number among the tracks; None: a file of captions is named.
    track: int | None = None
    # How far a corner's colour may be off.
    colours: int = 60
    # Where in the film it is looked at after a seek, beside the middle; and whether its end is awaited.
    places: tuple = ()
    ends: bool = False
    # Where it is watched for some seconds, and time has to go on without a leap.
    crosses: tuple = ()

    @property
    def picture_rate(self):
        return self.rate or self.fps

    def __str__(self):
        return re.sub(r"[^\w.+-]+", "-", self.name.encode("ascii", "ignore").decode())[:40].strip("-")


def film(name, *steps, **more):
    return Film(name, steps, **more)


# ---- steps
def joined(*names):
    """cat NAMES > OUT"""
    return lambda folder, out: out.write_bytes(b"".join((folder / name).read_bytes() for name in names))


def part(name, first, last, pieces=1):
    """From one share of a file to another; transport streams stay whole in their packets of 188 bytes."""
    def step(folder, out):
        data = (folder / name).read_bytes()
        begin, end = (int(len(data) * share) // pieces * pieces for share in (first, last))
        out.write_bytes(data[begin:end])
    return step


def damaged(name, first, last):
    """Noise in the middle."""
    def step(folder, out):
        data = bytearray((folder / name).read_bytes())
        for place in range(int(len(data) * first), int(len(data) * last)):
            data[place] = place * 7919 >> 3 & 255
        out.write_bytes(data)
    return step


def without(name, share, length, size=1):
    """So many bytes are not there, or packets of a transport stream."""
    def step(folder, out):
        data = (folder / name).read_bytes()
        at = int(len(data) * share) // size * size
        out.write_bytes(data[:at] + data[at + length * size:])
    return step


def zeroed(name, first, last):
    """Zeros in the middle, as of a disk's bad sectors."""
    def step(folder, out):
        data = (folder / name).read_bytes()
        begin, end = int(len(data) * first), int(len(data) * last)
        out.write_bytes(data[:begin] + bytes(end - begin) + data[end:])
    return step


def mirrored(name):
    """The display matrix of a MOV's picture says that left and right are to be changed."""
    def step(folder, out):
        data = (folder / name).read_bytes()
        upright = b"\0\1\0\0" + bytes(12) + b"\0\1\0\0" + bytes(12) + b"\x40\0\0\0"
        flipped = b"\xff\xff\0\0" + bytes(12) + b"\0\1\0\0" + bytes(12) + b"\x40\0\0\0"
        # The first is the film's, the second that of its first track.
        at = data.index(upright, data.index(b"tkhd"))
        out.write_bytes(data[:at] + flipped + data[at + len(upright):])
    return step


def edited(name, **edits):
    """The edit lists of an MP4 or MOV: of each handler (vide, soun) the stretches that are shown, as their length and
    where they begin in the track, in seconds; -1 for a stretch of nothing. The index stands at the end of the file."""
    def step(folder, out):
        data = (folder / name).read_bytes()
        index = next(box for box in _boxes(data, 0, len(data)) if box[2] == b"moov")
        assert index[1] == len(data), "the index is not at the end"
        length = max(sum(length for length, _ in stretches) for stretches in edits.values())
        out.write_bytes(data[:index[0]] + _with_edits(data, index, edits, {"length": length}))
    return step


def _boxes(data, begin, end):
    while begin < end:
        size, kind = struct.unpack(">I4s", data[begin:begin + 8])
        yield begin, begin + size, kind
        begin += size


def _number(data, at):
    return struct.unpack(">I", data[at:at + 4])[0]


def _with_edits(data, box, edits, known):
    """A box anew, with all that is in it. What a track says of itself stands before what is changed by it, or is looked
    for within."""
    begin, end, kind = box
    content = data[begin + 8:end]
    if kind == b"mvhd":
        content = content[:16] + struct.pack(">I", int(known["length"] * known["scale"])) + content[20:]
    elif kind == b"elst" and known["handler"] in edits:
        content = struct.pack(">II", 0, len(edits[known["handler"]])) + b"".join(
            struct.pack(">IiHH", int(length * known["scale"]), -1 if start < 0 else int(start * known["media"]), 1, 0)
            for length, start in edits[known["handler"]])
    elif kind in (b"moov", b"trak", b"edts", b"mdia"):
        inner = list(_boxes(data, begin + 8, end))
        known = dict(known)
        for start, stop, name in inner:
            if name == b"mvhd":
                known["scale"] = _number(data, start + 20)
            elif name == b"mdia":
                for place, _, part_name in _boxes(data, start + 8, stop):
                    if part_name == b"mdhd":
                        known["media"] = _number(data, place + 20)
                    elif part_name == b"hdlr":
                        known["handler"] = data[place + 16:place + 20].decode()
        content = b"".join(_with_edits(data, each, edits, known) for each in inner)
    return struct.pack(">I4s", len(content) + 8, kind) + content


def written(data):
    return lambda folder, out: out.write_bytes(data)


def captions(name, seconds=20):
    return lambda folder, out: (folder / name).write_text(timecode.captions(seconds))


def bitmaps(name):
    return lambda folder, out: (folder / name).write_bytes(timecode.bitmaps(range(0, 20, 2)))


# ---- making
class Corpus:
    """Makes films in a folder that all test processes of a session share: each film once, two at a time."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.folder.mkdir(exist_ok=True)
        self._makers = ThreadPoolExecutor(2)
        self._made = {}

    def close(self):
        self._makers.shutdown(cancel_futures=True)

    def begin(self, films):
        """Makes films that will be asked for soon."""
        for wanted in films:
            if wanted.name not in self._made:
                self._made[wanted.name] = self._makers.submit(self._once, wanted)

    def path(self, wanted):
        self.begin([wanted])
        return self._made[wanted.name].result()

    def _once(self, wanted):
        # A folder for each: nothing lies beside a film that is not meant.
        key = hashlib.sha256(wanted.name.encode()).hexdigest()[:16]
        place = self.folder / key
        place.mkdir(exist_ok=True)
        path = place / wanted.name
        with self._locked(key):
            if not path.exists():
                with self._locked(f"maker-{int(key, 16) % 2}"):
                    self._make(wanted, path)
        return path

    @contextlib.contextmanager
    def _locked(self, name):
        """Keeps the other threads and processes of the session from the same."""
        with open(self.folder / f"{name}.lock", "w", encoding="utf-8") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield

    def _make(self, wanted, path):
        work = path.parent.with_suffix(".work")
        work.mkdir(exist_ok=True)
        # By a plain name: what is odd about a film's name is not the makers' business.
        out = work / ("OUT" + path.suffix)
        for step in wanted.steps:
            if callable(step):
                step(work, out)
            else:
                self._run(step, wanted, work, out)
        out.rename(path)
        shutil.rmtree(work)

    def _run(self, step, wanted, work, out):
        sound = ["-f", "lavfi", "-i", f"{timecode.TONE_SOURCE}:d={wanted.source}"]
        picture = ["-i", str(self._numbers(wanted))]
        words = {"PICTURE": picture, "SOUND": sound, "SOURCE": picture + sound, "OUT": [str(out)], "FONT": [FONT]}
        command = [part for word in shlex.split(step) for part in words.get(word, [word])]
        if command[0] == "ffmpeg":
            command[1:1] = ["-nostdin", "-v", "error", "-y"]
        done = subprocess.run(command, cwd=work, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
        # mkvmerge ends with 1 where it has warned.
        is_made = done.returncode == 0 or command[0] == "mkvmerge" and done.returncode == 1
        assert is_made, (command, done.stdout, done.stderr)

    def _numbers(self, wanted):
        """The numbered frames of one size, rate and length, made once."""
        size, count = wanted.drawn, round(wanted.fps * wanted.source)
        path = self.folder / f"numbers-{size[0]}x{size[1]}-{wanted.fps:.3f}-{count}.mkv"
        with self._locked(path.name):
            if not path.exists():
                part = path.with_suffix(".part.mkv")
                timecode.frames(count, size, part, wanted.fps)
                part.rename(path)
        return path
