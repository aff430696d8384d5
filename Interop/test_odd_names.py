"""Paths as the system has them: bytes. Names that are not UTF-8, and places that are not as they usually are: no HOME, a
runtime folder that somebody else has made first, IPv6 addresses with a port."""

import contextlib
import http.client
import json
import os
import shutil
import signal
import socket
import subprocess
import threading
import uuid
from pathlib import Path
from urllib.parse import quote_from_bytes, urlsplit

import pytest

import media
from processes import DONE, WRONG_USE, Lines, environment, run
from test_mpv import Mpv
from waiting import until

ODD = {
    "Latin-1": b"caf\xe9.mp4",
    "lines and quotes": b"a\nb \"c\" 'd' $(e) \xe9.mp4",
    "no UTF-8 at all": b"\xff\xfe\xfd",
    "255 bytes": b"\xe9" * 251 + b".mp4",
    "a mark of ours": "\U0010FEE9.mp4".encode(),
}


def shown(name):
    """As people are shown it: a replacement for each byte that is not UTF-8. Of a mark of ours each byte is one."""
    name = name.replace("\U0010FEE9".encode(), b"\xff" * 4)
    return name.decode("utf-8", "surrogateescape").translate({0xDC00 + byte: 0xFFFD for byte in range(128, 256)})


def title(name):
    return shown(name.removesuffix(b".mp4"))


@pytest.fixture
def folder(tmp_path):
    """A folder whose own name is not UTF-8 either, as bytes; pathlib and pytest can't remove it."""
    path = os.fsencode(tmp_path) + b"/d\xe9r"
    os.mkdir(path)
    yield path
    shutil.rmtree(path)


def put(films, folder, name=b"caf\xe9.mp4"):
    path = folder + b"/" + name
    shutil.copy(os.fsencode(films / "film.mp4"), path)
    return os.fsdecode(path)


def media_of(cli, to):
    return cli("status", *to, "--json").json.get("media")


@pytest.mark.parametrize("name", ODD.values(), ids=ODD)
def test_file_is_cast_and_named_whatever_its_name_is(cli, to, films, folder, name):
    path = put(films, folder, name)
    started = cli("cast", path, *to, "--detach", "--json")
    assert started.code == DONE, started
    assert started.json["title"] == title(name)
    assert media_of(cli, to)["title"] == title(name)
    assert cli("stop", *to).code == DONE


def test_file_is_named_by_a_relative_path_and_by_a_url_too(marquee, user, cli, to, films, folder):
    put(films, folder)
    for name in (os.fsdecode(b"caf\xe9.mp4"), os.fsdecode(b"./caf\xe9.mp4"),
                 "file://" + quote_from_bytes(folder + b"/caf\xe9.mp4")):
        started = run(marquee, user, "cast", name, *to, "--detach", "--json", cwd=folder)
        assert started.code == DONE and started.json["title"] == "caf\ufffd", started
        assert cli("stop", *to).code == DONE


def test_sentence_about_a_missing_file_is_utf_8_and_names_it(cli, to, folder):
    for arguments in (("cast",), ("mirror", "--interface", "lo", "--source"), ("cast", "--json")):
        result = cli(*arguments[:1], *to, *arguments[1:], os.fsdecode(folder + b"/gon\xe9.mp4"))
        assert result.code == WRONG_USE, result
        assert "d\ufffdr/gon\ufffd.mp4" in result.err, result


def test_subtitles_beside_and_named_are_offered(cli, to, films, folder):
    path = put(films, folder)
    lines = b"1\n00:00:01,000 --> 00:00:02,000\nHello\n"
    with open(folder + b"/caf\xe9.de.srt", "wb") as file:
        file.write(lines)
    with open(folder + b"/caf\xe8.fr.srt", "wb") as file:
        file.write(lines)
    with open(folder + b"/n\xe4med.srt", "wb") as file:
        file.write(lines)
    named = os.fsdecode(folder + b"/n\xe4med.srt")
    for text in (named, "file://" + quote_from_bytes(os.fsencode(named))):
        started = cli("cast", path, "--subtitles", text, *to, "--detach", "--json")
        assert started.code == DONE, started
        texts = cli("tracks", *to, "--json").lines
        assert [track["active"] for track in texts] == [True, False], texts
        assert texts[0]["name"] == "n\ufffdmed" and texts[1]["language"] == "de", texts
        assert cli("stop", *to).code == DONE


