// The stream's own volume. It is part of the player, which can't change the device's own volume.
import { el, setAttribute } from './base.js';
import { castClient } from './client.js';
import { withPopup } from './popup.js';
import { sheet } from './theme.js';
import { VolumeRow } from './volume-row.js';

export const streamVolumeSheet = sheet(`
.stream-volume { inline-size: min(340u, 100vw - 24u); padding: 14u 20u 10u 14u; overflow: hidden; }
.stream-volume .words { margin-block-end: 0; }
.stream-volume .icon-button { background: var(--_background); }
`);

const step = 0.05;

/** `place` is put into the player; `draw(media)` shows what the device reports of the stream; null: nothing plays. */
export class StreamVolume {
  constructor(owner, button) {
    this.title = owner.t('volume');
    this.row = new VolumeRow(owner, {
      step, attributes: { part: 'stream-volume' },
      send: (level) => castClient.send('setStreamVolume', { level }),
      sendMuted: (muted) => castClient.send('setMuted', { muted }),
    });
    this.popup = el('div.stream-volume', { role: 'dialog', 'aria-label': this.title }, this.row.element);
    this.place = withPopup(button, this.popup, { kind: 'dialog', begin: () => this.#first() });
  }

  #first() {
    const { slider, mute, told } = this.row;
    return told?.canChange ? slider.element : mute;
  }

  draw(media) {
    const { canSetStreamVolume: canChange = false, canMute = false } = media ?? {};
    // If there is a mute button already, no popup is needed for muting alone.
    const isMuteShown = media?.expanded.some(({ type }) => type === 'muteToggle');
    const isShown = canChange || (canMute && !isMuteShown);
    setAttribute(this.place, 'hidden', !isShown);
    if (!isShown) return this.row.fader.forget();
    this.row.tell({
      title: this.title, name: media.title ?? media.subtitle ?? '', level: media.streamVolume, muted: media.muted,
      canMute, canChange,
      pending: media.pending.map((kind) => ({ streamVolume: 'level', muting: 'muted' })[kind]),
    });
  }
}
