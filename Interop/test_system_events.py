"""Sleep and waking as logind tells them, on a private bus against Debian's python3-dbusmock, and the signals of a
process's life. The program under test is Interop/SystemEventsProbe."""

import contextlib
import os
import shutil
import signal
import subprocess
import threading
from pathlib import Path

import pytest
from processes import Lines
from waiting import until

# dbusmock comes from Debian, so it belongs to the system's Python.
PYTHON = "/usr/bin/python3"

CLIENT = """
import sys, dbus
bus = dbus.bus.BusConnection(sys.argv[1])
login = bus.get_object("org.freedesktop.login1", "/org/freedesktop/login1")
if sys.argv[2] == "list":
    for what, who, why, mode, uid, pid in login.ListInhibitors(dbus_interface="org.freedesktop.login1.Manager"):
        print(what, who, mode, sep="|")
else:
    login.EmitSignal("org.freedesktop.login1.Manager", "PrepareForSleep", "b", [sys.argv[2] == "sleep"],
                     dbus_interface="org.freedesktop.DBus.Mock")
"""


class Program:
    """A program whose lines are collected as they come."""

    def __init__(self, *arguments, errors=None, **environment):
        self.lines = []
        self.process = subprocess.Popen(
            [str(argument) for argument in arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors,
            env={**os.environ, **environment}, text=True, bufsize=1)
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self):
        for line in self.process.stdout:
            self.lines.append(line.strip())

    def said(self, line, times=1):
        until(lambda: self.lines.count(line) >= times, lambda: f"{line!r} in {self.lines}")

    def go(self):
        self.process.stdin.write("go\n")
        self.process.stdin.flush()

    def state(self):
        return Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()[0]

    def end(self):
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait(10)
        self.reader.join(10)


@pytest.fixture
def programs():
    started = []

    def start(*arguments, errors=None, **environment):
        started.append(Program(*arguments, errors=errors, **environment))
        return started[-1]

    yield start
    for program in reversed(started):
        program.end()


@pytest.fixture
def probe(marquee):
    return Path(marquee).parent / "system-events-probe"


@pytest.fixture
def bus(programs, tmp_path):
    """A bus of its own, as the system's; its process is at hand to be ended."""
    daemon = programs("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address",
                      f"--address=unix:path={tmp_path}/bus")
    until(lambda: daemon.lines, "the bus's address")
    daemon.address = daemon.lines[0]
    return daemon


@pytest.fixture
def logind(programs, bus):
    def ask(what):
        done = subprocess.run([PYTHON, "-c", CLIENT, bus.address, what], capture_output=True, text=True, timeout=20,
                              check=True)
        return done.stdout.split()

    mock = programs(PYTHON, "-m", "dbusmock", "--system", "--template", "logind",
                    DBUS_SYSTEM_BUS_ADDRESS=bus.address)

    def answers():
        with contextlib.suppress(subprocess.CalledProcessError):
            return ask("list") == []
        assert mock.process.poll() is None, mock.lines

    until(answers, "logind's mock")
    return ask


@pytest.fixture
def sleeper(programs, probe, bus):
    def start(limit="60", address=None):
        program = programs(probe, "sleep", limit, DBUS_SYSTEM_BUS_ADDRESS=address or bus.address)
        return program

    return start


LOCK = "sleep|system-events-probe|delay"


def test_sleep_waits_until_it_was_handled(logind, sleeper):
    program = sleeper()
    program.said("ready")
    for round_number in (1, 2):
        assert logind("list") == [LOCK]
        logind("sleep")
        program.said("willSleep", round_number)
        assert logind("list") == [LOCK], "the machine must wait while it is handled"
        program.go()
        program.said("handled", round_number)
        until(lambda: logind("list") == [], "the lock let go")
        logind("wake")
        program.said("didWake", round_number)
        until(lambda: logind("list") == [LOCK], "the lock for the next time")


def test_a_slow_handler_does_not_keep_the_machine_awake(logind, sleeper):
    program = sleeper(limit="0.2")
    program.said("ready")
    logind("sleep")
    program.said("willSleep")
    until(lambda: logind("list") == [], "the lock let go without an answer")
    assert "handled" not in program.lines


def test_the_same_news_twice_is_told_once(logind, sleeper):
    program = sleeper()
    program.said("ready")
    logind("wake")
    logind("sleep")
    logind("sleep")
    program.said("willSleep")
    program.go()
    logind("wake")
    program.said("didWake")
    assert program.lines == ["ready", "willSleep", "handled", "didWake"]


def test_the_lock_goes_with_the_process(logind, sleeper):
    program = sleeper()
    program.said("ready")
    program.end()
    until(lambda: logind("list") == [], "the lock of a process that was killed")


