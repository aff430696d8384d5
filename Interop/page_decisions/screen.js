// What the screen shows and says, and how captions look.
import {equal, test, truth} from './harness.js';
import {lineHeight, placedLine} from '/page/decisions/captionplaces.js';
import {captionRules, color, family, fontScale, isUsual, styleOf} from '/page/decisions/captionstyle.js';
import {adTexts, clockText, progressTexts} from '/page/decisions/progress.js';
import {
  clockWithoutHalf, drift, idleTitle, idleWords, mirrorScene, nextCard, sceneOf, SPINNER_AFTER, stateOf,
  untilNextMinute,
} from '/page/decisions/scene.js';

const DEVICE = {name: 'Den', status: 'Ready', linked: true};
const FILM = {kind: 'video', state: 'playing', live: null, next: null, item: {url: 'http://h/a%20b.mp4', title: 'T'}};
const of = (changed, item) => ({...FILM, ...changed, item: {...FILM.item, ...item}});

test('a scene is that of what is loaded, or idle', () => {
  equal(sceneOf(null, DEVICE), {scene: 'idle', isAd: false, title: 'Den – Marquee', words: null, cover: null});
  const film = sceneOf(FILM, DEVICE);
  equal([film.scene, film.isAd, film.title, film.cover], ['video', false, 'T', null]);
  equal(sceneOf(of({kind: 'audio'}), DEVICE).cover, FILM.item, 'sound shows its cover');
  equal([sceneOf(of({}, {title: ''}), DEVICE).title, sceneOf(of({}, {ad: {}}), DEVICE).isAd], ['Den', true]);
});

test('words come from what is told, and the name of the file else', () => {
  equal(sceneOf(of({}, {subtitle: 'S', album: 'A'}), DEVICE).words, {
    title: 'T', song: 'T', subtitle: 'S', artist: 'S', album: 'A'});
  equal(sceneOf(of({}, {title: undefined}), DEVICE).words, {
    title: 'a b.mp4', song: 'a b.mp4', subtitle: '', artist: '', album: ''});
});

test('mirroring has a scene for pictures, one for sound alone, and an end', () => {
  equal(['picture', 'sound', null].map((what) => mirrorScene(what, DEVICE).scene), ['mirror', 'audio', 'idle']);
  equal(mirrorScene('sound', DEVICE).words.song, 'Sound from another device');
  equal([mirrorScene('picture', DEVICE).words, mirrorScene(null, DEVICE).title], [null, 'Den']);
});

test('what comes next has a card, but not over an ad', () => {
  const next = {url: 'http://h/next.mp4'};
  equal([nextCard(null), nextCard(FILM), nextCard(of({next}, {ad: {}}))], [null, null, null]);
  equal(nextCard(of({next})), {title: 'next.mp4', image: null});
  equal(nextCard(of({next: {title: 'N', image: 'i'}})), {title: 'N', image: 'i'});
});

test('a state waits or not, and may be live', () => {
  const waits = ['loading', 'buffering', 'playing', 'paused'].map((state) => stateOf(of({state})).waits);
  equal(waits, [true, true, false, false]);
  equal([stateOf(null), stateOf(of({live: {}})).isLive], [{state: 'idle', isLive: false, waits: false}, true]);
  truth(SPINNER_AFTER > 100, 'a moment is not worth a spinner');
});

test('the idle screen says whether the receiver is there, and wanders', () => {
  equal([idleWords(DEVICE).status, idleWords({...DEVICE, linked: false}).status], ['Ready', 'Starting…']);
  equal(idleTitle(DEVICE), 'Den – Marquee');
  equal(new Set([...Array(60).keys()].map(drift)).size, 8);
  equal([drift(0), drift(8)], ['translate(0vw, 0vh)', 'translate(0vw, 0vh)']);
  equal([untilNextMinute(60_000), untilNextMinute(119_999)], [60_000, 1]);
  equal(['9:05 PM', '21:05', '9:05\u202fAM'].map(clockWithoutHalf), ['9:05', '21:05', '9:05']);
});

test('a time is read as a clock', () => {
  equal([0, 9.99, 65, 3600, 36_125, -4, NaN, null].map(clockText), [
    '0:00', '0:09', '1:05', '1:00:00', '10:02:05', '0:00', '0:00', '0:00']);
});

test('progress is a part of the length where that is known', () => {
  const texts = (changed) => progressTexts({time: 15, duration: 60, isLive: false, range: null, ...changed});
  equal(texts({}), {elapsed: '0:15', total: '1:00', fill: '25%', isBehind: null});
  equal(texts({time: 70}).fill, '100%');
  for (const duration of [NaN, Infinity, 0, null, undefined]) {
    equal([texts({duration}).fill, texts({duration}).total], ['0', '']);
  }
});

