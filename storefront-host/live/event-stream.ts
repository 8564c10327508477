import { Readable } from 'node:stream';

/**
 * A stream of server-sent events that keeps only the newest message of each kind. A slow reader therefore buffers
 * one message per kind, however many were sent meanwhile.
 */
export class EventStream extends Readable {
  readonly #waiting = new Map<string, string>();
  #isWanted = false;

  constructor() {
    // No buffer in the stream itself, so that a waiting event can still be replaced by a newer one.
    super({ highWaterMark: 1 });
  }

  /**
   * Returns false if the previous message of this kind was still unsent and has been replaced. `kind` tells messages
   * of one event apart that must not replace each other.
   */
  send(event: string, data: string, kind = event): boolean {
    return this.#put(kind, `event: ${event}\ndata: ${data}\n\n`);
  }

  /**
   * Sends a comment, which keeps proxies from closing the connection. Returns false if the client no longer reads.
   */
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
