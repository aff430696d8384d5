"""What a newcomer meets at the command line: files that are none, commands that are none, a cast that never began, a
picture, a time beyond the end. Each is one sentence and an exit code, and leaves nothing behind."""

import contextlib
import signal
import subprocess
import threading
from pathlib import Path

import pytest

from castv2 import MEDIA, RECEIVER, Client
from conftest import receivers
from fakedevice import FakeDevice
from processes import DONE, INTERRUPTED, NO_DEVICE, RECEIVER_SAID_NO, WRONG_USE, Lines, environment, run
from waiting import until

MEDIA_RECEIVER = "CC1AD845"
PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001"
    "a5f645400000000049454e44ae426082")


def applications(receiver):
    with Client(receiver.address, "sender-looker") as client:
        client.connect()
        status = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]
    return [app["displayName"] for app in status.get("applications") or [] if not app.get("isIdleScreen")]


def leftovers(user):
    """What a cast leaves for `marquee resume` and for `marquee doctor`."""
    sessions = Path(user["XDG_STATE_HOME"]) / "marquee"
    serving = Path(user["XDG_RUNTIME_DIR"])
    found = [*sessions.glob("sessions/*.json"), *serving.glob("**/serving/*.json")]
    return [str(path) for path in found]


def serving(receiver):
    """The processes that cast to it without a terminal."""
    lines = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            lines.append(path.read_bytes())
    return [line for line in lines if b"--serving-child" in line and receiver.target.encode() in line]


@pytest.fixture
def home(tmp_path):
    """A user of the test's own: what others have left is none of its affair."""
    return environment(tmp_path / "home")


@pytest.fixture
def tv(marquee, home, tmp_path):
    with receivers(marquee, home, tmp_path) as start:
        yield start()


# A cast that never began.


def slow_ffprobe(folder, home, quick=0):
    """An ffprobe that never ends, once it was asked so often; the file `runs` has its process's id, whole at once."""
    folder.mkdir()
    program = folder / "ffprobe"
    real = subprocess.run(["which", "ffprobe"], check=True, capture_output=True, text=True).stdout.strip()
    program.write_text(f"""#!/bin/sh
echo >> {folder}/asked
if [ $(wc -l < {folder}/asked) -le {quick} ]; then exec {real} "$@"; fi
echo $$ > {folder}/id && mv {folder}/id {folder}/runs
exec sleep 600
""")
    program.chmod(0o755)
    return home | {"PATH": f"{folder}:{home['PATH']}"}


def sleeps(process):
    """Whether it is there; one that has ended and is not collected yet has no command line."""
    try:
        return b"sleep" in process.read_bytes()
    except OSError:
        return False


@pytest.mark.parametrize("quick, more", [(0, ()), (0, ("--detach",)), (1, ("--detach",))],
                         ids=["in the terminal", "before it is detached", "once it is detached"])
def test_interrupt_while_a_file_is_looked_at_says_so_and_leaves_nothing(
        marquee, home, tv, films, tmp_path, quick, more):
    env = slow_ffprobe(tmp_path / "bin", home, quick)
    cast = subprocess.Popen([marquee, "cast", str(films / "film.mp4"), "--to", tv.target, *more], env=env, text=True,
                            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            start_new_session=True)
    try:
        until((tmp_path / "bin/runs").exists, "ffprobe runs")
        cast.send_signal(signal.SIGINT)
        out, err = cast.communicate(timeout=20)
    finally:
        cast.kill()
    assert (cast.returncode, out) == (INTERRUPTED, ""), (cast.returncode, out, err)
    assert err.strip() == "marquee: interrupted; nothing was cast"
    assert applications(tv) == [] and leftovers(home) == []
    assert serving(tv) == [], "a process goes on"
    ffprobe = Path("/proc", (tmp_path / "bin/runs").read_text().strip(), "cmdline")
    until(lambda: not sleeps(ffprobe), "the ffprobe is gone")


@pytest.fixture
def fake(marquee, home, tmp_path):
    """Makes a device that does as it is told, which this user trusts."""
    made = []

    def make(**faults):
        folder = tmp_path / "fake"
        folder.mkdir()
        made.append(FakeDevice(folder, apps=(MEDIA_RECEIVER,), namespaces=(MEDIA,), faults=faults))
        assert run(marquee, home, "pin", made[-1].target).code == DONE
        return made[-1]
    yield make
    for device in made:
        device.close()


@pytest.mark.parametrize("more", [(), ("--detach",)], ids=["in the terminal", "detached"])
def test_load_that_is_refused_leaves_nothing(marquee, home, fake, films, more):
    device = fake(LOAD=[{"type": "LOAD_FAILED"}])
    result = run(marquee, home, "cast", films / "film.mp4", "--to", device.target, "--json", *more)
    assert result.code == RECEIVER_SAID_NO, result
    assert device.asked("LAUNCH") and device.asked("STOP"), device.requests
    assert leftovers(home) == []
    assert run(marquee, home, "resume").code == WRONG_USE


def test_interrupt_while_the_application_starts_closes_it(marquee, home, fake, films, tmp_path):
    """The launch is out, and the TV takes its time: what it shows then is closed again."""
    is_told = threading.Event()

    def launch(request):
        is_told.wait(20)
        device.launch(request["appId"])
        return [{"type": "RECEIVER_STATUS", "status": device._status}]

    device = fake(LAUNCH=launch)
    cast = Lines([marquee, "cast", str(films / "film.mp4"), "--to", device.target, "--json"], home,
                 tmp_path / "cast.log")
    try:
        until(lambda: device.asked("LAUNCH"), "the launch is out")
        cast.process.send_signal(signal.SIGINT)
        # Whichever of the two it hears first, nothing is left.
        is_told.set()
        assert cast.process.wait(20) == INTERRUPTED, cast.log
    finally:
        cast.kill()
    until(lambda: device.asked("STOP"), lambda: f"what was launched is stopped: {device.requests}")
    assert not device.asked("LOAD") and leftovers(home) == []


