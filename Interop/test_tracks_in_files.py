"""Tracks, sounds and covers of real files, as `marquee cast` has the receiver load them."""

import subprocess
import urllib.request

import pytest

import timecode
from castv2 import Client
from media import ffmpeg
from processes import DONE, WRONG_USE

WORDS = "one", "two", "three", "four", "five", "six", "seven", "eight"
PITCHES = {"low": 440, "high": 1500}


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """What films are made of: a picture, two sounds and texts."""
    folder = tmp_path_factory.mktemp("tracks")
    for word in WORDS:
        (folder / f"{word}.srt").write_text(f"1\n00:00:00,000 --> 00:00:30,000\n{word}\n")
    ffmpeg("-f", "lavfi", "-i", "testsrc2=s=320x180:r=10", "-t", "30", "-c:v", "libx264", "-preset", "ultrafast",
           "-pix_fmt", "yuv420p", "-g", "10", folder / "picture.mp4")
    for name, pitch in PITCHES.items():
        ffmpeg("-f", "lavfi", "-i", f"sine=frequency={pitch}", "-t", "30", "-c:a", "aac", folder / f"{name}.m4a")
    for name, size in (("front", 64), ("back", 32)):
        ffmpeg("-f", "lavfi", "-i", f"testsrc2=s={size}x{size}", "-frames:v", "1", folder / f"{name}.jpg")
    return folder


def make(folder, path, sounds=(), texts=()):
    """A film. Of each sound and each text the language, dispositions ("0" for none) and, where there is one, a title."""
    path.parent.mkdir(exist_ok=True)
    streams = [("a", place, told, f"{list(PITCHES)[place % 2]}.m4a") for place, told in enumerate(sounds)]
    streams += [("s", place, told, f"{WORDS[place]}.srt") for place, told in enumerate(texts)]
    inputs, options = ["-i", folder / "picture.mp4"], ["-map", "0:v"]
    for number, (kind, place, (language, disposition, *title), source) in enumerate(streams, 1):
        inputs += ["-i", folder / source]
        options += ["-map", number, f"-disposition:{kind}:{place}", disposition]
        options += [f"-metadata:s:{kind}:{place}", f"language={language}"]
        options += [f"-metadata:s:{kind}:{place}", f"title={title[0]}"] if title else []
    ffmpeg(*inputs, *options, "-c", "copy", path)
    return path


@pytest.fixture
def cast(cli, to, receiver):
    """Casts a file, and returns the media status that the receiver has of it."""
    def start(path, *more):
        result = cli("cast", path, *to, "--detach", *more)
        assert result.code == DONE, result
        with Client(receiver.address, "sender-reader") as client:
            return client.media_status(client.launch())
    yield start
    cli("stop", *to)


def tracks(status):
    """Of each track its name, its language and its subtype."""
    return [(track["name"], track.get("language"), track["subtype"]) for track in status["media"]["tracks"]]


def shown(status):
    """The names of the tracks that are on."""
    return [track["name"] for track in status["media"]["tracks"] if track["trackId"] in status.get("activeTrackIds", [])]


def content(url):
    with urllib.request.urlopen(url, timeout=20) as answer:
        return answer.read()


def pitch(status):
    """The frequency of the sound that is served, in Hz."""
    sound = subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-allowed_extensions", "ALL", "-i", status["media"]["contentId"], "-vn",
         "-t", "2", "-ac", "1", "-ar", "8000", "-f", "s16le", "-"],
        check=True, capture_output=True, stdin=subprocess.DEVNULL).stdout
    samples = memoryview(sound).cast("h")[4000:12000]
    rises = sum(1 for before, after in zip(samples, samples[1:]) if before < 0 <= after)
    return rises / (len(samples) / 8000)


def test_the_forced_text_of_the_sounds_language_is_shown_and_names_tell_texts_apart(cast, folder, tmp_path):
    film = make(folder, tmp_path / "Film.mkv", [("ger", "default"), ("eng", "0")], [
        ("eng", "forced"), ("ger", "forced"), ("ger", "0"), ("ger", "hearing_impaired"), ("ger", "comment"),
        ("eng", "0", "Moroccan"), ("por", "0", "Brazilian"), ("ger", "0")])
    status = cast(film)
    assert tracks(status) == [
        ("English (forced)", "en", "SUBTITLES"), ("German (forced)", "de", "SUBTITLES"), ("German", "de", "SUBTITLES"),
        ("German (SDH)", "de", "CAPTIONS"), ("German (commentary)", "de", "SUBTITLES"),
        ("English – Moroccan", "en", "SUBTITLES"), ("Portuguese (Brazil)", "pt-BR", "SUBTITLES"),
        ("German 2", "de", "SUBTITLES")]
    assert shown(status) == ["German (forced)"]


