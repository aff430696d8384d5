"""`marquee remote --hosts`: the names by which a server in front of it is opened, and no others."""

import http.client
from urllib.parse import urlsplit


def test_names_of_a_proxy_are_let_in_and_others_are_not(start_lines):
    lines = start_lines("remote", "--json", "--port", "0", "--interface", "lo", "--hosts", "tv.example,tv.other:8443")
    link = urlsplit(lines.event("listening")["link"])

    def status(host, **more):
        connection = http.client.HTTPConnection(link.netloc, timeout=10)
        fields = {"Host": host, "Authorization": f"Bearer {link.fragment.removeprefix('t=')}"} | more
        connection.request("GET", "/remote/library", headers=fields)
        return connection.getresponse().status
    assert status(link.netloc) == 200
    # The browser speaks TLS with the proxy, and the page is of that name.
    assert status("tv.example", Origin="https://tv.example") == 200
    assert status("tv.other:8443", Origin="https://tv.other:8443") == 200
    assert status("tv.example", Origin="https://elsewhere.example") == 403
    for host in ("tv.other", "elsewhere.example", "a.tv.example"):
        assert status(host) == 403, host


def test_what_is_no_name_is_said(cli):
    for hosts, words in (("https://tv.example", "without https://"), ("a,,b", "is empty"), ("*.tv.example", "whole"),
                         ("tv.example:x", "is no name")):
        result = cli("remote", "--hosts", hosts)
        assert result.code == 2 and words in result.err, (hosts, result)
