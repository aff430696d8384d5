"""marquee at a terminal: its keys, what ends it at every step, and what a shell's job control does to it."""

import os
import signal
import socket
import urllib.request
from pathlib import Path

import pytest

from conftest import lent, shared_receiver
from processes import DONE, WRONG_USE
from terminal import Terminal, is_stopped
from waiting import until

INTERRUPTED = 130


@pytest.fixture
def terminal(marquee, user):
    """Starts commands at terminals of their own: terminal("cast", film); a shell with terminal(shell=True)."""
    started = []

    def start(*arguments, shell=False):
        command = ["bash", "--norc", "--noprofile", "-i"] if shell else [marquee, *arguments]
        started.append(Terminal(command, user | {"PS1": "$ ", "HISTFILE": "/dev/null"}))
        return started[-1]

    yield start
    for terminal in started:
        terminal.close()


def state(cli, to):
    return (cli("status", *to, "--json").json.get("media") or {}).get("state", "idle")


def test_keys_control_the_cast_and_the_terminal_is_put_back(cli, to, terminal, films):
    cast = terminal("cast", films / "film.mp4", *to)
    until(lambda: state(cli, to) == "playing", "it plays")
    assert not cast.reads_lines
    cast.type(" ")
    until(lambda: state(cli, to) == "paused", "space pauses it")
    cast.type("\x1b[C")
    until(lambda: cli("status", *to, "--json").json["media"]["position"] >= 10, "an arrow goes forth")
    cast.type("q")
    assert cast.wait() == DONE
    assert cast.reads_lines
    until(lambda: state(cli, to) == "idle", "q stops it")


# What a person may do at any moment, and how the command then ends.
ENDINGS = {"q": ("q", DONE), "Ctrl-C": ("\x03", INTERRUPTED), "SIGTERM": (signal.SIGTERM, INTERRUPTED),
           "SIGHUP": (signal.SIGHUP, INTERRUPTED)}


def end(cast, how):
    what, code = ENDINGS[how]
    if isinstance(what, str):
        cast.type(what)
    else:
        cast.process.send_signal(what)
    assert cast.wait(8) == code, cast.shown
    assert cast.reads_lines


@pytest.mark.parametrize("how", ENDINGS)
def test_search_for_a_device_ends_when_it_is_told_to(terminal, films, how):
    cast = terminal("cast", films / "film.mp4", "--to", "No Such Television", "--interface", "lo", "--timeout", "60")
    until(lambda: not cast.reads_lines, "it listens to keys")
    end(cast, how)


@pytest.mark.parametrize("how", ENDINGS)
def test_connecting_ends_when_it_is_told_to(terminal, films, how):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        cast = terminal("cast", films / "film.mp4", "--to", f"127.0.0.1:{listener.getsockname()[1]}")
        connection, _ = listener.accept()
        with connection:
            assert connection.recv(1), "it says hello and waits"
            end(cast, how)


@pytest.fixture(scope="module")
def browser_receiver(marquee, user, tmp_path_factory):
    with shared_receiver(marquee, user, tmp_path_factory.mktemp("screen"), "browser") as receiver:
        yield receiver


@pytest.mark.parametrize("how", ENDINGS)
def test_loading_ends_when_it_is_told_to_and_so_does_the_film(cli, terminal, browser_receiver, how):
    """The film's server takes the request and never answers, so that the load goes on until somebody ends it."""
    with lent(browser_receiver()) as receiver, socket.create_server(("127.0.0.1", 0)) as server:
        to = ("--to", receiver.target)
        cast = terminal("cast", f"http://127.0.0.1:{server.getsockname()[1]}/film.mp4", *to)
        connection, _ = server.accept()
        with connection:
            end(cast, how)
        assert cli("status", *to, "--json").json.get("application") != "Default Media Receiver"


def test_detached_cast_that_is_interrupted_before_it_plays_leaves_no_process(terminal, films):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        target = f"127.0.0.1:{listener.getsockname()[1]}"
        cast = terminal("cast", films / "film.mp4", "--to", target, "--detach")
        connection, _ = listener.accept()
        with connection:
            assert connection.recv(1), "the serving process says hello and waits"
            cast.type("\x03")
            assert cast.wait(8) == INTERRUPTED, cast.shown

    def serving():
        lines = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
        return [line for line in lines if target.encode() in line]
    until(lambda: not serving(), "nothing is left in the background")


