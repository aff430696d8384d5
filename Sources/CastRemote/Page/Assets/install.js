// How to put the page on the home screen, and what plain HTTP prevents.
import { castClient } from '/cast/client.js';
import { el, setAttribute } from '/cast/base.js';
import { w } from './words.js';

const key = 'remote-install';
let offer = null;
const followers = new Set();
const tell = () => followers.forEach((does) => does());

function isDismissed() {
  try {
    return localStorage.getItem(key) === 'no';
  } catch {
    return false;
  }
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches || navigator.standalone === true;
// An iPad claims to be a Mac.
const isApple = () => /iPhone|iPad|iPod/.test(navigator.userAgent)
  || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
const isTouched = () => matchMedia('(pointer: coarse)').matches;

export function startInstalling() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event;
    tell();
  });
  addEventListener('appinstalled', () => {
    offer = null;
    tell();
  });
}

/** The hint at the end of the start view; hidden if it is of no use. */
export function makeInstallHint() {
  const text = el('p.row-text');
  const install = el('button.button.tonal', { onclick: () => offer?.prompt() }, w('install'));
  const later = el('button.button', { onclick: () => dismiss() }, w('notNow'));
  const element = el('aside.part.install', { 'aria-labelledby': 'install-title', hidden: true },
    el('img', { src: '/icon.svg', alt: '', width: 56, height: 56 }),
    el('div.install-texts', {}, el('h2.row-title', { id: 'install-title' }, w('installTitle')), text),
    el('div.actions', {}, install, later));
  let isGone = isDismissed();

  function dismiss() {
    isGone = true;
    try {
      localStorage.setItem(key, 'no');
    } catch {
      // The hint comes again with the next visit.
    }
    draw();
    document.getElementById('main').focus();
  }

  function draw() {
    const access = castClient.state('access');
    const isUseful = access !== undefined && (offer !== null || isTouched());
    element.hidden = isGone || isInstalled() || !isUseful;
    setAttribute(install, 'hidden', offer === null);
    const way = offer ? w('installReady') : w(isApple() ? 'installApple' : 'installMenu');
    const isPlain = access && !access.secure && !isSecureContext;
    text.textContent = isPlain ? `${way} ${w('installPlain')}` : way;
  }
  let ends = [];
  return {
    element,
    enter() {
      followers.add(draw);
      ends = [() => followers.delete(draw), castClient.subscribe('access', draw)];
      draw();
    },
    leave() {
      ends.forEach((end) => end());
    },
  };
}
