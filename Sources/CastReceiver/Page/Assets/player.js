// Plays one item at a time as it is told, and reports what it does. What to play is decided by the receiver.
import {AdWatch} from './ads.js';
import {adaptiveKind, corsMessage, explain, hasHiddenPicture, path} from './faults.js';
import {report} from './link.js';
import * as screen from './screen.js';
import * as spare from './spare.js';
import {LiveEdge, Pace} from './timeline.js';

const LOAD_TIMEOUT = 30000;
const FIRST_FRAME_TIMEOUT = 1000;
const RATES = [0.5, 2];
const REJOINS = 3;

// What is loaded: {load, item, kind, element, loaded, state, captions, ...}; null while idle.
export let media = null;
const device = {level: 1, muted: false};

const seconds = () => performance.now() / 1000;
const isVideo = (element) => element?.tagName === 'VIDEO';
const lastOf = (ranges) => (ranges?.length ? ranges.end(ranges.length - 1) : null);

// ---- loading --------------------------------------------------------------------------------------------------------
function kindOf(item) {
  const type = (item.contentType || '').toLowerCase();
  if (type.startsWith('image/')) return 'image';
  if (adaptiveKind(item)) return 'video';
  if (type.startsWith('audio/')) return 'audio';
  if (type) return 'video';
  const name = path(item.url);
  if (/\.(png|jpe?g|gif|webp|avif|svg|bmp)$/.test(name)) return 'image';
  return /\.(mp3|m4a|aac|flac|ogg|oga|opus|wav)$/.test(name) ? 'audio' : 'video';
}

// What is here is over before something else may be fetched: nothing of it asks for anything any more.
export function makeWay() {
  media?.watch?.replaced(position());
  spare.drop();
  letGo();
}

export function load(id, item) {
  media?.watch?.replaced(position());
  unload();
  const kind = kindOf(item);
  media = {
    load: id, item, kind, element: null, loaded: false, live: null, state: 'loading', wantsPlay: item.autoplay,
    pending: null, captions: null, active: item.active, volume: {level: 1, muted: false}, rate: heldRate(item.rate),
    pace: new Pace(), next: null, rejoined: 0, watch: item.ad?.mark ? new AdWatch(item.ad) : null,
  };
  const current = media;
  media.watchdog = setTimeout(() => {
    if (media === current && !current.loaded) {
      fail({kind: 'network', code: 103, reason: 'No playable data came within 30 seconds.'});
    }
  }, LOAD_TIMEOUT);
  screen.show(media);
  kind === 'image' ? loadImage(current) : loadElement(current);
  screen.showOverlay(4000);
}

function loadImage(current) {
  const image = current.element = document.createElement('img');
  image.onload = () => media === current && ready({width: image.naturalWidth, height: image.naturalHeight});
  image.onerror = () => media === current && diagnose(current, {code: 4, message: ''});
  image.src = current.item.url;
  screen.stage(image);
}

function loadElement(current) {
  const {item} = current;
  const {element, captions} = spare.take(item) ?? spare.openElement(item);
  Object.assign(current, {element, captions});
  captions.begin((id, reason) => {
    if (media === current) reportMedia('trackFailed', {id, reason});
  });
  if (item.style) captions.setStyle(item.style);
  listenTo(current);
  applyVolume();
  screen.stage(element);
  // What a warmed-up element has said already is not said again.
  if (element.readyState >= HTMLMediaElement.HAVE_METADATA) setPace(current);
  if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) settle(current);
}

function setPace({element, rate}) { element.defaultPlaybackRate = element.playbackRate = rate; }

// A seek in the time between this and the first picture comes to it again.
function begin(current, time) {
  const {element} = current;
  current.pending = null;
  if (time != null && isVideo(element) && Number.isFinite(element.duration)) element.currentTime = heldTime(time);
}

function listenTo(current) {
  const {element} = current;
  const on = (name, act) => element.addEventListener(name, () => media === current && act());
  on('loadedmetadata', () => {
    setPace(current);
    if (!current.loaded) begin(current, current.pending ?? current.item.startTime);
  });
  on('loadeddata', () => (current.loaded ? joined(current) : settle(current)));
  on('playing', tick);
  on('timeupdate', tick);
  on('waiting', () => {
    if (!current.loaded || element.paused || current.joining) return;
    current.pace.stop();
    setState('buffering');
  });
  on('pause', () => {
    if (!current.loaded || element.ended || element.error || current.joining) return;
    current.pace.stop();
    setState('paused');
    screen.showOverlay(8000);
  });
  on('seeked', () => {
    if (!current.loaded || current.joining) return;
    if (!element.paused && element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) {
      current.pace.stop();
      current.state = 'buffering';
      screen.drawState();
    }
    reportMedia('seeked');
  });
  // Only what somebody at the screen did: what the receiver wants is said as it is done.
  on('ratechange', () => {
    if (!current.loaded || current.joining || element.playbackRate === current.rate) return;
    current.rate = element.playbackRate;
    reportMedia('rate');
  });
  on('resize', () => current.loaded && !current.joining && reportMedia('described', description()));
  on('durationchange', () => {
    if (!current.loaded || current.joining) return;
    if (current.live && Number.isFinite(element.duration)) current.live = null;
    reportMedia('described', description());
  });
  on('ended', () => {
    current.watch?.ended();
    reportMedia('ended', {state: 'ended'});
    unload();
  });
  on('error', () => diagnose(current, element.error || {code: 4, message: ''}));
}

