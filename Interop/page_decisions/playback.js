// The course of a load, from event to event: what is done, and what the receiver is told.
import {equal, near, test, truth} from './harness.js';
import {Playback} from '/page/decisions/playback.js';

const ITEM = {
  url: 'http://h/film.mp4', contentType: 'video/mp4', title: 'A film', tracks: [{id: 1}, {id: 2}], active: [],
  autoplay: true, rate: 1, startTime: null,
};
// An element in the middle of a film that plays.
const SEEN = {
  time: 10, duration: 60, paused: false, ended: false, seeking: false, hasFailed: false, hasNext: true,
  seekable: {from: 0, to: 60}, buffered: 20, width: 640, height: 360, range: 'sdr', rate: 1,
};
const seen = (changed) => ({...SEEN, ...changed});
const PAUSED = seen({paused: true});

// Actions in short: names of what is done, 'report' with its type.
const short = (actions) => actions.map(({act, type}) => (act === 'report' ? `!${type}` : act));
const reported = (actions, type) => actions.find((action) => action.act === 'report' && action.type === type)?.fields;
const begun = (changed) => new Playback(7, {...ITEM, ...changed});

// One that has shown its first picture.
function loaded(changed, element = SEEN, now = 0) {
  const playback = begun(changed);
  playback.settled(element, now);
  return playback;
}

// One that plays, seen to advance at 1 s of the clock.
function playing(changed) {
  const playback = loaded(changed);
  playback.tick(seen({time: 9}), 900);
  playback.tick(SEEN, 1000);
  equal(playback.state, 'playing');
  return playback;
}

test('a film that is to play waits for its first picture and is told of with it', () => {
  const playback = begun();
  equal(playback.state, 'loading');
  equal(short(playback.knowsLength(PAUSED)), ['rate']);
  equal(short(playback.hasData(PAUSED, 0)), ['play', 'awaitPicture']);
  const actions = playback.settled(seen({paused: false}), 0);
  equal(short(actions), ['hasLoaded', 'show', '!loaded', 'tracks', 'drawState', '!buffering', 'overlay']);
  equal(reported(actions, 'loaded'), {
    load: 7, state: 'paused', kind: 'video', duration: 60, live: false, width: 640, height: 360, range: 'sdr'});
  equal(reported(actions, 'buffering'), {load: 7, state: 'buffering'});
});

test('a film that is not to play is paused with its first picture', () => {
  const playback = begun({autoplay: false});
  equal(short(playback.hasData(PAUSED, 0)), ['awaitPicture']);
  const actions = playback.settled(PAUSED, 0);
  equal(short(actions), ['hasLoaded', 'show', '!loaded', 'tracks', 'pause', '!paused', 'overlay']);
  equal(actions.at(-1).time, 8000);
});

test('data of a film is loaded once', () => {
  const playback = loaded();
  equal(playback.settled(SEEN, 0), []);
  equal(playback.hasData(SEEN, 0), []);
  equal(playback.overdue(), []);
});

test('a file called video without a picture is looked into, and is sound', () => {
  const playback = begun(), silent = seen({width: 0, height: 0, range: null});
  equal(short(playback.hasData(silent, 0)), ['lookForPicture']);
  const actions = playback.looked(false, silent, 0);
  equal([playback.kind, reported(actions, 'loaded').kind], ['audio', 'audio']);
  truth(!('range' in reported(actions, 'loaded')), 'sound has no dynamic range');
});

test('a picture that can not be decoded fails the load', () => {
  const actions = begun().looked(true, seen({width: 0}), 0);
  equal(short(actions), ['!failed', 'clear', 'notice']);
  const {kind, code, state} = reported(actions, 'failed');
  equal([kind, code, state, actions[2].headline], ['format', 104, 'ended', "Can't play “A film”"]);
});

test('nothing for half a minute fails the load as the network does', () => {
  const actions = begun({title: undefined}).overdue();
  equal([reported(actions, 'failed').code, actions[2].headline], [103, "Can't play this"]);
});

