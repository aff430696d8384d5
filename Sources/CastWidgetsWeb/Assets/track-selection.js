// <cast-track-selection>: audio, captions, and the captions' style. Nothing is sent before the person confirms.
import { el, setAttribute } from './base.js';
import { castClient } from './client.js';
import { icon } from './icons.js';
import { makeRadios } from './radios.js';
import { CastSheet } from './sheet.js';
import { sliderSheet } from './slider.js';
import { trackSelectionSheet } from './track-selection-style.js';

const off = 'off'; // no track's id: those are numbers, or what a server makes of them

export class CastTrackSelection extends CastSheet {
  static sheets = [sliderSheet, trackSelectionSheet];
  static topics = ['tracks', 'media'];
  static titleKey = 'tracksTitle';
  static eventName = 'tracks';
  static node = 'trackSelector';

  /** The person's choice, if it differs from the device's. */
  #chosen = {};
  #style = null;
  #item = null;
  #isSending = false;

  buildSheet() {
    this.#end();
    this.audio = this.#group('audio', 'tracksAudio');
    this.text = this.#group('text', 'tracksText');
    this.none = el('p.none.small', { part: 'empty' }, this.t('tracksNone'));
    this.fold = el('button.fold', {
      part: 'style-toggle', 'aria-expanded': 'false', 'aria-controls': 'look', onclick: () => this.#unfold(),
    }, icon('captions'), el('span.title', {}, this.t('styleTitle')), icon('down', 'down'));
    this.editor = null;
    this.look = el('div', { id: 'look', hidden: true });
    this.more = el('div.more', { part: 'more' }, this.fold, this.look);
    this.body.append(this.none, this.audio.place, this.text.place, this.more);
    this.cancel = el('button.button.text', { part: 'cancel', onclick: () => this.#cancel() }, this.t('cancel'));
    this.done = el('button.button.filled', { part: 'done', onclick: () => this.#confirm() }, this.t('done'));
    this.foot.append(this.cancel, this.done);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#end();
  }

  #end() { [this.audio?.radios, this.text?.radios, this.editor].forEach((one) => one?.end()); }

  percent(value) {
    return new Intl.NumberFormat(this.texts.language, { style: 'percent', numberingSystem: 'latn' }).format(value);
  }

  #group(kind, key) {
    const id = `group-${kind}`;
    const radios = makeRadios({
      labelledBy: id, className: 'radios', choose: (value) => (this.#chosen[kind] = value),
      item: ({ text, more, language, value }) => el('button.radio', { part: 'track', 'data-track': String(value) },
        el('span.dot'), el('span.texts', {}, el('span.title', { dir: 'auto', lang: language }, text),
          more ? el('span.caption', { dir: 'auto' }, more) : null)),
    });
    const place = el('div.group', { part: kind }, el('h3.small', { id }, this.t(key)), radios.element);
    return { radios, key: '', place };
  }

  opened() {
    this.#forget();
    this.render();
  }

  /** A choice that was not sent is dropped, also if the panel was closed by Escape or a tap beside it. */
  closed() { this.#forget(); }

  #forget() {
    this.#chosen = {};
    this.#style = null;
    this.#item = castClient.state('media')?.item ?? null;
    this.#isSending = false;
  }

  #cancel() {
    this.#forget();
    this.render();
    this.close();
  }

  render() {
    const media = castClient.state('media');
    // Another film has other tracks.
    if (this.isOpen && (media?.item ?? null) !== this.#item) {
      const hadItem = this.#item !== null;
      this.#forget();
      if (hadItem && !this.isInline) return this.close();
    }
    const { audio = [], text = [], style: told = null, canStyle = false } = castClient.state('tracks') ?? {};
    this.#drawGroup(this.audio, 'audio', audio);
    this.#drawGroup(this.text, 'text', text);
    setAttribute(this.none, 'hidden', audio.length + text.length > 0);
    setAttribute(this.more, 'hidden', !canStyle);
    this.editor?.show(this.#style ?? told);
    setAttribute(this.done, 'aria-busy', this.#isSending ? 'true' : null);
    setAttribute(this.cancel, 'hidden', audio.length + text.length === 0);
    this.keepFocus();
  }

  #drawGroup(group, kind, tracks) {
    setAttribute(group.place, 'hidden', tracks.length === 0);
    const key = JSON.stringify(tracks.map(({ id, name, language }) => [id, name, language]));
    if (key !== group.key) {
      group.key = key;
      const choices = tracks.map((track, index) => this.#named(track, index));
      group.radios.show(kind === 'text' ? [{ value: off, text: this.t('tracksOff') }, ...choices] : choices);
    }
    const chosen = this.#chosen[kind];
    const isThere = chosen === off || tracks.some(({ id }) => id === chosen);
    const selected = tracks.find((track) => track.selected)?.id ?? (kind === 'text' ? off : null);
    group.radios.check(chosen !== undefined && isThere ? chosen : selected);
  }

  /** Its name and, if the name does not say it, its language. */
  #named({ id, name, language }, index) {
    let spoken = null;
    try {
      const names = new Intl.DisplayNames(this.texts.language, { type: 'language', fallback: 'none' });
      spoken = language ? names.of(language) : null;
    } catch {
      // It is no language tag, but a text that a film's author has put there.
    }
    const text = name || spoken || language || this.t('trackUnnamed', index + 1);
    const isSaid = !spoken || text.toLowerCase().includes(spoken.toLowerCase());
    return { value: id, text, more: isSaid ? null : spoken, language: name && spoken ? language : null };
  }

  async #unfold() {
    this.look.hidden = !this.look.hidden;
    setAttribute(this.fold, 'aria-expanded', String(!this.look.hidden));
    if (this.look.hidden) return;
    try {
      await this.#makeEditor();
    } catch {
      this.say(this.t('notLoaded'));
      this.look.hidden = true;
      setAttribute(this.fold, 'aria-expanded', 'false');
    }
    this.fold.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  /** Few people change the style of captions: the editor is fetched when it is opened. */
  async #makeEditor() {
    const { look } = this;
    const editing = await import('./track-style.js');
    // Another language was chosen meanwhile, or the section was closed and opened again.
    if (this.editor || look !== this.look) return;
    this.editing = editing;
    const { adoptedStyleSheets: sheets } = this.shadowRoot;
    if (!sheets.includes(editing.trackStyleSheet)) sheets.push(editing.trackStyleSheet);
    this.editor = new editing.TrackStyleEditor(this, (wanted) => (this.#style = wanted));
    look.append(this.editor.element);
    this.render();
  }

  /**
   * Sends what the person has changed. It closes once the commands are accepted, and reports the reason if they are
   * refused.
   */
  async #confirm() {
    if (this.#isSending) return;
    const { audio = [], text = [], style: told = null } = castClient.state('tracks') ?? {};
    const now = (tracks) => tracks.find((track) => track.selected)?.id ?? null;
    const before = { audio: now(audio), text: now(text) };
    const wanted = {
      audio: this.#chosen.audio ?? before.audio,
      text: this.#chosen.text === undefined ? before.text : this.#chosen.text === off ? null : this.#chosen.text,
    };
    const requests = [];
    if (wanted.audio !== before.audio || wanted.text !== before.text) requests.push(['tracks', 'selectTracks', wanted]);
    if (this.#style && !this.editing.isSameStyle(this.#style, told)) {
      requests.push(['style', 'setTextTrackStyle', { style: this.editing.complete(this.#style) }]);
    }
    this.#isSending = requests.length > 0;
    this.render();
    for (const request of requests) {
      if (!await this.act(...request)) {
        this.#isSending = false;
        this.invalidate();
        return;
      }
    }
    this.#cancel();
  }
}

customElements.define('cast-track-selection', CastTrackSelection);
