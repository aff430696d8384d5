// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.
// 509cc8a5e3436a7828ce4c21 e5e597eee855fc66025f9a12

/// The Web Receiver page's files by name, in the binary so that it can be copied anywhere.
enum PageAssets {
    static let adsJS = #"""
        // Looks up the ads that the receiver asks for, and reports to ad servers what was seen of them.
        import {AdSearch, fillMacros, wantedOf} from './decisions/adsearch.js';
        import {AdMarks, AdWatch} from './decisions/adwatch.js';
        import {host} from './decisions/items.js';
        import {checkRoot, checkText, NoAds} from './decisions/vast.js';
        import {report} from './link.js';

        const MOST_BYTES = 1_000_000;
        const FETCH_LIMIT = 5000;
        const WHOLE_LIMIT = 8000;

        const probe = document.createElement('video');
        const canPlay = (type) => probe.canPlayType(type) !== '';
        const marks = new AdMarks();

        // ---- lookup ---------------------------------------------------------------------------------------------------------
        export async function lookUp(asked) {
          report('ads', {lookup: asked.lookup, ...await find(asked)});
        }

        // Returns {ads}, {breaks}, or {reason} if there are none. The request has the document's text (`response`) or its
        // address (`tag`).
        export async function find(asked) {
          const limit = AbortSignal.timeout(WHOLE_LIMIT), wanted = wantedOf(asked);
          const search = new AdSearch(asked.lookup, canPlay);
          try {
            const root = asked.response == null ? null : parse(asked.response, wanted);
            const found = await carryOut(search.run({wanted, root, tag: asked.tag}), limit);
            for (const [mark, told] of search.marked) marks.keep(mark, told);
            return found;
          } catch (error) {
            return {reason: error instanceof NoAds ? error.message : `The ads can't be read: ${error.message}`};
          }
        }

        async function carryOut(search, limit) {
          let step = search.next();
          while (!step.done) {
            const {fetch: url, wanted} = step.value;
            let root = null, fault = null;
            try {
              root = parse(await read(url, limit), wanted);
            } catch (error) {
              fault = error;
            }
            step = fault ? search.throw(fault) : search.next(root);
          }
          return step.value;
        }

        function parse(text, wanted) {
          checkText(text);
          return checkRoot(new DOMParser().parseFromString(text, 'application/xml').documentElement, wanted);
        }

        async function read(url, limit) {
          const filled = fill(url);
          // Requests to the receiver's own address are refused.
          if (new URL(filled).origin === location.origin) throw new NoAds("The receiver's own page is no ad server.");
          const signal = AbortSignal.any([limit, AbortSignal.timeout(FETCH_LIMIT)]);
          try {
            const answer = await fetch(filled, {credentials: 'omit', cache: 'no-store', signal});
            if (!answer.ok) throw new NoAds(`${host(url)} answered ${answer.status}.`);
            return answer.body ? await readText(answer.body.getReader(), url) : '';
          } catch (error) {
            if (error instanceof NoAds) throw error;
            throw new NoAds(signal.aborted ? `${host(url)} took too long.`
              : `${host(url)} can't be reached, or does not allow cross-origin reading (CORS).`);
          }
        }

        async function readText(reader, url) {
          const decoder = new TextDecoder();
          let text = '', length = 0;
          for (;;) {
            const {done, value} = await reader.read();
            if (done) return text + decoder.decode();
            length += value.length;
            if (length > MOST_BYTES) {
              reader.cancel().catch(() => {});
              throw new NoAds(`${host(url)} sent more than ${MOST_BYTES / 1e6} MB.`);
            }
            text += decoder.decode(value, {stream: true});
          }
        }

        function fill(url) {
          return fillMacros(url, () => Math.floor(Math.random() * 1e8), new Date().toISOString());
        }

        // ---- tracking -------------------------------------------------------------------------------------------------------
        // An AdWatch for an item that is a tracked ad; null for any other item.
        export function watchFor({ad}) {
          return ad?.mark ? new AdWatch(marks.of(ad.mark), ad.skippableAfter) : null;
        }

        // Fetches the addresses from an AdWatch. Failures are ignored.
        export function tell(urls) {
          for (const url of urls) {
            if (new URL(url).origin === location.origin) continue;
            fetch(fill(url), {mode: 'no-cors', credentials: 'omit', cache: 'no-store', keepalive: true}).catch(() => {});
          }
        }

        """#

    static let captionsJS = #"""
        // The text tracks of the loaded item: creates, shows and styles them.
        import {lineHeight, placedLine} from './decisions/captionplaces.js';
        import {captionRules, fontScale, isUsual, styleOf} from './decisions/captionstyle.js';
        import {corsText, explainTrack} from './decisions/failures.js';
        import {trackKind} from './decisions/items.js';
        import {findOut} from './questions.js';

        const sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [sheet];

        export class Captions {
          // Before `begin`, nothing is drawn and no failure is reported.
          constructor(element, tracks) {
            this.element = element;
            this.failed = null;
            this.tracks = new Map();
            this.style = null;
            // The places of the cues that are moved, as their file has them.
            this.own = new WeakMap();
            this.observer = new MutationObserver(() => this.#place(this.#active));
            for (const track of tracks) this.#add(track);
          }

          // The element is on the screen from now on. `failed` gets the id of a track and the reason why it can't be shown.
          begin(failed) {
            this.failed = failed;
            this.observer.observe(document.body, {attributeFilter: ['data-overlay', 'data-scene']});
            for (const [id, track] of this.tracks) {
              if (track.readyState === HTMLTrackElement.ERROR) this.#explain(id, track.src);
            }
          }

          // Makes the browser load these tracks without showing them.
          fetch(ids) {
            for (const id of ids) {
              const track = this.tracks.get(id);
              if (track) track.track.mode = 'hidden';
            }
          }

          #add({id, url, language, name, subtype}) {
            const track = document.createElement('track');
            track.kind = trackKind(subtype);
            track.label = name || '';
            if (language) track.srclang = language;
            track.addEventListener('error', () => this.#explain(id, url));
            track.addEventListener('load', () => this.draw());
            track.track.addEventListener('cuechange', () => this.#place(this.#active));
            track.src = url;
            this.element.append(track);
            this.tracks.set(id, track);
          }

          async #explain(id, url) {
            if (!this.failed) return;
            const {kind, reason} = await findOut(explainTrack(url));
            if (kind === 'cors') console.error(corsText('text track', url, location.origin));
            this.failed(id, reason);
          }

          // Shows exactly these tracks.
          activate(ids) {
            for (const [id, track] of this.tracks) track.track.mode = ids.includes(id) ? 'showing' : 'disabled';
            this.draw();
          }

          get showing() {
            return [...this.tracks].filter(([, track]) => track.track.mode === 'showing').map(([id]) => id);
          }

          get #active() {
            return this.showing.flatMap((id) => [...(this.tracks.get(id).track.activeCues || [])]);
          }

          get cues() {
            return this.#active.map((cue) => cue.text);
          }

          // Sets a TextTrackStyle given as JSON text. Text that can't be read is ignored.
          setStyle(text) {
            const style = styleOf(text);
            if (!style) return;
            this.style = style;
            this.draw();
          }

          draw() {
            if (!this.failed) return;
            const cues = this.showing.flatMap((id) => [...(this.tracks.get(id).track.cues || [])]);
            sheet.replaceSync(this.style ? captionRules(this.style, isUsual(cues)) : '');
            this.#place(cues);
          }

          // Keeps cues of the upper half in their place although all are drawn higher up (`--raised` in the style sheet).
          #place(cues) {
            if (!this.failed) return;
            const {clientWidth: width, clientHeight: height} = this.element;
            const unit = Math.min(innerHeight / 100, innerWidth * 0.005625);
            const raised = unit * Number.parseFloat(getComputedStyle(document.body).getPropertyValue('--raised')) || 0;
            const screen = {raised, height, lineHeight: lineHeight(width, height, fontScale(this.style))};
            const moved = new Set();
            for (const cue of cues) {
              const own = this.own.get(cue) ?? cue.line;
              const line = placedLine({line: own, snapToLines: cue.snapToLines}, screen);
              if (line === cue.line) continue;
              this.own.set(cue, own);
              cue.line = line;
              moved.add(cue.track);
            }
            // Otherwise Chromium may draw a cue that is on the screen in its old place until it draws another.
            for (const track of moved) {
              track.mode = 'hidden';
              track.mode = 'showing';
            }
          }

