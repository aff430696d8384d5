"""Queues, tracks, styles and speed from the command line, and what watch tells of it all."""

import json
import signal

import pytest

from media import make_film
from processes import DONE, RECEIVER_SAID_NO, WRONG_USE, Lines, plain
from waiting import until


def media(cli, to):
    return cli("status", *to, "--json").json.get("media") or {}


def queue(cli, to):
    return cli("queue", *to, "--json").lines


@pytest.fixture
def queued(cli, to, films, marquee, user, tmp_path):
    """A cast of two files in the foreground, which is a queue of two on the device."""
    cast = Lines([marquee, "cast", str(films / "film.mp4"), str(films / "second.mp4"), *to, "--json"], user,
                 tmp_path / "cast.log")
    cast.event("started")
    yield cast
    if cast.is_alive():
        cast.stop(signal.SIGINT)


def test_jump_beyond_the_end_of_an_item_is_refused(cli, to, queued):
    second = queue(cli, to)[1]
    result = cli("queue", "jump", str(second["id"]), "--start", "1:00:00", *to)
    assert result.code == WRONG_USE and "beyond the end" in result.err and "second" in result.err, result
    assert [item["current"] for item in queue(cli, to)] == [True, False]


def test_several_files_are_a_queue_that_any_terminal_controls(cli, to, queued):
    items = queue(cli, to)
    assert [(item["title"], item["current"]) for item in items] == [("film", True), ("second", False)]
    assert cli("next", *to).code == DONE
    until(lambda: media(cli, to).get("title") == "second", "the second plays")
    queued.next(lambda event: event.get("title") == "second", "the cast tells what plays now")
    assert cli("previous", *to).code == DONE
    until(lambda: media(cli, to).get("title") == "film", "the first plays again")

    first, second = (item["id"] for item in queue(cli, to))
    assert cli("queue", "move", second, "--before", first, *to).code == DONE
    assert [item["id"] for item in queue(cli, to)] == [second, first]
    # From here on the queue can't come to its end while this test is slow.
    assert cli("queue", "repeat", "all", *to).code == DONE
    assert cli("queue", "jump", second, "--start", "4", *to).code == DONE
    until(lambda: media(cli, to).get("title") == "second", "the second plays")
    assert media(cli, to)["position"] >= 4
    assert cli("queue", "remove", first, *to).code == DONE
    assert [item["title"] for item in queue(cli, to)] == ["second"]
    assert queued.is_alive()
    assert cli("stop", *to).code == DONE
    assert queued.process.wait(15) == DONE, queued.log


def test_queue_goes_on_to_its_end(cli, to, tmp_path):
    """Each file is over before the next begins, and the command ends with the last."""
    for name in ("one", "two"):
        make_film(tmp_path / f"{name}.mp4", seconds=2)
    result = cli("cast", tmp_path / "one.mp4", tmp_path / "two.mp4", *to, "--json")
    assert result.code == DONE and result.lines[-1]["event"] == "finished", result
    assert [line["title"] for line in result.lines if line["event"] == "started"] == ["one", "two"], result


def test_urls_are_added_to_a_queue(cli, to, films, server):
    assert cli("cast", server.url("film.mp4"), *to, "--detach").code == DONE
    current = queue(cli, to)[0]["id"]
    assert cli("queue", "add", server.url("second.mp4"), *to).code == DONE
    assert cli("queue", "add", server.url("broken.mp4"), "--before", current, *to).code == DONE
    assert [item["title"] for item in queue(cli, to)] == ["broken.mp4", "film.mp4", "second.mp4"]
    refused = cli("queue", "add", films / "film.mp4", *to)
    assert refused.code == WRONG_USE and "marquee cast" in refused.err, refused


def test_tracks_are_turned_on_and_off_by_id_language_and_name(cli, to, films, tmp_path):
    film = tmp_path / "film.mp4"
    film.symlink_to(films / "film.mp4")
    for language in ("en", "de"):
        (tmp_path / f"film.{language}.srt").write_text("1\n00:00:00,000 --> 00:00:20,000\nHello\n")
    assert cli("cast", film, *to, "--detach").code == DONE
    tracks = {line["language"]: line for line in cli("tracks", *to, "--json").lines}
    assert set(tracks) == {"en", "de"} and not any(track["active"] for track in tracks.values())
    for word, language in (("de", "de"), (tracks["en"]["id"], "en"), (tracks["de"]["name"], "de")):
        result = cli("tracks", "on", word, *to, "--json")
        assert result.code == DONE, result
        assert [line["language"] for line in result.lines if line["active"]] == [language], result
        assert media(cli, to)["activeTracks"] == [tracks[language]["id"]]
    assert cli("tracks", "off", *to).code == DONE
    assert media(cli, to)["activeTracks"] == []
    unknown = cli("tracks", "on", "Klingon", *to)
    assert unknown.code == WRONG_USE and "Klingon" in unknown.err and "de" in unknown.err, unknown


