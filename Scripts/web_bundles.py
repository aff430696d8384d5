"""Makes of a page's modules, as they lie in Assets, the few small files that a browser fetches.

The modules stay readable in the repository, and a page that serves that folder works. In the binary those that are
needed together are one file, without comments and with short local names: many small files compress badly, and each
costs the fields of an answer. esbuild does it, and zopfli makes the smallest gzip; both are Debian's. What is here is
what they do not know: which file takes which module, and the style sheets within the modules.
"""
import json
import pathlib
import re
import shutil
import subprocess
import tempfile

# What names another module: './base.js' beside it, '/cast/base.js' from the remote's.
NAMED = re.compile(r"(['\"])(\./|/cast/|/remote/)([a-z0-9-]+\.js)\1")
IMPORTED = re.compile(r"(?:^|\n)(?:import|export)\b[\s\w{},*$]*['\"]\./([a-z0-9-]+\.js)['\"]")
NAMES = re.compile(r"^import \{([^}]*)\} from '([^']+)';", re.M)
# esbuild makes WeakMaps of the private members of a class that has static fields, and not of one that has getters.
# A module's own style sheet. One with holes stays where it is: it needs the names around it.
SHEET = re.compile(r"^(export )?const (\w+) = (sheet\(`[^`$]*`\);)$", re.M)
STATIC_FIELD = re.compile(r"^(\s+)static (\w+) = (.*);$", re.M)


class Bundles:
    """The scripts of one folder: which there are, and which modules each takes.

    folder: where the modules lie; place: what they are served beneath. roots: by the name of a bundle the modules that
    it is there for; what several need is in the first of them. others: Bundles whose modules these import. whole: the
    bundles of which others import what they like.
    """

    def __init__(self, folder, place, roots, others=(), whole=()):
        self.folder, self.place, self.roots, self.whole = folder, place, roots, whole
        self.others = {other.place: other for other in others}
        self.home, self.imports = {}, {}
        for bundle, names in roots.items():
            for name in names:
                self._take(name, bundle)

    def _take(self, name, bundle):
        if name in self.home:
            return
        self.home[name] = bundle
        self.imports[name] = IMPORTED.findall((self.folder / name).read_text(encoding="utf-8"))
        for needed in self.imports[name]:
            self._take(needed, bundle)

    def made(self):
        """Each bundle's text by its name."""
        with tempfile.TemporaryDirectory() as folder:
            return {bundle: self._made(bundle, pathlib.Path(folder) / bundle[:-3]) for bundle in self.roots}

    def aliases(self):
        """By the name of a module that is no file of its own any more: the bundle that has it."""
        return {name: bundle for name, bundle in sorted(self.home.items()) if name not in self.roots}

    def paths(self):
        """What a page's scripts are served as, those of the others too."""
        own = {self.place + bundle for bundle in self.roots}
        return own.union(*(other.paths() for other in self.others.values()))

    def _made(self, bundle, folder):
        folder.mkdir()
        modules = [name for name, home in self.home.items() if home == bundle]
        wanted, sheets = {}, []
        for name in modules:
            text = self._moved((self.folder / name).read_text(encoding="utf-8"), bundle)
            text = STATIC_FIELD.sub(r"\1static get \2() { return \3; }", text)
            text = self._from_one_place(text, modules, wanted)
            text = self._without_sheets(small_sheets(text), sheets)
            (folder / name).write_text(text, encoding="utf-8")
        # gzip sees 32 kB back: the style sheets lie together, first of all.
        (folder / "sheets.mjs").write_text("".join(sheets), encoding="utf-8")
        for number, (place, names) in enumerate(wanted.items()):
            listed = ", ".join(sorted(names))
            text = f"import {{ {listed} }} from '{place}';\nexport {{ {listed} }};\n"
            (folder / f"from{number}.mjs").write_text(text, encoding="utf-8")
        asked = {needed for name, home in self.home.items() if home != bundle for needed in self.imports[name]}
        # Apps' own modules, and the remote's, may import any part of the core.
        told = [name for name in modules if name in self.roots[bundle] or name in asked or bundle in self.whole]
        entry = folder / "entry.mjs"
        first = "import './sheets.mjs';\n" if sheets else ""
        entry.write_text(first + "".join(f"export * from './{name}';\n" for name in told), encoding="utf-8")
        outside = [f"--external:./{other}" for other in self.roots if other != bundle]
        return esbuild(entry, "--bundle", "--format=esm", "--external:/cast/*", *outside)

    def _without_sheets(self, text, sheets):
        """The text, whose own style sheet stands in sheets.mjs; `sheets` is what is there, filled here."""
        def place(found):
            exported, name, call = found.groups()
            if not sheets:
                made_by = re.search(r"^import \{[^}]*\bsheet\b[^}]*\} from '[^']+';", text, re.M)
                sheets.append(re.sub(r"\{[^}]*\}", "{ sheet }", made_by[0]) + "\n")
            own = f"sheet{len(sheets)}"
            sheets.append(f"export const {own} = {call}\n")
            again = f"\nexport {{ {name} }};" if exported else ""
            return f"import {{ {own} as {name} }} from './sheets.mjs';{again}"
        return SHEET.sub(place, text)

    def _from_one_place(self, text, modules, wanted):
        """The text, whose imports from other bundles go through a module that imports each name once: else each module
        has its own short name for the same thing, which compresses badly. wanted: the names by bundle, filled here."""
        def place(found):
            names, bundle = found.groups()
            if bundle.removeprefix("./") in modules:
                return found[0]
            listed = (name.partition(" as ")[0].strip() for name in names.split(","))
            wanted.setdefault(bundle, set()).update(name for name in listed if name)
            return f"import {{{names}}} from './from{list(wanted).index(bundle)}.mjs';"
        return NAMES.sub(place, text)

    def _moved(self, text, bundle):
        """The text, with each name of a module as the name of the bundle that has it."""
        def place(found):
            quote, where, name = found.groups()
            owner = self if where in ("./", self.place) else self.others.get(where)
            home = owner.home.get(name) if owner else None
            if home is None or (owner is self and home == bundle):
                return found[0]
            return f"{quote}{where}{home}{quote}"
        return NAMED.sub(place, text)


