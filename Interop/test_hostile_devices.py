"""Some seventy bad devices, one after the other, met by one sender process that has a session with a good one as well:
while it suffers the bad one it is answered by the good one each time, on its main actor. See
hostile/devices.py for who they are."""

import contextlib
import os
from pathlib import Path

import pytest

from conftest import receivers
from hostile.devices import DEVICES, make_key
from hostile.sender import Sender, make_trust

SECONDS = 0.5
GROWTH = 96 << 20
# Beside other tests. To join is a dozen ways to and fro, with signatures to be checked, on an event loop that a bad
# device's connection may be on too. On two processors with builds beside, and turns four times as long as now, answers
# took 1.1 s and joins 2.4 s at most.
WITHIN = 2
JOINING = 5
# What blocks the sender does so each time; what others on this machine do to a test does not.
TRIES = 3


@pytest.fixture(scope="module")
def key(tmp_path_factory):
    return make_key(tmp_path_factory.mktemp("device"))


@pytest.fixture(scope="module")
def senders(marquee, user, tmp_path_factory, key):
    """Lends the one sender; whatever breaks it, breaks it for itself alone."""
    program = str(Path(marquee).with_name("hostile-device-probe"))
    assert os.access(program, os.X_OK), "hostile-device-probe is built with the tests; make test does that"
    with receivers(marquee, user, tmp_path_factory.mktemp("hostile")) as start, contextlib.ExitStack() as everything:
        receiver = start()
        folder = tmp_path_factory.mktemp("trust")
        make_trust(folder, Path(user["XDG_CONFIG_HOME"]), key[1])
        standing = []

        @contextlib.contextmanager
        def lend():
            if not standing:
                standing.append(Sender(program, receiver.target, folder))
                everything.callback(standing[-1].close)
            sender = standing.pop()
            try:
                yield sender
            except BaseException:
                sender.close()
                raise
            standing.append(sender)
        yield lend


@pytest.mark.parametrize("name", DEVICES)
def test_the_good_device_is_served(name, senders, key, tmp_path):
    made = DEVICES[name]
    # One that shall be asked for its proof has a key of its own, which nobody has pinned.
    own = key if getattr(made, "is_pinned", True) else make_key(tmp_path)
    with senders() as sender:
        late = []
        for _ in range(TRIES):
            with contextlib.closing(made(*own)) as device:
                seen = sender.suffer(device, SECONDS)
            assert seen.lost == 0, f"the good device did not answer {seen.lost} times"
            assert seen.grown < GROWTH, f"the sender grew by {seen.grown >> 20} MiB"
            assert sender.is_alive()
            if max(seen.asked) <= WITHIN and max(seen.came, default=0) <= JOINING:
                return
            late.append(f"an answer took {max(seen.asked):.2f} s, to join {max(seen.came, default=0):.2f} s")
        pytest.fail("; ".join(late))
