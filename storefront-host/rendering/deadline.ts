/** Maximum time that a page waits for its data before it is rendered without the rest (spec §9). */
export const PAGE_WAIT_MS = 3_000;

export class PageTimeout extends Error {
  override name = 'PageTimeout';
}

/** The time that one page has for reading its data. */
export interface Deadline {
  /**
   * Reads data that the page cannot be rendered without. @throws PageTimeout when the time is over.
   */
  required<T>(reading: Promise<T>): Promise<T>;
  /** Reads optional data; returns `fallback` when the time is over or the read failed. */
  optional<T>(reading: Promise<T>, fallback: T): Promise<T>;
  /** True if an optional part was left out: the page is shown but not cached. */
  readonly cutShort: boolean;
}

export function startDeadline(
  onError: (error: unknown) => void,
  waitMs: number = PAGE_WAIT_MS,
): Deadline {
  const over = AbortSignal.timeout(waitMs);
  let cutShort = false;
  function beforeTheEnd<T>(reading: Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const stop = () => {
        reject(new PageTimeout('the page took too long to read'));
      };
      if (over.aborted) stop();
      over.addEventListener('abort', stop, { once: true });
      reading.then(resolve, reject).finally(() => {
        over.removeEventListener('abort', stop);
      });
    });
  }
  return {
    required: beforeTheEnd,
    async optional(reading, fallback) {
      try {
        return await beforeTheEnd(reading);
      } catch (error) {
        cutShort = true;
        onError(error);
        return fallback;
      }
    },
    get cutShort() {
      return cutShort;
    },
  };
}