def test_a_forced_text_of_another_language_is_not_shown_and_a_default_text_is(cast, folder, tmp_path):
    foreign = make(folder, tmp_path / "Foreign.mkv", [("ger", "default")], [("eng", "forced"), ("ger", "0")])
    assert shown(cast(foreign)) == []
    marked = make(folder, tmp_path / "Marked.mkv", [("jpn", "default")], [("ger", "0"), ("eng", "default", "Full")])
    assert shown(cast(marked)) == ["English – Full"]


def test_what_lies_beside_a_film_does_not_change_which_text_is_shown(cast, folder, tmp_path):
    film = make(folder, tmp_path / "Film.mkv", [("jpn", "default")], [("eng", "default"), ("ger", "default")])
    film.with_suffix(".fr.srt").write_bytes((folder / "one.srt").read_bytes())
    assert shown(cast(film)) == []
    own = make(folder, tmp_path / "Own.mkv", [("eng", "default")], [("eng", "default")])
    assert shown(cast(own)) == [], "mkvmerge marks a film's only text by itself"


def test_the_chosen_sound_plays_and_its_forced_text_is_shown(cast, folder, tmp_path):
    film = make(folder, tmp_path / "Film.mkv", [("ger", "default"), ("eng", "0", "Stereo")],
                [("eng", "forced"), ("ger", "forced")])
    status = cast(film)
    assert pitch(status) == pytest.approx(PITCHES["low"], rel=0.05)
    for choice in ("en", "English", "2", "stereo"):
        status = cast(film, "--audio", choice)
        assert pitch(status) == pytest.approx(PITCHES["high"], rel=0.05), choice
        assert shown(status) == ["English (forced)"]


def test_a_sound_that_a_player_would_not_take_is_taken_out_of_the_file(cast, folder, tmp_path):
    film = make(folder, tmp_path / "Film.mp4", [("ger", "default"), ("eng", "0")])
    assert cast(film)["media"]["contentType"] == "video/mp4"
    status = cast(film, "--audio", "en")
    assert status["media"]["contentType"] == "application/x-mpegURL"
    assert pitch(status) == pytest.approx(PITCHES["high"], rel=0.05)


def test_a_sound_that_is_not_there_is_an_error_that_lists_the_sounds(cli, to, folder, tmp_path):
    film = make(folder, tmp_path / "Film.mkv", [("ger", "default"), ("eng", "comment")])
    result = cli("cast", film, *to, "--audio", "ja", "--detach")
    assert result.code == WRONG_USE
    assert "choose one of 1 (German), 2 (English (commentary))" in result.err
    result = cli("cast", "http://127.0.0.1:9/film.mp4", *to, "--audio", "de", "--detach")
    assert result.code == WRONG_USE and "the sound of a URL" in result.err


def test_files_beside_a_film_are_named_by_what_follows_its_stem(cast, folder, tmp_path):
    film = make(folder, tmp_path / "My.Name.Is.Earl.S01E01.mkv", [("eng", "default")])
    names = {"srt": (None, "SUBTITLES"), "en.hi.srt": ("en", "CAPTIONS"), "hi.srt": ("hi", "SUBTITLES"),
             "pt-BR.srt": ("pt-BR", "SUBTITLES"), "forced.de.srt": ("de", "SUBTITLES"), "en.1.srt": ("en", "SUBTITLES"),
             "en.2.srt": ("en", "SUBTITLES")}
    for ending in names:
        film.with_suffix("." + ending).write_bytes((folder / "one.srt").read_bytes())
    status = cast(film)
    assert tracks(status) == [
        ("English", "en", "SUBTITLES"), ("English 2", "en", "SUBTITLES"), ("English (SDH)", "en", "CAPTIONS"),
        ("German (forced)", "de", "SUBTITLES"), ("Hindi", "hi", "SUBTITLES"),
        ("Portuguese (Brazil)", "pt-BR", "SUBTITLES"), ("My.Name.Is.Earl.S01E01", None, "SUBTITLES")]
    assert shown(status) == [], "the sound is English, so nobody needs the German forced text"


def test_what_lies_beside_a_film_and_is_not_shown_is_told(cli, to, receiver, folder, tmp_path):
    film = make(folder, tmp_path / "Film.mkv", [("eng", "default")])
    for name in ("Film en.srt", "Film 2.srt", "Film.idx", "Film.sub"):
        (tmp_path / name).write_bytes((folder / "one.srt").read_bytes())
    result = cli("cast", film, *to, "--detach", "--json")
    cli("stop", *to)
    told = [sentence for sentence in result.json["warnings"] if "beside" in sentence]
    assert len(told) == 2 and '"Film en.srt". Name' in told[0] and '"Film.idx". Put' in told[1], result


