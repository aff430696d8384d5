"""docs/widgets.md and docs/remote.md against the sources: whatever goes over the wire stands in their tables, and
whatever stands there goes over the wire. Interop/test_wire_alive.py holds them against a remote that runs."""

import dataclasses
import re

import pytest

import remoteserver
import widgetstates
import wiredocs
import wirevalues
import wiresources
from wiredocs import Type


@pytest.fixture(scope="module")
def documents():
    return wiredocs.read()


def differences(documented, written, what):
    """In sentences: what is in the documents and not in the sources, and the other way round."""
    for name in sorted(set(written) - set(documented)):
        yield f"{what} {name} is in the sources, and not in the documents"
    for name in sorted(set(documented) - set(written)):
        yield f"{what} {name} is in the documents, and not in the sources"


def is_same(documented, written):
    """Whether a field's type is the documents'."""
    if written is None:  # its own `encode` alone knows it: the running remote's answers are looked at
        return True
    if documented.null != written.null:
        return False
    kinds = {"integer": {"whole", "long"}, "list of integer": {"list of whole"}, "text": {"text", "words"}}
    if written.kind.endswith("form"):
        return documented.kind == written.kind and documented.words == written.words
    return documented.kind in kinds.get(written.kind, {written.kind})


def faults_of_forms(documented, written, requests):
    yield from differences(set(documented) - set(requests), written, "the form")
    for form in sorted(set(documented) & set(written)):
        yield from differences(documented[form], written[form], f"{form}'s field")
        for field in sorted(set(documented[form]) & set(written[form])):
            ours, theirs = documented[form][field], written[form][field]
            if not is_same(ours, theirs):
                yield f"{form}.{field} is “{ours}” in the documents, “{theirs}” in the sources"


def plain(arguments):
    return {name: dataclasses.replace(kind, words=tuple(sorted(kind.words))) for name, kind in arguments.items()}


def faults_of_arguments(documented, written, what):
    yield from differences(documented, written, what)
    for name in sorted(set(documented) & set(written)):
        ours, theirs = plain(documented[name]), plain(written[name])
        yield from differences(ours, theirs, f"{what} {name}'s argument")
        for each in sorted(set(ours) & set(theirs)):
            if ours[each] != theirs[each]:
                yield f"{name}'s {each} is “{ours[each]}” in the documents, “{theirs[each]}” in the sources"


def said(faults):
    faults = list(faults)
    assert not faults, "\n".join(faults)


def test_every_field_of_every_topic_and_answer(documents):
    said(faults_of_forms(documents.forms, wiresources.forms(), wiresources.requests()))


def test_every_topic_that_is_told(documents):
    documented = {name for name in documents.forms if name[0].islower()}
    said(differences(documented, wiresources.topics(), "the topic"))


def test_every_word_that_a_field_may_have(documents):
    described = {f"{form}.{field}" for form, fields in documents.forms.items() for field, kind in fields.items()
                 if kind.kind == "words"}
    said(differences(described, wiresources.WORDS, "the list of words of"))
    for place, enumeration in wiresources.WORDS.items():
        form, field = place.split(".")
        said(differences(documents.forms[form][field].words, wiresources.words(enumeration), f"{place}'s word"))


def test_every_command_and_its_arguments(documents):
    said(faults_of_arguments(documents.commands, wiresources.commands(), "the command"))
    said(differences(documents.owners, wiresources.owners(), "the command for owners"))


def test_every_argument_of_a_style(documents):
    written = {name: dataclasses.replace(kind, words=tuple(wiresources.words(kind.words[0])) if kind.words else ())
               for name, kind in wiresources.style_arguments().items()}
    said(faults_of_arguments({"Style": documents.forms["Style"]}, {"Style": written}, "the form"))


def test_every_request_to_the_remote(documents):
    requests = wiresources.requests()
    documented = {form: fields for form, fields in documents.forms.items() if form in requests or "Request" in form}
    said(faults_of_arguments(documented, requests, "the request"))


def test_every_path_and_method(documents):
    routes = wiresources.routes()
    said(differences(documents.paths, routes, "the path"))
    for path, methods in routes.items():
        said(differences(documents.paths[path], methods, f"{path}'s method"))


def test_every_status_and_answer(documents):
    documented = [(status, answer) for methods in documents.paths.values() for answers in methods.values()
                  for status, answer in answers.items()]
    said(differences({status for status, _ in documented} | documents.statuses, wiresources.statuses(), "the status"))
    said(f"{status} is an answer of a path and not explained" for status, _ in documented
         if status >= 400 and status not in documents.statuses)
    objects = {(status, members) for status, members in documented if isinstance(members, frozenset)}
    said(differences({f"{status} {sorted(members)}" for status, members in objects},
                     {f"{status} {sorted(members)}" for status, members in wiresources.answers()}, "the answer"))


