"""`marquee doctor` on what of Now Playing works and of the desktop can be captured: with a bus of the test's own, with
none, on displays that lack something, and with what is installed."""

import pytest
from processes import DONE, run
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until
from xdisplay import XDisplay


@pytest.fixture
def findings(marquee, user, tmp_path):
    """What the doctor finds of a subject, in an environment like nobody's else."""
    def look(subject, **environment):
        env = {name: value for name, value in user.items() if not name.startswith("DBUS_")}
        env |= {"XDG_RUNTIME_DIR": str(tmp_path / "none")} | environment
        result = run(marquee, env, "doctor", "--json")
        assert result.code == DONE, result
        look.all = result.lines
        finding, *look.more = [line for line in look.all if line["subject"] == subject]
        return finding
    return look


def test_doctor_takes_a_players_name_and_gives_it_back(findings, bus):
    assert findings("Now Playing", DBUS_SESSION_BUS_ADDRESS=bus.address)["verdict"] == "good"
    # Whoever asks next finds it free.
    assert findings("Now Playing", DBUS_SESSION_BUS_ADDRESS=bus.address)["verdict"] == "good"


def test_doctor_says_what_to_do_without_a_bus(findings):
    finding = findings("Now Playing")
    assert finding["verdict"] == "note" and "dbus-run-session" in finding["remedy"], finding


def test_doctor_says_what_to_do_where_the_bus_takes_no_player(findings, programs, tmp_path):
    config = tmp_path / "bus.conf"
    config.write_text(f"""<busconfig><type>session</type><listen>unix:path={tmp_path}/strict</listen>
        <auth>EXTERNAL</auth><policy context="default"><allow send_destination="*" eavesdrop="true"/>
        <allow receive_sender="*"/><deny own="*"/></policy></busconfig>""")
    daemon = programs("dbus-daemon", f"--config-file={config}", "--nofork", "--nopidfile", "--print-address")
    until(lambda: daemon.lines, "the bus's address")
    finding = findings("Now Playing", DBUS_SESSION_BUS_ADDRESS=daemon.lines[0])
    assert finding["verdict"] == "missing" and "org.mpris.MediaPlayer2.marquee" in finding["remedy"], finding


def test_doctor_finds_what_make_install_puts_in_place(findings, tmp_path):
    assert findings("desktop file", XDG_DATA_DIRS=str(tmp_path))["verdict"] == "note"
    for name in ("applications/marquee.desktop", "icons/hicolor/scalable/apps/marquee.svg"):
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).touch()
    assert findings("desktop file", XDG_DATA_DIRS=str(tmp_path))["verdict"] == "good"


def test_doctor_says_what_of_a_display_can_be_captured_and_what_it_lacks(findings, tmp_path):
    assert "needs a desktop" in findings("screen")["finding"]
    closed = findings("screen", DISPLAY=":9999")
    assert closed["verdict"] == "missing" and "nothing answers there" in closed["finding"], closed
    display = XDisplay(tmp_path, "640x480", 24, "-extension", "Composite", "-extension", "DAMAGE")
    try:
        found = findings("screen", DISPLAY=display.name)
        assert found["verdict"] == "good" and "1 monitor, 0 windows" in found["finding"], found
        lacking = " ".join(line["finding"] for line in findings.more)
        assert "Composite" in lacking and "DAMAGE" in lacking, lacking
    finally:
        display.kill()


def test_doctor_knows_of_pages_servers_and_a_keyring(findings, bus):
    # Debian's gnome-keyring is started on a session's bus by whoever asks for it first.
    assert findings("keyring", DBUS_SESSION_BUS_ADDRESS=bus.address)["verdict"] == "good"
    found = {line["subject"]: line for line in findings.all}
    assert found["web pages"]["verdict"] == "good", found
    assert found["streaming servers"]["finding"].startswith("rtmp, rtmps, srt"), found
    assert "encrypted file" in findings("keyring", PATH="/nowhere")["finding"]
    found = {line["subject"]: line for line in findings.all}
    assert "xvfb" in found["web pages"]["finding"].lower(), found
