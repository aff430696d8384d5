// A choice of one of several: arrows move and choose, Tab leaves. If arrows move the focus through the page, as those
// of a remote do, each choice can have the focus, and Enter chooses.
import { isOn, onInputChange } from './arrows.js';
import { el, setAttribute } from './base.js';

/** - item({value, text, …}): makes the button of a choice. choose(value): the person chooses this one. */
export function makeRadios({ labelledBy, choose, item, className }) {
  const element = el(`div.${className}`, { role: 'radiogroup', 'aria-labelledby': labelledBy });
  let checked;
  const buttons = new Map();

  /** Tab reaches one of them: the chosen one, or else the first. A remote reaches all of them. */
  function draw() {
    const reached = buttons.has(checked) ? checked : buttons.keys().next().value;
    for (const [value, button] of buttons) {
      setAttribute(button, 'aria-checked', String(value === checked));
      setAttribute(button, 'tabindex', isOn() || value === reached ? 0 : -1);
    }
  }
  const end = onInputChange(draw);

  const take = (value) => {
    if (value === checked) return;
    checked = value;
    draw();
    choose(value);
  };

  element.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const values = [...buttons.keys()];
    const at = values.findIndex((value) => buttons.get(value) === event.target);
    const sideways = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: sideways, ArrowLeft: -sideways }[event.key];
    const to = { Home: 0, End: values.length - 1 }[event.key] ?? (step === undefined ? undefined : at + step);
    if (at < 0 || to === undefined) return;
    if (isOn() && step !== undefined) return;
    event.preventDefault();
    const value = values[(to + values.length) % values.length];
    buttons.get(value).focus({ focusVisible: true });
    take(value);
  });

  return {
    element,
    /** Shows other choices; choices that stay keep their buttons, and the focus. */
    show(choices) {
      const wanted = new Set(choices.map(({ value }) => value));
      for (const [value, button] of buttons) if (!wanted.has(value)) (button.remove(), buttons.delete(value));
      const old = new Map(buttons);
      buttons.clear();
      let at = element.firstElementChild;
      for (const choice of choices) {
        let button = old.get(choice.value);
        if (!button) {
          button = item(choice);
          setAttribute(button, 'role', 'radio');
          button.addEventListener('click', () => take(choice.value));
        }
        buttons.set(choice.value, button);
        if (button === at) at = at.nextElementSibling;
        else element.insertBefore(button, at);
      }
      draw();
    },
    /** Sets the chosen value; null: none of them. */
    check(value) {
      if (checked === value) return;
      checked = value;
      draw();
    },
    end,
  };
}
