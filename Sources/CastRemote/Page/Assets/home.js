// The start view: the TV and what it shows, the place to drop a film, what was sent, and what was begun.
import { castClient } from '/cast/client.js';
import { el, joined, setAttribute, setLine, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { present } from '/cast/open.js';
import { connectedDevice } from './api.js';
import { makeContinueRow } from './continue.js';
import { chooseFiles } from './drop.js';
import { makeDeviceList } from './device-list.js';
import { makeInstallHint } from './install.js';
import { makeUploadPlace } from './late-uploads.js';
import { makeTV } from './tv.js';
import { w } from './words.js';

const isTouched = matchMedia('(pointer: coarse)');

function action(kind, picture, key, does) {
  return el(`button.button.${kind}`, { onclick: does }, icon(picture), el('span', {}, w(key)));
}

export class Home {
  #ends = [];

  constructor() {
    this.tv = makeTV();
    this.over = el('p.over');
    this.heading = el('h1', { tabindex: -1, dir: 'auto' });
    this.text = el('p.lead', { dir: 'auto' });
    this.player = action('filled', 'play', 'openPlayer', () => present('cast-expanded-controller'));
    this.library = el('a.button.tonal', { href: '#/library' }, icon('library'), el('span', {}, w('openLibrary')));
    this.devices = makeDeviceList();
    this.hero = el('section.hero', {}, this.tv.element, el('div.hero-texts', {}, this.over, this.heading, this.text,
      this.devices.element, el('div.actions', {}, this.player, this.library)));
    this.dropTitle = el('strong.drop-name');
    this.drop = el('section.drop', {}, el('span.disc.large', {}, icon('send')),
      el('div.drop-texts', {}, this.dropTitle, el('p.row-text', {}, w('dropText'))),
      action('tonal', 'file', 'chooseFiles', chooseFiles));
    this.parts = [makeUploadPlace(), makeContinueRow(), makeInstallHint()];
    this.element = el('section.view.home', {}, this.hero, this.drop, ...this.parts.map(({ element }) => element));
  }

  get title() { return ''; }

  enter(_, { isSame }) {
    if (isSame) return;
    const draw = () => this.#draw();
    this.#ends = ['button', 'dialog', 'devices', 'media', 'library'].map((topic) => castClient.subscribe(topic, draw));
    isTouched.addEventListener('change', draw);
    this.#ends.push(() => isTouched.removeEventListener('change', draw));
    this.parts.forEach((part) => part.enter());
    draw();
  }

  leave() {
    this.#ends.forEach((end) => end());
    this.#ends = [];
    this.parts.forEach((part) => part.leave());
  }

  #draw() {
    const media = castClient.state('media') ?? null;
    const device = connectedDevice();
    const isConnecting = castClient.state('button')?.state === 'connecting';
    const words = this.#words(media, device, isConnecting);
    setText(this.over, words.over);
    setAttribute(this.over, 'hidden', !words.over);
    setLine(this.heading, words.title);
    setLine(this.text, words.text);
    setAttribute(this.text, 'hidden', !words.text);
    setAttribute(this.player, 'hidden', !media);
    setAttribute(this.library, 'hidden', !castClient.state('library')?.roots);
    setText(this.dropTitle, w(isTouched.matches ? 'dropTitlePhone' : 'dropTitle'));
    this.tv.draw();
    this.devices.draw(device === null && !isConnecting);
  }

  #words(media, device, isConnecting) {
    if (media) {
      const name = device ?? castClient.state('dialog')?.device;
      return { over: name ? w(isConnecting ? 'connectingTo' : 'playsOn', name) : '',
        title: media.title ?? media.subtitle ?? device ?? '',
        text: media.title ? joined([media.subtitle, media.studio]) : '' };
    }
    if (device !== null) {
      return { title: w('readyTitle', device), text: w(isTouched.matches ? 'readyTextPhone' : 'readyText') };
    }
    if (isConnecting) return { title: w('connectingTo', castClient.state('dialog')?.device ?? ''), text: '' };
    return { title: w('chooseTitle'), text: w('chooseText') };
  }
}
