"""An X display without a screen (Xvfb), and a program that draws numbers on it which are read back from pixels."""

import os
import subprocess
import time

from Xlib import X
from Xlib.display import Display

from screens import BITS, UPPER, Counting, areas

# The form of the synthetic picture's counter: see test_mirroring.cells.


class XServer:
    """An X server with a display of its own number. `name` is what DISPLAY is to be."""

    def __init__(self, folder, *command, **environment):
        ready, told = os.pipe()
        with open(folder / f"{command[0]}.log", "ab") as log:
            self.process = subprocess.Popen(
                [*command, "-displayfd", str(told), "-nolisten", "tcp", "-noreset"], pass_fds=[told], stderr=log,
                env=os.environ | environment)
        os.close(told)
        with os.fdopen(ready) as answer:
            number = answer.readline().strip()
        assert number, f"{command[0]} did not start"
        self.name = f":{number}"

    def kill(self):
        self.process.kill()
        self.process.wait()

    def xrandr(self, *arguments):
        return subprocess.run(["xrandr", "-d", self.name, *arguments], check=True, capture_output=True, text=True).stdout


class XDisplay(XServer):
    """Xvfb, whose one monitor may have any size."""

    def __init__(self, folder, size="1280x720", depth=24, *extra):
        super().__init__(folder, "Xvfb", "-screen", "0", f"{size}x{depth}", *extra)

    def resize(self, width, height):
        """Gives the display's only monitor another size, as a user does, and the display with it."""
        name = f"{width}x{height}"
        if name not in self.xrandr():
            timing = [width, width + 1, width + 2, width + 3, height, height + 1, height + 2, height + 3]
            self.xrandr("--newmode", name, "25", *map(str, timing))
            self.xrandr("--addmode", "screen", name)
        self.xrandr("--output", "screen", "--mode", name)

    def divide(self, *names):
        """Makes the monitor several of one size, side by side."""
        width = 1280 // len(names)
        for index, name in enumerate(names):
            self.xrandr("--setmonitor", name, f"{width}/100x720/100+{index * width}+0", "none" if index else "screen")


class Turntable(XServer):
    """Xephyr, whose monitor can be turned: a display in a window of another one."""

    def __init__(self, folder, host, size="1280x720"):
        super().__init__(folder, "Xephyr", "-screen", size, "-resizeable", DISPLAY=host.name)

    def turn(self, way):
        """`left`, `right`, `inverted` or `normal`."""
        self.xrandr("-o", way)


class Painter(Counting):
    """A window that shows a number in cells, on black, as the synthetic picture does in 1280 by 720."""

    def __init__(self, display, x=0, y=0, width=1280, height=720, title="Painter"):
        self.display = Display(display)
        screen = self.display.screen()
        self.window = screen.root.create_window(
            x, y, width, height, 0, screen.root_depth, X.InputOutput, X.CopyFromParent,
            background_pixel=screen.black_pixel, override_redirect=True, event_mask=X.StructureNotifyMask)
        self.window.set_wm_name(title)
        self.window.set_wm_class("painter", "Painter")
        self.white = self.window.create_gc(foreground=screen.white_pixel)
        self.black = self.window.create_gc(foreground=screen.black_pixel)
        self.window.map()
        self.display.sync()
        self.number = 0

    @property
    def id(self):
        return hex(self.window.id)

    def draw(self, number):
        """Draws the number, and returns when the display has done so."""
        self.window.fill_rectangle(self.black, 32, UPPER - 8, (BITS + 2) * 34 + 18, 64)
        self.window.poly_fill_rectangle(self.white, list(areas(number)))
        self.display.sync()
        self.number = number

    def fill(self, grey):
        """Makes it one colour, 0 to 255."""
        colour = self.window.create_gc(foreground=grey * 0x010101)
        self.window.fill_rectangle(colour, 0, 0, 4_000, 4_000)
        self.display.sync()

    def reparent(self, x, y):
        """Puts it into a frame, as window managers do; returns that."""
        screen = self.display.screen()
        frame = screen.root.create_window(x, y, 1280, 720, 0, screen.root_depth, override_redirect=True)
        self.window.reparent(frame, 0, 0)
        frame.map()
        self.display.sync()
        return frame

    def close(self):
        self.window.destroy()
        self.display.sync()


def warp(display, x, y):
    """Puts the pointer there."""
    connection = Display(display)
    connection.screen().root.warp_pointer(x, y)
    connection.sync()
    connection.close()


def cpu_seconds(pid):
    """What a process has had of a processor."""
    fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cpu_share(pid, seconds):
    """Of one processor, over a time."""
    before, start = cpu_seconds(pid), time.monotonic()
    time.sleep(seconds)
    return (cpu_seconds(pid) - before) / (time.monotonic() - start)
