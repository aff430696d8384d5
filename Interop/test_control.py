"""Orders to a receiver on its standard input: a transfer that no sender has asked for, and what is no order."""

from castv2 import RECEIVER, Client
from waiting import until

MULTIZONE = "urn:x-cast:com.google.cast.multizone"


def test_senders_follow_what_a_receiver_is_ordered_to_give_away(start_receiver, start_lines, receiver):
    """Senders follow what the receiver gives away; what is no order is answered; the end of orders is no end."""
    source, other = start_receiver(extra=["--control"]), receiver
    for order, sentence in [("sing", "is not an order"), ("transfer", "name the target"), ('transfer "Hall', "closing quote"),
                            ("x" * 5000, "at most 1024"), (f"transfer {other.target}", "nothing plays")]:
        source.order(order)
        assert sentence in source.event("orderRefused")["message"], order
    with Client(source.address) as client:
        app = client.launch()
        client.load(app, {"contentId": "http://127.0.0.1:9/film.mp4", "contentType": "video/mp4", "duration": 600},
                    currentTime=100)
        client.until_media(app, lambda media: media.get("playerState") == "PLAYING", "it plays")
        watch = start_lines("watch", "--to", source.target, "--json")
        before = watch.event("status")["status"]
        assert before["device"]["address"] == source.target and before["media"]["position"] >= 100
        source.order(f"transfer {source.target}")
        assert "already" in source.event("orderRefused")["message"]

        source.order(f'  transfer "{other.target}"')
        moved = source.event("moved")
        assert (moved["address"], moved["id"]) == (other.target, other.id) and moved["position"] >= 100
        watch.event("resumed")
        after = watch.next(lambda event: (event.get("status") or {}).get("media"), "the watch has followed")["status"]
        assert after["device"]["address"] == other.target
        assert after["media"]["url"] == "http://127.0.0.1:9/film.mp4"
        assert before["media"]["position"] <= after["media"]["position"] < 200
        told = until(lambda: client.latest(MULTIZONE, "PLAYBACK_SESSION_UPDATED"), "told where it plays now")
        told = told["playbackSession"]["destination"]
        assert told["port"] == other.address[1]
        source.process.stdin.close()
        assert not client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"].get("applications")
        assert client.launch()["appId"] == "CC1AD845"
    assert source.is_alive()
