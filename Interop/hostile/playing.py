"""Bad senders of the media application: what they load, queue and ask, and numbers that no film has."""

import itertools

from castv2 import MEDIA
from hostile.attack import bad, film, load, packed, padded


def item(number=0, **more):
    return {"media": film(contentId=f"http://127.0.0.66:9/{number}.mp4"), "autoplay": True} | more


# What is kept, and answers made of it.


@bad("one item of 60 kB, asked for 20,000 times in one question")
def one_item_often(attack):
    client, transport, session = attack.playing(customData=padded(50_000))
    attack.pour(
        client,
        MEDIA,
        (
            {"type": "QUEUE_GET_ITEMS", "requestId": n, "mediaSessionId": session, "itemIds": [1] * 20_000}
            for n in itertools.count(10)
        ),
        transport,
    )


@bad("a status of 60 kB, asked for by one that does not read")
def deaf_media(attack):
    client, transport, _ = attack.playing(customData=padded(55_000))
    connection = attack.deaf()
    connection.sendall(packed("urn:x-cast:com.google.cast.tp.connection", {"type": "CONNECT"}, transport))
    question = packed(MEDIA, {"type": "GET_STATUS", "requestId": 1}, transport)
    for _ in attack.times(20_000):
        connection.sendall(question)


@bad("a status of 60 kB, told at each pause and play")
def large_news(attack):
    client, transport, session = attack.playing(customData=padded(55_000))
    for _ in range(20):
        other = attack.sender("sender-listening")
        other.connect(transport)
    attack.pour(
        client,
        MEDIA,
        ({"type": ("PAUSE", "PLAY")[n % 2], "requestId": n, "mediaSessionId": session} for n in itertools.count(10)),
        transport,
    )


def _ads(name, breaks, clips, named):
    """A film with so many breaks and clips, and what it is, asked for again and again."""

    @bad(name)
    def run(attack):
        client, transport, session = attack.playing(
            breaks=[
                {"id": str(n), "position": n, "breakClipIds": [str(k) for k in range(named)]} for n in range(breaks)
            ],
            breakClips=[{"id": str(n)} for n in range(clips)],
        )
        attack.pour(
            client,
            MEDIA,
            ({"type": "GET_STATUS", "requestId": n, "mediaSessionId": session} for n in itertools.count(10)),
            transport,
        )


_ads("600 breaks of 2,200 clips", 600, 2_200, 1)
_ads("as many breaks and clips as there may be", 500, 1_000, 1)
_ads("breaks that all name all clips", 10, 850, 850)


@bad("items that grow by being updated")
def growing_items(attack):
    client, transport = attack.application()
    items = [item(n) for n in range(300)]
    session = attack.session(client.request(MEDIA, {"type": "QUEUE_LOAD", "items": items}, transport).payload)
    attack.pour(
        client,
        MEDIA,
        (
            {
                "type": "QUEUE_UPDATE",
                "requestId": n,
                "mediaSessionId": session,
                "items": [{"itemId": 1 + n % 300, "customData": padded(60_000)}],
            }
            for n in itertools.count(10)
        ),
        transport,
    )


@bad("items whose customData takes eight times its size")
def bloated_items(attack):
    client, transport, session = attack.playing()
    empty = [[]] * 15_000
    attack.pour(
        client,
        MEDIA,
        (
            {"type": "QUEUE_INSERT", "requestId": n, "mediaSessionId": session, "items": [item(n, customData=empty)]}
            for n in itertools.count(10)
        ),
        transport,
    )


@bad("items inserted without end")
def many_items(attack):
    client, transport, session = attack.playing()
    attack.pour(
        client,
        MEDIA,
        (
            {
                "type": "QUEUE_INSERT",
                "requestId": n,
                "mediaSessionId": session,
                "items": [item(n + k) for k in range(100)],
            }
            for n in itertools.count(10)
        ),
        transport,
    )


@bad("a queue that is put in another order again and again")
def reordered(attack):
    client, transport = attack.application()
    loading = {"type": "QUEUE_LOAD", "items": [item(n) for n in range(400)]}
    session = attack.session(client.request(MEDIA, loading, transport).payload)
    attack.pour(
        client,
        MEDIA,
        (
            {
                "type": "QUEUE_REORDER",
                "requestId": n,
                "mediaSessionId": session,
                "itemIds": list(range(2, 400))[:: -1 if n % 2 else 1],
            }
            for n in itertools.count(10)
        ),
        transport,
    )


def _requests(name, request, **media):
    """One request on a film that plays, over and over."""

    @bad(f"flood: {name}")
    def run(attack):
        client, transport, session = attack.playing(**media)
        attack.pour(
            client,
            MEDIA,
            ({"requestId": n, "mediaSessionId": session} | request(n) for n in itertools.count(10)),
            transport,
        )


