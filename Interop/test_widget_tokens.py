"""Whose token a page has: the owner's is the browser's, a guest's its tab's, and a broken link's is nobody's."""

from test_widget_elements import open_page, server  # noqa: F401
from waiting import until

CONNECTION = "() => import('/cast/client.js').then((module) => module.castClient.connection)"
PAUSE = """() => import('/cast/client.js').then((module) => module.castClient.send('pause'))
    .then(() => 'done', (error) => error.status)"""
KEPT = "['cast-token', 'cast-guest-token'].map((key) => localStorage.getItem(key))"
GUEST = "guest-token-for-the-bedroom"


def scope(page):
    return page.evaluate("() => import('/cast/client.js').then((m) => m.castClient.state('hello')?.scope)")


def test_a_guests_link_in_another_tab_leaves_the_owner_the_owner(server, open_page):  # noqa: F811
    server.guest_tokens.add(GUEST)
    owner = open_page()
    until(lambda: owner.evaluate(KEPT) == [server.token, None], "the owner's token is the browser's")
    guest = open_page(f"{server.origin}/#t={GUEST}", context=owner.context)
    until(lambda: scope(guest) == "guest", "the other tab is a guest's")
    assert [page.evaluate(PAUSE) for page in (owner, guest, owner)] == ["done"] * 3
    assert server.bearers == [server.token, GUEST, server.token]
    assert guest.evaluate(KEPT) == [server.token, None]
    guest.reload()
    until(lambda: scope(guest) == "guest", "that tab stays the guest's")

    server.guest_tokens.clear()
    assert guest.evaluate(PAUSE) == 401 and guest.evaluate(CONNECTION) == "unauthorized"
    assert owner.evaluate(PAUSE) == "done" and owner.evaluate(CONNECTION) == "open"
    owner.reload()
    until(lambda: scope(owner) == "owner", "the owner is still known")


def test_what_another_tab_keeps_is_not_sent_in_this_ones_name(server, open_page):  # noqa: F811
    page = open_page()
    open_page(context=page.context).evaluate("localStorage.setItem('cast-token', 'of-another-tab-0123456789')")
    assert page.evaluate(PAUSE) == "done"
    assert server.bearers == [server.token]


def test_a_guest_who_comes_again_is_the_guest(server, open_page):  # noqa: F811
    server.guest_tokens.add(GUEST)
    page = open_page(f"{server.origin}/#t={GUEST}")
    until(lambda: page.evaluate(KEPT) == [None, GUEST], "nobody else is known here")
    again = open_page(server.origin, context=page.context)
    until(lambda: scope(again) == "guest", "without the link too")
    again.goto(server.link("/?"))
    until(lambda: again.evaluate(KEPT) == [server.token, None], "the owner takes the guest's place")


def test_a_link_that_was_cut_is_taken_as_none(server, open_page):  # noqa: F811
    page = open_page()
    until(lambda: page.evaluate(KEPT)[0] == server.token, "the token is kept")
    for broken in ("%", "", "%E4%BD%A0", "%0a"):
        tab = open_page(f"{server.origin}/#t={broken}", context=page.context)
        until(lambda tab=tab: scope(tab) == "owner", "the token that is kept is good")
        assert tab.evaluate("location.hash") == ""


def test_a_link_that_is_no_good_forgets_no_other_token(server, open_page):  # noqa: F811
    page = open_page()
    until(lambda: page.evaluate(KEPT)[0] == server.token, "the token is kept")
    tab = page.context.new_page()
    tab.faults = []
    tab.goto(f"{server.origin}/#t=over-since-yesterday")
    until(lambda: tab.evaluate(CONNECTION) == "unauthorized", "it is refused")
    assert tab.evaluate(KEPT) == [server.token, None]
    tab.reload()
    until(lambda: scope(tab) == "owner", "the token that is kept is good")
