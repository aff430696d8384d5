// The item that comes next, opened in an element of its own that nobody sees, so that it begins at once. There is one
// at most. What goes wrong with it says nothing: it is then opened anew when its turn comes, and that tells why.
import {Captions} from './captions.js';
import {canBeOpenedAhead, isSame, needsCORS} from './decisions/items.js';

let spare = null;

// An element for sound or a picture. It is <video> for sound too: <audio> shows no text tracks.
export function openElement(item) {
  const element = document.createElement('video');
  if (needsCORS(item)) element.crossOrigin = 'anonymous';
  element.preload = 'auto';
  element.playsInline = true;
  element.disableRemotePlayback = true;
  element.preservesPitch = true;
  const captions = new Captions(element, item.tracks);
  element.src = item.url;
  return {element, captions};
}

export function warm(item) {
  if (item && spare && isSame(spare.item, item)) return;
  drop();
  if (!item || !canBeOpenedAhead(item)) return;
  const opened = openElement(item);
  spare = {item, ...opened};
  const {element, captions} = opened;
  element.muted = true;
  element.addEventListener('loadedmetadata', () => {
    if (item.startTime != null && Number.isFinite(element.duration)) element.currentTime = item.startTime;
  }, {once: true});
  element.addEventListener('loadeddata', () => spare?.element === element && captions.fetch(item.active), {once: true});
  element.addEventListener('error', () => spare?.element === element && drop(), {once: true});
}

// What was warmed up for this item, which is the caller's from now on; null where there is nothing. An ad that comes in
// between leaves it where it is.
export function take(item) {
  if (!spare) return null;
  if (!isSame(spare.item, item)) {
    if (!item.ad) drop();
    return null;
  }
  const {element, captions} = spare;
  spare = null;
  return {element, captions};
}

export function drop() {
  if (!spare) return;
  const {element, captions} = spare;
  spare = null;
  captions.remove();
  element.removeAttribute('src');
  element.load();
}

// For who looks at the page.
export function state() {
  return spare && {url: spare.item.url, readyState: spare.element.readyState};
}
