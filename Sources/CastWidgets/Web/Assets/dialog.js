// <cast-dialog>: the question for permission, the list of devices, the way there, what plays, what to do without
// devices.
import { deepFocus, el, picture, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { icon, setIcon } from './icons.js';
import { present } from './open.js';
import { CastSheet } from './sheet.js';
import { sheet } from './theme.js';

const style = sheet(`
.sheet-body { padding-inline: 12u; min-block-size: min(248u, 40vh); display: flex; flex-direction: column; }
.screen { flex: 1; display: flex; flex-direction: column; }
.notice { display: flex; align-items: center; gap: 4u; margin: 0 12u 8u; padding-block: 2u; padding-inline: 16u 4u;
  border-radius: 14u; color: var(--_heading); background: var(--_raised); flex: none; }
.notice:empty { display: none; }
.notice > p { flex: 1; padding-block: 10u; overflow-wrap: anywhere; }
.notice > .icon { color: var(--_error); inline-size: 20u; block-size: 20u; margin-inline-end: 8u; }
.row { display: flex; align-items: center; gap: 16u; inline-size: 100%; min-block-size: 64u; padding: 8u 12u;
  border-radius: 18u; position: relative; transition: background-color .15s; content-visibility: auto;
  contain-intrinsic-size: auto 64u; }
.row:hover { background: var(--_hover); }
.row:active { background: var(--_press); }
.row:focus-visible { outline-offset: -3u; }
.row:disabled { opacity: .5; }
.row > .texts { flex: 1; min-inline-size: 0; display: grid; gap: 1u; }
.disc { position: relative; display: grid; place-items: center; flex: none; inline-size: 40u; block-size: 40u;
  border-radius: 50%; background: var(--_raised); color: var(--_icon); }
.row[aria-current="true"] .disc { background: var(--_tonal); color: var(--_on-tonal); }
.row[aria-busy="true"]::after { display: none; }
.row[aria-busy="true"] > .disc::after { content: ""; position: absolute; inset: -3u; border-radius: 50%;
  border: 2.5u solid transparent; border-block-start-color: var(--_progress);
  border-inline-end-color: var(--_progress); animation: turn .9s linear infinite; }
.row > .mark { color: var(--_button-text); }
.plays { color: var(--_button-text); }
.centre { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 20u;
  text-align: center; padding: 12u 24u 28u; }
.beacon { position: relative; display: grid; place-items: center; inline-size: 88u; block-size: 88u;
  border-radius: 50%; background: var(--_tonal); color: var(--_on-tonal); margin: 20u; }
.beacon .icon { inline-size: 40u; block-size: 40u; }
.beacon.searching::before, .beacon.searching::after { content: ""; position: absolute; inset: 0; border-radius: 50%;
  border: 2u solid var(--_accent); animation: spread 2.4s ease-out infinite; }
.beacon.searching::after { animation-delay: 1.2s; }
.beacon.turning::after { content: ""; position: absolute; inset: -8u; border-radius: 50%;
  border: 3u solid var(--_raised); border-block-start-color: var(--_progress); animation: turn 1s linear infinite; }
@keyframes spread { from { opacity: .6; transform: none; } to { opacity: 0; transform: scale(1.7); } }
.card { display: flex; align-items: center; gap: 16u; margin: 4u 12u 12u; padding: 12u; border-radius: 20u;
  background: var(--_raised); min-block-size: 104u; }
.card .art { flex: none; inline-size: 80u; block-size: 80u; border-radius: 12u; background: var(--_background); }
.card .art .icon { inline-size: 32u; block-size: 32u; }
.card .texts { flex: 1; min-inline-size: 0; display: grid; gap: 3u; }
.card .title { font-weight: 500; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
  overflow: hidden; overflow-wrap: anywhere; }
.steps { counter-reset: step; margin: 8u 12u; display: grid; gap: 4u; }
.steps > li { counter-increment: step; display: flex; gap: 16u; align-items: start; padding: 8u 0;
  color: var(--_body); }
.steps > li::before { content: counter(step); flex: none; display: grid; place-items: center; inline-size: 28u;
  block-size: 28u; border-radius: 50%; background: var(--_tonal); color: var(--_on-tonal); font-weight: 500;
  font-size: calc(var(--_far) * .8125em); }
.steps > li > span { padding-block-start: 3u; }
.reason { margin: 0 12u 4u; color: var(--_heading); }
.lead { max-inline-size: 36em; }
.bar { block-size: 3u; margin: 0 24u 8u; border-radius: 3u; overflow: hidden; background: var(--_unseekable);
  flex: none; position: relative; }
.bar::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 40%;
  border-radius: 3u; background: var(--_progress); animation: sweep 1.8s ease-in-out infinite; }
@keyframes sweep { from { transform: translateX(-110%); } to { transform: translateX(270%); } }
@media (prefers-reduced-motion: reduce) { .beacon.searching::before, .beacon.searching::after { animation: none;
  opacity: .4; transform: scale(1.2); } .beacon.searching::after { display: none; } }
@media (forced-colors: active) { .row, .card, .notice, .disc { border: 1px solid CanvasText; }
  .row[aria-current="true"] { border-color: Highlight; } }
`);

export class CastDialog extends CastSheet {
  static sheets = [style];
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
    this.#drawNotice(dialog);
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
      permission: () => this.#permission(), searching: () => this.#searching(), chooser: () => this.#chooser(),
      connecting: () => this.#connecting(), connected: () => this.#connected(), troubleshooting: () => this.#trouble(),
    };
    const { body, foot = [], update = () => {} } = (screens[dialog.screen] ?? screens.searching)();
    this.body.replaceChildren(el('div.screen', { 'data-screen': dialog.screen }, ...body));
    this.body.scrollTop = 0;
    this.foot.replaceChildren(...foot);
    this.#update = update;
    if (!isChange || !this.isOpen) return;
    // Where the focus was is gone: the new title has it, and is read. Else it is told.
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

  #button(kind, key, command, args) {
    const button = el(`button.button.${kind}`, {
      part: `button ${command ?? 'cancel'}`, 'data-command': command,
      onclick: () => (command ? this.act(command, command, args) : this.close()),
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

  /** A row a device. Those that stay keep their element, and with it the focus. */
  #chooser() {
    const list = el('ul', { part: 'devices', role: 'list' });
    const rows = new Map();
    const update = () => {
      const devices = castClient.state('devices')?.devices ?? [];
      const ids = new Set(devices.map(({ id }) => id));
      let at = list.firstElementChild;
      for (const [id, row] of rows) {
        if (ids.has(id)) continue;
        if (at === row.item) at = at.nextElementSibling;
        row.item.remove();
        rows.delete(id);
      }
      for (const device of devices) {
        if (!rows.has(device.id)) rows.set(device.id, this.#row(device.id));
        const row = rows.get(device.id);
        if (row.item === at) at = at.nextElementSibling;
        else list.insertBefore(row.item, at);
        row.update(device);
      }
      this.keepFocus();
    };
    return { body: [list], update };
  }

  #row(id) {
    const disc = el('span.disc');
    const name = el('span.title.line', { dir: 'auto' });
    const more = el('span.caption.line', { dir: 'auto' });
    const mark = el('span.mark', {}, icon('check'));
    const choose = () => this.act(`device ${id}`, 'choose', { device: id });
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
        setAttribute(button, 'aria-busy', this.isBusy(`device ${id}`) ? 'true' : null);
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
        this.#button('tonal', 'dialogStopCasting', 'disconnect', { stopCasting: true }),
      ],
      update: (dialog) => {
        const plays = castClient.state('media') != null;
        setText(title, dialog.title ?? (plays ? '' : this.t('nothingPlays')));
        setText(studio, dialog.studio ?? '');
        art.show(dialog.image);
        setAttribute(player, 'disabled', !plays);
        setAttribute(volume, 'hidden', !castClient.state('volume')?.enabled);
      },
    };
  }

  /** The player takes the dialog's place; a panel stands above it. */
  #lead(tag) {
    if (tag === 'cast-expanded-controller') this.close();
    present(tag);
  }
}

customElements.define('cast-dialog', CastDialog);
