"""marquee-broadcast with this test for its host, over the socket that both share: sound to a device without a screen,
and a host that breaks the rules."""

import contextlib
import json
import socket
import subprocess
from pathlib import Path

import pytest

AUDIO_MIRRORING = "85CDB22F"
SPEAKER = 4
HELLO = {"version": 1, "program": "a test", "processID": 1}


@contextlib.contextmanager
def uploading(marquee, user, tmp_path):
    """A marquee-broadcast that has connected: a function to say something to it, its words to the end, and its log."""
    folder = tmp_path / "run"
    folder.mkdir(mode=0o700)
    with socket.socket(socket.AF_UNIX) as listener, open(tmp_path / "log", "w+") as log:
        listener.bind(str(folder / "host.sock"))
        (folder / "host.sock").chmod(0o600)
        listener.listen()
        listener.settimeout(30)
        program = str(Path(marquee).parent / "marquee-broadcast")
        process = subprocess.Popen(
            [program, "--socket", str(folder / "host.sock"), "--log", "info"], env=user, stderr=log)
        try:
            peer, _ = listener.accept()
            with peer, peer.makefile("rw") as lines:
                peer.settimeout(60)

                def say(kind, **body):
                    lines.write(json.dumps({"type": kind, **({"body": body} if body else {})}) + "\n")
                    lines.flush()

                def listen():
                    told = []
                    for line in lines:
                        told.append(json.loads(line))
                        if told[-1]["type"] == "ended":
                            break
                    return told

                yield say, listen, tmp_path / "log"
            assert process.wait(30) == 0
        finally:
            process.kill()
            process.wait()


def bodies(told, kind):
    return [message.get("body") for message in told if message["type"] == kind]


def speaker(receiver):
    host, port = receiver.target.rsplit(":", 1)
    return {"id": "speaker", "name": "Speaker", "model": "", "addresses": [host], "port": int(port),
            "capabilities": SPEAKER, "isDescribed": True}


def film(films):
    return {"source": {"kind": "file", "path": str(films / "film.mp4")}, "video": {}, "audio": {}, "duration": 1.5}


def test_film_reaches_a_speaker_as_sound(marquee, user, receiver, films, tmp_path):
    with uploading(marquee, user, tmp_path) as (say, listen, log):
        say("hello", **HELLO)
        say("start", device=speaker(receiver), **film(films))
        told = listen()
    assert [ending["kind"] for ending in bodies(told, "ended")] == ["finished"], (told[-3:], log.read_text())
    assert any("no screen" in warning for warning in bodies(told, "warning")), told
    outline, = bodies(told, "began")
    assert outline["audioCodec"] and not outline.get("videoCodec") and outline["width"] == 0, outline
    last = bodies(told, "statistics")[-1]
    assert last["audioFramesSent"] > 50 and last["framesSent"] == 0, last
    receiver.next(lambda event: event.get("event") == "applicationStarted" and event["app"] == AUDIO_MIRRORING,
                  "the application for sound alone has started")
    assert receiver.event("applicationStopped")["app"] == AUDIO_MIRRORING
    # Its encoders it knows from `marquee-broadcast --probe`, asked once.
    written = log.read_text()
    assert written.count("Encoders: ") == 1 and "can't be probed" not in written, written


@pytest.mark.parametrize("first", [None, HELLO | {"version": 2}])
def test_host_that_does_not_say_hello_first_is_refused(marquee, user, receiver, films, tmp_path, first):
    with uploading(marquee, user, tmp_path) as (say, listen, _):
        if first:
            say("hello", **first)
        say("start", device=speaker(receiver), **film(films))
        told = listen()
    ending, = bodies(told, "ended")
    assert ending["kind"] == "unsupported" and ("belong together" if first else "hello") in ending["sentence"], told
    assert not bodies(told, "progress"), "no device is disturbed"
