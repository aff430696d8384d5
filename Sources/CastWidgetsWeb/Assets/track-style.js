// The style of captions: what a person can choose, and a line that shows it. Nothing is sent from here.
import { el, setAttribute, setText } from './base.js';
import { makeSlider } from './slider.js';
import { makeRadios } from './radios.js';
import { sheet } from './theme.js';

// The eight colors that TV captions have had since CEA-708.
const colors = [
  ['colorWhite', '#FFFFFF'], ['colorYellow', '#FFFF00'], ['colorGreen', '#00FF00'], ['colorCyan', '#00FFFF'],
  ['colorBlue', '#0000FF'], ['colorMagenta', '#FF00FF'], ['colorRed', '#FF0000'], ['colorBlack', '#000000'],
];
const edges = [
  ['none', 'edgeNone'], ['outline', 'edgeOutline'], ['dropShadow', 'edgeShadow'], ['raised', 'edgeRaised'],
  ['depressed', 'edgeDepressed'],
];
// `TextTrackFontGenericFamily` of the Cast SDK, and the browser's font for each.
const fonts = [
  ['sansSerif', 'fontSans', 'sans-serif'], ['serif', 'fontSerif', 'serif'],
  ['monospacedSansSerif', 'fontMono', 'monospace'],
  ['casual', 'fontCasual', '"Comic Neue", "Comic Sans MS", cursive'], ['cursive', 'fontCursive', 'cursive'],
  ['smallCapitals', 'fontSmallCaps', 'sans-serif'],
];
/** What a device usually shows if no style is set. */
export const plainStyle = {
  foregroundColor: '#FFFFFFFF', backgroundColor: '#000000BF', edgeType: 'none', edgeColor: '#000000FF', fontScale: 1,
  fontGenericFamily: 'sansSerif',
};

export const trackStyleSheet = sheet(`
.preview {
  display: grid; place-items: end center; min-block-size: 148u; padding: 20u 12u; border-radius: 16u;
  overflow: hidden; background: linear-gradient(160deg, #35507a, #b7785f 58%, #24301f 60%, #1a2317);
}
.preview > span {
  padding: 2u 8u; max-inline-size: 100%; overflow-wrap: anywhere; text-align: center; line-height: 1.3;
  font-size: calc(var(--_far) * 1.125em * var(--_scale, 1));
}
.field { display: grid; gap: 6u; margin-block-start: 16u; }
.field > .words { display: flex; justify-content: space-between; gap: 12u; }
.field .slider { margin-block: -8u; }
.swatches { display: grid; grid-template-columns: repeat(8, minmax(0, 1fr)); gap: 4u; justify-items: center; }
.swatch {
  position: relative; inline-size: min(48u, 100%); block-size: 48u; display: grid; place-items: center;
  border-radius: 50%;
}
.swatch::before {
  content: ""; inline-size: 28u; block-size: 28u; border-radius: 50%; background: var(--_swatch);
  box-shadow: inset 0 0 0 1u rgb(127 127 127 / .6); forced-color-adjust: none;
}
.swatch[aria-checked="true"]::after {
  content: ""; position: absolute; inset: 50% auto auto 50%; inline-size: 38u; block-size: 38u; margin: -19u;
  border-radius: 50%; border: 2.5u solid var(--_accent);
}
.chips { display: flex; flex-wrap: wrap; gap: 8u; }
.chip {
  min-block-size: 44u; padding: 8u 16u; border-radius: 22u; border: 1.5u solid var(--_line); color: var(--_heading);
  font-size: calc(var(--_far) * .875em);
}
.chip:hover { background: var(--_hover); }
.chip[aria-checked="true"] { background: var(--_tonal); color: var(--_on-tonal); border-color: var(--_tonal); }
@media (forced-colors: active) { .chip[aria-checked="true"] { border-color: Highlight; color: Highlight; } }
`);

