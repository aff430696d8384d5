// Decides which scene the screen shows, and its texts.
import {nameOf} from './items.js';

// Milliseconds. A shorter wait needs no spinner.
export const SPINNER_AFTER = 400;

// The scene of the loaded item, or the idle screen for null. `device` has the receiver's name.
export function sceneOf(playback, device) {
  if (!playback) return {scene: 'idle', isAd: false, title: idleTitle(device), words: null, cover: null};
  const {kind, item} = playback;
  return {
    scene: kind, isAd: !!item.ad, title: item.title || device.name, words: wordsOf(item),
    cover: kind === 'audio' ? item : null,
  };
}

export function idleTitle({name}) { return `${name} – Marquee`; }

function wordsOf({title, subtitle, album, url}) {
  const [main, second] = [title || nameOf(url), subtitle || ''];
  return {title: main, song: main, subtitle: second, artist: second, album: album || ''};
}

// The scene of a mirroring: 'picture', 'sound' only, or null once it has ended.
export function mirrorScene(what, device) {
  const scene = {picture: 'mirror', sound: 'audio'}[what] ?? 'idle';
  const words = {title: '', song: 'Sound from another device', subtitle: '', artist: '', album: ''};
  return {scene, title: device.name, words: what === 'sound' ? words : null};
}

// The card of the next item, or null. An ad has none: it is followed by the film.
export function nextCard(playback) {
  const next = playback?.next;
  if (!next || playback.item.ad) return null;
  return {title: next.title || nameOf(next.url || ''), image: next.image || null};
}

// How the state of the loaded item is shown.
export function stateOf(playback) {
  const state = playback ? playback.state : 'idle';
  return {state, isLive: !!playback?.live, waits: state === 'loading' || state === 'buffering'};
}

export function idleWords({name, status, linked}) { return {name, status: linked ? status : 'Starting…'}; }

// Moves the clock slightly each minute, so that nothing burns in.
export function drift(minute) {
  const step = minute % 8;
  return `translate(${step * 0.35}vw, ${-(step % 4) * 0.5}vh)`;
}

// Milliseconds until the next minute; `time` is in milliseconds since 1970.
export function untilNextMinute(time) { return 60000 - (time % 60000); }

// The time without AM or PM.
export function clockWithoutHalf(text) { return text.replace(/\s?[AP]M$/i, ''); }
