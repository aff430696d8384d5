// <cast-button>: shown whenever the network is there, in four states. A tap opens the page's <cast-dialog>.
import { CastElement, el, setAttribute } from './base.js';
import { castClient } from './client.js';
import { setIcon } from './icons.js';
import { prepare, present } from './open.js';
import { sheet } from './theme.js';

const style = sheet(`
:host { display: inline-block; vertical-align: middle; inline-size: fit-content; }
.root { display: block; min-inline-size: 48u; min-block-size: 48u; color: inherit; }
/* The touch target stays 48 wide and high, however small the icon is. */
.icon-button {
  color: var(--cast-icon-tint-color, var(--_look-tint, var(--_s-icon-tint-color, currentColor)));
  inline-size: max(48u, var(--_look-width, 0px)); block-size: max(48u, var(--_look-height, 0px));
}
.icon-button[data-state="connected"] {
  color: var(--cast-icon-tint-color, var(--_look-tint, var(--_s-icon-tint-color, var(--_accent))));
}
.icon { inline-size: var(--_look-width, 24u); block-size: var(--_look-height, 24u); }
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
    // If the page has no bar, the button announces failures to screen readers.
    this.snack.className = 'hush';
    this.root.append(this.button, this.snack);
  }

  render() {
    const { visible = false, state = 'noDevicesAvailable', label = 'castNoDevices', look = null } =
      castClient.state('button') ?? {};
    this.#drawLook(look);
    setIcon(this.button, state === 'connected' ? 'castConnected' : 'cast');
    setAttribute(this.button, 'data-state', state);
    // It keeps its room, so that elements beside it do not jump.
    setAttribute(this.button, 'data-hidden', !visible);
    setAttribute(this.button, 'aria-label', this.t(label));
    setAttribute(this.button, 'aria-busy', state === 'connecting' ? 'true' : null);
    setAttribute(this, 'data-state', visible ? state : 'hidden');
  }

  /** The app's `CastButtonLook`, if it has set one: {width, height, tintColor}. The page's own properties win. */
  #drawLook(look) {
    const { style } = this.root;
    const lengths = { '--_look-width': look?.width, '--_look-height': look?.height };
    for (const [name, value] of Object.entries(lengths)) {
      if (value > 0) style.setProperty(name, `calc(var(--_u) * ${value})`);
      else style.removeProperty(name);
    }
    if (look?.tintColor) style.setProperty('--_look-tint', look.tintColor);
    else style.removeProperty('--_look-tint');
  }

  /** Opens the dialog unless the page prevents that. */
  #tap() {
    const event = new CustomEvent('cast-button-tap', { bubbles: true, composed: true, cancelable: true });
    if (this.dispatchEvent(event)) present('cast-dialog');
  }

  get isQuiet() { return true; }
  click() { this.button?.click(); }
  focus(options) { this.button?.focus(options); }
}

customElements.define('cast-button', CastButtonElement);
