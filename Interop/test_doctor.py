"""`marquee doctor` on what of Now Playing works: with a bus of the test's own, with none, and with what is installed."""

import pytest
from processes import DONE, run
from test_system_events import bus, programs  # noqa: F401 (fixtures)
from waiting import until


@pytest.fixture
def findings(marquee, user, tmp_path):
    """What the doctor finds of a subject, in an environment like nobody's else."""
    def look(subject, **environment):
        env = {name: value for name, value in user.items() if not name.startswith("DBUS_")}
        env |= {"XDG_RUNTIME_DIR": str(tmp_path / "none")} | environment
        result = run(marquee, env, "doctor", "--json")
        assert result.code == DONE, result
        finding, = [line for line in result.lines if line["subject"] == subject]
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
