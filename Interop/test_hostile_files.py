"""Files that are not what they seem: playlists under a film's name, raw streams, films that end at once."""

import os
import threading

import pytest

import media
from mirroring import ends, last_statistics
from processes import DONE, WRONG_USE

PLAYLISTS = {
    "hls": "#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nsecret.ts\n#EXT-X-ENDLIST\n",
    "concat": "ffconcat version 1.0\nfile secret.ts\n",
}


class Tripwire:
    """A named pipe that tells whether anybody has opened it to read."""

    def __init__(self, path):
        self._path = path
        self._broken = threading.Event()
        os.mkfifo(path)
        self._watcher = threading.Thread(target=self._watch)
        self._watcher.start()

    def _watch(self):
        # Returns when a reader comes, and never before.
        os.close(os.open(self._path, os.O_WRONLY))
        self._broken.set()

    def is_broken(self):
        broken = self._broken.is_set()
        reader = os.open(self._path, os.O_RDONLY | os.O_NONBLOCK)
        self._watcher.join()
        os.close(reader)
        return broken


@pytest.mark.parametrize("command", [("cast",), ("mirror", "--source")])
@pytest.mark.parametrize("kind", PLAYLISTS)
def test_film_that_is_a_playlist_makes_nobody_open_another_file(cli, to, tmp_path, command, kind):
    film = tmp_path / "film.mp4"
    film.write_text(PLAYLISTS[kind])
    secret = Tripwire(tmp_path / "secret.ts")
    result = cli(*command, film, *to)
    assert not secret.is_broken()
    assert result.code == WRONG_USE and "film.mp4" in result.err and "Fatal error" not in result.err, result


def test_raw_stream_is_mirrored_to_its_end(mirror, receiver, tmp_path):
    media.ffmpeg("-f", "lavfi", "-i", "testsrc=size=320x180:rate=25", "-t", "3", "-pix_fmt", "yuv420p",
                 "-c:v", "libx264", tmp_path / "raw.h264")
    lines = mirror(receiver.target, "--resolution", "320x180", source=tmp_path / "raw.h264")
    assert last_statistics(lines, "finished")["framesCaptured"] >= 60
    ends(lines, DONE)


def test_head_of_a_film_is_no_film(cli, to, tmp_path):
    media.ffmpeg("-f", "lavfi", "-i", "testsrc=size=320x180:rate=25", "-t", "1", "-c:v", "mpeg4",
                 tmp_path / "whole.avi")
    whole = (tmp_path / "whole.avi").read_bytes()
    (tmp_path / "head.avi").write_bytes(whole[:whole.index(b"movi") + 4])
    result = cli("mirror", *to, "--source", tmp_path / "head.avi")
    assert result.code != DONE and "head.avi" in result.err, result