          remove() {
            this.observer.disconnect();
            this.element.replaceChildren();
            if (this.failed) sheet.replaceSync('');
          }
        }

        """#

    static let decisionsAdsearchJS = #"""
        // Finds the ads to which a document leads. A search is a generator: it yields {fetch, wanted}, an address and the
        // expected kind of document ('VAST' or 'VMAP'). It continues with that document's root element, or with a NoAds that is
        // thrown into it.
        import {merge, MOST_ADS, NoAds, readVAST, readVMAP} from './vast.js';

        const WRAPPERS = 5;
        const DOCUMENTS = 20;
        const REPORT_LIMIT = 60_000;

        // The expected kind of document: VMAP for a 'schedule', otherwise VAST.
        export const wantedOf = ({document: kind}) => (kind === 'schedule' ? 'VMAP' : 'VAST');

        export class AdSearch {
          // The tracking of each ad that was found: [mark, {impressions, tracking}].
          marked = [];
          #lookup;
          #canPlay;
          #fetched = 0;

          // `canPlay` tells whether this screen plays a MIME type.
          constructor(lookup, canPlay) {
            this.#lookup = lookup;
            this.#canPlay = canPlay;
          }

          // Returns {ads} or {breaks}. It begins with `root`, or with the document at `tag` if there is no root.
          *run({wanted, root, tag}) {
            const first = root ?? (yield* this.#fetch(tag, wanted));
            const found = wanted === 'VMAP' ? {breaks: yield* this.#breaks(first)} : {ads: yield* this.#ads(first)};
            if (JSON.stringify(found).length > REPORT_LIMIT) throw new NoAds('The document has too much in it.');
            return found;
          }

          *#fetch(url, wanted) {
            this.#fetched += 1;
            if (this.#fetched > DOCUMENTS) throw new NoAds('The ads lead to too many documents.');
            return yield {fetch: url, wanted};
          }

          // The ads that can be shown, in order, in the form for the receiver.
          *#ads(root) {
            const found = yield* this.#follow(root, {wrappers: WRAPPERS, mayBePod: true});
            return found.map((ad) => this.#mark(ad));
          }

          // `wrappers` is the number of wrappers that may still be followed.
          *#follow(root, {wrappers, mayBePod}) {
            const {isPod, ads} = readVAST(root, this.#canPlay);
            const found = [];
            let reason = 'The document has no ad.';
            for (const ad of isPod && !mayBePod ? ads.slice(0, 1) : ads) {
              try {
                found.push(...yield* this.#resolve(ad, wrappers));
                if (!isPod) break;
              } catch (error) {
                if (!(error instanceof NoAds)) throw error;
                reason = error.message;
              }
            }
            if (!found.length) throw new NoAds(reason);
            return found.slice(0, MOST_ADS);
          }

          *#resolve(ad, wrappers) {
            if (ad.reason) throw new NoAds(ad.reason);
            if (!ad.wrapper) return [ad];
            if (!wrappers) throw new NoAds(`More than ${WRAPPERS} wrappers stand around the ad.`);
            const root = yield* this.#fetch(ad.wrapper, 'VAST');
            const inner = yield* this.#follow(root, {wrappers: ad.mayGoOn ? wrappers - 1 : 0, mayBePod: ad.mayBePod});
            return inner.map((each) => merge(ad, each));
          }

          // The data for the receiver. The tracking stays in the page.
          #mark({url, type, duration, skip, title, click, impressions, tracking}) {
            const mark = `${this.#lookup}.${this.marked.length + 1}`;
            this.marked.push([mark, {impressions, tracking}]);
            return {url, type, duration, skip, title, click, mark};
          }

          // A document inside the VMAP is read with it. A break with an address is looked up later, when it is due.
          *#breaks(root) {
            const breaks = [];
            for (const {id, offset, tag, vast} of readVMAP(root)) {
              breaks.push(vast ? {id, offset, ads: yield* this.#adsOrNone(vast)} : {id, offset, tag});
            }
            if (!breaks.length) throw new NoAds('The VMAP has no break for ads in the picture.');
            return breaks;
          }

          *#adsOrNone(root) {
            try {
              return yield* this.#ads(root);
            } catch (error) {
              if (error instanceof NoAds) return [];
              throw error;
            }
          }
        }

        // Fills in an address's macros that prevent cached answers. `number` returns a random whole number below 1e8; `time` is
        // the date and time in ISO 8601.
        export function fillMacros(url, number, time) {
          return url.replace(/\[CACHEBUSTING\]|%5BCACHEBUSTING%5D/gi, () => String(number()).padStart(8, '0'))
            .replace(/\[TIMESTAMP\]|%5BTIMESTAMP%5D/gi, () => encodeURIComponent(time));
        }

        """#

    static let decisionsAdwatchJS = #"""
        // The tracking events of ads, each once, as the addresses to fetch.
        const QUARTERS = ['firstQuartile', 'midpoint', 'thirdQuartile'];
        const KEPT = 128;

        // The tracking of the ads found last, by mark.
        export class AdMarks {
          #kept = new Map();

          keep(mark, told) {
            this.#kept.set(mark, told);
            if (this.#kept.size > KEPT) this.#kept.delete(this.#kept.keys().next().value);
          }

          of(mark) { return this.#kept.get(mark) ?? null; }
        }

        // One showing of an ad. `told` has the impressions, and the tracking by event; null if the ad is not tracked.
        export class AdWatch {
          #told;
          #skippableAfter;
          #fired = new Set();

          constructor(told, skippableAfter) {
            this.#told = told;
            this.#skippableAfter = skippableAfter ?? null;
          }

          // The ad was shown up to `time` of `duration` seconds.
          played(time, duration) {
            if (!this.#told) return [];
            const seen = this.#once('impression') ? [...new Set(this.#told.impressions)] : [];
            return [...seen, ...this.#fire('creativeView', 'start', ...this.#quarters(time, duration))];
          }

          ended() {
            return this.#fired.has('impression') ? this.#fire(...QUARTERS, 'complete') : [];
          }

          // Something else is loaded instead. A sender can cause that only once the ad may be skipped.
          replaced(time) {
            const maySkip = this.#skippableAfter !== null && time + 0.5 >= this.#skippableAfter;
            if (!maySkip || !this.#fired.has('impression') || this.#fired.has('complete')) return [];
            return this.#fire('skip');
          }

          #quarters(time, duration) {
            if (!Number.isFinite(duration) || duration <= 0) return [];
            return QUARTERS.filter((_, index) => time >= duration * (index + 1) / 4);
          }

          #once(name) {
            if (this.#fired.has(name)) return false;
            this.#fired.add(name);
            return true;
          }

          #fire(...names) {
            return names.filter((name) => this.#once(name)).flatMap((name) => [...new Set(this.#told.tracking[name] ?? [])]);
          }
        }

        """#

    static let decisionsCaptionplacesJS = #"""
        // Where captions are drawn. The page moves all captions up, away from the screen's edge and from the overlay. Captions
        // that belong into the upper half are placed lower by the same amount, so that they stay where they belong.

        // Letters are this part of the video's shorter side: the browser's own rule.
        const LETTERS = 0.05;
        // The lowest line of a usual font, in parts of its letters. With an estimate that is too low, a caption is placed a
        // little too low, never beyond the edge.
        const LINE = 1.15;

        // How high a line of captions is at least, in pixels. `scale` is the style's font scale.
        export function lineHeight(width, height, scale = 1) {
          return Math.max(1, LETTERS * LINE * Math.min(width, height) * scale);
        }

        // The `line` for a cue whose own is `line`. A cue in lines counts from the top if its line is 0 or more, and from the
        // bottom if it is negative; one in percent is in the upper half below 50.
        //
        // `raised`: by how many pixels everything is moved up. `height`: the video's, in pixels.
        export function placedLine({line, snapToLines}, {raised, height, lineHeight: step}) {
          if (typeof line !== 'number') return line;
          if (snapToLines) return line < 0 ? line : line + Math.ceil(raised / step);
          return line < 50 && height > 0 ? Math.min(100, line + 100 * raised / height) : line;
        }

        """#

    static let decisionsCaptionstyleJS = #"""
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

        """#

    static let decisionsFailuresJS = #"""
        // Why something can't be played. A media element only reports an error; reading the same address shows the cause. Each
        // search for a cause is a generator: it yields questions and continues with their answers (see questions.js).
        import {adaptiveKind, host, path} from './items.js';
        import {readPlaylist} from './playlist.js';

        export const FORMAT = {kind: 'format', code: 104, reason: "This device can't play the media's format."};
        export const HIDDEN_PICTURE = {
          kind: 'format', code: 104, reason: "This device can't decode the media's picture (HEVC, for example)."};
        export const NO_DATA = {kind: 'network', code: 103, reason: 'No playable data came within 30 seconds.'};

        export function corsText(what, url, origin) {
          return `Access to ${what} at '${url}' from origin '${origin}' has been blocked by CORS policy: `
            + "No 'Access-Control-Allow-Origin' header is present on the requested resource.";
        }

        // Distinguishes CORS, network and format. A read with CORS shows everything; one without shows whether the server
        // responds.
        export function* probe(url, needsCORS) {
          const open = yield {ask: 'status', url};
          if (open) return open.ok ? FORMAT : {kind: 'network', reason: `The server answered ${open.status} for the media.`};
          if (!(yield {ask: 'presence', url})) {
            return {kind: 'network', reason: "The media's server can't be reached from this device."};
          }
          if (needsCORS) {
            return {kind: 'cors', code: 104, reason: `The server at ${host(url)} does not allow cross-origin reading (CORS), `
              + 'which text tracks and adaptive streams need: it must send Access-Control-Allow-Origin.'};
          }
          return {...FORMAT,
            reason: `What ${host(url)} sent can't be played here: an error page, or a format that this device doesn't know.`};
        }

        // Why a text track can't be shown: {kind, reason}.
        export function* explainTrack(url) {
          const {kind, reason} = yield* probe(url, true);
          return {kind, reason: kind === 'format' ? 'The text track is not WebVTT.' : reason};
        }

        // {kind, code, reason} for a failure of the whole item. The codes are a Web Receiver's detailedErrorCode. `error` is
        // the element's error: {code, message}.
        export function* explain(item, {kind, error, needsCORS}) {
          const said = error.message || '';
          if (error.code === 3) {
            return {kind: 'decode', code: 102, reason: `The media is damaged or can't be decoded. ${said}`.trim()};
          }
          const adaptive = adaptiveKind(item);
          // Chromium names its demuxer only after it has read data, so the server can't be the cause.
          const wasRead = /DEMUXER_ERROR|DECODER_ERROR/.test(said);
          if (wasRead && !needsCORS && !adaptive) return FORMAT;
          const found = yield* probe(item.url, needsCORS);
          if (error.code === 2 && found.kind === 'format') {
            return {kind: 'network', code: 103, reason: `The media broke off on its way. ${said}`.trim()};
          }
          if (found.kind === 'network') return {...found, code: {hls: 311, dash: 321, smooth: 331}[adaptive] ?? 103};
          if (kind === 'image') return {...found, code: found.kind === 'format' ? 903 : found.code};
          if (found.kind !== 'format') return found;
          if (adaptive === 'hls') return yield* explainHLS(item.url, said);
          const names = {dash: 'MPEG-DASH', smooth: 'Smooth Streaming'};
          if (!adaptive) return found;
          return {...FORMAT, reason: `This device's browser does not play ${names[adaptive]}; HLS and files it does.`};
        }

        // The manifest could be fetched. Checks whether it is an HLS playlist, and whether the parts that it names exist.
        function* explainHLS(url, said) {
          const unknown = {...FORMAT, reason: `This device can't decode what the HLS stream holds. ${said}`.trim()};
          const first = yield* playlistAt(url);
          if (!first) return {kind: 'format', code: 411, reason: 'That is no HLS playlist.'};
          let playlist = first;
          if (first.variants.length) {
            playlist = yield* playlistAt(first.variants[0]);
            if (!playlist) {
              return {kind: 'network', code: 312, reason: `The HLS playlist ${path(first.variants[0])} can't be read.`};
            }
          }
          if (!playlist.segments.length) return {kind: 'format', code: 412, reason: 'The HLS playlist names no segments.'};
          const segment = yield {ask: 'head', url: playlist.segments[0]};
          if (segment?.ok) return unknown;
          return {kind: 'network', code: 301, reason: `The HLS segment ${path(playlist.segments[0])} can't be fetched.`};
        }

        function* playlistAt(url) { return readPlaylist(yield {ask: 'text', url}, url); }

        """#

    static let decisionsFramerecordsJS = #"""
        // Reads frames from the bytes of one long response (FrameRecord.swift documents a record's header).
        const HEADER = 36;
        const KEY = 1;
        // A longer record is not ours.
        const LONGEST = 64 << 20;

        // The next complete frame: {stream, key, timestamp (us), playout, captured (ms of the receiver's clock), data}, or
        // null.
        export function nextFrame(bytes) {
          if (bytes.length < HEADER) return null;
          const head = bytes.view(HEADER);
          const length = head.getUint32(0);
          if (length > LONGEST) throw new Error('a record without an end');
          if (bytes.length < HEADER + length) return null;
          bytes.take(HEADER);
          return {
            stream: head.getUint32(4), key: (head.getUint32(8) & KEY) !== 0, timestamp: Math.round(head.getFloat64(12)),
            playout: head.getFloat64(20), captured: head.getFloat64(28), data: bytes.take(length),
          };
        }

        // Collects pieces from the network, and returns parts of any length. A byte is copied at most twice.
        export class Gathering {
          #pieces = [];
          length = 0;

          add(piece) {
            if (!piece.length) return;
            this.#pieces.push(piece);
            this.length += piece.length;
          }

          // The first `count` bytes, which are not removed. There must be that many.
          view(count) {
            if (this.#pieces[0].length < count) this.#join(count);
            return new DataView(this.#pieces[0].buffer, this.#pieces[0].byteOffset, count);
          }

          take(count) {
            if (count === 0) return new Uint8Array(0);
            if (this.#pieces[0].length < count) this.#join(count);
            const first = this.#pieces[0];
            this.length -= count;
            if (first.length === count) this.#pieces.shift();
            else this.#pieces[0] = first.subarray(count);
            return first.subarray(0, count);
          }

          // Makes the first piece at least `count` bytes long.
          #join(count) {
            let used = 0, length = 0;
            while (length < count) length += this.#pieces[used++].length;
            const joined = new Uint8Array(length);
            let at = 0;
            for (const piece of this.#pieces.splice(0, used)) {
              joined.set(piece, at);
              at += piece.length;
            }
            this.#pieces.unshift(joined);
          }
        }

        """#

    static let decisionsHiddenpictureJS = #"""
        // Finds out whether a file that plays only its audio has video that this device can't decode (HEVC in MP4 plays that
        // way). It is a generator that asks for bytes of the file (see questions.js).
        const HEAD = 4096;
        const MOST_BOXES = 32;
        const LONGEST_MOVIE = 4_000_000;

        // Null if the server doesn't let the file be read, so that it is unknown.
        export function* hasHiddenPicture(url) {
          const bytes = (from, count) => ({ask: 'bytes', url, from, count});
          const head = yield bytes(0, HEAD);
          if (!head) return null;
          // In Matroska, the name of each track's codec shows whether it is video.
          if (text(head, 4, 4) !== 'ftyp') return /V_[A-Z]/.test(text(head, 0, head.length));
          for (let at = 0, boxes = 0; boxes < MOST_BOXES; boxes += 1) {
            const box = at + 16 <= head.length ? head.subarray(at, at + 16) : yield bytes(at, 16);
            if (!box || box.length < 16) return false;
            const view = new DataView(box.buffer, box.byteOffset, 16);
            const size = view.getUint32(0) === 1 ? Number(view.getBigUint64(8)) : view.getUint32(0);
            if (text(box, 4, 4) === 'moov') {
              const movie = yield bytes(at, Math.min(size, LONGEST_MOVIE));
              return !!movie && /hdlr[^]{8}vide/.test(text(movie, 0, movie.length));
            }
            if (size < 8) return false;
            at += size;
          }
          return false;
        }

        function text(bytes, from, count) {
          return new TextDecoder('latin1').decode(bytes.subarray(from, from + count));
        }

        """#

    static let decisionsInboxJS = #"""
        // Received commands. Each is obeyed once and in order, and the receiver is told the number of the last one seen.

        // With this many unreported commands, the number is reported at once.
        const UNTOLD = 64;

        export class Inbox {
          seen = 0;
          told = 0;
          isClosed = false;

          // 'close': another page has taken over. 'pass': the command was obeyed before. 'wait': it is obeyed once the receiver
          // knows that the page has ended its media for it. 'obey': it is obeyed now.
          take({type, n, waits}) {
            if (type === 'replaced') {
              this.isClosed = true;
              return 'close';
            }
            if (n <= this.seen) return 'pass';
            this.seen = n;
            return waits ? 'wait' : 'obey';
          }

          // How long a number may stay unreported, in milliseconds. Each report contains it, so this is for commands that cause
          // no report. A hidden page's timers may take a minute.
          patience(isHidden) { return isHidden || this.seen - this.told >= UNTOLD ? 0 : 1000; }

          get isUntold() { return this.told < this.seen; }

          // The receiver has been told this number.
          tell(number) { this.told = Math.max(this.told, number); }
        }

        // Splits a text that arrives in pieces into lines. A piece may end anywhere.
        export class Lines {
          #rest = '';

          add(text) {
            const lines = (this.#rest + text).split('\n');
            this.#rest = lines.pop();
            return lines.filter((line) => line.trim());
          }
        }

        """#

    static let decisionsItemsJS = #"""
        // What kind of item it is, from the sender's data: {url, contentType, streamType, tracks, ...}.

        // The path of an address in lower case; empty for an invalid address.
        export function path(url) {
          try { return new URL(url).pathname.toLowerCase(); } catch { return ''; }
        }

        export function host(url) {
          try { return new URL(url).host; } catch { return 'that address'; }
        }

        // The name of an item without a title: its file, or its host.
        export function nameOf(url) {
          const name = path(url).split('/').pop();
          try { return decodeURIComponent(name) || host(url); } catch { return name; }
        }

        // 'hls', 'dash', 'smooth', or null for a plain file.
        export function adaptiveKind({contentType, url}) {
          const type = contentType || '';
          if (/mpegurl/i.test(type) || /\.m3u8$/.test(path(url))) return 'hls';
          if (/dash\+xml/i.test(type) || /\.mpd$/.test(path(url))) return 'dash';
          return /vnd\.ms-sstr/i.test(type) || /\.ism(\/manifest)?$/.test(path(url)) ? 'smooth' : null;
        }

        // 'image', 'audio' or 'video'.
        export function kindOf(item) {
          const type = (item.contentType || '').toLowerCase();
          if (type.startsWith('image/')) return 'image';
          if (adaptiveKind(item)) return 'video';
          if (type.startsWith('audio/')) return 'audio';
          if (type) return 'video';
          const name = path(item.url);
          if (/\.(png|jpe?g|gif|webp|avif|svg|bmp)$/.test(name)) return 'image';
          return /\.(mp3|m4a|aac|flac|ogg|oga|opus|wav)$/.test(name) ? 'audio' : 'video';
        }

        // Whether it has to be read across origins (CORS). A request with CORS fails if the server does not support it, so CORS
        // is used only if necessary.
        export const needsCORS = (item) => item.tracks.length > 0 || adaptiveKind(item) !== null;

        // Whether two items are opened in the same way, so that the element opened for one can be used for the other.
        export const isSame = (a, b) => ['url', 'contentType', 'streamType', 'startTime', 'tracks']
          .every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

        // An image needs no preparation, and Chromium keeps no data of an adaptive stream before it plays.
        export const canBeOpenedAhead = (item) => kindOf(item) !== 'image' && !adaptiveKind(item);

        const TRACK_KINDS = {SUBTITLES: 'subtitles', CAPTIONS: 'captions', DESCRIPTIONS: 'descriptions', CHAPTERS: 'chapters',
          METADATA: 'metadata'};

        // The browser's kind for a text track of this subtype.
        export function trackKind(subtype) { return TRACK_KINDS[subtype] || 'captions'; }

        """#

    static let decisionsMirrorcountsJS = #"""
        // Counts the frames of one mirrored stream, and decides what is reported when. Times are in milliseconds.

        // A stream that can't be decoded fails with each of its frames; this is the shortest time between two reports.
        const FAULT_EVERY = 5000;
        // The number of frames whose display times are reported to the sender.
        const TOLD = 24;
        const MOST_DELAYS = 1024;
        const KINDS = ['shown', 'late', 'skipped', 'broken'];

        const tenth = (milliseconds) => Math.round(milliseconds * 10) / 10;

        export class MirrorCounts {
          // The sums over the whole mirroring; null before the first report.
          total = null;
          shown = 0;
          late = 0;
          skipped = 0;
          broken = 0;
          #delays = [];
          #seen = [];
          #faultAt = -Infinity;

          // A frame was seen or heard, `lateness` after its time and `delay` after its capture. `timestamp` is the stream's
          // own.
          perceived({timestamp, delay, lateness, isLate}) {
            if (isLate) this.late += 1;
            else this.shown += 1;
            this.#delays.push(delay);
            this.#seen.push([timestamp, lateness]);
          }

          // The counts since the last call, in the report's form; null if there are none.
          take(stream) {
            if (!KINDS.some((kind) => this[kind])) return null;
            const counted = Object.fromEntries(KINDS.map((kind) => [kind, this[kind]]));
            const told = {
              stream, ...counted, delays: this.#delays.slice(0, MOST_DELAYS).map(tenth),
              seen: this.#seen.slice(-TOLD).map(([timestamp, lateness]) => [timestamp, tenth(lateness)])};
            this.total ??= Object.fromEntries(KINDS.map((kind) => [kind, 0]));
            for (const kind of KINDS) {
              this.total[kind] += this[kind];
              this[kind] = 0;
            }
            this.#delays = [];
            this.#seen = [];
            return told;
          }

          // Whether a fault at this time is reported.
          isNews(now) {
            if (now - this.#faultAt < FAULT_EVERY) return false;
            this.#faultAt = now;
            return true;
          }
        }

        """#

    static let decisionsOutboxJS = #"""
        // Reports that wait to be posted. They are numbered, so that none is lost or repeated after a broken connection.
        const LIMIT = 1000;
        const BATCH = 64;

        export class Outbox {
          #first = 1;
          #queue = [];
          #flying = 0;

          // Adds a report; returns whether it was accepted. `now` is in milliseconds, as everywhere here.
          add(type, fields, now) {
            if (this.#queue.length >= LIMIT) {
              // Position reports are the only ones that a later one makes useless.
              const stale = this.#queue.findIndex((report, index) => report.type === 'position' && index >= this.#flying);
              if (stale < 0) return false;
              this.#queue.splice(stale, 1);
            }
            this.#queue.push({type, time: now, ...fields});
            return true;
          }

          get isEmpty() { return this.#queue.length === 0; }

          // Whether there is a report that the next post will include.
          get isWaiting() { return this.#queue.length > this.#flying; }

          // The next reports to post. They stay here until `arrived`, and until then are posted again with the same numbers.
          batch(now) {
            const batch = this.#queue.slice(0, BATCH);
            this.#flying = batch.length;
            return {first: this.#first, reports: batch.map(({time, ...rest}) => ({...rest, age: Math.max(0, now - time)}))};
          }

          arrived() {
            this.#queue.splice(0, this.#flying);
            this.#first += this.#flying;
            this.#flying = 0;
          }
        }

        """#

    static let decisionsPicturesJS = #"""
        // Mirrored video frames on their way to the screen: decides which are decoded, which are dropped, and which is painted
        // in an animation frame. A picture is the decoder's output; dropped pictures are returned so that they can be closed.
        // All times are in milliseconds, except a frame's timestamp, which is in microseconds of its stream.
        import {Restarts} from './retries.js';

        // Decoded pictures and frames in the decoder. Each takes megabytes, and the browser has only a few.
        const HELD = 16;
        // Encoded frames that wait for the decoder: some seconds. No more are kept.
        const WAITING = 400;
        // A backlog, which only a key frame ends: this many waiting frames, of which the first is overdue by this many
        // milliseconds.
        const BACKLOG = 8;
        const OVERDUE = 200;
        // Without an animation frame for this long the page is hidden: a browser gives a hidden page none.
        const UNSEEN = 250;
        const FRAME_LIMITS = [8, 100];
        const TICK_LIMITS = [4, 50];
        const ASK_AGAIN = 500;

        const bounded = (value, [low, high]) => Math.min(Math.max(value, low), high);

        export class Pictures {
          #counts;
          #restarts = new Restarts();
          #needsKey = true;
          #askedAt = -Infinity;
          #waiting = [];
          #decoding = new Map();
          #ready = [];
          #lastTimestamp = null;
          #lastTick = null;
          #seenAt;
          // The average durations of a video frame and of an animation frame.
          #frameTime = 1000 / 30;
          #tickTime = 1000 / 60;

          // `counts` is a MirrorCounts.
          constructor(counts, now) {
            this.#counts = counts;
            this.#seenAt = now;
          }

          get held() { return this.#ready.length + this.#decoding.size; }
          get waiting() { return this.#waiting.length; }

          // Takes a frame. Returns whether to request a key frame, and the decoded pictures that are dropped.
          take(frame, now) {
            if (this.#needsKey && !frame.key) {
              this.#counts.broken += 1;
              return {asksForKey: this.#asks(now), dropped: []};
            }
            this.#needsKey = false;
            this.#waiting.push(frame);
            return {asksForKey: this.#endBacklog(now) && this.#asks(now), dropped: this.#passUnseen(now)};
          }

          // Ends the stream and returns the decoded pictures. Frames whose time has not come are not counted as lost.
          end(now) {
            const left = [...this.#ready, ...this.#decoding.values(), ...this.#waiting];
            this.#counts.skipped += left.filter(({playout}) => playout < now).length;
            const pictures = this.#ready.map(({picture}) => picture);
            this.#ready = [];
            this.#waiting = [];
            this.#decoding.clear();
            return pictures;
          }

          #asks(now) {
            if (now - this.#askedAt < ASK_AGAIN) return false;
            this.#askedAt = now;
            return true;
          }

          // ---- dropping -----------------------------------------------------------------------------------------------------

          // A decoder that is too slow would fall further and further behind. Returns true if a key frame is needed that isn't
          // here.
          #endBacklog(now) {
            const waiting = this.#waiting;
            const isLate = waiting.length > BACKLOG && waiting[0].playout < now - OVERDUE;
            const isFull = waiting.length > WAITING;
            if (!isLate && !isFull) return false;
            const key = waiting.findLastIndex((frame) => frame.key);
            if (key > 0) {
              this.#skip(key);
            } else if (isFull) {
              this.#skip(waiting.length);
              this.#needsKey = true;
            }
            return key <= 0;
          }

          #skip(count) {
            this.#waiting.splice(0, count);
            this.#counts.skipped += count;
          }

          // While the page is hidden, frames are still decoded, because later ones depend on them. Of the pictures that are
          // due, only the newest is kept; it is painted first.
          #passUnseen(now) {
            const dropped = [];
            if (now - this.#seenAt < UNSEEN) return dropped;
            while (this.#ready[1]?.playout <= now) dropped.push(this.#drop());
            return dropped;
          }

          #drop() {
            this.#counts.skipped += 1;
            return this.#ready.shift().picture;
          }

          // ---- decoding -----------------------------------------------------------------------------------------------------

          // How long to wait before a new decoder may be made.
          wait(now) { return this.#restarts.wait(now); }

          // The next frame for the decoder; null if there is none, or no room.
          next() {
            if (!this.#waiting.length || this.held >= HELD) return null;
            const frame = this.#waiting.shift();
            this.#measure(frame.timestamp);
            this.#decoding.set(frame.timestamp, frame);
            return frame;
          }

          #measure(timestamp) {
            const length = (timestamp - this.#lastTimestamp) / 1000;
            if (this.#lastTimestamp !== null && length > 0) {
              this.#frameTime += (bounded(length, FRAME_LIMITS) - this.#frameTime) * 0.2;
            }
            this.#lastTimestamp = timestamp;
          }

          // The decoder has output a picture. Returns false if no frame waits for it.
          decoded(timestamp, picture) {
            if (!this.#decoding.has(timestamp)) return false;
            // Decoders keep the order, so earlier frames without output have failed.
            for (const [key, frame] of this.#decoding) {
              this.#decoding.delete(key);
              if (key === timestamp) {
                this.#ready.push({picture, ...frame, data: null});
                break;
              }
              this.#counts.broken += 1;
            }
            this.#restarts.worked();
            return true;
          }

          // The decoder has failed. The next one begins with a key frame, either one that is here or one that is requested.
          failed(now) {
            this.#restarts.failed(now);
            this.#counts.broken += this.#decoding.size;
            this.#decoding.clear();
            const next = this.#waiting.findIndex((frame) => frame.key);
            const lost = next < 0 ? this.#waiting.length : next;
            this.#counts.broken += lost;
            this.#waiting.splice(0, lost);
            this.#needsKey = next < 0;
            // With a key frame here, no other is requested, and it is not tried at once: a decoder that fails on every key
            // frame would go on without end.
            return {asksForKey: this.#needsKey && this.#asks(now), triesAgain: !this.#needsKey};
          }

          // ---- painting -----------------------------------------------------------------------------------------------------

          // An animation frame at `time`, which is shown shortly after `now`. Returns the frame to paint or null, and dropped
          // pictures.
          tick(time, now) {
            if (this.#lastTick !== null) this.#tickTime += (bounded(time - this.#lastTick, TICK_LIMITS) - this.#tickTime) * 0.1;
            this.#lastTick = time;
            this.#seenAt = now;
            const ready = this.#ready, dropped = [];
            const isDue = (frame) => frame && frame.playout <= time + this.#tickTime / 2;
            const isLate = (frame, at) => at > frame.playout + this.#frameTime;
            // Of several due frames the oldest is shown, unless it is late already, or the next one would become late.
            while (isDue(ready[1]) && (isLate(ready[0], time) || isLate(ready[1], time + this.#tickTime))) {
              dropped.push(this.#drop());
            }
            return {paint: isDue(ready[0]) ? ready.shift() : null, dropped};
          }

          painted({timestamp, playout, captured}, at) {
            const lateness = at - playout;
            this.#counts.perceived({timestamp, delay: at - captured, lateness, isLate: lateness > this.#frameTime});
          }
        }

        """#

    static let decisionsPlaybackJS = #"""
        // Decides what happens to one item, from its load to its end: its state, what is wanted of it, and what is reported to
        // the receiver. There is one method for each event. It returns a list of actions, values like {act: 'seek', time},
        // which player.js carries out in order.
        //
        // `seen` is the media element's state at the event: {time, duration, paused, ended, seeking, hasFailed, hasNext (data
        // for the next frame is available), seekable ({from, to} or null), buffered (its end, or null), width, height, range,
        // rate}; null for an image. `now` is in milliseconds, everything else in seconds.
        import {HIDDEN_PICTURE, NO_DATA} from './failures.js';
        import {adaptiveKind, kindOf} from './items.js';
        import {LiveEdge, Pace} from './timeline.js';

        const RATES = [0.5, 2];
        const REJOINS = 3;
        const STRANGE_TRACK = 'This screen shows text tracks with an address of their own only.';
        // Milliseconds for which the titles are shown over the picture.
        const OVERLAY = {begins: 4000, control: 3000, paused: 8000};

        export class Playback {
          load;
          item;
          kind;
          // 'loading', 'buffering', 'playing' or 'paused'.
          state = 'loading';
          isLoaded = false;
          wantsPlay;
          active;
          rate;
          next = null;
          live = null;
          #volume = {level: 1, muted: false};
          #pending = null;
          #pace = new Pace();
          #isJoining = false;
          #rejoined = 0;
          #isDiagnosing = false;
          #isOver = false;

          constructor(load, item) {
            Object.assign(this, {
              load, item, kind: kindOf(item), wantsPlay: item.autoplay, active: item.active, rate: heldRate(item.rate)});
          }

          // Whether it has a timeline.
          get hasTime() { return this.kind !== 'image'; }

          // ---- reports ------------------------------------------------------------------------------------------------------
          position(seen) { return (seen?.time || 0) + (this.live?.offset || 0); }

          // The range that can be sought: {from, to}, or null.
          seekable(seen, now) {
            if (seen?.seekable) return seen.seekable;
            return this.live && this.isLoaded ? this.live.range(now / 1000) : null;
          }

          // The position data of each report. It is read when the report is made, after the preceding actions.
          measured(seen, now) {
            return {position: this.position(seen), rate: seen?.rate || this.rate, ...this.seekable(seen, now)};
          }

          #report(type, fields = {}) {
            return {act: 'report', type, fields: {load: this.load, state: this.state, ...fields}};
          }

          #describe({duration, width, height, range}) {
            return {
              kind: this.kind, duration: Number.isFinite(duration) ? duration : null, live: !!this.live, width, height,
              ...(range && {range})};
          }

          #become(state, isToldAnyway = false) {
            const isNew = this.state !== state;
            this.state = state;
            const draw = {act: 'drawState'};
            return isNew || isToldAnyway ? [draw, this.#report(state)] : [draw];
          }

          #fail({kind, code, reason}) {
            const {title} = this.item;
            return [
              this.#report('failed', {kind, code, reason, state: 'ended'}), {act: 'clear'},
              {act: 'notice', text: reason, headline: title ? `Can't play “${title}”` : "Can't play this"},
            ];
          }

          // ---- loading ------------------------------------------------------------------------------------------------------
          begun() { return [{act: 'overlay', time: OVERLAY.begins}]; }

          // The element was prepared: its length is known, and it is at its start position.
          wasOpenedAhead() { return [{act: 'rate', rate: this.rate}]; }

          // Nothing was loaded within the time limit.
          overdue() { return this.isLoaded ? [] : this.#fail(NO_DATA); }

          knowsLength(seen) {
            const rate = {act: 'rate', rate: this.rate};
            return this.isLoaded ? [rate] : [rate, ...this.#begin(this.#pending ?? this.item.startTime, seen)];
          }

          // If a seek is requested after this and before the first frame, `#begin` is called again for it.
          #begin(time, seen) {
            this.#pending = null;
            if (time == null || !this.hasTime || !Number.isFinite(seen.duration)) return [];
            return [{act: 'seek', time: heldTime(time, seen)}];
          }

          // There is data. The first frame shows whether it can be decoded.
          hasData(seen, now) {
            if (this.isLoaded) return this.#joined(seen, now);
            if (this.kind === 'video' && seen.width) {
              // For an adaptive stream, the browser decodes nothing before it plays.
              return this.wantsPlay ? [{act: 'play'}, {act: 'awaitPicture'}] : [{act: 'awaitPicture'}];
            }
            if (this.kind === 'video' && !adaptiveKind(this.item)) return [{act: 'lookForPicture'}];
            return this.settled(seen, now);
          }

          // `isHidden` says whether the file has video that can't be decoded; null if unknown.
          looked(isHidden, seen, now) { return isHidden ? this.#fail(HIDDEN_PICTURE) : this.settled(seen, now); }

          settled(seen, now) {
            if (this.isLoaded || seen.hasFailed || this.#isDiagnosing) return [];
            if (seen.duration === Infinity) this.live = new LiveEdge(now / 1000);
            return this.#ready(this.#describe(seen), seen);
          }

          // An image has loaded, with this size in pixels.
          shown(width, height) { return this.isLoaded ? [] : this.#ready({duration: null, live: false, width, height}, null); }

          #ready(description, seen) {
            // A pending seek is dropped if the media has already ended.
            const actions = this.#isOver ? [] : this.#begin(this.#pending, seen);
            this.isLoaded = true;
            // A video file without video is audio.
            if (this.kind === 'video' && !description.width) this.kind = 'audio';
            this.state = 'paused';
            actions.push(
              {act: 'hasLoaded'}, {act: 'show'}, this.#report('loaded', {...description, kind: this.kind}),
              ...this.#activate(true));
            if (this.#isOver) return [...actions, ...this.#end()];
            if (this.hasTime && this.wantsPlay) {
              actions.push(...this.#become('buffering'), ...(seen.paused ? [{act: 'play'}] : []));
            } else {
              actions.push(...(this.hasTime ? [{act: 'pause'}] : []), this.#report('paused'));
            }
            return [...actions, {act: 'overlay', time: this.wantsPlay ? OVERLAY.begins : OVERLAY.paused}];
          }

          // ---- control ------------------------------------------------------------------------------------------------------
          play(seen) {
            this.wantsPlay = true;
            if (!this.isLoaded) return [];
            if (!this.hasTime) return [this.#report('paused')];
            if (!seen.paused) return [this.#report(this.state === 'buffering' ? 'buffering' : 'playing')];
            this.#pace.stop();
            return [...this.#become('buffering'), {act: 'play'}, {act: 'overlay', time: OVERLAY.control}];
          }

          // This happens only in a browser that the receiver did not start.
          mayNotPlay() {
            this.wantsPlay = false;
            return [...(this.isLoaded ? this.#become('paused') : []), {act: 'askForClick'}];
          }

          pause(seen) {
            this.wantsPlay = false;
            if (!this.isLoaded) return [];
            if (!this.hasTime || seen.paused) return this.#become('paused', true);
            return [{act: 'pause'}];
          }

          stop() { return [this.#report('stopped', {state: 'ended'}), {act: 'clear'}]; }

          // `resume` is 'play', 'pause' or 'unchanged'.
          seek(time, resume, seen, now) {
            if (resume !== 'unchanged') this.wantsPlay = resume === 'play';
            if (!this.isLoaded) {
              this.#pending = time;
              return [];
            }
            if (!this.hasTime) return [this.#report('seeked')];
            if (!seen.seekable) return this.live ? this.#seekLive(seen, now) : [this.#report('seeked')];
            return [
              {act: 'seek', time: heldTime(time, seen)}, ...this.#obeyWish(seen),
              {act: 'overlay', time: this.wantsPlay ? OVERLAY.control : OVERLAY.paused},
            ];
          }

          #obeyWish({paused}) {
            if (this.wantsPlay && paused) return [{act: 'play'}];
            return !this.wantsPlay && !paused ? [{act: 'pause'}] : [];
          }

          // The browser can't seek in a live stream, but it can rejoin, which leads to the edge. A viewer who is at the edge
          // stays.
          #seekLive(seen, now) {
            this.#seeLive(seen, now);
            const isThere = this.position(seen) >= this.live.range(now / 1000).from - 1;
            return isThere ? [...this.#obeyWish(seen), this.#report('seeked')] : this.#join();
          }

          #join() {
            this.#isJoining = true;
            this.#pace.stop();
            return [...this.#become('buffering'), {act: 'join'}];
          }

          #joined(seen, now) {
            if (!this.#isJoining) return [];
            this.#isJoining = false;
            this.live?.joined(seen.time, now / 1000);
            if (!this.wantsPlay) this.state = 'paused';
            return [this.#report('seeked'), ...this.#obeyWish(seen), {act: 'drawState'}];
          }

          #seeLive({time, buffered, paused}, now) { this.live?.see({position: time, buffered, paused}, now / 1000); }

          // Reported here, exactly once: the element's two attributes each cause an event, and without a change there is no
          // event.
          setRate(rate) {
            this.rate = heldRate(rate);
            const set = this.hasTime ? [{act: 'rate', rate: this.rate}] : [];
            return this.isLoaded ? [...set, this.#report('rate')] : set;
          }

          setVolume(level, muted) {
            this.#volume = {level, muted};
            return [{act: 'volume'}, this.#report('streamVolume', {level, muted})];
          }

          // The element's volume on a device whose own volume is {level, muted}.
          loudness({level, muted}) {
            return {volume: Math.min(Math.max(level * this.#volume.level, 0), 1), muted: muted || this.#volume.muted};
          }

          setStyle(text) { return [{act: 'style', text}, this.#report('style')]; }

          setNext(next) {
            this.next = next;
            return [{act: 'drawNext'}];
          }

          // Shows exactly these tracks. An id that is no separate text track is skipped and reported.
          activate(ids) {
            this.active = ids || [];
            // Before the media has loaded, the browser's own choice of tracks would reset the modes.
            return this.isLoaded ? this.#activate(false) : [];
          }

          #activate(isFirst) {
            const isKnown = (id) => this.hasTime && this.item.tracks.some((track) => track.id === id);
            const strange = this.hasTime ? this.active.filter((id) => !isKnown(id)) : [];
            this.active = this.active.filter(isKnown);
            const isTold = !isFirst || this.active.length > 0;
            return [
              ...strange.flatMap((id) => this.trackFailed(id, STRANGE_TRACK)),
              ...(this.hasTime ? [{act: 'tracks', ids: this.active}] : []),
              ...(isTold ? [this.#report('tracks', {ids: this.active})] : []),
            ];
          }

          trackFailed(id, reason) { return [this.#report('trackFailed', {id, reason})]; }

          // ---- events of the element ----------------------------------------------------------------------------------------
          // Only an advancing position counts as playing; otherwise the element waits for data, whatever it reports.
          tick(seen, now) {
            if (!this.isLoaded || !this.hasTime) return [];
            this.#seeLive(seen, now);
            const draw = {act: 'drawProgress'};
            if (seen.paused || seen.ended || seen.seeking || this.#isJoining) return [draw];
            const actions = [draw, ...this.#become(this.#pace.sample(seen.time, now) ? 'playing' : 'buffering')];
            if (this.state !== 'playing') return actions;
            return [...actions, {act: 'watched', time: seen.time, duration: seen.duration}];
          }

          second() { return this.state === 'playing' ? [this.#report('position')] : []; }

          waits({paused}) {
            if (this.#isQuiet || paused) return [];
            this.#pace.stop();
            return this.#become('buffering');
          }

          paused({ended, hasFailed}) {
            if (this.#isQuiet || ended || hasFailed) return [];
            this.#pace.stop();
            return [...this.#become('paused'), {act: 'overlay', time: OVERLAY.paused}];
          }

          seeked({paused, hasNext}) {
            if (this.#isQuiet) return [];
            if (paused || hasNext) return [this.#report('seeked')];
            this.#pace.stop();
            this.state = 'buffering';
            return [{act: 'drawState'}, this.#report('seeked')];
          }

          // Reports only changes made at the screen: changes by the receiver are reported when they are made.
          rateChanged({rate}) {
            if (this.#isQuiet || rate === this.rate) return [];
            this.rate = rate;
            return [this.#report('rate')];
          }

          resized(seen) { return this.#isQuiet ? [] : [this.#report('described', this.#describe(seen))]; }

          lengthChanged(seen) {
            if (this.#isQuiet) return [];
            if (this.live && Number.isFinite(seen.duration)) this.live = null;
            return [this.#report('described', this.#describe(seen))];
          }

          // Media of one frame ends as soon as it has loaded. It is reported as loaded first. If no frame has been seen, that
          // waits until it is known whether there is video that can't be decoded.
          ended(seen, now) {
            if (this.isLoaded) return this.#end();
            this.#isOver = true;
            const isKnown = this.kind === 'audio' || seen.width > 0 || adaptiveKind(this.item);
            return isKnown ? this.settled(seen, now) : [];
          }

          #end() { return [{act: 'hasEnded'}, this.#report('ended', {state: 'ended'}), {act: 'unload'}]; }

          // While the item loads or rejoins, the element's events are ignored.
          get #isQuiet() { return !this.isLoaded || this.#isJoining; }

          // ---- failures -----------------------------------------------------------------------------------------------------
          failed(error, seen, now) {
            if (this.#isDiagnosing) return [];
            // Chromium's own HLS sometimes fails when it reads one playlist twice at the same time.
            if (this.isLoaded && this.live && this.#rejoined < REJOINS) {
              this.#rejoined += 1;
              this.#seeLive(seen, now);
              return this.#join();
            }
            this.#isDiagnosing = true;
            return [{act: 'diagnose', error: error || UNSAID}];
          }

          // The cause of the failure is known: {kind, code, reason}.
          diagnosed(found) {
            return [...(found.kind === 'cors' ? [{act: 'tellOfCORS'}] : []), ...this.#fail(found)];
          }
        }

        // Used if the element gives no error.
        const UNSAID = {code: 4, message: ''};

        function heldTime(time, {seekable, duration}) {
          const from = seekable?.from ?? 0;
          const to = seekable?.to ?? (Number.isFinite(duration) ? duration : time);
          return Math.min(Math.max(time, from), to);
        }

        function heldRate(rate) {
          return Number.isFinite(rate) ? Math.min(Math.max(rate, RATES[0]), RATES[1]) : 1;
        }

        """#

    static let decisionsPlaylistJS = #"""
        // Reads the addresses in an HLS playlist.
        const LONGEST = 1_000_000;

        // {variants, segments} with absolute addresses, or null if the text is no playlist.
        export function readPlaylist(whole, url) {
          const text = whole.slice(0, LONGEST);
          if (!text.trimStart().startsWith('#EXTM3U')) return null;
          const variants = [], segments = [];
          let isVariant = false;
          for (const line of text.split(/\r?\n/)) {
            if (line.startsWith('#EXT-X-STREAM-INF')) isVariant = true;
            if (!line || line.startsWith('#')) continue;
            if (URL.canParse(line, url)) (isVariant ? variants : segments).push(new URL(line, url).href);
            isVariant = false;
          }
          return {variants, segments};
        }

        """#

    static let decisionsProgressJS = #"""
        // The texts of the progress bar and of an ad's label. Times are in seconds.

        // A larger distance from the live edge counts as behind.
        const BEHIND = 3;

        export function clockText(time) {
          const all = Math.max(0, Math.floor(time || 0));
          const [h, m, s] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
          const two = (n) => String(n).padStart(2, '0');
          return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
        }

        // `duration` is null or not finite if it is unknown; `range` is the range of a live stream that can be sought.
        export function progressTexts({time, duration, isLive, range}) {
          const isKnown = Number.isFinite(duration) && duration > 0;
          return {
            elapsed: clockText(time), total: isLive ? 'LIVE' : isKnown ? clockText(duration) : '',
            fill: isKnown ? `${Math.min(100, 100 * time / duration)}%` : '0',
            // Null means that it does not apply: only a live stream can be behind.
            isBehind: isLive ? !!range && time < range.from - BEHIND : null,
          };
        }

        export function adTexts(ad, {time, duration}) {
          const isKnown = Number.isFinite(duration) && duration > 0;
          const ends = isKnown ? `Ends in ${Math.max(0, Math.ceil(duration - time))}` : '';
          const wait = ad.skippableAfter == null ? null : Math.ceil(ad.skippableAfter - time);
          return {
            count: ad.count > 1 && ad.number ? `${ad.number} of ${ad.count}` : '', title: ad.title || '',
            skip: wait === null ? ends : wait > 0 ? `Skip in ${wait}` : 'You can skip this ad',
          };
        }

        """#

    static let decisionsReceiverclockJS = #"""
        // The receiver's clock in relation to this page's, in milliseconds. The clock was read between question and answer, so
        // the fastest of several questions is the most exact. A later, less exact measurement that agrees with the value does
        // not change it, so that no frame shifts. A later measurement that contradicts it is used: after sleep, one clock may
        // have moved and the other not.

        // How far the two clocks may drift apart between two measurements.
        const DRIFT = 1;

        // One measurement: the best of several questions. Each was asked at `from` and answered at `to` by this page's clock.
        export class ClockMeasurement {
          error = Infinity;
          offset = null;

          add({from, to, shown}) {
            if (!Number.isFinite(shown) || (to - from) / 2 >= this.error) return;
            this.error = (to - from) / 2;
            this.offset = (from + to) / 2 - shown;
          }
        }

        export class ClockOffset {
          // Null before the first measurement.
          value = null;
          #error = Infinity;

          measured({error, offset}) {
            if (offset === null) return;
            this.#error += DRIFT;
            if (this.value !== null && error >= this.#error && Math.abs(offset - this.value) <= error) return;
            this.value = offset;
            this.#error = error;
          }
        }

        """#

    static let decisionsRetriesJS = #"""
        // When to retry after a failure. All times are in milliseconds.

        // For a broken connection: each pause is twice as long as the one before.
        const FIRST_PAUSE = 100;
        const LONGEST_PAUSE = 2000;

        export class Pauses {
          #pause = FIRST_PAUSE;

          worked() { this.#pause = FIRST_PAUSE; }

          // How long to wait now.
          next() {
            const pause = this.#pause;
            this.#pause = Math.min(pause * 2, LONGEST_PAUSE);
            return pause;
          }
        }

        // A decoder that has worked may be replaced at once, later ones after longer and longer pauses. Making a decoder is
        // expensive, and undecodable frames may arrive a hundred times a second.
        const FIRST = 250;
        const LONGEST = 2000;
        // After this many frames in a row, the stream counts as decodable again.
        const WORKS = 30;

        export class Restarts {
          #pause = 0;
          #until = 0;
          #worked = 0;

          failed(now) {
            this.#until = now + this.#pause;
            this.#pause = Math.min(Math.max(this.#pause * 2, FIRST), LONGEST);
            this.#worked = 0;
          }

          worked() {
            this.#worked += 1;
            if (this.#worked >= WORKS) this.#pause = 0;
          }

          // How much longer to wait.
          wait(now) { return Math.max(this.#until - now, 0); }
        }

        """#

    static let decisionsSceneJS = #"""
        // Decides which scene the screen shows, and its texts.
        import {nameOf} from './items.js';

        // Milliseconds. A shorter wait needs no spinner.
        export const SPINNER_AFTER = 400;

        // The scene of the loaded item, or the idle screen for null. `device` has the receiver's name.
        export function sceneOf(playback, device) {
          if (!playback) return {scene: 'idle', isAd: false, title: idleTitle(device), words: null, cover: null};
          const {kind, item} = playback;
          return {
            scene: kind, isAd: !!item.ad, title: item.title || device.name, words: wordsOf(item),
            cover: kind === 'audio' ? item : null,
          };
        }

        export function idleTitle({name}) { return `${name} – Marquee`; }

        function wordsOf({title, subtitle, album, url}) {
          const [main, second] = [title || nameOf(url), subtitle || ''];
          return {title: main, song: main, subtitle: second, artist: second, album: album || ''};
        }

        // The scene of a mirroring: 'picture', 'sound' only, or null once it has ended.
        export function mirrorScene(what, device) {
          const scene = {picture: 'mirror', sound: 'audio'}[what] ?? 'idle';
          const words = {title: '', song: 'Sound from another device', subtitle: '', artist: '', album: ''};
          return {scene, title: device.name, words: what === 'sound' ? words : null};
        }

        // The card of the next item, or null. An ad has none: it is followed by the film.
        export function nextCard(playback) {
          const next = playback?.next;
          if (!next || playback.item.ad) return null;
          return {title: next.title || nameOf(next.url || ''), image: next.image || null};
        }

        // How the state of the loaded item is shown.
        export function stateOf(playback) {
          const state = playback ? playback.state : 'idle';
          return {state, isLive: !!playback?.live, waits: state === 'loading' || state === 'buffering'};
        }

        export function idleWords({name, status, linked}) { return {name, status: linked ? status : 'Starting…'}; }

        // Moves the clock slightly each minute, so that nothing burns in.
        export function drift(minute) {
          const step = minute % 8;
          return `translate(${step * 0.35}vw, ${-(step % 4) * 0.5}vh)`;
        }

        // Milliseconds until the next minute; `time` is in milliseconds since 1970.
        export function untilNextMinute(time) { return 60000 - (time % 60000); }

        // The time without AM or PM.
        export function clockWithoutHalf(text) { return text.replace(/\s?[AP]M$/i, ''); }

        """#

    static let decisionsSoundlineJS = #"""
        // Decides where on the audio context's timeline each block of mirrored audio begins: directly after the previous block
        // if that is exact enough, otherwise at its own time. Times are in seconds, except a frame's playout and capture, which
        // are in milliseconds.

        // With an error above the first limit, the audio jumps to its own time. Below the second nobody hears a difference. In
        // between, it is played slightly faster or slower.
        const JUMP = 0.04;
        const EXACT = 0.005;
        const PULL = 0.005;
        // This many blocks in a row were early but still too late for the audio output: its latency is longer than the delay,
        // as with a Bluetooth loudspeaker. From then on audio is played late by that latency, which is better than none.
        const UNHEARD = 50;
        const MARGIN = 0.02;
        // The greatest age in milliseconds of the audio output's timestamp. It has none while it is closed.
        const FRESH = 500;
        // The number of blocks on the timeline: as many as a sender may be ahead, 5 s.
        const PLAYING = 600;

        const bounded = (value, limit) => Math.min(Math.max(value, -limit), limit);

        // The time of the audio context at which audio for `moment` has to start. `moment` and `now` are in milliseconds of the
        // page's clock. `contextTime` was heard at `performanceTime`; `currentTime` is the context's current time.
        export function soundTime(moment, {contextTime, performanceTime, currentTime, now}) {
          if (performanceTime > 0 && now - performanceTime < FRESH) return contextTime + (moment - performanceTime) / 1000;
          return currentTime + (moment - now) / 1000;
        }

        export class SoundLine {
          // The end of the last block; null while the timeline is empty.
          next = null;
          drift = 0;
          #counts;
          #isCutting = false;
          #unheard = 0;
          #lag = 0;

          // `counts` is a MirrorCounts.
          constructor(counts) { this.#counts = counts; }

          // Empties the timeline and forgets earlier blocks.
          clear() {
            this.next = null;
            this.#isCutting = false;
            this.#unheard = this.#lag = 0;
          }

          // Places a block of `duration` for a frame that belongs at `wanted`. Returns {begin, offset, rate}: when it is
          // played, from which position in the block, and how fast; or null if it is not played. `time` is the audio context's
          // current time, `playing` the number of its blocks.
          place({timestamp, playout, captured}, {duration, wanted, time, now, playing}) {
            if (this.#hasNoRoom(wanted + this.#lag, duration)) {
              this.#counts.skipped += 1;
              return null;
            }
            const {start, rate} = this.#fit(wanted + this.#lag);
            // A context whose clock stands still would never finish any block.
            if (start + duration <= time || playing >= PLAYING) {
              this.#counts.skipped += 1;
              if (playout > now) this.#unheard += 1;
              if (this.#unheard >= UNHEARD) this.#lag = Math.max(time - wanted + MARGIN, 0);
              return null;
            }
            this.#unheard = 0;
            this.next = start + duration / rate;
            // A block that should have begun already begins at the position that it would have reached.
            const begin = Math.max(start, time);
            const error = begin - wanted;
            this.#counts.perceived({
              timestamp, delay: playout - captured + error * 1000, lateness: error * 1000, isLate: Math.abs(error) > JUMP});
            return {begin, offset: (begin - start) * rate, rate};
          }

          // After the delay became shorter, audio that would overlap earlier blocks is left out. All of it is left out in one
          // piece, until the next block fits, so that there is only one gap.
          #hasNoRoom(wanted, length) {
            const ahead = this.next === null ? 0 : this.next - wanted;
            this.#isCutting = ahead > (this.#isCutting ? length / 2 : JUMP);
            return this.#isCutting;
          }

          #fit(wanted) {
            if (this.next === null || Math.abs(wanted - this.next) > JUMP) {
              this.drift = 0;
              return {start: wanted, rate: 1};
            }
            // The context's clock is read in steps; only a lasting difference is a drift.
            this.drift += (wanted - this.next - this.drift) * 0.05;
            const rate = Math.abs(this.drift) < EXACT ? 1 : 1 - bounded(this.drift / 4, PULL);
            return {start: this.next, rate};
          }
        }

        """#

    static let decisionsSoundsJS = #"""
        // Frames of mirrored audio on their way to the audio output: those in the decoder, and decoded ones that wait until the
        // output runs. A block is the decoder's output, with a duration in seconds; all other times are in milliseconds.
        import {Restarts} from './retries.js';

        // As many as a sender may be ahead, 5 s.
        const DECODING = 600;
        const HELD = 600;

        export class Sounds {
          #counts;
          #restarts = new Restarts();
          #decoding = new Map();
          #held = [];

          // `counts` is a MirrorCounts.
          constructor(counts) { this.#counts = counts; }

          get held() { return this.#held.length; }

          // Whether a received frame may be decoded.
          take(frame, hasDecoder, now) {
            if (this.#decoding.size >= DECODING || (!hasDecoder && this.#restarts.wait(now) > 0)) {
              this.#counts.broken += 1;
              return false;
            }
            this.#decoding.set(frame.timestamp, frame);
            return true;
          }

          // The frame to which a decoded block belongs, or null. A decoder may shift timestamps by its delay, but outputs one
          // block for each frame.
          decoded() {
            const [key, frame] = this.#decoding.entries().next().value ?? [];
            if (!frame) return null;
            this.#decoding.delete(key);
            this.#restarts.worked();
            return frame;
          }

          // Audio frames are independent, so decoding restarts with the next one.
          failed(now) {
            this.#counts.broken += this.#decoding.size;
            this.#decoding.clear();
            this.#restarts.failed(now);
          }

          // Holds a block until the audio output runs, or its time has passed.
          hold(block, frame, now) {
            this.#held.push({block, frame});
            const isOver = ({block: {duration}, frame: {playout}}) => playout + duration * 1000 <= now;
            while (this.#held.length && (this.#held.length > HELD || isOver(this.#held[0]))) {
              this.#held.shift();
              this.#counts.skipped += 1;
            }
          }

          // Removes and returns all held blocks: [{block, frame}].
          release() { return this.#held.splice(0); }

          // Frames whose time has not come are not counted as lost.
          end(now) {
            const left = [...this.#decoding.values(), ...this.#held.map(({frame}) => frame)];
            this.#counts.skipped += left.filter(({playout}) => playout < now).length;
            this.#decoding.clear();
            this.#held = [];
          }
        }

        """#

    static let decisionsTimelineJS = #"""
        // Two questions that a media element does not answer: whether it really advances, and where the live edge is.

        // A media element fires 'playing' before it advances, and 'waiting' only some time after it stopped. This class looks
        // at the position itself.
        export class Pace {
          static PATIENCE = 400;

          constructor() { this.stop(); }

          // Counts as not advancing until the position moves.
          stop() {
            this.position = null;
            this.movedAt = -Infinity;
          }

          // Takes a position (seconds) at an instant (milliseconds), and returns whether the media advances.
          sample(position, now) {
            if (this.position === null) this.position = position;
            if (Math.abs(position - this.position) > 0.01) {
              this.position = position;
              this.movedAt = now;
            }
            return now - this.movedAt < Pace.PATIENCE;
          }
        }

        // A live stream's edge. Chromium plays live HLS but reports no seekable range, and its time begins at 0 wherever it
        // joined. Its buffer reaches to the end of the playlist, so the edge is the furthest buffered second, which moves on
        // with time. Seeking is not possible, but rejoining leads to the edge. So the range begins where a viewer who joins now
        // would start, and ends at the edge. The timeline continues across a rejoin.
        export class LiveEdge {
          static LONGEST_SILENCE = 30;

          static SETTLING = 3;

          constructor(now) {
            this.offset = 0;
            this.end = null;
            this.seenAt = now;
            this.joinedAt = now;
            this.wasPaused = false;
            this.lag = 0;
          }

          // `now` is in seconds; `position` and `buffered` are in the element's own time.
          see({position, buffered, paused}, now) {
            const end = this.offset + (buffered ?? position);
            if (this.end === null || end > this.end + 0.001) {
              this.end = end;
              this.seenAt = now;
            }
            if (paused) this.wasPaused = true;
            // The distance from the edge is the browser's choice, unless the viewer paused.
            if (!this.wasPaused || now - this.joinedAt < LiveEdge.SETTLING) {
              this.lag = Math.max(0, this.edge(now) - this.offset - position);
            }
          }

          edge(now) {
            return (this.end ?? 0) + Math.min(Math.max(now - this.seenAt, 0), LiveEdge.LONGEST_SILENCE);
          }

          range(now) {
            const to = this.edge(now);
            return {from: Math.max(0, to - this.lag), to};
          }

          // The element has rejoined, and its time begins again at `position`.
          joined(position, now) {
            const {from, to} = this.range(now);
            this.offset = from - position;
            this.end = to;
            this.seenAt = now;
            this.joinedAt = now;
            this.wasPaused = false;
          }
        }

        """#

    static let decisionsVastJS = #"""
        // Reads VAST and VMAP documents into plain values. The elements are already parsed and only read: their children,
        // localName, getAttribute and textContent. Nothing in them is trusted: lists and texts are bounded, and unknown parts
        // are left out.

        export const MOST_ADS = 16;
        const MOST_BREAKS = 32, MOST_URLS = 10, LONGEST_URL = 4096, LONGEST_TEXT = 200;
        // The tracked events while an ad plays. VAST's other events are actions of a viewer with a pointer, which this screen
        // does not have.
        const EVENTS = ['creativeView', 'start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip'];

        // Why there are no ads, as a sentence.
        export class NoAds extends Error {}

        // Checks a document before it is parsed; throws if it must not be used.
        export function checkText(text) {
          if (!text.trim()) throw new NoAds('The ad server sent nothing.');
          // An ad needs no entities of its own, but they could be used to fill the memory. The parser fetches none.
          if (/<!DOCTYPE/i.test(text)) throw new NoAds('The document declares types of its own (DOCTYPE).');
        }

        // Checks the parsed root element of a document that should be a VAST or a VMAP.
        export function checkRoot(root, wanted) {
          if (!root || root.localName === 'parsererror' || root.getElementsByTagName('parsererror').length) {
            throw new NoAds('The document is no XML.');
          }
          if (root.localName !== wanted) throw new NoAds(`The document is no ${wanted}.`);
          return root;
        }

        const all = (element, name) => [...(element?.children ?? [])].filter((child) => child.localName === name);
        const one = (element, ...names) => names.reduce((at, name) => all(at, name)[0], element);
        const words = (element) => (element?.textContent ?? '').trim().slice(0, LONGEST_TEXT);
        const urls = (elements) => elements.map(url).filter(Boolean).slice(0, MOST_URLS);

        function url(element) {
          const told = (element?.textContent ?? '').trim();
          if (!told || told.length > LONGEST_URL) return null;
          try { return /^https?:$/.test(new URL(told).protocol) ? told : null; } catch { return null; }
        }

        // HH:MM:SS or HH:MM:SS.mmm in seconds; null for anything else.
        export function seconds(text) {
          const parts = /^(\d{1,3}):([0-5]?\d):([0-5]?\d(?:\.\d{1,3})?)$/.exec((text ?? '').trim());
          return parts && Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
        }

        // A skip offset is a time, or a percentage of the ad's length.
        function skipTime(text, duration) {
          const part = /^(\d{1,3}(?:\.\d+)?)%$/.exec((text ?? '').trim());
          if (!part) return seconds(text);
          return duration === null || Number(part[1]) > 100 ? null : duration * Number(part[1]) / 100;
        }

        // ---- VAST -----------------------------------------------------------------------------------------------------------
        // The ads to show: those of a pod in order, or otherwise all single ads, of which the first that can be played is used.
        // `canPlay` tells whether this screen plays a MIME type.
        export function readVAST(root, canPlay) {
          const ads = all(root, 'Ad').slice(0, MOST_ADS).map((ad) => readAd(ad, canPlay)).filter(Boolean);
          const pod = ads.filter((ad) => ad.sequence !== null).sort((a, b) => a.sequence - b.sequence);
          return {isPod: pod.length > 0, ads: pod.length ? pod : ads};
        }

        // An ad with media, or with a `wrapper`, the address of the document that has the ad. An ad with neither has a reason.
        function readAd(ad, canPlay) {
          const inline = one(ad, 'InLine'), body = inline ?? one(ad, 'Wrapper');
          if (!body) return null;
          const sequence = /^\d{1,4}$/.exec(ad.getAttribute('sequence') ?? '');
          const linears = all(one(body, 'Creatives'), 'Creative').map((creative) => one(creative, 'Linear')).filter(Boolean);
          const read = {sequence: sequence && Number(sequence[0]), impressions: urls(all(body, 'Impression')), tracking: {}};
          if (inline) {
            const found = linears.map((linear) => ({linear, file: bestFile(linear, canPlay)})).find(({file}) => file);
            if (!found) return {...read, reason: 'The ad has no media file that this screen plays.'};
            const {linear, file} = found;
            const duration = seconds(words(one(linear, 'Duration')));
            return {
              ...read, url: file.url, type: file.type, duration, skip: skipTime(linear.getAttribute('skipoffset'), duration),
              title: words(one(body, 'AdTitle')), click: url(one(linear, 'VideoClicks', 'ClickThrough')),
              tracking: trackingOf([linear]),
            };
          }
          const wrapper = url(one(body, 'VASTAdTagURI'));
          if (!wrapper) return {...read, reason: 'The wrapper names no document.'};
          const says = (name) => body.getAttribute(name)?.trim();
          return {
            ...read, wrapper, tracking: trackingOf(linears), mayGoOn: says('followAdditionalWrappers') !== 'false',
            mayBePod: says('allowMultipleAds') === 'true',
          };
        }

        function trackingOf(linears) {
          const tracking = {};
          const told = linears.flatMap((linear) => all(one(linear, 'TrackingEvents'), 'Tracking'));
          for (const name of EVENTS) {
            const found = urls(told.filter((element) => element.getAttribute('event') === name));
            if (found.length) tracking[name] = found;
          }
          return tracking;
        }

        // The best file that can be played directly: one that is not larger than the screen, if there is a choice, then the one
        // with the highest quality.
        function bestFile(linear, canPlay) {
          const number = (file, name) => Number.parseInt(file.getAttribute(name) ?? '', 10) || 0;
          const files = all(one(linear, 'MediaFiles'), 'MediaFile').slice(0, 64).map((file) => ({
            url: url(file), type: (file.getAttribute('type') ?? '').trim().toLowerCase().slice(0, LONGEST_TEXT),
            delivery: file.getAttribute('delivery'), program: file.getAttribute('apiFramework'),
            fits: number(file, 'width') <= 1920, width: number(file, 'width'),
            rate: number(file, 'bitrate') || number(file, 'maxBitrate'),
          }));
          return files
            .filter(({url, type, delivery, program}) => url && !program && delivery !== 'streaming'
              && /^(video|audio)\/(mp4|webm)$/.test(type) && canPlay(type))
            .sort((a, b) => b.fits - a.fits || (a.fits ? b.width - a.width : a.width - b.width) || b.rate - a.rate)[0];
        }

        // Combines a wrapper with the ad to which it leads. Both ads' tracking is kept.
        export function merge(outer, inner) {
          const tracking = {};
          for (const name of EVENTS) {
            const told = [...(outer.tracking[name] ?? []), ...(inner.tracking[name] ?? [])].slice(0, MOST_URLS);
            if (told.length) tracking[name] = told;
          }
          return {...inner, tracking, impressions: [...outer.impressions, ...inner.impressions].slice(0, MOST_URLS)};
        }

        // ---- VMAP -----------------------------------------------------------------------------------------------------------
        // The breaks that can contain linear ads: {id, offset, tag} or {id, offset, vast}, where `vast` is a VAST document's
        // root.
        export function readVMAP(root) {
          return all(root, 'AdBreak').slice(0, MOST_BREAKS).map((element) => {
            const source = one(element, 'AdSource');
            const types = (element.getAttribute('breakType') ?? 'linear').toLowerCase().split(/[\s,]+/);
            return {
              id: (element.getAttribute('breakId') ?? '').trim().slice(0, LONGEST_TEXT), isLinear: types.includes('linear'),
              offset: (element.getAttribute('timeOffset') ?? '').trim().slice(0, LONGEST_TEXT),
              tag: url(one(source, 'AdTagURI')), vast: one(source, 'VASTAdData', 'VAST') ?? null,
            };
          }).filter(({isLinear, tag, vast}) => isLinear && (tag || vast));
        }

        """#

    static let elementJS = #"""
        // The current state of a media element, as plain values for the decisions. Times are in seconds.

        // Null for an image, and without an element.
        export function observed(element) {
          if (!element || element.tagName !== 'VIDEO') return null;
          const {seekable, buffered} = element;
          return {
            time: element.currentTime, duration: element.duration, paused: element.paused, ended: element.ended,
            seeking: element.seeking, hasFailed: element.error !== null,
            hasNext: element.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA,
            seekable: seekable.length ? {from: seekable.start(0), to: lastOf(seekable)} : null, buffered: lastOf(buffered),
            width: element.videoWidth, height: element.videoHeight, rate: element.playbackRate,
            // A getter, because reading it needs a video frame.
            get range() { return dynamicRange(element); },
          };
        }

        const lastOf = (ranges) => (ranges.length ? ranges.end(ranges.length - 1) : null);

        // 'sdr' or 'hdr'; null if unknown. The browser does not allow access to frames of other origins without CORS.
        function dynamicRange(element) {
          if (!element.videoWidth) return null;
          try {
            const frame = new VideoFrame(element);
            const {transfer} = frame.colorSpace;
            frame.close();
            return transfer ? (['pq', 'hlg'].includes(transfer) ? 'hdr' : 'sdr') : null;
          } catch {
            return null;
          }
        }

        """#

    static let framestreamJS = #"""
        // Mirrored frames from the receiver: one long response of records, and the receiver's clock.
        import {Gathering, nextFrame} from './decisions/framerecords.js';
        import {Pauses} from './decisions/retries.js';
        import {ClockMeasurement, ClockOffset} from './decisions/receiverclock.js';

        // The receiver's clock in relation to performance.now().
        export class ReceiverClock {
          #offset = new ClockOffset();

          // Milliseconds; null before the first measurement.
          get offset() { return this.#offset.value; }

          async measure(rounds) {
            const measurement = new ClockMeasurement();
            for (let round = 0; round < rounds; round += 1) {
              const from = performance.now();
              const answer = await fetch('clock', {cache: 'no-store'});
              const shown = Number(await answer.text());
              if (answer.ok) measurement.add({from, to: performance.now(), shown});
            }
            this.#offset.measured(measurement);
          }

          // Converts a time of the receiver's clock to performance.now(), in milliseconds.
          here(time) { return time + this.offset; }
        }

        // Reads until `signal` is aborted. `take` gets each frame as {stream, key, timestamp (us), playout, captured (ms of the
        // page's clock), data}. It has to take every frame at once: all streams share one response, so a slow stream must not
        // delay the others.
        export async function readFrames(mirroring, clock, signal, take) {
          for (const pauses = new Pauses(); !signal.aborted;) {
            try {
              const measured = clock.measure(4);
              // An earlier measurement is good enough until this one is done.
              if (clock.offset === null) await measured;
              else measured.catch(() => {});
              const answer = await fetch(`frames?mirroring=${mirroring}`, {cache: 'no-store', signal});
              // The mirroring has ended, or another page reads it.
              if (answer.status === 404) return;
              if (!answer.ok) throw new Error(`status ${answer.status}`);
              pauses.worked();
              await readRecords(answer.body.getReader(), clock, take);
            } catch (error) {
              if (!signal.aborted) console.warn('marquee: frames:', error);
            }
            const pause = pauses.next();
            if (!signal.aborted) await new Promise((done) => setTimeout(done, pause));
          }
        }

        async function readRecords(reader, clock, take) {
          const bytes = new Gathering();
          for (;;) {
            const {done, value} = await reader.read();
            if (done) return;
            bytes.add(value);
            for (let frame = nextFrame(bytes); frame; frame = nextFrame(bytes)) {
              take({...frame, playout: clock.here(frame.playout), captured: clock.here(frame.captured)});
            }
          }
        }

        """#

    static let indexHTML = #"""
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Marquee</title>
        <link rel="icon" href="receiver.svg">
        <link rel="stylesheet" href="receiver.css">
        <script type="module" src="receiver.js"></script>
        </head>
        <body data-scene="idle">
        <main id="stage" aria-live="off"></main>
        <section id="artwork" class="scene" aria-hidden="true">
          <img id="backdrop" alt="" hidden>
          <img id="cover" alt="" hidden>
          <div id="note" hidden>♪</div>
          <div class="words"><h1 id="song"></h1><p id="artist"></p><p id="album"></p></div>
        </section>
        <section id="idle" class="scene">
          <p id="mark"><svg viewBox="0 0 24 24"><path d="M2 5h20v14H2z M5 8v8h14V8z" fill-rule="evenodd"/><path d="M8 10l3 2-3 2z"/></svg>Marquee</p>
          <div id="drift">
            <time id="clock">–:––</time>
            <p id="date"></p>
          </div>
          <footer>
            <span id="name"></span>
            <span id="status"><i></i><b></b></span>
          </footer>
        </section>
        <div id="spinner" role="progressbar" aria-label="loading" hidden></div>
        <section id="overlay" aria-hidden="true">
          <div class="words"><h1 id="title"></h1><p id="subtitle"></p></div>
          <div id="line">
            <span id="icon"></span>
            <span id="elapsed">0:00</span>
            <div id="bar"><i id="fill"></i></div>
            <span id="total"></span>
          </div>
        </section>
        <aside id="ad" aria-hidden="true">
          <b>Ad</b><span id="ad-count"></span><span id="ad-title"></span><em id="ad-skip"></em>
        </aside>
        <aside id="next" aria-hidden="true" hidden>
          <img id="next-image" alt="" hidden>
          <div><small>Up next</small><span id="next-title"></span></div>
        </aside>
        <div id="volume" aria-hidden="true"><svg viewBox="0 0 24 24"><path d="M3 9v6h4l5 5V4L7 9z"/><path id="waves" d="M15 8.5a5 5 0 0 1 0 7M17.5 6a8.5 8.5 0 0 1 0 12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg><div><i id="level"></i></div></div>
        <div id="notice" role="status" hidden><b id="notice-headline"></b><p id="notice-text"></p></div>
        </body>
        </html>

        """#

    static let linkJS = #"""
        // The connection to the receiver. Commands arrive as lines of one long response; reports are posted.
        import {Inbox, Lines} from './decisions/inbox.js';
        import {Outbox} from './decisions/outbox.js';
        import {Pauses} from './decisions/retries.js';

        const pageID = [...crypto.getRandomValues(new Uint8Array(12))].map((b) => b.toString(16).padStart(2, '0')).join('');
        const POST_AGAIN = 250;
        const outbox = new Outbox();
        const inbox = new Inbox();
        let isPosting = false;
        let acknowledging = null;
        let waiting = null;

        // ---- reports to the receiver ----------------------------------------------------------------------------------------
        export function report(type, fields = {}) {
          if (outbox.add(type, fields, performance.now())) post();
        }

        async function post() {
          if (isPosting || inbox.isClosed) return;
          isPosting = true;
          try {
            while (!outbox.isEmpty && !inbox.isClosed) {
              const {seen} = inbox;
              const {first, reports} = outbox.batch(performance.now());
              const answer = await fetch('reports', {
                method: 'POST', headers: {'Content-Type': 'application/json'},
                body: JSON.stringify({page: pageID, first, seen, reports}),
              });
              if (!answer.ok && answer.status >= 500) throw new Error(`status ${answer.status}`);
              outbox.arrived();
              told(seen);
            }
          } catch {
            setTimeout(post, POST_AGAIN);
          } finally {
            isPosting = false;
          }
        }

        // ---- commands from the receiver -------------------------------------------------------------------------------------
        // `obey` gets each command once and in order, `linked` whether the receiver is connected, and `replaced` is called when
        // another page has taken over. A command with `waits` is obeyed later: the page ends its current media (`makeWay`), the
        // receiver acknowledges that, and only then the page may fetch what the command names.
        export async function listen({obey, makeWay, linked, replaced}) {
          const dare = (act, command) => {
            try { act(command); } catch (error) { console.error('marquee:', error); }
          };
          const take = async (command) => {
            const verdict = inbox.take(command);
            if (verdict === 'close') return replaced();
            if (verdict === 'pass') return;
            if (verdict === 'wait') {
              dare(makeWay, command);
              await acknowledged();
            }
            dare(obey, command);
            acknowledgeInTime();
          };
          for (const pauses = new Pauses(); !inbox.isClosed;) {
            try {
              const answer = await fetch(`stream?page=${pageID}&seen=${inbox.seen}`, {cache: 'no-store'});
              if (!answer.ok) throw new Error(`status ${answer.status}`);
              linked(true);
              pauses.worked();
              await readLines(answer.body.getReader(), take);
            } catch { /* the receiver is away: try again */ }
            linked(false);
            const pause = pauses.next();
            await new Promise((done) => setTimeout(done, pause));
          }
        }

        async function readLines(reader, take) {
          const decoder = new TextDecoder(), lines = new Lines();
          for (;;) {
            const {done, value} = await reader.read();
            if (done) return;
            for (const line of lines.add(decoder.decode(value, {stream: true}))) await take(JSON.parse(line));
          }
        }

        // ---- acknowledgments ------------------------------------------------------------------------------------------------
        function acknowledgeInTime() {
          const patience = inbox.patience(document.hidden);
          if (!patience) return acknowledge();
          acknowledging ??= setTimeout(acknowledge, patience);
        }

        function acknowledge() {
          clearTimeout(acknowledging);
          acknowledging = null;
          // A report that waits to be posted contains the number anyway.
          if (inbox.isUntold && !outbox.isWaiting) report('seen');
        }

        function acknowledged() {
          return new Promise((done) => {
            waiting = {number: inbox.seen, done};
            report('seen');
          });
        }

        function told(number) {
          inbox.tell(number);
          if (!waiting || waiting.number > inbox.told) return;
          waiting.done();
          waiting = null;
        }

        """#

    static let mirrorJS = #"""
        // Mirroring: takes a sender's live video and audio from the receiver, shows them, and reports how that went.
        import {MirrorCounts} from './decisions/mirrorcounts.js';
        import {readFrames, ReceiverClock} from './framestream.js';
        import {report} from './link.js';
        import {MirroredPicture} from './mirrorvideo.js';
        import {MirroredSound, warmUp} from './mirroraudio.js';
        import {askForClick} from './overlays.js';
        import * as screen from './screen.js';

        // Milliseconds.
        const REPORT_EVERY = 500;
        const CLOCK_EVERY = 10000;
        // A page that has just been loaded is busy, and its first measurement is inexact.
        const CLOCK_AGAIN = 2000;
        const PICTURES = {vp8: 'vp8', vp9: 'vp09.00.51.08', h264: 'avc1.640034', av1: 'av01.0.15M.08'};
        const SOUNDS = {opus: 'opus', aac: 'mp4a.40.2'};

        // The current mirroring: {id, streams by index, ...}; null if there is none.
        export let mirroring = null;
        const volume = {level: 1, muted: false};
        // Measured before a mirroring begins, because the first frames can't wait for it.
        const clock = new ReceiverClock();

        // Reports which codecs this browser decodes; the receiver needs them for its answers to offers.
        export async function tellDecoders() {
          const codecs = [];
          const ask = async (decoder, name, config) => {
            const {supported} = await decoder?.isConfigSupported(config).catch(() => ({})) ?? {};
            if (supported) codecs.push(name);
          };
          await Promise.all([
            ...Object.entries(PICTURES).map(([name, codec]) => ask(window.VideoDecoder, name, {codec})),
            ...Object.entries(SOUNDS).map(([name, codec]) =>
              ask(window.AudioDecoder, name, {codec, sampleRate: 48000, numberOfChannels: 2})),
          ]);
          report('decodes', {codecs});
          warmUp();
          const measure = () => clock.measure(8).catch(() => {});
          setTimeout(measure, CLOCK_AGAIN);
          await measure();
        }

        export function begin({mirroring: id, streams}) {
          end(mirroring?.id);
          const stop = new AbortController();
          mirroring = {id, stop, streams: new Map(), painted: null};
          const current = mirroring;
          const canvas = streams.some(({kind}) => kind === 'video') ? document.createElement('canvas') : null;
          screen.showMirror(canvas);
          for (const stream of streams) current.streams.set(stream.index, makeStream(current, stream, canvas));
          setVolume(volume.level, volume.muted);
          current.timers = [
            setInterval(() => tell(current), REPORT_EVERY),
            setInterval(() => clock.measure(4).catch(() => {}), CLOCK_EVERY),
          ];
          readFrames(id, clock, stop.signal, (frame) => { current.streams.get(frame.stream)?.player?.take(frame); });
        }

        export function end(id) {
          if (!mirroring || mirroring.id !== id) return;
          const ended = mirroring;
          mirroring = null;
          ended.stop.abort();
          ended.timers.forEach(clearInterval);
          for (const {player} of ended.streams.values()) player?.close();
          tell(ended);
          screen.showMirror(undefined);
        }

        // The device's volume. A mirroring has no volume of its own.
        export function setVolume(level, muted) {
          Object.assign(volume, {level, muted});
          for (const {kind, player} of mirroring?.streams.values() ?? []) {
            if (kind === 'audio') player?.setVolume(level, muted);
          }
        }

        function makeStream(current, {index, kind, ...format}, canvas) {
          const counts = new MirrorCounts();
          const stream = {index, kind, counts, player: null};
          const tellings = {
            counts,
            needsKey: () => report('mirrorKey', {mirroring: current.id, stream: index}),
            failed: (reason) => {
              if (!counts.isNews(performance.now())) return;
              console.warn(`marquee: mirrored ${kind}: ${reason}`);
              report('mirrorFault', {mirroring: current.id, stream: index, reason});
            },
            painted: (moment) => {
              current.painted = moment;
              // For measurements: the frame is on the canvas now.
              dispatchEvent(new CustomEvent('marquee-painted', {detail: moment}));
            },
            silent: () => askForClick(() => stream.player?.resume(), current.stop.signal),
          };
          try {
            stream.player = kind === 'video'
              ? new MirroredPicture(canvas, format, tellings) : new MirroredSound(format, tellings);
          } catch (error) {
            tellings.failed(error.message);
          }
          return stream;
        }

        // Reports the counts since the last report.
        function tell(current) {
          const streams = [...current.streams.values()].map(({index, counts}) => counts.take(index)).filter(Boolean);
          if (streams.length) report('mirrored', {mirroring: current.id, streams});
        }

        // For tests and people.
        export function state() {
          if (!mirroring) return null;
          const {id, painted} = mirroring, streams = [...mirroring.streams.values()];
          const totals = Object.fromEntries(streams.filter(({counts}) => counts.total).map(({index, counts}) => [
            index, counts.total]));
          const players = Object.fromEntries(streams.map(({index, kind, player}) => [
            index, kind === 'video' ? {held: player?.held, waiting: player?.waiting} : player?.state ?? null]));
          return {id, painted, totals, players};
        }

        """#

    static let mirroraudioJS = #"""
        // Mirrored audio. It is decoded at once and scheduled on the audio context's timeline, as decisions/soundline.js
        // decides. That timeline stops while the browser does not let the page play, and nothing is scheduled then.
        import {soundTime, SoundLine} from './decisions/soundline.js';
        import {Sounds} from './decisions/sounds.js';

        // How long the browser may take to open the audio output before a click is asked for, in milliseconds.
        const PATIENCE = 1000;

        // Opening the audio output takes a while, in which the first words would be lost. So one context is kept ready,
        // suspended.
        let spare = null;

        export function warmUp(sampleRate = 48000) {
          spare?.close().catch(() => {});
          spare = new AudioContext({sampleRate, latencyHint: 'interactive'});
          spare.suspend().catch(() => {});
        }

        export class MirroredSound {
          #context;
          #gain;
          #config;
          #tell;
          #sounds;
          #line;
          #decoder = null;
          #playing = new Set();
          #patience = 0;

          // `tell` has: counts (a MirrorCounts), failed(reason), and silent(), which is called if the browser wants a click
          // first.
          constructor({decoder, sampleRate, channels}, tell) {
            if (spare?.sampleRate !== sampleRate) warmUp(sampleRate);
            this.#context = spare;
            spare = null;
            this.#gain = new GainNode(this.#context);
            this.#gain.connect(this.#context.destination);
            this.#config = {codec: decoder, sampleRate, numberOfChannels: channels};
            this.#tell = tell;
            this.#sounds = new Sounds(tell.counts);
            this.#line = new SoundLine(tell.counts);
            this.#decoder = this.#makeDecoder();
            this.#context.onstatechange = () => this.#turned();
            this.resume();
            this.#patience = setTimeout(() => this.isHeard || tell.silent(), PATIENCE);
          }

          get isHeard() { return this.#context.state === 'running'; }

          resume() { this.#context.resume().catch(() => {}); }

          // The current state, with times in seconds of the audio context; for tests and people.
          get state() {
            return {
              context: this.#context.state, time: this.#context.currentTime, drift: this.#line.drift, until: this.#line.next,
              playing: this.#playing.size, held: this.#sounds.held};
          }

          get context() { return this.#context; }
          get output() { return this.#gain; }

          setVolume(level, muted) { this.#gain.gain.value = muted ? 0 : Math.min(Math.max(level, -1), 1); }

          take(frame) {
            if (!this.#sounds.take(frame, this.#decoder !== null, performance.now())) return;
            this.#decoder ??= this.#makeDecoder();
            if (!this.#decoder) {
              this.#fail('This device does not decode it.');
              return;
            }
            try {
              this.#decoder.decode(new EncodedAudioChunk({type: 'key', timestamp: frame.timestamp, data: frame.data}));
            } catch (error) {
              this.#fail(error.message);
            }
          }

          close() {
            clearTimeout(this.#patience);
            this.#context.onstatechange = null;
            this.#sounds.end(performance.now());
            this.#closeDecoder();
            this.#hush();
            this.#gain.disconnect();
            if (spare) {
              this.#context.close().catch(() => {});
            } else {
              spare = this.#context;
              spare.suspend().catch(() => {});
            }
          }

          // ---- decoding -----------------------------------------------------------------------------------------------------
          #makeDecoder() {
            let decoder = null;
            try {
              decoder = new AudioDecoder({
                output: (data) => {
                  if (decoder === this.#decoder) this.#decoded(data);
                  data.close();
                },
                error: (error) => decoder === this.#decoder && this.#fail(error.message),
              });
              decoder.configure(this.#config);
              return decoder;
            } catch {
              return null;
            }
          }

          #closeDecoder() {
            if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
            this.#decoder = null;
          }

          #fail(reason) {
            this.#tell.failed(reason);
            this.#sounds.failed(performance.now());
            this.#closeDecoder();
          }

          #decoded(data) {
            const frame = this.#sounds.decoded();
            if (!frame) return;
            const block = this.#copy(data);
            if (this.isHeard) this.#schedule(block, frame);
            else this.#sounds.hold(block, frame, performance.now());
          }

          #copy(data) {
            const {numberOfChannels: channels, numberOfFrames: length, sampleRate} = data;
            const buffer = this.#context.createBuffer(channels, length, sampleRate);
            for (let channel = 0; channel < channels; channel += 1) {
              data.copyTo(buffer.getChannelData(channel), {planeIndex: channel, format: 'f32-planar'});
            }
            return buffer;
          }

          // ---- the timeline -------------------------------------------------------------------------------------------------

          // The audio context has started or stopped. After a stop, the blocks on its timeline would be heard too late.
          #turned() {
            this.#hush();
            if (!this.isHeard) return;
            for (const {block, frame} of this.#sounds.release()) this.#schedule(block, frame);
          }

          #hush() {
            for (const source of this.#playing) source.stop();
            this.#playing.clear();
            this.#line.clear();
          }

          #schedule(buffer, frame) {
            const time = this.#context.currentTime;
            const wanted = soundTime(frame.playout, {
              ...this.#context.getOutputTimestamp(), currentTime: time, now: performance.now()});
            const place = this.#line.place(frame, {
              duration: buffer.duration, wanted, time, now: performance.now(), playing: this.#playing.size});
            if (!place) return;
            const source = new AudioBufferSourceNode(this.#context, {buffer, playbackRate: place.rate});
            source.connect(this.#gain);
            source.onended = () => this.#playing.delete(source);
            this.#playing.add(source);
            source.start(place.begin, place.offset);
          }
        }

        """#

    static let mirrorvideoJS = #"""
        // Mirrored video. Frames are decoded at once and painted in the animation frame that is nearest to their time.
        // decisions/pictures.js decides which animation frame that is, and which frames are dropped.
        import {Pictures} from './decisions/pictures.js';

        export class MirroredPicture {
          #canvas;
          #context;
          #config;
          #tell;
          #pictures;
          #decoder = null;
          #restart = 0;
          #animation = 0;

          // `tell` has: counts (a MirrorCounts), needsKey(), painted({timestamp, playout, captured, at}), failed(reason).
          constructor(canvas, {decoder}, tell) {
            this.#canvas = canvas;
            this.#context = canvas.getContext('2d', {alpha: false});
            this.#config = {codec: decoder, optimizeForLatency: true};
            this.#tell = tell;
            this.#pictures = new Pictures(tell.counts, performance.now());
            // Making a decoder takes longer than the first frames can wait.
            this.#decoder = this.#makeDecoder();
            this.#animation = requestAnimationFrame((time) => this.#tick(time));
          }

          get held() { return this.#pictures.held; }
          get waiting() { return this.#pictures.waiting; }

          take(frame) {
            const {asksForKey, dropped} = this.#pictures.take(frame, performance.now());
            if (asksForKey) this.#tell.needsKey();
            close(dropped);
            this.#feed();
          }

          close() {
            cancelAnimationFrame(this.#animation);
            clearTimeout(this.#restart);
            close(this.#pictures.end(performance.now()));
            this.#closeDecoder();
          }

          // ---- decoding -----------------------------------------------------------------------------------------------------
          #feed() {
            if (!this.#decoder && this.#pictures.wait(performance.now()) > 0) return this.#feedLater();
            for (let frame = this.#pictures.next(); frame; frame = this.#pictures.next()) {
              this.#decoder ??= this.#makeDecoder();
              if (!this.#decoder) return this.#fail('This device does not decode it.');
              try {
                this.#decoder.decode(new EncodedVideoChunk({
                  type: frame.key ? 'key' : 'delta', timestamp: frame.timestamp, data: frame.data}));
              } catch (error) {
                return this.#fail(error.message);
              }
            }
          }

          #feedLater() {
            clearTimeout(this.#restart);
            this.#restart = setTimeout(() => this.#feed(), this.#pictures.wait(performance.now()));
          }

          #makeDecoder() {
            let decoder = null;
            try {
              // Output of a previous decoder, which may still arrive, is ignored.
              decoder = new VideoDecoder({
                output: (picture) => {
                  const isKept = decoder === this.#decoder && this.#pictures.decoded(picture.timestamp, picture);
                  if (!isKept) picture.close();
                },
                error: (error) => decoder === this.#decoder && this.#fail(error.message),
              });
              decoder.configure(this.#config);
              return decoder;
            } catch {
              return null;
            }
          }

          #closeDecoder() {
            if (this.#decoder && this.#decoder.state !== 'closed') this.#decoder.close();
            this.#decoder = null;
          }

          #fail(reason) {
            this.#tell.failed(reason);
            const {asksForKey, triesAgain} = this.#pictures.failed(performance.now());
            this.#closeDecoder();
            if (asksForKey) this.#tell.needsKey();
            if (triesAgain) this.#feedLater();
          }

          // ---- painting -----------------------------------------------------------------------------------------------------
          #tick(time) {
            this.#animation = requestAnimationFrame((next) => this.#tick(next));
            const {paint, dropped} = this.#pictures.tick(time, performance.now());
            close(dropped);
            if (paint) this.#paint(paint);
            this.#feed();
          }

          #paint({picture, timestamp, playout, captured}) {
            const {displayWidth: width, displayHeight: height} = picture;
            if (this.#canvas.width !== width) this.#canvas.width = width;
            if (this.#canvas.height !== height) this.#canvas.height = height;
            this.#context.drawImage(picture, 0, 0, width, height);
            picture.close();
            const at = performance.now();
            this.#pictures.painted({timestamp, playout, captured}, at);
            this.#tell.painted({timestamp, playout, captured, at});
          }
        }

        function close(pictures) {
          for (const picture of pictures) picture.close();
        }

        """#

    static let overlaysJS = #"""
        // Temporary overlays: titles with progress, the volume, a notice. Times are in milliseconds.
        const $ = (id) => document.getElementById(id);
        const {body} = document;
        const VOLUME_TIME = 1800;
        const timers = {overlay: null, volume: null, notice: null};
        let isVolumeKnown = false;

        export function showOverlay(duration) {
          body.dataset.overlay = true;
          clearTimeout(timers.overlay);
          timers.overlay = setTimeout(hideOverlay, duration);
        }

        export function hideOverlay() {
          clearTimeout(timers.overlay);
          body.dataset.overlay = false;
        }

        export function showVolume(level, muted) {
          $('level').style.width = `${100 * (muted ? 0 : level)}%`;
          $('volume').dataset.muted = muted;
          // The first report of the volume is its initial value, not a change.
          if (isVolumeKnown) {
            $('volume').classList.add('seen');
            clearTimeout(timers.volume);
            timers.volume = setTimeout(() => $('volume').classList.remove('seen'), VOLUME_TIME);
          }
          isVolumeKnown = true;
        }

        // Without a duration the notice stays until another scene is shown.
        export function notice(text, duration = 0, headline = '') {
          $('notice-headline').textContent = headline;
          $('notice-text').textContent = text;
          $('notice').hidden = false;
          clearTimeout(timers.notice);
          if (duration) timers.notice = setTimeout(hideNotice, duration);
        }

        export function hideNotice() { $('notice').hidden = true; }

        // `act` is called at the next click, unless `signal` is aborted before.
        export function askForClick(act, signal) {
          notice('This browser wants a click before it plays sound.', 8000);
          addEventListener('click', act, {once: true, signal});
        }

        """#

    static let playerJS = #"""
        // Plays one item at a time, and reports what happens. The receiver decides what is played. decisions/playback.js
        // decides what follows from each event; this file passes it the element's state and carries out its actions.
        import * as ads from './ads.js';
        import {corsText, explain} from './decisions/failures.js';
        import {hasHiddenPicture} from './decisions/hiddenpicture.js';
        import {Playback} from './decisions/playback.js';
        import {observed} from './element.js';
        import {report} from './link.js';
        import {askForClick, notice, showOverlay, showVolume} from './overlays.js';
        import {findOut} from './questions.js';
        import * as screen from './screen.js';
        import * as spare from './spare.js';

        // Milliseconds.
        const LOAD_TIMEOUT = 30000;
        const FIRST_FRAME_TIMEOUT = 1000;
        const NOTICE_TIME = 8000;

        // The loaded item: {playback, element, captions, watch, watchdog}; null while idle.
        let media = null;
        const device = {level: 1, muted: false};

        const seen = () => observed(media?.element);

        // ---- actions --------------------------------------------------------------------------------------------------------
        function carryOut(actions) {
          for (const action of actions) acts[action.act](action);
        }

        const acts = {
          report: ({type, fields}) => report(type, {...media.playback.measured(seen(), performance.now()), ...fields}),
          show: () => screen.show(media.playback, progress()),
          drawState: () => screen.drawState(media.playback),
          drawProgress: () => screen.drawProgress(media.playback, progress()),
          drawNext: () => screen.drawNext(media.playback),
          overlay: ({time}) => showOverlay(time),
          notice: ({text, headline}) => notice(text, NOTICE_TIME, headline),
          askForClick: () => askForClick(() => obey('play')),
          hasLoaded: () => clearTimeout(media.watchdog),
          play: () => start(media),
          pause: () => media.element.pause(),
          seek: ({time}) => { media.element.currentTime = time; },
          join: () => media.element.load(),
          rate: ({rate}) => { media.element.defaultPlaybackRate = media.element.playbackRate = rate; },
          volume: () => applyVolume(),
          tracks: ({ids}) => media.captions.activate(ids),
          style: ({text}) => media.captions?.setStyle(text),
          watched: ({time, duration}) => ads.tell(media.watch?.played(time, duration) ?? []),
          hasEnded: () => ads.tell(media.watch?.ended() ?? []),
          awaitPicture: () => awaitPicture(media),
          lookForPicture: () => lookForPicture(media),
          diagnose: ({error}) => diagnose(media, error),
          tellOfCORS: () => console.error(corsText('media', media.playback.item.url, location.origin)),
          clear: () => clear(),
          unload: () => unload(),
        };

        // Calls a method of Playback for the loaded item, because the receiver wants it.
        export function obey(method, ...values) {
          if (media) carryOut(media.playback[method](...values, seen(), performance.now()));
        }

        // Calls a method of Playback because of an event of one load. Events of an ended load are ignored.
        function happens(current, method, ...values) {
          if (media === current) obey(method, ...values);
        }

        function progress() {
          const now = seen();
          return {
            time: media.playback.position(now), duration: now?.duration ?? null,
            range: media.playback.seekable(now, performance.now())};
        }

        // ---- loading --------------------------------------------------------------------------------------------------------
        // Ends the current media before other media may be fetched, so that it makes no requests any more.
        export function makeWay() {
          if (media) ads.tell(media.watch?.replaced(media.playback.position(seen())) ?? []);
          spare.drop();
          letGo();
        }

        export function load(id, item) {
          if (media) ads.tell(media.watch?.replaced(media.playback.position(seen())) ?? []);
          unload();
          const current = media = {
            playback: new Playback(id, item), element: null, captions: null, watch: ads.watchFor(item), watchdog: null};
          current.watchdog = setTimeout(() => happens(current, 'overdue'), LOAD_TIMEOUT);
          carryOut([{act: 'show'}]);
          current.playback.hasTime ? loadElement(current) : loadImage(current);
          happens(current, 'begun');
        }

        function loadImage(current) {
          const image = current.element = document.createElement('img');
          image.onload = () => happens(current, 'shown', image.naturalWidth, image.naturalHeight);
          image.onerror = () => happens(current, 'failed', null);
          image.src = current.playback.item.url;
          screen.stage(image);
        }

        function loadElement(current) {
          const {item} = current.playback;
          const {element, captions} = spare.take(item) ?? spare.openElement(item);
          Object.assign(current, {element, captions});
          captions.begin((id, reason) => happens(current, 'trackFailed', id, reason));
          if (item.style) captions.setStyle(item.style);
          listenTo(current);
          applyVolume();
          screen.stage(element);
          // An element that was prepared does not repeat its earlier events.
          if (element.readyState >= HTMLMediaElement.HAVE_METADATA) happens(current, 'wasOpenedAhead');
          if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) happens(current, 'hasData');
        }

        const EVENTS = {
          loadedmetadata: 'knowsLength', loadeddata: 'hasData', playing: 'tick', timeupdate: 'tick', waiting: 'waits',
          pause: 'paused', seeked: 'seeked', ratechange: 'rateChanged', resize: 'resized', durationchange: 'lengthChanged',
          ended: 'ended',
        };

        function listenTo(current) {
          const {element} = current;
          for (const [name, method] of Object.entries(EVENTS)) {
            element.addEventListener(name, () => happens(current, method));
          }
          element.addEventListener('error', () => happens(current, 'failed', element.error));
        }

        function start(current) {
          current.element.play().catch(({name}) => name === 'NotAllowedError' && happens(current, 'mayNotPlay'));
        }

        async function awaitPicture(current) {
          await new Promise((done) => {
            current.element.requestVideoFrameCallback(done);
            setTimeout(done, FIRST_FRAME_TIMEOUT);
          });
          happens(current, 'settled');
        }

        async function lookForPicture(current) {
          const isHidden = await findOut(hasHiddenPicture(current.playback.item.url));
          happens(current, 'looked', isHidden);
        }

        async function diagnose(current, error) {
          clearTimeout(current.watchdog);
          const {element, playback: {item, kind}} = current;
          const found = await findOut(explain(item, {kind, error, needsCORS: !!element.crossOrigin}));
          happens(current, 'diagnosed', found);
        }

        // ---- unloading ------------------------------------------------------------------------------------------------------
        // Removes everything, including the item prepared as next.
        export function clear() {
          spare.drop();
          unload();
        }

        function unload() {
          if (!media) return;
          letGo();
          screen.show(null, {time: 0, duration: null, range: null});
        }

        function letGo() {
          if (!media) return;
          const {playback, element, watchdog, captions} = media;
          media = null;
          clearTimeout(watchdog);
          captions?.remove();
          if (playback.hasTime) element?.pause();
          element?.removeAttribute('src');
          if (playback.hasTime) element?.load();
        }

        // ---- device volume and state ----------------------------------------------------------------------------------------
        // Whether this load is the current one.
        export const has = (load) => media !== null && media.playback.load === load;

        export function setDeviceVolume(level, muted) {
          Object.assign(device, {level, muted});
          applyVolume();
          showVolume(level, muted);
          report('volume', {level, muted});
        }

        function applyVolume() {
          if (media?.element && media.playback.hasTime) Object.assign(media.element, media.playback.loudness(device));
        }

        setInterval(() => obey('tick'), 50);
        setInterval(() => obey('second'), 1000);

        // For people and tests that look at the page.
        export function state() {
          const {playback, element, captions} = media ?? {};
          const now = seen();
          return {
            playerState: playback?.state ?? 'idle', load: playback?.load ?? null, title: playback?.item.title ?? null,
            currentTime: playback?.position(now) ?? 0, duration: element?.duration ?? null, paused: element?.paused ?? true,
            rate: element?.playbackRate ?? 1, width: element?.videoWidth ?? 0, height: element?.videoHeight ?? 0,
            crossOrigin: element?.crossOrigin ?? null, activeTracks: [...(playback?.active ?? [])],
            showing: captions?.showing ?? [], cues: captions?.cues ?? [], style: captions?.style ?? null,
            seekable: playback?.seekable(now, performance.now()) ?? null,
          };
        }

        """#

    static let questionsJS = #"""
        // Asks servers the questions that the decisions about failures have about an address. A question is {ask, url}:
        //   status    a read with CORS: {ok, status}, or null without a response
        //   head      the same for a HEAD request
        //   presence  whether there is any response, even an unreadable one
        //   text      the whole text; empty if there is none
        //   bytes     up to `count` bytes starting at `from`, or null if they can't be read
        const LIMIT = 5000;

        // Runs a generator of questions to its end and returns its result.
        export async function findOut(plan) {
          let step = plan.next();
          while (!step.done) step = plan.next(await answers[step.value.ask](step.value));
          return step.value;
        }

        const answers = {
          status: ({url}) => headOf(url),
          head: ({url}) => headOf(url, {method: 'HEAD'}),
          presence: async ({url}) => await headOf(url, {mode: 'no-cors'}) !== null,
          text: async ({url}) => await (await ask(url))?.text().catch(() => '') || '',
          bytes: ({url, from, count}) => readBytes(url, from, count),
        };

        async function ask(url, options = {}) {
          try {
            return await fetch(url, {cache: 'no-store', credentials: 'omit', signal: AbortSignal.timeout(LIMIT), ...options});
          } catch {
            return null;
          }
        }

        async function headOf(url, options) {
          const answer = await ask(url, options);
          answer?.body?.cancel().catch(() => {});
          return answer && {ok: answer.ok, status: answer.status};
        }

        async function readBytes(url, from, count) {
          const answer = await ask(url, {headers: {Range: `bytes=${from}-${from + count - 1}`}});
          if (!answer?.ok || (from > 0 && answer.status !== 206)) return null;
          const reader = answer.body.getReader();
          const bytes = new Uint8Array(count);
          let length = 0;
          while (length < count) {
            const {done, value} = await reader.read().catch(() => ({done: true}));
            if (done) break;
            const taken = value.subarray(0, count - length);
            bytes.set(taken, length);
            length += taken.length;
          }
          reader.cancel().catch(() => {});
          return bytes.subarray(0, length);
        }

        """#

    static let receiverCSS = #"""
        /* Sizes depend on the screen's height, so that a small window and a TV look alike. */
        :root {
          --u: min(1vh, 0.5625vw);
          --ink: #f4f1ea;
          --dim: #f4f1eaa8;
          --warm: #ffb454;
          font-family: "Inter", "Noto Sans", "Segoe UI", "DejaVu Sans", system-ui, sans-serif;
          color: var(--ink);
          background: #000;
        }
        * { box-sizing: border-box; margin: 0; padding: 0; }
        html, body { width: 100%; height: 100%; overflow: hidden; cursor: none; user-select: none; background: #000; }
        [hidden] { display: none !important; }
        #stage, #stage > *, .scene { position: absolute; inset: 0; width: 100%; height: 100%; }
        #stage > * { object-fit: contain; background: #000; }

        .scene { opacity: 0; visibility: hidden; transition: opacity .5s, visibility 0s .5s; }
        /* Mirrored video is shown at once, with nothing drawn over it. */
        [data-scene="mirror"] .scene { transition: none; }
        [data-scene="idle"] #idle, [data-scene="audio"] #artwork { opacity: 1; visibility: visible; transition: opacity .5s; }

        #idle {
          background:
            radial-gradient(90% 80% at 82% 8%, #3b2a6640, transparent 70%),
            radial-gradient(80% 90% at 8% 100%, #7a3b1e55, transparent 65%),
            radial-gradient(60% 60% at 60% 110%, #14405a66, transparent 70%),
            #0b0c11;
        }
        #drift { position: absolute; left: calc(7 * var(--u)); bottom: calc(17 * var(--u)); }
        #clock {
          display: block; font-size: calc(24 * var(--u)); line-height: .95; font-weight: 200; letter-spacing: -.03em;
          font-variant-numeric: tabular-nums; margin-left: -.04em;
        }
        #date { margin-top: calc(2 * var(--u)); font-size: calc(3.4 * var(--u)); color: var(--dim); }
        #mark {
          position: absolute; left: calc(7 * var(--u)); top: calc(6 * var(--u)); display: flex; align-items: center; gap: .5em;
          font-size: calc(2.4 * var(--u)); letter-spacing: .06em; color: var(--dim);
        }
        #mark svg { width: 1.5em; fill: var(--warm); }
        #idle footer {
          position: absolute; left: calc(7 * var(--u)); right: calc(7 * var(--u)); bottom: calc(6 * var(--u));
          display: flex; justify-content: space-between; align-items: baseline; gap: calc(4 * var(--u));
          font-size: calc(2.6 * var(--u));
        }
        #name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #status { color: var(--dim); white-space: nowrap; }
        #status b { font-weight: 400; }
        #status i {
          display: inline-block; width: .55em; height: .55em; margin-right: .55em; border-radius: 50%;
          background: #6f6a60; vertical-align: .08em;
        }
        [data-linked="true"] #status i { background: #7bd88f; box-shadow: 0 0 .7em #7bd88f88; }

        #artwork {
          background: radial-gradient(80% 90% at 25% 40%, #2c2440, transparent 75%), #0b0c11;
          display: flex; align-items: center; gap: calc(7 * var(--u)); padding: 0 calc(10 * var(--u)) calc(8 * var(--u));
        }
        #backdrop {
          position: absolute; inset: -12%; width: 124%; height: 124%; object-fit: cover;
          filter: blur(calc(7 * var(--u))) saturate(1.3) brightness(.42);
        }
        #cover, #note {
          position: relative; flex: none; width: calc(52 * var(--u)); height: calc(52 * var(--u));
          border-radius: calc(1.6 * var(--u)); object-fit: cover; background: #1c1a26;
          box-shadow: 0 calc(2 * var(--u)) calc(8 * var(--u)) #000a;
        }
        #note { display: grid; place-items: center; font-size: calc(20 * var(--u)); color: #f4f1ea38; }
        #artwork .words { position: relative; }
        #artwork .words h1 { font-size: calc(6 * var(--u)); }
        #artist { color: var(--ink) !important; font-size: calc(3.6 * var(--u)) !important; }
        .words { min-width: 0; }
        .words h1 {
          font-size: calc(4.6 * var(--u)); font-weight: 600; letter-spacing: -.01em; line-height: 1.15;
          overflow: hidden; text-overflow: ellipsis; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
        }
        .words p { margin-top: calc(.8 * var(--u)); font-size: calc(2.8 * var(--u)); color: var(--dim); }
        .words :empty { display: none; }

        #overlay {
          position: absolute; inset: auto 0 0; padding: calc(9 * var(--u)) calc(6 * var(--u)) calc(5 * var(--u));
          background: linear-gradient(transparent, #000b 40%, #000e); opacity: 0; transition: opacity .35s;
        }
        [data-overlay="true"] #overlay { opacity: 1; }
        [data-scene="audio"] #overlay { background: none; opacity: 1; }
        [data-scene="audio"] #overlay .words { display: none; }
        [data-scene="idle"] #overlay, [data-scene="mirror"] #overlay, [data-state="audio"] #overlay { opacity: 0; }
        [data-scene="image"] #line { display: none; }
        #overlay .words h1 { font-size: calc(4 * var(--u)); -webkit-line-clamp: 1; }
        #line {
          display: flex; align-items: center; gap: calc(2 * var(--u)); margin-top: calc(2.4 * var(--u));
          font-size: calc(2.3 * var(--u)); font-variant-numeric: tabular-nums; color: var(--dim);
        }
        #icon { flex: none; width: 1.1em; height: 1.1em; background: var(--ink); }
        [data-state="playing"] #icon { clip-path: polygon(12% 0, 100% 50%, 12% 100%); }
        [data-state="paused"] #icon { clip-path: polygon(10% 0, 38% 0, 38% 100%, 62% 100%, 62% 0, 90% 0, 90% 100%, 10% 100%); }
        [data-state="loading"] #icon, [data-state="buffering"] #icon { clip-path: circle(22%); }
        #bar { flex: 1; height: calc(.7 * var(--u)); border-radius: 1em; background: #ffffff38; overflow: hidden; }
        #fill { display: block; height: 100%; width: 0; border-radius: 1em; background: var(--warm); }
        [data-live="true"] #fill { width: 100% !important; background: #e5484d; }
        [data-live="true"][data-behind="true"] #fill { background: #8d8578; }
        [data-live="true"] #elapsed { display: none; }
        [data-live="true"] #total {
          color: #fff; background: #d7263d; padding: .15em .7em; border-radius: .35em; font-weight: 700; letter-spacing: .06em;
          font-size: calc(2 * var(--u));
        }
        [data-live="true"][data-behind="true"] #total { background: #5b564d; }

        #ad {
          position: absolute; left: calc(6 * var(--u)); bottom: calc(16 * var(--u)); display: none; align-items: center;
          gap: calc(1.4 * var(--u)); padding: calc(1 * var(--u)) calc(2 * var(--u)) calc(1 * var(--u)) calc(1 * var(--u));
          background: #14131ae6; border-radius: calc(1 * var(--u)); font-size: calc(2.4 * var(--u)); max-width: 80%;
        }
        [data-ad="true"] #ad { display: flex; }
        [data-ad="true"] #overlay .words { display: none; }
        [data-ad="true"] #overlay { opacity: 1; padding-top: calc(14 * var(--u)); }
        #ad b { background: #ffd35c; color: #1c1605; padding: .1em .55em; border-radius: .3em; font-weight: 700; }
        #ad span:empty, #ad em:empty { display: none; }
        #ad-count { color: var(--dim); }
        #ad-title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #ad-skip { font-style: normal; color: var(--dim); padding-left: calc(1.4 * var(--u)); border-left: 1px solid #ffffff30; }
        [data-ad="true"] #fill { background: #ffd35c; }

        #next {
          position: absolute; right: calc(6 * var(--u)); top: calc(6 * var(--u)); display: flex; align-items: center;
          gap: calc(1.6 * var(--u)); max-width: 42%; padding: calc(1.2 * var(--u)); padding-right: calc(2.4 * var(--u));
          background: #14131ae6; border-radius: calc(1.2 * var(--u)); animation: arrive .5s ease-out;
        }
        #next img {
          width: calc(8 * var(--u)); height: calc(8 * var(--u)); object-fit: cover; border-radius: calc(.7 * var(--u));
        }
        #next div { min-width: 0; padding-left: calc(.6 * var(--u)); }
        #next small { display: block; font-size: calc(1.8 * var(--u)); color: var(--warm); letter-spacing: .05em; }
        #next span {
          display: block; font-size: calc(2.5 * var(--u)); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
        }
        @keyframes arrive { from { opacity: 0; transform: translateX(calc(3 * var(--u))); } }

        #volume {
          position: absolute; right: calc(6 * var(--u)); top: 50%; transform: translateY(-50%); display: flex;
          align-items: center; gap: calc(1.4 * var(--u)); width: calc(34 * var(--u)); padding: calc(1.6 * var(--u));
          background: #14131ae6; border-radius: calc(1.4 * var(--u)); opacity: 0; transition: opacity .3s;
        }
        #volume.seen { opacity: 1; }
        #volume svg { flex: none; width: calc(3.4 * var(--u)); fill: var(--ink); color: var(--ink); }
        #volume[data-muted="true"] #waves { display: none; }
        #volume div { flex: 1; height: calc(.7 * var(--u)); border-radius: 1em; background: #ffffff38; overflow: hidden; }
        #level { display: block; height: 100%; background: var(--ink); border-radius: 1em; }

        #spinner {
          position: absolute; left: 50%; top: 50%; width: calc(9 * var(--u)); height: calc(9 * var(--u));
          margin: calc(-4.5 * var(--u)); border-radius: 50%; border: calc(.8 * var(--u)) solid #ffffff26;
          border-top-color: var(--warm); animation: turn 1s linear infinite; filter: drop-shadow(0 0 calc(1 * var(--u)) #0008);
        }
        @keyframes turn { to { transform: rotate(1turn); } }

        #notice {
          position: absolute; left: 50%; top: calc(7 * var(--u)); transform: translateX(-50%); max-width: 70%;
          padding: calc(1.8 * var(--u)) calc(3 * var(--u)); border-radius: calc(1.4 * var(--u));
          background: #1d1b24f2; border: 1px solid #ffffff1c; box-shadow: 0 calc(1 * var(--u)) calc(4 * var(--u)) #000a;
          font-size: calc(2.3 * var(--u)); line-height: 1.35; text-align: center; animation: drop .3s ease-out;
        }
        #notice b { display: block; margin-bottom: .25em; font-size: 1.15em; color: #ff9d8a; }
        #notice b:empty { display: none; }
        @keyframes drop { from { opacity: 0; transform: translate(-50%, calc(-2 * var(--u))); } }

        /* Captions keep a distance from the lower edge, and move up for the overlay so that it does not cover them. captions.js
           moves those at the top down by as much. */
        body { --raised: 4; }
        body[data-overlay="true"] { --raised: 25; }
        body[data-scene="audio"] { --raised: 14; }
        video::-webkit-media-text-track-container {
          transform: translateY(calc(-1 * var(--raised) * var(--u))); transition: transform .35s;
        }
        video::cue { background: #000c; color: #fff; font-family: "Noto Sans", "DejaVu Sans", sans-serif; }

        """#

    static let receiverJS = #"""
        // The Web Receiver page. This file passes each command to the module that carries it out.
        import * as ads from './ads.js';
        import {listen, report} from './link.js';
        import * as mirror from './mirror.js';
        import {notice} from './overlays.js';
        import * as player from './player.js';
        import * as screen from './screen.js';
        import * as spare from './spare.js';

        const ofMedia = {
          play: () => player.obey('play'),
          pause: () => player.obey('pause'),
          seek: ({time, resume}) => player.obey('seek', time, resume),
          stop: () => player.obey('stop'),
          tracks: ({ids}) => player.obey('activate', ids),
          style: ({style}) => player.obey('setStyle', style),
          rate: ({rate}) => player.obey('setRate', rate),
          streamVolume: ({level, muted}) => player.obey('setVolume', level, muted),
          next: ({next}) => player.obey('setNext', next ?? null),
          preload: ({item}) => spare.warm(item ?? null),
        };

        const ofScreen = {
          // The receiver has given up the page's state and reported that.
          reset: () => {
            mirror.end(mirror.mirroring?.id);
            player.clear();
          },
          load: ({load, item}) => player.load(load, item),
          lookUpAds: (command) => ads.lookUp(command),
          mirror: (command) => {
            player.clear();
            mirror.begin(command);
          },
          endMirroring: ({mirroring}) => mirror.end(mirroring),
          idle: ({name, status}) => screen.setDevice({name, status}),
          volume: ({level, muted}) => {
            mirror.setVolume(level, muted);
            player.setDeviceVolume(level, muted);
          },
          message: ({namespace, sender, text}) =>
            dispatchEvent(new CustomEvent('marquee-message', {detail: {namespace, sender, text}})),
        };

        function obey(command) {
          const act = ofScreen[command.type];
          if (act) return act(command);
          if (player.has(command.load)) ofMedia[command.type]?.(command);
        }

        // A stable view of the page's state, for tests and for people.
        window.marqueeReceiver = Object.freeze({
          state: () => ({...screen.state(), ...player.state(), mirroring: mirror.state(), spare: spare.state()}),
          // Sends a message of the built-in page to one sender, or to all with '*'. Messages to the page are 'marquee-message'
          // events.
          send: (namespace, sender, text) => report('message', {namespace, sender, text}),
        });

        screen.drawIdle();
        mirror.tellDecoders();
        listen({
          obey,
          makeWay: ({type}) => type === 'load' && player.makeWay(),
          linked: (linked) => screen.setDevice({linked}),
          replaced: () => {
            mirror.end(mirror.mirroring?.id);
            player.clear();
            notice('This screen is shown in another window.');
          },
        });

        """#

    static let receiverSVG = #"""
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 5h20v14H2z M5 8v8h14V8z" fill="#ffb454" fill-rule="evenodd"/><path d="M10 9.5l5 2.5-5 2.5z" fill="#ffb454"/></svg>

        """#

    static let screenJS = #"""
        // Draws the screen: idle screen, artwork, titles, progress, ads. decisions/scene.js decides what is drawn.
        import {adTexts, progressTexts} from './decisions/progress.js';
        import {
          clockWithoutHalf, drift, idleTitle, idleWords, mirrorScene, nextCard, sceneOf, SPINNER_AFTER, stateOf,
          untilNextMinute,
        } from './decisions/scene.js';
        import {hideNotice, hideOverlay} from './overlays.js';

        const $ = (id) => document.getElementById(id);
        const {body} = document;
        const device = {name: 'Marquee', status: '', linked: false};
        // The loaded item; null while idle and during mirroring.
        let shown = null;
        let spinning = null;
        let ticking = null;

        // ---- scenes ---------------------------------------------------------------------------------------------------------
        // Draws the loaded item with its progress, or the idle screen for null.
        export function show(playback, progress) {
          shown = playback;
          const {scene, isAd, title, words, cover} = sceneOf(playback, device);
          body.dataset.scene = scene;
          body.dataset.ad = isAd;
          document.title = title;
          if (playback) {
            hideNotice();
            drawWords(words);
            drawCover(cover);
          } else {
            stage();
            hideOverlay();
          }
          drawNext(playback);
          drawState(playback);
          drawProgress(playback, progress);
        }

        // Puts an element into the picture area, or empties it.
        export function stage(...elements) { $('stage').replaceChildren(...elements); }

        // Shows a mirroring: on this canvas, or audio only for null. Undefined ends it.
        export function showMirror(canvas) {
          const {scene, title, words} = mirrorScene(canvas ? 'picture' : canvas === null ? 'sound' : null, device);
          body.dataset.scene = body.dataset.state = scene;
          document.title = title;
          $('spinner').hidden = true;
          hideNotice();
          hideOverlay();
          stage(...(canvas ? [canvas] : []));
          if (!words) return;
          drawWords(words);
          drawCover({});
        }

        function drawWords(words) {
          for (const [id, text] of Object.entries(words)) $(id).textContent = text;
        }

        // Draws the item's image, or a note symbol if it has none; hides both for null.
        function drawCover(item) {
          const cover = $('cover'), backdrop = $('backdrop');
          cover.hidden = backdrop.hidden = true;
          $('note').hidden = !item;
          cover.onload = () => {
            cover.hidden = backdrop.hidden = false;
            $('note').hidden = true;
          };
          for (const image of [cover, backdrop]) setImage(image, item?.image);
        }

        function setImage(image, url) { url ? image.src = url : image.removeAttribute('src'); }

        export function drawNext(playback) {
          const card = nextCard(playback);
          $('next').hidden = !card;
          if (!card) return;
          $('next-title').textContent = card.title;
          $('next-image').hidden = true;
          $('next-image').onload = () => { $('next-image').hidden = false; };
          setImage($('next-image'), card.image);
        }

        // ---- state and progress ---------------------------------------------------------------------------------------------
        export function drawState(playback) {
          const {state, isLive, waits} = stateOf(playback);
          body.dataset.state = state;
          body.dataset.live = isLive;
          if (!waits) {
            clearTimeout(spinning);
            spinning = null;
            $('spinner').hidden = true;
          } else {
            spinning ??= setTimeout(() => { $('spinner').hidden = false; }, SPINNER_AFTER);
          }
        }

        // `progress` is {time, duration, range} in seconds; `range` is the part that can be sought.
        export function drawProgress(playback, {time, duration, range}) {
          const {elapsed, total, fill, isBehind} = progressTexts({time, duration, isLive: !!playback?.live, range});
          $('elapsed').textContent = elapsed;
          $('total').textContent = total;
          $('fill').style.width = fill;
          if (isBehind !== null) body.dataset.behind = isBehind;
          const ad = playback?.item.ad;
          if (!ad) return;
          const {count, title, skip} = adTexts(ad, {time, duration});
          $('ad-count').textContent = count;
          $('ad-title').textContent = title;
          $('ad-skip').textContent = skip;
        }

        // ---- idle -----------------------------------------------------------------------------------------------------------
        const clock = new Intl.DateTimeFormat(undefined, {hour: 'numeric', minute: '2-digit'});
        const day = new Intl.DateTimeFormat(undefined, {weekday: 'long', day: 'numeric', month: 'long'});

        // Changes the receiver's name and status, or whether the page is linked to it: {name, status, linked}.
        export function setDevice(changed) {
          Object.assign(device, changed);
          drawIdle();
        }

        export function state() { return {scene: body.dataset.scene, linked: device.linked, name: device.name}; }

        export function drawIdle() {
          const now = new Date();
          const {name, status} = idleWords(device);
          $('clock').textContent = clockWithoutHalf(clock.format(now));
          $('date').textContent = day.format(now);
          $('name').textContent = name;
          $('status').querySelector('b').textContent = status;
          body.dataset.linked = device.linked;
          $('drift').style.transform = drift(now.getMinutes());
          if (!shown) document.title = idleTitle(device);
          clearTimeout(ticking);
          ticking = setTimeout(drawIdle, untilNextMinute(now.getTime()));
        }

        """#

    static let spareJS = #"""
        // Prepares the next item in a hidden element of its own, so that it starts at once. There is at most one such item. Its
        // failures are not reported: it is opened again when it is loaded, and that load reports the failure.
        import {Captions} from './captions.js';
        import {canBeOpenedAhead, isSame, needsCORS} from './decisions/items.js';

        let spare = null;

        // An element for audio or video. It is <video> for audio too, because <audio> shows no text tracks.
        export function openElement(item) {
          const element = document.createElement('video');
          if (needsCORS(item)) element.crossOrigin = 'anonymous';
          element.preload = 'auto';
          element.playsInline = true;
          element.disableRemotePlayback = true;
          element.preservesPitch = true;
          const captions = new Captions(element, item.tracks);
          element.src = item.url;
          return {element, captions};
        }

        export function warm(item) {
          if (item && spare && isSame(spare.item, item)) return;
          drop();
          if (!item || !canBeOpenedAhead(item)) return;
          const opened = openElement(item);
          spare = {item, ...opened};
          const {element, captions} = opened;
          element.muted = true;
          element.addEventListener('loadedmetadata', () => {
            if (item.startTime != null && Number.isFinite(element.duration)) element.currentTime = item.startTime;
          }, {once: true});
          element.addEventListener('loadeddata', () => spare?.element === element && captions.fetch(item.active), {once: true});
          element.addEventListener('error', () => spare?.element === element && drop(), {once: true});
        }

        // Returns the prepared element for this item, which then belongs to the caller; null if there is none. An ad in between
        // leaves the prepared item in place.
        export function take(item) {
          if (!spare) return null;
          if (!isSame(spare.item, item)) {
            if (!item.ad) drop();
            return null;
          }
          const {element, captions} = spare;
          spare = null;
          return {element, captions};
        }

        export function drop() {
          if (!spare) return;
          const {element, captions} = spare;
          spare = null;
          captions.remove();
          element.removeAttribute('src');
          element.load();
        }

        // For people and tests that look at the page.
        export function state() {
          return spare && {url: spare.item.url, readyState: spare.element.readyState};
        }

        """#

    static let all: [String: String] = [
        "ads.js": adsJS,
        "captions.js": captionsJS,
        "decisions/adsearch.js": decisionsAdsearchJS,
        "decisions/adwatch.js": decisionsAdwatchJS,
        "decisions/captionplaces.js": decisionsCaptionplacesJS,
        "decisions/captionstyle.js": decisionsCaptionstyleJS,
        "decisions/failures.js": decisionsFailuresJS,
        "decisions/framerecords.js": decisionsFramerecordsJS,
        "decisions/hiddenpicture.js": decisionsHiddenpictureJS,
        "decisions/inbox.js": decisionsInboxJS,
        "decisions/items.js": decisionsItemsJS,
        "decisions/mirrorcounts.js": decisionsMirrorcountsJS,
        "decisions/outbox.js": decisionsOutboxJS,
        "decisions/pictures.js": decisionsPicturesJS,
        "decisions/playback.js": decisionsPlaybackJS,
        "decisions/playlist.js": decisionsPlaylistJS,
        "decisions/progress.js": decisionsProgressJS,
        "decisions/receiverclock.js": decisionsReceiverclockJS,
        "decisions/retries.js": decisionsRetriesJS,
        "decisions/scene.js": decisionsSceneJS,
        "decisions/soundline.js": decisionsSoundlineJS,
        "decisions/sounds.js": decisionsSoundsJS,
        "decisions/timeline.js": decisionsTimelineJS,
        "decisions/vast.js": decisionsVastJS,
        "element.js": elementJS,
        "framestream.js": framestreamJS,
        "index.html": indexHTML,
        "link.js": linkJS,
        "mirror.js": mirrorJS,
        "mirroraudio.js": mirroraudioJS,
        "mirrorvideo.js": mirrorvideoJS,
        "overlays.js": overlaysJS,
        "player.js": playerJS,
        "questions.js": questionsJS,
        "receiver.css": receiverCSS,
        "receiver.js": receiverJS,
        "receiver.svg": receiverSVG,
        "screen.js": screenJS,
        "spare.js": spareJS,
    ]
}
