"""Films made by ffmpeg, and a web server for them that counts what it is asked and can leave out CORS."""

import http.server
import subprocess
import threading
from pathlib import Path
from urllib.parse import urlsplit

TYPES = {".mp4": "video/mp4", ".vtt": "text/vtt", ".mp3": "audio/mpeg", ".png": "image/png", ".srt": "text/plain",
         ".m3u8": "application/vnd.apple.mpegurl", ".ts": "video/mp2t", ".mpd": "application/dash+xml",
         ".m4s": "video/iso.segment", ".ism": "application/vnd.ms-sstr+xml", ".html": "text/html",
         ".xml": "application/xml"}

# The film's picture: three upright bars, whose colours a program can tell apart after any codec.
BARS = {"left": (200, 30, 30), "middle": (30, 160, 60), "right": (40, 60, 200)}


def make_film(path, seconds=30):
    """H.264 and AAC, 640x360, a key frame a second, playable from its first bytes."""
    bars = ";".join(f"color=c=0x{r:02x}{g:02x}{b:02x}:s=214x360:r=25[{name}]" for name, (r, g, b) in BARS.items())
    picture = f"{bars};[left][middle][right]hstack=inputs=3,crop=640:360:0:0,format=yuv420p[v]"
    subprocess.run(
        ["ffmpeg", "-nostdin", "-v", "error", "-y", "-f", "lavfi", "-i", f"sine=frequency=440:duration={seconds}",
         "-filter_complex", picture, "-map", "[v]", "-map", "0:a", "-t", str(seconds), "-c:v", "libx264",
         "-preset", "ultrafast", "-g", "25", "-c:a", "aac", "-movflags", "+faststart", str(path)],
        check=True, stdin=subprocess.DEVNULL)


PATTERN = ["-f", "lavfi", "-i", "testsrc2=s=320x180:r=25", "-f", "lavfi", "-i", "sine=frequency=330"]
H264 = ["-c:v", "libx264", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-g", "25", "-c:a", "aac"]
HEVC = ["-c:v", "libx265", "-preset", "ultrafast", "-pix_fmt", "yuv420p", "-x265-params", "log-level=none", "-tag:v",
        "hvc1", "-c:a", "aac"]


def ffmpeg(*arguments):
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", *map(str, arguments)], check=True,
                   stdin=subprocess.DEVNULL)


def make_streams(folder):
    """One of each kind: HLS on demand, HEVC as a file and as HLS, DASH, Smooth Streaming, two broken playlists."""
    on_demand = ["-f", "hls", "-hls_time", "1", "-hls_playlist_type", "vod"]
    ffmpeg(*PATTERN, "-t", "6", *H264, *on_demand, folder / "vod.m3u8")
    ffmpeg(*PATTERN, "-t", "2", *HEVC, "-movflags", "+faststart", folder / "hevc.mp4")
    ffmpeg("-i", folder / "hevc.mp4", "-c", "copy", *on_demand, "-hls_segment_type", "fmp4", "-hls_fmp4_init_filename",
           "hevc-init.mp4", folder / "hevc.m3u8")
    ffmpeg(*PATTERN, "-t", "2", *H264, "-f", "dash", folder / "film.mpd")
    (folder / "film.ism").write_text('<?xml version="1.0"?><SmoothStreamingMedia MajorVersion="2" Duration="0"/>')
    (folder / "lost.m3u8").write_text((folder / "vod.m3u8").read_text().replace("vod", "lost"))
    (folder / "text.m3u8").write_text("This is no playlist.\n")


class LiveStream:
    """A live HLS stream that ffmpeg makes as it goes: segments of a second, a playlist that slides over six of them."""

    def __init__(self, folder):
        self.playlist = Path(folder) / "live.m3u8"
        self._process = subprocess.Popen(
            ["ffmpeg", "-nostdin", "-v", "error", "-re", *PATTERN, *H264, "-f", "hls", "-hls_time", "1",
             "-hls_list_size", "6", "-hls_flags", "delete_segments+temp_file", str(self.playlist)],
            stdin=subprocess.DEVNULL)

    @property
    def is_ready(self):
        """Whether there is as much as a player wants to begin behind the edge."""
        return self.playlist.exists() and self.playlist.read_text().count("#EXTINF") >= 4

    def close(self):
        self._process.terminate()
        self._process.wait()


def make_captions(path, text, seconds=30):
    path.write_text(f"WEBVTT\n\n00:00:00.000 --> 00:00:{seconds:02d}.000\n{text}\n", encoding="utf-8")


class MediaServer:
    """Serves one folder, on 127.0.0.1 if nothing else is said, with byte ranges. `cors` decides whether other origins
    may read, `caching` for how long answers may be kept; while `gate` is not set nobody is answered."""

    def __init__(self, folder, address="127.0.0.1"):
        self.folder = Path(folder)
        self.cors = True
        self.caching = "max-age=60"
        self.requests = []
        self.gate = threading.Event()
        self.gate.set()
        self._held = {}
        owner = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                owner._serve(self, body=True)

            def do_HEAD(self):
                owner._serve(self, body=False)

            def do_OPTIONS(self):
                self.send_response(204)
                owner._allow(self)
                self.end_headers()

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                """A browser that leaves in the middle of a film is no fault."""

        self._server = Server((address, 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self._thread.start()

    def url(self, name):
        return f"http://{self._server.server_address[0]}:{self._server.server_port}/{name}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def hold(self, name, after):
        """From now on sends no more of a file than its first `after` bytes, until it is released."""
        self._held["/" + name] = (after, threading.Event())

    def release(self, name):
        self._held.pop("/" + name)[1].set()

    def _allow(self, handler):
        if self.cors:
            handler.send_header("Access-Control-Allow-Origin", "*")
            handler.send_header("Access-Control-Allow-Headers", "Content-Type, Accept-Encoding, Range")

    def _serve(self, handler, body):
        path = self.folder / urlsplit(handler.path).path.lstrip("/")
        self.requests.append((handler.command, handler.path, handler.headers.get("Range")))
        self.gate.wait(30)
        if not path.is_file():
            handler.send_response(404)
            self._allow(handler)
            handler.send_header("Content-Length", "0")
            handler.end_headers()
            return
        data = path.read_bytes()
        first, last, status = 0, len(data) - 1, 200
        if (wanted := handler.headers.get("Range", "")).startswith("bytes="):
            low, _, high = wanted.removeprefix("bytes=").partition("-")
            first, last, status = int(low), min(int(high) if high else last, last), 206
        handler.send_response(status)
        self._allow(handler)
        handler.send_header("Content-Type", TYPES.get(path.suffix, "application/octet-stream"))
        handler.send_header("Accept-Ranges", "bytes")
        # As servers of live streams do: a browser that keeps a playlist never sees it grow.
        handler.send_header("Cache-Control", "no-store" if path.suffix == ".m3u8" else self.caching)
        if status == 206:
            handler.send_header("Content-Range", f"bytes {first}-{last}/{len(data)}")
        handler.send_header("Content-Length", str(last - first + 1))
        handler.end_headers()
        if body:
            after, released = self._held.get(handler.path, (len(data), None))
            handler.wfile.write(data[first:min(after, last + 1)])
            if released and after <= last:
                handler.wfile.flush()
                released.wait(30)
                handler.wfile.write(data[max(first, after):last + 1])
