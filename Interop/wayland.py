"""A Wayland desktop without a screen, as users of sway have it: sway, PipeWire, WirePlumber, the desktop portal and its
part for wlroots, on a bus and in a runtime folder of their own; and a program that draws numbers on it."""

import array
import contextlib
import json
import mmap
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from screens import BITS, UPPER, Counting, areas
from waiting import until

PORTAL, PORTAL_WLR = "/usr/libexec/xdg-desktop-portal", "/usr/libexec/xdg-desktop-portal-wlr"
PROGRAMS = ["sway", "pipewire", "wireplumber", "dbus-daemon", PORTAL, PORTAL_WLR]

# Nothing is started by this bus by itself.
BUS = """<busconfig><type>session</type><listen>unix:path={path}</listen><policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>"""

# The portal asks nobody, and shares this screen.
CHOICE = "[screencast]\nchooser_type=none\noutput_name=HEADLESS-1\nmax_fps=60\n"


def answers(path):
    """Whether somebody listens at a socket, which may be there before."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as probe:
        probe.connect(str(path))
        return True
    return False


class WaylandDesktop:
    """`environment` is what its programs have besides a user's own."""

    def __init__(self, size="1280x720", portal=True, backend=True):
        for program in PROGRAMS:
            assert shutil.which(program), f"{program} is missing; Scripts/setup installs it"
        # Sockets want a short path.
        self.folder = Path(tempfile.mkdtemp(prefix="mqw-"))
        self.running = {}
        self.run = self.folder / "run"
        self.run.mkdir(mode=0o700)
        bus = self.folder / "bus"
        (self.folder / "bus.conf").write_text(BUS.format(path=bus))
        config = self.folder / "config" / "xdg-desktop-portal-wlr"
        config.mkdir(parents=True)
        (config / "config").write_text(CHOICE)
        (self.folder / "sway.conf").write_text(
            f"output HEADLESS-1 resolution {size}\noutput * bg #204080 solid_color\ndefault_border none\nxwayland disable\n")
        self.environment = {
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={bus}", "XDG_CURRENT_DESKTOP": "sway", "XDG_SESSION_TYPE": "wayland",
            "WAYLAND_DISPLAY": str(self.run / "wayland-1")}
        kept = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self._env = kept | self.environment | {
            "HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.run), "XDG_CONFIG_HOME": str(self.folder / "config"),
            "XDG_STATE_HOME": str(self.folder / "state"), "XDG_DATA_HOME": str(self.folder / "data")}
        self.start("dbus-daemon", f"--config-file={self.folder / 'bus.conf'}", "--nofork")
        until(lambda: answers(bus), "a bus")
        self.start("pipewire")
        until(lambda: answers(self.run / "pipewire-0"), "PipeWire")
        self.start("wireplumber")
        until(lambda: "WirePlumber [export]" in self.call("wpctl", "status"), "WirePlumber")
        # Sway runs for no administrator: it is somebody else in its own view of the users then.
        somebody = ["unshare", "--user", "--map-user=1000", "--map-group=1000"] if os.geteuid() == 0 else []
        self.start(
            *somebody, "sway", "-c", self.folder / "sway.conf", name="sway", WAYLAND_DISPLAY="", WLR_BACKENDS="headless",
            WLR_RENDERER="pixman", WLR_LIBINPUT_NO_DEVICES="1", LIBSEAT_BACKEND="noop",
            SWAYSOCK=self.run / "sway.sock")
        until(lambda: answers(self.run / "wayland-1"), lambda: f"sway: {self.log('sway')[-2000:]}")
        until(lambda: answers(self.run / "sway.sock"), "sway's own socket")
        if backend:
            self.relay = OldDriver(self.run / "wayland-relay", self.run / "wayland-1")
            self.start(PORTAL_WLR, "-l", "DEBUG", name="portal-wlr", WAYLAND_DISPLAY=self.run / "wayland-relay")
            self.wait_for("org.freedesktop.impl.portal.desktop.wlr")
        if portal:
            self.start(PORTAL, name="portal")
            self.wait_for("org.freedesktop.portal.Desktop")

    def start(self, *command, name=None, **more):
        name = name or Path(str(command[0])).name
        with open(self.folder / f"{name}.log", "ab") as log:
            self.running[name] = subprocess.Popen(
                list(map(str, command)), env=self._env | {key: str(value) for key, value in more.items()},
                stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        return self.running[name]

    def wait_for(self, name):
        def owned():
            return "true" in self.call(
                "dbus-send", "--session", "--print-reply=literal", "--dest=org.freedesktop.DBus",
                "/org/freedesktop/DBus", "org.freedesktop.DBus.NameHasOwner", f"string:{name}")
        until(owned, f"{name} on the bus")

    def call(self, *command):
        """What a program says that is at home here; nothing where it fails."""
        return subprocess.run(command, env=self._env, capture_output=True, text=True, check=False).stdout

    def log(self, name):
        return (self.folder / f"{name}.log").read_text(errors="replace")

    def swaymsg(self, *command):
        answer = subprocess.run(["swaymsg", "-s", str(self.run / "sway.sock"), "-r", *command], env=self._env,
                                capture_output=True, text=True, check=True)
        return json.loads(answer.stdout)

    def kill(self, name):
        """As kill -9 does."""
        self.running[name].kill()
        self.running.pop(name).wait()

    def close(self):
        for name in list(reversed(self.running)):
            self.kill(name)
        shutil.rmtree(self.folder, ignore_errors=True)


class OldDriver:
    """Stands between the portal's part for wlroots and sway, and adds the one event that a graphics card's driver makes.

    That part (0.7) begins nothing before sway has told it of a form for memory of a graphics card's, also where it then
    takes ordinary memory; where there is no card, as here, sway tells it of none.
    """

    MANAGER = b"zwlr_screencopy_manager_v1\0"
    # wl_shm's numbers of formats, and DRM's.
    FORMATS = {0: 0x34325241, 1: 0x34325258}

    def __init__(self, path, display):
        self._display = str(display)
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(path))
        self._server.listen()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            client, _ = self._server.accept()
            sway = socket.socket(socket.AF_UNIX)
            sway.connect(self._display)
            managers, frames = set(), set()

            def request(target, opcode, message, managers=managers, frames=frames):
                if self.MANAGER in message:
                    managers.add(struct.unpack_from("<I", message, len(message) - 4)[0])
                elif target in managers and opcode in (0, 1):
                    frames.add(struct.unpack_from("<I", message, 8)[0])
                return message

            def event(target, opcode, message, frames=frames):
                if target == 1 and opcode == 1:
                    frames.discard(struct.unpack_from("<I", message, 8)[0])
                if target in frames and opcode == 0:
                    form, width, height = struct.unpack_from("<III", message, 8)
                    message += struct.pack("<IIIII", target, 20 << 16 | 5, self.FORMATS[form], width, height)
                return message
            for way in ((client, sway, request), (sway, client, event)):
                threading.Thread(target=self._pass, args=way, daemon=True).start()

    @staticmethod
    def _pass(source, sink, change):
        rest, files = b"", array.array("i")
        with contextlib.suppress(OSError):
            while True:
                data, ancillary, _, _ = source.recvmsg(65536, socket.CMSG_SPACE(4 * 64))
                if not data:
                    break
                for _, _, content in ancillary:
                    files.frombytes(content)
                rest += data
                out = b""
                while len(rest) >= 8 and struct.unpack_from("<I", rest, 4)[0] >> 16 <= len(rest):
                    target, word = struct.unpack_from("<II", rest)
                    out += change(target, word & 0xFFFF, rest[:word >> 16])
                    rest = rest[word >> 16:]
                # A file may come before its message, and not after it.
                if out:
                    sink.sendmsg([out], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)] if files else [])
                    for file in files:
                        os.close(file)
                    files = array.array("i")
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


