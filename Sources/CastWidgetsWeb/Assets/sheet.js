// A panel above the page: from below on a phone, in the middle on larger screens. The browser's own <dialog> keeps the
// focus inside, closes on Escape and restores the focus.
import { castClient } from './client.js';
import { CastElement, el, setAttribute, setLine, setText } from './base.js';
import { freeScroll, holdScroll } from './page-scroll.js';
import { sheetSheet } from './sheet-style.js';

/**
 * A subclass sets `titleKey`, builds in `buildSheet()` into `this.body` and `this.foot`, draws in `render()` and may
 * have `opened()` and `closed()`. With the attribute `inline` it is part of the page and always open.
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
    // The language changed while it was open.
    if (this.#wasOpen && !this.isInline) this.panel.showModal();
  }

  /** Speaks a change for people who do not see it. */
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
    // The title has the focus first: a screen reader reads it, and Tab leads to the first control. The browser draws a
    // focus ring around a control only if keys were used.
    const first = this.firstFocus?.();
    if (first) first.focus();
    else this.heading.focus({ focusVisible: false });
    this.opened();
    this.#tell('open');
  }

  close() {
    if (!this.isInline) this.panel?.close();
  }

  /** If the focused element is gone, the focus stays in the sheet. */
  keepFocus() {
    if (!this.isOpen || this.isInline) return;
    const own = this.shadowRoot.activeElement;
    // A browser takes the focus from a hidden element only a moment later.
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

  /** Reports a loss that lasts, and a final end. */
  connectionChanged(state) {
    // After a first connection, reconnecting counts as lost until it succeeds.
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

  /** Dragging it down by its head closes it. */
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

  /** Sets the title, if it changes. */
  setTitle(text) { setLine(this.heading, text); }
}
