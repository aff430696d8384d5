"""Looking at `marquee mirror` from outside: how it begins and ends, its numbers, its upload process."""

import contextlib
from pathlib import Path

import processes
from waiting import until

MIRRORING = "0F5096E8"


@contextlib.contextmanager
def mirrorings(marquee, folder):
    """Gives a function that starts `marquee mirror` in an environment, and gives the process once pictures arrive: what
    it told before is in `early`. All that were started are ended."""
    started = []

    def start(env, target, source, *more, wait=True):
        lines = processes.Lines(
            [marquee, "mirror", "--to", target, "--interface", "lo", "--source", source, "--json", *map(str, more)],
            env, folder / f"mirror-{len(started)}.log")
        started.append(lines)
        lines.early = []
        if wait:
            lines.started = lines.next(lambda event: event.get("event") == "started" or lines.early.append(event),
                                       "pictures arrive", 60)
        return lines
    try:
        yield start
    finally:
        for lines in started:
            lines.stop()


def ends(lines, code, timeout=30):
    until(lambda: not lines.is_alive(), f"{lines.command[1:]} ends", timeout)
    assert lines.process.returncode == code, lines.log


def last_statistics(lines, name):
    return lines.event(name, timeout=60)["statistics"]


def uploads(lines):
    """The process ids of the marquee-broadcast that `lines` has started, while it runs."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = (entry / "stat").read_text().rsplit(")", 1)[1].split()[1]
                if int(parent) == lines.process.pid and (entry / "comm").read_text().startswith("marquee-broadca"):
                    found.append(int(entry.name))
            except OSError:
                continue
    return found


def is_running(pid):
    """Zombies have ended; only nobody has asked."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def resident(pid, without):
    """kB of a process that are in memory, less those of the file `without`."""
    total, name = 0, ""
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        words = line.split()
        if "-" in words[0] and not words[0].endswith(":"):
            name = words[5] if len(words) > 5 else ""
        elif words[0] == "Rss:" and name != without:
            total += int(words[1])
    return total
