// Why something can't be played: which questions are asked, and what their answers mean.
import {answered, equal, test, truth} from './harness.js';
import {corsText, explain, explainTrack, FORMAT, probe} from '/page/decisions/failures.js';
import {hasHiddenPicture} from '/page/decisions/hiddenpicture.js';
import {readPlaylist} from '/page/decisions/playlist.js';

const FILM = {url: 'http://h/a.mp4', contentType: 'video/mp4'};
const ALL = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n', PART = '#EXTM3U\n#EXTINF:2,\none.ts\n';

// A server that answers each kind of question the same way, or by address.
const server = (answers) => ({ask, url}) => (typeof answers[ask] === 'function' ? answers[ask](url) : answers[ask]);
const why = (item, answers, {code = 4, message = '', kind = 'video', needsCORS = false} = {}) =>
  answered(explain(item, {kind, error: {code, message}, needsCORS}), server(answers));

const THERE = {status: {ok: true, status: 200}};
const GONE = {status: {ok: false, status: 404}};
const CLOSED = {status: null, presence: true};
const AWAY = {status: null, presence: false};

test('a server is asked with CORS first, then without', () => {
  const asked = (answers, cors) => answered(probe('http://h/a', cors), server(answers));
  equal(asked(THERE, true), {found: FORMAT, asked: [{ask: 'status', url: 'http://h/a'}]});
  truth(asked(GONE, false).found.reason.includes('404'), 'the status is said');
  equal(asked(AWAY, true).found.kind, 'network');
  equal([asked(CLOSED, true).found.kind, asked(CLOSED, false).found.kind], ['cors', 'format']);
  equal(asked(AWAY, true).asked.map(({ask}) => ask), ['status', 'presence']);
});

test('each failure has the code of a Web Receiver', () => {
  const of = (url, contentType) => ({url, contentType});
  const hls = of('http://h/a.m3u8', ''), dash = of('http://h/a.mpd', ''), smooth = of('http://h/a.ism', '');
  const playlists = {...THERE, text: (url) => (url.endsWith('low.m3u8') ? PART : ALL)};
  const cases = [
    ['damaged', FILM, THERE, {code: 3}, 'decode', 102], ['broken off', FILM, THERE, {code: 2}, 'network', 103],
    ['format', FILM, THERE, {}, 'format', 104], ['gone', FILM, GONE, {}, 'network', 103],
    ['away', FILM, AWAY, {code: 2}, 'network', 103], ['closed', FILM, CLOSED, {}, 'format', 104],
    ['cors', FILM, CLOSED, {needsCORS: true}, 'cors', 104], ['image', FILM, THERE, {kind: 'image'}, 'format', 903],
    ['image gone', FILM, GONE, {kind: 'image'}, 'network', 103], ['hls gone', hls, GONE, {}, 'network', 311],
    ['dash gone', dash, GONE, {}, 'network', 321], ['smooth gone', smooth, AWAY, {}, 'network', 331],
    ['hls cors', hls, CLOSED, {needsCORS: true}, 'cors', 104], ['dash', dash, THERE, {}, 'format', 104],
    ['no playlist', hls, {...THERE, text: '<html>'}, {}, 'format', 411],
    ['no segments', hls, {...THERE, text: '#EXTM3U'}, {}, 'format', 412],
    ['no variant', hls, {...THERE, text: (url) => (url.endsWith('low.m3u8') ? '' : ALL)}, {}, 'network', 312],
    ['no segment', hls, {...playlists, head: null}, {}, 'network', 301],
    ['segment gone', hls, {...playlists, head: {ok: false}}, {}, 'network', 301],
    ['undecodable', hls, {...playlists, head: {ok: true}}, {}, 'format', 104],
  ];
  for (const [name, item, answers, error, kind, code] of cases) {
    const {found} = why(item, answers, error);
    equal([found.kind, found.code], [kind, code], name);
    truth(found.reason.length > 10, `${name} has a reason`);
  }
});

