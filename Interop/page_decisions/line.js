// The line to the receiver: numbers up and down, and when something is tried again.
import {equal, random, test, truth} from './harness.js';
import {Inbox, Lines} from '/page/decisions/inbox.js';
import {Outbox} from '/page/decisions/outbox.js';
import {Pauses, Restarts} from '/page/decisions/retries.js';

test('a report is posted with its age, and with the same number until it has arrived', () => {
  const outbox = new Outbox();
  outbox.add('volume', {level: 1}, 1000);
  outbox.add('seen', {}, 1500);
  equal([outbox.isEmpty, outbox.isWaiting], [false, true]);
  equal(outbox.batch(2000), {first: 1, reports: [{type: 'volume', level: 1, age: 1000}, {type: 'seen', age: 500}]});
  equal(outbox.isWaiting, false);
  outbox.add('position', {}, 2100);
  equal(outbox.isWaiting, true);
  const again = outbox.batch(2050);
  equal([again.first, again.reports.map(({age}) => age)], [1, [1050, 550, 0]]);
  outbox.arrived();
  equal([outbox.isEmpty, outbox.batch(0)], [true, {first: 4, reports: []}]);
});

test('a post is no longer than 64 reports', () => {
  const outbox = new Outbox();
  for (let number = 0; number < 100; number += 1) outbox.add('x', {number}, 0);
  equal(outbox.batch(0).reports.length, 64);
  outbox.arrived();
  const {first, reports} = outbox.batch(0);
  equal([first, reports.length, reports[0].number], [65, 36, 64]);
});

test('what waits for a receiver that is away is bounded, and positions give way', () => {
  const outbox = new Outbox();
  for (let number = 0; number < 1000; number += 1) {
    truth(outbox.add(number === 100 || number === 3 ? 'position' : 'x', {number}, 0), `${number} is taken`);
  }
  // What is on its way stays as it is.
  outbox.batch(0);
  equal(outbox.add('late', {}, 0), true);
  equal(outbox.add('later', {}, 0), false);
  outbox.arrived();
  const seen = [];
  for (; !outbox.isEmpty; outbox.arrived()) seen.push(...outbox.batch(0).reports);
  equal([seen.length, seen.at(-1).type, seen.some(({type}) => type === 'position')], [936, 'late', false]);
});

test('a command is obeyed once, and waits where it must', () => {
  const inbox = new Inbox();
  equal([inbox.seen, inbox.told, inbox.isClosed], [0, 0, false]);
  const verdicts = [{n: 1}, {n: 1}, {n: 2, waits: true}, {n: 5}].map((command) => inbox.take(command));
  equal(verdicts, ['obey', 'pass', 'wait', 'obey']);
  equal([inbox.seen, inbox.take({type: 'replaced', n: 6}), inbox.isClosed], [5, 'close', true]);
});

test('what was seen is told of soon, and at once where much is or nobody looks', () => {
  const inbox = new Inbox();
  equal(inbox.isUntold, false);
  inbox.take({n: 63});
  equal([inbox.isUntold, inbox.patience(false), inbox.patience(true)], [true, 1000, 0]);
  inbox.take({n: 64});
  equal(inbox.patience(false), 0);
  inbox.tell(64);
  inbox.tell(10);
  equal([inbox.told, inbox.isUntold, inbox.patience(false)], [64, false, 1000]);
});

test('lines are the same however the bytes come', () => {
  const text = '{"n":1}\n\n{"n":2}\n  \n{"n":3, "text": "ä\\n"}\n';
  const wanted = ['{"n":1}', '{"n":2}', '{"n":3, "text": "ä\\n"}'];
  equal(new Lines().add(text), wanted);
  const single = new Lines();
  equal([...text].flatMap((letter) => single.add(letter)), wanted);
  const next = random(7);
  for (let round = 0; round < 50; round += 1) {
    const lines = new Lines(), got = [];
    for (let at = 0; at < text.length;) {
      const end = at + 1 + Math.floor(next() * 9);
      got.push(...lines.add(text.slice(at, end)));
      at = end;
    }
    equal(got, wanted);
  }
});

test('pauses double up to two seconds, and begin anew', () => {
  const pauses = new Pauses();
  equal([1, 2, 3, 4, 5, 6, 7].map(() => pauses.next()), [100, 200, 400, 800, 1600, 2000, 2000]);
  pauses.worked();
  equal(pauses.next(), 100);
});

test('a decoder is made anew at once after it had worked, then ever more seldom', () => {
  const restarts = new Restarts();
  const waits = [0, 1, 2, 3, 4, 5].map((round) => {
    restarts.failed(10_000 * round);
    return restarts.wait(10_000 * round);
  });
  equal(waits, [0, 250, 500, 1000, 2000, 2000]);
  equal([restarts.wait(51_500), restarts.wait(60_000)], [500, 0]);
  for (let count = 0; count < 29; count += 1) restarts.worked();
  restarts.failed(60_000);
  equal(restarts.wait(60_000), 2000);
  for (let count = 0; count < 30; count += 1) restarts.worked();
  restarts.failed(70_000);
  equal(restarts.wait(70_000), 0);
});