def run(program, *arguments):
    if shutil.which(program) is None:
        raise SystemExit(f"embed-assets: {program} is missing, which makes the pages' files small; run: "
                         "apt-get install esbuild zopfli")
    made = subprocess.run([program, *arguments], stdout=subprocess.PIPE)
    if made.returncode:
        raise SystemExit(f"embed-assets: {program} ended with {made.returncode}; its own words are above.")
    return made.stdout


def esbuild(path, *options):
    return run("esbuild", str(path), "--minify", "--charset=utf8", "--log-level=warning", "--legal-comments=none",
               *options).decode("utf-8").rstrip("\n")


def zopfli(content):
    with tempfile.NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        return run("zopfli", "--i500", "-c", file.name)


def small_sheets(text):
    """The style sheets that a module has as sheet(`…`), without what a browser skips."""
    parts, at = [], 0
    for found in re.finditer(r"\bsheet\(`", text):
        if found.start() < at:
            continue
        end = template_end(text, found.end())
        parts += [text[at:found.end()], small_template(text[found.end():end])]
        at = end
    return "".join(parts) + text[at:]


def template_end(text, at):
    """Where the template ends whose text begins at `at`: at its own backtick, not at one within a `${…}`."""
    while text[at] != "`":
        if text.startswith("${", at):
            at = hole_end(text, at)
        else:
            at += 2 if text[at] == "\\" else 1
    return at


def hole_end(text, start):
    """Behind the brace that ends the `${` at `start`; what lies between may have braces and templates of its own."""
    at, depth = start + 2, 1
    while depth:
        if text[at] == "`":
            at = template_end(text, at + 1)
        elif text[at] in "'\"":
            at = text.index(text[at], at + 1)
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return at


def small_template(text):
    parts, at = [], 0
    while (start := text.find("${", at)) >= 0:
        end = hole_end(text, start)
        parts += [small_css(text[at:start]), text[start:end]]
        at = end
    return ("".join(parts) + small_css(text[at:])).strip()


