// The panel that a tap on a film opens: its image, what is known of it, and the position to play from.
import { clockText, el, joined, setAttribute, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { CastSheet } from '/cast/sheet.js';
import { sheet } from '/cast/theme.js';
import { cast, connectedDevice, setWatched } from './api.js';
import { whenConnected } from './device.js';
import { makePoster } from './card.js';
import { say, sayFailed } from './shell.js';
import { languageName, list, span, w } from './words.js';

const style = sheet(`
.sheet-body { padding-block-start: 4u; }
.head > .heading {
  font-size: calc(var(--_far) * 1.1875em); display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical;
  overflow: hidden;
}
.poster {
  position: relative; display: grid; place-items: center; aspect-ratio: 16 / 9; max-block-size: 42vh;
  inline-size: 100%; border-radius: 16u; overflow: hidden;
  background: linear-gradient(135deg, hsl(var(--hue) 42% 38%), hsl(calc(var(--hue) + 40) 46% 22%));
  color: rgb(255 255 255 / .8);
}
.poster-icon { inline-size: 56u; block-size: 56u; }
.poster-image { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
.poster-image[data-state="loading"] { opacity: 0; }
.poster.is-tall::before {
  content: ""; position: absolute; inset: -12%; background: var(--shot) center / cover;
  filter: blur(18px) brightness(.7);
}
.poster.is-tall .poster-image { object-fit: contain; }
.facts { margin-block-start: 12u; display: grid; gap: 2u; }
.facts > :empty { display: none; }
.file {
  overflow-wrap: anywhere; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden;
}
.seen-bar {
  block-size: 4u; border-radius: 4u; background: var(--_unseekable); overflow: hidden; margin-block-start: 12u;
}
.seen-bar > span {
  display: block; block-size: 100%; inline-size: calc(var(--at) * 100%); background: var(--_progress);
}
.choices { display: grid; gap: 10u; margin-block-start: 16u; }
.choices .button { inline-size: 100%; }
.choices .icon { inline-size: 22u; block-size: 22u; }
.sheet-foot { display: none; }
.root .where { margin-block-start: 10u; text-align: center; }
`);

class RemotePlay extends CastSheet {
  static sheets = [style];
  static topics = ['button', 'dialog'];
  static eventName = 'play';
  static titleKey = 'play';

  #item = null;

  buildSheet() {
    this.place = el('div');
    this.more = el('p.small');
    this.file = el('p.caption.file', { dir: 'auto' });
    this.seen = el('div.seen-bar', { 'aria-hidden': 'true' }, el('span'));
    this.first = el('button.button.filled', { 'data-autofocus': true, onclick: () => this.#play(this.#resumption) });
    this.again = el('button.button.tonal', { onclick: () => this.#play(null) }, icon('retry'),
      el('span', {}, w('playStart')));
    this.mark = el('button.button', { onclick: () => this.#mark() }, icon('check'), el('span'));
    this.first.append(icon('play'), el('span'));
    this.where = el('bdi');
    this.body.append(this.place, this.seen, el('div.facts', {}, this.more, this.file),
      el('div.choices', {}, this.first, this.again, this.mark), el('p.caption.where', {}, this.where));
    this.#drawItem();
  }

  show(item) {
    this.#item = item;
    if (this.isBuilt) this.#drawItem();
    return this.open();
  }

  firstFocus() { return this.first; }

  /** The position in seconds at which to resume; null from the beginning. */
  get #resumption() {
    const { watched, finished } = this.#item;
    return watched > 0 && !finished ? watched : null;
  }

  #drawItem() {
    const item = this.#item;
    if (!item) return;
    this.setTitle(item.title || item.name);
    this.place.replaceChildren(makePoster(item));
    const from = this.#resumption;
    const left = from && item.duration ? w('timeLeft', span(Math.max(0, item.duration - from))) : null;
    const subtitles = item.subtitles?.length ? w('subtitles', list(item.subtitles.map(languageName))) : null;
    const facts = [item.duration ? span(item.duration) : null, left, item.finished ? w('watched') : null, subtitles];
    setText(this.more, joined(facts));
    setText(this.file, item.name === item.title ? '' : item.name);
    setAttribute(this.seen, 'hidden', !(from && item.duration));
    this.seen.firstChild.style.setProperty('--at', item.duration && from ? Math.min(1, from / item.duration) : 0);
    const isPicture = item.kind === 'picture';
    setText(this.first.lastChild, isPicture ? w('showPicture') : from ? w('playContinue', clockText(from)) : w('play'));
    setAttribute(this.again, 'hidden', !from);
    setAttribute(this.mark, 'hidden', isPicture);
    setText(this.mark.lastChild, w(item.finished ? 'markNotWatched' : 'markWatched'));
  }

  render() {
    const device = connectedDevice();
    setText(this.where, device === null ? w('chooseNext') : w('playsThere', device));
  }

  async #play(start) {
    const item = this.#item;
    this.close();
    if (!await whenConnected()) return;
    try {
      await cast(item.id, start);
      say(w('startsOn', connectedDevice() ?? ''));
    } catch (error) {
      sayFailed(error);
    }
  }

  async #mark() {
    const item = this.#item;
    setAttribute(this.mark, 'aria-busy', 'true');
    try {
      await setWatched(item.id, !item.finished);
      Object.assign(item, { finished: !item.finished, watched: null });
      if (item === this.#item) this.#drawItem();
    } catch (error) {
      this.say(w('failed', error.status === 0 ? w('offline') : error.message));
    }
    setAttribute(this.mark, 'aria-busy', null);
  }
}

customElements.define('remote-play', RemotePlay);
let shown = null;

/** Opens it for an item of the library. */
export function openPlay(item) {
  shown ??= document.body.appendChild(document.createElement('remote-play'));
  return shown.show({ ...item });
}

