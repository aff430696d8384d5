"""What `marquee receiver --log verbose` writes down of what senders say."""

from castv2 import MEDIA, Client
from waiting import until


def test_each_message_is_a_line_without_what_may_be_secret(start_receiver, server):
    receiver = start_receiver(extra=["--log", "verbose"])
    with Client(receiver.address, "sender-log") as client:
        app = client.launch()
        client.load(app, {"contentId": server.url("film.mp4?key=SECRET"), "contentType": "video/mp4", "duration": 60,
                          "streamType": "BUFFERED", "customData": {"token": "SECRET"}})
        client.request(MEDIA, {"type": "GET_STATUS", "customData": "SECRET"}, app["transportId"])
    for words in ("Received CONNECT", "Received LAUNCH", "Sending RECEIVER_STATUS", "Received LOAD",
                  "Sending MEDIA_STATUS", "sender-log"):
        until(lambda words=words: words in receiver.log, f"the log has {words!r}")
    assert "SECRET" not in receiver.log
    assert all(len(line) < 3000 for line in receiver.log.splitlines())
