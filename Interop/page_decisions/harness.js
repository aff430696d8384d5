// Collects the cases of the files beside this one, and runs them.
const cases = [];

// A case is named in one line, `test('...', () => {`: the Python side finds it by that.
export function test(name, body) {
  const file = /\/cases\/([\w-]+)\.js/.exec(new Error().stack.split('\n').at(-1))[1];
  cases.push({file, name, body});
}

export function run() {
  return cases.map(({file, name, body}) => {
    try {
      body();
      return {file, name, fault: null};
    } catch (error) {
      return {file, name, fault: error.stack ?? String(error)};
    }
  });
}

// Compares values by what they hold, fields in any order.
export function equal(actual, expected, what = '') {
  const [is, wanted] = [show(actual), show(expected)];
  if (is !== wanted) throw new Error(`${what || 'not the same'}\n  is      ${is}\n  wanted  ${wanted}`);
}

export function near(actual, expected, by, what = '') {
  if (!(Math.abs(actual - expected) <= by)) throw new Error(`${what} is ${actual}, wanted ${expected} within ${by}`);
}

export function truth(value, what) {
  if (!value) throw new Error(`not so: ${what}`);
}

export function throws(body, pattern) {
  try { body(); } catch (error) {
    if (pattern.test(error.message)) return;
    throw new Error(`it threw "${error.message}", wanted ${pattern}`);
  }
  throw new Error(`it did not throw ${pattern}`);
}

// Numbers that can be reproduced, between 0 and 1 (xorshift32).
export function random(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

// Runs a generator that asks for things; `answer` gets each and returns what it goes on with, or throws it.
export function answered(plan, answer) {
  const asked = [];
  let step = plan.next();
  while (!step.done) {
    asked.push(step.value);
    let value, fault = null;
    try { value = answer(step.value, asked.length); } catch (error) { fault = error; }
    step = fault ? plan.throw(fault) : plan.next(value);
  }
  return {found: step.value, asked};
}

function show(value) {
  if (value instanceof Map) return `Map ${show([...value])}`;
  if (ArrayBuffer.isView(value)) return `bytes ${show([...value])}`;
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`;
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.keys(value).filter((key) => value[key] !== undefined).sort();
  return `{${fields.map((key) => `${key}: ${show(value[key])}`).join(', ')}}`;
}
