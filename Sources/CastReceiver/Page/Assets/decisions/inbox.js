// Received commands. Each is obeyed once and in order, and the receiver is told the number of the last one seen.

// With this many unreported commands, the number is reported at once.
const UNTOLD = 64;

export class Inbox {
  seen = 0;
  told = 0;
  isClosed = false;

  // 'close': another page has taken over. 'pass': the command was obeyed before. 'wait': it is obeyed once the receiver
  // knows that the page has ended its media for it. 'obey': it is obeyed now.
  take({type, n, waits}) {
    if (type === 'replaced') {
      this.isClosed = true;
      return 'close';
    }
    if (n <= this.seen) return 'pass';
    this.seen = n;
    return waits ? 'wait' : 'obey';
  }

  // How long a number may stay unreported, in milliseconds. Each report contains it, so this is for commands that cause
  // no report. A hidden page's timers may take a minute.
  patience(isHidden) { return isHidden || this.seen - this.told >= UNTOLD ? 0 : 1000; }

  get isUntold() { return this.told < this.seen; }

  // The receiver has been told this number.
  tell(number) { this.told = Math.max(this.told, number); }
}

// Splits a text that arrives in pieces into lines. A piece may end anywhere.
export class Lines {
  #rest = '';

  add(text) {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop();
    return lines.filter((line) => line.trim());
  }
}