// There is data. Whether it can be decoded shows with the first picture.
async function settle(current) {
  const {element, item} = current;
  if (current.kind === 'video' && element.videoWidth) {
    // Of an adaptive stream the browser decodes nothing before it is to play.
    if (current.wantsPlay) start();
    await firstFrame(element);
  } else if (current.kind === 'video' && !adaptiveKind(item) && await hasHiddenPicture(item.url)) {
    if (media === current) {
      fail({kind: 'format', code: 104, reason: "This device can't decode the media's picture (HEVC, for example)."});
    }
    return;
  }
  if (media !== current || element.error || current.diagnosing) return;
  if (element.duration === Infinity) current.live = new LiveEdge(seconds());
  ready(description());
}

function firstFrame(element) {
  return new Promise((done) => {
    element.requestVideoFrameCallback(done);
    setTimeout(done, FIRST_FRAME_TIMEOUT);
  });
}

function description() {
  const {element, live, kind} = media;
  const duration = Number.isFinite(element.duration) ? element.duration : null;
  const picture = {width: element.videoWidth, height: element.videoHeight};
  const range = dynamicRange(element);
  return {kind, duration, live: !!live, ...picture, ...(range && {range})};
}

// 'sdr' or 'hdr' where the browser lets the frame be looked at, which it does not across origins without CORS.
function dynamicRange(element) {
  if (!element.videoWidth) return null;
  try {
    const frame = new VideoFrame(element);
    const {transfer} = frame.colorSpace;
    frame.close();
    return transfer ? (['pq', 'hlg'].includes(transfer) ? 'hdr' : 'sdr') : null;
  } catch {
    return null;
  }
}

function ready({width = 0, height = 0, ...more}) {
  if (media.loaded) return;
  const {element} = media;
  begin(media, media.pending);
  media.loaded = true;
  clearTimeout(media.watchdog);
  // A file called video that has no picture is sound.
  if (media.kind === 'video' && !width) media.kind = 'audio';
  media.state = 'paused';
  screen.show(media);
  reportMedia('loaded', {duration: null, live: false, ...more, kind: media.kind, width, height});
  activate(media.active, true);
  if (isVideo(element) && media.wantsPlay) {
    setState('buffering');
    if (element.paused) start();
  } else {
    element.pause?.();
    reportMedia('paused');
  }
  screen.showOverlay(media.wantsPlay ? 4000 : 8000);
}

function start() {
  media.element.play().catch((error) => {
    if (!media || error.name !== 'NotAllowedError') return;
    // Only in a browser that the receiver did not start.
    media.wantsPlay = false;
    if (media.loaded) setState('paused');
    screen.notice('This browser wants a click before it plays sound.', 8000);
    addEventListener('click', () => media && play(), {once: true});
  });
}

export function unload() {
  if (!media) return;
  letGo();
  screen.show(null);
}

function letGo() {
  if (!media) return;
  const {element, watchdog, captions} = media;
  media = null;
  clearTimeout(watchdog);
  captions?.remove();
  if (isVideo(element)) {
    element.pause();
    element.removeAttribute('src');
    element.load();
  } else if (element) {
    element.removeAttribute('src');
  }
}

// ---- control --------------------------------------------------------------------------------------------------------
export function play() {
  media.wantsPlay = true;
  if (!media.loaded) return;
  if (!isVideo(media.element)) return reportMedia('paused');
  if (!media.element.paused) return reportMedia(media.state === 'buffering' ? 'buffering' : 'playing');
  media.pace.stop();
  setState('buffering');
  start();
  screen.showOverlay(3000);
}

export function pause() {
  media.wantsPlay = false;
  if (!media.loaded) return;
  if (!isVideo(media.element) || media.element.paused) return setState('paused', true);
  media.element.pause();
}

export function stop() {
  reportMedia('stopped', {state: 'ended'});
  clear();
}

// Nothing is left, not even what was to come next.
export function clear() {
  spare.drop();
  unload();
}

export function seek(time, resume) {
  if (resume !== 'unchanged') media.wantsPlay = resume === 'play';
  if (!media.loaded) { media.pending = time; return; }
  const {element} = media;
  if (!isVideo(element)) return reportMedia('seeked');
  if (!element.seekable.length) {
    if (media.live) return seekLive(time);
    return reportMedia('seeked');
  }
  element.currentTime = heldTime(time);
  obeyWish();
  screen.showOverlay(element.paused ? 8000 : 3000);
}

function obeyWish() {
  const {element, wantsPlay} = media;
  if (wantsPlay && element.paused) start();
  if (!wantsPlay && !element.paused) element.pause();
}

