"""The Web Receiver page with ad servers' documents and with the item that comes next, against a receiver of this
test's own: what it reads, what it fetches, what it tells."""

import shutil

import pytest

from framepage import FramePage
from media import MediaServer, make_film
from vast import adbreak, data, inline, linear, tag, vast, vmap, wrapper
from waiting import until


@pytest.fixture(scope="module")
def ads(tmp_path_factory):
    """A server that is an ad server too: ad.mp4 of a second, and documents by name."""
    folder = tmp_path_factory.mktemp("ads")
    make_film(folder / "ad.mp4", seconds=1)
    make_film(folder / "next.mp4", seconds=4)
    shutil.copy(folder / "next.mp4", folder / "warm.mp4")
    (folder / "cues.vtt").write_text("WEBVTT\n\n00:00.000 --> 00:04.000\nWords\n")
    server = MediaServer(folder)
    server.caching = "no-store"
    server.write = lambda name, text: (folder / name).write_text(text)
    yield server
    server.close()


@pytest.fixture(scope="module")
def shared_page(chromium):
    receiver = FramePage()
    page = chromium.new_page(viewport={"width": 640, "height": 360})
    page.faults = []
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.goto(receiver.url, wait_until="domcontentloaded")
    yield receiver, page
    page.close()
    receiver.close()


@pytest.fixture
def shown(shared_page, ads):
    receiver, page = shared_page
    ads.requests.clear()
    receiver.reports.clear()
    yield receiver, page
    receiver.say("reset")
    assert page.faults == []


def find(page, **asked):
    """What the page makes of a document, without the mark that each ad gets."""
    found = page.evaluate("async (asked) => (await import('./ads.js')).find(asked)",
                          {"lookup": 7, "document": "clip"} | asked)
    for ad in found.get("ads", []) + [ad for each in found.get("breaks", []) for ad in each.get("ads", [])]:
        assert ad.pop("mark").startswith("7.")
    return found


def paths(server):
    return [path for _, path, _ in list(server.requests)]


def ad(url, **more):
    return {"url": url, "type": "video/mp4", "duration": 1, "skip": None, "title": "Soap", "click": None} | more


def test_an_ad_is_read_with_the_best_file_that_this_screen_plays(shown):
    _, page = shown
    others = "".join(
        f'<MediaFile delivery="{delivery}" type="{kind}" width="{width}" bitrate="{rate}" {more}>http://h/{name}'
        "</MediaFile>" for delivery, kind, width, rate, name, more in (
            ("progressive", "video/mp4", 320, 9000, "small", ""), ("progressive", "video/mp4", 1280, 900, "good", ""),
            ("progressive", "video/mp4", 1280, 300, "poor", ""), ("progressive", "video/mp4", 3840, 9000, "huge", ""),
            ("streaming", "video/mp4", 1920, 9000, "streaming", ""), ("progressive", "video/3gpp", 1920, 1, "odd", ""),
            ("progressive", "application/x-mpegURL", 1920, 1, "hls", ""),
            ("progressive", "video/mp4", 1920, 1, "program", 'apiFramework="VPAID"')))
    document = vast(inline(linear("http://h/last", "00:01:30.500", "00:00:05", click="https://shop/", more=others)))
    assert find(page, response=document) == {
        "ads": [ad("http://h/good", duration=90.5, skip=5, click="https://shop/")]}
    part = vast(inline(linear("http://h/a", "00:00:20", "25%"), title="<![CDATA[Fish & Chips]]>"))
    assert find(page, response=part) == {"ads": [ad("http://h/a", duration=20, skip=5, title="Fish & Chips")]}


def test_a_pod_is_in_its_order_and_of_others_the_first_that_plays_is_taken(shown):
    _, page = shown
    pod = [inline(linear(f"http://h/{number}"), sequence=number) for number in (3, 1, 2)]
    broken = inline(linear("http://h/x", kind="video/3gpp"), sequence=0)
    found = find(page, response=vast(inline(linear("http://h/alone")), broken, *pod))
    assert [each["url"] for each in found["ads"]] == ["http://h/1", "http://h/2", "http://h/3"]
    unplayable = inline(linear("http://h/x", kind="video/3gpp"))
    found = find(page, response=vast(unplayable, inline(linear("http://h/1")), inline(linear("http://h/2"))))
    assert [each["url"] for each in found["ads"]] == ["http://h/1"]


