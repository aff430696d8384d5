"""What plays as python's dbus-next sees it, a second client that shares no code with the first ones: properties,
signals, many calls at once, and calls that are wrong. The program under test is Interop/NowPlayingProbe."""

import asyncio

import pytest
from dbus_next import Message, MessageType, Variant
from dbus_next.aio import MessageBus
from test_mpris import PLAYER, run  # noqa: F401 (fixture)
from test_mpris import probe as probe  # noqa: F401 (fixture)
from test_system_events import bus, programs  # noqa: F401 (fixtures)

NAME, PATH = "org.mpris.MediaPlayer2.marquee", "/org/mpris/MediaPlayer2"
PROPERTIES = "org.freedesktop.DBus.Properties"
ERROR = "org.freedesktop.DBus.Error."
TIMEOUT = 10


class Bus:
    """A connection whose answers and signals are kept in the order in which they come."""

    def __init__(self, connection):
        self.connection = connection
        self.answers, self.signals = [], []
        self._news = asyncio.Event()
        connection.add_message_handler(self._take)

    def _take(self, message):
        if message.message_type in (MessageType.METHOD_RETURN, MessageType.ERROR):
            self.answers.append(message)
        elif message.path == PATH:
            self.signals.append(message)
        self._news.set()

    async def until(self, condition):
        async with asyncio.timeout(TIMEOUT):
            while not condition():
                self._news.clear()
                await self._news.wait()

    @staticmethod
    def message(member, signature="", body=(), interface=PLAYER, path=PATH):
        return Message(destination=NAME, path=path, interface=interface, member=member, signature=signature,
                       body=list(body))

    async def call(self, *what, **more):
        """The answer's values, or an error's name."""
        async with asyncio.timeout(TIMEOUT):
            answer = await self.connection.call(self.message(*what, **more))
        return answer.error_name.removeprefix(ERROR) if answer.message_type == MessageType.ERROR else answer.body

    async def get(self, name, interface=PLAYER):
        answer = await self.call("Get", "ss", [interface, name], interface=PROPERTIES)
        return answer if isinstance(answer, str) else answer[0].value

    async def set(self, name, signature, value):
        return await self.call("Set", "ssv", [PLAYER, name, Variant(signature, value)], interface=PROPERTIES)


@pytest.fixture
def client(bus, probe):
    """Runs a function of a `Bus`."""
    async def connected(work):
        connection = await MessageBus(bus_address=bus.address).connect()
        try:
            client = Bus(connection)
            await connection.call(Message(
                destination="org.freedesktop.DBus", path="/org/freedesktop/DBus", interface="org.freedesktop.DBus",
                member="AddMatch", signature="s", body=[f"type='signal',path='{PATH}'"]))
            return await work(client)
        finally:
            connection.disconnect()
    return lambda work: asyncio.run(connected(work))


def test_its_proxies_read_set_and_call(client, probe):
    async def work(client):
        description = await client.connection.introspect(NAME, PATH)
        player = client.connection.get_proxy_object(NAME, PATH, description).get_interface(PLAYER)
        assert await player.get_playback_status() == "Playing"
        metadata = await player.get_metadata()
        assert metadata["mpris:trackid"].signature == "o" and metadata["mpris:length"].signature == "x"
        assert metadata["xesam:artist"] == Variant("as", ["Somebody"])
        await player.call_pause()
        await player.set_volume(0.25)
        await client.until(lambda: len(client.signals) >= 2)
        assert (await player.get_playback_status(), await player.get_volume()) == ("Paused", 0.25)
        values = await client.call("GetAll", "s", [PLAYER], interface=PROPERTIES)
        assert values[0]["PlaybackStatus"] == Variant("s", "Paused") and values[0]["CanControl"] == Variant("b", True)
        # That stands still, so both say the same.
        assert values[0]["Position"] == Variant("x", await player.get_position())
    client(work)


def test_changes_are_told_alone_and_a_jump_by_its_signal(client, probe):
    async def work(client):
        probe.tell("paused")
        await client.until(lambda: client.signals)
        probe.tell("jump 50")
        await client.until(lambda: len(client.signals) == 2)
        probe.tell("next")
        await client.until(lambda: len(client.signals) == 3)
        paused, seeked, following = client.signals
        assert paused.body == [PLAYER, {"PlaybackStatus": Variant("s", "Paused")}, []]
        assert (seeked.interface, seeked.member, seeked.body) == (PLAYER, "Seeked", [50_000_000])
        assert list(following.body[1]) == ["Metadata"] and following.body[2] == []
        assert await client.get("Position") == 0
    client(work)


def test_many_calls_without_waiting_are_carried_out_and_answered_in_order(client, probe):
    count = 100

    async def work(client):
        volumes = [round(number / 1000, 3) for number in range(1, count + 1)]
        sent = [client.message("Set", "ssv", [PLAYER, "Volume", Variant("d", volume)], interface=PROPERTIES)
                for volume in volumes]
        commands = [client.message(name) for name in ("Pause", "Play", "Next", "Pause")]
        commands.append(client.message("Get", "ss", [PLAYER, "Position"], interface=PROPERTIES))
        for message in sent + commands:
            client.connection.send(message)
        await client.until(lambda: len(client.answers) > len(sent + commands))
        # The first answer is that of AddMatch. Volumes may overtake each other, since the newest counts.
        answers = client.answers[1:]
        serials = [answer.reply_serial for answer in answers]
        assert sorted(serials) == [message.serial for message in sent + commands]
        assert [serial for serial in serials if serial >= commands[0].serial] == [call.serial for call in commands]
        assert {answer.message_type for answer in answers} == {MessageType.METHOD_RETURN}
        newest = f"changeVolume({volumes[-1]})"
        await client.until(lambda: newest in probe.lines)
        told = [line for line in probe.lines if line.startswith("changeVolume")]
        assert told == [line for line in (f"changeVolume({volume})" for volume in volumes) if line in told]
        assert told[-1] == newest
        assert [line for line in probe.lines if line not in told] == ["pause", "play", "nextTrack", "pause"]
        # Told at a distance; the newest is.
        await client.until(lambda: any(message.body[1].get("Volume") == Variant("d", volumes[-1])
                                       for message in client.signals))
        assert await client.get("Volume") == volumes[-1]
    client(work)


