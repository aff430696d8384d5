// What is seen: the idle screen, artwork, titles, progress, ads, notices. It decides nothing.
import {host, path} from './faults.js';
import * as player from './player.js';

const $ = (id) => document.getElementById(id);
const body = document.body;
export const device = {name: 'Marquee', status: '', linked: false};

// ---- scenes ---------------------------------------------------------------------------------------------------------
// Draws what is loaded, or the idle screen for null.
export function show(media) {
  body.dataset.scene = media ? media.kind : 'idle';
  body.dataset.ad = !!media?.item.ad;
  document.title = media ? media.item.title || device.name : `${device.name} – Marquee`;
  if (media) {
    $('notice').hidden = true;
    drawWords(media.item);
    drawCover(media.kind === 'audio' ? media.item : null);
  } else {
    $('stage').replaceChildren();
    hideOverlay();
  }
  drawNext(media);
  drawState();
  drawProgress();
}

export function stage(element) { $('stage').replaceChildren(element); }

// What a sender mirrors: on this canvas, or sound alone for null; undefined is over.
export function showMirror(canvas) {
  const kind = canvas ? 'mirror' : 'audio';
  body.dataset.scene = canvas === undefined ? 'idle' : kind;
  body.dataset.state = body.dataset.scene;
  document.title = device.name;
  $('notice').hidden = $('spinner').hidden = true;
  hideOverlay();
  canvas ? stage(canvas) : $('stage').replaceChildren();
  if (canvas !== null) return;
  for (const id of ['title', 'subtitle', 'album', 'artist']) $(id).textContent = '';
  $('song').textContent = 'Sound from another device';
  drawCover({});
}

function drawWords({title, subtitle, album, url}) {
  const words = {title: title || nameOf(url), subtitle: subtitle || '', album: album || ''};
  for (const [id, text] of [['title', words.title], ['song', words.title], ['subtitle', words.subtitle],
    ['artist', words.subtitle], ['album', words.album]]) $(id).textContent = text;
}

function nameOf(url) {
  const name = path(url).split('/').pop();
  try { return decodeURIComponent(name) || host(url); } catch { return name; }
}

function drawCover(item) {
  const cover = $('cover'), backdrop = $('backdrop');
  cover.hidden = backdrop.hidden = true;
  $('note').hidden = !item;
  cover.onload = () => {
    cover.hidden = backdrop.hidden = false;
    $('note').hidden = true;
  };
  for (const image of [cover, backdrop]) item?.image ? image.src = item.image : image.removeAttribute('src');
}

// ---- state and progress ---------------------------------------------------------------------------------------------
export function drawState() {
  const {media} = player;
  const now = media ? media.state : 'idle';
  body.dataset.state = now;
  body.dataset.live = !!media?.live;
  const waits = now === 'loading' || now === 'buffering';
  if (!waits) {
    clearTimeout(drawState.timer);
    drawState.timer = null;
    $('spinner').hidden = true;
  } else if (!drawState.timer) {
    // What takes a moment only is not worth a spinner.
    drawState.timer = setTimeout(() => { $('spinner').hidden = false; }, 400);
  }
}

export function drawProgress() {
  const {media} = player;
  const {duration = NaN} = media?.element ?? {};
  const time = player.position();
  const known = Number.isFinite(duration) && duration > 0;
  $('elapsed').textContent = clockText(time);
  $('total').textContent = media?.live ? 'LIVE' : known ? clockText(duration) : '';
  $('fill').style.width = known ? `${Math.min(100, 100 * time / duration)}%` : '0';
  if (media?.live) {
    const range = player.seekable();
    body.dataset.behind = !!range && time < range.from - 3;
  }
  drawAd(media, time, known ? duration : null);
}

function drawAd(media, time, duration) {
  const ad = media?.item.ad;
  if (!ad) return;
  const left = duration === null ? null : Math.max(0, Math.ceil(duration - time));
  $('ad-count').textContent = ad.count > 1 && ad.number ? `${ad.number} of ${ad.count}` : '';
  $('ad-title').textContent = ad.title || '';
  const wait = ad.skippableAfter == null ? null : Math.ceil(ad.skippableAfter - time);
  $('ad-skip').textContent = wait === null ? (left === null ? '' : `Ends in ${left}`)
    : wait > 0 ? `Skip in ${wait}` : 'You can skip this ad';
}

export function drawNext(media) {
  const next = media?.next;
  $('next').hidden = !next || !!media.item.ad;
  if (!next) return;
  $('next-title').textContent = next.title || nameOf(next.url || '');
  $('next-image').hidden = true;
  $('next-image').onload = () => { $('next-image').hidden = false; };
  next.image ? $('next-image').src = next.image : $('next-image').removeAttribute('src');
}

function clockText(time) {
  const all = Math.max(0, Math.floor(time || 0));
  const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  const two = (n) => String(n).padStart(2, '0');
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function showOverlay(duration) {
  if (!player.media) return;
  body.dataset.overlay = true;
  clearTimeout(showOverlay.timer);
  showOverlay.timer = setTimeout(hideOverlay, duration);
}

function hideOverlay() {
  clearTimeout(showOverlay.timer);
  body.dataset.overlay = false;
}

export function showVolume(level, muted) {
  $('level').style.width = `${100 * (muted ? 0 : level)}%`;
  $('volume').dataset.muted = muted;
  // The receiver tells its volume at the start too, which nobody changed.
  if (showVolume.known) {
    $('volume').classList.add('seen');
    clearTimeout(showVolume.timer);
    showVolume.timer = setTimeout(() => $('volume').classList.remove('seen'), 1800);
  }
  showVolume.known = true;
}

export function notice(text, duration = 0, headline = '') {
  $('notice-headline').textContent = headline;
  $('notice-text').textContent = text;
  $('notice').hidden = false;
  clearTimeout(notice.timer);
  if (duration) notice.timer = setTimeout(() => { $('notice').hidden = true; }, duration);
}

// ---- idle -----------------------------------------------------------------------------------------------------------
const clock = new Intl.DateTimeFormat(undefined, {hour: 'numeric', minute: '2-digit'});
const day = new Intl.DateTimeFormat(undefined, {weekday: 'long', day: 'numeric', month: 'long'});

export function drawIdle() {
  const now = new Date();
  $('clock').textContent = clock.format(now).replace(/\s?[AP]M$/i, '');
  $('date').textContent = day.format(now);
  $('name').textContent = device.name;
  $('status').querySelector('b').textContent = device.linked ? device.status : 'Starting…';
  body.dataset.linked = device.linked;
  // A little to the side each minute, so that nothing burns in.
  const step = now.getMinutes() % 8;
  $('drift').style.transform = `translate(${step * 0.35}vw, ${-(step % 4) * 0.5}vh)`;
  if (!player.media) document.title = `${device.name} – Marquee`;
  clearTimeout(drawIdle.timer);
  drawIdle.timer = setTimeout(drawIdle, 60000 - (now.getTime() % 60000));
}