def test_device_that_is_not_there_leaves_nothing(marquee, home, films):
    result = run(marquee, home, "cast", films / "film.mp4", "--to", "127.0.0.1:1", "--detach")
    assert result.code == NO_DEVICE and leftovers(home) == [], result


# Files that are none.


@pytest.mark.parametrize("name, content, words", [
    ("broken.mp4", b"\0\0\0\x18ftypisom" + b"\7" * 5000, ("broken.mp4", "damaged")),
    ("notes.mp4", b"These are notes.\n" * 50, ("notes.mp4", "film, picture or song")),
    ("empty.mp4", b"", ("empty.mp4", "is empty")), ("folder.mp4", None, ("folder.mp4", "is not a file"))])
def test_file_that_is_no_film_is_told_in_plain_words(cli, to, tmp_path, name, content, words):
    path = tmp_path / name
    path.mkdir() if content is None else path.write_bytes(content)
    result = cli("cast", path, *to)
    assert result.code == WRONG_USE and len(result.err.strip().splitlines()) == 1, result
    for word in words:
        assert word in result.err, result
    for word in ("ffprobe", "moov", "Invalid data", "exited"):
        assert word not in result.err, result


# Commands and arguments.


@pytest.mark.parametrize("arguments, words", [
    (("help", "bogus"), ("its commands are cast", "demo")), (("bogus",), ("its commands are cast",)),
    (("cats", "film.mp4"), ("did you mean `marquee cast`?",)), (("film.mp4",), ("`marquee cast` plays a file",)),
    (("remote", "bogus"), ("serve", "tokens", "revoke")), (("queue", "jump"), ("marquee queue",)),
    (("tracks", "on"), ("id, language or name",)), (("style", "--color", "mauve-ish"), ("#RRGGBB",)),
    (("volume", "abc"), ("0 to 100",)), (("seek", "abc"), ("1:30",)), (("seek",), ("1:30",)),
    (("rate", "9"), ("0.5 to 2",)), (("remote", "--guest", "TV", "--for", "3"), ("90m, 3h or 2d",)),
    (("remote", "--lan", "--interface", "nope"), ('"nope"', "this machine has lo")),
    (("demo", "--picture", "/no/such/folder/demo.png"), ("/no/such/folder",)),
    (("demo", "--picture", "demo.jpg"), ("PNG",))])
def test_mistake_says_what_would_be_right(cli, arguments, words):
    result = cli(*arguments)
    assert result.code == WRONG_USE, result
    for word in words:
        assert word in result.err, result


def test_help_of_the_remote_has_all_that_it_takes(cli):
    for line in (("remote", "--help"), ("help", "remote")):
        result = cli(*line)
        assert result.code == DONE, result
        for word in ("--lan", "--library", "--guest", "--for", "--tui", "--port", "tokens", "revoke"):
            assert word in result.out, (word, result.out)
    receiver = cli("receiver", "--help").out
    assert "clock,probe" not in receiver and "clock-probe" in receiver and "~/.local/state/marquee/receiver" in receiver
    assert "The same as --log verbose" in cli("status", "--help").out.replace("\n", " ")


# A picture, and a time beyond the end.


def test_picture_has_no_time(marquee, home, tv, tmp_path):
    (tmp_path / "garden.png").write_bytes(PNG)
    cast = run(marquee, home, "cast", tmp_path / "garden.png", "--to", tv.target, "--detach")
    assert cast.code == DONE, cast
    status = run(marquee, home, "status", "--to", tv.target)
    assert "a picture" in status.out and ":--" not in status.out and "0:00" not in status.out, status
    for command in (("seek", "10"), ("pause",), ("play",), ("rate", "2")):
        result = run(marquee, home, *command, "--to", tv.target)
        assert result.code == RECEIVER_SAID_NO and "shows a picture" in result.err, result
    assert run(marquee, home, "stop", "--to", tv.target).code == DONE


def test_time_beyond_the_end_is_refused_and_a_step_goes_to_the_end(marquee, home, tv, films):
    to = ("--to", tv.target)
    assert run(marquee, home, "cast", films / "film.mp4", *to, "--detach").code == DONE
    beyond = run(marquee, home, "seek", "10:00", *to)
    assert beyond.code == WRONG_USE and "0:30 long" in beyond.err, beyond
    assert run(marquee, home, "pause", *to).code == DONE
    assert run(marquee, home, "seek", "+600", *to).code == DONE
    run(marquee, home, "stop", *to)


# Ctrl-C where there is no other end.


def test_devices_that_are_watched_end_well_with_ctrl_c(marquee, home, tv, tmp_path):
    watch = Lines([marquee, "devices", "--watch", "--interface", "lo", "--json"], home, tmp_path / "watch.log")
    try:
        watch.event("found")
        assert watch.stop(signal.SIGINT) == DONE, watch.log
    finally:
        if watch.is_alive():
            watch.kill()


# The doctor.


def test_doctor_says_what_the_remote_lacks(cli):
    subjects = {line["subject"]: line for line in cli("doctor", "--json").lines}
    assert "QR code" in subjects["libqrencode"]["finding"]
    assert "remote" in subjects["port 8020"]["finding"]
