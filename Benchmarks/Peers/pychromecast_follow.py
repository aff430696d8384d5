"""A connection of PyChromecast that tells, line by line, when it is lost and when the status is fresh again.

usage: pychromecast_follow.py HOST PORT
Fresh is the first receiver status after a loss, which PyChromecast asks for as soon as it is connected. Until killed.
"""

import json
import sys
import threading
import time
from uuid import UUID

import pychromecast
from pychromecast.socket_client import CONNECTION_STATUS_LOST


class Voice:
    def __init__(self):
        self.is_lost = False

    @staticmethod
    def say(event):
        print(json.dumps({"event": event, "at": time.monotonic()}), flush=True)

    def new_connection_status(self, status):
        if status.status == CONNECTION_STATUS_LOST:
            self.is_lost = True
            self.say("lost")

    def new_cast_status(self, _status):
        if self.is_lost:
            self.is_lost = False
            self.say("fresh")


def main(host, port):
    cast = pychromecast.get_chromecast_from_host((host, int(port), UUID(int=1), "Marquee", "bench"), timeout=10)
    cast.wait(timeout=10)
    voice = Voice()
    cast.register_status_listener(voice)
    cast.register_connection_listener(voice)
    voice.say("playing")
    threading.Event().wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
