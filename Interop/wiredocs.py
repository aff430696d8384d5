"""What docs/widgets.md and docs/remote.md say of the wire, read from their tables."""

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WIDGETS, REMOTE = ROOT / "docs/widgets.md", ROOT / "docs/remote.md"


@dataclass(frozen=True)
class Type:
    """Of a field or an argument. `kind`: text, number, whole, long, flag, object, id, words, form, or `list of` one."""

    kind: str
    low: float | None = None
    high: float | None = None
    words: tuple = ()
    null: bool = False
    optional: bool = False

    def __str__(self):
        """As the tables have it, or nearly so."""
        extent = f" {self.low:g} to {self.high:g}" if self.low is not None and self.high is not None else ""
        what = self.kind.replace("form", "").replace("words", "") + extent + " " + ", ".join(self.words)
        return what.strip() + " or null" * self.null + ", optional" * self.optional


RANGE = r"(-?[\d.]+) to (-?[\d.]+)"
PATTERNS = (
    (r"true or false", "flag"), (r"object", "object"), (r"text", "text"), (rf"text of {RANGE} bytes", "text"),
    (r"number", "number"), (rf"number {RANGE}", "number"), (r"whole number", "whole"), (r"long number", "long"),
    (rf"{RANGE} letters, digits and dashes", "id"), (rf"list of {RANGE} whole numbers", "list of whole"),
    (r"list of texts", "list of text"), (r"list of numbers", "list of number"),
    (r"list of whole numbers", "list of whole"),
)


def type_of(text):
    """Reads a type as the tables have it; ValueError where it is none."""
    rest = text.strip()
    optional = rest.endswith(", optional")
    rest = rest.removesuffix(", optional")
    null = rest.endswith(" or null")
    rest = rest.removesuffix(" or null")
    more = {"null": null, "optional": optional}
    for pattern, kind in PATTERNS:
        if found := re.fullmatch(pattern, rest):
            low, high = (float(number) for number in found.groups()) if found.groups() else (None, None)
            return Type(kind, low, high, **more)
    if found := re.fullmatch(r"(list of )?`([A-Z]\w*)`", rest):
        return Type("list of form" if found[1] else "form", words=(found[2],), **more)
    words = tuple(word.strip("` ") for word in re.split(r", | or ", rest))
    if words and all(re.fullmatch(r"[a-z]\w*", word) for word in words):
        return Type("words", words=words, **more)
    raise ValueError(f"“{text}” is no type that the tables know")


def tables(path):
    """Each table with its heading's cells, its rows, and the name in bold letters right before it, if there is one."""
    caption, rows = None, []
    for line in [*path.read_text().splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip().replace("\0", "|") for cell in line.replace(r"\|", "\0").strip("|").split("|")])
            continue
        if rows:
            yield caption, rows[0], rows[2:]
            caption, rows = None, []
        if found := re.match(r"\*\*`(\w+)`\*\*", line):
            caption = found[1]
            if caption == "style":  # it has no table: its members are an app's own
                yield caption, ["Field", "Type", "What it is"], []
                caption = None
        elif line.strip():
            caption = None


@dataclass
class Documents:
    forms: dict = field(default_factory=dict)      # form or topic: {field: Type}
    commands: dict = field(default_factory=dict)   # command: {argument: Type}
    owners: set = field(default_factory=set)       # commands that a guest may not
    paths: dict = field(default_factory=dict)      # path: {method: {status: answer}}
    statuses: set = field(default_factory=set)     # those that are explained
    maybe_null: set = field(default_factory=set)   # topics that are null as a whole

    def methods(self, path):
        return sorted(self.paths[path])


def arguments(cell):
    found = {}
    for part in filter(None, (part.strip() for part in cell.split(";"))):
        name, _, kind = part.partition(" ")
        found[name.strip("`")] = type_of(kind)
    return found


def answers(cell):
    """What an answers' cell says: the status, and the members of its object or the form that it is."""
    found = {}
    for part in cell.split("; "):
        status, _, rest = part.partition(" ")
        members = re.match(r"`\{([^}]*)\}`", rest)
        form = re.match(r"`([A-Z]\w*)`", rest)
        what = frozenset(members[1].split(", ")) if members else form[1] if form else None
        found[int(status.strip(","))] = what
    return found


def read(*paths):
    """All that the documents say."""
    all_of_it = Documents()
    for path in paths or (WIDGETS, REMOTE):
        for caption, head, rows in tables(path):
            if head[:2] == ["Field", "Type"]:
                assert caption and caption not in all_of_it.forms, f"{path.name}: a table of fields is named {caption}"
                all_of_it.forms[caption] = {row[0].strip("`"): type_of(row[1]) for row in rows}
            elif head[0] == "Command":
                for name, taken, who, *_ in rows:
                    all_of_it.commands[name.strip("`")] = arguments(taken)
                    if who == "owners":
                        all_of_it.owners.add(name.strip("`"))
            elif head[:2] == ["Method", "Path"]:
                for row in rows:
                    methods = all_of_it.paths.setdefault(row[1].strip("`"), {})
                    methods.update({method: answers(row[-1]) for method in row[0].split(", ")})
            elif head == ["Status", "When"]:
                all_of_it.statuses |= {int(row[0]) for row in rows}
        all_of_it.maybe_null |= set(re.findall(r"^\*\*`(\w+)`\*\*, or null", path.read_text(), re.M))
    return all_of_it
