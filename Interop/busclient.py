"""A client of a session bus that is started once and hears everything: for tests, and for measurements of moments."""

import itertools
import threading
import time
from pathlib import Path

from jeepney import DBusAddress, HeaderFields, MatchRule, MessageType, Properties, message_bus, new_method_call
from jeepney.io.threading import ReceiveStopped, open_dbus_connection

from waiting import until

PLAYER = "org.mpris.MediaPlayer2.Player"
PREFIX = "org.mpris.MediaPlayer2."
CLAIMS = "org.marquee.NowPlaying.Device_"
PATH = "/org/mpris/MediaPlayer2"


class Refused(Exception):
    """The answer was an error."""


class BusClient:
    """`posted` asks without waiting, `asked` waits for the answer. Answers and signals are kept with their moment."""

    def __init__(self, address):
        self.connection = open_dbus_connection(address)
        self.answers, self.signals = {}, []
        self._hears_names = False
        self._serials = itertools.count(1_000_000)
        threading.Thread(target=self._read, daemon=True).start()
        self.asked(message_bus.AddMatch(MatchRule(type="signal", path=PATH)))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.connection.close()

    def _read(self):
        while True:
            try:
                message = self.connection.receive()
            except (ReceiveStopped, OSError, ValueError):
                return
            moment = time.perf_counter()
            if message.header.message_type is MessageType.signal:
                self.signals.append((moment, message))
            elif (serial := message.header.fields.get(HeaderFields.reply_serial)) is not None:
                self.answers[serial] = (moment, message)

    def posted(self, message):
        serial = next(self._serials)
        self.connection.send(message, serial=serial)
        return serial

    def asked(self, message):
        serial = self.posted(message)
        _, answer = until(lambda: self.answers.get(serial), "an answer over the bus")
        if answer.header.message_type is MessageType.error:
            raise Refused(answer.header.fields.get(HeaderFields.error_name), *answer.body)
        return answer.body

    def names(self):
        """The players' names, without what all begin with."""
        return sorted(name.removeprefix(PREFIX) for name in self.asked(message_bus.ListNames())[0]
                      if name.startswith(PREFIX))

    def processes(self):
        """The process of each player. Who takes over may have another name than who is about to leave."""
        found = []
        for name in self.names():
            try:
                found += self.asked(message_bus.GetConnectionUnixProcessID(PREFIX + name))
            except Refused:
                continue
        return found

    def waiting(self):
        """How many want to show a device, with the one that does: by the name of each device."""
        names = [name for name in self.asked(message_bus.ListNames())[0] if name.startswith(CLAIMS)]
        return {name.removeprefix(CLAIMS): len(self.asked(message_bus.ListQueuedOwners(name))[0]) for name in names}

    def connections(self):
        """How many there are, the bus's own left out."""
        return len([name for name in self.asked(message_bus.ListNames())[0] if name.startswith(":")])

    def invalidated(self):
        """The properties that PropertiesChanged told of without a value."""
        return [name for _, message in list(self.signals)
                if message.header.fields.get(HeaderFields.member) == "PropertiesChanged" for name in message.body[2]]

    def claims(self):
        """The devices that anybody began or ceased to show since this was asked first."""
        if not self._hears_names:
            self._hears_names = True
            self.asked(message_bus.AddMatch(MatchRule(type="signal", member="NameOwnerChanged")))
        return {message.body[0].removeprefix(CLAIMS) for _, message in list(self.signals)
                if message.header.fields.get(HeaderFields.member) == "NameOwnerChanged"
                and message.body[0].startswith(CLAIMS)}

    def told(self, key, since=0):
        """When PropertiesChanged told of it, and the value: each time from the signal with number `since` on."""
        for moment, message in self.signals[since:]:
            if message.header.fields.get(HeaderFields.member) == "PropertiesChanged" and key in message.body[1]:
                yield moment, message.body[1][key][1]


class Player:
    """One player on the bus, by its name there."""

    def __init__(self, client, name="marquee"):
        self.client = client
        self._address = DBusAddress(PATH, bus_name=PREFIX + name, interface=PLAYER)
        self._properties = Properties(self._address)

    def command(self, name, signature=None, body=()):
        return new_method_call(self._address, name, signature, body)

    def setting(self, name, signature, value):
        return self._properties.set(name, signature, value)

    def get(self, name):
        return self.client.asked(self._properties.get(name))[0][1]

    def all(self):
        return {name: value for name, (_, value) in self.client.asked(self._properties.get_all())[0].items()}


def configuration(folder, limits="", policy=""):
    """The configuration of a bus of its own, at `folder`/bus, as dbus-daemon's session.conf has it but for these."""
    path = Path(folder) / "bus.conf"
    path.write_text(
        '<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN" '
        '"http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">\n'
        f"<busconfig><type>session</type><listen>unix:path={folder}/bus</listen><auth>EXTERNAL</auth>"
        '<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>'
        f'<allow own="*"/>{policy}</policy>{limits}</busconfig>\n', encoding="utf-8")
    return path
