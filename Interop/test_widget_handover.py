"""Whom a page believes while it is opened, its own stream or the worker: what `handover.js` decides, by itself.

A server, both streams and the worker's port are played here, in any order that they may have, by chance that can be
played again: what is told of a topic only rises, and ends with the newest."""

import pytest
from test_widget_elements import server  # noqa: F401
from waiting import until

PLAY = """async ({ seed, isStale, isLoan, isAlone, isSecond, isOver }) => {
  const { Handover } = await import('/cast/handover.js');
  const { Known } = await import('/cast/known.js');
  let state = seed * 2654435761 >>> 0;
  const chance = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const faults = [], told = {}, topics = ['button', 'media', 'volume'];
  let [run, number, newest, helloes, isClosed] = [1, 0, {}, [], false];
  let [connection, over, isReleasing, hasAnswered, isGone] = [null, null, false, false, false];
  const publish = (topic) => (newest[topic] = ++number);
  topics.forEach(publish);

  const handover = new Handover({
    heard(topic, data) {
      if (topic === 'clock') return;
      const now = JSON.parse(data);
      if (topic === 'hello') return helloes.push(now.epoch);
      const last = told[topic];
      const isNews = !last || now.run > last.run || (now.run === last.run && now.number > last.number);
      // What another worker tells first, or the own stream where it comes back, may be known.
      const isSame = (isSecond || isAlone) && last?.run === now.run && last.number === now.number;
      if (!isNews && !isSame) faults.push(`${topic} ${JSON.stringify(now)} after ${JSON.stringify(last)}`);
      told[topic] = now;
    },
    changed: (state) => (connection = state),
    done() {
      if (isClosed) faults.push('let go of twice');
      isClosed = true;
      // A stream that was stopped hears nothing more, and goes on from there.
      if (isReleasing || isAlone) Object.assign(own, { flying: [], isShut: true });
    },
  });

  // A stream: what the server has sent and the other end has not heard yet, and how far it is.
  class Stream {
    constructor(ear) { Object.assign(this, { ear, flying: [], run: 0, at: 0, heardTo: 0 }); }
    connect() {
      if (this.run !== run) this.heardTo = 0;
      [this.run, this.at, this.isShut] = [run, this.heardTo, false];
      const epoch = `e${run}`;
      this.flying = [() => this.ear.changed('open'), () => this.ear.heard('hello', JSON.stringify({ epoch, now: 1 })),
        () => this.ear.heard('clock', '{"now":1}')];
      this.end();
    }
    // Nothing comes after it.
    end() {
      if (over === 'unauthorized') this.flying = [];
      if (over && this.run && !this.isShut) this.flying.push(() => this.ear.changed(over));
    }
    get next() {
      if (this.run !== run || over || this.isShut) return [];
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
      if (over || this.isShut) return;
      this.flying = [];
      this.ear.changed('lost');
      this.connect();
    }
  }
  const port = [];
  let [known, hasJoined] = [new Known(), false];
  const say = (does) => hasJoined && port.push(does);
  const own = new Stream(handover.own);
  const worker = new Stream({
    heard: (...event) => (known.heard(...event), say(() => handover.worker.heard(...event))),
    changed: (...event) => (known.changed(...event), say(() => handover.worker.changed(...event))),
  });
  const join = () => {
    if (hasJoined || isGone) return;
    hasJoined = true;
    known.tell({ heard: (...event) => say(() => handover.worker.heard(...event)),
      changed: (...event) => say(() => handover.worker.changed(...event)) });
    say(() => ((hasAnswered = true), handover.worker.joined()));
  };
  const release = () => {
    if (isGone) return;
    isReleasing = true;
    handover.release();
    isReleasing = false;
  };
  const leave = () => {
    port.length = 0;
    [hasJoined, hasAnswered, known] = [false, false, new Known()];
    Object.assign(worker, { flying: [], run: 0, at: 0, heardTo: 0 });
  };
  // A worker that has answered and is gone: there is another.
  const second = () => hasAnswered && !over && leave();
  // One that does not answer: there is none.
  const alone = () => {
    if (hasAnswered || isGone || over) return;
    leave();
    isGone = true;
    handover.alone();
    if (isClosed) own.connect();
    isClosed = false;
  };
  const end = () => {
    if (over) return;
    over = chance() < 0.5 ? 'ended' : 'unauthorized';
    for (const one of [own, worker]) one.end();
  };
  const restart = () => {
    if (over) return;
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
    [1, () => worker.run && worker.lose()], [1, () => worker.run || isGone || worker.connect()],
    [isLoan ? 2 : 0, release], [isAlone ? 1 : 0, alone], [isSecond ? 1 : 0, second], [isOver ? 1 : 0, end]];
  const whole = steps.reduce((sum, [weight]) => sum + weight, 0);
  for (let step = 0; step < 120; step++) {
    let at = chance() * whole;
    steps.find(([weight]) => (at -= weight) < 0)[1]();
    // What was let go of may have a last word.
    if (isClosed && chance() < 0.3) own.flying = [];
  }
  join();
  if (worker.run !== run && !isGone) over ? worker.connect() : worker.lose();
  for (const one of [own, worker]) {
    while (one.next.length) one.send();
    while (one.flying.length) one.hear();
  }
  while (port.length) port.shift()();
  if (connection !== (over ?? 'open')) faults.push(`it ends with ${connection}`);
  if (over) return { faults, helloes };
  for (const topic of topics) if (told[topic]?.run !== run || told[topic].number !== newest[topic])
    faults.push(`${topic} ends with ${JSON.stringify(told[topic])}, not ${run}, ${newest[topic]}`);
  if (!isClosed && !isGone) faults.push('the own stream was not let go of');
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


KINDS = {"plain": {}, "stale": {"isStale": True}, "loan": {"isLoan": True}, "alone": {"isLoan": True, "isAlone": True},
         "second": {"isSecond": True}, "over": {"isOver": True}, "over on loan": {"isLoan": True, "isOver": True},
         "all": {"isStale": True, "isSecond": True, "isAlone": True, "isOver": True}}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
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


OTHER_RUN = """async () => {
  const { Handover } = await import('/cast/handover.js');
  const said = [], hello = (epoch) => ['hello', JSON.stringify({ epoch, now: 1 })];
  const handover = new Handover({ heard: () => {}, changed: (state) => said.push(state),
    done: () => said.push('let go') });
  const { own, worker } = handover;
  own.changed('open');
  own.heard(...hello('e2'));
  own.heard('media', 'of the second', 1);
  worker.changed('open');
  worker.heard(...hello('e1'));
  worker.joined();
  said.push(handover.release());
  worker.changed('lost');
  said.push(handover.release());
  return said;
}"""


def test_a_worker_that_is_open_for_another_run_is_looked_at_again(blank):
    assert blank.evaluate(OTHER_RUN) == ["open", True, "let go", "lost", False]


FAKE = """async (token) => {
  window.SharedWorker = class {
    port = window.port = { addEventListener() {}, postMessage() {}, close() {} };
  };
  const { openTransport } = await import('/cast/transport.js');
  window.told = [];
  openTransport({ base: new URL('/cast/', location.href), token, heard: (topic) => told.push(topic),
    changed: (state) => told.push(state) });
}"""


def test_an_own_stream_is_let_go_of_once_the_worker_for_which_it_was_kept_is_lost(server, blank):  # noqa: F811
    blank.clock.install()
    blank.clock.pause_at(blank.evaluate("Date.now() / 1000 + 1"))
    blank.evaluate(FAKE, server.token)
    until(lambda: blank.evaluate("told.includes('media')"), "the own stream is there")
    blank.clock.run_for(600)
    blank.evaluate("""() => [{ connection: ['open'] }, { topic: 'hello', data: '{"epoch":"gone","now":1}' },
        { joined: true }].forEach((data) => port.onmessage({ data }))""")
    blank.clock.run_for(3_100)
    blank.evaluate("() => port.onmessage({ data: { connection: ['lost'] } })")
    assert blank.evaluate("told.at(-1)") != "lost" and server.streams == 1
    blank.clock.run_for(3_100)
    assert blank.evaluate("told.at(-1)") == "lost", "the worker is believed"
    until(lambda: server.streams == 0, "what it may need is free")


STOPPED = """async () => {
  const { EventStream } = await import('/cast/stream.js');
  const event = (n) => `id: e1-${n}\\nevent: media\\ndata: ${n}\\n\\n`;
  const resumed = [], heard = [];
  window.fetch = async (url, { headers }) => {
    resumed.push(headers['Last-Event-ID'] ?? null);
    return new Response(resumed.length === 1 ? event(1) + event(2) : event(2));
  };
  await new Promise((done) => {
    const stream = new EventStream({ url: '/', token: 't', changed() {}, heard(topic, data) {
      heard.push(data);
      stream.stop();
      if (data === '1') setTimeout(() => stream.start());
      else done();
    } });
    stream.start();
  });
  return [resumed, heard];
}"""


def test_a_stream_that_is_stopped_goes_on_after_what_stopped_it(blank):
    assert blank.evaluate(STOPPED) == [[None, "e1-1"], ["1", "2"]]