_requests("PLAY and PAUSE", lambda n: {"type": ("PLAY", "PAUSE")[n % 2]})
_requests("SEEK", lambda n: {"type": "SEEK", "currentTime": n % 600})
_requests("SET_PLAYBACK_RATE", lambda n: {"type": "SET_PLAYBACK_RATE", "playbackRate": 0.5 + n % 10 / 10})
_requests("the stream's volume", lambda n: {"type": "SET_VOLUME", "volume": {"level": n % 10 / 10}})
_requests("media GET_STATUS", lambda n: {"type": "GET_STATUS"})
_requests("QUEUE_GET_ITEM_IDS", lambda n: {"type": "QUEUE_GET_ITEM_IDS"})
_requests("shuffling", lambda n: {"type": "QUEUE_UPDATE", "shuffle": True})
_requests("repeating", lambda n: {"type": "QUEUE_UPDATE", "repeatMode": ("REPEAT_ALL", "REPEAT_OFF")[n % 2]})
_requests("jumps", lambda n: {"type": "QUEUE_UPDATE", "jump": (1, -1)[n % 2]})
_requests("10,000 tracks activated", lambda n: {"type": "EDIT_TRACKS_INFO", "activeTrackIds": list(range(10_000))})
_requests(
    "styles", lambda n: {"type": "EDIT_TRACKS_INFO", "textTrackStyle": {"fontScale": n, "customData": padded(9_000)}}
)
_requests("removing what is not there", lambda n: {"type": "QUEUE_REMOVE", "itemIds": list(range(1_000, 9_000))})
_requests("storing the session", lambda n: {"type": "STORE_SESSION"}, customData=padded(40_000))
_requests("skipping ads that are not there", lambda n: {"type": "SKIP_AD"})
_requests("media types that nobody knows", lambda n: {"type": f"NO_SUCH_{n}"})


@bad("flood: LOAD")
def loads(attack):
    client, transport = attack.application()
    attack.pour(
        client,
        MEDIA,
        (load(contentId=f"http://127.0.0.66:9/{n}.mp4") | {"requestId": n} for n in itertools.count(10)),
        transport,
    )


@bad("flood: LOAD with 800 tracks")
def tracks(attack):
    client, transport = attack.application()
    many = [{"trackId": n, "type": "TEXT", "trackContentId": f"http://127.0.0.66:9/{n}"} for n in range(600)]
    attack.pour(
        client,
        MEDIA,
        (load(tracks=many) | {"requestId": n, "activeTrackIds": list(range(600))} for n in itertools.count(10)),
        transport,
    )


@bad("flood: LOAD with 1,000 pictures and a title of 20 kB")
def pictures(attack):
    client, transport = attack.application()
    metadata = {
        "metadataType": 0,
        "title": "t" * 20_000,
        "images": [{"url": f"http://127.0.0.66:9/{n}.png"} for n in range(900)],
    }
    attack.pour(client, MEDIA, (load(metadata=metadata) | {"requestId": n} for n in itertools.count(10)), transport)


@bad("flood: sessions that another device is said to have stored")
def resumed(attack):
    client, transport = attack.application()
    states = itertools.cycle(
        [
            None,
            [],
            {},
            {"loadRequestData": None},
            {"loadRequestData": load()},
            {"loadRequestData": load() | {"currentTime": 1e308, "queueData": {"items": [[]] * 9_000}}},
        ]
    )
    attack.pour(
        client,
        MEDIA,
        ({"type": "RESUME_SESSION", "requestId": n, "sessionState": next(states)} for n in itertools.count(10)),
        transport,
    )


# Numbers.

ABSURD = [
    "1e308",
    "-1e308",
    "1e999",
    "-1e999",
    "1e299",
    "1e300",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "1e-320",
    "-0.0",
    "0",
    "-1",
    "0.5",
    '"NaN"',
    '"Infinity"',
    "null",
    "true",
    "[]",
    "{}",
]

