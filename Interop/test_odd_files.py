"""Odd films from their file to the screen: each is cast by the command, and tells on the page whether it is right.

A few are tried always; all of them where ODD_FILES is `all` (`make odd-files`).
"""

import os
import re
import threading
from itertools import pairwise

import pytest

import oddscreen
import timecode
from conftest import lent, opened_page
from filmmaking import CONVERTED, DIRECT
from media import ffmpeg
from oddfiles import FILMS, GROWING, RECORDED
from processes import DONE, RECEIVER_SAID_NO, WRONG_USE
from waiting import until



def tried(films):
    return [film for film in films if film.quick or os.environ.get("ODD_FILES") == "all"]


PLAYED = [film for film in tried(FILMS) if film.refused is None]
REFUSED = [film for film in tried(FILMS) if film.refused is not None]


@pytest.fixture(scope="module")
def odd_screen(marquee, user, tmp_path_factory, chromium):
    with opened_page(marquee, user, tmp_path_factory.mktemp("odd"), chromium, oddscreen.LISTEN) as opened:
        # What says how far the film is would lie where the captions are.
        opened[1].evaluate("document.getElementById('overlay').hidden = true")
        yield opened


@pytest.fixture
def watched(odd_screen):
    receiver, page = odd_screen
    with lent(receiver):
        yield receiver, page
    assert page.faults == []


@pytest.fixture
def cast(start_lines, watched, tmp_path):
    """Casts a film, with captions where it has none of its own; gives the command's lines once it plays."""
    def start(film, path, *more):
        if film.has_picture and film.track is None:
            captions = tmp_path / "captions.srt"
            captions.write_text(timecode.captions(max(1, round(film.seconds))), encoding="utf-8")
            more = ("--subtitles", captions, *more)
        lines = start_lines("cast", "--to", watched[0].target, "--json", *more, "--", path)
        lines.early = []
        lines.started = lines.next(
            lambda event: event["event"] == "started" or lines.early.append(event), "it has started", timeout=40)
        return lines
    return start


@pytest.mark.parametrize("film", tried(RECORDED), ids=str)
def test_film_that_a_browser_recorded_begins_where_it_is_asked_to_and_can_be_sought(cli, corpus, watched, cast, film):
    path = corpus.path(film)
    # A file that was written to a moment ago may grow still.
    os.utime(path, (0, 0))
    lines = cast(film, path, "--start", "8")
    assert film.way == way(lines.started), lines.started
    course = oddscreen.Course(watched[1], film)
    seen = course.plays_from(8)[-1]
    assert abs(seen.duration - film.seconds) <= film.length, seen
    for place in (2.0, *film.places):
        sought = cli("seek", str(place), "--to", watched[0].target)
        assert sought.code == DONE, sought
        course.plays_from(place)
    if film.ends:
        assert cli("seek", str(film.seconds - 2.5), "--to", watched[0].target).code == DONE
        finishes(lines)


def way(started):
    return CONVERTED if "mpegurl" in started["status"]["media"]["contentType"].lower() else DIRECT


@pytest.mark.parametrize("film", PLAYED, ids=str)
def test_film_shows_its_own_time_wherever_it_is_looked_at(cli, corpus, watched, cast, film):
    corpus.begin(PLAYED[PLAYED.index(film):][:4])
    path = corpus.path(film)
    receiver, page = watched
    to = ("--to", receiver.target)
    lines = cast(film, path)
    assert film.way in (None, way(lines.started)), lines.started
    if film.seconds < 1:
        return finishes(lines)
    if film.track is not None:
        shown = cli("tracks", "on", film.track + 1, *to)
        assert shown.code == DONE, shown

    course = oddscreen.Course(page, film)
    seen = course.plays_from(film.picture_from, looks=3)[-1]
    if film.has_picture:
        assert has_shape(seen.size, film.size), seen
        corners = timecode.corners(seen.picture)
        assert timecode.are_right(corners, film.colours), corners
    assert abs(seen.duration - film.seconds) <= film.length, seen

    # An even second: there is a caption.
    middle = film.seconds // 4 * 2
    for place in (*film.places, middle, film.seconds - 2.5):
        sought = cli("seek", str(place), *to)
        assert sought.code == DONE, sought
        course.plays_from(place)
        if place == middle and film.has_picture:
            has_its_captions(page, film)
    for place in film.crosses:
        assert cli("seek", str(place - 1.5), *to).code == DONE
        course.goes_on_across(place)
    if film.ends:
        finishes(lines)


def finishes(lines):
    assert lines.event("finished", timeout=20)
    assert lines.process.wait(10) == DONE, lines.log


def has_shape(size, wanted):
    """As wide for its height as it should be, and not much smaller or larger."""
    (width, height), (wide, high) = size, wanted
    return abs(width * high / height / wide - 1) < 0.025 and 0.7 < height / high < 1.5


