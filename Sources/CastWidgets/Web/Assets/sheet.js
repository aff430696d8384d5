// What opens above the page: from below on a phone, in the middle where there is room. The browser's own <dialog> keeps
// the focus in it, closes on Escape and gives the focus back.
import { castClient } from './client.js';
import { CastElement, deepFocus, el, setAttribute, setText } from './base.js';
import { freeScroll, holdScroll } from './page-scroll.js';
import { sheet } from './theme.js';

const style = sheet(`
:host { display: contents; }
:host([inline]) { display: block; }
dialog, .inline {
  position: fixed; inset: auto 0 0; margin: 0 auto; inline-size: 100%; max-inline-size: 640u;
    max-block-size: calc(100% - 40u);
  padding: 0; border: 0; border-radius: 28u 28u 0 0; background: var(--_background); color: var(--_body);
  box-shadow: 0 -2u 24u rgb(0 0 0 / .24); overflow: hidden; overscroll-behavior: contain;
  transition: transform .3s var(--_ease), opacity .2s, overlay .3s allow-discrete, display .3s allow-discrete;
}
.inline { position: relative; inset: auto; max-inline-size: none; max-block-size: none; border-radius: 20u;
  box-shadow: none; }
dialog:not([open]) { transform: translateY(40%); opacity: 0; display: none; }
dialog[open] { display: flex; flex-direction: column; }
@starting-style { dialog[open] { transform: translateY(40%); opacity: 0; } }
dialog::backdrop { background: rgb(10 12 16 / .5);
  transition: opacity .3s, overlay .3s allow-discrete, display .3s allow-discrete; opacity: 1; }
dialog:not([open])::backdrop { opacity: 0; }
@starting-style { dialog[open]::backdrop { opacity: 0; } }
.grip { flex: none; inline-size: 32u; block-size: 4u; border-radius: 4u; margin: 12u auto 0;
  background: var(--_line); }
.head { flex: none; display: flex; align-items: center; gap: 8u; padding-block: 8u 4u; padding-inline: 24u 12u;
  min-block-size: 60u; }
.head > .heading { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
.sheet-body { flex: 1 1 auto; min-block-size: 0; overflow: auto; overscroll-behavior: contain; padding: 0 24u 24u;
  scrollbar-width: thin; }
.sheet-foot { flex: none; display: flex; flex-wrap: wrap; justify-content: end; gap: 8u;
  padding: 8u 20u max(16u, env(safe-area-inset-bottom)); }
.sheet-foot:empty { display: none; }
dialog > .snack, .inline > .snack { position: absolute; inset-inline: 16u;
  inset-block-end: max(16u, env(safe-area-inset-bottom)); z-index: 3; }
@media (min-width: 600px) {
  dialog:not(.full) {
    inset: 0; margin: auto; block-size: fit-content; inline-size: min(100% - 48u, 440u);
      max-block-size: min(100% - 48u, 720u);
    border-radius: 28u; box-shadow: 0 8u 40u rgb(0 0 0 / .3);
  }
  dialog:not(.full):not([open]) { transform: scale(.94); }
  @starting-style { dialog:not(.full)[open] { transform: scale(.94); opacity: 0; } }
  dialog:not(.full) > .grip, .inline > .grip { display: none; }
  dialog:not(.full) > .head, .inline > .head { padding-block-start: 16u; }
}
.inline > .grip { display: none; }
@media (prefers-reduced-motion: reduce) {
  dialog:not([open]), dialog:not(.full):not([open]) { transform: none; }
  @starting-style { dialog[open], dialog:not(.full)[open] { transform: none; } }
}
@media (forced-colors: active) { dialog, .inline { border: 1px solid CanvasText; } .grip { background: CanvasText; } }
`);

/**
 * A subclass says `titleKey`, builds in `buildSheet()` into `this.body` and `this.foot`, draws in `render()` and may
 * have
 * `opened()` and `closed()`. With the attribute `inline` it stands in the page and is always open.
 */
export class CastSheet extends CastElement {
  static titleKey = 'dialogTitle';
  /** Its events are `cast-NAME-open` and `cast-NAME-close`. */
  static eventName = 'sheet';
  static isFull = false;

  #wasOpen = false;
  #lostTimer = 0;
  #isLost = false;

  constructor() {
    super();
    this.shadowRoot.adoptedStyleSheets = [...this.shadowRoot.adoptedStyleSheets.slice(0, 1), style,
      ...this.constructor.sheets];
  }

  get isInline() { return this.hasAttribute('inline'); }
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
    freeScroll(this);
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
    (this.firstFocus?.() ?? this.heading).focus({ focusVisible: false });
    this.opened();
    this.#tell('open');
  }

  close() {
    if (!this.isInline) this.panel?.close();
  }

  /** What had the focus is gone: the focus stays in the sheet. */
  keepFocus() {
    const focused = deepFocus();
    if (this.isOpen && !this.isInline && (!focused || focused === this || !this.panel.contains(focused))
      && this.shadowRoot.activeElement === null && (document.activeElement === this
        || document.activeElement === document.body)) {
      this.heading.focus({ focusVisible: false });
    }
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
    clearTimeout(this.#lostTimer);
    if (!this.isOpen) return;
    if (state === 'lost' || (state === 'connecting' && this.#isLost)) {
      this.#lostTimer = setTimeout(() => ((this.#isLost = true), this.say(this.t('connectionLost'), true)), 1500);
    } else if (state === 'ended' || state === 'unauthorized') {
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
  setTitle(text) { setText(this.heading, text); }
}
