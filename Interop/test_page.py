"""The Web Receiver page in a browser that Playwright drives: what a person in front of the TV sees."""

import pytest

import media as films_of
from castv2 import MEDIA, RECEIVER, Client
from pixels import CAPTION_STYLE, caption_pixels, shows_film
from vast import adbreak, data, inline, linear, tag, vast, vmap
from waiting import until


@pytest.fixture
def sender(screen):
    with Client(screen[0].address) as client:
        yield client


def seen(page, wanted, what):
    """Waits until a picture of the page fits. Playwright's own waiting keeps the page alive between pictures."""
    last = {}

    def fits():
        last["png"] = page.screenshot()
        return wanted(last["png"])
    until(fits, lambda: f"{what}; captions' pixels: {caption_pixels(last['png'])}", timeout=20)


def media(server, tracks=True):
    information = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                   "metadata": {"metadataType": 0, "title": "A film"}}
    if tracks:
        information["tracks"] = [{"trackId": 1, "type": "TEXT", "subtype": "SUBTITLES", "language": "en",
                                  "name": "English", "trackContentId": server.url("captions.vtt"),
                                  "trackContentType": "text/vtt"}]
        information["textTrackStyle"] = CAPTION_STYLE
    return information


def test_film_is_seen_and_captions_come_and_go(screen, sender, server):
    _, page = screen
    app = sender.launch()
    assert sender.load(app, media(server))["type"] == "MEDIA_STATUS"
    status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "the film plays")
    session = status["mediaSessionId"]
    seen(page, shows_film, "the film's three bars")
    seen(page, lambda png: caption_pixels(png) == 0, "no caption while no track is active")

    for active, wanted, what in (([1], lambda n: n > 300, "the caption"), ([], lambda n: n == 0, "no caption any more"),
                                 ([1], lambda n: n > 300, "the caption again")):
        answer = sender.request(MEDIA, {"type": "EDIT_TRACKS_INFO", "mediaSessionId": session,
                                        "activeTrackIds": active}, app["transportId"])
        assert answer.payload["status"][0].get("activeTrackIds", []) == active
        seen(page, lambda png: wanted(caption_pixels(png)), what)


def test_status_is_what_the_video_element_does(screen, sender, server):
    _, page = screen
    app = sender.launch()
    sender.load(app, media(server, tracks=False))
    status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > 0.5, "it plays")
    assert abs(status["media"]["duration"] - 30) < 0.5
    session = {"mediaSessionId": status["mediaSessionId"]}

    sender.request(MEDIA, {"type": "PAUSE"} | session, app["transportId"])
    status = sender.until_media(app, lambda s: s.get("playerState") == "PAUSED", "it is paused")
    assert page.evaluate("document.querySelector('video').paused") is True
    assert abs(page.evaluate("document.querySelector('video').currentTime") - status["currentTime"]) < 0.5

    sender.request(MEDIA, {"type": "SEEK", "currentTime": 20, "resumeState": "PLAYBACK_PAUSE"} | session,
                   app["transportId"])
    until(lambda: abs(page.evaluate("document.querySelector('video').currentTime") - 20) < 0.5, "the video is at 20 s")
    status = sender.until_media(app, lambda s: s.get("playerState") == "PAUSED", "it is paused there")
    assert abs(status["currentTime"] - 20) < 0.5

    sender.request(MEDIA, {"type": "PLAY"} | session, app["transportId"])
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > 20.2, "it plays on")
    sender.request(MEDIA, {"type": "STOP"} | session, app["transportId"])
    seen(page, lambda png: not shows_film(png), "the film is gone")


