// The buttons beside play and pause, which both controllers have: their icons, names and actions.
import { setAttribute } from './base.js';
import { castClient } from './client.js';
import { setIcon } from './icons.js';
import { present } from './open.js';

const plain = {
  skipNext: ['next', 'next'], skipPrevious: ['previous', 'previous'], rewind30Seconds: ['rewind30', 'rewind30'],
  forward30Seconds: ['forward30', 'forward30'], closedCaptions: ['captions', 'captions'], stop: ['stop', 'stop'],
};

/** Names the device that plays, or says that it is being connected again. */
export const placeText = (element, device) =>
  element.t(castClient.state('button')?.state === 'connecting' ? 'dialogConnectingTo' : 'castingTo', device);

/** The action of play and pause as it is shown: a request counts before it is confirmed. */
export const playbackAction = (element, media) => element.wish('playback') ?? media.playback;

/** Shows play, pause, stop or loading in a button. */
export function drawPlayback(element, button, media) {
  const action = playbackAction(element, media);
  setIcon(button, action === 'loading' ? 'stop' : action);
  setAttribute(button, 'data-action', action);
  const name = action === 'loading' ? `${element.t('loading')}. ${element.t('stop')}` : element.t(action);
  setAttribute(button, 'aria-label', name);
  setAttribute(button, 'aria-busy', action === 'loading' || element.isBusy('playback', media.pending) ? 'true' : null);
}

/** Requests what the button shows, and not the opposite if the state has changed meanwhile. */
export function tapPlayback(element, button) {
  const { action } = button.dataset;
  if (!action) return;
  const wish = { play: castClient.state('media')?.live ? 'stop' : 'pause', pause: 'play' }[action] ?? 'play';
  element.act('playback', action === 'loading' ? 'stop' : action, {}, wish);
}

/** Makes a bar's slots: `bar` is "mini" or "expanded". */
export function makeSlots(element, bar, count) {
  return Array.from({ length: count }, (_, slot) => {
    const button = element.iconButton('', '', { part: `slot slot-${slot}`, onclick: () => tap(element, bar, slot,
      button) });
    return button;
  });
}

export function drawSlots(element, buttons, shown, media) {
  buttons.forEach((button, slot) => {
    const { type = 'none', enabled = false, pending = false, on = false } = shown?.[slot] ?? {};
    setAttribute(button, 'data-type', type);
    setAttribute(button, 'data-empty', type === 'none');
    setAttribute(button, 'aria-disabled', enabled ? null : 'true');
    setAttribute(button, 'tabindex', enabled && type !== 'none' ? null : '-1');
    if (type === 'none') return;
    if (type === 'playPauseToggle') return drawPlayback(element, button, media);
    button.removeAttribute('data-action');
    setAttribute(button, 'aria-busy', pending || element.isBusy(`slot${slot}`) ? 'true' : null);
    if (type === 'custom') {
      setIcon(button, element.getAttribute(`custom-icon-${slot}`) ?? 'more');
      setAttribute(button, 'aria-label', element.getAttribute(`custom-label-${slot}`) ?? `${slot + 1}`);
      return;
    }
    const isMuted = element.wish(`slot${slot}`) ?? on;
    const [name, label] = type === 'muteToggle' ? [isMuted ? 'mute' : 'volume', isMuted ? 'unmute' : 'mute']
      : plain[type];
    setIcon(button, name);
    setAttribute(button, 'aria-label', element.t(label));
    if (type === 'closedCaptions') setAttribute(button, 'data-on', on);
  });
}

function tap(element, bar, slot, button) {
  if (button.getAttribute('aria-disabled') === 'true') return;
  const type = button.dataset.type;
  if (type === 'playPauseToggle') return tapPlayback(element, button);
  if (type === 'closedCaptions') return present('cast-track-selection');
  if (type === 'custom') {
    const detail = { bar, slot };
    return void element.dispatchEvent(new CustomEvent('cast-custom-button', { bubbles: true, composed: true, detail }));
  }
  const wish = type === 'muteToggle' ? button.dataset.icon !== 'mute' : undefined;
  element.act(`slot${slot}`, 'tapButton', { bar, slot }, wish);
}

