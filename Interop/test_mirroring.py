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
from fakedevice import FakeDevice
from pixels import shows_film
from processes import (
    DONE, FAILED_HERE, INTERRUPTED, LOST, NO_DEVICE, RECEIVER_SAID_NO, REFUSED, WRONG_USE, run)
from terminal import Terminal
from waiting import until

MIRRORING = "0F5096E8"
STREAMING = "urn:x-cast:com.google.cast.webrtc"


@pytest.fixture
def to(receiver):
    return "--to", receiver.target


@pytest.fixture
def mirror(start_lines):
    """Starts `marquee mirror` and gives the process once it has told that pictures arrive."""
    def start(target, *more, source="synthetic"):
        lines = start_lines("mirror", "--to", target, "--interface", "lo", "--source", source, "--json", *more)
        lines.started = lines.event("started", timeout=60)
        return lines
    return start


def ends(lines, code, timeout=30):
    until(lambda: not lines.is_alive(), f"{lines.command[1:]} ends", timeout)
    assert lines.process.returncode == code, lines.log


def last_statistics(lines, name):
    return lines.event(name, timeout=60)["statistics"]


def uploads(lines):
    """The process ids of the marquee-broadcast that `lines` has started, while it runs."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = (entry / "stat").read_text().rsplit(")", 1)[1].split()[1]
                if int(parent) == lines.process.pid and (entry / "comm").read_text().startswith("marquee-broadca"):
                    found.append(int(entry.name))
            except OSError:
                continue
    return found


def is_running(pid):
    """Zombies have ended; only nobody has asked."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


# What is seen.


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
        made = outline["sourceStart"] + counter / outline["framesPerSecond"]
        seen.append((counter, code, asked - made, had - made))
        return len(seen) >= 6
    until(look, lambda: f"six readable pictures; {seen}", 15)
    counters = [counter for counter, *_ in seen]
    assert counters == sorted(set(counters)), f"the picture stood still or went back: {seen}"
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


def test_page_that_nobody_has_opened_is_told_to_both(marquee, user, start_receiver, chromium, mirror):
    receiver = start_receiver(player="page")
    url = receiver.event("page")["url"]
    arguments = ["mirror", "--to", receiver.target, "--interface", "lo", "--source", "synthetic", "--duration", "3"]
    result = run(marquee, user, *arguments)
    assert result.code == RECEIVER_SAID_NO, result.err
    assert "no screen is open" in result.err and "open this receiver's page in a browser" in result.err
    # The address is a secret between the receiver and who runs it: only its own output has it.
    assert receiver.event("pageMissing")["url"] == url and url not in result.out + result.err
    page = chromium.new_page()
    page.goto(url, wait_until="domcontentloaded")
    receiver.event("screenReady")
    result = run(marquee, user, *arguments)
    assert result.code == DONE, result.err
    # Nobody sees the rest.
    lines = mirror(receiver.target, "--resolution", "320x180")
    page.close()
    ends(lines, LOST, timeout=60)
    end = receiver.next(lambda event: event.get("state") == "ended" and event["mirroring"] == 2, "its end", 10)
    assert end["message"] == "The receiver's page was closed.", end


# How it ends.


def test_pictures_that_nobody_confirmed_are_no_mirroring(cli, to):
    # Its two seconds are over long before the device has been silent for too long.
    result = cli("mirror", *to, "--source", "synthetic", "--resolution", "320x180", "--duration", "2",
                 "--impair", "loss=100%", "--json")
    assert result.code == LOST, result
    assert not [line for line in result.lines if line.get("event") in ("started", "finished")], result.lines


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_signal_ends_it_in_order(mirror, receiver, how):
    lines = mirror(receiver.target, "--resolution", "320x180")
    upload, = uploads(lines)
    assert lines.stop(how) == INTERRUPTED
    assert receiver.event("applicationStopped")["app"] == MIRRORING
    assert not is_running(upload)


def test_receiver_that_is_killed_is_a_loss(marquee, user, tmp_path, mirror):
    with receivers(marquee, user, tmp_path) as start:
        receiver = start()
        lines = mirror(receiver.target, "--resolution", "320x180")
        upload, = uploads(lines)
        receiver.kill()
        failure = lines.next(lambda event: "error" in event, "the loss", 60)
        ends(lines, LOST)
    assert failure["code"] == LOST and failure["error"]
    until(lambda: not is_running(upload), "marquee-broadcast has ended")


def test_sender_that_is_killed_leaves_nothing_behind(mirror, receiver):
    lines = mirror(receiver.target, "--resolution", "320x180")
    upload, = uploads(lines)
    os.kill(lines.process.pid, signal.SIGKILL)
    lines.process.wait()
    assert receiver.event("applicationStopped")["app"] == MIRRORING
    until(lambda: not is_running(upload), "marquee-broadcast has ended without its host")