def test_burst_of_commands_leaves_the_film_alone(screen, sender, server):
    """They come faster than the page says what it has seen, which is no sign that it is dead."""
    _, page = screen
    app = sender.launch()
    sender.load(app, media(server, tracks=False))
    status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays")
    load, session = page.evaluate("marqueeReceiver.state().load"), {"mediaSessionId": status["mediaSessionId"]}
    with Client(screen[0].address, "sender-burst") as other:
        other.connect()
        other.connect(app["transportId"])
        for number in range(1200):
            level = {"level": 0.2 + 0.6 * (number % 2), "muted": False}
            other.send(RECEIVER, {"type": "SET_VOLUME", "requestId": 5000 + number, "volume": level})
            other.send(MEDIA, {"type": ("PAUSE", "PLAY")[number % 2], "requestId": 10_000 + number} | session,
                       app["transportId"])
        other.answer(MEDIA, 11_199, "the last PLAY", timeout=30)
    before = sender.media_status(app)
    assert before["playerState"] in ("PLAYING", "BUFFERING"), before
    assert before["mediaSessionId"] == session["mediaSessionId"]
    later = before["currentTime"] + 1
    sender.until_media(
        app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > later, "it plays on")
    state = page.evaluate("marqueeReceiver.state()")
    assert (state["load"], state["playerState"]) == (load, "playing")


def test_seek_before_the_first_picture_is_not_forgotten(screen, sender, server):
    """The page knows the film's length by then, and waits for a picture: it never comes here, and is given up for."""
    _, page = screen
    page.evaluate("""() => {
      const {prototype} = HTMLVideoElement;
      window.asked = prototype.requestVideoFrameCallback;
      prototype.requestVideoFrameCallback = () => { window.begun = true; return 0; };
    }""")
    try:
        app = sender.launch()
        sender.send(MEDIA, {"type": "LOAD", "requestId": 900, "media": media(server, tracks=False)}, app["transportId"])
        until(lambda: page.evaluate("window.begun"), "the page waits for a picture")
        session = {"mediaSessionId": sender.media_status(app)["mediaSessionId"]}
        sender.request(MEDIA, {"type": "SEEK", "currentTime": 20} | session, app["transportId"])
        status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays")
        assert abs(status["currentTime"] - 20) < 3, status
        assert abs(page.evaluate("document.querySelector('video').currentTime") - 20) < 3
    finally:
        page.evaluate("() => { HTMLVideoElement.prototype.requestVideoFrameCallback = window.asked; }")


def test_media_that_is_not_there_is_a_load_failure(screen, sender, server):
    app = sender.launch()
    information = media(server, tracks=False) | {"contentId": server.url("missing.mp4")}
    assert sender.load(app, information)["type"] == "LOAD_FAILED"
    assert sender.media_status(app).get("playerState", "IDLE") == "IDLE"


def test_film_without_cors_plays_alone_and_fails_with_a_track(screen, sender, server):
    """As a real device: an ordinary film needs no CORS until it has a track."""
    server.cors = False
    app = sender.launch()
    assert sender.load(app, media(server, tracks=False))["type"] == "MEDIA_STATUS"
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays without a track")
    assert sender.load(app, media(server))["type"] == "LOAD_FAILED"
    server.cors = True
    assert sender.load(app, media(server))["type"] == "MEDIA_STATUS"
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays with a track and CORS")


def ad_shown(sender, app, clip):
    return sender.until_media(
        app, lambda s: s.get("playerState") == "PLAYING" and s.get("breakStatus", {}).get("breakClipId") == clip,
        f"the ad {clip} plays")


