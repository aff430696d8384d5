"""marquee-broadcast to a device without a screen: this test is its host, over the socket that both share."""

import json
import socket
import subprocess
from pathlib import Path

AUDIO_MIRRORING = "85CDB22F"
SPEAKER = 4


def test_film_reaches_a_speaker_as_sound(marquee, user, receiver, films, tmp_path):
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

                say("hello", version=1, program="a test", processID=1)
                host, port = receiver.target.rsplit(":", 1)
                say("start", device={
                    "id": "speaker", "name": "Speaker", "model": "", "addresses": [host], "port": int(port),
                    "capabilities": SPEAKER, "isDescribed": True,
                }, source={"kind": "file", "path": str(films / "film.mp4")}, video={}, audio={}, duration=1.5)
                told = []
                for line in lines:
                    told.append(json.loads(line))
                    if told[-1]["type"] == "ended":
                        break
            assert process.wait(30) == 0
        finally:
            process.kill()
            process.wait()
        log.seek(0)
        written = log.read()

    def said(kind):
        return [message.get("body") for message in told if message["type"] == kind]

    assert [ending["kind"] for ending in said("ended")] == ["finished"], (told[-3:], written)
    assert any("no screen" in warning for warning in said("warning")), told
    outline, = said("began")
    assert outline["audioCodec"] and not outline.get("videoCodec") and outline["width"] == 0, outline
    assert said("statistics")[-1]["audioFramesSent"] > 50 and said("statistics")[-1]["framesSent"] == 0, told[-2]
    receiver.next(lambda event: event.get("event") == "applicationStarted" and event["app"] == AUDIO_MIRRORING,
                  "the application for sound alone has started")
    assert receiver.event("applicationStopped")["app"] == AUDIO_MIRRORING
    # Its encoders it knows from `marquee-broadcast --probe`, asked once.
    assert written.count("Encoders: ") == 1 and "can't be probed" not in written, written
