"""Conversations recorded from other senders, their side replayed against marquee receiver.

What the receiver answers is matched by (namespace, requestId), as senders must. Ids that the recording's receiver
gave out (transport, session and media session) are replaced by those that ours gives out; media URLs by ones of a
local server. Times are not replayed: the replay goes on as soon as the recorded answer has its counterpart.
"""

import json
import re
import urllib.request
from pathlib import Path

import pytest

from castv2 import (CONNECTION, DEFAULT_MEDIA_RECEIVER, DEVICE_AUTH, HEARTBEAT, MEDIA, PLATFORM, RECEIVER, Client,
                    tls_context)
from waiting import until

FOLDER = Path(__file__).resolve().parents[1] / "Tests" / "Transcripts"
NAMES = sorted(path.stem for path in FOLDER.glob("*.jsonl"))


class Replay:
    def __init__(self, receiver, server):
        self.receiver, self.server = receiver, server
        self.clients, self.joined = {}, {}
        # What the recording calls it: what our receiver calls it.
        self.ids, self.media_sessions = {}, {}
        # Sessions that the recording has and ours has not: apps that our receiver does not run.
        self.without = set()
        self.answered = 0

    def run(self, events):
        for at, event in enumerate(events):
            kind = event.get("ev")
            if kind == "tls_open":
                self.clients[event["conn"]] = Client(self.receiver.address)
                self.joined[event["conn"]] = set()
            elif kind == "closed":
                self.clients.pop(event["conn"]).close()
            elif kind == "setup_http":
                self.ask_setup(event)
            elif event.get("dir") == "in":
                self.send(event, self.recorded_answer(events, at))
            elif event.get("dir") == "out" and not event["payload"].get("requestId"):
                self.await_broadcast(event)
        for client in self.clients.values():
            client.close()

    def recorded_answer(self, events, at):
        """The recording's answer to the message at `at`, if there is one: the next of its id on its connection."""
        asked = events[at]
        for event in events[at + 1:]:
            same = event.get("conn") == asked["conn"] and event.get("namespace") == asked["namespace"]
            if not same or event.get("dir") is None:
                continue
            if event["dir"] == "in" and event["payload"].get("type") == asked["payload"].get("type"):
                return None
            if event["dir"] == "out" and asked["namespace"] in (DEVICE_AUTH, HEARTBEAT):
                return event
            if event["dir"] == "out" and asked["payload"].get("requestId") \
                    and event["payload"].get("requestId") == asked["payload"]["requestId"]:
                return event
        return None

    def send(self, event, recorded):
        client, namespace, payload = self.clients[event["conn"]], event["namespace"], event["payload"]
        client.source = event["source_id"]
        destination = self.ids.get(event["destination_id"], event["destination_id"])
        before = len(client.received)
        if "binary_hex" in payload:
            client.send(namespace, bytes.fromhex(payload["binary_hex"]), destination)
        else:
            client.send(namespace, self.ours(payload), destination)
        if namespace == CONNECTION and payload.get("type") == "CONNECT" and destination != PLATFORM:
            self.joined[event["conn"]].add(event["destination_id"])
        if recorded is not None:
            self.await_answer(client, before, payload, recorded)
            self.answered += 1

    def await_answer(self, client, before, asked, recorded):
        namespace = recorded["namespace"]
        if namespace in (DEVICE_AUTH, HEARTBEAT):
            answer = until(lambda: next((m for m in client.received[before:] if m.namespace == namespace), None),
                           f"an answer to {asked}")
            if namespace == DEVICE_AUTH:
                # DeviceAuthMessage: field 2 is a response, field 3 an error.
                assert answer.binary and answer.binary[0] == 0x12, f"no response: {answer.binary[:20].hex()}"
            else:
                assert answer.kind == "PONG"
            return

        def fitting():
            assert not client.closed.is_set(), f"the receiver hung up after {asked}"
            return next((m for m in client.received[before:]
                         if m.namespace == namespace and m.request == asked["requestId"]), None)
        answer = until(fitting, f"an answer to {asked}")
        if self.has_no_such_app(answer, asked, recorded["payload"]):
            return
        assert answer.kind == recorded["payload"]["type"], f"{asked}: recorded {recorded['payload']}, got {answer.text}"
        self.learn(recorded["payload"], answer.payload)

    def has_no_such_app(self, answer, asked, recorded):
        """Whether the answer is the right one to what concerns an app that our receiver does not run."""
        if asked["type"] == "LAUNCH" and answer.kind == "LAUNCH_ERROR":
            assert asked["appId"] != DEFAULT_MEDIA_RECEIVER and answer.payload["reason"] == "NOT_FOUND", answer.text
            self.without |= {app["sessionId"] for app in recorded["status"]["applications"]}
            return True
        if asked.get("sessionId") in self.without:
            assert answer.kind == "INVALID_REQUEST" and answer.payload["reason"] == "INVALID_SESSION_ID", answer.text
            return True
        return False

    def learn(self, theirs, ours):
        """Notes which of our ids stands for which of the recording's, from two statuses that correspond."""
        if theirs["type"] == "RECEIVER_STATUS":
            for old, new in zip(theirs["status"].get("applications", []), ours["status"].get("applications", [])):
                self.ids |= {old["transportId"]: new["transportId"], old["sessionId"]: new["sessionId"]}
        elif theirs["type"] == "MEDIA_STATUS":
            for old, new in zip(theirs["status"], ours["status"]):
                self.media_sessions[old["mediaSessionId"]] = new["mediaSessionId"]

    def ours(self, value, key=None):
        if isinstance(value, dict):
            return {name: self.ours(inner, name) for name, inner in value.items()}
        if isinstance(value, list):
            return [self.ours(inner, key) for inner in value]
        if key == "mediaSessionId":
            return self.media_sessions.get(value, value)
        if key == "sessionId":
            return self.ids.get(value, value)
        if isinstance(value, str) and re.match(r"https?://", value):
            return self.server.url("captions.vtt" if ".vtt" in value else "film.mp4")
        return value

    def await_broadcast(self, event):
        """Waits until a sender that joined the app has been told of playing or pausing, as in the recording."""
        client = self.clients.get(event.get("conn"))
        states = [status.get("playerState") for status in event["payload"].get("status", [])] \
            if event["namespace"] == MEDIA and event["payload"].get("type") == "MEDIA_STATUS" else []
        if client is None or event["source_id"] not in self.joined[event["conn"]] \
                or not set(states) & {"PLAYING", "PAUSED"}:
            return

        def told():
            latest = client.latest(MEDIA, "MEDIA_STATUS")
            return latest and [status.get("playerState") for status in latest["status"]] == states
        until(told, lambda: f"{states} at a sender; last: {client.latest(MEDIA, 'MEDIA_STATUS')}")

    def ask_setup(self, event):
        path = event["request"][0].split()[1]
        scheme, port = ("https", "httpsPort") if event["port"] == 8443 else ("http", "httpPort")
        url = f"{scheme}://127.0.0.1:{self.receiver.ready[port]}{path}"
        context = tls_context() if scheme == "https" else None
        with urllib.request.urlopen(url, timeout=10, context=context) as answer:
            assert answer.status == 200
            assert json.load(answer)["name"] == self.receiver.name
        self.answered += 1


def test_there_are_recordings():
    assert len(NAMES) >= 6, f"{FOLDER} is not whole"


@pytest.mark.parametrize("name", NAMES)
def test_recorded_sender_is_answered(name, receiver, server):
    path = FOLDER / f"{name}.jsonl"
    replay = Replay(receiver, server)
    events = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    replay.run(events)
    assert replay.answered >= 3, "a replay that was never answered proves nothing"
    with Client(receiver.address) as after:
        after.connect()
        assert after.request(RECEIVER, {"type": "GET_STATUS"}).kind == "RECEIVER_STATUS"