@pytest.mark.parametrize("how", ["detached", "in the terminal"])
def test_cast_is_resumed_after_its_process_was_killed(marquee, user, cli, to, films, folder, tmp_path, how):
    """From the working folder, whose name is not UTF-8: what is kept is the whole path."""
    put(films, folder)
    name = os.fsdecode(b"caf\xe9.mp4")
    if how == "detached":
        started = run(marquee, user, "cast", name, *to, "--detach", "--json", cwd=folder)
        assert started.code == DONE, started
        os.kill(started.json["pid"], signal.SIGKILL)
    else:
        cast = subprocess.Popen([marquee, "cast", name, *to, "--json"], cwd=folder, env=user, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, text=True)
        assert any(json.loads(line).get("event") == "started" for line in cast.stdout)
        cast.kill()
        cast.wait()
    resumed = until(lambda: (now := cli("resume", *to, "--detach", "--json")).code == DONE and now, "it is resumed")
    assert resumed.json["title"] == "caf\ufffd"
    assert cli("stop", *to).code == DONE


class Remote:
    """`marquee remote` as a client of its HTTP interface has it."""

    def __init__(self, link):
        self.place, token = urlsplit(link).netloc, link.split("#t=")[1]
        self.head = {"Authorization": f"Bearer {token}"}

    def ask(self, method, path, body=None, **head):
        connection = http.client.HTTPConnection(self.place, timeout=60)
        if isinstance(body, dict):
            body, head = json.dumps(body).encode(), head | {"Content-Type": "application/json"}
        connection.request(method, path, body, self.head | head)
        answer = connection.getresponse()
        data = answer.read()
        connection.close()
        return answer.status, json.loads(data) if data.startswith(b"{") else data

    def told(self, topic):
        """A topic's state, as it is told to whoever opens the page now."""
        connection = http.client.HTTPConnection(self.place, timeout=30)
        connection.request("GET", "/cast/events", headers=self.head)
        answer = connection.getresponse()
        for line in answer:
            if line.strip() == f"event: {topic}".encode():
                state = json.loads(next(answer).removeprefix(b"data: "))
                connection.close()
                return state
        return None

    def choose(self, device):
        until(lambda: any(each["id"] == device for each in self.told("devices")["devices"]), "the device is found")
        body = {"id": uuid.uuid4().hex, "command": "choose", "device": device}
        assert self.ask("POST", "/cast/commands", body)[0] == 202
        until(lambda: self.ask("POST", "/remote/cast", {"id": uuid.uuid4().hex, "item": "nothing"})[0] == 404,
              "the device is chosen")


@pytest.fixture
def library(films, folder):
    os.mkdir(folder + b"/S\xe9rie")
    for name in ODD.values():
        # Without an ending nobody takes it for a film.
        put(films, folder + b"/S\xe9rie", name if name.endswith(b".mp4") else name + b".mp4")
    with open(folder + b"/S\xe9rie/caf\xe9.de.srt", "wb") as file:
        file.write(b"1\n00:00:01,000 --> 00:00:02,000\nHello\n")
    return folder


@pytest.fixture
def remote(remote):
    return Remote(remote.event("listening")["link"])


def test_library_lists_casts_and_marks_them(remote, receiver, cli, to):
    folders = remote.ask("GET", "/remote/library")[1]["items"]
    assert [item["title"] for item in folders] == ["S\ufffdrie"]
    items = remote.ask("GET", f"/remote/library?folder={folders[0]['id']}")[1]["items"]
    wanted = {shown(name if name.endswith(b".mp4") else name + b".mp4") for name in ODD.values()}
    assert {item["name"] for item in items} == wanted
    assert len({item["id"] for item in items}) == len(ODD)
    film = next(item for item in items if item["name"] == "caf\ufffd.mp4")
    assert film["subtitles"] == ["de"]
    remote.choose(receiver.id)
    for item in items:
        status, answer = remote.ask("POST", "/remote/cast", {"id": uuid.uuid4().hex, "item": item["id"]})
        assert status == 202, answer
        until(lambda: (media_of(cli, to) or {}).get("title") == item["title"], lambda: f"{item} plays", 30)
        poster, picture = remote.ask("GET", f"/remote/poster/{item['id']}")
        assert poster == 200 and picture.startswith(b"\xff\xd8"), item
    until(lambda: all(each["duration"] for each in
                      remote.ask("GET", f"/remote/library?folder={folders[0]['id']}")[1]["items"]), "lengths", 30)


def test_file_of_such_a_name_is_sent(remote, receiver, films, cli, to):
    remote.choose(receiver.id)
    content = (films / "film.mp4").read_bytes()
    status, answer = remote.ask("PUT", "/remote/uploads/upload-odd-1?name=caf%E9.mp4", content)
    assert status == 201, answer
    until(lambda: (media_of(cli, to) or {}).get("title") == "caf\ufffd", "it plays", 30)
    uploads = remote.told("uploads")["uploads"]
    assert [each["name"] for each in uploads] == ["caf\ufffd.mp4"]


