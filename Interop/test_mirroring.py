"""marquee mirror: two processes over loopback, a network that is spoiled on purpose, and the receiver's pixels."""

import io
import os
import signal
import socket
import time
from pathlib import Path

import pytest
from PIL import Image

import media
from castv2 import RECEIVER, Client
from conftest import receivers
from mirroring import MIRRORING, ends, last_statistics, resident
from pixels import cells, shows_film
from processes import DONE, INTERRUPTED
from waiting import until

STREAMING = "urn:x-cast:com.google.cast.webrtc"

# What is seen.


def read_codes(png):
    """(tenths of a second, frame number) of a mirrored synthetic picture; None where it can't be read."""
    picture = Image.open(io.BytesIO(png)).convert("L").resize((1280, 720))
    return cells(picture, 11, 30, 56), cells(picture, 20, 110, 136)


def test_pictures_and_sound_arrive(mirror, receiver):
    lines = mirror(receiver.target, "--duration", "4")
    outline = lines.started["outline"]
    assert (outline["width"], outline["height"], outline["framesPerSecond"]) == (1280, 720, 30)
    assert outline["videoCodec"] and outline["audioCodec"]
    assert receiver.event("applicationStarted")["app"] == MIRRORING
    statistics = last_statistics(lines, "finished")
    ends(lines, DONE)
    # Every machine is fast enough for a third of it, and what was sent has arrived.
    assert statistics["framesCaptured"] >= 100, statistics
    assert statistics["framesAcknowledged"] >= 40 and statistics["audioFramesSent"] >= 300, statistics
    assert statistics["framesAcknowledged"] >= statistics["framesSent"] - 15, statistics
    assert statistics["loss"] < 0.01 and statistics["roundTrip"] < 200, statistics
    assert receiver.event("applicationStopped")["app"] == MIRRORING


# How many of the page's transitions run once it shows what is mirrored: each would be drawn above the first pictures.
COUNT_FADES = """() => {
  window.fades = null;
  const begun = new MutationObserver(() => {
    if (document.body.dataset.scene !== 'mirror') return;
    begun.disconnect();
    requestAnimationFrame(() => { window.fades = document.getAnimations().length; });
  });
  begun.observe(document.body, {attributeFilter: ['data-scene']});
}"""


def test_picture_on_the_page_tells_when_it_was_made(mirror, screen):
    receiver, page = screen
    page.evaluate(COUNT_FADES)
    lines = mirror(receiver.target, "--duration", "20", "--delay", "400")
    outline = lines.started["outline"]
    seen = []

    def look():
        asked = time.time()
        code, counter = read_codes(page.screenshot())
        had = time.time()
        if counter is None or code is None:
            return False
        # A slow machine may show one picture in two screenshots: it draws less often than they are taken.
        if seen and seen[-1][0] == counter:
            return False
        made = outline["sourceStart"] + counter / outline["framesPerSecond"]
        seen.append((counter, code, asked - made, had - made))
        return len(seen) >= 6
    until(look, lambda: f"six pictures that can be read; {seen}", 15)
    counters = [counter for counter, *_ in seen]
    assert counters == sorted(counters), f"the picture went back: {seen}"
    for counter, code, _, _ in seen:
        assert abs(counter / 3 - code) <= 1.01, f"counter and time code of one picture agree: {seen}"
    # It is shown 400 ms after it was made, within what a screenshot takes.
    assert min(oldest for *_, oldest in seen) > 0.3, seen
    assert min(youngest for *_, youngest, _ in seen) < 0.8, seen
    assert page.evaluate("window.fades") == 0
    assert lines.stop(signal.SIGTERM) == INTERRUPTED


@pytest.mark.parametrize("side", ["sender", "receiver"])
def test_lossy_network_loses_no_picture(marquee, user, tmp_path, start_lines, side):
    faults = "loss=5%,delay=20ms,jitter=5ms,reorder=1%,seed=7"
    with receivers(marquee, user, tmp_path) as start:
        receiver = start(extra=("--impair", faults) if side == "receiver" else ())
        lines = start_lines("mirror", "--to", receiver.target, "--source", "synthetic", "--json", "--duration", "6",
                            "--resolution", "640x360", "--bitrate", "1M",
                            *(("--impair", faults) if side == "sender" else ()))
        statistics = last_statistics(lines, "finished")
        ends(lines, DONE)
    assert statistics["framesSent"] >= 100, statistics
    assert statistics["framesAcknowledged"] >= statistics["framesSent"] - 15, statistics
    assert 0 < statistics["loss"] < 0.5 and statistics["roundTrip"] >= 15, statistics


