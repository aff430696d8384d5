"""Files to the TV by the remote's page: dropped or chosen, with progress, cancelled, sent again, told of to others."""

import re

import pytest
import remoteserver
import widgetstates as states
from remotepages import filled, guest, keep, open_remote, ready, server, uploading  # noqa: F401
from waiting import until

DROP = """([files, isLet]) => {
    const data = new DataTransfer();
    for (const [name, size] of files) data.items.add(new File([new Uint8Array(size)], name, { type: 'video/mp4' }));
    const target = document.querySelector('main h1');
    const options = { dataTransfer: data, bubbles: true, cancelable: true };
    for (const type of ['dragenter', 'dragover', ...(isLet ? ['drop'] : [])])
        target.dispatchEvent(new DragEvent(type, options));
}"""


def drop(page, *files, let=True):
    page.evaluate(DROP, [list(files), let])


def row(page, name):
    return page.locator(".uploads .row").filter(has_text=name)


def test_a_file_is_dropped_anywhere_and_goes_to_the_tv(server, open_remote):  # noqa: F811
    filled(server)
    page = open_remote("#/library", size="1280")
    drop(page, ("holiday.mp4", 300_000), let=False)
    page.get_by_text("Let go to play it on Living room").wait_for()
    keep(page, "drop")
    drop(page, ("holiday.mp4", 300_000))
    page.get_by_role("heading", name="Sent files").wait_for()
    assert page.locator(".drop-veil").is_hidden() and page.evaluate("location.hash") == "#/"
    until(lambda: server.received, "it has arrived")
    assert list(server.received.values()) == [("holiday.mp4", 300_000)]
    row(page, "holiday.mp4").get_by_text("Getting ready").wait_for()


def test_progress_is_told_while_it_is_sent(server, open_remote):  # noqa: F811
    ready(server)
    server.held.clear()
    page = open_remote()
    drop(page, ("long.mp4", 30_000_000))
    bar = row(page, "long.mp4").get_by_role("progressbar", name="long.mp4 is being sent")
    bar.wait_for()
    row(page, "long.mp4").get_by_text("of 30 MB").wait_for()
    until(lambda: 0 < int(bar.get_attribute("aria-valuenow")) < 100, lambda: f"at {bar.get_attribute('aria-valuenow')}")
    keep(page, "upload")
    server.held.set()
    row(page, "long.mp4").get_by_text("Getting ready").wait_for()
    assert bar.is_hidden()


def test_it_can_be_cancelled_and_sent_again(server, open_remote):  # noqa: F811
    ready(server)
    server.held.clear()
    page = open_remote()
    drop(page, ("long.mp4", 30_000_000))
    page.get_by_role("button", name="Cancel long.mp4").click()
    row(page, "long.mp4").get_by_text("Cancelled").wait_for()
    until(lambda: server.deleted, "the server is told")
    server.held.set()
    assert server.received == {}
    page.get_by_role("button", name="Try long.mp4 again").click()
    until(lambda: server.received, "it has arrived")
    until(lambda: page.locator(".uploads .row").count() == 1, "the first try is off the list")
    assert server.deleted[0] != f"uploads/{next(iter(server.received))}", "it is another upload"


def test_what_failed_says_why(server, open_remote):  # noqa: F811
    ready(server)
    server.faults["uploads"] = (507, "There is no room for it: 1.2 GB are free.")
    page = open_remote()
    drop(page, ("large.mp4", 1000))
    row(page, "large.mp4").get_by_text("That did not work: There is no room for it: 1.2 GB are free.").wait_for()
    server.faults.clear()
    page.get_by_role("button", name="Try large.mp4 again").click()
    until(lambda: server.received, "it has arrived")


def test_a_connection_that_breaks_off_says_so(server, open_remote):  # noqa: F811
    ready(server)
    page = open_remote()
    page.route("**/remote/uploads/**", lambda route: route.abort())
    drop(page, ("large.mp4", 1000))
    row(page, "large.mp4").get_by_text("That did not work: The connection broke off.").wait_for()


def test_without_a_tv_it_waits_until_one_is_chosen(server, open_remote):  # noqa: F811
    page = open_remote()
    drop(page, ("holiday.mp4", 1000), let=False)
    page.get_by_text("Let go, then choose a TV").wait_for()
    drop(page, ("holiday.mp4", 1000))
    page.locator("cast-dialog dialog").wait_for()
    page.keyboard.press("Escape")
    row(page, "holiday.mp4").get_by_text("Waits until you choose a TV").wait_for()
    assert server.received == {}
    ready(server)
    until(lambda: server.received, "it is sent")


