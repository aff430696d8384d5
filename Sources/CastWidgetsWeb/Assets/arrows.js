// Everything can be reached with four arrow keys and Enter, as with a TV's remote: the focus moves to the nearest
// element in that direction. In an ordinary page the keys belong to the page. They move the focus only within the cast
// element that has it. `<body arrows>`, and a TV's browser, mean that there is only a remote. `arrows="keys"` means so
// until a pointer is used. `arrows="off"` means that the focus is never moved.

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const focusable = ':is(button, input, select, textarea):not(:disabled, [tabindex="-1"]), a[href], '
  + '[tabindex]:not([tabindex="-1"], [aria-disabled="true"])';
export const isTV = /\b((Smart|Google|Hbb)?TV|Tizen|Web0S|webOS|BRAVIA|AFT[A-Z]|CrKey)\b/.test(navigator.userAgent);
let pointerUsed = false;
const followers = new Set();

const stated = () => document.body?.getAttribute('arrows') ?? null;

/** Whether arrow keys move the focus: through the page, or within the cast element that has it. */
export function isOn() {
  const word = stated();
  return word === null || word === 'keys' ? !pointerUsed : word !== 'off';
}

/** Whether the page says that it is controlled by a remote: it is then seen from afar. */
export function isFar() {
  const word = stated();
  return word !== null && word !== 'keys' && word !== 'off';
}

/** Whether we handle the arrow keys of the whole page. */
const isWholePage = () => stated() !== null || isTV;

/** Calls `does` when the result of these functions may have changed. Returns a function that unsubscribes. */
export function onInputChange(does) {
  followers.add(does);
  return () => followers.delete(does);
}

function use(event) {
  if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
  if (pointerUsed) return;
  pointerUsed = true;
  followers.forEach((does) => does());
}
addEventListener('pointerdown', use, { capture: true, passive: true });
addEventListener('pointermove', use, { capture: true, passive: true });
new MutationObserver(() => followers.forEach((does) => does()))
  .observe(document, { attributes: true, attributeFilter: ['arrows'], subtree: true });

function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0
    && (element.checkVisibility?.({ checkVisibilityCSS: true, visibilityProperty: true }) ?? true);
}

/** All focusable elements below `node`, through shadow roots and slots, without inert ones. */
function* candidates(node) {
  for (const element of node.children) {
    if (element.inert) continue;
    if (element.matches(focusable) && isSeen(element)) yield element;
    if (element.shadowRoot) yield* candidates(element.shadowRoot);
    yield* candidates(element);
  }
}

/** The element and its ancestors, through shadow roots. */
function* around(element) {
  for (let node = element; node; node = node.parentNode ?? node.host) yield node;
}

/** The outermost cast element around it; null in the page's own content. */
function ownElement(element) {
  return [...around(element)].findLast((node) => node.localName?.startsWith('cast-')) ?? null;
}

/**
 * The dialog on top, which keeps the focus away from everything else, or the page. Null if the keys are the page's own.
 */
function scope() {
  const focused = focusedElement();
  const own = isWholePage() ? null : ownElement(focused);
  if (!isWholePage() && !own) return null;
  for (const node of around(focused)) {
    if (node.localName === 'dialog' && node.open) return node;
    if (node === own || node.hasAttribute?.('data-arrows-scope')) return node;
  }
  let found = document.body;
  const look = (node) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.localName === 'dialog' && element.open && element.matches(':modal')) found = element;
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  return found;
}

function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}

/** How far `to` is from `from` in a direction; Infinity if it does not lie there. */
function distance(from, to, [x, y]) {
  const centre = (rect) => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  const [fx, fy] = centre(from);
  const [tx, ty] = centre(to);
  const sideways = x > 0 ? to.left - from.right : from.left - to.right;
  const upright = y > 0 ? to.top - from.bottom : from.top - to.bottom;
  const along = x ? sideways : upright;
  const ahead = x ? (tx - fx) * x : (ty - fy) * y;
  if (ahead <= 1 || along < -Math.min(x ? from.width : from.height, x ? to.width : to.height) / 2) return Infinity;
  const gap = x
    ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
    : Math.max(0, to.left - from.right, from.left - to.right);
  const aside = x ? Math.abs(ty - fy) : Math.abs(tx - fx);
  return Math.max(0, along) + gap * 3 + aside * 0.3;
}

/** Moves the focus; false if nothing lies there. */
export function moveFocus(step) {
  const from = focusedElement();
  const place = scope();
  if (!place) return false;
  const all = [...(place.shadowRoot ? candidates(place.shadowRoot) : []), ...candidates(place)]
    .filter((element) => element !== from);
  if (!from) return focusOn(all[0]);
  const rect = from.getBoundingClientRect();
  let [best, least] = [null, Infinity];
  for (const element of all) {
    const far = distance(rect, element.getBoundingClientRect(), step);
    if (far < least) [best, least] = [element, far];
  }
  return focusOn(best);
}

function focusOn(element) {
  if (!element) return false;
  element.focus({ focusVisible: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return true;
}

const plain = ['button', 'checkbox', 'submit', 'reset', 'file', 'image', 'color'];
const stepped = ['number', 'range', 'date', 'datetime-local', 'month', 'time', 'week'];

/** Whether the element needs this arrow key itself: to edit text, to step a value, or to choose one of several. */
function needs(element, key) {
  if (!element) return false;
  if (['select', 'textarea'].includes(element.localName) || element.isContentEditable) return true;
  if (element.localName !== 'input' || plain.includes(element.type)) return false;
  if (element.type === 'radio') return choosesNext(element, key);
  return stepped.includes(element.type) || Boolean(element.list) || key === 'ArrowLeft' || key === 'ArrowRight';
}

/**
 * Whether the radio button that this key chooses lies in the key's direction. If not, the key leads out of the group.
 */
function choosesNext(radio, key) {
  const all = [...radio.getRootNode().querySelectorAll('input[type=radio]:not(:disabled)')]
    .filter(({ name, form }) => radio.name && name === radio.name && form === radio.form);
  const next = all[all.indexOf(radio) + (key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1)];
  return Boolean(next)
    && distance(radio.getBoundingClientRect(), next.getBoundingClientRect(), steps[key]) < Infinity;
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'GoBack' || event.key === 'BrowserBack') {
    const top = scope();
    if (top?.popover) return void (top.hidePopover(), event.preventDefault());
    if (top?.localName !== 'dialog' || !top.dispatchEvent(new Event('cancel', { cancelable: true }))) return;
    top.close();
    event.preventDefault();
    return;
  }
  const step = steps[event.key];
  if (step && isOn() && !needs(focusedElement(), event.key) && moveFocus(step)) event.preventDefault();
});
