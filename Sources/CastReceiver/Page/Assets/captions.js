// Text tracks of what is loaded: made, shown, styled.
import {captionRules} from './captionstyle.js';
import {corsMessage, probe} from './faults.js';

const SUBTYPES = {SUBTITLES: 'subtitles', CAPTIONS: 'captions', DESCRIPTIONS: 'descriptions', CHAPTERS: 'chapters',
  METADATA: 'metadata'};
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

export class Captions {
  // Nothing is drawn, and nothing said of failures, before `begin`.
  constructor(element, tracks) {
    this.element = element;
    this.failed = null;
    this.tracks = new Map();
    this.active = [];
    this.style = null;
    for (const track of tracks) this.#add(track);
  }

  // The element is the one on the screen from now on. `failed` gets a track's number and why it can't be shown.
  begin(failed) {
    this.failed = failed;
    for (const [id, track] of this.tracks) {
      if (track.readyState === HTMLTrackElement.ERROR) this.#explain(id, track.src);
    }
  }

  // Has the browser get these without showing them.
  fetch(ids) {
    for (const id of ids) {
      const track = this.tracks.get(id);
      if (track) track.track.mode = 'hidden';
    }
  }

  #add({id, url, language, name, subtype}) {
    const track = document.createElement('track');
    track.kind = SUBTYPES[subtype] || 'captions';
    track.label = name || '';
    if (language) track.srclang = language;
    track.addEventListener('error', () => this.#explain(id, url));
    track.addEventListener('load', () => this.draw());
    track.src = url;
    this.element.append(track);
    this.tracks.set(id, track);
  }

  async #explain(id, url) {
    if (!this.failed) return;
    const {kind, reason} = await probe(url, true);
    if (kind === 'cors') corsMessage('text track', url);
    this.failed(id, kind === 'format' ? 'The text track is not WebVTT.' : reason);
  }

  // Shows exactly these; what is no text track beside the media is passed over with a word on it.
  activate(ids) {
    for (const id of ids) {
      if (!this.tracks.has(id)) this.failed(id, 'This screen shows text tracks with an address of their own only.');
    }
    this.active = ids.filter((id) => this.tracks.has(id));
    for (const [id, track] of this.tracks) track.track.mode = this.active.includes(id) ? 'showing' : 'disabled';
  }

  get showing() {
    return [...this.tracks].filter(([, track]) => track.track.mode === 'showing').map(([id]) => id);
  }

  get cues() {
    return this.showing.flatMap((id) => [...(this.tracks.get(id).track.activeCues || [])].map((cue) => cue.text));
  }

  // A TextTrackStyle as JSON text. One that can't be read changes nothing.
  setStyle(text) {
    try {
      const style = JSON.parse(text);
      if (typeof style !== 'object' || style === null) return;
      this.style = style;
    } catch { return; }
    this.draw();
  }

  draw() {
    if (!this.failed) return;
    const cues = this.showing.flatMap((id) => [...(this.tracks.get(id).track.cues || [])]);
    const hugs = cues.every((cue) => cue.size === 100 && cue.position === 'auto' && !cue.vertical);
    sheet.replaceSync(this.style ? captionRules(this.style, hugs) : '');
  }

  remove() {
    this.element.replaceChildren();
    if (this.failed) sheet.replaceSync('');
  }
}
