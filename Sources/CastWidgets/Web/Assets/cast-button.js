// <cast-button>: there whenever the network is, in four states. A tap opens the page's <cast-dialog>.
import { CastElement, el, setAttribute } from './base.js';
import { castClient } from './client.js';
import { setIcon } from './icons.js';
import { prepare, present } from './open.js';
import { sheet } from './theme.js';

const style = sheet(`
:host { display: inline-block; vertical-align: middle; inline-size: fit-content; }
.root { display: block; min-inline-size: 48u; min-block-size: 48u; color: inherit; }
.icon-button { color: var(--cast-icon-tint-color, var(--_s-icon-tint-color, currentColor)); }
.icon-button[data-state="connected"] {
  color: var(--cast-icon-tint-color, var(--_s-icon-tint-color, var(--_accent)));
}
.icon-button[data-state="noDevicesAvailable"] .icon { opacity: .6; }
.icon-button[aria-busy="true"]::after { display: none; }
.wave1, .wave2, .wave3 { transition: opacity .2s; }
[data-state="connecting"] :is(.wave1, .wave2, .wave3) { animation: wave 1.5s linear infinite; }
[data-state="connecting"] .wave2 { animation-delay: .25s; }
[data-state="connecting"] .wave3 { animation-delay: .5s; }
@keyframes wave { 0%, 66%, 100% { opacity: .25; } 20%, 46% { opacity: 1; } }
.icon-button[data-hidden] { visibility: hidden; }
@media (prefers-reduced-motion: reduce) {
  [data-state="connecting"] :is(.wave1, .wave2, .wave3) { animation: none; }
  [data-state="connecting"] .wave3 { opacity: .25; }
}
`);

export class CastButtonElement extends CastElement {
  static sheets = [style];
  static topics = ['button'];
  static node = 'toolbar';

  build() {
    this.button = el('button.icon-button', {
      part: 'button', 'aria-haspopup': 'dialog', 'data-hidden': true, onclick: () => this.#tap(),
      onpointerenter: () => prepare('cast-dialog'), onfocus: () => prepare('cast-dialog'),
    });
    this.root.append(this.button);
  }

  render() {
    const { visible = false, state = 'noDevicesAvailable', label = 'castNoDevices' } = castClient.state('button') ?? {};
    setIcon(this.button, state === 'connected' ? 'castConnected' : 'cast');
    setAttribute(this.button, 'data-state', state);
    // It keeps its room: what stands beside it does not jump.
    setAttribute(this.button, 'data-hidden', !visible);
    setAttribute(this.button, 'aria-label', this.t(label));
    setAttribute(this.button, 'aria-busy', state === 'connecting' ? 'true' : null);
    setAttribute(this, 'data-state', visible ? state : 'hidden');
  }

  /** What a tap does: the page's own first. */
  #tap() {
    const event = new CustomEvent('cast-button-tap', { bubbles: true, composed: true, cancelable: true });
    if (this.dispatchEvent(event)) present('cast-dialog');
  }

  click() { this.button?.click(); }
  focus(options) { this.button?.focus(options); }
}

customElements.define('cast-button', CastButtonElement);
