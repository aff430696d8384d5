"""A page of the web in a browser of this network tries the receiver's ports: it learns nothing and changes nothing."""

import http.client
import http.server
import shutil
import ssl
import threading

import pytest
from playwright.sync_api import sync_playwright

from castv2 import RECEIVER, Client
from conftest import receivers


class Site:
    """The attacker's own server: every path is an empty page."""

    def __init__(self):
        class Handler(http.server.BaseHTTPRequestHandler):
            def log_message(self, *_):
                pass

            def do_GET(self):
                body = b"<!doctype html><title>site</title>"
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self):
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def device(marquee, user, tmp_path_factory):
    """A receiver whose screen is a page, so that all of its ports are open; and that page's secret address."""
    with receivers(marquee, user, tmp_path_factory.mktemp("web")) as start:
        receiver = start(player="page")
        receiver.page = receiver.event("page")["url"]
        yield receiver
        assert receiver.is_alive()


@pytest.fixture(scope="module")
def site():
    site = Site()
    yield site
    site.close()


@pytest.fixture(scope="module")
def browser():
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "chromium is missing; make test installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=[
            # The attacker's name leads to the receiver: what DNS rebinding comes to. The rest is the worst of browsers.
            "--host-resolver-rules=MAP *.attacker.com 127.0.0.1", "--ignore-certificate-errors",
            "--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests"])
        yield browser
        browser.close()


@pytest.fixture
def page(browser, site):
    page = browser.new_page()
    page.goto(f"http://www.attacker.com:{site.port}/")
    yield page
    page.close()


@pytest.fixture(autouse=True)
def bystander(device):
    """A sender that must be answered before and after, with the status that it had."""
    with Client(device.address, "sender-bystander") as client:
        client.connect()
        before = client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"]
        yield client
        assert client.request(RECEIVER, {"type": "GET_STATUS"}).payload["status"] == before


TRY = """async ([url, options]) => {
  try {
    const answer = await fetch(url, options);
    return {type: answer.type, status: answer.status, text: await answer.text()};
  } catch (error) { return {failed: String(error)}; }
}"""


def attempt(page, url, **options):
    return page.evaluate(TRY, [url, options])


def setup_urls(device, host="127.0.0.1"):
    return [f"http://{host}:{device.ready['httpPort']}/setup/eureka_info",
            f"https://{host}:{device.ready['httpsPort']}/setup/eureka_info"]


def rebind(page, origin):
    """Opens a page of the attacker's at an origin whose name leads to the receiver from then on."""
    page.route(origin + "/first", lambda route: route.fulfill(content_type="text/html", body="<title>first</title>"))
    page.goto(origin + "/first")
    page.unroute_all()


def test_rebound_name_learns_nothing_of_the_device(device, page):
    for url in setup_urls(device, "rebound.attacker.com"):
        rebind(page, url[:url.index("/setup")])
        answer = attempt(page, url)
        assert answer.get("status") == 421, "a same-origin request is read, and says nothing"
        assert device.name not in answer["text"] and device.id not in answer["text"]


def test_rebound_name_does_not_get_the_screen_even_with_its_secret(device, page):
    rebound = device.page.replace("127.0.0.1", "rebound.attacker.com")
    rebind(page, "/".join(rebound.split("/")[:3]))
    for path in ("", "clock", "stream?page=x&seen=0", "frames?mirroring=1", "receiver.js"):
        answer = attempt(page, rebound + path)
        assert answer.get("status") == 421 and answer["text"] == ""
    inside = attempt(page, rebound + "reports", method="POST", body='{"page":"x","first":1,"seen":0,"reports":[]}')
    assert inside.get("status") == 421