# Each place of a request where a number goes; %s is that number, the session's id comes in by %(session)s.
PLACES = {
    "LOAD currentTime": '{"type":"LOAD","requestId":2,"currentTime":%s,"media":FILM}',
    "LOAD duration": '{"type":"LOAD","requestId":2,"media":{"contentId":"http://127.0.0.66:9/f",'
    '"contentType":"video/mp4",'
    '"streamType":"BUFFERED","duration":%s}}',
    "LOAD playbackRate": '{"type":"LOAD","requestId":2,"playbackRate":%s,"media":FILM}',
    "LOAD startAbsoluteTime": '{"type":"LOAD","requestId":2,"media":{"contentId":"http://127.0.0.66:9/f",'
    '"contentType":"video/mp4","streamType":"LIVE","startAbsoluteTime":%s}}',
    "a break's position": '{"type":"LOAD","requestId":2,"media":{"contentId":"http://127.0.0.66:9/f","contentType":'
    '"video/mp4","streamType":"BUFFERED","duration":9,"breaks":[{"id":"b","position":%s,'
    '"breakClipIds":["c"]}],"breakClips":[{"id":"c","duration":3}]}}',
    "a clip's duration": '{"type":"LOAD","requestId":2,"media":{"contentId":"http://127.0.0.66:9/f","contentType":'
    '"video/mp4","streamType":"BUFFERED","duration":9,"breaks":[{"id":"b","position":0,'
    '"breakClipIds":["c"]}],"breakClips":[{"id":"c","duration":%s,"whenSkippable":%s,'
    '"contentId":"http://127.0.0.66:9/c"}]}}',
    "QUEUE_LOAD playbackDuration": '{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":FILM,"autoplay":true,'
    '"playbackDuration":%s},{"media":FILM}]}',
    "QUEUE_LOAD preloadTime": '{"type":"QUEUE_LOAD","requestId":2,"items":[{"media":FILM,"autoplay":true,'
    '"preloadTime":%s,"startTime":%s},{"media":FILM,"preloadTime":%s}]}',
    "QUEUE_LOAD startIndex": '{"type":"QUEUE_LOAD","requestId":2,"startIndex":%s,"items":[{"media":FILM}]}',
    "an item's id": '{"type":"QUEUE_INSERT","requestId":2,"mediaSessionId":SESSION,'
    '"items":[{"itemId":%s,"media":FILM}]}',
    "insertBefore": '{"type":"QUEUE_INSERT","requestId":2,"mediaSessionId":SESSION,"insertBefore":%s,'
    '"currentItemIndex":%s,"items":[{"media":FILM}]}',
    "jump": '{"type":"QUEUE_UPDATE","requestId":2,"mediaSessionId":SESSION,"jump":%s}',
    "currentItemId": '{"type":"QUEUE_UPDATE","requestId":2,"mediaSessionId":SESSION,'
    '"currentItemId":%s,"currentTime":%s}',
    "itemIds": '{"type":"QUEUE_REMOVE","requestId":2,"mediaSessionId":SESSION,"itemIds":[%s,%s]}',
    "a page's ids": '{"type":"QUEUE_GET_ITEMS","requestId":2,"mediaSessionId":SESSION,"itemIds":[%s,1]}',
    "SEEK": '{"type":"SEEK","requestId":2,"mediaSessionId":SESSION,"currentTime":%s}',
    "a relative SEEK": '{"type":"SEEK","requestId":2,"mediaSessionId":SESSION,"relativeTime":%s}',
    "the rate": '{"type":"SET_PLAYBACK_RATE","requestId":2,"mediaSessionId":SESSION,"playbackRate":%s}',
    "the relative rate": '{"type":"SET_PLAYBACK_RATE","requestId":2,"mediaSessionId":SESSION,'
    '"relativePlaybackRate":%s}',
    "the stream's volume": '{"type":"SET_VOLUME","requestId":2,"mediaSessionId":SESSION,"volume":{"level":%s}}',
    "activeTrackIds": '{"type":"EDIT_TRACKS_INFO","requestId":2,"mediaSessionId":SESSION,"activeTrackIds":[%s]}',
    "the style": '{"type":"EDIT_TRACKS_INFO","requestId":2,"mediaSessionId":SESSION,"textTrackStyle":{"fontScale":%s,'
    '"edgeType":%s,"windowRoundedCornerRadius":%s}}',
    "mediaSessionId": '{"type":"PLAY","requestId":2,"mediaSessionId":%s}',
    "requestId": '{"type":"GET_STATUS","requestId":%s}',
}
FILM = '{"contentId":"http://127.0.0.66:9/f.mp4","contentType":"video/mp4","streamType":"BUFFERED","duration":600}'


def _absurd(place, template):
    @bad(f"numbers: {place}")
    def run(attack):
        client, transport, session = attack.playing()
        whole = template.replace("FILM", FILM).replace("SESSION", str(session))
        for number in ABSURD:
            client.send(MEDIA, whole.replace("%s", number), transport)
            # So that there is always something that plays and something whose time runs.
            session = attack.session(client.request(MEDIA, load(), transport).payload)
            whole = template.replace("FILM", FILM).replace("SESSION", str(session))


for _place, _template in PLACES.items():
    _absurd(_place, _template)