// The browser can't seek in a live stream, but can join it anew, which is at its edge. Who is there stays there.
function seekLive() {
  const {element, live} = media;
  seeLive();
  if (element.currentTime + live.offset >= live.range(seconds()).from - 1) {
    obeyWish();
    return reportMedia('seeked');
  }
  join();
}

function join() {
  media.joining = true;
  media.pace.stop();
  setState('buffering');
  media.element.load();
}

function joined(current) {
  if (!current.joining) return;
  current.joining = false;
  current.live?.joined(current.element.currentTime, seconds());
  if (!current.wantsPlay) current.state = 'paused';
  reportMedia('seeked');
  obeyWish();
  screen.drawState();
}

function seeLive() {
  const {element, live} = media;
  live?.see({position: element.currentTime, buffered: lastOf(element.buffered), paused: element.paused}, seconds());
}

function heldTime(time) {
  const {seekable, duration} = media.element;
  const from = seekable.length ? seekable.start(0) : 0;
  const to = lastOf(seekable) ?? (Number.isFinite(duration) ? duration : time);
  return Math.min(Math.max(time, from), to);
}

function heldRate(rate) {
  return Number.isFinite(rate) ? Math.min(Math.max(rate, RATES[0]), RATES[1]) : 1;
}

// Said once, and here: of the two attributes each has an event of its own, and without a change there is none.
export function setRate(rate) {
  media.rate = heldRate(rate);
  if (isVideo(media.element)) setPace(media);
  if (media.loaded) reportMedia('rate');
}

export function setStreamVolume(level, muted) {
  media.volume = {level, muted};
  applyVolume();
  reportMedia('streamVolume', {level, muted});
}

export function setDeviceVolume(level, muted) {
  Object.assign(device, {level, muted});
  applyVolume();
  screen.showVolume(level, muted);
  report('volume', {level, muted});
}

function applyVolume() {
  if (!isVideo(media?.element)) return;
  media.element.volume = Math.min(Math.max(device.level * media.volume.level, 0), 1);
  media.element.muted = device.muted || media.volume.muted;
}

export function activate(ids, first = false) {
  media.active = ids || [];
  // Before the media is there a mode would only be set back by the browser's own choice of tracks.
  if (!media.loaded) return;
  if (media.captions) {
    media.captions.activate(media.active);
    media.captions.draw();
    media.active = media.captions.active;
  } else {
    media.active = [];
  }
  if (!first || media.active.length) reportMedia('tracks', {ids: media.active});
}

export function setStyle(text) {
  media.captions?.setStyle(text);
  reportMedia('style');
}

export function preload(item) {
  spare.warm(item, item && kindOf(item));
}

export function setNext(next) {
  media.next = next;
  screen.drawNext(media);
}

// ---- state and its reports ------------------------------------------------------------------------------------------
async function diagnose(current, error) {
  if (current.diagnosing) return;
  // Chromium's own HLS stumbles now and then over a playlist that it reads twice at once.
  if (current.loaded && current.live && current.rejoined < REJOINS) {
    current.rejoined += 1;
    seeLive();
    return join();
  }
  current.diagnosing = true;
  clearTimeout(current.watchdog);
  const {item, element, kind} = current;
  const found = await explain(item, {kind, error, needsCORS: !!element.crossOrigin});
  if (media !== current) return;
  if (found.kind === 'cors') corsMessage('media', item.url);
  fail(found);
}

function fail({kind, code, reason}) {
  const {title} = media.item;
  reportMedia('failed', {kind, code, reason, state: 'ended'});
  clear();
  screen.notice(reason, 8000, title ? `Can't play “${title}”` : "Can't play this");
}

function setState(next, again = false) {
  const changed = media.state !== next;
  media.state = next;
  screen.drawState();
  if (changed || again) reportMedia(next);
}

// Playing is what advances; whatever the element says, the rest is waiting for data.
function tick() {
  if (!media?.loaded || !isVideo(media.element)) return;
  const {element, pace} = media;
  seeLive();
  screen.drawProgress();
  if (element.paused || element.ended || element.seeking || media.joining) return;
  setState(pace.sample(element.currentTime, performance.now()) ? 'playing' : 'buffering');
  if (media?.state === 'playing') media.watch?.played(element.currentTime, element.duration);
}

setInterval(tick, 50);
setInterval(() => media?.state === 'playing' && reportMedia('position'), 1000);

export function position() {
  return (media?.element?.currentTime || 0) + (media?.live?.offset || 0);
}

export function seekable() {
  const ranges = media?.element?.seekable;
  if (ranges?.length) return {from: ranges.start(0), to: lastOf(ranges)};
  return media?.live && media.loaded ? media.live.range(seconds()) : null;
}

function reportMedia(type, fields = {}) {
  if (!media) return;
  report(type, {
    load: media.load, state: media.state, position: position(), rate: media.element?.playbackRate || media.rate,
    ...seekable(), ...fields,
  });
}
