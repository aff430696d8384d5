// The token of a page: its tab's own, which came by a link, or else the one that the browser stores. A guest's link
// that is opened in the owner's browser affects only that tab.
const kept = { owner: 'cast-token', guest: 'cast-guest-token' };
const inTab = 'cast-tab-token';
let own = null;

/** The stored value, after `change` if one is given (null removes it); null if storage is forbidden. */
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

/** The token in the address's fragment; it is removed from the address, which people copy. Null if there is none. */
export function takeToken() {
  const found = /(?:^#|&)t=([^&]*)/.exec(location.hash);
  if (!found) return null;
  const rest = location.hash.replace(found[0], '').replace(/^[#&]+/, '');
  history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
  let token = '';
  try {
    token = decodeURIComponent(found[1]);
  } catch {
    // Half of an escape: the link was cut off.
  }
  // Headers can't carry anything else.
  if (!/^[\x21-\x7e]+$/.test(token)) return null;
  own = token;
  at('sessionStorage', inTab, token);
  return token;
}

export const findToken = () => takeToken() ?? tabToken() ?? keptToken('owner') ?? keptToken('guest');

/** The server has named the scope: other tabs, and the next visit, get the token too. */
export function keepToken(token, scope) {
  if (token !== tabToken()) return;
  if (scope !== 'guest') (keptToken('owner', token), keptToken('guest', null));
  else if (keptToken('owner') === null) keptToken('guest', token);
}

/** The token is not valid on the server any more. */
export function forgetToken(token) {
  if (own === token) own = null;
  if (at('sessionStorage', inTab) === token) at('sessionStorage', inTab, null);
  for (const scope of Object.keys(kept)) if (keptToken(scope) === token) keptToken(scope, null);
}
