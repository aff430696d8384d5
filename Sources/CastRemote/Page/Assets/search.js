// The field of the library's search. The search starts when nothing has been typed for a moment.
import { el, setAttribute } from '/cast/base.js';
import { icon, setIcon } from '/cast/icons.js';
import { go, parse, searchHash } from './router.js';
import { w } from './words.js';

const pause = 250; // ms without a key before the search starts

export function makeSearch() {
  let timer = 0;
  const field = el('input', {
    type: 'search', 'aria-label': w('search'), placeholder: w('search'), autocomplete: 'off', spellcheck: 'false',
    enterkeyhint: 'search', 'data-key': 'search', oninput: typed, onkeydown: key,
  });
  const clear = el('button.icon-button', { 'aria-label': w('searchClear'), onclick: empty, hidden: true });
  setIcon(clear, 'close');

  function stop() {
    clearTimeout(timer);
    timer = 0;
  }

  function typed() {
    setAttribute(clear, 'hidden', !field.value);
    stop();
    timer = setTimeout(search, pause);
  }

  function search() {
    stop();
    const text = field.value.trim();
    const { text: now } = parse();
    // One step back leaves the search, however many letters it had.
    if (text !== now) go(searchHash(text), { replace: Boolean(now) });
  }

  function key(event) {
    if (event.isComposing) return;
    if (event.key === 'Enter') search();
    if (event.key === 'Escape' && field.value) {
      event.preventDefault();
      empty();
    }
  }

  function empty() {
    field.value = '';
    field.focus();
    typed();
    search();
  }

  return {
    element: el('div.search', {}, icon('search'), field, clear),
    get hasFocus() { return document.activeElement === field; },
    /** Text that is being typed stays; the text of a step back is shown. */
    show(text) {
      if (!timer && field.value.trim() !== text) field.value = text;
      setAttribute(clear, 'hidden', !field.value);
    },
    stop,
  };
}