def test_style_is_set_and_told(cli, to, films):
    assert cli("cast", films / "film.mp4", *to, "--detach").code == DONE
    result = cli("style", "--color", "#ff0000", "--edge", "drop-shadow", "--scale", "1.5", *to, "--json")
    assert result.code == DONE, result
    style = cli("style", *to, "--json").json
    assert (style["foregroundColor"], style["edgeType"], style["fontScale"]) == ("#FF0000FF", "DROP_SHADOW", 1.5)
    wrong = cli("style", "--color", "red", *to)
    assert wrong.code == WRONG_USE and "#RRGGBB" in wrong.err, wrong


def test_speed_is_set_and_told(cli, to, films):
    assert cli("cast", films / "film.mp4", *to, "--detach").code == DONE
    assert cli("rate", "1.5", *to).code == DONE
    until(lambda: media(cli, to)["rate"] == 1.5, "it plays faster")
    assert cli("rate", "9", *to).code == WRONG_USE


@pytest.mark.parametrize("command", [("next",), ("previous",), ("rate", "1"), ("tracks",), ("style",), ("queue",)])
def test_where_nothing_plays_there_is_nothing_to_control(cli, to, command):
    result = cli(*command, *to)
    assert result.code == RECEIVER_SAID_NO and "nothing plays" in result.err, result


def test_watch_tells_what_happens_until_it_is_ended(cli, to, receiver, films, start_lines):
    watch = start_lines("watch", *to, "--json")
    first = watch.event("status")
    assert plain(first["status"]["device"]["id"]) == plain(receiver.id)
    assert cli("volume", "30", *to).code == DONE
    watch.next(lambda event: event.get("status", {}).get("volume", {}).get("level") == 0.3, "the volume")
    assert cli("cast", films / "film.mp4", *to, "--detach").code == DONE
    watch.next(lambda event: '"playing"' in json.dumps(event), "it plays")
    assert cli("pause", *to).code == DONE
    watch.next(lambda event: '"paused"' in json.dumps(event), "it is paused")
    assert watch.stop(signal.SIGINT) == DONE


def test_groups_are_listed_and_none_is_no_failure(cli, receiver):
    result = cli("groups", "--interface", "lo", "--json")
    assert result.code == DONE and result.lines == [] and "group" in result.err, result


def test_playing_moves_to_another_device(cli, to, receiver, films, start_receiver):
    other = start_receiver()
    assert cli("cast", films / "film.mp4", *to, "--start", "10", "--detach").code == DONE
    until(lambda: media(cli, to).get("state") == "playing", "it plays")
    there = ("--to", other.target)
    result = cli("transfer", "--from", receiver.target, *there, "--json")
    assert result.code == DONE, result
    until(lambda: media(cli, there).get("state") == "playing", "it plays there")
    assert media(cli, there)["title"] == "film" and media(cli, there)["position"] >= 10
    until(lambda: media(cli, to).get("state", "idle") == "idle", "and here no more")
    assert cli("stop", *there).code == DONE


@pytest.mark.parametrize("command", [("play",), ("pause",), ("seek", "5")])
def test_nothing_plays_is_said_in_one_way(cli, to, command):
    result = cli(*command, *to)
    assert result.code == RECEIVER_SAID_NO and "nothing plays" in result.err, result


def test_items_that_are_not_there_are_wrong_use(cli, to, queued, server):
    first, second = (item["id"] for item in queue(cli, to))
    for command in (("add", server.url("second.mp4"), "--before", "99"), ("jump", "99"), ("remove", first, "99"),
                    ("move", "99"), ("move", first, "--before", "99")):
        result = cli("queue", *command, *to)
        assert result.code == WRONG_USE and f"no item 99; there are {first}, {second}" in result.err, result
    assert cli("queue", "move", first, "--before", first, *to).code == DONE
    assert [item["id"] for item in queue(cli, to)] == [first, second]


def test_repeat_mode_is_told(cli, to, queued):
    assert "repeat: all" in cli("queue", "repeat", "all", *to).out
    assert {item["repeatMode"] for item in queue(cli, to)} == {"all"}
    assert media(cli, to)["repeatMode"] == "all"


def test_next_after_the_last_item_says_that_it_was_the_last(cli, to, queued):
    assert "last item" not in cli("next", *to).err
    until(lambda: media(cli, to).get("title") == "second", "the second plays")
    result = cli("next", *to)
    assert result.code == DONE and "the last queue item" in result.err, result


def test_volume_speed_and_style_are_told_in_words(cli, to, films):
    assert cli("cast", films / "film.mp4", *to, "--detach").code == DONE
    cli("mute", *to)
    assert "muted, volume 20 %" in cli("volume", "20", *to).out
    assert "normal speed" in cli("rate", *to).out
    assert cli("style", "--color", "#ff0000", "--edge", "outline", *to).out.startswith("color #FF0000FF\n")
