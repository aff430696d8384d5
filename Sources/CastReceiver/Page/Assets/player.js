// Plays one item at a time, and reports what happens. The receiver decides what is played. decisions/playback.js
// decides what follows from each event; this file passes it the element's state and carries out its actions.
import * as ads from './ads.js';
import {corsText, explain} from './decisions/failures.js';
import {hasHiddenPicture} from './decisions/hiddenpicture.js';
import {Playback} from './decisions/playback.js';
import {observed} from './element.js';
import {report} from './link.js';
import {askForClick, notice, showOverlay, showVolume} from './overlays.js';
import {findOut} from './questions.js';
import * as screen from './screen.js';
import * as spare from './spare.js';

// Milliseconds.
const LOAD_TIMEOUT = 30000;
const FIRST_FRAME_TIMEOUT = 1000;
const NOTICE_TIME = 8000;

// The loaded item: {playback, element, captions, watch, watchdog}; null while idle.
let media = null;
const device = {level: 1, muted: false};

const seen = () => observed(media?.element);

// ---- actions --------------------------------------------------------------------------------------------------------
function carryOut(actions) {
  for (const action of actions) acts[action.act](action);
}

const acts = {
  report: ({type, fields}) => report(type, {...media.playback.measured(seen(), performance.now()), ...fields}),
  show: () => screen.show(media.playback, progress()),
  drawState: () => screen.drawState(media.playback),
  drawProgress: () => screen.drawProgress(media.playback, progress()),
  drawNext: () => screen.drawNext(media.playback),
  overlay: ({time}) => showOverlay(time),
  notice: ({text, headline}) => notice(text, NOTICE_TIME, headline),
  askForClick: () => askForClick(() => obey('play')),
  hasLoaded: () => clearTimeout(media.watchdog),
  play: () => start(media),
  pause: () => media.element.pause(),
  seek: ({time}) => { media.element.currentTime = time; },
  join: () => media.element.load(),
  rate: ({rate}) => { media.element.defaultPlaybackRate = media.element.playbackRate = rate; },
  volume: () => applyVolume(),
  tracks: ({ids}) => media.captions.activate(ids),
  style: ({text}) => media.captions?.setStyle(text),
  watched: ({time, duration}) => ads.tell(media.watch?.played(time, duration) ?? []),
  hasEnded: () => ads.tell(media.watch?.ended() ?? []),
  awaitPicture: () => awaitPicture(media),
  lookForPicture: () => lookForPicture(media),
  diagnose: ({error}) => diagnose(media, error),
  tellOfCORS: () => console.error(corsText('media', media.playback.item.url, location.origin)),
  clear: () => clear(),
  unload: () => unload(),
};

// Calls a method of Playback for the loaded item, because the receiver wants it.
export function obey(method, ...values) {
  if (media) carryOut(media.playback[method](...values, seen(), performance.now()));
}

// Calls a method of Playback because of an event of one load. Events of an ended load are ignored.
function happens(current, method, ...values) {
  if (media === current) obey(method, ...values);
}

function progress() {
  const now = seen();
  return {
    time: media.playback.position(now), duration: now?.duration ?? null,
    range: media.playback.seekable(now, performance.now())};
}

// ---- loading --------------------------------------------------------------------------------------------------------
// Ends the current media before other media may be fetched, so that it makes no requests any more.
export function makeWay() {
  if (media) ads.tell(media.watch?.replaced(media.playback.position(seen())) ?? []);
  spare.drop();
  letGo();
}

export function load(id, item) {
  if (media) ads.tell(media.watch?.replaced(media.playback.position(seen())) ?? []);
  unload();
  const current = media = {
    playback: new Playback(id, item), element: null, captions: null, watch: ads.watchFor(item), watchdog: null};
  current.watchdog = setTimeout(() => happens(current, 'overdue'), LOAD_TIMEOUT);
  carryOut([{act: 'show'}]);
  current.playback.hasTime ? loadElement(current) : loadImage(current);
  happens(current, 'begun');
}

