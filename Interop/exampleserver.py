"""The programs of Examples/ as a person starts them, and sites of their own for the page of plain HTML."""

import contextlib
import functools
import http.server
import re
import subprocess
import threading
from pathlib import Path

from terminal import Terminal
from waiting import until

EXAMPLES = Path(__file__).resolve().parent.parent / "Examples"


class Site:
    """A web server that knows nothing of casting: the files of Examples/PlainPage at an origin of its own."""

    def __init__(self):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                pass

        files = functools.partial(Handler, directory=EXAMPLES / "PlainPage")
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), files)
        self._server.daemon_threads = True
        # As the page's comment has it: another host than the widgets' as well as another port.
        self.origin = f"http://localhost:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def page(self, widgets, token):
        return f"{self.origin}/#{widgets},{token}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()


@contextlib.contextmanager
def at_a_terminal(program, user, *arguments):
    """An example at a terminal. It does not outlive the test."""
    assert program.is_file(), f"{program} is missing: Scripts/build-tests makes it"
    terminal = Terminal([program, *arguments], user)
    try:
        yield terminal
    finally:
        if terminal.process.poll() is None:
            terminal.process.kill()
        terminal.process.wait()


class Driven:
    """An example that another program drives: by orders into a pipe, and lines out of another."""

    def __init__(self, program, user, *arguments):
        assert program.is_file(), f"{program} is missing: Scripts/build-tests makes it"
        self._process = subprocess.Popen([program, *arguments], env=user, text=True, stdin=subprocess.PIPE,
                                         stdout=subprocess.PIPE)
        self._lines = []
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        self._process.stdin.close()

    def _read(self):
        for line in self._process.stdout:
            self._lines.append(line)

    def order(self, line):
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def says(self, line):
        """Waits for a line, and forgets all before it."""
        until(lambda: line + "\n" in self._lines, lambda: f"the line {line!r}, not {self._lines}")
        del self._lines[:self._lines.index(line + "\n") + 1]

    def wait(self):
        return self._process.wait(15)


def served_at(terminal):
    """The address that example-widgets prints once its page can be opened; without the slash, an origin."""
    found = until(lambda: re.search(r"(http://127\.0\.0\.1:\d+)/", terminal.shown),
                  lambda: f"the address, not {terminal.shown!r}")
    return found[1]