def test_what_is_wrong_gets_its_own_error_and_changes_nothing(client, probe):
    async def work(client):
        for error, call, *arguments in [
                ("InvalidArgs", client.call, "Seek", "s", ["far"]), ("InvalidArgs", client.call, "Seek"),
                ("InvalidArgs", client.call, "Seek", "xx", [1, 2]),
                ("InvalidArgs", client.call, "SetPosition", "sx", ["/track", 1]),
                ("InvalidArgs", client.call, "Pause", "b", [True]),
                ("InvalidArgs", client.set, "Volume", "s", "loud"), ("InvalidArgs", client.set, "Volume", "i", 1),
                ("InvalidArgs", client.set, "Shuffle", "s", "yes"), ("InvalidArgs", client.set, "LoopStatus", "b", True),
                ("InvalidArgs", client.set, "LoopStatus", "s", "Sometimes"),
                ("InvalidArgs", client.set, "Rate", "d", float("nan")), ("InvalidArgs", client.set, "Rate", "d", -1.0),
                ("InvalidArgs", client.set, "Rate", "d", 100.0),
                ("PropertyReadOnly", client.set, "Position", "x", 1),
                ("PropertyReadOnly", client.set, "Metadata", "a{sv}", {}),
                ("UnknownProperty", client.get, "Nope"), ("UnknownProperty", client.set, "Nope", "b", True),
                ("UnknownInterface", client.get, "PlaybackStatus", "org.nope"),
                ("UnknownInterface", client.call, "GetAll", "s", ["org.nope"], PROPERTIES),
                ("UnknownInterface", client.call, "Pause", "", [], "org.nope"),
                ("UnknownMethod", client.call, "Explode"),
                ("UnknownInterface", client.call, "GoTo", "o", ["/"], "org.mpris.MediaPlayer2.TrackList"),
                ("UnknownObject", client.call, "Pause", "", [], PLAYER, "/org/nope"),
                ("NotSupported", client.call, "OpenUri", "s", ["file:///etc/passwd"])]:
            assert await call(*arguments) == error, (error, arguments)
        assert await client.get("PlaybackStatus") == "Playing" and await client.get("Volume") == 0.5
        # Raise and Quit do nothing, as their CanRaise and CanQuit say.
        root = "org.mpris.MediaPlayer2"
        assert [await client.call(name, interface=root) for name in ("Raise", "Quit")] == [[], []]
        assert [await client.get(name, root) for name in ("CanRaise", "CanQuit", "HasTrackList")] == [False] * 3
    client(work)
    assert probe.lines == []


def test_positions_count_for_their_own_track_and_within_it(client, probe):
    async def work(client):
        track = (await client.get("Metadata"))["mpris:trackid"].value
        for path, place in [("/org/other/track", 5_000_000), ("/org/mpris/MediaPlayer2/TrackList/NoTrack", 5_000_000),
                            (track, -1), (track, 100_000_001), (track, 2**63 - 1)]:
            assert await client.call("SetPosition", "ox", [path, place]) == []
        assert await client.call("SetPosition", "ox", [track, 40_000_000]) == []
        assert await client.call("Seek", "x", [-(2**63)]) == []
        assert await client.call("Seek", "x", [0]) == []
        assert await client.call("Seek", "x", [2**63 - 1]) == []
        # The next track is told when it is there, not with the answer.
        await client.until(lambda: any(
            told.value["mpris:trackid"].value != track for message in client.signals
            if message.member == "PropertiesChanged" and (told := message.body[1].get("Metadata"))))
    client(work)
    assert [line.split("(")[0] for line in probe.lines] == \
        ["changePlaybackPosition", "changePlaybackPosition", "nextTrack"]
    assert "40.0" in probe.lines[0] and "0.0" in probe.lines[1]


def test_volumes_and_rates_out_of_bounds(client, probe):
    async def work(client):
        assert await client.set("Volume", "d", float("nan")) == "InvalidArgs"
        for volume, becomes in [(2.0, 1), (float("inf"), 1), (-1.0, 0), (float("-inf"), 0), (0.3, 0.3)]:
            assert await client.set("Volume", "d", volume) == [], volume
        assert await client.set("Rate", "d", 2.0) == []
        assert await client.set("Rate", "d", 0.0) == []
        # The newest volume is told in the end.
        await client.until(lambda: any(message.body[1].get("Volume") == Variant("d", 0.3)
                                       for message in client.signals if message.member == "PropertiesChanged"))
        assert (await client.get("PlaybackStatus"), await client.get("Rate")) == ("Paused", 2)
    client(work)
    assert probe.lines == ["changeVolume(1.0)", "changeVolume(1.0)", "changeVolume(0.0)", "changeVolume(0.0)",
                           "changeVolume(0.3)", "changePlaybackRate(2.0)", "pause"]
