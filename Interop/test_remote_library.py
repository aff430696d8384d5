"""The library of the remote's page: 20,000 files, folders, searching, what was watched, casting from it."""

import re

import pytest
import remoteserver
import widgetstates as states
from remotepages import casting, filled, focused, keep, open_remote, server, titles  # noqa: F401
from waiting import until

MANY = 20_000


def card(page, name):
    return page.locator("main .card", has=page.locator(".card-title", has_text=re.compile(f"^{name}\\b"))).first


def open_card(page, name):
    page.get_by_role("button", name=re.compile(f"^{name}\\b")).first.click()
    sheet = page.locator("remote-play dialog")
    sheet.wait_for()
    return sheet


@pytest.mark.parametrize("size", ["390", "1920"])
def test_of_20000_files_only_what_is_seen_is_in_the_document(server, open_remote, size):  # noqa: F811
    server.fill(MANY, folders=[])
    page = open_remote("#/library", size=size)
    page.get_by_text("Things to play: 20,000").wait_for()
    card(page, "Sintel").wait_for()
    most = page.evaluate("document.querySelectorAll('*').length")
    for share in (0.25, 0.5, 0.77, 1):
        page.evaluate("share => scrollTo(0, share * (document.documentElement.scrollHeight - innerHeight))", share)
        # What is in the middle of the screen is a film, not its place.
        until(lambda: page.evaluate("""() => Boolean(document.elementFromPoint(innerWidth / 3, innerHeight / 2)
            ?.closest('li')?.querySelector('button.card'))"""), f"films are there at {share}")
        assert page.locator(".grid > li").count() < 80
        assert page.evaluate("document.querySelectorAll('*').length") < most + 900
    last = page.locator(".grid > li").last
    assert last.get_attribute("aria-posinset") == last.get_attribute("aria-setsize") == str(MANY)
    assert last.locator(".card-title").inner_text() == server.folders[""][-1]["title"]
    keep(page, f"library-end-{size}")
    pages = [int(asked["from"]) for asked in server.asked]
    assert all(start % 60 == 0 for start in pages) and len(pages) < 40, "it fetches what is looked at alone"


def test_scrolling_far_and_fast_fetches_little(server, open_remote):  # noqa: F811
    server.fill(MANY, folders=[])
    page = open_remote("#/library", size="1280")
    card(page, "Sintel").wait_for()
    page.mouse.move(600, 500)
    frames = page.evaluate("""() => new Promise((resolve) => { let n = 0; const began = performance.now();
        const end = document.documentElement.scrollHeight - innerHeight;
        const step = (now) => { const share = Math.min(1, (now - began) / 1000); scrollTo(0, end * share); n++;
            share < 1 ? requestAnimationFrame(step) : resolve(n); }; requestAnimationFrame(step); })""")
    until(lambda: page.locator(".grid > li").last.get_attribute("aria-posinset") == str(MANY), "the end is there")
    until(lambda: page.locator(".grid > li").last.locator("button.card").count(), "its film is there")
    assert frames > 10
    posters = [path for path in server.requests if path.startswith("/remote/poster/")]
    assert len(posters) < 400, "pictures that fly by are not fetched"


def test_what_is_not_known_yet_keeps_its_room(server, open_remote):  # noqa: F811
    server.fill(500, folders=[])
    page = open_remote("#/library", size="1280")
    card(page, "Sintel").wait_for()
    server.faults["library"] = (503, "Busy.")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    page.locator(".is-coming").first.wait_for()
    keep(page, "library-coming")
    server.faults.clear()
    card(page, "Caminandes 20").wait_for()


