"""What plays on a TV over a bus that is absent, goes, comes back or refuses the name, and shown by two at once."""

import os
import signal

import pytest
from busclient import BusClient, Player, configuration
from castv2 import RECEIVER, Client
from test_now_playing import FILM, load
from test_system_events import programs  # noqa: F401 (fixture)
from waiting import until


@pytest.fixture
def start_bus(programs, tmp_path):
    """Starts a bus, always at the same address, and says which."""
    def start(*arguments):
        daemon = programs("dbus-daemon", *(arguments or ["--session", f"--address=unix:path={tmp_path}/bus"]),
                          "--nofork", "--nopidfile", "--print-address")
        until(lambda: daemon.lines, "the bus's address")
        daemon.address = daemon.lines[0].partition(",")[0]
        return daemon

    return start


@pytest.fixture
def environment(user, tmp_path):
    return user | {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}/bus"}


def is_shown(daemon, what):
    """The player on that bus says it plays, and then the client that asked."""
    with BusClient(daemon.address) as client:
        until(lambda: client.names() == ["marquee"], lambda: f"{what}: {client.names()}")
        return Player(client).all()


def playing(cast):
    return any("PLAYING" in line or '"playing"' in line for line in cast.lines)


@pytest.fixture
def cast(programs, marquee, environment, films, start_receiver):
    """A film that this machine casts, which must go on until the test has ended."""
    tv = start_receiver()

    def start():
        cast = programs(marquee, "cast", films / "film.mp4", "--to", tv.target, "--json", **environment)
        until(lambda: playing(cast), lambda: f"it plays: {cast.lines}")
        with Client(tv.address, "sender-watcher") as client:
            client.connect()
            started = client.request(RECEIVER, {"type": "GET_STATUS"}).payload
            cast.app = started["status"]["applications"][0]
        return cast

    def goes_on(cast):
        with Client(tv.address, "sender-watcher") as client:
            client.connect(cast.app["transportId"])
            client.connect()
            return client.media_status(cast.app)

    start.goes_on, start.tv = goes_on, tv
    return start


def test_a_bus_that_is_absent_goes_and_comes_back_does_not_disturb_the_cast(cast, start_bus):
    film = cast()
    began = cast.goes_on(film)
    assert began["playerState"] == "PLAYING", "without a bus"
    daemon = start_bus()
    assert is_shown(daemon, "the bus has come")["PlaybackStatus"] == "Playing"
    daemon.end()
    # Gone, and another in its place: twice, so that the second time is no luck of the first.
    for _ in range(2):
        daemon = start_bus()
        assert is_shown(daemon, "the bus is there again")["PlaybackStatus"] == "Playing"
        daemon.end()
    now = cast.goes_on(film)
    assert now["playerState"] == "PLAYING" and now["mediaSessionId"] == began["mediaSessionId"]
    assert now["currentTime"] > began["currentTime"]
    assert film.process.poll() is None


def test_a_bus_that_refuses_the_name_is_picked_up_once_it_allows_it(cast, start_bus, tmp_path):
    config = configuration(tmp_path, policy='<deny own_prefix="org.mpris.MediaPlayer2"/>')
    daemon = start_bus(f"--config-file={config}")
    film = cast()
    with BusClient(daemon.address) as client:
        # The device's name is asked for before the player's, and let go of when that is refused.
        until(client.claims, "it was asked for")
        assert client.names() == []
        assert cast.goes_on(film)["playerState"] == "PLAYING"
        configuration(tmp_path)
        os.kill(daemon.process.pid, signal.SIGHUP)
        until(lambda: client.names() == ["marquee"], "the bus allows it")
    assert cast.goes_on(film)["playerState"] == "PLAYING"
    assert film.process.poll() is None


def test_of_two_that_show_one_tv_one_stands_on_the_bus(cast, start_bus, programs, marquee, environment):
    daemon = start_bus()
    house = programs(marquee, "now-playing", "--to", cast.tv.target, "--json", **environment)
    with BusClient(daemon.address) as client, Client(cast.tv.address, "sender-other") as sender:
        load(sender)
        until(lambda: client.processes() == [house.process.pid], "what somebody else plays is shown by who watches")
        film = cast()
        until(lambda: client.processes() == [film.process.pid], "who casts takes its place")
        until(lambda: list(client.waiting().values()) == [2], lambda: f"who watches stands in line: {client.waiting()}")
        assert Player(client, client.names()[0]).get("Metadata")["xesam:title"][1] == "film"
        # The film goes on when its sender is gone: who watches is the next in line.
        film.process.kill()
        until(lambda: client.processes() == [house.process.pid], "who watches is there again")
        assert list(client.waiting().values()) == [1]


def test_of_two_that_watch_the_second_takes_over(start_receiver, start_bus, programs, marquee, environment):
    daemon, tv = start_bus(), start_receiver()
    with BusClient(daemon.address) as client, Client(tv.address) as sender:
        load(sender)
        first = programs(marquee, "now-playing", "--to", tv.target, **environment)
        until(lambda: client.processes() == [first.process.pid], "the first")
        second = programs(marquee, "now-playing", "--to", tv.target, **environment)
        until(lambda: list(client.waiting().values()) == [2], "the second stands in line")
        assert client.processes() == [first.process.pid]
        first.process.send_signal(signal.SIGINT)
        until(lambda: client.processes() == [second.process.pid], "the second takes over")


def test_what_a_hostile_tv_says_comes_clean_to_the_bus(start_receiver, start_bus, programs, marquee, environment):
    daemon, tv = start_bus(), start_receiver()
    hostile = "a\u202eb\u0007c\u0000d\ufffe\u2066\u2028" + "x" * 30_000
    metadata = {"metadataType": 3, "title": hostile, "artist": ["no", "text"], "albumName": {"no": "text"},
                "trackNumber": -1e300, "images": [{"url": "file:///etc/passwd"}, {"url": 7}, "none"]}
    programs(marquee, "now-playing", "--to", tv.target, **environment)
    with BusClient(daemon.address) as client, Client(tv.address) as sender:
        app = sender.launch()
        sender.load(app, FILM | {"duration": -1e300, "metadata": metadata})
        until(lambda: client.names() == ["marquee"], "it stands on the bus")
        shown = {key: value for key, (_, value) in Player(client).get("Metadata").items()}
        assert shown["xesam:title"].startswith("ab c d xx") and len(shown["xesam:title"].encode()) == 1024
        # GNOME writes "Unknown artist" where the list is missing, so it is empty.
        assert shown["xesam:artist"] == []
        assert not {"xesam:album", "xesam:trackNumber", "mpris:artUrl", "mpris:length"} & set(shown)
        assert Player(client).get("Position") >= 0
        # One without anything to say of itself is called by its file.
        sender.load(app, {key: value for key, value in FILM.items() if key not in ("metadata", "duration")})
        until(lambda: Player(client).get("Metadata").get("xesam:title", (0, ""))[1] == "film.mp4", "its file's name")
