"""marquee as a person or a script uses it, against its own receiver without a browser."""

import json
import os
import signal
import socket
import ssl
import subprocess
import tempfile
import threading
import urllib.error
import urllib.request
import wave
from pathlib import Path

import pytest

from castv2 import Client
from conftest import lent, receivers, shared_receiver
from processes import DONE, LOST, NO_DEVICE, RECEIVER_SAID_NO, REFUSED, WRONG_USE, Lines, environment, plain, run
from waiting import until


def status(cli, to):
    result = cli("status", *to, "--json")
    assert result.code == DONE, result
    return result.json


def media(cli, to):
    """What plays, as status tells it; an empty dictionary where nothing does."""
    return status(cli, to).get("media") or {}


def plays(cli, to):
    return media(cli, to).get("state") == "playing"


def is_over(cli, to):
    return media(cli, to).get("state", "idle") == "idle"


def says_playing(event):
    return "playing" in json.dumps(event).lower()


def test_film_is_cast_and_controlled_from_the_terminal(cli, to, receiver, films):
    result = cli("cast", films / "film.mp4", *to, "--detach", "--json")
    assert result.code == DONE, result
    until(lambda: plays(cli, to), "it plays")
    assert media(cli, to)["title"] == "film"
    assert media(cli, to)["duration"] == pytest.approx(30, abs=0.5)

    assert cli("pause", *to).code == DONE
    until(lambda: media(cli, to).get("state") == "paused", "it is paused")
    assert cli("seek", "20", *to).code == DONE
    assert media(cli, to)["position"] == pytest.approx(20, abs=0.5)
    assert cli("play", *to).code == DONE
    until(lambda: plays(cli, to), "it plays on")

    assert cli("volume", "40", *to).code == DONE
    assert status(cli, to)["volume"]["level"] == pytest.approx(0.4, abs=0.01)
    assert cli("mute", *to).code == DONE
    assert status(cli, to)["volume"]["muted"] is True
    assert cli("unmute", *to).code == DONE
    assert status(cli, to)["volume"]["muted"] is False

    assert cli("stop", *to).code == DONE
    until(lambda: is_over(cli, to), "it has stopped")


def test_detached_cast_serves_until_it_is_stopped(cli, to, receiver, films):
    assert cli("cast", films / "film.mp4", *to, "--detach").code == DONE
    with Client(receiver.address) as client:
        app = client.launch()
        url = client.media_status(app)["media"]["contentId"]
    request = urllib.request.Request(url, headers={"Range": "bytes=0-99"})
    with urllib.request.urlopen(request, timeout=10) as answer:
        assert answer.status == 206 and len(answer.read()) == 100
        assert answer.headers["Content-Type"] == "video/mp4"
    # Nothing else is served there, not even beside the film.
    for other in (url.rsplit("/", 1)[0] + "/", "/".join(url.split("/")[:3]) + "/", url + "/../../etc/passwd"):
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(other, timeout=10)
        assert refusal.value.code in (400, 403, 404)
    assert "film" in cli("doctor").out, "doctor lists what serves in the background"
    assert cli("stop", *to).code == DONE

    def gone():
        try:
            urllib.request.urlopen(url, timeout=5).close()
        except OSError:
            return True
        return False
    until(gone, "the film is no longer served")


def test_detached_cast_ends_by_whatever_name_the_device_is_called(cli, to, receiver, films):
    assert cli("cast", films / "film.mp4", *to, "--detach").code == DONE
    until(lambda: plays(cli, to), "it plays")
    assert cli("stop", "--to", receiver.name, "--interface", "lo", "--timeout", "10").code == DONE
    until(lambda: "film" not in cli("doctor").out, "nothing serves in the background any more")


def test_start_time_is_kept(cli, to, films):
    assert cli("cast", films / "film.mp4", *to, "--start", "12", "--detach").code == DONE
    until(lambda: plays(cli, to), "it plays")
    assert 11.5 <= media(cli, to)["position"] < 25


def test_device_goes_by_name_id_and_address(cli, receiver):
    for device in (receiver.name, receiver.id, receiver.target):
        result = cli("status", "--to", device, "--json", "--interface", "lo", "--timeout", "10")
        assert result.code == DONE, result


