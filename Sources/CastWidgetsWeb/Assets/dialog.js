// <cast-dialog>: permission, device list, connecting, what plays, and help if no device is found.
import { deepFocus, el, picture, setAttribute, setLine, setText } from './base.js';
import { castClient } from './client.js';
import { DeviceRows } from './device-rows.js';
import { dialogSheet } from './dialog-style.js';
import { icon, setIcon } from './icons.js';
import { present } from './open.js';
import { CastSheet } from './sheet.js';

export class CastDialog extends CastSheet {
  static sheets = [dialogSheet];
  static topics = ['dialog', 'devices', 'media', 'volume'];
  static eventName = 'dialog';

  #screen = null;
  #update = () => {};
  #noticeID = null;

  get styleNode() {
    return {
      connected: 'connectionController', connecting: 'connectionController',
        troubleshooting: 'noDevicesAvailableController',
    }[this.#screen] ?? 'deviceChooser';
  }

  buildSheet() {
    this.#screen = null;
    this.#noticeID = null;
    this.notice = el('div.notice', { role: 'status', part: 'notice-line' });
    this.panel.insertBefore(this.notice, this.body);
  }

  render() {
    const dialog = castClient.state('dialog') ?? { screen: 'searching', steps: [] };
    this.setTitle(this.#titleOf(dialog));
    if (dialog.screen !== this.#screen) this.#show(dialog);
    this.#update(dialog);
    this.#drawCommands(dialog);
    this.#drawNotice(dialog);
  }

  /** The requested command waits, and no other command is accepted until the dialog reports its result. */
  #drawCommands({ pending }) {
    const names = [...this.foot.children].map(({ dataset }) => dataset.command).filter(Boolean);
    const waiting = names.filter((name) => this.isBusy(name, pending));
    for (const button of this.foot.children) {
      const name = button.dataset.command;
      setAttribute(button, 'aria-busy', waiting.includes(name) ? 'true' : null);
      setAttribute(button, 'aria-disabled', name && waiting.length ? 'true' : null);
    }
  }

  #titleOf({ screen, device }) {
    if (screen === 'permission') return this.t('permissionTitle');
    if (screen === 'connecting') return this.t('dialogConnectingTo', device ?? '');
    if (screen === 'connected') return device ?? this.t('castConnected');
    return this.t(screen === 'troubleshooting' ? 'troubleTitle' : 'dialogTitle');
  }

  #show(dialog) {
    const isChange = this.#screen !== null;
    const hadFocus = this.body.contains(deepFocus()) || this.foot.contains(deepFocus());
    this.#screen = dialog.screen;
    this.restyle();
    const screens = {
      permission: () => this.#permission(), searching: () => this.#searching(), chooser: () => new DeviceRows(this),
      connecting: () => this.#connecting(), connected: () => this.#connected(), troubleshooting: () => this.#trouble(),
    };
    const { body, foot = [], update = () => {} } = (screens[dialog.screen] ?? screens.searching)();
    this.body.replaceChildren(el('div.screen', { 'data-screen': dialog.screen }, ...body));
    this.body.scrollTop = 0;
    this.foot.replaceChildren(...foot);
    this.#update = update;
    if (!isChange || !this.isOpen) return;
    // The focused element is gone, so the new title gets the focus and is read. Without the focus, the title is spoken.
    if (hadFocus) this.heading.focus({ focusVisible: false });
    else this.speak(this.heading.textContent);
  }

  #drawNotice({ notice = null, noticeID = 0 }) {
    const key = notice === null ? null : `${noticeID} ${notice}`;
    if (key === this.#noticeID) return;
    this.#noticeID = key;
    if (notice === null) return this.notice.replaceChildren();
    const close = this.iconButton('close', this.t('dialogClose'), { onclick: () => this.act('notice',
      'dismissNotice') });
    this.notice.replaceChildren(icon('warning'), el('p.small', {}, notice), close);
  }

  /** `name`: the name under which it waits, for a command with two buttons. */
  #button(kind, key, command, args, name = command) {
    const button = el(`button.button.${kind}`, {
      part: `button ${command ?? 'cancel'}`, 'data-command': name,
      onclick: () => {
        if (!command) return this.close();
        if (button.getAttribute('aria-disabled') !== 'true') this.act(name, command, args);
      },
    }, this.t(key));
    return button;
  }

  #permission() {
    return {
      body: [el('div.centre', {}, el('div.beacon', {}, icon('wifi')), el('p.lead', {}, this.t('permissionText')))],
      foot: [this.#button('text', 'cancel'), this.#button('filled', 'permissionContinue', 'acceptPermission')],
    };
  }

  #searching() {
    return {
      body: [el('div.centre', {}, el('div.beacon.searching', {}, icon('cast')), el('p.small', {},
        this.t('dialogSearching')))],
    };
  }

  #connecting() {
    const beacon = el('div.beacon.turning');
    return {
      body: [el('div.centre', {}, beacon)], foot: [this.#button('text', 'cancel', 'disconnect',
        { stopCasting: false })],
      update: (dialog) => {
        const device = castClient.state('devices')?.devices.find(({ id }) => id === dialog.deviceID);
        setIcon(beacon, device?.icon ?? 'screen');
      },
    };
  }

  #trouble() {
    const reason = el('p.reason', { part: 'reason' });
    const steps = el('ol.steps', { part: 'steps' });
    return {
      body: [reason, steps], foot: [this.#button('tonal', 'tryAgain', 'searchAgain')],
      update: (dialog) => {
        setText(reason, dialog.reason ? this.t(dialog.reason) : '');
        const shown = dialog.steps.map((key) => this.t(key));
        if (shown.join('\n') === [...steps.children].map((step) => step.textContent).join('\n')) return;
        steps.replaceChildren(...shown.map((step) => el('li', {}, el('span', {}, step))));
      },
    };
  }

  #connected() {
    const art = picture('art', 'film');
    const title = el('p.title', { part: 'title', dir: 'auto' });
    const studio = el('p.caption.line', { part: 'studio', dir: 'auto' });
    const row = (name, key, tag) => {
      const button = el('button.row', { 'aria-haspopup': 'dialog', 'data-lead': tag, onclick: () => this.#lead(tag) },
        el('span.disc', {}, icon(name)), el('span.texts', {}, el('span.title', {}, this.t(key))),
        icon('forward', 'mirrored'));
      return button;
    };
    const player = row('play', 'openPlayer', 'cast-expanded-controller');
    const volume = row('volume', 'volume', 'cast-volume');
    return {
      body: [el('div.card', { part: 'media' }, art.element, el('div.texts', {}, title, studio)), player, volume],
      foot: [
        this.#button('text', 'dialogDisconnect', 'disconnect', { stopCasting: false }),
        this.#button('tonal', 'dialogStopCasting', 'disconnect', { stopCasting: true }, 'stopCasting'),
      ],
      update: (dialog) => {
        const plays = castClient.state('media') != null;
        setLine(title, dialog.title ?? (plays ? '' : this.t('nothingPlays')));
        setText(studio, dialog.studio ?? '');
        art.show(dialog.image);
        setAttribute(player, 'disabled', !plays);
        setAttribute(volume, 'hidden', !castClient.state('volume')?.enabled);
      },
    };
  }

  /** The player replaces the dialog; a panel opens above it. */
  #lead(tag) {
    if (tag === 'cast-expanded-controller') this.close();
    present(tag);
  }
}

customElements.define('cast-dialog', CastDialog);
