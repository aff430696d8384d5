// The place in the page, in the address behind its `#`. Back and forward restore the place, scroll position and focus.
let counter = 0;
let show = () => {};
let last = { hash: null, number: 0 };
const places = new Map();

/** `#/library/ID` → {name: 'library', id}; an unknown address is the start view. */
export function parse(hash = location.hash) {
  const [name, text = ''] = hash.replace(/^#\/?/, '').split('/');
  let value = '';
  try {
    value = decodeURIComponent(text);
  } catch {
    // Half of an escape: the address was cut off.
  }
  if (name === 'library') return { name, id: value || null, text: '' };
  if (name === 'search') return { name: 'library', id: null, text: value };
  return { name: name === 'guests' ? name : 'home', id: null, text: '' };
}

export const libraryHash = (id) => (id ? `#/library/${encodeURIComponent(id)}` : '#/library');
export const searchHash = (text) => (text ? `#/search/${encodeURIComponent(text)}` : '#/library');

/** Goes there; `replace`: without a new entry in the history. */
export function go(hash, { replace = false } = {}) {
  if (!replace) return void (location.hash = hash);
  history.replaceState(history.state, '', hash);
  last.hash = location.hash;
  show(parse(), { isSame: true });
}

function follow() {
  const { hash } = location;
  const known = history.state?.number;
  if (hash === last.hash && (known ?? last.number) === last.number) return;
  const isReturn = known !== undefined && places.has(known);
  if (last.hash !== null) {
    const focused = document.activeElement?.closest('[data-key]')?.dataset.key ?? null;
    places.set(last.number, { scroll: scrollY, focused });
  }
  const number = known ?? ++counter;
  counter = Math.max(counter, number);
  if (known === undefined) history.replaceState({ ...history.state, number }, '');
  const isFirst = last.hash === null;
  last = { hash, number };
  show(parse(), { isFirst, place: isReturn ? places.get(number) : null });
}

/**
 * Calls `does(route, {isFirst, isSame, place})` now and with each step; `place` is the stored scroll position and
 * focus.
 */
export function startRouter(does) {
  show = does;
  history.scrollRestoration = 'manual';
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  follow();
}

/** The player fills the screen: a step back closes it, as on each phone. */
export function letBackClosePlayer() {
  const player = () => document.querySelector('cast-expanded-controller:not([inline])');
  document.addEventListener('cast-expanded-open', () => {
    if (!history.state?.isPlayer) history.pushState({ ...history.state, isPlayer: true }, '');
  });
  document.addEventListener('cast-expanded-close', () => {
    if (history.state?.isPlayer) history.back();
  });
  addEventListener('popstate', ({ state }) => {
    if (!state?.isPlayer && player()?.isOpen) player().close();
  });
  // After a reload no player is open.
  if (history.state?.isPlayer) history.replaceState({ ...history.state, isPlayer: false }, '');
}