test('a demuxer that has read the data is not asked about again', () => {
  const said = {message: 'DEMUXER_ERROR_COULD_NOT_OPEN'};
  equal(why(FILM, {}, said), {found: FORMAT, asked: []});
  equal(why(FILM, CLOSED, {...said, needsCORS: true}).found.kind, 'cors');
});

test('a master playlist is followed to a segment', () => {
  const {asked} = why({url: 'http://h/x/a.m3u8', contentType: ''}, {
    ...THERE, text: (url) => (url.endsWith('low.m3u8') ? PART : ALL), head: {ok: true}});
  equal(asked.map(({ask, url}) => `${ask} ${url}`), [
    'status http://h/x/a.m3u8', 'text http://h/x/a.m3u8', 'text http://h/x/low.m3u8', 'head http://h/x/one.ts']);
});

test('a text track that was read and is none is not WebVTT', () => {
  const reason = (answers) => answered(explainTrack('http://h/a.vtt'), server(answers)).found;
  equal(reason(THERE).reason, 'The text track is not WebVTT.');
  equal(reason(CLOSED).kind, 'cors');
});

test('the console hears of CORS what a browser says', () => {
  equal(corsText('media', 'http://h/a', 'http://o'), "Access to media at 'http://h/a' from origin 'http://o' has been "
    + "blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.");
});

test('a playlist names variants and segments, and what is no address is passed over', () => {
  equal(readPlaylist('no', 'http://h/'), null);
  const text = '\n#EXTM3U\r\n#EXT-X-STREAM-INF:A\r\n#comment\r\nv.m3u8\r\nhttp://[\r\n/s.ts\r\n';
  equal(readPlaylist(text, 'http://h/x/a.m3u8'), {variants: ['http://h/x/v.m3u8'], segments: ['http://h/s.ts']});
});

// ---- hidden pictures ------------------------------------------------------------------------------------------------
const latin = (text) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const size = (count) => String.fromCharCode(count >>> 24, count >>> 16 & 255, count >>> 8 & 255, count & 255);
const box = (kind, body) => `${size(8 + body.length)}${kind}${body}`;
const FTYP = box('ftyp', 'isom0000');
const handler = (kind) => box('moov', box('trak', box('hdlr', `00000000${kind}0000`)));

// Answers from a file, as much of it as is asked for.
const look = (text) => answered(hasHiddenPicture('http://h/a'), ({from, count}) =>
  latin(text.slice(from, from + count)));

test('a picture in MP4 is found by its handler, wherever the movie stands', () => {
  equal([look(FTYP + handler('vide')).found, look(FTYP + handler('soun')).found], [true, false]);
  const far = FTYP + box('mdat', 'x'.repeat(10_000)) + handler('vide');
  equal([look(far).found, look(far).asked.map(({from, count}) => [from, count])],
    [true, [[0, 4096], [10_024, 16], [10_024, handler('vide').length]]]);
});

test('a long box says its size in eight bytes', () => {
  const body = 'x'.repeat(5000);
  const long = `${size(1)}mdat${size(0)}${size(16 + body.length)}${body}`;
  equal(look(FTYP + long + handler('vide')).found, true);
});

test('a picture in Matroska is found by its codec, and no file by nobody', () => {
  equal([look(`${size(0x1a45dfa3)}....V_MPEGH/ISO`).found, look(`${size(0x1a45dfa3)}....A_OPUS`).found], [true, false]);
  equal(answered(hasHiddenPicture('http://h/a'), () => null).found, null);
});

test('a file that lies about its boxes is given up', () => {
  equal([look(FTYP + size(0) + 'free' + '0'.repeat(16)).found, look(FTYP).found], [false, false]);
  const endless = answered(hasHiddenPicture('http://h/a'), ({from, count}) =>
    (from ? latin(box('free', 'x'.repeat(8))) : latin(FTYP)).subarray(0, count));
  equal(endless.found, false);
  truth(endless.asked.length <= 33, 'it does not go on for ever');
  const huge = look(FTYP + size(0xffffffff) + 'moov' + '0'.repeat(16));
  equal(huge.asked.at(-1).count, 4_000_000);
});