# The scripted server's states, which the tests of the elements stand on, are of the same form.

@pytest.mark.parametrize("states", [
    widgetstates.nothing(), widgetstates.casting(), {"media": widgetstates.live()},
    {"media": widgetstates.advertisement()},
    {"uploads": {"uploads": [remoteserver.upload(1), remoteserver.upload(2, "failed", error="No room.")]},
     "LibraryPage": {"folder": None, "total": 2, "from": 0, "items": [remoteserver.folder("a"), remoteserver.item(1)]}},
])
def test_the_scripted_server_tells_states_of_that_form(documents, states):
    for topic, state in states.items():
        said(wirevalues.faults(documents, topic, state))


# Each of these can fail: a document or a source that lacks something is found.

def test_what_only_one_of_both_has_is_said():
    number, text = Type("number"), Type("text")
    found = list(faults_of_forms({"media": {"a": number, "b": text}}, {"media": {"a": text, "c": text}}, {}))
    assert found == [
        "media's field c is in the sources, and not in the documents",
        "media's field b is in the documents, and not in the sources",
        "media.a is “number” in the documents, “text” in the sources"]
    found = list(faults_of_arguments({"seek": {"position": Type("number", 0, 5)}},
                                     {"seek": {"position": Type("number", 0, 6)}, "skip": {}}, "the command"))
    assert found == [
        "the command skip is in the sources, and not in the documents",
        "seek's position is “number 0 to 5” in the documents, “number 0 to 6” in the sources"]


@pytest.mark.parametrize("change, test, fault", [
    (lambda d: d.forms["media"].pop("upNext"), test_every_field_of_every_topic_and_answer,
     "media's field upNext is in the sources, and not"),
    (lambda d: d.forms["media"].update(more=Type("text")), test_every_field_of_every_topic_and_answer,
     "media's field more is in the documents, and not"),
    (lambda d: d.forms["media"].update(title=Type("text")), test_every_field_of_every_topic_and_answer,
     "media.title is “text” in the documents, “text or null”"),
    (lambda d: d.forms["Upload"].update(error=Type("text")), test_every_field_of_every_topic_and_answer,
     "Upload.error is “text” in the documents, “text or null”"),
    (lambda d: d.forms.pop("casts"), test_every_topic_that_is_told, "the topic casts is in the sources, and not"),
    (lambda d: d.forms["Row"].update(icon=Type("words", words=("screen", "speaker"))),
     test_every_word_that_a_field_may_have, "Row.icon's word group is in the sources, and not"),
    (lambda d: d.commands.pop("jump"), test_every_command_and_its_arguments,
     "the command jump is in the sources, and not"),
    (lambda d: d.commands["setVolume"].pop("member"), test_every_command_and_its_arguments,
     "setVolume's argument member is in the sources, and not"),
    (lambda d: d.commands["setRate"].update(rate=Type("number", 0.5, 3)), test_every_command_and_its_arguments,
     "setRate's rate is “number 0.5 to 3” in the documents, “number 0.5 to 2”"),
    (lambda d: d.owners.remove("choose"), test_every_command_and_its_arguments,
     "the command for owners choose is in the sources, and not"),
    (lambda d: d.forms["Style"].pop("fontScale"), test_every_argument_of_a_style,
     "Style's argument fontScale is in the sources, and not"),
    (lambda d: d.forms["GuestRequest"].update(minutes=Type("number", 1, 10, optional=True)),
     test_every_request_to_the_remote, "GuestRequest's minutes is “number 1 to 10, optional” in the documents"),
    (lambda d: d.paths.pop("/remote/watched"), test_every_path_and_method,
     "the path /remote/watched is in the sources, and not"),
    (lambda d: d.paths["/cast/queue"].pop("HEAD"), test_every_path_and_method,
     "/cast/queue's method HEAD is in the sources, and not"),
    (lambda d: d.statuses.remove(429), test_every_status_and_answer, "the status 429 is in the sources, and not"),
    (lambda d: d.paths["/cast/commands"]["POST"].update({202: frozenset({"id"})}), test_every_status_and_answer,
     "the answer 202 ['done', 'event', 'id'] is in the sources, and not"),
])
def test_a_document_that_lacks_or_invents_something_is_found(change, test, fault):
    documents = wiredocs.read()
    change(documents)
    with pytest.raises(AssertionError, match=re.escape(fault)):
        test(documents)