def test_guest_is_made_for_a_tv_that_is_there_while_no_page_is_open(remote, receiver):
    status, answer = remote.ask("POST", "/remote/guests",
                                {"id": uuid.uuid4().hex, "device": receiver.id, "minutes": 5})
    assert status == 201 and "#t=" in answer["link"], answer
    status, answer = remote.ask("POST", "/remote/guests",
                                {"id": uuid.uuid4().hex, "device": "0" * 32, "minutes": 5})
    assert status == 404, answer


def test_film_that_mpv_plays_goes_over_with_its_subtitles(cli, to, films, folder, tmp_path):
    with open(folder + b"/n\xe4med.srt", "wb") as file:
        file.write(b"1\n00:00:01,000 --> 00:00:02,000\nHello\n")
    player = Mpv(tmp_path, "--pause", "--sub-files=" + os.fsdecode(folder + b"/n\xe4med.srt"), put(films, folder))
    try:
        until(lambda: player.get("duration"), "mpv has opened it")
        # The socket's own name need not be UTF-8 either.
        os.symlink(os.fsencode(player.path), folder + b"/\xe9.sock")
        for path in (player.path, os.fsdecode(folder + b"/\xe9.sock")):
            started = cli("cast", "--from-mpv", path, *to, "--detach", "--json")
            assert started.code == DONE and started.json["title"] == "caf\ufffd", started
            assert started.json["warnings"] == [] and "left out" not in started.err, started
            assert [track["name"] for track in cli("tracks", *to, "--json").lines] == ["n\ufffdmed"]
            assert cli("stop", *to).code == DONE
    finally:
        player.stop()


def test_film_is_mirrored_to_a_tv_and_to_a_file(cli, to, films, folder):
    path = put(films, folder)
    short = os.fsdecode(folder + b"/sh\xf6rt.mp4")
    media.ffmpeg("-i", path, "-t", "2", "-c", "copy", short)
    mirrored = cli("mirror", *to, "--interface", "lo", "--source", short, "--resolution", "320x180", "--json")
    assert mirrored.code == DONE and mirrored.lines[-1]["statistics"]["framesSent"] > 20, mirrored
    written = folder + b"/n\xe9w.mp4"
    for force in ([], ["--force"]):
        result = cli("mirror", "--to", os.fsdecode(written), "--source", short, "--resolution", "320x180", *force)
        assert result.code == DONE, result
    assert os.path.getsize(written) > 1000
    assert cli("mirror", "--to", os.fsdecode(written), "--source", short).code == WRONG_USE, "it is there already"


def test_user_whose_folders_are_not_utf_8_is_remembered(marquee, tmp_path, films, folder):
    """All that is kept lies in them: the root of the trust, sessions, the record of detached casts, the log."""
    env = environment(tmp_path / "plain") | {"HOME": os.fsdecode(folder)}
    for name in [name for name in env if name.startswith("XDG_")]:
        env[name] = os.fsdecode(folder + b"/" + name.encode())
        os.mkdir(os.fsencode(env[name]), 0o700)
    receiver = Lines([marquee, "receiver", "--name", "Odd", "--port", "0", "--http-port", "0", "--https-port", "0",
                      "--interface", "lo", "--player", "clock", "--json"], env, tmp_path / "receiver.log")
    try:
        to = "--to", f"127.0.0.1:{receiver.event('ready')['port']}"
        started = run(marquee, env, "cast", put(films, folder), *to, "--detach", "--json", "--log-files")
        assert started.code == DONE, started
        state = folder + b"/XDG_STATE_HOME/marquee"
        assert os.listdir(state + b"/sessions") and os.listdir(state + b"/receiver")
        assert os.path.exists(folder + b"/XDG_CONFIG_HOME/marquee/developer-root.pem")
        assert os.listdir(folder + b"/XDG_RUNTIME_DIR/marquee/serving")
        os.kill(started.json["pid"], signal.SIGKILL)
        resumed = run(marquee, env, "resume", *to, "--detach", "--json")
        assert resumed.code == DONE, resumed
        assert run(marquee, env, "stop", *to).code == DONE
    finally:
        receiver.stop()


# Places that are not as they usually are.

def without_folders(env):
    return {name: value for name, value in env.items() if name != "HOME" and not name.startswith("XDG_")}


