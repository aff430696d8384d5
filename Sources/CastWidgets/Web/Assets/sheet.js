// What opens above the page: from below on a phone, in the middle where there is room. The browser's own <dialog> keeps
// the focus in it, closes on Escape and gives the focus back.
import { castClient } from './client.js';
import { CastElement, el, setAttribute, setLine, setText } from './base.js';
import { freeScroll, holdScroll } from './page-scroll.js';
import { sheetSheet } from './sheet-style.js';

/**
 * A subclass says `titleKey`, builds in `buildSheet()` into `this.body` and `this.foot`, draws in `render()` and may
 * have `opened()` and `closed()`. With the attribute `inline` it stands in the page and is always open.
 */
export class CastSheet extends CastElement {
  static titleKey = 'dialogTitle';
  /** Its events are `cast-NAME-open` and `cast-NAME-close`. */
  static eventName = 'sheet';
  static isFull = false;

  #wasOpen = false;
  #lostTimer;
  #isLost = false;

  constructor() {
    super();
    this.shadowRoot.adoptedStyleSheets = [...this.shadowRoot.adoptedStyleSheets.slice(0, 1), sheetSheet,
      ...this.constructor.sheets];
  }

  get isInline() { return this.hasAttribute('inline'); }
  get isHeard() { return this.isOpen && super.isHeard; }
  get isOpen() { return this.isInline ? this.isConnected : Boolean(this.panel?.open); }

  build() {
    const { isFull, titleKey } = this.constructor;
    this.heading = el('h2.heading', { part: 'title', id: 'title', tabindex: -1 }, this.t(titleKey));
    this.closeButton = this.iconButton('close', this.t('dialogClose'), { part: 'close', onclick: () => this.close() });
    setAttribute(this.closeButton, 'hidden', this.isInline);
    this.head = el('div.head', { part: 'header' }, this.heading, this.closeButton);
    this.body = el('div.sheet-body', { part: 'body' });
    this.foot = el('div.sheet-foot', { part: 'footer' });
    this.voice = el('p.hush', { role: 'status' });
    const [kind, role] = this.isInline ? ['section.inline', 'region'] : [isFull ? 'dialog.full' : 'dialog', null];
    this.panel = el(kind, { part: 'sheet', role, 'aria-labelledby': 'title' },
      isFull ? null : el('div.grip', { 'aria-hidden': 'true' }), this.head, this.body, this.foot, this.voice,
        this.snack);
    this.panel.addEventListener('close', () => this.#closed());
    this.panel.addEventListener('click', (event) => this.#tapped(event));
    if (!this.isInline) this.#letSwipe();
    this.root.append(this.panel);
    this.buildSheet();
    // A language that changed while it was open.
    if (this.#wasOpen && !this.isInline) this.panel.showModal();
  }

  /** Tells what is new to those who do not see it. */
  speak(sentence) { setText(this.voice, sentence); }

  buildSheet() {}
  opened() {}
  closed() {}

  disconnectedCallback() {
    super.disconnectedCallback();
    this.close();
    this.#closed();
  }

  /** Shows it; gives a promise that settles once it is open. */
  async open() {
    await this.ready;
    if (this.isOpen || this.isInline) return;
    this.#wasOpen = true;
    this.invalidate();
    this.render();
    if (this.constructor.isFull) holdScroll(this);
    this.panel.showModal();
    // The title has the focus first: a screen reader says where one is, and Tab leads to the first control.
    // A control has its ring where keys were used, as the browser knows.
    const first = this.firstFocus?.();
    if (first) first.focus();
    else this.heading.focus({ focusVisible: false });
    this.opened();
    this.#tell('open');
  }

  close() {
    if (!this.isInline) this.panel?.close();
  }

  /** What had the focus is gone: the focus stays in the sheet. */
  keepFocus() {
    if (!this.isOpen || this.isInline) return;
    const own = this.shadowRoot.activeElement;
    // A browser takes the focus from what is hidden a moment later.
    const isGone = own ? !(own.checkVisibility?.({ checkVisibilityCSS: true, visibilityProperty: true }) ?? true)
      : document.activeElement === this || document.activeElement === document.body;
    if (isGone) this.heading.focus({ focusVisible: false, preventScroll: true });
  }

  #closed() {
    if (!this.#wasOpen) return;
    this.#wasOpen = false;
    freeScroll(this);
    this.closed();
    this.#tell('close');
  }

  /** A loss that lasts is told, and what ended for good. */
  connectionChanged(state) {
    // Where there was a connection, one that is made anew is a lost one until it is there.
    const isLost = state === 'lost' || (state === 'connecting' && castClient.state('hello') !== undefined);
    if (!isLost || !this.isOpen) this.#lostTimer = void clearTimeout(this.#lostTimer);
    if (!this.isOpen) return;
    if (isLost) {
      this.#lostTimer ??= setTimeout(() => ((this.#isLost = true), this.say(this.t('connectionLost'), true)), 1500);
    } else if (['ended', 'refused', 'unauthorized'].includes(state)) {
      this.#isLost = true;
      this.say(castClient.reason ?? this.t('accessEnded'), true);
    } else if (this.#isLost) {
      this.#isLost = false;
      this.say('');
    }
  }

  #tell(what) {
    const name = `cast-${this.constructor.eventName}-${what}`;
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
  }

  /** A tap beside it closes it. */
  #tapped(event) {
    if (event.target !== this.panel || this.isInline) return;
    const { left, right, top, bottom } = this.panel.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) this.close();
  }

  /** Pulled down by its head it closes. */
  #letSwipe() {
    let from = null;
    const end = (isKept) => {
      if (from === null) return;
      const way = this.panel.getBoundingClientRect().top - from.top;
      from = null;
      this.panel.style.transform = this.panel.style.transition = '';
      if (isKept && way > 80) this.close();
    };
    const isHandle = (target) => !target.closest('button') && target.closest('.grip, .head');
    this.panel.addEventListener('pointerdown', (event) => {
      if (event.pointerType === 'mouse' || !isHandle(event.target)) return;
      from = { y: event.clientY, top: this.panel.getBoundingClientRect().top };
      this.panel.setPointerCapture(event.pointerId);
    });
    this.panel.addEventListener('pointermove', (event) => {
      if (from === null) return;
      this.panel.style.transition = 'none';
      this.panel.style.transform = `translateY(${Math.max(0, event.clientY - from.y)}px)`;
    });
    this.panel.addEventListener('pointerup', () => end(true));
    this.panel.addEventListener('pointercancel', () => end(false));
  }

  /** The title, where it is not always the same. */
  setTitle(text) { setLine(this.heading, text); }
}
