// The page's own sentences in the browser's language, and the formats of numbers, times and languages.
import { fetchTexts, Texts } from '/cast/texts.js';

const folder = new URL('texts/', import.meta.url);
let texts = new Texts('en', null, null);
let locale = 'en'; // with its region, for times of day

const load = (name) => fetchTexts(new URL(`${name}.json`, folder));

/** Fetches the sentences, and sets the document's language and direction. */
export async function loadWords(wishes = navigator.languages ?? []) {
  const [index, english] = await Promise.all([load('index'), load('en')]);
  const known = index ?? ['en'];
  const base = (tag) => tag.toLowerCase().split('-')[0];
  locale = wishes.find((tag) => known.includes(base(tag))) ?? 'en';
  const language = base(locale);
  texts = new Texts(language, language === 'en' ? english : await load(language), english);
  document.documentElement.lang = language;
  document.documentElement.dir = texts.direction;
}

/** A sentence with values for its `{0}`, `{1}`, … */
export const w = (key, ...values) => texts.text(key, ...values);

/** Latin digits everywhere, as in the widgets' clocks. */
const options = (more) => ({ numberingSystem: 'latn', ...more });
const number = (more) => new Intl.NumberFormat(locale, options(more));

export const count = (value) => number().format(value);

/** 1,234,567 → "1.2 MB". */
export function size(bytes) {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];
  const step = bytes < 1000 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  const maximumFractionDigits = step < 2 || value >= 100 ? 0 : 1;
  return number({ style: 'unit', unit: units[step], unitDisplay: 'short', maximumFractionDigits }).format(value);
}

/** 5,900 seconds → "1 hr 38 min"; seconds below a minute. */
export function span(seconds) {
  const unit = (value, name) => number({ style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  if (seconds < 59.5) return unit(Math.max(0, Math.round(seconds)), 'second');
  const minutes = Math.round(seconds / 60);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  const parts = [days && unit(days, 'day'), hours && unit(hours, 'hour'), !days && rest && unit(rest, 'minute')];
  return parts.filter(Boolean).join(' ');
}

/** A time of day, with the day if it is not today. */
export function moment(unixSeconds, now = Date.now()) {
  const date = new Date(unixSeconds * 1000);
  const isToday = date.toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : { weekday: 'short', day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, options({ hour: '2-digit', minute: '2-digit', ...day })).format(date);
}

/** "de" → "Deutsch" in German; a code of no language stays as it is. */
export function languageName(code) {
  if (code === 'und') return w('subtitlesUnknown');
  try {
    return new Intl.DisplayNames(texts.language, { type: 'language' }).of(code);
  } catch {
    return code;
  }
}

export const list = (words) => new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(words);
