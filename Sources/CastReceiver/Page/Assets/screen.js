// Draws the screen: idle screen, artwork, titles, progress, ads. decisions/scene.js decides what is drawn.
import {adTexts, progressTexts} from './decisions/progress.js';
import {
  clockWithoutHalf, drift, idleTitle, idleWords, mirrorScene, nextCard, sceneOf, SPINNER_AFTER, stateOf,
  untilNextMinute,
} from './decisions/scene.js';
import {hideNotice, hideOverlay} from './overlays.js';

const $ = (id) => document.getElementById(id);
const {body} = document;
const device = {name: 'Marquee', status: '', linked: false};
// The loaded item; null while idle and during mirroring.
let shown = null;
let spinning = null;
let ticking = null;

// ---- scenes ---------------------------------------------------------------------------------------------------------
// Draws the loaded item with its progress, or the idle screen for null.
export function show(playback, progress) {
  shown = playback;
  const {scene, isAd, title, words, cover} = sceneOf(playback, device);
  body.dataset.scene = scene;
  body.dataset.ad = isAd;
  document.title = title;
  if (playback) {
    hideNotice();
    drawWords(words);
    drawCover(cover);
  } else {
    stage();
    hideOverlay();
  }
  drawNext(playback);
  drawState(playback);
  drawProgress(playback, progress);
}

// Puts an element into the picture area, or empties it.
export function stage(...elements) { $('stage').replaceChildren(...elements); }

// Shows a mirroring: on this canvas, or audio only for null. Undefined ends it.
export function showMirror(canvas) {
  const {scene, title, words} = mirrorScene(canvas ? 'picture' : canvas === null ? 'sound' : null, device);
  body.dataset.scene = body.dataset.state = scene;
  document.title = title;
  $('spinner').hidden = true;
  hideNotice();
  hideOverlay();
  stage(...(canvas ? [canvas] : []));
  if (!words) return;
  drawWords(words);
  drawCover({});
}

function drawWords(words) {
  for (const [id, text] of Object.entries(words)) $(id).textContent = text;
}

// Draws the item's image, or a note symbol if it has none; hides both for null.
function drawCover(item) {
  const cover = $('cover'), backdrop = $('backdrop');
  cover.hidden = backdrop.hidden = true;
  $('note').hidden = !item;
  cover.onload = () => {
    cover.hidden = backdrop.hidden = false;
    $('note').hidden = true;
  };
  for (const image of [cover, backdrop]) setImage(image, item?.image);
}

function setImage(image, url) { url ? image.src = url : image.removeAttribute('src'); }

export function drawNext(playback) {
  const card = nextCard(playback);
  $('next').hidden = !card;
  if (!card) return;
  $('next-title').textContent = card.title;
  $('next-image').hidden = true;
  $('next-image').onload = () => { $('next-image').hidden = false; };
  setImage($('next-image'), card.image);
}

// ---- state and progress ---------------------------------------------------------------------------------------------
export function drawState(playback) {
  const {state, isLive, waits} = stateOf(playback);
  body.dataset.state = state;
  body.dataset.live = isLive;
  if (!waits) {
    clearTimeout(spinning);
    spinning = null;
    $('spinner').hidden = true;
  } else {
    spinning ??= setTimeout(() => { $('spinner').hidden = false; }, SPINNER_AFTER);
  }
}

// `progress` is {time, duration, range} in seconds; `range` is the part that can be sought.
export function drawProgress(playback, {time, duration, range}) {
  const {elapsed, total, fill, isBehind} = progressTexts({time, duration, isLive: !!playback?.live, range});
  $('elapsed').textContent = elapsed;
  $('total').textContent = total;
  $('fill').style.width = fill;
  if (isBehind !== null) body.dataset.behind = isBehind;
  const ad = playback?.item.ad;
  if (!ad) return;
  const {count, title, skip} = adTexts(ad, {time, duration});
  $('ad-count').textContent = count;
  $('ad-title').textContent = title;
  $('ad-skip').textContent = skip;
}

// ---- idle -----------------------------------------------------------------------------------------------------------
const clock = new Intl.DateTimeFormat(undefined, {hour: 'numeric', minute: '2-digit'});
const day = new Intl.DateTimeFormat(undefined, {weekday: 'long', day: 'numeric', month: 'long'});

// Changes the receiver's name and status, or whether the page is linked to it: {name, status, linked}.
export function setDevice(changed) {
  Object.assign(device, changed);
  drawIdle();
}

export function state() { return {scene: body.dataset.scene, linked: device.linked, name: device.name}; }

export function drawIdle() {
  const now = new Date();
  const {name, status} = idleWords(device);
  $('clock').textContent = clockWithoutHalf(clock.format(now));
  $('date').textContent = day.format(now);
  $('name').textContent = name;
  $('status').querySelector('b').textContent = status;
  body.dataset.linked = device.linked;
  $('drift').style.transform = drift(now.getMinutes());
  if (!shown) document.title = idleTitle(device);
  clearTimeout(ticking);
  ticking = setTimeout(drawIdle, untilNextMinute(now.getTime()));
}
