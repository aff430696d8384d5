"""Devices that are broken or worse, by faults on order: what a person at the command line is told of them, and how the
command ends."""

import json
import shutil
import struct

import pytest

from castv2 import DEFAULT_MEDIA_RECEIVER, MEDIA
from fakedevice import DROP, FakeDevice, playing
from processes import DONE, LOST, NO_DEVICE, RECEIVER_SAID_NO, REFUSED, run


@pytest.fixture
def device(marquee, stranger, tmp_path):
    """Gives a function that makes a device of which `stranger` trusts the key; it plays media."""
    made = []

    def make(pinned=True, **more):
        folder = tmp_path / f"device-{len(made)}"
        folder.mkdir()
        made.append(FakeDevice(folder, apps=(DEFAULT_MEDIA_RECEIVER,), namespaces=(MEDIA,), **more))
        if pinned:
            assert run(marquee, stranger, "pin", made[-1].target).code == DONE
            made[-1].requests.clear()
        return made[-1]
    yield make
    for one in made:
        one.__exit__()
    shutil.rmtree(stranger["XDG_STATE_HOME"] + "/marquee/sessions", ignore_errors=True)


@pytest.fixture
def command(marquee, stranger):
    return lambda *arguments, **more: run(marquee, stranger, *arguments, **more)


def sentence(result, code):
    """The last line on standard error, of a command that ended so."""
    assert result.code == code, result
    last = result.err.splitlines()[-1]
    assert last.startswith("marquee: ") and ".." not in last.replace("...", ""), result
    return last


# A LOAD that a device does not survive.


@pytest.mark.parametrize("fault", [
    pytest.param(DROP, id="drops the connection"),
    pytest.param(b"\x16\x03" * 40, id="sends garbage"),
    pytest.param(struct.pack(">I", 0xFFFFFFFF), id="announces 4 GiB"),
    pytest.param(struct.pack(">I", 40) + b"\x08\x00\x12\x02\xff\xfe" + b"\xff" * 34, id="sends invalid UTF-8"),
])
def test_load_that_a_device_does_not_survive_is_repeated_three_times_in_all(command, device, films, fault):
    broken = device(faults={"LOAD": fault})
    result = command("cast", films / "film.mp4", "--to", broken.target, "--patience", "60", timeout=90)
    said = sentence(result, LOST)
    assert "goes away each time" in said and "film" in said and "3 times" in said, said
    assert len(broken.asked("LOAD")) == 3
    assert broken.connections < 20


# What was never played.


IDLE = {"mediaSessionId": 1, "playerState": "IDLE", "currentTime": 0, "supportedMediaCommands": 15, "playbackRate": 1,
        "volume": {"level": 1, "muted": False}}


def media_status(*statuses):
    return [{"type": "MEDIA_STATUS", "status": [status]} for status in statuses] or [
        {"type": "MEDIA_STATUS", "status": []}]


def buffering_then_idle(request):
    told = media_status(playing(request["media"], "BUFFERING"), IDLE)
    told[1]["requestId"] = 0
    return told


def finished_at_once(request):
    return media_status({**IDLE, "media": request["media"], "idleReason": "FINISHED"})


@pytest.mark.parametrize("fault, words", [
    pytest.param(finished_at_once, "fetched nothing", id="finished at once"),
    pytest.param(media_status(), "nothing loaded", id="empty status"),
    pytest.param(buffering_then_idle, "without saying why", id="idle without a reason"),
])
@pytest.mark.parametrize("more", [(), ("--detach",)], ids=["foreground", "detached"])
def test_film_that_was_taken_and_never_played_is_no_success(command, device, films, fault, words, more):
    broken = device(faults={"LOAD": fault})
    said = sentence(command("cast", films / "film.mp4", "--to", broken.target, *more), RECEIVER_SAID_NO)
    assert "never played" in said and words in said, said