def test_receiver_is_among_the_devices(cli, receiver):
    result = cli("devices", "--json", "--interface", "lo", "--timeout", "5")
    assert result.code == DONE
    mine = [device for device in result.lines if plain(device["id"]) == plain(receiver.id)]
    assert [(device["name"], device["port"]) for device in mine] == [(receiver.name, receiver.ready["port"])]


def test_every_command_answers_in_json(cli, to, receiver, films):
    cast = cli("cast", films / "film.mp4", *to, "--detach", "--json")
    assert cast.code == DONE, cast
    assert [(line["title"], line["device"], line["warnings"]) for line in cast.lines] == [("film", receiver.name, [])]
    for command in (("status",), ("pause",), ("seek", "5"), ("play",), ("volume", "30"), ("mute",), ("unmute",),
                    ("stop",)):
        result = cli(*command, *to, "--json")
        assert result.code == DONE, result
        # By its address too the device is known by its own id.
        assert [plain(line["device"]["id"]) for line in result.lines] == [plain(receiver.id)], result
        assert not result.err, result
    checked = cli("doctor", "--json").lines
    assert {"ffmpeg", "multicast", "interfaces", "chromium"} <= {line["subject"] for line in checked}
    assert cli("pin", "--json").lines == []


def test_failures_are_told_in_json_too(cli):
    for arguments, code in ((("status", "--to", "Nobody", "--interface", "lo", "--timeout", "1"), NO_DEVICE),
                            (("seek", "soon"), WRONG_USE)):
        result = cli(*arguments, "--json")
        assert result.code == code, result
        assert result.json["code"] == code and result.json["error"] in result.err, result


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completions_are_made(cli, shell):
    result = cli("--generate-completion-script", shell)
    assert result.code == DONE and "receiver" in result.out


# Bad input: one clear sentence on stderr, and the exit code that the documentation gives.


def one_sentence(result, code, *words):
    """`code` may be a set, where what a device does can be read in two ways."""
    assert result.code in (code if isinstance(code, set) else {code}), result
    said = result.err.strip()
    assert said and "Fatal error" not in said and "\n    at " not in said, result
    for word in words:
        assert word in said, result


@pytest.mark.parametrize("name, word", [
    ("nonexistent.mp4", "nonexistent.mp4"), ("empty.mp4", "empty"), ("broken.mp4", "broken.mp4"), ("", "")])
def test_file_that_is_no_film_is_wrong_use(cli, to, films, name, word):
    one_sentence(cli("cast", films / name, *to, "--detach"), WRONG_USE, word)


@pytest.fixture
def least_privileged(marquee):
    """Runs commands for a user with a folder of his own: (command, folder). Root may read everything, so where the
    tests are root's the program is nobody's."""
    nobody = 65534
    how = dict(user=nobody, group=nobody, extra_groups=[]) if os.getuid() == 0 else {}
    # Not pytest's folder: only its owner comes in there.
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        env = environment(folder / "home")
        if how:
            for path in [folder / "home", *(folder / "home").rglob("*")]:
                os.chown(path, nobody, nobody)
        try:
            run(marquee, env, "--version", **how)
        except PermissionError:
            pytest.skip(f"nobody but root can start {marquee}")
        yield lambda *arguments: run(marquee, env, *arguments, **how), folder


def test_file_that_may_not_be_read_is_wrong_use(least_privileged, to):
    command, folder = least_privileged
    film = folder / "secret.mp4"
    film.write_bytes(b"x")
    film.chmod(0)
    one_sentence(command("cast", film, *to), WRONG_USE, "secret.mp4", "permissions")


@pytest.mark.parametrize("arguments", [
    ("cast",), ("seek", "soon"), ("volume", "loud"), ("no-such-command",), ("status", "--no-such-option")])
def test_wrong_arguments_are_wrong_use(cli, arguments):
    one_sentence(cli(*arguments), WRONG_USE)


# Only the program itself shows it: our Swift tests link full Foundation, whose URL knows more than the program's.
@pytest.mark.parametrize("url", [
    "http://127.0.0.1\\.example/f.mp4", "http://a\tb/f.mp4", "http://a b/f.mp4", "http://b%2Fc/f.mp4",
    "http://ä\u200bb/f.mp4"])
