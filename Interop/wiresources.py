"""What the Swift sources say of the wire: the structs that are encoded, the arguments that are read, the routes."""

import re

from wiredocs import ROOT, Type

SOURCES = ROOT / "Sources"
TOPICS = ("CastWidgetsCore/Web/Topics", "CastRemote/Server/AccessForms.swift", "CastRemote/Library/LibraryForms.swift",
          "CastRemote/Uploads/UploadsTopic.swift", "CastRemote/Casts/RemoteCasts.swift")
COMMANDS = "CastWidgetsCore/Web/Commands/"
READING = COMMANDS + "WidgetCommand+Reading.swift"
# What the documents call a struct where that is not its own name, or a topic's.
NAMES = {"FailureTopic": "Failure", "StyleForm": "Style", "LibraryAnswer": "LibraryPage",
         "LibraryAnswer.Item": "Entry", "GuestsAnswer": "Guests"}
# Fields whose text is one of some words, and the enumeration that has them.
WORDS = {
    "button.state": "CastState", "Row.icon": "Icon", "instructions.titlePlace": "Place",
    "Button.type": "MediaButtonType",
    "media.playerState": "MediaPlayerState", "media.repeat": "MediaRepeatMode", "media.playback": "PlaybackButton",
    "Style.edgeType": "edgeTypes", "Style.windowType": "windowTypes", "Style.fontGenericFamily": "genericFamilies",
    "Style.fontStyle": "fontStyles", "Cast.state": "CastTable.State", "Upload.state": "UploadTable.State",
    "Entry.kind": "LibraryKind", "Failure.kind": "MediaControl.Kind", "hello.scope": "scope", "dialog.screen": "screen",
}
# Words that are no enumeration's: the file, and what they look like there.
LITERALS = {"scope": ("CastWidgetsCore/Web/Topics/StreamEvents.swift", r'"(\w+)"'),
            "screen": ("CastWidgetsCore/Web/Topics/DialogTopic.swift", r'"(\w+)"')}
STATUSES = {"ok": 200, "created": 201, "accepted": 202, "noContent": 204, "notModified": 304, "badRequest": 400,
            "unauthorized": 401, "forbidden": 403, "notFound": 404, "methodNotAllowed": 405, "conflict": 409,
            "contentTooLarge": 413, "unsupportedMediaType": 415, "tooManyRequests": 429, "internalServerError": 500,
            "serviceUnavailable": 503}


def source(path):
    """A file's or a folder's Swift, without comments."""
    place = SOURCES / path
    files = [place] if place.is_file() else sorted(place.rglob("*.swift"))
    texts = [file.read_text() for file in files if not file.name.endswith("Assets.swift")]
    return re.sub(r"^\s*//.*$", "", "\n".join(texts), flags=re.M)


def body(text, at):
    """What stands between the next brace and the one that closes it, and where that is."""
    start = text.index("{", at) + 1
    depth, place = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        place += 1
    return text[start:place - 1], place


DECLARED = re.compile(
    r"^ *(?:(?:package|public|private|fileprivate) )*(struct|enum|extension) ([\w.]+)([^{\n]*)\{", re.M)


def declarations(text, keyword, outer=""):
    """Each `struct NAME` (or `enum`) with its conformances and its body, those within others as OUTER.NAME."""
    place = 0
    while found := DECLARED.search(text, place):
        inner, end = body(text, found.end() - 1)
        name = outer + found[2]
        if found[1] == keyword:
            yield name, found[3], inner
        yield from declarations(inner, keyword, name + ".")
        place = end


def top_level(text):
    """The body without what is nested in it."""
    kept, depth = [], 0
    for letter in text:
        depth -= letter == "}"
        if depth == 0:
            kept.append(letter)
        depth += letter == "{"
    return "".join(kept)


PROPERTY = re.compile(
    r"^ *(@OrNull )?((?:package |public |private |private\(set\) )*)(?:let|var) `?(\w+)`?: ([^={}\n]+)$", re.M)
PLAIN = {"String": "text", "Double": "number", "Int": "integer", "Int64": "long", "Bool": "flag"}


