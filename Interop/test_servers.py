"""marquee mirror to streaming servers and files: nginx's RTMP module, srt-live-transmit, and what they recorded."""

import os
import signal
import socket
import subprocess
import threading
from pathlib import Path

import pytest

import media
from mirroring import ends, uploads
from processes import DONE, FAILED_HERE, INTERRUPTED, NO_DEVICE, RECEIVER_SAID_NO, REFUSED, WRONG_USE
from servers import KEY, Recording, RTMPServer, SRTServer, TLSRelay, free_port
from waiting import until

SIZE = (640, 360)
SYNTHETIC = ("--source", "synthetic", "--resolution", "640x360", "--json")


@pytest.fixture
def rtmp(tmp_path):
    server = RTMPServer(tmp_path / "nginx")
    yield server
    server.kill()


@pytest.fixture
def send(start_lines):
    """Starts `marquee mirror` of the synthetic picture; nothing that it says has the key."""
    started = []

    def start(*outputs, source=SYNTHETIC, more=()):
        lines = start_lines("mirror", *source, *(word for output in outputs for word in ("--to", output)), *more)
        started.append(lines)
        return lines
    yield start
    for lines in started:
        assert KEY not in lines.log


def outputs(event):
    return event.get("statistics", {}).get("outputs") or []


def when(lines, number, wanted, what, timeout=30):
    """The first numbers of an output for which `wanted` holds."""
    def look(event):
        assert KEY not in str(event)
        return len(outputs(event)) > number and wanted(outputs(event)[number])
    return outputs(lines.next(look, what, timeout))[number]


def finished(lines, code=DONE):
    told = lines.event("finished", timeout=60)
    ends(lines, code)
    assert KEY not in str(told)
    return told["statistics"]["outputs"]


def warning(lines, words, timeout=30):
    return lines.next(lambda event: event.get("event") == "warning" and words in event["message"], words, timeout)


def test_rtmp_and_files_from_one_encode(send, rtmp, tmp_path):
    lines = send(rtmp.url(), tmp_path / "a.mp4", tmp_path / "a.mkv", tmp_path / "a.flv", more=("--duration", "4.5"))
    assert lines.event("started", timeout=30)["outline"]["videoCodec"] == "h264"
    process, = uploads(lines)
    for secret in (f"/proc/{process}/cmdline", f"/proc/{process}/environ"):
        assert KEY.encode() not in Path(secret).read_bytes()
    told = finished(lines)
    assert [output["name"] for output in told] == [f"rtmp://127.0.0.1:{rtmp.port}/live", *(
        str(tmp_path / name) for name in ("a.mp4", "a.mkv", "a.flv"))]
    assert all(output["state"] == "ended" and output["dropped"] == 0 and output["frames"] >= 75 for output in told), told
    # All of them had the same packets: there was one encode.
    assert len({output["bytes"] for output in told}) == 1, told
    recording, = rtmp.recordings
    for path in (recording, tmp_path / "a.mp4", tmp_path / "a.mkv", tmp_path / "a.flv"):
        Recording(path).is_whole(("h264", "aac"), SIZE, 4.5, tmp_path)


def test_srt_and_another_codec_beside_it(send, tmp_path):
    server = SRTServer(tmp_path / "srt.ts")
    try:
        lines = send(f"srt://127.0.0.1:{server.port}?latency=200000", tmp_path / "a.webm", more=("--duration", "4.5"))
        told = finished(lines)
        assert told[0]["name"] == f"srt://127.0.0.1:{server.port}"
        # It keeps what it has for its latency.
        until(lambda: Recording(server.file).duration > 3.5, "what was sent is written")
    finally:
        server.kill()
    Recording(server.file).is_whole(("h264", "aac"), SIZE, 4.5, tmp_path)
    Recording(tmp_path / "a.webm").is_whole(("vp8", "opus"), SIZE, 4.5, tmp_path)


def test_server_that_went_is_connected_again(send, rtmp, tmp_path):
    lines = send(rtmp.url(), tmp_path / "a.mkv")
    # Longer than it would take for a stream that is refused.
    before = when(lines, 0, lambda output: output["frames"] > 120, "frames at the server")
    rtmp.kill()
    assert "tried again" in warning(lines, f"rtmp://127.0.0.1:{rtmp.port}/live")["message"]
    when(lines, 0, lambda output: output["state"] == "reconnecting", "it is tried again")
    rtmp.start()
    when(lines, 0, lambda output: output["state"] == "connected" and output["frames"] > before["frames"] + 60,
         "frames at the new server")
    assert lines.stop(signal.SIGINT) == INTERRUPTED
    until(lambda: len(rtmp.recordings) == 2, "two recordings")
    again = Recording(rtmp.recordings[-1])
    assert again.times("video", key=True)[0] == min(again.times("video")) and again.duration > 1, again
    whole = Recording(tmp_path / "a.mkv")
    assert whole.longest_gap < 0.4 and whole.duration > again.duration + 4, whole


@pytest.fixture(scope="module")
def noise(tmp_path_factory):
    """A film that no encoder makes small: more of it than the system's buffers hold comes in a few seconds."""
    path = tmp_path_factory.mktemp("noise") / "noise.mkv"
    media.ffmpeg("-f", "lavfi", "-i", "color=gray:s=640x360:r=25,noise=alls=60:allf=t", "-t", "14", "-c:v", "mpeg4",
                 "-q:v", "12", path)
    return path