class WaylandClient:
    """As much of Wayland's protocol as is needed here."""

    def __init__(self, display):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(display)
        self.socket.settimeout(10)
        self._last, self._rest = 1, b""
        self.handlers, self.globals = {}, {}
        self.registry = self.new(self._global)
        self.send(1, 1, self.registry)
        self.roundtrip()

    def _global(self, opcode, data):
        if opcode == 0:
            name, length = struct.unpack_from("<II", data)
            self.globals[data[8:8 + length - 1].decode()] = name

    def new(self, handler=None):
        self._last += 1
        self.handlers[self._last] = handler or (lambda opcode, data: None)
        return self._last

    def bind(self, interface, version, handler=None):
        made = self.new(handler)
        self.send(self.registry, 0, self.globals[interface], interface, version, made)
        return made

    def send(self, target, opcode, *arguments, file=None):
        body = b""
        for argument in arguments:
            if isinstance(argument, str):
                text = argument.encode() + b"\0"
                body += struct.pack("<I", len(text)) + text + b"\0" * (-len(text) % 4)
            else:
                body += struct.pack("<i" if argument < 0 else "<I", argument)
        message = struct.pack("<II", target, (len(body) + 8) << 16 | opcode) + body
        files = [] if file is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))]
        self.socket.sendmsg([message], files)

    def dispatch(self):
        """Waits for something, and takes it."""
        self._rest += self.socket.recv(65536)
        while len(self._rest) >= 8:
            target, word = struct.unpack_from("<II", self._rest)
            if word >> 16 > len(self._rest):
                break
            message, self._rest = self._rest[8:word >> 16], self._rest[word >> 16:]
            assert target != 1 or word & 0xFFFF != 0, f"the compositor says {message}"
            self.handlers.get(target, lambda opcode, data: None)(word & 0xFFFF, message)

    def roundtrip(self):
        done = []
        self.send(1, 0, self.new(lambda opcode, data: done.append(True)))
        while not done:
            self.dispatch()

    def close(self):
        self.socket.close()