def test_url_whose_host_is_no_name_is_wrong_use(cli, to, url):
    one_sentence(cli("cast", url, *to), WRONG_USE, "is not a complete URL")


@pytest.mark.parametrize("host", ["１２７.0.0.1", "b\u00fccher.invalid", "bu\u0308cher.invalid", "[::1]"])
def test_host_in_another_script_is_a_host(cli, host):
    assert cli("cast", f"http://{host}:9/f.mp4", "--to", "127.0.0.1:1").code == NO_DEVICE


def test_subtitles_that_are_not_there_are_wrong_use(cli, to, films):
    one_sentence(cli("cast", films / "film.mp4", "--subtitles", films / "none.srt", *to), WRONG_USE, "none.srt")


def test_device_that_nobody_has_seen_is_no_device(cli):
    result = cli("status", "--to", "No Such Television", "--interface", "lo", "--timeout", "1")
    one_sentence(result, NO_DEVICE, "No Such Television")


def test_interface_that_is_not_there_is_wrong_use(cli, to):
    for command in (("devices",), ("status", *to)):
        one_sentence(cli(*command, "--interface", "nope0"), WRONG_USE, "nope0", "lo")


def test_address_where_nobody_listens_is_no_device(cli):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    one_sentence(cli("status", "--to", f"127.0.0.1:{port}"), NO_DEVICE, str(port))


def test_name_of_two_devices_asks_for_more_every_time(cli, start_receiver):
    """One that spoke less than a second ago is silent (RFC 6762, 6), so each lookup has to wait for the other."""
    twins = [start_receiver("Twin"), start_receiver("Twin")]
    until(lambda: len([line for line in cli("devices", "--interface", "lo", "--json").lines
                       if line["name"] == "Twin"]) == 2, "both are there", timeout=30)
    for _ in range(4):
        result = cli("status", "--to", "Twin", "--interface", "lo", "--timeout", "5")
        one_sentence(result, WRONG_USE)
        assert all(plain(receiver.id) in plain(result.err) for receiver in twins), result

    # Where one of them has gone the name is the other's again.
    twins[0].stop()
    result = cli("status", "--to", "Twin", "--interface", "lo", "--timeout", "5", "--json")
    assert result.code == DONE and plain(result.json["device"]["id"]) == plain(twins[1].id), result


def test_receiver_of_another_user_is_refused_until_it_is_pinned(marquee, stranger, receiver, to):
    one_sentence(run(marquee, stranger, "status", *to, "--json"), REFUSED, "marquee pin")
    assert run(marquee, stranger, "pin", receiver.target).code == DONE
    assert run(marquee, stranger, "status", *to, "--json").code == DONE


def test_log_says_what_was_asked_for_and_leaves_the_output_alone(cli, to):
    silent = cli("status", *to, "--json")
    assert silent.code == DONE and not silent.err, silent
    info = cli("status", *to, "--json", "--log", "info")
    assert info.code == DONE and info.json["device"] == silent.json["device"], info
    assert " info DeviceConnection.connect(to:) - Connected to " in info.err, info
    assert " debug " not in info.err, info
    chosen = cli("status", *to, "--json", "--log", "none", "--log-class", "Device*=debug", "--log-match", "RECEIVER_")
    lines = chosen.err.splitlines()
    assert lines and all(" debug DeviceConnection." in line and "RECEIVER_" in line for line in lines), chosen


def test_log_files_are_the_users_own(marquee, user, to, tmp_path):
    state = tmp_path / "state"
    result = run(marquee, user | {"XDG_STATE_HOME": str(state)}, "status", *to, "--json", "--log-files", "--log", "debug")
    written = state / "marquee/logs/cast-sender.log"
    assert written.stat().st_mode & 0o777 == 0o600, result
    assert written.read_text().splitlines() == result.err.splitlines()