@pytest.mark.parametrize(("document", "reason"), [
    ("", "sent nothing"), ("<VAST><Ad>", "no XML"), ("garbage " * 1000, "no XML"), ("<html/>", "no VAST"),
    (vast(), "no ad"), (vast("<Ad/>"), "no ad"), (vast(inline("")), "no media file"),
    (vast(inline(linear("javascript:alert(1)"))), "no media file"),
    (vast(inline(linear("/relative.mp4"))), "no media file"),
    (vast(wrapper("file:///etc/passwd")), "names no document"),
    ('<?xml version="1.0"?><!DOCTYPE VAST [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><VAST>&b;</VAST>', "DOCTYPE"),
    ('<!DOCTYPE VAST SYSTEM "http://127.0.0.1:9/x.dtd"><VAST/>', "DOCTYPE"), ("<VAST>&undefined;</VAST>", "no XML"),
    (vmap(adbreak("start", tag("http://h/"))), "no VAST")])
def test_what_is_no_ad_is_said(shown, document, reason):
    _, page = shown
    found = find(page, response=document)
    assert list(found) == ["reason"] and reason in found["reason"], found


def test_wrappers_are_followed_five_deep_and_fetching_has_its_bounds(shown, ads):
    _, page = shown
    ads.write("0.xml", vast(inline(linear("http://h/ad"), impression="http://h/i")))
    for number in range(1, 7):
        ads.write(f"{number}.xml", vast(wrapper(ads.url(f"{number - 1}.xml?at=[CACHEBUSTING]"))))
    assert find(page, tag=ads.url("5.xml")) == {"ads": [ad("http://h/ad")]}
    assert len(paths(ads)) == 6 and "CACHEBUSTING" not in "".join(paths(ads))
    assert "wrappers" in find(page, tag=ads.url("6.xml"))["reason"]
    ads.write("stop.xml", vast(wrapper(ads.url("1.xml"), attributes='followAdditionalWrappers="false"')))
    assert "wrappers" in find(page, tag=ads.url("stop.xml"))["reason"]
    ads.requests.clear()
    ads.write("loop.xml", vast(*[wrapper(ads.url("loop.xml"))] * 16))
    assert "reason" in find(page, tag=ads.url("loop.xml"))
    assert len(paths(ads)) <= 20

    # A wrapper's document is one ad, unless the wrapper says that it may be more.
    pod = vast(*(inline(linear(f"http://h/{number}"), sequence=number) for number in (1, 2)))
    ads.write("pod.xml", pod)
    assert len(find(page, response=vast(wrapper(ads.url("pod.xml"))))["ads"]) == 1
    several = vast(wrapper(ads.url("pod.xml"), attributes='allowMultipleAds="true"'))
    assert len(find(page, response=several)["ads"]) == 2

    ads.write("huge.xml", "<VAST>" + "x" * 5_000_000 + "</VAST>")
    assert "more than 1 MB" in find(page, tag=ads.url("huge.xml"))["reason"]
    assert "404" in find(page, tag=ads.url("none.xml"))["reason"]
    assert "own page" in find(page, tag=page.url + "x.xml")["reason"]
    assert "127.0.0.1:9" in find(page, tag="http://127.0.0.1:9/x.xml")["reason"]
    ads.cors = False
    assert "CORS" in find(page, tag=ads.url("0.xml"))["reason"]
    ads.cors = True


def test_a_schedule_is_read_with_what_it_holds_and_what_is_to_be_asked_for(shown, ads):
    _, page = shown
    document = vmap(
        adbreak("start", data(vast(inline(linear("http://h/ad")))), "pre"), adbreak("00:10:00", tag("http://h/tag")),
        adbreak("50%", data(vast()), "empty"), adbreak("end", tag("http://h/x"), kind="nonlinear,display"),
        adbreak("end", tag("http://h/end"), kind="linear,display"), adbreak("end", ""))
    assert find(page, document="schedule", response=document) == {"breaks": [
        {"id": "pre", "offset": "start", "ads": [ad("http://h/ad")]},
        {"id": "", "offset": "00:10:00", "tag": "http://h/tag"}, {"id": "empty", "offset": "50%", "ads": []},
        {"id": "", "offset": "end", "tag": "http://h/end"}]}
    assert "no VMAP" in find(page, document="schedule", response=vast())["reason"]
    assert "no break" in find(page, document="schedule", response=vmap())["reason"]


def item(server, name, **more):
    return {"url": server.url(name), "contentType": "video/mp4", "streamType": "BUFFERED", "tracks": [], "active": [],
            "autoplay": True, "rate": 1} | more


