"""Which player playerctld holds for the active one, of two TVs and an mpv of this machine: the one that somebody used
last, and never one that only appeared or plays on by itself."""

import asyncio
import json
import socket
import subprocess

import pytest
from castv2 import RECEIVER, Client
from dbus_next import Message, MessageType
from dbus_next.aio import MessageBus
from test_now_playing import FILM, load, playerctl  # noqa: F401 (fixture)
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until

MPV_ON_THE_BUS = "/usr/lib/mpv-mpris/mpris.so"


@pytest.fixture
def players(bus):
    """The players' names, the active one first, as playerctld keeps them."""
    def read():
        done = subprocess.run(
            ["busctl", f"--address={bus.address}", "--json=short", "get-property", "org.mpris.MediaPlayer2.playerctld",
             "/org/mpris/MediaPlayer2", "com.github.altdesktop.playerctld", "PlayerNames"], capture_output=True,
            text=True, timeout=20, check=False)
        names = json.loads(done.stdout)["data"] if done.returncode == 0 else []
        return [name.removeprefix("org.mpris.MediaPlayer2.") for name in names]
    return read


@pytest.fixture
def mpv(programs, bus, films, tmp_path):
    """Gives a function that sends mpv a command."""
    path = str(tmp_path / "mpv.sock")
    programs("mpv", "--no-config", "--no-terminal", "--no-video", "--ao=null", "--loop-file=inf",
             f"--script={MPV_ON_THE_BUS}", f"--input-ipc-server={path}", films / "film.mp4",
             DBUS_SESSION_BUS_ADDRESS=bus.address)

    def command(*words):
        with socket.socket(socket.AF_UNIX) as connection:
            connection.settimeout(5)
            connection.connect(path)
            connection.sendall(json.dumps({"command": words}).encode() + b"\n")
            connection.recv(4096)
    return command


def test_the_active_player_is_the_one_that_somebody_used_last(
        start_receiver, marquee, user, programs, bus, playerctl, players, mpv):
    programs("playerctld", "daemon", DBUS_SESSION_BUS_ADDRESS=bus.address)
    until(lambda: players() == ["mpv"], lambda: f"mpv alone: {players()}")
    living, kitchen = start_receiver(), start_receiver()
    programs(marquee, "now-playing", "--interface", "lo", "--to", living.name, "--to", kitchen.name, **user,
             DBUS_SESSION_BUS_ADDRESS=bus.address)

    def called(tv):
        """Which of the players has that TV's name for people."""
        for name in players():
            done = subprocess.run(
                ["busctl", f"--address={bus.address}", "get-property", f"org.mpris.MediaPlayer2.{name}",
                 "/org/mpris/MediaPlayer2", "org.mpris.MediaPlayer2", "Identity"], capture_output=True, text=True,
                timeout=20, check=False)
            if f'"{tv.name} (Marquee)"' in done.stdout:
                return name
        return None

    def active(name, what):
        until(lambda: players()[:1] == [name], lambda: f"{name} after {what}: {players()}")

    with Client(living.address) as first, Client(kitchen.address) as second:
        app = load(first)
        tv = until(lambda: called(living), lambda: f"the first TV: {players()}")
        other = load(second)
        tv2 = until(lambda: called(kitchen), lambda: f"the second TV: {players()}")
        assert len({tv, tv2, "mpv"}) == 3 and sorted(players()) == sorted([tv, tv2, "mpv"])

        first.request(RECEIVER, {"type": "SET_VOLUME", "volume": {"level": 0.4}})
        active(tv, "its volume")
        mpv("set_property", "pause", True)
        active("mpv", "its pause")
        second.request("urn:x-cast:com.google.cast.media", {
            "type": "PAUSE", "mediaSessionId": second.media_status(other)["mediaSessionId"]}, other["transportId"])
        active(tv2, "its pause")
        # What a media key does: it goes to the active one, and to no other.
        playerctl("-p", "playerctld", "play-pause")
        second.until_media(other, lambda media: media.get("playerState") == "PLAYING", "the kitchen's TV plays on")
        first.until_media(app, lambda media: media.get("playerState") == "PLAYING", "the other one does all the time")
        until(lambda: playerctl("-p", tv2, "status") == "Playing", "and is seen to")
        mpv("set_property", "pause", False)
        active("mpv", "its start")
        # The next in the order is asked when the active one has gone.
        first.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})
        until(lambda: sorted(players()) == sorted([tv2, "mpv"]), lambda: f"one TV less: {players()}")
        assert players()[0] == "mpv"


def test_the_first_publication_tells_no_change(start_receiver, marquee, user, programs, bus):
    tv = start_receiver("Living Room")
    programs(marquee, "now-playing", "--to", tv.target, **user, DBUS_SESSION_BUS_ADDRESS=bus.address)

    async def listen(client, app):
        connection = await MessageBus(bus_address=bus.address).connect()
        heard = []
        connection.add_message_handler(
            lambda message: heard.append(message) if message.message_type == MessageType.SIGNAL
            and message.path == "/org/mpris/MediaPlayer2" else None)
        await connection.call(Message(
            destination="org.freedesktop.DBus", path="/org/freedesktop/DBus", interface="org.freedesktop.DBus",
            member="AddMatch", signature="s", body=["type='signal',path='/org/mpris/MediaPlayer2'"]))

        def drive():
            client.load(app, FILM, currentTime=100)
            client.until_media(app, lambda media: media.get("playerState") == "PLAYING", "it plays")
            until(lambda: "org.mpris.MediaPlayer2.marquee" in subprocess.run(
                ["busctl", f"--address={bus.address}", "list"], capture_output=True, text=True, timeout=20,
                check=True).stdout, "it stands on the bus")
            # Whatever was told before this stands before it.
            client.request("urn:x-cast:com.google.cast.media", {
                "type": "PAUSE", "mediaSessionId": client.media_status(app)["mediaSessionId"]}, app["transportId"])
            until(lambda: any("Paused" in str(message.body) for message in list(heard)), lambda: f"the pause: {heard}")
        await asyncio.get_running_loop().run_in_executor(None, drive)
        connection.disconnect()
        return heard

    with Client(tv.address) as client:
        heard = asyncio.run(listen(client, client.launch()))
    changed = [(message.member, sorted(message.body[1]) if message.member == "PropertiesChanged" else None)
               for message in heard]
    assert changed == [("PropertiesChanged", ["PlaybackStatus"])], changed