test('an image has no time line', () => {
  const playback = begun({contentType: 'image/png', tracks: []});
  const actions = playback.shown(800, 600);
  equal(short(actions), ['hasLoaded', 'show', '!loaded', '!paused', 'overlay']);
  equal(reported(actions, 'loaded'), {
    load: 7, state: 'paused', kind: 'image', duration: null, live: false, width: 800, height: 600});
  equal(short(playback.play(null)), ['!paused']);
  equal(short(playback.pause(null)), ['drawState', '!paused']);
  equal(short(playback.seek(5, 'play', null, 0)), ['!seeked']);
  equal(short(playback.setRate(2)), ['!rate']);
  equal(short(playback.activate([1])), ['!tracks']);
  equal(playback.tick(null, 0), []);
  equal(playback.measured(null, 0), {position: 0, rate: 2});
});

test('a start time is sought once the length is known, within the film', () => {
  const at = (startTime) => begun({startTime}).knowsLength(PAUSED).filter(({act}) => act === 'seek');
  equal(at(12), [{act: 'seek', time: 12}]);
  equal(at(0), [{act: 'seek', time: 0}]);
  equal(at(600), [{act: 'seek', time: 60}]);
  equal(at(null), []);
  equal(short(begun({startTime: 12}).knowsLength(seen({duration: Infinity}))), ['rate']);
  equal(short(begun({startTime: 12}).wasOpenedAhead()), ['rate']);
});

test('a seek before the first picture is not forgotten', () => {
  const playback = begun({startTime: 5});
  equal(playback.seek(20, 'unchanged', null, 0), []);
  equal(playback.knowsLength(PAUSED).at(-1), {act: 'seek', time: 20});
  equal(playback.seek(30, 'pause', PAUSED, 0), []);
  const actions = playback.settled(PAUSED, 0);
  equal(actions[0], {act: 'seek', time: 30});
  equal([playback.wantsPlay, short(actions).includes('play')], [false, false]);
});

test('what plays is what advances', () => {
  const playback = loaded();
  equal(short(playback.tick(SEEN, 1000)), ['drawProgress', 'drawState']);
  equal(playback.state, 'buffering');
  const actions = playback.tick(seen({time: 10.1}), 1050);
  equal(short(actions), ['drawProgress', 'drawState', '!playing', 'watched']);
  equal(actions.at(-1), {act: 'watched', time: 10.1, duration: 60});
  equal(short(playback.tick(seen({time: 10.1}), 1400)), ['drawProgress', 'drawState', 'watched']);
  equal(short(playback.tick(seen({time: 10.1}), 1460)), ['drawProgress', 'drawState', '!buffering']);
  for (const still of [{paused: true}, {ended: true}, {seeking: true}]) {
    equal(short(playback.tick(seen({time: 11, ...still}), 1500)), ['drawProgress'], JSON.stringify(still));
  }
});

test('a position is told of each second while it plays, and then only', () => {
  equal(short(playing().second()), ['!position']);
  equal(loaded().second(), []);
});

test('an element that waits or pauses says so once it is loaded', () => {
  const early = begun();
  for (const event of ['waits', 'paused', 'seeked', 'rateChanged', 'resized', 'lengthChanged']) {
    equal(early[event](seen({rate: 2})), [], event);
  }
  const playback = playing();
  equal(short(playback.waits(SEEN)), ['drawState', '!buffering']);
  equal(playback.waits(PAUSED), []);
  equal(short(playback.paused(PAUSED)), ['drawState', '!paused', 'overlay']);
  equal(playback.paused(seen({ended: true})), []);
  equal(playback.paused(seen({hasFailed: true})), []);
});

test('play and pause answer even where nothing changes', () => {
  const playback = playing();
  equal(short(playback.play(SEEN)), ['!playing']);
  equal(short(playback.pause(SEEN)), ['pause']);
  equal(short(playback.paused(PAUSED)), ['drawState', '!paused', 'overlay']);
  equal(short(playback.pause(PAUSED)), ['drawState', '!paused']);
  equal(short(playback.play(PAUSED)), ['drawState', '!buffering', 'play', 'overlay']);
  equal(short(playback.play(SEEN)), ['!buffering']);
  const early = begun({autoplay: false});
  equal([early.play(PAUSED), early.wantsPlay, early.pause(PAUSED), early.wantsPlay], [[], true, [], false]);
});

test('a browser that wants a click is paused and asks for it', () => {
  const playback = playing();
  equal(short(playback.mayNotPlay()), ['drawState', '!paused', 'askForClick']);
  equal(playback.wantsPlay, false);
  equal(short(begun().mayNotPlay()), ['askForClick']);
});

