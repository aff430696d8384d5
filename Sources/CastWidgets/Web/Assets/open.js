// Opens the presentations. Their modules are fetched when first needed, and made where the page has none. One that did
// not come is asked for again when it is needed next: Chromium and WebKit keep no import that failed.
import { speakerNow } from './base.js';
import { castClient } from './client.js';

// ms until what the page has in its markup is asked for again, each time twice as long
const [again, atMost] = [5_000, 60_000];

const modules = {
  'cast-dialog': './dialog.js', 'cast-instructions': './instructions.js',
  'cast-expanded-controller': './expanded-controller.js', 'cast-track-selection': './track-selection.js',
  'cast-volume': './volume.js', 'cast-queue': './queue.js',
};

/** Defines an element, once. */
export const load = (tag) => import(modules[tag]);

/** The overlay is shown once in a user's life: until then nobody fetches it. */
let overlay = null;
function loadOverlay() {
  overlay ??= new Promise((done) => {
    const end = castClient.subscribe('instructions', (state) => {
      if (state?.presented) done(load('cast-instructions').finally(() => (end?.(), (overlay = null))));
    });
  });
  return overlay;
}

/** Those that the page has in its markup, or gets later, are defined once the rest is there. */
export function loadPresent() {
  // Those that are under way, or wait for the one timer.
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

/**
 * Opens the page's element of that name; null where it did not come, which is said. The focus comes back to where it
 * was.
 */
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

/** Fetches what a tap is about to open. */
export const prepare = (tag) => void load(tag).catch(() => {});