def swift_type(text, name_of):
    text = text.strip()
    null = text.endswith("?")
    text = text.removesuffix("?")
    if found := re.fullmatch(r"\[([\w.]+)\]", text):
        kind, words_ = PLAIN.get(found[1], "form"), () if found[1] in PLAIN else (name_of(found[1]),)
        return Type(f"list of {kind}", words=words_, null=null)
    return Type(PLAIN.get(text, "form"), words=() if text in PLAIN else (name_of(text),), null=null)


def form_name(name):
    if name in NAMES:
        return NAMES[name]
    last = name.rpartition(".")[2]
    topic = re.fullmatch(r"(\w+?)(?:Topic|Event)", last)
    return topic[1][0].lower() + topic[1][1:] if topic else last


def forms():
    """Each form that is told: its fields; with None for a type that its own `encode` alone knows."""
    found = {}
    for place in TOPICS:
        text = source(place)
        structs = {name: (conformances, inner) for name, conformances, inner in declarations(text, "struct")}
        more = {name: inner for name, _, inner in declarations(text, "extension")}
        for name, (conformances, inner) in structs.items():
            keys = re.search(r"enum CodingKeys: String, CodingKey \{\s*case ([^}]*)\}", inner + more.get(name, ""))
            if "Encodable" not in conformances and not keys:
                continue

            def name_of(other, name=name):
                return form_name(f"{name}.{other}" if f"{name}.{other}" in structs else other)
            fields = {}
            for marked, modifiers, each, kind in PROPERTY.findall(top_level(inner)):
                if "private " in modifiers:
                    continue
                fields[each] = swift_type(kind, name_of)
                if fields[each].null and not marked and not keys:
                    raise AssertionError(f"{name}.{each} is left out where it is nil: @OrNull has it told as null")
            if keys:
                fields = {key.strip(): fields.get(key.strip()) for key in keys[1].split(",")}
            found[form_name(name)] = fields
    return found


def words(name):
    """The words of an enumeration, as they are told."""
    text = source("CastWidgetsCore") + source("CastRemote/Core")
    if name in LITERALS:
        file, pattern = LITERALS[name]
        return set(re.findall(pattern, source(file)))
    if name == "MediaControl.Kind":
        return told(text, name) | set(re.findall(r'kind: "(\w+)"', source("CastWidgetsWeb/Hub")))
    if listed := re.search(rf"static let {name}: Words<[\w.]+> = \[(.*?)\n    \]", text, re.S):
        return set(re.findall(r'\("(\w+)"', listed[1]))
    if found := told(text, name):
        return found
    if "." in name:
        owner, _, name = name.partition(".")
        text = next(SOURCES.rglob(owner + ".swift")).read_text()
    inner, _ = body(text, re.search(rf"enum {name}: String", text).start())
    cases = re.findall(r"^ *case ([\w, ]+)$", top_level(inner), re.M)
    return {word.strip() for line in cases for word in line.split(",")}


def told(text, name):
    """Those of `word`, in an extension."""
    found = re.search(rf"^extension {re.escape(name)} \{{(.*?)^\}}", text, re.S | re.M)
    return set(re.findall(r'case \.\w+: "(\w+)"', found[1])) if found else set()


READERS = re.compile(
    r'fields\.(text|optionalText|flag|number|whole|optionalWhole|wholes|object|optionalNumber)\(\s*"(\w+)"'
    r"(?:, (?:most: )?([\w.]+))?\)")


def numbers(text):
    """The constants of a file, as its ranges and limits are named."""
    found = {}
    for name, low, high, one in re.findall(
            r"static let (\w+) = (?:(-?[\d._e]+)\.\.\.(-?[\d._e]+)|([\d_]+))$", text, re.M):
        found[name] = (float(low), float(high)) if low else float(one.replace("_", ""))
    return found


