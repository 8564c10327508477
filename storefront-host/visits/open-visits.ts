import type { Db } from '../db/open.ts';
import type { Caller } from './caller.ts';
import { createVisitCounter, type Act, type OpenedPage } from './visit-counter.ts';
import { writeVisits } from './write-visits.ts';

/** Counts visits of shops; nothing about a visitor is stored longer than a day (decision 225). */
export interface Visits {
  /** Takes microseconds, and asks nothing. */
  page(caller: Caller, opened: OpenedPage): void;
  /** Counts a page that the browser had fetched ahead. */
  opened(caller: Caller, opened: OpenedPage): void;
  act(caller: Caller, act: Act): void;
  /** Writes now; a failure is reported, and what was counted is written with the next flush. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface VisitsOptions {
  readonly db: Db;
  readonly secret: string;
  readonly platformOrigin: string;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
}

const FLUSH_MS = 10_000;
/** Rows of one statement. */
const AT_ONCE = 2_000;

export function openVisits(options: VisitsOptions): Visits {
  const { db, onError } = options;
  const counter = createVisitCounter(options);
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const batch = counter.take();
    for (let from = 0; from < batch.length; from += AT_ONCE) {
      try {
        const fresh = await writeVisits(db, batch.slice(from, from + AT_ONCE));
        for (const { shop_id, day, visitors } of fresh) counter.known(shop_id, day, visitors);
      } catch (error) {
        counter.putBack(batch.slice(from));
        onError(error);
        return;
      }
    }
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    page: (caller, opened) => counter.page(caller, opened),
    opened: (caller, opened) => counter.opened(caller, opened),
    act: (caller, act) => counter.act(caller, act),
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
