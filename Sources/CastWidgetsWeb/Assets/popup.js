// A small surface above the button that opens it. A tap beside it and Escape close it; the focus then returns to the
// button.
import { el, setAttribute } from './base.js';
import { sheet } from './theme.js';

export const popupSheet = sheet(`
.popup-place { position: relative; display: grid; }
.popup {
  position: fixed; z-index: 4; inset: auto; margin: 0; max-block-size: 60vh; overflow: auto; padding: 8u; border: 0;
  border-radius: 16u; background: var(--_raised); color: var(--_heading); box-shadow: 0 4u 24u rgb(0 0 0 / .32);
  overscroll-behavior: contain;
}
@media (forced-colors: active) { .popup { border: 1px solid CanvasText; } }
`);

/**
 * Adds a popup to `button`. `begin()` fills it, and returns the element to focus. Returns the element to put in place
 * of the button.
 */
export function withPopup(button, popup, { kind, begin }) {
  setAttribute(popup, 'popover', 'auto');
  // The arrows of a remote stay in it, and its back key closes it.
  setAttribute(popup, 'data-arrows-scope', true);
  popup.classList.add('popup');
  const place = el('div.popup-place', {}, button, popup);
  setAttribute(button, 'aria-haspopup', kind);
  setAttribute(button, 'aria-expanded', 'false');
  const hasFocus = () => popup.contains(popup.getRootNode().activeElement);

  function put() {
    const from = button.getBoundingClientRect();
    const { width, height } = popup.getBoundingClientRect();
    const left = Math.min(Math.max(12, from.left + from.width / 2 - width / 2), innerWidth - width - 12);
    const above = from.top - height - 8;
    popup.style.left = `${Math.max(12, left)}px`;
    popup.style.top = `${above >= 12 ? above : Math.max(12, Math.min(from.bottom + 8, innerHeight - height - 12))}px`;
  }

  button.addEventListener('click', () => {
    if (popup.matches(':popover-open')) return popup.hidePopover();
    popup.showPopover();
    const first = begin();
    put();
    first?.focus({ focusVisible: true });
  });
  popup.addEventListener('beforetoggle', (event) => {
    if (event.newState === 'closed' && hasFocus()) button.focus();
  });
  popup.addEventListener('toggle', (event) => {
    setAttribute(button, 'aria-expanded', String(event.newState === 'open'));
  });
  return place;
}
