"""A receiver and a sender on two hosts with a cable between them: two network namespaces."""

import json
import subprocess

import pytest

from ownnetwork import ADDRESS, NoNamespace, TwoHosts
from processes import Lines, environment
from waiting import until


@pytest.fixture
def hosts(tmp_path):
    folder = tmp_path / "hosts"
    folder.mkdir()
    try:
        hosts = TwoHosts(folder)
    except NoNamespace as why:
        pytest.skip(str(why))
    with hosts:
        # Until then a link-local address may not be used (duplicate address detection).
        until(lambda: not any("tentative" in said(where, "ip", "addr") for where in (hosts.here, hosts.there)),
              "link-local addresses that may be used")
        yield hosts


def said(where, *command, **more):
    return subprocess.run([*where, *command], check=True, capture_output=True, text=True, timeout=30, **more).stdout


def test_device_on_another_host_is_listed_with_each_address_once_and_in_its_scope(marquee, hosts, tmp_path):
    receiver = Lines([*hosts.here, marquee, "receiver", "--name", "Far", "--state", str(tmp_path / "state"), "--player",
                      "clock", "--json"], environment(tmp_path / "here"), tmp_path / "receiver.log")
    try:
        receiver.event("ready")
        scope, = [line.split(":")[0] for line in said(hosts.there, "ip", "-o", "link").splitlines() if " far" in line]
        for _ in range(3):
            told = said(hosts.there, marquee, "devices", "--json", env=environment(tmp_path / "there"))
            device, = [json.loads(line) for line in told.splitlines()]
            addresses = device["addresses"]
            assert ADDRESS in addresses and len(set(addresses)) == len(addresses), addresses
            scoped = [address for address in addresses if address.startswith("fe80:")]
            assert scoped and all(address.endswith("%" + scope) for address in scoped), (scope, addresses)
    finally:
        receiver.stop()
