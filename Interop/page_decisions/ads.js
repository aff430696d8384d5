// Ads: what documents say, where they lead, and what an ad server hears.
import {answered, equal, test, throws, truth} from './harness.js';
import {AdSearch, fillMacros, wantedOf} from '/page/decisions/adsearch.js';
import {AdMarks, AdWatch} from '/page/decisions/adwatch.js';
import {checkRoot, checkText, merge, NoAds, readVAST, readVMAP, seconds} from '/page/decisions/vast.js';

const root = (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement;
const media = (url, more = '') => `<MediaFile delivery="progressive" type="video/mp4" ${more}>${url}</MediaFile>`;
const linear = (files, attributes = '', more = '') => `<Creatives><Creative><Linear ${attributes}><Duration>00:00:20`
  + `</Duration><MediaFiles>${files}</MediaFiles>${more}</Linear></Creative></Creatives>`;
const inline = (files, attributes = '', more = '') => `<Ad ${attributes}><InLine><AdTitle>Soap</AdTitle>`
  + `<Impression>http://h/seen</Impression>${linear(files, 'skipoffset="25%"', more)}</InLine></Ad>`;
const wrapper = (url, attributes = '') => `<Ad><Wrapper ${attributes}><VASTAdTagURI>${url}</VASTAdTagURI>`
  + '<Impression>http://h/outer</Impression></Wrapper></Ad>';
const vast = (...ads) => `<VAST>${ads.join('')}</VAST>`;
const plays = (type) => type === 'video/mp4';
const read = (...ads) => readVAST(root(vast(...ads)), plays).ads;

// What a search finds where each address has a document, and where it asked.
function search(text, documents = {}, wanted = 'VAST') {
  const found = new AdSearch(5, plays);
  const {found: ads, asked} = answered(found.run({wanted, root: root(text), tag: null}), ({fetch}) => {
    if (!documents[fetch]) throw new NoAds(`${fetch} is gone.`);
    return root(documents[fetch]);
  });
  return {
    ads: ads.ads?.map(({url}) => url), breaks: ads.breaks, asked: asked.map(({fetch}) => fetch), marked: found.marked};
}

test('an ad has its file, its length and when it may be skipped', () => {
  const [ad] = read(inline(media('http://h/a')));
  equal(ad, {
    sequence: null, impressions: ['http://h/seen'], tracking: {}, url: 'http://h/a', type: 'video/mp4', duration: 20,
    skip: 5, title: 'Soap', click: null});
});

test('the best file is the largest that fits the screen, then the one with the highest rate', () => {
  const best = (...files) => read(inline(files.join('')))[0].url ?? null;
  const of = (name, width, rate, more = '') => media(`http://h/${name}`, `width="${width}" bitrate="${rate}" ${more}`);
  equal(best(of('small', 320, 9), of('good', 1280, 9), of('poor', 1280, 3), of('huge', 3840, 9)), 'http://h/good');
  equal(best(of('large', 3840, 9), of('larger', 7680, 9)), 'http://h/large');
  equal(best(media('ftp://h/a'), media('/a'), of('program', 100, 1, 'apiFramework="VPAID"')), null);
});

test('a pod is in its order, and others stand for themselves', () => {
  const pod = [3, 1, 2].map((number) => inline(media(`http://h/${number}`), `sequence="${number}"`));
  equal(search(vast(inline(media('http://h/alone')), ...pod)).ads, ['http://h/1', 'http://h/2', 'http://h/3']);
  equal(search(vast(inline(''), inline(media('http://h/1')), inline(media('http://h/2')))).ads, ['http://h/1']);
});

test('times and texts are bounded', () => {
  equal(['01:02:03', '00:00:01.5', ' 00:00:07 ', '7', '00:61:00', '', null].map(seconds),
    [3723, 1.5, 7, null, null, null, null]);
  equal(read(...Array(40).fill(inline(media('http://h/a')))).length, 16);
  const [ad] = read(inline(media('http://h/a')).replace('Soap', 'x'.repeat(5000)));
  equal(ad.title.length, 200);
  const [long] = read(inline(media(`http://h/${'x'.repeat(5000)}`)));
  equal(long.reason, 'The ad has no media file that this screen plays.');
});

test('a document is looked at before it is parsed and after', () => {
  throws(() => checkText('  '), /sent nothing/);
  throws(() => checkText('<!doctype VAST><VAST/>'), /DOCTYPE/);
  checkText('<VAST/>');
  throws(() => checkRoot(root('<VAST><Ad>'), 'VAST'), /no XML/);
  throws(() => checkRoot(root('<html/>'), 'VAST'), /no VAST/);
  throws(() => checkRoot(null, 'VAST'), /no XML/);
  equal(checkRoot(root('<VAST/>'), 'VAST').localName, 'VAST');
});

test('a schedule is a VMAP, anything else a VAST', () => {
  equal(['schedule', 'clip'].map((document) => wantedOf({document})), ['VMAP', 'VAST']);
});

test('wrappers are followed five deep, and both are told', () => {
  const chain = (depth) => Object.fromEntries([...Array(depth).keys()].map((number) => [
    `http://h/${number}`, number ? vast(wrapper(`http://h/${number - 1}`)) : vast(inline(media('http://h/ad')))]));
  const deep = search(vast(wrapper('http://h/4')), chain(5));
  equal([deep.ads, deep.asked.length], [['http://h/ad'], 5]);
  equal(deep.marked[0][1].impressions.length, 6);
  throws(() => search(vast(wrapper('http://h/5')), chain(6)), /More than 5 wrappers/);
  const last = wrapper('http://h/1', 'followAdditionalWrappers="false"');
  throws(() => search(vast(last), chain(2)), /More than 5 wrappers/);
});

test('a circle of wrappers ends, and a document that is gone is passed over', () => {
  throws(() => search(vast(...Array(16).fill(wrapper('http://h/loop'))), {
    'http://h/loop': vast(...Array(16).fill(wrapper('http://h/loop')))}), /too many documents|More than 5/);
  equal(search(vast(wrapper('http://h/gone'), inline(media('http://h/a')))).ads, ['http://h/a']);
  throws(() => search(vast(wrapper('http://h/gone'))), /gone is gone/);
});

test('a document of a wrapper is one ad, unless it may be more', () => {
  const pod = vast(...[1, 2].map((number) => inline(media(`http://h/${number}`), `sequence="${number}"`)));
  equal(search(vast(wrapper('http://h/pod')), {'http://h/pod': pod}).ads, ['http://h/1']);
  equal(search(vast(wrapper('http://h/pod', 'allowMultipleAds="true"')), {'http://h/pod': pod}).ads.length, 2);
});

test('a search without a document fetches the first one, and says which it must be', () => {
  const plan = new AdSearch(1, plays).run({wanted: 'VMAP', root: null, tag: 'http://h/tag'});
  equal(plan.next().value, {fetch: 'http://h/tag', wanted: 'VMAP'});
});

test('a fault that is no word on ads is not swallowed', () => {
  const plan = new AdSearch(1, plays).run({wanted: 'VAST', root: root(vast(wrapper('http://h/a'))), tag: null});
  plan.next();
  throws(() => plan.throw(new TypeError('not an address')), /not an address/);
});

test('a schedule has what it holds and what is to be asked for', () => {
  const source = (body) => `<AdSource>${body}</AdSource>`;
  const data = (body) => source(`<VASTAdData>${body}</VASTAdData>`);
  const tag = source('<AdTagURI>http://h/tag</AdTagURI>');
  const text = `<VMAP><AdBreak timeOffset="start" breakId="pre">${data(vast(inline(media('http://h/ad'))))}</AdBreak>`
    + `<AdBreak timeOffset="50%">${tag}</AdBreak><AdBreak timeOffset="end">${data(vast())}</AdBreak>`
    + `<AdBreak timeOffset="end" breakType="nonlinear">${tag}</AdBreak><AdBreak timeOffset="end"/></VMAP>`;
  equal(readVMAP(root(text)).map(({offset}) => offset), ['start', '50%', 'end']);
  const {breaks} = search(text, {}, 'VMAP');
  equal(breaks.map(({offset, tag: asked, ads}) => [offset, asked, ads?.map(({mark}) => mark)]), [
    ['start', undefined, ['5.1']], ['50%', 'http://h/tag', undefined], ['end', undefined, []]]);
  throws(() => search('<VMAP/>', {}, 'VMAP'), /no break/);
});

test('a document with too much in it is refused', () => {
  const one = inline(media(`http://h/${'x'.repeat(4000)}`, ''), 'sequence="1"');
  throws(() => search(vast(...Array(16).fill(one))), /too much/);
});

test('a wrapper adds to what the ad wants to hear, ten at most', () => {
  const of = (name, count) => ({impressions: Array(count).fill(name), tracking: {start: Array(count).fill(name)}});
  const merged = merge(of('o', 7), {...of('i', 7), url: 'u'});
  equal([merged.url, merged.impressions.join(''), merged.tracking.start.length], ['u', 'oooooooiii', 10]);
});

test('macros are filled in wherever they stand', () => {
  const number = () => 42;
  equal(fillMacros('http://h/[CACHEBUSTING]/%5bcachebusting%5d?t=[TIMESTAMP]', number, '2024-01-02T03:04:05Z'),
    'http://h/00000042/00000042?t=2024-01-02T03%3A04%3A05Z');
});

const TOLD = {impressions: ['i', 'i'], tracking: {
  creativeView: ['v'], start: ['s'], firstQuartile: ['1'], midpoint: ['2'], thirdQuartile: ['3'], complete: ['c'],
  skip: ['x']}};

test('an ad server hears each event once, in its time', () => {
  const watch = new AdWatch(TOLD, null);
  equal([watch.ended(), watch.replaced(99)], [[], []], 'nothing was seen yet');
  equal([watch.played(0, 8), watch.played(1, 8), watch.played(2, 8)], [['i', 'v', 's'], [], ['1']]);
  equal([watch.played(6.5, 8), watch.ended(), watch.ended()], [['2', '3'], ['c'], []]);
  equal(watch.replaced(8), []);
});

test('an ad that ends early is told of as whole, one of unknown length at its end', () => {
  const watch = new AdWatch(TOLD, null);
  equal([watch.played(5, Infinity), watch.ended()], [['i', 'v', 's'], ['1', '2', '3', 'c']]);
});

test('an ad is skipped where it may be, half a second early at most', () => {
  const skipped = (after, time) => {
    const watch = new AdWatch(TOLD, after);
    watch.played(0, 8);
    return watch.replaced(time);
  };
  equal([skipped(5, 4.6), skipped(5, 4.4), skipped(null, 9), skipped(0, 0)], [['x'], [], [], ['x']]);
});

test('an ad that nobody wants to hear of says nothing', () => {
  const watch = new AdWatch(null, 0);
  equal([watch.played(1, 8), watch.replaced(4), watch.ended()], [[], [], []]);
});

test('of ads that were found the latest are kept', () => {
  const marks = new AdMarks();
  for (let number = 0; number <= 128; number += 1) marks.keep(`m${number}`, number);
  equal([marks.of('m0'), marks.of('m1'), marks.of('m128'), marks.of('x')], [null, 1, 128, null]);
  truth(marks.of('m2') === 2, 'looking takes nothing away');
});