test('a seek is held within what can be sought, and obeys what is wanted after it', () => {
  const playback = playing();
  equal(short(playback.seek(20, 'unchanged', SEEN, 0)), ['seek', 'overlay']);
  equal(playback.seek(99, 'unchanged', SEEN, 0)[0].time, 60);
  equal(playback.seek(1, 'unchanged', seen({seekable: {from: 3, to: 9}}), 0)[0].time, 3);
  const paused = playback.seek(20, 'pause', SEEN, 0);
  equal([short(paused), paused[2].time], [['seek', 'pause', 'overlay'], 8000]);
  const resumed = playback.seek(20, 'play', PAUSED, 0);
  equal([short(resumed), resumed[2].time], [['seek', 'play', 'overlay'], 3000]);
  equal(short(playback.seek(20, 'unchanged', seen({seekable: null}), 0)), ['!seeked']);
});

test('a seek that leads to where there is no data is buffering', () => {
  const playback = playing();
  equal(short(playback.seeked(SEEN)), ['!seeked']);
  const actions = playback.seeked(seen({hasNext: false}));
  equal([short(actions), reported(actions, 'seeked').state], [['drawState', '!seeked'], 'buffering']);
  // Its position stands there until it is seen to advance.
  playback.tick(seen({time: 30}), 2000);
  equal(playback.state, 'buffering');
});

test('a rate is held between half and double, and told of once', () => {
  equal(begun({rate: 7}).rate, 2);
  equal(begun({rate: null}).rate, 1);
  const playback = playing();
  equal(playback.setRate(0.1), [
    {act: 'rate', rate: 0.5}, {act: 'report', type: 'rate', fields: {load: 7, state: 'playing'}}]);
  equal(playback.rateChanged(seen({rate: 0.5})), []);
  equal([short(playback.rateChanged(seen({rate: 1.5}))), playback.rate], [['!rate'], 1.5]);
  equal(short(begun().setRate(2)), ['rate']);
});

test('tracks are those beside the media; of others a word is said', () => {
  const playback = playing();
  const actions = playback.activate([2, 9]);
  equal(short(actions), ['!trackFailed', 'tracks', '!tracks']);
  equal([actions[0].fields.id, actions[1].ids, actions[2].fields.ids, playback.active], [9, [2], [2], [2]]);
  equal(short(playback.activate(null)), ['tracks', '!tracks']);
});

test('tracks chosen with the load are shown with its first picture', () => {
  const playback = begun({active: [1]});
  equal(playback.activate([2]), [], 'before the media is there a mode would only be set back');
  const actions = playback.settled(SEEN, 0);
  equal(short(actions), ['hasLoaded', 'show', '!loaded', 'tracks', '!tracks', 'drawState', '!buffering', 'overlay']);
  equal(reported(actions, 'tracks'), {load: 7, state: 'paused', ids: [2]});
});

test('volume, style and what comes next', () => {
  const playback = playing();
  equal(playback.loudness({level: 0.5, muted: false}), {volume: 0.5, muted: false});
  equal(reported(playback.setVolume(0.5, true), 'streamVolume'), {load: 7, state: 'playing', level: 0.5, muted: true});
  equal(playback.loudness({level: 0.5, muted: false}), {volume: 0.25, muted: true});
  equal(playback.loudness({level: 9, muted: false}).volume, 1);
  equal(short(playback.setStyle('{}')), ['style', '!style']);
  equal([playback.setNext({title: 'B'}), playback.next], [[{act: 'drawNext'}], {title: 'B'}]);
});

test('the end is told of before the screen is empty', () => {
  const ended = playing().ended();
  equal([short(ended), reported(ended, 'ended')], [['hasEnded', '!ended', 'unload'], {load: 7, state: 'ended'}]);
  const stopped = playing().stop();
  equal([short(stopped), reported(stopped, 'stopped').state], [['!stopped', 'clear'], 'ended']);
});

test('a film that is over before its first picture was reported is told as loaded, then as ended', () => {
  const playback = begun(), over = seen({time: 0, duration: 0.04, paused: true, ended: true});
  playback.hasData(seen({paused: true}), 0);
  playback.seek(0.01, 'unchanged', over, 0);
  const actions = playback.ended(over, 0);
  equal(short(actions), ['hasLoaded', 'show', '!loaded', 'tracks', 'hasEnded', '!ended', 'unload']);
  equal([reported(actions, 'loaded').width, reported(actions, 'ended').state], [640, 'ended']);
  equal(playback.settled(over, 0), [], 'what waited for the picture comes too late');
});