def test_home_alone_says_where_a_users_files_are(marquee, tmp_path):
    """No XDG variable is set, as in most logins without a desktop, and the home is not the one in /etc/passwd."""
    env = {key: value for key, value in environment(tmp_path / "home").items() if not key.startswith("XDG_")}
    with receivers(marquee, env, tmp_path) as start:
        receiver = start()
        assert (tmp_path / "home/.config/marquee/developer-root.pem").is_file()
        trusted = run(marquee, env, "status", "--to", receiver.target, "--json")
        assert trusted.code == DONE and trusted.json["trust"] == "developer", trusted


class SilentDevice:
    """TLS with a stranger's certificate. Takes everything and answers nothing, or hangs up after `patience` bytes."""

    def __init__(self, folder, hang_up=False):
        key, certificate = folder / "key.pem", folder / "certificate.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=silent",
                        "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate, key)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._hang_up = hang_up
        self.target = f"127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self):
        while True:
            try:
                plain, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._take, args=(plain,), daemon=True).start()

    def _take(self, plain):
        try:
            with self._context.wrap_socket(plain, server_side=True) as connection:
                while connection.recv(4096) and not self._hang_up:
                    pass
        except OSError:
            pass

    def close(self):
        self._listener.close()


@pytest.mark.parametrize("hang_up", [False, True], ids=["silent", "hangs up"])
def test_device_that_cannot_prove_itself_is_refused(cli, tmp_path, hang_up):
    device = SilentDevice(tmp_path, hang_up)
    try:
        one_sentence(cli("status", "--to", device.target), {REFUSED, LOST} if hang_up else REFUSED)
    finally:
        device.close()


def test_device_that_stalls_its_handshake_ends_in_one_sentence(cli):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        one_sentence(cli("status", "--to", f"127.0.0.1:{listener.getsockname()[1]}"), {NO_DEVICE, LOST})


def test_receiver_that_dies_under_a_foreground_cast_is_lost(marquee, user, start_receiver, films, tmp_path):
    receiver = start_receiver()
    cast = Lines([marquee, "cast", str(films / "film.mp4"), "--to", receiver.target, "--json", "--patience", "2"], user,
                 tmp_path / "cast.log")
    try:
        cast.next(says_playing, "it plays")
        receiver.process.send_signal(signal.SIGKILL)
        receiver.process.wait(10)
        assert cast.process.wait(60) == LOST, cast.log
    finally:
        if cast.is_alive():
            cast.stop(signal.SIGKILL)


def test_foreground_cast_ends_at_an_interrupt_and_stops_the_film(marquee, user, receiver, cli, to, films, tmp_path):
    cast = Lines([marquee, "cast", str(films / "film.mp4"), *to, "--json"], user, tmp_path / "cast.log")
    cast.next(says_playing, "it plays")
    assert cast.stop(signal.SIGINT) in (0, 130)
    until(lambda: is_over(cli, to), "the film stopped with its server")


# What becomes of a cast on its way.


@pytest.fixture(scope="module")
def browser_receiver(marquee, user, tmp_path_factory):
    with shared_receiver(marquee, user, tmp_path_factory.mktemp("cli-browser"), "browser") as receiver:
        yield receiver


def make_silence(path):
    """Ten minutes of sound, larger than what a browser keeps; nothing of it is on the disk."""
    with wave.open(str(path), "wb") as sound:
        sound.setparams((2, 2, 44100, 0, "NONE", ""))
        sound.writeframes(bytes(4))
    size = 600 * 44100 * 4
    with open(path, "r+b") as file:
        file.truncate(44 + size)
        file.seek(4)
        file.write((36 + size).to_bytes(4, "little"))
        file.seek(40)
        file.write(size.to_bytes(4, "little"))


def make_old_film(path):
    """A film that no browser plays as it is, so that it is converted piece by piece."""
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-f", "lavfi", "-i", "testsrc=s=160x90:r=10:d=300",
                    "-c:v", "mpeg4", str(path)], check=True, stdin=subprocess.DEVNULL)


@pytest.mark.parametrize("name, make", [("silence.wav", make_silence), ("old.avi", make_old_film)],
                         ids=["as it is", "converted"])
