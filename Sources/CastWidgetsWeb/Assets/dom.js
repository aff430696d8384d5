// Creates elements, and writes to them only if something has changed.
/**
 * Makes an element: `el('button.icon-button', {part: 'close', onclick: …}, child, …)`. Strings become text nodes, so no
 * name or title is ever markup. `on…` is a listener, everything else an attribute; null and false leave it out.
 */
export function el(kind, attributes = {}, ...children) {
  const [tag, ...classes] = kind.split('.');
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(' ');
  if (tag === 'button') element.type = 'button';
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else setAttribute(element, name, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** Only changes touch the document, because screen readers read each write. */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else {
    const text = value === true ? '' : String(value);
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

export function setText(element, text) {
  const wanted = text ?? '';
  if (element.textContent !== wanted) element.textContent = wanted;
}

/** Sets a text that may be cut off: a pointer that rests on it shows the whole text. */
export function setLine(element, text) {
  setText(element, text);
  setAttribute(element, 'title', text || null);
}

/** Joins texts side by side. The writing direction that a text sets, by any character, ends with that text. */
export function joined(texts) {
  const [first, ...others] = texts.filter(Boolean);
  if (!others.length) return first ?? '';
  return [first, ...others].map((text) => `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069`).join(' · ');
}

/** 61 → "1:01", 3,661 → "1:01:01". */
export function clockText(seconds) {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const pad = (number) => String(number).padStart(2, '0');
  return hours ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}

/** The element that has the focus, through shadow roots. */
export function deepFocus() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
