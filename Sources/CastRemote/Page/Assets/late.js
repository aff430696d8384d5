// A part of the page that is fetched when it is shown first: its module, and its style sheet.
const styles = new Map();

function loadStyle(name) {
  if (!styles.has(name)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(name, import.meta.url);
    // If the style sheet fails, the part stays unstyled, and the next visit requests it again.
    const fail = (done) => (link.remove(), styles.delete(name), done());
    styles.set(name, new Promise((done) => {
      link.addEventListener('load', done);
      link.addEventListener('error', () => fail(done));
    }));
    document.head.append(link);
  }
  return styles.get(name);
}

/**
 * The module. If it does not load, it fails like a request without an answer, and the next import requests it again. An
 * error that the module itself throws is our own fault.
 */
export const come = (module) => module.catch((error) => {
  // The browsers' messages: "Failed to fetch dynamically imported module", "Importing a module script failed."
  if (error instanceof TypeError && /import\w+ (a )?module/i.test(error.message)) error.status = 0;
  throw error;
});

/** The module, once its style sheet is loaded too. */
export async function late(module, style) {
  return (await Promise.all([come(module), loadStyle(style)]))[0];
}
