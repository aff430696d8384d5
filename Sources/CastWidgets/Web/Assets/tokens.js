// Which token a page has: its tab's own, which a link has brought, else the one that the browser keeps. A guest's link
// that is opened in the owner's browser makes a guest of that tab and of no other.
const kept = { owner: 'cast-token', guest: 'cast-guest-token' };
const inTab = 'cast-tab-token';
let own = null;

/** What lies there, after `change` where one is given (null takes it away); null where storage is forbidden. */
function at(storage, key, change) {
  try {
    const store = window[storage];
    if (change === null) store.removeItem(key);
    else if (change !== undefined) store.setItem(key, change);
    return store.getItem(key);
  } catch {
    return null;
  }
}

const tabToken = () => (own ??= at('sessionStorage', inTab));
const keptToken = (scope, change) => at('localStorage', kept[scope], change);

/** The token of the address' fragment; it is taken out of the address, which people copy. Null where there is none. */
export function takeToken() {
  const found = /(?:^#|&)t=([^&]*)/.exec(location.hash);
  if (!found) return null;
  const rest = location.hash.replace(found[0], '').replace(/^[#&]+/, '');
  history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
  let token = '';
  try {
    token = decodeURIComponent(found[1]);
  } catch {
    // Half of an escape: somebody cut the link.
  }
  // What else no header can carry.
  if (!/^[\x21-\x7e]+$/.test(token)) return null;
  own = token;
  at('sessionStorage', inTab, token);
  return token;
}

export const findToken = () => takeToken() ?? tabToken() ?? keptToken('owner') ?? keptToken('guest');

/** The server has said whose it is: other tabs, and the next visit, have it too. */
export function keepToken(token, scope) {
  if (token !== tabToken()) return;
  if (scope !== 'guest') (keptToken('owner', token), keptToken('guest', null));
  else if (keptToken('owner') === null) keptToken('guest', token);
}

/** The server does not know it any more. */
export function forgetToken(token) {
  if (own === token) own = null;
  if (at('sessionStorage', inTab) === token) at('sessionStorage', inTab, null);
  for (const scope of Object.keys(kept)) if (keptToken(scope) === token) keptToken(scope, null);
}