def test_server_that_stalls_holds_up_nothing(send, rtmp, noise, tmp_path):
    source = ("--source", noise, "--resolution", "640x360", "--bitrate", "12M", "--json")
    lines = send(rtmp.url(), tmp_path / "a.ts", source=source)
    when(lines, 0, lambda output: output["frames"] > 40, "frames at the server")
    rtmp.process.send_signal(signal.SIGSTOP)
    stalled = when(lines, 0, lambda output: output["dropped"] > 0, "what it does not take is left out")
    assert stalled["state"] == "connected", stalled
    rtmp.process.send_signal(signal.SIGCONT)
    when(lines, 0, lambda output: output["frames"] > stalled["frames"] + 30, "it takes them again")
    beside = when(lines, 1, lambda output: True, "the file")
    assert lines.stop(signal.SIGINT) == INTERRUPTED
    assert beside["dropped"] == 0 and Recording(tmp_path / "a.ts").longest_gap < 0.4, beside


@pytest.mark.parametrize("application", ["closed", "nowhere"])
def test_refused_stream_ends_the_command(cli, rtmp, application):
    result = cli("mirror", *SYNTHETIC, "--to", rtmp.url(application))
    assert result.code == RECEIVER_SAID_NO, result
    assert f"rtmp://127.0.0.1:{rtmp.port}/{application}" in result.err and KEY not in result.err + result.out, result


def test_what_is_wrong_is_said_before_anything_is_sent(cli, tmp_path):
    port = free_port()
    result = cli("mirror", *SYNTHETIC, "--to", f"rtmp://127.0.0.1:{port}/live/{KEY}")
    assert result.code == NO_DEVICE and KEY not in result.err, result
    (tmp_path / "there.mkv").write_text("mine")
    (tmp_path / "key").write_text(f"rtmp://127.0.0.1:{port}/live/{KEY}\n")
    for output, words in [(tmp_path / "there.mkv", "--force"), (f"http://127.0.0.1/{KEY}", "rtmp, rtmps and srt"),
                          (tmp_path / "a.avi", ".mp4"), (f"@{tmp_path}/key", "chmod 600"),
                          (tmp_path / "none" / "a.mkv", "No such file")]:
        result = cli("mirror", *SYNTHETIC, "--to", output)
        assert result.code == WRONG_USE and words in result.err and KEY not in result.err, result
    assert (tmp_path / "there.mkv").read_text() == "mine"
    (tmp_path / "key").chmod(0o600)
    result = cli("mirror", *SYNTHETIC, "--to", f"@{tmp_path}/key")
    assert result.code == NO_DEVICE and f"rtmp://127.0.0.1:{port}/live:" in result.err and KEY not in result.err, result


def test_killed_process_leaves_files_that_play(send, tmp_path):
    lines = send(tmp_path / "a.mp4", tmp_path / "a.mkv")
    when(lines, 0, lambda output: output["frames"] > 90, "three seconds")
    process, = uploads(lines)
    os.kill(process, signal.SIGKILL)
    ends(lines, FAILED_HERE)
    for name in ("a.mp4", "a.mkv"):
        left = Recording(tmp_path / name)
        assert left.duration > 1.5 and None not in left.counters(tmp_path), left


@pytest.fixture
def small_disk(tmp_path):
    folder = tmp_path / "small"
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", str(folder)], capture_output=True, text=True)
    assert done.returncode == 0, f"a small disk can't be mounted, which root may: {done.stderr}"
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_full_disk_ends_its_file_and_nothing_else(send, rtmp, tmp_path, small_disk):
    lines = send(rtmp.url(), small_disk / "a.mp4", more=("--duration", "7"))
    assert str(small_disk) in warning(lines, "no room left")["message"]
    told = finished(lines)
    assert [output["state"] for output in told] == ["ended", "failed"], told
    assert told[0]["frames"] > told[1]["frames"] and told[0]["dropped"] == 0, told
    recording, = rtmp.recordings
    assert abs(Recording(recording).duration - 7) < 1
    alone = send(small_disk / "b.mp4")
    ends(alone, FAILED_HERE)
    assert "no room left" in alone.log


def test_tv_server_and_file_at_once(send, rtmp, receiver, tmp_path):
    lines = send(receiver.target, rtmp.url(), tmp_path / "a.mkv", more=("--interface", "lo", "--duration", "5"))
    receiver.event("applicationStarted")
    told = finished(lines)
    assert told[0]["name"] == receiver.name and told[0]["frames"] >= 100 and told[0]["bytes"] > 100_000, told
    recording, = rtmp.recordings
    for path in (recording, tmp_path / "a.mkv"):
        Recording(path).is_whole(("h264", "aac"), SIZE, 5, tmp_path)
    receiver.event("applicationStopped")


def test_certificate_is_checked(cli, start_lines, marquee, user, rtmp, tmp_path):
    relay = TLSRelay(tmp_path, rtmp.port)
    try:
        target = rtmp.url(scheme="rtmps", port=relay.port)
        result = cli("mirror", *SYNTHETIC, "--to", target)
        assert result.code == REFUSED and "certificate" in result.err and KEY not in result.err, result
        user["SSL_CERT_FILE"] = str(relay.certificate)
        result = cli("mirror", *SYNTHETIC, "--to", target, "--duration", "4")
        assert result.code == DONE, result
    finally:
        user.pop("SSL_CERT_FILE", None)
        relay.close()
    recording, = until(lambda: rtmp.recordings, "a recording")
    assert Recording(recording).codecs == ("h264", "aac")


def test_port_without_tls_is_told(cli):
    """Whatever answers there speaks plainly: no question of a key, nor of a certificate."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        def answer():
            plain, _ = listener.accept()
            with plain:
                plain.recv(4096)
                plain.sendall(b"\3" * 64)
        threading.Thread(target=answer, daemon=True).start()
        port = listener.getsockname()[1]
        result = cli("mirror", *SYNTHETIC, "--to", f"rtmps://127.0.0.1:{port}/live/{KEY}")
    assert result.code == RECEIVER_SAID_NO and "no TLS" in result.err and KEY not in result.err, result
