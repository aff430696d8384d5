"""Sound servers of a test's own, in a runtime folder of their own: PipeWire with WirePlumber, or PulseAudio alone. And
what they play."""

import contextlib
import math
import os
import struct
import subprocess
import wave

from waiting import until


def tone(path, frequency, seconds=120, level=0.3):
    """A file of a steady tone, both channels."""
    rate = 48000
    # A second of whole waves, again and again.
    second = b"".join(struct.pack("<hh", *[int(32767 * level * math.sin(2 * math.pi * frequency * at / rate))] * 2)
                      for at in range(rate))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(second * seconds)
    return path


class Server:
    """What both kinds of server have in common: a folder, an environment, processes that end with it."""

    def __init__(self, folder, env):
        self.folder = folder
        self.run = folder / "sound"
        self.run.mkdir(mode=0o700)
        self.env = env | {"XDG_RUNTIME_DIR": str(self.run)}
        self.env.pop("DBUS_SESSION_BUS_ADDRESS", None)
        self.processes = {}
        self._players = []

    def start(self, name, *command, ready=None):
        log = open(self.folder / f"{name}.log", "ab")
        self.processes[name] = subprocess.Popen(command, env=self.env, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        if ready:
            until(lambda: (self.run / ready).is_socket(), lambda: f"{name} listens; it is {self.processes[name].poll()}")

    def tell(self, *command):
        return subprocess.run(command, env=self.env, check=True, capture_output=True, text=True).stdout

    def sink(self, name):
        self.tell("pactl", "load-module", "module-null-sink", f"sink_name={name}",
                  f"sink_properties=device.description={name}")

    def play(self, file, name, *how):
        """A program of this name plays a file."""
        player = subprocess.Popen(["paplay", f"--client-name={name}", *how, str(file)], env=self.env)
        self._players.append(player)
        return player

    def run_player(self, *command, **more):
        player = subprocess.Popen(command, env=self.env | more, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                  stderr=open(self.folder / "player.log", "ab"))
        self._players.append(player)
        return player

    def kill(self, *names):
        for name in names or list(self.processes):
            process = self.processes.pop(name)
            process.kill()
            process.wait()

    def close(self):
        for player in self._players:
            player.kill()
            player.wait()
        self.kill()


class PipeWire(Server):
    def __init__(self, folder, env):
        super().__init__(folder, env)
        address = f"unix:path={self.run / 'bus'}"
        self.env["DBUS_SESSION_BUS_ADDRESS"] = address
        self.start("bus", "dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={address}", ready="bus")
        self.begin()

    def begin(self):
        """The server and those that need it."""
        for name in ("pipewire-0", "pipewire-0.lock", "pipewire-0-manager", "pulse/native", "pulse/pid"):
            with contextlib.suppress(FileNotFoundError):
                os.unlink(self.run / name)
        self.start("pipewire", "pipewire", ready="pipewire-0")
        self.start("wireplumber", "wireplumber")
        self.start("pipewire-pulse", "pipewire-pulse", ready="pulse/native")
        until(lambda: "@DEFAULT" not in self.default() and self.default(), "there is an output")

    def default(self):
        done = subprocess.run(["pactl", "get-default-sink"], env=self.env, capture_output=True, text=True)
        return done.stdout.strip() if done.returncode == 0 else ""

    def microphone(self, name, file):
        """A microphone that hears a file."""
        self.tell("pactl", "load-module", "module-null-sink", "media.class=Audio/Source/Virtual", f"sink_name={name}",
                  f"sink_properties=device.description={name}", "channel_map=front-left,front-right")
        self.run_player("pw-cat", "-p", "--target", "0", "-P", '{ "node.name": "room" }', str(file))
        for side in ("FL", "FR"):
            until(lambda: subprocess.run(["pw-link", f"room:output_{side}", f"{name}:input_{side}"], env=self.env,
                                         capture_output=True).returncode == 0, "the microphone hears something")


class PulseAudio(Server):
    def __init__(self, folder, env):
        super().__init__(folder, env)
        self.start("pulseaudio", "pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1",
                   "--load=module-null-sink sink_name=loud", "--load=module-native-protocol-unix",
                   ready="pulse/native")
