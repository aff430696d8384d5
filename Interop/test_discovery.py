"""python-zeroconf finds our announcement, and marquee finds its."""

import contextlib
import socket
import threading
import time
import uuid

import zeroconf
from zeroconf import DNSOutgoing, DNSQuestion, RecordUpdateListener, ServiceInfo, ServiceListener

from processes import plain
from waiting import until

SERVICE = "_googlecast._tcp.local."
TYPE_PTR, CLASS_IN, FLAGS_QUERY = 12, 1, 0


class Found(ServiceListener):
    """The services that a browser holds at the moment.

    The browser tells of one after the other: who asked there for what a service has to say would hear of no other for
    as long as one is waited for that has gone meanwhile, as receivers of other tests do.
    """

    def __init__(self):
        self._present = {}

    def add_service(self, instance, kind, name):
        self._present[name] = (instance, kind)

    update_service = add_service

    def remove_service(self, instance, kind, name):
        self._present.pop(name, None)

    @property
    def services(self):
        asked = ((name, instance.get_service_info(kind, name, timeout=200))
                 for name, (instance, kind) in list(self._present.items()))
        return [info for name, info in asked if info and name in self._present]

    def named(self, friendly):
        return next((info for info in self.services if text(info, "fn") == friendly), None)


def text(info, key):
    value = info.properties.get(key.encode())
    return None if value is None else value.decode()


def test_announcement_has_what_senders_look_for(receiver, loopback_zeroconf):
    found = Found()
    loopback_zeroconf.add_service_listener(SERVICE, found)
    info = until(lambda: found.named(receiver.name), "our receiver in python-zeroconf's list")
    assert info.port == receiver.ready["port"]
    assert info.parsed_addresses() == ["127.0.0.1"], "the address that it listens on, and no other"
    assert text(info, "id") == plain(receiver.id) and len(text(info, "id")) == 32
    assert 2 <= int(text(info, "ve")) <= 99
    assert int(text(info, "ca")) & 5 == 5, "it has picture and sound"
    assert text(info, "st") == "0"
    assert text(info, "md")
    instance = info.name.removesuffix("." + SERVICE)
    assert len(instance.encode()) <= 63 and instance.endswith(text(info, "id"))
    assert info.server.rstrip(".").lower() != f"{socket.gethostname()}.local".lower(), "never the machine's own name"


def test_goodbye_at_exit_removes_it_at_once(start_receiver, loopback_zeroconf):
    receiver = start_receiver()
    found = Found()
    loopback_zeroconf.add_service_listener(SERVICE, found)
    until(lambda: found.named(receiver.name), "it is there")
    assert receiver.stop() == 0
    until(lambda: not found.named(receiver.name), "it is gone, long before its records expire", timeout=10)


def test_subtype_of_an_app_is_answered(receiver, loopback_zeroconf):
    subtype = f"_CC1AD845._sub.{SERVICE}"

    class Pointers(RecordUpdateListener):
        def __init__(self):
            self.aliases = set()

        def async_update_records(self, _, __, records):
            for update in records:
                if update.new.type == TYPE_PTR and update.new.name.lower() == subtype.lower():
                    self.aliases.add(update.new.alias)

    pointers = Pointers()
    loopback_zeroconf.add_listener(pointers, None)
    wanted = plain(receiver.id)
    asked = [0.0]

    def answered():
        # Asked once a second, as any querier repeats itself.
        if time.monotonic() - asked[0] > 1:
            query = DNSOutgoing(FLAGS_QUERY)
            query.add_question(DNSQuestion(subtype, TYPE_PTR, CLASS_IN))
            loopback_zeroconf.send(query)
            asked[0] = time.monotonic()
        return any(wanted in alias.lower() for alias in pointers.aliases)
    until(answered, "the subtype points to our receiver")


def test_two_receivers_of_one_name_are_both_found(start_receiver, loopback_zeroconf):
    receivers = [start_receiver("Twins"), start_receiver("Twins")]
    found = Found()
    loopback_zeroconf.add_service_listener(SERVICE, found)
    wanted = {plain(receiver.id) for receiver in receivers}
    assert len(wanted) == 2
    until(lambda: wanted <= {text(info, "id") for info in found.services}, "both are there")


def service(name, port=4009):
    identifier = uuid.uuid4().hex
    return ServiceInfo(
        SERVICE, f"Fake-Cast-{identifier}.{SERVICE}", port=port, server=f"fake-{identifier}.local.",
        addresses=[socket.inet_aton("127.0.0.1")],
        properties={"id": identifier, "cd": identifier.upper(), "rm": "", "ve": "05", "md": "Chromecast",
                    "ic": "/setup/icon.png", "fn": name, "ca": "465413", "st": "0", "bs": "FA8FCA000001", "nf": "1",
                    "rs": ""})


def test_marquee_lists_a_device_that_zeroconf_announces(cli, loopback_zeroconf):
    info = service("Fake Living Room")
    loopback_zeroconf.register_service(info)
    result = cli("devices", "--json", "--interface", "lo", "--timeout", "5")
    assert result.code == 0, result
    device = {plain(device["id"]): device for device in result.lines}[text(info, "id")]
    assert device["name"] == "Fake Living Room"
    assert device["model"] == "Chromecast"
    assert (device["address"], device["port"]) == ("127.0.0.1", 4009)


def test_marquee_sees_a_device_come_and_go(start_lines, loopback_zeroconf):
    watch = start_lines("devices", "--watch", "--json", "--interface", "lo")
    info = service("Fake Kitchen")
    identifier = text(info, "id")
    loopback_zeroconf.register_service(info)
    watch.next(lambda event: event["event"] == "found" and plain(event["id"]) == identifier, "it came")
    loopback_zeroconf.unregister_service(info)
    watch.next(lambda event: event["event"] == "removed" and plain(event["id"]) == identifier, "it went", timeout=15)


def test_a_device_that_moved_is_listed_at_its_new_address(start_lines, loopback_zeroconf):
    watch = start_lines("devices", "--watch", "--json", "--interface", "lo")
    info = service("Fake Mover", port=4010)
    identifier = text(info, "id")
    loopback_zeroconf.register_service(info)

    def at(address, port):
        return lambda event: plain(event["id"]) == identifier and (event["address"], event["port"]) == (address, port)
    watch.next(at("127.0.0.1", 4010), "it came")
    info.port = 4011
    info.addresses = [socket.inet_aton("127.0.0.2")]
    with repeated(lambda: loopback_zeroconf.update_service(info)):
        watch.next(at("127.0.0.2", 4011), "it moved", timeout=15)


@contextlib.contextmanager
def repeated(announce):
    """Announces again a second later, as RFC 6762 (8.3) asks for and python-zeroconf leaves out: what was heard less
    than a second before is not replaced (10.2)."""
    heard = threading.Event()

    def go_on():
        announce()
        while not heard.wait(1):
            announce()
    thread = threading.Thread(target=go_on)
    thread.start()
    try:
        yield
    finally:
        heard.set()
        thread.join()


def test_zeroconf_version_is_the_pinned_one():
    """The tests above are claims about that version."""
    with open(__file__.replace("test_discovery.py", "requirements.txt"), encoding="utf-8") as pins:
        assert f"zeroconf=={zeroconf.__version__}" in pins.read().split()
