// The frame around the views. It has the top with the connected device, the parts of the page, the line for a lost
// connection, short messages, and the room for the bar at the bottom.
import { castClient } from '/cast/client.js';
import { el, setAttribute, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { isOn, isTV, moveFocus } from '/cast/arrows.js';
import { connectedDevice } from './api.js';
import { w } from './words.js';

const readable = 6000; // ms
const find = (id) => document.getElementById(id);
let timer = 0;

/** A line at the bottom, politely spoken. `stays`: until the next one. */
export function say(sentence, stays = false) {
  setText(find('snack'), sentence);
  clearTimeout(timer);
  if (sentence && !stays) timer = setTimeout(() => setText(find('snack'), ''), readable);
}

/** Removes that sentence; another one that was shown meanwhile stays for its time. */
export function unsay(sentence) {
  if (find('snack').textContent === sentence) say('');
}

/**
 * Reports a failure with the server's reason. An error without a status is our own fault, and goes to the console too.
 */
export function sayFailed(error) {
  if (error.status === undefined) reportError(error);
  say(w('failed', error.status === 0 ? w('offline') : error.message));
}

export function startShell() {
  const skip = find('skip');
  setText(skip, w('skip'));
  skip.hidden = false;
  skip.addEventListener('click', () => find('main').focus());
  makeTabs();
  followConnection();
  for (const topic of ['button', 'dialog', 'devices', 'hello']) castClient.subscribe(topic, drawPlace);
  leaveRoom();
  const followScroll = () => document.body.classList.toggle('is-scrolled', scrollY > 4);
  addEventListener('scroll', followScroll, { passive: true });
  followScroll();
  keepArrowsInside();
  followKeys();
}

/**
 * Reserves the room for the bar at the bottom. The bar reports only changes, and may have appeared before we listened.
 */
function leaveRoom() {
  const mini = find('mini');
  const leave = (height) => document.documentElement.style.setProperty('--mini', `${height}px`);
  mini.addEventListener('cast-should-appear', ({ detail: { minHeight } }) => leave(minHeight));
  customElements.whenDefined('cast-mini-controller').then(() => leave(mini.minHeight));
}

function makeTabs() {
  const tabs = find('tabs');
  setAttribute(tabs, 'aria-label', w('navLabel'));
  const tab = (name, hash, picture, key) => el('a.tab', { href: hash, 'data-tab': name }, icon(picture),
    el('span', {}, w(key)));
  tabs.replaceChildren(tab('home', '#/', 'home', 'navHome'), tab('library', '#/library', 'library', 'navLibrary'),
    tab('guests', '#/guests', 'people', 'navGuests'));
}

/** Marks the part that is shown; null: the parts do not exist for this person. */
export function showTab(name) {
  find('tabs').hidden = name === null;
  document.body.classList.toggle('has-tabs', name !== null);
  for (const tab of find('tabs').children) {
    setAttribute(tab, 'aria-current', tab.dataset.tab === name ? 'page' : null);
  }
}

function drawPlace() {
  const { state } = castClient.state('button') ?? {};
  const hello = castClient.state('hello');
  const name = connectedDevice();
  const wanted = castClient.state('dialog')?.device;
  let text = hello ? w('notConnected') : '\u00a0';
  if (state === 'connecting' && wanted) text = w('connectingTo', wanted);
  else if (name !== null) text = w('connectedTo', name);
  else if (hello?.scope === 'guest') text = w('connectedTo', hello.device ?? '');
  setText(find('place'), text);
  find('brand').classList.toggle('is-on', name !== null);
}

/** A short loss is not reported. */
function followConnection() {
  let lostTimer = 0;
  let isTold = false;
  castClient.subscribe('connection', (state) => {
    clearTimeout(lostTimer);
    const hasBeen = castClient.state('hello') !== undefined;
    if (state === 'open' || state === 'ended' || state === 'unauthorized') {
      setText(find('lost'), '');
      if (isTold && state === 'open') say(w('connectionBack'));
      isTold = false;
    } else if (state === 'refused') {
      isTold = true;
      setText(find('lost'), castClient.reason);
    } else if (!isTold) {
      lostTimer = setTimeout(() => {
        isTold = true;
        setText(find('lost'), w(hasBeen || state === 'lost' ? 'connectionLost' : 'connecting'));
      }, 1500);
    }
  });
}

/** Arrow keys move through the content first, because the bar at the bottom is nearer than the content below it. */
function keepArrowsInside() {
  const steps = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const main = find('main');
  const stepOf = (event) => {
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    return isPlain && !event.defaultPrevented && isOn() ? steps[event.key] : undefined;
  };
  // The first key starts in the content, not at the link that skips to it.
  document.addEventListener('keydown', (event) => {
    if (!stepOf(event) || document.activeElement !== document.body) return;
    const all = [...main.querySelectorAll('a[href], button, input')];
    const first = all.find((element) => element.checkVisibility?.() ?? true);
    first?.focus({ focusVisible: true });
    if (first) event.preventDefault();
  });
  main.addEventListener('keydown', (event) => {
    const step = stepOf(event);
    if (!step || document.activeElement === main) return;
    const edits = event.target.matches?.('input:not([type=radio], [type=file]), select, textarea');
    if (edits && (step[0] || event.target.localName === 'select')) return;
    main.setAttribute('data-arrows-scope', '');
    if (moveFocus(step)) event.preventDefault();
    main.removeAttribute('data-arrows-scope');
  });
}

/**
 * We handle all arrow keys of this page until a pointer is used; a TV's own browser also shows everything for viewing
 * from afar.
 */
function followKeys() {
  if (!document.body.hasAttribute('arrows')) document.body.setAttribute('arrows', isTV ? '' : 'keys');
}
