// The view without a token, or with an old one: what to do about it, and a field for the link.
import { castClient } from '/cast/client.js';
import { el, setAttribute, setText } from '/cast/base.js';
import { icon } from '/cast/icons.js';
import { w } from './words.js';

/** The token of a link, or the pasted text if it is the token itself; '' if it holds none. */
export function tokenIn(text) {
  const trimmed = text.trim();
  const inLink = /[#&]t=([^&\s]+)/.exec(trimmed)?.[1];
  if (inLink) return inLink;
  return /^[A-Za-z0-9._~-]{8,256}$/.test(trimmed) ? trimmed : '';
}

/** Opens the page with this token, as if its link had been opened. Returns whether it can be a token. */
function use(token) {
  history.replaceState(history.state, '', `#t=${token}`);
  return castClient.follow();
}

export class SignIn {
  #tried = false;

  constructor() {
    this.heading = el('h1', { tabindex: -1 });
    this.text = el('p.lead');
    this.field = el('input', {
      id: 'token', type: 'text', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', inputmode: 'url',
      dir: 'ltr', 'aria-describedby': 'token-fault', enterkeyhint: 'go', placeholder: 'http://…/#t=…',
    });
    this.fault = el('p.fault', { id: 'token-fault', role: 'alert' });
    this.form = el('form.sign-form', { onsubmit: (event) => this.#submit(event) },
      el('label', { for: 'token' }, w('signField')),
      el('div.field-row', {}, this.field, el('button.button.filled', { type: 'submit' }, w('signOpen'))), this.fault);
    this.element = el('section.view.sign', {}, el('div.sign-card', {},
      el('img.sign-mark', { src: '/icon.svg', alt: '', width: 88, height: 88 }), this.heading, this.text, this.form,
      el('p.hint', {}, icon('phone'), el('code', { dir: 'ltr' }, 'marquee remote --lan'))));
  }

  /** `isOver`: there was a token, and it has expired. */
  enter({ isOver, reason }) {
    setText(this.heading, w(isOver ? 'endedTitle' : 'signTitle'));
    setText(this.text, isOver ? w('endedText') : w('signText'));
    this.#say(this.#tried ? w('signWrong') : isOver ? reason ?? w('guestTakenBack') : '');
    this.#tried = false;
  }

  leave() {
    this.#tried = false;
    this.field.value = '';
  }

  #say(sentence) {
    setText(this.fault, sentence);
    setAttribute(this.field, 'aria-invalid', sentence ? 'true' : null);
  }

  #submit(event) {
    event.preventDefault();
    const token = tokenIn(this.field.value);
    this.#tried = true;
    if (!token || !use(token)) {
      this.#tried = false;
      this.#say(w(this.field.value.trim() ? 'signWrong' : 'signEmpty'));
      this.field.focus();
    }
  }
}
