"""What is said of files that are mirrored, and are not what they should be."""

import media
from processes import DONE, WRONG_USE


def test_file_of_which_nothing_comes_out_is_no_success_and_is_named(cli, receiver, to, films, tmp_path):
    media.ffmpeg("-i", films / "film.mp4", "-t", "2", "-c:v", "mpeg4", "-an", tmp_path / "whole.avi")
    whole = (tmp_path / "whole.avi").read_bytes()
    (tmp_path / "header.avi").write_bytes(whole[:whole.index(b"movi") + 4])
    media.ffmpeg("-i", films / "film.mp4", "-frames:v", "1", tmp_path / "whole.png")
    picture = (tmp_path / "whole.png").read_bytes()
    (tmp_path / "half.png").write_bytes(picture[:len(picture) // 2])
    for name in ("header.avi", "half.png"):
        result = cli("mirror", *to, "--interface", "lo", "--source", tmp_path / name, "--resolution", "320x180")
        # Half a picture may be shown so far.
        assert result.code == WRONG_USE or name == "half.png" and result.code == DONE, result
        assert result.code == DONE or name in result.err, result


def test_stream_without_times_is_played(cli, to, films, tmp_path):
    media.ffmpeg("-i", films / "film.mp4", "-t", "3", "-c:v", "libx264", "-an", "-f", "h264", tmp_path / "raw.h264")
    result = cli("mirror", *to, "--interface", "lo", "--source", tmp_path / "raw.h264", "--resolution", "320x180",
                 "--json")
    assert result.code == DONE, result
    assert result.lines[-1]["statistics"]["framesSent"] > 30, result.lines[-1]


def test_film_that_breaks_off_says_so_to_the_tenth(cli, to, films, tmp_path):
    media.make_film(tmp_path / "whole.mp4", seconds=8)
    media.ffmpeg("-i", tmp_path / "whole.mp4", "-c", "copy", tmp_path / "whole.mkv")
    whole = (tmp_path / "whole.mkv").read_bytes()
    (tmp_path / "part.mkv").write_bytes(whole[:len(whole) * 6 // 10])
    result = cli("mirror", *to, "--interface", "lo", "--source", tmp_path / "part.mkv", "--resolution", "320x180")
    assert result.code == DONE and "breaks off after" in result.err, result
