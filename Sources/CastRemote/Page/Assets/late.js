// A part of the page that is fetched when it is shown first: its module, and the style sheet that it needs.
const styles = new Map();

function loadStyle(name) {
  if (!styles.has(name)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = new URL(name, import.meta.url);
    // One that does not come leaves the part plain; the next visit asks again.
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
 * The module; one that did not come fails as a request without an answer does, and the next import asks again. What
 * the module itself throws is a fault of ours.
 */
export const come = (module) => module.catch((error) => {
  // As the browsers say it: "Failed to fetch dynamically imported module", "Importing a module script failed."
  if (error instanceof TypeError && /import\w+ (a )?module/i.test(error.message)) error.status = 0;
  throw error;
});

/** The module, once its style sheet is there too. */
export async function late(module, style) {
  return (await Promise.all([come(module), loadStyle(style)]))[0];
}
