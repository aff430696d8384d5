// Whether something advances, and where "live" is.
import {equal, near, test} from './harness.js';
import {LiveEdge, Pace} from '/page/decisions/timeline.js';

test('a pace is seen by the position alone, with some patience', () => {
  const pace = new Pace();
  equal([pace.sample(5, 0), pace.sample(5, 100), pace.sample(5.005, 200)], [false, false, false]);
  equal([pace.sample(5.02, 300), pace.sample(5.02, 699), pace.sample(5.02, 700)], [true, true, false]);
  equal(pace.sample(4, 800), true, 'backwards is advancing too');
  pace.stop();
  equal([pace.sample(4, 810), pace.sample(4.1, 820)], [false, true]);
});

test('the edge is the furthest second, moving on, and not for ever', () => {
  const live = new LiveEdge(100);
  equal([live.edge(100), live.range(100)], [0, {from: 0, to: 0}]);
  live.see({position: 0, buffered: 6, paused: false}, 100);
  equal([live.edge(100), live.edge(104), live.edge(1000)], [6, 10, 36]);
  live.see({position: 1, buffered: 5, paused: false}, 101);
  equal(live.edge(101), 7, 'what says less changes nothing');
});

test('a stream that is first seen late lags by what it shows then', () => {
  const live = new LiveEdge(0);
  live.see({position: 2, buffered: 6, paused: false}, 10);
  equal(live.range(10), {from: 2, to: 6});
});

test('a pause is no lag of the stream', () => {
  const live = new LiveEdge(0);
  live.see({position: 0, buffered: 6, paused: false}, 0);
  for (let second = 5; second < 60; second += 1) live.see({position: 5, buffered: 6 + second, paused: true}, second);
  equal(live.range(60).to - live.range(60).from, 6);
});

test('the time line goes on over what is joined anew', () => {
  const live = new LiveEdge(0);
  live.see({position: 0, buffered: 6, paused: false}, 0);
  const {from} = live.range(40);
  live.joined(0, 40);
  equal(live.offset, from);
  live.see({position: 0, buffered: 6, paused: false}, 40);
  near(live.range(40).from, from, 0.001, 'the range');
});
