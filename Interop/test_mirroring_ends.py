"""How marquee mirror ends, from whichever side, what it refuses, and its upload process."""

import os
import signal
from pathlib import Path

import pytest

from conftest import receivers
from fakedevice import FakeDevice
from mirroring import MIRRORING, ends, is_running, last_statistics, resident, uploads
from processes import (
    DONE, FAILED_HERE, INTERRUPTED, LOST, NO_DEVICE, RECEIVER_SAID_NO, REFUSED, WRONG_USE, run)
from terminal import Terminal
from waiting import until


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


@pytest.mark.parametrize("how, words", [(signal.SIGKILL, "signal 9 (Killed)"), (signal.SIGSTOP, "no longer answers")])
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


def test_upload_process_takes_little_memory(mirror, receiver):
    lines = mirror(receiver.target, "--codec", "vp8", "--resolution", "1280x720", "--duration", "6")
    upload, = uploads(lines)
    lines.next(lambda event: event.get("event") == "statistics" and event["statistics"]["seconds"] > 4, "4 s", 60)
    # A build with debug information is bigger than what is installed; the bench measures that one.
    took = resident(upload, without=os.readlink(f"/proc/{upload}/exe"))
    last_statistics(lines, "finished")
    ends(lines, DONE)
    assert took < 100_000, f"{took} kB"
