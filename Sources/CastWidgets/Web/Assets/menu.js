// A small list of choices above the button that opens it: arrows move, Enter chooses, Escape leaves.
import { el, setAttribute, setText } from './base.js';
import { icon } from './icons.js';
import { sheet } from './theme.js';

export const menuSheet = sheet(`
.menu-place { position: relative; display: grid; }
.menu {
  position: fixed; z-index: 4; inset: auto; margin: 0; min-inline-size: 160u;
    max-inline-size: min(280u, 100vw - 24u); max-block-size: 60vh;
  overflow: auto; padding: 8u; border: 0; border-radius: 16u; background: var(--_raised); color: var(--_heading);
  box-shadow: 0 4u 24u rgb(0 0 0 / .32); overscroll-behavior: contain;
}
.menu > button {
  display: flex; align-items: center; gap: 12u; inline-size: 100%; min-block-size: 48u; padding-block: 8u;
    padding-inline: 12u 16u; border-radius: 10u;
  font-size: calc(var(--_far) * .9375em);
}
.menu > button:hover { background: var(--_hover); }
.menu > button > .icon { opacity: 0; inline-size: 20u; block-size: 20u; }
.menu > button[aria-checked="true"] > .icon { opacity: 1; color: var(--_button-text); }
@media (forced-colors: active) { .menu { border: 1px solid CanvasText; } }
`);

/**
 * Gives `button` a menu. `choices()` tells `[{value, text}]`, `chosen()` the value that is now; `choose(value)` is
 * called.
 * Gives the element to put in place of the button.
 */
export function withMenu(button, { label, choices, chosen, choose }) {
  const menu = el('div.menu', { role: 'menu', 'aria-label': label, part: 'menu', popover: 'auto' });
  const place = el('div.menu-place', {}, button, menu);
  setAttribute(button, 'aria-haspopup', 'menu');
  setAttribute(button, 'aria-expanded', 'false');

  function fill() {
    menu.replaceChildren(...choices().map(({ value, text }) => {
      const item = el('button', {
        role: 'menuitemradio', 'aria-checked': String(value === chosen()), tabindex: -1,
        onclick: () => (menu.hidePopover(), choose(value)),
      }, icon('check'), el('span'));
      setText(item.lastChild, text);
      return item;
    }));
  }

  function put() {
    const from = button.getBoundingClientRect();
    const { width, height } = menu.getBoundingClientRect();
    const left = Math.min(Math.max(12, from.left + from.width / 2 - width / 2), innerWidth - width - 12);
    const above = from.top - height - 8;
    menu.style.left = `${Math.max(12, left)}px`;
    menu.style.top = `${above >= 12 ? above : Math.max(12, Math.min(from.bottom + 8, innerHeight - height - 12))}px`;
  }

  button.addEventListener('click', () => {
    if (menu.matches(':popover-open')) return menu.hidePopover();
    fill();
    menu.showPopover();
    put();
    (menu.querySelector('[aria-checked="true"]') ?? menu.firstElementChild)?.focus({ focusVisible: true });
  });
  menu.addEventListener('toggle', (event) => {
    const isOpen = event.newState === 'open';
    setAttribute(button, 'aria-expanded', String(isOpen));
    if (!isOpen && menu.contains(menu.getRootNode().activeElement)) button.focus();
  });
  menu.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed' && menu.contains(menu.getRootNode().activeElement)) button.focus();
  });
  menu.addEventListener('keydown', (event) => {
    const items = [...menu.children];
    const at = items.indexOf(menu.getRootNode().activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
    if (event.key === 'Tab') menu.hidePopover();
    else if (to !== undefined) items[(to + items.length) % items.length]?.focus({ focusVisible: true });
    else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.key !== 'Tab') event.preventDefault();
  });
  return place;
}