@pytest.mark.parametrize("how, words", [(signal.SIGKILL, "signal 9 (Killed)"), (signal.SIGSTOP, "does not answer")])
def test_upload_process_that_is_killed_or_hangs_is_told(mirror, receiver, how, words):
    lines = mirror(receiver.target, "--resolution", "320x180")
    upload, = uploads(lines)
    os.kill(upload, how)
    failure = lines.next(lambda event: "error" in event, "the failure", 40)
    ends(lines, FAILED_HERE)
    assert failure["code"] == FAILED_HERE and words in failure["error"], failure
    assert not is_running(upload)
    # The sender's silence ends the application there.
    receiver.event("applicationStopped", timeout=40)


def test_upload_process_that_is_told_to_end_stops_the_application(mirror, receiver):
    lines = mirror(receiver.target, "--resolution", "320x180")
    upload, = uploads(lines)
    os.kill(upload, signal.SIGTERM)
    assert receiver.event("applicationStopped")["app"] == MIRRORING
    ends(lines, DONE)


def test_stop_by_another_sender_ends_it(mirror, receiver, cli):
    lines = mirror(receiver.target, "--resolution", "320x180")
    assert cli("stop", "--to", receiver.target).code == DONE
    failure = lines.next(lambda event: "error" in event, "the end", 30)
    ends(lines, LOST)
    assert receiver.name in failure["error"], failure


def test_second_mirroring_takes_the_place_of_the_first(mirror, receiver):
    first = mirror(receiver.target, "--resolution", "320x180")
    second = mirror(receiver.target, "--resolution", "320x180", "--duration", "3")
    first.next(lambda event: "error" in event, "the end of the first", 30)
    ends(first, LOST)
    last_statistics(second, "finished")
    ends(second, DONE)


def test_person_at_a_terminal_sees_a_line_and_ends_it_with_q(marquee, user, receiver):
    terminal = Terminal([marquee, "mirror", "--to", receiver.target, "--source", "synthetic", "--resolution", "320x180"],
                        user)
    try:
        terminal.sees("Mirroring to", 60)
        for part in ("320x180", "fps", "bit/s", "rtt", "loss", "delay", "dropped"):
            terminal.sees(part)
        assert not terminal.reads_lines
        terminal.type("q")
        assert terminal.wait() == DONE
        assert terminal.reads_lines
        terminal.sees("The mirroring was stopped")
    finally:
        terminal.close()


# What is refused.


def refused(result, code, *words):
    assert result.code == code, result
    *talk, sentence = result.err.splitlines()
    assert len(talk) <= 1 and sentence.startswith("marquee: ") and all(word in sentence for word in words), result
    assert "Traceback" not in result.err and "Fatal" not in result.err


def test_wrong_arguments_disturb_nobody(cli, to, films):
    for more in (("--source", "/nonexistent/film.mkv"), ("--source", films), ("--source", "https://example.com/a.mp4"),
                 ("--source", "synthetic", "--resolution", "huge"), ("--source", "synthetic", "--fps", "-1"),
                 ("--source", "synthetic", "--bitrate", "lots"), ("--source", "synthetic", "--delay", "-5"),
                 ("--source", "synthetic", "--duration", "soon"), ("--source", "synthetic", "--codec", "theora"),
                 ("--source", "synthetic", "--impair", "loss=lots"), ()):
        result = cli("mirror", *to, *more, "--json")
        assert result.code == WRONG_USE and result.json["error"], (more, result)


@pytest.mark.parametrize("name", ["broken.mp4", "empty.mp4"])
def test_file_that_is_no_film_is_refused_before_the_device_is_disturbed(cli, to, receiver, films, name):
    refused(cli("mirror", *to, "--source", films / name), WRONG_USE)
    assert cli("status", *to, "--json").json.get("application") is None


def test_longest_delay_below_the_shortest_says_what_to_write(cli, to):
    for more, words in ((("--max-delay", "300"), ("400 ms", "write 400 or more")),
                        (("--delay", "900", "--max-delay", "500"), ("--delay 900", "write 900 or more")),
                        (("--max-delay", "5001"), ("--max-delay", "20 to 5000"))):
        result = cli("mirror", *to, "--source", "synthetic", *more)
        assert result.code == WRONG_USE and all(word in result.err for word in words), result
    assert cli("status", *to, "--json").json.get("application") is None


def test_device_that_is_not_there(cli):
    refused(cli("mirror", "--to", "127.0.0.1:9", "--source", "synthetic"), NO_DEVICE)