def test_a_named_file_is_shown_and_is_not_italian_for_its_films_title(cast, folder, tmp_path):
    film = make(folder, tmp_path / "Film.mkv", [("ger", "default")], [("ger", "forced")])
    for name in ("The.Italian.Job.1969.srt", "other.en.hi.srt"):
        (tmp_path / name).write_bytes((folder / "one.srt").read_bytes())
    status = cast(film, "--subtitles", tmp_path / "The.Italian.Job.1969.srt", "--subtitles", tmp_path / "other.en.hi.srt")
    assert tracks(status)[:2] == [
        ("The.Italian.Job.1969", None, "SUBTITLES"), ("English (SDH)", "en", "CAPTIONS")]
    assert shown(status) == ["The.Italian.Job.1969"]


def song(folder, path, *metadata, covers=("front",)):
    pictures = [word for cover in covers for word in ("-i", folder / f"{cover}.jpg")]
    maps = [word for number in range(len(covers) + 1) for word in ("-map", number)]
    kinds = [word for place, cover in enumerate(covers) for word in (
        f"-disposition:v:{place}", "attached_pic", f"-metadata:s:v:{place}", f"comment=Cover ({cover})")]
    sound = {".mp3": "libmp3lame", ".m4a": "copy", ".flac": "flac", ".ogg": "libvorbis", ".opus": "libopus"}[path.suffix]
    tags = [word for tag in metadata for word in ("-metadata", tag)]
    ffmpeg("-i", folder / "low.m4a", *pictures, *maps, "-c:v", "copy", "-c:a", sound, *kinds, *tags, path)
    return path


@pytest.mark.parametrize("ending", ["mp3", "m4a", "flac"])
def test_a_songs_cover_and_album_are_sent(cast, folder, tmp_path, ending):
    covers = ("front",) if ending == "m4a" else ("back", "front")
    path = song(folder, tmp_path / f"01 Song.{ending}", "title=Title", "artist=Artist", "album=The Album", covers=covers)
    metadata = cast(path)["media"]["metadata"]
    assert (metadata["title"], metadata["artist"], metadata["albumName"]) == ("Title", "Artist", "The Album")
    assert metadata["metadataType"] == 3
    assert content(metadata["images"][0]["url"]) == (folder / "front.jpg").read_bytes()


@pytest.mark.parametrize("ending", ["ogg", "opus"])
def test_title_artist_and_album_of_ogg_are_sent(cast, folder, tmp_path, ending):
    path = song(folder, tmp_path / f"01 Song.{ending}", "title=Title", "artist=Artist", "album=The Album", covers=())
    metadata = cast(path)["media"]["metadata"]
    assert (metadata["title"], metadata["artist"], metadata["albumName"]) == ("Title", "Artist", "The Album")


def test_a_song_without_a_cover_has_the_one_beside_it(cast, folder, tmp_path):
    path = song(folder, tmp_path / "Song.mp3", covers=())
    assert "images" not in cast(path)["media"]["metadata"]
    (tmp_path / "Folder.jpg").write_bytes((folder / "back.jpg").read_bytes())
    assert content(cast(path)["media"]["metadata"]["images"][0]["url"]) == (folder / "back.jpg").read_bytes()


def test_a_title_of_blanks_is_none(cast, folder, tmp_path):
    path = song(folder, tmp_path / "01 Song.mp3", "title=   ", "album=  ", covers=())
    metadata = cast(path)["media"]["metadata"]
    assert metadata["title"] == "01 Song" and "albumName" not in metadata


@pytest.mark.parametrize("kind", ["pgs", "vobsub"])
def test_subtitles_that_are_pictures_are_drawn_into_the_film_on_request(cast, tmp_path, kind):
    bitmaps = tmp_path / "bitmaps.sup"
    bitmaps.write_bytes(timecode.bitmaps(range(0, 20, 2)))
    if kind == "vobsub":
        ffmpeg("-i", bitmaps, "-c:s", "dvdsub", "-s", "320x180", "-f", "matroska", tmp_path / "bitmaps.mks")
        bitmaps = tmp_path / "bitmaps.mks"
    film = tmp_path / "film.mkv"
    ffmpeg("-f", "lavfi", "-i", "color=navy:s=320x180:r=25:d=20", "-i", bitmaps, "-map", "0", "-map", "1", "-c:v",
           "libx264", "-pix_fmt", "yuv420p", "-c:s", "copy", film)
    status = cast(film, "--subtitles", "burn:1")

    def block(second):
        """The middle of where they are, in a picture of the film that is served."""
        picture = subprocess.run(
            ["ffmpeg", "-nostdin", "-v", "error", "-allowed_extensions", "ALL", "-i", status["media"]["contentId"],
             "-ss", str(second), "-frames:v", "1", "-pix_fmt", "rgb24", "-f", "rawvideo", "-"],
            check=True, capture_output=True, stdin=subprocess.DEVNULL).stdout
        assert len(picture) == 320 * 180 * 3
        return tuple(picture[(160 * 320 + 160) * 3:][:3])
    assert min(block(2.5)) > 200
    # ffmpeg writes no ends into its VobSub.
    assert kind == "vobsub" or block(3.5)[0] < 60