test('a live stream is behind where it is three seconds before its range', () => {
  const live = (time, range) => progressTexts({time, duration: Infinity, isLive: true, range});
  equal([live(10, {from: 13, to: 20}).isBehind, live(9.9, {from: 13, to: 20}).isBehind, live(1, null).isBehind],
    [false, true, false]);
  equal(live(1, null).total, 'LIVE');
});

test('an ad says which of how many it is, and when it ends or may be skipped', () => {
  const at = (ad, time, duration = 30) => adTexts(ad, {time, duration});
  equal(at({count: 2, number: 1, title: 'Soap'}, 9.5), {count: '1 of 2', title: 'Soap', skip: 'Ends in 21'});
  equal(at({count: 1, number: 1}, 40), {count: '', title: '', skip: 'Ends in 0'});
  const skippable = {count: 1, skippableAfter: 5};
  equal([at(skippable, 1.2).skip, at(skippable, 5).skip, at({count: 1}, 1, NaN).skip],
    ['Skip in 4', 'You can skip this ad', '']);
  equal(at({count: 1, skippableAfter: 0}, 0).skip, 'You can skip this ad');
});

// ---- captions -------------------------------------------------------------------------------------------------------
test('a style becomes rules for the letters and for the window', () => {
  const rules = captionRules({
    foregroundColor: '#FFFF00FF', backgroundColor: '#00000080', edgeType: 'NONE', fontScale: 1.5,
    fontStyle: 'BOLD_ITALIC', fontFamily: 'Droid Sans, monospace', fontGenericFamily: 'SERIF',
    windowType: 'ROUNDED_CORNERS',
    windowColor: '#112233', windowRoundedCornerRadius: 12});
  for (const part of ['color: #FFFF00FF', 'background: #00000080', 'text-shadow: none', 'font-size: 150%',
    'font-weight: 700', 'font-style: italic', '"Droid Sans", monospace, "Noto Serif"', 'background: #112233',
    'border-radius: 12px', 'fit-content']) truth(rules.includes(part), `${part} in ${rules}`);
  truth(!captionRules({windowType: 'NORMAL'}, false).includes('fit-content'), 'a window over the whole picture');
  equal([captionRules({}), captionRules(null), captionRules({windowType: 'NONE', edgeType: 'WOBBLY'})], ['', '', '']);
});

test('nothing of a style gets out of its value', () => {
  equal(['#FFF', 'red', '#12345G', '#123456; }', 7, null].map(color), Array(6).fill(null));
  equal([family('a"; } b {'), family('x\\'), family('Monospace'), family(7), family(' , ')],
    ['"a  b"', '"x"', 'monospace', null, null]);
  equal(captionRules({fontScale: 1e308}), 'video::cue { font-size: 400% }');
  equal(captionRules({edgeType: '__proto__', fontStyle: 'constructor', fontScale: '2em'}), '');
});

test('a style that can not be read is none', () => {
  equal(['{"a":1}', '[]', 'null', '7', '{', ''].map(styleOf), [{a: 1}, [], null, null, null, null]);
});

test('a cue is in its usual place or not', () => {
  const cue = {size: 100, position: 'auto', vertical: ''};
  equal([isUsual([]), isUsual([cue, cue]), isUsual([cue, {...cue, size: 50}]), isUsual([{...cue, vertical: 'rl'}]),
    isUsual([{...cue, position: 30}])], [true, true, false, false, false]);
});

test('captions of the upper half stay in their place while all are drawn higher up', () => {
  const screen = {height: 720, lineHeight: 41.4};
  const placed = (line, snapToLines, raised) => placedLine({line, snapToLines}, {...screen, raised});
  equal([0, 1, -1, 'auto'].map((line) => placed(line, true, 0)), [0, 1, -1, 'auto'], 'nothing is raised');
  equal([0, 1, -1, 'auto'].map((line) => placed(line, true, 28.8)), [1, 2, -1, 'auto'], 'raised by less than a line');
  equal([0, -2].map((line) => placed(line, true, 180)), [5, -2], 'raised by more than four lines');
  equal([10, 50, 90].map((line) => placed(line, false, 180)), [35, 50, 90], 'in percent of the height');
  const unseen = {raised: 180, height: 0, lineHeight: 1};
  equal(placedLine({line: 10, snapToLines: false}, unseen), 10, 'nothing is shown yet');
  equal([lineHeight(1280, 720), lineHeight(720, 1280, 2), lineHeight(0, 0)].map((px) => Math.round(px)), [41, 83, 1]);
  equal([null, {}, {fontScale: 2}, {fontScale: 99}, {fontScale: '2'}].map(fontScale), [1, 1, 2, 4, 1]);
});