def test_without_home_the_list_of_users_says_where_it_is(marquee, tmp_path):
    """Its own list of users, since another test's files may lie in the real home."""
    home, users = tmp_path / "home", tmp_path / "passwd"
    home.mkdir(0o700)
    users.write_text(f"root:x:0:0::{home}:/bin/sh\n")
    script = 'mount --bind "$0" /etc/passwd && exec "$@"'
    place = ["unshare", "--mount", "sh", "-c", script, str(users)]
    env = without_folders(os.environ)
    receiver = Lines([*place, marquee, "receiver", "--name", "Homeless", "--port", "0", "--http-port", "0",
                      "--https-port", "0", "--interface", "lo", "--player", "clock", "--json"], env,
                     tmp_path / "receiver.log")
    try:
        to = "--to", f"127.0.0.1:{receiver.event('ready')['port']}"
        status = run(place[0], env, *place[1:], marquee, "status", *to, "--json")
        assert status.code == DONE and status.json["trust"] == "developer", status
        assert (home / ".config/marquee/developer-root.pem").is_file()
        assert "nothing is stored" not in status.err
    finally:
        receiver.stop()


NOBODY = ["setpriv", "--reuid", "64321", "--regid", "64321", "--clear-groups"]


@pytest.fixture
def everybodys(tmp_path):
    """A folder in which another user may read, below which pytest's own folders would not let them."""
    path = Path("/tmp") / f"odd-{os.getpid()}-{uuid.uuid4().hex[:8]}"
    path.mkdir()
    path.chmod(0o755)
    yield path
    shutil.rmtree(path)


def test_without_any_home_a_cast_plays_keeps_nothing_and_says_so_once(marquee, user, to, films, everybodys):
    shutil.copy(films / "film.mp4", everybodys / "film.mp4")
    program = shutil.copy(marquee, everybodys / "marquee")
    trust = everybodys / "config" / "marquee"
    shutil.copytree(Path(user["XDG_CONFIG_HOME"], "marquee"), trust)
    (trust / "developer-root.key").unlink(missing_ok=True)
    for path in [everybodys / "film.mp4", trust.parent, trust, *trust.iterdir()]:
        path.chmod(0o755)
    temporary = everybodys / "tmp"
    temporary.mkdir()
    temporary.chmod(0o1777)
    env = without_folders(os.environ) | {"XDG_CONFIG_HOME": str(trust.parent), "TMPDIR": str(temporary)}
    started = run(NOBODY[0], env, *NOBODY[1:], program, "cast", everybodys / "film.mp4", *to, "--detach", "--json")
    assert started.code == DONE, started
    assert started.err.count("nothing is stored for later") == 1, started
    assert "no home" in started.err
    stopped = run(NOBODY[0], env, *NOBODY[1:], program, "stop", *to)
    assert stopped.code == DONE, stopped


@pytest.mark.parametrize("squatter", ["another user's folder", "a link"])
def test_runtime_folder_that_somebody_else_made_first_is_not_needed(marquee, user, to, everybodys, squatter):
    temporary = everybodys / "tmp"
    temporary.mkdir()
    temporary.chmod(0o1777)
    usual = temporary / f"marquee-runtime-{os.geteuid()}"
    if squatter == "a link":
        usual.symlink_to("/")
    else:
        usual.mkdir(0o700)
        os.chown(usual, 64321, 64321)
    env = {name: value for name, value in user.items() if name != "XDG_RUNTIME_DIR"} | {"TMPDIR": str(temporary)}
    mirrored = run(marquee, env, "mirror", *to, "--interface", "lo", "--source", "synthetic", "--duration", "2",
                   "--resolution", "320x180", "--json")
    assert mirrored.code == DONE, mirrored
    # Another process finds the same, and no third is made.
    assert run(marquee, env, "status", *to).code == DONE
    made = [path for path in temporary.iterdir() if path.name.startswith("marquee-runtime") and path != usual]
    assert len(made) == 1 and made[0].stat().st_mode & 0o777 == 0o700, made
    assert not os.listdir(usual) or squatter == "a link"


@pytest.fixture
def there(receiver):
    """The receiver at an IPv6 address, by one that hands on what it is sent."""
    listener = socket.create_server(("::1", 0), family=socket.AF_INET6)

    def hand_on(source, target):
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for end in (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def serve():
        with contextlib.suppress(OSError):
            while True:
                near, far = listener.accept()[0], socket.create_connection(receiver.address)
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=hand_on, args=ends, daemon=True).start()

    threading.Thread(target=serve, daemon=True).start()
    yield f"[::1]:{listener.getsockname()[1]}"
    listener.close()


def test_address_that_is_printed_is_one_that_to_takes(there, cli):
    status = cli("status", "--to", there, "--json")
    assert status.code == DONE, status
    assert status.json["device"]["address"] == there
    again = cli("status", "--to", status.json["device"]["address"], "--json")
    assert again.code == DONE, again
    refused = cli("status", "--to", "[::1]:1")
    assert "[::1]:1 " in refused.err, refused
