// Commands as they come: each is obeyed once, in order, and the receiver is told up to which they were seen.

// So many that were seen and not told of are told of at once.
const UNTOLD = 64;

export class Inbox {
  seen = 0;
  told = 0;
  isClosed = false;

  // 'close': the page's time is over. 'pass': it was obeyed already. 'wait': it is obeyed once the receiver knows that
  // the page has made way for it. 'obey': now.
  take({type, n, waits}) {
    if (type === 'replaced') {
      this.isClosed = true;
      return 'close';
    }
    if (n <= this.seen) return 'pass';
    this.seen = n;
    return waits ? 'wait' : 'obey';
  }

  // How long what was seen may stay untold, in milliseconds. Each report carries the number; this is for the commands
  // that no report follows. The timers of a page that nobody sees may take a minute.
  patience(isHidden) { return isHidden || this.seen - this.told >= UNTOLD ? 0 : 1000; }

  get isUntold() { return this.told < this.seen; }

  // The receiver has this number.
  tell(number) { this.told = Math.max(this.told, number); }
}

// Lines out of pieces of text, which may end anywhere.
export class Lines {
  #rest = '';

  add(text) {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop();
    return lines.filter((line) => line.trim());
  }
}
