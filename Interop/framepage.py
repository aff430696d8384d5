"""Stands in for the receiver behind the Web Receiver page: gives the page its files, commands and mirrored frames."""

import collections
import http.server
import json
import select
import socket
import struct
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

ASSETS = Path(__file__).resolve().parent.parent / "Sources" / "CastReceiver" / "Page" / "Assets"
TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css",
         ".svg": "image/svg+xml"}

# The picture is 16 upright blocks: the bits of its number, the lowest on the left, white for 1.
BITS, BLOCK, HEIGHT = 16, 40, 120
# An index may be any number of 31 bits, and names the stream in each frame.
SOUND, PICTURE = 0, 70_000
STREAMS = [{"index": SOUND, "kind": "audio", "decoder": "opus", "sampleRate": 48000, "channels": 2},
           {"index": PICTURE, "kind": "video", "decoder": "vp8", "sampleRate": 0, "channels": 0}]


def pictures(folder, count, fps=30, keys=30):
    """VP8 as ffmpeg makes it: a list of (is a key frame, bytes), whose pictures show their numbers."""
    path = folder / "numbers.ivf"
    bits = f"if(mod(floor(N/pow(2,floor(X/{BLOCK}))),2),235,16)"
    subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i",
         f"color=c=black:s={BITS * BLOCK}x{HEIGHT}:r={fps},format=yuv420p,geq=lum='{bits}':cb=128:cr=128",
         "-frames:v", str(count), "-c:v", "libvpx", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "2M",
         "-auto-alt-ref", "0", "-lag-in-frames", "0", "-g", str(keys), str(path)], check=True)
    data = path.read_bytes()
    frames, at = [], struct.unpack_from("<H", data, 6)[0]
    while at < len(data):
        length = struct.unpack_from("<I", data, at)[0]
        frame = data[at + 12:at + 12 + length]
        frames.append((frame[0] & 1 == 0, frame))
        at += 12 + length
    assert len(frames) == count and frames[0][0]
    return frames


def sounds(folder, seconds, frequency=1000):
    """Opus in frames of 20 ms as ffmpeg makes them: a list of bytes."""
    path = folder / "tone.ogg"
    subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i",
         f"sine=frequency={frequency}:sample_rate=48000:duration={seconds}", "-ac", "2", "-c:a", "libopus",
         "-frame_duration", "20", "-b:a", "96k", str(path)], check=True)
    data, packets, rest, at = path.read_bytes(), [], b"", 0
    while at < len(data):
        assert data[at:at + 4] == b"OggS"
        lacing = data[at + 27:at + 27 + data[at + 26]]
        at += 27 + len(lacing)
        for length in lacing:
            rest += data[at:at + length]
            at += length
            if length < 255:
                packets.append(rest)
                rest = b""
    # The first two are headers of the file.
    return packets[2:]


def now():
    """What this receiver's clock shows, in milliseconds."""
    return time.monotonic() * 1000


class Line:
    """What waits for the page. Who asks last gets it: an answer whose page has gone would swallow what is next."""

    def __init__(self):
        self._waiting, self._changed, self._reader = collections.deque(), threading.Condition(), None

    def put(self, piece):
        """`None` ends the answer that takes it."""
        with self._changed:
            self._waiting.append(piece)
            self._changed.notify_all()

    def hang_up(self):
        """Whoever has asked gets no more; what comes is for who asks next."""
        with self._changed:
            self._reader = None
            self._changed.notify_all()

    def pieces(self, is_there):
        reader = object()
        with self._changed:
            self._reader = reader
            self._changed.notify_all()
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._reader is not reader)
                if self._reader is not reader or not is_there() or (piece := self._waiting.popleft()) is None:
                    return
            yield piece


class FramePage:
    """A server on 127.0.0.1 with the page, its line and its frames; collects what the page reports."""

    def __init__(self):
        self.reports = []
        self.lines, self.frames = Line(), Line()
        self.sent = 0
        self._number = 0
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                name = urlsplit(self.path).path.lstrip("/")
                if name == "clock":
                    self._give("text/plain", str(now()).encode())
                elif name in ("stream", "frames"):
                    owner._long(self, owner.lines if name == "stream" else owner.frames)
                else:
                    file = ASSETS / (name or "index.html")
                    if not file.is_file():
                        return self.send_error(404)
                    self._give(TYPES[file.suffix], file.read_bytes())

            def do_POST(self):
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                owner.reports += body["reports"]
                self._give("text/plain", b"")

            def _give(self, kind, body):
                self.send_response(200)
                self.send_header("Content-Type", kind)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                """A page that goes is no fault."""

        self._server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/"
        self.say("reset")

    def close(self):
        for waiting in (self.lines, self.frames):
            waiting.put(None)
        self._server.shutdown()
        self._server.server_close()

    def _long(self, handler, waiting):
        """One long answer, until the line says so or another asks for it."""
        handler.send_response(200)
        handler.send_header("Content-Type", "application/octet-stream")
        handler.end_headers()
        handler.wfile.flush()
        def is_there():
            readable, _, _ = select.select([handler.connection], [], [], 0)
            return not readable or handler.connection.recv(1, socket.MSG_PEEK) != b""

        for piece in waiting.pieces(is_there):
            handler.wfile.write(piece)
            handler.wfile.flush()
            if waiting is self.frames:
                self.sent += 1

    def say(self, kind, **fields):
        self._number += 1
        self.lines.put((json.dumps({"n": self._number, "type": kind} | fields) + "\n").encode())

    def mirror(self, number=1, streams=STREAMS):
        self.say("mirror", mirroring=number, streams=streams)

    def frame(self, stream, data, key, timestamp, playout, captured=None):
        """`timestamp` in microseconds of the stream, the times in milliseconds of `now`."""
        head = struct.pack(">IIIddd", len(data), stream, 1 if key else 0, timestamp, playout,
                           playout - 400 if captured is None else captured)
        self.frames.put(head + data)

    def counted(self, stream):
        """What the page has reported of a stream so far."""
        total = {"shown": 0, "late": 0, "skipped": 0, "broken": 0, "delays": []}
        for report in list(self.reports):
            for counts in report.get("streams", []) if report["type"] == "mirrored" else []:
                if counts["stream"] == stream:
                    total = {key: total[key] + counts[key] for key in total}
        return total

    def reported(self, kind):
        return [report for report in list(self.reports) if report["type"] == kind]
