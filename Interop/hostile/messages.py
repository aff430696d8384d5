"""Bad senders above the framing: JSON that costs, and floods of each message of the platform."""

import itertools
import json
import os

from castv2 import CONNECTION, DEFAULT_MEDIA_RECEIVER, DEVICE_AUTH, HEARTBEAT, MEDIA, RECEIVER
from hostile.attack import DISCOVERY, MULTIZONE, WEBRTC, bad, packed, padded

# JSON.


def nested(depth, zeros):
    return "[" * depth + ",".join(["0"] * zeros) + "]" * depth


def _json(name, text, namespace=RECEIVER):
    """The same hostile value as a member that somebody reads, over and over."""
    @bad(f"JSON: {name}")
    def run(attack):
        client = attack.sender()
        attack.pour(client, namespace, itertools.repeat(text))


_json("31,000 zeros 480 deep, where groups are listed",
      '{"type":"CASTING_GROUPS","requestId":1,"status":[' + nested(480, 30_000) + "]}", MULTIZONE)
_json("31,000 zeros 480 deep, as customData",
      '{"type":"LOAD","requestId":1,"media":{},"customData":' + nested(480, 30_000) + "}", MEDIA)
_json("31,000 zeros 30 deep", '{"type":"CASTING_GROUPS","requestId":1,"status":' + nested(30, 31_000) + "}", MULTIZONE)
_json("30,000 empty arrays",
      '{"type":"CASTING_GROUPS","requestId":1,"status":[' + ",".join(["[]"] * 21_000) + "]}", MULTIZONE)
_json("10,000 members of one object", json.dumps({"type": "CASTING_GROUPS", "requestId": 1,
                                                 "status": {f"k{number}": 0 for number in range(5_500)}}), MULTIZONE)
_json("the same member 8,000 times", '{"type":"GET_STATUS","requestId":1,' + ",".join(['"a":0'] * 10_000) + "}")
_json("a number of 60,000 digits", '{"type":"GET_STATUS","requestId":' + "9" * 60_000 + "}")
_json("an exponent of 60,000 digits", '{"type":"GET_STATUS","requestId":1e' + "9" * 60_000 + "}")
_json("a string of 10,000 escapes", '{"type":"GET_STATUS","requestId":1,"x":"' + "\\u0041" * 10_000 + '"}')
_json("surrogates alone", '{"type":"' + "\\ud800" * 9_000 + '","requestId":1}')
_json("brackets that never close", "[" * 65_000)
_json("a quote that never closes", '{"type":"' + "x" * 65_000)
_json("elements of the wrong type",
      '{"type":"GET_APP_AVAILABILITY","requestId":1,"appId":[' + ",".join(["{}"] * 20_000) + "]}")


# Marks: what a letter has of them is sorted each time that texts are compared.

MARKS = "a" + "\u0301" * 15_000 + "\u0316" * 15_000


def _marked(name, namespace, payload):
    """As UTF-8 and not escaped, so that as many as can be go into a frame."""
    @bad(f"marks: {name}")
    def run(attack):
        client = attack.sender()
        text = json.dumps(payload, separators=(",", ":"), ensure_ascii=False)
        attack.pour(client, namespace, itertools.repeat(text))


_marked("30,000 on a letter of a type", RECEIVER, {"type": MARKS, "requestId": 1})
_marked("30,000 on a letter of an application's id", RECEIVER, {"type": "LAUNCH", "requestId": 1, "appId": MARKS})
_marked("30,000 on a letter of a name in customData", RECEIVER,
        {"type": "LAUNCH", "requestId": 1, "appId": "x", "customData": {MARKS: 1}})
_marked("30,000 on a letter of a namespace", MARKS, {"type": "x"})


@bad("marks: 30,000 on a letter of a destination")
def marked_destination(attack):
    client = attack.sender()
    attack.pour(client, RECEIVER, itertools.repeat({"type": "GET_STATUS", "requestId": 1}), MARKS)


@bad("marks: 30,000 on a letter of a sender's id")
def marked_source(attack):
    client = attack.sender()
    for _ in attack.times(100_000):
        client.send(CONNECTION, {"type": "CONNECT"}, source=MARKS)


