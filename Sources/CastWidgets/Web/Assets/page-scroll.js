// What fills the screen takes the page's scroll bar away, and with it the strip that a page keeps free for one: nothing
// of the page is seen beside it, and nothing behind it scrolls.
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
