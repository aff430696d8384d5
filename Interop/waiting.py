"""Waiting for what must come true, with an end to it. No test sleeps for its own sake."""

import time


def until(condition, what, timeout=15.0):
    """Polls `condition` until it is truthy and returns its value; fails, naming `what`, after `timeout` seconds."""
    deadline = time.monotonic() + timeout
    while True:
        value = condition()
        if value:
            return value
        assert time.monotonic() < deadline, f"not within {timeout} s: {what() if callable(what) else what}"
        time.sleep(0.02)
