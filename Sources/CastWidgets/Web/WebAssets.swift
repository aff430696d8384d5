// Made by Scripts/embed-assets from the files in Assets. Change those, then run it.

/// The widgets' files by name, in the binary so that it can be copied anywhere.
enum WebAssets {
    static let arrowsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "028c0713c310fc9c",
        text: #"""
            // All can be reached with four arrow keys and Enter, as on a TV's remote: the focus goes to what is nearest in that
            // direction. `<body arrows>` switches it on, `<body arrows="off">` off; else it is on until a pointer is used.

            const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
            const focusable = ':is(button, input, select, textarea):not(:disabled, [tabindex="-1"]), a[href], '
              + '[tabindex]:not([tabindex="-1"], [aria-disabled="true"])';
            let pointerUsed = false;
            const followers = new Set();

            const stated = () => document.body?.getAttribute('arrows');

            /** Whether arrow keys move the focus. */
            export function isOn() {
              const word = stated();
              return word === null || word === undefined ? !pointerUsed : word !== 'off';
            }

            /** Whether the page says that it is steered by a remote: then it is seen from afar. */
            export function isFar() {
              const word = stated();
              return word !== null && word !== undefined && word !== 'off';
            }

            /** Calls `does` when that may have changed. Gives the function that ends it. */
            export function onInputChange(does) {
              followers.add(does);
              return () => followers.delete(does);
            }

            function use(event) {
              if (event.type === 'pointermove' && !event.movementX && !event.movementY) return;
              if (pointerUsed) return;
              pointerUsed = true;
              followers.forEach((does) => does());
            }
            addEventListener('pointerdown', use, { capture: true, passive: true });
            addEventListener('pointermove', use, { capture: true, passive: true });

            function isSeen(element) {
              const { width, height } = element.getBoundingClientRect();
              return width > 0 && height > 0
                && (element.checkVisibility?.({ checkVisibilityCSS: true, visibilityProperty: true }) ?? true);
            }

            /** All that can have the focus below `node`, through shadow roots and slots, what is inert left out. */
            function* candidates(node) {
              for (const element of node.children) {
                if (element.inert) continue;
                if (element.matches(focusable) && isSeen(element)) yield element;
                if (element.shadowRoot) yield* candidates(element.shadowRoot);
                yield* candidates(element);
              }
            }

            /** The dialog on top, which keeps all else from the focus; or the page. */
            function scope() {
              let found = document.body;
              const look = (node) => {
                for (const element of node.querySelectorAll('*')) {
                  if (element.localName === 'dialog' && element.open && element.matches(':modal')) found = element;
                  if (element.shadowRoot) look(element.shadowRoot);
                }
              };
              look(document);
              const focused = focusedElement();
              for (let node = focused; node; node = node.parentNode ?? node.host) {
                if (node.localName === 'dialog' && node.open) return node;
                if (node.hasAttribute?.('data-arrows-scope')) return node;
              }
              return found;
            }

            function focusedElement() {
              let element = document.activeElement;
              while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
              return element === document.body ? null : element;
            }

            /** How far `to` is from `from` in a direction; Infinity where it does not lie there. */
            function distance(from, to, [x, y]) {
              const centre = (rect) => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
              const [fx, fy] = centre(from);
              const [tx, ty] = centre(to);
              const sideways = x > 0 ? to.left - from.right : from.left - to.right;
              const upright = y > 0 ? to.top - from.bottom : from.top - to.bottom;
              const along = x ? sideways : upright;
              const ahead = x ? (tx - fx) * x : (ty - fy) * y;
              if (ahead <= 1 || along < -Math.min(x ? from.width : from.height, x ? to.width : to.height) / 2) return Infinity;
              const gap = x
                ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
                : Math.max(0, to.left - from.right, from.left - to.right);
              const aside = x ? Math.abs(ty - fy) : Math.abs(tx - fx);
              return Math.max(0, along) + gap * 3 + aside * 0.3;
            }

            /** Moves the focus; false where nothing lies there. */
            export function moveFocus(step) {
              const from = focusedElement();
              const all = [...candidates(scope())].filter((element) => element !== from);
              if (!from) return focusOn(all[0]);
              const rect = from.getBoundingClientRect();
              let [best, least] = [null, Infinity];
              for (const element of all) {
                const far = distance(rect, element.getBoundingClientRect(), step);
                if (far < least) [best, least] = [element, far];
              }
              return focusOn(best);
            }

            function focusOn(element) {
              if (!element) return false;
              element.focus({ focusVisible: true });
              element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              return true;
            }

            /** Whether the element needs this arrow key itself: words are edited, sliders moved. */
            function needs(element, key) {
              if (!element) return false;
              const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
              if (element.localName === 'textarea' || element.isContentEditable || element.localName === 'select') return true;
              if (element.localName !== 'input') return false;
              return !['button', 'checkbox', 'radio', 'submit', 'reset', 'file', 'image', 'color'].includes(element.type)
                && isSideways;
            }

            addEventListener('keydown', (event) => {
              if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
              if (event.key === 'GoBack' || event.key === 'BrowserBack') {
                const top = scope();
                if (top.localName !== 'dialog' || !top.dispatchEvent(new Event('cancel', { cancelable: true }))) return;
                top.close();
                event.preventDefault();
                return;
              }
              const step = steps[event.key];
              if (step && isOn() && !needs(focusedElement(), event.key) && moveFocus(step)) event.preventDefault();
            });

            """#,
        gzip: """
            H4sIAAAAAAACA5VYW3PbNhZ+9684zkNJurTsbN+kKJ40dbuZ7W2SNrs7Gs0YEiETE4rQglBsTer/vt85IHiR7W73RQIODs79Bl5c\
            0JuqorWqaaXJabUudUF3xpe0sXtHyjl7R5/0oSFVF3Rde+1yUg3ZmhT99jFpcGlrvZ6SLzXurPcN3VrdkLd0VypPpqFaK6cbLGsg\
            KX9ycUGFcXrtja0ndPNqZYtD4NS8vqEG3CFFQ8aDSz4+n7+wm80LYOFvRrpqNKMZkWdfe1NBqp01LCZD940uJicna1uDfeP1rqE5\
            faE3TOtHvfFTWpy/zOlymQfYe3NbMnAI+30HwGVO5y8j5Dt7VwfYyyU9zFryortaVRoskqlp0tXee1bA1Lu9z6nRFVTOyet7D3uo\
            bFpbn04LI5eKnBZerUxd6Pv5i/OXL5YZ7Lwond6AbXJC9DUlHcZS7h5dAAXljDqPFOcvvNtrEEpmJ5X20S6/wyYQcaNgvF72qrJ3\
            2rF5an1HH7RPs1lvOOXlTprR/DUVUHSraz9hv1xNbrV/470zUFenSXBTwpcvzs7on6VGXIziaGs/6z5YJnR2caLvd9ZBin0tMQHP\
            /VKD1xdoHSS4s475B0FYMkLY+b2r25M5xN4jjv/4owfsYZmNqSH4FZ0OdZ8GnFPgJAgjWOdhLCwLt1O3mhoFeb1EsQQZIkg7UFgh\
            HIdxX8dzjeXG2S2pjXLPqPa9cv+PbqdRt6++6gG9bkPoWJu3qqoauimQjDdIRR2Sj7bqQKWCC9alqm+RHvSD+cz5yh6JUgqmrgtO\
            wifVsPU7juq3QiNlHkGlLpAmqigCfKBQiJ8ep0BKeB3RIHdHH4mb6s8IskDWbChsJ/6w0+LepHUph1PCZjgNCLzn6PzXE7B/Z60k\
            s5bmICyGR+NM4SyajXTbWHeNSpm2iktO6CbNRAkofs1cfzQIl1q7NEpaoGwkOauWowat1Q7sOH5APke8NQ38ELb0AErP0hGN/zqd\
            k0HsfUCApjD6trNsiMEvKPmFL3MqNVdAeoDaLRrn97cWAWfq27eVAeQ9ytg4TvkuvaZLNnlLATsgEEMiwwmq+vrTR9OYlamMR+lI\
            If4Y9vbDh6jJ5w74q7M77fyhU4qurmSZdcHOTUyCljuZhHffjlYabqOb2hb6BuW3dHZ/W1JTKjiEnLU+9LamwirvmhayCwFfoUmQ\
            3YckiIY8Yy6FKZCwTcpkY+w7SoM9W43RpYjPobmpCqfrgNjGc2sVYZSxI7ypQ6SNEbZK+mHaNZiMrXrkzIwORldF5PyYStD3PdRt\
            UUdaPIEVSDyLKucP0f6/wdqFUZW95U7s7Y4NadYlSj43XZSi0KylOHaumZHtq+3IxNSs4fO2TnLz2nAIIipHzWfWBXBl7SduUMEb\
            SMhg5z9xyX/22h0+SE+2DuGTJmdJFv0zNl1l16r6WW3bwhP0lJoTMSBrPdxHlyXTrS1UxYSjAiMHPe8iVuh5rzyw7XkpaNEmWW8P\
            MW/o82F1HUiFvBWzsFXZEj3OTPazCBUz7TCq1P5nhiDpBFTaxg8DWYDP20iO2UCxwgYu4+ularohAnUhQaip8zBLnEsosAmPrj/0\
            FUiMO+4gx3p3kRQDYRBLClc+6+veM4hdzHHR/lcDB1yNkbMBucfeeky4lbe7ND+KaMwq0uynfZy0GfZ3FCsMFXTj7Q3XJ8mkG/69\
            4cFa9SP1jN7VGA5QOLntO5mQuT/BcEgUI6XRHaUbZkav6rVOmSCKpMUweZ/TYTnsEmvI4zgyUuYkabaQ5UTK5Ncka8f1P6ML+lse\
            ECcoB/FwZTETb+V02UfrYgNem8MSpAMPEWMQzgsPBD9E8HZw3JhC3/GsNqd76UNoDzYIdS6GCkLBqrJpD4Ai4J7Ofhfw5nToybD0\
            LZUgfSQTDoARwD0ZhH59K7Jc9aJNI/UBXqlV0eKl/p653Gd0hv0U+wPvD7w/xHElXHg1p5c86QY2r+j8J+XLydbUKRMS0UJHbuUM\
            HTkXNpA2nmEZTsQbXXbF2OnFvFU7FlIS9ooCM3WfXuZPWid/0jiZ3J4e337kovxJDw1crdigrc2EmFo1va2mA1hrz0HWDZmL8TKE\
            JWt3Rt9gFUif0eXkmy7rfrLdbBwaljyb2rxCPpWYijinmkFSHc/KPK99z7dTfoEOE0py+OkSHSOpwvliMpkMGnDbGrPlZGMqzINp\
            P9EhI2Np4QdBl0UcPKey6ysmeOKVBQ6Ly+WAJacphat/NvpxJV2s8KrPsVSN59RccOnKuwhazp4disA1dpDWEqhs874KOXkp/48J\
            NJcXfdZ3EibyKoiTPRaupZYzr+Wj/hGswXeyJ/rIL0dTs9izg0Qi4UVNndxyFTOu/MuMWw0H8x6xWTu8Ld7V3n40+g43Vminn6aU\
            tF9OEv6IUGFQHIBaEi3v8EZ54h0bjV5rXXCQonN0b3E0hkZXm/AeZjjQC+P5W0RTIRdceKwX41YhlNLOmqDzV2wS3IyhtS/VLIEM\
            C93nmITL2hgsX2SSGMPPTGTxk4rc7+bq5i1GaqyuoZN8lxkcHhEI32aSbGzO53jKW1u+6iSPFW33p4skfP+B7xJ55KzsPa+dKozl\
            RbNfbY0XkG60LJDP/LJLzBbzsFy0lXXJEm+EdbUvBnM6P4Oz+MDqrSoh8PjhCJO2j8/4qG4n5P5dXeiN2lf+VydbTI5sLDlRlf8H\
            XNLt195VI8BWezUCNKXZ8J3j13Y47fz7g/1WrT8l/b3u5Fue+7ST43Gd4LYyj4+DPvMBPvZPnEBB/ZSPUVt2PJWLaVL+yBVWyZor\
            TpWEtzQv1TBNs6ESxPwn68o2Hfcg+S6Y7btgxHjWX3zoRxWULPnag2fRolN7GU0kx+JS+QLGnzBCvh33iLy3maAdNZnsWcG4bPwX\
            uzXv2/YVAAA=
            """)

    static let baseJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "36f2ad28c67ed35c",
        text: #"""
            // What all widgets have in common: a shadow root with the shared look, the language of the page around, states from the
            // client, controls that are pending, a line for what failed.
            import { castClient } from './client.js';
            import { isFar, onInputChange } from './arrows.js';
            import { icon, setIcon } from './icons.js';
            import { onLanguageChange, textsFor, textsNow } from './texts.js';
            import { properties, theme } from './theme.js';

            const parents = {
              deviceControl: 'castViews', instructions: 'castViews', mediaControl: 'castViews', deviceChooser: 'deviceControl',
              connectionController: 'deviceControl', noDevicesAvailableController: 'deviceControl',
              navigation: 'connectionController', toolbar: 'connectionController', miniController: 'mediaControl',
              expandedController: 'mediaControl', trackSelector: 'mediaControl',
            };
            const readable = 8000; // ms that a line of what failed stays

            /**
             * Makes an element: `el('button.icon-button', {part: 'close', onclick: …}, child, …)`. Strings become text nodes, so no
             * name or title is ever markup. `on…` is a listener, all else an attribute; null and false leave it out.
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

            /** Only changes touch the document: screen readers hear each write. */
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

            /** The full address of a picture; null where it is none that a page may show. */
            export function pictureURL(address) {
              if (!address) return null;
              try {
                const url = new URL(address, castClient.base);
                return ['http:', 'https:', 'blob:'].includes(url.protocol) ? url.href : null;
              } catch {
                return null;
              }
            }

            /** A picture that keeps its room: `name` is the icon that is there without one. */
            export function picture(className, name) {
              const place = el(`div.picture.${className}`, { part: 'picture', 'aria-hidden': 'true' }, icon(name, 'stand-in'));
              let shown = null;
              return {
                element: place,
                show(address) {
                  const url = pictureURL(address);
                  if (shown === url) return;
                  shown = url;
                  place.querySelector('img')?.remove();
                  place.querySelector('.stand-in').toggleAttribute('hidden', false);
                  if (!url) return;
                  const image = el('img', { alt: '', 'data-state': 'loading', decoding: 'async', referrerpolicy: 'no-referrer' });
                  image.addEventListener('load', () => setAttribute(image, 'data-state', 'there'));
                  image.addEventListener('error', () => image.remove());
                  image.src = url;
                  place.append(image);
                },
              };
            }

            export class CastElement extends HTMLElement {
              /** Stylesheets of its own, after the shared one. */
              static sheets = [];
              /** Topics whose changes draw it anew. */
              static topics = [];
              /** Its part of the style tree. */
              static node = 'castViews';

              #ends = [];
              #isPlanned = false;
              #busy = new Map();
              #failures = new Map();
              #snackTimer = 0;
              #styled = [];
              isBuilt = false;

              constructor() {
                super();
                const shadow = this.attachShadow({ mode: 'open' });
                shadow.adoptedStyleSheets = [theme, ...this.constructor.sheets];
                this.root = el('div.root', { part: 'root' });
                /** What failed, said politely and once. A subclass puts it where it is seen. */
                this.snack = el('p.snack', { role: 'status', part: 'notice' });
                shadow.append(this.root);
              }

              connectedCallback() {
                const draw = () => this.invalidate();
                this.#ends = [
                  ...this.constructor.topics.map((topic) => castClient.subscribe(topic, (state) => {
                    this.#settle(topic, state);
                    draw();
                  })),
                  castClient.subscribe('style', () => this.#applyStyle()), castClient.subscribe('connection', draw),
                  onLanguageChange(() => this.#prepare()), onInputChange(() => this.#follow()),
                ];
                this.#prepare();
              }

              disconnectedCallback() {
                this.#ends.forEach((end) => end());
                this.#ends = [];
              }

              #isReady;
              /** Settles once it can be seen: its texts are there. */
              ready = new Promise((resolve) => (this.#isReady = resolve));

              #prepare() {
                const take = (texts) => {
                  if (this.texts === texts) return;
                  this.texts = texts;
                  setAttribute(this.root, 'lang', texts.language);
                  setAttribute(this.root, 'dir', texts.direction);
                  this.#follow();
                  this.#applyStyle();
                  this.root.replaceChildren();
                  this.build();
                  this.isBuilt = true;
                  this.#draw();
                  this.#isReady();
                };
                const now = textsNow(this);
                if (now) take(now);
                else textsFor(this).then((texts) => this.isConnected && take(texts));
              }

              /** How far away the person sits, and light or dark: the page's own word, else the system's. */
              #follow() {
                this.root.classList.toggle('far', isFar());
                const stated = getComputedStyle(this).colorScheme;
                this.root.style.colorScheme = !stated || stated === 'normal' ? 'light dark' : '';
              }

              /** A sentence in the page's language. */
              t(key, ...values) { return this.texts?.text(key, ...values) ?? ''; }

              /** Makes what never changes; `root` is empty. */
              build() {}
              /** Brings what is shown in step with the states. */
              render() {}

              /** Draws once, after all that this turn changes. */
              invalidate() {
                if (this.#isPlanned) return;
                this.#isPlanned = true;
                queueMicrotask(() => {
                  this.#isPlanned = false;
                  if (this.isBuilt && this.isConnected) this.#draw();
                });
              }

              #draw() {
                const state = castClient.connection;
                this.root.classList.toggle('is-lost', state === 'lost' || state === 'ended' || state === 'unauthorized');
                this.connectionChanged?.(state);
                this.render();
              }

              /** Which part of the style tree it is now. */
              get styleNode() { return this.constructor.node; }

              restyle() { this.#applyStyle(); }

              #applyStyle() {
                const style = castClient.state('style') ?? {};
                let node = this.styleNode;
                while (node && !style[node]) node = parents[node];
                const values = style[node] ?? {};
                for (const name of properties) {
                  const value = values[`--cast-${name}`];
                  if (value === undefined) this.root.style.removeProperty(`--_s-${name}`);
                  else this.root.style.setProperty(`--_s-${name}`, value);
                }
              }

              /** Whether a control waits: what the server says is pending, and what is on its way there. */
              isBusy(name, pending = []) { return pending.includes(name) || this.#busy.has(name); }

              /** What the person has just asked for under this name, until the states tell; undefined without it. */
              wish(name) { return this.#busy.get(name)?.wish; }

              /** Sends a command; the control `name` waits meanwhile, and goes back with the reason where it fails. */
              async act(name, command, args = {}, wish = undefined) {
                const mark = { wish, isSent: false };
                this.#busy.set(name, mark);
                this.invalidate();
                const drop = () => {
                  if (this.#busy.get(name) !== mark) return;
                  this.#busy.delete(name);
                  this.invalidate();
                };
                try {
                  await castClient.send(command, args);
                  mark.isSent = true;
                  // The states tell what comes of it, at once as a rule.
                  setTimeout(drop, 1000);
                  return true;
                } catch (error) {
                  drop();
                  this.fail(error.message);
                  return false;
                }
              }

              /** The states have moved on: what was sent is in them. And what failed on the device's side is told once. */
              #settle(topic, state) {
                for (const [name, mark] of this.#busy) if (mark.isSent) this.#busy.delete(name);
                if (!state || typeof state !== 'object' || !('failure' in state)) return;
                const known = this.#failures.get(topic);
                const id = state.failure?.id ?? 0;
                this.#failures.set(topic, Math.max(id, known ?? 0));
                if (known !== undefined && id > known) this.fail(state.failure.reason);
              }

              fail(reason) { this.say(this.t('requestFailed', reason)); }

              /** A line that is seen and politely spoken, and gone after a while. */
              say(sentence, stays = false) {
                setText(this.snack, sentence);
                clearTimeout(this.#snackTimer);
                if (!stays) this.#snackTimer = setTimeout(() => setText(this.snack, ''), readable);
              }

              /** A round button with an icon and a name. */
              iconButton(name, label, attributes = {}) {
                const button = el('button.icon-button', { 'aria-label': label, ...attributes });
                setIcon(button, name);
                return button;
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4Va724bNxL/7qeg21x3t5DXSgsEBxuukboNWiBJizp3+RAYZ0pLSRuvljqSsqpzBNyne4B7iHuwPsn9ZkjucmXF\
            /ZKsyOHMcP7P0Ken4v1COiGbRmzqaq6cFQt5r0TdiqleLnV7JqSwC1npjTBaO0C5hXALRYtGVaLR+m7EC41s52s5V0LP+PeKvqXR\
            67YaCeukU1bMjF7S5tHpqZg2tWrdCHRaZ3RjsU6cGJxUbVW38xFIN3WrxEwbsaHNmawbVZVH9XKljRMPYiqtu2I8YueRZ+WpR1x+\
            tNl5D1nbV9KMhG5/bldrd7UAsyo5I43RG7t/BqyBdeV+xkcCTOv7sLp9He7vcUMm6ndnX2kTvt5Cgj0KXtpDsTJ6pYyrlWWBLlP+\
            +LeHPyLqDuI1uKUVF+LhSIhK3ddTdeVFeSYyEszfa7Wx2Qi6tM6sp67Gub2tpapqefhUwLjQ2iqDvQGFbASa4KNVjDasNocARat/\
            4BX78h7qk5NGPQUOvK28r+eS8BJLB4gAqdO6mUjzeYBl3dYDOulVmYz6fSXbSlVPQAln5PTuWjUgoA8g2Z0HZRglK7oZtPHX8Xh8\
            LmDfy2jR3ojhFYkNk0Ns7dHR6ddfH4mvxRt5B++QrQCpJdR6Jm5Vk2eTtXO6LcneTvw3eHqA5h1dvIFmMjJpGPz07kz88e//7eBO\
            i7qBw+FHcVuKa2fgSVZMFNxZsSVCIRWZmNX4IuKtxA5czNUON6itUPfKiKU0d+tVKW51C1y3tE43sU61CjZNEUM1VhHT0oEK+FPn\
            ol1jHWLFNWmzURxMnNBrV4LW6RGkTtY+W7esM+DI72qKEB0SNmlcpCxLvgvMvGAb96L+4OTcbzbSWmVvAE4YSrtqapdnZVacd8BB\
            nACp9HRNn+UUunLqR7+RAxmD1zORB4Rlo9q5WxTxsCf0loR0ISLMR123eSay7jAQiYuLCxF0lvXH3XZFJ+MGHaCAlofrkPRH4l42\
            a3VDRvLL5COsrcRJg0iQ92IpvBQ8OTpVwoaMs+8RkfOMSPY0ZVX9eI+P10FfAR52ovJvikCOeRdeiwhyLyOlPGAZiYQ3Bt6R20QS\
            KwrTeaKlclY3DrRyXijExXfeGMXxBdtFwTiMcmvTGfr50Y6dQPzSNluAU+iE3+j11GeZqLYzYaE41bKnKYMspaQRSgJsY2qnykO2\
            9eeXYomSPPknK5At+NMn0a8ggakZXLgaLrOFpzqJkllI25MlaolijFrqe7W3zaL1evDYvGmws14kFBHFlbgUWSbOgmPnqSJTHubp\
            1ZkItHDBKHtm7D6QT1VB1VDMAYG+A0AvS4+vd86NbB3k5AmJS+I1OkjnDtihCEpuSSz5I4m7JPtxt7OSF8/FH//5r/ji+dn4+Rcj\
            8e3oRbpCiwcNAaFyesecW8TBtrIDnheaA/cb6RblUv6ej0f+e4baxuRv18uJMiXqB2QUyKnDcCnCJ7QxLpKg82Gh18ZyCiK/HcFm\
            raMw9SFB66meim9fjMfFgGDceTEuxF/w7yhwSN83PZWVJDnnLbPHzhZMIqyUALimAJF/MxLZOEudjxnEBW6fPfDn7uwZskqVB46L\
            +JsYL3a3uCAgw+beXqead/DWGG4578EN2IVncGGuaFAKzhdpMWkPKqtSavWKzuReS406GMcloO9jHKe7bRBrVGdnl6Un9BvoXA6B\
            iwRd5wod8GPEn4lYdOEZp7sK0c9aCt5SrOopoGMm3CyU4fyH7NlqVAGhIuDaeCm3kIbeHJRCwPO3317nAX8frI67lcAa0SJOndkO\
            IsjaNLhjqzYiwTNKquZyIm0MHwHXh2zh3OoMhQV/WP6aNHpylt2UNWqNNaqHHJhL1KtOT3VDrkC/F0bNYCqRmR3oOMTnhxR7txml\
            +DLe1IvmDsq3EJglA1nC7igscfFBpkSFkIfzCzhF/QiKC1RB6ik55l0S9wkgDQCrRk4V20J+W9X3ZThSPnvoDu1uR1Sg+8Ir7JNc\
            pKnlyaKuKtVm2KEAnQnULsRoiKgZsnRbndSUn8+DOZPWW3HRSSMI5yHk41ACMl8jXqMDQzvYV/IBezkPYGQygSJlM9NEu4kAkR1s\
            xSWmXf5zrcw2lr95Vi/nWXEZclhePAlb9tcunZ7PmyTpZUFio5BDU0aPD/Dn71kvyWlYTcwJaUQ2pBDSRCWdPOEukxTRaEkdJLcx\
            U02fWJR2204zCsczZYwyK416aIuNVp/ENWivZ4cIPi6lGDnQ5Bx0BzmUTwyZwS821KD9p/CCAW06xB4qynrvsDXTQ/oKNRnDhBM7\
            MqDdeZLN2ajFFWJAiHHohMAB8thP7968jmtkY+Sf127bKLtQNBlAgCPPhLGgXJ+h1EsHAdEBBff69VSEQ0h7nLU4ZGqYqaV8hlIn\
            FnuVkRsKkRJxaojBefAUw8/ASG4YhwyW2EPcU3vEqcehorvvaNE4C/El3zMi/LK2vzaybbliYVPk1cnabkPYfCNX3s6/pLYN/mUf\
            bdgWLeK7eglpXIixXyKmqo5Mbb9fozLuacTIQ005fCU6tF2j/Y9u5W0+JEvUU4valugFUPBe81r+IJa4I6xXQ+e92foTsC69QuHE\
            2rvuFMFTBG6eGF/CROm1deOR8C6Pe7y7UVSkn1kSBfl3R5Z0875vb9FdyroS5GFOobCnjhB9KpT0EteceBNcrR2F+kGStKjxgyYD\
            GyzfwMfK/2I20IHT7Unfa5pXBLZaDfWrx/LwntFdLNS4/RRDVVdoaSfA3unDq4DN8yI4JZ+vW1TdNXy8i4G83NlWcMlDUvYWjSpz\
            lef87bukPh9DOGh06ony2wgGHEYYLIb9SA+hBw17BPRw5x0M8d3H6F1RjGI0PUQtY5vtgo8nAKE1WzYhBKDRZw728xeKtiDaEdof\
            ieUp7pVRNMFixIOh3ABqppsGth6ZT82zx9Cpsqrt57XZ66hE+/0jHCnP8YuJkWkUB3V50yFHsPgNvec2RqJrlr5lsybjncpWTBQb\
            8BmHSR7x8TyTE0CwaupfY3T51ehlbXFjxBXd3HstexuN1AAZNwsfwbprD3tFeUfxLmeiA2vh4QSh9PxchC7Q7ifZFMZDdOVBmuI6\
            D0Jio4lvFsabZRz/Fn96rKpNdwrf3niKAR+d4oerqUEOdggzciVnwaswjtgDmSAGV3trfWSmym1Ia+g/A6XE5V0aqlsfp8Ooly+c\
            9OXYLVhJ/JUMXuKU2B9AxADjiRYDm1fRrMVXX3k0HqS3fTLJn8DCTBohN+gseASvjKW2HeY44hjc1POFo1lfJc3dWTemzzipi402\
            iNyeLcqtW1Qmy8wGy+10kjoUC57DOdUxodLLM3BBg2eauXeOFTIahSnKjXOFNn8Jtw9ZKggA/YQ211NKVHu5qOQQlQIAy3HA9+lT\
            h5mGcK02S9lkNCzxV6b70tjEzyM6iSEbKRo1TPnFIxFHtOZwd5ffqS0nTh64UA0ei/beby75v0eQfgrS0/SzXp4FtzxpDYXQubil\
            a3Kzo5Yrtw20g+GKh11A8L0f6W5CH+Srd7APba2S9xl+cemiTlsp45EELD/Avn30isUcjXS5uaIrCb5cYC1gSRNfMveKvhFqqWFg\
            2dscuBpahrV6U0/RR0p7FwL/w57HHajQBoSjD5Nj7DlLccCVd73LhPVBHGWp0Zy3z3V9gjv/U7uv7UmjLdVJAREZI690FurXSB/V\
            /uK6lWt0s6b+F/bSdJS8cbBCqssyT/O9ZynoeGDg7xc1WvDDFXM3l4hl95xaU9p+i8oy37fxtI6h8jqYNM2BOCAD/ECUDqJO1/YE\
            vm32BM43ixUJ+89DiLTUO4fK3teGkVm/HSZADAFzOObtD/TzpojnwrOZX00Dk3dXQCSnUtrJzN4/mMySB7v9njzMbAPSD7cnJ3S/\
            k2cPLQ8TblIrPjBoLh5FPd8H/uoJbnMg/Ift0HVZKoTu4VHk4c+cG74D7IZ2o6hqETI+z4qNRBY581GH7UgZCl5Wbi1ZUf9mizQT\
            QxNyD1VCIR11NRC5rN2G+Ug4yMVWYnJhuZ84+akNHMYbGTVpNGkPE/SU88BgSH40hvy4hk4QYhBGSI0kZ+OjnOdh3bq6SaImsnLT\
            nCeD/zhlql24wqa2i8DS0Es8Y/Akv3tZEmTC3jVXlpJf1yGqc6YaZRymXSxqsVSyZYv2Mp1r8EUVbR/iUUvSDbv+iXqvGKt52CHk\
            1AUxB3rAZebxhY1YEwOzSz2THgAJkMEomV/zVMo/7O3S6M5XtiqSooNpYHrcL8XOSq+6zupRubonSH4rYMyH6lYPXCkEiORN5QkO\
            Iv/dwFRQ1cRlfB+HqC0YyK3DSoyUXiJ7xePpKQ+GEzvy3kDPr2GCQm+dvm2QZAlmDSfta2YaJcDUcpLOSDwfj8cd1WhnHbk4Ys15\
            dNQHITq7V7uSbXiwEozYtFAPaJP0OggFyXX4T0MoEFE3H2LBRlouosjffQ21RJcfg0B47da+uPJv/SivbF3xS7PTTRwM+BrzUE8b\
            rvX40ZS0cOPzWrSBgg0oUU/xtIHwyNGnYAot25UCOv+bDC7T/BrLifqYyloeAmW+2iLehtboubtr/Tg1dDJhcMSm7Hv+FLiuOOUA\
            VxkgL0usIfGMUxfrsNiIZdQ/WNUwT0+UjhXJ1fzq8eARE5kRBL7zJ4rEOgZclD649NUEg4TFmOoR/ENvmWdGoZyz7hUrnKesDJqG\
            5pf+LyHiAJ9aZQ5t3ZjIrvSdamO8A2goTH1mjxM+EI1V+8j/HYXYe42N75T9AGnUFfpR+o2SJvpamKd0k7w949jaaEWDYV/irN0s\
            +BHZLCtG3Z+HFHvNB/9xlPB/GODDumz9IwdJQHJ2ijkTq98zYIiyjZyo5tGfTQxDeMDsh2eH/5gkvGEwtuwsYkX7kiDuZmn+L6Fy\
            fzo8pAwej/xOfOD5P0FNPmxeJgAA
            """)

    static let castButtonJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "544a8633a6bae99a",
        text: #"""
            // <cast-button>: there whenever the network is, in four states. A tap opens the page's <cast-dialog>.
            import { CastElement, el, setAttribute } from './base.js';
            import { castClient } from './client.js';
            import { setIcon } from './icons.js';
            import { prepare, present } from './open.js';
            import { sheet } from './theme.js';

            const style = sheet(`
            :host { display: inline-block; vertical-align: middle; inline-size: fit-content; }
            .root { display: block; min-inline-size: 48u; min-block-size: 48u; color: inherit; }
            .icon-button { color: var(--cast-icon-tint-color, var(--_s-icon-tint-color, currentColor)); }
            .icon-button[data-state="connected"] {
              color: var(--cast-icon-tint-color, var(--_s-icon-tint-color, var(--_accent)));
            }
            .icon-button[data-state="noDevicesAvailable"] .icon { opacity: .6; }
            .icon-button[aria-busy="true"]::after { display: none; }
            .wave1, .wave2, .wave3 { transition: opacity .2s; }
            [data-state="connecting"] :is(.wave1, .wave2, .wave3) { animation: wave 1.5s linear infinite; }
            [data-state="connecting"] .wave2 { animation-delay: .25s; }
            [data-state="connecting"] .wave3 { animation-delay: .5s; }
            @keyframes wave { 0%, 66%, 100% { opacity: .25; } 20%, 46% { opacity: 1; } }
            .icon-button[data-hidden] { visibility: hidden; }
            @media (prefers-reduced-motion: reduce) {
              [data-state="connecting"] :is(.wave1, .wave2, .wave3) { animation: none; }
              [data-state="connecting"] .wave3 { opacity: .25; }
            }
            `);

            export class CastButtonElement extends CastElement {
              static sheets = [style];
              static topics = ['button'];
              static node = 'toolbar';

              build() {
                this.button = el('button.icon-button', {
                  part: 'button', 'aria-haspopup': 'dialog', 'data-hidden': true, onclick: () => this.#tap(),
                  onpointerenter: () => prepare('cast-dialog'), onfocus: () => prepare('cast-dialog'),
                });
                this.root.append(this.button);
              }

              render() {
                const { visible = false, state = 'noDevicesAvailable', label = 'castNoDevices' } = castClient.state('button') ?? {};
                setIcon(this.button, state === 'connected' ? 'castConnected' : 'cast');
                setAttribute(this.button, 'data-state', state);
                // It keeps its room: what stands beside it does not jump.
                setAttribute(this.button, 'data-hidden', !visible);
                setAttribute(this.button, 'aria-label', this.t(label));
                setAttribute(this.button, 'aria-busy', state === 'connecting' ? 'true' : null);
                setAttribute(this, 'data-state', visible ? state : 'hidden');
              }

              /** What a tap does: the page's own first. */
              #tap() {
                const event = new CustomEvent('cast-button-tap', { bubbles: true, composed: true, cancelable: true });
                if (this.dispatchEvent(event)) present('cast-dialog');
              }

              click() { this.button?.click(); }
              focus(options) { this.button?.focus(options); }
            }

            customElements.define('cast-button', CastButtonElement);

            """#,
        gzip: """
            H4sIAAAAAAACA61WS3PbNhC+61ds3cmQ9JBU7MSeDlXZdd0ccum1h0ymgcCVhRgEOAAox/H4v3fxkETJruOZ9mKZ2PeH3W8xncKv\
            nFlXLQbntLpowK3QINytUOEajf8Ehe5Om1sQtgShYKkHA9Yxh7aGK3CsB92jskG3ZzeY2eS0FUzqm4t6IrpeGwcPcE3HHyR2qFwJ\
            KEuw6K6cM4LiIzzC0ugOsnq6YBbrrzab7Uy9x2spyHKkx8PBgSb5/Mi1GqkJ+rQHWr3Bnhks/T9236sv59DnCnGsQrV2KcOJd+4I\
            kXuJMI+a+ZdJs9LWW7bC9pLdNwSdFAqrhdT8dgYErhOcyYpJcaMa6ETbSpxttKz4jg0shavIu6P0ZvA4qY3Wey6Tr06oas/u/S9D\
            PA0K40OupTY+F7pmEZ16cNL9e5ijwpqZvKrCLQa5E8qnQrIyyf62TyV8MIZyvfZfRXHo/VPLHKtC58yP6Fghd9gefYaHCfy3uEnC\
            OKfoBUWevBBZ6T9wLTjaqzUTki0kUgpBm8rXPePCEbT1+ZP0mRGM/rf38yNnBrJqGrZ0NCSjG1FaYTC8Y2s8KSH8nqbfd6TpDFNW\
            OKHpzlMwqE+tt3kOH6FuKLtG2Px5jwW5ZEp0LHr0Z3BSn1nw3cAMXfRSKOHwZf/R59hV1WKopz49s6+wffesbTT97Rbvl4Z1aGN6\
            D/D2TQnn5/Tn5O3bN3ugn56RBZx6hffne6ITL3juVlc0OKioiWAtrFgIGdTjaQjfIfEQ5DTmSzS2MtgOHNuq0xGy+F2EJvwfbmDT\
            AC8520J2UDh17Rfq3Ql+C6zDJbM2UObvod5EnIDfiBBaOybTkL0PJXgkIEtM9ClQ0ufZTuR0L3gQZRHCbCxVuvUEljmt5YIZT20A\
            i0HINo/wAFG8sHXiijkReJ78jK8lK5My0DYwroFse56FEVox2+t+6DMSxRXhRaPLJIEfsBK0IoLntw1QAvOLGP1nWjh5UaYIWvWa\
            iAA97aDZKCZuz7PRGsoK72+p+WB/oBZcPxazXcWed2vW01po8xEEQeXRo0ThWzRbmOJGSB0ZtsKSSUsFhW7wGD8lIcKAflF6qc/n\
            z41GRo0/H62/OjjZIJ8VcHkJD48x27T6xklug8694w3rZnAZw1zvTpp4khVbX9vVvO8w23V2ltwnm+kUPjq4RewtCGpCAq4jVlox\
            vx+Zb9oFWkFtJhy0mhhB0UL7OnR9/aqQqT1K+Ckh++NUQ8cFYMksiFwePotX2nrCz54DkWY5oOhb1YOnBin/zechZpvGuEx+CfpU\
            266npsfH8JdHjoU3loerGb+x9B29xYSxrobjKenHwdjrQHrCETfM6QV3B9eDdbr74E9Sw8c6KzLzI0uTvqCU7Gb2uKa3j8V2+80U\
            x9Cp8WQ7IWIJETe/BJnjqxgjxC6KzfPqYMi2VYYB92mPueWyTseRScPQ5rr3DGufqO5LI41OeKw2siOlhrQGca9uqvkJtVJa/wBI\
            XfPBEgsAAA==
            """)

    static let clientJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "9dc173b7eb57f8ea",
        text: #"""
            // What a page knows of the server, and what it asks of it. Elements have it; so may any script of the page.
            import { openTransport } from './transport.js';

            const tokenKey = 'cast-token';
            const attempts = 4;

            /** A command that was not carried out; `message` is the server's sentence. */
            export class CastError extends Error {
              constructor(message, status) {
                super(message);
                this.name = 'CastError';
                this.status = status;
              }
            }

            /** crypto.randomUUID is there in secure contexts only; a phone in the house has plain HTTP. */
            export function newID() {
              return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
            }

            function stored(change) {
              try {
                if (change === null) localStorage.removeItem(tokenKey);
                else if (change !== undefined) localStorage.setItem(tokenKey, change);
                return localStorage.getItem(tokenKey);
              } catch {
                return null; // storage is forbidden here
              }
            }

            /** The token of the address' fragment is kept and taken out of the address, which people copy. */
            function takeFragment() {
              const found = /(?:^#|&)t=([^&]+)/.exec(location.hash);
              if (!found) return null;
              const rest = location.hash.replace(found[0], '').replace(/^[#&]+/, '');
              history.replaceState(history.state, '', location.pathname + location.search + (rest && `#${rest}`));
              const token = decodeURIComponent(found[1]);
              stored(token);
              return token;
            }

            class CastClient {
              #base = new URL('./', import.meta.url);
              #given = null;
              #token = null;
              #shared = true;
              #texts = new Map();
              #states = new Map();
              #listeners = new Map();
              #close = null;
              #offset = 0;
              #isPlanned = false;
              connection = 'connecting';
              /** Why it ended or was refused; a sentence, or null. */
              reason = null;

              /** Where the widgets lie. */
              get base() { return this.#base; }
              get token() { return this.#token; }

              /** Says where the server is and who we are: at once, or later in place of what was. */
              configure({ token, base, shared } = {}) {
                if (token !== undefined) this.#given = token;
                if (base !== undefined) this.#base = new URL(base, document.baseURI);
                if (shared !== undefined) this.#shared = shared;
                if (this.#close || this.#token === null) this.#plan();
              }

              /** The newest state of a topic; undefined until it was told. */
              state(topic) { return this.#states.get(topic); }

              /** Calls `does(state)` now, where the state is known, and with each change. Gives the function that ends it. */
              subscribe(topic, does) {
                if (!this.#listeners.has(topic)) this.#listeners.set(topic, new Set());
                this.#listeners.get(topic).add(does);
                if (!this.#close) this.#plan();
                if (topic === 'connection') does(this.connection);
                else if (this.#states.has(topic)) does(this.#states.get(topic));
                return () => this.#listeners.get(topic)?.delete(does);
              }

              /** The server's clock in ms, of which all `at` and `skipAt` are times. */
              get now() { return performance.now() + this.#offset; }

              /** Where the media is now, in seconds, between what the device tells. */
              position(media) {
                if (!media) return 0;
                if (media.seekTarget != null) return media.seekTarget;
                const { value, at, rate } = media.position;
                const position = value + (rate ? Math.max(0, this.now - at) / 1000 * rate : 0);
                const end = media.live ? Infinity : media.duration ?? Infinity;
                return Math.min(Math.max(0, position), end);
              }

              /** Asks for something once, however often the network makes it ask. Rejects with a `CastError`. */
              async send(command, args = {}) {
                return this.request('commands', { body: { id: newID(), ...args, command } });
              }

              /** A request with the token; `body` is sent as JSON. Only what may be repeated is repeated. */
              async request(path, { method, body } = {}) {
                const isSafe = body === undefined ? (method ?? 'GET') === 'GET' : body.id !== undefined;
                for (let attempt = 1; ; attempt++) {
                  const isLast = !isSafe || attempt >= attempts;
                  let answer;
                  try {
                    answer = await fetch(new URL(path, this.#base), {
                      method: method ?? (body === undefined ? 'GET' : 'POST'),
                      headers: {
                        Authorization: `Bearer ${this.#findToken()}`,
                        ...(body !== undefined && { 'Content-Type': 'application/json' }),
                      },
                      body: body === undefined ? undefined : JSON.stringify(body),
                      cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer', signal: AbortSignal.timeout?.(10_000),
                    });
                  } catch (error) {
                    if (isLast) throw new CastError(error.message, 0);
                  }
                  if (answer?.ok) return answer.status === 204 ? null : answer.json();
                  if (answer && (isLast || (answer.status < 500 && answer.status !== 429))) {
                    const { error } = await answer.json().catch(() => ({}));
                    if (answer.status === 401) this.#changed('unauthorized', error);
                    throw new CastError(error ?? `${answer.status}`, answer.status);
                  }
                  const wait = Math.min(5, Number(answer?.headers.get('Retry-After')) || 0.3 * 2 ** attempt);
                  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
                }
              }

              #findToken() {
                const stated = document.querySelector('meta[name="cast-token"]')?.content;
                this.#token = this.#given ?? (stated || takeFragment() || stored());
                return this.#token;
              }

              /** Once the script that imports us has run, which may configure. */
              #plan() {
                if (this.#isPlanned) return;
                this.#isPlanned = true;
                queueMicrotask(() => {
                  this.#isPlanned = false;
                  this.#open();
                });
              }

              #open() {
                const old = this.#token;
                this.#close?.();
                this.#close = () => {};
                if (!this.#findToken()) return this.#changed('unauthorized');
                if (old !== this.#token) (this.#texts.clear(), this.#states.clear());
                const token = this.#token;
                this.#close = openTransport({
                  base: this.#base, token, shared: this.#shared,
                  heard: (topic, text) => this.#heard(topic, text),
                  changed: (state, reason) => this.#changed(state, reason),
                });
              }

              /** A link that is opened in a tab that is here already. */
              follow() {
                if (/(?:^#|&)t=/.test(location.hash)) (takeFragment(), this.#plan());
              }

              #heard(topic, text) {
                if (topic === 'clock' || topic === 'hello') {
                  const { now } = JSON.parse(text);
                  // A delay makes it late, never early. A server that was started anew begins anew.
                  const offset = now - performance.now();
                  if (topic === 'hello' || offset > this.#offset || this.#offset - offset > 250) this.#offset = offset;
                  if (topic === 'clock') return;
                }
                if (this.#texts.get(topic) === text) return;
                this.#texts.set(topic, text);
                this.#states.set(topic, JSON.parse(text));
                this.#tell(topic, this.#states.get(topic));
              }

              #changed(state, reason = null) {
                if (state === 'unauthorized' && this.#token && this.#token === stored()) stored(null);
                if (this.connection === state && this.reason === reason) return;
                [this.connection, this.reason] = [state, reason];
                this.#tell('connection', state);
              }

              #tell(topic, state) {
                for (const does of [...(this.#listeners.get(topic) ?? [])]) {
                  try {
                    does(state);
                  } catch (error) {
                    reportError(error);
                  }
                }
              }
            }

            export const castClient = new CastClient();
            export const configureCast = (options) => castClient.configure(options);
            addEventListener('hashchange', () => castClient.follow());

            """#,
        gzip: """
            H4sIAAAAAAACA4VZbXfbthX+7l+BND0hmSiUkqU7mzw1x0uzLlvb5MTO9sHHnWASshhThEZAVjRX/33PvQBIUHK2fkhFAPfivjz3\
            DR6PxT+X0gop1vJGidtGb43QC2GXShjV3ql2JGRTii0dqnDO3PJ+ZXPxtlYr1VgjlvJOYeVUGC1WcgeCnTBFW61tYEXM85Nqtdat\
            FfdCr1Vz0crG8PdeLFq9Ekk+tmEt/2yS05OTQjfGCqtvVfN3tRMzkRTS2Oe8gH23La1VqzXEmIlXoBk/fSrORKFXK5LbktxbaUSj\
            rShk21aqFHoDWecrZQzEmovKROomBj8aq5pC5eLp+ER9YRmLWhoj3uD2t22rW6G+4EhphPu6PxGChWk3hdVt6lmPhLHSbkzGB4Qw\
            m7XqNrNTXrPLyuSNXCnSruOfRJuOB7bdD9rZn+ydokW7W1udw2ylXn369O4Hr0wLfzRQpNjgFySzkBd+a+rdKbl6qRs+QGov9cbg\
            X5hoXUus/fXi4kOs+WLTFLbSjWjU9t0PqdOlVXbTNuIyz3Mvwo2yH1mKf8h6o0yK0+JT1dg/nLWt3KUvfp9lV/lKrtP0emdVJmbf\
            C/qRW31u26q5oRP5WpbnVrY2fTkSySTJsvyzrpo0SWAsaNyJYmBkVabFUjYwJEtk2523crUQfkfMZjPRbOo6E7UuZH0OMgJiq1b6\
            Tr0DbNKALe8NVcMWEYNHYLBpSrWoGlUecDHKDliMhJfHsfImGpDcHJDw0T1waYull96TkdSnYjxmVSky4deFbq+rslSNIAfHMLiA\
            H5lniDdZli1gliCy5A0FKdHfKgQkB4Xkoxt7cHyEMK8gyVrpdU24We8YCZ3difAvnqNHgovBhYaVANFx+nr66+PfnmR2ll7++uTq\
            WTbO1RdVpGQGYpEDaEtWm6z8iOmygdIdT0hkwXJACdcBpYVKmfBycgWcJFm3Ov718jEuHfMqcUL8wH67cADgsioNixRPio6O+kvW\
            0i45Gp/1a0bJFlZ5JlIW6ckTMX/87T393s+zrBfYeWAmSlXoUn36+O6NRsJryFZO3BdXfNqjl4/zglefFxjofbZ5U1fkPbL042tp\
            KEtwZH38KUW+hOQup+YrZWW+aWvm9/imumNJgkEfB9G6BbOUkAErSFnKHeEU4dj/jDh1nNhGx8s1TKga1R7vFLV2Uoab9GKBSMHK\
            hD8r86GWTcN3LyTCzduvUQ5ilOP9V3PDaZAA/s/ljqoPUi6l75YzeqsWyFwlJbSQsUe0RzczbMmw0uhe744Z5UfC/bYqEZJGwMie\
            Ap+C7Ezo7vxCWZitf4qQc2fYoMeHnAtxyl91LncGQRXucyWGYtHVVC22CL5WTVHEkJ29AjVM3lJ6ZsxSjG59FfNCwkCL6gapPb13\
            goxYZpQb59U9NL7fZ1E+dP4/yGZO5IAVj75AwWB7kOAAhu7mUhcbygo5fQL6Wc/JC/Ugrw6G7kdP5LYdmH77LbZulNTdKqzUOPB1\
            Zqd8CPkoWhnAZEMJDddVcdoLgV+2qglXBCer69Lbl2lSPn7kYRcQlMn9gcjbb2RdGzEvNeofn8vm6Du2oxgBLA4lY2w0vreq7FIo\
            iRTjCkgufoRPXFPSp16CALcc1Ho5MTfX1GVde1HJCcrEXn/kRO6ClVKolzoYr98zQaMRu/Ycn1nco0RHe+VzVI6Urz09vJV9d+yj\
            gEdQsyeTPvaTjDVwvu+XD0vzwA+xRj3xsZeGRTnl/uPrar3OS1UrYKBTbQCtrlOEjsUtReoKtZPjlMonUCDm0s7ZuXNzW63P6IMQ\
            UKH5izINMBDnEHSHqPHoW9F7uq1nXkiXRCOo9TlspcpKEqIYaa7r08AJcoKyW4WA4exBR0t1VyGhWAWYeinW2lRk5JTZDMDjV7xs\
            k955vAG8qNsL2ZIaj0JA+rOHBxypK5L34o4aRCDfjkRLwUDZylEEYeLzYQ2HmJDLMJG9RtGxS7SUX9LJyLfReiueg3EmxuLFZDIR\
            T90NUzHJYp6KexV3Z41QA693yKhNZXc469bLTcvVX7zuNwcYcrejO43FCNJmI7pkiJwzGp3gX0xJqNZLlDef8pd6q6gs6AWAyI5q\
            4Dnd3mKYulXGj125+Kg+IyKMyxdSzLtpYe6dKc2uKagYojV28w/M3N6YQTmIs1mr/o1e3aaJP27QUNyLa13upvh/VU5D0z8S6PSJ\
            1aibrPZif6Cf8OycgDb0pBi1iCPPWVSoIab42/n7X3LxHvOIQydNjdcKDNYKDivpaPg90C0ITG0aiUqG1NCSLjgoe87VlTmXCypX\
            fGIW1yB4PXX05OPkx7cXSECckugngEAkeXVQuRwGyI0pMkQYPnHBi1NxGj6fPQtS9HL8JLmdfeQlQlELtN/Puhn21BMx68ZsVRtW\
            +vmG/nN7YCe3EvBYKAwQaajIzjh9sYb3ekrhbTYVve7pg8YJZkg+vD+HaUYRi6WSJTLmdMBXiLMNOLbVfzhwpmL+ZzTOkPLbeycL\
            GJcXrm/az0cDSqDLCTGwNbXa95iKaX5t7POL3VolkEeu13XlevPxZ/R3CZAYs9vHHw7MDyrY/546QBqeRKvFjmUZ8CxQntGmJY1+\
            zu07AqVAwwKxKjSx2NCrymIRTalqofQHDRF3jiCsYdtUN42sp+LsGk37OX/kVBQwi73O0xeTfyFrRffus+D+MCSmigI+iwxPGdmh\
            i4ptixRIOOhygyPIuxeJSc/ypGfg8PQ617ddEndL3esDbPdy8gpWo0wPg/ltsn/asexZkeu8WAT1dMjtT+I7ZGccGS6T81+9/GOW\
            xfqFssF6cIw7zA8EyNk6qavrKZJAJ1IsVKzMq8mL0Jy4rqtMk00jPYJVCWc5U/eMvmpdiqH5t/eDS4DwoXZHdneKsS6zvpp8NxK/\
            bFbXqu184oON25Pko0IieH6GStEmMBNMO8l/hzr3UiAD+yzS3eQMRQJ/aIFPTDU0wer6zr2/oKO4cNgLyyMnzlOunsGG+5Dk4wAe\
            JFnutqikdlMAsnS7O0cPxc9hCU2nlzRWz77pH/C+uUrQaBUuuONGMwyr8XxCWcpfQ+PA8B0CK36mPujz4qEsLlXvm8K34+6Vkptr\
            N0kbsTH8GtZumvAeQtWpm7l8PfItbTxj8WXdfBsCKdYsHn7D4C0EjLVRP1dFqy3qvAdxCIBjwm5q7rfpPTVEYVSV/frAV5hyOtNG\
            I1/UsyMRZUeLoPFy7Y86/QgW2dDyD0dWNAeQNBT1kTxZsCQ/SORFjSJCDcigsferg65uCJuHdcP24O05DWamOjmNauYoDNZuMJ0O\
            5tWQoBGZLbbC2EQCR4MF7w72Ap03y9RDeuTfKSLaYLjh/ujQwa7tqqvm1kPYsHrUQDU08Mrrbp3nBVmDU7nzEF7ounYDSOeP6P1u\
            nFvqtIYPd+ScQeyNBgNeBL1j7QfPEf34RyNUwkHdLy4xoejksIe6pxGHKwBX67VskdGYdYiG8RjmwOiGeO1a55ot2HCHDZlqaH8W\
            HmK6vw4YenWG2SQly2t1UzWGf+cDAbqnLDdoHI1rcRk80oZU9Ay+H0x1/fuG/37en3v53SQbbs785lfucuYc5p79QYpygdVPu0zp\
            XHScstzh6HEgMvggJKMjh+7JhgzruuP1P4Z1B6MHA0GEebNHlHtXYRMMcg01GXFVOfgkgq50hF/M++ApKn6hnM38M05gFqTCRojk\
            2JCXBxxGMdUVlLkcaHd1ZK34jcT9TUlFJooN6va8XXhIccildwx6oKA/2KRff/egMnt5lV31kTccO6KXrf/fmGKAQ4aN2qSDDmgf\
            /oIR/sTGkhb9o/es67XcAgXY8GyoyW/cbJXqNdnIcCLtGeX9e2k4cHoiy/ItGgv7kzdDmlCCc3CDkdNDHiFZgvS/l88ZXjQdAAA=
            """)

    static let dialogJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "7f1aaba5a1420ac2",
        text: #"""
            // <cast-dialog>: the question for permission, the list of devices, the way there, what plays, what to do without
            // devices.
            import { deepFocus, el, picture, setAttribute, setText } from './base.js';
            import { castClient } from './client.js';
            import { icon, setIcon } from './icons.js';
            import { present } from './open.js';
            import { CastSheet } from './sheet.js';
            import { sheet } from './theme.js';

            const style = sheet(`
            .sheet-body { padding-inline: 12u; min-block-size: min(248u, 40vh); display: flex; flex-direction: column; }
            .screen { flex: 1; display: flex; flex-direction: column; }
            .notice { display: flex; align-items: center; gap: 4u; margin: 0 12u 8u; padding-block: 2u; padding-inline: 16u 4u;
              border-radius: 14u; color: var(--_heading); background: var(--_raised); flex: none; }
            .notice:empty { display: none; }
            .notice > p { flex: 1; padding-block: 10u; overflow-wrap: anywhere; }
            .notice > .icon { color: var(--_error); inline-size: 20u; block-size: 20u; margin-inline-end: 8u; }
            .row { display: flex; align-items: center; gap: 16u; inline-size: 100%; min-block-size: 64u; padding: 8u 12u;
              border-radius: 18u; position: relative; transition: background-color .15s; content-visibility: auto;
              contain-intrinsic-size: auto 64u; }
            .row:hover { background: var(--_hover); }
            .row:active { background: var(--_press); }
            .row:focus-visible { outline-offset: -3u; }
            .row:disabled { opacity: .5; }
            .row > .texts { flex: 1; min-inline-size: 0; display: grid; gap: 1u; }
            .disc { position: relative; display: grid; place-items: center; flex: none; inline-size: 40u; block-size: 40u;
              border-radius: 50%; background: var(--_raised); color: var(--_icon); }
            .row[aria-current="true"] .disc { background: var(--_tonal); color: var(--_on-tonal); }
            .row[aria-busy="true"]::after { display: none; }
            .row[aria-busy="true"] > .disc::after { content: ""; position: absolute; inset: -3u; border-radius: 50%;
              border: 2.5u solid transparent; border-block-start-color: var(--_progress);
              border-inline-end-color: var(--_progress); animation: turn .9s linear infinite; }
            .row > .mark { color: var(--_button-text); }
            .plays { color: var(--_button-text); }
            .centre { flex: 1; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 20u;
              text-align: center; padding: 12u 24u 28u; }
            .beacon { position: relative; display: grid; place-items: center; inline-size: 88u; block-size: 88u;
              border-radius: 50%; background: var(--_tonal); color: var(--_on-tonal); margin: 20u; }
            .beacon .icon { inline-size: 40u; block-size: 40u; }
            .beacon.searching::before, .beacon.searching::after { content: ""; position: absolute; inset: 0; border-radius: 50%;
              border: 2u solid var(--_accent); animation: spread 2.4s ease-out infinite; }
            .beacon.searching::after { animation-delay: 1.2s; }
            .beacon.turning::after { content: ""; position: absolute; inset: -8u; border-radius: 50%;
              border: 3u solid var(--_raised); border-block-start-color: var(--_progress); animation: turn 1s linear infinite; }
            @keyframes spread { from { opacity: .6; transform: none; } to { opacity: 0; transform: scale(1.7); } }
            .card { display: flex; align-items: center; gap: 16u; margin: 4u 12u 12u; padding: 12u; border-radius: 20u;
              background: var(--_raised); min-block-size: 104u; }
            .card .art { flex: none; inline-size: 80u; block-size: 80u; border-radius: 12u; background: var(--_background); }
            .card .art .icon { inline-size: 32u; block-size: 32u; }
            .card .texts { flex: 1; min-inline-size: 0; display: grid; gap: 3u; }
            .card .title { font-weight: 500; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical;
              overflow: hidden; overflow-wrap: anywhere; }
            .steps { counter-reset: step; margin: 8u 12u; display: grid; gap: 4u; }
            .steps > li { counter-increment: step; display: flex; gap: 16u; align-items: start; padding: 8u 0;
              color: var(--_body); }
            .steps > li::before { content: counter(step); flex: none; display: grid; place-items: center; inline-size: 28u;
              block-size: 28u; border-radius: 50%; background: var(--_tonal); color: var(--_on-tonal); font-weight: 500;
              font-size: calc(var(--_far) * .8125em); }
            .steps > li > span { padding-block-start: 3u; }
            .reason { margin: 0 12u 4u; color: var(--_heading); }
            .lead { max-inline-size: 36em; }
            .bar { block-size: 3u; margin: 0 24u 8u; border-radius: 3u; overflow: hidden; background: var(--_unseekable);
              flex: none; position: relative; }
            .bar::after { content: ""; position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 40%;
              border-radius: 3u; background: var(--_progress); animation: sweep 1.8s ease-in-out infinite; }
            @keyframes sweep { from { transform: translateX(-110%); } to { transform: translateX(270%); } }
            @media (prefers-reduced-motion: reduce) { .beacon.searching::before, .beacon.searching::after { animation: none;
              opacity: .4; transform: scale(1.2); } .beacon.searching::after { display: none; } }
            @media (forced-colors: active) { .row, .card, .notice, .disc { border: 1px solid CanvasText; }
              .row[aria-current="true"] { border-color: Highlight; } }
            `);

            export class CastDialog extends CastSheet {
              static sheets = [style];
              static topics = ['dialog', 'devices', 'media', 'volume'];
              static eventName = 'dialog';

              #screen = null;
              #update = () => {};
              #noticeID = null;

              get styleNode() {
                return {
                  connected: 'connectionController', connecting: 'connectionController',
                    troubleshooting: 'noDevicesAvailableController',
                }[this.#screen] ?? 'deviceChooser';
              }

              buildSheet() {
                this.#screen = null;
                this.#noticeID = null;
                this.notice = el('div.notice', { role: 'status', part: 'notice-line' });
                this.panel.insertBefore(this.notice, this.body);
              }

              render() {
                const dialog = castClient.state('dialog') ?? { screen: 'searching', steps: [] };
                this.setTitle(this.#titleOf(dialog));
                if (dialog.screen !== this.#screen) this.#show(dialog);
                this.#update(dialog);
                this.#drawNotice(dialog);
              }

              #titleOf({ screen, device }) {
                if (screen === 'permission') return this.t('permissionTitle');
                if (screen === 'connecting') return this.t('dialogConnectingTo', device ?? '');
                if (screen === 'connected') return device ?? this.t('castConnected');
                return this.t(screen === 'troubleshooting' ? 'troubleTitle' : 'dialogTitle');
              }

              #show(dialog) {
                const isChange = this.#screen !== null;
                const hadFocus = this.body.contains(deepFocus()) || this.foot.contains(deepFocus());
                this.#screen = dialog.screen;
                this.restyle();
                const screens = {
                  permission: () => this.#permission(), searching: () => this.#searching(), chooser: () => this.#chooser(),
                  connecting: () => this.#connecting(), connected: () => this.#connected(), troubleshooting: () => this.#trouble(),
                };
                const { body, foot = [], update = () => {} } = (screens[dialog.screen] ?? screens.searching)();
                this.body.replaceChildren(el('div.screen', { 'data-screen': dialog.screen }, ...body));
                this.body.scrollTop = 0;
                this.foot.replaceChildren(...foot);
                this.#update = update;
                if (!isChange || !this.isOpen) return;
                // Where the focus was is gone: the new title has it, and is read. Else it is told.
                if (hadFocus) this.heading.focus({ focusVisible: false });
                else this.speak(this.heading.textContent);
              }

              #drawNotice({ notice = null, noticeID = 0 }) {
                const key = notice === null ? null : `${noticeID} ${notice}`;
                if (key === this.#noticeID) return;
                this.#noticeID = key;
                if (notice === null) return this.notice.replaceChildren();
                const close = this.iconButton('close', this.t('dialogClose'), { onclick: () => this.act('notice',
                  'dismissNotice') });
                this.notice.replaceChildren(icon('warning'), el('p.small', {}, notice), close);
              }

              #button(kind, key, command, args) {
                const button = el(`button.button.${kind}`, {
                  part: `button ${command ?? 'cancel'}`, 'data-command': command,
                  onclick: () => (command ? this.act(command, command, args) : this.close()),
                }, this.t(key));
                return button;
              }

              #permission() {
                return {
                  body: [el('div.centre', {}, el('div.beacon', {}, icon('wifi')), el('p.lead', {}, this.t('permissionText')))],
                  foot: [this.#button('text', 'cancel'), this.#button('filled', 'permissionContinue', 'acceptPermission')],
                };
              }

              #searching() {
                return {
                  body: [el('div.centre', {}, el('div.beacon.searching', {}, icon('cast')), el('p.small', {},
                    this.t('dialogSearching')))],
                };
              }

              #connecting() {
                const beacon = el('div.beacon.turning');
                return {
                  body: [el('div.centre', {}, beacon)], foot: [this.#button('text', 'cancel', 'disconnect',
                    { stopCasting: false })],
                  update: (dialog) => {
                    const device = castClient.state('devices')?.devices.find(({ id }) => id === dialog.deviceID);
                    setIcon(beacon, device?.icon ?? 'screen');
                  },
                };
              }

              #trouble() {
                const reason = el('p.reason', { part: 'reason' });
                const steps = el('ol.steps', { part: 'steps' });
                return {
                  body: [reason, steps], foot: [this.#button('tonal', 'tryAgain', 'searchAgain')],
                  update: (dialog) => {
                    setText(reason, dialog.reason ? this.t(dialog.reason) : '');
                    const shown = dialog.steps.map((key) => this.t(key));
                    if (shown.join('\n') === [...steps.children].map((step) => step.textContent).join('\n')) return;
                    steps.replaceChildren(...shown.map((step) => el('li', {}, el('span', {}, step))));
                  },
                };
              }

              /** A row a device. Those that stay keep their element, and with it the focus. */
              #chooser() {
                const list = el('ul', { part: 'devices', role: 'list' });
                const rows = new Map();
                const update = () => {
                  const devices = castClient.state('devices')?.devices ?? [];
                  const ids = new Set(devices.map(({ id }) => id));
                  let at = list.firstElementChild;
                  for (const [id, row] of rows) {
                    if (ids.has(id)) continue;
                    if (at === row.item) at = at.nextElementSibling;
                    row.item.remove();
                    rows.delete(id);
                  }
                  for (const device of devices) {
                    if (!rows.has(device.id)) rows.set(device.id, this.#row(device.id));
                    const row = rows.get(device.id);
                    if (row.item === at) at = at.nextElementSibling;
                    else list.insertBefore(row.item, at);
                    row.update(device);
                  }
                  this.keepFocus();
                };
                return { body: [list], update };
              }

              #row(id) {
                const disc = el('span.disc');
                const name = el('span.title.line', { dir: 'auto' });
                const more = el('span.caption.line', { dir: 'auto' });
                const mark = el('span.mark', {}, icon('check'));
                const choose = () => this.act(`device ${id}`, 'choose', { device: id });
                const button = el('button.row', { part: 'device', 'data-device': id, onclick: choose },
                  disc, el('span.texts', {}, name, more), mark);
                return {
                  item: el('li', {}, button),
                  update: (device) => {
                    setIcon(disc, device.icon);
                    setText(name, device.name);
                    setText(more, device.playing ?? device.model);
                    more.classList.toggle('plays', Boolean(device.playing));
                    setAttribute(mark, 'hidden', !device.connected);
                    setAttribute(button, 'aria-current', device.connected ? 'true' : null);
                    setAttribute(button, 'aria-busy', this.isBusy(`device ${id}`) ? 'true' : null);
                  },
                };
              }

              #connected() {
                const art = picture('art', 'film');
                const title = el('p.title', { part: 'title', dir: 'auto' });
                const studio = el('p.caption.line', { part: 'studio', dir: 'auto' });
                const row = (name, key, tag) => {
                  const button = el('button.row', { 'aria-haspopup': 'dialog', 'data-lead': tag, onclick: () => this.#lead(tag) },
                    el('span.disc', {}, icon(name)), el('span.texts', {}, el('span.title', {}, this.t(key))),
                    icon('forward', 'mirrored'));
                  return button;
                };
                const player = row('play', 'openPlayer', 'cast-expanded-controller');
                const volume = row('volume', 'volume', 'cast-volume');
                return {
                  body: [el('div.card', { part: 'media' }, art.element, el('div.texts', {}, title, studio)), player, volume],
                  foot: [
                    this.#button('text', 'dialogDisconnect', 'disconnect', { stopCasting: false }),
                    this.#button('tonal', 'dialogStopCasting', 'disconnect', { stopCasting: true }),
                  ],
                  update: (dialog) => {
                    const plays = castClient.state('media') != null;
                    setText(title, dialog.title ?? (plays ? '' : this.t('nothingPlays')));
                    setText(studio, dialog.studio ?? '');
                    art.show(dialog.image);
                    setAttribute(player, 'disabled', !plays);
                    setAttribute(volume, 'hidden', !castClient.state('volume')?.enabled);
                  },
                };
              }

              /** The player takes the dialog's place; a panel stands above it. */
              #lead(tag) {
                if (tag === 'cast-expanded-controller') this.close();
                present(tag);
              }
            }

            customElements.define('cast-dialog', CastDialog);

            """#,
        gzip: """
            H4sIAAAAAAACA6Ub+2/bxvn3/BWXpAXJQKIfcVJPmpMlTocV2NoCCbYBnrGcyZN0NUVqJGXFc/W/73vcHe8oyrGzAq3Fu++++94v\
            sgcH4o+ZbNpxrmVRzd9MRLtQ4j9r1bS6KsWsqsVK1UvdNPA4os1CN62oZiJXNzpTDS9u5C3+rdVIbBayFatC3jbmd1uJvBIb3S6q\
            dfvk4MCeTJ/o5aqqW3EHK2r15ypbwxFVjMRKZ+0acTWqfde2tb5at/z0SX1pxVbM6mopovTgSjYq/a2Jph0q5Oa80Kr04TJa6EHq\
            DFkCpD/BDw8Y15se7KpWTYiyWqmyB3QOV39cKOWDNfjcg2t6MCC4pWHjCd7diqa9LZQ4Y8j485OUfoyvqvwWiZF5rsv5WJeFLtVE\
            HB2vp2Kpy/FVUWXX40b/FxbhOT4+OV2PxMnhzSKZilw3qJWJmBXqy5T+C1qvVYaanoisKtbLciq2cFlWK1XCRQgD6B9ztqxa0C2q\
            NDwiCz0vx7pVywbgQZSqnoq5XE3ECRIv67kGRIfIiziFFcsjsTQRx96SY/v1Gg8/EeKqqnNVj2uZ6zWgP0KUQFNVT8SNrOPx+N8L\
            JfEsiOFKZtfzulqXuduspW5UnkwNv2VVKo+XiVqu2lufox6AeCNWvrB6pB8dAjXVjapnRbUZb2rkWZa3G/SWEEuKlocmHJCu6rqq\
            gThm22j3GJH66qYFFqMR0FghiyhLuKOuNo/RCYi2d+HR4eH3u0b2+qTTC95FpjigENJo1Wg2l1oVstU3wH1by9KudooZkwBEevSq\
            QT0CXWU7vtGNvtKFboF8uW4rvAb3JDEMMQIQZYYs3GfamPXJAuUPAhhQPm0lDlJmSNkwKAaBpgOdYcBiugo8AdGNBFbNZhBUJmL8\
            siMAJC8BKkewlcyIi/SVUw3ovoXI1vhmtOw0yVwden44r3VudcW3wFaGsWFAyr1T8DtTfbX7ph/cetK3NFzYVfErNI/7fCs0arR0\
            J8kLWWs5ztZ1DcScPWvrtXp2KSxHA0jbqpTFDs6qHNsNH+/Vurm1SCcTOWvJEnadefAAagbp6A4ae5yIZ898m5ZXDQTBlqTXaX9A\
            SE504LPpq7WAYzpnR1hJFIA7ZYTeyrodh5yu6mrOttgponP6vcAQdvRSMr2QX0uR/qEReErWQPVMl7pVvklCOLneCUeQiluUNJgr\
            C5pS/dfB0NBq9Q1JZTBK/baGAmV2O3baCMLXMZsoXj6m492+C1aYaI5P4F8TIa+U5Oj7rR4UeM3pac9rcOHhXvNVA7cJk8J+R73N\
            IF/34O5Q2oD+swUKZXKloOKDSmtg67H2f/hV67e2b7iTGUoytNIGQq7MwVFOGqGg1htDjA1NdT+hDs04V6S7o/S48c+gC3wTa+PT\
            r7r2yx5zLgw+wrd33PVo0Fv/dK1uZ7VcqsaK644rSz/VvDa5FtS7dDEPK3MP6DCAaTJZqPgo/QHdlxxY1vmjawhrpydUGnCl6rvg\
            jhyN696XSfpFyNGhyfREYSqpxt6bz0773sALvYKFKNuloVtKejcOet7L495dtODOfXPKfxlg0S2VHzOw3vFG6fmiRXP0j8Ly1bXG\
            /gE0Zh/omqyQSwyYUx9mXNWa/AAqIyhNZYEasRXsRCx0nqvy/pq2adWKk8IaTWKM7RMgxOXOKEy9OMiiUSnjeQN27yHTJTQoS6KQ\
            EfZssjO/wDrJ28Jy9ZCryCBxQY+V9O62gdGPEYaYGKF6rcOjs8WxSQ5+Pb8nxnxTttgxDbiM1vgu0HAWm1MzWSfihUhPj45fqWVf\
            EPAfqFJKrwf1ApmzSwhCDTlD2Nbd15XBqYJD11J+CX3g5Wu15LAtqYT33SloHTGbD0jtpdd+dcY7IMY1RHd1jWU61VW+RodqAqbo\
            sdnDdoWH9tnyyhI83Km+vx8oG14OR6fh1NFslFpB8js1KRRiTD+L+imEoF0G8RIC/QTm1T/j8dHR4feJyyDDQMc/GBjAv1S5liKG\
            9DRTdQPRIF9nKh8vKytUfE4A1bfVJB63pC8MVy71nQymtWMi7R6c/QbBYwMwIfVky6ANbhmJeiicgVCMy/CH+/pR18iY2uBo9cUU\
            B+eyvJENzrRQC0Lsb4bsaVss/AV8uUB/Zso+g8U+UV9ovgQhvWloFvWBZnoC0ENX0HjjqTu4CwwOyOMJUyPOxAXNnC6n3VZbrXRG\
            WxFPB6ORiMzsDn+SNPDHDVbqKvLPqhug/mewKDhuTwOJQjw3w6UzUa4LSizP16scDAZW4kScvRF3W1pl6f30wUHC4lyZ0djPVa4A\
            GvkQYD1UHfEDDQVK6CEU+EVkfoNlnIN31lVRqBootsuYBfbAGGTQRICPQUhoFlVlDpTVBxbCuxupC4wXOwe3F+1CN6lh9lK8fWsl\
            dw54GoBDHrfI09VaFzmpxTHkn/UEZTd2JOO2zCTpTKgiBqnfmAXg+E4AfRBPItTPGtW3ongTMQQVA5HYJh4yiPOqSDFI1e178sHY\
            u2TEQJwtLS9gsmCjjg+eZbL2gahuMpsiFSq2hpGgfO4EM4w0Wm8EMin3TMTFpdh6tOEkGMsepug5lUC/zGLGlxgu9EyYFTvRfHp2\
            Fgg3sU+LamMP+5JmyxzayWu5+ZkE4e+SEBw1lqORGXiDeI1gkDKrXiAp6kbsIAtjznRPG3t7xHHkMeej6Ex6FwVTeO4gPlWRowkt\
            8ys4Vd6h7E5Z5KTVDnDqu6SB8XH23CkSb90a8ycmNmB4/LJgfTUFJqab84Us52j5ge+gvjsXYdiFzOlNg4VFC07NILGJ3YuIOEnE\
            778zyAxoHQaZDvlrYHMeBKRmjF1x4pPDUEiNjV+dwicmIjL+bj1O8LWFzVgBkFtGmIxjTQhhFmE/jJc7qLp1wtVF1QEglSPMTqj0\
            Ic2mvXfrCwGzW347EihozDeXI7GTFCDPnVnzbC4CGVN8NTtdKk9iXz2k5lpRLX6+gJALsSq2YZLPUpiM4Fo5NguTUJdiC8k85Zi3\
            gxtAIAN8qlZA5qG3ScbTvxiw4PpAsIHT/KNzyafOvMEgnxKwbn5ZYfhiP2PQgwPxD+y/6H0czabFRjbgG2Je4esSXC7VRnC/uMCt\
            dgSlU44gODdIxY9Fo2AVF9qqyFNHgnUaEzBN3Z7SLfEd3/Z3HoRDEyYRjc0lCh84aK+UvI4DBNgBn3Pd7Pm5F1zvhMtp6Mgj4SW/\
            wy6gshlBFYtw5oDxfQgw9GciPn93Z09vhf29/dwJms67FGFhQynvpGA41GHo3R1GYt7csYUgHGQFOKcNTThSeE9zVAizuBGN+jGd\
            VhM03KrMCo2dhed0UJnGka0BjLvDyQbjCAsYInuQ9PfQiJTE0UbSwAzvQ89Zpc1SFgW6zdYqBiMF0uRpkyfB8bUuoSgGaWEsWS4l\
            PkHr1oQqZGCuYD7zQ2r+fHeHKLafR12kpBLGgIFGDV7KaZksM1VECM4ubTajibveYOkJLnZYOhk6gnuUTxiEOIZsYCKbUxIwm4QJ\
            kUntZOPH9OFqFmMLlD82UvEU3YjcLnITYxaNqvRMR4lTFPbWZn+grgAnBNjk0koEQxPcyaZu1Behq2KxbwSbGExuf6ah/sVLPMzo\
            2rpcI70RjndX7a9epXPpZQKT4Lvs9f9KI/WLyE4uWK14cvEMuCv4Aw/76NB0EvIo9pNkaMg8kD/rk2WGzr1C6SH8MQKg4UH6GZGj\
            G/K8dgaKUujrsBWkDG1jtdM9J5+JcHUWJl932lT0XAQOVvSmPUzepvYrjxl4bQyBHPrdLaGDHxggTWplMAizU3eL+SQjZo5tqfqW\
            R6zo3CY9uyPbHb24aiNQihlMnRnt8yOlfdMNmRUXE+3XGDj/4lNVweMw/xQvuEPDOmXUpqHZq0Qc2KHu2vr23RzKTfzNlsyPD1WU\
            +VQmtrcaYRsBuOo9WMZ4FkWeHgz3UHX7ZS3Sny7lKqb45nJNEO5cN4Fn098qDbz9C5sbVPwFVD+MJTP55ZLx0SgVEeKPoDbwUITp\
            mHglXAMlFt8eokYdFtoLGTjPNI8ElCT7zergxQvxTuDbUWmMMhWfFhUVOBLtRN5ChlMrrLV0DehpSs1FFn7/hLWVq85S8eKAQogt\
            yANTpa+s2OTWhW9s3QDGdPQI2bdYIBENFsu9vwH7wV6/sn6y69rNA30bnfHichpg0Lm9+aMCAzNBgJQQxIBOzIVqhURmkRMIF3XT\
            /siSI2VOXVaqMTnjHRc6R/Y3l/gdGvKaeKaPdgdEpFDhxngNDWYxC4WmiTeCMcLpFEfzCZMg27QEuzP3f4SCFsJkd9BCg7UtqxvX\
            ypmtBuQCzCi81tnQLvUmfHaf0PWpf0q4kH5jZMQGLTZOpinKgKNHjW1xB9l3YLTXMz4+94/3fNXyRmKR7cMEQtU96S0YFFlcI0QU\
            is/OVIiKHTERQ9ddhz31m0UbWG1IxXu7VtGL/igQ4K83hmoy41Do8jSUjQLHKHlc6SCoUUppMjaigTB00hF+WtT3tiW+GvIOZnKF\
            48QHHcVPLLyj+BwWLAuVXUdJ2CRQxHAe7MrUz8ayvrvTVCdHDMgk0NaEPXC6p+KOTKkN8tsNOZGtpM0j4hp11bMhyhVSKN+RJ0x8\
            12lbBRD0iKQGhRhyPJw40YAmYcBm+pLdHMjWtJMDqYxgSqzZ04dHO3mSSTIw+DAAs6TXEAYG3w2AJ2AENCvLCrzfO4bgKQ3j/4r+\
            0VbzORQkEX0uA+y8ryB8yzIO8SXhve7j1xjFBArg11dw/Kk55wYw+w6yyLAA994ruPlfd54HcWsawFHv+iB8+K2U7Up18x6eelaY\
            7MW73VdM4zApcF18v35mPwqO4WIqdKHhWIYOzJMNW93Rk2/GdmG/NzbtOteVw7Djx67eQ7B7MXHMNWZFTW8r5wP59j7vYwlDGlhV\
            q/UqcnNR54jU1U0Q82iw/X+OADFd7PU3YQT0Yg2ZfbLHZ8OoGPaSVPgl3Q0cuSARbGRNHeFS4zesOB522t9piHsjQfQHVXPeYqdB\
            RPjR9a+0w61O047VF6Aqp9dx7iVMoAp+O2UxmXdV3Vsri8c8PqwvY76cQfCbMOz84Tl1ZZ8F9+VI4hsZS0NpM6MjQ2a/Bw+70p1m\
            jw3ig9fohW3fvnZvtA+v7T9M89ud/RpmdHEP8aP6Sf6CcKjkZMEm4qk/x/djshGn6U04AEBIjhklvtuwQxqehGEn/ytF4CQZCPGs\
            llHX61A88N+R4D+oZO9dRKqXcq72xUur38h+AozBm8jbd4ItIQj2u5Kx5vo2VSWhvb9r+QRdh3GpVl5D5Y5tiAknDX+hMoWmht75\
            YR+D74vlFZS4kIVto9JFk+4tFjyad0V7fTGYkTGR5v+mIGRMJhAK9V5bLU2hiaX0DMIuT2zGLvB1r7Xh4P8AZEZkCL0yAAA=
            """)

    static let expandedControllerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "f348f7a4abed383f",
        text: #"""
            // <cast-expanded-controller>: all of what plays, and every command that the device takes for it.
            import './cast-button.js';
            import { clockText, el, picture, pictureURL, setAttribute, setText } from './base.js';
            import { castClient } from './client.js';
            import { expandedSheet } from './expanded-style.js';
            import { icon, setIcon } from './icons.js';
            import { menuSheet, withMenu } from './menu.js';
            import { present } from './open.js';
            import { Scrubber } from './scrubber.js';
            import { CastSheet } from './sheet.js';
            import { sliderSheet } from './slider.js';
            import { drawPlayback, drawSlots, makeSlots, tapPlayback } from './slots.js';
            import { Ticker } from './ticker.js';

            const repeatIcons = { all: 'repeat', single: 'repeatOne', allAndShuffle: 'shuffle' };
            const repeatTexts = { off: 'tracksOff', all: 'repeatAll', single: 'repeatOne', allAndShuffle: 'repeatShuffle' };

            export class CastExpandedController extends CastSheet {
              static sheets = [sliderSheet, menuSheet, expandedSheet];
              static topics = ['media', 'dialog', 'queue', 'volume', 'button'];
              static node = 'expandedController';
              static eventName = 'expanded';
              static isFull = true;

              #hadMedia = false;
              #item = null;
              #ticker = new Ticker(() => this.#drawTime());

              buildSheet() {
                setIcon(this.closeButton, 'down');
                this.head.append(el('cast-button', { part: 'cast-button' }));
                this.glow = el('div.glow', { 'aria-hidden': 'true', part: 'backdrop' });
                this.panel.prepend(this.glow);
                this.cover = picture('cover', 'film');
                // A picture says its own shape; the room for it stays.
                this.cover.element.addEventListener('load', ({ target: { naturalWidth: width, naturalHeight: height } }) => {
                  const ratio = Math.min(2, Math.max(0.6, width / height)).toFixed(4);
                  if (height) this.cover.element.style.setProperty('--_ratio', ratio);
                }, true);
                this.body.append(el('div.stage', {}, el('div.art', {}, this.cover.element), el('div.panel', {}, this.#meta(),
                  this.#scrub(), this.#transport(), this.#tools(), this.#upNext())));
              }

              closed() { this.#ticker.run(false); }
              opened() { this.#hadMedia = castClient.state('media') != null; }
              firstFocus() { return this.playback.disabled ? null : this.playback; }

              #meta() {
                this.adMark = el('span.ad-mark', {}, this.t('advertisement'));
                this.adTitle = el('span.small', { dir: 'auto' });
                this.skip = el('button.button', { part: 'skip-ad', onclick: () => this.act('advertisement', 'skipAd') });
                this.adLine = el('div.adline', { part: 'ad' }, this.adMark, this.adTitle, this.skip);
                this.titleLine = el('h3.title', { part: 'media-title', dir: 'auto' });
                this.subtitle = el('p.small', { part: 'subtitle', dir: 'auto' });
                return el('div.meta', { part: 'meta' }, this.adLine, this.titleLine, this.subtitle);
              }

              #scrub() {
                this.scrubber = new Scrubber(this);
                return this.scrubber.element;
              }

              #transport() {
                this.slots = makeSlots(this, 'expanded', 4);
                this.playback = el('button.playback', { part: 'playback', onclick: () => tapPlayback(this, this.playback) });
                const [first, second, third, fourth] = this.slots;
                return el('div.transport', { part: 'transport', role: 'group', 'aria-label': this.t('openPlayer') },
                  first, second, this.playback, third, fourth);
              }

              #tool(name, key, attributes) {
                const button = el('button.icon-button.tool', {
                  'aria-label': this.t(key), part: `tool tool-${name}`, ...attributes,
                });
                setIcon(button, name);
                return button;
              }

              #tools() {
                this.speed = this.#tool('speed', 'speed');
                this.speedValue = el('span.value.time');
                this.speed.append(this.speedValue);
                const times = (rate) => `${new Intl.NumberFormat(this.texts.language, { numberingSystem: 'latn' }).format(rate)}×`;
                this.times = times;
                this.speedPlace = withMenu(this.speed, {
                  label: this.t('speed'),
                  choices: () => (castClient.state('media')?.rates ?? []).map((value) => ({ value, text: times(value) })),
                  chosen: () => this.wish('rate') ?? castClient.state('media')?.rate,
                  choose: (rate) => this.act('rate', 'setRate', { rate }, rate),
                });
                this.repeat = this.#tool('repeat', 'repeatMode');
                this.repeatPlace = withMenu(this.repeat, {
                  label: this.t('repeatMode'),
                  choices: () => (castClient.state('media')?.repeats ?? [])
                    .map((value) => ({ value, text: this.t(repeatTexts[value] ?? value) })),
                  chosen: () => this.wish('repeatMode') ?? castClient.state('media')?.repeat,
                  choose: (mode) => this.act('repeatMode', 'setRepeatMode', { mode }, mode),
                });
                const opens = (tag) => ({ 'aria-haspopup': 'dialog', onclick: () => present(tag) });
                this.tracks = this.#tool('captions', 'captions', opens('cast-track-selection'));
                this.queue = this.#tool('queue', 'queue', opens('cast-queue'));
                this.volume = this.#tool('sliders', 'volume', opens('cast-volume'));
                return el('div.tools', { part: 'tools' }, this.speedPlace, this.repeatPlace, this.tracks, this.queue, this.volume);
              }

              #upNext() {
                this.next = el('span.line', { dir: 'auto' });
                this.upNext = el('button.upnext', { part: 'up-next', 'aria-haspopup': 'dialog',
                  onclick: () => present('cast-queue') },
                  icon('queue'), this.next, icon('forward', 'mirrored'));
                return this.upNext;
              }

              render() {
                const media = castClient.state('media') ?? null;
                const session = castClient.state('button')?.state;
                if (!media && this.#hadMedia && session !== 'connected' && session !== 'connecting') this.close();
                this.#hadMedia ||= media !== null;
                const device = castClient.state('dialog')?.device;
                this.setTitle(device ? this.t('castingTo', device) : this.t('openPlayer'));
                if (media) this.#drawMedia(media);
                else this.#drawNothing();
                this.#drawTime();
                const runs = media && (media.position.rate !== 0 || media.ad?.skipAt != null || media.live);
                this.#ticker.run(Boolean(runs) && this.isOpen);
              }

              /** It may be opened before anything is loaded. */
              #drawNothing() {
                this.#item = null;
                const waits = castClient.state('button')?.state === 'connecting';
                setText(this.titleLine, this.t(waits ? 'loading' : 'nothingPlays'));
                setText(this.subtitle, '');
                this.#drawImage(null);
                setAttribute(this.adLine, 'hidden', true);
                setIcon(this.playback, 'play');
                setAttribute(this.playback, 'aria-label', this.t(waits ? 'loading' : 'play'));
                setAttribute(this.playback, 'aria-busy', waits ? 'true' : null);
                setAttribute(this.playback, 'data-action', null);
                this.playback.disabled = true;
                drawSlots(this, this.slots, null, null);
                for (const tool of [this.speedPlace, this.repeatPlace, this.tracks, this.queue]) setAttribute(tool, 'hidden', true);
                setAttribute(this.upNext, 'data-empty', true);
                this.#drawVolume();
              }

              #drawMedia(media) {
                if (media.item !== this.#item) {
                  this.#item = media.item;
                  this.scrubber.forget();
                }
                setText(this.titleLine, media.title ?? media.subtitle ?? '');
                setText(this.subtitle, [media.title ? media.subtitle : null, media.studio].filter(Boolean).join(' · '));
                this.#drawImage(media.image);
                this.playback.disabled = false;
                drawPlayback(this, this.playback, media);
                drawSlots(this, this.slots, media.expanded, media);
                setAttribute(this.adLine, 'hidden', !media.ad);
                setText(this.adTitle, media.ad?.title ?? '');
                this.scrubber.draw(media);
                this.#drawTools(media);
                setAttribute(this.upNext, 'data-empty', !media.upNext);
                setText(this.next, media.upNext ? this.t('upNext', media.upNext) : '');
              }

              #drawTools(media) {
                const rate = this.wish('rate') ?? media.rate;
                setAttribute(this.speedPlace, 'hidden', media.rates.length < 2);
                setText(this.speedValue, rate === 1 ? '' : this.times(rate));
                setAttribute(this.speed, 'aria-label', `${this.t('speed')}, ${this.times(rate)}`);
                setAttribute(this.speed, 'aria-busy', this.isBusy('rate', media.pending) ? 'true' : null);
                const mode = this.wish('repeatMode') ?? media.repeat;
                setAttribute(this.repeatPlace, 'hidden', media.repeats.length < 2);
                setIcon(this.repeat, repeatIcons[mode] ?? 'repeat');
                setAttribute(this.repeat, 'data-on', mode in repeatIcons);
                const name = repeatTexts[mode] && this.t(repeatTexts[mode]);
                setAttribute(this.repeat, 'aria-label', [this.t('repeatMode'), name].filter(Boolean).join(', '));
                setAttribute(this.repeat, 'aria-busy', this.isBusy('repeatMode', media.pending) ? 'true' : null);
                // One way there is enough.
                const isInSlot = media.expanded.some(({ type }) => type === 'closedCaptions');
                setAttribute(this.tracks, 'hidden', !media.hasTracks || isInSlot);
                setAttribute(this.queue, 'hidden', !((castClient.state('queue')?.count ?? 0) > 1));
                this.#drawVolume();
              }

              #drawVolume() {
                setAttribute(this.volume, 'hidden', !castClient.state('volume')?.enabled);
              }

              #drawImage(url) {
                this.cover.show(url);
                const shown = pictureURL(url);
                const old = this.glow.querySelector('img');
                if ((old?.src ?? null) === shown) return;
                this.glow.replaceChildren();
                if (!shown) return void this.cover.element.style.removeProperty('--_ratio');
                const image = el('img', { alt: '', 'data-state': 'loading', decoding: 'async' });
                image.addEventListener('load', () => setAttribute(image, 'data-state', 'there'));
                image.addEventListener('error', () => image.remove());
                image.src = shown;
                this.glow.append(image);
              }

              /** What moves with time alone. */
              #drawTime() {
                const media = castClient.state('media');
                this.scrubber.tick(media);
                if (!media?.ad) return;
                const { skipAt } = media.ad;
                const left = skipAt == null ? null : Math.max(0, Math.ceil((skipAt - castClient.now) / 1000));
                setAttribute(this.skip, 'hidden', left === null);
                if (left === null) return;
                this.skip.disabled = left > 0;
                setText(this.skip, left > 0 ? this.t('skipAdIn', clockText(left)) : this.t('skipAd'));
                setAttribute(this.skip, 'aria-busy', this.isBusy('advertisement', media.pending) ? 'true' : null);
              }
            }

            customElements.define('cast-expanded-controller', CastExpandedController);

            """#,
        gzip: """
            H4sIAAAAAAACA50a227cNvY9X8EgRSUVGtntFvtg1zHSoMEGaJKiybYPRrDhSJwZ1pKoipSdgTvfsZ+y77s/tucckhKpmbHdvtgS\
            eXh47jfNyQn7ruTaLMTnjreVqBalak2v6lr0z88Yr2umVux2ww3rar7VOQMoJm5Ev2Wlahp8M7hrNoJV4kaWghl+LTRbqZ5JUzyR\
            Tad6w5LihO5ZDsaotvhNJ+d+646VtSqvP4jPJmeizlknSzP0Ynz4588/5kwL88KYXgICQW8Iz3Zs1asGsS+5FnO0cOHLWoo2hCtp\
            YQbpuX+/ESIEHqWizbaeo5cgKqLkNTwEh3Bdz2Ab0Q6EPGe30mzewGtwAndnB7pe6Jhw1Ym53N6X/bBcij6A0m5pBvkSRDFnTuP7\
            DE7XshL9HiStzkCrnt/+BDax5OV1Tm/va2XAQhrQv3s0vPMgETrYnGH7IMvriBFDCxbqCUrUsF50gpO0NbuAM2CdZyyxqwloQrbr\
            Wowr71oBiwDzogW9DqsV7Wn7lLDdeYQVrcliVasVwJkeaNbvViuLY8T6oq4fe5Xdex9c+ATsCdkta6416eQHZ2AvR68DWzSirXSg\
            srsnjGnDQSKMdIZ0XgWaykPzikz54/l01ChwJzqaNKKSHChO4F+t1vj0+yAGZCK5UfXQ0JN11STE0apKAIZE7JGdBFAQHlrzljcR\
            aAgg9asBIssFM/0gQCyMPdvw6g1SBYsrXmuB0M+kEQ0stABM79YmcEXcOotJ04xdPIfwI3XxDI3wg2xEmmWEdTnI2goCoFCKzLtr\
            Sgcg7mjxPbGJwlC3bZKdExhtbwSvCt6B31WpqNMkCGAgH/BR3hvQc7jMdlmIYV2rWyAXD1fyhl7pZMJ7yRcbWVWiTcjaSPgOIbpL\
            1asOsQXIQI6iLjo0KyBoxB+ClOqG5OMCJ5CMC6jMlawbz9zJCXvhQZiGqA6BWjPgHsyLd+KcgnmvwA9tEEe1bXUxu6YQtWgwlPKq\
            +gE1/qPUYLmgkqRWvIJL0zsIAP1aAE93rOVwHa9/lZXZnEEQhH+5X/yHkOsNQG3oPwSBHSnVaowx56dgOgp4e8PNpmhkm36Tu2f+\
            OT0t/p5bpOzEocmywqhX8rOo0m8d44zJFUvd9iFWbJgHG/kJxC96s02TxeJfdDPwQ/8dql1OxhsKf6mqbWguqHGQ3Bo1e7fLRysA\
            JbuVfQqyCYzUHQI+a4ThaZY7VuwaxXtYdK8QtlqNMSZYUqrW0+vQvYUIAx5iDXWHfkJ+UKGP+DM2+PZDm5I3ZucAyBimoAgu8Nop\
            2SLTBmzPRpmMPXUeTChWstfmlSoHTWh6AQbQOvt2maKopObLWlTskg6ys3j/3BLtxOGshCCAGt5fO4fTIEBYWTSwFIrRpAmvQORG\
            ahJ5Enksrz5IU4sQh244BX1IebIH9+SDUTPX1Neyc0dcgbMfJhBmQX6hWihCyuszFsQuXu7RldszLyqQ4S6m8UfZiiCu8KqWlILG\
            y+Ae5hm2Uskj/vKJ7hCzwb0A+eZvdilETWpd+OXjIhmWJpBkF4jRC8RBHMHiTMPziNqOyYD3gEekOp9xkcekTAbv3SY0Hl85ufTi\
            aysKtDFJEbj33Al34IMRfqx6APlYHhHmPMiQOfs2ive+cooMy6+GsgjW5rY1FWDuugj1ZFg2xl6Re2JRC+8VAffwb6WG3mw+YsIe\
            OTmopJH1kLpwEYoFLI3WvRo6NHDKgzVfQqQ7G90TwwxSDZkLCPTxbp+0iY8ZpYGiMfqlLdQiObsWWyjSfA+hvXIs51a6saixkPcN\
            C+JBphwxBwmHCzKfxD/hAYZ/Fl/c4f27TzkrimK63/Ll5e/rkqWrRvBIbHV2J+ZMz0ysExA1L4LAjyFMkGm5h8hFceUXXg9RuLvB\
            BfAhKAL3gH16mx2PbAhPop2nkC4FGeEnkAB41OvW1MXboQGneaX6hhuLxmDlXdS8XQ+QK9FuWoKBEvv9FiqKBuyl5oZqq2JlDxLq\
            3f/+/SmKXfZe+j8nHMypRC598xVwMCmV1DmZoROYt79yo6C71d6z0qMJ77JA8jS7vGRXHzMoT7o0JaHac3eMXsBkgfEzS67fh+ox\
            uA4awChH3Eq9SRNEDn4B2B+gIMAEqM4ChUwZh5ChcQjzs328wzJHYGAl8NhK6aDta2ZmNnZh7ukNdArJ/qnDerB7RxURYvwr2qDj\
            Xh/uPGMPKsbeHrSHV7T/ERH9GX0F1D+kNSuHud4aODvX24TUaS9cuGN4BHVIR2MdWi/FGEteCgWqZ991JRyCdQfh+SzoD2dpxU0n\
            7OHIOGzfPDOOkndQObcaaQ2eiQbXVtG5hYZkWuJ2XJRRczrDOTas/iHEZtciHLavnQdHaqJ11PeGeNxidrgkoQgcZTpaGIuSKfLk\
            ez6Qh+LKAzbzkNwgkfm6PYz3LY7AgtA9VoFHqzKLJU5zQ4d4Qj6GbuGWjpuEM9IjhhGpYcrhmFG96nxH0tLcz+5AeL/lPaWrRva9\
            6jEAHyi+LBujcHrISVCpxRm9ebAxubwcRwv+kBZaS6oD9o+5kh78lBbsMWwon9qrvvxy3hXBikf49OICbF+1Ldg3MHVsC5Je4jtT\
            bMrSUHkT4j/+uHD84eE5E24Oe4gHpz3gwQKFeVIYag1Sd/xyjL+IBgj7gD2w3czY4Wotm4RC5GXBYIYod8sWTEBnGQC8VfDcrmOW\
            p5FOyCE0plRKeylbtEWntMToQemPRHMKorJg0CJcUr/zwviOdNqr5U3UyocN8Pfg1IK3Kd6ZjUqW+h3wPfnnyVdfsddgdHzLlsI1\
            yvAEBi0Yb7fEGZOa4WgE6ij21Qk6dcR26Nnz0Zdn/JZLaiIetE52MbOqsczEVJYe7JNMatFfMprg4CnQc9JaAlHHelRxhMg3WOC2\
            yZ72XjdQ1qXIyHR0nOSnUfeWuIlYNFuJJnZTwU9NT3IUZQAYlOr3M2oxPhrlctBbwDiioiEe4LmX1QBJxQ1fcJvu8vDUkWmIH5ci\
            yDhuD7s6bYfuiCnCh1O81BXn2JWoFbv66wnqYzZjC1AeV92MfRu4PfOi6cw22Z+kkd38QhkwDVLgPIo4hxmjTUFOg24/+VA2FpWR\
            X03w5+H22NSDyNY4NXbDvnt9x+Kyww5IKfZ1HH/ASpLc7zRXEYY5gjOnULdshkqqj8VK1gZSngtOWfGbkpA/2X//w+KyJ3BBxzM+\
            P2Ro4wieRZ95Do0QHGHZw3Zp7/fTjvjcY2LCUx/HD0lznGtNwX5f/rGOkdYoHwUZh3rr+wk8bMqOSLt5iFBb7oRQQaa1C0m8j8nW\
            sTD5QUhhVPZQ6rs43DBarP1YvOwzFUaESfLTOWjURbs2G/Yd++agUY8zgdxRAt74NUbHZCwZqOGl5jK7l4x56P70xd2sNYdC269N\
            SHefHofWhW+Xzb+Ht7EddtUEVJWQGrIjsd1VmfaL2D39nhMerR4jLIq7e3K3/etByU+Z0ffQwUfSKySO2lXfnmf3E+CNmRIScSbb\
            EGHEeWs/8IX9sb3Pl0hx70x7D98fafzq4ASAbj4WAXN2TwaPbzloAGEb/SgzODlh71oBVcAWP5tBtQdFnmjVsN4UgbCkft1iXBxT\
            jw+DhVaQ5PBL2bYT7rsXPdr6jT7MvPQt81HGfJbeC5bQuX2wHTnUup6Io2hcAxpgSQ8MVlz7dlmUamgNmtdpxp6zr7NHpnC/On2R\
            nZFhe9+Ijn0qfGt+WYiW0tbsFpvzhr6O6mr7sU1v1C1tRa3fBr+AXgQ/OtkDUfU4XcUvryivfvueZhaqTxPZrJOgA0oBHKrxvvSN\
            ZkZKpXsy187OvhWjhWIQeLmRdQVdbRqgexodZDdKVsc/YfaigdUDXzEjfqgWcMMAJD6nH1XgBCDxoYCkjX2/L5SxBSwVPuKEQW/b\
            choxEL57vgeTdUf6phPxXfBGjjR1k0ewChwQjGgtlOU7jY+iCpzc5/J28+ypKBqbuV/xV02ITNOwkua0IBzVirB5s63pn5s7HKpF\
            sN+M6o1prnCJFU9kLvaeO+a62d0YVHgVAtRihfHGQbk5wfRNdfp27r6jl0LWaerAFyH9rbrN2An7+vT09J6cDQdDn7XXu2sDruL1\
            fT9APGEtSvDP2emhaoOu9ABBHWW/m75GMsbfltHFWTi58F9XH2LpaLaYf699RMLYPQELKwdtVPOD9VhdVGIFpa6bmR34IR5gPvxb\
            IcD4f6ZUaUrBJwAA
            """)

    static let expandedStyleJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "19ffbd97e600a7ad",
        text: #"""
            // The look of the player: artwork and its light on the whole screen, one column where it is narrow, two where it is
            // wide.
            import { sheet } from './theme.js';

            export const expandedSheet = sheet(`
            dialog.full {
              inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none; max-block-size: none; border-radius: 0;
                box-shadow: none; margin: 0;
            }
            dialog.full:not([open]) { transform: translateY(100%); opacity: 1; }
            @starting-style { dialog.full[open] { transform: translateY(100%); opacity: 1; } }
            .glow { position: absolute; inset: 0; overflow: hidden; pointer-events: none; background: var(--_background);
              z-index: 0; }
            .glow img { position: absolute; inset: -12%; inline-size: 124%; block-size: 124%; object-fit: cover;
              filter: blur(56px) saturate(1.5); transition: opacity .6s; }
            .glow img[data-state="loading"] { opacity: 0; }
            .glow::after { content: ""; position: absolute; inset: 0; background: var(--_background); opacity: .82; }
            dialog > :not(.glow, .snack, .hush) { position: relative; z-index: 1; }
            .head { padding: max(8u, env(safe-area-inset-top)) 8u 4u; min-block-size: 64u; }
            .head > .heading { order: 0; text-align: center; font-size: calc(var(--_far) * .875em); font-weight: 500;
              color: var(--_body); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
            .head > [part~="close"] { order: -1; }
            .head > cast-button { order: 1; inline-size: 48u; block-size: 48u; flex: none; }
            .sheet-body { display: flex; flex-direction: column; padding: 0 24u max(12u, env(safe-area-inset-bottom));
              overflow: auto; container-type: size; container-name: stage; }
            .sheet-foot { display: none; }
            .stage { flex: 1 0 auto; min-block-size: 100%; display: grid; grid-template-rows: minmax(96u, 1fr) auto; gap: 8u; }
            .art { container-type: size; display: grid; place-items: center; min-block-size: 96u; padding: 0; }
            .art > .cover {
              --_fit: var(--_ratio, 1.7778); inline-size: min(100cqw, 100cqh * var(--_fit)); aspect-ratio: var(--_fit);
                border-radius: 18u;
              box-shadow: 0 12u 40u rgb(0 0 0 / .22), 0 2u 8u rgb(0 0 0 / .12);
            }
            .cover .stand-in { inline-size: 72u; block-size: 72u; opacity: .6; }
            .panel { display: flex; flex-direction: column; min-inline-size: 0; inline-size: 100%; max-inline-size: 640u;
              margin-inline: auto; }
            .meta { min-block-size: 118u; display: flex; flex-direction: column; justify-content: end; gap: 4u;
              padding-block: 8u; }
            .meta .title { font-size: calc(var(--_far) * 1.375em); line-height: 1.25; font-weight: 600; display: -webkit-box;
              -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere; }
            .meta .small { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden;
              overflow-wrap: anywhere; min-block-size: 1.4em; }
            .adline { display: flex; align-items: center; gap: 10u; min-block-size: 40u; }
            .adline > .small { flex: 1; min-inline-size: 0; min-block-size: 0; }
            .adline .button { min-block-size: 40u; padding: 6u 16u; background: var(--_tonal); color: var(--_on-tonal); }
            .scrub { direction: ltr; min-block-size: 76u; }
            .scrub[data-empty] { visibility: hidden; }
            .times { display: flex; justify-content: space-between; align-items: center; min-block-size: 28u;
              margin-block-start: -6u; color: var(--_body); font-size: calc(var(--_far) * .8125em); }
            .times .live-mark { min-block-size: 32u; padding-inline: 8u; margin-inline-end: -8u; border-radius: 16u; }
            button.live-mark:hover { background: var(--_hover); }
            .live-mark.behind { color: var(--_caption); }
            .transport { direction: ltr; display: flex; align-items: center; justify-content: space-between; inline-size: 100%;
              max-inline-size: 420u; margin-inline: auto; padding-block: 4u 8u; min-block-size: 100u; }
            .transport .icon-button { flex: 0 1 56u; min-inline-size: 32u; inline-size: auto; block-size: 56u;
              color: var(--_heading); }
            .transport .icon-button .icon { inline-size: 30u; block-size: 30u; }
            .transport [data-empty] { visibility: hidden; }
            .transport .icon-button[data-on] { color: var(--_button-text); }
            .transport .playback { inline-size: 80u; block-size: 80u; margin-inline: 2u; border-radius: 50%;
              background: var(--_accent); color: var(--_on-accent); position: relative; display: grid; place-items: center;
              flex: none; transition: filter .15s, transform .15s; }
            .transport .playback:hover { filter: brightness(1.07); }
            .transport .playback:active { transform: scale(.95); }
            .transport .playback .icon { inline-size: 38u; block-size: 38u; }
            .transport .playback:disabled { background: var(--_raised); color: var(--_caption); }
            .transport .playback[aria-busy="true"]::after { inset: -7u; border-width: 3u; }
            .tools { display: flex; align-items: center; justify-content: space-evenly; gap: 4u; min-block-size: 52u;
              max-inline-size: 480u; inline-size: 100%; margin-inline: auto; }
            .tool { min-inline-size: 48u; inline-size: auto; border-radius: 24u; padding-inline: 12u; display: flex; gap: 6u;
              align-items: center; justify-content: center; }
            .tool > .value { font-size: calc(var(--_far) * .8125em); font-weight: 600; font-variant-numeric: tabular-nums; }
            .tool > .mode { display: grid; }
            .tool[aria-busy="true"]::after { inset: auto 30% 4u; block-size: 2.5u; border: 0; border-radius: 2u;
              background: var(--_progress); animation: breathe 1s infinite; }
            .upnext { display: flex; align-items: center; gap: 12u; inline-size: 100%; min-block-size: 52u; padding: 6u 16u;
              margin-block-start: 4u; border-radius: 16u; background: var(--_hover); color: var(--_heading);
              font-size: calc(var(--_far) * .875em); }
            .upnext > .line { flex: 1; }
            .upnext[data-empty] { visibility: hidden; }
            .upnext > .icon { inline-size: 20u; block-size: 20u; opacity: .8; }
            @media (max-width: 379px) {
              .sheet-body { padding-inline: 16u; }
              .transport .icon-button { flex-basis: 48u; block-size: 48u; } .transport .playback { inline-size: 72u;
                block-size: 72u; margin-inline: 4u; }
              .tool { padding-inline: 8u; }
            }
            @media (max-height: 640px) and (orientation: portrait) { .meta { min-block-size: 64u; } .transport {
              min-block-size: 88u; padding-block: 0 4u; } .scrub { min-block-size: 68u; } }
            @media (min-width: 600px) and (orientation: landscape) {
              .head { padding-inline: 16u; }
              .sheet-body { padding-inline: clamp(24px, 5vw, 96px); padding-block-end: max(24u, 3vh); }
              .stage { grid-template: minmax(0, 1fr) / minmax(0, 1.15fr) minmax(0, 1fr); gap: clamp(24px, 4.5vw, 88px);
                align-items: center; }
              .art { block-size: 100%; min-block-size: 0; }
              .art > .cover { border-radius: 22u; }
              .panel { max-inline-size: 620u; margin: 0; }
              .meta .title { font-size: calc(var(--_far) * clamp(1.375em, 2.1vw, 2em)); -webkit-line-clamp: 3; }
            }
            @media (min-width: 600px) and (orientation: landscape) and (max-height: 520px) {
              .head { min-block-size: 52u; padding-block: 2u; }
              .sheet-body { padding-block-end: 8u; }
              .meta { min-block-size: 0; } .meta .title { -webkit-line-clamp: 1; font-size: 1.125em; }
              .scrub { min-block-size: 66u; } .transport { min-block-size: 76u; padding-block: 0; }
              .transport .playback { inline-size: 64u; block-size: 64u; } .upnext { min-block-size: 40u; }
            }
            @media (forced-colors: active) { .transport .playback { border: 2px solid Highlight; } .upnext {
              border: 1px solid ButtonBorder; } .glow { display: none; } }
            @media (prefers-reduced-motion: reduce) { dialog.full:not([open]) { transform: none; } @starting-style {
              dialog.full[open] { transform: none; } } }
            `);

            """#,
        gzip: """
            H4sIAAAAAAACA5VZ247juBF991cQDQzWDiy1pfZtbMwg2Ke8Jy/BIMjSEm1zWhIVkvJlB73fnipSd1HdbgwwbVMU63bqVLH8/Ez+\
            dWYkEeKViCPR8DlP6J3JHaFSX4V8JTSLCdeKJPx01kRkZtP1LBJGVCQZy+awyEgkkiLN4AGTDPYTrkhGpRTXOYFz2uuT52dy5THz\
            JzzNhdTkF1FnxjR5I0cpUvKb/wwiUub/VL/tJxN2M5sikSlN4Avow+J/mhe+2Renf0xiThNx8o9FkpBfE0J4ppjekcUePiU8Y57i\
            f7IdCRaLL3tySET02llJ6c3rbMzAJLvc3mxXD0LGTHqSxrxQKAPkEVi9eepMY3Ft3pYnnpkNb20Fd5nQ0x8iZ9l/ZmC7ljRTRyHT\
            nf2YUM3+PUW9ZnsichpxfQc99+Rt8nelISo8O3lK38H/v0jrWHvipw6EI/1TIq7wUi4U11yAuvSgIJSa7VtOFBcmjwmaduZxzLI9\
            7OeZBi+wC8u0ql1Do9eTFEUW78iFyqnn/bdZmqGj/gQ/x+xmTq2k8/T0vgZeEH7pRzJc9iNpVsThJ4u0d+TwWoRqo9AjTzRC+pAU\
            crpa57cZUVQXEhwzDfwVuMU4qhRfuoj4a9XR8UdMNQXPw1vfnhIB4c9OT+jw2qeNTbsdPYJIeAi41eCiHXl62n/g5Q+818jxtyFK\
            ssEn34lBlJE7J77K4B34ey7Uedbxq2QABX4BmXUUDKz8M6Mx7qQx2rRD3E+3xZyw7DJV9Mg8Khn1jKKeFvlsRrYFWRYAcZ51EmSN\
            i9WB34n5CyeijzBnjJWa3bRHgU1Ao4ghiPbkCE4qj4hoEk1L649UzsjfwNzNiqWzctuVIRHtyGphMg94R8jGXyK+z1x4NVKbZZYk\
            PFccAnw9cw2gAteaBL9KmrdN+JFDxv317SlKhGI22tYSL2hvi6jS3qHQGvix3hL0MLvcFl3ImoVjgoGw+QMHGkbz0A6T3grpeGc2\
            2a1ezCUg3ATUcu6+CdyChMvChC8IR+J3EKBkOjPJ2PiDFlrsDVYp6Cs9fc9BP9SyvZrRFFc1PbV1PQqh27o2puBGeGItDEA7K6aP\
            GsvB9fsnyeO9+d/TLM2RvjyoI0Ay8CLa9nUNtgVHwIY970TzHdla5FFTT9yG9CTA54h5EP1UNUjs6way2v6tZQC4Db2YaoNQRcIp\
            QQi8wgVo6G82m+2sBwIQgFwc/Q9y1fw9A8IrvHMNgSFU5chh5phd+1lVaTr1JwDLJ936swAyhARdFESeDtMFwX/PxA/D2RwhUmD6\
            dp4E4QyLVGkSBi6LAS/gyY7um7AHYLPQ0NLauAcqNEseBy96vCPFXbQHJXoN9qHhtsyWzyokgxop0xS0GIAN/fWobj8Lpfnx7tUk\
            zrK4xNvSCC+RYSXUIDSifc21qdHvk1vgv5TsZmw7l+wW+OGqR3hrILxGcVg+vHLM5xsqUn01h0QJTUFFKBKtXZ6Q3NgAIdYcNHHR\
            ZLXiIQ+CM7O7adxaVqmUJp3othVxqhF8Wo0WNQ0UGcTTX7LUpmWMUofAM7Wmn+cmhsHCUcMQVq3jvjcmlzzmhmz/mEX7EL8uDU5p\
            Nb+sCxIg4Tg6AXidJrN9r96JzKseIOFGsjgYB9RITrSD1Dbrotlv2xogWn3H8nbhih94YhK6QgVs1TxlaujbQYKYQuodmL4yfNPp\
            +7464badyOUT7HQBXKips8R/1DIEoc2qWnc/gdbHAyGvjjC8hE0YairBbO6wi8cwIJ4p4z0Sth61YW4k7c62RrgCah5ZBev9/oGd\
            oTMzFaxtc0RzDGdpDvaq5cWpH+lHoP9RzIbka4LTo99luOi7pyLfHikuC+vJYdUvevb4HHRq2iibb1DMyGpdOLLOBK2zYuW3peCb\
            gy6xbEtn74k3X/oF8GXRK4AvAxseTCenUPuuMLe4HujNcw+72IHWGHDEV1/ZbV/ZrSNi4RDLKxtxB2RphBhykVD9xHXbeKDvwkta\
            qw9uX8fs5Q16lJWaN3db833ME3Xa1Rc/iSU0Y0rBfW+xGXXhjkaocvcSrYBf2NT/uhr3vBss/Xb/ZVuMCgYf0UPCYjdXSMoViweO\
            H6GF+tQfVHIK2FL3b09aFnB/ae6l1dV60wDgymN9BjVLLYVI1IPVdIRScDiQ3JuGacABq7Bwk4uBqrMLdDd7qGxJ68Mrl4siupAP\
            lw76D8Jho2gssZTymCOqB5WO0E5caFJ83Bc2FWzYBJqVCwYX/mZFyiSPdkTTQ5FQiQuqIzAVcactsmlYbngAI+gyYLovJoSdwu2v\
            avTYCUbPrcUIkeRSnCRkI152Mp5Sm+kHuKXicDFQIPnIM65t41nkGfDepxq7cAQ+DvwNuq+RVmQ5UvXfKe0jVQfJ7rGBR2P8d+xf\
            MtbuQuuHj5Wc5iAXWYX9YmEWWhMnM39MWcwpmWK+VmSx+YrjNLwFd0cXg2yyHRJse7feewequBqblbyRRwrfxuKODK+qPfpY1ipZ\
            +nA1gG+Trt3VBQ2un2g4Tsen9kpTohh1A77WOHsbu4TaOVnbGHRgf9d2WwyaqQUpX616/cHR1k8tpWFDGSwgD7fOCSxBmctZGcnu\
            QNARw3dDbe5903CZ3+ZkdbnOyVccufZMsb00jnOAfOfk5XKeVWeXY6POBKge/izK0c9zewGaAVzrbim5oK3N0jf6bLeoj4GIk0OM\
            GnaS5PitwHXRK/c3U6EBFYaV66rxyHCg0eqom2M/M0uwppYThTnQc4DWhgzHfc6r+UsP35+DinnYzolVuKjJoITQe4xbYTp8F1Ut\
            tGyLtlN+OUPR99jIRKLlSEAPVtpKh7G8Wg9S1n2v7ifskPXGeGvdr68VTdQFcGRW0UQQOtaIxZ4pPIA6284aJnLLr2p3mN+IEgmP\
            yT8glOanvo7kCam3BvXW3w1x/27Wze7yt6T+JLhFRrlkRyaVJ1lcoKKpqC4L+H3W/UVr/Iey6uDBD2Kg5wc/idU6gVZ/AAn8HxAr\
            ricCHQAA
            """)

    static let faderJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "a7b6dae1f81a8e1d",
        text: #"""
            // A volume that a person moves and a device tells: the person's finger wins, and what comes back of it moves nothing.
            // The rules are those of `VolumeSlider` in Swift.
            const interval = 100; // ms from one request to the next
            const settling = 1000; // ms after the last request, in which another value is an echo of an earlier one
            const tolerance = 0.011; // devices round what they are told

            /**
             * - send(value): asks for it; a promise that rejects where it is not taken.
             * - changed(): something else is to be shown. failed(error): the last request was not taken.
             */
            export class Fader {
              #told = 0;
              #wish = null;
              #unsent = null;
              #isHeld = false;
              #isOnItsWay = false;
              #sentAt = -Infinity;
              #timer = 0;

              constructor({ send, changed, failed }) {
                Object.assign(this, { send, changed, failed });
              }

              /** What is shown, 0 to 1. */
              get shown() { return this.#wish ?? this.#told; }
              /** Whether the device has not said yes to what is shown. */
              get isWaiting() { return this.#wish !== null && !this.#isHeld; }

              /** The device has told its volume. */
              tell(value) {
                this.#told = value;
                this.#settle();
              }

              /** The person has moved it: held, more follows. */
              move(value, isHeld) {
                this.#isHeld = isHeld;
                if (this.#wish !== value || this.#unsent !== null) {
                  this.#wish = this.#unsent = value;
                  this.#next();
                }
                this.#settle();
                this.changed();
              }

              /** Nobody waits for it any more. */
              forget() {
                clearTimeout(this.#timer);
                this.#isHeld = false;
                this.#wish = this.#unsent = null;
              }

              /** One request at a time, so that the last value is the last to arrive. */
              #next() {
                clearTimeout(this.#timer);
                if (this.#isOnItsWay || this.#unsent === null) return;
                const wait = this.#sentAt + interval - performance.now();
                if (wait > 0) return void (this.#timer = setTimeout(() => this.#next(), wait));
                const value = this.#unsent;
                this.#unsent = null;
                this.#isOnItsWay = true;
                this.#sentAt = performance.now();
                this.send(value).then(() => this.#answered(), (error) => this.#answered(error));
              }

              #answered(error) {
                this.#isOnItsWay = false;
                // What was not taken is the device's again; a thumb that is still held stays under the finger.
                if (error) (this.#wish = this.#unsent = null, this.failed(error));
                if (this.#unsent !== null) this.#next();
                else if (this.#wish !== null) this.#timer = setTimeout(() => this.#giveUp(), settling);
                this.#settle();
                this.changed();
              }

              /** The device says what was asked for. */
              #settle() {
                if (this.#isHeld || this.#isOnItsWay || this.#unsent !== null || this.#wish === null) return;
                if (Math.abs(this.#wish - this.#told) <= tolerance) this.#wish = null;
              }

              #giveUp() {
                if (this.#isHeld) return void (this.#timer = setTimeout(() => this.#giveUp(), settling));
                if (this.#isOnItsWay || this.#unsent !== null) return;
                this.#wish = null;
                this.changed();
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA51WwXLbNhC96yvW05mUcmVKvlpVMrl0mkPrQ9zmGoiERNQU4AKgGE3if89bAKRISU7a3AhgsW/37e4D53N6S3tT\
            NztJvhKeBD1J64ymndlLR0KX2CrlXhUwkHXt7mAnk9HPjjZKb6WlVmk3C9YteynMDpfXongksyHlkzdtfAX7fDKf0wO82KZmDMvY\
            xkm2/fh3COZ9rUppP5LS9L5VG59PCqOdx9pLuxc1reh2sVgSHO0QhDU7MhoO5b+NhJk3IUotP/l00Unva2DHi/1NsYG/YFsLWKX7\
            M8ZtK1VUSAkxwwSYjSTFjJAsKsOx8qewtcIxwBOQN7W0QoOuFS3yxe1tgIoMOrKm6TiC20PM3dTlZDK/vp7QNd0gUl1mAW56R8I9\
            Ij1jweGSa4NElUulsvIfWXgHbxJeQLIKDJMXj1Ln0VlRCdSnzODKoSaBfpK1C6mApbUkV5lW57QRqoahtNbY6d0ZJdSKE+/zifz0\
            ZCyKDTtHvwkUjD5PiH7ihDj7JS9a5SosdFPXYd1oJOiHO8r9LsOFjUBgaetev/PugziMtvnmW757806j8ZQ/hG2vdoAOgFiGMtim\
            8MZmnwObs46GWcqSnqchUqL7NXOYIwG11RnoQRe/fInRnhkDxaIPXAOwGPib0YLpvM2ZF6Kt9HE/AxAo9I3VxN7zyMebN2nFVC3h\
            s3MpQ7Mx+WnmqkS7E6qkgwxFa4fIA0QFwpRHhV9AvVpF1unVK7qK+5H75TGrhzF0KKVCk0WNSGAsBKlFE4/HbFCHcLIc7Ifhk9mY\
            v4deRgISKwRD3VGFiGZYo6k3pq5N6xIsm0RYDGgIfAzfN1LKKhypDWUnHMRZ/vIlXUsd2bHT+aQhdaux7SjHzpDVJuZIoaKXsk97\
            /ViOGPnTrE15wKQx4XHooTGHQEWiALuodNbFWNQQoAe0v2l8yjIMwxDrwnx9O7VuMPu47gfKGp4IxphBUKIO9VLRa2S/g2YV1qp9\
            F37i6L9Ff6zcQA5Oq7bqqxb7PV6NUsxE9ukl7fjl+ITccPuB0B2rda5Nmw2Aw93XtOj8YgAwgMMo4RmV7cJHUqvXo0aYBfzpdBhR\
            ZGjM+LAgZzU41nAgiFC3k/FKsvhCPsFq8KzkqI8eRSy0a/GIlBx1egIuHMaDY8+enpwM4yUJJ34Mg3KO3pOuaaLy4LdCbIXS/OL5\
            qtmtY5+x4nkF+WKBwKc4OMJrmvQy/ojkfQFTSNn3On0WN0fP31kDnknE+cTHR/VcbIb23+mbLQblryeuQfe3Ml3+iI4MNNwxSW3H\
            N/4moLFokW4cO5epcsOJC5rRT9s3JrB/VfqDSPbFwWSEP4SvcrF2Q6ZuBi/IlH5dHX+jpmOtGolTz9gL8f/I8F4owv/Ro6uLaV9M\
            4XINnydfAWulMAGUCwAA
            """)

    static let iconsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "ba8a90df8f00b220",
        text: #"""
            // Our own icons, drawn on a grid of 24: lines of 2 with round ends; what begins with "f" is filled, what begins
            // with "."
            // has a class of its own (".name path").
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
              rewind30: ['M12 5.2a7.9 7.9 0 1 1-7.5 5.4M14.4 2.4 11.6 5.2l2.8 2.8', `.thin ${digits30}`],
              forward30: ['M12 5.2a7.9 7.9 0 1 0 7.5 5.4M9.6 2.4l2.8 2.8-2.8 2.8', `.thin ${digits30}`],
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
              back: ['M14.5 6l-6 6 6 6'],
              check: ['M5 12.5l4.5 4.5L19 7.5'],
              repeat: [loop],
              repeatOne: [loop, '.thin M11 10.7l1.3-.9v4.6'],
              shuffle: ['M4 7h2.5c4.5 0 6.5 10 11 10H20M17 14l3 3-3 3',
                'M4 17h2.5c1.4 0 2.6-1 3.6-2.4M13.7 9.5C14.8 8 16 7 17.5 7H20M17 4l3 3-3 3'],
              speed: ['M5.6 18.5a8.7 8.7 0 1 1 12.8 0', 'M12 13.2 15.8 9', 'f M12 11.6a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z'],
              more: ['.bold M12 5.5h.01M12 12h.01M12 18.5h.01'],
              drag: ['M5 9h14M5 15h14'],
              remove: ['M5 7h14M10 4h4M7 7l.8 12a1.5 1.5 0 0 0 1.5 1.4h5.4a1.5 1.5 0 0 0 1.5-1.4L17 7M10.3 11v5.5M13.7 11v5.5'],
              music: ['M9.5 17.5V5.5l9-2v11.5',
                'M9.5 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM18.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z'],
              film: ['M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5z',
                'f M10 8.9v6.2a.6.6 0 0 0 .92.5l4.8-3.1a.6.6 0 0 0 0-1l-4.8-3.1a.6.6 0 0 0-.92.5z'],
              warning: ['M12 4 3 19.5h18L12 4zM12 10v4.5M12 17h.01'],
              wifi: ['M3.5 9.5a12.5 12.5 0 0 1 17 0M6.7 13a8 8 0 0 1 10.6 0M9.8 16.3a3.5 3.5 0 0 1 4.4 0M12 19.5h.01'],
              search: ['M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5'],
              sliders: ['M5 5v6M5 15v4M12 5v2M12 11v8M19 5v8M19 17v2M3 13h4M10 9h4M17 15h4'],
              add: ['M12 5v14M5 12h14'],
            };

            /** More of them, of a page's own: `{name: [path, …]}`. */
            export function defineIcons(more) {
              Object.assign(drawings, more);
            }

            /** Their names. */
            export const iconNames = () => Object.keys(drawings);

            /** A new picture of 24 by 24, in the colour of the text around it; nothing that a screen reader says. */
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

            /** Shows another icon in a place that has one already, only where it is another. */
            export function setIcon(place, name, className) {
              if (place.dataset.icon === name) return;
              place.dataset.icon = name;
              place.replaceChildren(icon(name, className));
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VY227bSBJ991c0jAEkZcSW2LxJNryBNxggA1iThyz84vHCbYkSOaFJLUlRiQMD+zX7Yfsle6q6SV0sz2ZgSyKr\
            qqvrXtU9GolPm1IU21yk8yKvhmJRarwUudBiVaYLUSyF8i9EluZxxS9im9aJKItNvhBxvqguxTbRtXiMV2leGeT58lyklVimWRYv\
            hvv4s9HIkshzek50hY3mma6YeVpXLEv/XOb6KRZrXSfnA3lGotWCQNVaz2NxJXpJXa8vRqPtdiu3nizK1UiNx+NR1ax6l5a+mpdx\
            nP+yWPGCmScmt6EMrl0ZCPqM8ecKH09B4h6DlStA27iuPoA79u2j63fbbHUD01yJu56kR1dgJ3eayLHbGwoDUwwLpH/tyVDQx+wS\
            4smddmQek7kyuo6kJ+hjyNyxJJa9+3bLukx1vspYr6WYTUQgvcb1pK9BzIvGJKUnJ0GGxYETymgPNYYa0c0UBFDfh+odhjk9d6rh\
            29jOF6BugsSTKvMhDFS4DeT0JpKKMLsVi3QFJ3pjXjWRU5I9TJQMMuzpQ6gJDOqTDf3A6Aa4J5RUvTMhfsYi1zerAk0Id2cE89ao\
            Y4yjyJ6No04tIe476bKiWFt9XHULwa+xSKjO63C5iD6605kbCj+Dmg4+MwWU4n0PqB379jGAA9Q4c5ja8bBbGxnpok4oNL6LOknz\
            C9J6KB6LbHEBCyrx0lkNSZfmKyaFGea6qi/E3S5+h0JKjpDqfmjxH4o8j+d1vHiDkGIqBUkpOEAmUiVTOWkieMMJpLqGhX3BX63n\
            3fFzj9mvM/0NXNsgMzC9qWIAKdwiJAxsruUUnjKGo8fGhRf3gA49fowOIfinwLneWwt2zz3aQ3Aww/++QIJFP8Q/cQ4l2W1xuBxA\
            q11VF+tWETgwTKZHqe9OkHpBMz2d+YlzTI8UplLxCs7c7aZ5/LW2mwYElj5KC2kzkZMuX1UgwzCbwD3hPoKy1VOZw4jrPYTl9Ez1\
            Y+bCwyKEjawPy7hJi01lNwX21K6kldnVOdrWbbd9BbcrzK4BwLtNyxhRvPDGtOnMVRBQ6QhOiNgRlOtkE5RB42RFEegieUGXKXDC\
            B1wfJCWL+Ol7W0teHpj7sii3uvwT9mPRsp+CKbi3TJ3/z7wpss0TBfjDEkiqey8PQ65/bNxATLUPA9PHmkeEMxfZRFbdk8KgyMq9\
            Pb43xfavsTaLnzb12yKFVHgz6DtDr6JHB889Wx/WdYrCwoYii6DB+fooys1b447f6HDHHdGjt+g2OgIz+y5/Z21ZCbUSymozJttD\
            YDk5iTEy/2sTb7jAoDaHJHA44+gIkik9ECjarxIU/CgIYQO2Woa2pY6R6tRsEBoOtcM9BOI5c17DHV7Q1oZ1rL/EJYsxIY2TyXFx\
            4BBrjs3ZWe2YnjqKi3p0BGbme1ZTYKwVR23Y2oaEFTtYm/PK5rsSVMtpymDRV5jI1iYz2FfJsaPcqZHcfauuHS8gejd8Jbphvyc7\
            TVD4UpCf5O1865gcb2HmD7BnswQjSTsjIUZh1lv3sIKO2XhqTNOWDWzT6EyUAOfLNya3ZsqzwEk1Xy3gySy4DV8nCC3aKTqx0iAO\
            TZZlhWmJMxSBjFyoUGfRDtAQbFAvMMxaCspQQoWOTW5bzhhNpg4zRra5/6jnX4w72ViZw4tb7DyJLZqzIMisOW5cKkRBW44RztR2\
            aOzZg3zKYwukIYHrIQUNcjPKaGRCq/Wl3ahKNstl1iZmRJPc3GcbcWRTqcP3RzVGMUQUtDNTZzSkrlnk8qSBUHYofkKUZHQBT0Zk\
            mA/QcUITSIhhgDMsshx3DNv8jI3FApqc4RE9AQv6sMvIFuhTbYK4NGS51KN4xqayobjjaOo6rk01ClYm7GCm/XmUaqYOFyVbQNLo\
            JkzrCSh4mZ/qniYGan1f6pX10BTllxxFZbh1zVPRxBYdERqm9BMfs1WUUZ1U+jAVzJufBNJ/jaHR+gbWimbmpOA2kM9Y1zy37aRK\
            5128kZ0xJwXZ1FE0FgSdz1rs3rhLvTtg/+2Py/h9NqOF+2PENvLT7KnL4b9+9jqdwjSyOa576nR3MF1i0kV8hzQFHTcNBCGc7r5q\
            Gq/hB00DWZxjeG+nEp+kmVJlmtzQ6zOHxhgpFZg6vwuRbbpMeRn1Vi5ZynS1XbcR41lIbvQ0JUh3HIQccBNljPQ0rfb2VEai8U7T\
            /XCsYl3OEyPkmB2sQ67CQVevXU/sQDa4vGdqtVwiPa5+/GVZZukiLrspowk5xhufE6RRJtkadP4pXvnHjQAGMy/hgJ/ST0R5YdNC\
            LxbdcNeYnFE2Z3BWOhu9eydmyEW6KqiT+GlIDxpnk1Xc44uDC/HwnW4JwISuDobiv//+z/3LgxTvRmfx13VR1mK5yec0HIlFvEzz\
            +Fc6gPUpwQd89Pr0+AdOVVJXVbrK++25bMglYHB59mKE+EcSp6W5j9jnbQ5zdJHyG6FwmusPxNXfWqZf4m9Vx3Jg9bnG2WAr1um8\
            3hjFlC8ev+F7KFCXoSW4ZgXd0bDOosZJQmhz/ZLWlyIvqICvgNOA2w6J+qLhGlHpb9VJ5UnGPsk/NJcvJC8djHvGCvb+pFkBtijm\
            mGDzWoKzruNfspjefvvc765jUFrp2gUatSt1jcPjI6bX9kSLQTiNt38vvl6IHo99mAx81GS6IgIox1CLt6ouiy9wXm++KUts8gGa\
            l1S5DcLh83TvQqgdiO6lMO4C2GObtKm+h/6jSPM9vOhpHGydJF0sYobX5YY2X0LPSj9Sr+stdVYRjG2DoCJz0QzemgqDOG+DjRa6\
            1g7hwYoNCsTLpenvom/McQfPD0Wjs018T3608QANyzSu+jtrDQZkdFnF9XUL6+/WDo7Y2lAijm1U3ZEI9+L9e3F3P7CWtzIMKUGG\
            3aUc5cc9vDP6Z//9xe+y//vnnwdi8L6/pC/5bvDTSMZf43kbr7x3FxiJXsc/Ghq0Uc8u54WH6vXIJURjSdKl6EPQwUladkCPNTkk\
            p1wxty2nFx4E0NCS3mHh/R4fY5qB6J/iQEgKnoPQHAz/ZDei5sAetNrDtXq9jvOF2YHBLzwNIPlzwncV5nNSbCuhKbuRxxx/Kd3J\
            rjO6/+Rkp7tTup/TGWU7gqTIs29iC/oYlYEuYO3ykxUAElPt6zPDoTiqBSZ2yCiMlxTlWCFZkKurK6YfWMEvzZ3RKzIm2iExfNLv\
            hyTNFjBh/1QNGnCN/R/27/xDlhYAAA==
            """)

    static let instructionsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "21ccb1e3fec70585",
        text: #"""
            // <cast-instructions for="ID of a cast-button">: the page grows dark but for the Cast button, once in a user's life.
            import { CastElement, el, setAttribute, setText } from './base.js';
            import { castClient } from './client.js';
            import { sheet } from './theme.js';

            const style = sheet(`
            :host { display: contents; }
            dialog { position: fixed; inset: 0; inline-size: 100%; block-size: 100%; max-inline-size: none;
              max-block-size: none; margin: 0; padding: 0; border: 0; color: #fff; background: rgb(8 12 24 / .92);
              --_hole: radial-gradient(circle at var(--_x) var(--_y), transparent calc(var(--_r) - 1px), #000 var(--_r));
                mask-image: var(--_hole); -webkit-mask-image: var(--_hole);
              overflow: auto; opacity: 1; transition: opacity .3s, overlay .3s allow-discrete, display .3s allow-discrete; }
            dialog:not([open]) { opacity: 0; }
            @starting-style { dialog[open] { opacity: 0; } }
            dialog::backdrop { background: none; }
            .ring { position: fixed; inset-block-start: var(--_y); left: var(--_x); inline-size: calc(var(--_r) * 2);
              block-size: calc(var(--_r) * 2); margin: calc(var(--_r) * -1) 0 0 calc(var(--_r) * -1); border-radius: 50%;
              border: 2u solid #fff; animation: pulse 2s ease-out infinite; pointer-events: none; }
            @keyframes pulse { from { transform: none; opacity: 1; } to { transform: scale(1.6); opacity: 0; } }
            .target { position: fixed; inset-block-start: var(--_y); left: var(--_x); inline-size: calc(var(--_r) * 2);
              block-size: calc(var(--_r) * 2); margin: calc(var(--_r) * -1) 0 0 calc(var(--_r) * -1); border-radius: 50%; }
            .target:focus-visible { outline-color: #fff; }
            .words { position: relative; display: flex; flex-direction: column; align-items: center; justify-content: center;
              gap: 24u; min-block-size: 100%; padding: 96u 32u; text-align: center; pointer-events: none; }
            .words > * { pointer-events: auto; }
            .words[data-place="top"] { justify-content: start; }
            .words[data-place="bottom"] { justify-content: end; padding-block-end: 64u; }
            .words .heading.heading { text-align: center; color: #fff; font-size: calc(var(--_far) * 1.5em);
              max-inline-size: 20em; overflow-wrap: anywhere; }
            .words .button { background: #fff; color: #15233f; padding-inline: 32u; }
            .words .button:focus-visible { outline-color: #fff; }
            @media (prefers-reduced-motion: reduce) { .ring { animation: none; } }
            @media (forced-colors: active) { .words .button { border: 1px solid ButtonBorder; } }
            `);

            export class CastInstructions extends CastElement {
              static sheets = [style];
              static topics = ['instructions', 'button'];
              static node = 'instructions';

              #isDone = false;
              #follow = () => this.#place();

              /** The button it points at: the one that `for` names, else the first of the page. */
              get target() {
                const id = this.getAttribute('for');
                return id ? this.getRootNode().getElementById?.(id) : document.querySelector('cast-button');
              }

              build() {
                this.heading = el('h2.heading', { id: 'title', dir: 'auto', part: 'title' });
                this.dismiss = el('button.button', { part: 'dismiss', onclick: () => this.#end(false) });
                this.hole = el('button.target', { part: 'target', onclick: () => this.#end(true) });
                this.words = el('div.words', {}, this.heading, this.dismiss);
                this.panel = el('dialog', { 'aria-labelledby': 'title', part: 'overlay' }, el('div.ring'),
                  this.words, this.hole);
                this.panel.addEventListener('close', () => this.#closed());
                this.root.append(this.panel);
              }

              render() {
                const state = castClient.state('instructions');
                if (!state?.presented) this.#isDone = false;
                const isWanted = Boolean(state?.presented) && !this.#isDone && this.#isTargetSeen();
                setText(this.heading, state?.title ?? this.t('instructionsTitle'));
                setText(this.dismiss, state?.dismissButton ?? this.t('instructionsDismiss'));
                setAttribute(this.words, 'data-place', state?.titlePlace ?? 'center');
                setAttribute(this.hole, 'aria-label', this.t(castClient.state('button')?.label ?? 'castDisconnected'));
                if (isWanted === this.panel.open) return;
                if (!isWanted) return this.panel.close();
                this.#place();
                this.panel.showModal();
                this.dismiss.focus({ focusVisible: false });
                addEventListener('resize', this.#follow);
                addEventListener('scroll', this.#follow, true);
              }

              disconnectedCallback() {
                super.disconnectedCallback();
                this.#listenNoMore();
              }

              #isTargetSeen() {
                const { width, height } = this.target?.getBoundingClientRect() ?? {};
                return Boolean(width && height) && castClient.state('button')?.visible !== false;
              }

              #place() {
                const rect = this.target?.getBoundingClientRect();
                if (!rect) return;
                const style = this.panel.style;
                style.setProperty('--_x', `${rect.left + rect.width / 2}px`);
                style.setProperty('--_y', `${rect.top + rect.height / 2}px`);
                style.setProperty('--_r', `${Math.max(rect.width, rect.height) / 2 + 12}px`);
              }

              #end(isTap) {
                const target = this.target;
                this.panel.close();
                if (isTap) target?.click();
              }

              /** By its button, by Escape, or since the server says so: only the person's end is told. */
              #closed() {
                this.#listenNoMore();
                if (!castClient.state('instructions')?.presented) return;
                this.#isDone = true;
                castClient.send('dismissInstructions').catch(() => {});
              }

              #listenNoMore() {
                removeEventListener('resize', this.#follow);
                removeEventListener('scroll', this.#follow, true);
              }
            }

            customElements.define('cast-instructions', CastInstructions);

            """#,
        gzip: """
            H4sIAAAAAAACA91YW3PbNhZ+9684iXdLMivSstJkttQ6zjrJQ2aaTqfN7D5kOmuIBCXUFMECkG2tRv+95wAgCUpym33dyUxMAgcf\
            zuU7F+riAv5RMG1S0WijNoURstFQSXX1/ON7kBUwsNuLjTGyef4mB7Pi0LIlh6WSDxpKpu4Ad+mM3XuH4uDEJyCbgoNoEGWjuYo0\
            1KLi2ZlYt1IZ2FnhDzVf88ZMgNcT0Nz80xglEIDbt8/80cAeKiXXEGUXC6Z59quO5gMG6feuFggRyBV24UBSrzgPhVDdtUc7K9Bu\
            A9psaw5XTjK+PctXUtPJUui2ZtscUMwgsJ7D/qwUrJZL3G2lFuS4HCrxyMs5Woya5zClp1o0PNXivzyHy+n0r3NY1LK4G62s2WM6\
            Emxkw+dnYDdCcbuOq2opGgvfsrIUzdI+L6QqubKPhawlPp1XVYXrrLjDWG2aMge1XMR/h8sZzL6FC8i+myV0TZr+ZyVrxFeMbEqX\
            9BetjAuhCvQHM3DPVIxij0n3tE0mYBRrdMsUub5gdRH7PZVACpftI4qcT6dT6JftbWSWvkvFGkmUd3t0fzKH9IEv7oRJn5TA8/Ke\
            q6qWDzmwjZFzkC0rhMHYXM6dRj4Wfh2yl3piD2EA6QVYjadTDGmhOLHMB/fE3hDlvJEm/iJb3vySYMT7O6ck8lYbpgzGIXX8Ib7Q\
            ISd/KD5g5hSaUskWRcIouTDvzzKFmE/yq2MG3Z0PYZlDzath4TE5IOFBoF6A40BIs1MiPeuONtPLBKb479RGx8qUGLXRObxCvtNt\
            nquzDWhZi9JTlTUYc2dpu6k1h5kGjhmfSiwwoqlEIygorRSYhSrl95SKg7/e3vFtpdiaa39851J953iBFWrdCYek2YORYxmNtvD4\
            MnudzI9il6G/l9z8/4VlsC2vZLHR6b3QYmHpjO63qo7qCoo/IIoeeULxGgN4jx7uS2ZV88e5/R/zSvHCCSLUZt1gyGuxbFIM6xrV\
            KDjFdQ6/brQR1Tb11bbfQIcsWYu0+XaDlosmPa6lfUX87vUGXs5QzmAHSe01wwVPMchb9AbdtDsScuWmE/pSMsNSNLHgV8+NbJ9T\
            oh8pbmnwxKGFxCa5Pn2ON2Vvi7eSU2l4TZb3emYrzkii+0ssPmHtKGwVXnGCUBWz5LjMXvF10vWeEUNnU76e99U3fVAUCdZsH1Zc\
            hc7LXPM/qGnu8k6Ty1ezly+rwUJ3Ue4Cdoj0tXR8u+ZYWCFuFa+40qni5abgZbqWHTfpncp3V1iDeuMZEMBgKaDT9hKKfkG8tqeP\
            7PTVDFueL2c3duvGrjvUW3TqGX+0k0hRM63t7PMxnLowchhjHQ5FsMNIIIeMKNxMonE4+WK7zC/zYQvpJwq7FYVzXDSByCkZhdKN\
            LGnGGYuidgDnQr9HP+BmxbB+0pnzSlJLxKU4gas3OOIJnZ1bBseJPXTx4gV8xsHPu0MYlzjYS42bFgnRrHCIuEWX3kJDBZqmPc3t\
            diUUzlg4anaTZQYvLijTsci6eoQ37+zg4IY09O+V02MZTItxhOiRnzCweW9UQ5LXveRPUpof0PQ4oTfv4Jvtx/I6i0WZQA4l8owW\
            s982XG1/5jUWK6niKJiA3QV7snuxEXXZq2Zv6dLwCq2Lo9WsW8BA7FCZHCIjTM0jmjmQLxFVFHxpbavwe7D3NlhErKJrobVHdDp4\
            4llQf9SLRXbirkVxl4/ChbSKbUSTMTrNVGNo5/AQul95EhlJdAjsMsQhl+LevRPqfjLy1GRkZYjQsobXPQKNS1apiCnB0poteF3z\
            crGNAp96hf2oh46c9PdTvkfJxMKHKk4GPxxdnmFt+kCl/3uhMTE5EaGWmm4KPWDXkAfheYVUy1jbWu/0gAN1cGLGwnBAa8pOisbw\
            PZPZpXicqP4eUUH8zO5fZ1jwNJV6JLHT6TiN+9zR/2YkiXs3Eq1mTXwM8s038GwEhAvd+2dLh585b2Kvif9Ii8dx9ag2NnDts9CM\
            bflsA5ecwvGM6HH8u6urT+G991kQIA7lIQx6NLThaKzqj7RG+JFrntGTUMSZScjHaNIpdRzBrnhcZ1bUXYBSqDHGpcE6w8tebQrt\
            EKerq5CT9EWR+PIWEKET77bCI5agcUjPoXwfMF6v5MMnWbI6PlGDMtuGY5yp6e+/XDfOHcX67D/OGaQVjg+dc3w7eVIav7tQ4ECa\
            vjQ3fEifMvDaO/xiozmjTya9abnKTouEPqjtnT/IT1J5V+x9CwwpPsrQHTyI0qwmsOJiuaJfEnxsXI28pr5yQ+MOZoCL/0+oAIJg\
            uHf7UWfqks8CUn45SJt7f0Sfbgh6dhUkt1PcB3WkMY3bX6lkwCY6NSbZ+NeRkDG05FOEHjNMlB/xi5Yrs40j+tDBWN7+ZUeQGX0B\
            wd+sUpkz/AJm+/bxNvkjhG2AgINOB+Bj8DUIyiF8YmaV4VgbDwpMQqyEwBD+ckB0nqUyTrRox871H4Ij9x6l1Cj7XGZboC4atqcG\
            /KNp6maLU5Tuf0RbbOEDfpG2WG6kAi3oNzWalTRX2OpAs63GsTPHBl1v3RCF0y/SRdNXBFZ8HA/r0g9VfbsKx5YTueCZ8Ge9aNQ2\
            QsIc9CHKX8+kAJH82o0uH0e4WcFMsYpdn93tg1iMVfVWKL7Grv8/FJ6TB/689qAKWPrwo81Pj1gbeYVfIn5EPJi9Dwd8BPkd/uYg\
            728VAAA=
            """)

    static let menuJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "005e40944bd24559",
        text: #"""
            // A small list of choices above the button that opens it: arrows move, Enter chooses, Escape leaves.
            import { el, setAttribute, setText } from './base.js';
            import { icon } from './icons.js';
            import { sheet } from './theme.js';

            export const menuSheet = sheet(`
            .menu-place { position: relative; display: grid; }
            .menu {
              position: fixed; z-index: 4; inset: auto; margin: 0; min-inline-size: 160u;
                max-inline-size: min(280u, 100vw - 24u); max-block-size: 60vh;
              overflow: auto; padding: 8u; border: 0; border-radius: 16u; background: var(--_raised); color: var(--_heading);
              box-shadow: 0 4u 24u rgb(0 0 0 / .32); overscroll-behavior: contain;
            }
            .menu > button {
              display: flex; align-items: center; gap: 12u; inline-size: 100%; min-block-size: 48u; padding-block: 8u;
                padding-inline: 12u 16u; border-radius: 10u;
              font-size: calc(var(--_far) * .9375em);
            }
            .menu > button:hover { background: var(--_hover); }
            .menu > button > .icon { opacity: 0; inline-size: 20u; block-size: 20u; }
            .menu > button[aria-checked="true"] > .icon { opacity: 1; color: var(--_button-text); }
            @media (forced-colors: active) { .menu { border: 1px solid CanvasText; } }
            `);

            /**
             * Gives `button` a menu. `choices()` tells `[{value, text}]`, `chosen()` the value that is now; `choose(value)` is
             * called.
             * Gives the element to put in place of the button.
             */
            export function withMenu(button, { label, choices, chosen, choose }) {
              const menu = el('div.menu', { role: 'menu', 'aria-label': label, part: 'menu', popover: 'auto' });
              const place = el('div.menu-place', {}, button, menu);
              setAttribute(button, 'aria-haspopup', 'menu');
              setAttribute(button, 'aria-expanded', 'false');

              function fill() {
                menu.replaceChildren(...choices().map(({ value, text }) => {
                  const item = el('button', {
                    role: 'menuitemradio', 'aria-checked': String(value === chosen()), tabindex: -1,
                    onclick: () => (menu.hidePopover(), choose(value)),
                  }, icon('check'), el('span'));
                  setText(item.lastChild, text);
                  return item;
                }));
              }

              function put() {
                const from = button.getBoundingClientRect();
                const { width, height } = menu.getBoundingClientRect();
                const left = Math.min(Math.max(12, from.left + from.width / 2 - width / 2), innerWidth - width - 12);
                const above = from.top - height - 8;
                menu.style.left = `${Math.max(12, left)}px`;
                menu.style.top = `${above >= 12 ? above : Math.max(12, Math.min(from.bottom + 8, innerHeight - height - 12))}px`;
              }

              button.addEventListener('click', () => {
                if (menu.matches(':popover-open')) return menu.hidePopover();
                fill();
                menu.showPopover();
                put();
                (menu.querySelector('[aria-checked="true"]') ?? menu.firstElementChild)?.focus({ focusVisible: true });
              });
              menu.addEventListener('toggle', (event) => {
                const isOpen = event.newState === 'open';
                setAttribute(button, 'aria-expanded', String(isOpen));
                if (!isOpen && menu.contains(menu.getRootNode().activeElement)) button.focus();
              });
              menu.addEventListener('beforetoggle', (event) => {
                if (event.newState === 'closed' && menu.contains(menu.getRootNode().activeElement)) button.focus();
              });
              menu.addEventListener('keydown', (event) => {
                const items = [...menu.children];
                const at = items.indexOf(menu.getRootNode().activeElement);
                const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
                if (event.key === 'Tab') menu.hidePopover();
                else if (to !== undefined) items[(to + items.length) % items.length]?.focus({ focusVisible: true });
                else if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
                if (event.key !== 'Tab') event.preventDefault();
              });
              return place;
            }

            """#,
        gzip: """
            H4sIAAAAAAACA71XbXPUNhD+nl+xMAXbcHYugVJ6noNSYMoHKB2g7YdMpqez12cVneVa8uVC5v57dyX5XkIofOpkJrGlfXn20e4j\
            5/gYnoFZCqVASWNBV1DUWhZoQMz1CsHWCPPeWt3QoyCDFhsD0k5AdJ2+MLAkqxG8bCx27KoNGno1hWgRFIoVmuxILlvdWbgCVCMw\
            aJ9Z20mKiu7tA64tbKDq9BKi7HguDGZ/myjfucmC0u8s+NVcMzE14n4Uwr0MYY5w7YzYy8ISm/69M556p3h2lPFi2ipRIIVqtZFW\
            6mYCHSph5QpzKKWh7csJLDpZ5rDxLnB1BHvmlVwjbX5KZVPiegIPc5ANFUhc9VbnsBTdQpLdmB5lQ1ZKNpga+QkncPJo3OcUDchq\
            fbhFtvHp43E/gpPxeHUBKZw+7JPcGc6VLj4Gu0fjVc0h6EC6SumLIW0rylI2iwk87nOY667EzmHwj2knStkbRsDbovi46HTflBNY\
            iS5O0786IQ2WlK/QSnfb5RoFR00441yvU1OLknOO4WHPAKFbzOMx8M8xZA9OKQADM0WnlUrnWIuV5HB0KlbIJj8aOH0y9BuTu+W9\
            UrjOQSi5IOIsLglwgdx0OSxES+hPe2Z7n9Hx+I4nep+kh0xCYMRvOF4c88OyD+NiBlauMeWPqiLkIWohVBEHYirRJXAPsh8f/PA9\
            LpPPC5vUTAQ12g1ku61k12BbMp5A5qbgiiZQFNJeuiM8KPh0zFD3anUL1yOdiU6KtKix+Ijl9Lbterx9flP4k+sn7v1TS+PqEP60\
            xFIKiCvdFVimzpjYEQWPTEKhwoxse+6kXYPRSpbwXDQrYXjwKRCFmhFNR8f37h0Rcb+Qt4GZzzYD4SY2g1nQpTiZgUWlyOTsaiVU\
            TyLCkDbns5EzMtg4GxIut+11Sxpo9EXuLMgkdltkJg3npPNTWGa79OyNiiSksWA1tD1FaMArBGnkThXZ53hQmKpvCpYCuJC2fkOw\
            Y280IhKUmLP6hSrcAyEdBc2ETeL6fadRJE+o4qiUK0djxDFodOhYo/AeuZN0caPJEL8Vnd2ZtLrlhqIFloKIsuTbJL6YwyxeAznX\
            ZgQDdt5wfvvKva3Mo6iFoVx9y7Bc7q85EGOCVLJkh0oog+zBQzVQWEmlYk8K+Bbo0KF7XktVdnTIWZZteyJbijaOr2CvIZjS6ZMQ\
            YCiapSPU7PFwrcEC9vllQ553vSU6jAxR/Z5Kaha+hWA6ncLQdQllFvOg/unJaBtYN4WSLDWxwxS7empZ4m/+gOJkaITQmMngS+fA\
            gxlHLn1EdozdEHlRkuTBKFyiMYPOlDDWceRp2Bp1aPuucQz4pY0PsDmgnTp9y7qnzN2o06HdF2h/ZsUiAp4rSePxDgvyyPccrqj9\
            S1uPoEa5qPlSnvoD/AZfhRVfzG+ErTO+9/yDWMcnpyOHJHMW9/2zy0PXyyndidtnokg2DXZ/uoVhIyU1P8jkP2+mPpDVLVkEvCk8\
            znddZ+ylwizgmn13dYCIl5NNu5595sARnb3P82RK+eFpyDqBgyjbah2WuSail1Ti41DIqwHWFh+Vss3qji8cDt1fL1fE62v6lEPy\
            pK7htqMWjvdmQVahAZfCUleZOJoEnUj56476auiVz9vU1+lnc7/mWl9cs3GN5B99tn967C7fk6gWVhOyG++hKIGnT33ISnbGvvQS\
            7No5eZpVuugNTbn7+4c0cs7zyq5B2fxv5/85F1YvForFLUbe2GMkaIN5S+WzOvB21uDFeyusn/DIMePL+TZVCyLhgw6jytTfCnnu\
            3vVAwweQiYcZeae1/VWXSKrm79LAAp1LOGfPw9crniPdzfjluhnOTcUWipSojP4PiB/xkj4bm/84Ff7Yo0M5I7n3YIL+nx9MM0+n\
            M82c/L6tvo5135/u+CkJ1zP+n+YF4ZlwxPtwMvJLv7duIeWFV3pJTTfm/3nou83nVNgsvMjA5swzSoWd59dYpjVP8Acxp1b/0ngh\
            XYfOi1DdInOSTKzoO69MfLoz3rh/kDqBOwfv598wLHuJdvA4X+Rqfk3a5lrgps13rETRIBQ31XlrV6dfbDv39wVWold2vzWC2rjb\
            nT+X/wXCfu5rlQ4AAA==
            """)

    static let miniControllerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "872dc5cfd32a0911",
        text: #"""
            // <cast-mini-controller>: the bar below a page's own content while something plays. A tap opens the player.
            import { CastElement, el, picture, setAttribute, setText } from './base.js';
            import { castClient } from './client.js';
            import { prepare, present } from './open.js';
            import { drawSlots, makeSlots } from './slots.js';
            import { sheet } from './theme.js';
            import { Ticker } from './ticker.js';

            const height = 72;
            const style = sheet(`
            .root { position: relative; }
            .clip { position: relative; overflow: hidden; block-size: 0; visibility: hidden;
              transition: block-size .2s var(--_ease), visibility .2s; }
            .active > .clip { block-size: 72u; visibility: visible; }
            /* It stands on the ground while its room grows: nothing in it moves but by the transform. */
            .bar {
              position: absolute; inset-inline: 0; inset-block-end: 0; transform: translateY(100%);
                transition: transform .2s var(--_ease); display: flex; align-items: center; block-size: 72u;
                padding-inline-end: 8u;
              background: var(--_background); color: var(--_heading); box-shadow: 0 -1u 0 var(--_line);
            }
            .active .bar { transform: none; }
            .body { flex: 1; align-self: stretch; min-inline-size: 0; display: flex; align-items: center; gap: 14u;
              padding-inline: 12u 8u; border-radius: 0; transition: background-color .15s; }
            .body:hover { background: var(--_hover); }
            .body:focus-visible { outline-offset: -4u; border-radius: 12u; }
            .thumb { flex: none; inline-size: 48u; block-size: 48u; border-radius: 10u; }
            .thumb.wide { inline-size: 80u; }
            .texts { flex: 1; min-inline-size: 0; display: grid; gap: 1u; }
            .texts .title { font-weight: 500; }
            .second { display: flex; align-items: center; gap: 8u; min-inline-size: 0; min-block-size: 1.4em; }
            .second > .caption { flex: 0 1 auto; }
            .slots { flex: none; display: flex; gap: 4u; }
            .slots > [data-empty] { display: none; }
            .slots > [data-type="playPauseToggle"] { color: var(--_icon); }
            .slots > [data-type="playPauseToggle"] .icon { inline-size: 28u; block-size: 28u; }
            .progress { position: absolute; inset-block-start: 0; inset-inline: 0; block-size: 3u; direction: ltr;
              overflow: hidden; background: var(--_unseekable); }
            .progress > span { display: block; block-size: 100%; background: var(--_progress); transform-origin: left;
              transform: scaleX(var(--_at, 0)); }
            .progress.ad > span { background: var(--_ad); }
            .progress.live > span { background: var(--_live); }
            .snack { position: absolute; inset-inline: 12u; inset-block-end: calc(100% + 8u); z-index: 2;
              inline-size: fit-content; max-inline-size: min(100% - 24u, 560u); margin-inline: auto; }
            @media (max-width: 359px) { .thumb, .thumb.wide { inline-size: 40u; block-size: 40u; } .body { gap: 10u;
              padding-inline-start: 8u; } .slots { gap: 0; } .bar { padding-inline-end: 2u; } }
            @media (min-width: 600px) { .body { padding-inline-start: 20u; } .bar { padding-inline-end: 16u; } }
            @media (forced-colors: active) {
              .bar { border-block-start: 1px solid CanvasText; }
              .progress > span { background: Highlight; forced-color-adjust: none; }
            }
            `);

            export class CastMiniController extends CastElement {
              static sheets = [style];
              static topics = ['media', 'dialog'];
              static node = 'miniController';

              #wasActive = false;
              #isInView = true;
              #observer = new IntersectionObserver(([entry]) => {
                this.#isInView = entry.isIntersecting;
                this.invalidate();
              });
              #ticker = new Ticker(() => this.#drawPosition());

              connectedCallback() {
                super.connectedCallback();
                this.#observer.observe(this);
              }

              disconnectedCallback() {
                super.disconnectedCallback();
                this.#observer.disconnect();
                this.#ticker.run(false);
              }

              build() {
                this.progress = el('div.progress', { part: 'progress', 'aria-hidden': 'true' }, el('span'));
                this.thumb = picture('thumb', 'film');
                this.titleLine = el('span.title.line', { part: 'title', dir: 'auto' });
                this.mark = el('span');
                this.subtitle = el('span.caption.line', { part: 'subtitle', dir: 'auto' });
                this.bodyButton = el('button.body', {
                  part: 'mini-body', 'aria-haspopup': 'dialog', onclick: () => present('cast-expanded-controller'),
                  onpointerenter: () => prepare('cast-expanded-controller'), onfocus: () => prepare('cast-expanded-controller'),
                }, this.thumb.element, el('span.texts', {}, this.titleLine, el('span.second', {}, this.mark, this.subtitle)));
                this.slots = makeSlots(this, 'mini', 3);
                this.bar = el('div.bar', { role: 'group', part: 'bar' }, this.progress, this.bodyButton,
                  el('div.slots', { part: 'slots' }, ...this.slots));
                this.root.append(el('div.clip', {}, this.bar), this.snack);
              }

              /** Whether something is cast that can be shown, and how high the bar is then, in CSS pixels. */
              get active() { return Boolean(castClient.state('media')); }
              get minHeight() {
                return this.active ? height * (parseFloat(getComputedStyle(this.root).getPropertyValue('--_u')) || 1) : 0;
              }

              render() {
                const media = castClient.state('media');
                this.root.classList.toggle('active', Boolean(media));
                if (media) this.#drawMedia(media);
                this.#ticker.run(Boolean(media) && this.#isInView && media.position.rate !== 0 && !media.live);
                if (this.#wasActive === this.active) return;
                this.#wasActive = this.active;
                this.dispatchEvent(new CustomEvent('cast-should-appear', {
                  bubbles: true, composed: true, detail: { active: this.active, minHeight: this.minHeight },
                }));
              }

              #drawMedia(media) {
                const device = castClient.state('dialog')?.device;
                const casting = device ? this.t('castingTo', device) : '';
                const title = media.title ?? media.subtitle ?? (casting || this.t('castConnected'));
                const second = media.ad?.title ?? (casting !== title && casting ? casting : media.subtitle ?? media.studio ?? '');
                setText(this.titleLine, title);
                setText(this.subtitle, second);
                this.mark.className = media.ad ? 'ad-mark' : media.live ? 'live-mark' : '';
                setText(this.mark, media.ad ? this.t('advertisement') : media.live ? this.t('live') : '');
                setAttribute(this.mark, 'hidden', !media.ad && !media.live);
                setAttribute(this.thumb.element, 'hidden', !media.thumbnail);
                this.thumb.show(media.image);
                setAttribute(this.bar, 'aria-label', [title, second].filter(Boolean).join(', '));
                setAttribute(this.bodyButton, 'aria-label', [title, second, this.t('openPlayer')].filter(Boolean).join(', '));
                drawSlots(this, this.slots, media.mini, media);
                this.progress.classList.toggle('ad', Boolean(media.ad));
                this.progress.classList.toggle('live', media.live);
                this.#drawPosition();
              }

              #drawPosition() {
                const media = castClient.state('media');
                if (!media) return;
                const share = media.live ? 1 : media.duration && media.showsPosition ? castClient.position(media) / media.duration
                  : 0;
                this.progress.style.setProperty('--_at', Math.min(1, Math.max(0, share)).toFixed(5));
              }
            }

            customElements.define('cast-mini-controller', CastMiniController);

            """#,
        gzip: """
            H4sIAAAAAAACA51ZbZPbthH+fr9iHU9D0iV50uXsuFLlq3OTTDwTt56xJ23H42kgEZLgIwkOAd5Lkvvv3cULCVK6q9Mvtggs9n2f\
            XeBOT+GvG6Z0VolaZBtZ61aWJW9fLUDvOaxZC2teyhtg0LAdjxTImxqIjtcabvai5KBkxfVe1DtoSnancngNmjUgG14rw4WWeZuf\
            iKqRrYbf4BIlfl/yCnmkwMsUGrHRXctTUFy/1roV607brw/8VsM9bFtZQZSfrpni+WcVLQdmpP5lKUifgW5jFiaUTcsbRlLwhxrT\
            k7IT6qJlN+9LqVUKFbvi5mdwQtH35Ijacx5yReOrqbofxOaKtyGRWbBUJ+hZpWHPxW6vYQXfni3dktJ36OqVFRH/cpK3UhqbpBJa\
            yHoBLS+ZFtd8CfcnOdrfPLArr3m7xZAuYC+KgtdLWJdyc5Up8StfwGwJ10KJtSiFvutJTgB0y2rPbDgA+ZmCa9bGWfYfjrFJ0uA4\
            bRpt2IZEwyvweoUSvz3rxjLN79LYcfoM3pDtrC4w82qTTbtWdnXhck9gTNATFa3eqAXU0maiqHELKrRVAeYSrO/MWWPEVrZVDs9O\
            T3JK79/QtsFNbK1kibm3RA6YfZmoS1Fbt9gFqzmvC7PW81vYn+hj/u94Ppv9KSGfjb3WEx84bQmFUFQlC9iW/HYJrBS7OhOaV2jT\
            BlOVt8sDpxkBDSsKNNgpahV7afbWbHNlfbXwwoYlFLmRpWz7rT1nxAfX1/I2U3tWUIbMIJt3+K8jIhFo2BBR68HQDbWsbQauZXGH\
            W2TPAubeJMXL7QID2nK92S8BUcdr3qffl7hixxpkem7sHHsAl8868gDa0Ra8zVq0q1NDtHwK967IjCMgnz9XveKLPVUJJeqhE81W\
            MpBu5aZTmUtaPCI7bQyS2y0mzAKy80Nl5pTzyEDvu2rde8n6buSPc2NJEPjzI6bNZwG3/EYUpMaIzUtPgWiqwqg8GoBdKwrv6/B8\
            roU2pm6xD2Q3BqwW8Hw2MzSKI2IVBKBfGkgy6ZgitBbaPs/PeRXKIEBhDQW0t2kGc2CdlpbMYPbYvROtjALnXUD+Cj4WTLOMV42+\
            +xTa0ef2mFDfNXz1FZG8Y53iH+RuV/Kv6OS4xATqnPyB8zkdmEbybJoQZgF5Nq3cYVtTI9Sfwpk7qFmrA0wLQC7k/E1H3mr5xvIq\
            dUvldqR9HNZIh3z5FcOCSMbKvQLVsDp0qpE4Fkz4eZStZ5MEyJvJVuwE6ce3um9UFozUhpX8X7E7zXDYmCVjhXJWDDodkciKCX1p\
            G9nDJ4jARbnG3UfDEUDWkf6Cym9ML4E/Y4kgz1/xQEGZfEZ2jtJiK3TmpjKsG3Y7riUsJMsog7PzLoXnL2bEr2Ltri+7RV82f6t4\
            IRjExAbBRO8xFZ7/pblN0BaLMSk8gjXnsylkGfAB3xEsnsyOYLdPzJeW3levOTCzLEy7OdbzDKCGyqNhTvkXs5lT3mlwXOqZV/NB\
            GfMXEyGYZRvuGgiCmm2KiRkpHBuH1KO6mze3ODOXosA5uL5mikZc8jseOqyTMMN+RKAtCWyXEErOWPG5U3rAp/uTX7BLn/BbM3Ju\
            SoYMaeR+izP+ZT/iA4rlNFcF07hRHdXEmdROmgpHzo9m9vy0HLa0xIHdbEXGE1EKEf5Xyl0UktWyoJE1qkZyacwFeHrD1Gs7RKxg\
            y0rF6eBTod7UPwt+g4u67eyaXCveUjteQY07b6hzKItK/3BbcfwRtW/vPiWwemWMQBzYC5WHDA1FTgueQb1bDqQCY4FBwQkuNsPb\
            vfn3qR3PnWw7vMexEWMF0DXhnavwOEmMcViJNfLnxSUrS4pgnDilVNfgrH9kP1CkNzh3P2JatjoRd4TO/yXgOMlRGQPpmMBdS9qu\
            jk14BvnrTpRFL9BQ93mLXi5jzIXrfglzg6qJEj8K1iLWCpbZFhLhFkU7gvvUnKfcj5JQHTsorfxFMY7MAvHZirKKRqQ0nPyEReuU\
            IWZ2MadSDvUxq7iAXQ6/CP8iF3bHCxHyKmAzkqO6tZ2DAjFuGjkQ5Gkfk0Xg9F2nNfZ8y3FtPsw68TKU4Dma+7rbcr5kqpFN15A3\
            XTGmeGfCG9fmagE2Zd3FN47MnR8BAi9WBkb64kxSJ0fWjRRUKWZSCxjQFfpRBnjUzMR/5IwRitEfgp3z4YHAB5GmT3JFT+hDHRDZ\
            0TCkoiCm45glo+SyjWY1XPNNwaXWycjpm1GYWBtkOX6ZOKMh2OkiQuoGF1yQaLe3yid/Og2397jnadQZZY9ZIEZ5ng8aj2yg54Cc\
            NQ0ieuwZ0WU7dASqk3hH0GwylPTps2fwzz3HK3IbPOcIZR5X8ATDNoLtaM2xK8ibOgUMIeAvnAF3+/6lSJjnHtzF2/fl+/dYrLe8\
            VOaqDbDj2jVIgg7AC2DX1vCdRMexOh4ecXJqHpgstrHYcc2exmj8aO4aPfY4JsYidyO98I8nzyBG9yn+QymZjvH8pawanL2K99TN\
            4t5pSY5771qJsKnvfmZlh7JpgkXR8PvvME+Ahg/vKKwG7Oe9AvZtxk4DK3jQiGmcTEv+SSidazPsx5HVHoPlHWJO+giLLbiFoOm8\
            pQW3/ABwj5nB119PmyKumL3cz6h5i3rDk9UKL1K4+cTu2pm2V8UyCRo4kgcxSFxcQqXCbh+QBiR0IWB6s//+mgCKmu0lDjWyst8W\
            OzD5urLIKM1t3bnKWXdrvGqohZkZUoxKhfbwwn8XXDNRLjDrrNRFqEI65JVb77+x4iwuJUOlHLh+lAkFvxYbfjQVHCQnF7klWgbH\
            iJoKbuUZXDh8s3bj1gdJrcNsUkJGUXjctyEbLPt1ceE++zaFK7EXhIkdCrj0s0LfdN2jo71me86suMgPeVGy2FVMGL940f9aHNHD\
            reiuEJK+I18i7sE3nqK7Be0jNJ5r6nSdNm9ban9nFQ+sQO0iVmS0H/X6lRY9Ivq/3/J+Hsm0/SRg5l3JChyotFCmb0XJlLUno8/I\
            RnEwqX/1DmVEbj5KfSGiuKNVechg0kMPOJn9GsviYMrKCeJtcueiYruHZSDm++GjZGteIvePo2h8ynE6w+nBA1GSf8aZIqaRJXmY\
            69AYH2We9g6lx/t35m8MUfIFIvuHfdfmh47qo0p93/0O3dM/AhzB72KK3Rir5AsPlxb6D6J67IIxBqJh/f9pSITlTxyKhZDtin+P\
            Q1tfNS6H531SFx22Cnp563sI5Y3yGjkEcNJ9e/GYeTph4nDcddqpx8z9Ewe7vk2bDs00+uwt0/vcPG/43+w2nqVW+SRBF/+AQ0gR\
            P/cQjr7b2L5iSwMbD98ixrgOM/kzGEo4vDgjp/8CTYvipDcbAAA=
            """)

    static let openJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "cfb248d43b41441a",
        text: #"""
            // Opens the presentations. Their modules are fetched when first needed, and made where the page has none.
            const modules = {
              'cast-dialog': './dialog.js', 'cast-instructions': './instructions.js',
                'cast-expanded-controller': './expanded-controller.js',
              'cast-track-selection': './track-selection.js', 'cast-volume': './volume.js', 'cast-queue': './queue.js',
            };

            /** Defines an element, once. */
            export const load = (tag) => import(modules[tag]);

            /** Those that the page has in its markup, or gets later, are defined once the rest is there. */
            export function loadPresent() {
              const missing = () => Object.keys(modules).filter((tag) => !customElements.get(tag));
              const look = () => missing().forEach((tag) => document.querySelector(tag) && load(tag).catch(reportError));
              const observer = new MutationObserver(() => (missing().length ? look() : observer.disconnect()));
              observer.observe(document, { childList: true, subtree: true });
              look();
            }

            /** Opens the page's element of that name. The focus comes back to where it was. */
            export async function present(tag) {
              await load(tag);
              const element = document.querySelector(`${tag}:not([inline])`)
                ?? document.body.appendChild(document.createElement(tag));
              await element.open();
              return element;
            }

            /** Fetches what a tap is about to open. */
            export const prepare = (tag) => void load(tag).catch(() => {});

            """#,
        gzip: """
            H4sIAAAAAAACA3VUTW/bMAy951dwwNDYRaLcU3Q9bNlpQwest6JAFYmO1diSp49mQZD/PkpybHfdbpIoPj49Pmq1gvsOtQNfI3QW\
            HWrPvTLaMXioUVlojQwNOuAWoUIvapRwqFFDpazzoBElygVwLaHlEmOMbiY4vkOouQNtNLKZIFA/wN3CaQYwF9z5pVS8Mbv5GuZs\
            ldfsxc0XfVRRmg0ikcp3pifpJiFdsPB3R1RQLqmct6Zp0OakfwQuuTnTWy72S4cNJuSc9dfhlNeraUKL+VpeT6O/AoY+mJa51vlm\
            NltdX8MXrJSOomog6JZEX4DRAhlcr2bE1FgPWa/GcEliFZ7vSrj9BKqNwaKX8ZGOn8oe9KE2LirP/Vv5lQblHXXH7kNHdSzskPYN\
            92gXqa8y0ZGJQsolI3hQyRX2Dakq6CRE4vUj+6UoUy/7/irnlN5Fyonv/faFpGN7PLoL6ZJVqqHaxfCoDyI4b9pNlsIx4pdi9DIY\
            dDD7AbQvUhCSsRsu6hFKGhEiCCPV7fFnapyxOXx1lWinDROcvFxYjM/aWGvstJrZOrSvaKmixgN8D3ko7vvjItMoRh4N6p2v4S7x\
            pOh6gGBSOQLVxKMoc40h1C+KC+kFnEDUqpHflPNrIJPjAlzYeouYt3BOCLnKzeycOz8ZYWr63F1MBabKftCc3BkHGioq5eiVLblv\
            S94Gb/qRVR4O3E2bzd1Ri7Hl/feQtYwd5weu/CjpKN+l/O3/2vH88UQZ57U2vnhUuiH3PZXPZZrju7sxa2vkkfGOnic/R10GpZiw\
            SP7tHTOaJVPq6zNDiUU6t+iDHYZtEO5r+tAcKUAicfC8i67nWxN8FCbmvx9J0qGLUzOZylej5DtvZZOcYsf+ALobTehnBQAA
            """)

    static let queueEditsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "125a3ad9b0082e46",
        text: #"""
            // Changes of a list by place: {kind: 'move', from, to} or {kind: 'remove', from}. Each one's places are those of the
            // list as it is after the changes before it.

            /** Where what stands at `index` stands after these changes; -1: it is gone. */
            export function after(edits, index) {
              for (const { kind, from, to } of edits) {
                if (index < 0) return -1;
                if (index === from) index = kind === 'remove' ? -1 : to;
                else if (kind === 'remove') index -= index > from ? 1 : 0;
                else if (from < index && index <= to) index -= 1;
                else if (to <= index && index < from) index += 1;
              }
              return index;
            }

            /** Where what stands at `index` after these changes stood before them. */
            export function before(edits, index) {
              for (let at = edits.length - 1; at >= 0; at--) {
                const { kind, from, to } = edits[at];
                if (kind === 'remove') index += index >= from ? 1 : 0;
                else if (index === to) index = from;
                else if (from <= index && index < to) index += 1;
                else if (to < index && index <= from) index -= 1;
              }
              return index;
            }

            /** How many items these changes take away. */
            export const removed = (edits) => edits.filter(({ kind }) => kind === 'remove').length;

            """#,
        gzip: """
            H4sIAAAAAAACA42TzY6bMBSF9zzFWU3ID2Fmm8TpoqrUN+iiqjQecglowB5hTzNRxLv3YpuQJmTaBZLx9Tn357PTFF8LqfZkoHNI\
            VKWxeDnirZIZrXB6LdVuhUmtf9NkgbzR9QJWt9DNOdbQRbRd4pvMCmhFE+NdDGRDsIU21OWwBUVp6hNJg9Ki5BO5paYLIQvVvFCu\
            WVbaZRSlsxl+FMS/h0JaGCvVjjUWz1wBfTyfd3oXc/ZZI3lahSR7LmqJWRrRx5tuLPJ3ldlSK6+LaVdas4CznOIUAVwB4kwrrvSE\
            rtthAmi7XpzEnwXKHLETY4PHKRqy743i9OurqBDC2UwR/p212+5niS+sw4rzeDFV3FHncHOyN0lEWGydNxt0+scruQttwsmHh7DY\
            CE50YfR0peJuN+JG9FcP86Bq+QuNu8A6av8D3wg3PqX1rr8FHKpHyfn4PXQV2S6N8JyWFam9LZBwqd32VvB8eJEkPcG7qIPDT2l/\
            DTTvspifWYjPYAy3YZi+F4xSGyEw6Obj1EZIX1JL/kXtuz6glurID4hqc0XIyleCPMjjJRk/Qj8Qng7i8ETENkDIy6p7bLGfMloX\
            uh1lgLWO/gBEifzwoQQAAA==
            """)

    static let queueItemsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "c409fc50e1706bbc",
        text: #"""
            // What a page knows of a long queue: parts of it, fetched as they are looked at, and the person's own changes on top,
            // which are shown before the device has said yes.
            import { after, before, removed } from './queue-edits.js';

            const part = 50; // items a request
            const atOnce = 2; // requests on their way
            const kept = 120; // parts, those that were looked at last
            const patience = 3000; // ms that a change which was taken in may stay unseen in the queue
            const again = 2000; // ms until what could not be fetched is asked for anew

            const same = (one, other) => one !== null && other !== null && String(one) === String(other);

            export class QueueItems {
              #shown = { revision: null, count: 0, parts: new Map() };
              /** The next state of the queue, until what is seen of it has come. */
              #next = null;
              #edits = [];
              #range = [0, 0];
              #loading = new Set();
              #failedAt = -Infinity;
              #isPending = false;
              #failure = null;

              /** load(from, count): a promise of a page of the queue. changed(): something else is to be shown. */
              constructor({ load, changed }) {
                Object.assign(this, { load, changed });
                /** Where a row is held now, which nobody was asked for yet: {from, to}. */
                this.preview = null;
              }

              get count() { return this.#shown.count - removed(this.#edits); }
              get #all() { return this.preview ? [...this.#edits, { kind: 'move', ...this.preview }] : this.#edits; }

              /** The item that is shown at a place; null until it has come. */
              at(place) {
                const index = before(this.#all, place);
                return this.#shown.parts.get(Math.floor(index / part))?.items[index % part] ?? null;
              }

              /** What names a place's row: its item, or its place in the device's queue as long as that is all that is known. */
              key(place) {
                const item = this.at(place);
                return item ? `item ${item.id}` : this.placeKey(place);
              }

              placeKey(place) { return `place ${before(this.#all, place)}`; }

              /** Where an item is shown; -1 where it is not known. `index`: its place in the device's queue, if that is known. */
              placeOf(id, index = null) {
                const known = this.#find(id);
                if (known >= 0) return after(this.#all, known);
                return index === null || index >= this.#shown.count ? -1 : after(this.#all, index);
              }

              /** Where the row of that key is shown; -1: nowhere. */
              placeOfKey(key) {
                const name = key.slice(key.indexOf(' ') + 1);
                return key.startsWith('item ') ? this.placeOf(name) : after(this.#all, Number(name));
              }

              /** Whether a change of this item is on its way. */
              isWaiting(id) { return this.#edits.some(({ item }) => same(item, id)); }

              #find(id) {
                if (id === null || id === undefined) return -1;
                for (const [number, { items }] of this.#shown.parts) {
                  const at = items.findIndex((item) => same(item.id, id));
                  if (at >= 0) return number * part + at;
                }
                return -1;
              }

              // The device's queue

              /** The topic has told. */
              follow({ count, revision, pending, failure }) {
                this.#isPending = pending;
                const isNew = (failure?.id ?? 0) !== (this.#failure ?? failure?.id ?? 0);
                this.#failure = failure?.id ?? 0;
                if (isNew && failure) this.#edits = this.#edits.filter(({ isSent }) => !isSent);
                const newest = this.#next ?? this.#shown;
                if (newest.revision === revision && newest.count === count) return this.#giveUp();
                this.#next = { revision, count, parts: new Map() };
                this.#failedAt = -Infinity;
                if (this.#shown.revision === null || count === 0) this.#show();
                this.#fetch();
              }

              /** These places are looked at. */
              look(from, to) {
                this.#range = [from, to];
                this.#fetch();
              }

              /** The parts that are needed for what is seen, nearest first; all that are missing or old. */
              #missing(queue) {
                const numbers = new Set();
                const [from, to] = this.#range;
                for (let place = from; place < to; place++) {
                  for (const index of [place, before(this.#edits, place)]) {
                    if (index < queue.count) numbers.add(Math.floor(index / part));
                  }
                }
                return [...numbers].filter((number) => queue.parts.get(number)?.isOld !== false);
              }

              #fetch() {
                const queue = this.#next ?? this.#shown;
                const missing = this.#missing(queue);
                if (this.#next && missing.length === 0) return this.#show(), this.changed();
                for (const number of missing) {
                  const name = `${queue.revision} ${number}`;
                  if (this.#loading.has(name) || this.#loading.size >= atOnce) continue;
                  if (performance.now() - this.#failedAt < again) return;
                  this.#loading.add(name);
                  this.load(number * part, part).then(({ items }) => {
                    this.#loading.delete(name);
                    queue.parts.delete(number);
                    queue.parts.set(number, { items, isOld: false });
                    for (const old of queue.parts.keys()) if (queue.parts.size > kept) queue.parts.delete(old);
                    if (queue === this.#shown) this.changed();
                    this.#fetch();
                  }, () => {
                    this.#loading.delete(name);
                    this.#failedAt = performance.now();
                    setTimeout(() => this.#fetch(), again);
                  });
                }
              }

              /** The next state takes the place of what was shown. What was seen of that stays until it is fetched anew. */
              #show() {
                const last = this.#shown;
                this.#shown = this.#next;
                this.#next = null;
                if (last.count === this.#shown.count) {
                  for (const [number, { items }] of last.parts) {
                    if (!this.#shown.parts.has(number)) this.#shown.parts.set(number, { items, isOld: true });
                  }
                }
                this.#rebase();
              }

              // Changes of one's own

              /** Moves what is shown at a place to another. Gives the change. */
              move(from, to) {
                const edit = { kind: 'move', from, to, item: this.at(from).id, before: null, isSent: false };
                this.#edits.push(edit);
                // The item that comes after it then; the last has none.
                edit.before = to + 1 < this.count ? this.at(to + 1)?.id : null;
                this.changed();
                return edit;
              }

              remove(place) {
                const edit = { kind: 'remove', from: place, item: this.at(place).id, isSent: false };
                this.#edits.push(edit);
                this.changed();
                return edit;
              }

              /** It was not taken: the queue is as it was. */
              drop(edit) {
                this.#edits = this.#edits.filter((other) => other !== edit);
                this.#rebase();
                this.changed();
              }

              /** It was taken in: it stays until the queue tells it. */
              sent(edit) {
                edit.isSent = true;
                edit.at = performance.now();
                setTimeout(() => this.#giveUp(), patience);
              }

              /** A change that the device has passed over. */
              #giveUp() {
                if (this.#isPending || this.#next) return;
                const late = performance.now() - patience + 10;
                const left = this.#edits.filter(({ isSent, at }) => !isSent || at > late);
                if (left.length === this.#edits.length) return;
                this.#edits = left;
                this.#rebase();
                this.changed();
              }

              /** Changes that are in the queue now are done; the others are put on top of it. */
              #rebase() {
                const left = [];
                for (const edit of this.#edits) {
                  const from = after(left, this.#find(edit.item));
                  if (from < 0 || (edit.isSent && !this.#isPending)) continue;
                  if (edit.kind === 'move') {
                    const count = this.#shown.count - removed(left);
                    const next = edit.before === null ? count : after(left, this.#find(edit.before));
                    if (next < 0 || next === from + 1) continue;
                    edit.to = next > from ? next - 1 : next;
                  }
                  edit.from = from;
                  left.push(edit);
                }
                this.#edits = left;
              }

              /** The item at a place, fetched where it is not here. */
              async fetched(place) {
                for (let tries = 0; tries < 3 && place < this.count && !this.at(place); tries++) {
                  const number = Math.floor(before(this.#all, place) / part);
                  const queue = this.#shown;
                  const { items } = await this.load(number * part, part);
                  if (!queue.parts.has(number)) queue.parts.set(number, { items, isOld: false });
                }
                return this.at(place);
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA51ZW2/bRhZ+968Yw9maTGhKabEvkhWh2IdFsEizRVr4wTBgWhxZrClSyxlZ8br673tuM5yhZKebl8Scy5lz+c5V\
            o5G6WhVWFWpT3Gv10LQ7o9olfNdtc6/+s9VbPYG9ztJyZTO11Hax0qUqjLIr/aSKTsPh9gGXYLtoSlxXG92ZtjmHa7tGLVZFc6/h\
            70bZdpOdjEZqt6oWK7psVnjkTi9b+MCrpX6sFlqt4AVTVKV60iY/qdabtrPqWRVLq7tMzmeq0+v2Ed7eq2XXrtV5PiKmL3RZWZP/\
            Yc6nJyeLtjGWpFAz9ffxVMH7ldVrA3J2Gs4bK2cK+7mBp2fqRzokm8z4Sled2hVPcvRBb5Dc+x+ZHukog1OtQSlApzsdakbVhX9l\
            U9hK8zs/jcd8f234ViHKEgXtUM3Fg25U1ah18aSMhX+2jdG8hPoigZ0A9wWsAv8B3W1jqxroAfVFu61L1bQW9OctWYEeDHIJGgX7\
            6Z3TmCnWyGPSNqDoFp7qUjX7AMrQ6nQ2U822rtUPP/BOtPLFdlVzj/fgAqy7byIBBtFfyZgL0IlRvyL7H8kczydKnTEeZmDqDoBg\
            qraZEOEMuW/sRI0z1jYs6536VGySVO2ncHX09q36DRTS6K8WFWU1gtarKAs1AUKTDgnVhLVFu9a5ejtCHogCy4OEzwhNsHB9Q58d\
            WQg+gZUxL9VtUYKMeAmY+qJtktL6sqhqXf6M1C4+NsuqqewTbVTm37qRK8uiNtof33bavy1SIfUEAS5KSCfosvBdGc3+Sv4bSpsL\
            kMoEDhuQza7wMQ0vofC2RQiQrkVosnm3Xdi2S57pxcyRUPuUbKPU57s/9MLmYLfqvkmAJGD+8PCUziLjVyv0AnCzdoevrjTBb5cJ\
            vJv2ri2fCOU9BJ80GPmZpbXtXthTCl/LNwgK0HBvnD0q6V5b1gxgAYFjt13DFxhPOW2qCxcvEt4ju6ZToMEkzoq6PqDgnpyr6zzP\
            g4so+kPVlBN1jkTPM+X23ZX9jZqo4MaUuXVAxSDEbo9wJNxzMK6LhZ6yOzFmDzFa2ISOOcuwywI3+isoh8OjSFmg8/BhtswR/ZBH\
            5aCD5FNhV/kSAleXMDUObmk6zyloXvPq32j1Rs3nsSXY6iBGA9HDOGEgEQAEJgrdCKlAPOnog3ZdJOPID2cJwZhiKA0VxisJRPF/\
            Y7Zy4H3QT0fVgQqesaBeYZEO6MRc3dL/b57xv7wq97fObnTlX566F3Ow3kPmliV68/ySCfa301BT5B/Ch0PBVF28Bw/BrYpExYgt\
            4t6S+m8n39JepqrlUVXRnc/LpAKXdXBBC8aaoxtOdWcQt0q4IKoDwgnvf5ipceokp8wcyktnBurmB12u+PNPWfkwO+Ktc1TD5JAu\
            XUkHiNNSPWCkaUVyQEWk0wnGHjwZqwLNCEdjBTSc/GA9NzXoFU/k9DLo7lydp+qdeh8LR2ctOtJVZVfJOdkUDs4DKMFlpJwek+uX\
            7foOVmj/QDxKsr46IAkr42HTNoQHKE9EtMpcFZXFrAtmG4ZELo4wKSQQ6onGnlI7ZvyE/ROupQJUb35RENof6rLIivy5Bf3AYV16\
            UFy8ZxVhYE9Ys9cNyYnRk6swiJIiTxSN3HPOIgUmUbqRI0Mf0RYJcRvznhOyy1SMw/zC5QiszIN6y2XhOyDOp/ehQZl5tsKIInbs\
            Y2Esh8K2WlCQtm1dihWWbV23O9AxATrzFQ3EAk7+UE9LxvcplvUQlgdydhoGNvMLJcFErkNsLjEUg4BYiAmqHG3YODg3DR7rq47h\
            sd7h+UUo7uRIGmLJBwpG1rKqEdqILfNFgyczuk75Kw0FgWoJKmx/nwqv+TwEQ88Cn82dEglx/gM4k30OHrjJtVKM/fvqUf++SSL5\
            pdx7DuwjBjteaIZ6O1bcMbshoCOendP0jI7TQOKYN6rSkzgcAN6giqN4YuIGTHCH34mroGJg+drVbd/8hdekBeQOpcMKW5dSrYXV\
            dAYbsA32XFadsdM+XeMlKFYNAhou9R5yJqsJOdQgBJOPmmFN7bZ7CTx8SLgg4NRQ03GOnFF/OJWvS7glf79718eZIEhxWoKwdE2n\
            sriikvKPE/pNT0Bche5eSh0uIBRh8qIsXy6xXMTaH8YirD2Fxo13MF4g5+LH+jJOtsCTzWcoujEqUJvR29YZO9I5V17fdEc+7Czq\
            jse2HHoCEQM3lVN5rZt7u3L4P6hJkzTjL9/HHGQSCeJgJaE5TBmSxG/fPLN6nBvuoT7jy1CNBVmCX5deLodgLskanDXeMtV/NSYU\
            Hhik+Bwk260OiW10B7yuCziQNygPtB+DuHHJDbuT3t2O30LEEBvRNrWEURbjaJVCB6Ibl9eNhN4eoDHtUoOL6Ji8irDkTjCcjp8x\
            Hm8+qUMGRtxNGHS+JxwYEOIAWi+kBUWUSdKUNBi9QRqnsUt6jEEgFbzhbxO8AvimRzF1NACSC2Yq+Q4FHqSHAyz0Z0F5v1Vr3W5t\
            wk9FjGSCEM9Q2tcpUYQOhh44MDI8haNoBxqmKI1ttnT8V/5bhiAUpXG4ZPqOE6K6n/ZBBHYRm50ziho43FKzwzARLEQx5UjydU0k\
            2w4JBon8oDc4GrNfKCyJ1qCi5FdODztg8nnGenqkQX4N6bbbhkAPY7hkJ31XGB1m15H6hxuNLnGuxvNSZ9ZP7SPs7F6YD+AIp2ho\
            pparf1aPYnJGttgKxxIHdQArC1MY1TzxBMMdzki4iW+dcT2lypoToZvJcUnn3Tw0LNeCm61ZJfinmwqNBqMPnGkYboYQdBi9piQJ\
            gQoL6gY0k9NlpJPLqHiGCoAeDJM5ubT0jI5j3k2plJ0E8Drm/5J8kLw3Dk+Kjk0Vhqrjk6K8iZKCIdYfk+HW5P9V2V/lGDHzkd0a\
            BwY0N570E0Ee9KKO4YQApOzaDT8VFYmvFfXBINgPfofMRlA/JsCQXzfjxrFGFIZ67q2ua+ReODegw4hzwob0GzNyxmm/XrwShF8I\
            wK5RyPy8Pub8Z9eLE4oHP1xsCmMgbAIsOhc2Hb2giR62er7MwJgYFwUuzlp9TBCoLPyPCgD6cXRHL+03+rMMw0rUoyEr2DLTi0El\
            h8TCwi2kyssx2zGc8PZ3ocRFSd9LhD994FCHFkuIExw6CJncGm22Vn534lm/M4d7O85jrKvrm4NSk3zeTyl4bjwoNukHqJmMdZBS\
            Fk7PGJ44rIjmEnTpUo1R4UkIYSiUTwf4SI/XmXQLQxFZhAN5mOmYO0mmrw7FkemgMnEdOuXnKPS6JnYuZCevSs230kF5RnRFcn5j\
            xk0ahe0DScWRIarP+PgHPjznrwuFo8K+tnCZV66JbagHlHWC8jDU7l9B7eHovk/G/e+iw7FtMG4szFOzcAfjxOK7VdtVGh8dT+XP\
            S/UTYsH3rX2q8wjpJ9t8J2xpo0ZppoLO86X5tGtGpxGFuC8MSjx3wNdc6AK7gjL5a21KiODTsJ6PKrDv6zL2B79yRMP//cn+5H9u\
            LUBt+h4AAA==
            """)

    static let queueRowJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "1ff2545cbb43f6a4",
        text: #"""
            // One row of the queue: what it is, a handle to move it, a button to remove it.
            import { clockText, el, picture, setAttribute, setText } from './base.js';
            import { icon } from './icons.js';
            import { sheet } from './theme.js';
            import { VirtualList } from './virtual-list.js';

            export const queueSheet = sheet(`
            .head > .caption { flex: none; font-variant-numeric: tabular-nums; }
            .sheet-body { position: relative; padding: 4u 8u 16u; }
            .inline > .sheet-body { max-block-size: min(70vh, 640u); }
            .rows, .probe { --_row: 64u; }
            .probe { position: absolute; inline-size: 1px; block-size: var(--_row); visibility: hidden; pointer-events: none; }
            .rows { position: relative; }
            .rows > li {
              position: absolute; inset: 0 0 auto; block-size: var(--_row); display: flex; align-items: center;
              border-radius: 16u; contain: layout style;
            }
            .rows.sorting > li:not(.held) { transition: transform .18s var(--_ease); }
            .rows > li:hover { background: var(--_hover); }
            .rows > li.current { background: var(--_tonal); }
            .rows > li.held { z-index: 2; background: var(--_raised); box-shadow: 0 6u 20u rgb(0 0 0 / .32); }
            .rows.sorting { cursor: grabbing; }
            .entry {
              flex: 1; min-inline-size: 0; block-size: 100%; display: flex; align-items: center; gap: 12u; padding-block: 4u;
              padding-inline: 8u 4u; border-radius: 16u;
            }
            .entry:focus-visible { outline-offset: -3u; }
            .art { flex: none; inline-size: 72u; block-size: 44u; border-radius: 8u; }
            .art .icon { inline-size: 22u; block-size: 22u; }
            .entry > .texts { flex: 1; min-inline-size: 0; display: grid; }
            [dir="ltr"] .texts > * { text-align: left; }
            [dir="rtl"] .texts > * { text-align: right; }
            .entry .title { font-size: calc(var(--_far) * .9375em); }
            .entry .caption { font-size: calc(var(--_far) * .8125em); }
            .current .title { font-weight: 600; color: var(--_on-tonal); }
            .current .caption, .current > .icon-button { color: var(--_on-tonal); }
            .rows .icon-button { inline-size: 44u; block-size: 48u; border-radius: 22u; }
            .rows .icon-button .icon { inline-size: 20u; block-size: 20u; }
            .rows .icon-button[aria-busy="true"]::after { inset: 6u; }
            .rows .icon-button:focus-visible { outline-offset: -3u; }
            .current .stand-in { visibility: hidden; }
            .grab { touch-action: none; cursor: grab; }
            .sorting .grab { cursor: grabbing; }
            .bars {
              position: absolute; z-index: 1; inset: 0; display: none; align-items: center; justify-content: center; gap: 3u;
              background: rgb(10 14 24 / .62);
            }
            .current .bars { display: flex; }
            .bars > i { inline-size: 4u; block-size: 18u; border-radius: 2u; background: #fff; transform: scaleY(.4); }
            .playing .bars > i { animation: bar 1.1s ease-in-out infinite alternate; }
            .bars > i:nth-child(2) { animation-delay: -.5s; transform: scaleY(.8); }
            .bars > i:nth-child(3) { animation-delay: -.8s; }
            @keyframes bar { from { transform: scaleY(.25); } to { transform: scaleY(1); } }
            .waits .texts > span {
              inline-size: 62%; block-size: 12u; margin-block: 4u; border-radius: 6u; background: var(--_raised);
            }
            .waits .texts > span + span { inline-size: 36%; block-size: 10u; }
            .entry[aria-busy="true"]::after {
              inset: auto auto auto 26u; inset-inline: 26u auto; inline-size: 36u; block-size: 36u;
            }
            .empty { display: grid; justify-items: center; gap: 16u; padding: 28u 12u 44u; text-align: center; }
            .empty > .disc {
              display: grid; place-items: center; inline-size: 72u; block-size: 72u; border-radius: 50%;
              background: var(--_tonal); color: var(--_on-tonal);
            }
            .empty > .disc > .icon { inline-size: 34u; block-size: 34u; }
            .back {
              position: absolute; inset-block-end: max(16u, env(safe-area-inset-bottom)); inset-inline: 0; margin-inline: auto;
              inline-size: fit-content; max-inline-size: calc(100% - 32u); z-index: 2; min-block-size: 44u;
              box-shadow: 0 3u 14u rgb(0 0 0 / .3);
            }
            .back > .icon { inline-size: 20u; block-size: 20u; transition: transform .2s; }
            .back.up > .icon { transform: rotate(.5turn); }
            @media (max-width: 379px) {
              .art { inline-size: 44u; }
              .rows .icon-button { inline-size: 40u; }
              .entry { gap: 10u; padding-inline: 4u 2u; }
            }
            @media (prefers-reduced-motion: reduce) { .bars > i { animation: none !important; transform: scaleY(.7); } }
            @media (forced-colors: active) {
              .rows > li.current, .rows > li.held { outline: 2px solid Highlight; outline-offset: -2px; }
              .bars > i { background: CanvasText; }
            }
            `);

            /** The buttons of a row, in the order of the arrow keys. */
            export const parts = ['entry', 'remove', 'grab'];

            export class QueueRow {
              constructor(queue) {
                this.queue = queue;
                this.art = picture('art', 'film');
                this.art.element.append(el('span.bars', {}, el('i'), el('i'), el('i')));
                this.title = el('span.title.line', { dir: 'auto', part: 'item-title' });
                this.more = el('span.caption.line', { dir: 'auto', part: 'item-more' });
                this.entry = el('button.entry', { part: 'item', onclick: () => queue.jump(this) }, this.art.element,
                  el('span.texts', {}, this.title, this.more));
                this.remove = queue.iconButton('close', '', { part: 'remove', onclick: () => queue.remove(this) });
                this.grab = queue.iconButton('drag', '', {
                  part: 'grab', 'aria-describedby': 'keys', onpointerdown: (event) => queue.press(event, this),
                  // A screen reader's click, which no pointer makes.
                  onclick: (event) => event.detail === 0 && queue.take(this),
                  onfocusout: () => queue.left(),
                });
                this.grab.classList.add('grab');
                this.element = el('li', { role: 'listitem', part: 'row' }, this.entry, this.remove, this.grab);
                this.element.row = this;
              }

              /** item: null until it has come. */
              draw({ place, count, item, isCurrent, isPlaying, isAsked, isWaiting, isHeld, isReached, showsPicture }) {
                const { queue } = this;
                const isAnother = this.item?.id !== item?.id;
                this.item = item;
                const title = item?.title ?? queue.t('queueItem', queue.number(place + 1));
                setText(this.title, item ? title : '');
                const more = item ? [item.duration ? clockText(item.duration) : null, item.subtitle] : [];
                setText(this.more, more.filter(Boolean).join(' · '));
                if (isAnother) this.art.show(null);
                if (showsPicture) this.art.show(item?.image ?? null);
                VirtualList.number(this.element, place, count);
                const { classList } = this.element;
                const classes = { current: isCurrent, playing: isCurrent && isPlaying, held: isHeld, waits: !item };
                for (const [name, is] of Object.entries(classes)) classList.toggle(name, is);
                setAttribute(this.element, 'data-item', item?.id);
                setAttribute(this.element, 'data-place', place);
                setAttribute(this.entry, 'aria-current', isCurrent ? 'true' : null);
                const words = item ? [title, item.subtitle, isCurrent ? queue.t('nowPlaying') : null] : [title, queue.t('loading')];
                setAttribute(this.entry, 'aria-label', words.filter(Boolean).join(', '));
                setAttribute(this.entry, 'aria-busy', isAsked ? 'true' : null);
                setAttribute(this.entry, 'aria-disabled', item ? null : 'true');
                setAttribute(this.remove, 'aria-label', queue.t('queueRemove', title));
                setAttribute(this.grab, 'aria-label', queue.t('queueMove', title));
                setAttribute(this.grab, 'aria-pressed', String(isHeld));
                setAttribute(this.grab, 'aria-busy', isWaiting ? 'true' : null);
                for (const part of ['remove', 'grab']) setAttribute(this[part], 'hidden', !item);
                this.reach(isReached);
              }

              /** Tab leads to one row of the whole list; the others are reached by arrows. */
              reach(isReached) {
                for (const part of parts) setAttribute(this[part], 'tabindex', isReached ? 0 : -1);
              }
            }

            /** What a queue without items shows. */
            export const emptyQueue = (text) => el('div.empty', { part: 'empty' }, el('span.disc', {}, icon('queue')),
              el('p.small', {}, text));

            """#,
        gzip: """
            H4sIAAAAAAACA5VZbXPbNhL+rl+B5qYlmRNpSXYcVxo7TfulN3M3bdPMdW48nitIQhISvugA0LKr8e+67/fLbncBUiAlOe4kY5Mg\
            sLvYffbZBXx2xn6qBFP1ltVLZtaC/acRjZiz7ZobJuG/HjPO1rzKC8FMzcr6XsA4DqaNMXWFg0q44WQky02tDNuxrKizzx/FA0wV\
            xZhtZGYaJcZMC/PeGCVhtX3DOeyJLVVdsiA5S7kWyScdLPaiZAZq9jPwVQ+m6LUQvhTYSTkU80+pTMOLv0vtz7y3o3EBw3bBSDzQ\
            ClRjrD9+JfHXVk34+yhZC56zG5ZkfGMkWLdjy0I8zFlVV2LBlnVl4nuuJIffVVMKJbM5MzxtCq5wQC/Y0yghaXFa54+wflNriaLm\
            4M2CG3kPcjY8z2W1mrOLhl01bHrZ0DpZFRKCBup7Ekr+EKfo9VjLPyCEpazCt5P79ZhdXkyaiJZCoCGgyUbVqYAlcfxvGJnDBCu5\
            Hd8bw1NdFxCqBbNanezp5mHBfGWw29BKA0X3UstUFtI8ztla5rmoYC+1rIxQsbgXldGtp5xJJ/bffr1hhWS7ETthF4Bozibwjzem\
            fsasXOpNwcEmjNWC8UKuqlgaUYI5mUDrFqAjrVUOdiqeywY+kNMBCoZLUAvL68YwbR4LsRg5+xINcIE4kZ3zqjYh4KPII9iVUbxq\
            TabnZa1KlkyvdGuaALxH/a3O15BNClanPPu8UnVT5d1O6NNgfpI1SoH9x1dAjvJiuALtg+l/xLLKEbezxbGlikstclib1g+xXvMc\
            sTJhlw2bTRqmVmk4Ib+fseR8tlfR+QNYoFHwMmcrxdMUhmgOmKoeKZ42aaYLxGrcA9ikH8fpZPL1iwLIVnwD02dNlz02JzCHMLrt\
            oFU2x7RC7B8J+qi1dL6ss0bHBOoCswMQQJbWyyVBLz632cOJZnwi6G3pLRrlb+riiOarvaiEeG/XFzIbCqGBzqnACQb4VHd2nPBt\
            58mVkjmuv82lun5VGPXqrhVxw14jguE5Jk8D+sXS7CcrUzw3WcnV2nimJUYach+xo7Uk40UWOrAtuYpASPLt+ds3ooz8lR7LPr/2\
            ajrr1rZJ0de7FWgWMN5kgmldIDidkLqKvVzpljvlwJrt0I0NTewK4O5ZOZRzg/m9aFgU+LC4OoRFG+VDacdRMhmiZHJi/S1WKXjW\
            j9evjGrEq7v5nC8N0Y9j1ssTS1+cF50rtYE+ArAIc4+VCJiKPIE4qptsHfPMEqfNJZ9KbPl0LNMuOso1KVf6ZOno6G+6LyNebli9\
            R1nmU6ONXD7GWBhgaEA/50Q1PqEiV04nbHrBZhdIl5dAlyPfNdbOIcO1G7hh8gA2gwhPj6Gm6dP6X5bL5WJfh+ZMQxKJf4XJhcUq\
            qiaPekp5JUtuHQejbJpMNcOaBa6LsRTKaikr8A74CRxQcSN6Zs8rs46ztSzycBb54uJc0Ebj5I0+atNVdErQ+QlBV9RWffdZPC4V\
            L4Umg3e209sdUzF7gzqwgz32eUofwYQtl8BwHdHpDa8IUr14XM6+HgQEvV9ytQJH7UvQMESXzbOVd3RC/V+dFX0bzi+HNky84vBM\
            qtNmCP/YQnk/ZmgffeoqJgy5RmugewDI87aGlhvz6EPblpw2g46W78vGa35n2PrOGkuUfoVp13RKgJhBS0b7GaiD50wMlT1fnu1A\
            P1xvoA0ZpPagzTpVC0YHVt4c5+7zYWafu+YclT7fBbv2X6BZcBoIwY9w+qruQ82XIuZK8NjNq4HAyygaxnbSIbYdoUgPsb6UpmW+\
            BR07el+pMGPDxmJ2PsODh99mlm06eOWPum6/wzyHiF8MO0zrQ/LCzZ8peyd68JnuvJo0G0+kxwSqNkBoYfIGzq4V8dF3pcglZyHu\
            eitzs4b4vP128xBRZFwLeFjfn/Djl1uBSTvVtcguHSZeN9sGBtxje4K9TRsllkLpWIm8yUQel3V7oMJ3JM0TxI6Fjn1lD8ocY3qE\
            K986NmyVwVfUQXCHxMBafS+cFw5OJmN2ePZw3QIEafPAAMYyZz9Cb1bYtvGgl5htHpxvvD34efgDr+65xtsE65XfAS+js9ev2ce1\
            cHcVGi85ON52jMHxdN1B6d3efXCFFyFQP3TCXp/17wE2EFrNrtltQLEJxiyw1x74hC1HcOddHRRca/YLXh18AInoFJKimszUKqQ7\
            BesrBoqlTmgEpNPvxX4c8XTdXp6EAbyiuqUsyiDqT0tEIUowLeGbDRBAKIowwBpB7oJFuye8iAkDGUSHD5EvzPbL16yTQAMJhgPl\
            ALMCvwVIDPCKboE3JNaY5gXsyRdW1qony3XTL5CGKwfCbFZYaTaiSRuMnb8W3usqKyTW3DBi1zfWr8mnptyEKCli4I2h58akiHn7\
            xorrXLf3zHi/sZ7b3CWYiyGl+fdkYxhkRa0JJ76hHXqOmmq/tsb6eqjbPaYlV3zVKnFbcaoInvCFGoBc6EzJVOTpYwDfEO1khLug\
            AQYGRgjpmsazB7hFaztqHRC17jo7Y++BJZQQFTANh3QKNKMdjdl2LbM10Et7+wPF4rPQiVu53/heGz0luTBcFuz6+hq4/5tvnA0G\
            Foc93XVFZxAgi7738KAaulkHzksoO/EaMAFODa13ejCzeHBAKyRFTdUFcFWA14QOYm0c623QwYngOPYBMd4rPqIDaRH04BB+fBrB\
            D+QsVAG83BQFayoDrpCGrTn4tS4FcRM0OIpvw51tbMbwocHI4Dr4qX9oeVfqn21Tj4/v9WeR48Nv0FK6sR+BjfH3B8GzNX7Va2Dq\
            ny3jgPMcliwJ7qx/oRDsbW6/gfiqBhZV7luCtrxLgNa/gjC2L54LcIjZL76cln7sCvv27l0LgTCgh7/ZENjBqilToULyBHTG0zYt\
            3eVy6OcuKX3nlED02sBb3Y6t3KRb/J3kjaIyCQPdnXbY+xIxGyorPdFNSuLvYPj27ogpqGVMuhJgckiL8Psa0MWrKPkEeRIG7H//\
            ZUG7C7lkYefbaM9aGKcQ1Xrz/NgNp7oIlHxF/vRWehfjrS99jI57GOv5a8e6XOow0S7z59EsgeWTjumKjsweSt3B0xvDrPewiz3D\
            vEMrnYjm0LFgnJ6sIuhHWGi13VZw+kNM32Fh/yn9JDJDmSmFDp0pUbQ3PTH1alWIsF22h0/3l4qBQ4KcGx47Hmih/dJl5M3AefX0\
            IssklrOdzwIvtQGOAZ7iAge+Xly20NZoD8ge+Dt49mV16VXVW+f1oMU1Admt6eYVNc9p0t2LdlDwVBRgP1l2AvbjPei/IA0PsUHH\
            aCdc8QUZcAbjaSHyoCMFotu5k3VSSEvr/X316elDW9vJa6c3hVXheUn/+NNyqFLTtn6FOdUqtFnzssWdY12FOOFaL9mwCmKa3R60\
            w9GhrlucfQcz7JUfzKUc7rdRUIfCrh5FvbL4EVofQAxg29Ss7v/hcrsGMDGszwvb2SNfaujpBVNWFksfbYuvXQkd6nK17sjuqPt/\
            bkOGp3TGDbxaCs6bgN/iqdvEkz2P/IZ/WuWukm6lWdM1Gt5M2Np7ePage4Nf3BEhxLbU9krQneTy3l4r+K2lHWCu46deFm8cXCuL\
            PaNDF+QbNkk4a5PokhdF2+6iDjD7/0N0C68gHgAA
            """)

    static let queueJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "5ede70f7b3620214",
        text: #"""
            // <cast-queue>: what plays, and what comes after it: thousands of items, of which what is looked at is here.
            import { deepFocus, el, setAttribute, setText } from './base.js';
            import { castClient } from './client.js';
            import { icon } from './icons.js';
            import { QueueItems } from './queue-items.js';
            import { emptyQueue, parts, QueueRow, queueSheet } from './queue-row.js';
            import { Reorder } from './reorder.js';
            import { CastSheet } from './sheet.js';
            import { VirtualList } from './virtual-list.js';

            const rest = 120; // ms without scrolling after which pictures are fetched

            export class CastQueue extends CastSheet {
              static sheets = [queueSheet];
              static topics = ['queue', 'media', 'hello'];
              static titleKey = 'queueTitle';
              static eventName = 'queue';
              static node = 'mediaControl';

              #restTimer = 0;
              #isMoving = false;
              #reached = null;
              #last = { place: 0, part: 'entry' };
              #isPlaced = false;

              buildSheet() {
                this.list?.end();
                this.numbers = new Intl.NumberFormat(this.texts.language, { numberingSystem: 'latn' });
                this.place = el('span.caption', { part: 'place' });
                this.head.insertBefore(this.place, this.closeButton);
                this.rows = el('ul.rows', {
                  role: 'list', 'aria-labelledby': 'title', part: 'items', onkeydown: (event) => this.#key(event),
                  onfocusin: () => this.#reach(),
                });
                const probe = el('div.probe', { 'aria-hidden': 'true' });
                this.empty = emptyQueue(this.t('queueEmpty'));
                this.body.append(probe, this.rows, this.empty, el('p', { id: 'keys', hidden: true }, this.t('queueKeys')));
                this.body.addEventListener('scroll', () => this.#scrolled(), { passive: true });
                this.back = el('button.button.filled.back', {
                  part: 'to-current', hidden: true, onclick: () => this.showCurrent(true),
                }, icon('down'), el('span', {}, this.t('queueToCurrent')));
                this.panel.insertBefore(this.back, this.voice);
                this.items = new QueueItems({
                  load: (from, count) => castClient.request(`queue?from=${from}&count=${count}`), changed: () => this.invalidate(),
                });
                this.list = new VirtualList({
                  scroller: this.body, list: this.rows, probe, source: this.items, make: () => new QueueRow(this),
                  draw: (row, place) => this.#drawRow(row, place), looked: (from, to) => this.#looked(from, to),
                });
                this.reorder = new Reorder(this);
                this.panel.addEventListener('cancel', (event) => {
                  if (this.reorder.isLifted) (event.preventDefault(), this.reorder.cancel());
                });
              }

              number(value) { return this.numbers.format(value); }
              #placeText(place) { return this.t('placeOf', this.number(place + 1), this.number(this.items.count)); }

              opened() {
                this.#isPlaced = false;
                this.render();
              }

              closed() {
                this.reorder.cancel();
                this.items.look(0, 0);
              }

              render() {
                const queue = castClient.state('queue') ?? {};
                const { count = 0, revision = 0, current = null, currentIndex = null, pending = false, failure = null } = queue;
                // A server that was started anew counts anew.
                this.items.follow({ count, revision: `${castClient.state('hello')?.epoch} ${revision}`, pending, failure });
                this.current = this.wish('jump') ?? current;
                // The place that the server tells is that of the item that it tells.
                this.currentPlace = this.items.placeOf(this.current, this.current === current ? currentIndex : null);
                setAttribute(this.empty, 'hidden', this.items.count > 0);
                setAttribute(this.rows, 'hidden', this.items.count === 0);
                const place = this.currentPlace >= 0 ? this.#placeText(this.currentPlace) : this.number(this.items.count);
                setText(this.place, this.items.count > 0 ? place : '');
                if (!this.isOpen) return;
                const focused = this.list.focused();
                if (!this.#isPlaced && this.items.count && this.list.height) {
                  this.#isPlaced = true;
                  this.list.render();
                  if (this.currentPlace >= 0) this.list.show(this.currentPlace, 'center');
                }
                this.list.render();
                // The row that had the focus is gone: the one that stands there now has it.
                if (focused && !this.list.focused()) this.#focus(Math.min(this.#last.place, this.items.count - 1), this.#last.part);
                this.keepFocus();
              }

              #drawRow(row, place) {
                const item = this.items.at(place);
                const { held, rows } = this.list;
                row.draw({
                  place, count: this.items.count, item,
                  isCurrent: item ? String(item.id) === String(this.current) : place === this.currentPlace,
                  isPlaying: castClient.state('media')?.playerState === 'playing',
                  isAsked: Boolean(item) && this.wish('jump') === item.id,
                  isWaiting: Boolean(item) && this.items.isWaiting(item.id),
                  isHeld: held !== null && rows.get(held) === row,
                  isReached: row === this.#reachedRow(),
                  showsPicture: !this.#isMoving,
                });
              }

              /** The row that Tab leads to: where one was last, else what plays, else the first that is seen. */
              #reachedRow() {
                const { rows } = this.list;
                return rows.get(this.#reached) ?? this.list.rowAt(this.currentPlace) ?? this.list.rowAt(this.list.seen()[0]);
              }

              #looked(from, to) {
                // While it slides away nothing is fetched any more.
                if (!this.isOpen) return this.items.look(0, 0);
                this.items.look(from, to);
                const [first, end] = this.list.seen();
                const isSeen = this.currentPlace >= first && this.currentPlace < end;
                setAttribute(this.back, 'hidden', this.currentPlace < 0 || isSeen || end === 0 || this.reorder.isLifted);
                this.back.classList.toggle('up', this.currentPlace < first);
              }

              #scrolled() {
                this.#isMoving = true;
                clearTimeout(this.#restTimer);
                this.#restTimer = setTimeout(() => {
                  this.#isMoving = false;
                  this.list.render();
                }, rest);
              }

              showCurrent(isFocused = false) {
                if (this.currentPlace < 0) return;
                this.list.show(this.currentPlace, 'center');
                if (isFocused) this.#focus(this.currentPlace, 'entry', false);
              }

              // The focus

              #reach() {
                const row = this.list.focused();
                if (!row) return;
                this.#reached = this.items.key(row.place);
                this.#last = { place: row.place, part: parts.find((part) => row[part] === deepFocus()) ?? 'entry' };
                for (const other of this.list.rows.values()) other.reach(other === row);
              }

              #focus(place, part, isVisible = true) {
                if (place < 0 || place >= this.items.count) return;
                this.list.show(place);
                const row = this.list.rowAt(place);
                if (row) (row[part].hidden ? row.entry : row[part]).focus({ preventScroll: true, focusVisible: isVisible });
              }

              #key(event) {
                const row = this.list.focused();
                if (!row || event.altKey || event.ctrlKey || event.metaKey || this.reorder.key(event)) return;
                const part = parts.find((name) => row[name] === deepFocus());
                if (part === 'grab' && (event.key === ' ' || event.key === 'Enter')) {
                  event.preventDefault();
                  return void (event.repeat || this.take(row));
                }
                if (event.key === 'Delete') return void (event.preventDefault(), this.remove(row));
                const sideways = getComputedStyle(this.rows).direction === 'rtl' ? -1 : 1;
                const aside = { ArrowRight: sideways, ArrowLeft: -sideways }[event.key];
                const page = Math.max(1, this.list.seen()[1] - this.list.seen()[0] - 2);
                const step = {
                  ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page, Home: -Infinity, End: Infinity,
                }[event.key];
                if (step !== undefined) {
                  const place = Math.max(0, Math.min(this.items.count - 1, row.place + step));
                  // At its ends a remote's arrows lead out of the list.
                  if (place === row.place) return;
                  event.preventDefault();
                  this.#focus(place, part ?? 'entry');
                } else if (aside) {
                  const next = row[parts[parts.indexOf(part) + aside]];
                  if (!next || next.hidden) return;
                  event.preventDefault();
                  next.focus({ focusVisible: true });
                }
              }

              // What the person does

              jump(row) {
                const { item } = row;
                if (item && String(item.id) !== String(this.current)) this.act('jump', 'jump', { item: item.id }, item.id);
              }

              remove(row) {
                const { item, place } = row;
                if (!item) return;
                const edit = this.items.remove(place);
                this.speak(this.t('queueRemoved', this.#name(item, place)));
                this.#send(edit, 'remove', { items: [item.id] });
              }

              press(event, row) { row.item && this.reorder.press(event, row.place); }
              take(row) { row.item && this.reorder.toggle(row.place); }
              left() { this.reorder.left(); }

              #name(item, place) { return item?.title ?? this.t('queueItem', this.number(place + 1)); }

              lifted(place, isByKeys) {
                if (isByKeys) this.speak(this.t('queueTaken', this.#name(this.items.at(place), place), this.#placeText(place)));
              }

              moved(place) { this.speak(this.#placeText(place)); }

              putBack(place, isByKeys) {
                if (isByKeys) this.speak(this.t('queuePutBack', this.#name(this.items.at(place), place)));
              }

              dropped(from, to, isByKeys) {
                const name = this.#name(this.items.at(from), from);
                if (from === to) return this.putBack(from, isByKeys);
                const edit = this.items.move(from, to);
                this.render();
                if (isByKeys) this.#focus(to, 'grab');
                this.speak(this.t('queueDropped', name, this.#placeText(to)));
                this.#send(edit, 'move', { item: edit.item, before: edit.before ?? null });
              }

              /** It is shown at once, and goes back where it is not taken. */
              async #send(edit, command, args) {
                if (await this.act(`${command} ${edit.item}`, command, args)) this.items.sent(edit);
                else this.items.drop(edit);
              }
            }

            customElements.define('cast-queue', CastQueue);

            """#,
        gzip: """
            H4sIAAAAAAACA6Uaa3PbNvK7fwUy6VRUStN2P8p1PHl1mmna5mJf88HjmUAkZKGmCJaArGhc/ffbXYB4kJJ7vZvMxAawu9j3A/TJ\
            Cfuh5Noc/7kWa/FyxjZLblhb863OGW8quy7VSmjGF0Z0TJoZM0u11nCqmVrAhlgBMPy2WcpyaTGkZrVS96JidrEUnSiO5KpVnWGP\
            rBKi/VGVa8ATdc60MK+M6eR8bQStrsVXw3Zs0akVmxQnc65F8YeenAcKyPSbWoomhitpYwApS9VEMLjUA5B/ofDvUY4IkDRyTNIN\
            wMWqNVvCyVnLOwNS0OqT2uSM0K6WQpgRrU5tBpQ+CdVVoNQA2dmdAdwbkHZIU+N6APe77Mya1x+kjiEf7O5xDdsW4QiVYFgn4L8L\
            dvb96Tk7OWEg/kaibQ3TZafqWjZ3zurWtK0szbpDV+gEWwhTLkV1dCS+0u1lzbUmTkkZDEwo0EUC749HjGnDjSwZMa/h7pugr9vz\
            cG4U3EXnEwKY5GyyEpXk+MtS1LWaJODS1OJnsQUEC3+NG5MIQjyAZ/zKV8KDxKeNquiArnijGgPSo5oYe446upYr0MEFO0WU51L/\
            oh5QNRdswWstzi0YR23AXrOua9oCfaB2HzGcSjFjp9ZbZmwCrHTbCds5ch/xvArkYHe+lnVFWsmmpDcGQSd1gSa8LECv2fQ87Dbr\
            1Vx0qK5GbNj7xtTFr7T1o+pW3GQEZMAgQIA3d2t+B577yCwaSHK11eDmwFjNTQN8xbSJeaAs6myiW94UJW+NVM0EKTh5CGaAtxS8\
            KmSjRWdei4XqRBbI5RakrJUWr9fGqCbGhDDR7sJ1TSu8i84ZA8MIZBT0gK7AO8mPaz4HjxDVfDuBI/KFidc1BTAsVXMvtpXaNDOW\
            kTNM2cVLe+FzOHF7ubtGNQtMTxKhI0CycuagenFtLLWdmvd6quRDQWtSkmVyKatKNMRgtx4qizIKIvvM4myWWV99h/uTaYwyV9W2\
            4G2LvkB35UF7eUQ1J45a4kRWcD0Ii/qw/EAuB27YzmH09/2MMNM991XVO9QTJhjRiA5cghIF0IvVZDcFOKl1Eq3lg+ivSojy8t7p\
            bE5+ULgfC4n4dB4Z35nUqONy3XXAx0AOtDLUgPI+sZpeqs0bC58hVG++nEoDWAucYjLNvYfjhUOFXCtHYaAVABf1HjdHxh2JByVL\
            EeOQR7pYDZUn64WsFQczZZi8c/CttfPUUPCKTgBP2mRfiLVLhLz45hF/7L4lBFjRz90XEKtcQsiLKlGJbB54LStuxNCZfZZxDEYV\
            xXPozNvNgmfkDHFmsQs6p9Rq3WH2C6LnbMXvRc+P1wJUT9Kdj8Gq4xuA6rCqUtqIPAzPECE6zF3H4XVnVIRgz8LJHqld6XWCu9Js\
            WRpZfBwIJW9KQYEQskuvMLlgWXxFIfUHCXW1mjpoyBb0861Y8HVtMG4SeEs8613Psr3DQmFzeAbmBMeGYOsEVOgmKQvFwlYBC3MO\
            eFB1SGfYZmVOtSkq+D3t/7aY5DExC82+Y2fTdD+Yt7A+SxfBTQoyFGaCuIrtqXmRFRpUe5CQqsSAwFAvw+gq0NwZFNzTQKcn7OjY\
            rE0RBFxE0YUtgXBhP5myy0vIBnGif7RBie1ADkQfpIZqaFcuK7kmwK/fw8Vf/SZm7Kh7yOGHrKGrcgDQt11Ytuyl0Je9gpa4ewDP\
            NNhab7jGtqUz2FyjpxI7mn4vhnpYQKBCmDieA78z9gVyxEho21lNocNoVbncsW8ee4TdF8954DgJnyA8LTdSL7PJH+tVa5Xojr1Q\
            10thA9dKZWDZSwlMaBwa6ADmCjxDceyGNBaiGF390bUqkfzOibMYLB/we3HhDXeZmmxGFnFCxkNKFtfXiSvtORsGAXvpHHAfts2S\
            TyAjY6dpjxELmAj9EkCBextdIbZHgFM2ezpsPbcBP27ZBsLBlZYnqMoTh4vJ7pkF1r+By0xdYokFoeaKwt/Xm8LtZSMyIVt8++2Y\
            i36PaCyFvFuaqU+8o2yD9f88PiS0OOck+Xqk42mEhX3FGAxMWsLvouv1sTt66jIXCeAM1ruXvCJ/J21gENyphqqngN7GxQoEKw5W\
            BodqGF02gASgpvB669ULunm2R8FOiOe0kf3CzbJYySZzhRKSwkGTH4e87wAhD8VJ4L4f7KMEvq9YJ0mYYjsJW96XpTTxQnqqckbz\
            wS72HQuF4zVe5fsUJwWxPhsJk9O9fbMhtWvwZpadS3ZlcDTKcFVIqNQYjm4vNjpGlIvLiz2RGejDcgvIsz21xk62kHbx4UV0V7hL\
            5LAII9IkkHmlqcd5rWAQ4g2xN/VBkCRdJOC4D+ifuTTExX4CVj8ezEsfCPwENpiRJdizC1eyABuNUtzBuIon9m40t0f7ZOfjGXm6\
            11Q/NqN3+DswrvRH+9QwYz4H2KE7HzZAJy9epBF0zecMJMMAUfiehUGCoYN1E30WG30tkocu2qCok502rsxAlRWiKdiLk2i+J0YT\
            53087I+2n/KaSSSmmhglBbV5tTddH4KyGQgYzKY3p7dRsA0bXccs5JnPS1ljIWUaWn98xNnwLaQPIAfdCIjrHnSgkdiylcL3uqfS\
            +eFua9yIeWbicL4hZYPym+o2KQRWqhhU6ivYO1T4rNF6D05Of0DqhwqwndEGBXiAfsr++qu/Hn4DarYs42J/Rz+Ybgt6FsMxoTDq\
            7q6GaF+3By4jQSJThjF60Dz796dQzkpw+Q7fqdQ6eJp7uYp5St6zsMw7lCwZWEYXRV364Vq2y+lFMUgQT95S/+iLPlHrhdpfbH/A\
            Whs3Dv+47iJdf2la8vYh2ze53PEW0outz4R35BPBIAdQTvubVgZg9ggUvRtGQYPvUVjN4hoYim78puih+vcueo8uFrKpsoyKM5oV\
            oG5wcUvOW4UaTfkleY5kIGrHMiuXwhbDduBRCtIFTZKEThCF1YmFdpk/cmOr84hLqLz6d5gq5rVwPhz7QhuHXtsH+ahRfco5xr3D\
            0EI2k8ZweDXZKPPaKmxqgF4A1UxaYrOgzKm1MwxXbnq/onjtn6Lo0Ik5iySOalf08Pi/+BNlJHo+4LXB12+/Lk1XJxsrYbjbSNJW\
            YGBfm45iAiOxTzV8JbxP4WLsU4FJi499zF3H5xPM0e694x7f6vEA/nkm/eY7G8ehj9//SNLnI1eQHpSsevqdaAUU8V5cw+8FWTfp\
            yZHFwc1vRS0Mjv17aB58o1mph4S6VZ6GIgsVFl/6oPq/UasWKk91ZbZ1NABOi0p2ojT0hIAMdKaegMMdn4GnncXkONKj0H/VAeYn\
            HHRm/pLc7n4QC9g89lfvbrx8t6lh75CWbf351+wsH9Xfm7NbaPf39Bqw+30qqBEtMuasQYz8uwU2zhxXb+nVHVYf4Vo6aekLBC7t\
            mV3/pFYQKcfvG3A1iZP1uwYaRr+0lhtJhFYkFrAdXUM9AnBM+D0/6ejsRYZ2JZ18BnNOHnIr+45knHqHwzcZHFs0oy9cnKEPgNvg\
            hzHqBrH/ZPgdzb1ekAaj4TIMDCHNJ/H3dy4fV7Mos0bpvPd029zipeRBQ700+KX1wic1bf8vJL5//LZwJeQ76323t/GA/IxQIcLw\
            p0uV/0wIQuxzaJouk08Fu6gYf+4fi1rRaQiaSgmqyzjz2PydNuc0zO2shFFfgLuQjYYz3rMDM55rH3hp3HQFDYP7aa+Y9ZMWfVZw\
            5KKnR58i9rDnZuIxl8/sbDbOyzAumrRjcDeMGgYNafA+/Zb0iUCrvgd9jkk8i/hIP3A81/iBCS8Eke0tXmg9YzdO1tu4rIG9tbZJ\
            k6Joaoekotd6UoGGwH3TQ1b3efspCq6vHuLWkAuxT0uB7a57mx7LHp7BcfeyoI+JfgjrVYgfbA6+i/fEa5oH+uiU+vUWv6rFnU7Y\
            O2Sra5C/SS2175UkfAIZPgDGFiWuyPbhzX948RjVSQPF6zWMM/+fOB8tkf9eoIjxqlNtGw22Yx5cQrPf+A9egPhAn36EUKM/laBn\
            CZUOuL3c9lp/5dPRSLE4GHpHHzf2Kq0fUEA82zP9TTC/tVoBjaKoY/vD9YfDOQnmGclR2GCY06dMt2UXGAT2+0T69vLePpVA293g\
            3/qoBt0D/3LoDjIzow+89g1GEmCjDEV1/7DC9bYpWcxWqVYrwAci3V3iX3zD8e2/T8T4AcOC4ncKzzx+qEhJTGPTaJxFEdhpxT39\
            +HN0s3C+OwI5wSBGrd7VYgW4AEENBn7w6/9sCnTo/+wF0P4D1PnLl1QlAAA=
            """)

    static let radiosJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "979291367d7b6a14",
        text: #"""
            // One of several: arrows move and choose, Tab leaves. Where arrows move the focus through the page, as a remote's do, each
            // can have it, and Enter chooses.
            import { isOn, onInputChange } from './arrows.js';
            import { el, setAttribute } from './base.js';

            /**
             * - item({value, text, …}): makes the button of a choice. choose(value): the person wants that one.
             */
            export function makeRadios({ labelledBy, choose, item, className }) {
              const element = el(`div.${className}`, { role: 'radiogroup', 'aria-labelledby': labelledBy });
              let checked;
              const buttons = new Map();

              /** One of them can be reached by Tab: what is chosen, else the first; all of them by a remote. */
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
                /** Other choices; the buttons of those that stay are the same, and keep the focus. */
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
                /** What is chosen; null: none of them. */
                check(value) {
                  if (checked === value) return;
                  checked = value;
                  draw();
                },
                end,
              };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41WbW/bNhD+7l9xBbZKThW5+WrPC9o0wIp1K9Bs64egQGnpbHGhSIOk7Riugf2a/bD9kh3fZCkvwwIElqjj3fM8\
            d7zjZAIfJYJagsEtaiamwLRWOwOt2iIwWUPVKGWwgN/YAgSyLZoSPjeocWBpG4SlqjaGnrTarBq/smYr2skMMNDYKouZgVoVgKxq\
            RpMJVExCQy6B28IHu5YWdQxpyhFv10pbOAA3H2UBSr6X6429aphcIRxhqVULWTkJQMo/TTY7bUFRECn7xlrNFxvbt18wg8F6NDk7\
            G8EZnBMCbPPDlokNIbZ4T4D++evv43gKLbtD4+mQG6ukU4s5jLzCMmLN/UYy9qxRGzLbMWndPmYJOJYUZjLCe49uuZGV5WTjfH9i\
            NVcmP4BgCxQC67f7olPdwaI3wYz5lbVEYgyHEUClpLFEEVuUFub0lH+t+bb87tCZHr8WpIJWAqeQaRdjRYlZZwVkTHN2nqIt9tm0\
            F5oizCiAQEsYsLrDetbFC/wNxZO4g1/YOidb+koipjIi/q1P6wIp5ZRmrGGxd8UzhZ2TghvHzSClE4WJhcO1sTNgQnQuaE+qmdIJ\
            ByfNas12eZAhAUuR5gli2TCTR/xjuExUYNoZ3OHe5ONSUqbpx6dv5j0ulYY8uL2N5RD2fHHg4vYUHgYlloevSeEYlBS/IQO5CkUC\
            8/k84RmPZ//pxrIFlzXekwt3Aoj1t29w8pJoX8JrYnZ+Eb0dR+E/Fol0ugyOTu4kDKkLNpbKkIxiFcP8x0iPL+EJ0BTXbrQMwZKy\
            c+hpGFKUDHoHxC0dfeBYuyWr6+stPXzgxqJEnWeUmVrtJHHO0X15gMevlUzYn3Hv5AjvldVisNCiZYMF0/Cl2/MAvufvwbm6vi3L\
            clghX/p2zCaeplxSZt675OQ92dLeFdpulZQLCCzTtD7uOzS8xh3bu9D06Uq1lCOsb+xeYB4VGpc11xhK3/nKtBUZpfz8gnJ+MXBm\
            cU2ODvDG9cN3pCEZFOHt97UrkPjyia8aO+2Cx9UPuKTF8w7S8TbAJh0GIljlg/ykWuosrwvq2fU0iSJQrmxD7fRisB0uLyEP8IjB\
            hlQj9Xzhnp6nTt1XnkSUyGWb1n6g6qYsurD9zcM8Ott4RF6+DEq8eN46IFtr//sOl2wjbD5+VBFdsm9ziv5qSHIM3w8XokiPS6D0\
            g5EavP/9gxu+cE3Z6g3Gbgv+BPbPSDidAXMs/lgPhX/xLZc6pY6DyMx6E8qENqp8e2WuMBi1Ux2araHZEIbtHZJK3eCObZZaUaN2\
            efR66nNBFjfT/GF3A+CGGEa7sqVhQAyDbEd/FgKbrsP9z77qEvkihPFNPHqB2BRLNxO2mI+LTuiahLFJvC5ciKRE3ZtWKUiySR4q\
            utfovFt2s4+FqRp6lJ9P1+HlquGifoJTEMJReSRd8BgvD3OHyRdHvEGckh7+vADBuO8CTg78VSXs7u17boa4G4Ab+v4KkA02REkf\
            t+BK8OrONWCfSF+bA7Q9L8fR0JspzQNuKVMPOCY6dEoZ9XgvOLN+IEepb+ic0Ng8bfMXhpQULg1q+xYpBye2zHZRErD+LDqeDs/n\
            wWVkBnIj6PIr1eka0x0IP+JSO08ZcRS62TePjWLYZZ4Zjk9CoildhNl4HP0LeLeMu5ULAAA=
            """)

    static let reorderJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "2ba5e7fbc66dc31a",
        text: #"""
            // Rows that are moved: pulled by their handle with a pointer, or taken with Space, moved with arrows and dropped.
            import { deepFocus } from './base.js';

            const edge = 64; // px at the list's ends where it scrolls by itself
            const fastest = 18; // px a frame there

            /**
             * host: list (a VirtualList), items (with `preview`, `count`, `key(place)`), and what it does:
             * lifted(place, isByKeys), moved(place) by keys, dropped(from, to, isByKeys), putBack(place).
             */
            export class Reorder {
              #from = 0;
              #isByKeys = false;
              #pointer = null;
              #frame = 0;

              constructor(host) {
                this.host = host;
                const { list } = host.list;
                list.addEventListener('pointermove', (event) => this.#pointerMoved(event));
                list.addEventListener('pointerup', (event) => this.#pointerUp(event));
                list.addEventListener('pointercancel', () => this.#pointer && this.cancel());
                list.addEventListener('lostpointercapture', () => this.#pointer && this.cancel());
              }

              get isLifted() { return this.host.list.held !== null; }
              get isByKeys() { return this.isLifted && this.#isByKeys; }

              #lift(place, isByKeys) {
                const { list, items } = this.host;
                this.#from = place;
                this.#isByKeys = isByKeys;
                list.held = items.key(place);
                items.preview = { from: place, to: place };
                list.list.classList.add('sorting');
                this.host.lifted(place, isByKeys);
              }

              #to(place) {
                const { list, items } = this.host;
                if (items.preview.to === place) return false;
                items.preview = { from: this.#from, to: place };
                list.render();
                return true;
              }

              #release() {
                const { list, items } = this.host;
                const { to } = items.preview;
                cancelAnimationFrame(this.#frame);
                this.#frame = 0;
                this.#pointer = null;
                list.held = list.heldTop = items.preview = null;
                list.list.classList.remove('sorting');
                return to;
              }

              /** It goes back where it was. */
              cancel() {
                if (!this.isLifted) return;
                const isByKeys = this.#isByKeys;
                this.#release();
                this.host.list.render();
                this.host.putBack(this.#from, isByKeys);
              }

              async #drop() {
                const { list, items } = this.host;
                const { to } = items.preview;
                const isByKeys = this.#isByKeys;
                // Asked for by the item that comes after it, which has to be known.
                if (to + 1 < items.count && !items.at(to + 1)) {
                  const error = await items.fetched(to + 1).then((item) => (item ? null : new Error('')), (reason) => reason);
                  if (!this.isLifted) return;
                  if (error) return this.cancel(), this.host.fail(error.message);
                }
                this.#release();
                list.render();
                this.host.dropped(this.#from, to, isByKeys);
              }

              // With a pointer

              /** A handle is pressed. */
              press(event, place) {
                if (event.button || this.isLifted || place === undefined) return;
                event.preventDefault();
                const { list } = this.host;
                list.list.setPointerCapture(event.pointerId);
                this.#lift(place, false);
                const { top } = list.list.getBoundingClientRect();
                this.#pointer = { y: event.clientY, grip: event.clientY - top - place * list.height };
                this.#follow();
                this.#scroll();
              }

              #pointerMoved(event) {
                if (!this.#pointer) return;
                this.#pointer.y = event.clientY;
                this.#follow();
              }

              #follow() {
                const { list, items } = this.host;
                const { y, grip } = this.#pointer;
                const most = (items.count - 1) * list.height;
                const top = Math.max(-8, Math.min(most + 8, y - list.list.getBoundingClientRect().top - grip));
                list.heldTop = top;
                if (!this.#to(Math.max(0, Math.min(items.count - 1, Math.round(top / list.height))))) list.render();
              }

              /** Near the ends of what is seen it scrolls on. */
              #scroll() {
                this.#frame = requestAnimationFrame(() => {
                  if (!this.#pointer) return;
                  const { scroller } = this.host.list;
                  const { top, bottom } = scroller.getBoundingClientRect();
                  const { y } = this.#pointer;
                  const way = Math.min(0, y - top - edge) + Math.max(0, y - bottom + edge);
                  const over = Math.max(-1, Math.min(1, way / edge));
                  if (over) {
                    const was = scroller.scrollTop;
                    scroller.scrollTop += over * fastest;
                    if (scroller.scrollTop !== was) this.#follow();
                  }
                  this.#scroll();
                });
              }

              #pointerUp() {
                if (!this.#pointer) return;
                this.#pointer = null;
                this.#drop();
              }

              // With keys

              /** Takes a row, or drops the one that is taken. */
              toggle(place) {
                if (this.isByKeys) this.#drop();
                else if (!this.isLifted) (this.#lift(place, true), this.host.list.render());
              }

              /** A key while a row is taken; false: not one of ours. */
              key(event) {
                if (!this.isLifted) return false;
                const { list, items } = this.host;
                const { to } = items.preview;
                if (event.key === 'Escape') this.cancel();
                else if (!this.#isByKeys) return false;
                else if (event.key === ' ' || event.key === 'Enter') this.#drop();
                else if (event.key === 'Tab') return this.cancel(), false;
                else {
                  const step = {
                    ArrowUp: -1, ArrowDown: 1, ArrowLeft: 0, ArrowRight: 0, PageUp: -10, PageDown: 10, Home: -Infinity,
                    End: Infinity,
                  }[event.key];
                  if (step === undefined) return false;
                  const place = Math.max(0, Math.min(items.count - 1, to + step));
                  if (place !== to) {
                    items.preview = { from: this.#from, to: place };
                    list.show(place);
                    this.host.moved(place);
                  }
                }
                event.preventDefault();
                event.stopPropagation();
                return true;
              }

              /** The focus has left the row that is taken: nobody would drop it any more. */
              left() {
                queueMicrotask(() => {
                  if (!this.isByKeys || !document.hasFocus()) return;
                  const row = this.host.list.rows.get(this.host.list.held);
                  if (!row?.element.contains(deepFocus())) this.cancel();
                });
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA7VYbW/bNhD+7l9xQYBaShw5BYahsOcVaZtixdKhyNINwzAgtEXbWmRRI+m6Rur/vju+SKJkJ02xpUAtksfjvT53\
            5HAI12KjQC+ZBiY5rMQnno6gXOc5T2G6xRWeSViyIs05bDK9BAalyArN5QCEBM3ueGEXfi3ZjA8sC0cqJXHHzZBKUZY8TXrZqhRS\
            wz2knJdvxWytYAdzKVbQT4ZTpnjyt+qPe72ZKJQGni44TOD778YwHEL5GVBOFAnyTOm+Al6kCjZLjpJnGtRMijxXJHamFc/njsmc\
            Kc3xdwLPX1R88Ey24sRM8l5veHLSgxNYCqVHhjlEDH7LpF6z/AqH8QBZ8pWCyCh2W0r+KeOb2wHczsS60PRxx7dRmaMN4lskJ6U3\
            ZFYULBVcjYh/ns01Ty0VclSvtj/zrYqd0dxukh95qYE3WkTmGYAWwZZyrV+x2Z3blCD7YY9/Nsad5UwpuOZCplzCfQ/g2Fh4Audj\
            GnguODFnueJm0nkV5wr0/thuIhOZXTg0xpTrmRYyIkPFhjOgCTOV0ARS0s/YzFrT31tj7txSQiO7Tl8JS9PLT7zQZGJecBn1nRRk\
            j/4AIk6rMUx+tKd4Id8bc9nF+Gv4rcsHuH0sn8JqxooZz4ldlxM8e2YnLFH0CMccTVJxLfVa8qew3ZFTFhwjTF3ZuEKPgOTIp6id\
            YkyeLHmewtHE+Ra3+p02EDo7Pcvq5CpmxvbcYwrlTiC7iGj63icOhUAl1LgOHB+ZhlVzvhGk1dm1MY1CE8s7qTPPUthZl6NIdW8A\
            ZgROXC3cJ+waHM1/JnOunLeivsJsyopFPx6HkZ4cSOTKLcda+Gx+kkmyOUSB9IkWMJk488TeR1XWHta1Nu4hhSWiJ0ah0817X655\
            rYXkOUdIjp6ohSdD2XeVk5yIjsIE8kWRrZjORPGWgCbyIuN3HEZIBUP1ZBeuwsiovm9E2Zahu6nlfMkJgDr+9zYSlYWwbsA7DQsE\
            eJgiGtfFaMNUQpDsda1sSC4+CpLMu7VpvEb0t/KvYYPKPd3w7Pi3XvSFoxkh3QhmalvM4JhK0P/g/q/REQv1hbpDDJpjn2FbEcPL\
            diszsUKbsznFQIbSbJbZbImNiqJjpxzuCrEpksriOHkKz+EHJ40p2gRuR3bMtKOIva5eSI49DEUZ27BMu91zrmdLTH+3JUHJisjk\
            rcFu8wUvTYzBCAoMuEviEvX7MRbuSKLTRGFI3efYHflYbFgKI1Ic4LWPsUHDz3OW5ZY2QVMptvBZtTscQg8Gjm9HQmjZFzzout+D\
            XtHnyoVvJTMFGBFKYUtos8SMbB0eQACdRmWaT6ZrrUUBX760ihROWHgjpFyj8POsaJvOcqAoxN83fM7WufYqdnqVVkDXEKG4/mA1\
            em0LtpPMqfkuDYCrWSMNZMftBCnNcTV/LMqvMDRTBJ3XeYacr/lMB55oAN89bEdOr5kh/mMAC5mVrUk4MwedORudeGjMFkvtC4Jz\
            KbbPYhMeZ5vqqFHa9vRgHWjzRKEPgqVkiyoEgh4SxR7rZ74Ni7bWNDWJF6NJtrJNbNTEiDNM8NBmzR3aFJf3TC+TFfscnb0YuEFW\
            RIbbKeDUFrk86uPEOomkDNrGuoYhwbhtZ+wzqtPPG4e3VHArks6N6KBhU6OY/rq5X1W4XziTBn7NfUvM3cVGgeJ4+WvcvEThsrkK\
            m+YdoSrkkv+zxgtZq/zbxve+A4X7Y6l2rT0KMyJwf+OqESTcAKYCUWRlqP3Wh/OuEUWH4seTbNi2igf0wrn1vfUs3WVjDIimv2jV\
            yXNqCUJ+mGMyCLDnDR/jN503tBuDIkL76kpWS6eaStuPGx9V9Nddg9OJleLE36Nrajppzw66Z+BR8V5U8eVnH77gWhdnPpbRN+FL\
            0OTZFdvMdKoUXbZ9qN+wO2orQIqNed+gLcrEvii47Tww7s2rhwt1LRaLnEedkuVKlL8ZtSXAioQFYW/Fj7rVg9ryoLgHyRpm6wUp\
            RP0QllmjSCXx2FYhbEmENvpgKou19I0qXaMO4Hm7HWneQP6zrrAu9KQA1fL+pcKLMe/HYZez137Hta27Mla0Lf74D5uH9qEUPv0H\
            XdbaccOm/UMNWVuKsL3EjCJorzP1gt7MPmINp1Q3gzfYyI7Aj674XI/g3I2uCb7N8AP2d3abG7htOPoJW2VceFdgW5Tp7aA667JI\
            R9Ce3v1ZKfdXE1KspPsarKaKXi/Xj8HXFSfTSNMBIYpZJgQnWjTR7JvuvFVBVUtEo+ZzQdjlNp/iQsjaPdpI2jWFeP8Bo4YtTHV7\
            6IZtIAfBZW4eQun2kqN/Dd5Q4gZ4Q2k7FSmmtljn9kWVai8rtti4SO6SmPZXgIllds3fZwixmqm7gxW2uohhLhylKMqK1EBpzPss\
            4sveyksCTjqQJDaKqmm05wEqvOYg5csEbx/mLOSoWVaoqHoVjqgl2ZP1vkLsev8C3h8FU70WAAA=
            """)

    static let scrubberJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "8d2791e053d84201",
        text: #"""
            // Where it plays: the slider with the advertisements' marks, the times beside it, and the live edge.
            import { clockText, el, setAttribute, setText } from './base.js';
            import { castClient } from './client.js';
            import { makeSlider } from './slider.js';

            const edge = 10; // s: nearer to the end than this is live
            const rest = 350; // ms after the last key until it seeks

            export class Scrubber {
              #aim = null;
              #timer = 0;
              #media = null;

              constructor(owner) {
                this.owner = owner;
                this.slider = makeSlider({
                  label: owner.t('seekSlider'), step: 5, page: 30, timeline: true, part: 'scrubber',
                    show: (value) => this.#shown(value),
                  say: (value) => this.#spoken(value), input: (value) => this.#draw(value),
                  change: (value, isKey) => this.#seek(value, isKey ? rest : 0),
                });
                this.at = el('span.time', { part: 'position' });
                this.end = el('span.time', { part: 'duration' });
                this.live = el('button.live-mark', { part: 'live', onclick: () => this.#toEdge() }, owner.t('live'));
                this.element = el('div.scrub', { part: 'scrub' }, this.slider.element,
                  el('div.times', {}, this.at, el('span', {}, this.end, this.live)));
              }

              /** Another item plays: what was aimed at in the last one is not sought in this one. */
              forget() {
                clearTimeout(this.#timer);
                this.#aim = null;
                this.slider.drop();
              }

              draw(media) {
                this.#media = media;
                this.slider.enable(media.canSeek);
                this.slider.busy(this.owner.isBusy('position', media.pending));
                this.slider.mark(media.live ? [] : media.adPositions.filter((at) => at >= 0 && at <= (media.duration ?? 0)));
                setAttribute(this.end, 'hidden', media.live);
                setAttribute(this.live, 'hidden', !media.live);
                this.live.disabled = !media.canSeek;
              }

              /** With each frame. */
              tick(media) {
                const isShown = Boolean(media?.showsPosition);
                setAttribute(this.element, 'data-empty', !isShown);
                if (!isShown) return void (this.#media = null);
                this.#media = media;
                const [from, to] = this.#range();
                const [first, last] = this.#window() ?? [from, to];
                // Of a film whose length nobody knows the time alone is shown.
                setAttribute(this.slider.element, 'hidden', to <= from);
                this.slider.range(from, to, first, last, media.live);
                setText(this.end, media.live || to <= from ? '' : clockText(to - from));
                const value = this.#aim ?? this.owner.wish('position') ?? this.#position();
                this.slider.set(value);
                if (!this.slider.isHeld) this.#draw(value);
              }

              /** What of a live stream can be sought in now: its ends go on from when the position was told. */
              #window() {
                const { seekable, seekableRates, position } = this.#media;
                if (!seekable) return null;
                const moved = Math.max(0, castClient.now - position.at) / 1000;
                return seekable.map((end, index) => end + moved * (seekableRates?.[index] ?? 0));
              }

              /** A stream that is over does not run past its end. */
              #position() {
                const position = castClient.position(this.#media);
                return this.#media.live ? position : Math.min(position, this.#window()?.[1] ?? Infinity);
              }

              /** All that the slider shows. */
              #range() {
                const media = this.#media;
                if (!media) return [0, 0];
                if (!media.live && media.duration) return [0, media.duration];
                const window = this.#window();
                if (!media.live) return window ?? [0, 0];
                const position = castClient.position(media);
                return window ? [Math.min(window[0], position), Math.max(window[1], position)] : [position - 1, position];
              }

              #draw(value) {
                setText(this.at, this.#media?.live && !this.#media.seekable ? '' : this.#shown(value));
                if (this.#media?.live) this.live.classList.toggle('behind', this.#range()[1] - value > edge);
              }

              #shown(value) {
                if (!this.#media?.live) return clockText(value - this.#range()[0]);
                const behind = this.#range()[1] - value;
                return behind > edge ? `−${clockText(behind)}` : '';
              }

              #spoken(value) {
                const media = this.#media;
                if (!media) return '';
                if (media.live) return this.#shown(value) || this.owner.t('live');
                const [from, to] = this.#range();
                return to > from ? `${this.#shown(value)} / ${clockText(to - from)}` : this.#shown(value);
              }

              #toEdge() {
                this.#seek(this.#range()[1], 0);
              }

              #seek(value, delay) {
                this.#aim = value;
                clearTimeout(this.#timer);
                this.#timer = setTimeout(() => {
                  this.#aim = null;
                  this.owner.act('position', 'seek', { position: Math.round(value * 1000) / 1000 }, value);
                }, delay);
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA51XX2/bNhB/z6e4IEUlZYrsoOiLs8RohwEbtmHDUqAPhoHSFm1zlkhDpOIYqd/3vI+4T7LjP4m01aEbECTR8e54\
            /353x9EIPm5oQ4Ep2FXkICegNhRkxUrawJ6pjfkm5RNtFJO0plzJBGrSbGVujhSrqYQFlSiBWnIgvDQHFXuiQMs1LS5YvRONghdY\
            VmK5/UCfkY1WOUiq3inVsEWrqPnSR3CEVSNqSIrRgkha/CGTu0ADkeq7iqEZAd/SEE44a7Klj9aPntM6ZjkvloJLZUyEe7gd38Fo\
            BBgATkmDQkoYN6hxh3D8xSTgj/bLiTYUf93Dm7dWtpZAVkqLavfRUNjSA7RcsUrHV1K6lRcX9NkYuEQGCY/Lpl0sUOTlAuCKsBrV\
            8baq7vSnDm2DhLH5qmnJSHeMFGND0y6VaFKx57TJjBYwlhaGguzm711Pd6m9D+KTWjFAmxe0mliRQqWJttiyJBnmR9HdBN7msCNr\
            OoE349wkv2Icv9AQqk8aNYFEOq+S3CkGkBuxn0D6RKqWZnD/YI250mTuqJ5ZksMQ505saccKjO9aNcBWNmR/om+J2dMGWzKKyp/o\
            IdSMXkZnMLWZncDYKTlmQQSJzjmtMDw7wgsdgiTHenO+74RkigmexEK6jP5FqmwbMiBlMGTFECNKcEO50fALpTURvwVHICy36Gng\
            nRLfY4Ej5Zj3iTUCWWRfZbDtLivZU2GSGN5iCVpPUEhe0AfbS5u2oKU9OzGYt+6HdAxM3jubWaOOur5H19fwjgsEU4PwobVvUPsN\
            ZmBPEGx4Rwn4wXgPOcGpRinKgRTteuNOkYQnBVyPUPNKNGuqUo+XZYWI/4DKRKtSFzUNvTA+J9iMwFSUjdilveGmBg1cI0R2CDZ/\
            z7VQThYVtYLFkvBHrMvsnG3RykPaQ7xg8r2m9IWX2wuKHYaW8XU2oEMXkLvIlNgUZnMsd0sh5W9OlSxWrMKGlqZEmZLCWD9gP4LX\
            r/W/396DU+LLF6ZTxIy/MWzvaZ/sZMPKkvZ2mrx/SUIfhiKXZzIdW1EyqSOogXYZRTEqqY96qFGy3OBQILUvCYXAiXNmWzyTj7pF\
            ocr3QmCdcMs0LXTnkj5QX3bYoQMRThS5ofVOHbQXTq2TYytIOxL2HtU2HJ4EKyGNK0eXX1SVAyVl7Z7piYfAEnM8tbyNboNpFnOx\
            RqJ1Gjk9457xUuwRHpjNXo+VwzH36woIYGHUiEQhEXaUrzGkXCxEeYAtx7h0mwGQygHSdPriC2E66SVBvnEKY5lpIwbK2HrkLcwh\
            8Ga4uPR+EVRigIDPn4OrEA9Jgnjo1pUUz26sFVH8zNTo4qZbBIYswOaeyU2AzKw7vvK0dMAtNNSNsKA8QgYmf6BVmZ2PvLjQdZ8U\
            OlnGQ9wVKKlxgeK4rQW9kevBzJTUm46EtcA+aYOw31DbV72tpukqUZUOM32hhIh5MYuOBmLe/fc7URT3xU7RsYtZULjGTS/RwaDv\
            uFZ9LZ4Mwn8haoN97DnFNaRfCgv0BjPlLyp03xrhbjceWx1Oqb8FFezS1NQCukKfTZPTo/obd881pJEP02JmGOeu08XDysdY6cjr\
            iYNbM5SC2nHUtBxHqe4pNtg+in0pRHHsgnUf+tcxB+HLIt+CA9/cO1UTFzbGU0/LT0CPHt4a737kK8aZOpz4WFXWveCZYFqh98Z1\
            mcgV36WGU+66rjN/hvkcz0+PrSc4duJ5E0nFR/OwaKxzZw1u8JZOpxPSTTCw6auSM5AWrw1mXQosaTae98jAzbYrbHd8Gx7rKT3r\
            Lr+B2/5s3uUp7AguD1Hv06tYkIppF9zLsHZ83ftmeL6wB/E7U5cFc9k8dX5mUhVKrNe44iQLukHnkjyeTLrwblxPfTDvsr72ooud\
            U31fjG92Ee+7t1V5c3LbeB71cmvT6bQMbIrS6bitmRiiT3//+derl/5Ke54dP2HkkiRwI3zG/G+QWI32aKByz1Nl5ls/l7onwH9Z\
            GbxygV67Kfnp1cv5XUfsuGEo+tlponEu0Eene6yEa7N5n50mBQEZFkfwhCspPhNiDXZ3D5L4VRu/f35r7DhW+7Dyz+Xhh0H4/i7I\
            UkWbuXlS20eVI7qW3IiWl65Qr83A8oNLP7jCbeDoXbTuHy/+AZB1VxvEEQAA
            """)

    static let sheetJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "77e4285a780d2708",
        text: #"""
            // What opens above the page: from below on a phone, in the middle where there is room. The browser's own <dialog> keeps
            // the focus in it, closes on Escape and gives the focus back.
            import { castClient } from './client.js';
            import { CastElement, deepFocus, el, setAttribute, setText } from './base.js';
            import { sheet } from './theme.js';

            const style = sheet(`
            :host { display: contents; }
            :host([inline]) { display: block; }
            dialog, .inline {
              position: fixed; inset: auto 0 0; margin: 0 auto; inline-size: 100%; max-inline-size: 640u;
                max-block-size: calc(100% - 40u);
              padding: 0; border: 0; border-radius: 28u 28u 0 0; background: var(--_background); color: var(--_body);
              box-shadow: 0 -2u 24u rgb(0 0 0 / .24); overflow: hidden; overscroll-behavior: contain;
              transition: transform .3s var(--_ease), opacity .2s, overlay .3s allow-discrete, display .3s allow-discrete;
            }
            .inline { position: relative; inset: auto; max-inline-size: none; max-block-size: none; border-radius: 20u;
              box-shadow: none; }
            dialog:not([open]) { transform: translateY(40%); opacity: 0; display: none; }
            dialog[open] { display: flex; flex-direction: column; }
            @starting-style { dialog[open] { transform: translateY(40%); opacity: 0; } }
            dialog::backdrop { background: rgb(10 12 16 / .5);
              transition: opacity .3s, overlay .3s allow-discrete, display .3s allow-discrete; opacity: 1; }
            dialog:not([open])::backdrop { opacity: 0; }
            @starting-style { dialog[open]::backdrop { opacity: 0; } }
            .grip { flex: none; inline-size: 32u; block-size: 4u; border-radius: 4u; margin: 12u auto 0;
              background: var(--_line); }
            .head { flex: none; display: flex; align-items: center; gap: 8u; padding-block: 8u 4u; padding-inline: 24u 12u;
              min-block-size: 60u; }
            .head > .heading { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
            .sheet-body { flex: 1 1 auto; min-block-size: 0; overflow: auto; overscroll-behavior: contain; padding: 0 24u 24u;
              scrollbar-width: thin; }
            .sheet-foot { flex: none; display: flex; flex-wrap: wrap; justify-content: end; gap: 8u;
              padding: 8u 20u max(16u, env(safe-area-inset-bottom)); }
            .sheet-foot:empty { display: none; }
            dialog > .snack, .inline > .snack { position: absolute; inset-inline: 16u;
              inset-block-end: max(16u, env(safe-area-inset-bottom)); z-index: 3; }
            @media (min-width: 600px) {
              dialog:not(.full) {
                inset: 0; margin: auto; block-size: fit-content; inline-size: min(100% - 48u, 440u);
                  max-block-size: min(100% - 48u, 720u);
                border-radius: 28u; box-shadow: 0 8u 40u rgb(0 0 0 / .3);
              }
              dialog:not(.full):not([open]) { transform: scale(.94); }
              @starting-style { dialog:not(.full)[open] { transform: scale(.94); opacity: 0; } }
              dialog:not(.full) > .grip, .inline > .grip { display: none; }
              dialog:not(.full) > .head, .inline > .head { padding-block-start: 16u; }
            }
            .inline > .grip { display: none; }
            @media (prefers-reduced-motion: reduce) {
              dialog:not([open]), dialog:not(.full):not([open]) { transform: none; }
              @starting-style { dialog[open], dialog:not(.full)[open] { transform: none; } }
            }
            @media (forced-colors: active) { dialog, .inline { border: 1px solid CanvasText; } .grip { background: CanvasText; } }
            `);

            /**
             * A subclass says `titleKey`, builds in `buildSheet()` into `this.body` and `this.foot`, draws in `render()` and may
             * have
             * `opened()` and `closed()`. With the attribute `inline` it stands in the page and is always open.
             */
            export class CastSheet extends CastElement {
              static titleKey = 'dialogTitle';
              /** Its events are `cast-NAME-open` and `cast-NAME-close`. */
              static eventName = 'sheet';
              static isFull = false;

              #wasOpen = false;
              #lostTimer = 0;
              #isLost = false;

              constructor() {
                super();
                this.shadowRoot.adoptedStyleSheets = [...this.shadowRoot.adoptedStyleSheets.slice(0, 1), style,
                  ...this.constructor.sheets];
              }

              get isInline() { return this.hasAttribute('inline'); }
              get isOpen() { return this.isInline ? this.isConnected : Boolean(this.panel?.open); }

              build() {
                const { isFull, titleKey } = this.constructor;
                this.heading = el('h2.heading', { part: 'title', id: 'title', tabindex: -1 }, this.t(titleKey));
                this.closeButton = this.iconButton('close', this.t('dialogClose'), { part: 'close', onclick: () => this.close() });
                setAttribute(this.closeButton, 'hidden', this.isInline);
                this.head = el('div.head', { part: 'header' }, this.heading, this.closeButton);
                this.body = el('div.sheet-body', { part: 'body' });
                this.foot = el('div.sheet-foot', { part: 'footer' });
                this.voice = el('p.hush', { role: 'status' });
                const [kind, role] = this.isInline ? ['section.inline', 'region'] : [isFull ? 'dialog.full' : 'dialog', null];
                this.panel = el(kind, { part: 'sheet', role, 'aria-labelledby': 'title' },
                  isFull ? null : el('div.grip', { 'aria-hidden': 'true' }), this.head, this.body, this.foot, this.voice,
                    this.snack);
                this.panel.addEventListener('close', () => this.#closed());
                this.panel.addEventListener('click', (event) => this.#tapped(event));
                if (!this.isInline) this.#letSwipe();
                this.root.append(this.panel);
                this.buildSheet();
                // A language that changed while it was open.
                if (this.#wasOpen && !this.isInline) this.panel.showModal();
              }

              /** Tells what is new to those who do not see it. */
              speak(sentence) { setText(this.voice, sentence); }

              buildSheet() {}
              opened() {}
              closed() {}

              /** Shows it; gives a promise that settles once it is open. */
              async open() {
                await this.ready;
                if (this.isOpen || this.isInline) return;
                this.#wasOpen = true;
                this.invalidate();
                this.render();
                this.panel.showModal();
                // The title has the focus first: a screen reader says where one is, and Tab leads to the first control.
                (this.firstFocus?.() ?? this.heading).focus({ focusVisible: false });
                this.opened();
                this.#tell('open');
              }

              close() {
                if (!this.isInline) this.panel?.close();
              }

              /** What had the focus is gone: the focus stays in the sheet. */
              keepFocus() {
                const focused = deepFocus();
                if (this.isOpen && !this.isInline && (!focused || focused === this || !this.panel.contains(focused))
                  && this.shadowRoot.activeElement === null && (document.activeElement === this
                    || document.activeElement === document.body)) {
                  this.heading.focus({ focusVisible: false });
                }
              }

              #closed() {
                if (!this.#wasOpen) return;
                this.#wasOpen = false;
                this.closed();
                this.#tell('close');
              }

              /** A loss that lasts is told, and what ended for good. */
              connectionChanged(state) {
                clearTimeout(this.#lostTimer);
                if (!this.isOpen) return;
                if (state === 'lost' || (state === 'connecting' && this.#isLost)) {
                  this.#lostTimer = setTimeout(() => ((this.#isLost = true), this.say(this.t('connectionLost'), true)), 1500);
                } else if (state === 'ended' || state === 'unauthorized') {
                  this.#isLost = true;
                  this.say(castClient.reason ?? this.t('accessEnded'), true);
                } else if (this.#isLost) {
                  this.#isLost = false;
                  this.say('');
                }
              }

              #tell(what) {
                const name = `cast-${this.constructor.eventName}-${what}`;
                this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true }));
              }

              /** A tap beside it closes it. */
              #tapped(event) {
                if (event.target !== this.panel || this.isInline) return;
                const { left, right, top, bottom } = this.panel.getBoundingClientRect();
                const { clientX: x, clientY: y } = event;
                if (x < left || x > right || y < top || y > bottom) this.close();
              }

              /** Pulled down by its head it closes. */
              #letSwipe() {
                let from = null;
                const end = (isKept) => {
                  if (from === null) return;
                  const way = this.panel.getBoundingClientRect().top - from.top;
                  from = null;
                  this.panel.style.transform = this.panel.style.transition = '';
                  if (isKept && way > 80) this.close();
                };
                const isHandle = (target) => !target.closest('button') && target.closest('.grip, .head');
                this.panel.addEventListener('pointerdown', (event) => {
                  if (event.pointerType === 'mouse' || !isHandle(event.target)) return;
                  from = { y: event.clientY, top: this.panel.getBoundingClientRect().top };
                  this.panel.setPointerCapture(event.pointerId);
                });
                this.panel.addEventListener('pointermove', (event) => {
                  if (from === null) return;
                  this.panel.style.transition = 'none';
                  this.panel.style.transform = `translateY(${Math.max(0, event.clientY - from.y)}px)`;
                });
                this.panel.addEventListener('pointerup', () => end(true));
                this.panel.addEventListener('pointercancel', () => end(false));
              }

              /** The title, where it is not always the same. */
              setTitle(text) { setText(this.heading, text); }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA51ZYXPbNhL97l+BTNqSypC07Li5nNQk13rSuU6bXqfxXK+TyZwgEpLQUASHAC2rrv777S4AEqRs173JRBYB7GKx\
            +/B2lzo9Zb9suGGqFpVmfKmuBTMbwWq+FjO2atSWLUWpdkxVjLN6oyqRMFnRmq0silKw3UY0JASfUrNGqW3GrmB+2aidFk2kmdpV\
            7KtC8lKtX7NPQtT65PSUdKxU3mpUKE3C8lJpoXGrtzrntWC8KthaXsNYv3bJ80/ZidzWqjHsluVcm8tSisqwg7U3yk5zGsh+09G8\
            X3kJK9+WYgszCSvAiG9RX8JEmTAtzNfGNHLZGkFPV+ImVLjkWozU6Y0Q4RKwcOvWnOSq0oZpswf3vLIr48XJbKM0ShZS1yXfzxgs\
            M2CNnrODnYw/yKqUlfg4CZctS5V/wjXWgwnL7Cp2e8JYrbQ0UlUQLHkjijn4EsyfMd4axaZsOmdb3qwlzE9pDBegcKrl7xDhs+n0\
            c1xykw6GX1xM2zloZzRFBriZnJd5jFIsZbBogqtqXhSyWs9wt6VqCtEEX9OGF7LVM3b+sqX/ZBRGcd2otipm7Jo3cZr+tx+azME1\
            pWr6KVXsaaelukn1hhdqh+dJz0HjRcua9TKeol52yrLzCxAHGDerEldtAKSisiM6b1RZpkux4dcS1WMAuKxQs2l45T1J31eq2bLs\
            ufY2CIDAJIGLwnNp9rAPQAeVQohoGS9hvxSCljcCQeTCd8fc/ORw0oUwCGAjSm4A7YMY3hGcCi7h/CgwdnTscxvG0G12nQfTrFKA\
            Orz9hLnu5M4JYJD4Nb6Yfo4+tSen0HbYHGqzikLsrkpxM6dPOH4jcntSiG67rVDuH9rwxgB4UntbUHSg6bEWHfojzRBJRaNqEA9x\
            hjA5m7Kzc3b2ApHy5WQc+C64z///4PZWnd3t5oF9gyP8iTfuFwTRbN1IHEdX+7AMUPP8vJ2zEDAX7RFccMjTxRlcLksihKDj+4q6\
            J2h1thG8GG09AgAv5bpKpRFb2CUHzhPNnK15PWMvYUvHHxbOOESG+FF7ihnddDAKrdnKaoD9FwDzzpDXjP6CaGcTRAJFBv6Y9iyR\
            7ho0hVd7ymWkikg7ReLptcA/dyVH+09DxrFLHuSbgDHpWPAfj2XXL3mT7mRhNoD4jawCa1ZKmYf9TBfNngY/5+y3Vhu52qcu1cyY\
            qIre8yF3IztPW6SV+OxFC2mxuo41X4mUN4KnxEjgDmPUdjIZ2TQT29rsw2s/pAUMia4AQX3q8iMDAuRLDcRgPAF2kQd70FRnA/ld\
            IBAfaevvMFKgy57THdsKsIrFGEPn5hfTaX0zoXQaXNds1ZalHWWekYN0asMcomAljffz6O7BXl3OfAn2XvjMeVeGHS/+23m3+Dij\
            zkcpEe/OdJQRn5P04a7T3U//UICVIs7+fkHBZuw+agqU3cXZoZoxZd3lbcAFEtkAKI7ZjsB1jzxe/oG8o6cBy6R0HAstUNUn5Af2\
            88ipG7GCy502omhzUaRb5fM3Ph/hyLk3+Sve74/4cEpIHhcFp44O6k8BM2g8FVqAJZ5j6THp9AdVZlfTndU3DG6oLKCWrq65xiIZ\
            1XqPhUliuOJwsgAQnpw+e3bCnrGvmW6Xecm1ZprvNVsYaUrxvdgvErZsZVlQR7Cgr++peJ4sYARy0QIYUWfIygtqDuwzchCIFg3f\
            WckG6EE0KIWLtnyPuwIJC/y7QAeJws8uqOvAx4z9Is2GWg3umwG2sF6A/bGgBwHt2x9skUiDxBpghwdBzRnscXoibqhNsIfEzoPO\
            wcAdAlUEvQjBBTQbmTPvB2gaIhuGKxyJ8P6C79h3RjNxjS0DA6YD00FN+uPX796muLM/TzdIJ4NjgT3dFiT+I99iYxIRhZN2Nyv1\
            t4AhmFrxUkOhCjNPd1z/C7T3gzAGis2V3IoGRqk+eCr1D9jdhJLUBTVtbhSEwvGobmsMjKUzCp7lrp8hhBl8qY0o3iPQyV8a9H3I\
            suzPF2a6lLmIpwk7g5tGVyVx/OrlA3Ns7tIfLS/CxxpiI/V3FGq0Fe6yaZvKWrjhumsO48jiIXK0aAXRP0diXh97458vVVVBCSwK\
            NmPfKFUKXsU0VfNKlG8yDCLpxYILwd+5zTaUty4+SQ+UA3hofLrAub4QegVdbhxtzv1AlBAhIgNGpAsGZBE8GL50STM9Y4fEajOx\
            33cSRpBg9k0L6bby1kgwx47EEU1HnQoH7EsanQR2+HWqgvYd60A4/avXwRbwfHD7hv16PDYiYZHt+vymPhKTkWecWwp5TY+hU/BZ\
            NFF3dOe35OjEoU6qFnudfQkZaqbn7iAdfx3J4WAoh89kUSh5rQD1TrTONq3ekAiUkVBIRHipW92LWBR9+ASRTWjNxy5ePVY/RNq2\
            aY7/QWHUiDUMRB8Btx8cRbzxDEVZJ4IZ9wzrKxj5GFhJ8LZW2r27Q1kCssbAPryRPC35UpSlKJb7qAMkxMHd5m573AR29U7DFERn\
            t0ocAFBB06L8JAhk0ocr6SOQBC71u3mOwlJ1Mj4R0FDxFun0B6mB1oHXOgwH0H3q88vj5AH5KE80HSgxvK5BiR12muSKxU+GAHer\
            S2He72QtBkTbEHOCmqoIWGeA3yDh2uHTU0jWJa/WLSY7g28K8w08AoXtNhLKEciKkB984nNGWSN83vjiC3anldYHeqN271TBy3jS\
            sTGmuivAgIZNOPIrq8SOQfo3G3AlDCpWKChqICMLNMFnuFrwT7HG7rKiOsy/yIuDwLJuPiRad2h2i5zu6wP75MOHT86292AzlAFQ\
            2diXk5zVjdpK7TwEuwJm8T1mTg6Szj/WSq73VU4DHbvzHYdlNkgAz/186EmbX9gff4zYzGWbIIBBrkbYBzMSqjEo3LgZYcIVSkfQ\
            HIWFkIDvdOk6QikVvpFdyUbj2yrsXwVs3hB32tLOvhyG8hO8kFB9csWXDDIfFEEUUGHFqTUGFrAgsuemCXpJ+yYDX715M6DiSUa7\
            x7fWin9LLZfIelR/DFnSBzT0lAF8xRHORD3wfJq5ffh+uXTtVg9gSy/ToVAJX25rtlbYxvZDQMz7ro4kDnTg+ORfS48yP4kJTFhF\
            v+JumBxdNxyJn3gNgKJO2SvL/jj2JIi9e0uhY7dwMnFsCIqOKjFqG3wpixqJl3HLAqRx9I41qKVjWNj9gaXdFL0D9l4ZljePQsLB\
            h+lpf6NHYfbX5+Gb1VXBYflzJ7psNhgCBOhUaW2JApoDQ/gwqizs7SDCw0tZwGEaAI4qHDRyWzxCHr60DBxjehcdTuBONViSq9bx\
            XV+k35Evjo+Js6SR3B6hcISxCQe9DVBAdmBwlf84NIMWAXnYmWYzYxyHso6ufIoG4oh9sdifGhdivUgr4e/Zl9OpDy1UARDp0QnI\
            i3SEYLCteAtZpJG/w9zY5IE183AKTep/aUKW1lDsekYCO3meC63f0pbeyCPjBv66b+8AXsHmUXQEY8IY4mVIFZXt7Wwb+NntUevT\
            NYAHmEXxwyJALr704CbfUF0SY9q9bLVRW/cMYlhjLdsl3DA9o3MmsPG2xjtgn+HGjSEP1QtbCi0LyofuZ74ubw+Lm+BW0kBmeINd\
            1hPHG66afDgb+n6pFCuo6xq53mB5p+qE2deCfd9kKQ82+AbfWwCybYh/BtDFk6Ey+6vif2bsJnHff50x24KRpf09umFf0dZo5Q17\
            bQ3Ahz1MgBn262tnzGTQ4wxc91OLlTCQ4K5iyz24TDNqXDovehf2FZ/zHwzYnyYtI4cngYsBo7HU34va1pgeimi7FXJEPvSqV7Dj\
            +0e5L8OjpmQGfvVKjswaVh7Yu2f9T3Cv7pmkd8b4EiOaB9bbQyE5oZGv2cvpsXfBv6E7pP4nMC/9UhtbrJFPntjvVlDDFV9Svwek\
            gcw3mvMvLamNfEyhXyuJP4JgYIflfhgKi3+39GpfOw7bKsjKRGxPvO2DqzIZR805/JbtZxapmYMv3YnZYyN5uCtawvxk7bvkNewp\
            hkZ/V3iP/wWnbNW1uN8pD+LzT6CC70GjR2FuEfzY+NntO242Gf7aME2GDvTo3k8O9c1k8dfP2tZdt0h9GSW3x4vnHHqMcqCC8seI\
            gbvKPXEFue1KsINyby6pEAV2960UJmxYHxton446qf5lCM7a9+f/Aw9LGd9JIgAA
            """)

    static let sliderJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "858092d51917fba4",
        text: #"""
            // A slider that fingers, mice, keys and screen readers move alike. It shows what it is told, and tells what the person
            // wants: `input` while it is held, `change` once it is let go.
            import { el, setAttribute, setText } from './base.js';
            import { isOn } from './arrows.js';
            import { sheet } from './theme.js';

            export const sliderSheet = sheet(`
            .slider {
              position: relative; display: block; block-size: 48u; touch-action: pan-y; cursor: pointer; border-radius: 8u;
              --_at: 0; --_from: 0; --_to: 0; user-select: none; -webkit-user-select: none;
            }
            .slider[aria-disabled="true"] { cursor: default; }
            .slider > .track, .slider > .reach, .slider > .fill {
              position: absolute; inset-block-start: 50%; block-size: 4u; margin-block-start: -2u; border-radius: 4u;
              transition: block-size .12s, margin .12s;
            }
            .slider > .track { inset-inline: 0; background: var(--_unseekable); overflow: hidden; }
            .slider > .reach { inset-inline-start: calc(var(--_from) * 100%);
              inline-size: calc((var(--_to) - var(--_from)) * 100%); background: var(--_secondary); }
            .slider > .fill { inset-inline-start: 0; inline-size: calc(var(--_at) * 100%); background: var(--_progress); }
            .slider > .thumb {
              position: absolute; inset-block-start: 50%; inset-inline-start: calc(var(--_at) * 100%); inline-size: 16u;
                block-size: 16u;
              margin-block-start: -8u; margin-inline-start: -8u; border-radius: 50%; background: var(--_progress);
              transition: transform .12s, box-shadow .12s;
            }
            .slider[aria-disabled="true"] > .thumb { transform: scale(0); }
            .slider:not([aria-disabled="true"]):hover > .thumb { box-shadow: 0 0 0 8u var(--_hover); }
            .slider.held > .thumb { transform: scale(1.25); box-shadow: 0 0 0 10u var(--_press); }
            .slider:is(:hover, .held):not([aria-disabled="true"]) > :is(.track, .reach, .fill) { block-size: 6u;
              margin-block-start: -3u; }
            .slider[aria-busy="true"]::after { display: none; }
            .slider[aria-busy="true"] > .thumb { animation: breathe 1.2s ease-in-out infinite; }
            .slider > .mark {
              position: absolute; inset-block-start: 50%; block-size: 6u; inline-size: 6u; margin-block-start: -3u;
              margin-inline-start: -3u; inset-inline-start: calc(var(--_mark) * 100%); border-radius: 50%; background: var(--_ad);
              box-shadow: 0 0 0 1.5u var(--_background);
            }
            .slider > .bubble {
              position: absolute; inset-block-end: 100%;
                inset-inline-start: clamp(20u, calc(var(--_at) * 100%), calc(100% - 20u));
              transform: translateX(-50%); padding: 3u 9u; border-radius: 8u; background: var(--_snack); color: var(--_on-snack);
              font-size: calc(var(--_far) * .8125em); opacity: 0; transition: opacity .12s; pointer-events: none;
                white-space: nowrap;
            }
            [dir="rtl"] .slider:not([dir="ltr"]) > .bubble { transform: translateX(50%); }
            .slider.held > .bubble { opacity: 1; }
            @media (forced-colors: active) {
              .slider > .track { border: 1px solid CanvasText; }
              .slider > .reach { display: none; }
              .slider > .fill, .slider > .thumb { background: Highlight; forced-color-adjust: none; }
              .slider > .mark { background: CanvasText; forced-color-adjust: none; }
            }
            `);

            /**
             * - label: its name. step: of an arrow key. page: of PageUp and PageDown.
             * - say(value): what a screen reader says; show(value): what the bubble shows while it is held; null: no bubble.
             * - timeline: goes from left to right in all languages, as tapes do.
             * - input(value), change(value), cancel(): of the person.
             */
            export function makeSlider({ label, step = 1, page = 10, say = String, show = null, timeline = false, part = 'slider',
              input, change, cancel }) {
              const bubble = show ? el('span.bubble.time', { 'aria-hidden': 'true' }) : null;
              const element = el('div.slider.plain', {
                role: 'slider', part, tabindex: 0, 'aria-label': label, 'aria-orientation': 'horizontal', dir: timeline ? 'ltr'
                  : null,
              }, el('span.track'), el('span.reach'), el('span.fill'), el('span.thumb', { part: `${part}-thumb` }), bubble);
              const state = { min: 0, max: 1, from: 0, to: 1, value: 0, enabled: true };
              let held = null;
              let marks = [];
              let spoken = null;
              let spokenEnds = null;

              const isReversed = () => getComputedStyle(element).direction === 'rtl';
              const part01 = (value) => (state.max > state.min ? Math.min(1, Math.max(0,
                (value - state.min) / (state.max - state.min))) : 0);
              const bounded = (value) => Math.min(Math.max(value, state.from), state.to);

              const isFocused = () => element.getRootNode().activeElement === element;

              function draw(isMoved = true) {
                const value = held ?? state.value;
                element.style.setProperty('--_at', part01(value).toFixed(5));
                if (bubble && held !== null) setText(bubble, show(value));
                speakEnds(isMoved);
                // A value that runs by itself is not written while the slider has the focus: screen readers would read each second.
                const words = say(value);
                if (words !== spoken && (isMoved || !isFocused())) {
                  spoken = words;
                  setAttribute(element, 'aria-valuenow', Math.round(value * 100) / 100);
                  setAttribute(element, 'aria-valuetext', words);
                }
              }

              // As little as the value are ends that run by themselves; of a timeline nobody wants parts of a second.
              function speakEnds(isMoved) {
                const ends = [state.from, state.to].map((end) => (timeline ? Math.round(end) : Math.round(end * 100) / 100));
                if (ends.join() === spokenEnds || (state.isRunning && !isMoved && isFocused())) return;
                spokenEnds = ends.join();
                setAttribute(element, 'aria-valuemin', ends[0]);
                setAttribute(element, 'aria-valuemax', ends[1]);
              }

              function hold(value) {
                held = bounded(value);
                element.classList.add('held');
                draw();
                input?.(held);
              }

              function letGo(isKept) {
                if (held === null) return;
                const value = held;
                held = null;
                element.classList.remove('held');
                if (isKept) (state.value = value), change?.(value);
                else cancel?.();
                draw();
              }

              const at = (event) => {
                const { left, width } = element.getBoundingClientRect();
                const share = Math.min(1, Math.max(0, (event.clientX - left) / (width || 1)));
                return state.min + (isReversed() ? 1 - share : share) * (state.max - state.min);
              };
              element.addEventListener('pointerdown', (event) => {
                if (!state.enabled || event.button) return;
                element.setPointerCapture(event.pointerId);
                hold(at(event));
              });
              element.addEventListener('pointermove', (event) => held !== null && element.hasPointerCapture(event.pointerId)
                && hold(at(event)));
              element.addEventListener('pointerup', () => letGo(true));
              element.addEventListener('pointercancel', () => letGo(false));
              element.addEventListener('keydown', (event) => {
                if (!state.enabled || event.altKey || event.ctrlKey || event.metaKey) return;
                if (event.key === 'Escape' && held !== null) return void (event.preventDefault(), letGo(false));
                // With a remote, up and down lead away from the slider.
                if (isOn() && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) return;
                const forward = isReversed() ? -1 : 1;
                const moves = {
                  ArrowRight: step * forward, ArrowLeft: -step * forward, ArrowUp: step, ArrowDown: -step, PageUp: page,
                  PageDown: -page, Home: -Infinity, End: Infinity,
                };
                if (!(event.key in moves)) return;
                event.preventDefault();
                state.value = bounded(state.value + moves[event.key]);
                draw();
                // Keys come in rows: who carries it out may wait for the last.
                change?.(state.value, true);
              });

              return {
                element,
                get isHeld() { return held !== null; },
                get value() { return held ?? state.value; },
                /** Shows a value, unless the person holds the slider. */
                set(value) {
                  state.value = value;
                  if (held === null) draw(false);
                },
                /** From where to where it goes, which part of that may be chosen, and whether its ends run by themselves. */
                range(min, max, from = min, to = max, isRunning = false) {
                  if (state.min === min && state.max === max && state.from === from && state.to === to) return;
                  Object.assign(state, { min, max, from, to, isRunning });
                  element.style.setProperty('--_from', part01(from).toFixed(5));
                  element.style.setProperty('--_to', part01(to).toFixed(5));
                  const values = marks;
                  marks = [];
                  this.mark(values);
                  draw(false);
                },
                enable(isEnabled) {
                  state.enabled = isEnabled;
                  setAttribute(element, 'aria-disabled', isEnabled ? null : 'true');
                  if (!isEnabled) letGo(false);
                },
                busy(isBusy) { setAttribute(element, 'aria-busy', isBusy ? 'true' : null); },
                /** Lets go without a change. */
                drop() { letGo(false); },
                /** Marks at these values; where advertisements stand. */
                mark(values) {
                  if (values.join() === marks.join()) return;
                  marks = [...values];
                  element.querySelectorAll('.mark').forEach((mark) => mark.remove());
                  for (const value of marks.slice(0, 200)) {
                    const mark = el('span.mark');
                    mark.style.setProperty('--_mark', part01(value).toFixed(5));
                    element.insertBefore(mark, element.querySelector('.thumb'));
                  }
                },
              };
            }

            """#,
        gzip: """
            H4sIAAAAAAACA6VabZMbNRL+vr9CoQ48E2yvnRAqZ5fJhbAcFHBQyVFHVSp1K3vk9WTHIzPSrNcs/u/3dEua0Xi9L3dHAI81Ur/3\
            091yTk/Fa2GKPFOVsCtpxTIvL1Rl+mKdL1RfXKqdEbLMhFlUSpWiUhJbjVjrKyVkkV+qofjeCrPSWyO2RCDHv0ZYXWR9PmhVUfhX\
            dqXEBqd1eXJ6KraytGYizvNyU9tz7MgL5U+vFJ0+X6wkhDkXulyEN4Wy4kIPT/L1RldW3AhV9IVR9rW1VT6vreJv/1TXVuzFstJr\
            0RuezqVRw4+mN22P5ebnMtohqwoKHOwxK6ViMhB/7emcqGvetNClsd5+73j7zB1Lzk+G3qw3J0JstMltrssJDFhIm1+pqchysynk\
            biLmhV5cTt3HwOR/qIn44mU9hQ3rxWogF+7gRpaD3VQsativwledl1ZVOKYrcBlUMstrmBMHwW8w+Le0EzGa0hPJH56t5qfa4IhR\
            hVpgV6lLiDPYqvllbge3X53sgy7vZZXLAQSX80Jls09sVatPPsBUQapMLWVd2KlojoivxNBWcnHZF9EKwmix6qws86I4MJWcG13A\
            pVORl3DqwBvIygqSvRh9emAyWGwtq4u87G4cPKtvGekLNhLEKgOvlpIYjp9R+DMp/hIZoNGGQoiFyssiLxUbdY71i0rXZTYRV7JK\
            YO4ae9QlWSudCqRMtSz0diJWeZap8sBKbJMDukGJhSwWiadJ7kzFUzEejT5NSY+wlc3AO8NWq1MxEPG59uAxcY1CQGey2qUHsjnv\
            HBVtND0igKcn7f38NpW+qJQxh+zsql7P/+toeMhwHWk6Mo+/5IAQnYDyi0dj6mUbbF1+/OYg2lyo3qf9QTDy81JXax+Lc309MCuZ\
            6e1hPN6RkK0JW1oTQLgsVDKKjT0ptU2OE0knKwrYmFYrB9zOf17WQRneHJMeEojfK8l4+OwFxcUtquNR3droIDwmuUmcZIAPYpHe\
            pwP404EGgQLuUDynpFHk73vc/byOJHCs5rXZBTaTiVxaQvoW0x2m3nMmtows87X0OAQJqUzCNkYo1C3E10DXqH0lKnNu1UGmQNzL\
            /ws2oXU3F768C0efx/Y5iPrn9cPpR6LGcPC4JJEZp8eRIBm+aKKkPZcegPW8niMgHmUhRVxJOAcFR9Up5HqTPBvV/buAxb+gZyAv\
            dqZtdrvY50f0AOq3ZPCCLbGRWYauayKe1+Kv9bGKfhSrS6zh9EIXVHn9qi4H/gW4LnVpj6DyUlYk7/Dl+NkLtabCtJGL3O4Yy2Mc\
            8usOdELHMVBXihs31xuQqdC6WdgIuxUtbyu5ITe8z/Jq9kllC0R7B294vbCVS9DGR3dYyRnpNq40xxrxx7Ttb2uV5VIkoLNQ2YDN\
            A2mpjbpSKUfCkWLubA4Sm2uB4Mgz8UaWV9JQJ0lUhThSqW9luzjsaDotTgOjkTO/yy9WBf4Dk1jggcw+1sbeQdklfYdOLO29hPYn\
            54iNk9OnT08QAwNRyLkqJuiujSgl2lthrNrA9UugkuC2mGaAIYL0QvHyL3j4dcOtPT1+o7fl0JEycocQK2qVTly/L7tTA21AHNGs\
            0N1HgOe9GQaJ7iwwFWVdFKSE3+c52nytXPt1oZVxjXqhlqCoRUVWRRZjSimgZXlRQ1oUU4nhRG6wO9OeCg8gXiLkLw8d7VeJ4aNI\
            Uta9HWDo6GmYApZ1yU06wPFSvWM3JTfOsn22J6aCcZ9NSE+jPlkCT+8ws5QXfVYaX0nHfqMTFpayMIrOVTRX9FwA9Prc8kHkIGsQ\
            UuxdeLuhxBt05qi/wqCU9JCipc+bIfHp9RFGPa5NriXtTUSP6lOPaE1YomlDETPBGqkPkkQry69CRiIJ8pJoMRpUuoBDGmlZfKgl\
            53mZqWuATN+zZAOBozeUW9RVDh5cDUmYFb7/ARiTBSgBNyatfV6JHjCkxzyFF5Zss++3unJ699JohXO3s0J52lngPGXTbBj1z/9y\
            Qw/7Ab84h2n63rppaxxUCEvWvsHgXLKSawll4XY/fsEEmr9zZPGCKrlbIbSrldgTMZpvGeBmjfFpiTLeYO39h7BiNvoSmdXd5hbP\
            ysw0LxoBc/MWyF0ZRbSTVMy+EhfKvtFrRJLK3tkdOjLv4XQISysX0rMZIg8Y3mtVJWOMxkTFJQmRSlh/INM1AMo/I/deiZ/QztBj\
            As3ds7xORn32mjtPyBEOpOI0JhW/SSkgR5HF54R8TptWjoZdw4vf9T0hnoHCF0xHHft8qxd1bB5vjSHM9FZr+w+dqSQdukJyFnJh\
            Ngv7mFYDBVklt0lufkKnShTJw6lPEMfP6T5z3n71ysvEq66qBvaGXDNEM/JLpQE+dpf0uOfwqTUae/Whz7f5tcqSF67nAEosReJh\
            4LPPHKMnMxcYabgm8Rv6MSz742aj5CUFU9DDr5/SnZETn6+MKky5Yr6jGqKKJWE2qrzYVrm1iFCH5YScvoCtCIHxdUnmnhxeLG11\
            DTHpm+Aq60bSYWS4LUo1xXdbblpt3TtS0ucH9G688Oef4knj5YQC6saDR5NMfH4aVqNrpZAaAaaYMVqdno9qLsM+nrkVpEimj0cT\
            s3AGqLEE/hSV/T1FFVnciAIGhSm9+RwvWSnASGYaT5Aj6KIKrrhSqLZUyFvMLPVcZzt39cbRY9yG1spNAN/2fid8lQOZ921etWn1\
            AYm3SRJscdgQQXZkLH49OVjpGi/yLPEbfkQLSrnZ+JehDn71mAGMq8sSNZX8/iT4Hc9dt1fK1lUZgjyCzIiJf/uQ19Zc+Ojc+9GH\
            Rx+S1+HQ2B3ad7BjpYssYJqzuS8JHvI6YR9gArOJMT/mxg4xTiQ9OtHzWxiLgi2pc3g1THh0vs0aVeTvGh7/QW1sYE7mdwI04BFb\
            8DacTWOZQ306Jmml6B65KyxxC/yTCBRBqtuiQYmuHYzyjRDe3NJ83yK9pBYm4TGG4zMO6xvuH5GGeWZXYi9mcRX4msyP6HpTUI/y\
            FhUy8PE9wIrScXZXzfM8oT8d/42ab/DikufYIZDHaQh6Z+Koln5Odgk1HFnwSoypQDLPifukse6O8sk2oP8FfRAlZyQOOUKV6Fh7\
            fsDDjE0xfctA5JgnjqBvXEhgpxJC3eqyGxdN/ULlcpTfyA1eK28Gz+77UFY46qX1fJ3A6aMkpiDqStypdQQAgQaKzwPCsCxULrvi\
            PE6SekNysAguk7juP+6si92D8zwCPEQAA9r/4jRZ2B/Urv2+sFXRWVgrK7HQdSuDMb8GW9cenpkFJqrekSbDB/GVxkAdLF3x5zfu\
            l4IE6XxLUy54/8qREVIQRNCvOrUbOUlPHEB3ILeYoXjia3uLYYQgP1OloPJ/IOxrmml/3fRaNbuvaKDtpccgDnP1VlaEaQd5OBgL\
            unyItlJEUkEJDQZTfksT6cQNhE8Dtb579yOQYCIGR9/9unGH/FcS0G/t+2l8wrNl3zMLYzk28bL4Tq8xcAy+d1eIu744oyuD5qvr\
            NVrvPolMBtxhXQ4MctyVvvx1MDuUrHj1c0fzfcPmw5FChRD4gX58XEB4EoN+oKP7Ag2QrzAkGrofoJvRtaSGJmf/cCygvFjfMIZC\
            EXHvu148wMtJg7Q3MWo5owDz4evvENMJ3Rb7jZ0Yn2LebPYyg1tbD5r7cOD06VPxjq87pPCS1WWhjImuGRiFTBzhdO3gm4xui3Bo\
            +GiSOFrC2dYu6Xy32Yr1LaXVdqVQWaz2D7nlS5Y+NfToy/lSgq9EpHPBHNV3pY0q3c++OASpK75Y4l7xVm/aqFLxhQuKFM/MbmCG\
            ArwA9jO32vZ2/mKkVZy0a+skqUifyP22FPIiPptFxwSr/NAsEz8s0g9ncbwL8fP8I+r9EJ1LflE6bn037EdSk7yxpPum/b9/mKOz\
            7TjHQ+rtae4hIla3JCD/MQJRq2bYrtVlM+10rxjoH7vKDd81ukAzDZm7QsdVGGDvmSs1h6EZKhABqN/ymPEo/KrT67fngLpc2sN9\
            VRpH+pNIgri4dISlH2Mg6tf4oIS9TwDaysxpM907uSsyd+WUdhL6R4V4v0DOoHoROEmPQU2wZ3AZI0RHsJjET+wIdy1q/JyHQc5l\
            ocxQd2xuWD5DdsXYFmjHvuokh1uLxyf2tl84DPUmEoZDhybmw2EE/l6raveO/5KArl4XRdLjQOmlQ4DwGeb2JHE/96ARoYfQ6beh\
            SGCdxKMDsMQJBaBbKGqXn9EE2OjRlFa6/J61t3WO77TZxeyOZwhvffDWJNaTfgSq7NcK0irWqH/cBNDf3Rq2RPZtsO3p15D/AO2q\
            dCZqIwAA
            """)

    static let slotsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "1363b7bbab01f646",
        text: #"""
            // The buttons beside play and pause, which both controllers have: their icons, names and what a tap does.
            import { setAttribute } from './base.js';
            import { castClient } from './client.js';
            import { setIcon } from './icons.js';
            import { present } from './open.js';

            const plain = {
              skipNext: ['next', 'next'], skipPrevious: ['previous', 'previous'], rewind30Seconds: ['rewind30', 'rewind30'],
              forward30Seconds: ['forward30', 'forward30'], closedCaptions: ['captions', 'captions'], stop: ['stop', 'stop'],
            };

            /** What a tap on play and pause would do, as it is shown: what was asked for counts before it is confirmed. */
            export const playbackAction = (element, media) => element.wish('playback') ?? media.playback;

            /** Shows play, pause, stop or loading in a button. */
            export function drawPlayback(element, button, media) {
              const action = playbackAction(element, media);
              setIcon(button, action === 'loading' ? 'stop' : action);
              setAttribute(button, 'data-action', action);
              const name = action === 'loading' ? `${element.t('loading')}. ${element.t('stop')}` : element.t(action);
              setAttribute(button, 'aria-label', name);
              setAttribute(button, 'aria-busy', action === 'loading' || element.isBusy('playback', media.pending) ? 'true' : null);
            }

            /** Asks for what the button shows, and not for its opposite where the two have crossed. */
            export function tapPlayback(element, button) {
              const action = button.dataset.action;
              const wish = { play: castClient.state('media')?.live ? 'stop' : 'pause', pause: 'play' }[action] ?? 'play';
              element.act('playback', action === 'loading' ? 'stop' : action, {}, wish);
            }

            /** Makes a bar's slots: `bar` is "mini" or "expanded". */
            export function makeSlots(element, bar, count) {
              return Array.from({ length: count }, (_, slot) => {
                const button = element.iconButton('', '', { part: `slot slot-${slot}`, onclick: () => tap(element, bar, slot,
                  button) });
                return button;
              });
            }

            export function drawSlots(element, buttons, shown, media) {
              buttons.forEach((button, slot) => {
                const { type = 'none', enabled = false, pending = false, on = false } = shown?.[slot] ?? {};
                setAttribute(button, 'data-type', type);
                setAttribute(button, 'data-empty', type === 'none');
                setAttribute(button, 'aria-disabled', enabled ? null : 'true');
                setAttribute(button, 'tabindex', enabled && type !== 'none' ? null : '-1');
                if (type === 'none') return;
                if (type === 'playPauseToggle') return drawPlayback(element, button, media);
                button.removeAttribute('data-action');
                setAttribute(button, 'aria-busy', pending || element.isBusy(`slot${slot}`) ? 'true' : null);
                if (type === 'custom') {
                  setIcon(button, element.getAttribute(`custom-icon-${slot}`) ?? 'more');
                  setAttribute(button, 'aria-label', element.getAttribute(`custom-label-${slot}`) ?? `${slot + 1}`);
                  return;
                }
                const isMuted = element.wish(`slot${slot}`) ?? on;
                const [name, label] = type === 'muteToggle' ? [isMuted ? 'mute' : 'volume', isMuted ? 'unmute' : 'mute']
                  : plain[type];
                setIcon(button, name);
                setAttribute(button, 'aria-label', element.t(label));
                if (type === 'closedCaptions') setAttribute(button, 'data-on', on);
              });
            }

            function tap(element, bar, slot, button) {
              if (button.getAttribute('aria-disabled') === 'true') return;
              const type = button.dataset.type;
              if (type === 'playPauseToggle') return tapPlayback(element, button);
              if (type === 'closedCaptions') return present('cast-track-selection');
              if (type === 'custom') {
                const detail = { bar, slot };
                return void element.dispatchEvent(new CustomEvent('cast-custom-button', { bubbles: true, composed: true, detail }));
              }
              const wish = type === 'muteToggle' ? button.dataset.icon !== 'mute' : undefined;
              element.act(`slot${slot}`, 'tapButton', { bar, slot }, wish);
            }


            """#,
        gzip: """
            H4sIAAAAAAACA5VXS2/jNhC+51dMg8XKTmWli94cuEYS7KGHLRbIAj0YQU1LdMRGIgWSihN49d87Q1Ivx3HSgyGJHM7zm2/oy0v4\
            kXPY1NYqaWDDjcg4VAV7ASYzqFhteAy7XKQ5bJTNIVXSalUUXBvI2ROfg8250CBww8QgWcmNO7rLmQUGllWQKW6SM1FWSlvYg+H2\
            2lot0CiHBrZalRAllxtmePKvia56yZQZe1sILu1ALnULB5Ko80/0YCDmHDqQqjQ3Y2Wq4tILnZG8pdCFhAXszwDMo6j+4s92DqtI\
            4jOKwT/vY7f3XfMnoWpD+1V4J5nuHeU03wmZ/f7bHUf9mRNtl0i0e7+P0eBW6R3TY+lujcT7D1SdFsrw7JZVVqDrJJuGdxLt3slZ\
            qyrapyftuSdabDDsy4sL+LuvFeZwXH3YqbrIsIYxMAPCgjBgcrWTc1/iHa4y88gz8h7hUUtLOMIPHqQxlK3QJc8SuLg848+uGF22\
            XzYsfbxOyVdM+4QXvMQSxYDygk1h8QeEpWQnTD6J2iPRFJZLL5W0ayGcO3TPON1xi2CKGNC/QrFMyAfAGrOA+qFX21p6TzLNdt+D\
            1t4nf6DzjTDi42Ct/+OADqO5IlB5pE5aXe3RxQKi4F0Ey1AjmIf99mjXON35KGOWzbxUFA/FvWvUkejYG2bWn/Zteu2k25g2CYw2\
            nDPTZo3+9Kvvesa0YLOCbXgReWZ4T3ZTm5fojZT8/NmZFuYGBQdQiFsccEnCU8qf1TWn/Mm6KNBu46FxbR6NA6rDru2oz0Ea+Ytg\
            L5V1IgKBrKpKGYE8tcs5ApoO2J1yzAepVsaMUd3hB1vpLfgcxU2AItUS85P49b6IBH0iJYev+YAXE2MZpjFy8UfTZVII9GwAn8g1\
            QBQagb5RQwTNypu4pybya2StzTBujtL7MZDGsG9i52uf8G/skQYCbJiOkDgKZZGp1vi1Jmo4L4UU59SY55hBTD7Pzo/ms0Q1d3R4\
            kE2mY883PqOa21pLuNaavSTE75M9FFw+2HzuxQCdm/wTOyccsdCpNsMBBoseZLh+4xYnEXEm/jD9TOM0WJMGp2b2aU+PZh0jceJg\
            Sh/nMHG6EQAHrpJg7CxCh4TGdUTnu1+mpcZn8BgtHabBj+7Yk/KIm8JWgmD+ytJ80nXb0Qzswb5URBWRVJIQwyXbFMjrC9iygkg0\
            tFe/4BLm3nGkLrwHy2RF6h2w9o0P7wRxkU20RY/pu8K8rOxLkPZgdK6ePOiIJRPGxTKIaumYgTrEMcVJHZZtcErz58Hxz5+9F790\
            Xgw0zr60+sQWJofehmofE6CW+06N+kM9PBS97IfmkVcYmETzUj3xPpbRmHg/YYGJ24q/Jl/XAy36jxHu6+DSGumijKYBda9HYWvi\
            YejX2h+bUT/OBgbRYol3jDaWD82gkwac0NjC2n/Br/AFV1pDw/I1gwYS5hvqywYc4m4sh5laggqH/bEVTcYYnPl7PNwnrER1AQiY\
            4FWrf+l3HLs/qaIuqYEGm7Xstt3LffB77i+3KzJw3yFgVIFuSP+vdNqJW5ker/rolorVP9Hf7gYTrhSBAYcT9RihjoYqWQ74H5X4\
            gASm3jPf94Ny+noEFjyYyLR6dfbhfj01/1+reZWjoCX8X5lENPBnVqO2mUF1gy4+2WI+oIxbJgp3fejyBs1o8DwpkXXlxDxVzKb5\
            1yeyLfkObp1a/+19CT3jI3KjcVNvMLk43CmtNJjxTxcG1X4HJxoPkubwZvMW6A+qQCTgKbeFeI28vBWSZ4fXl1HbOQ6vbgbe9okY\
            3lj+AxKWxzEPDwAA
            """)

    static let streamJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "a20e671aa7f18ab2",
        text: #"""
            // Server-sent events read with fetch, since EventSource sends no Authorization header. It resumes by the id of the last
            // event, tells nothing twice, and comes back by itself.

            const quiet = 40_000; // ms without a word: the server says its clock each 15 s
            const stale = 20_000;
            const longestLine = 8 * 1024 * 1024;

            /** Splits a text that comes in pieces into events, as the HTML standard says (9.2.6). */
            export class EventParser {
              #rest = '';
              #event = { id: null, topic: 'message', data: [] };

              /** Calls `heard({id, topic, data})` for each event that the piece ends. */
              add(piece, heard) {
                const lines = (this.#rest + piece).split(/\r\n|\n|\r/);
                this.#rest = lines.pop();
                if (this.#rest.length > longestLine) throw new Error('a line of the event stream is too long');
                for (const line of lines) this.#line(line, heard);
              }

              #line(line, heard) {
                if (line === '') {
                  const { id, topic, data } = this.#event;
                  this.#event = { id: null, topic: 'message', data: [] };
                  if (data.length) heard({ id, topic, data: data.join('\n') });
                  return;
                }
                const colon = line.indexOf(':');
                const name = colon < 0 ? line : line.slice(0, colon);
                const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
                if (name === 'data') this.#event.data.push(value);
                else if (name === 'event') this.#event.topic = value;
                else if (name === 'id') this.#event.id = value;
              }
            }

            /** A stream that stays: `heard(topic, text)` for each event, `changed(state, reason)` for connecting, open, lost, … */
            export class EventStream {
              #epoch = null;
              #number = -1;
              #running = null;
              #wake = null;
              #spokenAt = 0;

              constructor({ url, token, heard, changed }) {
                Object.assign(this, { url, token, heard, changed });
              }

              start() {
                if (this.#running) return this.kick();
                const running = new AbortController();
                this.#running = running;
                this.changed('connecting');
                this.#run(running);
              }

              /** Ends it for now; `start` resumes it after the last event heard. */
              stop() {
                this.#running?.abort();
                this.#running = null;
              }

              /** The network or the page is back: do not wait any longer, and do not trust a line that has been silent. */
              kick() {
                this.#wake?.();
                if (this.#spokenAt && performance.now() - this.#spokenAt > stale) this.#line?.abort();
              }

              #line = null;

              async #run(running) {
                for (let failures = 0; !running.signal.aborted;) {
                  const line = new AbortController();
                  const end = () => line.abort();
                  running.signal.addEventListener('abort', end);
                  this.#line = line;
                  let wait = null;
                  try {
                    wait = await this.#read(line, () => (failures = 0));
                  } catch {
                    // Lost: the loop comes back.
                  }
                  running.signal.removeEventListener('abort', end);
                  line.abort();
                  if (running.signal.aborted || this.#running !== running) return;
                  if (wait === 'over') return void (this.#running = null);
                  this.changed('lost');
                  const backoff = Math.min(10, 0.5 * 2 ** failures++) * (0.75 + Math.random() / 2);
                  await this.#pause(1000 * Math.max(backoff, wait ?? 0), running.signal);
                  if (!running.signal.aborted) this.changed('connecting');
                }
              }

              #pause(time, signal) {
                return new Promise((resolve) => {
                  const timer = setTimeout(resolve, time);
                  this.#wake = () => (clearTimeout(timer), resolve());
                  signal.addEventListener('abort', this.#wake, { once: true });
                });
              }

              /**
               * Reads until the line breaks. Gives 'over' where it must not come back, or the seconds the server wants it to
               * wait.
               */
              async #read(line, works) {
                let timer;
                const heardSomething = () => {
                  this.#spokenAt = performance.now();
                  clearTimeout(timer);
                  timer = setTimeout(() => line.abort(), quiet);
                };
                heardSomething();
                try {
                  const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${this.token}` };
                  if (this.#epoch !== null) headers['Last-Event-ID'] = `${this.#epoch}-${this.#number}`;
                  const answer = await fetch(this.url, {
                    headers, signal: line.signal, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer',
                  });
                  if (answer.status === 401 || answer.status === 403) {
                    this.changed('unauthorized', (await answer.json().catch(() => ({}))).error);
                    return 'over';
                  }
                  if (!answer.ok) return Math.min(60, Number(answer.headers.get('Retry-After')) || 0);
                  const reader = answer.body.getReader();
                  const decoder = new TextDecoder();
                  const parser = new EventParser();
                  let over = false;
                  while (!over) {
                    const { done, value } = await reader.read();
                    if (done) return null;
                    heardSomething();
                    parser.add(decoder.decode(value, { stream: true }), (event) => {
                      works();
                      over ||= this.#take(event);
                    });
                  }
                  return 'over';
                } finally {
                  clearTimeout(timer);
                }
              }

              #take({ id, topic, data }) {
                if (topic === 'end') {
                  this.changed('ended', JSON.parse(data).reason);
                  return true;
                }
                if (topic === 'hello') this.changed('open');
                if (id) {
                  const cut = id.lastIndexOf('-');
                  const [epoch, number] = [id.slice(0, cut), Number(id.slice(cut + 1))];
                  if (epoch === this.#epoch && number <= this.#number) return false;
                  [this.#epoch, this.#number] = [epoch, number];
                }
                this.heard(topic, data);
                return false;
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VY73LbuBH/7qfYm3aOpENTsptcW+kcj3uXadPxXTJxvjlpDZOQxZgCVAC04tqa6dP0wfok3V0AFEnbkzaTsURi\
            d7F/f7uryQTOpbmV5sBK5UDe4l8LRooKNrVbwkK6cpmDrVUp4Q2dnuvW4HckrywoDaetW2pT/1O4WitYIqc0Bbx1KMS2K2nh6g7c\
            UkJdgV7wt0ZYtzeZ+MtycLJpSJJb1uoa3KYuZQ5CVVBqZhflDcmonZXNotjbK7WyDv7R1tLBMbyc/n06nc4B5a0s66xbBwI22lQz\
            vs6yfWDFnSUhUDYaJUpRLuHwFdggzzrRSJR35OWFt41W19K6s1rR2R9gHw6nRy/Dx3xvb7K/D+frhsQKNOSrwxuFC5rXCta1LPmb\
            08G3aJpltf7y8ZczulVVwlReu/SPxVHxQ1bA/mRPfl1rg5LQWdY7/r0waArc7wH8Bn1LxifJnJ5YMj7eo5NnoNqmQa/qdV3OIEFF\
            rLiWSQ6VcGIGF59hi4oDkOo/CXL9JQbNVOl9XQU2T7vNLmGhjfeUv4KNI+XZLqAUYGUBRFWl/DIHlpaxngDBjeg/iwqmGGNbeO1f\
            eCFZYcl/6eST+aQe6L+ZZHPm7REfexHFWq/TcFov+uKKRqprzNfX/ZBlKMLoDSi5gTfGaJMmggXFTPRWWYf5voIa46I18yfhDjI/\
            3ZlAbKxHFnSjh5T+RKuJbUvefXwUHEJqs6zjY4pffB09RSEcRAG2aLy/jbWdB/Leq/8r8p6btKC3wW0ZhBQY3z7jv8UXXas0+aRQ\
            3W0WZRjpWqP807YX7FKjC0PEilpV8uu7RZrMok89kRIrqihP+yNM4cR7eObZbIMokE5zTzDgvBVNO2ZNkiGjP3sBh1lh5LoR+Gry\
            N5jk5PBd9ngdKAxkZJL1fVqw3evWLlO+MLDJxsoRL5OPmNmDqCOzPstZVyM2hMgez3Zv6wHmNGYolx9Cxp2dxaINsSLoeVSuOVyW\
            S4HVUKXI5DATUYpFd3pCdKeSpUPQzUGvpcox9S0y/edf/34agM69FgxAcq3xmmNOOcYg1a6uEJ2O4eCQn02rFOF5j2QjbmT/2a71\
            jVSnlL9ThiQOsGlLh5V6D63hZL4hzdhYzAZvDiZhKJt3V1/QhAJVrK8Vw0EO3+DsShR9Ylzar8sAJ17zLCS4j9BNXd6kgzzsGYjw\
            cnqFzvpJK2d000iTDiGsIw3feocxQskuHMmYOY0qdbpTWryhBlw7jqXSmzlcskWXXePFM7FwGJTYdAPesUsCbltHiBp8MND2pBBk\
            03OWxCh26nzES5R02HdvQPs71wg/BKvUwhFJNDV52AjSS915oDa+1YczDL6l5s1QwNm+xG55JaXCCaShEvFa+2gMtKbkOikeN4cu\
            yb7/HtbSoLNWAmeZAj2GEg5gRPXaDwJ9gB84YgfunQ+o+9k7VcIgVEE57iANTioLUTet4S6I08p3gaygvBWNv0FW83E7iBc9n2GR\
            EnsxNdgMjl97JBxED2B8YVVxTZ/V1kklqTMSPTYLFJQNm0xQgj7iAVnEgdwlAtObu84AiASCP2OrFlXoil7VtO+XrLt4C6XAwbMn\
            DOe7M4QnP9I1Wq9742ERuZ621ciVvpX/g7lP+Y0y6elgwcPDqCq+O+4qPBu0Ry/G+4OQH9UxSQcwtxqBP32qwIaB6KCCcDoZxZ/8\
            oBcLZPxFuGWxwoZ9iP1zWrzCafUIsECjp1+8yPBVOi1+/wpbJFMbrEG9wohM4KiT24/bWrRWosDpFFn9BeJrGu7MfaRPTjCC+cj5\
            Az8+k/XZN5Fw21WeV8TVK0lLCd8QkiQ4k0rlvdGrGslStFY3t5IzbVhYJIG6lZXuI37FnSES53w2KoHQukLOlg0iaGRjSWS3Z093\
            SfzNUtvJpq6lEZZmBIGyG7K2A8SnV/vwAUvIQqtc3fhaoOq8wsK6wVn8z/Ut1oTPL9gspZHUBVaEqoSvVDKcKXmEaCvRH5XtL0ob\
            QSsghV77Gym6XGJ+0g9Yt6tkgnwbw0DIwC7p90ruOOd4ud/xoiPvBz7ujQOPgLrL9cee7wL1OKKP0TD3e2N0r/8Yatc1vB6WdVbg\
            bmt53D4tS7lGNEpo8ppwXz3wUxrGdbAS46j2J7wAdfvtPRvKg8n2cjiMhzGQpyqCEa7+eONFcobd+4Cz6ODtz8lnVOEySPM824P4\
            6Oew7eUQHYSyG/aOL2re6v2dPCvtYDbcGIsrTtX8gFMUzpaYo4nSaKw2tFuURlaoVi0aHEoTrDtKbCMX0qDJ7zWO43eeIb5L8ojW\
            A2zwGhY0qLaWUfLl9JAg9qmD32U9lYfg0SoRvC8r1CQVYd5gIV9w+k2zgntLyI70fptlWSFpPewU6tDEV9J81F8Yy4JIfdPheAe8\
            PyDw/spxiGYFtxbX0qXJB4m5dXBKo1mSZWTjdATmhskpXJ79Sld3xPuB349bf4U17MkJ/D5iQv7s34wJ1/4XBE/X+01hR0fVSyYj\
            zQIj2vX7zRLHLzSazvq+j0trpQkI/Gq27dLMm1EwVPR8y8unpvU8YnZvhHiuHOmf158ANQ02F/7T72gEor4GOxjFBODaHMANG0SY\
            1ZcN3u6Hh7htO4TlwLyj2uXsdu/ZRNnCosZyaXr48Rxs7RobX/fE9j/YT/xayVunqnq/HQxLAM849/96/u7Xgn3Guz7twrz+DRd4\
            dlV/ix/dtJRNo5Nxj6aFsb9L19V4dC1bQvK6KmjzeBt/BjgYzy0XjF85eNwiZLtAnt3+37qsK6bugGTTdp997kNI2EmPu99L+Bnn\
            /rCb/hgP/HOXfoNMv+jx5gN61m2obd9tTDpYytnp8/5w0t1Eu/1/AcYQHWh7FQAA
            """)

    static let textsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "5ebe31a9f85801f5",
        text: #"""
            // What the widgets say, in the language of the page around them. A key that a language lacks is said in English.
            const base = new URL('texts/', import.meta.url);
            const files = new Map();
            const loaded = new Map();
            const rtl = /^(ar|fa|he|ur)\b/;

            function load(name) {
              if (!files.has(name)) {
                files.set(name, fetch(new URL(`${name}.json`, base), { credentials: 'omit' })
                  .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`${answer.status}`))))
                  .catch(() => (files.delete(name), null)));
              }
              return files.get(name);
            }

            const index = load('index');
            load('en');

            /** The nearest element with `lang`, through shadow roots. */
            function statedLanguage(element) {
              for (let node = element; node;) {
                const found = node.closest?.('[lang]');
                if (found) return found.getAttribute('lang');
                node = node.getRootNode().host;
              }
              return '';
            }

            function wishes(element) {
              const stated = statedLanguage(element);
              return stated ? [stated] : [...(navigator.languages ?? [])];
            }

            /** The sentences of one language. */
            export class Texts {
              constructor(language, file, english) {
                this.language = language;
                this.direction = file?.dir ?? (rtl.test(language) ? 'rtl' : 'ltr');
                this.own = file?.texts ?? {};
                this.english = english?.texts ?? {};
              }

              /** The sentence, with its `{0}`, `{1}`, … put in. An unknown key is said as it stands. */
              text(key, ...values) {
                const sentence = this.own[key] ?? this.english[key] ?? key;
                return sentence.replace(/\{(\d)\}/g, (place, index) => values[index] ?? place);
              }
            }

            /** The texts for an element; null while they load. */
            export function textsNow(element) {
              return loaded.get(wishes(element).join()) ?? null;
            }

            /** The texts for an element, once they are there. */
            export async function textsFor(element) {
              const wanted = wishes(element);
              const key = wanted.join();
              if (loaded.has(key)) return loaded.get(key);
              const available = (await index) ?? ['en'];
              const language = wanted.map((tag) => tag.toLowerCase().split('-')[0]).find((tag) => available.includes(tag)) ?? 'en';
              // English is there for what a language lacks.
              const [file, english] = await Promise.all([load(language), load('en')]);
              const texts = new Texts(language, file, english);
              loaded.set(key, texts);
              return texts;
            }

            // A page that changes its language takes its widgets along.
            const followers = new Set();
            new MutationObserver(() => followers.forEach((follow) => follow()))
              .observe(document, { attributes: true, attributeFilter: ['lang'], subtree: true });

            /** Calls `does` whenever a `lang` of the page changes. Gives the function that ends it. */
            export function onLanguageChange(does) {
              followers.add(does);
              return () => followers.delete(does);
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VWzW7jNhC++ymmQAFRgUpvr2ukwSLI9pJui+0WPTguzEhjSwlNBiQVJ3AM7NP0wfoknSEp2U6zaIDA1HD+55sZ\
            TqfwZ6sChBZh2zVrDB68eq6gM5GmlVn3ao1gV/H7gc/K2d40/L2R8AHu8ZnOpEQd2LWq7z10rKxrWNmVWevOt3JSW+MD3CqPcA4G\
            t/DH52tRBHwKflqQ3c2DdUFuMCjZO13OssCq0+izxC/qQYwX2qoGm7duXNBEnv4llHtZqZcWX3pX3txOZ5PJqjd16KyJ0sKoDZaw\
            mwB0KxDfRVOyVT5dpBtIHkiPIZIrWGGoWzFEsPx+x+S9vPPWLKsYYFnBDmqHDZrQKe3fQ2E3XShgX0aNAJJyaIRQxm/RlXD+E+Sz\
            tPdwAfnMKkUJ7+E3R/IepcM7rEO0feWcdWw98/qgQu/3y5L+BiO1Yk9F0p/CaFBjwBRgBabXmvhnJLCnf4ehdyYHvM4B0+1+kjPb\
            mQafKLcxe0X8Kug+faLh82R6dgZfCDEGlUOSIYMbygOhLLSwZKBQlkJLUFq34FvV2C04a4OXcDY9FIjjweY640pkLakmK+tAUBxg\
            bMNoypez+D0b6pbxEyF7Hq9kra0nny6kKObsyaKIsaf6R85yTAJ/cRI+hOC6256SVrDIIJFNR7XE9Zki+ERnUcrW+vAqo0URkzgG\
            t6WOQH8aVHI3hU2KvxH/7KA0s17APJ0WBJS5lJKq9titVbBODm3p4YLYFuUiujFUyJNCNDXdUpNbc2j6WAl84oaEWivv4Qu36cFN\
            19ekXgz8VYRMBZh6fShAaDs/usCoycfZ4bbpHKaUnEcdF0xhZwU1sQxUq9FISZEWRC0ozEIHNxQi6rHbg4Y4UljHbn/EkX1jtKTT\
            fxgpMwCvc1Ml3HbEuNy92xN0l7sf+eefr3/DQ88tQaPQQG/uDTvBM3GYfooGYayoaRK4yRUyKYinAirUo9I9+lO4DnbJzyGwOfEv\
            2M3jOEYi/aYoB1RkBTQrHmgYo5je7MRNU97sp+sKRKRVqZHjXEhOzCMhKowceSQcgSUliztPmaOGowEC25byzlvhOQ6GY/SMiI/i\
            n+z2FPPZ5zTK48R51RnyznY0Akt2jG3N/s+lioBcZ2do/vDBneBZ+WdTv/LrI2H5jV7cKpN68ZVTs5GDq32e+bKrs7xNcky8TYir\
            LN+IlekHXepRdVrdai69UFvVhaFK3Ls8XRcH5qOuytY3tAFFUOtYVPqVwV5bWgyXtI9oKPkH3QVR/FCU83eLUq5I9YF9NC07U+u+\
            oVj5Klpmw2x3Oh1WOeM7pjWmfvvWA0COjs5PJsOC/E2hDRtNaS3mcX+MfV7BYZ8sjhKUyp32fZxH35w/LJPz7DH3W5Q+Hp+RkPA0\
            pcdMfODE10zdklr0sefHsIK6z6ThtaS0NevhWbOyWnO2B/9+J7NkLD5NeprOBLVfbz26R3R5H48SkrJ4pXhPJ9LRrUi7XNokKhpb\
            9wnkO1DDWqLXBc1jin6kfOx0QEfLIC2sRQW+vw0OMXHSKySv6UvKPs21xqJfUiHRIPlHxUxb+uTpl5Mi4efuEWP9j3qIs4Y05Cg/\
            bza/NcMeu4xqBFscVvmQBtU0iX5Uo9epyq+XzLaf/Au6dDcUxgoAAA==
            """)

    static let textsArJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "cff5817d0a8db6b9",
        text: #"""
            {
              "dir": "rtl",
              "name": "العربية",
              "texts": {
                "castNoDevices": "البث. لم يتم العثور على أجهزة",
                "castDisconnected": "البث. غير متصل",
                "castConnecting": "البث. جارٍ الاتصال",
                "castConnected": "البث. متصل",
                "dialogTitle": "البث إلى",
                "dialogSearching": "جارٍ البحث عن أجهزة",
                "dialogConnectingTo": "جارٍ الاتصال بـ {0}",
                "dialogStopCasting": "إيقاف البث",
                "dialogDisconnect": "قطع الاتصال",
                "dialogClose": "إغلاق",
                "permissionTitle": "العثور على الأجهزة في منزلك",
                "permissionText": "للبث، يجب أن يبحث هذا التطبيق عن أجهزة في شبكتك. سيُطلب منك السماح بذلك.",
                "permissionContinue": "متابعة",
                "troubleTitle": "لم يتم العثور على أجهزة",
                "troubleNoNetwork": "أنت غير متصل بشبكة يمكن أن تتضمّن أجهزة Cast.",
                "troublePermission": "لا يملك هذا التطبيق إذن الوصول إلى شبكتك.",
                "troubleFiltered": "الأجهزة المتوفّرة هنا لا تتيح استخدام هذا التطبيق.",
                "troubleNothingAnswered": "لم يستجب أي جهاز Cast.",
                "stepJoinNetwork": "اتصِل بشبكة Wi-Fi في منزلك أو وصِّل كابل شبكة.",
                "stepPlaneMode": "أوقِف وضع الطيران.",
                "stepAllowNetwork": "اسمح بذلك في إعدادات النظام ضمن \"الخصوصية\" و\"الشبكة المحلية\".",
                "stepOtherApp": "جرِّب تطبيقًا يمكنه البث إلى جهازك.",
                "stepUpdateDevice": "حدِّث الجهاز: افتح إعداداته وابحث عن إصدار جديد.",
                "stepSameNetwork": "تأكَّد من أن هذا الكمبيوتر والجهاز على الشبكة نفسها.",
                "stepSwitchOn": "شغِّل الجهاز وانتظر حتى تظهر شاشة البداية.",
                "stepGuestNetwork": "غادِر شبكات الضيوف، فهي تفصل الأجهزة عن بعضها.",
                "stepFirewall": "اسمح بمنفذ UDP رقم 5353 في جدار الحماية على هذا الكمبيوتر.",
                "instructionsTitle": "انقر هنا للبث إلى التلفزيون",
                "instructionsDismiss": "حسنًا",
                "play": "تشغيل",
                "pause": "إيقاف مؤقت",
                "stop": "إيقاف",
                "loading": "جارٍ التحميل",
                "next": "التالي",
                "previous": "السابق",
                "rewind30": "الرجوع 30 ثانية",
                "forward30": "التقديم 30 ثانية",
                "mute": "كتم الصوت",
                "unmute": "إعادة الصوت",
                "captions": "الصوت والترجمة",
                "seekSlider": "موضع التشغيل",
                "live": "مباشر",
                "advertisement": "إعلان",
                "skipAd": "تخطي الإعلان",
                "skipAdIn": "التخطي بعد {0}",
                "upNext": "التالي: {0}",
                "queue": "قائمة الانتظار",
                "speed": "السرعة",
                "repeatMode": "التكرار",
                "nothingPlays": "لا يتم تشغيل أي محتوى",
                "openPlayer": "فتح المشغّل",
                "tracksTitle": "الصوت والترجمة",
                "tracksAudio": "الصوت",
                "tracksText": "الترجمة",
                "tracksOff": "إيقاف",
                "done": "تم",
                "cancel": "إلغاء",
                "volume": "مستوى الصوت",
                "volumeOf": "مستوى صوت {0}",
                "queueTitle": "قائمة الانتظار",
                "queueRemove": "إزالة {0}",
                "queueMove": "نقل {0}",
                "requestFailed": "تعذّر تنفيذ ذلك: {0}",
                "tryAgain": "البحث مجددًا",
                "castingTo": "جارٍ البث إلى {0}",
                "repeatAll": "تكرار الكل",
                "repeatOne": "تكرار المقطع",
                "repeatShuffle": "تكرار الكل عشوائيًا",
                "shuffle": "خلط",
                "connectionLost": "انقطع الاتصال. تجري إعادة المحاولة",
                "accessEnded": "لم يعد بإمكان هذه الصفحة التحكّم في الأجهزة. افتح رابطًا جديدًا.",
                "notConnected": "لا يوجد جهاز متصل.",
                "nowPlaying": "قيد التشغيل الآن",
                "trackUnnamed": "المسار {0}",
                "tracksNone": "لا تتوفّر خيارات للمحتوى قيد التشغيل.",
                "styleTitle": "نمط الترجمة",
                "styleSize": "حجم النص",
                "styleColor": "لون النص",
                "styleBackground": "الخلفية",
                "styleOpacity": "تعتيم الخلفية",
                "styleEdge": "الحواف",
                "styleFont": "الخط",
                "stylePreview": "هكذا تظهر الترجمة",
                "styleReset": "إعادة الضبط",
                "colorWhite": "أبيض",
                "colorBlack": "أسود",
                "colorRed": "أحمر",
                "colorYellow": "أصفر",
                "colorGreen": "أخضر",
                "colorCyan": "سماوي",
                "colorBlue": "أزرق",
                "colorMagenta": "أرجواني",
                "edgeNone": "بدون",
                "edgeOutline": "مخطط خارجي",
                "edgeShadow": "ظل",
                "edgeRaised": "بارزة",
                "edgeDepressed": "غائرة",
                "fontSans": "بدون زوائد",
                "fontSerif": "بزوائد",
                "fontMono": "أحادي المسافة",
                "fontCasual": "غير رسمي",
                "fontCursive": "متصل",
                "fontSmallCaps": "أحرف كبيرة صغيرة",
                "volumeFixed": "يتم تغيير مستوى الصوت من الجهاز نفسه.",
                "volumeMembers": "الأجهزة في هذه المجموعة",
                "muteOf": "كتم صوت {0}",
                "unmuteOf": "إعادة صوت {0}",
                "queueEmpty": "قائمة الانتظار فارغة.",
                "queueItem": "العنصر {0}",
                "placeOf": "{0} من {1}",
                "queueKeys": "مفتاح المسافة للالتقاط، ومفاتيح الأسهم للنقل، ومفتاح المسافة للإفلات، وEsc للإعادة.",
                "queueTaken": "تم التقاط {0}. {1}",
                "queueDropped": "تم إفلات {0}. {1}",
                "queuePutBack": "عاد {0} إلى مكانه.",
                "queueRemoved": "تمت إزالة {0}.",
                "queueToCurrent": "عرض ما يتم تشغيله الآن",
                "keysTitle": "المفاتيح",
                "keyQuit": "إنهاء",
                "keyBack": "رجوع",
                "keyChoose": "اختيار",
                "keyStart": "إلى البداية",
                "playing": "قيد التشغيل",
                "paused": "متوقف مؤقتًا",
                "muted": "الصوت مكتوم"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VZW2/byBV+z68g/NwKKYJ9yZtjx4tt60vjBIsF9oUrjW3CFMnlxV43CFBHlqJVd9vkJ7SpIkexLMta27F/Cflv\
            +p25cGYoOkUR2BZ1zpw59/Md5uUDx1lqefHSY2cpTv2l39Fz4LYZfZGPipP8Np/lp8Ug/yhoKfspTUB8iQc8Nt0k3QhX2YHXZEl5\
            5jT/1HCKk6Lr4OAYf6SkT0U/nzn5LUg/O/n7/Kx4k19KyVLYqpc0wyBgzZS1bHn5HYTNnKKbj/Or4sQ8tCJOeMFu5chZPspnxa/i\
            /hEdpE81R6uXVW9pea4f7j73Up+ZjE4+JFtsrm3mxs09pYylwmk+oUO3Ra/GfHFa2/I8XBRQ2uAgKH9zXj58Vbk7DaMVmKVuHxaD\
            4jX4j9X9n2x+7W5iB+tNfnuPt6R6fpgIFwwRELAVrxVDxOK2lyReGNh+qsadviuNd4rjYgB3F738EuROjTBkHFfuRBiQ/0JZdZaf\
            woXwIz4Lr0LeRT4S4sew45RMr/paXJf/BmoHmdlBjszB98/8hoRzPYqOkDFHDozyCRydX5BmjUXVECt4OuOm8owZgflWRzSNw+wH\
            n5Xu+P9LQkrYCDdYehjG+9ypMDsfV+uB9BRmwcgBDOlww+nXGP+u8c072xWUJ43KRVulbUJfOJQLg/33OXgI9/T4tzDlquiTKkNh\
            jnZz5Zo1z09ZbBSd1ooLgk0QdFy8Q/OBOW9gMBQhbcgY2I2wjPI5Hs7zKU5065VrLLgxpbpcDpJDdbsKCcmSOYX8IGVG+aXtoiRl\
            0R9DLzBDwaukeGu7/1vv92teNbFJct/hLnqLSJw4YEW60El5zrpoy3cDth62mIx4v3iNc8ck4FqV6A0lAD71rJPLvh8e2jpSKutE\
            ljUwRPbBd/xnLNzeyz9zZ/Js6Tnfi9icU1Txgxnw/RIUkF8ra2XAJvjNOSxlNtM9Fi9HkexkM7KdvFyGqPi7SjHka/HGqXTWMhRG\
            DpHcF1HLTZmYO1z2JJ9y2Z+EBHnqMT0d47ZJxV7cBJtGVkMeot8RcUZzYwpjptaV25iKplvHiEqn+AfunPIwy3ak8xDULjeyD94Z\
            v09rZnXDsm57UHZODPbNh17a3NvkJQneO5lAljguHW0BEYT+E1j4M3n5M8gzyrARfj4q71LJDCoJ93XGMMoN++7IV8VbcfyUZ6tI\
            E2THgKqTGvExahO5NMbTlVLJqGXuV2qJ1wtGrXkxO3R9v5KivAMf5xfOi9UtB/nyGun41aOvHsmkPVMRoosm1KHJEOXMe51f3uwF\
            SRpnGK9hkJhTqofRN9ONppKDvKng4zHykEzv1YnDKKXWKbNxDpFI7XJm+O6RzBoK4ECP1cjN1EAtZzVU/w8+jrW/wshmURQ/dFu1\
            SGNM3jHvCeQYlVRy0aDUIUYhhZkGcHPemsrJjkh5QevRw5I+Q4j7aEOPHjoYyOS+gZ5ZO2F86MYm+xhKT6nI6w+0s1SMx46ejNRy\
            SvuzQLHwKqYa/ljD1nQjHonyXk5VhTfmWnf1tQlj+9u+12KxmN9ma10Ik+8dqDF/yotppihu64DFqZewNgtSpSNHRmWaJPtetNyS\
            8T+nvi1uuYfxm8AIlGSnIpqaeC+LNmoi+thk+TFjEpsgZ/IPZLvEdrJTjLQVScSMcTyHrwwcE7OIuWk5jURIOzR7tIBAzFbMraPE\
            wA4ioqU7xXylWucTvkTOYcQCOipjIVu2mCx09J2ORBq7zf3EhphfDrQ4sZy1vNA+URFp+7NWyObOTn0htsJAqAN7dT4GTeZL/hPe\
            UP+laAehn7VVRs2FM2pSWrBt7lQZhcHVWGug+b8Dzg88Y+3wQBXWJWf9uCB1XbJQk0QEDXLMfqSpseZ6PlPpfQuQ8Y469JgaORLg\
            whGww0rNND5a3nW9wFimOIbv8g4/NVtnU6wzdduQ0aMtrShbl+VoKRNVjYUTm2+zjJvF1xW7kM27vZft7PjsHrmYQvlvHFV8QHYY\
            FiTGsXPCbaVpctcLgz+HSWqMosUtrOFwgDpTyE33QF5MI8LdOlndJtbx5GnQskEutRA4bUhoi27iA1OBritU3UQlDI2PDqquK+eu\
            NdcbBqqacRB1w2Gcgk300DD6grVjq52iT9waaas1xjh3SA1BDjdk3oDYrd4sHv+t2yev0RcBvb8oexmvGgqTlX1UyxuyZPVeIVcO\
            B1Ea0BkOeQgN6Ibl1GpiIJsjc9/r4eCNc8/4IdZt768Kv57J0YdSvbJ4VkI/jGUY+2rVqjI9gUW72HIC3cTPCbGYc5YzbkZu00uP\
            ymod87n8hQNPW7u60U54jz22GNbCQPfNc53dnLhF0IIdcvXfIOsuhK8lLr3fMc9YwtK6iX9N6aYLCK75ds+T4OA9f1N1bVGf+PCM\
            pM6h/dSiPpOJ8p6DyZlF+47RJiXJVB02+euYsUBSz6GWTV05cgWRv0ZA3AYVrTKl8iWhXIu47u4CSriSLrAWh0yKiyEkKnsJzpuQ\
            lGibWep7gZouCAkl4TnP6DNbyvae25I2ftadkSjPXECalryBThpvJYi+yoAaE8VCs+0DLesaBAbptiuxmFTRAXzm7VEHgbOx2NuR\
            fLUM62EQqijxpWTg6MpGXKxLsbJnrmj94gUJtJoTFLaYsjjRgM5608c1amMxWXGjpLx1Rqi8w9OL3kigJ9+Jj/agXvN+kl2uBD7U\
            H+R7msUxLxdHa5GTO2DDlrzO2j+wOKl5YSLeM+hGTjOUg9lbG2FLECEx9gKAEBh7c6dac/VI42k7Ej3kC0gDmvHEuTM2TX74m5S1\
            9dtBamV2e8ay1JSa4Fvho5d/sBX4E5Mws8sn0UjDRZkTYotT28cINYB1tc/ZR+UrJO5IOJvmHLV5jnA04/1yh/C6mM7E/DRpyq+V\
            32yDn7v7slWU+41UisxuLBi3GodRpBAVnSivq+ffytInqstxBYhNISM17I2UMrBfeQkt9xYGrJgQomZiteHQfwpcU0rXQHyFJ4y5\
            vI9gWYDdDIPB9JfMkz2f1DXhMoilhXL5NEgre6F6Kz1CnxuL6W0wbKdurCSXG335HsRc0r+EN6yVvaWaB381p3d2E/hRRbWqS0qX\
            lyASbAlMrx68evBf2bGhUIQZAAA=
            """)

    static let textsDeJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "fe12eb621fd08e48",
        text: #"""
            {
              "dir": "ltr",
              "name": "Deutsch",
              "texts": {
                "castNoDevices": "Streamen. Keine Geräte gefunden",
                "castDisconnected": "Streamen. Nicht verbunden",
                "castConnecting": "Streamen. Verbindung wird hergestellt",
                "castConnected": "Streamen. Verbunden",
                "dialogTitle": "Streamen auf",
                "dialogSearching": "Geräte werden gesucht",
                "dialogConnectingTo": "Verbindung mit {0} wird hergestellt",
                "dialogStopCasting": "Streamen beenden",
                "dialogDisconnect": "Trennen",
                "dialogClose": "Schließen",
                "permissionTitle": "Geräte bei dir zu Hause finden",
                "permissionText": "Zum Streamen muss diese App in deinem Netzwerk nach Geräten suchen. Du wirst gleich um Erlaubnis gebeten.",
                "permissionContinue": "Weiter",
                "troubleTitle": "Keine Geräte gefunden",
                "troubleNoNetwork": "Du bist in keinem Netzwerk, in dem Cast-Geräte sein können.",
                "troublePermission": "Diese App darf dein Netzwerk nicht durchsuchen.",
                "troubleFiltered": "Die Geräte hier unterstützen diese App nicht.",
                "troubleNothingAnswered": "Kein Cast-Gerät hat geantwortet.",
                "stepJoinNetwork": "Verbinde dich mit deinem WLAN oder schließe ein Netzwerkkabel an.",
                "stepPlaneMode": "Schalte den Flugmodus aus.",
                "stepAllowNetwork": "Erlaube den Zugriff in den Systemeinstellungen unter „Datenschutz“ und „Lokales Netzwerk“.",
                "stepOtherApp": "Probiere eine App aus, die auf dein Gerät streamen kann.",
                "stepUpdateDevice": "Aktualisiere das Gerät: Öffne seine Einstellungen und suche nach einer neuen Version.",
                "stepSameNetwork": "Achte darauf, dass dieser Computer und das Gerät im selben Netzwerk sind.",
                "stepSwitchOn": "Schalte das Gerät ein und warte, bis sein Startbild zu sehen ist.",
                "stepGuestNetwork": "Verlasse Gastnetzwerke: Sie trennen Geräte voneinander.",
                "stepFirewall": "Gib in der Firewall dieses Computers den UDP-Port 5353 frei.",
                "instructionsTitle": "Tippe hier, um auf deinen Fernseher zu streamen",
                "instructionsDismiss": "OK",
                "play": "Wiedergeben",
                "pause": "Pausieren",
                "stop": "Stoppen",
                "loading": "Wird geladen",
                "next": "Weiter",
                "previous": "Zurück",
                "rewind30": "30 Sekunden zurück",
                "forward30": "30 Sekunden vor",
                "mute": "Stummschalten",
                "unmute": "Stummschaltung aufheben",
                "captions": "Ton und Untertitel",
                "seekSlider": "Position",
                "live": "Live",
                "advertisement": "Anzeige",
                "skipAd": "Anzeige überspringen",
                "skipAdIn": "Überspringen in {0}",
                "upNext": "Als Nächstes: {0}",
                "queue": "Wiedergabeliste",
                "speed": "Geschwindigkeit",
                "repeatMode": "Wiederholen",
                "nothingPlays": "Es läuft nichts",
                "openPlayer": "Player öffnen",
                "tracksTitle": "Ton und Untertitel",
                "tracksAudio": "Ton",
                "tracksText": "Untertitel",
                "tracksOff": "Aus",
                "done": "Fertig",
                "cancel": "Abbrechen",
                "volume": "Lautstärke",
                "volumeOf": "Lautstärke von {0}",
                "queueTitle": "Wiedergabeliste",
                "queueRemove": "{0} entfernen",
                "queueMove": "{0} verschieben",
                "requestFailed": "Das hat nicht geklappt: {0}",
                "tryAgain": "Erneut suchen",
                "castingTo": "Wird auf {0} gestreamt",
                "repeatAll": "Alle wiederholen",
                "repeatOne": "Titel wiederholen",
                "repeatShuffle": "Alle zufällig wiederholen",
                "shuffle": "Mischen",
                "connectionLost": "Verbindung verloren. Es wird erneut versucht",
                "accessEnded": "Diese Seite darf die Geräte nicht mehr steuern. Öffne einen neuen Link.",
                "notConnected": "Kein Gerät ist verbunden.",
                "nowPlaying": "Läuft gerade",
                "trackUnnamed": "Spur {0}",
                "tracksNone": "Hier gibt es gerade nichts auszuwählen.",
                "styleTitle": "Aussehen der Untertitel",
                "styleSize": "Textgröße",
                "styleColor": "Textfarbe",
                "styleBackground": "Hintergrund",
                "styleOpacity": "Deckkraft des Hintergrunds",
                "styleEdge": "Rand",
                "styleFont": "Schriftart",
                "stylePreview": "So sehen Untertitel aus",
                "styleReset": "Zurücksetzen",
                "colorWhite": "Weiß",
                "colorBlack": "Schwarz",
                "colorRed": "Rot",
                "colorYellow": "Gelb",
                "colorGreen": "Grün",
                "colorCyan": "Cyan",
                "colorBlue": "Blau",
                "colorMagenta": "Magenta",
                "edgeNone": "Keiner",
                "edgeOutline": "Kontur",
                "edgeShadow": "Schlagschatten",
                "edgeRaised": "Erhaben",
                "edgeDepressed": "Vertieft",
                "fontSans": "Serifenlos",
                "fontSerif": "Mit Serifen",
                "fontMono": "Feste Breite",
                "fontCasual": "Locker",
                "fontCursive": "Schreibschrift",
                "fontSmallCaps": "Kapitälchen",
                "volumeFixed": "Die Lautstärke wird am Gerät selbst geändert.",
                "volumeMembers": "Geräte in dieser Gruppe",
                "muteOf": "{0} stummschalten",
                "unmuteOf": "Stummschaltung von {0} aufheben",
                "queueEmpty": "Die Wiedergabeliste ist leer.",
                "queueItem": "Titel {0}",
                "placeOf": "{0} von {1}",
                "queueKeys": "Leertaste zum Aufnehmen, Pfeiltasten zum Verschieben, Leertaste zum Ablegen, Esc zum Zurücklegen.",
                "queueTaken": "{0} aufgenommen. {1}",
                "queueDropped": "{0} abgelegt. {1}",
                "queuePutBack": "{0} ist wieder an der alten Stelle.",
                "queueRemoved": "{0} wurde entfernt.",
                "queueToCurrent": "Zum laufenden Titel",
                "keysTitle": "Tasten",
                "keyQuit": "Beenden",
                "keyBack": "Zurück",
                "keyChoose": "Auswählen",
                "keyStart": "Zum Anfang",
                "playing": "Wird abgespielt",
                "paused": "Pausiert",
                "muted": "Stumm"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA31YzXIbNxK++ylQOisqb7ly8Y3WXxL9rijbtblhZnqGKGKACX7EiC5X5Sn2lNpc9Aw++cY3yZOkG8DMAJS0J5Lo\
            RqP/+2t+ecPYQSPMwXt2IJ05OKTfivdAByfgna1X8dDB787i6Rf8gT9rbt21PoEHUQMdHyydAbynjtgFCAXsHMzuyQHroPWqARWk\
            pIsnwtZaKagdNOXda1GvHHsAUz27dBxvCNWVVz4hs1CNVx3bCNOwFZgOrAMp3QvX9x/8tP9UI7jU3b1wEnJOxn1bsiyBm3qV1Bmt\
            3YBBWWi09WhIeWE24F7TnUzxXjj25e3XVw1ILzo9HKMpey5gFcBzC2YfE++9Afy+x3IstY1G1ispYPfXzDCA6YW1QqvJE6OJFQiG\
            GcO2nv3EvQXWivz17CZmDF381fds0rX31uJ1wHuLYWBCsYbSpWfX4LbovTVTvF6N2aMY+ZHidOLJOdaxTgLmCEOZp0ZyXylh0d0V\
            IPPRcx3Q5+guHwz4DMKBGXmc0b6SMJn3/7M2cV9rVHOjzTqUh2eVQI3QhnVpw2G0q2cUrR9GmRaIc/eNAnG0J/h20jhInvzTcNMG\
            D2X+CSXSeEy+5Jw9WWdCop0x0VHSZNNKgGFeIc263Xe3Re/OgQhSj56Z6yjBF8puRoHkptwstuIYE+CK3OJgFoEJPPyihcoclhIe\
            8FmMIOV8iv3ny8U10w2qZ8dMZLnNa16BZFwVwm8lV3CFt1IGc7SaUfGdSd/1uvEWa9YWVxZS6k2mUMygeOtX3xnRtjFyii0f8UKP\
            SoRCxBrFs+A79vcf/zvhmG2oqnfbv//4E88bOr3Uay7BTlojqXj9xmFlo6/p5VujKwxHMDMGAHU9pHhQo4kRTw62Y+msuSo98HFo\
            UJHYg0noYu08l8IGwQ23ScJ7tvtv26qYgMBO92xqYo3FuiMOwxR4JGG4KCGLJ5eoSebABSYNPWVQ6UN6MtW2Yce6H7wLCddkujDR\
            oxqygiyhLeZE+chGuHp1o4rAziLINyR1wzHhDqkGY2ktHR5UQjbUmixgZTAsz0LyucfGWmakRKWxRjCjVVII3rMlxsHFljmVz4NW\
            +ArH/DWFzDNhYMOlDD1SVDGBDBuPo0Ps5BAb0uvjye0Pt1gw7Md3P75jrQExyaTwGI9zQis7dad7MQyxgg+p9Y05QtkORpGxoSGP\
            ufKSLBwI1GJI2s3F1Cklfwy9UUBDY6fKGjk195Cr+IVSSs1W6yEOII1aTcdS8yaNps80xzqQPGuhKo2Dsg0PBtNXexsHhdl9r9cj\
            Cf2HmfHuLZHevWVLWIeWjHYWbK02mAkv8D3o6ZUePR819n1vY0pNinn1ApmmMnp5lXuk5kPwZAiIjkn4kXqCQ4vk5B2A9VIKdGdw\
            nraCLk1OEg/hqUv6TGe8eSAZFvuNCi5aqC2IbqLbtRgWTUZgu+8VZtJgBNVwyfZzKJvdnxkDpSSii8ne4TqFYiGxW+2ecJA4sO9z\
            nt88pKEZE4MaMBbTrNIAcR6cA/qL4iQ6HIJujt0A3I3dOQpZaZllQxwt2MQfgz9PLZO7J9+6OInsyKcxwYgpeTN8Y7tv1M+y4czr\
            dVYrr4YmMi58I3Ri3BOR/PLazZu2DW7zk3oNNgU6OiP+bk4UVUNoCIuqMkBDeiQ9aOkjur7kiK7d7gkbTkm8affI1HqeBWcy95UI\
            BaY76HXMN0KXmF0tdotZmcBzlXFgHmI4RZ70Bn6jpnnGhUyQAjsxDf2IQzpYSz4MrsgeZx4XHRcqzlicJi7huByQTzg4NAvqaKQB\
            IV/qYXuZtIj9FT8QYz/Ppsh0o1KvxMC9zrVc+baNrgvitr7dPUkpupeu2Jn5CgF1bkJC81pdauv28Dz6UWpDuBXzOoB6iG4gB+eb\
            Aa9xfbKn2K+aGfgtqUMm6Jfht+jwHlYIkxwGzqD4NNnjKIhj+1Ko9VFWZsXic5EBC8Ku06aV3dhQlaVGfhlrsgODrbwoho+K1sS4\
            TQ3elOGnYrlOpfETwc5OVDi4bRKUapwwz9Zvdk8rCTnMeMxgOdZaHOU0U19otsS8FNsYeCzfzuy+IXws6McagzEytNxUJfkDatsh\
            4FVNVJce6Qz9zLluBl4L9xj34nq9Nrwl/GpZdsEWN06bLqh1x/dEnenY5hHbIOQk1FKQb2kkwiZw6ARkZsvJaQX7HaaMy8Yn/trm\
            aYq2f14JN65Au78K0geJ1idlcIxuC+JdjO+ddsXxf4BwdOz+sipI5wZ30UBBXUoljh95oITPUoU4alAVXxCuOA4vx0Pxpa+JDOja\
            Mb/C4mZyyo13UiQiutoXxOWKN1F52np5R+PeZWiAeO44DuMmdq8Vr0riCSBmsYn+iaICrZvBiHJLHiHCEjC6oHDJLqh0GvuJY4kl\
            p19ppeNEwSJnHwz1gpyOuxeC/FCbul7PhgeaR8T+MC5EeLWyMcUKBXpEpcd8CDpe8EHgkJHPR9SZ+H1eIfNhFNoZ76f1BFOA1nLY\
            PRE0nvF2FHMFPSGR/A8EocYl4dx4BJA5SIuzjwaBfR2qRaY9sJZm5DPQFmbcaT+k0kVj9gZm6IMSMlQfrvyM6988TbLuhpC5zvQM\
            7/6rnM0XEEHNJUp1nN7YImhfeGzVK8R4h+y2BVzSiaIC6dM8dw/Z3i3cwzs6PrV1OEhlHk5Lle/5OhZf8gMy6D78y7Wv4Ikh5N5M\
            vBVidejcc8Zb7z6kBkGM5Ko4JXEbDy05hAdXL2wJcPQC9pje2HiDjT9BELenuMbMNQn80t9F2Ana8J8Wu8+7/Rr9OsO84L6M9G8v\
            goAP5d9hSBlN2FswkHK80uk/MBw0aRJl5LBSjkotVMtVl29O+bZDPrSDgPlPu7BANdkG5fJMb6YcPsDDr2++vvkHc+cvqIwVAAA=
            """)

    static let textsEnJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "19c6a4f97e7d4fb0",
        text: #"""
            {
              "dir": "ltr",
              "name": "English",
              "texts": {
                "castNoDevices": "Cast. No devices found",
                "castDisconnected": "Cast. Not connected",
                "castConnecting": "Cast. Connecting",
                "castConnected": "Cast. Connected",
                "dialogTitle": "Cast to",
                "dialogSearching": "Looking for devices",
                "dialogConnectingTo": "Connecting to {0}",
                "dialogStopCasting": "Stop casting",
                "dialogDisconnect": "Disconnect",
                "dialogClose": "Close",
                "permissionTitle": "Find the devices in your home",
                "permissionText": "To cast, this app has to look for devices in your network. You will be asked to allow it.",
                "permissionContinue": "Continue",
                "troubleTitle": "No devices found",
                "troubleNoNetwork": "You are not in a network that Cast devices can be in.",
                "troublePermission": "This app may not look into your network.",
                "troubleFiltered": "The devices here do not take this app.",
                "troubleNothingAnswered": "No Cast device has answered.",
                "stepJoinNetwork": "Join your home's Wi-Fi, or plug in a cable.",
                "stepPlaneMode": "Switch off flight mode.",
                "stepAllowNetwork": "Allow it in the system's settings, under Privacy and Local Network.",
                "stepOtherApp": "Try an app that says it casts to your device.",
                "stepUpdateDevice": "Update the device: open its settings and look for a new version.",
                "stepSameNetwork": "See that this machine and the device are in the same network.",
                "stepSwitchOn": "Switch the device on, and wait until it shows its start picture.",
                "stepGuestNetwork": "Leave guest networks: they keep devices apart.",
                "stepFirewall": "Let UDP port 5353 through the firewall of this machine.",
                "instructionsTitle": "Touch here to cast to your TV",
                "instructionsDismiss": "OK",
                "play": "Play",
                "pause": "Pause",
                "stop": "Stop",
                "loading": "Loading",
                "next": "Next",
                "previous": "Previous",
                "rewind30": "Back 30 seconds",
                "forward30": "Forward 30 seconds",
                "mute": "Mute",
                "unmute": "Unmute",
                "captions": "Sound and captions",
                "seekSlider": "Position",
                "live": "Live",
                "advertisement": "Ad",
                "skipAd": "Skip ad",
                "skipAdIn": "Skip ad in {0}",
                "upNext": "Up next: {0}",
                "queue": "Queue",
                "speed": "Speed",
                "repeatMode": "Repeat",
                "nothingPlays": "Nothing plays",
                "openPlayer": "Open the player",
                "tracksTitle": "Sound and captions",
                "tracksAudio": "Sound",
                "tracksText": "Captions",
                "tracksOff": "Off",
                "done": "Done",
                "cancel": "Cancel",
                "volume": "Volume",
                "volumeOf": "Volume of {0}",
                "queueTitle": "Queue",
                "queueRemove": "Remove {0}",
                "queueMove": "Move {0}",
                "requestFailed": "That did not work: {0}",
                "tryAgain": "Look again",
                "castingTo": "Casting to {0}",
                "repeatAll": "Repeat all",
                "repeatOne": "Repeat one",
                "repeatShuffle": "Repeat all, shuffled",
                "shuffle": "Shuffle",
                "connectionLost": "The connection is lost. Trying again",
                "accessEnded": "This page may not control the devices any more. Open a new link.",
                "notConnected": "No device is connected.",
                "nowPlaying": "Now playing",
                "trackUnnamed": "Track {0}",
                "tracksNone": "What plays now has nothing to choose from.",
                "styleTitle": "Caption style",
                "styleSize": "Text size",
                "styleColor": "Text colour",
                "styleBackground": "Background",
                "styleOpacity": "Background opacity",
                "styleEdge": "Edge",
                "styleFont": "Font",
                "stylePreview": "Captions look like this",
                "styleReset": "Reset",
                "colorWhite": "White",
                "colorBlack": "Black",
                "colorRed": "Red",
                "colorYellow": "Yellow",
                "colorGreen": "Green",
                "colorCyan": "Cyan",
                "colorBlue": "Blue",
                "colorMagenta": "Magenta",
                "edgeNone": "None",
                "edgeOutline": "Outline",
                "edgeShadow": "Drop shadow",
                "edgeRaised": "Raised",
                "edgeDepressed": "Depressed",
                "fontSans": "Sans serif",
                "fontSerif": "Serif",
                "fontMono": "Monospaced",
                "fontCasual": "Casual",
                "fontCursive": "Cursive",
                "fontSmallCaps": "Small capitals",
                "volumeFixed": "The volume is changed on the device itself.",
                "volumeMembers": "Devices in this group",
                "muteOf": "Mute {0}",
                "unmuteOf": "Unmute {0}",
                "queueEmpty": "The queue is empty.",
                "queueItem": "Item {0}",
                "placeOf": "{0} of {1}",
                "queueKeys": "Press Space to take it, arrow keys to move it, Space to drop it, Escape to put it back.",
                "queueTaken": "{0}, taken. {1}",
                "queueDropped": "{0}, dropped. {1}",
                "queuePutBack": "{0} is back where it was.",
                "queueRemoved": "{0} is removed.",
                "queueToCurrent": "Show what plays now",
                "keysTitle": "Keys",
                "keyQuit": "Quit",
                "keyBack": "Back",
                "keyChoose": "Choose",
                "keyStart": "To the start",
                "playing": "Playing",
                "paused": "Paused",
                "muted": "Muted"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA3VYS3MbKRC+51dQvuzFq8qWKxff5IdS2diSYtlJ5YhnkEQJwQQYK9pU/vv2g2FAdk4D3U3T3TRfN/PrnRBnrfZn\
            l+LMRH92jnMr9woJt3ZjdNgyMaqfMQD1F0xg2sgQ5+5GvehGIfnsGggTMXeiZZpYu962tDaJ3+jQOGtVE1VbrohiJBfi10zUdjMK\
            F7TXkqXW61ONrZbGbR51NGqQEtHV3JWSvtmmDe+c28EQ3PCDS7X0aMujI5V5DorFr/e/T5RH1+GuST1ORZPmleAYJpQrZvXuxgX2\
            hAaJ1ym/1yFoZ7OnM21bEbcqn4u24uh6L7Zu/9Y6OGZc9ujIunNYqoOQXSe2MqBjBuJSBiXrsyoenN9NxHfXi4M2RjwrIcNOtbhM\
            GuMOQsfJ6y0hcBCFXqUg8jhJRe/6Z6OyN3/KryQ3d3O2AmXRDumVsJBhYKQcLASXZBSUAYOuRlq0VtvJicJltpKCMsRiL4+kloKh\
            LfhXheBEyUybqDyn52NxElsgitaRpih3Ksd68sqtiGk5teEw6IFAFB7Q4cjEzqtDVN2/TtsiJjgdj/+vIL7pv2f6XMB5dqbfcJwa\
            CXtWWpZGWnXvWjqD1UHHZivcei3WRm+2UeyBU8lP8bSLbafp9FE/5mI4gtQetg8q4g0I5wIOU3mx9PpFNkfwpRV3rpFGzE9iiuoX\
            oMNPu44C6lGaToXONchjwJ0weylhyVsOU6XkqWtlVIxgqIjnxVW5FK5TFnSNZpJd+QZgRh3Ei/KYH5XuFSBo4f5KKTaODngvEWQU\
            6Rp3o1QdwgPLXyUT6aXQL2xxDIUGZ89J6UGC/z1cJIOBCFt3COxFlD6KTjex93UsPvYK4Hw0+E7JFyU2SB3sCJe41VHslOpyBssO\
            NFaaZtqrA1x21hLF081SdA62/XDx4QI0QEJv2Oh1koREquKS1Wkbou8BUZ0NGQAeXQ9O082JDFH5jB+/vrUSABRvMK5dfM7gY+QR\
            KUv8DjTZM6IuaZB9ct2A1wPNONnmKsHDxLEJPef4HfR6CJbryYLlME48iADA88V75F3JZicu3kOuAeC3WQQS7SB9kpnx5A2xfR/J\
            +Hv8JlpvB+oTj3LN7Cg05BeiKGVNpg6eK7VbGQ23kix3QSM7x0C/kOY7/CaabOEuRB3UXlkKwzTjc9jpbkrAtYKRkCeMT7Zg4S0o\
            ymffzVNUnzqBAb4suT96xZXjCw0GrZ1imFzRIEe7UzIOMPZAs3xyDLGYEIHxleaiI0ISQjxACQ7JAtEBM7ljUsZsOMgxYf8cYBac\
            9q12WfBESXL8+s2Vi/WazIDP0Bo4S3ve4Dcftm2UYS00SvQXZ3pu877yqKIv1iMHL+hpxLN7VdiJ9aD27iVFGEev1t4n9v0J06sf\
            CDgzqc1QKwEyW91SgUQMqk4++uN0I7UdmjUhaVb0hWNrxpOTvozTYcpYxdmAbUrNXtgiWUQRV2avtv16bVSt4Rwwl8hjlo9iw4rB\
            ztQ1OnvnQhw6hJEqABihw4OWFgod+lB5KRtA4XALpbPN/UknNyo3KKAIeghTNYDSHqFiQwUQlMFcxYy2Y6mBlVVPnbsutCY364X4\
            AW9FgsQ5VPouTct8fbL4rmA7cV6fJSb0PKXvNzx3unjgw4F6m3Q9CfO3DjpesfZuX1SeY9EkpusiiFqJrPR/XEXgYomAk5J77Yzz\
            md3ArPeVAEL0xtM9TYCdZqXQopONjsdaAloJppaSt+2G31n4LRkzx/hJ35JB9UMdSkzgdsTo1D5W4g8KGhfOTRzklAM3v211TMHW\
            RWVA1pUBs8l8GpSsBz6/h+KlhuTvCvs76rl5VDI/eqXokvKgZF0fJXHoW5vAoE7fknEPyW2jJPhIw8RWEMQhgebFPUX6oo+Q38Qa\
            hgV3tZUtW3/j4VEWeFoIPEioaew4jwrejYL6HhJ7nOTibeNKpkoLX6jaXq8rLhGoRzzh3DvrGCatC5A9tVaAtF4mWKdRyeuhI2WM\
            HYbljnuAKMgeNgonWJl0lCbUNWCmf45vFibR/d9Ku4FHnbNl7wn9pTLrSa3hXu2foTvm0OTXIjV7eC26snnhioPtS1X87cjjJuZV\
            Obndd3zb0EyioJUKqZNK8BM8OVAOv6UWQJombQFUqnb/1Ft8VsehfQtBrPAwEInozabhjSy9B5zagRSSqeghOQu2mFdIuQ0QaiJ1\
            fcTm/BluWG3lIyi1yZZz2sJOXhmEidrx4ZBYy/PXgss+XqXbjL5BYHBHcaAGGvY/yDB5o3q3xQLPlBMrHWSWT23eCl4YoLIE7UEY\
            Y5JxmcI4Mr70OnILoWNBHuy9KsAHyNcE+5TTPBpZK3zXpJ8W9HyiedHqp8q0rKsSNfxt7vjbMhvbIRnbMyD+fvf73f+klCjSKhMA\
            AA==
            """)

    static let textsEsJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "f3a2121b6aa57582",
        text: #"""
            {
              "dir": "ltr",
              "name": "Español",
              "texts": {
                "castNoDevices": "Enviar. No se han encontrado dispositivos",
                "castDisconnected": "Enviar. Sin conexión",
                "castConnecting": "Enviar. Conectando",
                "castConnected": "Enviar. Conectado",
                "dialogTitle": "Enviar a",
                "dialogSearching": "Buscando dispositivos",
                "dialogConnectingTo": "Conectando con {0}",
                "dialogStopCasting": "Dejar de enviar",
                "dialogDisconnect": "Desconectar",
                "dialogClose": "Cerrar",
                "permissionTitle": "Encuentra los dispositivos de tu casa",
                "permissionText": "Para enviar contenido, esta aplicación tiene que buscar dispositivos en tu red. Se te pedirá permiso.",
                "permissionContinue": "Continuar",
                "troubleTitle": "No se han encontrado dispositivos",
                "troubleNoNetwork": "No estás en ninguna red en la que pueda haber dispositivos Cast.",
                "troublePermission": "Esta aplicación no tiene permiso para explorar tu red.",
                "troubleFiltered": "Los dispositivos que hay aquí no son compatibles con esta aplicación.",
                "troubleNothingAnswered": "No ha respondido ningún dispositivo Cast.",
                "stepJoinNetwork": "Conéctate a la red Wi-Fi de tu casa o enchufa un cable de red.",
                "stepPlaneMode": "Desactiva el modo avión.",
                "stepAllowNetwork": "Permite el acceso en los ajustes del sistema, en Privacidad y Red local.",
                "stepOtherApp": "Prueba con una aplicación que pueda enviar a tu dispositivo.",
                "stepUpdateDevice": "Actualiza el dispositivo: abre sus ajustes y busca una versión nueva.",
                "stepSameNetwork": "Comprueba que este equipo y el dispositivo estén en la misma red.",
                "stepSwitchOn": "Enciende el dispositivo y espera a que muestre su pantalla de inicio.",
                "stepGuestNetwork": "Sal de las redes de invitados: mantienen separados los dispositivos.",
                "stepFirewall": "Permite el puerto UDP 5353 en el cortafuegos de este equipo.",
                "instructionsTitle": "Toca aquí para enviar contenido a tu TV",
                "instructionsDismiss": "Aceptar",
                "play": "Reproducir",
                "pause": "Pausar",
                "stop": "Detener",
                "loading": "Cargando",
                "next": "Siguiente",
                "previous": "Anterior",
                "rewind30": "Retroceder 30 segundos",
                "forward30": "Avanzar 30 segundos",
                "mute": "Silenciar",
                "unmute": "Activar sonido",
                "captions": "Audio y subtítulos",
                "seekSlider": "Posición",
                "live": "En directo",
                "advertisement": "Anuncio",
                "skipAd": "Saltar anuncio",
                "skipAdIn": "Saltar en {0}",
                "upNext": "A continuación: {0}",
                "queue": "Cola",
                "speed": "Velocidad",
                "repeatMode": "Repetir",
                "nothingPlays": "No se está reproduciendo nada",
                "openPlayer": "Abrir el reproductor",
                "tracksTitle": "Audio y subtítulos",
                "tracksAudio": "Audio",
                "tracksText": "Subtítulos",
                "tracksOff": "Desactivado",
                "done": "Listo",
                "cancel": "Cancelar",
                "volume": "Volumen",
                "volumeOf": "Volumen de {0}",
                "queueTitle": "Cola",
                "queueRemove": "Quitar {0}",
                "queueMove": "Mover {0}",
                "requestFailed": "No ha funcionado: {0}",
                "tryAgain": "Buscar de nuevo",
                "castingTo": "Enviando a {0}",
                "repeatAll": "Repetir todo",
                "repeatOne": "Repetir uno",
                "repeatShuffle": "Repetir todo en orden aleatorio",
                "shuffle": "Mezclar",
                "connectionLost": "Se ha perdido la conexión. Reintentando",
                "accessEnded": "Esta página ya no puede controlar los dispositivos. Abre un enlace nuevo.",
                "notConnected": "No hay ningún dispositivo conectado.",
                "nowPlaying": "En reproducción",
                "trackUnnamed": "Pista {0}",
                "tracksNone": "No hay nada que elegir en lo que se reproduce.",
                "styleTitle": "Estilo de los subtítulos",
                "styleSize": "Tamaño del texto",
                "styleColor": "Color del texto",
                "styleBackground": "Fondo",
                "styleOpacity": "Opacidad del fondo",
                "styleEdge": "Borde",
                "styleFont": "Tipo de letra",
                "stylePreview": "Así se ven los subtítulos",
                "styleReset": "Restablecer",
                "colorWhite": "Blanco",
                "colorBlack": "Negro",
                "colorRed": "Rojo",
                "colorYellow": "Amarillo",
                "colorGreen": "Verde",
                "colorCyan": "Cian",
                "colorBlue": "Azul",
                "colorMagenta": "Magenta",
                "edgeNone": "Ninguno",
                "edgeOutline": "Contorno",
                "edgeShadow": "Sombra",
                "edgeRaised": "En relieve",
                "edgeDepressed": "Hundido",
                "fontSans": "Sin serifa",
                "fontSerif": "Con serifa",
                "fontMono": "Monoespaciada",
                "fontCasual": "Informal",
                "fontCursive": "Cursiva",
                "fontSmallCaps": "Versalitas",
                "volumeFixed": "El volumen se cambia en el propio dispositivo.",
                "volumeMembers": "Dispositivos de este grupo",
                "muteOf": "Silenciar {0}",
                "unmuteOf": "Activar el sonido de {0}",
                "queueEmpty": "La cola está vacía.",
                "queueItem": "Elemento {0}",
                "placeOf": "{0} de {1}",
                "queueKeys": "Espacio para tomarlo, flechas para moverlo, Espacio para soltarlo, Esc para devolverlo a su sitio.",
                "queueTaken": "{0}, tomado. {1}",
                "queueDropped": "{0}, soltado. {1}",
                "queuePutBack": "{0} está de nuevo en su sitio.",
                "queueRemoved": "Se ha quitado {0}.",
                "queueToCurrent": "Mostrar lo que se reproduce",
                "keysTitle": "Teclas",
                "keyQuit": "Salir",
                "keyBack": "Atrás",
                "keyChoose": "Elegir",
                "keyStart": "Al principio",
                "playing": "Reproduciendo",
                "paused": "En pausa",
                "muted": "Silenciado"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41YO5MbuRHO9SumFK+35FJdooz7Osu+fXi50pVDcKZJQosBRnhwxVXpxyi8QMGVM6f8Y/4aAGcALuVyIg3RjX53\
            f439+qppXnfSvn7XvFbevj7h31r0xAeXbhC7P41Kp56+eIfjr/iBn61w/sZc0Ea25CK33khhT5sb0zhq1kI3pFujvRWdaTrpBuOk\
            lxvjorgs4UI68GhqPXWlkLnUDQj0Re7+rcsL54lb6lXJjlMcCt2ZI7y15Mw6cXZSKLN6kF7RxNeImjwnYdt11noWXMu6jnqV+Ccz\
            HwxfmQxkt5qvb74dyPdmOIfJWcMFfYINHSGEbE3NO8UssfIvFn7Adq6Mix6dk7UTcSDbS+ek0YXLbSBOVIMrlVNsgg8NgimO3EdB\
            8PU7gZvJUHbOk5adOWnIedGIQclWtJzFxkvS1HwO1Cw4gLbWRJo1WeqQfCilZiDU5e57kxSa05cGIKgIWKAcYP6e/PTWhIWi0cn/\
            uyzzxRtzQ/7J2Md8Ge7svkczNZIUtGBb+acS0achUCcgf0EHjnFaTw+E340+pD47iJQ2OVjZ92aIIf4yKINM7uN0IPNKKk82Fftv\
            h3lkC9di24jPYfeD5TvDDdYPwkvcdbEqDzN2+iIknltgpt3TXhECs+ZIQJXukPYYnN1/dKm9joDzNPzdSF1EF7nb/YECRtIFh5MD\
            +7v8y5Usyq8xnLd1WIomwHIBc5haxoEl3ymh6dp0lFtDoAc3CJ1qegPrxKbyi2/MlDJPhTExNbAEV0SL0WZijhFC8SmAn1tCNU7i\
            sxcnTLuz0NDKTnTNtrmH6cq0QlU6bv2a7GwYonwbaCFivLmIyrRPZZS7SbD3RSQroR+GDhFLA5gFz1ofhJLP0dvi0rtGLCw1Lkwu\
            bFMHRgM2ZF0qukAbUWmYAweqNPVDMp4NRbHgn89BDgbyapWxWf7QuTtQwb14kan5k/Tt+lbnAYRy7+hQDOQ6tACiFFX2AXKjK2gI\
            7YWCcFySWrayjs2vzFmYPheKOZVwbEdMIq5tJOOAe9f0kMb9pjEiuNVw+GIUVvKvpKUn6D8oGCTPetN8uLhrfnn7y1v2H6etsV4s\
            A63SPC0CN8qUGo4F1KrRbpxYD6ij3LDDsRGbyuPh4zEhwAgeMKkuaCjAYVBiy8f3NFjThVZOFBESYNzhY7rgAE2pm6CWxmNlRJfR\
            6lzYVYm9OgPDXK4Cwupp1GBRrSYks3BupRnlIaBSd2/fJNswcVokyjZv3yAnGLfdNKCXxj4Jm1lnG6GfxVG+PnhKZiiMjgJGg96T\
            ZnE8WJ6GstwdhhjEyBE6yYXowsLvfvigJvmO6HGuJKyMQUOhtOW2ouQmoyvqyAKgR/miQ9N56ahHcFIsAgwc6e5RDrMu163nOXCM\
            /l4XHFTtFGG4ySmYxXJhYIy2vSu50FJ77FQjvKPf0mT/SJhjPNWmBA0k/H62onzIT7WjEzRg/G7dhLYRM9FxudKI1x8tulGZGUjz\
            lRTB2cJKyw2zv+BNgeaifZxa439kJXFGhpHzQMq+PH92+Xa5rOCj2BWxaUV8xfwvykW3pFIj8NdUaBujQlqlP8YvXRNulwWJR8Nh\
            ckZ/ywxFyj31JpXXP4PkAji8ep3J/H9FtRg9yMuVQFcUEL6MFYbkmKpGvN3OVkLqce2NWylDRbVpj3tu3J51nE2VTi6dWZqXuXIa\
            b6a4JoZbXZYW0OmAPgf8LxUdCuHiN7bDv0KBy9iiU6Yb1/TcFqnJGzRcxq6UyoE3JN644h6jxPT+OAWsSx661QsjbgfuErDVjUvc\
            sPu+kgDVreAdi7GcYgNa5M++hJRmxsgcGCiVaHNcT4ueql4wMVHboxtWu3/UFJefuLPGd9LYVNWMivX+QfODL6q4k+xFlX9uiJtc\
            9nsL0MJpB1C0kjYtSPHA0aiHCsDcFns44iTBzWiMcBwbq8w+l88JA0XPT9C4dPED1FRcaAtjc38Y+xOmM3iwwgKro4dXpkhhpN8O\
            mI0+YmL85EWOJS1fcF52q2jUGVdbRYHUWEMPvA2xawAwUXHcMfTRUxxJDoiOSG3yYvmzGNyTI5+KHVnBwttSUb5w+Pe1TDB2hq23\
            NRUNR216uhCcr0j3Kdf35lN9/i/iVTha2Asr8aMi/2qJdEKGwv1IOt+KSDlH7x9YkRBm9hxURbgWK26n2Jj5M5MJQR7rLb60TEm6\
            DV5JPT75jK3J8zWaIPowN/3CVlLvBSC3G9tBSdpQSb9A5aKjE8vfQnzPTDuH9nORVgL+24TD7rIUFZVPsllHyNdGmzSPtcFSizor\
            cJAZ8EjC+s4s7zU2nF6oihqwpaeJnj5r3eBW52JwOT0O7wAvXI02V/JL9l41m4w5qMJW9Asp8qqK1h2kOfrkSFeuqccDN+q5OPg7\
            QdxrVzYMplzAEsaNK1i1peiJYb+I8dsq7mLH4PCyH1Kf/sbDGRM67Rd4fe1+TC+XyPoez7Pka1yyTClr4Fmb1OI0KvprregflLaY\
            y5io/Pz2Bl2hzEkDQGnXeEnEU4bheFrxOsNbWTpu01GH0a4iL7ARLxiOnKmNfhCPqcNg1knUh4H+wrgL5GhImYx8Udcxxrvgz/IQ\
            YD9TsPbozQk/bkVaLboJEj+H+E7iEB7Ya1CLNu+w14BRG0HuBRLsLz0irNPrhgDHriDxIpM32mmvxPneh5m3u+/lhfO1yX/huow4\
            VJDmiH7af7mmJUpvmJaCYcLF+3I1rd5B+znBP0RZ0F1Zz7gEyrdX3179F1XdHRxJFQAA
            """)

    static let textsFrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "9b92b0a517498945",
        text: #"""
            {
              "dir": "ltr",
              "name": "Français",
              "texts": {
                "castNoDevices": "Caster. Aucun appareil détecté",
                "castDisconnected": "Caster. Non connecté",
                "castConnecting": "Caster. Connexion en cours",
                "castConnected": "Caster. Connecté",
                "dialogTitle": "Caster sur",
                "dialogSearching": "Recherche d'appareils",
                "dialogConnectingTo": "Connexion à {0}",
                "dialogStopCasting": "Arrêter de caster",
                "dialogDisconnect": "Se déconnecter",
                "dialogClose": "Fermer",
                "permissionTitle": "Trouver les appareils chez vous",
                "permissionText": "Pour caster, cette application doit rechercher des appareils sur votre réseau. Une autorisation va vous être demandée.",
                "permissionContinue": "Continuer",
                "troubleTitle": "Aucun appareil détecté",
                "troubleNoNetwork": "Vous n'êtes sur aucun réseau où des appareils Cast peuvent se trouver.",
                "troublePermission": "Cette application n'est pas autorisée à explorer votre réseau.",
                "troubleFiltered": "Les appareils présents ne prennent pas en charge cette application.",
                "troubleNothingAnswered": "Aucun appareil Cast n'a répondu.",
                "stepJoinNetwork": "Connectez-vous au Wi-Fi de votre domicile ou branchez un câble réseau.",
                "stepPlaneMode": "Désactivez le mode avion.",
                "stepAllowNetwork": "Autorisez l'accès dans les réglages du système, sous Confidentialité et Réseau local.",
                "stepOtherApp": "Essayez une application compatible avec votre appareil.",
                "stepUpdateDevice": "Mettez l'appareil à jour : ouvrez ses paramètres et recherchez une nouvelle version.",
                "stepSameNetwork": "Vérifiez que cet ordinateur et l'appareil sont sur le même réseau.",
                "stepSwitchOn": "Allumez l'appareil et attendez que son écran d'accueil s'affiche.",
                "stepGuestNetwork": "Quittez les réseaux invités : ils isolent les appareils.",
                "stepFirewall": "Autorisez le port UDP 5353 dans le pare-feu de cet ordinateur.",
                "instructionsTitle": "Appuyez ici pour caster sur votre téléviseur",
                "instructionsDismiss": "OK",
                "play": "Lecture",
                "pause": "Pause",
                "stop": "Arrêter",
                "loading": "Chargement",
                "next": "Suivant",
                "previous": "Précédent",
                "rewind30": "Reculer de 30 secondes",
                "forward30": "Avancer de 30 secondes",
                "mute": "Couper le son",
                "unmute": "Réactiver le son",
                "captions": "Audio et sous-titres",
                "seekSlider": "Position",
                "live": "En direct",
                "advertisement": "Annonce",
                "skipAd": "Ignorer l'annonce",
                "skipAdIn": "Ignorer dans {0}",
                "upNext": "À suivre : {0}",
                "queue": "File d'attente",
                "speed": "Vitesse",
                "repeatMode": "Répéter",
                "nothingPlays": "Aucune lecture en cours",
                "openPlayer": "Ouvrir le lecteur",
                "tracksTitle": "Audio et sous-titres",
                "tracksAudio": "Audio",
                "tracksText": "Sous-titres",
                "tracksOff": "Désactivé",
                "done": "OK",
                "cancel": "Annuler",
                "volume": "Volume",
                "volumeOf": "Volume de {0}",
                "queueTitle": "File d'attente",
                "queueRemove": "Supprimer {0}",
                "queueMove": "Déplacer {0}",
                "requestFailed": "L'opération a échoué : {0}",
                "tryAgain": "Rechercher à nouveau",
                "castingTo": "Diffusion sur {0}",
                "repeatAll": "Tout répéter",
                "repeatOne": "Répéter le titre",
                "repeatShuffle": "Tout répéter en mode aléatoire",
                "shuffle": "Mélanger",
                "connectionLost": "Connexion perdue. Nouvelle tentative",
                "accessEnded": "Cette page ne peut plus contrôler les appareils. Ouvrez un nouveau lien.",
                "notConnected": "Aucun appareil n'est connecté.",
                "nowPlaying": "En cours de lecture",
                "trackUnnamed": "Piste {0}",
                "tracksNone": "Aucun choix possible pour cette lecture.",
                "styleTitle": "Style des sous-titres",
                "styleSize": "Taille du texte",
                "styleColor": "Couleur du texte",
                "styleBackground": "Arrière-plan",
                "styleOpacity": "Opacité de l'arrière-plan",
                "styleEdge": "Contour",
                "styleFont": "Police",
                "stylePreview": "Aperçu des sous-titres",
                "styleReset": "Réinitialiser",
                "colorWhite": "Blanc",
                "colorBlack": "Noir",
                "colorRed": "Rouge",
                "colorYellow": "Jaune",
                "colorGreen": "Vert",
                "colorCyan": "Cyan",
                "colorBlue": "Bleu",
                "colorMagenta": "Magenta",
                "edgeNone": "Aucun",
                "edgeOutline": "Contour",
                "edgeShadow": "Ombre portée",
                "edgeRaised": "En relief",
                "edgeDepressed": "En creux",
                "fontSans": "Sans empattement",
                "fontSerif": "Avec empattements",
                "fontMono": "Chasse fixe",
                "fontCasual": "Décontractée",
                "fontCursive": "Cursive",
                "fontSmallCaps": "Petites majuscules",
                "volumeFixed": "Le volume se règle directement sur l'appareil.",
                "volumeMembers": "Appareils de ce groupe",
                "muteOf": "Couper le son de {0}",
                "unmuteOf": "Réactiver le son de {0}",
                "queueEmpty": "La file d'attente est vide.",
                "queueItem": "Titre {0}",
                "placeOf": "{0} sur {1}",
                "queueKeys": "Espace pour saisir, flèches pour déplacer, Espace pour déposer, Échap pour remettre en place.",
                "queueTaken": "{0}, saisi. {1}",
                "queueDropped": "{0}, déposé. {1}",
                "queuePutBack": "{0} est de nouveau à sa place.",
                "queueRemoved": "{0} a été supprimé.",
                "queueToCurrent": "Afficher le titre en cours",
                "keysTitle": "Touches",
                "keyQuit": "Quitter",
                "keyBack": "Retour",
                "keyChoose": "Choisir",
                "keyStart": "Au début",
                "playing": "Lecture en cours",
                "paused": "En pause",
                "muted": "Son coupé"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VYu3IcNxbN9RUoJkwolrZUTpxRfLhki4/lSHJtCHbfGcLsAdp4DEmpXOV0/2JrE5OON9m4f2zPBdDdwAzljdiD\
            e3HfjwN+fSXEXqvs3vdir/N274B/a7kmPjizUg9/SOXSsacH73D+FT/ws5HOX5gT2qiG+HjvGAdkD8VRaIIWsu+lJdWJdnj21Pjh\
            OUrJF0+Ua4zWOKe2vHthtMiE+sJxOlR6VbLH0weFS8T3gnUv3Kk1HG9Lb5XszOqj8h3NfMIFWzMsSNrmNuu/puaW8JNEuz866mr+\
            2eCPJsqdTB3+Jb6++W1Lujc9a87yj6wd/mQzWhJNNKhmn8PH3AviII/x3GI97oxL2SS7nok9finnYM/k+UdrwgY6O3JT9pyAk1/E\
            xgT3wk0UBF+8QuCzmQeiIe+J73eqkZ79bY3ywo4RY59K+Qg0xHtLwg7PjmQ4FJ80BARvrHJJwkZGCwRiAr6W1lLDYTrcNQlRRgwD\
            5YjH78lnDwdvOpoc/n+FmvkvzAX5e2Pv+M5ntkPvc3aS7TIKybYLM/x3yz/OqugJkdVeOBI+RflwS8nV5EI0fSeIep9YjnRjZOA/\
            VxI99J2xtB3DLelnqkNyUiN8qMzr4w3t4RThB6GGdNLDHXUr7Yp2U3q4EyHPnXGk3f2oZSu2MQp6X7KBvdHtbCGqpv/RKF3EeOzb\
            L69j1hHWn9XrM8XNkLxszVo1qiNhgrjBkIo1CnXN8G9YsxMEVnHVSU3npo2JPwGDRG9ucA38axwLuSkd4ytHXWfuC7OOUuD5zr5s\
            muHJiVZqF/sFKledXOGrDcI9Oj88relAOLYf7ixVi7CiHxXKS5AX17leOtPIrtJ66dEjR33PGk+dk4/RtboYGrPu8cW+yg01OSpj\
            sCtxn/pWekpTmkWecy6jB2NqUES/cAN/j2huLGgOXoAm18MTxDo2d+reZIvmEu6gHYXstsO2wPYoG2Z4tmqpcPPXEEtJGNsqDaOg\
            E78KS5zhFgk25mT4c/1yJhf3yje3l7FPkKKwrt2BSAkXdZs1Op64zw2qhGd104SoaV8ulwr+VJJ/COixwvS/B5WClRLMljwIpTec\
            RId4cf8oZzrumGpoVlLPlKV72XVbJYRuM9aLTydX4ru3370dS4kjT6+XFOLor6I1SVXaeRsaLgU3D7O+D1wraAxIngZyMV9hdTc8\
            b6B+3m2lKCwVHkEs7PKnabR28jFNjcYHS9OxDGmrXMWPyV3Tl+trPO+MbMfNHUfKGiEbiTpvkUVQGzkfYxahI0M05wrRb4bntriF\
            mCrdvn2Tt3Ho0rJ8+wbli02IGTxyLo29lzazHkFF803WdfB5c4Q+LkKunpEY9EhG86bpsc3SyD5GMqW6VYarkWfAa6+4laY4Ed0t\
            OswEm9anU3xtihYkx+5HxaJ2msln2UKlR/5i+FiH1gbuTGLvVH8Up+/7lY5LAX3xEst7XTLFyisQSegvckqG31E+CkMBxV4woK3S\
            hj3jGYyu4n7zs46e0g74rLAk5+qw1JP04wxGEHteuFOR6LREMKgf3bRBCBGOhbcD8ExPmnlTDC8xulRMB/MXBe6tbO6KLvmLrCTW\
            yDGxbokZS/Vbly+Xy2q/FCjTaKo7q+FK7HIauX5HwsbwUEtgI35V55fLmcJlvJ2XydWXkxN5rmltUo0tQt9bBVy4I+c8c8AXzICm\
            5rD0K8/KMwkdCVTsG2TTpvUkeeDemoBVV9WNt49HK6l0haAtL6C4UGQowfsEnE/Uchl4y8RRVhnB9XSUJutHE3wEF1VNJZZLXVcc\
            l0nMXs22uA3LZYbClTSuvYQRMD+lN2q+6eY75xivUq9m5RmQw/IPxvn6DYDx0gbi907epJwkyTNlavYGzyp3ivHUzoiwB8SIQI1g\
            X98BXECJt8N/um3cfigu0zYHLMrRFZ2ieVWj3ar30RZgS3hzeooV1+656/I0P81NyYXY1RsiNsQnzW/JKP9KYR3V1cAdc5H7IqlH\
            1agHrC8A4Zu4IXmPRc+z9GKzPhZIfsG/IvB+adoycaG+pMyiZJk1CH7OUsVzbACl8/zvGJ68yPUOZq+Ae3WbV50anrCy0SS64rvs\
            ZaN8XJ7pE+3AYdqX37xy2q6ml4uZZ1iknRmdH1udamqLrnhV0n1CAWSHP8JfhuKaHPncEEqrCEtdWbaIws+3Ku26d7CxqUg4aSI8\
            ukAjVJTrlOlrE1ZUEf5BDKWZ9qPETK9oP1iiOBE+Y7dVlONHmR5Dj3OYsgUh20ahIpyjPdBGsRvzZyYTIluVWkm4DL5T+qXIM3Vx\
            K9tk/OX6xibYhsdXyXItEcA2N4Ql9NmyJJ8QwIybORpL4WGGJ9ovZMIM/FcQY3tfQaTIQ4DRCcIA8RdMruQ6N9pkmAWFYqkeqCTj\
            GRZkl8d6HB2yKZ2JPOjnjEDGz9KMNaDssewTLiPPK16s5S/BMQZz9a46g/r85hTphF/AdnhacQtGbBNdSKB/f+cBk+6c0/oG74wM\
            cvO7NaJjwX3YUwnf0nqsANzWlkw4LvHtILmXNurpuk9t/EEioOVSFTwjN8Bxh9WF9/AqzhruvVJcXKRJM07TPvtbrewnSujn1GFm\
            5AnoUF7KHohlNzxhY7p02o6L+UCUzHxsHJ8O/8T7vU+nFnH2PsGoeKu2+KO8S00Isw6SvsMd006s6fuUz8iWNGE37HBeBf8uDwn2\
            k6PU0rSGsO+dfMmKBEtGBRFG8NB0CaMUSyjZbFCedkTC6Tk3r/YdvHiHwM7/6jKBA1nQ+K03v/lsQRk9uaZyMoBwfGvyv9bwxRkq\
            aAsvbTIscJxugi8fVHl7fvgGtI2Pq3FY9OUDiyu3TQg03gE+2QPlt1e/vfofNFLnZMoVAAA=
            """)

    static let textsIndexJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "a017c998cdbf334d",
        text: #"""
            ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pl", "pt", "tr", "zh"]

            """#,
        gzip: """
            H4sIAAAAAAACA4tWSixS0lFQSkkFkal5YLIYRKaBxTNLQGRWIojMywGRBRASLF4CVlOVoRTLBQCr3zs6SQAAAA==
            """)

    static let textsItJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "6df8ef0fc164c418",
        text: #"""
            {
              "dir": "ltr",
              "name": "Italiano",
              "texts": {
                "castNoDevices": "Trasmetti. Nessun dispositivo trovato",
                "castDisconnected": "Trasmetti. Non connesso",
                "castConnecting": "Trasmetti. Connessione in corso",
                "castConnected": "Trasmetti. Connesso",
                "dialogTitle": "Trasmetti su",
                "dialogSearching": "Ricerca di dispositivi in corso",
                "dialogConnectingTo": "Connessione a {0}",
                "dialogStopCasting": "Interrompi trasmissione",
                "dialogDisconnect": "Disconnetti",
                "dialogClose": "Chiudi",
                "permissionTitle": "Trova i dispositivi di casa tua",
                "permissionText": "Per trasmettere, questa app deve cercare dispositivi nella tua rete. Ti verrà chiesta l'autorizzazione.",
                "permissionContinue": "Continua",
                "troubleTitle": "Nessun dispositivo trovato",
                "troubleNoNetwork": "Non sei in una rete in cui possono esserci dispositivi Cast.",
                "troublePermission": "Questa app non è autorizzata a esplorare la tua rete.",
                "troubleFiltered": "I dispositivi presenti non supportano questa app.",
                "troubleNothingAnswered": "Nessun dispositivo Cast ha risposto.",
                "stepJoinNetwork": "Connettiti al Wi-Fi di casa o collega un cavo di rete.",
                "stepPlaneMode": "Disattiva la modalità aereo.",
                "stepAllowNetwork": "Consenti l'accesso nelle impostazioni di sistema, in Privacy e Rete locale.",
                "stepOtherApp": "Prova un'app che può trasmettere sul tuo dispositivo.",
                "stepUpdateDevice": "Aggiorna il dispositivo: apri le sue impostazioni e cerca una nuova versione.",
                "stepSameNetwork": "Verifica che questo computer e il dispositivo siano nella stessa rete.",
                "stepSwitchOn": "Accendi il dispositivo e attendi che mostri la schermata iniziale.",
                "stepGuestNetwork": "Esci dalle reti ospiti: tengono separati i dispositivi.",
                "stepFirewall": "Consenti la porta UDP 5353 nel firewall di questo computer.",
                "instructionsTitle": "Tocca qui per trasmettere sulla TV",
                "instructionsDismiss": "OK",
                "play": "Riproduci",
                "pause": "Metti in pausa",
                "stop": "Interrompi",
                "loading": "Caricamento",
                "next": "Successivo",
                "previous": "Precedente",
                "rewind30": "Indietro di 30 secondi",
                "forward30": "Avanti di 30 secondi",
                "mute": "Disattiva audio",
                "unmute": "Riattiva audio",
                "captions": "Audio e sottotitoli",
                "seekSlider": "Posizione",
                "live": "In diretta",
                "advertisement": "Annuncio",
                "skipAd": "Salta annuncio",
                "skipAdIn": "Salta tra {0}",
                "upNext": "A seguire: {0}",
                "queue": "Coda",
                "speed": "Velocità",
                "repeatMode": "Ripeti",
                "nothingPlays": "Nessun contenuto in riproduzione",
                "openPlayer": "Apri il player",
                "tracksTitle": "Audio e sottotitoli",
                "tracksAudio": "Audio",
                "tracksText": "Sottotitoli",
                "tracksOff": "Off",
                "done": "Fine",
                "cancel": "Annulla",
                "volume": "Volume",
                "volumeOf": "Volume di {0}",
                "queueTitle": "Coda",
                "queueRemove": "Rimuovi {0}",
                "queueMove": "Sposta {0}",
                "requestFailed": "Operazione non riuscita: {0}",
                "tryAgain": "Cerca di nuovo",
                "castingTo": "Trasmissione su {0}",
                "repeatAll": "Ripeti tutto",
                "repeatOne": "Ripeti uno",
                "repeatShuffle": "Ripeti tutto in ordine casuale",
                "shuffle": "Mescola",
                "connectionLost": "Connessione persa. Nuovo tentativo in corso",
                "accessEnded": "Questa pagina non può più controllare i dispositivi. Apri un nuovo link.",
                "notConnected": "Nessun dispositivo connesso.",
                "nowPlaying": "In riproduzione",
                "trackUnnamed": "Traccia {0}",
                "tracksNone": "Non c'è nulla da scegliere per questo contenuto.",
                "styleTitle": "Stile dei sottotitoli",
                "styleSize": "Dimensioni testo",
                "styleColor": "Colore testo",
                "styleBackground": "Sfondo",
                "styleOpacity": "Opacità dello sfondo",
                "styleEdge": "Bordo",
                "styleFont": "Carattere",
                "stylePreview": "I sottotitoli appaiono così",
                "styleReset": "Reimposta",
                "colorWhite": "Bianco",
                "colorBlack": "Nero",
                "colorRed": "Rosso",
                "colorYellow": "Giallo",
                "colorGreen": "Verde",
                "colorCyan": "Ciano",
                "colorBlue": "Blu",
                "colorMagenta": "Magenta",
                "edgeNone": "Nessuno",
                "edgeOutline": "Contorno",
                "edgeShadow": "Ombra",
                "edgeRaised": "In rilievo",
                "edgeDepressed": "Incavato",
                "fontSans": "Senza grazie",
                "fontSerif": "Con grazie",
                "fontMono": "A spaziatura fissa",
                "fontCasual": "Informale",
                "fontCursive": "Corsivo",
                "fontSmallCaps": "Maiuscoletto",
                "volumeFixed": "Il volume si regola sul dispositivo stesso.",
                "volumeMembers": "Dispositivi in questo gruppo",
                "muteOf": "Disattiva l'audio di {0}",
                "unmuteOf": "Riattiva l'audio di {0}",
                "queueEmpty": "La coda è vuota.",
                "queueItem": "Elemento {0}",
                "placeOf": "{0} di {1}",
                "queueKeys": "Spazio per prenderlo, frecce per spostarlo, Spazio per rilasciarlo, Esc per rimetterlo a posto.",
                "queueTaken": "{0}, preso. {1}",
                "queueDropped": "{0}, rilasciato. {1}",
                "queuePutBack": "{0} è di nuovo al suo posto.",
                "queueRemoved": "{0} è stato rimosso.",
                "queueToCurrent": "Mostra il contenuto in riproduzione",
                "keysTitle": "Tasti",
                "keyQuit": "Esci",
                "keyBack": "Indietro",
                "keyChoose": "Scegli",
                "keyStart": "All'inizio",
                "playing": "In riproduzione",
                "paused": "In pausa",
                "muted": "Audio disattivato"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VYPXMcNxLN9StQTJjwWHKpnChbLUUVzyaX5lJyOYRmendRxAJjALM0qdJ/udDBRZddzD92rwHMDDDcsyOS00Cj\
            P153v+a3N0KctMqdvBcnOriTM/7byD3xh6sgtZLGpq+B/ggen7/hD/zZSB9u7AUdVEP8+eTeSb+nENS5uCHveyNa5TvrVVAHK4Kz\
            BxmSqnz7QvnGGkNNoHauwBoRZd5XV5bpvDLb2YVlOqysIaH4rjt68dVDy9kjrZLabu9V0FSdFL6vj6xJumaXDblDDFwj4XDhs3pl\
            SLo5+XBv+XJpuhTf3n6fPRRst4QH+akrE8g5u+8UQgrjVLpZ35kiy1eGv+DGzBJtfXRzuVN9Owo7clltEQdkT9TewVlEVorQyyM3\
            ARa+eEsu2YnXydGZ+L0nH6SQXSdaOpCIgXNUaTakddQrHAU6F/dKHOD0y78EIh6v61PZB+vU87N8ZvfPX1uAsCJmPeUQ8++jnQBj\
            /1XT6N7f4zXfuLE3FB6te4i3AFJPMc29SbbGlPdKQI23xgrohX913DiZ5zO9t6PZrPiXKUYGb7z8KUZv+TO0dto6jloZppnKS6U5\
            4hHwV5UBnSNPCEhU7vuusy6gyovUnL9yOzDUF8Y/DiqPhIwdEztYE78FO2rxgbp/WmWK2C0zIGGF1OJX9Y/LCVAWVaM1bSXCii/Q\
            DEnlIiu81dLQtW0pQ1xCGzCKiOxti74VABcJa2szFlrbx9qOFAsgqmm4E0T0IZF79iGiK1rmFa7v5Rln+NbhpeZJkLjjnGvbSF0b\
            two7couuiyUQa6c3p5zPZkei61/+UxYFcqCRRlsGs9L2uWtloNRqWeNiu1XWAXJKl3feI3UOnrDCmQO5ziJOTc/2oKB8VTn80BqN\
            vwjOF3Jqo3CNrY7o4NTsux5WQ2X9OiLEIEq1C2Xey9dJWz+q0OxWEeULxNsgsjM1aIKICgv41T18YJ+gEn+6PReAMupZzSP+ic0r\
            bP/ouewkpxJWKGF9B/3vBVRvuTI9ddJJCKrirFReKkeP0FDjRIpYL+Lzxa348d2P79hjsclHGSmzQI0qlYErPRo/VE2N1TaI7+/c\
            MupOyaDAW/dfjl0H3LldsILVT2Pr0/IpDaPO2bZvpn4u+9Tmr+MkA4D5i5xctV09WQaJtrLNY2cpHYCwRwjGlmhyi1/3sXCQu/FB\
            B6ja3if0U0Mt7o0jCpFSpn33Nr3ZKkKT4bi9e4ukYFBNg2hj3aN0+ejiIDn+Rw/uEei6DUjMs9Ge3gwH7tQxeSO7GNb4DAsAQm9D\
            sOhPVo+veKKHtVYtRbZ0C8g8l6NXq0NiTdwVgbkwRli2qLagPHH84iPG9KaZDPAPqlvEtrqWmlvwUfmVmU4AKSVV6LubnI0FYrPt\
            8f77Ug5MDpOwnRLfUerlXwgtjBvmlKKOZBiaKwBFE3UwaRag/T75YhAgHygtjCnGl0sQrMJjOzJ8KUVvwZ0Kld+lL+O4kc3DVBx/\
            kYt0Mh4YT860DPD8f5dXm00sIPwYWBGbi0+XajK7kaYhPSQNJTkIDlb3iSZ/Sb9V31ebScKYnedi9LFMSJTc0d4ectz3aNWv715n\
            +To2+FLsKDafS6l0yuwKXSUxpDjsnerRFoOssBHc02IrVQTXcqCxPCQqAj3S1fuCdaJJ1c8zbBapYybUYK6FqWWkAytTwAojaSZe\
            7/rNRtNcB+PKOvQjYpbQo/+POJ4uXBOo7pSjTIJh6s8I1ZxsIzZeYtdgV3kuBBkH0Jy1J17w0bQppJmcdXKreJgiqnGed+rlv7EI\
            HLgLU7N6rogIeNRJDKzQyjycFxVVrSdHqNWwCxV3HrmYxqXgaMlFnH82vM4Ne0/TKFknn0vhJgM/rl2n4JsR6RifmLq01YrnEc+n\
            cbTlWi/G5VNBp9cB+AO9V0e7KB9dq+fcsNESfaQogVVXh5YWLDclDb/QkRMfYPwWFNWk3rnBTKgPrDoJvD+lUpCxx8EucEDhXx/+\
            2G6jUR8As1pyaVPfXjJl4OlcSW953NFjItqFx8ykpWKy0Vj/8u/qzh0oeFR5R5moTZiFs7/uVBpYH0CqGlvJPmh4nXDiasldSvOd\
            LbdmFvzGLkcDP4E46Vr4yRGZTPdaqkTLJ5nawvhfgMmINE/ws/p+LbdcSLEW869ZTIjuiLOIcFuKVn3QyozbGuhtJV7vZJs8WO2/\
            ukrpncRkbccyAFoP1dUL4oVnPIKFotjrgIKwlmn0r8k8S7HlhkmVnGlwNuyI+BoZzpO3g0yGHrN5gw4py1PL2LOSCeA1+6J/RXEP\
            On7I7ruSTEULcFwvZedTXLmLW01FY01D51L9kb3UIn0BKQf93Vrmz/2MroeqoaTz17T/iq6YuVT5j4xc+lvH+2LJu9KkKxaw08it\
            ZkMvUbB0diRhx4/GGfdx36Wy/RnbB0YkL8GH3gZ5Xh27wk4W2b6O3MqWekAtmvwivsZHfqgf+YkShVlz3mzscIAKGr3T9kxswFyb\
            1PfiPivj1+IssCYxTtN37Bv5YyLwaDG8KZRrcBr88iFVG2w6i6u4PX9l2IWzXZdSGY8NL4UjZ2/78CE3BHYTcRrGN2/WHmvlESsS\
            yWiLS/AP4YP1tkRFMtkCnS5T12teyOLm+beM7wHhnRYd5hCF5JdehWFPKz4PrgyLQSFa7mz+d9U6DqVCtEZyEvvV+jSuh7bciv56\
            Ssb1aOgf1WbEkG0nItoOGEfd4cD3N9/f/A84cxK5PxUAAA==
            """)

    static let textsJaJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "a64eca72cda2d1e2",
        text: #"""
            {
              "dir": "ltr",
              "name": "日本語",
              "texts": {
                "castNoDevices": "キャスト。デバイスが見つかりません",
                "castDisconnected": "キャスト。未接続",
                "castConnecting": "キャスト。接続中",
                "castConnected": "キャスト。接続済み",
                "dialogTitle": "キャスト先",
                "dialogSearching": "デバイスを検索しています",
                "dialogConnectingTo": "{0} に接続しています",
                "dialogStopCasting": "キャストを停止",
                "dialogDisconnect": "接続を解除",
                "dialogClose": "閉じる",
                "permissionTitle": "家の中のデバイスを検索",
                "permissionText": "キャストするには、このアプリがネットワーク上のデバイスを検索する必要があります。許可を求めるメッセージが表示されます。",
                "permissionContinue": "続行",
                "troubleTitle": "デバイスが見つかりません",
                "troubleNoNetwork": "Cast デバイスを使用できるネットワークに接続していません。",
                "troublePermission": "このアプリにはネットワークへのアクセスが許可されていません。",
                "troubleFiltered": "ここにあるデバイスはこのアプリに対応していません。",
                "troubleNothingAnswered": "応答した Cast デバイスはありません。",
                "stepJoinNetwork": "自宅の Wi-Fi に接続するか、ネットワーク ケーブルを接続してください。",
                "stepPlaneMode": "機内モードをオフにしてください。",
                "stepAllowNetwork": "システム設定の [プライバシー] と [ローカル ネットワーク] で許可してください。",
                "stepOtherApp": "お使いのデバイスにキャストできるアプリをお試しください。",
                "stepUpdateDevice": "デバイスを更新してください。デバイスの設定を開き、新しいバージョンを確認します。",
                "stepSameNetwork": "このパソコンとデバイスが同じネットワークに接続していることを確認してください。",
                "stepSwitchOn": "デバイスの電源を入れ、起動画面が表示されるまで待ってください。",
                "stepGuestNetwork": "ゲスト ネットワークから切断してください。ゲスト ネットワークではデバイス同士が通信できません。",
                "stepFirewall": "このパソコンのファイアウォールで UDP ポート 5353 を許可してください。",
                "instructionsTitle": "ここをタップするとテレビにキャストできます",
                "instructionsDismiss": "OK",
                "play": "再生",
                "pause": "一時停止",
                "stop": "停止",
                "loading": "読み込み中",
                "next": "次へ",
                "previous": "前へ",
                "rewind30": "30 秒戻る",
                "forward30": "30 秒進む",
                "mute": "ミュート",
                "unmute": "ミュートを解除",
                "captions": "音声と字幕",
                "seekSlider": "再生位置",
                "live": "ライブ",
                "advertisement": "広告",
                "skipAd": "広告をスキップ",
                "skipAdIn": "{0} 後にスキップできます",
                "upNext": "次の再生: {0}",
                "queue": "キュー",
                "speed": "再生速度",
                "repeatMode": "リピート",
                "nothingPlays": "再生中のコンテンツはありません",
                "openPlayer": "プレーヤーを開く",
                "tracksTitle": "音声と字幕",
                "tracksAudio": "音声",
                "tracksText": "字幕",
                "tracksOff": "オフ",
                "done": "完了",
                "cancel": "キャンセル",
                "volume": "音量",
                "volumeOf": "{0} の音量",
                "queueTitle": "キュー",
                "queueRemove": "{0} を削除",
                "queueMove": "{0} を移動",
                "requestFailed": "完了できませんでした: {0}",
                "tryAgain": "もう一度検索",
                "castingTo": "{0} にキャスト中",
                "repeatAll": "すべてリピート",
                "repeatOne": "1 件をリピート",
                "repeatShuffle": "すべてシャッフルしてリピート",
                "shuffle": "シャッフル",
                "connectionLost": "接続が切れました。再接続しています",
                "accessEnded": "このページではデバイスを操作できなくなりました。新しいリンクを開いてください。",
                "notConnected": "接続しているデバイスはありません。",
                "nowPlaying": "再生中",
                "trackUnnamed": "トラック {0}",
                "tracksNone": "再生中のコンテンツには選択できる項目がありません。",
                "styleTitle": "字幕のスタイル",
                "styleSize": "文字サイズ",
                "styleColor": "文字色",
                "styleBackground": "背景",
                "styleOpacity": "背景の不透明度",
                "styleEdge": "縁取り",
                "styleFont": "フォント",
                "stylePreview": "字幕の表示例",
                "styleReset": "リセット",
                "colorWhite": "白",
                "colorBlack": "黒",
                "colorRed": "赤",
                "colorYellow": "黄",
                "colorGreen": "緑",
                "colorCyan": "シアン",
                "colorBlue": "青",
                "colorMagenta": "マゼンタ",
                "edgeNone": "なし",
                "edgeOutline": "輪郭",
                "edgeShadow": "影付き",
                "edgeRaised": "浮き出し",
                "edgeDepressed": "くぼみ",
                "fontSans": "ゴシック体",
                "fontSerif": "明朝体",
                "fontMono": "等幅",
                "fontCasual": "カジュアル",
                "fontCursive": "筆記体",
                "fontSmallCaps": "スモール キャップス",
                "volumeFixed": "音量はデバイス本体で変更します。",
                "volumeMembers": "このグループのデバイス",
                "muteOf": "{0} をミュート",
                "unmuteOf": "{0} のミュートを解除",
                "queueEmpty": "キューは空です。",
                "queueItem": "アイテム {0}",
                "placeOf": "{0}/{1}",
                "queueKeys": "Space キーで選択、矢印キーで移動、Space キーで確定、Esc キーで元に戻します。",
                "queueTaken": "{0} を選択しました。{1}",
                "queueDropped": "{0} を移動しました。{1}",
                "queuePutBack": "{0} を元の位置に戻しました。",
                "queueRemoved": "{0} を削除しました。",
                "queueToCurrent": "再生中のアイテムを表示",
                "keysTitle": "キー",
                "keyQuit": "終了",
                "keyBack": "戻る",
                "keyChoose": "選択",
                "keyStart": "先頭へ",
                "playing": "再生中",
                "paused": "一時停止中",
                "muted": "ミュート中"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA5VYW3PTSBZ+51e48rxbyxQ1L/sWApmanSVhMdTU1tY+aOxOoooteSSZTJaiypJyTzyBBBICgUAScnGwAwOB3PNj\
            2vLlX8w53ZLVLcuBfUnFfU6f0+f+HT24kkh0pVWj6++JroxldP0Ff2tKluBBbfltbfVdo/SKH1vkN8uE8wfwA36mFNPq02+Q+2qK\
            4HEXdcrU3aDOEXWnaMGh7iR1H1FnE0/sucbWLLU3qT1LnRlqn1P7BXUWmWBf1g3VTOmaRlIWSceIq62War+/rX9+Lt7p4RdUbTDu\
            BmOvHpZjbsSrYBdqh1PUvgjupFUlow/eVa0Mid7wxqdkriRRjNRQ8BjRfGehtrla/7RO7WVqb1F7jHlgRb4eGnNXRwkPrj5MUHuP\
            v+rSm0lLz/WAcXF+cBY8e7VWXpdvhM5mgeYqnIXG9kZzZTPyrIxuMtubS9PUfkad2YCeI0ZWNU1V11r+8SqfqV0Bn8PfWA/E3IW0\
            anu1vQJ6wHhq79OCTe1FlOesU3eZuiXIJuoWqesip7tP3VPq7FcPZzrp5NK8i/HGlo13bSfIwRWIemPngze/j8wf4NxGve4bFO6c\
            MMmHmLxvduqbx9R+Sp251sV2UyCCEIM88wQ4tPFmLuCxDD3/S4aEefR/FId/t0/vI9aIbgzjfYx2ImJs9eyi/mSH2tvULjIroi7q\
            kEyoSzDHV3e7ZRV7bzQCLDIxGg59Nvgf/MeN4w72nfcVtb1qxiKGX56odJHpcphBos/225/k7Z97F6vfYlyfbmGddmvmSKAMbtbL\
            T9jltUS7e1GfI0ZHEGpaJPcPXdWE+DQmS15lHN6X+Fn9a68q1jHP7FlM6zb/JajzAf9zl6i7hykphWue2q/RjWCarPx2RtHILT3N\
            u/bumjcxTt11JmgapFCnRN2nzI9fEdSdyegjghnU+cIKcoK6rxs7Za/yHE36D/P4LnoG/fMFFP0XLNxBQpkZsgfPT7Sbh1zbQTp8\
            5Sn91hAxunM5nggzkNwspHKFg0lS1whSv5UUYLw909jdYuo66rqXSysW4aMsrne/+FRbeh/7Yvk1Fd9HzkJzaRafUrCDi2PIxtuJ\
            u03dj8BTXz9ulIqMGuko+KYkDGExEjzb3cfUOaPOR5Rg70S6iPdoDhv0t9Q9puAiSpCecVk8kiOqlRrq19q7V6X54qR2/Agnzfhb\
            rPGC3Tj44s0+rT85ab5cj7ZPVA32bnvnUB8blyv9IU8AZIj5+AcPdSLOSoj7tDc1WVsqx8fq0svbrKGFdoEzvQ2omLlm4Xn14o2f\
            Wx2qv1c1yIiSyXSKVAXrz3nDJENv3KLOLqtOkL+duHfjNrzoJTuYSnx/7ftrCRzFXy8TVTMtIw+IQdfMcLLwpolVf8GMXA5azg6r\
            43fUXYyvGwlYiLIBLOAoQOn9P7WmXkYZZX1zolh/stY6VfIcLFQPC7UVR4YeJsAUdkU6zehK2gcujRJE7qJxfgp/Bdym+Qih9g7C\
            cNhSZUC96nn2LG+6KFAgFqqWvnYVKdeuJurbC7WpEwG3DOjGiGJIDM0C5EYhYMjmLb8PrFH3LQ9MQMtrcdQ27JRScsx3DDitffQ2\
            oA3seOVl7+hpyx2EDCczapoYoR+rZ8X6WaXlGvW+r4k326WAoKTvE8NSTZIlGnONd+x6j2dakofVXHc6PGfZcMRCjgkhs/2oBWDT\
            O59jmRFyxmVGPtcnxqPCHw5rwdWHAcuveZIP4TK6qKUyR/xxy241C2ve8VYYtxxRrGCOYft2n8jO1/jchnk3agpO43CT1xrmOPwd\
            a5/YgRA9RzSUwP3OBsU7pmaT9QLeu+dDxKCkhsPy6hBLztWdT6t6yBUR4Xst7mL/wAB3Fw7qFvzWNR9Tz1WPJ8LE0lIkIwBmnCWA\
            VPcChvt6Jp8N3tqcnJfP+wfC1aIiM7CoyZuOGDpGvkOyOs9JJgJa/vSMkPWM55bMUd8+gVkQxvhX7Om9iprxE4FZF22v+BORmJRW\
            ljHaPaiofAQ5DrUnoMtA/sibRYovQtIOJXY7obHwhOsO+vYKtY+w28YkHufs5wH5LlE9+Yw11ZExOZQfGAj6cSAWgdIGq6unrPMv\
            d9BlCpflOy0T/U1R1/6pm+IGBxhgajLYUdB/MC2gRi5dIZUU7O/mTS0tgG6YV8+D5Sc6GBEQLRarZ6tBzEpsPJWCUvPVCsCnxHJ0\
            Pyitsc4TDepbWtBjYMu3gnJNH8Ei9ydLq1FIdXdPw08d3GwEA7ts7duXcw7rsy8oxcv6Da5ETfuwNvOqBUSbr8frLyryztkGH0aF\
            vZA3Byb9CAc4dv09iTWp/o/D/KVJYKbOAfPFscTTo2d0I2RqTP8hka+DSYOwCGnM8oY7V1vZlxj6c0pKtUZDKtvpi83CfO3Z70LD\
            Zsw304N84T20vfklsFKi9up8QDEAtMtcNSUx3MYxTkYk4zlerJ7PSpx3iEmsYDJgy3MFWSk0+echlY/m+sqZRLieAZNZSzxZkAh3\
            ePQbB5vS8b8JLkL8wphE+cEghDWg+pfHEqFnVNFaKxOsHx8jD+ADsflS1n9LGYQJrnCrXlHnlJVK6+sTAd8GuccKbVmk9OetjMqJ\
            jdNS0y2LxOSQkuYmeGcfqifPICFF8h0F0AOvsQNI0KI3eRyRfoMAwjLNoCtAvZ4K38UGIK5JRfM//H1ijQprp3q2KLEQQ2UTBxKn\
            tvoyQr2la6xL18vT3tG4SIEFPK/4U26PLU1vmVf3JKa8YfoIqV6eaOw8iyrPAiTvUXL+I4+CnRhWU390MozjHMkjslf9jRvNx2Ok\
            /dVW34Ea3F82p2ExjFvfuJhbJPsLMUzx68l77Pv4guXIIisCT2FC44jphEClQX4pFGVD+WY2xwu6NdfBrvruMWtV4uMZ948WyXLm\
            ddaCcP8XuyKA/1T4gr89+E6Gfj8RDs+S0EcIdzao2/abY8Gur617xfetc44Q4DzCD5spbtMF+6aZCk+9cRcXWkD0Ma7nGEYZJprg\
            xKApL4vzKfrmG4aey/G4S8DlK9du563rfm8JEBG+r8KBvPxQX0QMoEq3IarL7tzVIfONAPlLIykMF6YBa6PB1WEIiozuTgXSv/Iq\
            E1c/cASwCYTAOnmFAkLPkB58GGb+FUhJSzH448anmq/L4tJ2yUhmu2M6ujwKDJj26ejmhXQgP7zy8Mqf9eG5nc0YAAA=
            """)

    static let textsNlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "e08861771a1748b2",
        text: #"""
            {
              "dir": "ltr",
              "name": "Nederlands",
              "texts": {
                "castNoDevices": "Casten. Geen apparaten gevonden",
                "castDisconnected": "Casten. Niet verbonden",
                "castConnecting": "Casten. Verbinding maken",
                "castConnected": "Casten. Verbonden",
                "dialogTitle": "Casten naar",
                "dialogSearching": "Apparaten zoeken",
                "dialogConnectingTo": "Verbinding maken met {0}",
                "dialogStopCasting": "Stoppen met casten",
                "dialogDisconnect": "Verbinding verbreken",
                "dialogClose": "Sluiten",
                "permissionTitle": "De apparaten in je huis vinden",
                "permissionText": "Om te casten moet deze app in je netwerk naar apparaten zoeken. Je wordt om toestemming gevraagd.",
                "permissionContinue": "Doorgaan",
                "troubleTitle": "Geen apparaten gevonden",
                "troubleNoNetwork": "Je zit niet op een netwerk waarop Cast-apparaten kunnen zijn.",
                "troublePermission": "Deze app mag je netwerk niet doorzoeken.",
                "troubleFiltered": "De apparaten hier ondersteunen deze app niet.",
                "troubleNothingAnswered": "Geen enkel Cast-apparaat heeft geantwoord.",
                "stepJoinNetwork": "Maak verbinding met je wifi thuis of sluit een netwerkkabel aan.",
                "stepPlaneMode": "Zet de vliegtuigmodus uit.",
                "stepAllowNetwork": "Sta het toe in de systeeminstellingen, onder Privacy en Lokaal netwerk.",
                "stepOtherApp": "Probeer een app die naar je apparaat kan casten.",
                "stepUpdateDevice": "Update het apparaat: open de instellingen ervan en zoek naar een nieuwe versie.",
                "stepSameNetwork": "Controleer of deze computer en het apparaat op hetzelfde netwerk zitten.",
                "stepSwitchOn": "Zet het apparaat aan en wacht tot het startscherm verschijnt.",
                "stepGuestNetwork": "Verlaat gastnetwerken: die houden apparaten gescheiden.",
                "stepFirewall": "Sta UDP-poort 5353 toe in de firewall van deze computer.",
                "instructionsTitle": "Tik hier om naar je tv te casten",
                "instructionsDismiss": "OK",
                "play": "Afspelen",
                "pause": "Pauzeren",
                "stop": "Stoppen",
                "loading": "Laden",
                "next": "Volgende",
                "previous": "Vorige",
                "rewind30": "30 seconden terug",
                "forward30": "30 seconden vooruit",
                "mute": "Dempen",
                "unmute": "Dempen opheffen",
                "captions": "Audio en ondertiteling",
                "seekSlider": "Positie",
                "live": "Live",
                "advertisement": "Advertentie",
                "skipAd": "Advertentie overslaan",
                "skipAdIn": "Overslaan over {0}",
                "upNext": "Hierna: {0}",
                "queue": "Wachtrij",
                "speed": "Snelheid",
                "repeatMode": "Herhalen",
                "nothingPlays": "Er wordt niets afgespeeld",
                "openPlayer": "Speler openen",
                "tracksTitle": "Audio en ondertiteling",
                "tracksAudio": "Audio",
                "tracksText": "Ondertiteling",
                "tracksOff": "Uit",
                "done": "Klaar",
                "cancel": "Annuleren",
                "volume": "Volume",
                "volumeOf": "Volume van {0}",
                "queueTitle": "Wachtrij",
                "queueRemove": "{0} verwijderen",
                "queueMove": "{0} verplaatsen",
                "requestFailed": "Dat is niet gelukt: {0}",
                "tryAgain": "Opnieuw zoeken",
                "castingTo": "Wordt gecast naar {0}",
                "repeatAll": "Alles herhalen",
                "repeatOne": "Eén herhalen",
                "repeatShuffle": "Alles in willekeurige volgorde herhalen",
                "shuffle": "Shuffelen",
                "connectionLost": "De verbinding is verbroken. Opnieuw proberen",
                "accessEnded": "Deze pagina mag de apparaten niet meer bedienen. Open een nieuwe link.",
                "notConnected": "Er is geen apparaat verbonden.",
                "nowPlaying": "Wordt nu afgespeeld",
                "trackUnnamed": "Spoor {0}",
                "tracksNone": "Hier valt nu niets te kiezen.",
                "styleTitle": "Stijl van ondertiteling",
                "styleSize": "Tekstgrootte",
                "styleColor": "Tekstkleur",
                "styleBackground": "Achtergrond",
                "styleOpacity": "Dekking van achtergrond",
                "styleEdge": "Rand",
                "styleFont": "Lettertype",
                "stylePreview": "Zo ziet ondertiteling eruit",
                "styleReset": "Resetten",
                "colorWhite": "Wit",
                "colorBlack": "Zwart",
                "colorRed": "Rood",
                "colorYellow": "Geel",
                "colorGreen": "Groen",
                "colorCyan": "Cyaan",
                "colorBlue": "Blauw",
                "colorMagenta": "Magenta",
                "edgeNone": "Geen",
                "edgeOutline": "Omtrek",
                "edgeShadow": "Slagschaduw",
                "edgeRaised": "Verhoogd",
                "edgeDepressed": "Verdiept",
                "fontSans": "Schreefloos",
                "fontSerif": "Met schreef",
                "fontMono": "Vaste breedte",
                "fontCasual": "Informeel",
                "fontCursive": "Cursief",
                "fontSmallCaps": "Kleinkapitaal",
                "volumeFixed": "Het volume pas je op het apparaat zelf aan.",
                "volumeMembers": "Apparaten in deze groep",
                "muteOf": "{0} dempen",
                "unmuteOf": "Dempen van {0} opheffen",
                "queueEmpty": "De wachtrij is leeg.",
                "queueItem": "Item {0}",
                "placeOf": "{0} van {1}",
                "queueKeys": "Spatie om op te pakken, pijltjes om te verplaatsen, spatie om neer te zetten, Esc om terug te zetten.",
                "queueTaken": "{0} opgepakt. {1}",
                "queueDropped": "{0} neergezet. {1}",
                "queuePutBack": "{0} staat weer op de oude plek.",
                "queueRemoved": "{0} is verwijderd.",
                "queueToCurrent": "Tonen wat nu wordt afgespeeld",
                "keysTitle": "Toetsen",
                "keyQuit": "Afsluiten",
                "keyBack": "Terug",
                "keyChoose": "Kiezen",
                "keyStart": "Naar het begin",
                "playing": "Wordt afgespeeld",
                "paused": "Gepauzeerd",
                "muted": "Gedempt"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VYS3IbORLd+xQIrd0KTzh6452sj+22JHJEWY6ZHVSVLEKFAqpRKLIlhw/U55iLzUugPkCJnlmRRCYSify8fOCP\
            N0KclMqdfBAn2ruTt/zbyIZ44ZZKclqasovrnv7yHQQ/8AM/C9n5W3tBe1UQL5+cY4HMqfhEZIRsW+kkfouK9taUZIKRYd+F6gpr\
            DBWeynTrrSIv9uQeX+04j+rKVKn+A1SVKbEqGlkf3ZEf8LC0XSqpbXWvvKZZTxgpXa6xIemK3XD82XS5F0v10tjs6r1l7aWTosEl\
            f7z7uTjA25ZPH47gn+2gWwSncvU5gosjOHruiFPaduGGG92rxFpLrlFdp6yZYnBBSfaUEU8kdr3qxF6lgUs2oi5436oRngZnRWPh\
            eEkvwdZgxZA/kKtDdJMjYgxPxR8kDtaVXlgYsgQzTcM3QgE5Kavy9PXRCDUC1ke3rXWVlJOD3tn+UdN0rf9TloP6rb2Fl9bVvAUe\
            vSgvDFelbQUbGO9wwB2wxBn7bTZa90gJbqSezOnC8HpyOsZ4iEwjqyw0fFSJmwxBWRi5UtqTiyWdpWmnyAm+j0PYevZhij2bPH11\
            S8+1fGa6w2guhIdMTTq9lPRiR7T1CJc0iAvyM9nCSe0fVpkkYDdS1qECx3rHbXC7g9oq4UMR2a3ouALTYNbyEacidZnpNaCHbmwZ\
            kvfvUE1irxVVvldVY8u+E7CTbTnT2h4SdzZewn3P1cQlCAPdM/QIZYUPreEimbcxbmLt1F4Wz4iBuLa1lHp0Lzti5Xfk0P9sfu3s\
            I2HnUFiiVBRr+2lMDcJXSzP0RGbnW1sicRE92Vb8Hbwdt35AzYVEitRdQW4vOVOhb+J5IZaK+gNx8DtF2VEb4HkSFO4ZZzU7jmSE\
            Mils0/aeb2IyD7jo8fuF9LacaxQtsbzN5qB8sVuZMVWZERndPchix6mI0s5L57sCwWyCz8DWJ5Nn81MPDEgcf+BpBHsVojn4QuZD\
            iPrO9uWiu9m2Khd+XilHB6n1WBzfLta/tShqL35///v7pE62g6LgWGcxmuxxUlwPnLemm0DmXtVDLzZTKfj9jIvHNgPKGRkChH6d\
            ME7L5zBqtl1LOoFd2UccX8v+Bb1r5uvZNhkc47K2shxGyrVM4M4MoP1gNYoKTTbadyhJ23dR5lQ1SRAQdPX7dyx5/050VAT8xN1c\
            X41KW+sO0h3R2iPKaNdRr0EoI4g1ibO9yddRfzvabtO53oaQhcj0pbJcWKF9PYYaN8gUDqJ6o1EAgdusbae8mq6i1T6ccs2fw5os\
            92ylo4ZMiMxZWMCPeV9Xq/asXAiF5frVyeSJal9CN6xGYVBLx37f3g45+IyCMfJDKvyzpzjVvnPXOPU02W4p4vXGkOYKn9PTkvQj\
            Xn4mt5NJ2ZgI+MDU5xC8SzfMWp4OnZBbNAws68kcQw9rx/htuAZdwKN0Ysqinkv/f+cjKgedSXlhaKQRv96+2m4DVs51VFoTDv+q\
            E8ZWSFNQ6PEzY3qddsne6j6y24f4LVtfbWdJ6PxlRqbLLtMSpHfU2FhY2MeodlBPZXp60LrJdVrGtG7WcfQn496VVHqY84A8DM7A\
            DCrSfe2zSvHu+aySKhZbG6bAgpUWkVVGMvo9ZL0iXowIldiKNXQW8REf1AGr80KKKqsY9cv//G1+obHZ9dvtUBjBEHD1oPCtpp5R\
            BYCgK/hCr/Z3885gJEW/gfICAq5t5wcWlPANZqnMf20glGM4Wp7TSRpkgRdLd4k6Kycu1spKGRnoWJkSqxD2hoflI2HSmGiXx/A8\
            c1GoM0lAp2UvD3QavKpm8imTF06y68DdNiB1TJLpj/RlaIRvht9oEQZ4fOX1wJ1yO/QFQwsqWQdrsdcxi2qFK6eT8TnhyRuvnuLc\
            Ow6srLxRL3HcUd35ylkLRpApnFtt3aRRayQ9k3+Ek9jXm4imaCZy+G3KTGvVykL555ikug7PG/glf6F+WVbBqzu5EFzZCOnXBD+d\
            f25zZ9c88+gQyIsFvWG2n14dlCsZXWHLHXUUTIYvPq1QXPz7TsUx9n3eFgQfNe4dzsGUzEV3MZ931pbZ+r+ISe3A0HUm+uRQVUHi\
            7MKD82cZJPiUZuFCHCxwpT9kkhsJJuBl5PHx6yAmBHasKH4npOur3iNGFB+AHi/PVLjZyTI6v9GyAiWT5XwoK9xJTNxyYHc7a6sy\
            lV4Q6Eg3K6ABWz9TDeM3MnKBTbFDLLba2i4Tk1MB0m+YcUadVH5jTXyhMzcTeDZTOdcxK+Al1MuAhl8MqE2TZCCIe5DtiObha259\
            04BAnsu2iwOKgBKyVR4vi3zqXKm/4g0/858fcfi0smPqGPn3DBzMxLOHUlS/oQYA1+V/TaiBuKJPqE15V5xyPH7KI+wrSgf+NczA\
            VzwsDLLLph17M5J7zEPGOjwtqtNM8wue8iGI+EyxCrOvSNwJp/0jn7hfKRKWTSsD12o4Jp4DVNf8dmsBVv4J88WGfx+SgfpWdNMe\
            wwAO8Uvo1bfisiviBlDXeT13+j78oTS4ZtuKcKQ/feXghWO+XY6KfFKFsB/RXPf+49D+rIkXEDJ6CO+wlocOv2FEiwl5eoRVTAfE\
            EReZRbnw2KIK3UBf760Jj66A/JHrvZ4mNaI7v10spUQEsn8y7MVHSP6vEWTjVe5T+o/1c3RxfKF8DVMmEW34zRf+WWTewYX9SJi6\
            6ZMnG4Cv/Q2vn+HvipYfQIhBWtqDiOvan2D555ufb/4LA++IruQUAAA=
            """)

    static let textsPlJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "f7c8f101cf0198d6",
        text: #"""
            {
              "dir": "ltr",
              "name": "Polski",
              "texts": {
                "castNoDevices": "Przesyłanie. Nie znaleziono urządzeń",
                "castDisconnected": "Przesyłanie. Brak połączenia",
                "castConnecting": "Przesyłanie. Łączenie",
                "castConnected": "Przesyłanie. Połączono",
                "dialogTitle": "Przesyłaj na",
                "dialogSearching": "Szukam urządzeń",
                "dialogConnectingTo": "Łączę z: {0}",
                "dialogStopCasting": "Zatrzymaj przesyłanie",
                "dialogDisconnect": "Odłącz",
                "dialogClose": "Zamknij",
                "permissionTitle": "Znajdź urządzenia w domu",
                "permissionText": "Aby przesyłać, ta aplikacja musi wyszukać urządzenia w Twojej sieci. Pojawi się prośba o zgodę.",
                "permissionContinue": "Dalej",
                "troubleTitle": "Nie znaleziono urządzeń",
                "troubleNoNetwork": "Nie masz połączenia z siecią, w której mogą być urządzenia Cast.",
                "troublePermission": "Ta aplikacja nie ma dostępu do Twojej sieci.",
                "troubleFiltered": "Dostępne urządzenia nie obsługują tej aplikacji.",
                "troubleNothingAnswered": "Żadne urządzenie Cast nie odpowiedziało.",
                "stepJoinNetwork": "Połącz się z domową siecią Wi-Fi lub podłącz kabel sieciowy.",
                "stepPlaneMode": "Wyłącz tryb samolotowy.",
                "stepAllowNetwork": "Zezwól na dostęp w ustawieniach systemu, w sekcjach Prywatność i Sieć lokalna.",
                "stepOtherApp": "Wypróbuj aplikację, która potrafi przesyłać na Twoje urządzenie.",
                "stepUpdateDevice": "Zaktualizuj urządzenie: otwórz jego ustawienia i poszukaj nowej wersji.",
                "stepSameNetwork": "Sprawdź, czy ten komputer i urządzenie są w tej samej sieci.",
                "stepSwitchOn": "Włącz urządzenie i poczekaj, aż pokaże ekran startowy.",
                "stepGuestNetwork": "Opuść sieci dla gości: oddzielają one urządzenia od siebie.",
                "stepFirewall": "Odblokuj port UDP 5353 w zaporze tego komputera.",
                "instructionsTitle": "Kliknij tutaj, aby przesyłać na telewizor",
                "instructionsDismiss": "OK",
                "play": "Odtwórz",
                "pause": "Wstrzymaj",
                "stop": "Zatrzymaj",
                "loading": "Wczytuję",
                "next": "Następny",
                "previous": "Poprzedni",
                "rewind30": "30 sekund do tyłu",
                "forward30": "30 sekund do przodu",
                "mute": "Wycisz",
                "unmute": "Wyłącz wyciszenie",
                "captions": "Dźwięk i napisy",
                "seekSlider": "Pozycja",
                "live": "Na żywo",
                "advertisement": "Reklama",
                "skipAd": "Pomiń reklamę",
                "skipAdIn": "Pomiń za {0}",
                "upNext": "Następnie: {0}",
                "queue": "Kolejka",
                "speed": "Szybkość",
                "repeatMode": "Powtarzanie",
                "nothingPlays": "Nic nie jest odtwarzane",
                "openPlayer": "Otwórz odtwarzacz",
                "tracksTitle": "Dźwięk i napisy",
                "tracksAudio": "Dźwięk",
                "tracksText": "Napisy",
                "tracksOff": "Wyłączone",
                "done": "Gotowe",
                "cancel": "Anuluj",
                "volume": "Głośność",
                "volumeOf": "Głośność: {0}",
                "queueTitle": "Kolejka",
                "queueRemove": "Usuń: {0}",
                "queueMove": "Przenieś: {0}",
                "requestFailed": "Nie udało się: {0}",
                "tryAgain": "Szukaj ponownie",
                "castingTo": "Przesyłam na: {0}",
                "repeatAll": "Powtarzaj wszystko",
                "repeatOne": "Powtarzaj jeden",
                "repeatShuffle": "Powtarzaj wszystko losowo",
                "shuffle": "Przetasuj",
                "connectionLost": "Utracono połączenie. Próbuję ponownie",
                "accessEnded": "Ta strona nie może już sterować urządzeniami. Otwórz nowy link.",
                "notConnected": "Brak połączonego urządzenia.",
                "nowPlaying": "Teraz odtwarzane",
                "trackUnnamed": "Ścieżka {0}",
                "tracksNone": "Dla tego, co jest odtwarzane, nie ma nic do wyboru.",
                "styleTitle": "Styl napisów",
                "styleSize": "Rozmiar tekstu",
                "styleColor": "Kolor tekstu",
                "styleBackground": "Tło",
                "styleOpacity": "Krycie tła",
                "styleEdge": "Krawędź",
                "styleFont": "Czcionka",
                "stylePreview": "Tak wyglądają napisy",
                "styleReset": "Resetuj",
                "colorWhite": "Biały",
                "colorBlack": "Czarny",
                "colorRed": "Czerwony",
                "colorYellow": "Żółty",
                "colorGreen": "Zielony",
                "colorCyan": "Błękitny",
                "colorBlue": "Niebieski",
                "colorMagenta": "Purpurowy",
                "edgeNone": "Brak",
                "edgeOutline": "Kontur",
                "edgeShadow": "Cień",
                "edgeRaised": "Wypukła",
                "edgeDepressed": "Wklęsła",
                "fontSans": "Bezszeryfowa",
                "fontSerif": "Szeryfowa",
                "fontMono": "O stałej szerokości",
                "fontCasual": "Swobodna",
                "fontCursive": "Kursywa",
                "fontSmallCaps": "Kapitaliki",
                "volumeFixed": "Głośność zmienia się na samym urządzeniu.",
                "volumeMembers": "Urządzenia w tej grupie",
                "muteOf": "Wycisz: {0}",
                "unmuteOf": "Wyłącz wyciszenie: {0}",
                "queueEmpty": "Kolejka jest pusta.",
                "queueItem": "Pozycja {0}",
                "placeOf": "{0} z {1}",
                "queueKeys": "Spacja podnosi, strzałki przesuwają, spacja upuszcza, Esc odkłada na miejsce.",
                "queueTaken": "{0}: podniesiono. {1}",
                "queueDropped": "{0}: upuszczono. {1}",
                "queuePutBack": "{0}: z powrotem na swoim miejscu.",
                "queueRemoved": "{0}: usunięto.",
                "queueToCurrent": "Pokaż to, co jest odtwarzane",
                "keysTitle": "Klawisze",
                "keyQuit": "Zakończ",
                "keyBack": "Wstecz",
                "keyChoose": "Wybierz",
                "keyStart": "Na początek",
                "playing": "Odtwarzanie",
                "paused": "Wstrzymano",
                "muted": "Wyciszono"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA4VYy3LbOBbd5ytQWXtcmUr1Jjs/4lSPx5bGcsrV2UEkJEMkATYeYZOpLMYVV3+DJ5/hXXd2lv6rDwA+QEpds5LI\
            +8DFfZ7LL68IeZ1y9fodeZ0b9frIPQtaMPdiLnOd8fDOsN+MxssveMBjQrW5lufsM0+Y9ryqYbrePVDB2TG55ow0guas4VJIYlWz\
            fUwbtvvmlbXy51wnUgiWGJbuqzhVNCOl3D1sH5OGCU5j0bMgx8V6X3D331aCHZA4dNK8PQSWdhIpp7lc33KTsxH/hgg65lkwqpL7\
            1pBFYzNaHLhu4B2svpWOPVi6fSIN/Prm60SxkeUZDG9Vf6JGNXUBC8rI+LHI4FAnMUvDtSY25FKzoLDIBN901JKpgmuNcPW3/iTo\
            Jt390V8HMSAVSWVhDwghPZzMybIeDNz+fkQMJbTMeUaTDSWF1ZxUtXZu2v4+UXxbyQ3bEM1Zwl1QNrTieIJ7SiV335eUSNKsZbp9\
            Ot4/H66Fp6y3+xx519/LKGmXOesv9X8zsxW4ltfMVFJlnVBBdTPKR9IEW7ePR7A+My/PCuYXcr19JMt6cj0XyePJEfPeenfGbewo\
            4Q+Er7XZPpUWf8bumWi64LlhKuT2eZARbHS+UyiXevdg13YDAw1UdcftqbuWxmX0idBVp3X3J01HKpm/UtCblrLiLG043T3IXpk2\
            rPyX5CLyY1dpIayNyyVZwZrWj+SO/+OCk9wu4eg2e0lGlywPHLKqR9rnORXsSqY+sHd1K2BUvSSaFjKXZipxkueyigz6xJrq5TlH\
            VXe+RiitNkg957bknugacoV1IdYsQ2zwbq7qihqBpESUOVlwht9cZjQXdHTczNwzdVKWwb5SvTwv7eD37dNRSBuK6xpFVzwuHWeT\
            j3ns9JH2j2VKDQs9OFR0ZizNeYMzIpl3RBpcUjVkw9Yyuh1ML6WvRbQ1WSEjEG4dpYM7ZIFZEDlsUSpaoSkckaSpkUWCZLIoLbIP\
            2uLs0Ahn5dMModjLW6+54ia5n/nkv2tjF2tw1qHSYN0RobsfeMrwwwjLFBUEt1B74f1gGcbSYO2stD5G/nCS5pSsEbSEwyUp0pXl\
            1NWCnNSKTJ3AcuLtC65YRfM8tNYlwg03l1IZ8vF8Tn56+9Nb3LeheNMw3Bue7jwz5AQX2iiLCSCF7jvSJbIBjZgYa/xVxx3UpYFh\
            Oat4I9UhPWj6rot4sy77xpjTOhgaQt+/pzZ0/zvdjpPhirIczZmOkEuatjPoDjE3aB9PHU20Xf+ahp5T9+coZKW0ARlId51U8I4I\
            P3KRvn3jiG/fuLKyInUtzuDK/WxZSVVRdYgN6mTa8xVwcaivhOv+olYM79vcqjzDGBeU3oW+be7+qNCUMqSdoCXX/VU0Y9ki5ylT\
            4TJNjSbQO4d/DlOFkt2PuurxA00/M2W4ZgUT3kM3LMtp0csBVpUnAYrIgu++EeXpg2cDw88iYmloDBJseT1xvqv0iOFXy8I4vJQY\
            h9lwdMlCS1809TLzPWwITMmo6RrqXFaosSaGGSIMBvTdWoe5mPgJsEHZoWxM5fl7dlky4XiD62ZtF+r4BmSC3pdkQ0H8bSgC34lN\
            uYz5Jmp6t+yLzlarOCXkYGrq/oP0wc2MKEFEwnzFnwib274mPsvcBoj8ARNv912M3Bios9WUvh+eoQeMY+SJN6yQIbs+arv7ti99\
            1ZIdOkUUdt9HLIr96rrhBeV5iLcDMTZ1I9qP3xEzZubJmnLRg1jX2jATJiC6R649IC4QosmxLodOQp/sUgiTRTcYpJkcs80EG7Nt\
            WMrEmGdxb1ernB1Wh6mr5VB2OuKFhYbqIWYtMka9/xuT3rvVJYUDgRGqc+tAGNMOd05cQBMsO/q9SINDgdjQRaVo4Zp0w2ljMakw\
            LpSsJgi3AKjtSgBqa5JzkR1HlTXaUEbbD3JzLWNdkVjlCqztz7eYNc2BOvTJ/1G4tS6Auf8lSJcfGR2ngKuQ67YOznPqhxjmvJyW\
            91EHTwXKH/24qpdS2WhY1hHeXuAplPHLczViWfDGc9zIpuBU4bhMGztiOQOGU219yIMcpzB6DdQqQkSQ3CPyrKQJN34UXir0f0xm\
            JO2I5X26DiUIYLN9ArQZUS9k6N9nDeCnyMaiczflWBVyIYMf1jki5DHFZIY47humWTsL8CdOTNzt7p6HcXXqQHQ9op3muGQwgiox\
            pt2EiJ41TFVyQvuFObQb0PvL8+7BjMkfFGO+4D8BCE1lz2rqaafIwKeMGzE1yXbbFHBS95Ggo17RNcYe9WVoVWlRDL04g7u7JHNJ\
            Hr+fWYOiaBuiMFbFxMU9TcNtzni0rjnSDcWkTVuQbbMowo56zoBGdMeQ5dsnHXGscNCCBgxwyhoABFWvULwjOlN8FVrjAeqV+27g\
            5pvDpLsHh3XBJjOPNGNGLEyA515PJZcyFSM1Z1bpFk1c4m89MaEA9DyjpbfzEsllAPQHt4eRc8F/C7eMpw5BdXlY63cuNCvg8bqI\
            uslQuUHLFSuW2AN8hxwt6A7Mr5Uth4boMNZsNaCv0SQIEGy2+hsQtj/P3hdlW6phGoa+U7qF5XjE+DM2sgiMxYoAfJP2TLzFivnl\
            n+NDLlmALovSL9rYM4XU/Mh18gbRy9odzFaujPE6sFlY0SQNPSLvdYJW6HIspc6bcO5GJ2xsILpBKC3Y8M6fgSJx3xuO9+w5V7Is\
            Q9Q8c3vSQd65NadtK/C87ntEpSS84eNaSV609tjjA1AiOkRbgWwwcmK2RBKqFrHO/bpFzMER0Ill8Ga0yGCxRHAj4n8sN+1qKnff\
            BsQHUncTbCJsRDi7l+0nqrsazUXFtIXb+lrA7bbD7SNmQrz0tJNw1lk65KpffdJ49xk+97lETYc0dgUNwtdXX1/9BaByQc0gFQAA
            """)

    static let textsPtJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "64e3d9dcbfa311b7",
        text: #"""
            {
              "dir": "ltr",
              "name": "Português",
              "texts": {
                "castNoDevices": "Transmitir. Nenhum dispositivo encontrado",
                "castDisconnected": "Transmitir. Não conectado",
                "castConnecting": "Transmitir. Conectando",
                "castConnected": "Transmitir. Conectado",
                "dialogTitle": "Transmitir para",
                "dialogSearching": "Procurando dispositivos",
                "dialogConnectingTo": "Conectando a {0}",
                "dialogStopCasting": "Parar transmissão",
                "dialogDisconnect": "Desconectar",
                "dialogClose": "Fechar",
                "permissionTitle": "Encontre os dispositivos da sua casa",
                "permissionText": "Para transmitir, este app precisa procurar dispositivos na sua rede. Você vai receber um pedido de permissão.",
                "permissionContinue": "Continuar",
                "troubleTitle": "Nenhum dispositivo encontrado",
                "troubleNoNetwork": "Você não está em uma rede que possa ter dispositivos Cast.",
                "troublePermission": "Este app não tem permissão para acessar sua rede.",
                "troubleFiltered": "Os dispositivos daqui não são compatíveis com este app.",
                "troubleNothingAnswered": "Nenhum dispositivo Cast respondeu.",
                "stepJoinNetwork": "Conecte-se ao Wi-Fi da sua casa ou use um cabo de rede.",
                "stepPlaneMode": "Desative o modo avião.",
                "stepAllowNetwork": "Permita o acesso nos ajustes do sistema, em Privacidade e Rede local.",
                "stepOtherApp": "Teste um app que possa transmitir para o seu dispositivo.",
                "stepUpdateDevice": "Atualize o dispositivo: abra as configurações dele e procure uma nova versão.",
                "stepSameNetwork": "Verifique se este computador e o dispositivo estão na mesma rede.",
                "stepSwitchOn": "Ligue o dispositivo e aguarde a tela inicial dele.",
                "stepGuestNetwork": "Saia de redes para convidados: elas isolam os dispositivos.",
                "stepFirewall": "Libere a porta UDP 5353 no firewall deste computador.",
                "instructionsTitle": "Toque aqui para transmitir para sua TV",
                "instructionsDismiss": "OK",
                "play": "Reproduzir",
                "pause": "Pausar",
                "stop": "Parar",
                "loading": "Carregando",
                "next": "Próximo",
                "previous": "Anterior",
                "rewind30": "Voltar 30 segundos",
                "forward30": "Avançar 30 segundos",
                "mute": "Desativar som",
                "unmute": "Ativar som",
                "captions": "Áudio e legendas",
                "seekSlider": "Posição",
                "live": "Ao vivo",
                "advertisement": "Anúncio",
                "skipAd": "Pular anúncio",
                "skipAdIn": "Pular em {0}",
                "upNext": "A seguir: {0}",
                "queue": "Fila",
                "speed": "Velocidade",
                "repeatMode": "Repetir",
                "nothingPlays": "Nada em reprodução",
                "openPlayer": "Abrir o player",
                "tracksTitle": "Áudio e legendas",
                "tracksAudio": "Áudio",
                "tracksText": "Legendas",
                "tracksOff": "Desativado",
                "done": "Concluído",
                "cancel": "Cancelar",
                "volume": "Volume",
                "volumeOf": "Volume de {0}",
                "queueTitle": "Fila",
                "queueRemove": "Remover {0}",
                "queueMove": "Mover {0}",
                "requestFailed": "Não deu certo: {0}",
                "tryAgain": "Procurar de novo",
                "castingTo": "Transmitindo para {0}",
                "repeatAll": "Repetir tudo",
                "repeatOne": "Repetir um",
                "repeatShuffle": "Repetir tudo em ordem aleatória",
                "shuffle": "Embaralhar",
                "connectionLost": "A conexão caiu. Tentando novamente",
                "accessEnded": "Esta página não pode mais controlar os dispositivos. Abra um novo link.",
                "notConnected": "Nenhum dispositivo conectado.",
                "nowPlaying": "Tocando agora",
                "trackUnnamed": "Faixa {0}",
                "tracksNone": "Não há opções para o que está em reprodução.",
                "styleTitle": "Estilo das legendas",
                "styleSize": "Tamanho do texto",
                "styleColor": "Cor do texto",
                "styleBackground": "Fundo",
                "styleOpacity": "Opacidade do fundo",
                "styleEdge": "Borda",
                "styleFont": "Fonte",
                "stylePreview": "As legendas ficam assim",
                "styleReset": "Redefinir",
                "colorWhite": "Branco",
                "colorBlack": "Preto",
                "colorRed": "Vermelho",
                "colorYellow": "Amarelo",
                "colorGreen": "Verde",
                "colorCyan": "Ciano",
                "colorBlue": "Azul",
                "colorMagenta": "Magenta",
                "edgeNone": "Nenhuma",
                "edgeOutline": "Contorno",
                "edgeShadow": "Sombra",
                "edgeRaised": "Em relevo",
                "edgeDepressed": "Rebaixada",
                "fontSans": "Sem serifa",
                "fontSerif": "Com serifa",
                "fontMono": "Monoespaçada",
                "fontCasual": "Casual",
                "fontCursive": "Cursiva",
                "fontSmallCaps": "Versalete",
                "volumeFixed": "O volume é ajustado no próprio dispositivo.",
                "volumeMembers": "Dispositivos deste grupo",
                "muteOf": "Desativar o som de {0}",
                "unmuteOf": "Ativar o som de {0}",
                "queueEmpty": "A fila está vazia.",
                "queueItem": "Item {0}",
                "placeOf": "{0} de {1}",
                "queueKeys": "Espaço para pegar, setas para mover, Espaço para soltar, Esc para devolver ao lugar.",
                "queueTaken": "{0}, selecionado. {1}",
                "queueDropped": "{0}, solto. {1}",
                "queuePutBack": "{0} voltou ao lugar.",
                "queueRemoved": "{0} foi removido.",
                "queueToCurrent": "Mostrar o que está tocando",
                "keysTitle": "Teclas",
                "keyQuit": "Sair",
                "keyBack": "Voltar",
                "keyChoose": "Escolher",
                "keyStart": "Para o início",
                "playing": "A reproduzir",
                "paused": "Em pausa",
                "muted": "Sem som"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA41YTW8bORK951cQPnuMDIK55CbL9mB2YltrORnske4uSVyzyQ4/ZDtBDvtTBnsY7AA5BXuZq/7YviJb3c2WAuzJ\
            LVaxWKx6VfXoz6+EOKmVO3krTnRwJ6f828iGeGFhXYjruPvT5/VAz8FD8Bk/8LOSPtzYC9qqinj55N5J4xsVlDsTN2Q2sRG18q31\
            WNpaQaayJjhZ22Sus3ChPJYNVYHqAyO7f1sBKYSTXfO8RZn1dM88q5uj+odHzKfWayW1Xd+roKnUFa10stRaknTVpnNi4WwVHR88\
            vrUvdwx+31veNHgrpPj8+svEfrDtHN7vT4ADToTskfcITqk+hJK1L8h3oXMTH7T16W5XVG0GYUuOrSpr+stf5oyRsL64k6il8FEK\
            RFYe2Q6Y7N3de4v4nQrygYRsW9E6qpSX+JtC5krjJht3VNOZ+GCr3Z9iKxV+V/RATgBVLdWKw0yiOxWhODt0BMFF6CJ1gebv4brB\
            2figqb/r/wXYbtONvaHwZN0jb8weGoYqLrj7XVADH7P/4mOEj9bjroEm1+TEnk0ML3rfU/j38UrGAzWj6yY0ConK84hfH6+JvSul\
            cW5G/e1BDj9GlU37XGdNK8Pu65aU5x99us4Obh8Y8zPjn/a2jwSPrwefsGBqir0N2Gz/ZpUZBTDXAP3gcZoVv6kfrtQYYMJGESGD\
            /Uo+pKwXV2WLCy0NXduaOuBLuADUisZyYW3VGB+sP9PaPo1cSHEPOCpH1AqDAMl/RugiUAiQwlcjTzm3C6e2slK1hCMk7jjL2lZS\
            Fwfchg25WdumFpICCfc5lSNAlJ0FZ3uK4xAWBt+3tQyUmy0bnYUotfrElxxteSvkA8OCE2hWao3i2v2x+y9fgjS7myuOEkCN3Uqx\
            Jeen0Vmi/48BTk6tFDuOLKS7MFQiN00nJg6kEgCYUMMN+UYepmr5pEK1uU0AfwcPDwwIuUaZIqpcM1oKZVSFvpVuUFj6OeKwkZ9L\
            qeQeHT7HFFHYcqasfytgywvlrZbNtJ8VZq+UoyepdXYQHYc9aTEKpXh/sRA/vfnpDUInVp0aTixD0htTxgcX0eyt8cM8sRzIVHpt\
            2R/zb0b9/YdjJtDdufZTKf/aNzstX3jljpDZOn5SQzuXMXf5BT6GtucxUvpZsl/UVtbdjJlL52g9Hp9m387d7tuzavp1NPGtsjE5\
            NDNoM8r2BhEaZeo3r3N/1BhB4s1rwGcdYbgfiSvrnpDprDbbSrP747hiE8O4srnh2WYvjGYvnh3IKtmm2LF0969YK8aXpjWZWvbW\
            PdHjUquaXCY9XqFmhtmq0UqSdSu2AMt+WdYonaA8NWRCjsHuL1OpXsE/qnaWuuMiarglj8p/MYMGmsuIAsT2pov8LAVEubdjMWCU\
            Jxt6fD+EfUu5IX8g9KTUo4aUtCTDvkcCLxQGsJjc0tFGX1KsbiQaMNxxGVZFPGxLhhVzuGYPDtDFOMor/aSQ1eMA+u+GPuvNWDro\
            TYx0QXh3dOvtajUGxojGYah0w6XScfd1TAdNRTpjnb+GMthaHTPz/ZC/ivXb1SDhNjPNRX/bcUKS5I4au+3Czl/uYO91J7+eSh19\
            5C53JZXuJi13VwxUUQF9tkBEcC+ztVRmREYdO4o+X3Dhnnz23JbpZ+o+xcmMl1nugx1cRIhDHLPCrRnjCXOlFC83cbXSNLXB2LLo\
            8ZiJGlq7b04NGB62XDYP8EqPSGrHb1HT76zvioNZ7nNiMFLFM3GPekyEmucbF2efR1nxcL8EH6k7eoXGvvt9rTCtEg9qUR2ikYn/\
            gPhZLsrpqBAznrCY5hxWoZV5PBtVUfHOOMKK+sfMaNMTV9P+JQMmkR4Dazs8NhLU3xt+liW7QMOzLDPPtXDTQT5BZAMiattu+Hf8\
            gidPT1HHpT2afy8jSowAKQ20YW4e9ExWXIJ/JKdlI83GMlHiJ6ItlOZWW5cr0R3XOIfza1BLky8XR7MnyW9b0K2Qxlz6TMwLllYH\
            mpf1Ojl0DmzJQnJlc5Pmv1RIFjzG6ClBabgnxnsFniDBxZtC/Y48hQznmlbgJiNo4qK/bVSeReeorcoWsnONi+bipFCK7vZd2zWk\
            N6XsH8RkNfnXSIe+Xkh/dkSm2zs0+ySav8gkmStppp7k0TH7FHUhuJZrrp7UirrPTkwIbQ+whOtCdBsDSqF/aVk3nMji5QaQT3dY\
            2ubBFVvvUG9dQTIqNW2LrRfAKao2a9zRA2N/SO4Khy1lHvBLoNozVy2lvJL9Oia+tsbmzmssHiugyxPreMeAaedxkb7Gsuh8xw7y\
            Z3lyA3o4l63v0uPR68JkqFyp5+51JvKC2P0nPzxk6mAg7LtvLajV0YdB3nJNDVhqOuWieOAlYrp2sbVjInW7KqmUZcI0GWiZU2XN\
            2ffV0uy6bNpcnDMUDfh67jBb+UnJs0LxFzyhWI//jq2AOlTdWVhNR/xYHvErZVpymRLUzaoWNNWdIqVBdh0uzdZTUWj5xD55scoL\
            NfClecrirakjTJRO3svHXE9whY1rAmUz3LAPvLpwtm1z9rIyjjqitojhvCt8vt6WteJ3Ts/8YG9SrCz/2wNLajQwspsWgHMd87zG\
            KHQpRUOHD3mQ7Dc9IoLDG4QqPbRyiP4eVeheUG60vHc7M/iRYL6x3b+QEFarNzQWLqE7/P/H4v22+zqive0w7Gb7ITR9tuy7Af+Q\
            Y+zWfZ2D42P5y6svr/4HA7mFkcMUAAA=
            """)

    static let textsTrJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "466266b320254bb2",
        text: #"""
            {
              "dir": "ltr",
              "name": "Türkçe",
              "texts": {
                "castNoDevices": "Yayınla. Cihaz bulunamadı",
                "castDisconnected": "Yayınla. Bağlı değil",
                "castConnecting": "Yayınla. Bağlanıyor",
                "castConnected": "Yayınla. Bağlandı",
                "dialogTitle": "Şuraya yayınla",
                "dialogSearching": "Cihazlar aranıyor",
                "dialogConnectingTo": "{0} cihazına bağlanılıyor",
                "dialogStopCasting": "Yayını durdur",
                "dialogDisconnect": "Bağlantıyı kes",
                "dialogClose": "Kapat",
                "permissionTitle": "Evinizdeki cihazları bulun",
                "permissionText": "Yayın yapmak için bu uygulamanın ağınızdaki cihazları araması gerekir. Sizden izin istenecek.",
                "permissionContinue": "Devam",
                "troubleTitle": "Cihaz bulunamadı",
                "troubleNoNetwork": "Cast cihazlarının bulunabileceği bir ağa bağlı değilsiniz.",
                "troublePermission": "Bu uygulamanın ağınıza erişme izni yok.",
                "troubleFiltered": "Buradaki cihazlar bu uygulamayı desteklemiyor.",
                "troubleNothingAnswered": "Hiçbir Cast cihazı yanıt vermedi.",
                "stepJoinNetwork": "Evinizdeki kablosuz ağa bağlanın veya ağ kablosu takın.",
                "stepPlaneMode": "Uçak modunu kapatın.",
                "stepAllowNetwork": "Sistem ayarlarında Gizlilik ve Yerel Ağ bölümünden izin verin.",
                "stepOtherApp": "Cihazınıza yayın yapabilen bir uygulama deneyin.",
                "stepUpdateDevice": "Cihazı güncelleyin: Ayarlarını açıp yeni sürüm olup olmadığına bakın.",
                "stepSameNetwork": "Bu bilgisayarın ve cihazın aynı ağda olduğundan emin olun.",
                "stepSwitchOn": "Cihazı açın ve başlangıç ekranı görünene kadar bekleyin.",
                "stepGuestNetwork": "Misafir ağlarından çıkın: Bu ağlar cihazları birbirinden ayırır.",
                "stepFirewall": "Bu bilgisayarın güvenlik duvarında 5353 numaralı UDP bağlantı noktasına izin verin.",
                "instructionsTitle": "TV'nize yayın yapmak için buraya dokunun",
                "instructionsDismiss": "Tamam",
                "play": "Oynat",
                "pause": "Duraklat",
                "stop": "Durdur",
                "loading": "Yükleniyor",
                "next": "Sonraki",
                "previous": "Önceki",
                "rewind30": "30 saniye geri",
                "forward30": "30 saniye ileri",
                "mute": "Sesi kapat",
                "unmute": "Sesi aç",
                "captions": "Ses ve altyazılar",
                "seekSlider": "Konum",
                "live": "Canlı",
                "advertisement": "Reklam",
                "skipAd": "Reklamı atla",
                "skipAdIn": "Şu süre sonra atla: {0}",
                "upNext": "Sıradaki: {0}",
                "queue": "Sıra",
                "speed": "Hız",
                "repeatMode": "Tekrarla",
                "nothingPlays": "Oynatılan bir şey yok",
                "openPlayer": "Oynatıcıyı aç",
                "tracksTitle": "Ses ve altyazılar",
                "tracksAudio": "Ses",
                "tracksText": "Altyazılar",
                "tracksOff": "Kapalı",
                "done": "Bitti",
                "cancel": "İptal",
                "volume": "Ses düzeyi",
                "volumeOf": "{0} ses düzeyi",
                "queueTitle": "Sıra",
                "queueRemove": "Kaldır: {0}",
                "queueMove": "Taşı: {0}",
                "requestFailed": "İşlem başarısız oldu: {0}",
                "tryAgain": "Tekrar ara",
                "castingTo": "{0} cihazına yayınlanıyor",
                "repeatAll": "Tümünü tekrarla",
                "repeatOne": "Birini tekrarla",
                "repeatShuffle": "Tümünü karışık tekrarla",
                "shuffle": "Karıştır",
                "connectionLost": "Bağlantı kesildi. Yeniden deneniyor",
                "accessEnded": "Bu sayfa artık cihazları kontrol edemez. Yeni bir bağlantı açın.",
                "notConnected": "Bağlı cihaz yok.",
                "nowPlaying": "Şimdi oynatılıyor",
                "trackUnnamed": "Parça {0}",
                "tracksNone": "Oynatılan içerikte seçilecek bir şey yok.",
                "styleTitle": "Altyazı stili",
                "styleSize": "Metin boyutu",
                "styleColor": "Metin rengi",
                "styleBackground": "Arka plan",
                "styleOpacity": "Arka plan opaklığı",
                "styleEdge": "Kenar",
                "styleFont": "Yazı tipi",
                "stylePreview": "Altyazılar böyle görünür",
                "styleReset": "Sıfırla",
                "colorWhite": "Beyaz",
                "colorBlack": "Siyah",
                "colorRed": "Kırmızı",
                "colorYellow": "Sarı",
                "colorGreen": "Yeşil",
                "colorCyan": "Camgöbeği",
                "colorBlue": "Mavi",
                "colorMagenta": "Macenta",
                "edgeNone": "Yok",
                "edgeOutline": "Dış çizgi",
                "edgeShadow": "Gölge",
                "edgeRaised": "Kabartma",
                "edgeDepressed": "Çökük",
                "fontSans": "Tırnaksız",
                "fontSerif": "Tırnaklı",
                "fontMono": "Sabit genişlikli",
                "fontCasual": "Rahat",
                "fontCursive": "El yazısı",
                "fontSmallCaps": "Küçük büyük harfler",
                "volumeFixed": "Ses düzeyi cihazın kendisinden değiştirilir.",
                "volumeMembers": "Bu gruptaki cihazlar",
                "muteOf": "Sesi kapat: {0}",
                "unmuteOf": "Sesi aç: {0}",
                "queueEmpty": "Sıra boş.",
                "queueItem": "Öğe {0}",
                "placeOf": "{0}/{1}",
                "queueKeys": "Almak için boşluk, taşımak için ok tuşları, bırakmak için boşluk, geri koymak için Esc.",
                "queueTaken": "{0} alındı. {1}",
                "queueDropped": "{0} bırakıldı. {1}",
                "queuePutBack": "{0} eski yerine kondu.",
                "queueRemoved": "{0} kaldırıldı.",
                "queueToCurrent": "Oynatılanı göster",
                "keysTitle": "Tuşlar",
                "keyQuit": "Çık",
                "keyBack": "Geri",
                "keyChoose": "Seç",
                "keyStart": "Başa dön",
                "playing": "Oynatılıyor",
                "paused": "Duraklatıldı",
                "muted": "Ses kapalı"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA3VYO3MbORLO/StQSi5xcX3l2sQZ9bw9nR4r0nelEOSAJGowwCwGQ+3Q5Xj/wYarUOkqcaSM1P+6r4F5ABRV5bKl\
            6UajH193f/C3D4wdZdIefWFHytmjj/S75oWgD9Pti823TyJ8deJ3V+HzN/yCX+e8ctfmVKzlXNDno3ve7J614iN2Ild8w2a1qmGJ\
            Z7tnb6A9cyqrudFazJ3I0mPHfPeods8sE7tHqeIzJ+GA1MsDJ7jePTfGHtA/eAHXkUOZ5Mosp9IpH/DrX7XlDWdNeyRVmwhu56vW\
            CR+j4pZxu+dAUB5cnhrS//bpO5vTGRjmbNY5rg4cnThTniCKJFzKS23xJ9UdskmqbYAORqGfoy6pT8pUPs5LXnLXyUphC1lV0ug+\
            D2drqeUmE7kMPiNO2PMFPXAKuBj8RO7KgudMbp+kxhFWN8taAQaahPDPx7LJeGobWSx4hR+WwuJaO2ITckAzuYEZWTmBGEU+ens9\
            Eo1M1d5voJEXnYqzpp4p0Qf1LipbxWtzLdyDsblXRv4j/7zz4ehMKngChLKZtBRQW80euBXlbrRn/Lb319fpvbRwJqx8fSwE4taS\
            NSbfN3QulUOKsmDG8iSRcb4b7xASlytRSIBs9CZeR2Ae6+qhM/gvVI2iGqKHkYZ8dGyNCEQmeyuwXP7bSB0lLYJNzmcAW72JEhRC\
            XQv0F37tNJjjOb4nZm+hK65M5sv2dfsEOBUmq3WNQwDuvvpYKfMQuTEhuBQMjWxD8TLOLuRGSSVz3M/uEa5iY/gw2/5Q25di+6J7\
            qCFMmZq/cSthx2XZY6grVdMD3oNCe0B06UfutWj2TH0tM+5EmJmRObaEB3OhFB34wsa949QY26fdc8kaAThUmMdwlxlVl/jLg9gj\
            hzL8JosTTPEoK8AcvFzKivISKtEPJOTK37V7RKqMyurdY42saQbkaLpuz/KDdPPVjY5D8H56ozP+SsVe7p63T0zkfjwiwh9wXSMn\
            qGFGSCVc7ufnogZgI5+v4O0idFlXSc3oIgr2C0NIQZJMKWnxR/qKUoHwzSaXnEsrHrhSB5OCSqyFJqBk9boDz8+ff/7MdF1gSFGb\
            fz297RANLDJtckejC1U4gCCpK2drLAKjq34UTf/7DzSKiBAUj0y/gjKTA/D6kBnMfJol3hCQ1g+8UvGGPt40OpruvA4z/xR2czUI\
            KmyZ9nu0VZThWbd3ti8okZbRftLtqJ8YDWOyv8MC0ab2Hm3/BJIHEVKNUnz+RKLPn1jFYU/QkO81FsY+cPtGBQ016BS18zFMRCXD\
            DOgktU5kQOHAA0qfrVZGyOTKNQRWAKXPghD5RMlMeAZ0aVDlPhVyHZqUazUsC56hvk5WohDa5+IOQB5qUOWyHGfDd+oMNxCJIP5F\
            t2TDd7RgFaXT64Fdffrex1Zed/kGhv2kT+S/1SKsPS/uryhFO8wxpIYylIK7bqROqSvt4JUOmwBjt6l6AFGawkh7fRQNraJO3ZRC\
            k27IWas8D5wjKoCzfJ4PmH+/BkFxXGfStIp7JtosjN87erNYdKwmqlRmtL/4WDonB1TQoKXPu79Lx3uWucaQK3o/s+3LBsMpFd4s\
            Oh5XvVXxtRhijQviRXeiMOuWeymMbfu2kletwhTzc/ecyK34jSbjOUdXZMF5zFjsOJq1NKUwfjZ+cCfHnG3GSy71UHPiWTFRfoee\
            dvw3JbYBROMwOadhb25fmNtDU1C76ZKPYSjf0Zms6sVCidRcTvFQBvI3p6pB/zJoAXgD8W8Zt9H/MdUeHSYuLBXYC5a/lrQaaD0n\
            s43P8Y6pzrA3Wm6FSdQs0JbWkS/RhsnBOK1RTGQYAptg0jdKtBTCOhxFHZa8Sbqnjrea0DxtHqi32hn8+pcsMslM25BJOTz2v2p6\
            rHmbt9yCKqX1p+64bvsg6mpsGkzX3GH0CCwdIrR50urRwmwiCt11IANylEx0QNe9ypVwtMRMU7s6UTgxythBwwq9TC0cw9klqKn2\
            0Yxtzhk2mk50bko+l65JFJgpsdgCE0qUz7JlwIrQ0cAnybnR7ZOFgnGyTD25pX0mHvZmDrFFCDsqg8mdHLoTleiG9QKwHGA7p8j/\
            t5JhTx2DAG8S0bFC5IG4NnyViO5CaS9hD6tkE72kSXoviPn6kwTMRHZhhfCNfy9e49c0yU5A6cNmKxDMjF4tew6FvXLF16ngii+x\
            9XiQzf2PrVgg1x3Q7odVQZ9vaqdkkJxSz4LAyc1Qe1KZrHgWArkAI1+KWHbHsWxDFvgMzVgkd54KkI+qVdj+sf2Rg7UM1EK7CQ8U\
            YIoUap5X0VL0YvTBIpJH+4PEV0aHnQSG70BbNB5nIIdKxkp4LdXcD8U7vhqoiRfVtmppxJliHklVesOkABU94aV38nL7sn1CAIDa\
            S0P/rrjFwLPpIjqXv4d4o1U1UPlc6ExWgf/6BymmJIawkgMLDmauRDETtmqH3dLW2IfRWzLmXmH1DewrpSl6TwWz7+12OyvK0Ld+\
            N2JAvD6OEoVf8GYLBHL3KOLj6PH5sHx/+vbP1PClCKRlrCIODeuqzj/icUmbZBAYLJX6NTwmPrIZuZIfOEb8FGO+GURn1Tx1d8rz\
            0F+0OYl20H8rjdi+d6fWlGWoFimGGzFODirf1u64HQWkLMAW8fDDAhW0c7J6dIBS9KbzwCta26mvBji0LV8d1kB4luFJ1Nc6Ry6H\
            R0pIVCT7tZYu9Bk2YvS9c/oiouz4fLIy7f83TcRACyGYOPRxWIOgL4DwDx2/Ydrdd3No6fnnTBa/Z0LAMVr73shbQgjR9w/fP/wf\
            O22UdewUAAA=
            """)

    static let textsZhJSON = EmbeddedAsset(
        "application/json; charset=utf-8", tag: "605ad22468402a8f",
        text: #"""
            {
              "dir": "ltr",
              "name": "中文",
              "texts": {
                "castNoDevices": "投放。未找到设备",
                "castDisconnected": "投放。未连接",
                "castConnecting": "投放。正在连接",
                "castConnected": "投放。已连接",
                "dialogTitle": "投放到",
                "dialogSearching": "正在查找设备",
                "dialogConnectingTo": "正在连接到“{0}”",
                "dialogStopCasting": "停止投放",
                "dialogDisconnect": "断开连接",
                "dialogClose": "关闭",
                "permissionTitle": "查找家中的设备",
                "permissionText": "若要投放内容，此应用需要在您的网络中查找设备。系统会请求您的许可。",
                "permissionContinue": "继续",
                "troubleTitle": "未找到设备",
                "troubleNoNetwork": "您未连接到可能有 Cast 设备的网络。",
                "troublePermission": "此应用无权访问您的网络。",
                "troubleFiltered": "这里的设备不支持此应用。",
                "troubleNothingAnswered": "没有 Cast 设备作出响应。",
                "stepJoinNetwork": "连接到家中的 Wi-Fi，或插入网线。",
                "stepPlaneMode": "关闭飞行模式。",
                "stepAllowNetwork": "在系统设置的“隐私”和“本地网络”中允许访问。",
                "stepOtherApp": "试试能够投放到您设备的应用。",
                "stepUpdateDevice": "更新设备：打开设备的设置，检查是否有新版本。",
                "stepSameNetwork": "确保这台计算机和设备位于同一网络。",
                "stepSwitchOn": "打开设备，等待其显示启动画面。",
                "stepGuestNetwork": "退出访客网络：访客网络会将设备相互隔离。",
                "stepFirewall": "在这台计算机的防火墙中允许 UDP 端口 5353。",
                "instructionsTitle": "点按此处即可投放到电视",
                "instructionsDismiss": "确定",
                "play": "播放",
                "pause": "暂停",
                "stop": "停止",
                "loading": "正在加载",
                "next": "下一个",
                "previous": "上一个",
                "rewind30": "后退 30 秒",
                "forward30": "前进 30 秒",
                "mute": "静音",
                "unmute": "取消静音",
                "captions": "音频和字幕",
                "seekSlider": "播放位置",
                "live": "直播",
                "advertisement": "广告",
                "skipAd": "跳过广告",
                "skipAdIn": "{0} 后可跳过",
                "upNext": "接下来播放：{0}",
                "queue": "队列",
                "speed": "播放速度",
                "repeatMode": "重复播放",
                "nothingPlays": "没有正在播放的内容",
                "openPlayer": "打开播放器",
                "tracksTitle": "音频和字幕",
                "tracksAudio": "音频",
                "tracksText": "字幕",
                "tracksOff": "关闭",
                "done": "完成",
                "cancel": "取消",
                "volume": "音量",
                "volumeOf": "{0}的音量",
                "queueTitle": "队列",
                "queueRemove": "移除“{0}”",
                "queueMove": "移动“{0}”",
                "requestFailed": "操作失败：{0}",
                "tryAgain": "重新查找",
                "castingTo": "正在投放到“{0}”",
                "repeatAll": "全部重复",
                "repeatOne": "单个重复",
                "repeatShuffle": "全部随机重复",
                "shuffle": "随机排列",
                "connectionLost": "连接已断开。正在重试",
                "accessEnded": "此页面无法再控制设备。请打开新的链接。",
                "notConnected": "未连接任何设备。",
                "nowPlaying": "正在播放",
                "trackUnnamed": "轨道 {0}",
                "tracksNone": "正在播放的内容没有可选项。",
                "styleTitle": "字幕样式",
                "styleSize": "文字大小",
                "styleColor": "文字颜色",
                "styleBackground": "背景",
                "styleOpacity": "背景不透明度",
                "styleEdge": "边缘",
                "styleFont": "字体",
                "stylePreview": "字幕效果预览",
                "styleReset": "重置",
                "colorWhite": "白色",
                "colorBlack": "黑色",
                "colorRed": "红色",
                "colorYellow": "黄色",
                "colorGreen": "绿色",
                "colorCyan": "青色",
                "colorBlue": "蓝色",
                "colorMagenta": "品红色",
                "edgeNone": "无",
                "edgeOutline": "轮廓",
                "edgeShadow": "阴影",
                "edgeRaised": "凸起",
                "edgeDepressed": "凹陷",
                "fontSans": "无衬线",
                "fontSerif": "衬线",
                "fontMono": "等宽",
                "fontCasual": "休闲",
                "fontCursive": "手写",
                "fontSmallCaps": "小型大写",
                "volumeFixed": "请在设备上调节音量。",
                "volumeMembers": "此群组中的设备",
                "muteOf": "将“{0}”静音",
                "unmuteOf": "取消“{0}”的静音",
                "queueEmpty": "队列为空。",
                "queueItem": "项目 {0}",
                "placeOf": "第 {0} 个，共 {1} 个",
                "queueKeys": "按空格键拿起，按方向键移动，再按空格键放下，按 Esc 键放回原处。",
                "queueTaken": "已拿起“{0}”。{1}",
                "queueDropped": "已放下“{0}”。{1}",
                "queuePutBack": "“{0}”已放回原处。",
                "queueRemoved": "已移除“{0}”。",
                "queueToCurrent": "显示正在播放的内容",
                "keysTitle": "按键",
                "keyQuit": "退出",
                "keyBack": "返回",
                "keyChoose": "选择",
                "keyStart": "回到开头",
                "playing": "正在播放",
                "paused": "已暂停",
                "muted": "已静音"
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA31YWVPbWBZ+z69w5XmmKlOpfpk3AqGrZ4ZlQlJd86i2L6BCltySHJpJpcrsGGz2HbPGBHd3bAgkwdgY/5ceXy1P\
            /Rfm3EXSleykihff891zz/qdI948isUeJ2T98d9jjxVTf/wX8luVkogctKpla3uenZnoF9OAwzfwA37GJcPs13rQazmOyPFja3HL\
            2nz4X2bKKvxmZR/wwpVTecBFdptf6JGNuKaqKG6iRPSO0zyyls9FdDeDyupIGFt+hwulr8IjmvHtdRiakCVFG3kpmwoKgGBtWD6E\
            JD0+6j1NX7SOz8GvsFMMHBj6Ugvw7FnQ/Eem8ObJ2z8yh5EnTC3VDXbzR/BkwSqfMXPCwCBqVPl2Gd9nOvnUrWgG9QnP3rg7ZU+Y\
            QnpSNgxZUwOnqSu48gUSbO/PhH0S8JByAneWzp33kzxSc7O4cvfnfc4qF3Ft094suYUMSEmApkqgzG6s2fUCqRwhXpAI+6Zu149b\
            9/vO5a31cYqBnUoVr1yCtP1xCCqEJk3ttesXdt13yNS19E8KCrzpXHAc1q/1I3Nc08codKrklxpcgLed6YZVyMZIImLsvu+DYBbX\
            Nehbx9LMI2DtnFiH006l6e5UxCC0K+iVFRPprESd5p47n/PD36rmrc1LKzfpq22/3q+ZpCa7VGPc02Jdn0bsbzUKeL6GN/KgRVBh\
            mCj1D01WhWgEcfAqIfaj/NdemWR3YdtaWcez58STWjOiZ1CRVNSnJYRqc98dOac5q3SK71ci6C5F0caFZ6FUWDGAvXajAs9Ch7j7\
            q/bFJDQJXs/BT6vwAReuWBjhEKzDs5NQLSzIkQcGzFGkd6VS1KfLLfI33cDFY7+3ISl+bttiSzS8SiUkEzE2o1E9+GRt83r6837f\
            ym6QnvNUMLtJlN5lSJXvXuLV95AFuGJnF8D0iPYhoFPBf/u00moeQvrxCjxxald2rEIN3PbSl2/VlvFqrlXNtJUR1TYum/HRAVaC\
            gmFgj13O4odZPPvF2n2wizW8eokXS/Zm3T08iyj5Po2AvwOb3EwGigaiiytn7FVwW/wJjYuv5ngIDqqt2rq7v2m/r0f09so6GpcU\
            hec54iTEzt29tid/x2d7fkpjr3oGY/bvl3jlXey7p989FTTKqmHqaWBWTTX8dren7qxclnRJcQbnb6CH/Tzbm5+di7lOt4FDSefy\
            8OPKvk84ijRBI7leFog3JaUZlVr7U0DMgYdaKuBq71TRpERoUuDFE6fR8MQqZ9FWdQlS2qr+5j+iQ71paYMJF8NCCKOsJp4+oc+t\
            LkN+Yk+fxOyLdQ8wrOnjku4hsnmneRBBJNMm9cE93HOPb7zTtOqd45Vt68tCWBqXUjRe9N7xjXu2BoWJyzv4bssPAkJjQ4qcQHoQ\
            Nyha6Ag/IPJrlinoonWftqXEa6SbsoGSSKUBwXdNvLboqx2TU12MGG9vnOZ8J+kPtOhhmMYgJIS8KdL3LNXPQw2sBtG2Ds+ZdVDK\
            cMeD/ZxGbKq4u8d4Ycd/IYU4o9I7buYY194H2UghyfQYz53P42I+XDEqo2Zgxgkj4GW+OVAk4R46PL0rWgqpBM8DSVuZQfFeKWB+\
            KT4WFP9XcsJQXemErAWoiAoem04XB4aH2/eGhKayMqnANFgNCkSNIyUoH+/8taakk76J8yvh84FhnjjCACE5zUbgXiglVPYCJTVe\
            Thd1d6/Ytk1RVF+AAcprw+joZ0J4vZKs8CRv5MmcLH50Pp2Hy8PUJ7pGJFnliQZOZ4uMuGpGNj2ffzq8S+qmi/PhbMmdLrHiCQMG\
            eKTzW8AAnQBDo+nhYQUJWvZXgE/DUCMAMbG1vC5Ek++Q0N3/0gxTmP+312yn9HdrUAsz1O/bOGz4xnM1wSNXLrqnn2GikK3nZgvP\
            5a3lC7zwxV/0yH7HahnGIaR74wEeEUgdOiW8qnsLWatebzW2fD0Bfpx0SXgXD/UeLeJXKvlqYQTSKLmTG7FQUkmZ9/OK7tiVrGGB\
            VNxM1j29C821CWHbZP1jndzCohNCDMn/Zdq35wmmeIGvwoBuTdH0AOGeFZzsdQjxDKwcgVVPZW5M56y9yxBgICXFZXMikMLW6GZW\
            rN1lgawo8nlihFrjPNzZ97shUa+mekzQamyERINkJKFxwc+tBeuo4J7NOBcLIeQLZCCT94hA/XHi44+jMpsw9l5DcJHKningI71X\
            X4vKXrD02bWzqOQ/iOyQ7NpMVPi9jpDKPhOaUVn3hMQ6+XC93RI2BpyNw6ioTxqBGSXRMGxMhu1BEFi/kHZOxOOBtKnITOI0Kri+\
            IQqHRqUEd2H3E258FGUvJBiL1Hc8X3U+34qyHgR7guGL79y922AFUM0hiQ1rMMU5/QCrekiIdJkyb7uoT1Mpg5GVsdIQJfApkZYo\
            YbXu19yd65AsrRt8uFvZJTy3F3otCYtft5Si9kDx46Ml0gUBiM2CXvkX3qaXt2RF5F8/i87VtLM4xaaD0H3sUh9K/oR0gxOQ/VC0\
            6zOdPl7JbsOGDWyrPh132oA4ig4xH0j4KoSlw+V5MsV6jo2nVrVm/1oTTKSgH0yUpJjTO/ugIpIPrJhx/pz94QORxIDmYV3Hsx9j\
            b/5Gf4VU/RPxHSKXhYesk3t3s2ItNaEwyDcH7L7bd3h1DQ7ZtCOagIVFMGxk1SUGjj034jF2hg+O8PIxrM1R219KY6yDyCygD/kR\
            ASiYGEL36FoqxesR8PStb+EH0+Yz3vQ+jF38qkFs6HtPRAZ/m/UalKXOl0r25fPNvWsMwhv88yCXheAIon+nZTP4IhIEng9OcxPs\
            FgTdoxr/xwuMDmvpV0E0ZEo641rwFL6z7zO4+En89PjGVKPfIH6UQ98hpH49Ca9XELx99PbR/wHGsJt2zxMAAA==
            """)

    static let themeJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "e77ef464615bed6b",
        text: #"""
            // The look that all widgets share. A length of `16u` is 16 px at the person's usual size of text, and grows with it.
            // Colours: the page's `--cast-…`, else the server's style (`--_s-…`, set on the root by base.js), else our own.

            try {
              CSS.registerProperty({ name: '--_u', syntax: '<length>', inherits: true, initialValue: '1px' });
            } catch {
              // An old browser, where all stays at 1 px; or registered already by another copy of us.
            }

            /** A stylesheet of our own notation. */
            export function sheet(text) {
              const result = new CSSStyleSheet();
              result.replaceSync(text.replace(/(?<![\w#-])(-?\d*\.?\d+)u\b/g, 'calc(var(--_u) * $1)'));
              return result;
            }

            /** What the server's style may set. From `StyleAttributes`. */
            export const properties = [
              'background-color', 'icon-tint-color', 'button-text-color', 'heading-text-color', 'body-text-color',
              'caption-text-color', 'slider-progress-color', 'slider-secondary-progress-color', 'slider-unseekable-progress-color',
              'live-indicator-color', 'ad-marker-fill-color', 'font-family',
            ];

            // Name here, name outside, light, dark.
            const colors = [
              ['background', 'background-color', '#ffffff', '#1d1f23'],
              ['icon', 'icon-tint-color', '#43474e', '#c9ccd3'],
              ['accent', 'accent-color', '#1a5dcc', '#a9c7ff'],
              ['on-accent', 'on-accent-color', '#ffffff', '#0a2f66'],
              ['button-text', 'button-text-color', '#1a5dcc', '#a9c7ff'],
              ['heading', 'heading-text-color', '#1b1c20', '#e8e9ee'],
              ['body', 'body-text-color', '#40444b', '#c6c9d1'],
              ['caption', 'caption-text-color', '#5c6068', '#a5a9b2'],
              ['progress', 'slider-progress-color', 'var(--_accent)', 'var(--_accent)'],
              ['secondary', 'slider-secondary-progress-color', '#c3cad6', '#4d525b'],
              ['unseekable', 'slider-unseekable-progress-color', '#e3e6eb', '#35393f'],
              ['live', 'live-indicator-color', '#c5221f', '#ff7a70'],
              ['ad', 'ad-marker-fill-color', '#f0a400', '#ffcf5c'],
              ['raised', 'raised-color', '#f1f4fa', '#292c31'],
              ['tonal', 'tonal-color', '#dbe6fb', '#2d4166'],
              ['on-tonal', 'on-tonal-color', '#0d2e66', '#d9e5ff'],
              ['line', 'line-color', '#e0e3e9', '#3a3e45'],
              ['error', 'error-color', '#b3261e', '#ffb4ab'],
              ['snack', 'notice-background-color', '#2e3138', '#e4e6ec'],
              ['on-snack', 'notice-text-color', '#f2f3f7', '#25282d'],
            ];
            const ours = (pick) => colors.map(([name, , light, dark]) => `--_d-${name}:${pick(light, dark)};`).join('');

            export const theme = sheet(`
            :host { display: block; }
            :host([hidden]) { display: none; }
            .root {
              --_u: calc(1em / 16);
              ${ours((light, dark) => (light === dark ? light : `light-dark(${light},${dark})`))}
              ${colors.map(([name,
                outside]) => `--_${name}:var(--cast-${outside},var(--_s-${outside},var(--_d-${name})));`).join('')}
              --_hover: rgb(127 127 127 / .13);
              --_press: rgb(127 127 127 / .22);
              --_ease: cubic-bezier(.2, 0, 0, 1);
              --_far: 1;
              font-family: var(--cast-font-family, var(--_s-font-family, "Google Sans", Roboto, "Segoe UI", system-ui,
                "Noto Sans",
                "Helvetica Neue", Arial, sans-serif));
              font-size: medium; font-weight: 400; font-style: normal; line-height: 1.4; letter-spacing: normal;
                text-align: start;
              text-transform: none; white-space: normal; color: var(--_body); accent-color: var(--_accent);
              -webkit-tap-highlight-color: transparent; -webkit-text-size-adjust: 100%; text-size-adjust: 100%;
            }
            @media (min-width: 1280px) { .root.far { --_u: calc(1.35em / 16); --_far: 1.35; } }
            @media (min-width: 1700px) { .root.far { --_u: calc(1.6em / 16); --_far: 1.6; } }
            @supports not (color: light-dark(#000, #fff)) {
              .root { ${ours((light) => light)} }
              @media (prefers-color-scheme: dark) { .root { ${ours((light, dark) => dark)} } }
            }
            *, ::before, ::after { box-sizing: border-box; }
            [hidden] { display: none !important; }
            h2, h3, p, ul, ol, li { margin: 0; padding: 0; list-style: none; font: inherit; }
            button {
              appearance: none; margin: 0; border: 0; padding: 0; background: none; font: inherit; color: inherit;
                cursor: pointer;
              text-align: inherit; touch-action: manipulation; user-select: none; -webkit-user-select: none;
            }
            button:disabled, button[aria-disabled="true"] { cursor: default; }
            :focus { outline: none; }
            :focus-visible { outline: 2.5u solid var(--_button-text); outline-offset: 2u; }
            .far :focus-visible { outline-width: 3.5u; }
            /* A title has the focus only so that it is read. */
            .heading:focus-visible { outline: none; }
            .icon { display: block; inline-size: 24u; block-size: 24u; flex: none; overflow: visible; }
            [dir="rtl"] .mirrored { transform: scaleX(-1); }
            .heading { font-size: calc(var(--_far) * 1.25em); line-height: 1.3; font-weight: 500; color: var(--_heading);
              text-wrap: balance; }
            .title { font-size: calc(var(--_far) * 1em); line-height: 1.35; color: var(--_heading); }
            .small, .caption { font-size: calc(var(--_far) * .875em); line-height: 1.4; }
            .small { color: var(--_body); }
            .caption { color: var(--_caption); }
            .line { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0; }
            /* A name in another script stands where the others stand. */
            [dir="rtl"] [dir="auto"] { text-align: right; }
            [dir="ltr"] [dir="auto"] { text-align: left; }
            .time { direction: ltr; unicode-bidi: isolate; font-variant-numeric: tabular-nums; }
            .hush {
              position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%);
              white-space: nowrap;
            }

            .icon-button {
              position: relative; display: grid; place-items: center; flex: none; inline-size: 48u; block-size: 48u;
              border-radius: 50%; color: var(--_icon); transition: background-color .15s, opacity .15s;
            }
            .icon-button:hover { background: var(--_hover); }
            .icon-button:active { background: var(--_press); }
            .icon-button:disabled, .icon-button[aria-disabled="true"] { opacity: .38; background: none; }
            .icon-button[aria-pressed="true"] { color: var(--_button-text); }
            .button {
              display: inline-flex; align-items: center; justify-content: center; gap: 8u; min-block-size: 48u; padding: 10u 22u;
              border-radius: 24u; font-size: calc(var(--_far) * .9375em); line-height: 1.25; font-weight: 500; text-align: center;
              color: var(--_button-text); transition: background-color .15s, box-shadow .15s; position: relative;
            }
            .button:hover { background: var(--_hover); }
            .button:active { background: var(--_press); }
            .button.filled { background: var(--_accent); color: var(--_on-accent); }
            .button.tonal { background: var(--_tonal); color: var(--_on-tonal); }
            .button.filled:hover, .button.tonal:hover { box-shadow: 0 1u 4u rgb(0 0 0 / .3); filter: brightness(1.06); }
            .button:disabled { opacity: .45; box-shadow: none; filter: none; }

            /* Under way: a ring about the control, which takes no room. */
            [aria-busy="true"]:not(.plain)::after {
              content: ""; position: absolute; inset: 3u; border-radius: 50%; pointer-events: none;
              border: 2.5u solid transparent; border-block-start-color: var(--_progress);
                border-inline-end-color: var(--_progress);
              animation: turn .9s linear infinite;
            }
            .button[aria-busy="true"]::after { inset: auto; inline-size: 18u; block-size: 18u; inset-inline-end: 8u; }
            @keyframes turn { to { transform: rotate(1turn); } }
            @keyframes breathe { 50% { opacity: .45; } }

            .picture { position: relative; display: grid; place-items: center; overflow: hidden; background: var(--_raised);
              color: var(--_caption); }
            .picture img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover;
              transition: opacity .25s; }
            .picture img[data-state="loading"] { opacity: 0; }
            .snack {
              display: block; border-radius: 12u; padding: 12u 16u; background: var(--_snack); color: var(--_on-snack);
              font-size: calc(var(--_far) * .875em); line-height: 1.4; box-shadow: 0 4u 16u rgb(0 0 0 / .28);
                pointer-events: none;
              transition: opacity .2s; overflow-wrap: anywhere;
            }
            .snack:empty { opacity: 0; padding: 0; box-shadow: none; }
            .live-mark {
              display: inline-flex; align-items: center; gap: 6u; color: var(--_live); font-weight: 600; letter-spacing: .02em;
              font-size: calc(var(--_far) * .8125em);
            }
            .live-mark::before { content: ""; inline-size: 8u; block-size: 8u; border-radius: 50%; background: currentColor; }
            .ad-mark {
              display: inline-block; padding: 1u 7u; border-radius: 4u; background: var(--_ad); color: #2b1f00; font-weight: 600;
              font-size: calc(var(--_far) * .75em);
            }
            .is-lost > * { transition: opacity .3s .8s; opacity: .55; }

            @media (prefers-reduced-motion: reduce) {
              *, ::before, ::after { transition-duration: .01s !important; animation-duration: .01s !important;
                animation-iteration-count: 1 !important; }
              [aria-busy="true"]:not(.plain)::after { animation: breathe 2s ease-in-out infinite !important;
                animation-duration: 2s !important; }
            }
            @media (forced-colors: active) {
              .icon-button, .button { border: 1px solid ButtonBorder; }
              .icon-button[aria-pressed="true"], .button.filled { border-color: Highlight; color: Highlight; }
              :focus-visible { outline-color: Highlight; }
              .snack, .ad-mark { border: 1px solid CanvasText; }
              .live-mark::before { background: CanvasText; forced-color-adjust: none; }
            }
            `);

            """#,
        gzip: """
            H4sIAAAAAAACA51Z/XLjthH/X0+B2JexdBVpkfqwLcVJLplp038ynTppO+O7iUESlHCmSA4B2lY8munT9MH6JN1dgF8SdXdpLsmR\
            y8Vid/HbL+jykv2yESzJskemN1wzniTsWUZroRVTG14Il71jiUjXesOymD14i/KBScW8BctfGCzQsDwXhcrSC8VKVfKEKfm7QGYt\
            XvSY8TRi6yJ7ViAXhEjtDi4v2Y9ZkpWFWpr1fC1g9YPjhFxp57///s/DmIlECfqqRPEkCviu9C4RbAhsvynLpIRmWUpsRZZpFuxY\
            wJVwP6qRlQC7sOw5dQcDXezY64CxH+/u3EKspdKi+FuRgfJ6N3xlKd+KJbsA4eUFCN6lmr/A+zfG+G+BJtONKKRGpYtS4LvUkif/\
            4EmJK7385YLtR6vBnoVchxvaDEx9l7IsiViAPhDFmD2DFEGOVprvFDrRA2euWFawSi8RAUMheLRDk3iagYUFC7N8h44tlTvYDwaX\
            b9/C4ZBX1EagJ+LKXAYruJZZ6rK3lwPxkmeFZnGZhkhjxD3E4xmRkmGWKg17qzLR7Jal4hmddIeC74gVjGL2O7guT3go7nZpSCIq\
            wvBy+N03X92/fz53PoyGznfvo7fvXfj/n0bl++ByPWYXIU/C4RMvhujjEXvL3niji5GVrcsitVusKuP+ubEAO4DAlu/w5F325yLb\
            sgdS9J3WhQxKLdRD22ZjWm6OWQoF5t3DfhcBDx8BlWUaOSFAsYDjvZDA7GiZ6oYEAjUSwc6GuIFzken6gBpk0a5Dwm1CnqPHD1hV\
            IiNROKDVGixWRx+UAE0iXuxOs5SpEuKRB4k44sF9E/kkHJlGEpCYFc1qHjlbXjyCgFgmSUOPM7A65luZ7EDAh9UAY/RniAiGYB1T\
            cAC2tILNxyyR6w1ENmj46A6Mh0lS5d37lnvJNT3OPo/pH3r0Ii/2pxcfxrQWj+HEcZzPprOrmaDH8CYMo3oRD0ORajKRnlprPD6P\
            wpAe+U14BXvaNSC+WVa/9Ks44X68WFQrW7A4iZLT+1r8nIbSuRd4oT+hR3EtboSoNwaQ9YINfTOZzWaB8c0ivIm8apEF4cX4FB7P\
            5+Fisrg2qs75TeBXSytsfRK1NqSN+0Y9FCushvUXQv08nIY8Whjjork/DypJDfq/LCTQj1OxEMY70/n0ZlqfBoYKkk+FzHk4930v\
            toC44leTGnPRp0LqPJ7w2WRi14XxPKzWFVwqQWvNU3uNF89iTo/+jR9O6zMEfPEE6fTQWhEFYhEbu/xo5jUYxVOuFlXPrXWTyBcL\
            49voRszjlj9S649UtP03AQ/eGP/xqZjNK35RFIaFHlorgqm/8IS1P5jx+vRUCvkA6VCkZCic3vTgi6k3NZAUMzi6sGXXoYADNMd+\
            PI2vjJS5f+1HuBRymslU2HZAnhrmMnwcsdtvbepytzwfDu8x0Y1ZJ8V9IC7sOiLnzSsy7JdvXnH5sMU12q8eRu7HTKbDiwuoad0C\
            BEUMEuitrbwPg+UmA+ori6SC4rlbsiDJwscV25svw/uNjCKRwtYtnjRLBbK41Opg4cZCumRUVz2xZZfQllE5ffOKVg47+qERhsBu\
            b2+Jxr4zdrIle6AHB6nDN6/0sh+/ecX3/ehhNNqT1GNXAZlVhaFxVOUmkweoqUOViGs/ttlB9dBqD4+gL2j5c2+M3WTQBixZsQ6G\
            nn/Fqv8umetNyXDgyTHwe3l8v+IR0COC38pAhk4gfpeiGLr+mE3oX6/iijns5eFLqzwuWcuoFn3MarM61LO/ZNkaepY7nqqzMft7\
            FmQ6A/KdWGeC/frXM+w1oeXbOqU03jz7GTgsvyH8JJInAUjn7GdRCljxroC+ExYCD2TQQsami6KNsftesq2IZLldGdKzwPNcMkhH\
            lkJ9FCKq2PJkxSjWN5bLc2dAEVpjes55CPWp5iR9KNw4YCRdYgtbaCQTURegUQysFVifN1ILktLajVBU+fE3LGWjFWsX3/qbLSB0\
            Hs8ieJSwBc+dDShq8GrZad8cppVUrxpO1Ai94fDoY6nQssnk6xU7QYem83v0GmfDrUwdGIL0Bj7515P8BcOQos4FTMBzO+7c6bwO\
            vQY1QIVQZf0yryafk7noE7mwElWZY2pR2OSzoXVBK37PJxOAMXYvI9Pf24TRTQsUrOYJpTJWaQoBFMNAZ3zrqBBT19LmkNd+Wa0U\
            Y3IhKbofvB2z5TIQgAiBTzwGTMHaIHvBAyBgBVmBxRtImNqqvHeY9thXcos2czzg/WADwbqZjlk+ZiXEQZZgwoY1UIjXElAJMM95\
            FNEGE4S3akEecYlBsKwGOpRoWjjyFs9zwQFQYc3dEmvUPdqhKWEndrCnVL1THIXgQCTmkOTAMXUU2dCq1+qsDDfQnWLnBpHNU5mX\
            CU13KxgFqYlKRKirnSv8H38aVHYuwbnYKEVjZgj3HDKKU1Fvz3DAPcNTqHSMRMxxNMMKFWdhqeAbJG9MHE1hMl+cJ6kkiGlz+O68\
            ZCqDRq0O+6ZnBpBbRieLYxjsgL+kQoeRcUpoFU1TEI3MlzgMa6mBZ8MVjY1G0SxNYFzMzP2G1Hh7gZM1TYmubcBPa14XXRxHeiq2\
            TEkZk3X9GahCH9qEOBEvlSAsYHGSPUOKM3sR6iNZ3J4VOgGXu1uJfZSIYK9WOlWQGMS/hg4UJ1TGqg08rZzfnq/Bczhhe64P2Wl0\
            lOGnB5VhjpWhm3vtFqMals8Fz8FsnmBokBbG25/VoVeB+cn9ULKCQgFB7dp55bN7uNdXvXbOGmkI5r7CA9+bXboclm6YUHLP+TcH\
            alKXrS8NWSSJzJVUR8UQ/Qm5BepCB0OTGsw0dMu0vv5RYSFzjSU3jZS9RkKY01dl6ITqNp7MMy91RvHcTjAFeqnBX6KLT/MnItb2\
            3LfGFYWwSQnWQi5KIUYi6OdlJCF9QbhzbTOh84QJBv5Oyy0ktRBKNg8giRVIUAbSpTJXZnmmpJHKA5BRooyOhzy8LGtHGRGqJO3Q\
            2/GxhHAMTs4xZUiYFPVwPvmawN13LHgDRRHvtApDo1ghMP8+gWI1HNaFjKAm4E2YA/K20IJi7wJpvRP/HUNm1wfpAgmwka2JBQRE\
            qTA4vz4MFlQNYEkJwup0OEVBTzxXUBuxg9M7ekOz2lYtqZ/GgtwqX1U44qdRnfmqFViFnkT/Euq8j5c0taZNPllxrMJL5k6v+wpr\
            V7oRQzt361Y31DvFBiS0TrU+QXs0eFrQjiLkDw8Su0UZ78C/8I7lvfqwxsyIh4nRfHigTaPgTUrm+31HbOrEp1PczbQ/x/nzvmTe\
            DlyrJt30nnbLF4CJGrcNj7Jng6e+kBjU7v1CeP0xZBluF+9aqEb2cFdTw4G19Q1fRxDdi/TLoU99YqoPh+oYgwHnbdmNF2rnQZJn\
            XslmJU2pE4Z/YD6FEZaBII39ZUDJOQWzYRqYLDqeqoKmEyyz+aqzg+1CrbgqdLCw/JoC8tgzQp5DDYAuggfQ7lApQWQX2E5DUgw3\
            kKQfBY4Z+OPK1pQWiregVLsq2JZQnYYuhJBMR3WLb35UMEFydrY6kdOp1ZuWq96EZ7tiRzyBFFV1sKzuwFstZWf8qwYKE4U4nh4M\
            ldXl4Mh04ZbfRr+oEN/PDr33lhtD6AcL90ZROEKfKtMYfxBqB0CPs+oZyFqPhfawvB1WBSIQf0tLk29gGnwUu7iATkEZjaBkZ93W\
            scCfgsTQw88jO0I2iwLohfHkX9HrR4hC5oGbyxAWI8//WwKPy3FPvJnb0NFxnur0YZUycrvuKHQErMmhX2n67ziWKFnwEdoYJ5aY\
            0FFR6nhbybAuof5cHapwH3HNEWZaQAeVUQvbLWMT04LilWW33tgG8gD7nt+pGH7JvEXZ6y4S2Zee7IfuhdAfa5q7uWpGSnSTlX9t\
            4+dUnPZ7UDVYsAMFT3fUylLckOpLsc2BuevDzrR9lOeoP38SdBP/R6s6FW/0cdeRKG90UFkXWFkPr8bciS+2X+Jtz8xig7ay1fUI\
            tSythNlB7mFCuD6RMtsggcEd8yH+zl6Qf+zvFL3esVBsYFeyq+M9Zv045FEDwnM/8OL6lrHtts/756r2jlROgvfj3wL5tR9IUwUO\
            RTDV6Wo+pwJ3eIsFk3QZCrA9q/IWvpt7sRPXU82GTlQWNt27E091bqHqUvAJJgqQhhGAZzihxJR40t7BvRZjX1hf24WoyuC+Yniv\
            DTXCwXJe1aNP6NMo7qsDTZqLS/BOWP1GBSAwbZq9V2w14nXXQ52OKdEwidkK/QN9+oHoxtDPNvFNG9X0egaPFms/VbfANfpaFNzi\
            5M1RP7tJPrBtHSk9hvzI0yeufoGO2S7qi+R2kLQXtF1ZXz5XCWw/eAD0/w8igjGykSMAAA==
            """)

    static let tickerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "c367faf65c4aedb6",
        text: #"""
            // Calls a function with each frame while it is needed: a position is drawn, never asked for.
            export class Ticker {
              #does;
              #frame = 0;

              constructor(does) { this.#does = does; }

              /** A page that is hidden gets no frames, by the browser's own rule. */
              run(isNeeded) {
                if (isNeeded && !this.#frame) this.#next();
                else if (!isNeeded && this.#frame) {
                  cancelAnimationFrame(this.#frame);
                  this.#frame = 0;
                }
              }

              #next() {
                this.#frame = requestAnimationFrame(() => {
                  this.#next();
                  this.#does();
                });
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA2WQwU7DMBBE7/mKqZBKUlUNZ6IiVUgcOfEDrr1prLp28TqkqMq/4zihSuEUZ/bN7uyWJV6FMQyBurUyaGfR6dCA\
            hGxQe3EidI02BB2gGZZIkXqO+NmxTnhUlRedXcfiF3kIPpJC7fwmo8vZ+QBpBDM+tDzG8jUDHpQjrobHOGGLpyqLv9JZDr6Vwfl8\
            QApcERrNm2SIWPKhH9hytcIOZ3GgiIgUrtFKkcWBQgzqxvS8xv47EoS9dx2Tf2S4zsK3hjZYlbGTb22u+T1tVqR8gK5x07BcYjHG\
            SC2LKZOlS8iLKvFkmJJpMXfdmcbGcUlhJZmd1Scx3O9tqOZzsprAmTZeaBD7DOP+0/ip7T3r6bMlDn9mRHj7covxfwfMbv2r9enb\
            Z332A+sGo+YqAgAA
            """)

    static let trackSelectionJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "9ed04d0b4c722afc",
        text: #"""
            // <cast-track-selection>: the sound, the captions, and how captions look. Nothing is sent before the person is done.
            import { el, setAttribute } from './base.js';
            import { castClient } from './client.js';
            import { icon } from './icons.js';
            import { makeRadios } from './radios.js';
            import { CastSheet } from './sheet.js';
            import { sliderSheet } from './slider.js';
            import { complete, isSameStyle, TrackStyleEditor, trackStyleSheet } from './track-style.js';
            import { sheet } from './theme.js';

            const off = 'off'; // no track's id: those are numbers, or what a server makes of them

            const style = sheet(`
            .sheet-body { padding-inline: 12u; }
            .group { padding-block-end: 12u; }
            .group > h3, .more > h3 { padding: 8u 12u 4u; font-weight: 500; color: var(--_caption); }
            .radio {
              display: flex; align-items: center; gap: 16u; inline-size: 100%; min-block-size: 52u; padding: 6u 12u;
              border-radius: 16u; position: relative; transition: background-color .15s;
            }
            .radio:hover { background: var(--_hover); }
            .radio:active { background: var(--_press); }
            .radio:focus-visible { outline-offset: -3u; }
            .radio > .dot {
              position: relative; flex: none; inline-size: 22u; block-size: 22u; border-radius: 50%;
              border: 2u solid var(--_caption); transition: border-color .15s;
            }
            .radio > .dot::after {
              content: ""; position: absolute; inset: 3u; border-radius: 50%; background: var(--_accent); transform: scale(0);
              transition: transform .15s var(--_ease);
            }
            .radio[aria-checked="true"] > .dot { border-color: var(--_accent); }
            .radio[aria-checked="true"] > .dot::after { transform: none; }
            .radio > .texts { flex: 1; min-inline-size: 0; display: grid; }
            .radio .title { overflow-wrap: anywhere; }
            [dir="ltr"] .radio .texts > * { text-align: left; }
            [dir="rtl"] .radio .texts > * { text-align: right; }
            .more { border-block-start: 1u solid var(--_line); margin-inline: 12u; padding-block: 8u; }
            .fold {
              display: flex; align-items: center; gap: 12u; inline-size: calc(100% + 24u); margin-inline: -12u;
              min-block-size: 56u; padding: 8u 12u; border-radius: 16u;
            }
            .fold:hover { background: var(--_hover); }
            .fold > .title { flex: 1; }
            .fold > .icon { transition: transform .2s var(--_ease); }
            .fold[aria-expanded="true"] > .down { transform: rotate(.5turn); }
            dialog > .snack, .inline > .snack { inset-block-end: 84u; }
            .none { padding: 20u 12u 28u; }
            .more [part="reset"] { margin: 12u 0 0 auto; display: flex; }
            @media (min-width: 600px) { .sheet-body { min-block-size: min(240u, 40vh); } }
            @media (forced-colors: active) {
              .radio > .dot::after { background: Highlight; forced-color-adjust: none; }
              .radio[aria-checked="true"] > .dot { border-color: Highlight; }
            }
            `);

            export class CastTrackSelection extends CastSheet {
              static sheets = [sliderSheet, style, trackStyleSheet];
              static topics = ['tracks', 'media'];
              static titleKey = 'tracksTitle';
              static eventName = 'tracks';
              static node = 'trackSelector';

              /** What the person has chosen, where it is another than the device's. */
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
                this.editor = new TrackStyleEditor(this, (wanted) => (this.#style = wanted));
                setAttribute(this.editor.element, 'id', 'look');
                this.more = el('div.more', { part: 'more' }, this.fold, this.editor.element);
                this.editor.element.hidden = true;
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

              /** What was chosen and not sent is forgotten, also where it was closed by Escape or a tap beside it. */
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
                // Another film's tracks are others.
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
                this.editor.show(this.#style ?? told);
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

              /** Its name and, where that does not say it, its language. */
              #named({ id, name, language }, index) {
                let spoken = null;
                try {
                  const names = new Intl.DisplayNames(this.texts.language, { type: 'language', fallback: 'none' });
                  spoken = language ? names.of(language) : null;
                } catch {
                  // No language tag: what a film's author has put there.
                }
                const text = name || spoken || language || this.t('trackUnnamed', index + 1);
                const isSaid = !spoken || text.toLowerCase().includes(spoken.toLowerCase());
                return { value: id, text, more: isSaid ? null : spoken, language: name && spoken ? language : null };
              }

              #unfold() {
                const { element } = this.editor;
                element.hidden = !element.hidden;
                setAttribute(this.fold, 'aria-expanded', String(!element.hidden));
                if (!element.hidden) this.fold.scrollIntoView({ block: 'start', behavior: 'instant' });
              }

              /** What the person has changed is sent; it closes once that is taken in, and says why where it is not. */
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
                if (this.#style && !isSameStyle(this.#style, told)) {
                  requests.push(['style', 'setTextTrackStyle', { style: complete(this.#style) }]);
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

            """#,
        gzip: """
            H4sIAAAAAAACA51aW3PbuBV+969Asu2SSiVacS6zI9X2btNsm7aTzNRp++DxNBAJSVhThEqAVlSv/3vPBSBBSs4knczEInhw7pcP\
            kE5Pxe9zad3E1TK/nVhVqtxpU13MhFsrYU1TFWP6mMstvrBjIatCrM2uXRGlMbeZeG/cWlcroa2wqnJioZamVrR3q2prKnxTmEpl\
            J3qzNbUT90KVYyB2PzlX60XjlHgQy9psRJKdLqRV2S82mXfUqOibUiPzji6nhQGlzkFcR4OPdkCykbfq77LQxkaENS0MKN+A2Ku1\
            UrFUi88DOlvqQtUHlLQ6tMRstqVyagw+uZIbdeX2JTx8xCDQ57eFdqYGz7crQ74+YPhqqMeQcq02nuYEHeGEWS7FuUjgTzIXp6ei\
            MiwosUIXGHljlZAQvKrZLCB2Y2FqsVtLJySEq75TNbnPAiOM7ybwJW2AM2mQfjrJ6MNkYYo96LWVRQEJMtFVqSs1E8/Pmrl4OMlW\
            tWm20ftFacAyVRVDkguxfjEW2QbTCj93e2bihwaJxUugX5rKTXZKr9ZuJl5Np3Nwd2nqmbiTdTqZ/Nvn7Yg4U8TF/YkQhbbbUu5n\
            Ylmqz3MhS72qJtqpjZ2JHFJM1XOxkltQ6jUIYSMmVv8XLZlOfzsXG1153Xn1FSrfKviaFJyDoIWpISMmKLmxnt3WWI1KzUStSun0\
            nZpjSKqwuoDooBOqYkLGiOz5Kzs/CQbM1gaDch/RtebSq8jYmcyR/3Hiba2sjYmXJm/s5E5bvShxj2kcGQ65A4U7E5MXTeTHC5EV\
            xpE7j1mEnp1BtlVq4MAzdFXsO17oO+oVOLl1H5A00J6guA7D2nMc8zjmNK/tbCaXDp0HvCGNHYR6Jp4+jWMiFyAJ2hNqTVa/OK7d\
            MY/KHJMnaAUtcTMTNpelSqcjNCdWtiUhTQMHBZ1w1Kl9LWstJ/la5beqOH/q6kY9vWk93zP4UImvYdI6JFaZgxa7zqnPzgIRB/U5\
            538vqlB5bVGtal1E+zOnHecTJOeyNLvJrsbaktV+t1Y1iboudH3+tHQ1aNZuI6EX4hlqB58nVKYzUaql6/bUrvyKPTV2CNKJOkrr\
            Op+HTtYQ6eeDLEPzwI8bWa9ac32f6vUv7EjEe2nK4hv7y9mwv0C65Ck2GfE7cfayOZQ/8a3loAW9jlsQ98j5sQZ04jX9ykZCRl10\
            UWxzIHpHM/j+sfw+G6R32MmJqT5vAWUMM3NX9XOyNk46lWavXFNzOy+0LM0KqW0FBsCwYA+1K4gNsITjIfPDS44Upng8Us6mPFPO\
            fCQpS663kBaQYQqYgF73PhIUNTGFf7JxZj4M9sPJjxsFyokUI7TThVvDRJhOt59HwKI/JocxhOf07OW0GYuX07s1mhmxA0fkys8E\
            CCW39hHl2/Em1wvsn6ECSq6CmNFEFr801nVFH5h9U+uJmD9Aen2CFnYCcUWMkpfSWsJVjHgC6hRQnRASG0EutARK0emcUYUFeHEd\
            Ia0xg44DpHQz7zY6s9U5bUyIyiZjkZADkx4ZJvNf1R6hEdN9xJUkIlF3UKjvAbB1NPHryhTdG7bK1Ai7hDh99kz8CxFUhIfX0ooc\
            sVY1FtT1hHYIkmUFUBqC5dayIvpC3elcJTYTz06B13e8CSTdP6D07wLuqpqypAVsK71newV+RXR+LpaytIp0WjS6LMhbKacMTKO1\
            ttl3QJvScPILssFMOvdvCYylCS2iJ9kPP9FjvAt77XATrnV7PuJTvIVK8ByOBWmypYfMbmRZwg6sS+zHidps3T4RD2MvJPW83gN1\
            MoqZUSNiZnC2cKaiFeRFNCJwJO9NnFmtINigW68DJUBAHmvfIEaoTWnxDZ584IWp4BSCPR/8eH7hLW4qFJeOxiQN9MWGmCbh1JSM\
            xqSaBTncR1GzyCxSizNwNAq7sQmiJvS3Z62iEwMGXe0ODhIpkoxFupMwZwpSMmUtQ+r4N55jfCZLI/YZ5PQGSgA00OhJdkCsBjVJ\
            dnqh7+gxjh49t8FDB43FEf6HhoU32VoXBeU+dp+IDLtnJrdbzN02l8ZR/mbQkPOwgnnYW0DFYqm5rHJV9tPH//E53NrEpI+lAb+F\
            lSi0fkcvfkWX+n1xS12WqogFIumj4ky11PWmL684UhvG9bzFKo07XYj64YSBC3CtoJmp4g1UI06QtmHYBppZdpxkfqylEEt+BIuu\
            u/hc8oyxUYQGS5wJN6B8/Vbm6zRFNdF0+HuZEUtCAXj6UDViqvROlo0KutYKgQIVyLvKldl7Ot3+DFhCurQVarNSVqtGrhS6nOoD\
            fO4Zgtv5TAy99Gpvoc1iF5CugqQeoWLIioV2xnLvu9V4lXKr9kEdPjNr7FGfiGTym3skevg0j96zB4Cmu7BIQwMr5UJhcvwBgIYG\
            5jRXcTyBUrwP9IVhAdMCssT7oqt9HiPXKPMGBPD7seetybaUIfNYYH2MRecZIgabkV2UsyQ1zlW+V8COJZ3kWyZonFcOHRg0eggy\
            RdcRAVH0OyRGxnfIw7YJOQqII0HslbCWs1ZXKgTYPeqkCDJHXHacfFce8sK91BnEjIbpKHTzURwi6iNR06NgRk5ABwuv9/pFNNJ0\
            EVUpZgZY7K+g+o3QZ+69CPUAxKAjMGHZD22yGShpVQzmOeTlCod8VJA1lIuqo5JsAcquRSV00wdYhO/zAJggH+Mc4hUYiaYDLbSn\
            hD2FWOzFWzjfbhXeGUnh5FYslAW8BnQevzAl1f9AP18w4blnxAD0hOUh9gnrHgJ1d4aZpdOCB36jy4woLi8Pdx6CpVDJbTP/Bu+G\
            gYJGR/4OJL1mwKj+C1ozw9NT8ZPHiDAdNoll9Gvpzo7WbUaEeulrXdsPkBji++/hBIKc+taPxJPz88hvoxYisVprWbxjd0a+xS2d\
            6447gzUI20H6E6/NOzqWjUJiDz0k6NARxN+LAECvb7iW/UffnB0DPVQG2p2srnxKUPDguHTMnx68j9AF/YQqarn7E3XsbjYh9vNw\
            l/6OvrCB+2VAutR5HgNVDFEShjSBd1aqauXWcNQnkOKfLsT0UTbcmzs2T4IPjsAouza7HvQD+9F/jzIvWEeCvovG7pPxQZlcYptv\
            ANf5JvkYq4Axvsrgc0ivaWzArVLbn/E2MsYRne+p6Y4FT1mObotRYk2ILkC/ThPecUw45+AtnQv/cvXhPWQQDi+93Kd+00Zu0/Se\
            JnAFw3ccjR6aj9eHb24CGsP6QN5YTaxahBBEtwTC4f95ryyhI8Kx0BIW7hShz3BegPbyOQKGKL/ov2yLlKX4yUMZQiMLvcB5DCG+\
            vueZP8NvDzivZ4Mj2IflMiHcmWWZ1+0GcsJ/PFLYbUs/xCOx77X9SIPmvN0AiuF3GL/+Giy3ZqM4Bt7nmtXnDb1I8ndcqujctgSB\
            3m/sMPyUBTqcFAWWyRGnoBK9pO95ki5KUq8zBrgBt4MwkA2tMFh1Gayatar1p/I7Zyl7cByHiwKHk7owEHyaz3IP0xXCCpQhw8Jd\
            Acf9eHa2WcLpVipgtTW3FJJoKtb7wTxAPtYfNQlJ/5GvuxB62seQtNtvFYFlXoKaW/qTAqxiJ0xaWCU6NVplL1lqZpZpWAuozCcW\
            dHmXr1tVYUi+N91+JwET+u+w/NAEiLcGkILXMNuGbmZqlR0kqZ83FAFIOK8ZfGpZYxrGhfCPipyeePdCY3s+6ufzlSTY/6RjRq3P\
            mb+ZnarfSJyDmYbzXVOAQ5mq/3YIDH1tYpQ7wD4LonjMY4YRqy4HZmwXpKNX5bIzi50bYcv2SqOHWfBbXMKqNGmjWcMaHpzbn/RX\
            HhsWfDcwuIwZh5PDgEncTYevuquGzOa1KUvIWPNPrXZQFP6qPqHLfuC+UGt5p/H2MtFgm4QDn0/Khy9f4oHPoKr9V99zhMSEZiwe\
            0n21wksn0cW64u/QoWotZOS+d/cH5ewrV9p9lYvoQH/fh3TdAA4wav7/YaZvQEi+/M0OdqRhyIaO+dWNtKtZ5ud/KXAelMaL513K\
            QCtMGlwhLCV6qvC1FW71Ve8ZxAPFX1+CYBbkIV2Ard0gC/TsrV6/bvfSu8focRy0pXZA4o+OvcO9+k+jLF9q33QpzFZ5vXFwxIpj\
            t/AEJDh6zw4KTLNtY9dpfOfNkfgYnpnLTVQ7MTBEtB79OiF+N2bI2MGUoUiiYokOL3m7+8gkulQJv4KIWUN8b3pI4fBM1grroPGj\
            Ry9wi0h7vsbfLAQOnQHUOOROaudvDHOXAorxhJGlXzwkRgS6go6sC6ykUfcqrtNgYGxmOF9yx4GeA3DXmc1b7mgAxikd8QLx8Cc7\
            4NnDb1SA0/8AWK+67OMjAAA=
            """)

    static let trackStyleJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "ddb483ea0dabee2e",
        text: #"""
            // How captions look: what a person can choose, and a line that shows it. Nothing is sent from here.
            import { el, setAttribute, setText } from './base.js';
            import { makeSlider } from './slider.js';
            import { makeRadios } from './radios.js';
            import { sheet } from './theme.js';

            // The eight colours that captions of television have had since CEA-708.
            const colors = [
              ['colorWhite', '#FFFFFF'], ['colorYellow', '#FFFF00'], ['colorGreen', '#00FF00'], ['colorCyan', '#00FFFF'],
              ['colorBlue', '#0000FF'], ['colorMagenta', '#FF00FF'], ['colorRed', '#FF0000'], ['colorBlack', '#000000'],
            ];
            const edges = [
              ['none', 'edgeNone'], ['outline', 'edgeOutline'], ['dropShadow', 'edgeShadow'], ['raised', 'edgeRaised'],
              ['depressed', 'edgeDepressed'],
            ];
            // `TextTrackFontGenericFamily` of the Cast SDK, and what a browser has of each.
            const fonts = [
              ['sansSerif', 'fontSans', 'sans-serif'], ['serif', 'fontSerif', 'serif'],
              ['monospacedSansSerif', 'fontMono', 'monospace'],
              ['casual', 'fontCasual', '"Comic Neue", "Comic Sans MS", cursive'], ['cursive', 'fontCursive', 'cursive'],
              ['smallCapitals', 'fontSmallCaps', 'sans-serif'],
            ];
            /** What a device shows as a rule where it was told nothing. */
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

            /** A style with all that the controls need; what a device has besides stays. */
            export function complete(style) {
              const stated = Object.entries(style ?? {}).filter(([, value]) => value !== null && value !== undefined);
              const all = Object.entries({ ...plainStyle, ...Object.fromEntries(stated) });
              return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
            }

            /** What an edge is in CSS. */
            function shadow(type, color) {
              const around = (way) => [-way, 0, way]
                .flatMap((x) => [-way, 0, way].map((y) => `${x}px ${y}px 0 ${color}`)).join(',');
              return {
                outline: around(1.5), dropShadow: `2px 2px 3px ${color}`, raised: `1px 1px 0 ${color},2px 2px 0 ${color}`,
                depressed: `-1px -1px 0 ${color},-2px -2px 0 ${color}`,
              }[type] ?? 'none';
            }

            export class TrackStyleEditor {
              /** owner: the sheet; changed(style): the person wants that. */
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

            """#,
        gzip: """
            H4sIAAAAAAACA80aa3PbuPG7fwWa+E5khqQlOX6cVCdNfMndtZPkJkqb6XjcGiIhiTFFagjQsqvTf+/uAiBBSvZ1ph/aZCyLwGLf\
            T9BHR+znYs1ivlJpkUuWFcXtiK0XXDHOVqKURQ6b8LMoCikCxvMENrI0F0whkFwUa8lSFbGPhVqk+ZylkkmRKzYriyVbiFJEB+ly\
            VZSKbZjIAthUb5Qq02mlBD19EfeKbTV8Lzqacimib7I3bo4t+a2YZGkiSgdO0sIeyM88SQvpQJa00IGUCyFcsmohlobuwdER+7IQ\
            TKTzhWJxkRVVKbW4tZ6KGVMiE3ephEe24HcCPhIm0zwW7PLdm/Csfx4dxACqMQCCC3Z1wNhVjx6/LlIlegHrPX9P/3rXgd36u8iy\
            Yl3v9fvO3k+lEDlt9fudrcsH3uwQwoba26wSZg93nVMf+ByMxQ21zuZnkdQbLVpvMx7f1ghp6+B6bMQVyVw00uZFTqRx9SN+JyxF\
            pdCH7MYn80h7SVmsJqBMrQPcNk+0W/JUarZw57N+MrImYlUK6Wz/WC9oBsGwN+huX0rg/32Rq59ELso0fs+XafZwQ1YFw19yEGPy\
            41+0u5tgmJbg6eCBC07WFzxeWAPPAFMjseS5nADWGXKBWxNYwO+4EUraIVFkC8g+WADCtSzyQq54LJJJF+sH2MLvNUhtcS4rnlmw\
            y/rp2WWxTGP2UVTiWcDME6JlHyawEIOTp3fGBvbBImkeGzAt7JJn2SVfpYpnspbFLO5KTUZ48YJ91TpNIIAgXnQSAb1yVlaZAI1D\
            2oCkwtawpoosYblOLhF7cXQg7imEtepXGU/ziXqAUxdsAyzNilLMy6LKk0v01FEdYeDZAZuC3Tu72oPf4i66zJeHlYBl47a40oEk\
            PCRlzDMAHQREteNLI+b6wcEWskqLb4UeSHxPKBFd6ITk3RxE4LJ3qViTNEkqQULANi/TZIzSxiKEzLGUIybAN2MIXlGO2TLNw2lW\
            xLehTP+FTL08rwCcJwlobcSG/YoNhrAyLUpImiFmxApQDE6rMVAp7kQ5g5wzYos0SUQ+dvQ0omTPy3COh4CcNzjtJ2IesOfHJyf9\
            Mw5fpmdn5yczdnL+HTwMXx73BzN22seHAR8eD8788cG2kesVA3fNSbyGwYohw0t+H6Y5ErRy9PvfjWv+wnXJVyMIygfykDGk4HsV\
            8iyd56NaFXR6QbkbzkfHY2MegxGMFnt3vPTC8J8zXvrsBQANhidiCd/MukTLBmzga8ZnqQAX3HSNMUdeTonrct7oX/FSac2y+uwr\
            Fq1B89JFMsvE/Zh9q6RKZw8heIUCAUaMQjmcCrUWaAgiQqarkUW68lG1awiPWHiuoeSaq3gh5B6O4TME54E1JYBkVi1z8IJSrARX\
            3nmAbgQm8Pog+6wE6TX5l1XDp/E9q+yanDZnIVMsj4gSSECaGLOWOQG/B54ZkF0Bveuy5LFP+buhCXQ6XnwCPnJQczIaTQUmAeKo\
            VuuzZx1WhkjOpa8XdjG3YsE6CFHyNS/3oaT6NAIC0M6wPv0fVKycT73B8IzZnyMWnYLQwBzk85AKacgT1OyIYb5xhLjiZcpDsGJ8\
            K5KLZ6qEnH09GvGZQsN3BWv0zqcSrKpI78ALScB4pQr9QfK01HDcVcPxee3R4FKDH6pHFG7WQG/RScWAappY7fAYTaVjJ16kqz1u\
            j58mmvHTOJpxYDxDQnaz2suXblI7r3SUdZgbNnkO47/LHMoORoh1UjeLC8ERp//7uSI6P4NU0cg2WmByAgH3eAlt+bVIe226/6Qq\
            cp7tcFnkod0wMrf37eb24E9LkaScea6rgWp4jDHpA82nGWoh/xkyaYbZtGbHWdkCsRvQhmmEwOOhknkE57OLV8w7+sfzq374Aw9n\
            15vT7VEaKSGVBmCvX7Nez2evNV5Ma7HA3HPmR6r46wqmD2hehOczCI8qA8kMFZ6tFvwJOufbw0cIrXgpxS+5WTcUz3zIR6c+hOfw\
            5ARoDWpC61Qt3rSIwcCy4KUgmjeHG1rbHm4+cLWIyIQe7YOjAC4UYwKTTj6HmulH4LgTLA7eELqifq8j5PYGBw9qjQT0oCVT64JJ\
            bBD0UEaNqeQwo+z0QKmcwLptgjzIJAErEAex+efJp4+RJDYggYMYkP6FEgjmA8DFxeMQhMM3fL3R3JBSwASZHoiQK8xFZZFJlgsB\
            SXvd6u2wXZ4KCRUL5kLFH6TL/6zKY0xcrKZJNHyb4kA4OKNEAnJ9mn4TsYogs5SpkBoQLbvZ+lAYM0iMnncVQCzArHNNktNX9geQ\
            EN2Hff+9swKmEjNIBQnFvPWrbJcOxEoUNV1mgI8GBEfHdzU7yKbPtoSvFKoqc7YHDmhEEkQHXsEA2GuTljXDaBP2R2078NZwQN6o\
            uxCnbc6pLcVBO83Z5WRCGq1VqYuRp6CPDZiJkEadnLwU3WTNH4joVQjfAgZxB7+vAZCxaAbV+wNfed79HpBoiTsPNgbut6t7drh5\
            wF99ZmPixvejbwWU+17Qc1WyIQJm/BsZdjxI0xCEzeA3YjdDQIc/x4TdIA2YHv9gfwDrgxbJwB5xuAiIXD0XwrkQD4WdkyEeC/ec\
            3V6hHq8pg9BIQKaw0ZdxKdmXupN/l6Sq0OUZjVWscyxBFLfY20P+XPB8LhLj5HrL3LGsOY6QGFJkTWOusooBo0eYAnvcN0o03gU8\
            QP/rwXwkA0jebVjjj9b6OGd4t0LbjiAjRc8aCHFEdLdzwUTm9bBP7wVUvXEAwhaix7YBU7CFIvyqO/qe3yJi+3yNI0nvbOdPqFbU\
            HvfsEqGzZF02sAIDCvr+XHe8huoEdgjVEluUfnQS4NwAhR+SsxIrXBqe0M3SiHkU8Tq4Nu7UpjPB1q8VRIR0uaipmkba0KU5EAi7\
            ZUdbYs/UWZcOWzeoaHlaNMQWdY74vvbVre8y1PQGj3H1toZ4hLWdkff3Wesc8dlvvxmgJhHuAO3lv4BpJlUP+w35SW+iLQ2v2qLG\
            noOWPQ3EHqs+ISB24E/JhWFtr7BM6UCPsJI4glDGtVJQU2uEeAcb5qJA6sx4RXgCBnF1bXk0SzivQtjrENxalTHm2ZsHC2+fO+pE\
            B97LBd5lmWuJXS5gne4knuLGwrS42rnVcAOptaFJ26sPKrfbdlaABEzXHJgTppWCXjUyv5ANxwdMgiB4WC7yGLo0GG89Im5Fx+y2\
            W5u7TJiLGtysuTLGbbLYZ6LU0rPIxFLkqklhbuqiQ5S4TBILmoylR/TAySatlcYBzbKR2Y2V1gH0g9YCymMXSEXENtQkXXN+wW4Q\
            b8voTi3HqxK2hERjioqAWovtP+QezBV0Ob0osE0rZuyqYXqHXYcdhxFwKH08IsRjzYe1DqrL1irby+kWte72yIBNgFJzhcfasYei\
            mJrp5upWMa218JyU45HbmyHZRDbTfWCbpRQT6w2dCQ83cAr7cNw2/YotYQSBXgBmt2t0peOsYbmM6EKU3AVQ2+LmllrfJpqaP4d5\
            kx+JeypwlAt1IqSShiXL5d9KVtM3bygilS51lezRlKcv9nrgvjjm9Tp9geSYoj2umhjTLEN3grM87rjw4k7kzgFn/IH+9Ii4xWEZ\
            f7faD34runSst4BsHqLFzXbmMNc5F/jSxo3klgD6SuzCeVVUF8CMT0U22jWE1eqKzwEnfsexLUBljGoe4aFhKzAp4MaQMw5jozjN\
            V5Vqjnqe5jyyo4pJ3NphA9KGQat18OhR47juEUMy5nmMwunk6LU02qGOgxJ0CPsQdwqeebNWEhbrg34rLOq+B8PC6NaNPIPC5NHa\
            420RX2CLXwtrgNEDyJPwlpC8Xj/xe80EOUb9xtAzRQwNpHe0DE4s2UZJcyQ6yUi/FTQuo98Ztl0mE8lb8IR2cgjMm9BWE7LjyHoL\
            DYsjwkeYzrFuGH56tb8osRxhOcUKGDQtKWC0jNQxQKWyXT41PifGiWsIcY1OpQpjRT/Y0qWP1Jam/tBgow4JmP8VpjBRqgevV190\
            1r1Rc8r4gT5sl7dtPzLvXSl96yso05rkoJDWpL7Tk7ixitDULXVc8FHnM3SN86HLaH9rDGYg6OrLs9lY4AWcPQsNt+NKutXSNYUK\
            nvx/cCji6jFvqtu5/9SdEJvb5tAzVTDA51g+nUFjaLrBlu80zRcg1hD/hb9oNf/PTO70HEZ7Te52Oxi3LdG6dcbMoDsX7ryAbN45\
            Ou8a2Za5pWIX+aOtt9Pv7kXS9KkkX83ozgys93F82hlT906nDfzOWLg7DWpgPVA+BU7NL8HW41FnFmrEMI73WvcGo101tWwUS2m1\
            g/cOu3qe1X5ME9UshdZG5y2dsPAb3Z3u0nkdXQ31hZHz5tvglnI3w6L+e7bWQeUbOm+X60ZINncTHYM0AB1VAmhnpQHFkNY3bfTi\
            mS4M9ziiQ70d3K7Cbw43eAcpQJCVcGzhQ+o43GhFbm/QJE5KsCj/hoWLBq0dRZJ6O39fwF6blTDGvy5g9KK+hIVeG+1X/ac7F+xo\
            WmSJfRnQxEb9QqCH+4/jsXfqR0g+jZ9CpCF2Ubl/7uS5w2XAeglXPNTjZNC9hXdaRTMfbA/+DS1/PKmtJQAA
            """)

    static let transportJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "8b98bf1270f23dde",
        text: #"""
            // How a page hears the server: through the worker that all tabs share, or by a stream of its own.
            import { EventStream } from './stream.js';

            const patience = 3000; // ms for the worker to answer

            const isSeen = () => document.visibilityState !== 'hidden';

            /** `heard(topic, text)` and `changed(state, reason)` are called until the function it gives is called. */
            export function openTransport({ base, token, heard, changed, shared = true }) {
              const url = new URL('events', base).href;
              let close = () => {};
              const alone = () => (close = openOwn({ url, token, heard, changed }));
              if (!shared || typeof SharedWorker === 'undefined') alone();
              else {
                try {
                  close = openShared({ base, url, token, heard, changed, failed: alone });
                } catch {
                  // Of another origin, or forbidden.
                  alone();
                }
              }
              return () => close();
            }

            function listen(pairs) {
              for (const [target, name, does] of pairs) target.addEventListener(name, does);
              return () => pairs.forEach(([target, name, does]) => target.removeEventListener(name, does));
            }

            function openOwn({ url, token, heard, changed }) {
              const stream = new EventStream({ url, token, heard, changed });
              let isOver = false;
              stream.changed = (state, reason) => {
                isOver = state === 'ended' || state === 'unauthorized';
                changed(state, reason);
              };
              const follow = () => {
                if (!isSeen()) stream.stop();
                else if (!isOver) stream.start();
              };
              const deaf = listen([
                [document, 'visibilitychange', follow], [window, 'pageshow', follow], [window, 'pagehide', () => stream.stop()],
                [window, 'online', () => stream.kick()],
              ]);
              follow();
              return () => (deaf(), stream.stop());
            }

            function openShared({ base, url, token, heard, changed, failed }) {
              const worker = new SharedWorker(new URL('worker.js', base), { type: 'module', name: 'cast-events' });
              const port = worker.port;
              const join = () => port.postMessage({ type: 'join', url, token, visible: isSeen() });
              const deaf = listen([
                [document, 'visibilitychange', join], [window, 'pageshow', join],
                [window, 'pagehide', () => port.postMessage({ type: 'leave' })],
                [window, 'online', () => port.postMessage({ type: 'online' })],
              ]);
              const leave = () => {
                clearTimeout(timer);
                deaf();
                port.postMessage({ type: 'leave' });
                port.close();
              };
              const fail = () => (leave(), failed());
              const timer = setTimeout(fail, patience);
              worker.onerror = fail;
              port.onmessage = ({ data }) => {
                if (data.joined) clearTimeout(timer);
                else if (data.ping) port.postMessage({ type: 'pong' });
                else if (data.connection) changed(...data.connection);
                else heard(data.topic, data.data);
              };
              join();
              return leave;
            }

            """#,
        gzip: """
            H4sIAAAAAAACA51WwW7bOBC9+yumJ1GBVg6wtwTurUAPXQTYdLGHwEBoaWSxkUmDpOxmXf/7zpC0LLnxtttDHJnzOPNm5s3I8zl8\
            NHuQsJVrhBaldeBbBId2h/aOnq3p12042xv7gpYepQfZdeDlyoFrpcUCjIXVK7lx3qLcgGlAeQdmr8uZ2myN9XCADzvU/jECjtBY\
            s4GsnMcb5ReX3c9mldHOExevUFcIC/j99vb2HuZz2DhojJ3wMCC126M9XVPuEVHTJZHD4j3Upuo3FLHcKadWqlP+9dFLj/BusYCs\
            VXWNmmPOb27gmTOvhTdbVRXg8avPn8l7Dc9VK/Uaa+H4agHE1RnNRotQURWwhl571QVmTa8rr4ym5GGtduiIU0KVcDOf4ddQigFm\
            tqg/W8qCj8UBVtJRDG9eUBehGXUBiUARK11Tet72CMccDjOAmHlvOzrXuIe//vwkMuRCu6wI/vKytdjcE7ZDD1VnHA4lOhzvBx+y\
            M/psEScgU3zYayJHQa5wIzI5O1INiHeJ5rdv4F+3SEJ4DAd/x6YtuPa9rrFRGussj2FFuI4dReSkgFJ8TU8AYybR11Cp65QKaKSi\
            st+lvI4hApDuKumrdnBOynpoqNOG2mdJxWqtdFAziW0VJFIm5IgouZnFP4u+tzrVLBBlxHE2G1rcKedRi61U1sWWsYxFrPmTl3aN\
            vgAtN5RObdAteXYSOlpLWddhdD4FV2jFGR3oTEiEqyXF+CCrVoi3IgRc8m1xY3Z41f1FMj8phpEy0z6I4hwtgB+5OOlVuYcdy4ba\
            Serg07QvTlAS7HQ0g65Dk4a7ARClhyS9OmN1jg57LXvfUvP/IVts8Ntjz7bRyDSm62h5DtMUo/IQxFUk8vxE19FqOYkn6DzBmOEI\
            JGkNXEapUTYUIwnpKbh4Oi23ArLzeoukae4jsWUBT3ula7MnFO9315r9dSttRL4bc5nQXhYx6AA3uqPxvQS/qOolgZchiRhIfC9S\
            wTmJvJiGeUNs/3vep+pLb4qovvEeEsOujBB+/aR1WdCbijfXHWQbU/cdp8kTQd8r6fxvabkmjaYXFm/1RQpX8rez7YtR53cSm8ju\
            /B/oHNVcDLEYlk0zDI3tyHhS0yTmL8iCY1wTRbRd9Pk7WVzn36HcIVflR2K57iIBTz6Wo2SD94tBq+jQflYbNL0Xnv7bNF9RXPH5\
            JwiPgMMGn445Kev8Ygz3WLtRcCIf0QwseOGgPxFjVDH8ognYJBN6nVhr4m5THRsCB6M3kSqHPEAtvWRRT/YLH5bcMazz63UY9kyA\
            b5Ve5/9Rj63R63M5pncpO41hKvNhM5ZleWkbXY2/pwIg/agKz/xxLi9nMNkOoba8Bf4FdyycMZcKAAA=
            """)

    static let virtualListJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "60f7336deccf2d3f",
        text: #"""
            // A list of thousands of rows of one height, of which those that are seen are there, and that which has the focus.
            import { setAttribute } from './base.js';

            const beyond = 4; // rows above and below what is seen
            const spare = 16; // rows that wait to be used again

            export class VirtualList {
              #rows = new Map();
              #free = [];
              #frame = 0;

              /**
               * - scroller, list: elements, one in the other. probe: has a row's height.
               * - source: count, key(place), placeKey(place), placeOfKey(key).
               * - make(): a row with `element`. draw(row, place): fills it.
               * - looked(from, to): these places are seen.
               */
              constructor({ scroller, list, probe, source, make, draw, looked }) {
                Object.assign(this, { scroller, list, probe, source, make, draw, looked });
                /** The key of a row that is held: it stays, and keeps its place in the document. */
                this.held = null;
                /** How far a held row is from the top, in px; null: where its place is. */
                this.heldTop = null;
                scroller.addEventListener('scroll', () => this.plan(), { passive: true });
                this.observer = new ResizeObserver(() => this.plan());
                for (const element of [scroller, probe]) this.observer.observe(element);
              }

              end() {
                this.observer.disconnect();
                cancelAnimationFrame(this.#frame);
              }

              get height() { return this.probe.getBoundingClientRect().height; }
              get rows() { return this.#rows; }
              get #top() { return this.scroller.scrollTop - this.list.offsetTop; }

              plan() {
                this.#frame ||= requestAnimationFrame(() => {
                  this.#frame = 0;
                  this.render();
                });
              }

              /** The places that are seen, at least in part. */
              seen() {
                const height = this.height;
                if (!height || !this.scroller.clientHeight) return [0, 0];
                const first = Math.max(0, Math.floor(this.#top / height));
                return [first, Math.min(this.source.count, Math.ceil((this.#top + this.scroller.clientHeight) / height))];
              }

              render() {
                const height = this.height;
                const { count } = this.source;
                if (!height) return;
                const size = `${count * height}px`;
                if (this.list.style.blockSize !== size) this.list.style.blockSize = size;
                const [first, end] = this.seen();
                const from = Math.max(0, Math.min(first, count) - beyond);
                const to = Math.min(count, Math.max(end, from) + beyond);
                const wanted = new Map();
                for (let place = from; place < to; place++) wanted.set(this.#keyAt(place), place);
                this.#pin(wanted, from, to);
                this.#free.push(...this.#leaving(wanted));
                this.#put(wanted);
                this.#free.length = Math.min(this.#free.length, spare);
                for (const [key, row] of this.#rows) {
                  const place = wanted.get(key);
                  const top = key === this.held && this.heldTop !== null ? this.heldTop : place * height;
                  const transform = `translateY(${top}px)`;
                  if (row.element.style.transform !== transform) row.element.style.transform = transform;
                  row.place = place;
                  this.draw(row, place);
                }
                this.looked(from, to);
              }

              /** A row that was there before its item came is the item's then. */
              #keyAt(place) {
                const key = this.source.key(place);
                const before = this.source.placeKey(place);
                if (key !== before && !this.#rows.has(key) && this.#rows.has(before)) {
                  this.#rows.set(key, this.#rows.get(before));
                  this.#rows.delete(before);
                }
                return key;
              }

              /** What has the focus, or is held, is there wherever one scrolls. */
              #pin(wanted, from, to) {
                const focused = this.focused();
                for (const key of [this.held, focused && this.#keyOf(focused)]) {
                  const row = this.#rows.get(key);
                  if (!row || wanted.has(key)) continue;
                  const place = this.source.placeOfKey(key);
                  if (place >= 0 && (place < from || place >= to)) wanted.set(key, place);
                }
              }

              #keyOf(row) {
                for (const [key, other] of this.#rows) if (other === row) return key;
                return null;
              }

              /** The row that has the focus. */
              focused() {
                const active = this.list.getRootNode().activeElement;
                if (!active || !this.list.contains(active)) return null;
                for (const row of this.#rows.values()) if (row.element.contains(active)) return row;
                return null;
              }

              #leaving(wanted) {
                const leaving = [];
                for (const [key, row] of this.#rows) {
                  if (wanted.has(key)) continue;
                  this.#rows.delete(key);
                  row.element.remove();
                  leaving.push(row);
                }
                return leaving;
              }

              /** In the document they stand as they are seen, for those who hear it: those that stay are not touched. */
              #put(wanted) {
                const root = this.list.getRootNode();
                const active = root.activeElement;
                const keys = [...wanted.keys()].sort((one, other) => wanted.get(one) - wanted.get(other));
                let at = this.list.firstElementChild;
                for (const key of keys) {
                  let row = this.#rows.get(key);
                  const isNew = !row;
                  if (isNew) this.#rows.set(key, (row = this.#free.pop() ?? this.make()));
                  if (row.element === at) at = at.nextElementSibling;
                  // While a row is held the others keep theirs: the focus and the pointer are on it.
                  else if (isNew || this.held === null) this.list.insertBefore(row.element, at);
                }
                if (active && active !== root.activeElement && this.list.contains(active)) active.focus({ preventScroll: true });
              }

              /** Scrolls so that a place is seen; `block`: "nearest" or "center". */
              show(place, block = 'nearest') {
                const height = this.height;
                const { scroller } = this;
                const top = place * height + this.list.offsetTop;
                const room = scroller.clientHeight;
                if (block === 'center') scroller.scrollTop = top - (room - height) / 2;
                else if (top < scroller.scrollTop) scroller.scrollTop = top - height * 0.5;
                else if (top + height > scroller.scrollTop + room) scroller.scrollTop = top + height * 1.5 - room;
                this.render();
              }

              /** The row at a place, if it is there. */
              rowAt(place) { return [...this.#rows.values()].find((row) => row.place === place) ?? null; }

              /** The place that lies under a point of the screen. */
              placeAt(y) {
                const { top } = this.list.getBoundingClientRect();
                return Math.max(0, Math.min(this.source.count - 1, Math.floor((y - top) / this.height)));
              }

              /** For screen readers, which see the rows that are there alone. */
              static number(element, place, count) {
                setAttribute(element, 'aria-posinset', place + 1);
                setAttribute(element, 'aria-setsize', count);
              }
            }

            """#,
        gzip: """
            H4sIAAAAAAACA51ZX28jtxF/96eg74Jo116v7oqmD1J0gRMkSNEmB1yCFoVhwNSKshivluqSsuz6/N07MxxySUl2k/rB3l3ODIcz\
            v/lHj8fiUrTaOmGWwq3M1spuYfGlNzv6azolVkrfrlyFr7uVblZIaRX8lk7IXgmrVEcPbqV6VQmQ4Rc99UpaXBFL02xtfaLXG9M7\
            8QRs7tK5Xs+3TolnsezNWozq8VxaVf9mR9OTk8Z0oNpcPRqQOBN/norx2Gsm5+Ze0UZz1Zod7ATbaUuqMJvdoEoz8f4vA5vXSmon\
            nAFOsbVqIeSt1N3JiXogvZpWWiv+oXu3le3f0TRPJ0K8JfaZ6NRO/CQ3RTnFj8te4Q5X1/wm1/j6DjQXYnx2Br/FmbgQtulN26q+\
            IlNPhGrVWnXOVmRd3ZF1DBqvFpvezNWEbCZR55Fl89dRmtn2DZA0ZtuBU+7UY7FpZaPKStDfv+1/+LjET0BXRhlreaeKcuK3EDvt\
            VuKGtbqpxaKXuwIWmB/olrptrdCDEq0xd2pRoM8qsCWQgPqACWKwERWefgy/ySf9tnGmL572LFL5U1d8tIrUq0iNincSzyX5QYiP\
            899U42pwkr7tCrfSYMb/T+CU5IGfxK9gf7APAtxbxDGcVqpdTODcwjr5aD2y75TaoC2sP2zw3wLQjfar/XmFQNVqFICw2bbtsN2P\
            sMNS9rAXLeOGsBfhHyU5s6lQ6uZhSowTQDfEVbqlPdzlV7PJNgoWqeVi8f09KIZYVp3qi5FfGlWiKMXsgxcBgruiRFNu0LT3ADBw\
            l4pmIiIzt6q/Vz0Hwidl9X/UR/5YHEhj1qXpReFjkjGGhr4aXEbOui7zPcJDwTwk7BkjS3WLIqAhZ1loC/t0gI+C925k16j2stNr\
            6bTpfsAQJdDUPlwHqbfKcaShcNErt+07Pg3qVwPBtxByC93dftdq0OgT7VN7pilI8UIwUxyIoPwx0LwFHx/QRI/5B3TohV9BTNdm\
            uYSMCV+nXmFv49QOnIE+f56B3H9vlXV7B/ce8hw5D2Wt5HMPRgaXshWfBzOFcOFAz2oAxIcTrZLgaISv7EMw4GJU1SPBWw32ZQCT\
            DWldL0VxysufP4vT3DYNmf5HWi6D+a7eVeLd9TQRv9S9Rek/Sbeq1/KhAAp6XkL494wAcIIYsyYBrEEiCWCetfaJpvbppObMS2uN\
            0m2RyDsXr+k77HYdLRpM/TvN49effPqHsskkXrUDCwYTpbwYtMB288WTl3HGuz1vHm4GAQPwrHtsVT1vTXP3C7KezmYkoxQv03iK\
            dNdgUTjtdVSacJH5DZPgEbehC1gAKV1CaPi+IGOHqj4bGFI/oTDYuqIdSnDTEe6d7Jxa7Fd5TmAthK3PvjOSMeW3r2FTfj4/L1kG\
            nMwxKKCuXLq8IKcp9e0GFPVMXjcqp9MsqJWqN1u7Kuq69p8gxu4hDTFfmcvbuvD9QEqrulso9bM9WKeLle+bDlP3FRykwuR27XvF\
            kNTKmE88XbARGwKyHbUe04zIUbHCkjubzZJK+eWXeUFDqGFJE9/k3ye8TYDunvRedhZURyTd0EsrnfpX8cUT7AsoL28CPQIdDlFz\
            jWEYD/y4f3wrxWukCWGQjuTBHPQ3S7H7XRan2sFn+z1WloMvhz5l5/trSMJzBdv7RkE7tYbqt8ZmgboK/DCix46zcgbNLPuQY9K8\
            Ug9dZhowvF9OuteEDhkFpaJBmQt8fTrAqIaOl4ASMTB89gxluVe5aN16fFXpN8Rc4JkesizAhU4FitTsnPxBXmbrf6KVsykGOvc+\
            9IcVWxiORH0a9kfY1/sSEDq143GeWZ0kU/4hZfm1OAxFblWvYkhUkTcaD2g+Lgv+XF7vRymCZ7ZvszROqYYgFZRgDuXgoRJlON1t\
            1fRo5B+AYRhAUume/AN0Hqh1EbIpVQDYNC6DmbK0St7eDxnyFR8atA7HPchfNGUdZDBUh1YoHRF/DoUIjdBfZ71QjMR80vWOj27M\
            fC0bBz12MBaVUPDAJ2Pcz2YBo1ntCb73ySYp68wYGyNiRX/ADGsLv1qW++pmlkB1MwPU97KFbhEa9oOE+KJkIHrZMPsFKjs6r8W5\
            +Q9WGdTwfwLyMNpT9KUH7NXawJAR11g7X3ARCUfyA9NkOPhrPgXiyyNOjTAwelA8Jm0yHtjfoexWBpIIzILaTdJrFZw3iaEzWC23\
            zQrOGzLJUOEzw/aAnpcRNT2GPmQ5BrWYZ/DO4wr6DrY4finKa4ju3hUFZDmOKJorkooPK9ihpV+IjLXAXkrmulJzxzp8t9Lt4qWs\
            hyoMaGjV78hlnl/bnxUSnkboejDR9/JoTSlS0b4Po7ntG25H/DVKWb7QTlA2kdCr0lmlqzv1EM74i563jCG6FhhDldGt4vsHLi3D\
            xZClawd8BztNhiTDd20wjxkNtu4JM6YLVzXwo1rAVDwnJo7kYoLbq7STh2BXvfuWimN6GBzusmBAmQwkyN/8dDo7BqpYll7IVv7B\
            V7ziSWywiIKJqIBm9xAx3PyaFdbwCBpvRijEpuKGZpGbiXjTQXjBKPwGS/abRqGV3oS5dGV2vvBUgujBTSOmH/3RgSyMfHEmyweT\
            TWgCY9MaZsW96T6PaGwsjw6TQ01gzcHyI388UP3IXcKMlLhAhILUizCJwkz6Jy8rIgXpvj4i4lWxfKYz8a7+6oi880Dw4ZiQczrq\
            K/LPB/nv669gO6RP5pv0vuKgNg/4qFAf7WLHxjgAoqQRjncAcd7KiuQ15KpuUfg2A9Je0uXP2MWUIagiHrk08YAFT1qxRaVRNwxe\
            X/Cob1SxRycO0O0xR+MTGeV5P9sfu5/KqvTRufrgagPM+z67Like8SYKATBO8c+ZLx7xB4gwrz3sJ+Fo0Cf7fwFATNLZhkv4+O8C\
            IVuoFiEgnXS6AdOt5+DNmHnYdzz5e0Ok/z0YKEey1/JiYyymMTdiVoDPezbEa2ywhrcWo7CTP9zzyX8B8/XWTiYZAAA=
            """)

    static let volumeJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "b0686eb09050ffbb",
        text: #"""
            // <cast-volume>: the device's volume and, where it is a group, each member's.
            import { el, setAttribute, setText } from './base.js';
            import { castClient } from './client.js';
            import { Fader } from './fader.js';
            import { icon, setIcon } from './icons.js';
            import { CastSheet } from './sheet.js';
            import { makeSlider, sliderSheet } from './slider.js';
            import { sheet } from './theme.js';

            const style = sheet(`
            .sheet-body { display: grid; gap: 4u; align-content: start; }
            .row {
              display: grid; grid-template-columns: 48u minmax(0, 1fr); column-gap: 12u; align-items: center; min-inline-size: 0;
            }
            .row > .words { grid-column: 2; display: flex; align-items: baseline; gap: 12u; margin-block-end: -10u; }
            .row > .words > .line { flex: 1; }
            [dir="ltr"] .words > .line { text-align: left; }
            [dir="rtl"] .words > .line { text-align: right; }
            .row > .words > .caption { font-variant-numeric: tabular-nums; }
            .row > :is(.icon-button, .disc) { grid-column: 1; grid-row: 1 / span 2; margin-block-end: 8u; }
            .row > .slider { grid-column: 2; }
            .row > .icon-button { background: var(--_raised); }
            .row > .icon-button:hover { background: var(--_tonal); color: var(--_on-tonal); }
            .row.quiet > .icon-button { background: var(--_tonal); color: var(--_on-tonal); }
            .disc {
              display: grid; place-items: center; inline-size: 48u; block-size: 48u; border-radius: 50%;
              background: var(--_raised); color: var(--_caption);
            }
            .own { padding: 12u 16u 6u; border-radius: 20u; background: var(--_raised); }
            .own > :is(.icon-button, .disc) { background: var(--_background); }
            .own .title { font-weight: 500; }
            .row.quiet > .slider > :is(.fill, .thumb) { background: var(--_caption); }
            .members { display: grid; gap: 6u; margin-block-start: 16u; }
            .members > .small { font-weight: 500; color: var(--_caption); margin-block-end: 2u; }
            .members > ul { display: grid; gap: 8u; }
            .note { display: flex; gap: 12u; align-items: center; padding: 12u 4u 4u; color: var(--_body); }
            .empty { display: grid; justify-items: center; gap: 16u; padding: 28u 12u 36u; text-align: center; }
            .empty > .disc { inline-size: 72u; block-size: 72u; background: var(--_tonal); color: var(--_on-tonal); }
            .empty > .disc > .icon { inline-size: 34u; block-size: 34u; }
            @media (forced-colors: active) { .own, .disc { border: 1px solid CanvasText; } }
            `);

            /** One slider with its name and its mute button. `member`: null for the device itself. */
            class VolumeRow {
              #muting = null;

              constructor(sheet, member, kind, step) {
                Object.assign(this, { sheet, member });
                const at = member === null ? {} : { member };
                this.fader = new Fader({
                  send: (level) => castClient.send('setVolume', { level, ...at }),
                  changed: () => this.draw(), failed: (error) => sheet.fail(error.message),
                });
                this.name = el('span.title.line', { part: 'name', dir: 'auto' });
                this.value = el('span.caption.time', { 'aria-hidden': 'true', part: 'value' });
                this.mute = sheet.iconButton('volume', '', { part: 'mute', onclick: () => this.#tapMute(at) });
                this.disc = el('span.disc', { 'aria-hidden': 'true' }, icon('volume'));
                let before = 0;
                this.slider = makeSlider({
                  label: '', step, page: Math.max(step, 0.2), part: 'slider', say: (value) => sheet.percent(value),
                  input: (value) => {
                    if (!this.isHeld) (this.isHeld = true, before = this.fader.shown);
                    this.fader.move(value, true);
                  },
                  change: (value) => this.#letGo(value),
                  // Escape, or a finger that scrolls instead.
                  cancel: () => this.#letGo(before),
                });
                this.slider.range(0, 1);
                this.element = el(`${kind}.row`, { part: member === null ? 'device' : 'member', 'data-member': member },
                  el('div.words', {}, this.name, this.value), this.mute, this.disc, this.slider.element);
              }

              isHeld = false;

              forget() {
                this.fader.forget();
                this.element.remove();
              }

              #letGo(value) {
                this.isHeld = false;
                this.fader.move(value, false);
              }

              #tapMute(at) {
                const muted = !this.isMuted;
                const mark = (this.#muting = { muted });
                const drop = () => {
                  if (this.#muting === mark) (this.#muting = null, this.draw());
                };
                this.draw();
                castClient.send('setDeviceMuted', { muted, ...at }).then(() => setTimeout(drop, 1000), (error) => {
                  drop();
                  this.sheet.fail(error.message);
                });
              }

              get isMuted() { return this.#muting?.muted ?? this.told?.muted ?? false; }

              /** told: {name, level, muted, canMute, canChange} */
              tell(told) {
                this.told = told;
                if (this.#muting?.muted === told.muted) this.#muting = null;
                this.fader.tell(told.level);
                this.draw();
              }

              draw() {
                const { sheet, told, isMuted } = this;
                if (!told) return;
                const level = this.fader.shown;
                setText(this.name, told.name);
                setText(this.value, isMuted ? '' : sheet.percent(level));
                this.slider.set(level);
                this.slider.enable(told.canChange);
                this.slider.busy(this.fader.isWaiting);
                const { element } = this.slider;
                setAttribute(element, 'aria-label', sheet.t('volumeOf', told.name));
                // What another sender has changed is true for who has the focus here, too.
                setAttribute(element, 'aria-valuenow', Math.round(this.slider.value * 100) / 100);
                setAttribute(element, 'aria-valuetext', sheet.percent(this.slider.value));
                const picture = isMuted || level === 0 ? 'mute' : level < 0.5 ? 'volumeLow' : 'volume';
                for (const place of [this.mute, this.disc]) setIcon(place, picture);
                setAttribute(this.mute, 'hidden', !told.canMute);
                setAttribute(this.disc, 'hidden', told.canMute);
                setAttribute(this.mute, 'aria-label', sheet.t(isMuted ? 'unmuteOf' : 'muteOf', told.name));
                setAttribute(this.mute, 'aria-busy', this.#muting ? 'true' : null);
                this.element.classList.toggle('quiet', isMuted);
              }
            }

            export class CastVolume extends CastSheet {
              static sheets = [sliderSheet, style];
              static topics = ['volume', 'dialog'];
              static titleKey = 'volume';
              static eventName = 'volume';
              static node = 'deviceControl';

              #members = new Map();
              #step = null;

              /** 0.5 → "50 %", as the language writes it. */
              percent(value) {
                const { language } = this.texts;
                if (this.format?.language !== language) {
                  const options = { style: 'percent', numberingSystem: 'latn', maximumFractionDigits: 0 };
                  this.format = { language, numbers: new Intl.NumberFormat(language, options) };
                }
                return this.format.numbers.format(value);
              }

              buildSheet() {
                this.#step = null;
                this.note = el('p.note.small', { part: 'note' }, icon('volume'), el('span', {}, this.t('volumeFixed')));
                this.list = el('ul', { 'aria-labelledby': 'members' });
                this.group = el('div.members', { part: 'members' },
                  el('h3.small', { id: 'members' }, this.t('volumeMembers')), this.list);
                this.empty = el('div.empty', { part: 'empty' },
                  el('span.disc', {}, icon('cast')), el('p.small', {}, this.t('notConnected')));
                this.body.append(this.note, this.group, this.empty);
              }

              /** Each kind of device has its own step for a key. */
              #makeRows(step) {
                if (this.#step === step) return;
                this.#step = step;
                this.#drawMembers([]);
                this.own?.forget();
                this.own = new VolumeRow(this, null, 'div', step);
                this.own.element.classList.add('own');
                this.body.prepend(this.own.element);
              }

              firstFocus() {
                const { enabled = false, fixed = false } = castClient.state('volume') ?? {};
                return enabled && !fixed ? this.own?.slider.element : null;
              }

              render() {
                const volume = castClient.state('volume') ?? {};
                const { enabled = false, fixed = false, canMute = false, members = [] } = volume;
                const isThere = enabled || fixed;
                this.#makeRows(volume.step || 0.05);
                const name = castClient.state('dialog')?.device ?? this.t('volume');
                setAttribute(this.own.element, 'hidden', !isThere);
                setAttribute(this.note, 'hidden', !fixed);
                setAttribute(this.group, 'hidden', !isThere || members.length === 0);
                setAttribute(this.empty, 'hidden', isThere);
                if (!isThere) this.own.fader.forget();
                const { level = 0, muted = false } = volume;
                this.own.tell({ name, level, muted, canMute, canChange: enabled && !fixed });
                this.#drawMembers(isThere ? members : []);
                this.keepFocus();
              }

              #drawMembers(members) {
                const ids = new Set(members.map(({ id }) => id));
                for (const [id, row] of this.#members) {
                  if (ids.has(id)) continue;
                  row.forget();
                  this.#members.delete(id);
                }
                let at = this.list.firstElementChild;
                for (const member of members) {
                  if (!this.#members.has(member.id)) this.#members.set(member.id, new VolumeRow(this, member.id, 'li', this.#step));
                  const row = this.#members.get(member.id);
                  if (row.element === at) at = at.nextElementSibling;
                  else this.list.insertBefore(row.element, at);
                  row.tell({ canMute: true, canChange: true, ...member });
                }
              }
            }

            customElements.define('cast-volume', CastVolume);

            """#,
        gzip: """
            H4sIAAAAAAACA51Z3XLcthW+11PAdpMlPVxqLdtpZjey2jh2m2kcz8SZ5sLjqbEkdhcWltwSoFaqsrd9gD5in6TnHIAgwKVsTW8k\
            EcD5xXf+oNNT9l3BtZle1ardihdzZjaCleJKFmKimV1lvCoztt+IRjBpmNSMs3VTt7uMCV5s2FZsl6KZ6PxEbnd1Y9gtEypjWpg/\
            G9PIZWsEff0qrg07sFVTb9kkP11yLfJPerLoyVCVl0qKKjxX0MLg5GteiiY4tMLvwRlZ1BUJ/hH+CM7iuh6cfQmS322ECAVr/B6c\
            2/JL8U5JEAac6fcRFa0OyPTgEHh564w/QW0M0+ZGCXZuTyYfT3L6Y7qsyxugL6XeKX4zB7/LcsHWfDdnz9oF40quqylwMOCiOTDh\
            jVmww0ne1Ht2e8KOCOHn1IgtrBkBdHC9lQZW37ZsK6stv05mGXuyatIFs5tTEvXkzMuSQA0UBcgTzQKpprJSshJTLf8l5my2OHHi\
            X7B8XzelBvVJrGU4Z2eLXquVEtcDzggL5OesJNFb3qxB0FLVxeVUVOWcTZ/MWm+olwR/IClIRMZAjEfel7I5f6hM8/DD8TkDmJyS\
            /DlTYmV6gsaoLxE0cr0xo1oUfGckgA4UgbuZXvFGcvhdQTQ1soAo48tW8QYXdMBgLnWSIzynEDQG0ZuDq4p06MIn7iaBCj7YKdM7\
            XqFjjx31beQmC86RG+mPBOLh3JIXlxjryAqsSKbTfzRcalGmd9DMN/UVSRihhG2uLLTqxq8CabdhOeb/bCVEy310uQ9H9OBYLMDf\
            hRjiOcLyM3Se9WW4AJcsmmnDS9kC5fPZVwtg/jlHxdo5bKQUKPUeLdvxspTVmtDOnnzTsm+O5Zwh4L9wHcjtsygaoe+Xeh65kUaJ\
            Dr17gThHS2fHV+QQ5aSupILMn5tNu13eIc+bj6xs6dB3ZLhvhqFP+W2OHoqoUY0tV2pU4TucPxIqZ0OurbpDMRdUVW1EeMJmsy9k\
            zOiun7WUxmMdMedb90CiNiPp/1OrjVzdDDlbwegbL+MMEjvKeYqrYerqaLyQF8wFShwCfzwbhIBd+P8iMZbk4nso8emzgURaOJz8\
            aStKyVmyqptCUO6qGzCeF0ZeCcQaIjfzVtjoAX/srpmuAaRQ4qsrrrEJAXbA8CNE4Mnp48fsLSR2B+O9NBvocTSruO176GMLHQyz\
            sZSzjxYfH+esagFyoE7QM+FxoVY5e3x6UiiuNfs7tVC/uHL8CFjBxUCdR2KQzxiV/6YtTN0kVPMz11Bl7FJi46WN2KVEzdjb5SdR\
            mBwYwy0mZiN11nUXHRk7pAs6a/sKbkCY2zk/t3LZBbs9sDm2M47EUiC/nDopVFDsbZeVWNEMOim870SJK6FSdv4iaNdy3Esm0GtZ\
            eyeoFh2EG8lzUOKQZo5NseHVWiAnYkJCy4bvkzRjKy4VbYmmqRvat10YbthFiE+t+Vo4fp21xIZu7Ry6T1AFKqJNY1S5SaEdZY8J\
            noJvqPLwwVtTT2IuV1y1ERuXNICds2yC9Xy6kWUpqgkwgfvDDcef6Ac8CUKuuyPYf09wSiZXnb8moYp4HL7rCprf4jJy1SPDd29g\
            O+EmjWUQ8gO18ftuddkhow7Zq5A6XgoS+1IArlHhWcDfxch50AR7bCi+FGpORiBe0RdriN033GxybCvt4iw/S72bLDskwMyWkNeC\
            G9+JBpOUW+/AI6tda6LTnQawt2LJA9JU6r8KVaYsCb5Ab7Q7623r4Q7NNiQPZ38cCfkW+hkrLiMG/tQhBnSklL0p8ORf6oEBp6fs\
            lQZAATfIHJytIB0ITCEQI7poaqU0GAnu4mXe8edVgc5NjlhbU8YiwU0hDWpGPX24KRRMH5WxWPn4h1vMMwcs6x97CB6njIkbCxni\
            0458gNqSGz51n57KuwaxWMor2xgjFgF0PlKzINzSrI+TrIdzFlnj9CZTDpg7/c2uuNKC0ik4ZA0DVJcwg4vsdo4dkTeCbrlnHF1d\
            yGoo8TNgoRMByzBub4MMjSYjxw66eKgMUzh0Kpewb8HcV5BbRxnn+7Kpd3g4ig2MjJj6/JzYpkdc8bKzMCk77mGJsBtO6kgN+IGA\
            QnZQ/iE9+0IA7aGoEqshPgtAVq1bk6DmANTZbAZgCApAZwTuJz76LC7uqg2LICLI+3DzzLkWscEaYdqmYqHxF7n158WFXTa1KoM1\
            e+GWG3YNuA0l1ALZlTpnKATsG8Ix/PGSksMBGwJQWiiVIGGEKVzAdAS/rN7D6+q0wFvDU/YzZSNXd4RILzK3dXv0Gsko+xlB07cW\
            yCDrHAjdk02evbYPrFHWqyEcSehIrrVn3KNQEqYEVBX/TEeOuMjq9ICchNkorhfWzJFcCJySIx90maXiSyWsn/yljZxbtvomCWyR\
            +jcu0f1RDOL7l82wnaccvTfJP4wl7mTmijTVUayJZJPpivPb1SR0jZMGteQ3rBscBpENpF0MQPi14bprsvCxDosWtan7TU172K6u\
            6qLVDJ/0kG+df1Excn1V70EPKurU/Sehb2zb9BgjOGWn9GtxP7Y4mHibu3s8Yp1GPt7JArCGZbxDw++/d2iDMJkhOKiLYnO3/B20\
            H89x2br0J7AFS5nrfixvdFPiBODzAKtX7P1YYfqQdg+LCR3MOoXGbA4YTFwXlrEHHdhQ+zupbBHsqe5F5ESNAiqInbbCgwAt5jrO\
            cZR9nj9GxCSLU9FF12LaGWms4tJw9JPUoFK9XkPoTehFYeKD2+UlyEzimh5R7TiF77R2xGAAGsC7Dp5uMXVpw40srLka0PE+eKXN\
            7Cvrh0V/ztRwb3Qu6MRhzlT1ehKdw0nib+IGToaIcbuAr8r8bIePke2qLmnHNlAv68pAnzehduVR99pgB6433JW4R9gwh2MilhzE\
            73///R/28PmMffUwYy6WFYR6C1WP7RtpBLSPJrflJm6hB5ndU/kchWGoBxUIAmLLzUXuTz+A4Oo+Ul+bLdOaxiRNvQl5GnDldAC3\
            Vi1aCvh4dwPGbWFPcYOYhvlAbtvt6wZn+br6Qa5hip5DCB+iYm9VIeadAh1TOI3e+7EyKv+ZVl7T4aQ/6HRLO6YH+hm2AZZ/7ji6\
            T+c7XySXrVQlgSluMeP76gfS2nST5I4+7ENVNI3WZmwYy/wcF7bNviC8ltfQXKVRnVMQTk5Yq4LBj1IAjNXLm4lv3fVgPqX/5zhi\
            bNi7U+FM6gnD7n7zNDBJlvG5gdJv3E7adfuocZQd6IGo14K+Qx3sQqxBNOt6P2JfSoKs772OgVLgeYjFShTmyJX4BJfz3U50NQ5v\
            KQtclQUK9+jAIH2F/xLDiQprh3sVwqqLD0n4tkpAWdHsdyluXKQ+wpH6l3qvk/C1p+8DLbog9Ox22GdF8MNf4TL2dM7ryfsPoYWg\
            ysXYSIQq2lzkX67cO5OdDPBe3JA/IBvJ7byEgQC2Jke+3TWid25A3PtyJRttXmObctSU2m7NT2EwamE0dJ+U0MKxBJKw6AMLe/lb\
            lwRc+Hf8vv6aPbCsLgInxcOnq2lezYZ6roGK7v+m91Xjfnb5uaJf6IvH+w9ktuUecpX6V/rH7bnnDn0S8Q1x4uFnGeQEJzg4y2fP\
            o7bLvbAd2+VqZnqRO8z7Maq3+a5+Irj/qENyut9JZ4MyICC77jzuAvdYAFrqXAlTUrU2G9tD3smJwj7kFGtKE1G31MfH2DOEr8Zu\
            Tppl/j2gB3N4q54bDXa37H7z53wE41H+jzJF55YLD7A5i7PHpRA7F5v9A0fIwhHGYSHLrs95Bx7oPL6FnifB2gEa4bwvyy4VB934\
            ewl2NfX+A2ZVh9lYhHU7iMgh2ybIBKVCP9qKro3Af1zF7mcxL8CugmkEqcMuAV9EqfPwRSun7PTKYvblRnaTe6CxewoDdUcVfRAL\
            Rp3t3zmpHu9q764c/TCWnYPtiZK+I6c87Y21muE/bc8HEtahBH8eFUWn+QdDiAp8viJnYK8EHaNzwju5VNDbLXxhBuz27pKVFo35\
            np4rQ44Zsguvx6HaIXjunmwDHNuFPM8H/+04dOMCgNLUW6cV3uhKVsL2A1Pf4vdjBJD/D96YvtcFIwAA
            """)

    static let widgetsCSS = EmbeddedAsset(
        "text/css; charset=utf-8", tag: "eddfd96e23d702aa",
        text: #"""
            /* Optional, in a page's head: the room that a widget takes before its module is there, so that nothing jumps. */
            cast-button:not(:defined) { display: inline-block; vertical-align: middle; inline-size: 48px; block-size: 48px; }
            cast-mini-controller:not(:defined) { display: block; }
            cast-dialog, cast-instructions, cast-expanded-controller { display: contents; }

            """#,
        gzip: """
            H4sIAAAAAAACA3VQQU7DQAy88wrfgCqhFw5o8wje4GTdxHRjr9ZOKSD+zqYNUjlwG894Zizvd/CanVUwNcACCBlHujeYCGMAnwiK\
            6lwBehXfOY7k4Hgkg54OWgjYDWaNS6rQVkehBkyvFlGfWEZ4W+ZsT7Db3w1o3vaLu0qo6kOIdGCh+AhfENlywo9QL0mVa/ukw7GD\
            ExXnAVOLiUcJMHOMibrfLeNPCvD8ks8dXBx/mO9r48zC7aDiRVOi8n/11rnZImPSsYHLwGJelmF9l20UnTNKpHgTfRu2siRua94P\
            DjiJ9WsBAAA=
            """)

    static let widgetsJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "affa1cf67a9b70f4",
        text: #"""
            // The Cast widgets: `import './widgets.js'` defines them all.

            // All that is needed at first is named here, so that a browser fetches it in one go and not import by import.
            import './arrows.js';
            import './base.js';
            import './cast-button.js';
            import './client.js';
            import './icons.js';
            import './mini-controller.js';
            import './slots.js';
            import './stream.js';
            import './texts.js';
            import './theme.js';
            import './ticker.js';
            import './transport.js';
            import { loadPresent } from './open.js';

            export { castClient, configureCast, CastError } from './client.js';
            export { present as presentCast } from './open.js';

            // What is closed at first is fetched when it is opened, or when the page has it and the rest is there.
            if (document.readyState === 'loading') addEventListener('DOMContentLoaded', loadPresent, { once: true });
            else loadPresent();

            """#,
        gzip: """
            H4sIAAAAAAACA22ST0/jMBDF7/0U75YiheYO6gF1ubHalRaJK248SQyOXXmmFIT47ozTAFGyN+fn5/nz8qoK9x1hZ1hwcrYl4Ss8\
            uv4Qk6DYVCPbPHHxCEuNC8SQjnoY7zerVVXhxnslRuAYgciShX40LvEZmV5JR4lKcDwrDfYpnpgSGpK605JOtQExENoIEyxCVHIe\
            Y/82njarn8FMyhXyXNcTujdMc1brbpf7o0gMiyvvKMicujqGReXeBXepF5Ki95Tm1+yjLN6wJDL9nAq9LqXZ0sXk4urnZStJJvBg\
            x/TiHT4a+zcR60b4QJNin9XxQOPaK3odldmR3bB6CV2pce0xUY5AOQThVq1NkxJTl75rHMZOhr+OQ4b+21hD8jAGpPaRZwE5R8Di\
            1FEYcsDIb8mW0DEGqu7gYFpCZ4ao5IBkpo0HveR4aToarG2sj30eV623b//ECGG73aLI9rjQFhcw1t6+qOTOsWiftC5+/fm901+b\
            marIFuXUzVLXjaGmK0g6Ej4u1AbPNJWslX0C+6uzX0sDAAA=
            """)

    static let workerJS = EmbeddedAsset(
        "text/javascript; charset=utf-8", tag: "a8c81239b98d65dc",
        text: #"""
            // One stream for all tabs of a browser: a browser allows six connections to a host, and each stream holds one.
            import { EventStream } from './stream.js';

            const pingEvery = 20_000;
            const hiddenFor = 60_000;
            const hubs = new Map();

            /** The stream of one server and one token, what it has told, and the tabs that listen. */
            class Hub {
              tabs = new Map();
              topics = new Map();
              connection = ['connecting'];
              clock = null;
              isOver = false;
              #hidden = null;

              constructor(key, url, token) {
                this.key = key;
                this.stream = new EventStream({
                  url, token,
                  heard: (topic, data) => {
                    if (topic === 'clock') this.clock = { now: JSON.parse(data).now, at: performance.now() };
                    else this.topics.set(topic, data);
                    this.tell({ topic, data });
                  },
                  changed: (...connection) => {
                    this.connection = connection;
                    this.isOver = connection[0] === 'ended' || connection[0] === 'unauthorized';
                    this.tell({ connection });
                  },
                });
              }

              tell(message) {
                for (const port of this.tabs.keys()) port.postMessage(message);
              }

              join(port, visible) {
                const isNew = !this.tabs.has(port);
                this.tabs.set(port, { visible, missed: 0 });
                // A page that was opened anew asks once more where the stream was over.
                if (isNew) this.isOver = false;
                this.follow();
                if (!isNew) return;
                port.postMessage({ connection: this.connection });
                const { hello, ...topics } = Object.fromEntries(this.topics);
                if (hello) port.postMessage({ topic: 'hello', data: hello });
                if (this.clock) {
                  const now = this.clock.now + performance.now() - this.clock.at;
                  port.postMessage({ topic: 'clock', data: JSON.stringify({ now }) });
                }
                for (const [topic, data] of Object.entries(topics)) port.postMessage({ topic, data });
              }

              leave(port) {
                if (!this.tabs.delete(port)) return;
                if (this.tabs.size) return this.follow();
                clearTimeout(this.#hidden);
                this.stream.stop();
                hubs.delete(this.key);
              }

              /** While no tab is seen nobody needs the stream. */
              follow() {
                const isSeen = [...this.tabs.values()].some((tab) => tab.visible);
                clearTimeout(this.#hidden);
                if (isSeen) this.isOver || this.stream.start();
                else this.#hidden = setTimeout(() => this.stream.stop(), hiddenFor);
              }
            }

            function hear(port, { type, url, token, visible }) {
              if (type === 'join') {
                const key = `${url} ${token}`;
                if (!hubs.has(key)) hubs.set(key, new Hub(key, url, token));
                for (const hub of hubs.values()) if (hub.key !== key) hub.leave(port);
                port.postMessage({ joined: true });
                hubs.get(key).join(port, visible);
                return;
              }
              for (const hub of [...hubs.values()]) {
                const tab = hub.tabs.get(port);
                if (!tab) continue;
                tab.missed = 0;
                if (type === 'leave') hub.leave(port);
                else if (type === 'online') hub.stream.kick();
              }
            }

            self.onconnect = ({ ports: [port] }) => {
              port.onmessage = ({ data }) => hear(port, data);
            };

            // A tab that crashed says no goodbye: who misses three pings has left. One that was only frozen joins anew.
            setInterval(() => {
              for (const hub of [...hubs.values()]) {
                for (const [port, tab] of [...hub.tabs]) {
                  if (tab.missed++ >= 3) hub.leave(port);
                  else port.postMessage({ ping: true });
                }
              }
            }, pingEvery);

            """#,
        gzip: """
            H4sIAAAAAAACA5VXTW/jNhC9+1dM0AUsJa5stEAPDrRAD1u0BXZzyAI9BEaXlsaWYpo0RCqp16v/vjMk9WU7RXuJbXI4nI/33jDz\
            OTwoBGMrFHvY6AqElGDF2oDegIB1pV8NVsv+KxvQFzDlP5BppTCzpVYGrCabQhs7A6FyQJEVrdtCy5z8KUwm5f6gKwsn+PCCyj76\
            /QY2ld7DNJn7A8mzmd5PJuTdWDiUakvG1RFS+Gnx92KxuA87RZnnqH6jmFP4ZbxTU/wpKHyFj+IQxeRsfnsLn4suU0pOc95YvXBK\
            FDD/tHqHagavhbBQkhvBacncZ2TptCuM5W1ZGosqgdv5JJPCGPi9XsNpAt5kdDet6UOZXaz21aOdp2n7U22nK7ctdbbjM7WU/Ls0\
            DxxrChshDfLKD74CnY33SRnWmdVVtMPjDOpKznxesQuPgilKk9AeHaO/9/1aKI2PctCfyJ+Dga9ZWClQVPkSIpfgDHJhRQzpe2hP\
            UNSbsAtpmsLUJTWN/YVthidQ+nUJfz4+fEoOojIYOUcJrVLp7RIOWBE090JlyItRDM19dwNSNbw/X+bEoB0F1Jt6K5QyOsHAAprO\
            pmkzywqhtsi5JUnSd+osO5/GsI/9j7Nru/b1Fk+Lla8KqhzzKXz7dm2zVqK2ha7Kr2RzPZdBBBep+IWGweGs92iM2GKLBqZ8FJjG\
            zCRieM8EY0aJieLY7SQH4vZHf7hz0rl+1qWK2GwGL6Up17K7wPsuzScCVQo3vXNilzsRDyDoNrh/3tWpdTaDfWkMt2PRZTifw69w\
            oCg8IV+JrPqACnNiK90lzI41J0PY6wqJ01ih43CAubOnjiSTFqYuxvisWx3ZQoQbzfIXhRj42E04V6Gtq9D1i4INe7S8gE2bkq/V\
            iWhFl8yAkBeUo6FIHtbPZJ6wVH5QtirRRAPUDwJyp+NrMTjTJUydxdSDf+lv62JwhO3YGXdg97ER+yiUfp/pCHdXCPrj0EjYFpT/\
            EpSXhjYoJwbUKpLDcnOMnERQjF2YzTl6nwaEXjGMQ72wrZUv09t1GWmBA7VE8YIeo6EMrt89UnOUaIPFGABdFT2iibvt/jUYZXRT\
            9bnco66tPxakPb6QZ/rQh/Ycz7k2iFbW+/B55P1VlBKpdjyWiIQ08GheKL3W+ZFkHnMzoIQbZlxTH9oZfx/RTZonBmWX2IuQNdU2\
            XiVG7zGKaNEpJH0mrQ78txQ9AfmSMQNJE8fZi8q26ffK309CEo/2lsiHclG7Wf9yCMWicm1q5bnII62TH3s84HCGdurGUOT6uD6T\
            kZdqVsHpuHB+0H55dyInDbw7OTfNl4F8uCayGHLzYt9TlkA3vlnJ6GVxMctDBQb4p3OMene8bUvs9aBeu3l/k7qJ765IBth+U7I4\
            HdZcelBgRzx3wdbHFydXdN+b9WRoJtfiZByNYl2N68Z4TV2kDmjbMBOGuuvARtb0ZKpbiSbc+UlBhxcDKnYtcnlP36iBA9TYXitJ\
            RQgHAox2ZbaLeugYlJuEJo3Xc7qYSsdOzRKe+HPFYAnPBldlrcL89LZBdthkAL7wdGn47cqTjgviBl1WCVNQgkYcDTN7q3W+PuKS\
            Rpz2Y5JJXSG6p7Nxr1iJG5u4l34/K5U88rv7K9GGu2jc2EwoG/uHsvQuFjIw6PQ/GzgUZZ8Lxb4anHEtXfWjxVW869zdHbxP4ec3\
            WhSadAWtnO0ZVhvfoln/TwRtfAeB8o7q8wwAAA==
            """)

    static let all: [String: EmbeddedAsset] = [
        "arrows.js": arrowsJS,
        "base.js": baseJS,
        "cast-button.js": castButtonJS,
        "client.js": clientJS,
        "dialog.js": dialogJS,
        "expanded-controller.js": expandedControllerJS,
        "expanded-style.js": expandedStyleJS,
        "fader.js": faderJS,
        "icons.js": iconsJS,
        "instructions.js": instructionsJS,
        "menu.js": menuJS,
        "mini-controller.js": miniControllerJS,
        "open.js": openJS,
        "queue-edits.js": queueEditsJS,
        "queue-items.js": queueItemsJS,
        "queue-row.js": queueRowJS,
        "queue.js": queueJS,
        "radios.js": radiosJS,
        "reorder.js": reorderJS,
        "scrubber.js": scrubberJS,
        "sheet.js": sheetJS,
        "slider.js": sliderJS,
        "slots.js": slotsJS,
        "stream.js": streamJS,
        "texts.js": textsJS,
        "texts/ar.json": textsArJSON,
        "texts/de.json": textsDeJSON,
        "texts/en.json": textsEnJSON,
        "texts/es.json": textsEsJSON,
        "texts/fr.json": textsFrJSON,
        "texts/index.json": textsIndexJSON,
        "texts/it.json": textsItJSON,
        "texts/ja.json": textsJaJSON,
        "texts/nl.json": textsNlJSON,
        "texts/pl.json": textsPlJSON,
        "texts/pt.json": textsPtJSON,
        "texts/tr.json": textsTrJSON,
        "texts/zh.json": textsZhJSON,
        "theme.js": themeJS,
        "ticker.js": tickerJS,
        "track-selection.js": trackSelectionJS,
        "track-style.js": trackStyleJS,
        "transport.js": transportJS,
        "virtual-list.js": virtualListJS,
        "volume.js": volumeJS,
        "widgets.css": widgetsCSS,
        "widgets.js": widgetsJS,
        "worker.js": workerJS,
    ]
}