def test_ads_of_an_ad_server_are_shown_and_told_of(screen, sender, server, films):
    _, page = screen
    ad = inline(linear(server.url("second.mp4"), "00:00:10", "00:00:00", click="https://shop.example/"))
    (films / "tag.xml").write_text(vast(ad))
    document = vmap(adbreak("start", tag(server.url("tag.xml")), "pre"), adbreak("50%", data(vast(ad)), "half"),
                    adbreak("end", tag(server.url("none.xml"))))
    app = sender.launch()
    answer = sender.load(app, media(server) | {"vmapAdsRequest": {"adsResponse": document}})
    assert answer["type"] == "MEDIA_STATUS", answer
    status = ad_shown(sender, app, "pre")
    clip = next(clip for clip in status["media"]["breakClips"] if clip["id"] == "pre")
    assert clip["contentUrl"] == server.url("second.mp4") and clip["clickThroughUrl"] == "https://shop.example/"
    assert clip["title"] == "Soap" and clip["duration"] == 10
    assert page.inner_text("#ad-title") == "Soap"
    session = {"mediaSessionId": status["mediaSessionId"]}
    sender.request(MEDIA, {"type": "SKIP_AD"} | session, app["transportId"])
    status = sender.until_media(
        app, lambda s: s.get("playerState") == "PLAYING" and "breakStatus" not in s, "the film plays")
    breaks = [(each["id"], each["isWatched"]) for each in status["media"]["breaks"]]
    assert breaks == [("pre", True), ("half", False), ("break-3", False)]
    assert abs(status["media"]["breaks"][1]["position"] - 15) < 0.1, "the film's own length says where its half is"

    sender.request(MEDIA, {"type": "SEEK", "currentTime": 29} | session, app["transportId"])
    ad_shown(sender, app, "half")
    sender.request(MEDIA, {"type": "SKIP_AD"} | session, app["transportId"])
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] >= 29, "the film plays")
    until(lambda: any(path == "/none.xml" for _, path, _ in list(server.requests)), "the last break is asked for")

    def finished():
        latest = sender.latest(MEDIA, "MEDIA_STATUS")
        return latest["status"] and latest["status"][0].get("idleReason") == "FINISHED"
    until(finished, "the film ends well without the ad that is not there")


def test_next_of_a_queue_is_fetched_ahead_and_once(screen, sender, server):
    _, page = screen
    server.caching = "no-store"
    app = sender.launch()
    items = [{"media": media(server, tracks=False) | {"contentId": server.url(name)}}
             for name in ("second.mp4", "film.mp4")]
    sender.request(MEDIA, {"type": "QUEUE_LOAD", "items": items}, app["transportId"])
    status = sender.until_media(
        app, lambda s: s.get("playerState") == "PLAYING" and s.get("preloadedItemId") == 2, "the next is ready")

    def beginnings():
        return [path for _, path, span in list(server.requests) if path == "/film.mp4" and span in (None, "bytes=0-")]
    until(beginnings, "the next is fetched")
    assert page.evaluate("document.querySelector('video').src") == server.url("second.mp4")
    sender.request(MEDIA, {"type": "SEEK", "mediaSessionId": status["mediaSessionId"], "currentTime": 9.8},
                   app["transportId"])
    sender.until_media(
        app, lambda s: s.get("playerState") == "PLAYING" and s.get("currentItemId") == 2 and s["currentTime"] > 0.2,
        "the next plays")
    seen(page, shows_film, "its three bars")
    assert len(beginnings()) == 1


@pytest.fixture(scope="module")
def streams(tmp_path_factory):
    """A server for what make_streams makes and for a live stream, which runs while these tests do."""
    folder = tmp_path_factory.mktemp("streams")
    live = films_of.LiveStream(folder)
    films_of.make_streams(folder)
    server = films_of.MediaServer(folder)
    server.live = live
    yield server
    live.close()
    server.close()


def test_rate_is_held_between_half_and_double_with_the_pitch_kept(screen, sender, server):
    _, page = screen
    app = sender.launch()
    assert sender.load(app, media(server, tracks=False))["type"] == "MEDIA_STATUS"
    status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays")
    for asked, played in ((0.5, 0.5), (7, 2), (0.01, 0.5), (2, 2)):
        answer = sender.request(MEDIA, {"type": "SET_PLAYBACK_RATE", "mediaSessionId": status["mediaSessionId"],
                                        "playbackRate": asked}, app["transportId"])
        assert answer.payload["status"][0]["playbackRate"] == played
        video = page.evaluate("(v => [v.playbackRate, v.preservesPitch])(document.querySelector('video'))")
        assert video == [played, True]


def test_size_and_range_of_the_picture_are_told(screen, sender, server):
    app = sender.launch()
    sender.load(app, media(server))
    status = sender.until_media(app, lambda s: s.get("videoInfo"), "the picture is described")
    assert status["videoInfo"] == {"width": 640, "height": 360, "hdrType": "sdr"}


