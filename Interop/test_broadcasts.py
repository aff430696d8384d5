"""marquee broadcast: broadcasts that go on without the command that began them, and who comes back to them."""

import contextlib
import json
import os
import signal
import socket
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

import processes
from conftest import receivers
from fakedevice import FakeDevice
from mirroring import MIRRORING, ends, is_running, uploads
from processes import DONE, FAILED_HERE, NO_DEVICE, WRONG_USE, run
from terminal import Terminal
from waiting import until

# Becomes another user in the folder, and tells what is said at the socket.
STRANGER = """import os, socket, sys
os.chdir(sys.argv[1])
os.setuid(65534)
with socket.socket(socket.AF_UNIX) as peer:
    peer.settimeout(10)
    peer.connect(sys.argv[2])
    try:
        print(peer.recv(4096).decode() or "nothing")
    except ConnectionResetError:
        print("nothing")
"""

SMALL = ("--source", "synthetic", "--resolution", "320x180")


@pytest.fixture
def owner(marquee, user, tmp_path):
    """The receivers' user, with a data folder of this test's own; what it has left running ends with the test."""
    env = user | {"XDG_DATA_HOME": str(tmp_path / "d")}
    yield env
    for line in run(marquee, env, "broadcast", "status", "--json").lines:
        if line.get("pid"):
            os.kill(line["pid"], signal.SIGKILL)


@pytest.fixture
def broadcast(marquee, owner):
    return lambda *arguments, **more: run(marquee, owner, "broadcast", *arguments, **more)


@pytest.fixture
def begin(broadcast):
    def start(receiver, name, *more):
        result = broadcast("start", "--to", receiver.target, "--interface", "lo", "--name", name, "--json", *SMALL, *more)
        assert result.code == DONE, result
        assert result.json["event"] == "started" and result.json["name"] == name, result
        return result.json["pid"]
    return start


@pytest.fixture
def lines_of(marquee, owner, tmp_path):
    """Starts a marquee command of this user's that prints JSON lines until it is stopped."""
    started = []

    def start(*arguments):
        lines = processes.Lines([marquee, *map(str, arguments), "--json"], owner, tmp_path / f"lines-{len(started)}.log")
        started.append(lines)
        return lines
    yield start
    for lines in started:
        lines.stop()