# Floods.


def _flood(name, namespace, payload):
    @bad(f"flood: {name}")
    def run(attack):
        client = attack.sender()
        numbers = itertools.count(1)
        payloads = (payload(n) for n in numbers) if callable(payload) else itertools.repeat(payload)
        attack.pour(client, namespace, payloads)


_flood("PING", HEARTBEAT, {"type": "PING"})
_flood("PONG", HEARTBEAT, {"type": "PONG"})
_flood("GET_STATUS", RECEIVER, lambda n: {"type": "GET_STATUS", "requestId": n})
_flood("GET_APP_AVAILABILITY of 5,000 applications", RECEIVER,
       {"type": "GET_APP_AVAILABILITY", "requestId": 1, "appId": [f"{n:08X}" for n in range(5_000)]})
_flood("LAUNCH of what is not there", RECEIVER,
       lambda n: {"type": "LAUNCH", "requestId": n, "appId": f"{n:08X}"})
_flood("LAUNCH of what is there", RECEIVER,
       lambda n: {"type": "LAUNCH", "requestId": n, "appId": DEFAULT_MEDIA_RECEIVER})
_flood("LAUNCH of one application, then another", RECEIVER,
       lambda n: {"type": "LAUNCH", "requestId": n, "appId": ("CC1AD845", "0F5096E8", "85CDB22F")[n % 3]})
_flood("STOP of sessions that never were", RECEIVER, lambda n: {"type": "STOP", "requestId": n, "sessionId": f"s{n}"})
_flood("SET_VOLUME", RECEIVER, lambda n: {"type": "SET_VOLUME", "requestId": n, "volume": {"level": n % 100 / 100}})
_flood("SET_VOLUME muted and not", RECEIVER,
       lambda n: {"type": "SET_VOLUME", "requestId": n, "volume": {"muted": n % 2 == 0}})
_flood("unknown types", RECEIVER, lambda n: {"type": f"NO_SUCH_TYPE_{n}", "requestId": n})
_flood("types of 60 kB", RECEIVER, {"type": padded(60_000), "requestId": 1})
_flood("device information", DISCOVERY, lambda n: {"type": "GET_DEVICE_INFO", "requestId": n})
_flood("groups", MULTIZONE, lambda n: {"type": "GET_STATUS", "requestId": n})
_flood("casting groups", MULTIZONE, lambda n: {"type": "GET_CASTING_GROUPS", "requestId": n})
_flood("CLOSE", CONNECTION, {"type": "CLOSE"})
_flood("namespaces that nobody has", "urn:x-cast:nobody", {"type": "x"})
_flood("challenges that are none", DEVICE_AUTH, os.urandom(200))
_flood("challenges with a long nonce", DEVICE_AUTH, b"\x0a\xf0\xea\x01\x12\xec\xea\x01" + bytes(30_060))
_flood("challenges", DEVICE_AUTH, b"\x0a\x16\x08\x01\x12\x10" + bytes(16) + b"\x18\x01")


@bad("flood: CONNECT, each time as another sender")
def many_senders(attack):
    connection = attack.sender()
    for number in attack.times(200_000):
        connection.send(CONNECTION, {"type": "CONNECT"}, source=f"sender-{number}")


@bad("flood: CONNECT and CLOSE by turns")
def connect_and_close(attack):
    client = attack.sender()
    for number in attack.times(200_000):
        client.send(CONNECTION, {"type": ("CONNECT", "CLOSE")[number % 2]})


@bad("flood: CONNECT to applications that are not there")
def connect_nowhere(attack):
    client = attack.sender()
    for number in attack.times(200_000):
        client.connect(f"transport-{number}")


@bad("flood: LAUNCH and STOP by turns")
def launch_and_stop(attack):
    client = attack.sender()
    for _ in attack.times(2_000):
        status = client.request(RECEIVER, {"type": "LAUNCH", "appId": DEFAULT_MEDIA_RECEIVER}).payload
        client.send(RECEIVER, {"type": "STOP", "requestId": 1,
                               "sessionId": status["status"]["applications"][0]["sessionId"]})