function loadImage(current) {
  const image = current.element = document.createElement('img');
  image.onload = () => happens(current, 'shown', image.naturalWidth, image.naturalHeight);
  image.onerror = () => happens(current, 'failed', null);
  image.src = current.playback.item.url;
  screen.stage(image);
}

function loadElement(current) {
  const {item} = current.playback;
  const {element, captions} = spare.take(item) ?? spare.openElement(item);
  Object.assign(current, {element, captions});
  captions.begin((id, reason) => happens(current, 'trackFailed', id, reason));
  if (item.style) captions.setStyle(item.style);
  listenTo(current);
  applyVolume();
  screen.stage(element);
  // An element that was prepared does not repeat its earlier events.
  if (element.readyState >= HTMLMediaElement.HAVE_METADATA) happens(current, 'wasOpenedAhead');
  if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) happens(current, 'hasData');
}

const EVENTS = {
  loadedmetadata: 'knowsLength', loadeddata: 'hasData', playing: 'tick', timeupdate: 'tick', waiting: 'waits',
  pause: 'paused', seeked: 'seeked', ratechange: 'rateChanged', resize: 'resized', durationchange: 'lengthChanged',
  ended: 'ended',
};

function listenTo(current) {
  const {element} = current;
  for (const [name, method] of Object.entries(EVENTS)) {
    element.addEventListener(name, () => happens(current, method));
  }
  element.addEventListener('error', () => happens(current, 'failed', element.error));
}

function start(current) {
  current.element.play().catch(({name}) => name === 'NotAllowedError' && happens(current, 'mayNotPlay'));
}

async function awaitPicture(current) {
  await new Promise((done) => {
    current.element.requestVideoFrameCallback(done);
    setTimeout(done, FIRST_FRAME_TIMEOUT);
  });
  happens(current, 'settled');
}

async function lookForPicture(current) {
  const isHidden = await findOut(hasHiddenPicture(current.playback.item.url));
  happens(current, 'looked', isHidden);
}

async function diagnose(current, error) {
  clearTimeout(current.watchdog);
  const {element, playback: {item, kind}} = current;
  const found = await findOut(explain(item, {kind, error, needsCORS: !!element.crossOrigin}));
  happens(current, 'diagnosed', found);
}

// ---- unloading ------------------------------------------------------------------------------------------------------
// Removes everything, including the item prepared as next.
export function clear() {
  spare.drop();
  unload();
}

function unload() {
  if (!media) return;
  letGo();
  screen.show(null, {time: 0, duration: null, range: null});
}

function letGo() {
  if (!media) return;
  const {playback, element, watchdog, captions} = media;
  media = null;
  clearTimeout(watchdog);
  captions?.remove();
  if (playback.hasTime) element?.pause();
  element?.removeAttribute('src');
  if (playback.hasTime) element?.load();
}

// ---- device volume and state ----------------------------------------------------------------------------------------
// Whether this load is the current one.
export const has = (load) => media !== null && media.playback.load === load;

export function setDeviceVolume(level, muted) {
  Object.assign(device, {level, muted});
  applyVolume();
  showVolume(level, muted);
  report('volume', {level, muted});
}

function applyVolume() {
  if (media?.element && media.playback.hasTime) Object.assign(media.element, media.playback.loudness(device));
}

setInterval(() => obey('tick'), 50);
setInterval(() => obey('second'), 1000);

// For people and tests that look at the page.
export function state() {
  const {playback, element, captions} = media ?? {};
  const now = seen();
  return {
    playerState: playback?.state ?? 'idle', load: playback?.load ?? null, title: playback?.item.title ?? null,
    currentTime: playback?.position(now) ?? 0, duration: element?.duration ?? null, paused: element?.paused ?? true,
    rate: element?.playbackRate ?? 1, width: element?.videoWidth ?? 0, height: element?.videoHeight ?? 0,
    crossOrigin: element?.crossOrigin ?? null, activeTracks: [...(playback?.active ?? [])],
    showing: captions?.showing ?? [], cues: captions?.cues ?? [], style: captions?.style ?? null,
    seekable: playback?.seekable(now, performance.now()) ?? null,
  };
}
