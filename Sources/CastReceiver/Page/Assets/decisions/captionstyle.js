// Turns a TextTrackStyle into CSS. A sender's text becomes part of a rule only as a parsed color, a number within
// bounds, one of our keywords, or a quoted family name of letters, digits and spaces.

const EDGES = {
  NONE: () => 'none',
  OUTLINE: (color) => ring(0.055).map(([x, y]) => `${x}em ${y}em 0 ${color}`).join(', '),
  DROP_SHADOW: (color) => `0.07em 0.07em 0.02em ${color}, 0.1em 0.1em 0.09em ${color}`,
  RAISED: (color) => [0.025, 0.05, 0.075].map((d) => `${d}em ${d}em 0 ${color}`).join(', '),
  DEPRESSED: (color) => [0.025, 0.05, 0.075].map((d) => `-${d}em -${d}em 0 ${color}`).join(', '),
};

const FAMILIES = {
  SANS_SERIF: '"Noto Sans", "DejaVu Sans", sans-serif',
  MONOSPACED_SANS_SERIF: '"DejaVu Sans Mono", "Droid Sans Mono", monospace',
  SERIF: '"Noto Serif", "DejaVu Serif", "Droid Serif", serif',
  MONOSPACED_SERIF: '"Cutive Mono", "Courier New", "Liberation Mono", "Nimbus Mono PS", monospace',
  CASUAL: '"Short Stack", "Comic Neue", "Comic Sans MS", fantasy',
  CURSIVE: 'Quintessential, "URW Chancery L", "Z003", cursive',
  SMALL_CAPITALS: '"Noto Sans", "DejaVu Sans", sans-serif',
};

const WEIGHTS = {
  NORMAL: ['400', 'normal'], BOLD: ['700', 'normal'], BOLD_ITALIC: ['700', 'italic'], ITALIC: ['400', 'italic'],
};

const KEYWORDS = new Set(['serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui']);

function ring(radius) {
  return [...Array(12).keys()].map((step) => {
    const angle = step * Math.PI / 6;
    return [(radius * Math.cos(angle)).toFixed(4), (radius * Math.sin(angle)).toFixed(4)];
  });
}

// '#RRGGBB' or '#RRGGBBAA'; null for anything else.
export function color(value) {
  return typeof value === 'string' && /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value) ? value : null;
}

function number(value, low, high) {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.min(Math.max(value, low), high) : null;
}

function word(table, value) {
  return typeof value === 'string' && Object.hasOwn(table, value) ? table[value] : null;
}

// At most four names. Each may contain letters, digits, spaces, dots, hyphens and underscores, and so can't end the
// quoted string.
export function family(value) {
  if (typeof value !== 'string') return null;
  const names = value.split(',').slice(0, 4).map((name) => {
    const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, '').trim().slice(0, 64);
    return KEYWORDS.has(plain.toLowerCase()) ? plain.toLowerCase() : plain && `"${plain}"`;
  }).filter(Boolean);
  return names.length ? names.join(', ') : null;
}

// By how much a style enlarges letters, within bounds; 1 without a style.
export const fontScale = (style) => number(style?.fontScale, 0.25, 4) ?? 1;

function letters(style) {
  const rules = [];
  const add = (name, value) => value != null && rules.push(`${name}: ${value}`);
  add('color', color(style.foregroundColor));
  add('background', color(style.backgroundColor));
  const edge = word(EDGES, style.edgeType);
  if (edge) add('text-shadow', edge(color(style.edgeColor) ?? '#000000'));
  const scale = fontScale(style);
  if (scale !== 1) add('font-size', `${100 * scale}%`);
  const families = [family(style.fontFamily), word(FAMILIES, style.fontGenericFamily)].filter(Boolean);
  if (families.length) add('font-family', families.join(', '));
  const weight = word(WEIGHTS, style.fontStyle);
  if (weight) rules.push(`font-weight: ${weight[0]}`, `font-style: ${weight[1]}`);
  return rules;
}

// `hugs`: every cue is in its usual place, so the window may be as wide as its lines instead of the whole picture.
function area(style, hugs) {
  // The browser does not apply this property to ::cue.
  const capitals = style.fontGenericFamily === 'SMALL_CAPITALS' ? ['font-variant: small-caps'] : [];
  const rounded = style.windowType === 'ROUNDED_CORNERS';
  if (!rounded && style.windowType !== 'NORMAL') return capitals;
  const rules = [...capitals, `background: ${color(style.windowColor) ?? 'transparent'}`, 'padding: 0.3em 0.6em'];
  rules.push('box-sizing: border-box');
  if (rounded) rules.push(`border-radius: ${number(style.windowRoundedCornerRadius, 0, 200) ?? 8}px`);
  if (hugs) {
    rules.push('inline-size: fit-content !important', 'left: 0 !important', 'right: 0 !important');
    rules.push('margin-inline: auto');
  }
  return rules;
}

// The rules of one style sheet; an empty text if the style sets nothing.
export function captionRules(style, hugs = true) {
  if (typeof style !== 'object' || style === null) return '';
  const rules = [['video::cue', letters(style)], ['video::-webkit-media-text-track-display', area(style, hugs)]];
  return rules.filter(([, body]) => body.length).map(([head, body]) => `${head} { ${body.join('; ')} }`).join('\n');
}

// A TextTrackStyle from its JSON text; null if it can't be read.
export function styleOf(text) {
  try {
    const style = JSON.parse(text);
    return typeof style === 'object' ? style : null;
  } catch {
    return null;
  }
}

// Whether every cue is in its usual place (see `area`).
export const isUsual = (cues) => cues.every((cue) => cue.size === 100 && cue.position === 'auto' && !cue.vertical);
