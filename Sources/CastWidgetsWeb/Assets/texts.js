// The widgets' texts, in the language of the page around. English replaces texts that a language lacks.
const base = new URL('texts/', import.meta.url);
const files = new Map();
const loaded = new Map();
const pauses = [300, 1_000]; // ms before a failed file is requested again, at first
const again = 5_000; // ms, later
let timer = 0;
const rtl = /^(ar|fa|he|ur)\b/;

/**
 * The content of a file; null if it does not load. The credentials match a page's preload: others would fetch it twice.
 */
export async function fetchTexts(url) {
  for (const pause of [...pauses, null]) {
    const text = await fetch(url).then((answer) => (answer.ok ? answer.json() : null)).catch(() => null);
    if (text || pause === null) return text;
    await new Promise((done) => setTimeout(done, pause));
  }
}

function load(name) {
  if (!files.has(name)) {
    files.set(name, fetchTexts(new URL(`${name}.json`, base))
      .then((text) => (text ?? files.delete(name), text)));
  }
  return files.get(name);
}

load('index');
load('en');

/** The nearest element with `lang`, through shadow roots. */
function statedLanguage(element) {
  for (let node = element; node;) {
    const found = node.closest?.('[lang]');
    if (found) return found.getAttribute('lang');
    node = node.getRootNode().host;
  }
  return '';
}

function wishes(element) {
  const stated = statedLanguage(element);
  return stated ? [stated] : [...(navigator.languages ?? [])];
}

/** The sentences of one language. */
export class Texts {
  constructor(language, file, english) {
    this.language = language;
    this.direction = file?.dir ?? (rtl.test(language) ? 'rtl' : 'ltr');
    this.own = file?.texts ?? {};
    this.english = english?.texts ?? {};
  }

  /** The sentence, with values for its `{0}`, `{1}`, … An unknown key is returned as it is. */
  text(key, ...values) {
    const sentence = this.own[key] ?? this.english[key] ?? key;
    return sentence.replace(/\{(\d)\}/g, (place, index) => values[index] ?? place);
  }
}

const whole = (key) => (loaded.get(key)?.missing === 0 ? loaded.get(key) : null);

/** The texts for an element; null while they load. */
export const textsNow = (element) => whole(wishes(element).join());

/** `pt-BR` → the files of `pt-BR` and `pt` that exist, the nearer one first; case does not matter in tags. */
function filesFor(tag, available) {
  const parts = tag.toLowerCase().split('-');
  const tags = parts.map((_, at) => parts.slice(0, parts.length - at).join('-'));
  return tags.map((wanted) => available.find((name) => name.toLowerCase() === wanted)).filter(Boolean);
}

/** The texts for an element, once they are loaded. */
export async function textsFor(element) {
  const wanted = wishes(element);
  const key = wanted.join();
  if (whole(key)) return whole(key);
  const index = await load('index');
  const names = wanted.map((tag) => filesFor(tag, index ?? ['en'])).find(({ length }) => length) ?? ['en'];
  // English fills in what a language lacks.
  const [english, ...files] = await Promise.all(['en', ...names].map(load));
  const file = { ...files[0], texts: Object.assign({}, ...files.map((each) => each?.texts).reverse()) };
  const texts = new Texts(names[0], file, english);
  texts.missing = [index, english, ...files].filter((each) => !each).length;
  // The same object as long as no more files are loaded, so that nothing is redrawn.
  if (!(loaded.get(key)?.missing <= texts.missing)) loaded.set(key, texts);
  if (texts.missing) {
    clearTimeout(timer);
    timer = setTimeout(() => followers.forEach((follow) => follow()), again);
  }
  return loaded.get(key);
}

// If a page changes its language, its widgets follow.
const followers = new Set();
new MutationObserver(() => followers.forEach((follow) => follow()))
  .observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });

/** Calls `does` whenever a `lang` of the page changes. Returns a function that unsubscribes. */
export function onLanguageChange(does) {
  followers.add(does);
  return () => followers.delete(does);
}
