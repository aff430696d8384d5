"""marquee receiver --apps: pages of the owner's own as applications, found, launched, spoken to, and stopped."""

import functools
import http.server
import json
import threading

import pytest
import zeroconf

from castv2 import RECEIVER, Client
from processes import run
from waiting import until

WRONG_USE = 2
CHART = "urn:x-cast:chart"
PAGE = """<body style="margin:0;background:#0a0"><script>
addEventListener('marquee-message', ({detail}) =>
  marqueeSend(JSON.stringify({...detail, text: JSON.stringify({echo: detail.text})})));
marqueeSend(JSON.stringify({namespace: 'urn:x-cast:chart', sender: '*', text: '{"here":true}'}));
</script></body>"""


@pytest.fixture
def site(tmp_path):
    """A web server with chart.html; tells its address."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "chart.html").write_text(PAGE)

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def apps_file(tmp_path, apps):
    file = tmp_path / "apps.json"
    file.write_text(apps if isinstance(apps, str) else json.dumps(apps))
    return str(file)


def running(client):
    return client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"].get("applications", [])


@pytest.mark.parametrize("apps", ["{", '[{"name":"x"}]', '[{"appId":"A","url":"file:///etc/passwd"}]'])
def test_list_that_makes_no_sense_is_one_sentence_and_exit_2(marquee, user, tmp_path, apps):
    file = apps_file(tmp_path, apps)
    result = run(marquee, user, "receiver", "--state", tmp_path / "state", "--player", "clock", "--interface", "lo",
                 "--port", "0", "--apps", file)
    assert result.code == WRONG_USE, result
    assert file in result.err and len(result.err.strip().splitlines()) == 1
    assert "Traceback" not in result.err and "Error(" not in result.err


def test_applications_are_announced_and_available(start_receiver, tmp_path):
    receiver = start_receiver(extra=["--apps", apps_file(tmp_path, [{"appId": "A1B2C3D4", "name": "Own"}])])
    browser = zeroconf.Zeroconf(interfaces=["127.0.0.1"])
    found = []

    class Listener(zeroconf.ServiceListener):
        def add_service(self, client, kind, name):
            found.append(name)

        def update_service(self, *_):
            pass

        def remove_service(self, *_):
            pass

    try:
        zeroconf.ServiceBrowser(browser, "_A1B2C3D4._sub._googlecast._tcp.local.", Listener())
        until(lambda: found, "the application's subtype is announced")
    finally:
        browser.close()
    with Client(receiver.address) as client:
        client.connect()
        answer = client.request(RECEIVER, {"type": "GET_APP_AVAILABILITY", "appId": ["A1B2C3D4", "NONE"]}).payload
        assert answer["availability"] == {"A1B2C3D4": "APP_AVAILABLE", "NONE": "APP_UNAVAILABLE"}
        status = client.request(RECEIVER, {"type": "LAUNCH", "appId": "A1B2C3D4"}).payload["status"]
        app = status["applications"][0]
        assert app["displayName"] == "Own"
        assert {"name": "urn:x-cast:com.google.cast.media"} in app["namespaces"]


def test_page_is_shown_spoken_to_and_stopped_and_films_play_after_it(start_receiver, site, server, tmp_path):
    apps = [{"appId": "CHART", "name": "Chart", "url": f"{site}/chart.html", "namespaces": [CHART]},
            {"appId": "GONE", "name": "Gone", "url": f"{site}/none.html"}]
    receiver = start_receiver(player="browser", extra=["--apps", apps_file(tmp_path, apps)])
    receiver.event("screenReady", 60)
    with Client(receiver.address) as client:
        client.connect()
        app = client.request(RECEIVER, {"type": "LAUNCH", "appId": "CHART"}).payload["status"]["applications"][0]
        assert app["appId"] == "CHART"
        client.connect(app["transportId"])

        def heard(key):
            return [m for m in list(client.received) if m.namespace == CHART and key in m.payload]
        def spoken_to():
            client.send(CHART, {"text": "hello"}, app["transportId"])
            return heard("echo")
        until(spoken_to, "the page answers", timeout=30)
        assert json.loads(heard("echo")[0].payload["echo"]) == {"text": "hello"}

        client.request(RECEIVER, {"type": "STOP", "sessionId": app["sessionId"]})
        assert running(client) == []

        # A load that comes before the receiver's own page is back waits for it.
        player = client.launch()
        film = {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED"}
        assert client.load(player, film)["type"] == "MEDIA_STATUS"
        client.until_media(player, lambda s: s.get("playerState") == "PLAYING", "it plays", 40)

        client.request(RECEIVER, {"type": "LAUNCH", "appId": "GONE"})
        until(lambda: running(client) == [], "an application whose page is not there ends")
