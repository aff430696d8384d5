"""docs/requirements.md names tests that exist; the check that says so fails when it should."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("arguments", [["--self-test"], []], ids=["the check itself", "the table"])
@pytest.mark.parametrize("check", ["check-requirements", "check-imports"])
def test_project_check_passes(check, arguments):
    done = subprocess.run([sys.executable, ROOT / "Scripts" / check, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