def argument(reader, limit, constants):
    known = constants.get((limit or "").removeprefix("Self."))
    low, high = known if isinstance(known, tuple) else (None, None)
    most = known if isinstance(known, float) else float(limit) if (limit or "").isdigit() else None
    return {
        "text": Type("text", 1, most), "optionalText": Type("text", 1, most, optional=True), "flag": Type("flag"),
        "number": Type("number", low, high), "optionalNumber": Type("number", low, high, optional=True),
        "whole": Type("whole"), "optionalWhole": Type("whole", optional=True),
        "wholes": Type("list of whole", 1, most), "object": Type("object"),
    }[reader]


def commands():
    """Each command's arguments."""
    text = source(READING)
    constants, found = numbers(text), {}
    rates = numbers(source("CastWire/Media/PlaybackRates.swift"))
    constants |= {f"PlaybackRates.{name}": range_ for name, range_ in rates.items()}
    for case in re.split(r"^        case ", text, flags=re.M)[1:]:
        name = re.match(r'"(\w+)":', case)
        if not name:
            continue
        part = case.split("\n        default:")[0]
        if "Self.button(fields)" in part:
            part, _ = body(text, text.index("static func button"))
        found[name[1]] = {each: argument(reader, limit, constants) for reader, each, limit in READERS.findall(part)}
    # Words instead of any text.
    found["tapButton"]["bar"] = Type("words", words=tuple(bars()))
    found["setRepeatMode"]["mode"] = Type("words", words=tuple(sorted(words("MediaRepeatMode") - {"unchanged"})))
    request, ids = source(COMMANDS + "WidgetCommand.swift"), source(COMMANDS + "CommandFields.swift")
    low, high = re.search(r"\((\d+)\.\.\.(\d+)\)\.contains\(id", ids).groups()
    found["each"] = {"id": Type("id", float(low), float(high))} | {
        each: argument(reader, limit, {}) for reader, each, limit in READERS.findall(request)}
    return found


def bars():
    cases = re.search(r"enum Bar: String[^{]*\{\s*case ([\w, ]+)", source(COMMANDS + "WidgetCommand.swift"))
    return [word.strip() for word in cases[1].split(",")]


def style_arguments():
    """What is read of a style from a page: the field, and what it is to be."""
    text = source(COMMANDS + "TextTrackStyle+Form.swift")
    found = {name: Type("words", words=(listed,), null=True)
             for name, listed in re.findall(r'Self\.word\("(\w+)", form, StyleForm\.(\w+)\)', text)}
    color = re.search(r"optionalText\(name, most: (\d+)\) else \{ return nil \}\s*guard let color", text)[1]
    found |= {name: Type("text", 1, float(color), null=True) for name in re.findall(r'Self\.color\("(\w+)"', text)}
    for name, low, high in re.findall(r'optionalNumber\("(\w+)", ([\d.]+)\.\.\.([\d.]+)\)', text):
        found[name] = Type("number", float(low), float(high), null=True)
    for name, most in re.findall(r'form\.optionalText\("(\w+)", most: (\d+)\)', text):
        found[name] = Type("text", 1, float(most), null=True)
    return found


def owners():
    """Commands that a guest may not."""
    text = source(COMMANDS + "WidgetCommand.swift")
    cases = re.search(r"var isForOwners.*?case (.*?): true", text, re.S)[1]
    return set(re.findall(r"\.(\w+)", cases))


def requests():
    """What the remote reads of the bodies of its POSTs, by the form that the documents have for it."""
    times = re.search(r"guestTimes: ClosedRange<Int64> = (\d+)\.\.\.\((\d+) \* ([\d_]+)\)",
                      source("CastRemote/Core/Access/AccessTable.swift"))
    minutes = (int(times[1]) / 60, int(times[2]) * int(times[3].replace("_", "")) / 60)
    lengths = dict(re.findall(r"func (\w+)\(_ name: String, longest: Int = (\d+)\)",
                              source("CastRemote/Server/RemoteRequest.swift")))
    found = {}
    for form, file in (("CastRequest", "Casts"), ("WatchedRequest", "Library"), ("GuestRequest", "Guests")):
        fields = found[form] = {}
        for reader, name, rest in re.findall(r'asked\.(string|optionalString|number|bool)\("(\w+)"(?:, in: (.*?)\)$)?',
                                             source(f"CastRemote/Server/RemoteServer+{file}.swift"), re.M):
            if reader == "bool":
                fields[name] = Type("flag")
            elif reader == "number":
                plain = re.fullmatch(r"([\d.e]+)\.\.\.([\d.e]+)", rest)
                low, high = map(float, plain.groups()) if plain else minutes
                fields[name] = Type("number", low, high, optional=True)
            else:
                fields[name] = Type("text", 1, float(lengths[reader]), optional=reader == "optionalString")
    return found


