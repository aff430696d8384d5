// All can be reached with four arrow keys and Enter, as on a TV's remote: the focus goes to what is nearest in that
// direction. `<body arrows>` switches it on, `<body arrows="off">` off; else it is on until a pointer is used.

const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const focusable = ':is(button, input, select, textarea):not(:disabled, [tabindex="-1"]), a[href], '
  + '[tabindex]:not([tabindex="-1"], [aria-disabled="true"])';
let pointerUsed = false;
const followers = new Set();

const stated = () => document.body?.getAttribute('arrows');

/** Whether arrow keys move the focus. */
export function isOn() {
  const word = stated();
  return word === null || word === undefined ? !pointerUsed : word !== 'off';
}

/** Whether the page says that it is steered by a remote: then it is seen from afar. */
export function isFar() {
  const word = stated();
  return word !== null && word !== undefined && word !== 'off';
}

/** Calls `does` when that may have changed. Gives the function that ends it. */
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

function isSeen(element) {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0
    && (element.checkVisibility?.({ checkVisibilityCSS: true, visibilityProperty: true }) ?? true);
}

/** All that can have the focus below `node`, through shadow roots and slots, what is inert left out. */
function* candidates(node) {
  for (const element of node.children) {
    if (element.inert) continue;
    if (element.matches(focusable) && isSeen(element)) yield element;
    if (element.shadowRoot) yield* candidates(element.shadowRoot);
    yield* candidates(element);
  }
}

/** The dialog on top, which keeps all else from the focus; or the page. */
function scope() {
  let found = document.body;
  const look = (node) => {
    for (const element of node.querySelectorAll('*')) {
      if (element.localName === 'dialog' && element.open && element.matches(':modal')) found = element;
      if (element.shadowRoot) look(element.shadowRoot);
    }
  };
  look(document);
  const focused = focusedElement();
  for (let node = focused; node; node = node.parentNode ?? node.host) {
    if (node.localName === 'dialog' && node.open) return node;
    if (node.hasAttribute?.('data-arrows-scope')) return node;
  }
  return found;
}

function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}

/** How far `to` is from `from` in a direction; Infinity where it does not lie there. */
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

/** Moves the focus; false where nothing lies there. */
export function moveFocus(step) {
  const from = focusedElement();
  const all = [...candidates(scope())].filter((element) => element !== from);
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

/** Whether the element needs this arrow key itself: words are edited, sliders moved. */
function needs(element, key) {
  if (!element) return false;
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  if (element.localName === 'textarea' || element.isContentEditable || element.localName === 'select') return true;
  if (element.localName !== 'input') return false;
  return !['button', 'checkbox', 'radio', 'submit', 'reset', 'file', 'image', 'color'].includes(element.type)
    && isSideways;
}

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.key === 'GoBack' || event.key === 'BrowserBack') {
    const top = scope();
    if (top.popover) return void (top.hidePopover(), event.preventDefault());
    if (top.localName !== 'dialog' || !top.dispatchEvent(new Event('cancel', { cancelable: true }))) return;
    top.close();
    event.preventDefault();
    return;
  }
  const step = steps[event.key];
  if (step && isOn() && !needs(focusedElement(), event.key) && moveFocus(step)) event.preventDefault();
});
