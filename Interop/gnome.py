"""GNOME Shell on a screen that nobody sees (Xvfb), on a bus of a test's own, with a hand to click and an eye to look.

What its media widget shows is asked of the widget itself (org.gnome.Shell's Eval, which --unsafe-mode opens); where it
is clicked is the screen, by xdotool, and what the screen shows is photographed from there.
"""

import json
import os
import shutil
import subprocess
from io import BytesIO

from PIL import Image

from processes import environment
from waiting import until

PROGRAMS = ("gnome-shell", "Xvfb", "xdotool", "busctl", "dbus-daemon", "ffmpeg")
SIZE = (1920, 1200)

# The widget's messages, each with what it shows and where: x, y, width and height in pixels of the screen.
LOOK = """
const place = actor => [...actor.get_transformed_position(), ...actor.get_transformed_size()].map(Math.round);
const messages = Main.panel.statusArea.dateMenu._messageList._mediaSection._messages;
messages.filter(message => message.mapped).map(message => ({
    title: message.titleLabel.text, artist: message.bodyLabel.clutter_text.text,
    artwork: message._icon.gicon?.file?.get_uri() ?? null,
    button: message._playPauseButton.child.icon_name,
    canGoNext: message._nextButton.reactive, canGoPrevious: message._prevButton.reactive,
    place: place(message), artworkPlace: place(message._icon), titlePlace: place(message.titleLabel),
    buttonPlace: place(message._playPauseButton), nextPlace: place(message._nextButton)}))
"""


def missing():
    """The programs that are needed and not here."""
    return [name for name in PROGRAMS if not shutil.which(name)]


class GnomeShell:
    """Ready when constructed. `programs` starts what it is made of, and ends that."""

    def __init__(self, programs, folder, session):
        system = programs("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address",
                          f"--address=unix:path={folder}/system")
        screen = programs("Xvfb", "-displayfd", "1", "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-nolisten", "tcp")
        until(lambda: system.lines and screen.lines, "a screen and the system's bus")
        self.session = session
        self.environment = environment(folder) | {
            "DISPLAY": f":{screen.lines[0]}", "DBUS_SESSION_BUS_ADDRESS": session,
            "DBUS_SYSTEM_BUS_ADDRESS": system.lines[0], "GSETTINGS_BACKEND": "memory", "XDG_SESSION_TYPE": "x11",
            "XDG_CURRENT_DESKTOP": "GNOME", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1"}
        self._log = open(folder / "gnome-shell.log", "wb")
        self.shell = programs("gnome-shell", "--x11", "--sm-disable", "--unsafe-mode", errors=self._log,
                              **self.environment)
        until(lambda: self._try("Main.layoutManager._startingUp") is False, lambda: f"GNOME Shell: {self.log}", 30)
        # Twice as large, as on a screen with many dots; nothing of it moves, so that a click hits what was seen.
        self.evaluate("""
            const {Gio, St} = imports.gi;
            const look = new Gio.Settings({schema_id: 'org.gnome.desktop.interface'});
            look.set_double('text-scaling-factor', 2);
            const wall = new Gio.Settings({schema_id: 'org.gnome.desktop.background'});
            for (const [key, value] of [['picture-uri', ''], ['picture-uri-dark', ''], ['primary-color', '#241f4a'],
                ['secondary-color', '#8a5f8f'], ['color-shading-type', 'vertical']])
                wall.set_string(key, value);
            St.ThemeContext.get_for_stage(global.stage).scale_factor = 2;
            St.Settings.get().inhibit_animations();
            Main.messageTray.getSources().forEach(source => source.destroy());
            Main.overview.hide()""")

    @property
    def log(self):
        with open(self._log.name, encoding="utf-8", errors="replace") as log:
            return log.read()

    def evaluate(self, script):
        """What a script gives that runs in the shell."""
        done = subprocess.run(
            ["busctl", f"--address={self.session}", "--json=short", "call", "org.gnome.Shell", "/org/gnome/Shell",
             "org.gnome.Shell", "Eval", "s", script], capture_output=True, text=True, timeout=20, check=True)
        succeeded, value = json.loads(done.stdout)["data"]
        assert succeeded, value
        return json.loads(value) if value else None

    def _try(self, script):
        try:
            return self.evaluate(script)
        except (subprocess.CalledProcessError, AssertionError):
            return None

    @property
    def menu_place(self):
        """Where the clock's menu stands, with the widget in it."""
        return self.evaluate("const menu = Main.panel.statusArea.dateMenu.menu.box; "
                             "[...menu.get_transformed_position(), ...menu.get_transformed_size()].map(Math.round)")

    def look(self):
        """What the widget shows, a dictionary for each player."""
        return self.evaluate(LOOK)

    def click(self, place):
        """In the middle of a place."""
        x, y, width, height = place
        self.xdotool("mousemove", str(x + width // 2), str(y + height // 2), "click", "1")

    def xdotool(self, *arguments):
        subprocess.run(["xdotool", *arguments], env=os.environ | self.environment, check=True, timeout=20)

    def open_widget(self):
        """By a click on the clock, below which GNOME has it."""
        place = "const clock = Main.panel.statusArea.dateMenu; " \
                "[...clock.get_transformed_position(), ...clock.get_transformed_size()].map(Math.round)"
        self.click(self.evaluate(place))
        until(lambda: self.evaluate("Main.panel.statusArea.dateMenu.menu.isOpen"), "the clock's menu")

    def photograph(self):
        done = subprocess.run(
            ["ffmpeg", "-nostdin", "-v", "error", "-f", "x11grab", "-draw_mouse", "0", "-video_size",
             f"{SIZE[0]}x{SIZE[1]}", "-i", self.environment["DISPLAY"], "-frames:v", "1", "-f", "image2pipe",
             "-c:v", "png", "-"], capture_output=True, timeout=20, check=True)
        return Image.open(BytesIO(done.stdout)).convert("RGB")
