// <cast-instructions for="ID of a cast-button">: darkens the page except for the Cast button, once for each user.
import { CastElement, el, setAttribute, setText } from './base.js';
import { castClient } from './client.js';
import { sheet } from './theme.js';

const again = 5_000; // ms until a refused report to the server is repeated
const style = sheet(`
:host { display: contents; }
dialog { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none;
  max-block-size: none; margin: 0; padding: 0; border: 0; color: #fff; background: rgb(8 12 24 / .92);
  --_hole: radial-gradient(circle at var(--_x) var(--_y), transparent calc(var(--_r) - 1px), #000 var(--_r));
    mask-image: var(--_hole); -webkit-mask-image: var(--_hole);
  overflow: auto; opacity: 1; transition: opacity .3s, overlay .3s allow-discrete, display .3s allow-discrete; }
dialog:not([open]) { opacity: 0; }
@starting-style { dialog[open] { opacity: 0; } }
dialog::backdrop { background: none; }
.ring { position: fixed; inset-block-start: var(--_y); left: var(--_x); inline-size: calc(var(--_r) * 2);
  block-size: calc(var(--_r) * 2); margin: calc(var(--_r) * -1) 0 0 calc(var(--_r) * -1); border-radius: 50%;
  border: 2u solid #fff; animation: pulse 2s ease-out infinite; pointer-events: none; }
@keyframes pulse { from { transform: none; opacity: 1; } to { transform: scale(1.6); opacity: 0; } }
.target { position: fixed; inset-block-start: var(--_y); left: var(--_x); inline-size: calc(var(--_r) * 2);
  block-size: calc(var(--_r) * 2); margin: calc(var(--_r) * -1) 0 0 calc(var(--_r) * -1); border-radius: 50%; }
.target:focus-visible { outline-color: #fff; }
.words { position: relative; display: flex; flex-direction: column; align-items: center; justify-content: center;
  gap: 24u; min-block-size: 100%; padding: 96u 32u; text-align: center; pointer-events: none; }
.words > * { pointer-events: auto; }
.words[data-place="top"] { justify-content: start; }
.words[data-place="bottom"] { justify-content: end; padding-block-end: 64u; }
.words .heading.heading { text-align: center; color: #fff; font-size: calc(var(--_far) * 1.5em);
  max-inline-size: 20em; overflow-wrap: anywhere; }
.words .button { background: #fff; color: #15233f; padding-inline: 32u; }
.words .button:focus-visible { outline-color: #fff; }
@media (prefers-reduced-motion: reduce) { .ring { animation: none; } }
@media (forced-colors: active) { .words .button { border: 1px solid ButtonBorder; } }
`);

export class CastInstructions extends CastElement {
  static sheets = [style];
  static topics = ['instructions', 'button'];
  static node = 'instructions';

  /** The person has dismissed it, and whether the report of that is on its way. */
  #isDone = false;
  #isTelling = false;
  /** It closes by itself, since there is nothing to point at. */
  #isHiding = false;
  #follow = () => this.#place();

  /** The button it points at: the one that `for` names, or else the first one of the page. */
  get target() {
    const id = this.getAttribute('for');
    return id ? this.getRootNode().getElementById?.(id) : document.querySelector('cast-button');
  }

  build() {
    this.heading = el('h2.heading', { id: 'title', dir: 'auto', part: 'title' });
    this.dismiss = el('button.button', { part: 'dismiss', onclick: () => this.#end(false) });
    this.hole = el('button.target', { part: 'target', onclick: () => this.#end(true) });
    this.words = el('div.words', {}, this.heading, this.dismiss);
    this.panel = el('dialog', { 'aria-labelledby': 'title', part: 'overlay' }, el('div.ring'),
      this.words, this.hole);
    this.panel.addEventListener('close', () => this.#closed());
    this.root.append(this.panel);
  }

  render() {
    const state = castClient.state('instructions');
    if (!state?.presented) this.#isDone = false;
    else if (this.#isDone) this.#tell();
    const isWanted = Boolean(state?.presented) && !this.#isDone && this.#isTargetSeen();
    setText(this.heading, state?.title ?? this.t('instructionsTitle'));
    setText(this.dismiss, state?.dismissButton ?? this.t('instructionsDismiss'));
    setAttribute(this.words, 'data-place', state?.titlePlace ?? 'center');
    setAttribute(this.hole, 'aria-label', this.t(castClient.state('button')?.label ?? 'castDisconnected'));
    if (isWanted === this.panel.open) return;
    if (!isWanted) {
      this.#isHiding = true;
      return this.panel.close();
    }
    this.#place();
    this.panel.showModal();
    this.dismiss.focus({ focusVisible: false });
    addEventListener('resize', this.#follow);
    addEventListener('scroll', this.#follow, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#listenNoMore();
  }

  #isTargetSeen() {
    const { width, height } = this.target?.getBoundingClientRect() ?? {};
    return Boolean(width && height) && castClient.state('button')?.visible !== false;
  }

  #place() {
    const rect = this.target?.getBoundingClientRect();
    if (!rect) return;
    const style = this.panel.style;
    style.setProperty('--_x', `${rect.left + rect.width / 2}px`);
    style.setProperty('--_y', `${rect.top + rect.height / 2}px`);
    style.setProperty('--_r', `${Math.max(rect.width, rect.height) / 2 + 12}px`);
  }

  #end(isTap) {
    const target = this.target;
    this.panel.close();
    if (isTap) target?.click();
  }

  /**
   * It closes by its button, Escape, a tap on the button that it points at, or by itself. Only the person's end is
   * reported.
   */
  #closed() {
    const isOwn = this.#isHiding;
    this.#isHiding = false;
    if (this.panel.open) return;
    this.#listenNoMore();
    if (isOwn || !castClient.state('instructions')?.presented) return;
    this.#isDone = true;
    this.#tell();
  }

  /** Repeats the report until the server has it. */
  async #tell() {
    if (this.#isTelling || castClient.connection !== 'open') return;
    this.#isTelling = true;
    const isTold = await castClient.send('dismissInstructions')
      .then((answer) => castClient.told(answer)).then(() => true, () => false);
    this.#isTelling = false;
    if (!isTold) setTimeout(() => this.invalidate(), again);
  }

  #listenNoMore() {
    removeEventListener('resize', this.#follow);
    removeEventListener('scroll', this.#follow, true);
  }
}

customElements.define('cast-instructions', CastInstructions);