def delays(lines, wanted, what, timeout=60):
    """The target delays that are told until an event for which `wanted` holds, each once in a row."""
    told = []

    def look(event):
        delay = event.get("statistics", {}).get("delay")
        if delay is not None and told[-1:] != [delay]:
            told.append(delay)
        return wanted(event)
    lines.next(look, what, timeout)
    return told


def is_finished(event):
    return event.get("event") == "finished"


def test_delay_becomes_longer_where_the_path_is(marquee, user, tmp_path, start_lines):
    """120 ms each way: with a fixed delay of 100 ms no picture could be sent again in time."""
    with receivers(marquee, user, tmp_path) as start:
        receiver = start(extra=("--impair", "delay=120ms,loss=1%,seed=3"))
        more = ("--source", "synthetic", "--resolution", "320x180", "--fps", "15", "--json")
        lines = start_lines("mirror", "--to", receiver.target, *more, "--delay", "100", "--max-delay", "900")
        outline = lines.event("started", timeout=60)["outline"]
        assert (outline["targetDelay"], outline["maximumTargetDelay"]) == (100, 900)
        told = delays(lines, lambda event: event.get("statistics", {}).get("delay", 0) > 240, "a longer delay", 30)
        assert told[-1] <= 900, told
        # The receiver follows, sound and pictures alike, and still shows them.
        both = receiver.next(lambda event: event.get("event") == "mirroring" and event["state"] == "statistics"
                             and len({stream["targetDelay"] for stream in event["streams"]}) == 1
                             and all(min(stream["targetDelay"], stream["delayMedian"] or 0) > 240
                                     for stream in event["streams"]), "both follow", 30)
        assert all(stream["broken"] == 0 and stream["shown"] > 0 for stream in both["streams"]), both
        assert lines.stop(signal.SIGTERM) == INTERRUPTED
        fixed = start_lines("mirror", "--to", receiver.target, *more, "--delay", "100", "--duration", "4")
        assert delays(fixed, is_finished, "the end") == [100]
        ends(fixed, DONE)


def test_delay_stays_where_nothing_is_late(mirror, receiver):
    lines = mirror(receiver.target, "--resolution", "320x180", "--fps", "15", "--max-delay", "2000", "--duration", "5")
    assert lines.started["outline"]["targetDelay"] == 400
    assert delays(lines, is_finished, "the end") == [400]
    ends(lines, DONE)


def media_port(pid):
    """The UDP port of a receiver that is not mDNS's."""
    inodes = {os.readlink(entry).strip("socket:[]") for entry in Path(f"/proc/{pid}/fd").iterdir()
              if entry.is_symlink() and os.readlink(entry).startswith("socket:")}
    rows = [line.split() for table in ("udp", "udp6")
            for line in Path(f"/proc/net/{table}").read_text().splitlines()[1:]]
    port, = {int(row[1].rsplit(":", 1)[1], 16) for row in rows if row[9] in inodes} - {5353}
    return port