def test_endings_have_names_of_their_own(command, device, films):
    def ends(reason):
        def answer(request):
            told = media_status(playing(request["media"]), {**IDLE, "idleReason": reason})
            told[1]["requestId"] = 0
            return told
        result = command("cast", films / "film.mp4", "--to", device(faults={"LOAD": answer}).target, "--json")
        return result.code, [line["event"] for line in result.lines if "event" in line][-1]
    assert ends("FINISHED") == (DONE, "finished")
    assert ends("CANCELLED") == (DONE, "stopped")
    assert ends("INTERRUPTED") == (DONE, "replaced")
    assert ends("ERROR") == (RECEIVER_SAID_NO, "failed")
    never = command("cast", films / "film.mp4", "--to", device(faults={"LOAD": media_status()}).target, "--json")
    assert never.code == RECEIVER_SAID_NO and {"event": "neverPlayed"} in never.lines, never


# What is said of a LOAD that was refused.


@pytest.mark.parametrize("answer, words", [
    ({"type": "LOAD_FAILED"}, "could not load"),
    ({"type": "INVALID_REQUEST", "reason": "INVALID_PARAMS"}, "something in the request is wrong"),
    ({"type": "LOAD_CANCELLED"}, "cancelled"),
])
def test_load_that_was_refused_at_once_is_no_firewall(command, device, films, answer, words):
    said = sentence(command("cast", films / "film.mp4", "--to", device(faults={"LOAD": [answer]}).target),
                    RECEIVER_SAID_NO if answer["type"] != "LOAD_CANCELLED" else LOST)
    assert words in said and "firewall" not in said and "5 s" not in said, said


def test_fetching_that_failed_at_once_without_a_request_may_be_a_firewall(command, device, films):
    refusal = {"type": "LOAD_FAILED", "detailedErrorCode": 104}
    said = sentence(command("cast", films / "film.mp4", "--to", device(faults={"LOAD": [refusal]}).target),
                    RECEIVER_SAID_NO)
    assert "never asked" in said and "firewall" in said and "5 s" not in said, said


# What a device calls itself, and its numbers.


NASTY = "TV\x1b[2J\x1b]0;owned\x07\r\nmarquee: forged \u202e\u2066" + "x" * 20_000


def test_name_of_a_device_commands_no_terminal_and_fills_no_screen(command, device):
    broken = device(name=NASTY)
    for arguments in (("status",), ("stop",), ("pause",), ("tracks",), ("volume",)):
        result = command(*arguments, "--to", broken.target)
        for text in (result.out, result.err):
            assert not any(ord(c) < 32 and c != "\n" or c in "\u202e\u2066\x7f" for c in text), (arguments, text[:300])
            assert "\nmarquee: forged" not in text and len(text) < 3000, (arguments, len(text))
    answer = command("status", "--to", broken.target, "--json").out
    # As it came, however much of it the framework keeps.
    assert json.loads(answer)["device"]["name"].startswith(NASTY[:60])
    assert not any(ord(c) < 32 and c != "\n" for c in answer) and "\u202e" not in answer


@pytest.mark.parametrize("rate, words", [(-1e308, "standing still"), (1e308, "100 times as fast"),
                                         (-2.0, "standing still"), (1e-300, "standing still")])
def test_speed_that_is_none_is_told_in_few_words(command, device, rate, words):
    broken = device()
    broken.media_status = [playing({"contentId": "http://h/film.mp4", "contentType": "video/mp4"}, playbackRate=rate)]
    broken.launch(DEFAULT_MEDIA_RECEIVER)
    result = command("status", "--to", broken.target)
    assert result.code == DONE and words in result.out and len(result.out) < 200, result


# Keys.


def test_pinned_device_that_shows_another_key_is_told_as_such_and_pinned_anew(command, device):
    first = device()
    first.close()
    second = device(pinned=False, port=int(first.target.rpartition(":")[2]))
    assert first.target == second.target
    said = sentence(command("status", "--to", second.target), REFUSED)
    assert "another key" in said and "pinned" in said, said
    pinned = command("pin", second.target)
    assert pinned.code == DONE and "marquee pin" not in pinned.err + pinned.out, pinned
    assert len([line for line in command("pin").out.splitlines() if first.target in line]) == 1
    assert command("status", "--to", second.target).code == DONE


# Hosts.


def test_host_where_nobody_answers_is_not_another_device(marquee, user, receiver, cli):
    for host in ("127.0.0.99", "127.0.0.1:9"):
        result = cli("status", "--interface", "lo", "--host", host, "--timeout", "2")
        assert result.code == NO_DEVICE and host in result.err and receiver.name in result.err, result
