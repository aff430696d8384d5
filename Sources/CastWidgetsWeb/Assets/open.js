// Opens the panels. Their modules are fetched when first needed, and their elements created if the page has none. A
// module that failed is requested again when it is needed next: Chromium and WebKit keep no failed import.
import { speakerNow } from './base.js';
import { castClient } from './client.js';

// ms until an element of the page's markup is requested again, each time twice as long
const [again, atMost] = [5_000, 60_000];

const modules = {
  'cast-dialog': './dialog.js', 'cast-instructions': './instructions.js',
  'cast-expanded-controller': './expanded-controller.js', 'cast-track-selection': './track-selection.js',
  'cast-volume': './volume.js', 'cast-queue': './queue.js',
};

/** Defines an element, once. */
export const load = (tag) => import(modules[tag]);

/** The overlay is shown once for each user, and is not fetched before. */
let overlay = null;
function loadOverlay() {
  overlay ??= new Promise((done) => {
    const end = castClient.subscribe('instructions', (state) => {
      if (state?.presented) done(load('cast-instructions').finally(() => (end?.(), (overlay = null))));
    });
  });
  return overlay;
}

/** Defines the elements that the page has in its markup, or gets later, once everything else is loaded. */
export function loadPresent() {
  // The elements that are being loaded, or wait for the one timer.
  const begun = new Set();
  const failed = new Set();
  let rounds = 0;
  const missing = () => Object.keys(modules).filter((tag) => !customElements.get(tag));
  const anew = () => {
    failed.forEach((tag) => begun.delete(tag));
    failed.clear();
    look();
  };
  const begin = (tag) => begun.add(tag) && (tag === 'cast-instructions' ? loadOverlay() : load(tag)).catch((error) => {
    reportError(error);
    if (!failed.size) setTimeout(anew, Math.min(atMost, again * 2 ** rounds++));
    failed.add(tag);
  });
  const look = () => missing().forEach((tag) => begun.has(tag) || (document.querySelector(tag) && begin(tag)));
  const observer = new MutationObserver(() => (missing().length ? look() : observer.disconnect()));
  observer.observe(document, { childList: true, subtree: true });
  look();
}

/** Opens the page's element of that name. Null if it did not load, which is reported. Closing it restores the focus. */
export async function present(tag) {
  try {
    await load(tag);
  } catch {
    const speaker = speakerNow();
    speaker?.say(speaker.t('notLoaded'));
    return null;
  }
  const element = document.querySelector(`${tag}:not([inline])`)
    ?? document.body.appendChild(document.createElement(tag));
  await element.open();
  return element;
}

/** Fetches the module that a tap is about to need. */
export const prepare = (tag) => void load(tag).catch(() => {});
