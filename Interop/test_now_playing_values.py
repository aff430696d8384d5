"""What MPRIS can show and command of a TV, each value read back and each command triggered with playerctl and busctl."""

import http.server
import json
import os
import subprocess
import threading
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
from castv2 import RECEIVER, Client
from PIL import Image
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until

PLAYER = "org.mpris.MediaPlayer2.Player"
OBJECT = ["org.mpris.MediaPlayer2.marquee", "/org/mpris/MediaPlayer2"]


@pytest.fixture
def run(bus):
    def run(*command):
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False,
                              env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": bus.address})
        return done.stdout.strip()
    return run


@pytest.fixture
def poster(tmp_path):
    """The URL and the bytes of a picture on a server of this test's own."""
    path = tmp_path / "poster.png"
    Image.new("RGB", (32, 48), "navy").save(path)
    content = path.read_bytes()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "image/png")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/poster.png", content
    server.shutdown()
    server.server_close()


@pytest.fixture
def shown(start_receiver, marquee, user, programs, bus, run, poster):
    """A film with all that a film has, on a TV, and under the controls: the TV's client, its app, and busctl."""
    tv = start_receiver()
    programs(marquee, "now-playing", "--to", tv.target, **user, DBUS_SESSION_BUS_ADDRESS=bus.address)
    with Client(tv.address) as client:
        app = client.launch()
        client.load(app, {
            "contentId": "http://127.0.0.1:9/film.mp4", "contentType": "video/mp4", "duration": 600,
            "metadata": {"metadataType": 1, "title": "Film", "studio": "Studio", "images": [{"url": poster[0]}]},
        }, currentTime=100)
        client.until_media(app, lambda media: media.get("playerState") == "PLAYING", "it plays")
        until(lambda: run("playerctl", "status") == "Playing", "it stands on the bus")
        yield client, app


def value(run, name):
    told = run("busctl", "--user", "--json=short", "get-property", *OBJECT, PLAYER, name)
    return json.loads(told)["data"] if told else None


def test_every_value_that_mpris_has_is_read_back(shown, run, poster):
    def metadata(name):
        return value(run, "Metadata").get(name, {}).get("data")

    picture = until(lambda: metadata("mpris:artUrl"), "the picture")
    path = Path(unquote(urlparse(picture).path))
    assert picture.startswith("file://") and path.read_bytes() == poster[1]
    assert path.stat().st_mode & 0o777 == 0o600
    assert metadata("xesam:title") == "Film" and metadata("xesam:artist") == ["Studio"]
    assert metadata("mpris:length") == 600_000_000
    assert 100_000_000 <= value(run, "Position") < 200_000_000
    assert value(run, "Rate") == 1 and value(run, "PlaybackStatus") == "Playing"
    assert 0 <= value(run, "Volume") <= 1
    assert [value(run, name) for name in ("CanPlay", "CanPause", "CanSeek", "CanControl")] == [True] * 4


def test_every_command_that_mpris_has_reaches_the_tv(shown, run):
    client, app = shown

    def call(method, *arguments):
        # A negative number is no option.
        run("busctl", "--user", "call", "--", *OBJECT, PLAYER, method, *arguments)

    def reaches(what, condition):
        client.until_media(app, condition, what)

    for method, state in (("Pause", "PAUSED"), ("Play", "PLAYING"), ("PlayPause", "PAUSED"), ("PlayPause", "PLAYING")):
        call(method)
        reaches(f"{state} after {method}", lambda media: media.get("playerState") == state)
    call("Seek", "x", "200000000")
    reaches("skipped forward", lambda media: 300 <= media.get("currentTime", 0) < 350)
    call("Seek", "x", "-250000000")
    reaches("skipped backward", lambda media: 50 <= media.get("currentTime", 0) < 100)
    call("SetPosition", "ox", value(run, "Metadata")["mpris:trackid"]["data"], "500000000")
    reaches("sought", lambda media: 500 <= media.get("currentTime", 0) < 550)
    call("Stop")
    until(lambda: run("playerctl", "-l") == "", "what has been stopped leaves the bus")


def test_the_volume_on_the_bus_is_the_receivers_both_ways(shown, run):
    client, _ = shown

    def volume():
        return client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]["volume"]

    run("playerctl", "volume", "0.3")
    until(lambda: abs(volume()["level"] - 0.3) < 0.001, "the TV's volume follows")
    client.request(RECEIVER, {"type": "SET_VOLUME", "volume": {"level": 0.6}})
    until(lambda: run("playerctl", "volume") == "0.600000", "the bus follows the TV")
    # MPRIS has no mute of its own: what is muted is heard at 0, and who turns it up hears it again.
    client.request(RECEIVER, {"type": "SET_VOLUME", "volume": {"muted": True}})
    until(lambda: run("playerctl", "volume") == "0.000000", "muted is 0")
    run("playerctl", "volume", "0.4")
    until(lambda: not volume()["muted"] and abs(volume()["level"] - 0.4) < 0.001, "it is heard again")
