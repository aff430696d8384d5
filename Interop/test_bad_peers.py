"""What a hostile or broken peer sends to the receiver's TLS port leaves every other session as it was."""

import os
import socket
import struct

import pytest

from castv2 import CONNECTION, DEVICE_AUTH, HEARTBEAT, MEDIA, RECEIVER, Client, Message, dial, encode, frame
from conftest import receivers
from waiting import until


@pytest.fixture(scope="module")
def receiver(marquee, user, tmp_path_factory):
    """One receiver for all of them: what the first leaves behind would show in the next."""
    with receivers(marquee, user, tmp_path_factory.mktemp("bad-peers")) as start:
        receiver = start()
        yield receiver
        assert receiver.is_alive(), f"the receiver ended with {receiver.process.poll()}: {receiver.log}"


@pytest.fixture
def bystander(receiver, server):
    """A sender whose film plays. After the test it must still play, on the same connection; `bystander.check()` looks
    earlier."""
    with Client(receiver.address, "sender-bystander") as client:
        app = client.launch()
        client.load(app, {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED",
                          "duration": 600})
        before = client.until_media(app, lambda s: s.get("playerState") == "PLAYING", "the bystander's film plays")

        def check():
            assert not client.closed.is_set(), "the bystander lost its connection"
            after = client.media_status(app)
            assert (after["playerState"], after["mediaSessionId"]) == ("PLAYING", before["mediaSessionId"])
        client.check = check
        yield client
        check()


