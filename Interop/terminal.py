"""A program at a terminal, as a person has one: a pty that is its controlling terminal."""

import fcntl
import os
import pty
import signal
import subprocess
import termios
import threading
from pathlib import Path

from waiting import until


class Terminal:
    """Runs a command with a terminal of its own and collects what it shows."""

    def __init__(self, command, env):
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(self._master, (24, 200))
        self.process = subprocess.Popen(
            [str(part) for part in command], env=env, stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(slave)
        self._shown = bytearray()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        while True:
            try:
                data = os.read(self._master, 65536)
            except OSError:
                return
            if not data:
                return
            self._shown += data

    @property
    def shown(self):
        return self._shown.decode(errors="replace")

    def type(self, text):
        os.write(self._master, text.encode())

    def sees(self, text, timeout=20.0):
        """Waits for a text, and forgets everything before its end."""
        until(lambda: text in self.shown, lambda: f"{text!r} on the screen, which shows {self.shown!r}", timeout)
        end = self.shown.index(text) + len(text)
        self._shown[:] = self.shown[end:].encode()

    @property
    def reads_lines(self):
        """Whether the terminal is as a shell leaves it: line by line, and showing what is typed."""
        return termios.tcgetattr(self._master)[3] & (termios.ICANON | termios.ECHO) == termios.ICANON | termios.ECHO

    def wait(self, timeout=15.0):
        return self.process.wait(timeout)

    def children(self):
        pid = self.process.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def close(self):
        for pid in [*([] if self.process.poll() is not None else self.children()), self.process.pid]:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.process.wait()
        os.close(self._master)


def is_stopped(pid):
    """Whether a process stands still, as Ctrl-Z and the terminal's own signals make it."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "T"
