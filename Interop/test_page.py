"""The Web Receiver page in a browser that Playwright drives: what a person in front of the TV sees."""

import shutil

import pytest
from playwright.sync_api import sync_playwright

from castv2 import MEDIA, Client
from pixels import CAPTION_STYLE, caption_pixels, shows_film
from waiting import until


@pytest.fixture(scope="module")
def chromium():
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "chromium is missing; make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program,
            args=["--autoplay-policy=no-user-gesture-required", "--disable-gpu", "--mute-audio"])
        yield browser
        browser.close()


@pytest.fixture
def screen(start_receiver, chromium):
    """A receiver that shows its page to whoever opens it, and that page, opened."""
    receiver = start_receiver(player="page")
    url = receiver.event("page")["url"]
    assert url.startswith("http://127.0.0.1:")
    page = chromium.new_page(viewport={"width": 1280, "height": 720})
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.goto(url, wait_until="domcontentloaded")
    yield receiver, page
    page.close()


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
    assert page.faults == []


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
    status = sender.media_status(app)
    assert status["playerState"] == "PAUSED" and abs(status["currentTime"] - 20) < 0.5

    sender.request(MEDIA, {"type": "PLAY"} | session, app["transportId"])
    sender.until_media(app, lambda s: s.get("playerState") == "PLAYING" and s["currentTime"] > 20.2, "it plays on")
    sender.request(MEDIA, {"type": "STOP"} | session, app["transportId"])
    seen(page, lambda png: not shows_film(png), "the film is gone")


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