@bad("flood: every message from the application that runs to itself")
def to_the_application(attack):
    client, transport = attack.application()
    attack.pour(client, "urn:x-cast:com.example", itertools.repeat({"type": "x", "data": padded(60_000)}), transport)


# Those that do not read.


@bad("deaf: GET_STATUS")
def deaf_status(attack):
    connection = attack.deaf()
    question = packed(RECEIVER, {"type": "GET_STATUS", "requestId": 1}) * 100
    for _ in attack.times(10_000):
        connection.sendall(question)


@bad("deaf: large answers")
def deaf_availability(attack):
    connections = [attack.deaf() for _ in range(10)]
    question = packed(RECEIVER, {"type": "GET_APP_AVAILABILITY", "requestId": 1,
                                 "appId": [f"{n:08X}" for n in range(4_000)]})
    for _ in attack.times(200):
        for connection in connections:
            connection.sendall(question)


@bad("deaf: fifty that are told of each change of volume")
def deaf_news(attack):
    for _ in range(50):
        attack.deaf()
    client = attack.sender()
    attack.pour(client, RECEIVER, ({"type": "SET_VOLUME", "requestId": n, "volume": {"level": n % 100 / 100}}
                                   for n in itertools.count(1)))


# Forged news.


@bad("a move of a session that is somebody else's")
def forged_move(attack):
    client, transport = attack.application()
    session = {"state": "TRANSFERRED", "sessionId": transport,
               "destination": {"deviceId": "f" * 32, "name": "x", "address": "127.0.0.66", "port": 9,
                               "sessionId": "s"}}
    attack.pour(client, MULTIZONE, itertools.repeat(
        {"type": "PLAYBACK_SESSION_UPDATED", "requestId": 0, "playbackSession": session}))


@bad("an OFFER with 2,000 streams")
def many_streams(attack):
    client, transport = mirroring(attack)
    streams = [{"index": n, "type": "video_source", "codecName": "vp8", "rtpProfile": "cast", "rtpPayloadType": 96,
                "ssrc": n} for n in range(500)]
    attack.pour(client, WEBRTC, ({"type": "OFFER", "seqNum": n, "offer": {"castMode": "mirroring",
                                  "supportedStreams": streams}} for n in itertools.count(1)), transport)


@bad("OFFERs, one after the other")
def many_offers(attack):
    client, transport = mirroring(attack)
    attack.pour(client, WEBRTC, ({"type": "OFFER", "seqNum": n, "offer": offer()} for n in itertools.count(1)),
                transport)


@bad("OFFERs whose numbers are beyond all types")
def absurd_offers(attack):
    client, transport = mirroring(attack)
    absurd = itertools.cycle([1e308, -1e308, 2**63, -2**63, 2**64, 0, -1, 0.5, "1/0", "0/0", "99999999999/1", None, []])
    keys = itertools.cycle(["maxFrameRate", "maxBitRate", "targetDelay", "timeBase", "ssrc", "index", "rtpPayloadType",
                            "resolutions"])
    attack.pour(client, WEBRTC, ({"type": "OFFER", "seqNum": n, "offer": offer(**{next(keys): next(absurd)})}
                                 for n in itertools.count(1)), transport)


@bad("floods of capabilities")
def capabilities(attack):
    client, transport = mirroring(attack)
    attack.pour(client, WEBRTC, ({"type": "GET_CAPABILITIES", "seqNum": n} for n in itertools.count(1)), transport)


def mirroring(attack):
    client = attack.sender()
    status = client.request(RECEIVER, {"type": "LAUNCH", "appId": "0F5096E8"}).payload
    transport = status["status"]["applications"][0]["transportId"]
    client.connect(transport)
    return client, transport


def offer(**more):
    video = {"index": 0, "type": "video_source", "codecName": "vp8", "rtpProfile": "cast", "rtpPayloadType": 96,
             "ssrc": 50_001, "targetDelay": 400, "aesKey": "0" * 32, "aesIvMask": "1" * 32, "timeBase": "1/90000",
             "maxFrameRate": "30", "maxBitRate": 5_000_000, "resolutions": [{"width": 1280, "height": 720}]}
    return {"castMode": "mirroring", "supportedStreams": [video | more]}