class WaylandPainter(WaylandClient, Counting):
    """A window over the whole screen that shows a number in cells, as xdisplay.Painter does."""

    def __init__(self, display):
        super().__init__(display)
        self.number, self.size, self._wanted, self._free = 0, None, (1280, 720), []
        compositor = self.bind("wl_compositor", 4)
        self._shm = self.bind("wl_shm", 1)
        base = self.bind("xdg_wm_base", 1, lambda opcode, data: self.send(base, 3, *struct.unpack("<I", data)))
        self._surface = self.new()
        self.send(compositor, 0, self._surface)
        configured = []

        def configure(opcode, data):
            self.send(shell, 4, *struct.unpack("<I", data))
            configured.append(True)

        def toplevel(opcode, data):
            if opcode == 0:
                width, height = struct.unpack_from("<II", data)
                self._wanted = (width, height) if width and height else self._wanted
        shell = self.new(configure)
        self.send(base, 2, shell, self._surface)
        window = self.new(toplevel)
        self.send(shell, 1, window)
        self.send(window, 2, "Painter")
        self.send(window, 11, 0)
        self.send(self._surface, 6)
        while not configured:
            self.dispatch()
        # Until it has the whole screen.
        self.draw(0)
        self.draw(0)

    def _buffers(self, size):
        width, height = self.size = size
        length = width * height * 4
        memory = os.memfd_create("painter")
        os.ftruncate(memory, 2 * length)
        self._memory = mmap.mmap(memory, 2 * length)
        pool = self.new()
        self.send(self._shm, 0, pool, 2 * length, file=memory)
        os.close(memory)
        self._free = []
        for index in range(2):
            buffer = self.new()
            self.handlers[buffer] = lambda opcode, data, pair=(buffer, index * length): self._free.append(pair)
            self.send(pool, 0, buffer, index * length, width, height, width * 4, 1)
            self._free.append((buffer, index * length))

    def _fill(self, start, colour, x, y, width, height):
        row = struct.pack("<I", colour) * width
        for line in range(y, min(y + height, self.size[1])):
            at = start + (line * self.size[0] + x) * 4
            self._memory[at:at + len(row)] = row

    def draw(self, number):
        """Draws the number, and returns when the compositor has shown it."""
        if self.size != self._wanted:
            self._buffers(self._wanted)
        while not self._free:
            self.dispatch()
        buffer, start = self._free.pop(0)
        area = 32, UPPER - 8, (BITS + 2) * 34 + 18, 64
        self._fill(start, 0, *area)
        for white in areas(number):
            self._fill(start, 0xFFFFFF, *white)
        shown = []
        self.send(self._surface, 1, buffer, 0, 0)
        self.send(self._surface, 9, *area)
        self.send(self._surface, 3, self.new(lambda opcode, data: shown.append(True)))
        self.send(self._surface, 6)
        while not shown:
            self.dispatch()
        self.number = number


class WaylandPointer(WaylandClient):
    """A mouse that is moved by this."""

    def __init__(self, display):
        super().__init__(display)
        manager = self.bind("zwlr_virtual_pointer_manager_v1", 1)
        self._mouse = self.new()
        self.send(manager, 0, 0, self._mouse)
        self.roundtrip()

    def move(self, x, y, width=1280, height=720):
        self.send(self._mouse, 1, int(time.monotonic() * 1000) & 0x7FFFFFFF, x, y, width, height)
        self.send(self._mouse, 4)
        self.roundtrip()
