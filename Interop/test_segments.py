"""Every segment of films that are converted, decoded alone: its first picture has the time that the playlist says, and
all pictures and sounds of the film are in the segments, once, at their times.

Films whose times are odd are tried always; all that are converted where ODD_FILES is `all` (`make odd-files`).
"""

import os
import subprocess
import urllib.request
from itertools import pairwise

import pytest
from PIL import Image

import timecode
from castv2 import RECEIVER, Client
from filmmaking import CONVERTED
from oddfiles import DAMAGED, FILMS, LONG_GROUPS, OPEN_GOPS, SHORTENED, TIMES

# What all timestamps of segments are ahead of the film's time, in seconds.
OFFSET = 10.0
# What sound is listened to at, in hertz.
RATE = 8000

TRIED = [film for film in FILMS if film.way == CONVERTED and film.has_picture and film.refused is None
         and film not in DAMAGED
         and (os.environ.get("ODD_FILES") == "all" or film.quick and film in OPEN_GOPS + LONG_GROUPS + TIMES)]


class Segment:
    """What a decoder makes of one segment that has nothing before it. Times are the film's, in seconds."""

    def __init__(self, path, start, length, has_sound):
        self.start, self.length = start, length
        times = [path.with_suffix(suffix) for suffix in (".pictures", ".sounds", ".packets")]
        heard = path.with_suffix(".samples")
        sound = ["-map", "0:a", "-c:a", "pcm_s16le", "-f", "framecrc", str(times[1]),
                 "-map", "0:a", "-ac", "1", "-ar", str(RATE), "-f", "s16le", str(heard)]
        done = subprocess.run(
            ["ffmpeg", "-nostdin", "-v", "error", "-y", "-copyts", "-i", str(path),
             "-map", "0:v?", "-fps_mode", "passthrough", "-enc_time_base", "-1", "-pix_fmt", "rgb24", "-f", "rawvideo",
             "pipe:1",
             "-map", "0:v?", "-fps_mode", "passthrough", "-enc_time_base", "-1", "-f", "framecrc", str(times[0]),
             "-map", "0:v?", "-c", "copy", "-f", "framecrc", str(times[2]),
             *(sound if has_sound else [])],
            capture_output=True, check=False)
        self.errors = done.stderr.decode()
        self.pictures, size = read_times(times[0])
        self.sounds, _ = read_times(times[1]) if has_sound else ([], None)
        self.decoding, _ = read_times(times[2], column=1)
        self.samples = timecode.samples(heard.read_bytes()) if has_sound else []
        shown = pictures(done.stdout, size)
        self.numbers = [timecode.read(picture) for picture in shown]
        self.corners = timecode.corners(shown[0]) if shown else None

    def has_sound(self, time):
        """Whether the tenth of a second from there on is here."""
        return bool(self.sounds) and self.sounds[0] <= time <= self.sounds[0] + len(self.samples) / RATE - 0.1

    def tone(self, time):
        at = round((time - self.sounds[0]) * RATE)
        return timecode.tone(self.samples[at:at + RATE // 10], RATE)

    def __repr__(self):
        return (f"<segment from {self.start:.3f} s, {self.length:.3f} s long: pictures {self.pictures[:1]} to "
                f"{self.pictures[-1:]}, numbers {self.numbers[:2]} to {self.numbers[-1:]}, sounds {self.sounds[:1]} to "
                f"{self.sounds[-1:]}, {self.errors[:300]!r}>")


def read_times(path, column=2):
    """The times of a framecrc file, less the segments' offset, and the size of the pictures. Column 1 has the times of
    decoding, 2 those of showing."""
    base, size, times = 0.0, (0, 0), []
    for line in path.read_text().splitlines():
        if line.startswith("#tb"):
            numerator, _, denominator = line.split()[-1].partition("/")
            base = int(numerator) / int(denominator)
        elif line.startswith("#dimensions"):
            size = tuple(map(int, line.split()[-1].split("x")))
        elif not line.startswith("#"):
            times.append(int(line.split(",")[column]) * base - OFFSET)
    return times, size


def pictures(data, size):
    length = size[0] * size[1] * 3
    return [Image.frombytes("RGB", size, data[at:at + length]) for at in range(0, len(data), length or 1)]


def playlist(url):
    """The segments of a playlist: their starts, their lengths, their addresses."""
    start, found, length = 0.0, [], None
    with urllib.request.urlopen(url, timeout=60) as answer:
        lines = answer.read().decode().splitlines()
    assert "#EXT-X-ENDLIST" in lines and "#EXT-X-INDEPENDENT-SEGMENTS" in lines
    for line in lines:
        if line.startswith("#EXTINF:"):
            length = float(line[8:].rstrip(","))
        elif not line.startswith("#"):
            found.append((start, length, url.rpartition("/")[0] + "/" + line))
            start += length
    return found


def in_odd_order(count):
    """As a player asks that seeks. Of a film of a minute these are runs of ffmpeg that begin at the end, behind the
    middle and at the start; a shorter one is made by the run from the start, which is never far from where it is asked
    for."""
    order = [count - 1, count * 2 // 3, *range(count)]
    return list(dict.fromkeys(order))


@pytest.fixture
def segments(start_lines, receiver, corpus, tmp_path):
    """Casts a film, fetches all of its segments and decodes each alone."""
    def decode(film):
        lines = start_lines("cast", corpus.path(film), "--to", receiver.target, "--json")
        assert "mpegurl" in lines.event("started", timeout=60)["status"]["media"]["contentType"].lower()
        with Client(receiver.address) as client:
            client.connect()
            app = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]["applications"][0]
            client.connect(app["transportId"])
            named = playlist(client.media_status(app)["media"]["contentId"])
        found = {}
        for index in in_odd_order(len(named)):
            start, length, url = named[index]
            path = tmp_path / f"{index}.ts"
            with urllib.request.urlopen(url, timeout=60) as answer:
                path.write_bytes(answer.read())
            found[index] = Segment(path, start, length, film.sounds is not None)
        return [found[index] for index in range(len(named))]
    return decode


@pytest.mark.parametrize("film", TRIED, ids=str)
def test_each_segment_decodes_alone_from_its_first_picture_on(segments, corpus, film):
    corpus.begin(TRIED[TRIED.index(film):][:4])
    found = segments(film)
    assert [segment for segment in found if segment.errors] == []
    begin_where_the_playlist_says(film, found)
    have_each_picture_at_its_time(film, found)
    if film.sounds is not None:
        have_sound_throughout(found)
        have_each_tone_at_its_time(film, found)


def test_what_an_edit_list_cuts_out_is_in_no_segment(segments):
    found = segments(SHORTENED)
    shown = [(time, number) for segment in found
             for time, number in zip(segment.pictures, segment.numbers, strict=True)]
    wrong = [(time, number) for time, number in shown
             if number is None or abs(number / 25 - time - (5 if time > 3.98 else 0)) > 0.06]
    assert not wrong and len(shown) == 250, (wrong, len(shown))
    for second in range(9):
        heard = [segment.tone(second + 0.3) for segment in found if segment.has_sound(second + 0.3)]
        assert set(heard) <= {(second + 5 if second >= 4 else second) % 8}, (second, heard)


def begin_where_the_playlist_says(film, found):
    """A first picture is never late. The film itself may begin before its picture, by some packets of sound."""
    half = 0.5 / film.picture_rate
    assert -half <= found[0].pictures[0] <= film.picture_from + 0.1, found[0]
    # Players take a step back for the end of what can be decoded.
    for segment in found:
        assert all(before < after for before, after in pairwise(segment.decoding)), segment.decoding
    for before, after in pairwise(found):
        begins_recording = any(abs(after.start - join) < 0.1 for join in film.joins)
        late = (after.pictures[0] - after.start) * film.picture_rate
        # The cuts lie a quarter of a frame before a frame of the grid, from which the film's own may differ by a half.
        assert -0.5 <= late <= 0.76 or begins_recording and late < 2.5, after
        assert before.pictures[-1] < after.pictures[0], (before, after)


def have_each_picture_at_its_time(film, found):
    # What stands before there is a picture is the first one.
    whence = film.picture_from
    if film.begins is None:
        whence = [time for time, number in zip(found[0].pictures, found[0].numbers, strict=True)
                  if number == found[0].numbers[0]][-1]
    start = next(index for index, time in enumerate(found[0].pictures) if time > whence - 0.1 / film.fps)
    first = found[0].numbers[start]
    assert set(found[0].numbers[:start]) <= {first}, found[0]
    begins = first / film.fps - found[0].pictures[start]
    allowed = 0.5 if film.rate is None and not film.joins else 1.01
    assert film.begins is None or abs(begins - film.begins) <= 0.1, found[0]
    for segment in found:
        assert timecode.are_right(segment.corners, film.colours), (segment, segment.corners)
        wrong = [(time, number) for time, number in zip(segment.pictures, segment.numbers, strict=True)
                 if time >= whence and (number is None or not
                                        -allowed - film.holds <= number - (time + begins) * film.fps <= allowed)]
        assert not wrong, (segment, wrong[:5])
    last = film.source
    if film.begins is not None:
        first, last = round(max(0, film.begins) * film.fps), min(last, film.begins + film.seconds)
    whole = set(range(first, round(last * film.fps)))
    shown = {number for segment in found for number in segment.numbers}
    assert len(whole - shown) <= film.missing and len(shown - whole) <= 2, (sorted(whole - shown), shown - whole)


def have_sound_throughout(found):
    """From segment to segment the sound goes on, whichever runs have made them: no gap, and nothing twice. Otherwise a
    browser drops the picture up to the next key frame."""
    for before, after in pairwise(found):
        if len(before.sounds) > 1 and after.sounds:
            packet = before.sounds[-1] - before.sounds[-2]
            assert abs(after.sounds[0] - before.sounds[-1] - packet) < packet, (before, after)


def have_each_tone_at_its_time(film, found):
    """A tenth of each second, early in it; one that a cut goes through is in no segment whole."""
    wrong, missed = {}, []
    for second in range(1, int(film.seconds) - 1):
        heard = [segment.tone(second + 0.1) for segment in found if segment.has_sound(second + 0.1)]
        place = second + 0.15 + film.sounds
        wanted = int(place) % len(timecode.TONES) if 0 <= place < film.source else None
        if not heard:
            missed.append(second)
        elif heard != [wanted]:
            wrong[second] = (heard, wanted)
    assert not wrong and len(missed) < len(found), (wrong, missed, found)
