"""marquee as other programs see it: processes with arguments, JSON lines on stdout, signals and exit codes."""

import contextlib
import json
import os
import queue
import signal
import subprocess
import threading
from pathlib import Path

# What marquee's exit codes mean; its documentation says the same.
DONE, WRONG_USE, NO_DEVICE, REFUSED, RECEIVER_SAID_NO, LOST, FAILED_HERE = 0, 2, 3, 4, 5, 6, 7
INTERRUPTED, UNREAD = 130, 141


# What tells of this machine's own desktop.
SESSION = "DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_CURRENT_DESKTOP"


def environment(home):
    """An environment whose every folder is under `home`: two homes are two users who do not trust each other."""
    home = Path(home)
    folders = {"XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "XDG_CACHE_HOME": "cache",
               "XDG_DATA_HOME": "data", "XDG_RUNTIME_DIR": "run"}
    for folder in folders.values():
        (home / folder).mkdir(parents=True, exist_ok=True, mode=0o700)
    kept = {key: value for key, value in os.environ.items() if key not in SESSION}
    return kept | {"HOME": str(home)} | {key: str(home / folder) for key, folder in folders.items()}


class Lines:
    """A running marquee that prints JSON lines. Whatever it prints is collected; `next` waits for an event.

    One that is started with --control has a standard input, for `order`; all others have none.
    """

    def __init__(self, command, env, log):
        self.command = command
        self._log_path = Path(log)
        with open(log, "wb") as errors:
            orders = subprocess.PIPE if "--control" in command else subprocess.DEVNULL
            self.process = subprocess.Popen(command, env=env, stdin=orders, stdout=subprocess.PIPE, stderr=errors,
                                            text=True, start_new_session=True)
        self._events = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self):
        for line in self.process.stdout:
            if line.strip():
                self._events.put(line)
        self._events.put(None)

    @property
    def log(self):
        return self._log_path.read_text(encoding="utf-8", errors="replace")

    def next(self, wanted, what, timeout=30.0):
        """The next event for which `wanted` holds. Events before it are passed over."""
        seen = []
        while True:
            try:
                line = self._events.get(timeout=timeout)
            except queue.Empty:
                raise AssertionError(f"{what}: not within {timeout} s; seen: {seen}; stderr: {self.log}") from None
            assert line is not None, f"{what}: it ended with {self.process.wait()}; seen: {seen}; stderr: {self.log}"
            event = json.loads(line)
            if wanted(event):
                return event
            seen.append(event)

    def forget(self):
        """What it has told until now is no news for whoever asks next."""
        with contextlib.suppress(queue.Empty):
            while self._events.get_nowait() is not None:
                pass
            # The end of its output stays told.
            self._events.put(None)

    def event(self, name, timeout=30.0):
        return self.next(lambda event: event.get("event") == name, f"event {name} of {self.command[1:]}", timeout)

    def order(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def is_alive(self):
        return self.process.poll() is None

    def kill(self):
        """Ends it and all that it started in its own session, without asking."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()

    def stop(self, how=signal.SIGTERM, timeout=15.0):
        """Asks it to end and returns its exit code. One that does not end is killed, and that is a fault."""
        if self.is_alive():
            self.process.send_signal(how)
        try:
            return self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"{self.command[1:]} did not end within {timeout} s of signal {how}") from None
        finally:
            # What it left running may hold its output open.
            self._reader.join(1)
            self.process.stdout.close()


class Receiver(Lines):
    """`marquee receiver` on loopback, with a state folder and ports of its own. Ready when constructed."""

    def __init__(self, marquee, env, state, name, player="clock", extra=(), port=0):
        super().__init__(
            [marquee, "receiver", "--name", name, "--state", str(state), "--port", str(port), "--http-port", "0",
             "--https-port", "0", "--interface", "lo", "--player", player, "--json", *extra], env, f"{state}.log")
        self.name = name
        early = []
        try:
            self.ready = self.next(lambda event: event.get("event") == "ready" or early.append(event), "ready")
            # The page's address may be told before; whoever asks for it does so later.
            for event in early:
                if event.get("event") == "page":
                    self._events.put(json.dumps(event))
        except AssertionError:
            self.kill()
            raise
        self.address = ("127.0.0.1", self.ready["port"])
        self.target = f"127.0.0.1:{self.ready['port']}"
        self.id = self.ready["id"]


class Result:
    """How a marquee command ended."""

    def __init__(self, done):
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr

    def __repr__(self):
        return f"exit {self.code}\nstdout: {self.out}\nstderr: {self.err}"

    @property
    def lines(self):
        """The command's answers: one JSON object a line."""
        return [json.loads(line) for line in self.out.splitlines() if line.strip()]

    @property
    def json(self):
        """The command's answer: its only, or its last, JSON line."""
        return self.lines[-1] if self.out.strip() else None


def plain(identifier):
    """A device's id as it stands in DNS-SD: 32 lower-case hex digits. People and JSON may write it with hyphens."""
    return identifier.replace("-", "").lower()


def run(marquee, env, *arguments, timeout=60.0, **how):
    """Runs one command to its end. What it leaves running (a serving child) must not hold its output open."""
    return Result(subprocess.run([marquee, *map(str, arguments)], env=env, stdin=subprocess.DEVNULL, text=True,
                                 capture_output=True, timeout=timeout, **how))