def test_a_bus_without_logind_is_no_error(bus, sleeper):
    program = sleeper()
    program.said("ready")
    assert program.process.poll() is None


def test_a_bus_that_goes_is_told(logind, bus, sleeper):
    program = sleeper()
    program.said("ready")
    bus.end()
    until(lambda: any(line.startswith("disconnected:") for line in program.lines), lambda: program.lines)
    assert program.process.wait(10) == 0


def test_no_bus_is_told(programs, probe, tmp_path):
    program = programs(probe, "sleep", DBUS_SYSTEM_BUS_ADDRESS=f"unix:path={tmp_path}/none")
    until(lambda: any(line.startswith("notConnected:") for line in program.lines), lambda: program.lines)
    assert program.process.wait(10) == 0


def test_every_kind_of_value_goes_over_the_bus_and_back(programs, probe, bus):
    program = programs(probe, "values", DBUS_SYSTEM_BUS_ADDRESS=bus.address)
    assert program.process.wait(20) == 0
    program.reader.join(10)
    assert program.lines == [
        "values: same", "file: through", "nobody: refused org.freedesktop.DBus.Error.ServiceUnknown",
        "no name: malformed", "mixed array: malformed", "zero byte: malformed", "cancelled: cancelled",
        "closed: disconnected",
    ]


def test_the_program_starts_without_libsystemd(probe):
    linked = subprocess.run(["ldd", str(probe)], capture_output=True, text=True, check=True).stdout
    assert "libsystemd" not in linked


@pytest.fixture
def alive(programs, probe):
    def start(limit="60"):
        program = programs(probe, "process", limit)
        program.said("ready")
        return program

    return start


def test_a_stopped_process_has_been_told_before(alive):
    program = alive()
    for round_number in (1, 2):
        program.process.send_signal(signal.SIGTSTP)
        program.said("willSuspend", round_number)
        assert program.state() != "T", "it stops only once that was handled"
        program.go()
        until(lambda: program.state() == "T", "the process really stopped")
        program.process.send_signal(signal.SIGCONT)
        program.said("didResume", round_number)
        assert program.state() != "T"


def test_a_slow_handler_does_not_keep_the_process_running(alive):
    program = alive(limit="0.2")
    program.process.send_signal(signal.SIGTSTP)
    program.said("willSuspend")
    until(lambda: program.state() == "T", "the process stopped without an answer")
    program.process.send_signal(signal.SIGCONT)
    program.go()
    program.said("didResume")


def test_a_process_that_was_stopped_without_notice_learns_that_it_goes_on(alive):
    program = alive()
    program.process.send_signal(signal.SIGSTOP)
    until(lambda: program.state() == "T", "the process stopped")
    program.process.send_signal(signal.SIGCONT)
    program.said("didResume")
    assert "willSuspend" not in program.lines


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_end_is_told_and_then_comes_by_the_signal(alive, number):
    program = alive()
    program.process.send_signal(number)
    program.said(f"willTerminate(signal: {int(number)})")
    assert program.process.poll() is None
    program.go()
    assert program.process.wait(10) == -number


def test_a_second_request_ends_the_process_at_once(alive):
    program = alive()
    program.process.send_signal(signal.SIGTERM)
    program.said(f"willTerminate(signal: {int(signal.SIGTERM)})")
    program.process.send_signal(signal.SIGTERM)
    assert program.process.wait(10) == -signal.SIGTERM


def test_the_tools_of_these_tests_are_there():
    assert shutil.which("dbus-daemon"), "install dbus"
    subprocess.run([PYTHON, "-c", "import dbusmock"], check=True)


def test_a_cast_lets_go_of_the_device_before_the_machine_sleeps(logind, bus, marquee, user, films, start_receiver,
                                                                tmp_path):
    receiver = start_receiver()
    cast = Lines([marquee, "cast", str(films / "film.mp4"), "--to", receiver.target, "--json"],
                 user | {"DBUS_SYSTEM_BUS_ADDRESS": bus.address}, tmp_path / "cast.log")
    try:
        receiver.event("senderConnected")
        cast.event("started")
        until(lambda: logind("list") == ["sleep|marquee|delay"], "it holds the machine back")
        logind("sleep")
        receiver.event("senderDisconnected", timeout=4)
        until(lambda: logind("list") == [], "the machine may sleep")
        logind("wake")
        receiver.event("senderConnected", timeout=8)
        until(lambda: logind("list") == ["sleep|marquee|delay"], "the lock for the next time")
        cast.next(lambda event: "is back" in (event.get("message") or ""), "it is back")
        assert cast.stop(signal.SIGINT) == 130
    finally:
        cast.kill()
