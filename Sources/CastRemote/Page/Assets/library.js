// The library: folders and their contents, or search results.
import { castClient } from '/cast/client.js';
import { el, setAttribute, setText } from '/cast/base.js';
import { icon, setIcon } from '/cast/icons.js';
import { makeCard } from './card.js';
import { VirtualGrid } from './grid.js';
import { ItemPages } from './pages.js';
import { openPlay } from './open-play.js';
import { libraryHash } from './router.js';
import { makeSearch } from './search.js';
import { count, w } from './words.js';

const listKey = 'remote-list';
const command = 'marquee remote --library ~/Videos';

export class Library {
  #pages = null;
  #route = null;
  #ends = [];
  #revision = null;

  constructor() {
    this.heading = el('h1', { tabindex: -1, dir: 'auto' });
    this.amount = el('p.amount', { role: 'status' });
    this.path = el('nav.path', { 'aria-label': w('libraryPath') }, el('ol', { role: 'list' }));
    this.search = makeSearch();
    this.look = el('button.icon-button', { onclick: () => this.#turnLook() });
    this.grid = new VirtualGrid({
      make: (place) => this.#make(place), want: (first, last) => this.#pages?.want(first, last),
    });
    this.note = el('div.note', { role: 'status', hidden: true });
    this.element = el('section.view.library', {},
      el('div.library-top', {}, this.search.element, this.look),
      this.path, el('div.library-head', {}, this.heading, this.amount), this.grid.element, this.note);
    this.grid.isList = stored() === 'list';
    this.#drawLook();
  }

  get title() { return this.heading.textContent; }

  keepsFocus() { return this.search.hasFocus; }

  async enter(route, { place, isSame }) {
    const isOther = !this.#route || route.id !== this.#route.id || route.text !== this.#route.text;
    this.#route = route;
    if (!this.#ends.length) {
      this.grid.start();
      // A restarted server counts from 1 again, and its library may have a revision that was used before.
      for (const topic of ['library', 'hello']) this.#ends.push(castClient.subscribe(topic, () => this.#changed()));
    }
    this.search.show(route.text);
    if (isOther || !this.#pages) this.#open(route);
    if (isSame) scrollTo(0, 0);
    this.grid.draw();
    if (place) await this.#return(place);
  }

  /** The scroll position and the focus are restored once the folder is loaded. */
  async #return({ scroll }) {
    await this.#opening;
    scrollTo(0, scroll);
    this.grid.draw();
    await this.#pages.settled();
    this.grid.draw();
  }

  leave() {
    this.search.stop();
    this.#ends.forEach((end) => end());
    this.#ends = [];
    this.grid.stop();
  }

  #opening = null;

  #open({ id, text }) {
    this.#pages?.end();
    this.grid.clear();
    const query = text ? { q: text } : id ? { folder: id } : {};
    this.#opening = new Promise((resolve) => {
      this.#pages = new ItemPages(query, {
        changed: () => (this.#draw(), resolve()),
        failed: (error) => (this.#drawFailure(error), resolve()),
      });
    });
    setText(this.heading, text ? w('searchFound', '…') : id ? '\u00a0' : w('libraryTitle'));
    setText(this.amount, '');
    this.path.hidden = true;
    this.note.hidden = true;
    this.#pages.want(0, 0);
  }

  #changed() {
    const library = castClient.state('library');
    if (!library) return;
    const revision = `${castClient.state('hello')?.epoch} ${library.revision}`;
    const isNew = this.#revision !== null && revision !== this.#revision;
    this.#revision = revision;
    if (isNew) {
      this.#pages?.renew();
      this.#pages?.want(0, 0);
      this.grid.follow();
    } else if (this.#pages && this.#pages.total !== null) this.#draw();
  }

  #draw() {
    const { total, folder } = this.#pages;
    const { text } = this.#route;
    this.grid.total = total;
    const title = text ? w('searchFound', count(total)) : folder?.name || w('libraryTitle');
    setText(this.heading, title);
    document.title = `${title} – Marquee`;
    const { count: all, roots, scanning, cut } = castClient.state('library') ?? {};
    const isRoot = !text && !folder?.parents.length;
    const amount = isRoot && all ? w('libraryCount', `${count(all)}${cut ? '+' : ''}`) : '';
    setText(this.amount, scanning ? w('libraryScanning') : amount);
    this.#drawPath(text ? null : folder);
    this.#drawNote(total, text, roots, scanning);
    this.grid.draw();
  }

  #drawPath(folder) {
    // A single root is the library itself.
    const isSingle = castClient.state('library')?.roots === 1 && folder?.parents.length;
    const top = isSingle ? [] : [{ id: null, name: w('libraryTitle') }];
    const steps = folder ? [...top, ...folder.parents] : [];
    this.path.hidden = steps.length === 0 || !this.#route.id;
    this.path.firstChild.replaceChildren(...steps.map(({ id, name }) => el('li', {},
      el('a', { href: libraryHash(id), dir: 'auto' }, name), icon('forward', 'mirrored'))));
  }

  #drawNote(total, text, roots, scanning) {
    this.note.hidden = total > 0;
    if (total > 0) return void this.note.replaceChildren();
    const say = (picture, title, more, ...rest) => this.note.replaceChildren(el('span.disc.large', {}, icon(picture)),
      el('p.note-title', { dir: 'auto' }, title), more && el('p.row-text', {}, more), ...rest);
    if (text) return say('search', w('searchNone', text), w('searchNoneText'));
    if (roots === 0) return say('library', w('libraryNone'), w('libraryNoneText'), el('code', { dir: 'ltr' }, command));
    if (scanning) return say('library', w('libraryScanning'), '');
    say('folder', w('libraryEmpty'), '');
  }

  #drawFailure(error) {
    if (this.#pages.total !== null) return;
    const again = el('button.button.tonal', { onclick: () => this.#open(this.#route) }, w('tryAgain'));
    this.note.hidden = false;
    this.note.replaceChildren(el('span.disc.large', {}, icon('warning')),
      el('p.note-title', {}, error.status === 0 ? w('offline') : error.message), again);
    if (!this.#route.text) setText(this.heading, w('libraryTitle'));
  }

  #make(place) {
    const item = this.#pages.get(place);
    if (!item) {
      const element = el('div.card.is-coming', { 'aria-hidden': 'true' }, el('span.poster'), el('span.card-texts'));
      return { element, isSame: () => !this.#pages.get(place), draw() {} };
    }
    const card = makeCard(item, openPlay);
    return {
      element: card.element,
      isSame: () => {
        const now = this.#pages.get(place);
        return now?.id === card.id && now.kind === card.kind && now.poster === card.poster;
      },
      draw: () => card.draw(this.#pages.get(place)),
    };
  }

  // Pictures or a list

  #turnLook() {
    this.grid.isList = !this.grid.isList;
    stored(this.grid.isList ? 'list' : 'grid');
    this.#drawLook();
    this.grid.clear();
    if (this.#pages && this.#pages.total !== null) this.#draw();
  }

  #drawLook() {
    setIcon(this.look, this.grid.isList ? 'grid' : 'list');
    setAttribute(this.look, 'aria-label', w(this.grid.isList ? 'asPictures' : 'asList'));
  }
}

function stored(change) {
  try {
    if (change) localStorage.setItem(listKey, change);
    return localStorage.getItem(listKey);
  } catch {
    return null;
  }
}
