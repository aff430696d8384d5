// <cast-queue>: what plays and what comes after it: thousands of items, of which only the visible ones are loaded.
import { el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { icon } from './icons.js';
import { QueueFocus } from './queue-focus.js';
import { QueueItems } from './queue-items.js';
import { emptyQueue, QueueRow, queueSheet } from './queue-row.js';
import { Reorder } from './reorder.js';
import { CastSheet } from './sheet.js';
import { VirtualList } from './virtual-list.js';

const rest = 120; // ms without scrolling after which images are fetched

export class CastQueue extends CastSheet {
  static sheets = [queueSheet];
  static topics = ['queue', 'media', 'hello'];
  static titleKey = 'queueTitle';
  static eventName = 'queue';
  static node = 'mediaControl';

  #restTimer = 0;
  #isMoving = false;
  #isPlaced = false;

  buildSheet() {
    this.list?.end();
    this.numbers = new Intl.NumberFormat(this.texts.language, { numberingSystem: 'latn' });
    this.place = el('span.caption', { part: 'place' });
    this.head.insertBefore(this.place, this.closeButton);
    this.rows = el('ul.rows', {
      role: 'list', 'aria-labelledby': 'title', part: 'items', onkeydown: (event) => this.focusing.key(event),
      onfocusin: () => this.focusing.reach(),
    });
    const probe = el('div.probe', { 'aria-hidden': 'true' });
    this.empty = emptyQueue(this.t('queueEmpty'));
    this.body.append(probe, this.rows, this.empty, el('p', { id: 'keys', hidden: true }, this.t('queueKeys')));
    this.body.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    this.back = el('button.button.filled.back', {
      part: 'to-current', hidden: true, onclick: () => this.showCurrent(true),
    }, icon('down'), el('span', {}, this.t('queueToCurrent')));
    this.panel.insertBefore(this.back, this.voice);
    this.items = new QueueItems({
      load: (from, count) => castClient.request(`queue?from=${from}&count=${count}`), changed: () => this.invalidate(),
    });
    this.list = new VirtualList({
      scroller: this.body, list: this.rows, probe, source: this.items, make: () => new QueueRow(this),
      draw: (row, place) => this.#drawRow(row, place), looked: (from, to) => this.#looked(from, to),
    });
    this.reorder = new Reorder(this);
    this.focusing = new QueueFocus(this);
    this.panel.addEventListener('cancel', (event) => {
      if (this.reorder.isLifted) (event.preventDefault(), this.reorder.cancel());
    });
  }

  number(value) { return this.numbers.format(value); }
  #placeText(place) { return this.t('placeOf', this.number(place + 1), this.number(this.items.count)); }

  opened() {
    this.#isPlaced = false;
    this.render();
  }

  closed() {
    this.reorder.cancel();
    this.items.look(0, 0);
  }

  render() {
    const queue = castClient.state('queue') ?? {};
    const { count = 0, revision = 0, current = null, currentIndex = null, jumping = null, moving = [] } = queue;
    // A restarted server counts from the beginning again.
    this.items.follow({ count, revision: `${castClient.state('hello')?.epoch} ${revision}` });
    this.jumping = this.wish('jump') ?? jumping;
    this.moving = moving.map(String);
    this.current = this.jumping ?? current;
    // The server reports the place of the item that it reports.
    this.currentPlace = this.items.placeOf(this.current, this.current === current ? currentIndex : null);
    setAttribute(this.empty, 'hidden', this.items.count > 0);
    setAttribute(this.rows, 'hidden', this.items.count === 0);
    const place = this.currentPlace >= 0 ? this.#placeText(this.currentPlace) : this.number(this.items.count);
    setText(this.place, this.items.count > 0 ? place : '');
    if (!this.isOpen) return;
    const focused = this.list.focused();
    if (!this.#isPlaced && this.items.count && this.list.height) {
      this.#isPlaced = true;
      this.list.render();
      if (this.currentPlace >= 0) this.list.show(this.currentPlace, 'center');
    }
    this.list.render();
    // The row that had the focus is gone: the row at its place gets it.
    if (focused && !this.list.focused()) this.focusing.toLast();
    this.keepFocus();
  }

  #drawRow(row, place) {
    const item = this.items.at(place);
    const { held, rows } = this.list;
    row.draw({
      place, count: this.items.count, item,
      isCurrent: item ? String(item.id) === String(this.current) : place === this.currentPlace,
      isPlaying: castClient.state('media')?.playerState === 'playing',
      isAsked: Boolean(item) && this.jumping !== null && String(this.jumping) === String(item.id),
      isWaiting: Boolean(item) && (this.items.isWaiting(item.id) || this.moving.includes(String(item.id))),
      isHeld: held !== null && rows.get(held) === row,
      isReached: row === this.#reachedRow(),
      showsPicture: !this.#isMoving,
    });
  }

  /**
   * The row that Tab leads to: the last one that had the focus, or else the current item's, or else the first visible
   * one.
   */
  #reachedRow() {
    const { list } = this;
    return list.rows.get(this.focusing.reached) ?? list.rowAt(this.currentPlace) ?? list.rowAt(list.seen()[0]);
  }

  #looked(from, to) {
    // While it slides away, nothing is fetched any more.
    if (!this.isOpen) return this.items.look(0, 0);
    this.items.look(from, to);
    this.body.classList.toggle('long', this.list.height * this.items.count > this.body.clientHeight);
    const [first, end] = this.list.seen();
    const isSeen = this.currentPlace >= first && this.currentPlace < end;
    setAttribute(this.back, 'hidden', this.currentPlace < 0 || isSeen || end === 0 || this.reorder.isLifted);
    this.back.classList.toggle('up', this.currentPlace < first);
  }

  #scrolled() {
    this.#isMoving = true;
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => {
      this.#isMoving = false;
      this.list.render();
    }, rest);
  }

  showCurrent(isFocused = false) {
    if (this.currentPlace < 0) return;
    this.list.show(this.currentPlace, 'center');
    if (isFocused) this.focusing.to(this.currentPlace, 'entry', false);
  }

  // The person's actions

  jump(row) {
    const { item } = row;
    if (item && String(item.id) !== String(this.current)) this.act('jump', 'jump', { item: item.id }, item.id);
  }

  remove(row) {
    const { item, place } = row;
    if (!item) return;
    const edit = this.items.remove(place);
    this.speak(this.t('queueRemoved', this.#name(item, place)));
    this.#send(edit, 'remove', { items: [item.id] });
  }

  press(event, row) { row.item && this.reorder.press(event, row.place); }
  take(row) { row.item && this.reorder.toggle(row.place); }
  left() { this.reorder.left(); }

  #name(item, place) { return item?.title ?? this.t('queueItem', this.number(place + 1)); }

  lifted(place, isByKeys) {
    if (isByKeys) this.speak(this.t('queueTaken', this.#name(this.items.at(place), place), this.#placeText(place)));
  }

  moved(place) { this.speak(this.#placeText(place)); }

  putBack(place, isByKeys) {
    if (isByKeys) this.speak(this.t('queuePutBack', this.#name(this.items.at(place), place)));
  }

  dropped(from, to, isByKeys) {
    const name = this.#name(this.items.at(from), from);
    if (from === to) return this.putBack(from, isByKeys);
    const edit = this.items.move(from, to);
    this.render();
    if (isByKeys) this.focusing.to(to, 'grab');
    this.speak(this.t('queueDropped', name, this.#placeText(to)));
    this.#send(edit, 'move', { item: edit.item, before: edit.before ?? null });
  }

  /** The change is shown at once, and undone if it is refused. */
  async #send(edit, command, args) {
    const answer = await this.act(`${command} ${edit.item}`, command, args);
    if (!answer) return this.items.drop(edit);
    await castClient.told(answer);
    this.items.told(edit);
  }
}

customElements.define('cast-queue', CastQueue);
