// The devices to choose from, one row each. Rows that stay keep their element, and with it the focus.
import { el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { icon, setIcon } from './icons.js';

/** A screen of the dialog: its content in `body`, and `update`, which draws the states. */
export class DeviceRows {
  #rows = new Map();

  constructor(owner) {
    this.owner = owner;
    this.list = el('ul', { part: 'devices', role: 'list' });
    this.body = [this.list];
    this.update = () => this.#update();
  }

  #update() {
    const devices = castClient.state('devices')?.devices ?? [];
    const ids = new Set(devices.map(({ id }) => id));
    let at = this.list.firstElementChild;
    for (const [id, row] of this.#rows) {
      if (ids.has(id)) continue;
      if (at === row.item) at = at.nextElementSibling;
      row.item.remove();
      this.#rows.delete(id);
    }
    for (const device of devices) {
      if (!this.#rows.has(device.id)) this.#rows.set(device.id, this.#make(device.id));
      const row = this.#rows.get(device.id);
      if (row.item === at) at = at.nextElementSibling;
      else this.list.insertBefore(row.item, at);
      row.update(device);
    }
    this.owner.keepFocus();
  }

  #make(id) {
    const disc = el('span.disc');
    const name = el('span.title.line', { dir: 'auto' });
    const more = el('span.caption.line', { dir: 'auto' });
    const mark = el('span.mark', {}, icon('check'));
    // Only one is chosen at a time: a second tap does not count until the dialog reports the result of the first.
    const choose = () => this.owner.isBusy('choose') || this.owner.act('choose', 'choose', { device: id }, id);
    const button = el('button.row', { part: 'device', 'data-device': id, onclick: choose },
      disc, el('span.texts', {}, name, more), mark);
    return {
      item: el('li', {}, button),
      update: (device) => {
        setIcon(disc, device.icon);
        setText(name, device.name);
        setText(more, device.playing ?? device.model);
        more.classList.toggle('plays', Boolean(device.playing));
        setAttribute(mark, 'hidden', !device.connected);
        setAttribute(button, 'aria-current', device.connected ? 'true' : null);
        const isChosen = this.owner.wish('choose') === id;
        setAttribute(button, 'aria-busy', isChosen ? 'true' : null);
        setAttribute(button, 'aria-disabled', this.owner.isBusy('choose') && !isChosen ? 'true' : null);
      },
    };
  }
}
