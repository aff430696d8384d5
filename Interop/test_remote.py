"""`marquee remote` as people use it: its page in a real browser, a receiver, a library, a file from the phone, a
guest."""

import os
import shutil
from pathlib import Path

import pytest

import media


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    folder = tmp_path_factory.mktemp("library") / "Films"
    (folder / "Series").mkdir(parents=True)
    film = folder / "Sintel (2010).mp4"
    media.make_film(film, 30)
    shutil.copy(film, folder / "Series" / "Episode 1.mp4")
    return folder


def keep(page, tmp_path, name):
    folder = Path(os.environ.get("WIDGET_PICTURES") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"remote-{name}.png")


def opened(chromium, link, faults, width=1280):
    page = chromium.new_context(viewport={"width": width, "height": 844}, locale="en-GB").new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.goto(link)
    return page


def test_film_is_chosen_cast_and_paused_and_a_file_sent(remote, receiver, chromium, library, tmp_path):
    faults = []
    link = remote.event("listening")["link"]
    page = opened(chromium, link, faults)
    page.locator(".device", has_text=receiver.name).first.click()
    page.get_by_role("heading", name="is ready").wait_for()
    page.get_by_role("link", name="Library", exact=True).click()
    page.get_by_role("button", name="Sintel").first.click()
    page.get_by_role("button", name="Play", exact=True).first.click()
    receiver.event("applicationStarted")
    body = page.locator("cast-mini-controller [part~=mini-body]")
    body.wait_for()
    body.click()
    page.locator('[part~="playback"][data-action="pause"]').click()
    page.locator('[part~="playback"][data-action="play"]:not([aria-busy="true"])').wait_for()
    keep(page, tmp_path, "paused")
    page.keyboard.press("Escape")
    page.locator("cast-expanded-controller dialog").wait_for(state="hidden")
    page.get_by_role("link", name="Start", exact=True).click()
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose files").click()
    holiday = tmp_path / "Holiday.mp4"
    shutil.copy(library / "Sintel (2010).mp4", holiday)
    chooser.value.set_files(str(holiday))
    page.locator(".uploads .row[data-state=playing]").wait_for()
    keep(page, tmp_path, "uploaded")
    assert not faults, faults
    page.context.close()


def test_guest_has_one_tv_until_it_is_taken_back(remote, receiver, chromium, tmp_path):
    faults = []
    page = opened(chromium, remote.event("listening")["link"], faults)
    page.locator(".device").first.wait_for()
    page.get_by_role("link", name="Guests").click()
    page.get_by_role("button", name="Make a link").click()
    made = page.locator(".made input")
    made.wait_for()
    guest = opened(chromium, made.input_value(), faults, width=390)
    guest.locator(".guest h1").wait_for()
    keep(guest, tmp_path, "guest")
    assert guest.get_by_role("link", name="Library").count() == 0
    page.get_by_role("button", name="Take back").first.click()
    guest.locator(".sign").wait_for()
    assert not faults, faults
    for one in (guest, page):
        one.context.close()


def test_wrong_arguments_say_what_to_do(cli, tmp_path):
    for arguments, word in ((("--library", str(tmp_path / "none")), "none"), (("--port", "70000"), "port"),
                            (("--for", "3h"), "guest"), (("revoke",), "--all"), (("revoke", "zzz"), "zzz")):
        result = cli("remote", *arguments)
        assert result.code == 2 and word in result.err.lower(), (arguments, result)