def routes():
    """{path: methods}, with the names that the documents have for what a path names."""
    found = {}

    def add(path, *methods):
        path = re.sub(r":(\w+)", lambda name: name[1].upper(), path)
        found.setdefault(path, set()).update(methods)
    direct = re.compile(r'(?:router|group)\.(get|head|post|put|delete|patch|read)\(\s*"([^"]+)"')
    own = re.compile(r"(?:router|group)\.on\(\s*([^,]+), method: ([\w.]+)")
    files = {"/cast/": ["CastWidgetsWeb/WebWidgets+Routes.swift"],
             "/remote/": [f"CastRemote/Server/RemoteServer+{part}.swift" for part in ("Library", "Casts", "Guests")]}
    for prefix, names in files.items():
        for name in names:
            for method, path in direct.findall(source(name)):
                add(prefix + path, *(["GET", "HEAD"] if method == "read" else [method.upper()]))
    loops = own.findall(source("CastWidgetsWeb/WebWidgets+Routes.swift")) + own.findall(
        source("CastRemote/Server/RemoteServer.swift"))
    known = [("path", ".options"), ('"**"', "method"), ("path", "method")]
    assert loops == known, f"routes that are not read here: {loops}"
    add("/cast/FILE", "GET", "HEAD")
    add("/cast/ANY", "OPTIONS")
    at_root = re.search(r"static let atRoot = \[(.*?)\]", source("CastRemote/Server/RemoteFiles.swift"), re.S)[1]
    for path in ["/", "/remote/FILE", *("/" + name for name in re.findall(r'"([^"]+)"', at_root))]:
        add(path, "GET", "HEAD")
    return found


def statuses():
    """Every status that the server's code names."""
    text = source("CastWidgetsWeb") + source("CastRemote")
    named = set(re.findall(r"(?:WebRefusal\(|RemoteAnswer\(|status: |WebRefusal\(\s*)\s*\.(\w+)[,)]", text))
    named |= set(re.findall(r"case \.[\w, .]+: \.(\w+)$", source("CastRemote/Server/RemoteRefusal+Web.swift"), re.M))
    named |= {name for name in STATUSES if re.search(rf"\(status, retryAfter, allowed\) = \(\.{name}\b", text)}
    unknown = named - set(STATUSES)
    assert not unknown, f"statuses that are not known here: {sorted(unknown)}"
    return {STATUSES[name] for name in named} | {int(code) for code in re.findall(r"code: (\d{3})", text)}


def answers():
    """The answers that are written as they stand: (status, members)."""
    text = source("CastWidgetsWeb/WebWidgets+Routes.swift") + source("CastRemote/Server")
    found = set()
    for members, status in re.findall(r"\.json\(\s*\[(.*?)\](?: as JSONValue)?(?:, status: \.(\w+))?\)", text, re.S):
        found.add((STATUSES[status or "ok"], frozenset(re.findall(r'"(\w+)":', members))))
    for status, members in re.findall(r"RemoteAnswer\(\s*\.(\w+),\s*\[(.*?)\]\)", text, re.S):
        found.add((STATUSES[status], frozenset(re.findall(r'"(\w+)":', members))))
    return found


def topics():
    """Names under which something is told."""
    hub = source("CastWidgetsWeb/Hub/EventHub.swift")
    listed = re.search(r"frameworksTopics: Set<String> = \[(.*?)\]", hub, re.S)
    return set(re.findall(r'"(\w+)"', listed[1])) | set(re.findall(r'\.publish\("(\w+)"', source("CastRemote/Server")))