def test_of_several_the_next_waits_for_the_end_of_the_one_before(server, open_remote):  # noqa: F811
    ready(server)
    page = open_remote()
    drop(page, ("one.mp4", 1000), ("two.mp4", 2000), ("three.mp4", 3000))
    until(lambda: len(server.received) == 1, "the first has arrived")
    row(page, "two.mp4").get_by_text("Waits until the one before is over").wait_for()
    keep(page, "uploads-several")
    first = server.states["uploads"]["uploads"]
    server.set(uploads={"uploads": [first[0] | {"state": "playing"}]})
    row(page, "one.mp4").get_by_text("Playing").wait_for()
    assert len(server.received) == 1
    page.get_by_role("button", name="Play three.mp4 now").click()
    until(lambda: len(server.received) == 2, "the third goes first")
    server.set(uploads={"uploads": [each | {"state": "done"} for each in server.states["uploads"]["uploads"]]})
    until(lambda: len(server.received) == 3, "the second is sent")
    assert [name for name, _ in server.received.values()] == ["one.mp4", "three.mp4", "two.mp4"]


def test_files_are_chosen_where_nothing_can_be_dragged(server, open_remote):  # noqa: F811
    ready(server)
    page = open_remote(is_mobile=True)
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose files").click()
    assert chooser.value.is_multiple()
    chooser.value.set_files([{"name": "from phone.mp4", "mimeType": "video/mp4", "buffer": b"x" * 5000},
                             {"name": "nothing.mp4", "mimeType": "video/mp4", "buffer": b""}])
    page.get_by_text("nothing.mp4 is empty.").wait_for()
    until(lambda: list(server.received.values()) == [("from phone.mp4", 5000)], "it has arrived")


def test_what_others_send_is_shown_and_can_be_ended(server, open_remote):  # noqa: F811
    uploading(server)
    page = open_remote()
    row(page, "Holiday 1.mp4").get_by_text("From another device").wait_for()
    assert page.locator(".uploads .row").count() == 6
    page.get_by_role("button", name="Cancel Holiday 1.mp4").click()
    until(lambda: server.deleted == ["uploads/u1"], "the server is told")
    row(page, "Holiday 1.mp4").get_by_text("Cancelled").wait_for()
    page.get_by_role("button", name="Take Holiday 5.mp4 off the list").click()
    row(page, "Holiday 5.mp4").wait_for(state="hidden")


@pytest.mark.quick
def test_what_plays_while_it_comes_says_so(server, open_remote):  # noqa: F811
    uploading(server)
    page = open_remote()
    row(page, "Holiday 1.mp4").get_by_text("From another device").wait_for()
    assert "Plays while it comes" not in page.locator(".uploads").inner_text()
    server.set(casts={"casts": [{"id": "upload-u1", "name": "Holiday 1", "state": "playing", "error": None}]})
    row(page, "Holiday 1.mp4").get_by_text("Plays while it comes").wait_for()
    assert page.locator(".uploads").inner_text().count("Plays while it comes") == 1


def test_two_browsers_see_one_upload(server, open_remote):  # noqa: F811
    ready(server)
    server.held.clear()
    one, other = open_remote(), open_remote()
    drop(one, ("shared.mp4", 20_000_000))
    row(one, "shared.mp4").wait_for()
    server.held.set()
    row(other, "shared.mp4").get_by_text("From another device").wait_for()
    assert "another device" not in row(one, "shared.mp4").inner_text()


def test_a_drop_of_text_changes_nothing(server, open_remote):  # noqa: F811
    ready(server)
    page = open_remote()
    page.evaluate("""() => { const dataTransfer = new DataTransfer(); dataTransfer.setData('text/plain', 'words');
        for (const type of ['dragenter', 'drop'])
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })); }""")
    assert page.locator(".drop-veil").is_hidden()
    assert server.received == {}


def test_hostile_names_of_files_stay_text(server, open_remote):  # noqa: F811
    ready(server)
    name = states.HOSTILE.replace("/", "∕")
    server.set(uploads={"uploads": [remoteserver.upload(1, name=states.HOSTILE)]})
    page = open_remote()
    drop(page, (name, 1000))
    until(lambda: server.received, "it has arrived")
    assert next(iter(server.received.values()))[0] == name
    assert page.evaluate("window.harmed") is None
    assert page.locator(".uploads img, .uploads script").count() == 0
    shown = page.locator(".uploads .row-title").all_inner_texts()
    assert all(re.search("<img src=x onerror", text) for text in shown) and len(shown) == 2
