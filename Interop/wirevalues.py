"""Values that came over the wire, held against the documents' tables."""

import math


def faults(documents, form, value, seen=None, place=None):
    """What of a value is not as the tables have its form, in sentences. `seen` gathers the forms that were there."""
    place = place or form
    if value is None and form in documents.maybe_null:
        return
    if form == "style":
        if not isinstance(value, dict) or not all(isinstance(node, dict) for node in value.values()):
            yield f"{place} is no object of objects: {value!r}"
        return
    if not isinstance(value, dict):
        yield f"{place} is no object: {value!r}"
        return
    if seen is not None:
        seen.add(form)
    fields = documents.forms[form]
    for name in sorted(set(value) - set(fields)):
        yield f"{place}.{name} came, and is not in the documents"
    for name in sorted(set(fields) - set(value)):
        yield f"{place}.{name} is in the documents, and did not come"
    for name in sorted(set(fields) & set(value)):
        yield from faults_of_value(documents, fields[name], value[name], seen, f"{place}.{name}")


def faults_of_value(documents, kind, value, seen, place):
    if value is None:
        if not kind.null:
            yield f"{place} is null, which the documents don't allow"
    elif kind.kind.startswith("list of "):
        if not isinstance(value, list):
            yield f"{place} is no list: {value!r}"
            return
        for each in value:
            if kind.kind == "list of form":
                yield from faults(documents, kind.words[0], each, seen, place + "[]")
            elif not PLAIN[kind.kind.removeprefix("list of ")](each):
                yield f"{place} has {each!r} in it, which is no {kind.kind.removeprefix('list of ')}"
    elif kind.kind == "form":
        yield from faults(documents, kind.words[0], value, seen, place)
    elif kind.kind == "words":
        if value not in kind.words:
            yield f"{place} is {value!r}, which is none of {', '.join(kind.words)}"
    elif not PLAIN[kind.kind](value):
        yield f"{place} is {value!r}, which is no {kind.kind}"


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and math.isfinite(value)


PLAIN = {
    "text": lambda value: isinstance(value, str), "flag": lambda value: isinstance(value, bool), "number": is_number,
    "whole": lambda value: is_number(value) and value == int(value) and -2 ** 31 <= value < 2 ** 32,
    "long": lambda value: is_number(value) and value == int(value) and abs(value) < 2 ** 53,
}