def test_an_ad_server_hears_once_what_was_seen(shown, ads):
    receiver, page = shown
    events = [(name, ads.url(name)) for name in (
        "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "skip", "mute")]
    inner = inline(linear(ads.url("ad.mp4"), events=events), impression=ads.url("seen"))
    ads.write("inner.xml", vast(inner))
    receiver.say("lookUpAds", lookup=3, document="clip", tag="", response=vast(
        wrapper(ads.url("inner.xml"), impression=ads.url("outer?[TIMESTAMP]"))))
    mark = until(lambda: receiver.reported("ads"), "the ad is found")[0]["ads"][0]["mark"]
    assert paths(ads) == ["/inner.xml"], "nothing was seen yet"
    clip = item(ads, "ad.mp4", ad={"number": 1, "count": 1, "mark": mark, "skippableAfter": 0})
    receiver.say("load", load=1, item=clip)
    until(lambda: receiver.reported("ended"), "the ad is over")
    wanted = ["/outer", "/seen", "/start", "/firstQuartile", "/midpoint", "/thirdQuartile", "/complete"]

    def told():
        return [path.partition("?")[0] for path in paths(ads) if path != "/inner.xml" and not path.endswith(".mp4")]
    until(lambda: len(told()) >= len(wanted), lambda: f"all is told: {told()}")

    # One that gives way to what comes next is skipped, and told of once more only because it is seen once more.
    receiver.say("load", load=2, item=clip)
    until(lambda: "/start" in told()[len(wanted):], "it plays again")
    receiver.say("load", load=3, item=item(ads, "next.mp4"))
    until(lambda: "/skip" in told(), "it was skipped")
    assert sorted(told()[:len(wanted)]) == sorted(wanted) and told().count("/complete") == 1


def spare(page):
    return page.evaluate("marqueeReceiver.state().spare")


def test_what_comes_next_is_opened_ahead_and_used(shown, ads):
    receiver, page = shown
    track = {"id": 1, "url": ads.url("cues.vtt"), "language": "en", "subtype": "CAPTIONS"}
    following = item(ads, "warm.mp4", tracks=[track], active=[1], startTime=1)
    receiver.say("load", load=1, item=item(ads, "next.mp4"))
    until(lambda: receiver.reported("playing"), "the first plays")
    receiver.say("preload", load=1, item=following)
    until(lambda: (spare(page) or {}).get("readyState", 0) >= 3, "the next is there")
    until(lambda: "/cues.vtt" in paths(ads), "its captions too")
    assert page.evaluate("document.querySelectorAll('video').length") < 2, "nobody sees it"
    receiver.say("seek", load=1, time=3.8, resume="play")
    until(lambda: receiver.reported("ended"), "the first is over")
    receiver.say("load", load=2, item=following)
    until(lambda: any(r["load"] == 2 and r["position"] > 1.2 for r in receiver.reported("position")), "the next plays")
    state = page.evaluate("marqueeReceiver.state()")
    assert state["spare"] is None and state["cues"] == ["Words"] and state["showing"] == [1]
    assert not page.evaluate("document.querySelector('video').muted")
    assert [r["ids"] for r in receiver.reported("tracks")] == [[1]]
    beginnings = [path for _, path, span in list(ads.requests) if path == "/warm.mp4" and span in (None, "bytes=0-")]
    assert len(beginnings) == 1 and paths(ads).count("/cues.vtt") == 1


def test_there_is_one_spare_and_its_faults_say_nothing(shown, ads):
    receiver, page = shown

    def play(load, name, **more):
        receiver.say("load", load=load, item=item(ads, name, **more))
        until(lambda: any(r["load"] == load for r in receiver.reported("playing")), f"load {load} plays")
    play(1, "next.mp4")
    receiver.say("preload", load=1, item=item(ads, "none.mp4"))
    until(lambda: "/none.mp4" in paths(ads) and spare(page) is None, "it is given up")
    for name in ("ad.mp4", "warm.mp4"):
        receiver.say("preload", load=1, item=item(ads, name))
    until(lambda: (spare(page) or {}).get("url") == ads.url("warm.mp4"), "the other one is next")

    # An ad in between leaves it; anything else that comes instead ends it, and so does the end of all.
    play(2, "ad.mp4", ad={"number": 1, "count": 1})
    assert spare(page)["url"] == ads.url("warm.mp4")
    play(3, "next.mp4")
    assert spare(page) is None
    for end in ("preload", "stop"):
        receiver.say("preload", load=3, item=item(ads, "warm.mp4"))
        until(lambda: spare(page), "it is warmed up again")
        receiver.say(end, load=3)
        until(lambda: not spare(page), "it is dropped")
    assert not receiver.reported("failed") and not receiver.reported("trackFailed")

    # What can't be played says so when it is loaded.
    receiver.say("load", load=4, item=item(ads, "none.mp4"))
    until(lambda: [r["load"] for r in receiver.reported("failed")] == [4], "that it failed is told")