def test_a_film_says_what_it_is_and_how_far_it_was_watched(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library", size="1280")
    page.get_by_role("button", name="Big Buck Bunny, 10 mins left").wait_for()
    page.get_by_role("button", name="Tears of Steel, 12 mins, Watched", exact=True).wait_for()
    page.get_by_role("button", name="Elephants Dream, 17 mins, Subtitles: German and English").wait_for()
    page.get_by_role("link", name="Series, Folder").wait_for()
    assert card(page, "Elephants").locator(".captions-mark").is_visible()
    assert card(page, "Big Buck").locator(".card-progress").is_visible()


def test_pictures_or_a_list_is_kept(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")
    page.get_by_role("button", name="As a list").click()
    page.locator(".grid.as-list").wait_for()
    keep(page, "library-list")
    page.reload()
    page.locator(".grid.as-list .card").first.wait_for()


def test_a_library_that_changes_is_drawn_anew_in_place(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")
    card(page, "Sintel").wait_for()
    server.folders[""].insert(2, remoteserver.item(9000, title="A new film", name="new.mkv"))
    server.set_library(1)
    card(page, "A new film").wait_for()
    page.get_by_text("Things to play: 83").wait_for()


def test_a_folder_that_is_gone_says_so_and_can_be_tried_again(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library/f99")
    page.get_by_text("This folder is not there any more.").wait_for()
    keep(page, "library-gone")
    server.folders["f99"], server.parents["f99"] = [remoteserver.item(1)], ("Back again", [])
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("heading", name="Back again").wait_for()


# Searching

def test_searching_waits_for_the_last_letter_and_one_step_back_leaves_it(server, open_remote):  # noqa: F811
    server.fill(2000)
    page = open_remote("#/library")
    card(page, "Series").wait_for()
    field = page.get_by_role("searchbox", name="Search the library")
    field.press_sequentially("steel", delay=30)
    found = sum("Steel" in entry["title"] for entry in server.everything())
    page.get_by_role("heading", name=f"Found: {found}").wait_for()
    assert [asked["q"] for asked in server.asked if "q" in asked] == ["steel"]
    assert all("Steel" in title for title in titles(page))
    assert page.evaluate("location.hash") == "#/search/steel" and focused(page) == "Search the library"
    field.press_sequentially(" 16", delay=30)
    until(lambda: titles(page) and all("Steel 16" in title for title in titles(page)), "fewer are found")
    assert field.input_value() == "steel 16"
    page.go_back()
    page.get_by_role("heading", name="Library").wait_for()
    assert field.input_value() == ""


def test_a_search_is_cleared_by_its_button_and_escape(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/search/sintel")
    page.get_by_role("heading", name=re.compile("Found")).wait_for()
    field = page.get_by_role("searchbox")
    assert field.input_value() == "sintel"
    page.get_by_role("button", name="Clear the search").click()
    page.get_by_role("heading", name="Library").wait_for()
    field.fill("charge")
    page.get_by_role("heading", name=re.compile("Found")).wait_for()
    field.press("Escape")
    page.get_by_role("heading", name="Library").wait_for()
    assert field.input_value() == ""


def test_an_answer_that_is_late_does_not_replace_a_newer_search(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")
    card(page, "Series").wait_for()
    late = []

    def hold(route):
        if "q=spring" in route.request.url:
            late.append(route)
        else:
            route.continue_()
    page.route("**/remote/library**", hold)
    field = page.get_by_role("searchbox")
    field.fill("spring")
    until(lambda: late or page.wait_for_timeout(20), "the first search is under way")
    field.fill("charge")
    page.get_by_role("heading", name=re.compile("Found: [1-9]")).wait_for()
    late[0].continue_()
    page.wait_for_timeout(200)  # the late answer arrives, and nothing must come of it
    assert all("Charge" in title for title in titles(page))


# Casting

def test_a_tap_asks_from_where_and_casts(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")
    sheet = open_card(page, "Big Buck Bunny")
    sheet.get_by_text("Plays on Living room").wait_for()
    keep(page, "play")
    sheet.get_by_role("button", name="Continue at 5:00").click()
    page.get_by_text("Starting on Living room").wait_for()
    (_, asked), = server.casts
    assert (asked["item"], asked["start"]) == ("i2", 300)
    open_card(page, "Big Buck Bunny").get_by_role("button", name="From the beginning").click()
    until(lambda: len(server.casts) == 2, "it is cast again")
    assert server.casts[1][1]["start"] is None


def test_without_a_tv_one_chooses_it_next_and_the_film_goes_there(server, open_remote):  # noqa: F811
    server.fill()
    page = open_remote("#/library")
    sheet = open_card(page, "Sintel")
    sheet.get_by_text("You choose the TV next.").wait_for()
    sheet.get_by_role("button", name="Play").click()
    dialog = page.locator("cast-dialog dialog")
    dialog.wait_for()
    keep(page, "play-choose")
    dialog.get_by_text("Living room").click()
    until(lambda: server.named("choose"), "the TV is chosen")
    assert server.casts == []
    server.set(button=states.button("connected"),
               dialog=states.dialog("connected", device="Living room", deviceID="c3"))
    until(lambda: server.casts, "it is cast")
    dialog.wait_for(state="hidden")
    assert server.casts[0][1]["item"] == "i0"


def test_who_closes_the_dialog_casts_nothing(server, open_remote):  # noqa: F811
    server.fill()
    page = open_remote("#/library")
    open_card(page, "Sintel").get_by_role("button", name="Play").click()
    page.locator("cast-dialog dialog").wait_for()
    page.keyboard.press("Escape")
    page.locator("cast-dialog dialog").wait_for(state="hidden")
    casting(server)
    page.get_by_text("On Living room").first.wait_for()
    assert server.casts == []


def test_a_refusal_is_said_with_its_reason(server, open_remote):  # noqa: F811
    filled(server)
    server.faults["cast"] = (409, "This file is not there any more.")
    page = open_remote("#/library")
    open_card(page, "Sintel").get_by_role("button", name="Play").click()
    page.get_by_text("That did not work: This file is not there any more.").wait_for()
    keep(page, "play-failed")


@pytest.mark.quick
def test_a_picture_before_which_others_are_made_is_asked_for_again(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library")

    def come():
        """How many pictures are there, where none is waited for."""
        return page.evaluate("""() => {
          const images = [...document.querySelectorAll('.poster-image')];
          return images.every((image) => image.naturalWidth > 0) ? images.length : 0;
        }""")
    usual = until(come, "the pictures are there")
    server.posters_to_wait = 3
    page.reload()
    until(lambda: server.posters_to_wait == 0 and come() == usual, "those that were asked for too early have come")


@pytest.mark.quick
def test_a_film_of_which_there_is_no_picture_is_no_fault(server, open_remote):  # noqa: F811
    filled(server)
    server.posters.clear()
    page = open_remote()
    said, answers = [], []
    page.on("console", lambda message: message.type == "error" and said.append(message.text))
    page.on("response", lambda answer: "/remote/poster/" in answer.url and answers.append(answer.status))
    page.evaluate("location.hash = '#/library'")
    page.locator(".card .poster").first.wait_for()
    until(lambda: page.locator(".poster-image").count() == 0 and answers, "they are asked for, and none is left")
    assert set(answers) == {204} and said == []


def test_what_becomes_of_a_cast_is_said(server, open_remote):  # noqa: F811
    filled(server)
    server.set(casts={"casts": [{"id": "old", "name": "Old.mkv", "state": "failed", "error": "Long ago."}]})
    page = open_remote()
    said = page.locator("#snack")
    page.get_by_role("heading", name="Living room is ready").wait_for()
    new = {"id": "c1", "name": "Sintel.mkv", "state": "preparing", "error": None}
    server.set(casts={"casts": [new]})
    said.get_by_text("Getting Sintel.mkv ready").wait_for()
    server.set(casts={"casts": [new | {"state": "failed", "error": "The TV does not know this format."}]})
    said.get_by_text("Sintel.mkv did not start: The TV does not know this format.").wait_for()
    server.set(casts={"casts": [new | {"id": "c2"}]})
    said.get_by_text("Getting Sintel.mkv ready").wait_for()
    server.set(casts={"casts": [new | {"id": "c2", "state": "playing"}]})
    until(lambda: said.inner_text() == "", "it plays: there is nothing to say any more")
    assert "Old.mkv" not in page.locator("body").inner_text()


def test_watched_can_be_set_and_taken_back(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library", size="1280")
    sheet = open_card(page, "Big Buck Bunny")
    sheet.get_by_role("button", name="Mark as watched").click()
    sheet.get_by_role("button", name="Mark as not watched").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Big Buck Bunny, .*Watched")).wait_for()
    kind, asked = server.casts[0]
    assert (kind, asked["item"], asked["finished"]) == ("watched", "i2", True)


def test_what_was_begun_stands_on_the_start(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote(size="1280")
    row = page.get_by_role("region", name="Continue watching")
    row.get_by_role("button", name=re.compile("^Big Buck Bunny")).wait_for()
    assert all(re.search("left", text) for text in row.locator(".card-time").all_inner_texts())
    server.folders[""][4]["finished"] = True
    server.set_library()
    row.get_by_role("button", name=re.compile("^Big Buck Bunny")).wait_for(state="hidden")
    row.get_by_role("button").first.click()
    page.locator("remote-play dialog").get_by_role("button", name="Continue at 5:00").wait_for()
