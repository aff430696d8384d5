// The page of `marquee remote`: for its owner the start, the library and the guests; for a guest one TV.
import { castClient } from '/cast/client.js';
import './icons.js';
import { late } from './late.js';
import { loadWords, w } from './words.js';
import { letBackClosePlayer, startRouter } from './router.js';
import { say, sayFailed, showTab, startShell, unsay } from './shell.js';
import { startDropping } from './drop.js';
import { Home } from './home.js';
import { startInstalling } from './install.js';

// ms until a view that did not load is requested again, each time twice as long
const [again, atMost] = [5_000, 60_000];
const main = document.getElementById('main');
// Views that are not shown at first are fetched when they are.
const makers = {
  home: async () => new Home(),
  library: async () => new (await late(import('./library.js'), 'library.css')).Library(),
  guests: async () => new (await late(import('./guests.js'), 'guests.css')).Guests(),
  guest: async () => new (await late(import('./guest.js'), 'guests.css')).Guest(),
  sign: async () => new (await late(import('./signin.js'), 'guests.css')).SignIn(),
};
const views = new Map();
let current = null;
let route = null;
let mode = null;
let turn = 0;
// The first states usually arrive together: the page is drawn once all are there, so that nothing moves.
const shownAtFirst = {
  owner: ['button', 'dialog', 'devices', 'media', 'library', 'uploads'],
  guest: ['button', 'dialog', 'media', 'volume'],
  sign: [],
};
const patience = 1000; // ms
let isLate = false;

/** Owner, guest or nobody: by what the server says of our token. */
function modeNow() {
  const { connection } = castClient;
  if (connection === 'unauthorized' || connection === 'ended') return 'sign';
  const hello = castClient.state('hello');
  return hello ? (hello.scope === 'guest' ? 'guest' : 'owner') : null;
}

/** Shows a view, and sets the focus where a screen reader starts. */
async function show(name, argument, { place = null, isFirst = false, isSame = false } = {}) {
  const mine = ++turn;
  if (!views.has(name)) views.set(name, await makers[name]());
  if (mine !== turn) return;
  const view = views.get(name);
  if (current !== view) {
    current?.leave();
    current = view;
    main.replaceChildren(view.element);
  }
  await view.enter(argument, { place, isSame });
  if (mine !== turn || isSame) return;
  document.title = view.title ? `${view.title} – Marquee` : 'Marquee';
  scrollTo(0, place?.scroll ?? 0);
  // A person who types a search goes on typing.
  if (view.keepsFocus?.()) return;
  const focused = place?.focused && main.querySelector(`[data-key="${CSS.escape(place.focused)}"]`);
  if (focused) focused.focus({ preventScroll: true });
  else if (!isFirst) (view.heading ?? main).focus({ preventScroll: true });
}

/**
 * Shows a view. A view that did not load is reported once, and requested again until it loads or another one is wanted.
 */
function bring(name, argument, step, rounds = 0) {
  const mine = turn + 1;
  show(name, argument, step).catch((error) => {
    const isMissing = error.status === 0 && !views.has(name);
    if (!isMissing || !rounds) sayFailed(error);
    const retry = () => mine === turn && bring(name, argument, step, rounds + 1);
    if (isMissing) setTimeout(retry, Math.min(atMost, again * 2 ** rounds));
  });
}

/** The parts of the owner's page. */
function follow(to, step) {
  route = to;
  if (mode !== 'owner') return;
  showTab(to.name);
  bring(to.name, to, step);
}

function followMode() {
  const next = modeNow();
  if (next === null || (next === mode && next !== 'sign')) return;
  if (!isLate && shownAtFirst[next].some((topic) => castClient.state(topic) === undefined)) return;
  const isFirst = mode === null;
  mode = next;
  document.body.dataset.mode = mode;
  if (mode === 'owner') return follow(route, { isFirst });
  showTab(null);
  const isOver = castClient.connection === 'ended' || (mode === 'sign' && Boolean(castClient.token));
  bring(mode, { isOver, reason: castClient.reason }, { isFirst });
}

function followCasts() {
  const states = new Map();
  castClient.subscribe('casts', ({ casts }) => {
    for (const { id, name, state, error } of casts) {
      const was = states.get(id);
      states.set(id, state);
      if (was === state || (was === undefined && state !== 'preparing')) continue;
      if (state === 'preparing') say(w('castPreparing', name), true);
      else if (state === 'failed') say(w('castFailed', name, error ?? ''));
      else unsay(w('castPreparing', name));
    }
  });
}

async function start() {
  await loadWords();
  startShell();
  startDropping();
  startInstalling();
  letBackClosePlayer();
  followCasts();
  startRouter(follow);
  for (const topic of new Set(Object.values(shownAtFirst).flat())) castClient.subscribe(topic, followMode);
  castClient.subscribe('hello', () => {
    setTimeout(() => (isLate = true, followMode()), patience);
    followMode();
  });
  castClient.subscribe('connection', followMode);
  keepShell().catch(() => {});
}

/** Makes the service worker keep files that were fetched before it started: the next visit may be without a network. */
async function keepShell() {
  const { serviceWorker } = navigator;
  // Service workers exist only on loopback and with HTTPS.
  if (!serviceWorker) return;
  await serviceWorker.register('/sw.js');
  const { active } = await serviceWorker.ready;
  new PerformanceObserver((list) => active.postMessage({ keep: list.getEntries().map(({ name }) => name) }))
    .observe({ type: 'resource', buffered: true });
}

start();