def has_its_captions(page, film):
    """Each caption has the time that it tells, and one of them is drawn."""
    def drawn():
        now = oddscreen.look(page, film)
        return now and now.cues and now.time % 2 < 1 and oddscreen.caption_light(page) > 500
    until(drawn, "a caption is drawn", timeout=8)
    cues = until(lambda: oddscreen.look(page, film), "the film plays").cues
    told = [int(text.split()[1]) for text, _, _ in cues]
    assert told == list(range(0, round(film.seconds), 2)), cues
    assert all(abs(start - second) < 0.05 and abs(end - second - 1) < 0.05
               for second, (_, start, end) in zip(told, cues)), cues


@pytest.mark.parametrize("film", REFUSED, ids=str)
def test_film_that_cannot_be_played_is_refused_in_one_sentence(cli, corpus, watched, film):
    result = cli("cast", corpus.path(film), "--to", watched[0].target, "--json")
    assert result.code == WRONG_USE == result.json["code"], result
    assert film.refused in result.json["error"] and film.name in result.json["error"], result
    assert result.json["error"].count("\n") == 0 and len(result.lines) == 1, result
    assert "Fatal error" not in result.err, result


def test_queue_goes_on_after_a_film_that_is_cut_short(cli, watched, tmp_path):
    source = ("-f", "lavfi", "-i", "testsrc=s=320x180:r=25", "-f", "lavfi", "-i", "sine")
    small = ("-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-c:a", "aac", "-movflags", "+faststart")
    for name, seconds in (("whole.mp4", "9"), ("good.mp4", "2")):
        ffmpeg(*source, *small, "-t", seconds, str(tmp_path / name))
    whole = (tmp_path / "whole.mp4").read_bytes()
    (tmp_path / "cut.mp4").write_bytes(whole[:len(whole) // 2])
    result = cli("cast", tmp_path / "cut.mp4", tmp_path / "good.mp4", "--to", watched[0].target, "--json")
    assert result.code == RECEIVER_SAID_NO, result
    started = [line["title"] for line in result.lines if line.get("event") == "started"]
    assert started == ["cut", "good"], result
    told = [line["message"] for line in result.lines if line.get("event") == "warning"]
    assert any(text.startswith('"cut.mp4" is cut short: ') for text in told), result
    assert any('stopped playing "cut" at 0:0' in text and "the file is cut short" in text for text in told), result
    assert "1 of 2 items was not played to the end: \"cut\"" in result.lines[-1]["error"], result


def pieces(whole):
    """A film's first half, and the rest in pieces, as its writer writes them: a fragment of an MP4 is one piece."""
    cuts = [match.start() - 4 for match in re.finditer(b"moof", whole)] or range(0, len(whole), len(whole) // 80)
    late = [cut for cut in cuts if cut > len(whole) // 2]
    return whole[:late[0]], [whole[begin:end] for begin, end in pairwise([*late, len(whole)])]


class Writer:
    """Puts the first half of a film into a file, then the rest within some ten seconds."""

    def __init__(self, whole, path):
        first, self._rest = pieces(whole.read_bytes())
        self._path = path
        path.write_bytes(first)
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._write)
        self._thread.start()

    def _write(self):
        for piece in self._rest:
            if self._is_over.wait(10 / len(self._rest)):
                return
            with open(self._path, "ab") as file:
                file.write(piece)

    def close(self):
        self._is_over.set()
        self._thread.join()


@pytest.mark.parametrize("film", tried(GROWING), ids=str)
def test_film_that_is_still_being_written_plays_what_is_there(cli, corpus, watched, cast, tmp_path, film):
    path = tmp_path / film.name
    writer = Writer(corpus.path(film), path)
    try:
        lines = cast(film, path)
        assert film.way == way(lines.started), lines.started
        course = oddscreen.Course(watched[1], film)
        course.plays_from(0)
        for place in (6.0, 8.5):
            sought = cli("seek", str(place), "--to", watched[0].target)
            assert sought.code == DONE, sought
            course.plays_from(place)
        assert lines.is_alive(), lines.log
        assert any("is still being written" in event.get("message", "") for event in lines.early), lines.early
    finally:
        writer.close()


def test_what_is_added_by_a_program_that_closes_the_film_is_told_at_the_end(start_lines, to, tmp_path):
    path = tmp_path / "Film.mp4"
    ffmpeg("-f", "lavfi", "-i", "testsrc=s=320x180:r=10", "-t", "2", "-c:v", "libx264", "-pix_fmt", "yuv420p", path)
    os.utime(path, (0, 0))
    lines = start_lines("cast", *to, "--json", path)
    lines.event("started")
    with open(path, "ab") as file:
        file.write(bytes(100))
    assert "was still being written while it played" in lines.event("warning")["message"]
    finishes(lines)
