"""The program on rust_cast that `status` is measured beside: built by cargo from Debian's packages, and from no net."""

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "Benchmarks" / "Peers" / "rust_cast_status"
REGISTRY = Path("/usr/share/cargo/registry")


class CannotBeHad(Exception):
    """Why there is no such program here, in words for the table."""


def version():
    """rust_cast's, as Debian has it here."""
    folders = sorted(REGISTRY.glob("rust_cast-*"))
    if not folders:
        raise CannotBeHad("no librust-rust-cast-dev")
    return folders[-1].name.partition("-")[2]


def build():
    """The program's path."""
    version()
    if not shutil.which("cargo"):
        raise CannotBeHad("no cargo")
    # A copy, since cargo writes its lock file beside the sources.
    folder = ROOT / ".build" / "rust_cast_status"
    shutil.copytree(SOURCES, folder, dirs_exist_ok=True)
    (folder / "Cargo.lock").unlink(missing_ok=True)
    done = subprocess.run(["cargo", "build", "--release", "--offline", "--quiet"], cwd=folder, stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        first = next((line for line in done.stderr.splitlines() if re.match("error", line)), "no word why")
        raise CannotBeHad(f"cargo could not build it ({first})")
    return str(folder / "target" / "release" / "rust_cast_status")