const rgb = (color) => (/^#[0-9a-f]{6}/i.test(color ?? '') ? color.slice(0, 7).toUpperCase() : null);
const alpha = (color) => (/^#[0-9a-f]{8}$/i.test(color ?? '') ? parseInt(color.slice(7), 16) / 255 : 1);
const withAlpha = (color, share) => `${color}${Math.round(share * 255).toString(16).padStart(2, '0').toUpperCase()}`;

/** Whether two styles look the same. */
export const isSameStyle = (one, other) => JSON.stringify(complete(one)) === JSON.stringify(complete(other));

/** A style with all that the controls need; a device's other values stay. */
export function complete(style) {
  const stated = Object.entries(style ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const all = Object.entries({ ...plainStyle, ...Object.fromEntries(stated) });
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The CSS of an edge. */
function shadow(type, color) {
  const around = (way) => [-way, 0, way]
    .flatMap((x) => [-way, 0, way].map((y) => `${x}px ${y}px 0 ${color}`)).join(',');
  return {
    outline: around(1.5), dropShadow: `2px 2px 3px ${color}`, raised: `1px 1px 0 ${color},2px 2px 0 ${color}`,
    depressed: `-1px -1px 0 ${color},-2px -2px 0 ${color}`,
  }[type] ?? 'none';
}

export class TrackStyleEditor {
  /** owner: the sheet; changed(style): the person's choice. */
  constructor(owner, changed) {
    Object.assign(this, { owner, changed });
    const t = (key) => owner.t(key);
    this.line = el('span', { dir: 'auto' }, t('stylePreview'));
    const preview = el('div.preview', { part: 'preview' }, this.line);
    this.size = this.#slider('styleSize', { min: 0.5, max: 2, step: 0.25, set: (value) => ({ fontScale: value }) });
    this.color = this.#swatches('styleColor', (color) => ({
      foregroundColor: withAlpha(color, alpha(this.style.foregroundColor)),
    }));
    this.background = this.#swatches('styleBackground', (color) => ({
      backgroundColor: withAlpha(color, alpha(this.style.backgroundColor) || alpha(plainStyle.backgroundColor)),
    }));
    this.opacity = this.#slider('styleOpacity', {
      min: 0, max: 1, step: 0.25,
      set: (value) => ({ backgroundColor: withAlpha(rgb(this.style.backgroundColor) ?? '#000000', value) }),
    });
    this.edge = this.#chips('styleEdge', edges.map(([value, key]) => ({ value, text: t(key) })),
      (edgeType) => ({ edgeType }));
    this.font = this.#chips('styleFont', fonts.map(([value, key, family]) => ({ value, text: t(key), family })),
      (fontGenericFamily) => ({ fontGenericFamily, fontFamily: null }));
    const reset = el('button.button.text', {
      part: 'reset', onclick: () => this.#change({ ...plainStyle, fontFamily: null, fontStyle: null }),
    }, t('styleReset'));
    this.element = el('div', { part: 'style' }, preview, this.size.field, this.color.field, this.background.field,
      this.opacity.field, this.edge.field, this.font.field, reset);
  }

  /** It is not shown any more. */
  end() { for (const choice of [this.color, this.background, this.edge, this.font]) choice.end(); }

  #change(part) {
    const style = complete({ ...this.style, ...part });
    this.show(style);
    this.changed(style);
  }

  #field(key, content, value = null) {
    const id = `field-${key}`;
    return el('div.field', {}, el('div.words', {}, el('span.small', { id }, this.owner.t(key)), value), content);
  }

  #slider(key, { min, max, step, set }) {
    const value = el('span.caption.time', { 'aria-hidden': 'true' });
    const say = (at) => this.owner.percent(at);
    const even = (at) => Math.round(at / step) * step;
    const take = (at) => this.#change(set(even(at)));
    const before = { style: null };
    const slider = makeSlider({
      label: this.owner.t(key), step, page: step * 2, say: (at) => say(even(at)), part: `slider ${key}`,
      input: (at) => ((before.style ??= this.style), take(at)), change: (at) => ((before.style = null), take(at)),
      cancel: () => (this.#change(before.style ?? {}), (before.style = null)),
    });
    slider.range(min, max);
    return {
      field: this.#field(key, slider.element, value),
      show: (at) => (slider.set(Math.min(max, Math.max(min, at))), setText(value, say(at))),
    };
  }

  #swatches(key, set) {
    const radios = makeRadios({
      labelledBy: `field-${key}`, choose: (value) => this.#change(set(value)), className: 'swatches',
      item: ({ text, value }) => {
        const button = el('button.swatch', { 'aria-label': text, title: text, part: 'swatch' });
        button.style.setProperty('--_swatch', value);
        return button;
      },
    });
    radios.show(colors.map(([name, value]) => ({ value, text: this.owner.t(name) })));
    return { field: this.#field(key, radios.element), show: (value) => radios.check(value), end: radios.end };
  }

  #chips(key, choices, set) {
    const radios = makeRadios({
      labelledBy: `field-${key}`, choose: (value) => this.#change(set(value)), className: 'chips',
      item: ({ text, family }) => {
        const button = el('button.chip', { part: 'chip' }, text);
        if (family) button.style.fontFamily = family;
        return button;
      },
    });
    radios.show(choices);
    return { field: this.#field(key, radios.element), show: (value) => radios.check(value), end: radios.end };
  }

  show(style) {
    this.style = complete(style);
    const { fontScale, foregroundColor, backgroundColor, edgeType, edgeColor } = this.style;
    const { fontGenericFamily, fontFamily, fontStyle } = this.style;
    this.size.show(fontScale);
    this.color.show(rgb(foregroundColor));
    this.background.show(rgb(backgroundColor));
    this.opacity.show(alpha(backgroundColor));
    this.edge.show(edgeType);
    this.font.show(fontFamily ? null : fontGenericFamily);
    const css = this.line.style;
    const family = fonts.find(([name]) => name === fontGenericFamily)?.[2] ?? 'sans-serif';
    css.setProperty('--_scale', Math.min(2, fontScale));
    css.color = foregroundColor;
    css.backgroundColor = backgroundColor;
    css.textShadow = shadow(edgeType, edgeColor);
    css.fontFamily = fontFamily ? `${CSS.escape(fontFamily)}, ${family}` : family;
    css.fontVariant = fontGenericFamily === 'smallCapitals' ? 'small-caps' : 'normal';
    css.fontWeight = /bold/i.test(fontStyle ?? '') ? 'bold' : 'normal';
    css.fontStyle = /italic/i.test(fontStyle ?? '') ? 'italic' : 'normal';
    setAttribute(this.element, 'data-style', JSON.stringify(this.style));
  }
}
