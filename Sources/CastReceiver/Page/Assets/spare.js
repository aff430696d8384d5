// Prepares the next item in a hidden element of its own, so that it starts at once. There is at most one such item. Its
// failures are not reported: it is opened again when it is loaded, and that load reports the failure.
import {Captions} from './captions.js';
import {canBeOpenedAhead, isSame, needsCORS} from './decisions/items.js';

let spare = null;

// An element for audio or video. It is <video> for audio too, because <audio> shows no text tracks.
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

// Returns the prepared element for this item, which then belongs to the caller; null if there is none. An ad in between
// leaves the prepared item in place.
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

// For people and tests that look at the page.
export function state() {
  return spare && {url: spare.item.url, readyState: spare.element.readyState};
}
