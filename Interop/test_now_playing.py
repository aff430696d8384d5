"""`marquee now-playing`: what plays on a device, whoever started it, told as a desktop's media controls are told."""

from castv2 import RECEIVER, Client

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
