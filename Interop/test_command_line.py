"""The command line around mirroring, as a newcomer meets it: pipes that are closed, names that are none, controls that
have nothing to control, and what is said of each."""

import os
import signal
import socket
import subprocess

import pytest

from fakedevice import FakeDevice
from processes import DONE, INTERRUPTED, LOST, RECEIVER_SAID_NO, UNREAD, WRONG_USE, run

MIRRORING = "0F5096E8"


@pytest.fixture
def mirrored(receiver, start_lines):
    """A receiver to which somebody mirrors."""
    lines = start_lines("mirror", "--to", receiver.target, "--source", "synthetic", "--resolution", "320x180", "--json")
    lines.event("started", timeout=60)
    return receiver


# Nobody reads any more.


class Piped:
    """A marquee whose output goes into a pipe, of which the test holds the other end."""

    def __init__(self, marquee, env, *arguments, stderr=subprocess.DEVNULL):
        self.process = subprocess.Popen([marquee, *map(str, arguments)], env=env, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.PIPE, stderr=stderr, text=True, start_new_session=True)

    def reads(self, word):
        """Reads up to a line with that word."""
        for line in self.process.stdout:
            if word in line:
                return
        raise AssertionError(f"it ended with {self.process.wait()} before it said {word}")

    def leaves(self):
        """The reader goes away; the exit code, which comes soon."""
        self.process.stdout.close()
        try:
            return self.process.wait(15)
        finally:
            self.kill()

    def kill(self):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


@pytest.fixture
def piped(marquee, user):
    started = []

    def start(*arguments, **more):
        started.append(Piped(marquee, user, *arguments, **more))
        return started[-1]
    yield start
    for process in started:
        process.kill()


@pytest.mark.parametrize("plain", [False, True], ids=["json", "plain"])
def test_mirroring_ends_with_its_reader(piped, receiver, to, plain):
    more = {"stderr": subprocess.STDOUT} if plain else {}
    mirror = piped("mirror", *to, "--source", "synthetic", "--resolution", "320x180", *(() if plain else ("--json",)),
                   **more)
    mirror.reads("Mirroring to" if plain else '"started"')
    assert mirror.leaves() == UNREAD
    # In order: the device is left as it was.
    assert receiver.event("applicationStopped", 10)["app"] == MIRRORING


def test_cast_ends_with_its_reader(piped, cli, to, films):
    cast = piped("cast", films / "film.mp4", *to, "--json")
    cast.reads("playing")
    assert cast.leaves() == UNREAD
    assert cli("status", *to, "--json").json.get("media") is None


@pytest.mark.parametrize("more", [("--json",), ()], ids=["json", "plain"])
def test_watch_ends_with_its_reader_though_nothing_happens(piped, to, more):
    watch = piped("watch", *to, *more)
    watch.reads("nothing runs" if not more else "status")
    assert watch.leaves() == UNREAD


def test_list_of_devices_that_is_watched_ends_with_its_reader(piped, receiver):
    devices = piped("devices", "--watch", "--interface", "lo", "--json")
    devices.reads(receiver.name)
    assert devices.leaves() == UNREAD


@pytest.mark.parametrize("more", [("--json",), ()], ids=["json", "plain"])
def test_receiver_ends_with_its_reader(piped, tmp_path, more):
    receiver = piped("receiver", "--name", "Unread", "--state", tmp_path / "state", "--port", "0", "--http-port", "0",
                     "--https-port", "0", "--interface", "lo", "--player", "clock", *more)
    receiver.reads("ready")
    assert receiver.leaves() == UNREAD


def test_interrupt_that_takes_the_reader_too_is_an_interrupt(piped, to):
    """Ctrl-C in a pipeline ends both ends of it."""
    mirror = piped("mirror", *to, "--source", "synthetic", "--resolution", "320x180", "--json")
    mirror.reads('"started"')
    mirror.process.send_signal(signal.SIGINT)
    assert mirror.leaves() == INTERRUPTED


