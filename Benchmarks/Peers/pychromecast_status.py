"""What `marquee status --to HOST:PORT --json` does, done with PyChromecast: a whole process, from import to exit.

usage: pychromecast_status.py HOST PORT
"""

import json
import sys
from uuid import UUID

import pychromecast


def main(host, port):
    # A port other than 8009 and a given model keep it from asking over HTTP.
    cast = pychromecast.get_chromecast_from_host((host, int(port), UUID(int=1), "Marquee", "bench"), tries=1, timeout=10)
    cast.wait(timeout=10)
    status = cast.status
    print(json.dumps({
        "volume": {"level": status.volume_level, "muted": status.volume_muted},
        "application": {"id": status.app_id, "name": status.display_name} if status.app_id else None,
    }))
    cast.disconnect(timeout=10)


if __name__ == "__main__":
    main(*sys.argv[1:])
