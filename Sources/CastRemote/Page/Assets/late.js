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

/** The module; one that did not come fails as a request without an answer does, and the next import asks again. */
export const come = (module) => module.catch((error) => Promise.reject(Object.assign(error, { status: 0 })));

/** The module, once its style sheet is there too. */
export async function late(module, style) {
  return (await Promise.all([come(module), loadStyle(style)]))[0];
}
