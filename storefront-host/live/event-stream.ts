import { Readable } from 'node:stream';

/**
 * Server-sent events of which only the newest of each kind matters. A slow reader costs one message
 * of each, however many there were meanwhile.
 */
export class EventStream extends Readable {
  readonly #waiting = new Map<string, string>();
  #isWanted = false;

  constructor() {
    // Nothing is buffered here: a waiting event can still be replaced by a newer one.
    super({ highWaterMark: 1 });
  }

  /** Returns false if the previous message of this kind is still unsent and was replaced. */
  send(event: string, data: string): boolean {
    return this.#put(event, `event: ${event}\ndata: ${data}\n\n`);
  }

  /** A comment: keeps proxies from closing, and shows whether the client still reads. */
  beat(): boolean {
    return this.#put(':', ':\n\n');
  }

  /** Sends the reason, and closes the stream. */
  finish(event: string): void {
    this.#isWanted = true;
    this.send(event, '{}');
    this.push(null);
  }

  override _read(): void {
    this.#isWanted = true;
    this.#flush();
  }

  #put(kind: string, text: string): boolean {
    const isFirst = !this.#waiting.has(kind);
    this.#waiting.set(kind, text);
    this.#flush();
    return isFirst;
  }

  #flush(): void {
    if (!this.#isWanted || this.#waiting.size === 0) return;
    this.#isWanted = false;
    const text = [...this.#waiting.values()].join('');
    this.#waiting.clear();
    this.push(text);
  }
}
