"""`marquee remote --tui` in a real terminal: tmux, at four sizes, with a receiver that keeps time."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from castv2 import Client
from processes import INTERRUPTED, WRONG_USE, run
from terminal import is_stopped
from tmux import Tmux
from waiting import until

SIZES = [(40, 10), (80, 24), (120, 30), (200, 50)]


@pytest.fixture
def tmux(user, tmp_path):
    """Gives shells in terminals: tmux(80, 24)."""
    started = []

    def start(columns=80, rows=24, **more):
        started.append(Tmux(tmp_path, user, columns, rows, **more))
        return started[-1]

    yield start
    for terminal in started:
        terminal.close()


@pytest.fixture
def remote(tmux, marquee):
    """Starts the remote in a terminal, which says afterwards how it ended: remote(80, 24)."""
    def start(columns=80, rows=24, before="", **more):
        terminal = tmux(columns, rows, **more)
        terminal.type(f"clear; {before} stty -a >before; {marquee} remote --tui --interface lo; "
                      "echo ended-$?; stty -a | diff before - && echo as-before")
        terminal.press("Enter")
        return terminal
    return start


@pytest.fixture(autouse=True)
def own_folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)


def choose(terminal, name):
    """Other tests' receivers may be in the list too."""
    # Wholly where there is room; what narrow lines leave of it tells it from the others all the same.
    program, number, kind = name.split()[:3]
    shown = f"{program} {number} {kind[0]}"
    terminal.sees(shown)
    # Until somebody moves it the choice is on the first row, whichever device comes to stand there.
    terminal.type("k")
    for _ in range(60):
        if any(re.match("[▸>] ", line) and shown in line for line in terminal.lines):
            break
        before = terminal.text
        terminal.press("Down")
        until(lambda: terminal.text != before, "the choice has moved")
    terminal.press("Enter")
    terminal.sees("Casting to")


def state(cli, to):
    return (cli("status", *to, "--json").json.get("media") or {}).get("state", "idle")


def ended(terminal, code):
    terminal.sees(f"ended-{code}")
    terminal.sees("as-before")
    until(lambda: terminal.is_plain, "the shell's screen is back")


@pytest.fixture
def play(receiver, server):
    """Somebody else's film on the receiver: play("Tears of Steel")."""
    def start(title):
        with Client(receiver.address, "sender-other") as client:
            media = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                     "duration": 60, "metadata": {"metadataType": 1, "title": title, "subtitle": "A film"}}
            app = client.launch()
            assert client.load(app, media)["type"] == "MEDIA_STATUS"
            client.until_media(app, lambda status: status.get("playerState") == "PLAYING", "it plays")
    return start


@pytest.fixture
def playing(play):
    play("Tears of Steel")


@pytest.mark.parametrize("columns,rows", SIZES)
def test_device_is_chosen_watched_and_paused_by_keys(cli, to, receiver, remote, playing, columns, rows):
    terminal = remote(columns, rows)
    choose(terminal, receiver.name)
    terminal.sees("Tears of Steel")
    assert state(cli, to) == "playing", "a choice stops nothing"
    terminal.press("Tab")
    terminal.sees("Now playing")
    shown = terminal.lines
    assert len(shown) == rows and all(len(line) <= columns for line in shown)
    place = re.search(r"\d+:\d\d", terminal.text)[0]
    until(lambda: re.search(r"\d+:\d\d", terminal.text)[0] != place, "the position goes on by itself")
    terminal.press("Space")
    until(lambda: state(cli, to) == "paused", "space pauses it")
    terminal.sees("Paused")
    assert cli("play", *to).code == 0
    terminal.sees("Playing")
    terminal.type("q")
    ended(terminal, 0)
    assert state(cli, to) == "playing", "it goes on when the remote is quit"


def test_what_another_sender_starts_on_an_idle_device_is_seen(receiver, remote, play):
    terminal = remote()
    choose(terminal, receiver.name)
    terminal.sees("Nothing plays")
    play("Tears of Steel")
    terminal.sees("Tears of Steel")


def test_window_that_changes_its_size_is_drawn_anew(receiver, remote, playing):
    terminal = remote(200, 50)
    choose(terminal, receiver.name)
    terminal.press("Tab")
    for columns, rows in [(40, 10), (120, 30), (20, 5), (80, 24)]:
        terminal.resize(columns, rows)
        until(lambda: len(terminal.lines) == rows and terminal.lines[0].startswith(" Now pla")
              and terminal.lines[-1].startswith(" "), lambda: f"the screen at {columns}x{rows}:\n{terminal.text}")
    terminal.press("Escape")
    terminal.sees("Casting to")