def hangs_up(connection):
    """Reads to the end; a reset counts as one."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        pass
    except socket.timeout:
        return False
    return True


@pytest.mark.parametrize("data", [
    pytest.param(struct.pack(">I", 65537) + b"x", id="a byte too long"),
    pytest.param(b"\xff\xff\xff\xff", id="4 GiB announced"),
    pytest.param(struct.pack(">I", 0), id="length 0"),
    pytest.param(frame(b"\xff" * 40), id="no protobuf"),
    pytest.param(frame(b"\x12\xff\xff\xff\xff\x0f"), id="field beyond the end"),
    pytest.param(frame(b"\x08\x00"), id="required fields absent"),
    pytest.param(frame(os.urandom(65536)), id="random bytes of full length"),
    pytest.param(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", id="HTTP"),
])
def test_broken_frame_ends_that_connection_alone(data, receiver, bystander):
    connection = dial(receiver.address)
    connection.sendall(data)
    assert hangs_up(connection), "the receiver kept a connection whose frames it cannot tell apart"
    connection.close()


def test_frame_cut_at_every_byte_is_only_waited_for(receiver, bystander):
    whole = frame(encode(Message("sender-0", "receiver-0", CONNECTION, '{"type":"CONNECT"}')))
    for length in range(len(whole)):
        connection = dial(receiver.address)
        connection.sendall(whole[:length])
        connection.close()


def deep(brackets):
    return '{"type":"GET_STATUS","requestId":1,"x":' + brackets[0] * 10_000 + brackets[1] * 10_000 + "}"


@pytest.mark.parametrize("text", [
    pytest.param("", id="empty"),
    pytest.param("{", id="half an object"),
    pytest.param("[]", id="an array"),
    pytest.param("null", id="null"),
    pytest.param('{"type":7}', id="type is a number"),
    pytest.param('{"type":null,"requestId":null}', id="nulls"),
    pytest.param('{"type":"NO_SUCH_TYPE","requestId":5}', id="unknown type"),
    pytest.param('{"type":"LAUNCH"}', id="launch of nothing"),
    pytest.param('{"type":"LOAD","requestId":"one","media":[1,2]}', id="wrongly typed load"),
    pytest.param('{"type":"SEEK","requestId":1e400,"currentTime":-1e308,"mediaSessionId":99999999999999999999}',
                 id="numbers beyond all types"),
    pytest.param('{"type":"SET_VOLUME","requestId":9,"volume":{"level":"loud","muted":"perhaps"}}', id="loud"),
    pytest.param(deep("[]"), id="arrays nested 10,000 deep"),
    pytest.param(deep(["{\"a\":", "}"]).replace("{\"a\":}", "{}"), id="objects nested 10,000 deep"),
])
def test_bad_json_harms_nobody(text, receiver, bystander):
    for namespace in (CONNECTION, HEARTBEAT, RECEIVER, MEDIA, DEVICE_AUTH, "urn:x-cast:nobody", ""):
        with Client(receiver.address, "sender-bad") as client:
            client.connect()
            client.send(namespace, text)
            # Either it hangs up on us, or it still serves us.
            try:
                client.send(RECEIVER, {"type": "GET_STATUS", "requestId": 77})
            except OSError:
                pass
            until(lambda: client.closed.is_set() or client.latest(RECEIVER, "RECEIVER_STATUS"),
                  f"an answer or a hang-up after {text[:60]!r} on {namespace!r}")
        bystander.check()


def test_binary_payload_where_text_is_due_harms_nobody(receiver, bystander):
    with Client(receiver.address, "sender-bad") as client:
        for namespace in (CONNECTION, HEARTBEAT, RECEIVER, MEDIA, DEVICE_AUTH):
            try:
                client.send(namespace, os.urandom(200))
            except OSError:
                break


def test_peers_that_stall_hold_up_nobody(receiver, bystander):
    stalled = [socket.create_connection(receiver.address, timeout=10) for _ in range(50)]
    half = [socket.create_connection(receiver.address, timeout=10) for _ in range(10)]
    for connection in half:
        connection.sendall(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03")
    with Client(receiver.address, "sender-new") as client:
        client.connect()
        assert client.request(RECEIVER, {"type": "GET_STATUS"}).kind == "RECEIVER_STATUS"
    for connection in stalled + half:
        connection.close()


def test_peer_that_speaks_no_tls_is_sent_away(receiver, bystander):
    with socket.create_connection(receiver.address, timeout=10) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert hangs_up(connection)


def test_peer_that_never_reads_is_bounded_and_harms_nobody(receiver, bystander):
    """It asks and asks and reads no answer: the receiver stops serving it rather than keep what it cannot send."""
    connection = dial(receiver.address, timeout=5)
    connection.sendall(frame(encode(Message("sender-deaf", "receiver-0", CONNECTION, '{"type":"CONNECT"}'))))
    question = frame(encode(Message("sender-deaf", "receiver-0", RECEIVER, '{"type":"GET_STATUS","requestId":1}')))
    before = memory_of(receiver)
    sent = 0
    try:
        for _ in range(400):
            connection.sendall(question * 200)
            sent += 200
    except OSError:
        pass
    grown = memory_of(receiver) - before
    assert grown < 64 << 20, f"the receiver grew by {grown >> 20} MiB for a peer that reads nothing ({sent} questions)"
    connection.close()


def memory_of(receiver):
    with open(f"/proc/{receiver.process.pid}/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def from_address(source, receiver, name):
    """A sender at one of loopback's many addresses."""
    plain = socket.create_connection
    socket.create_connection = lambda address, timeout=10: plain(address, timeout, source_address=(source, 0))
    try:
        return Client(receiver.address, name)
    finally:
        socket.create_connection = plain


def test_one_address_does_not_take_all_places(receiver, bystander):
    """It takes as many as it gets, and they all speak; who comes from elsewhere is served all the same."""
    taken = []
    try:
        for number in range(300):
            try:
                client = from_address("127.0.0.2", receiver, f"sender-{number}")
                client.connect()
                client.request(RECEIVER, {"type": "GET_STATUS"})
            except (OSError, AssertionError):
                break
            taken.append(client)
        assert 50 <= len(taken) < 256, "one address has many places, but not all"
        for source in ("127.0.0.3", "127.0.0.4"):
            with from_address(source, receiver, "sender-new") as client:
                client.connect()
                assert client.request(RECEIVER, {"type": "GET_STATUS"}).kind == "RECEIVER_STATUS"
        bystander.check()
    finally:
        for client in taken:
            client.close()