def test_command_that_is_done_has_done_it_whoever_reads(piped, to):
    status = piped("status", *to)
    assert status.leaves() == DONE


def test_other_stream_is_nobodys_reader(piped, to):
    """With --json what is said on standard error may go nowhere."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        mirror = piped("mirror", *to, "--source", "synthetic", "--resolution", "320x180", "--duration", "2", "--json",
                       stderr=writing)
        mirror.reads('"finished"')
        assert mirror.process.wait(15) == DONE
    finally:
        os.close(writing)


# What is said to a device to which somebody mirrors.


@pytest.mark.parametrize("command", [("pause",), ("play",), ("seek", "10"), ("next",), ("rate", "1.5"), ("queue",),
                                     ("tracks",), ("style",)], ids=lambda command: command[0])
def test_what_is_mirrored_is_not_controlled_from_elsewhere(cli, mirrored, command):
    result = cli(*command, "--to", mirrored.target)
    assert result.code == RECEIVER_SAID_NO, result
    for word in ("somebody mirrors to", mirrored.name, "volume", "stop"):
        assert word in result.err, result


def test_status_volume_and_stop_work_on_what_is_mirrored(cli, mirrored):
    to = ("--to", mirrored.target)
    assert "somebody mirrors to it" in cli("status", *to).out
    status = cli("status", *to, "--json").json
    assert status["mirrored"] is True and status["application"] and "media" not in status, status
    assert cli("volume", "30", *to).code == DONE
    assert cli("stop", *to).code == DONE
    status = cli("status", *to, "--json").json
    assert status["mirrored"] is False and "application" not in status, status
    assert "nothing plays" in cli("pause", *to).err


# Command lines that are wrong.


@pytest.mark.parametrize("arguments", [
    ("status", "--to", ""), ("mirror", "--source", "synthetic", "--to", ""), ("cast", "film.mp4", "--to", "  "),
    ("pin", ""), ("transfer", "--from", "", "--to", "x"), ("volume", "5", "--member", "")], ids=lambda words: words[0])
def test_empty_name_is_refused_at_once(cli, arguments):
    result = cli(*arguments, "--timeout", "60", timeout=20)
    assert result.code == WRONG_USE and "a device's name" in result.err, result


@pytest.mark.parametrize("arguments, option", [
    (("status", "--to", "a", "--to", "b"), "--to"),
    (("cast", "film.mp4", "--start", "1", "--start=2"), "--start"), (("receiver", "--port", "0", "--port", "1"), "--port"),
    (("queue", "--timeout", "1", "--timeout", "2"), "--timeout")])
def test_option_that_is_given_twice_is_refused(cli, arguments, option):
    result = cli(*arguments, "--json", timeout=20)
    assert result.code == WRONG_USE == result.json["code"], result
    assert f"{option} is given twice" in result.err and f"{option} is given twice" in result.json["error"], result


@pytest.mark.parametrize("arguments, words", [
    (("--duration", "99999999999"), ("more than 0", "168:00:00")), (("--duration", "0"), ("more than 0", "168:00:00")),
    (("--duration", "9" * 400), ("168:00:00",)), (("--fps", "1e9"), ("1 to 120",)),
    (("--bitrate", "900G"), ("50k", "100M")), (("--resolution", "90000x90000"), ("64", "7680")),
    (("--delay", "100000"), ("20 to 5000",)), (("--max-delay", "-1"), ("20 to 5000",)),
    (("--impair", "delay=1h"), ("at most 10 s",))], ids=lambda value: value[0] if isinstance(value, tuple) else None)
def test_number_that_is_out_of_bounds_is_told_the_bounds(cli, arguments, words):
    result = cli("mirror", "--to", "nobody", "--source", "synthetic", *arguments, timeout=20)
    assert result.code == WRONG_USE and all(word in result.err for word in words), result


LONG = "x" * 10_000


@pytest.mark.parametrize("arguments", [
    ("status", "--to", LONG, "--interface", "lo", "--timeout", "1"), ("status", "--interface", LONG),
    ("status", "--to", "y " * 5_000, "--interface", "lo", "--timeout", "1"), ("status", "--to", f"127.0.0.1:{'9' * 9000}"),
    ("mirror", "--source", LONG), ("mirror", "--source", "synthetic", "--resolution", LONG),
    ("mirror", "--source", "synthetic", f"--fps={LONG}"), ("mirror", "--source", "synthetic", "--codec", LONG),
    ("mirror", "--source", "synthetic", "--impair", f"loss=1%,{LONG}"), ("mirror", "--source", f"{LONG}://x"),
    ("cast", LONG), ("cast", f"https://{LONG}", "--start", LONG), ("seek", LONG), ("volume", LONG), (LONG,),
    ("status", f"--{LONG}"), ("receiver", "--apps", LONG), ("receiver", "--name", LONG, "--port", "0"),
    ("receiver", "--state", f"/proc/{LONG}", "--port", "0"), ("receiver", "--interface", LONG),
    ("style", "--color", LONG), ("status", "--log", LONG), ("status", "--log-match", f"({LONG}"), ("pin", "--remove", LONG),
    ("devices", "--host", LONG + "!"), ("queue", "add", LONG)],
    ids=lambda words: " ".join(word[:12] for word in words))
def test_long_argument_is_not_repeated_whole(cli, arguments):
    result = cli(*arguments, "--json", timeout=30)
    assert result.code not in (DONE, -signal.SIGABRT) and result.err, result
    assert max(map(len, result.err.splitlines())) < 1200, result
    assert all(len(line.get("error", "")) < 1200 for line in result.lines), result


# Files that can't be mirrored.


def test_help_names_what_can_be_mirrored(cli):
    told = cli("mirror", "--help").out
    for word in ("synthetic", "film", "still picture", "music"):
        assert word in told, told


def test_file_that_is_no_film_is_told_as_by_cast_before_any_search(cli, films, tmp_path):
    pipe, text = tmp_path / "pipe.mp4", tmp_path / "notes.txt"
    os.mkfifo(pipe)
    text.write_text("these are notes\n" * 50)
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(str(tmp_path / "socket.mp4"))
    for path in (films, films / "empty.mp4", films / "broken.mp4", films / "none.mp4", pipe, text, "/dev/zero",
                 tmp_path / "socket.mp4", films / "film.mp4" / "x"):
        # Nobody is called so; who looks first says that.
        somewhere = ("--to", "Nobody At All", "--interface", "lo", "--timeout", "20")
        mirror = cli("mirror", "--source", path, *somewhere, timeout=15)
        cast = cli("cast", path, *somewhere, timeout=15)
        assert mirror.code == cast.code == WRONG_USE, (mirror, cast)
        assert mirror.err.startswith(cast.err.rstrip("\n")), (mirror, cast)
        assert str(path) in mirror.err, mirror
    listener.close()


def test_link_to_a_film_is_taken(cli, films, tmp_path):
    link = tmp_path / "link.mp4"
    link.symlink_to(films / "film.mp4")
    result = cli("mirror", "--source", link, "--to", "127.0.0.1:9")
    assert "127.0.0.1:9" in result.err and result.code != WRONG_USE, result


# The device goes.


@pytest.mark.parametrize("moment", ["OFFER", "CONNECT"])
def test_device_that_goes_while_it_is_asked_is_lost(marquee, stranger, tmp_path, moment):
    with FakeDevice(tmp_path, leaves_at=moment) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        result = run(marquee, stranger, "mirror", "--to", device.target, "--source", "synthetic", "--json")
        assert device.asked(moment) and result.code == LOST == result.json["code"], result
        assert "no application" not in result.json["error"], result
