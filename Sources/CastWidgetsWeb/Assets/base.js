// The base of all widgets: a shadow root with the shared look, the language of the page around, states from the client,
// pending controls, and a line for failures.
import { castClient } from './client.js';
import { isFar, onInputChange } from './arrows.js';
import { el, setAttribute, setText } from './dom.js';
import { setIcon } from './icons.js';
import { onLanguageChange, textsFor, textsNow } from './texts.js';
import { properties, theme } from './theme.js';

export * from './dom.js';
export * from './picture.js';

const parents = {
  deviceControl: 'castViews', instructions: 'castViews', mediaControl: 'castViews', deviceChooser: 'deviceControl',
  connectionController: 'deviceControl', noDevicesAvailableController: 'deviceControl',
  navigation: 'connectionController', toolbar: 'connectionController', miniController: 'mediaControl',
  expandedController: 'mediaControl', trackSelector: 'mediaControl',
};
const readable = 8000; // ms for which a failure's line stays
const patience = 60_000; // ms after a request in which a failure may belong to it
const speakers = new Set();

/**
 * Returns the widget that reports failures that belong to no open widget: an open one, or else the bar or the button;
 * undefined if there is none.
 */
export function speakerNow() {
  const others = [...speakers].filter((one) => one.isHeard);
  return others.find((one) => one.isOpen) ?? others.find((one) => !one.isQuiet) ?? others[0];
}

export class CastElement extends HTMLElement {
  /** Style sheets of its own, after the shared one. */
  static sheets = [];
  /** Topics whose changes redraw it. */
  static topics = [];
  /** Its part of the style tree. */
  static node = 'castViews';

  #ends = [];
  #isPlanned = false;
  #busy = new Map();
  #failures = new Map();
  #snackTimer = 0;
  #askedAt = -Infinity;
  #styled = [];
  isBuilt = false;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [theme, ...this.constructor.sheets];
    this.root = el('div.root', { part: 'root' });
    /** Failures, announced politely and once. A subclass puts the line where it is seen. */
    this.snack = el('p.snack', { role: 'status', part: 'notice' });
    shadow.append(this.root);
  }

  connectedCallback() {
    speakers.add(this);
    const draw = () => this.invalidate();
    this.#ends = [
      ...this.constructor.topics.map((topic) => castClient.subscribe(topic, (state) => {
        this.#hearFailure(topic, state);
        draw();
      })),
      castClient.subscribe('style', () => this.#applyStyle()), castClient.subscribe('connection', draw),
      onLanguageChange(() => this.#prepare()), onInputChange(() => this.#follow()),
    ];
    this.#prepare();
  }

  disconnectedCallback() {
    speakers.delete(this);
    this.#ends.forEach((end) => end());
    this.#ends = [];
  }

  #isReady;
  /** Settles once it can be seen, with its texts loaded. */
  ready = new Promise((resolve) => (this.#isReady = resolve));

  #prepare() {
    const take = (texts) => {
      if (this.texts === texts) return;
      this.texts = texts;
      setAttribute(this.root, 'lang', texts.language);
      setAttribute(this.root, 'dir', texts.direction);
      this.#follow();
      this.#applyStyle();
      this.root.replaceChildren();
      this.build();
      this.isBuilt = true;
      this.#draw();
      this.#isReady();
    };
    const now = textsNow(this);
    if (now) take(now);
    else textsFor(this).then((texts) => this.isConnected && take(texts));
  }

  /** Sets how far away the person sits, and light or dark: as the page says, or else the system. */
  #follow() {
    this.root.classList.toggle('far', isFar());
    const stated = getComputedStyle(this).colorScheme;
    this.root.style.colorScheme = !stated || stated === 'normal' ? 'light dark' : '';
  }

  /** Returns a sentence in the page's language. */
  t(key, ...values) { return this.texts?.text(key, ...values) ?? ''; }

  /** Makes the parts that never change; `root` is empty. */
  build() {}
  /** Updates what is shown from the states. */
  render() {}

  /** Draws once after all changes of the current task. */
  invalidate() {
    if (this.#isPlanned) return;
    this.#isPlanned = true;
    queueMicrotask(() => {
      this.#isPlanned = false;
      if (this.isBuilt && this.isConnected) this.#draw();
    });
  }

  #draw() {
    const state = castClient.connection;
    // After a loss, a server that does not answer counts as lost until it does.
    const isLost = state === 'connecting' ? this.root.classList.contains('is-lost') : state !== 'open';
    this.root.classList.toggle('is-lost', isLost);
    this.connectionChanged?.(state);
    this.render();
  }

  /** The part of the style tree that it is now. */
  get styleNode() { return this.constructor.node; }

  restyle() { this.#applyStyle(); }

  #applyStyle() {
    const style = castClient.state('style') ?? {};
    let node = this.styleNode;
    while (node && !style[node]) node = parents[node];
    const values = style[node] ?? {};
    for (const name of properties) {
      const value = values[`--cast-${name}`];
      if (value === undefined) this.root.style.removeProperty(`--_s-${name}`);
      else this.root.style.setProperty(`--_s-${name}`, value);
    }
  }

  /** Whether a control waits: the server reports it as pending, or its request is still on its way. */
  isBusy(name, pending = []) { return pending.includes(name) || this.#busy.has(name); }

  /** What the person has just requested under this name, until the states report it; undefined without a request. */
  wish(name) { return this.#busy.get(name)?.wish; }

  /**
   * Sends a command. The control `name` waits until the states report the result, and is undone with the reason if the
   * command fails. Gives the answer, or null if it failed.
   */
  async act(name, command, args = {}, wish = undefined) {
    const mark = { wish };
    this.#askedAt = performance.now();
    this.#busy.set(name, mark);
    this.invalidate();
    const drop = () => {
      if (this.#busy.get(name) !== mark) return;
      this.#busy.delete(name);
      this.invalidate();
    };
    try {
      const answer = await castClient.send(command, args);
      // From then on the states say what is pending.
      castClient.told(answer).then(drop);
      return answer;
    } catch (error) {
      drop();
      this.fail(error.message);
      return null;
    }
  }

  /** Reports each failure on the device's side once. */
  #hearFailure(topic, state) {
    if (!state || typeof state !== 'object' || !('failure' in state)) return;
    const known = this.#failures.get(topic);
    // A restarted server may use the same numbers again.
    const failure = state.failure ? `${castClient.state('hello')?.epoch} ${state.failure.id}` : null;
    this.#failures.set(topic, failure ?? known ?? null);
    const isOurs = this.isHeard || performance.now() - this.#askedAt < patience;
    if (known !== undefined && failure && failure !== known && isOurs) this.fail(state.failure.reason);
  }

  /** Whether it is only for people who use a screen reader. */
  get isQuiet() { return false; }
  /** Whether its messages are seen and spoken now. */
  get isHeard() { return this.isBuilt && this.isConnected && this.snack.isConnected; }

  /** Reports a failure. If this widget is closed by then, an open one reports it, or else the bar or the button. */
  fail(reason) {
    const speaker = this.isHeard ? this : speakerNow() ?? this;
    speaker.say(this.t('requestFailed', reason));
  }

  /** Shows a line that is politely spoken, and removes it after a while. */
  say(sentence, stays = false) {
    setText(this.snack, sentence);
    clearTimeout(this.#snackTimer);
    if (!stays) this.#snackTimer = setTimeout(() => setText(this.snack, ''), readable);
  }

  /** A round button with an icon and a name. */
  iconButton(name, label, attributes = {}) {
    const button = el('button.icon-button', { 'aria-label': label, ...attributes });
    setIcon(button, name);
    return button;
  }
}