test('a film without a picture that is over is looked into before it is told as loaded', () => {
  const silent = seen({width: 0, height: 0, range: null, ended: true});
  const playback = begun();
  playback.hasData(silent, 0);
  equal(playback.ended(silent, 0), []);
  equal(short(playback.looked(false, silent, 0)),
    ['hasLoaded', 'show', '!loaded', 'tracks', 'hasEnded', '!ended', 'unload']);
  const hidden = begun();
  hidden.hasData(silent, 0);
  hidden.ended(silent, 0);
  equal(short(hidden.looked(true, silent, 0)), ['!failed', 'clear', 'notice']);
  equal(short(begun({contentType: 'audio/mpeg'}).ended(silent, 0)).at(-2), '!ended');
});

test('a film that fails is asked why, once', () => {
  const playback = playing(), error = {code: 2, message: 'x'};
  equal(playback.failed(error, SEEN, 0), [{act: 'diagnose', error}]);
  equal([playback.failed(error, SEEN, 0), playback.settled(SEEN, 0)], [[], []]);
  equal(short(playback.diagnosed({kind: 'network', code: 103, reason: 'r'})), ['!failed', 'clear', 'notice']);
  equal(short(begun().diagnosed({kind: 'cors', code: 104, reason: 'r'})), ['tellOfCORS', '!failed', 'clear', 'notice']);
  equal(begun().failed(null, null, 0)[0].error, {code: 4, message: ''});
});

const LIVE = seen({duration: Infinity, seekable: null, time: 2, buffered: 8});

test('a live stream has a range that moves, from where who joins now would be to the edge', () => {
  const playback = loaded({}, LIVE);
  truth(playback.live, 'it is live');
  playback.tick(LIVE, 0);
  equal(playback.seekable(LIVE, 0), {from: 2, to: 8});
  equal(playback.seekable(LIVE, 5000), {from: 7, to: 13});
  equal(begun().seekable(LIVE, 0), null);
});

test('a pause in a live stream is no lag of it', () => {
  const playback = loaded({}, LIVE, 100_000);
  playback.tick(LIVE, 100_000);
  playback.tick({...LIVE, paused: true}, 110_000);
  equal(playback.seekable(LIVE, 110_000), {from: 12, to: 18});
});

test('who is at the edge of a live stream stays there, who is behind joins anew', () => {
  const playback = loaded({}, LIVE);
  playback.tick(LIVE, 0);
  equal(short(playback.seek(8, 'unchanged', LIVE, 500)), ['!seeked']);
  const paused = {...LIVE, paused: true};
  equal(short(playback.seek(60, 'play', paused, 20_000)), ['drawState', 'join']);
  for (const event of ['waits', 'paused', 'seeked', 'rateChanged', 'resized', 'lengthChanged']) {
    equal(playback[event]({...paused, rate: 2}), [], `${event} while it joins`);
  }
  // Its time begins at 0 again, and the time line goes on.
  const there = {...paused, time: 0, buffered: 6};
  const actions = playback.hasData(there, 21_000);
  equal(short(actions), ['!seeked', 'play', 'drawState']);
  near(playback.position(there), playback.seekable(there, 21_000).from, 0.001, 'the position');
  near(playback.position(there), 22.5, 0.001, 'the position');
});

test('a live stream that stumbles is joined anew three times', () => {
  const playback = loaded({}, LIVE), error = {code: 3, message: ''};
  for (let round = 0; round < 3; round += 1) {
    truth(short(playback.failed(error, LIVE, 0)).includes('join'), `round ${round}`);
    equal(short(playback.hasData(LIVE, 0)).includes('!seeked'), true);
  }
  equal(short(playback.failed(error, LIVE, 0)), ['diagnose']);
});

test('a live stream that has a length is live no more', () => {
  const playback = loaded({}, LIVE);
  const actions = playback.lengthChanged(SEEN);
  const {live, duration} = reported(actions, 'described');
  equal([playback.live, live, duration], [null, false, 60]);
});

test('an adaptive stream plays to show its first picture, and is not looked into', () => {
  const hls = {url: 'http://h/a.m3u8', contentType: 'application/x-mpegurl'};
  equal(short(begun(hls).hasData(PAUSED, 0)), ['play', 'awaitPicture']);
  truth(short(begun(hls).hasData(seen({width: 0}), 0)).includes('!loaded'), 'it is sound');
});