def small_css(text):
    """CSS without comments and without the white space that says nothing; strings stay as they are."""
    parts = re.split(r"(\"[^\"]*\"|'[^']*')", re.sub(r"/\*.*?\*/", "", text, flags=re.S))
    for i in range(0, len(parts), 2):
        part = re.sub(r"\s+", " ", parts[i])
        part = re.sub(r" ?([{};,>]) ?", r"\1", part)
        part = re.sub(r"(?<=[\w-]): (?=\S|$)", ":", part)
        parts[i] = part.replace(";}", "}")
    return "".join(parts)


def small_json(text):
    return json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))


def small_page(text, scripts):
    """A page without indentation, and without the names of modules that lie in a bundle now."""
    lines = [line.strip() for line in text.splitlines()]
    preload = re.compile(r'<link rel="modulepreload" href="(/(?:cast|remote)/[a-z0-9-]+\.js)">')
    kept = [line for line in lines if line and not ((found := preload.fullmatch(line)) and found[1] not in scripts)]
    return "\n".join(kept) + "\n"


def self_test():
    """What is ours here does what it says; the rest is esbuild's."""
    css = small_css('a > :is(b, c) {\n  width: calc(1px * 2); /* x;y */ content: "a:  b ;";\n  margin: 0 -6u ; }\n')
    assert css == 'a>:is(b,c){width:calc(1px * 2);content:"a:  b ;";margin:0 -6u}', css
    nested = "const s = sheet(`\na { ${list.map(([n, m]) => `--${n}: {${m}};`).join('}')} b: c; }\n`); f(`x  y`);"
    made = small_sheets(nested)
    assert made == "const s = sheet(`a{${list.map(([n, m]) => `--${n}: {${m}};`).join('}')} b:c}`); f(`x  y`);", made
    assert IMPORTED.findall("import './a.js';\nimport { b,\n  c } from './b.js';\nimport x from '/cast/y.js';\n"
                            "const z = import('./z.js');\nexport { q } from './q.js';") == ["a.js", "b.js", "q.js"]
    bundles, sheets = Bundles(pathlib.Path(), "/cast/", {}), []
    left = [bundles._without_sheets(f"import {{ el, sheet }} from './theme.js';\n{kind} s = sheet(`a{{}}`);\n", sheets)
            for kind in ("const", "export const")]
    assert left[0].endswith("\nimport { sheet1 as s } from './sheets.mjs';\n"), left
    assert left[1].endswith("\nimport { sheet2 as s } from './sheets.mjs';\nexport { s };\n"), left
    assert sheets == ["import { sheet } from './theme.js';\n"] + [
        f"export const sheet{n} = sheet(`a{{}}`);\n" for n in (1, 2)], sheets
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "widgets.js").write_text("import { a } from './a.js';\nexport const load = () => import('./b.js');\n")
        (folder / "a.js").write_text("// a comment\nexport const a = /[`'\"/]/.test('// none');\n")
        (folder / "b.js").write_text("import { a } from './a.js';\nexport class B {\n  static x = [a];\n  #y = 1;\n}\n")
        bundles = Bundles(folder, "/cast/", {"widgets.js": ["widgets.js"], "panels.js": ["b.js"]})
        assert bundles.aliases() == {"a.js": "widgets.js", "b.js": "panels.js"}, bundles.aliases()
        assert bundles._moved("import { a } from './a.js';", "panels.js") == "import { a } from './widgets.js';"
        assert bundles._moved("import('./b.js'); './a.js'", "widgets.js") == "import('./panels.js'); './a.js'"
        assert bundles._moved("['/cast/b.js', '/remote/b.js']", "x.js") == "['/cast/panels.js', '/remote/b.js']"
    page = '<p>\n  <link rel="modulepreload" href="/remote/a.js">\n  <b>x</b>\n</p>\n'
    page = small_page(page, {"/remote/remote.js"})
    assert page == "<p>\n<b>x</b>\n</p>\n", page