def pid_of(marquee, folder):
    """The remote that was started in a folder."""
    for path in Path("/proc").glob("[0-9]*"):
        try:
            command = (path / "cmdline").read_bytes().split(b"\0")
            if command[:3] == [marquee.encode(), b"remote", b"--tui"] and (path / "cwd").resolve() == folder:
                return int(path.name)
        except OSError:
            continue
    return None


@pytest.mark.parametrize("number,code", [
    (signal.SIGTERM, INTERRUPTED), (signal.SIGHUP, INTERRUPTED), (signal.SIGQUIT, INTERRUPTED),
    (signal.SIGSEGV, 128 + signal.SIGSEGV), (signal.SIGABRT, 128 + signal.SIGABRT)])
def test_signal_leaves_the_terminal_as_it_was(remote, marquee, tmp_path, number, code):
    terminal = remote(before="ulimit -c 0; export SWIFT_BACKTRACE=enable=no;")
    terminal.sees("Cast to")
    pid = until(lambda: pid_of(marquee, tmp_path.resolve()), "it runs")
    os.kill(pid, number)
    ended(terminal, code)


def test_ctrl_c_leaves_the_terminal_as_it_was(remote):
    terminal = remote()
    terminal.sees("Cast to")
    terminal.press("C-c")
    # Ctrl-C ends what stands behind it in the shell's line too.
    until(lambda: terminal.is_plain, "the shell's screen is back")
    terminal.type("stty -a | diff before - && echo as-$((1 + 1))-before")
    terminal.press("Enter")
    terminal.sees("as-2-before")


def test_ctrl_z_gives_the_shell_its_terminal_and_fg_draws_all_again(remote, marquee, tmp_path):
    terminal = remote()
    terminal.sees("Cast to")
    pid = pid_of(marquee, tmp_path.resolve())
    terminal.press("C-z")
    until(lambda: is_stopped(pid), "it stands still")
    until(lambda: terminal.is_plain, "the shell's screen is back")
    terminal.type("stty -a | diff before - && echo in-$((1 + 1))-between")
    terminal.press("Enter")
    terminal.sees("in-2-between")
    for _ in range(2):
        terminal.type("fg")
        terminal.press("Enter")
        terminal.sees("Cast to")
        assert not terminal.is_plain
        terminal.press("C-z")
        until(lambda: terminal.is_plain and is_stopped(pid), "the shell's screen is back, again")
    terminal.type("fg")
    terminal.press("Enter")
    terminal.sees("Cast to")
    terminal.type("q")
    until(lambda: not Path(f"/proc/{pid}").exists(), "q ends it")
    until(lambda: terminal.is_plain, "the shell's screen is back at the end")


def test_title_from_the_network_is_text(receiver, remote, play):
    play("\x1b[2J\x1b[31m\x1b]0;owned\x07Evil\r\nline\u202e 日本 👨\u200d👩\u200d👧\u200d👦 end")
    terminal = remote(120, 30)
    choose(terminal, receiver.name)
    terminal.press("Tab")
    terminal.sees("Evil")
    assert "\ufffd[2J\ufffd[31m\ufffd]0;owned\ufffdEvil\ufffd\ufffdline\ufffd 日本" in terminal.text
    assert terminal.lines[0].startswith(" Now playing")


def test_terminal_that_knows_lines_alone_is_told_in_ascii(receiver, remote, playing):
    terminal = remote(80, 24, term="dumb")
    choose(terminal, receiver.name)
    assert terminal.is_plain
    terminal.press("Tab")
    terminal.sees("Now playing")
    terminal.sees("> Playing")
    terminal.type("q")
    ended(terminal, 0)


def test_without_a_terminal_it_says_what_to_do(marquee, user):
    done = run(marquee, user, "remote", "--tui", start_new_session=True)
    assert done.code == WRONG_USE and "terminal" in done.err, done
    done = run(marquee, user, "remote", "--tui", "--json")
    assert done.code == WRONG_USE and "--json" in done.err, done


def test_it_speaks_the_language_of_its_terminal(remote):
    terminal = remote(before="export LC_ALL=de_DE.UTF-8;")
    terminal.sees("Streamen auf")
    terminal.sees("Beenden")


def test_it_serves_nothing_beside(marquee, user):
    done = run(marquee, user, "remote", "--tui", "--lan")
    assert done.code == WRONG_USE and "--lan" in done.err, done


def test_tmux_is_there():
    assert subprocess.run(["tmux", "-V"], capture_output=True, check=True).stdout.startswith(b"tmux")
