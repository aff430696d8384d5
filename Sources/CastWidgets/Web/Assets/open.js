// Opens the presentations. Their modules are fetched when first needed, and made where the page has none.
const modules = {
  'cast-dialog': './dialog.js', 'cast-instructions': './instructions.js',
    'cast-expanded-controller': './expanded-controller.js',
  'cast-track-selection': './track-selection.js', 'cast-volume': './volume.js', 'cast-queue': './queue.js',
};

/** Defines an element, once. */
export const load = (tag) => import(modules[tag]);

/** Those that the page has in its markup, or gets later, are defined once the rest is there. */
export function loadPresent() {
  const missing = () => Object.keys(modules).filter((tag) => !customElements.get(tag));
  const look = () => missing().forEach((tag) => document.querySelector(tag) && load(tag).catch(reportError));
  const observer = new MutationObserver(() => (missing().length ? look() : observer.disconnect()));
  observer.observe(document, { childList: true, subtree: true });
  look();
}

/** Opens the page's element of that name. The focus comes back to where it was. */
export async function present(tag) {
  await load(tag);
  const element = document.querySelector(`${tag}:not([inline])`)
    ?? document.body.appendChild(document.createElement(tag));
  await element.open();
  return element;
}

/** Fetches what a tap is about to open. */
export const prepare = (tag) => void load(tag).catch(() => {});
