// Our own icons, drawn on a grid of 24: lines of width 2 with round ends. A path that begins with "f" is filled, and
// one that begins with "." has a class of its own (".name path").
const namespace = 'http://www.w3.org/2000/svg';
const screenEdge = 'M3 8V6.5A1.5 1.5 0 0 1 4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5H14';
const waves = ['.wave1 M3 19h.01', '.wave2 M3 15.4A3.6 3.6 0 0 1 6.6 19', '.wave3 M3 11.7A7.3 7.3 0 0 1 10.3 19'];
const triangle = 'f M8 5.3v13.4a1 1 0 0 0 1.53.85l10.5-6.7a1 1 0 0 0 0-1.7L9.53 4.45A1 1 0 0 0 8 5.3z';
const cone = 'M4 9.5v5h3.2l4.3 3.6V5.9L7.2 9.5z';
const digits30 = 'M8.9 10.6h2.5l-1.4 1.8a1.45 1.45 0 1 1-1.3 2.2'
  + 'M14.9 10.5a1.3 1.3 0 0 1 1.3 1.3v2.5a1.3 1.3 0 0 1-2.6 0v-2.5a1.3 1.3 0 0 1 1.3-1.3z';
const loop = 'M4 12V9.5A2.5 2.5 0 0 1 6.5 7H19M16 4l3 3-3 3M20 12v2.5a2.5 2.5 0 0 1-2.5 2.5H5M8 20l-3-3 3-3';

const widths = { thin: 1.4, bold: 3.2 };
const drawings = {
  cast: [screenEdge, ...waves],
  castConnected: [screenEdge, ...waves, '.inner f M8 8.2h9.8v7.6h-5.2A10.4 10.4 0 0 0 8 10z'],
  play: [triangle],
  pause: ['f M7 5h2.6a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.9A.9.9 0 0 1 7 5z',
    'f M14.4 5H17a.9.9 0 0 1 .9.9v12.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.9a.9.9 0 0 1 .9-.9z'],
  stop: ['f M7.5 6h9A1.5 1.5 0 0 1 18 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 16.5v-9A1.5 1.5 0 0 1 7.5 6z'],
  next: ['f M5.5 6.4v11.2a.8.8 0 0 0 1.25.66l8-5.6a.8.8 0 0 0 0-1.32l-8-5.6A.8.8 0 0 0 5.5 6.4z', 'M18.2 6v12'],
  previous: ['f M18.5 6.4v11.2a.8.8 0 0 1-1.25.66l-8-5.6a.8.8 0 0 1 0-1.32l8-5.6a.8.8 0 0 1 1.25.66z', 'M5.8 6v12'],
  // An arc of three quarters: its gap and its arrow show the direction.
  rewind30: ['M11.5 5.2h.5a7.9 7.9 0 1 1-7.9 7.9', 'f M12.6 1.9v6.6a.6.6 0 0 1-.98.46L7.6 5.66a.6.6 0 0 1 0-.92'
    + 'l4.02-3.3a.6.6 0 0 1 .98.46z', `.thin ${digits30}`],
  forward30: ['M12.5 5.2H12a7.9 7.9 0 1 0 7.9 7.9', 'f M11.4 1.9v6.6a.6.6 0 0 0 .98.46l4.02-3.3a.6.6 0 0 0 0-.92'
    + 'l-4.02-3.3a.6.6 0 0 0-.98.46z', `.thin ${digits30}`],
  volume: [`f ${cone}`, cone, 'M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a7.9 7.9 0 0 1 0 11.2'],
  volumeLow: [`f ${cone}`, cone, 'M15 9a4.2 4.2 0 0 1 0 6'],
  mute: [`f ${cone}`, cone, 'M16 9.5l5 5M21 9.5l-5 5'],
  captions: ['M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5z',
    'M10.4 10.6a2 2 0 1 0 0 2.8M16.8 10.6a2 2 0 1 0 0 2.8'],
  queue: ['M4 6.5h16M4 11.5h9M4 16.5h7',
    'f M15.5 12.6v6.8a.6.6 0 0 0 .92.5l5.2-3.4a.6.6 0 0 0 0-1l-5.2-3.4a.6.6 0 0 0-.92.5z'],
  speaker: ['M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z',
    'M12 17a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z', 'M12 7.6h.01'],
  group: ['M11 3.5h7A1.5 1.5 0 0 1 19.5 5v11a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9.5 16V5A1.5 1.5 0 0 1 11 3.5z',
    'M14.5 14.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM14.5 6.7h.01', 'M5 7.5V19A1.5 1.5 0 0 0 6.5 20.5H15'],
  screen: ['M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15.5V6a1.5 1.5 0 0 1 1.5-1.5z',
    'M8.5 20.5h7'],
  close: ['M6 6l12 12M18 6 6 18'],
  down: ['M6 9.5l6 6 6-6'],
  forward: ['M9.5 6l6 6-6 6'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  repeat: [loop],
  repeatOne: [loop, '.thin M11 10.7l1.3-.9v4.6'],
  repeatShuffled: [loop, '.thin M9.8 10.3l4.4 3.4M9.8 13.7l4.4-3.4'],
  shuffle: ['M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3',
    'M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3'],
  speed: ['M5.6 18.5a8.7 8.7 0 1 1 12.8 0', 'M12 13.2 15.8 9', 'f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z'],
  more: ['.bold M12 5.5h.01M12 12h.01M12 18.5h.01'],
  drag: ['M5 9h14M5 15h14'],
  music: ['M9.5 17.5V5.5l9-2v11.5',
    'M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z'],
  film: ['M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z',
    'f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z'],
  warning: ['M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01'],
  wifi: ['M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01'],
  search: ['M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5'],
  sliders: ['M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4'],
};

/** Adds a page's own icons: `{name: [path, …]}`. */
export function defineIcons(more) {
  Object.assign(drawings, more);
}

/** The names of all icons. */
export const iconNames = () => Object.keys(drawings);

/** A new image of 24 by 24, in the color of the text around it; screen readers ignore it. */
export function icon(name, className = '') {
  const svg = document.createElementNS(namespace, 'svg');
  const attributes = {
    viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': 2, 'stroke-linecap': 'round',
    'stroke-linejoin': 'round', 'aria-hidden': 'true', focusable: 'false', class: `icon ${className}`,
      'data-icon': name,
  };
  for (const [key, value] of Object.entries(attributes)) svg.setAttribute(key, value);
  for (const drawing of drawings[name] ?? []) {
    const [, own, filled, path] = /^(?:\.(\S+) )?(f )?(.*)$/.exec(drawing);
    const shape = document.createElementNS(namespace, 'path');
    shape.setAttribute('d', path);
    if (own) shape.setAttribute('class', own);
    if (own in widths) shape.setAttribute('stroke-width', widths[own]);
    if (filled) (shape.setAttribute('fill', 'currentColor'), shape.setAttribute('stroke', 'none'));
    svg.append(shape);
  }
  return svg;
}

/** Replaces the icon of a place if the name differs. */
export function setIcon(place, name, className) {
  if (place.dataset.icon === name) return;
  place.dataset.icon = name;
  place.replaceChildren(icon(name, className));
}
