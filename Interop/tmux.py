"""A terminal as tmux has it: what is on its screen, its size, and keys."""

import subprocess
import uuid

from waiting import until


class Tmux:
    """A shell in a tmux of its own, `columns` by `rows` large."""

    def __init__(self, folder, env, columns, rows, term="tmux-256color"):
        self._command = ["tmux", "-u", "-S", str(folder / f"tmux-{uuid.uuid4().hex[:8]}"), "-f", "/dev/null"]
        kept = {key: value for key, value in env.items() if not key.startswith("TMUX")}
        self._env = kept | {"HISTFILE": "/dev/null", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}
        self._run("new-session", "-d", "-x", str(columns), "-y", str(rows),
                  f"exec env TERM={term} PS1='$ ' bash --norc --noprofile -i")
        self._run("set-option", "status", "off")
        self.resize(columns, rows)
        self.sees("$")

    def _run(self, *arguments):
        return subprocess.run([*self._command, *arguments], env=self._env, text=True, capture_output=True, check=True,
                              timeout=10).stdout

    @property
    def lines(self):
        """The screen, row by row, without blanks at their ends."""
        return [line.rstrip() for line in self._run("capture-pane", "-p").split("\n")[:-1]]

    @property
    def text(self):
        return "\n".join(self.lines)

    def resize(self, columns, rows):
        self._run("resize-window", "-x", str(columns), "-y", str(rows))

    def type(self, text):
        """Letters, as they are; Enter is not among them."""
        self._run("send-keys", "-l", "--", text)

    def press(self, *keys):
        """Keys by tmux's names: Enter, Escape, Up, C-c."""
        self._run("send-keys", *keys)

    def sees(self, text, timeout=20.0):
        until(lambda: text in self.text, lambda: f"{text!r} on the screen:\n{self.text}", timeout)

    def sees_no(self, text, timeout=20.0):
        until(lambda: text not in self.text, lambda: f"no {text!r} on the screen:\n{self.text}", timeout)

    @property
    def is_plain(self):
        """Whether it shows the shell's own screen and cursor, as before any program that draws."""
        return self._run("display-message", "-p", "#{alternate_on}#{cursor_flag}#{wrap_flag}").strip() == "011"

    def close(self):
        subprocess.run([*self._command, "kill-server"], env=self._env, capture_output=True, timeout=10)
