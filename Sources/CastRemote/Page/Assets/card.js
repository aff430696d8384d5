// A film, a folder, a song or a picture of the library: its poster, its title, and how far it was watched. Names and
// titles are plain text, whatever they contain.
import { clockText, el, setAttribute, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { picture } from './api.js';
import { libraryHash } from './router.js';
import { languageName, list, span, w } from './words.js';

const pictures = { folder: 'folder', film: 'film', song: 'music', picture: 'image' };
const kinds = { folder: 'kindFolder', film: 'kindFilm', song: 'kindSong', picture: 'kindPicture' };
const settling = 90; // ms: an image that only scrolls past is not fetched

/** The same color for the same item, if it has no image. */
function hue(text) {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.codePointAt(0)) >>> 0;
  return sum % 360;
}

// An image's address is released with the element that shows it.
const shown = new FinalizationRegistry((address) => URL.revokeObjectURL(address));

async function load(image, path) {
  try {
    const address = await picture(path);
    if (address === null) return image.remove();
    shown.register(image, address);
    image.src = address;
  } catch {
    image.remove();
  }
}

/** A poster that fills its place; a tall one stands before a blurred copy of itself. */
export function makePoster(item) {
  const place = el('span.poster', { 'data-kind': item.kind }, icon(pictures[item.kind] ?? 'film', 'poster-icon'));
  place.style.setProperty('--hue', hue(item.title ?? item.name));
  if (!item.poster) return place;
  const image = el('img.poster-image', { alt: '', decoding: 'async', 'data-state': 'loading' });
  image.addEventListener('load', () => {
    if (image.naturalWidth < image.naturalHeight * 1.3) {
      place.style.setProperty('--shot', `url(${JSON.stringify(image.src)})`);
      place.classList.add('is-tall');
    }
    setAttribute(image, 'data-state', 'there');
  });
  image.addEventListener('error', () => image.remove());
  place.append(image);
  setTimeout(() => {
    if (place.isConnected) load(image, item.poster);
  }, settling);
  return place;
}

/** The text beside the title: the duration or the remaining time, and the languages of subtitles. */
function facts(item) {
  const isBegun = item.watched > 0 && !item.finished;
  if (item.kind === 'folder') return { time: '', spoken: [w(kinds.folder)] };
  const left = isBegun && item.duration ? w('timeLeft', span(Math.max(0, item.duration - item.watched))) : null;
  const time = left ?? (item.duration ? span(item.duration) : '');
  const spoken = [time || null, item.finished ? w('watched') : null];
  if (item.subtitles?.length) spoken.push(w('subtitles', list(item.subtitles.map(languageName))));
  if (item.kind !== 'film') spoken.unshift(w(kinds[item.kind]));
  return { time, spoken: spoken.filter(Boolean) };
}

/** A card; `open(item)` is called for media, and a folder is a link. */
export function makeCard(item, open) {
  const isFolder = item.kind === 'folder';
  const poster = makePoster(item);
  const title = el('span.card-title', { dir: 'auto' });
  const time = el('span.card-time');
  const length = el('span.length.time');
  const mark = el('span.seen', {}, icon('check'));
  const captions = el('span.captions-mark', {}, icon('captions'));
  const progress = el('span.card-progress', {}, el('span'));
  poster.append(length, mark, captions, progress);
  const texts = el('span.card-texts', {}, title, time);
  const attributes = { 'data-key': `item ${item.id}` };
  let shown = item;
  const element = isFolder
    ? el('a.card', { ...attributes, href: libraryHash(item.id) }, poster, texts)
    : el('button.card', { ...attributes, 'aria-haspopup': 'dialog', onclick: () => open(shown) }, poster, texts);

  function draw(next) {
    shown = next;
    const { time: words, spoken } = facts(next);
    const name = next.title || next.name;
    setText(title, name);
    setText(time, isFolder ? w('kindFolder') : words || w(kinds[next.kind] ?? 'kindFilm'));
    setAttribute(element, 'aria-label', [name, ...spoken].join(', '));
    setAttribute(element, 'title', next.name);
    setAttribute(length, 'hidden', !next.duration);
    setText(length, next.duration ? clockText(next.duration) : '');
    setAttribute(mark, 'hidden', !next.finished);
    setAttribute(captions, 'hidden', !next.subtitles?.length);
    const share = next.duration && next.watched && !next.finished ? Math.min(1, next.watched / next.duration) : 0;
    setAttribute(progress, 'hidden', !share);
    progress.firstChild.style.setProperty('--at', share.toFixed(4));
  }
  draw(item);
  return { element, draw, id: item.id, kind: item.kind, poster: item.poster };
}
