"""marquee cast --from-mpv against a real mpv (headless): what it plays goes to the TV, and it is paused then."""

import json
import os
import shutil
import socket
import subprocess
import threading

import pytest

from castv2 import Client
from media import ffmpeg
from processes import DONE, WRONG_USE
from waiting import until


class Mpv:
    """An mpv that plays into nothing, and a connection of the test's own to it."""

    def __init__(self, folder, *arguments):
        program = shutil.which("mpv")
        assert program, "mpv is missing; make test installs it"
        self.path = str(folder / "mpv.sock")
        self.process = subprocess.Popen(
            [program, "--no-config", "--no-terminal", "--no-video", "--ao=null", "--vo=null", "--idle=yes",
             f"--input-ipc-server={self.path}", *map(str, arguments)], cwd=folder, stdin=subprocess.DEVNULL,
            # mpv's working-directory is what a shell says of it.
            env=os.environ | {"PWD": str(folder)})

    def get(self, name):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(5)
            try:
                connection.connect(self.path)
            except OSError:
                return None
            connection.sendall(json.dumps({"command": ["get_property", name], "request_id": 7}).encode() + b"\n")
            for line in connection.makefile():
                answer = json.loads(line)
                if answer.get("request_id") == 7:
                    return answer.get("data")
        return None

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


@pytest.fixture
def mpv(tmp_path):
    started = []

    def start(*arguments):
        started.append(Mpv(tmp_path, *arguments))
        return started[-1]

    yield start
    for player in started:
        player.stop()


def media(cli, to):
    return cli("status", *to, "--json").json.get("media") or {}


def test_what_mpv_plays_goes_on_on_the_tv(cli, to, receiver, films, tmp_path, mpv):
    shutil.copy(films / "film.mp4", tmp_path / "hand over.mp4")
    (tmp_path / "words.srt").write_text("1\n00:00:01,000 --> 00:00:20,000\nhello\n")
    player = mpv("--start=10", "--sub-file=words.srt", "hand over.mp4")
    until(lambda: (player.get("time-pos") or 0) > 10, "mpv plays")

    result = cli("cast", "--from-mpv", player.path, *to, "--detach", "--json")
    assert result.code == DONE, result
    until(lambda: media(cli, to).get("state") == "playing", "the TV plays")
    assert media(cli, to)["title"] == "hand over"
    assert media(cli, to)["position"] >= 10
    until(lambda: player.get("pause") is True, "mpv is paused")
    assert cli("stop", *to).code == DONE


def test_the_sound_that_mpv_plays_is_the_one_on_the_tv(cli, to, receiver, films, tmp_path, mpv):
    ffmpeg("-i", films / "film.mp4", "-f", "lavfi", "-i", "sine=frequency=1500", "-map", "0", "-map", "1", "-t", "30",
           "-c:v", "copy", "-c:a", "aac", tmp_path / "two.mp4")
    for number, kind in ((1, "video/mp4"), (2, "application/x-mpegURL")):
        player = mpv(f"--aid={number}", "two.mp4")
        until(lambda: (player.get("time-pos") or 0) > 0, "mpv plays")
        result = cli("cast", "--from-mpv", player.path, *to, "--detach")
        assert result.code == DONE, result
        with Client(receiver.address, "sender-reader") as client:
            assert client.media_status(client.launch())["media"]["contentType"] == kind
        player.stop()
    assert cli("stop", *to).code == DONE


@pytest.mark.parametrize("arguments, sentence", [
    ((), "mpv plays nothing"), (("av://lavfi:sine=d=60",), "neither a file nor an http URL")])
def test_what_can_not_be_cast_is_said_and_mpv_plays_on(cli, to, receiver, mpv, arguments, sentence):
    player = mpv(*arguments)
    if arguments:
        until(lambda: player.get("time-pos") is not None, "mpv plays")
    else:
        until(lambda: player.get("idle-active") is True, "mpv waits")
    result = cli("cast", "--from-mpv", player.path, *to)
    assert result.code == WRONG_USE and sentence in result.err, result
    assert player.get("pause") is False


def test_a_socket_that_is_none_is_told(cli, to, receiver, tmp_path):
    missing = cli("cast", "--from-mpv", tmp_path / "no.sock", *to)
    assert missing.code == WRONG_USE and "no such socket" in missing.err, missing
    (tmp_path / "file").write_text("x")
    no_socket = cli("cast", "--from-mpv", tmp_path / "file", *to)
    assert no_socket.code == WRONG_USE and "that is no socket" in no_socket.err, no_socket
    assert "that is no socket" in cli("cast", "--from-mpv", tmp_path, *to).err
    with socket.socket(socket.AF_UNIX) as ended:
        ended.bind(str(tmp_path / "ended.sock"))
    assert "no mpv listens there" in cli("cast", "--from-mpv", tmp_path / "ended.sock", *to).err


@pytest.mark.parametrize("words, sentence", [(b"hello\n" * 20, "no mpv"), (b"", "does not answer")])
def test_who_answers_otherwise_or_not_at_all_is_no_mpv(cli, to, receiver, tmp_path, words, sentence):
    held = []
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "other.sock"))
        server.listen()

        def answer():
            connection = server.accept()[0]
            held.append(connection)
            connection.sendall(words)

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        result = cli("cast", "--from-mpv", tmp_path / "other.sock", *to)
        thread.join(5)
    for connection in held:
        connection.close()
    assert result.code == WRONG_USE and sentence in result.err, result
