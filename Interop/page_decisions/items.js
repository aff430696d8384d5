// What an item is, and what can be told from its address.
import {equal, test} from './harness.js';
import {
  adaptiveKind, canBeOpenedAhead, host, isSame, kindOf, nameOf, needsCORS, path, trackKind,
} from '/page/decisions/items.js';

test('an item is what its type says, then what its name says', () => {
  const cases = [
    ['image/png', 'http://h/x', 'image'], ['audio/mpeg', 'http://h/x.mp4', 'audio'],
    ['video/mp4', 'http://h/x.mp3', 'video'], ['audio/mpegurl', 'http://h/x', 'video'],
    ['Audio/MP4', 'http://h/x', 'audio'], ['', 'http://h/x.JPG?a=b.mp3', 'image'],
    ['', 'http://h/x.opus', 'audio'], [undefined, 'http://h/x', 'video'], ['text/odd', 'http://h/x.png', 'video'],
    ['', 'no address.mp3', 'video']];
  for (const [contentType, url, wanted] of cases) equal(kindOf({contentType, url}), wanted, `${contentType} ${url}`);
});

test('an adaptive stream is told by its type or its name', () => {
  const cases = [
    ['application/x-mpegURL', '', 'hls'], ['', 'http://h/a.m3u8?x', 'hls'], ['application/dash+xml', '', 'dash'],
    ['', 'http://h/a.mpd', 'dash'], ['application/vnd.ms-sstr+xml', '', 'smooth'],
    ['', 'http://h/a.ism/Manifest', 'smooth'],
    ['video/mp4', 'http://h/a.mp4', null]];
  for (const [contentType, url, wanted] of cases) {
    equal(adaptiveKind({contentType, url}), wanted, `${contentType} ${url}`);
  }
});

test('reading across origins is asked for only where it must be', () => {
  const film = {url: 'http://h/a.mp4', contentType: 'video/mp4', tracks: []};
  equal([needsCORS(film), needsCORS({...film, tracks: [{id: 1}]})], [false, true]);
  equal(needsCORS({...film, contentType: 'application/x-mpegurl'}), true);
});

test('what is opened ahead is the same item, and no image or adaptive stream', () => {
  const film = {
    url: 'http://h/a.mp4', contentType: 'video/mp4', streamType: 'BUFFERED', tracks: [{id: 1}], startTime: 4};
  equal([isSame(film, {...film, title: 'Other'}), isSame(film, {...film, startTime: 5})], [true, false]);
  equal(isSame(film, {...film, tracks: []}), false);
  equal([film, {url: 'http://h/a.png'}, {url: 'http://h/a.m3u8'}].map(canBeOpenedAhead), [true, false, false]);
});

test('an address has a path, a host and a name', () => {
  equal([path('http://h/A%20b/C.MP4?x#y'), path('nothing')], ['/a%20b/c.mp4', '']);
  equal([host('http://h:81/a'), host('nothing')], ['h:81', 'that address']);
  equal([nameOf('http://h/a/B%20c.mp4'), nameOf('http://h/'), nameOf('http://h/%E0%A4%A')],
    ['b c.mp4', 'h', '%e0%a4%a']);
});

test('a text track has a kind', () => {
  equal(['SUBTITLES', 'METADATA', 'ODD', undefined].map(trackKind), ['subtitles', 'metadata', 'captions', 'captions']);
});
