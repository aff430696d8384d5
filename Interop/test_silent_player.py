"""Devices that answer for themselves while the player of their application does not: what they do must work."""

import copy
import json
import time

import pytest

from castv2 import MEDIA, RECEIVER, Message
from fakedevice import FakeDevice
from processes import DONE, LOST, RECEIVER_SAID_NO, run

APP = "CC1AD845"


class SilentPlayer(FakeDevice):
    """Runs an application that lists the media namespace. `says` is what its player answers to anything; None: nothing.

    Without `tells_volume` its statuses have none.
    """

    def __init__(self, folder, says=None, tells_volume=True, permission=False):
        self._says, self._tells_volume, self._permission = says, tells_volume, permission
        super().__init__(folder, apps=(APP,))
        if not permission:
            self._running, self._launches = APP, 1

    def _replies(self, message):
        if message.namespace == MEDIA:
            self.requests.append(message.payload)
            if self._says is None:
                return []
            back = Message(message.destination, message.source, MEDIA)
            back.text = self._says.replace("NUMBER", str(message.payload["requestId"]))
            return [back]
        replies = super()._replies(message)
        if self._permission and message.namespace == RECEIVER and message.kind == "LAUNCH":
            pending = Message(message.destination, message.source, RECEIVER)
            pending.text = json.dumps({"type": "LAUNCH_STATUS", "launchRequestId": message.payload["requestId"],
                                       "status": "USER_PENDING_AUTHORIZATION"})
            return [pending, *replies]
        return replies

    @property
    def _status(self):
        status = copy.deepcopy(super()._status)
        for application in status.get("applications", []):
            application["namespaces"] = [{"name": MEDIA}]
        if not self._tells_volume:
            del status["volume"]
        return status


@pytest.mark.parametrize("says, told", [
    (None, "did not answer"), ('{"type":"INVALID_REQUEST","requestId":NUMBER}', "refused"), ('{"type":', "can't be read"),
])
def test_device_does_what_needs_no_player(marquee, stranger, tmp_path, says, told):
    with SilentPlayer(tmp_path, says) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        for command in (["volume", "30"], ["mute"], ["unmute"]):
            begun = time.monotonic()
            result = run(marquee, stranger, *command, "--to", device.target)
            assert result.code == DONE and "Fake" in result.out, result
            assert time.monotonic() - begun < 9, "it waited for the player"
        assert [request["volume"] for request in device.asked("SET_VOLUME")] == [
            {"level": 0.3}, {"muted": True}, {"muted": False}]
        result = run(marquee, stranger, "status", "--to", device.target)
        assert result.code == DONE and "volume 100 %" in result.out and told in result.out, result
        status = json.loads(run(marquee, stranger, "status", "--to", device.target, "--json").out)
        assert status["application"] == "Fake" and told in status["playerFailure"], status
        result = run(marquee, stranger, "pause", "--to", device.target)
        assert result.code in (LOST, RECEIVER_SAID_NO), result
        assert run(marquee, stranger, "stop", "--to", device.target).code == DONE
        assert device.asked("STOP")


def test_volume_that_is_not_known_is_not_said_and_not_counted_from(marquee, stranger, tmp_path):
    with SilentPlayer(tmp_path, '{"type":"MEDIA_STATUS","requestId":NUMBER,"status":[]}', tells_volume=False) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        result = run(marquee, stranger, "volume", "--to", device.target)
        assert result.code == DONE and "volume not known" in result.out, result
        result = run(marquee, stranger, "volume", "+5", "--to", device.target)
        assert result.code == RECEIVER_SAID_NO and "has not reported its volume" in result.err, result
        assert not device.asked("SET_VOLUME")
        assert run(marquee, stranger, "volume", "30", "--to", device.target).code == DONE


def test_launch_that_waits_for_somebody_says_so(marquee, stranger, tmp_path):
    with SilentPlayer(tmp_path, '{"type":"LOAD_FAILED","requestId":NUMBER}', permission=True) as device:
        assert run(marquee, stranger, "pin", device.target).code == DONE
        result = run(marquee, stranger, "cast", "http://127.0.0.1:9/film.mp4", "--to", device.target)
        assert "waiting for permission on the TV" in result.err, result
