"""What the Web Receiver page decides, without a document: the cases of page_decisions/*.js, all run in one blank page
of Chromium, where time, chance and requests are out of reach. Each is a test of its own here."""

import re
from pathlib import Path

import pytest

from framepage import ASSETS

CASES = Path(__file__).parent / "page_decisions"
NAME = re.compile(r"^test\('((?:\\.|[^'\\])*)'", re.M)
ORIGIN = "http://page.test"

# Their like must come in as arguments. `Date` and the rest are the page's own: nobody else needs them here.
OUT_OF_REACH = """() => {
  for (const name of ['fetch', 'setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'Date']) {
    globalThis[name] = function () { throw new Error(`${name} is out of a decision's reach`); };
  }
  performance.now = () => { throw new Error("performance.now is out of a decision's reach"); };
  Math.random = () => { throw new Error("Math.random is out of a decision's reach"); };
}"""


def cases():
    """(file, name) of each case."""
    return [(path.stem, name.replace("\\'", "'")) for path in sorted(CASES.glob("*.js"))
            for name in NAME.findall(path.read_text(encoding="utf-8"))]


@pytest.fixture(scope="module")
def outcome(chromium):
    """What has come of each case: {(file, name): None, or what was wrong}."""
    def serve(route):
        folder, _, name = route.request.url.removeprefix(ORIGIN + "/").partition("/")
        file = {"page": ASSETS, "cases": CASES}.get(folder, CASES) / name
        if not name:
            route.fulfill(content_type="text/html", body="<!doctype html>")
        elif file.is_file():
            route.fulfill(content_type="text/javascript; charset=utf-8", body=file.read_bytes())
        else:
            route.fulfill(status=404)
    page = chromium.new_page()
    page.route(ORIGIN + "/**", serve)
    page.goto(ORIGIN + "/")
    files = sorted({file for file, _ in cases()})
    page.evaluate("async (files) => { for (const file of files) await import(`/cases/${file}.js`); }", files)
    page.evaluate(OUT_OF_REACH)
    found = page.evaluate("async () => (await import('/cases/harness.js')).run()")
    page.close()
    return {(each["file"], each["name"]): each["fault"] for each in found}


@pytest.mark.parametrize(("file", "name"), cases())
def test_decision(outcome, file, name):
    fault = outcome.get((file, name), "it was not run")
    assert fault is None, fault


def test_all_that_ran_is_reported(outcome):
    assert sorted(outcome) == sorted(cases())


def test_every_decision_has_cases():
    decided = {path.name for path in (ASSETS / "decisions").glob("*.js")}
    imported = {name for path in CASES.glob("*.js")
                for name in re.findall(r"from '/page/decisions/([\w.]+)'", path.read_text(encoding="utf-8"))}
    assert decided == imported
