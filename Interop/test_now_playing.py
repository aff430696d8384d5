"""`marquee now-playing`: what plays on a device, whoever started it, told as a desktop's media controls are told."""

import os
import re
import subprocess

import pytest
from castv2 import MEDIA, RECEIVER, Client
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until

FILM = {"contentId": "http://127.0.0.1:9/film.mp4", "contentType": "video/mp4", "duration": 600,
        "metadata": {"metadataType": 2, "title": "Pilot", "seriesTitle": "Series", "season": 2, "episode": 5}}


def load(client):
    app = client.launch()
    client.load(app, FILM, currentTime=100)
    client.until_media(app, lambda media: media.get("playerState") == "PLAYING", "it plays")
    return app


def test_what_somebody_else_plays_is_told_once(start_receiver, cli):
    tv = start_receiver()
    idle = cli("now-playing", "--once", "--to", tv.target, "--json")
    assert idle.code == 0 and idle.json["state"] == "stopped", idle
    with Client(tv.address) as client:
        load(client)
        told = cli("now-playing", "--once", "--to", tv.target, "--json")
        assert told.code == 0, told
        assert (told.json["title"], told.json["artist"], told.json["album"]) == ("Pilot", "Series", "Season 2")
        assert told.json["state"] == "playing" and told.json["duration"] == 600
        assert 100 <= told.json["position"] < 200
        assert {"pause", "skipForward", "changePlaybackPosition", "changeVolume", "stop"} <= set(told.json["commands"])
        person = cli("now-playing", "--once", "--to", tv.target)
        assert "Pilot — Series — Season 2" in person.out, person


def test_what_starts_later_is_joined_and_its_changes_are_told(start_receiver, start_lines):
    tv = start_receiver()
    shown = start_lines("now-playing", "--to", tv.target, "--json")
    with Client(tv.address) as client:
        app = load(client)
        told = shown.next(lambda event: event.get("state") == "playing", "it has joined what was started")
        assert told["title"] == "Pilot" and told["device"]["address"] == tv.target
        client.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})
        shown.next(lambda event: event.get("state") == "stopped", "what has ended is shown no more")
    assert tv.is_alive()


def test_nobody_of_that_name(cli):
    assert cli("now-playing", "--once", "--to", "Nobody", "--interface", "lo", "--timeout", "1").code == 3


@pytest.fixture
def playerctl(bus):
    """What playerctl says on a bus of this test's own."""
    def run(*arguments):
        environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": bus.address}
        done = subprocess.run(["playerctl", *arguments], capture_output=True, text=True, timeout=20, check=False,
                              env=environment)
        return done.stdout.strip()
    return run


def test_what_plays_stands_on_the_bus_and_obeys(start_receiver, marquee, user, programs, bus, playerctl):
    tv = start_receiver()
    programs(marquee, "now-playing", "--to", tv.target, **user, DBUS_SESSION_BUS_ADDRESS=bus.address)
    with Client(tv.address) as client:
        app = load(client)

        def playing(condition, what):
            return client.until_media(app, condition, what)
        until(lambda: playerctl("status") == "Playing", "it stands on the bus")
        assert playerctl("metadata", "--format", "{{title}}|{{artist}}|{{album}}|{{mpris:length}}") \
            == "Pilot|Series|Season 2|600000000"
        playerctl("pause")
        playing(lambda media: media.get("playerState") == "PAUSED", "the TV obeys")
        until(lambda: playerctl("status") == "Paused", "and is seen to")
        playerctl("position", "300")
        playing(lambda media: 299 <= media.get("currentTime", 0) < 310, "the TV has sought")
        until(lambda: 299 <= float(playerctl("position")) < 310, "and is seen to")
        playerctl("play")
        playing(lambda media: media.get("playerState") == "PLAYING", "it plays again")
        client.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})
        until(lambda: playerctl("-l") == "", "what plays nothing leaves the bus")


def test_a_queue_and_the_volume_obey_the_bus(start_receiver, marquee, user, programs, bus, playerctl):
    tv = start_receiver()
    programs(marquee, "now-playing", "--to", tv.target, **user, DBUS_SESSION_BUS_ADDRESS=bus.address)
    with Client(tv.address) as client:
        app = client.launch()
        client.request(MEDIA, {"type": "QUEUE_LOAD", "items": [
            {"media": {**FILM, "metadata": {"metadataType": 1, "title": title}}, "autoplay": True}
            for title in ("One", "Two", "Three")]}, app["transportId"])

        def becomes(answer, *question):
            until(lambda: playerctl(*question) == answer, lambda: f"{question}: {answer}, not {playerctl(*question)}")

        def obeys(condition, what):
            client.until_media(app, condition, what)
        becomes("One", "metadata", "title")
        # What nobody has made is nobody's.
        assert playerctl("metadata", "artist") == ""
        playerctl("next")
        becomes("Two", "metadata", "title")
        playerctl("next")
        becomes("Three", "metadata", "title")
        playerctl("previous")
        becomes("Two", "metadata", "title")
        obeys(lambda media: media["media"]["metadata"]["title"] == "Two", "the TV plays it")
        playerctl("position", "60")
        until(lambda: 60 <= float(playerctl("position")) < 75, "a place")
        playerctl("position", "30+")
        obeys(lambda media: 88 <= media["currentTime"] < 110, "the TV has skipped forward")
        until(lambda: 88 <= float(playerctl("position")) < 110, "and is seen to")
        playerctl("position", "60-")
        obeys(lambda media: 20 <= media["currentTime"] < 60, "and back")
        playerctl("loop", "Playlist")
        obeys(lambda media: media["repeatMode"] == "REPEAT_ALL", "the TV repeats")
        becomes("Playlist", "loop")
        playerctl("loop", "None")
        obeys(lambda media: media["repeatMode"] == "REPEAT_OFF", "the TV does not")
        playerctl("volume", "0.25")
        until(lambda: abs(client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]["volume"]["level"] - 0.25)
              < 0.001, "the TV's volume")
        becomes("0.250000", "volume")
        playerctl("shuffle", "On")
        obeys(lambda media: media["repeatMode"] == "REPEAT_ALL_AND_SHUFFLE" or media.get("queueData", {}).get("shuffle"),
              "the TV shuffles")


@pytest.mark.parametrize("more, is_there", [((), True), (("--no-now-playing",), False)])
def test_cast_is_on_the_bus_unless_told_not_to(
        start_receiver, films, marquee, user, programs, bus, playerctl, more, is_there):
    tv = start_receiver()
    cast = programs(marquee, "cast", films / "film.mp4", "--to", tv.target, "--json", *more, **user,
                    DBUS_SESSION_BUS_ADDRESS=bus.address)
    until(lambda: any(re.search(r'"playerState" *: *"PLAYING"|"state" *: *"playing"|PLAYING', line)
                      for line in cast.lines), lambda: f"it plays: {cast.lines}")
    if is_there:
        until(lambda: playerctl("status") == "Playing", "it stands on the bus")
        assert playerctl("metadata", "title") == "film"
        playerctl("stop")
        assert cast.process.wait(20) == 0
        assert playerctl("-l") == ""
    else:
        assert playerctl("-l") == ""
