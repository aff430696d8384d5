// A panel that fills the screen hides the page's scroll bar, and the strip that a page reserves for one. Nothing of the
// page is seen beside the panel, and nothing behind it scrolls.
const holders = new Set();
let before = null;

function follow() {
  const { style } = document.documentElement;
  if (holders.size && !before) {
    before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'auto' });
  } else if (!holders.size && before) {
    Object.assign(style, before);
    before = null;
  }
}

export function holdScroll(holder) {
  holders.add(holder);
  follow();
}

export function freeScroll(holder) {
  holders.delete(holder);
  follow();
}
