"""Streaming servers of others: nginx with its RTMP module, srt-live-transmit, and TLS before the former; and what
their recordings and other files hold."""

import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import threading
from pathlib import Path

from PIL import Image

from pixels import cells
from waiting import until

KEY = "k3y-that-nobody-sees"


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


def answers(port):
    with socket.socket() as attempt:
        return attempt.connect_ex(("127.0.0.1", port)) == 0


class RTMPServer:
    """nginx, one process, that records what is published in `live` and lets nobody publish in `closed`."""

    def __init__(self, folder):
        self.folder = Path(folder)
        (self.folder / "recordings").mkdir(parents=True)
        self.port = free_port()
        self._configuration = self.folder / "nginx.conf"
        self._configuration.write_text(f"""
            # One process, since a worker of its own would be another user's where root starts it.
            load_module /usr/lib/nginx/modules/ngx_rtmp_module.so;
            daemon off; master_process off; pid {self.folder}/nginx.pid; error_log {self.folder}/error.log info;
            events {{ worker_connections 64; }}
            rtmp {{ server {{ listen 127.0.0.1:{self.port}; access_log off;
                application live {{ live on; record all; record_unique on; record_path {self.folder}/recordings; }}
                application closed {{ live on; deny publish all; }} }} }}""")
        self.process = None
        self.start()

    def start(self):
        program = shutil.which("nginx", path=os.environ["PATH"] + ":/usr/sbin")
        assert program, "nginx is missing; make test installs it"
        self.process = subprocess.Popen([program, "-p", str(self.folder), "-c", str(self._configuration)],
                                        stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until(lambda: answers(self.port) or self.process.poll() is not None, "nginx listens")
        assert self.process.poll() is None, (self.folder / "error.log").read_text()

    def url(self, application="live", scheme="rtmp", port=None):
        return f"{scheme}://127.0.0.1:{port or self.port}/{application}/{KEY}"

    @property
    def recordings(self):
        return sorted((self.folder / "recordings").glob("*.flv"), key=lambda path: path.stat().st_mtime)

    def kill(self):
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.wait()


class SRTServer:
    """srt-live-transmit, which writes one stream to a file."""

    def __init__(self, file):
        self.port = free_port()
        self.file = Path(file)
        assert shutil.which("srt-live-transmit"), "srt-live-transmit is missing; make test installs srt-tools"
        with open(file, "wb") as recording:
            self.process = subprocess.Popen(
                ["srt-live-transmit", "-q", f"srt://127.0.0.1:{self.port}?mode=listener", "file://con"],
                stdin=subprocess.DEVNULL, stdout=recording, stderr=subprocess.DEVNULL)
        until(self._listens, "srt-live-transmit listens")

    def _listens(self):
        rows = Path("/proc/net/udp").read_text().splitlines()[1:]
        return any(int(row.split()[1].rsplit(":", 1)[1], 16) == self.port for row in rows)

    def kill(self):
        self.process.kill()
        self.process.wait()


class TLSRelay:
    """TLS with a certificate of its own making before a port of this machine."""

    def __init__(self, folder, port):
        self.certificate = Path(folder) / "certificate.pem"
        key = Path(folder) / "key.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj",
                        "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", str(key), "-out",
                        str(self.certificate)], check=True, capture_output=True)
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(self.certificate, key)
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                plain, _ = self._listener.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(plain,), daemon=True).start()

    def _serve(self, plain):
        try:
            with self._context.wrap_socket(plain, server_side=True) as inside, \
                    socket.create_connection(("127.0.0.1", self._target)) as outside:
                back = threading.Thread(target=self._copy, args=(outside, inside), daemon=True)
                back.start()
                self._copy(inside, outside)
                outside.shutdown(socket.SHUT_RDWR)
                back.join(5)
        except OSError:
            # Whoever does not trust the certificate leaves in the middle of the handshake.
            pass

    @staticmethod
    def _copy(source, target):
        try:
            while data := source.recv(65536):
                target.sendall(data)
        except OSError:
            pass

    def close(self):
        self._listener.close()


class Recording:
    """What ffprobe and ffmpeg say of a file."""

    def __init__(self, path):
        self.path = Path(path)
        told = subprocess.run(
            ["ffprobe", "-v", "error", "-show_streams", "-show_packets", "-of", "json", str(path)],
            check=True, capture_output=True, stdin=subprocess.DEVNULL).stdout
        report = json.loads(told)
        self.streams = {stream["codec_type"]: stream for stream in report["streams"]}
        self._packets = report["packets"]

    def __repr__(self):
        codecs = {kind: stream["codec_name"] for kind, stream in self.streams.items()}
        return f"{self.path.name}: {codecs}, {len(self.times('video'))} pictures, {self.duration} s"

    @property
    def codecs(self):
        return self.streams["video"]["codec_name"], self.streams["audio"]["codec_name"]

    @property
    def size(self):
        return self.streams["video"]["width"], self.streams["video"]["height"]

    def times(self, kind, key=False):
        return [float(packet["pts_time"]) for packet in self._packets
                if packet["codec_type"] == kind and "pts_time" in packet and (not key or "K" in packet["flags"])]

    @property
    def duration(self):
        times = self.times("video")
        return max(times) - min(times)

    @property
    def longest_gap(self):
        times = sorted(self.times("video"))
        return max(after - before for before, after in zip(times, times[1:]))

    def counters(self, folder):
        """The frame counters of every 15th picture, read from its pixels."""
        folder = Path(folder) / f"{self.path.name} pictures"
        folder.mkdir()
        subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-i", str(self.path), "-vf", "select=not(mod(n\\,15))",
                        "-vsync", "0", str(folder / "%03d.png")], check=True, stdin=subprocess.DEVNULL)
        return [cells(Image.open(picture).convert("L").resize((1280, 720)), 20, 110, 136)
                for picture in sorted(folder.glob("*.png"))]

    def is_whole(self, codecs, size, seconds, folder):
        """All that is to be seen of a stream of the synthetic source at 30 pictures a second."""
        assert (self.codecs, self.size) == (codecs, size), self
        assert abs(self.duration - seconds) < 1, self
        sound = len(self.times("audio")) * (1024 if codecs[1] == "aac" else 480) / 48000
        assert abs(sound - self.duration) < 0.5, self
        keys = self.times("video", key=True)
        assert keys[0] == min(self.times("video")), self
        assert all(abs(after - before - 2) < 0.4 for before, after in zip(keys, keys[1:])), keys
        counters = self.counters(folder)
        assert None not in counters, counters
        # A slow machine leaves pictures out, and shows none twice.
        assert all(15 <= after - before <= 45 for before, after in zip(counters, counters[1:])), counters