def test_cross_site_requests_read_nothing(device, page):
    urls = setup_urls(device) + [device.page, device.page + "clock", device.page + "stream?page=x&seen=0"]
    for url in urls:
        for mode in ("cors", "no-cors"):
            answer = attempt(page, url, mode=mode, credentials="include")
            assert "failed" in answer or (answer["type"] == "opaque" and answer["text"] == ""), (url, answer)
    for tag, attribute in (("script", "src"), ("img", "src"), ("link", "href")):
        for url in urls:
            told = page.evaluate("""([tag, attribute, url]) => new Promise((resolve) => {
              const element = document.createElement(tag);
              if (tag === 'link') element.rel = 'stylesheet';
              element.onload = () => resolve('loaded');
              element.onerror = () => resolve('failed');
              element[attribute] = url;
              document.head.append(element);
              setTimeout(() => resolve('nothing'), 3000);
            })""", [tag, attribute, url])
            assert told != "loaded", (tag, url)


def test_cross_site_writes_and_preflights_change_nothing(device, page):
    for url in [*setup_urls(device), device.page + "reports"]:
        for method in ("POST", "PUT", "DELETE"):
            answer = attempt(page, url, method=method, mode="cors", body="{}",
                             headers={"Content-Type": "application/json", "X-Own": "1"})
            assert "failed" in answer, (url, method, answer)
        attempt(page, url, method="POST", mode="no-cors", body='{"page":"x"}')
        page.evaluate("""(url) => {
          const form = document.createElement('form');
          const frame = document.createElement('iframe');
          frame.name = 'target' + Math.random();
          Object.assign(form, {method: 'POST', action: url, target: frame.name, enctype: 'text/plain'});
          document.body.append(frame, form);
          form.submit();
        }""", url)


def test_web_socket_is_none(device, page):
    plain = [url.replace("http", "ws", 1) for url in [*setup_urls(device), device.page, device.page + "stream"]]
    for url in [*plain, f"wss://127.0.0.1:{device.ready['port']}/"]:
        told = page.evaluate("""(url) => new Promise((resolve) => {
          try {
            const socket = new WebSocket(url);
            socket.onopen = () => resolve('open');
            socket.onerror = () => resolve('failed');
          } catch (error) { resolve('failed'); }
        })""", url)
        assert told == "failed", url


def test_senders_port_is_no_web_server(device, page):
    for scheme in ("http", "https"):
        answer = attempt(page, f"{scheme}://127.0.0.1:{device.ready['port']}/", mode="no-cors", method="POST",
                         body="\x00\x00\x00\x02{}" * 1000)
        assert "failed" in answer


def ask(port, headers, method="GET", path="/setup/eureka_info", tls=False):
    kinds = {"context": ssl._create_unverified_context()} if tls else {}
    kind = http.client.HTTPSConnection if tls else http.client.HTTPConnection
    connection = kind("127.0.0.1", port, timeout=10, **kinds)
    connection.putrequest(method, path, skip_host=True)
    for name, value in headers.items():
        connection.putheader(name, value)
    connection.endheaders()
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, body


def test_who_asks_as_senders_do_is_answered_with_the_address_that_it_asked_at(device):
    for tls, port in ((False, device.ready["httpPort"]), (True, device.ready["httpsPort"])):
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", "tv.local"):
            status, body = ask(port, {"Host": host}, tls=tls)
            assert status == 200 and device.name in body and '"ip_address":"127.0.0.1"' in body.replace(" ", "")


@pytest.mark.parametrize("headers", [
    {"Host": "attacker.com"}, {"Host": "127.0.0.1.attacker.com:8008"}, {"Host": ""},
    {"Host": "127.0.0.1", "Origin": "http://attacker.com"}, {"Host": "127.0.0.1", "Origin": "null"},
    {"Host": "127.0.0.1", "Sec-Fetch-Site": "cross-site"},
    {"Host": "127.0.0.1", "Origin": "http://attacker.com", "Connection": "Upgrade", "Upgrade": "websocket",
     "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"},
], ids=lambda headers: "+".join(f"{name}={value[:22]}" for name, value in list(headers.items())[:2]))
def test_forged_request_is_refused(device, headers):
    for tls, port in ((False, device.ready["httpPort"]), (True, device.ready["httpsPort"])):
        status, body = ask(port, headers, tls=tls)
        assert status in (400, 403, 421) and device.name not in body
    own = int(device.page.split(":")[2].split("/")[0])
    status, _ = ask(own, headers, path="/" + device.page.split("/", 3)[3])
    assert status in (400, 403, 421)