@contextlib.contextmanager
def short(path):
    """Another path of the same, short enough for a socket's address."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def state(broadcast, name):
    return broadcast("status", "--name", name, "--json").json


def folder(owner):
    return Path(owner["XDG_DATA_HOME"], "marquee", "groups", "org.marquee", "broadcasts")


def test_broadcast_goes_on_without_its_command_and_is_paused_resumed_and_stopped(broadcast, begin, receiver, owner):
    pid = begin(receiver, "tv")
    told = state(broadcast, "tv")
    assert (told["state"], told["to"], told["source"], told["pid"]) == ("running", [receiver.name], "synthetic", pid), told
    assert broadcast("status").out.startswith("tv: running synthetic to "), told
    # Only this user may read what was asked, and come to the socket.
    for path in (folder(owner), *folder(owner).iterdir()):
        assert stat.S_IMODE(path.lstat().st_mode) & 0o077 == 0, path

    def sent():
        return state(broadcast, "tv")["statistics"]["framesSent"]
    first = sent()
    until(lambda: sent() > first, "pictures go on")
    assert broadcast("pause").out == "\"tv\" is paused\n" and state(broadcast, "tv")["state"] == "paused"
    # What was captured before is on its way still; then the last picture stands, given again once a second.
    def stands():
        before = state(broadcast, "tv")["statistics"]
        until(lambda: state(broadcast, "tv")["statistics"]["seconds"] > before["seconds"], "newer numbers")
        return sent() == before["framesSent"]
    until(stands, "nothing that was captured before is on its way")
    first, begun = sent(), time.monotonic()
    until(lambda: sent() >= first + 2, "the stream is kept alive", 10)
    assert time.monotonic() - begun > 0.9, "a standing picture is given once a second"
    assert broadcast("pause").code == DONE, "it is paused already"
    assert broadcast("resume").code == DONE and state(broadcast, "tv")["state"] == "running"
    first = sent()
    until(lambda: sent() >= first + 15, "pictures go on")
    result = broadcast("stop", "--json")
    assert result.code == DONE and result.json["name"] == "tv", result
    assert receiver.event("applicationStopped")["app"] == MIRRORING
    assert not is_running(pid) and list(folder(owner).iterdir()) == []
    log = broadcast("log", "--name", "tv").out
    for words in ("connecting", "began: 320x180", "paused", "resumed", "ended: stopped"):
        assert f" tv: {words}" in log, log
    assert receiver.target not in log and broadcast("log", "--name", "another").out == ""


def test_mirror_that_is_detached_is_a_broadcast_called_as_its_device(marquee, owner, broadcast, receiver):
    result = run(marquee, owner, "mirror", "--to", receiver.target, "--interface", "lo", *SMALL, "--detach")
    assert result.code == DONE and "marquee broadcast stop --name 127-0-0-1" in result.out, result
    assert broadcast("stop").code == DONE


def test_host_that_is_killed_is_missed_at_once_and_another_takes_over(broadcast, begin, receiver, lines_of):
    pid = begin(receiver, "tv")
    host = lines_of("broadcast", "resume", "--name", "tv", "--follow")
    assert host.event("started")["outline"]["width"] == 320
    host.event("statistics")
    told = state(broadcast, "tv")["controller"]
    assert told["processID"] == host.process.pid and told["program"].startswith("marquee "), told
    for order in ("pause", "stop"):
        second = broadcast(order)
        assert second.code == WRONG_USE and f"(process {host.process.pid}) has this broadcast" in second.err, second
    reader = lines_of("broadcast", "status", "--follow")
    reader.event("statistics")
    host.kill()
    begun = time.monotonic()
    assert broadcast("pause").code == DONE
    assert time.monotonic() - begun < 1 and "controller" not in state(broadcast, "tv")
    assert is_running(pid) and reader.is_alive()
    third = lines_of("broadcast", "resume", "--follow")
    third.event("statistics")
    assert state(broadcast, "tv")["state"] == "running"
    assert third.stop(signal.SIGINT) == DONE and is_running(pid), "who follows may go"
    assert broadcast("stop").code == DONE
    ends(reader, DONE)


def test_host_that_is_killed_before_it_has_begun_leaves_it_running(broadcast, receiver, lines_of, owner):
    host = lines_of("broadcast", "start", "--to", receiver.target, "--interface", "lo", "--name", "tv", *SMALL)
    pid, = until(lambda: uploads(host), "the upload process")
    until(lambda: (folder(owner) / "tv.json").exists(), "its record")
    os.kill(host.process.pid, signal.SIGKILL)
    until(lambda: state(broadcast, "tv")["state"] == "running", "it begins without its host")
    assert state(broadcast, "tv")["pid"] == pid


@pytest.mark.parametrize("paused", [False, True], ids=["mirroring", "paused"])
def test_upload_process_that_is_killed_is_told_and_resumed(broadcast, begin, receiver, owner, lines_of, paused):
    pid = begin(receiver, "tv")
    if paused:
        assert broadcast("pause").code == DONE
    reader = lines_of("broadcast", "status", "--follow")
    reader.event("statistics")
    os.kill(pid, signal.SIGKILL)
    begun = time.monotonic()
    failure = reader.next(lambda event: "error" in event, "the end", 5)
    assert time.monotonic() - begun < 1 and "was killed" in failure["error"], failure
    ends(reader, FAILED_HERE)
    told = state(broadcast, "tv")
    assert told["state"] == "crashed" and "pid" not in told, told
    result = broadcast("pause")
    assert result.code == FAILED_HERE and "marquee broadcast resume" in result.err, result
    assert broadcast("resume").code == DONE
    told = state(broadcast, "tv")
    assert told["state"] == "running" and told["pid"] != pid, told
    assert sorted(path.suffix for path in folder(owner).iterdir()) == ["", ".json", ".lock", ".request"]


@pytest.mark.parametrize("stage", ["connecting", "negotiating"])
def test_upload_process_that_is_killed_on_the_way_is_told(marquee, owner, broadcast, lines_of, tmp_path, stage):
    with FakeDevice(tmp_path, answer=lambda offer: None) as device:
        assert run(marquee, owner, "pin", device.target).code == DONE
        host = lines_of("broadcast", "start", "--to", device.target, "--interface", "lo", "--name", "tv", *SMALL)
        host.event(stage)
        pid, = uploads(host)
        if stage == "negotiating":
            assert state(broadcast, "tv")["state"] == "starting"
        os.kill(pid, signal.SIGKILL)
        begun = time.monotonic()
        failure = host.next(lambda event: "error" in event, "the failure", 5)
        assert time.monotonic() - begun < 1 and "signal 9" in failure["error"], failure
        ends(host, FAILED_HERE)
        assert state(broadcast, "tv")["state"] == "crashed"
        assert broadcast("stop").code == DONE and list(folder(owner).iterdir()) == []


def test_receiver_that_is_killed_ends_it_and_resume_brings_it_back(marquee, user, tmp_path, broadcast, begin, owner):
    with receivers(marquee, user, tmp_path) as start:
        receiver = start()
        begin(receiver, "tv")
        receiver.kill()
        until(lambda: state(broadcast, "tv")["state"] == "ended", "its end is told", 60)
        told = state(broadcast, "tv")
        assert told["message"] and broadcast("pause").code == WRONG_USE, told
        refused = broadcast("resume")
        assert refused.code == NO_DEVICE, refused
        assert state(broadcast, "tv")["state"] == "ended", "it may be tried again"
        again = processes.Receiver(marquee, user, tmp_path / "receiver-1", receiver.name,
                                   port=int(receiver.target.rsplit(":", 1)[1]))
        try:
            assert broadcast("resume").code == DONE
            assert state(broadcast, "tv")["state"] == "running"
            assert broadcast("stop").code == DONE
        finally:
            again.stop()


def test_two_at_once_are_told_apart_by_their_names(marquee, user, tmp_path, receiver, broadcast, begin):
    with receivers(marquee, user, tmp_path) as start:
        begin(receiver, "one")
        begin(start(), "two")
        assert [line["name"] for line in broadcast("status", "--json").lines] == ["one", "two"]
        result = broadcast("pause")
        assert result.code == WRONG_USE and "one, two" in result.err, result
        again = broadcast("start", "--to", receiver.target, "--interface", "lo", "--name", "One", *SMALL)
        assert again.code == WRONG_USE and "already runs" in again.err, again
        assert broadcast("pause", "--name", "two").code == DONE
        assert [line["state"] for line in broadcast("status", "--json").lines] == ["running", "paused"]
        assert broadcast("resume").code == DONE, "the one that is paused can be meant alone"
        assert [line["state"] for line in broadcast("status", "--json").lines] == ["running", "running"]
        result = broadcast("resume")
        assert result.code == WRONG_USE and "one, two" in result.err, result
        for name in ("two", "one"):
            assert broadcast("stop", "--name", name).code == DONE


def test_wrong_use_is_said_in_a_sentence(broadcast, marquee, owner):
    for command in ("pause", "resume", "stop"):
        result = broadcast(command)
        assert result.code == WRONG_USE and "no broadcast runs" in result.err, result
        result = broadcast(command, "--name", "nobody")
        assert result.code == WRONG_USE and "no broadcast \"nobody\"" in result.err, result
    assert broadcast("status").code == DONE and "no broadcast runs" in broadcast("status").err
    assert broadcast("status", "--name", "nobody").code == WRONG_USE
    assert broadcast("stop", "--name", "...").code == WRONG_USE
    assert broadcast("start", "--to", "127.0.0.1:9", *SMALL).code == NO_DEVICE
    result = run(marquee, owner, "mirror", "--to", "127.0.0.1:9", *SMALL, "--name", "tv")
    assert result.code == WRONG_USE and "--detach" in result.err, result
    assert broadcast("log", "--lines", "-1").code == WRONG_USE
    assert broadcast("status", "--json").lines == [] and not any(folder(owner).iterdir())


def test_records_and_sockets_of_others_are_not_believed(broadcast, begin, receiver, owner):
    pid = begin(receiver, "tv")
    record = folder(owner) / "tv.json"
    told = json.loads(record.read_text())
    path = folder(owner) / told["socket"]

    def rewrite(**changes):
        record.write_text(json.dumps(told | changes))
    # The number is somebody else's by now.
    rewrite(processID=os.getpid())
    assert state(broadcast, "tv")["state"] == "crashed"
    rewrite(version=99)
    assert "another version" in broadcast("status").err
    for damage in ({"socket": "../../elsewhere"}, {"name": "other"}, {"processID": -1}):
        rewrite(**damage)
        assert "damaged" in broadcast("status").err, damage
    # A file that others may read, and a link.
    rewrite()
    record.chmod(0o644)
    assert "no file of yours alone" in broadcast("status").err
    record.chmod(0o600)
    # Another process listens where the broadcast did, or a link leads elsewhere.
    aside = path.with_name("aside")
    path.rename(aside)
    listener = socket.socket(socket.AF_UNIX)
    with short(path) as address:
        listener.bind(address)
    listener.listen()
    assert "another process listens" in state(broadcast, "tv")["message"]
    listener.close()
    path.unlink()
    path.symlink_to(aside)
    assert "no socket of yours" in state(broadcast, "tv")["message"]
    path.unlink()
    aside.rename(path)
    assert state(broadcast, "tv")["state"] == "running"

    # Who breaks the rules is let go, and the broadcast goes on.
    for words in (b"nonsense\n", b"x" * 100_000, b'{"type":"stop"}\n',
                  b'{"type":"hello","body":{"version":99,"program":"x","processID":1}}\n'):
        with socket.socket(socket.AF_UNIX) as peer:
            peer.settimeout(10)
            with short(path) as address:
                peer.connect(address)
            try:
                peer.sendall(words)
                answer = b""
                while piece := peer.recv(65536):
                    answer += piece
            except (BrokenPipeError, ConnectionResetError):
                pass
            if b"99" in words:
                assert b"do not belong together" in answer, answer
    assert state(broadcast, "tv")["state"] == "running" and is_running(pid)
    # Another user, who got so far as to the socket, is let go before a word was said.
    if os.geteuid() == 0:
        path.chmod(0o666)
        folder(owner).chmod(0o711)
        said = subprocess.run([sys.executable, "-c", STRANGER, str(folder(owner)), path.name], capture_output=True,
                              text=True, timeout=30, check=True).stdout
        assert said == "nothing\n", said
        path.chmod(0o600)
        folder(owner).chmod(0o700)
        assert state(broadcast, "tv")["state"] == "running"
    # One that hangs does not answer, and is ended all the same.
    os.kill(pid, signal.SIGSTOP)
    assert state(broadcast, "tv")["state"] == "silent"
    result = broadcast("stop")
    assert result.code == DONE and "was killed" in result.out, result
    assert not is_running(pid) and list(folder(owner).iterdir()) == []


def test_picker_offers_what_is_installed(marquee, owner, broadcast, receiver):
    extensions = Path(owner["XDG_DATA_HOME"], "marquee", "extensions")
    extensions.mkdir(parents=True, mode=0o755)
    manifest, program = extensions / "example.json", extensions / "example"
    manifest.write_text('{"identifier": "org.example", "displayName": "Example", "executable": "example"}')
    program.write_text("#!/bin/sh\n")
    for path, mode in ((extensions, 0o755), (manifest, 0o644), (program, 0o755)):
        path.chmod(mode)

    def pick(answers, *more):
        return processes.Result(subprocess.run(
            [marquee, "broadcast", "pick", "--to", receiver.target, "--interface", "lo", *SMALL, *more], env=owner,
            input=answers, capture_output=True, text=True, timeout=30))
    for answers, more, words in (("m\n2\n", (), ("microphone on", "its own app")), ("3\n", (), ("there is no 3",)),
                                 ("", (), ("1  Cast device", "2  Example", "nothing was chosen")),
                                 ("1\n", ("--preferred", "org.example"), ("1  Example", "its own app")),
                                 ("", ("--extension", "nobody"), ("none of them",))):
        result = pick(answers, *more)
        assert result.code == WRONG_USE and all(word in result.err for word in words), (answers, more, result)
    terminal = Terminal([marquee, "broadcast", "pick", "--to", receiver.target, "--interface", "lo", "--name", "picked",
                         *SMALL], owner)
    try:
        terminal.sees("▸ 1  Cast device")
        terminal.type("\x1b[B")
        terminal.sees("▸ 2  Example    microphone off")
        terminal.type("m1")
        terminal.sees("▸ 1  Cast device (Marquee)    microphone on")
        terminal.type("m\n")
        terminal.sees("the broadcast goes on", 60)
        assert terminal.wait() == DONE and terminal.reads_lines
    finally:
        terminal.close()
    assert state(broadcast, "picked")["state"] == "running"
    assert broadcast("stop").code == DONE


def test_person_at_a_terminal_follows_it_and_leaves(marquee, owner, broadcast, begin, receiver):
    pid = begin(receiver, "tv")
    terminal = Terminal([marquee, "broadcast", "resume", "--follow"], owner)
    try:
        terminal.sees("Mirroring to", 60)
        terminal.sees("bit/s")
        terminal.type("q")
        assert terminal.wait() == DONE
        terminal.sees("goes on")
    finally:
        terminal.close()
    assert is_running(pid) and broadcast("stop").code == DONE
