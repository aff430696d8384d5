"""One visit of PyChromecast for soak.py: HOST PORT FILM CAPTIONS SEED. It plays, controls by the seed, and goes."""

import random
import sys
import time
from uuid import uuid4

import pychromecast

host, port, film, captions, seed = sys.argv[1:]
rng = random.Random(int(seed))
cast = pychromecast.get_chromecast_from_host((host, int(port), uuid4(), "Marquee", "Kitchen"), tries=1, timeout=10)
cast.wait(timeout=15)
controller = cast.media_controller
controller.play_media(
    film, "video/mp4", title="A film", stream_type="BUFFERED", subtitles=captions, subtitles_lang="en", subtitle_id=1
)
controller.block_until_active(timeout=15)
for _ in range(rng.randrange(3, 15)):
    rng.choice(
        [
            controller.pause,
            controller.play,
            lambda: controller.seek(rng.uniform(0, 50)),
            lambda: cast.set_volume(rng.random()),
            controller.update_status,
            lambda: controller.enable_subtitle(1),
            controller.disable_subtitle,
        ]
    )()
    time.sleep(rng.uniform(0.2, 2))
cast.disconnect(timeout=10)