def test_receiver_of_another_user_is_refused(marquee, stranger, to):
    refused(run(marquee, stranger, "mirror", *to, "--source", "synthetic"), REFUSED, "marquee pin")


def rejection(offer):
    return {"type": "ANSWER", "seqNum": offer["seqNum"], "result": "error",
            "error": {"code": 7, "description": "no room for pictures"}}


def nonsense(offer):
    return {"type": "ANSWER", "seqNum": offer["seqNum"], "result": "ok",
            "answer": {"udpPort": 9, "sendIndexes": [77], "ssrcs": [1]}}


@pytest.mark.parametrize("answer, code", [(rejection, RECEIVER_SAID_NO), (nonsense, None), (lambda offer: None, None)],
                         ids=["rejects", "picks what was not offered", "says nothing"])
def test_device_that_does_not_take_the_offer(marquee, stranger, tmp_path, answer, code):
    with FakeDevice(tmp_path, answer=answer) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        result = run(marquee, stranger, "mirror", "--to", device.target, "--source", "synthetic")
        assert result.code in ((code,) if code else (RECEIVER_SAID_NO, LOST)), result
        assert len(result.err.splitlines()) <= 3, result
        offer, = device.asked("OFFER")
        assert offer["offer"]["castMode"] == "mirroring"
        assert device.asked("STOP"), "what was launched is stopped again"


def test_device_without_the_application_says_so(marquee, stranger, tmp_path):
    with FakeDevice(tmp_path, apps=()) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        result = run(marquee, stranger, "mirror", "--to", device.target, "--source", "synthetic")
        assert result.code == RECEIVER_SAID_NO and "mirrored pictures" in result.err, result
        assert not device.asked("OFFER")


# What is missing here.


@pytest.fixture
def lonely(marquee, tmp_path):
    """marquee without marquee-broadcast beside it."""
    folder = tmp_path / "lonely"
    folder.mkdir()
    alone = folder / "marquee"
    alone.write_bytes(Path(marquee).read_bytes())
    alone.chmod(0o755)
    return alone


def test_missing_program_is_said(lonely, user, to):
    env = user | {"PATH": "/usr/bin:/bin"}
    refused(run(str(lonely), env, "mirror", *to, "--source", "synthetic"), WRONG_USE, "marquee-broadcast", "make install")
    findings = [line for line in run(str(lonely), env, "doctor", "--json").lines
                if line["subject"] == "marquee-broadcast"]
    assert [finding["verdict"] for finding in findings] == ["missing"]


def test_missing_library_is_said(lonely, user, to):
    program = lonely.parent / "marquee-broadcast"
    program.write_text("#!/bin/sh\necho \"$0: error while loading shared libraries: libavcodec.so.99: cannot open shared "
                       "object file: No such file or directory\" >&2\nexit 127\n")
    program.chmod(0o755)
    refused(run(str(lonely), user, "mirror", *to, "--source", "synthetic"), WRONG_USE, "libavcodec.so.99", "apt-get")


def test_upload_process_by_hand_says_what_is_wrong(marquee, user):
    program = str(Path(marquee).parent / "marquee-broadcast")
    for arguments in ((), ("--nonsense",), ("--probe", "--log", "loud"), ("--probe", "--socket", "/tmp/none")):
        result = run(program, user, *arguments)
        assert result.code == WRONG_USE and "rror: " in result.err and not result.out, (arguments, result)
    assert run(program, user, "--help").code == DONE
    nobody = run(program, user, "--socket", "/nonexistent/socket")
    assert nobody.code == 1 and nobody.err.startswith("marquee-broadcast: "), nobody


def test_doctor_names_the_encoders(cli):
    finding, = [line for line in cli("doctor", "--json").lines if line["subject"] == "marquee-broadcast"]
    assert finding["verdict"] == "good" and "vp8" in finding["finding"] and "opus" in finding["finding"], finding


def resident(pid, without):
    """kB of a process that are in memory, less those of the file `without`."""
    total, name = 0, ""
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        words = line.split()
        if "-" in words[0] and not words[0].endswith(":"):
            name = words[5] if len(words) > 5 else ""
        elif words[0] == "Rss:" and name != without:
            total += int(words[1])
    return total


def test_upload_process_takes_little_memory(mirror, receiver):
    lines = mirror(receiver.target, "--codec", "vp8", "--resolution", "1280x720", "--duration", "6")
    upload, = uploads(lines)
    lines.next(lambda event: event.get("event") == "statistics" and event["statistics"]["seconds"] > 4, "4 s", 60)
    # A build with debug information is bigger than what is installed; the bench measures that one.
    took = resident(upload, without=os.readlink(f"/proc/{upload}/exe"))
    last_statistics(lines, "finished")
    ends(lines, DONE)
    assert took < 100_000, f"{took} kB"