def test_film_that_is_deleted_while_it_plays_ends_in_one_sentence(
        cli, marquee, user, browser_receiver, tmp_path, name, make):
    film = tmp_path / name
    make(film)
    with lent(browser_receiver()) as receiver:
        to = ("--to", receiver.target)
        cast = Lines([marquee, "cast", str(film), *to, "--json"], user, tmp_path / "cast.log")
        try:
            cast.next(says_playing, "it plays", timeout=60)
            film.unlink()
            # What the browser has already goes on; what it has not, it asks for.
            cli("seek", "280", *to)
            ended = cast.next(lambda event: "code" in event, "it ends", timeout=60)
            assert cast.process.wait(10) == RECEIVER_SAID_NO == ended["code"], cast.log
            assert str(film) in ended["error"] and "\n" not in ended["error"].strip(), ended
        finally:
            if cast.is_alive():
                cast.kill()


def test_receiver_that_fetches_nothing_is_not_taken_for_a_firewall(cli, to, films):
    """Keeping time needs no file. The hint would come 5 s after the load; this film ends after 7."""
    result = cli("cast", films / "second.mp4", *to, "--start", "3", "--json")
    assert result.code == DONE and result.lines[-1]["event"] == "finished", result
    assert not [line for line in result.lines if line["event"] == "warning"], result


def test_doctor_and_status_tell_why_a_detached_cast_ended(cli, to, films):
    cast = cli("cast", films / "film.mp4", *to, "--detach", "--json")
    assert cast.code == DONE, cast
    os.kill(cast.json["pid"], signal.SIGKILL)
    ended = until(lambda: status(cli, to).get("endedCast"), "status tells it")
    assert ended["title"] == "film" and "killed" in ended["reason"], ended
    assert "killed" in cli("status", *to).out and "killed" in cli("doctor").out
    assert cli("stop", *to).code == DONE
    assert "endedCast" not in status(cli, to) and "killed" not in cli("doctor").out


def test_doctor_tells_that_the_device_of_a_detached_cast_was_lost(cli, start_receiver, films):
    receiver = start_receiver()
    assert cli("cast", films / "film.mp4", "--to", receiver.target, "--detach", "--patience", "2").code == DONE
    receiver.process.send_signal(signal.SIGKILL)
    receiver.process.wait(10)
    until(lambda: f'on "{receiver.name}" ended' in cli("doctor").out, "doctor tells it", timeout=40)


# Answers that get lost, and numbers that look like options.


def test_answer_that_cannot_be_written_is_no_success(marquee, user):
    for arguments in (("pin", "--help"), ("doctor", "--json")):
        with open("/dev/full", "w") as full:
            ended = subprocess.run([marquee, *arguments], env=user, stdout=full, stderr=subprocess.PIPE, text=True, timeout=30)
        assert ended.returncode == 1 and "could not be written" in ended.stderr, ended


@pytest.mark.parametrize("arguments, word", [
    (("seek", "-30"), "seek -- -30"), (("volume", "--", "-5", "--to", "x"), "before `--`"),
    (("devices", "--timeout", "-1"), "more than 0"), (("cast", "x.mp4", "--serve-port", "-1"), "0 to 65535"),
    (("style", "--font", ""), "no font"), (("devices", "--host", "1.2.3.4:99999"), "1.2.3.4:99999")])
def test_what_is_wrong_with_an_argument_is_said(cli, arguments, word):
    one_sentence(cli(*arguments), WRONG_USE, word)


def test_host_that_is_silent_is_named(cli):
    one_sentence(cli("devices", "--interface", "lo", "--host", "127.0.0.99", "--timeout", "1"), {DONE, NO_DEVICE},
                 "127.0.0.99")


def test_start_beyond_the_end_is_wrong_use(cli, to, films):
    one_sentence(cli("cast", films / "film.mp4", "--start", "99999999999", *to, "--detach"), WRONG_USE, "0:30 long")


def test_trust_that_cannot_be_kept_is_said_plainly(marquee, stranger, receiver):
    result = run(marquee, stranger | {"XDG_CONFIG_HOME": "/proc"}, "pin", receiver.target)
    one_sentence(result, WRONG_USE, "/proc/marquee")
    assert "NSCocoa" not in result.err and "Error Domain" not in result.err, result