def test_film_that_stalls_is_buffering_and_its_position_stands(screen, sender, server, films):
    """The position that senders reckon with must not run on while the picture stands."""
    _, page = screen
    server.hold("film.mp4", (films / "film.mp4").stat().st_size // 6)
    app = sender.launch()
    sender.load(app, media(server, tracks=False))
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays")
    status = sender.until_media(
        app, lambda s: s.get("playerState") == "BUFFERING" and s["currentTime"] > 0.3, "it stalls")
    stands = page.evaluate("document.querySelector('video').currentTime")
    assert abs(status["currentTime"] - stands) < 0.3
    assert abs(sender.media_status(app)["currentTime"] - stands) < 0.3
    server.release("film.mp4")
    sender.until_media(
        app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > stands + 0.3, "it goes on")


def test_hls_on_demand_plays_and_can_be_sought_in(screen, sender, streams):
    app = sender.launch()
    answer = sender.load(app, {"contentId": streams.url("vod.m3u8"), "contentType": "application/x-mpegurl"})
    assert answer["type"] == "MEDIA_STATUS", answer
    status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING", "it plays")
    assert abs(status["media"]["duration"] - 6) < 0.3
    sender.request(MEDIA, {"type": "SEEK", "mediaSessionId": status["mediaSessionId"], "currentTime": 4},
                   app["transportId"])
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > 4.1, "it plays from 4 s")


@pytest.mark.parametrize(("name", "code"), [
    ("hevc.mp4", 104), ("hevc.m3u8", 104), ("film.mpd", 104), ("film.ism", 104), ("none.m3u8", 311), ("none.mpd", 321),
    ("none.ism", 331), ("none.mp4", 103), ("lost.m3u8", 301), ("text.m3u8", 411)])
def test_what_cannot_be_played_is_a_load_failure_with_its_code(screen, sender, streams, name, code):
    app = sender.launch()
    kind = films_of.TYPES[name[name.rindex("."):]]
    answer = sender.load(app, {"contentId": streams.url(name), "contentType": kind, "streamType": "BUFFERED"})
    assert answer["type"] == "LOAD_FAILED" and answer.get("detailedErrorCode") == code, answer


def test_live_hls_has_a_moving_range_and_its_edge_can_be_sought(screen, sender, streams):
    _, page = screen
    until(lambda: streams.live.is_ready, "the live stream has segments")
    app = sender.launch()
    answer = sender.load(app, {"contentId": streams.url("live.m3u8"), "contentType": "application/x-mpegurl",
                               "streamType": "LIVE"})
    assert answer["type"] == "MEDIA_STATUS", answer
    status = sender.until_media(app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > 0.5, "it plays")
    assert page.evaluate("document.querySelector('video').duration") == float("inf")
    assert status["media"].get("streamType") == "LIVE" and not status["media"].get("duration")
    assert page.inner_text("#total") == "LIVE"
    window = status["liveSeekableRange"]
    assert window["start"] < window["end"] and window["isMovingWindow"] and not window["isLiveDone"]
    assert abs(status["currentTime"] - window["start"]) < 1, "who has just joined is where the range begins"

    session = {"mediaSessionId": status["mediaSessionId"]}
    sender.request(MEDIA, {"type": "PAUSE"} | session, app["transportId"])
    paused = sender.until_media(app, lambda s: s.get("playerState") == "PAUSED", "it is paused")["currentTime"]
    until(lambda: page.evaluate("marqueeReceiver.state().seekable.from") > paused + 2.5, "the edge has moved on")
    edge = page.evaluate("marqueeReceiver.state().seekable")
    sender.request(MEDIA, {"type": "SEEK", "currentTime": edge["to"], "resumeState": "PLAYBACK_START"} | session,
                   app["transportId"])
    status = sender.until_media(
        app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] >= edge["from"], "it plays at the edge")
    assert status["currentTime"] < edge["to"] + 3
