"""Some hundred bad senders, one after the other, at one receiver: while each is at work a bystander asks on a
connection of its own and comes as a newcomer, and is answered each time. See hostile/ for who they are."""

import contextlib

import pytest

from castv2 import Client
from conftest import receivers
from hostile.stage import NAMES, Stage

# A newcomer comes each quarter of a second, so that each bad sender meets one.
SECONDS = 0.3
# Other tests use the cores as well. What it needs alone is in docs/hostile-peers.md; what blocks the receiver takes
# longer than this.
WITHIN = 5
# What blocks the receiver does so each time; what others on this machine do to a test does not.
TRIES = 3
# A receiver may keep what its limits allow; what a peer sends in that time is many times as much.
GROWTH = 96 << 20


@pytest.fixture(scope="module")
def stages(marquee, user, tmp_path_factory):
    """Lends the one receiver with its bystander; whoever breaks it, breaks it for itself alone."""
    with receivers(marquee, user, tmp_path_factory.mktemp("hostile")) as start, contextlib.ExitStack() as open_stages:
        standing = []

        @contextlib.contextmanager
        def lend():
            if not standing:
                standing.append(open_stages.enter_context(Stage(start())))
            stage = standing.pop()
            try:
                yield stage
            except BaseException:
                stage.receiver.kill()
                raise
            standing.append(stage)
        yield lend


@pytest.mark.parametrize("name", NAMES)
def test_everybody_else_is_served(name, stages):
    with stages() as stage:
        late = []
        for _ in range(TRIES):
            seen = stage.run(name, SECONDS)
            assert seen.lost == 0, f"the bystander lost {seen.lost} connections"
            assert seen.grown < GROWTH, f"the receiver grew by {seen.grown >> 20} MiB"
            if seen.slowest <= WITHIN:
                return
            late.append(f"an answer took {seen.slowest:.2f} s")
        pytest.fail("; ".join(late))


def test_after_all_of_them_a_film_plays(stages, server):
    with stages() as stage, Client(stage.receiver.address, "sender-last") as client:
        app = client.launch()
        client.load(app, {"contentId": server.url("film.mp4"), "contentType": "video/mp4", "streamType": "BUFFERED"})
        client.until_media(app, lambda status: status.get("playerState") == "PLAYING", "the film plays")