def job(shell):
    """The shell's one child, once it is there."""
    return until(lambda: next(iter(shell.children()), None), "the shell has started it")


def test_job_control_moves_a_cast_and_never_stops_it_by_itself(cli, to, terminal, films, marquee):
    shell = terminal(shell=True)
    shell.sees("$ ")
    shell.type(f"{marquee} cast {films / 'film.mp4'} {' '.join(to)}; echo code-$?\n")
    until(lambda: state(cli, to) == "playing", "it plays")
    cast = job(shell)

    shell.type("\x1a")
    until(lambda: is_stopped(cast), "Ctrl-Z stops it")
    shell.type("bg\n")
    until(lambda: not is_stopped(cast), "it goes on")
    # Keys are the shell's now; had the cast read them, the terminal would have stopped it for that.
    shell.type("echo in-$((1 + 1))-between\n")
    shell.sees("in-2-between")
    assert cli("pause", *to).code == DONE
    until(lambda: state(cli, to) == "paused", "it is paused by another terminal")
    assert not is_stopped(cast)

    shell.type("fg\n")
    until(lambda: os.tcgetpgrp(shell._master) == os.getpgid(cast), "it has the terminal back")
    until(lambda: not shell.reads_lines, "it listens to keys again")
    shell.type(" ")
    until(lambda: state(cli, to) == "playing", "space plays on")
    shell.type("q")
    until(lambda: not Path(f"/proc/{cast}").exists(), "q ends it")
    shell.type("echo done-$?\n")
    shell.sees("done-0")


def test_cast_that_is_started_in_the_background_runs_there(cli, to, terminal, films, marquee):
    shell = terminal(shell=True)
    shell.sees("$ ")
    shell.type(f"stty tostop; {marquee} cast {films / 'film.mp4'} {' '.join(to)} &\n")
    until(lambda: state(cli, to) == "playing", "it plays")
    cast = job(shell)
    assert not is_stopped(cast)
    os.kill(cast, signal.SIGINT)
    until(lambda: state(cli, to) == "idle", "the film is stopped with it")
    shell.type("wait; echo in-$((1 + 1))-order\n")
    shell.sees("in-2-order")


def test_cast_that_was_killed_is_resumed_with_the_same_urls(cli, to, receiver, start_lines, films):
    """By the session's file alone: the film is served again where the device fetches it from."""
    cast = start_lines("cast", films / "film.mp4", *to, "--json")
    cast.event("started")
    url = cli("status", *to, "--json").json["media"]["url"]
    cast.process.kill()
    cast.process.wait(10)
    with pytest.raises(OSError):
        urllib.request.urlopen(url, timeout=5).close()

    resumed = start_lines("resume", *to, "--json")
    resumed.event("started")
    with urllib.request.urlopen(url, timeout=10) as answer:
        assert answer.status == 200
    assert state(cli, to) == "playing"
    assert cli("stop", *to).code == DONE
    assert resumed.process.wait(15) == DONE, resumed.log
    assert cli("resume", *to).code == WRONG_USE


def test_cast_that_is_stopped_lets_go_of_the_device_and_comes_back(terminal, films, marquee, cli, start_receiver):
    receiver = start_receiver()
    to = ("--to", receiver.target)
    shell = terminal(shell=True)
    shell.sees("$ ")
    shell.type(f"{marquee} cast {films / 'film.mp4'} {' '.join(to)}; echo code-$?\n")
    receiver.event("senderConnected")
    receiver.next(lambda event: event.get("state") == "PLAYING", "it plays")
    cast = job(shell)

    shell.type("\x1a")
    receiver.event("senderDisconnected", timeout=4)
    assert Path(f"/proc/{cast}").exists(), (shell.shown, receiver.log)
    until(lambda: is_stopped(cast), "it has said goodbye and stopped")
    assert state(cli, to) == "playing", "the film does not stop with it"
    receiver.event("senderConnected")
    receiver.event("senderDisconnected")
    shell.type("fg\n")
    receiver.event("senderConnected", timeout=8)
    until(lambda: not shell.reads_lines, "it listens to keys again")
    # A key before the session is back would be lost on it.
    until(lambda: (shell.type(" "), receiver.event("media", timeout=5))[1]["state"] == "PAUSED", "space pauses")
    assert "was lost" not in shell.shown, shell.shown
    shell.type("q")
    until(lambda: not Path(f"/proc/{cast}").exists(), "q ends it")