def test_flood_at_the_media_port_ends_nothing(mirror, receiver):
    """As much as a network of 1 Gbit/s brings in 2 s, from the sender's own machine and as fast as it goes."""
    lines = mirror(receiver.target, "--resolution", "640x360", "--bitrate", "1M", "--delay", "1000")
    before = resident(receiver.process.pid, without="")
    target, junk = ("127.0.0.1", media_port(receiver.process.pid)), os.urandom(1400)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as flood:
        for _ in range(250_000_000 // len(junk)):
            flood.sendto(junk, target)
    grown = resident(receiver.process.pid, without="") - before
    assert grown < 30_000, f"{grown} kB"
    # What the full socket had no room for may be late; how much, depends on the machine. Afterwards everything arrives.
    told = []

    def goes_on(event):
        if event.get("event") != "mirroring" or event["state"] != "statistics":
            return False
        told.append(event)
        then, now = told[-2:] if len(told) > 1 else (event, event)
        return now["refused"] == then["refused"] >= 1000 and all(
            new["lostInCore"] == old["lostInCore"] and new["delivered"] >= old["delivered"] + 5
            for old, new in zip(then["streams"], now["streams"], strict=True))
    receiver.next(goes_on, "a second after the flood in which nothing is lost", 30)
    assert lines.stop(signal.SIGTERM) == INTERRUPTED


def test_offer_that_fails_leaves_what_runs(mirror, receiver):
    lines = mirror(receiver.target, "--resolution", "320x180", "--no-audio")
    with Client(receiver.address, "sender-other") as client:
        client.connect()
        app, = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]["applications"]
        client.connect(app["transportId"])
        unknown = {"index": 0, "type": "video_source", "codecName": "theora"}
        for number, offer in enumerate(({}, {"supportedStreams": [unknown]}, {"supportedStreams": [{"index": 0}]})):
            client.send(STREAMING, {"type": "OFFER", "seqNum": number, "offer": offer}, app["transportId"])
        answers = until(lambda: len(told := [message.payload for message in list(client.received)
                                             if message.namespace == STREAMING]) == 3 and told, "three answers")
    assert [(answer["seqNum"], answer["result"]) for answer in answers] == [(0, "error"), (1, "error"), (2, "error")]
    before = lines.event("statistics")["statistics"]["framesAcknowledged"]
    lines.next(lambda event: event.get("statistics", {}).get("framesAcknowledged", 0) > before + 5, "pictures go on")
    assert receiver.is_alive() and lines.stop(signal.SIGTERM) == INTERRUPTED


def test_film_is_mirrored(mirror, screen, films):
    receiver, page = screen
    lines = mirror(receiver.target, "--resolution", "640x360", source=films / "film.mp4")
    assert lines.started["outline"]["width"] == 640
    until(lambda: shows_film(page.screenshot()), "the film's bars on the page", 15)
    assert lines.stop(signal.SIGTERM) == INTERRUPTED


def test_film_ends_by_itself(mirror, receiver, tmp_path):
    media.make_film(tmp_path / "short.mp4", seconds=4)
    lines = mirror(receiver.target, "--resolution", "320x180", "--no-audio", source=tmp_path / "short.mp4")
    assert lines.started["outline"].get("audioCodec") is None
    statistics = last_statistics(lines, "finished")
    ends(lines, DONE)
    # Four seconds at 25 pictures a second.
    assert 80 <= statistics["framesCaptured"] <= 105, statistics


def test_film_that_breaks_off_is_played_so_far_and_that_is_told(mirror, receiver, tmp_path):
    media.make_film(tmp_path / "whole.mp4", seconds=8)
    media.ffmpeg("-i", tmp_path / "whole.mp4", "-c", "copy", tmp_path / "whole.mkv")
    whole = (tmp_path / "whole.mkv").read_bytes()
    (tmp_path / "part.mkv").write_bytes(whole[:len(whole) // 2])
    lines = mirror(receiver.target, "--resolution", "320x180", source=tmp_path / "part.mkv")
    assert "breaks off after" in lines.event("warning", timeout=30)["message"]
    assert 50 <= last_statistics(lines, "finished")["framesCaptured"] <= 150
    ends(lines, DONE)


def test_still_picture_is_shown_to_the_end_of_the_time(mirror, screen, films, tmp_path):
    receiver, page = screen
    media.ffmpeg("-i", films / "film.mp4", "-frames:v", "1", tmp_path / "picture.png")
    lines = mirror(receiver.target, "--resolution", "640x360", "--duration", "4", source=tmp_path / "picture.png")
    assert lines.started["outline"]["framesPerSecond"] == 5
    until(lambda: shows_film(page.screenshot()), "the picture on the page", 15)
    statistics = last_statistics(lines, "finished")
    ends(lines, DONE)
    assert 15 <= statistics["framesCaptured"] <= 21, statistics


def test_size_bitrate_and_delay_are_as_asked_for(mirror, receiver):
    lines = mirror(receiver.target, "--resolution", "640x360", "--fps", "15", "--bitrate", "400k", "--delay", "250",
                   "--codec", "vp8", "--duration", "4")
    outline = lines.started["outline"]
    assert (outline["width"], outline["height"], outline["framesPerSecond"]) == (640, 360, 15)
    assert (outline["videoCodec"], outline["targetDelay"]) == ("vp8", 250)
    statistics = last_statistics(lines, "finished")
    ends(lines, DONE)
    assert statistics["encoderBitRate"] <= 400_000
    assert 30 <= statistics["framesCaptured"] <= 90, statistics
