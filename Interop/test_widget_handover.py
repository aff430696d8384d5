"""Whom a page believes while it is opened, its own stream or the worker: what `handover.js` decides, by itself.

A server, both streams and the worker's port are played here, in any order that they may have, by chance that can be
played again: what is told of a topic only rises, and ends with the newest."""

import pytest
from test_widget_elements import server  # noqa: F401

PLAY = """async ({ seed, isStale, isLoan }) => {
  const { Handover } = await import('/cast/handover.js');
  const { Known } = await import('/cast/known.js');
  let state = seed * 2654435761 >>> 0;
  const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const faults = [], told = {}, topics = ['button', 'media', 'volume'];
  let [run, number, newest, helloes, isClosed] = [1, 0, {}, [], false];
  const publish = (topic) => (newest[topic] = ++number);
  topics.forEach(publish);

  const handover = new Handover({
    heard(topic, data) {
      if (topic === 'clock') return;
      const now = JSON.parse(data);
      if (topic === 'hello') return helloes.push(now.epoch);
      const last = told[topic];
      const isNews = !last || now.run > last.run || (now.run === last.run && now.number > last.number);
      if (!isNews) faults.push(`${topic} ${JSON.stringify(now)} after ${JSON.stringify(last)}`);
      told[topic] = now;
    },
    changed() {},
    done() {
      if (isClosed) faults.push('let go of twice');
      isClosed = true;
    },
  });

  // A stream: what the server has sent and the other end has not heard yet, and how far it is.
  class Stream {
    constructor(ear) { Object.assign(this, { ear, flying: [], run: 0, at: 0, heardTo: 0 }); }
    connect() {
      if (this.run !== run) this.heardTo = 0;
      [this.run, this.at] = [run, this.heardTo];
      const epoch = `e${run}`;
      this.flying = [() => this.ear.changed('open'), () => this.ear.heard('hello', JSON.stringify({ epoch, now: 1 })),
        () => this.ear.heard('clock', '{"now":1}')];
    }
    get next() {
      if (this.run !== run) return [];
      return Object.entries(newest).sort((a, b) => a[1] - b[1]).find(([, each]) => each > this.at) ?? [];
    }
    send() {
      const [topic, next] = this.next;
      if (!topic) return;
      this.at = next;
      const data = JSON.stringify({ run, number: next });
      this.flying.push(() => ((this.heardTo = next), this.ear.heard(topic, data, next)));
    }
    hear() { this.flying.shift()?.(); }
    lose() {
      this.flying = [];
      this.ear.changed('lost');
      this.connect();
    }
  }
  const port = [], known = new Known();
  let hasJoined = false;
  const say = (does) => hasJoined && port.push(does);
  const own = new Stream(handover.own);
  const worker = new Stream({
    heard: (...event) => (known.heard(...event), say(() => handover.worker.heard(...event))),
    changed: (...event) => (known.changed(...event), say(() => handover.worker.changed(...event))),
  });
  const join = () => {
    if (hasJoined) return;
    hasJoined = true;
    known.tell({ heard: (...event) => say(() => handover.worker.heard(...event)),
      changed: (...event) => say(() => handover.worker.changed(...event)) });
    say(() => handover.worker.joined());
  };
  const restart = () => {
    [run, number] = [run + 1, 0];
    topics.forEach(publish);
    own.lose();
    // The worker may not have noticed.
    if (!isStale || chance() < 0.5) worker.lose();
  };
  if (isStale || chance() < 0.5) worker.connect();
  own.connect();
  const steps = [[8, () => publish(topics[Math.floor(chance() * 3)])], [12, () => own.send()], [12, () => own.hear()],
    [12, () => worker.send()], [12, () => worker.hear()], [12, () => port.shift()?.()], [2, join],
    [isLoan ? 0 : 1, restart], [1, () => own.lose()],
    [1, () => worker.run && worker.lose()], [1, () => worker.run || worker.connect()],
    [isLoan ? 2 : 0, () => handover.release()]];
  const whole = steps.reduce((sum, [weight]) => sum + weight, 0);
  for (let step = 0; step < 120; step++) {
    let at = chance() * whole;
    steps.find(([weight]) => (at -= weight) < 0)[1]();
    // What was let go of may have a last word.
    if (isClosed && chance() < 0.3) own.flying = [];
  }
  join();
  if (worker.run !== run) worker.lose();
  for (const one of [own, worker]) {
    while (one.next.length) one.send();
    while (one.flying.length) one.hear();
  }
  while (port.length) port.shift()();
  for (const topic of topics) if (told[topic]?.run !== run || told[topic].number !== newest[topic])
    faults.push(`${topic} ends with ${JSON.stringify(told[topic])}, not ${run}, ${newest[topic]}`);
  if (!isClosed) faults.push('the own stream was not let go of');
  return { faults, helloes };
}"""


AWAY = """async () => {
  const { Handover } = await import('/cast/handover.js');
  const said = [], hello = (epoch) => ['hello', JSON.stringify({ epoch, now: 1 })];
  const handover = new Handover({ heard: (topic, data) => said.push(topic === 'hello' ? 'hello' : data),
    changed: (state) => said.push(state), done: () => said.push('let go of') });
  const { own, worker } = handover;
  worker.changed('open');
  worker.heard(...hello('e1'));
  worker.heard('media', 'of the first run', 7);
  worker.changed('lost');
  own.changed('open');
  own.heard(...hello('e2'));
  own.heard('media', 'of the second', 1);
  worker.joined();
  handover.release();
  worker.changed('open');
  worker.heard(...hello('e2'));
  worker.heard('media', 'newer', 2);
  return said;
}"""


@pytest.fixture
def blank(server, chromium):  # noqa: F811
    page = chromium.new_page()
    server.pages["/blank"] = "<!doctype html><title>Blank</title>"
    page.goto(server.origin + "/blank")
    yield page
    page.close()


@pytest.mark.parametrize("kind", [{}, {"isStale": True}, {"isLoan": True}], ids=["plain", "stale", "loan"])
def test_nothing_is_lost_told_twice_or_taken_back(blank, kind):
    many = f"""async (kind) => {{ const play = {PLAY}; const found = [];
        for (let seed = 1; seed <= 2000; seed++) {{
            const {{ faults }} = await play({{ ...kind, seed }});
            if (faults.length) found.push([seed, ...faults]);
        }} return found; }}"""
    found = blank.evaluate(many, kind)
    assert found == [], f"{len(found)} of 2000, first: {found[0]}"


def test_a_worker_that_is_away_is_waited_for_and_what_it_knew_is_not_told(blank):
    assert blank.evaluate(AWAY) == ["open", "hello", "of the second", "let go of", "lost", "open", "newer"]
