// A small list of choices above the button that opens it: arrows move, Enter chooses, Escape closes.
import { el, setText } from './base.js';
import { icon } from './icons.js';
import { withPopup } from './popup.js';
import { sheet } from './theme.js';

export const menuSheet = sheet(`
.menu { min-inline-size: 160u; max-inline-size: min(280u, 100vw - 24u); }
.menu > button {
  display: flex; align-items: center; gap: 12u; inline-size: 100%; min-block-size: 48u; padding-block: 8u;
  padding-inline: 12u 16u; border-radius: 10u; font-size: calc(var(--_far) * .9375em);
}
.menu > button:hover { background: var(--_hover); }
.menu > button > .icon { opacity: 0; inline-size: 20u; block-size: 20u; }
.menu > button[aria-checked="true"] > .icon { opacity: 1; color: var(--_button-text); }
`);

/**
 * Adds a menu to `button`. `choices()` returns `[{value, text}]`, `chosen()` the current value; `choose(value)` is
 * called for a choice. Returns the element to put in place of the button.
 */
export function withMenu(button, { label, choices, chosen, choose }) {
  const menu = el('div.menu', { role: 'menu', 'aria-label': label, part: 'menu' });

  function fill() {
    menu.replaceChildren(...choices().map(({ value, text }) => {
      const item = el('button', {
        role: 'menuitemradio', 'aria-checked': String(value === chosen()), tabindex: -1,
        onclick: () => (menu.hidePopover(), choose(value)),
      }, icon('check'), el('span'));
      setText(item.lastChild, text);
      return item;
    }));
    return menu.querySelector('[aria-checked="true"]') ?? menu.firstElementChild;
  }

  menu.addEventListener('keydown', (event) => {
    const items = [...menu.children];
    const at = items.indexOf(menu.getRootNode().activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Tab') menu.hidePopover();
    else if (to !== undefined) items[(to + items.length) % items.length]?.focus({ focusVisible: true });
    else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.key !== 'Tab') event.preventDefault();
  });
  return withPopup(button, menu, { kind: 'menu', begin: fill });
}
