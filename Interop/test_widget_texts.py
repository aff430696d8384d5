"""Which language the widgets speak: the whole tag's, then its base's, then English."""

import json

import pytest
import widgetserver
from test_widget_elements import open_page, server  # noqa: F401

OWN = {"pt-BR": {"dir": "ltr", "name": "Português (Brasil)", "texts": {"dialogTitle": "Escolha a TV"}},
       "sr-Latn": {"dir": "ltr", "name": "Srpski", "texts": {"dialogTitle": "Izaberite TV"}}}


@pytest.fixture
def with_own_languages(server, tmp_path):  # noqa: F811
    """The server has the languages of an app too, as WebWidgetsOptions.texts says them."""
    for file in widgetserver.ASSETS.iterdir():
        if file.name != "texts":
            (tmp_path / file.name).symlink_to(file)
    (tmp_path / "texts").mkdir()
    known = sorted(file.stem for file in (widgetserver.ASSETS / "texts").glob("*.json") if file.stem != "index")
    for name in known:
        (tmp_path / f"texts/{name}.json").symlink_to(widgetserver.ASSETS / f"texts/{name}.json")
    for name, form in OWN.items():
        (tmp_path / f"texts/{name}.json").write_text(json.dumps(form))
    (tmp_path / "texts/index.json").write_text(json.dumps([*known, *OWN]))
    server.assets = tmp_path


def own(language, key):
    return json.loads((widgetserver.ASSETS / f"texts/{language}.json").read_text())["texts"][key]


@pytest.mark.parametrize("stated, language, title, base", [
    ("pt-BR", "pt-BR", "Escolha a TV", "pt"), ("pt-br", "pt-BR", "Escolha a TV", "pt"),
    ("pt-PT", "pt", own("pt", "dialogTitle"), "pt"), ("sr-Latn-RS", "sr-Latn", "Izaberite TV", "en"),
    ("sr", "en", own("en", "dialogTitle"), "en")])
def test_the_nearest_language_is_spoken_and_then_its_base(with_own_languages, server, open_page,  # noqa: F811
                                                          stated, language, title, base):
    page = open_page(server.page("/own", language=stated))
    page.locator("cast-button button").click()
    page.get_by_role("dialog", name=title).wait_for()
    assert page.locator("cast-dialog [part=root]").get_attribute("lang") == language
    assert page.locator("cast-dialog [part=close]").get_attribute("aria-label") == own(base, "dialogClose")
