import type { ClientConfig } from 'pg';
import { listen, type Listener } from '../db/listen.ts';
import { PAGE_NOTE } from './announce-edit.ts';
import { EventStream } from './event-stream.ts';

/** Reader of a stream. Its session is checked again before each message. */
export interface LiveReader {
  readonly accountId: string;
  readonly session: Buffer;
}

/** Streams of this process; each sends the number of unread notices of its reader, and changes of pages they edit. */
export interface LiveNotices {
  /** Returns null if the account has reached STREAMS_PER_ACCOUNT. */
  open(reader: LiveReader): EventStream | null;
  /** Ends all streams when the process stops; browsers reconnect to another one. */
  endAll(): void;
  close(): Promise<void>;
}

interface Options {
  readonly connection: ClientConfig;
  /**
   * Channel on which the ids of accounts whose notices have changed arrive, separated by spaces; after a `page:…`, those
   * who edit this page (announce-edit.ts).
   */
  readonly channel: string;
  /** Returns the unread count of those of these sessions that are still valid, by their hash in base64url. */
  readonly countUnread: (
    sessions: readonly Buffer[],
    now: Date,
  ) => Promise<ReadonlyMap<string, number>>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between checks of the sessions, and between keep-alive messages. */
  readonly beat?: number;
}

/** Maximum number of streams of one account. A browser opens one, however many tabs it has. */
export const STREAMS_PER_ACCOUNT = 8;
/** Shorter than the idle timeout of proxies. */
const BEAT_MS = 25_000;

export function createLiveNotices(options: Options): LiveNotices {
  const { connection, channel, countUnread, now, onError, beat: beatMs = BEAT_MS } = options;
  const readers = new Map<EventStream, LiveReader & { sent: number | null; pages: Set<string> }>();
  let due = new Set<EventStream>();
  let isLooking = false;
  let listener: Promise<Listener> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Checks readers in batches, so that many notifications cost one query after the other. */
  async function look(streams: Iterable<EventStream>): Promise<void> {
    for (const stream of streams) due.add(stream);
    if (isLooking) return;
    isLooking = true;
    try {
      while (due.size > 0) {
        const batch = [...due];
        due = new Set();
        await sendCounts(batch);
      }
    } catch (error) {
      // The database is unavailable: the next check tries again.
      onError(error);
    } finally {
      isLooking = false;
    }
  }

  async function sendCounts(streams: readonly EventStream[]): Promise<void> {
    const open = streams.flatMap((stream) => readers.get(stream) ?? []);
    if (open.length === 0) return;
    const counts = await countUnread(
      open.map(({ session }) => session),
      now(),
    );
    for (const stream of streams) {
      const reader = readers.get(stream);
      if (!reader) continue;
      const count = counts.get(reader.session.toString('base64url'));
      if (count === undefined) {
        finish(stream, 'end');
        continue;
      }
      if (count !== reader.sent) {
        reader.sent = count;
        stream.send('notices', JSON.stringify({ count }));
      }
      for (const page of reader.pages) {
        stream.send('notices', JSON.stringify({ page }), `editing ${page}`);
      }
      reader.pages.clear();
    }
  }

  function finish(stream: EventStream, why: 'end' | 'away'): void {
    readers.delete(stream);
    stream.finish(why);
  }

  function beat(): void {
    for (const stream of readers.keys()) {
      // The client has not read since the last beat.
      if (!stream.beat()) stream.destroy();
    }
    void look(readers.keys());
  }

  function heard(payload: string): void {
    const [first = '', ...others] = payload.split(' ');
    const page = first.startsWith(PAGE_NOTE) ? first.slice(PAGE_NOTE.length) : null;
    const ids = new Set(page === null ? [first, ...others] : others);
    const concerned = [...readers].filter(([, { accountId }]) => ids.has(accountId));
    if (page !== null) for (const [, { pages }] of concerned) pages.add(page);
    void look(concerned.map(([stream]) => stream));
  }

  /** Starts with the first reader, because commands and most test processes have none. */
  function start(): void {
    timer ??= setInterval(beat, beatMs).unref();
    listener ??= listen(
      { connection, channel },
      {
        onNote: heard,
        // Without the connection, notifications may have been missed.
        onListening: (on) => void (on && look(readers.keys())),
        onError,
      },
    );
    listener.catch((error: unknown) => {
      listener = undefined;
      onError(error);
    });
  }

  return {
    open(reader) {
      const own = [...readers.values()].filter(({ accountId }) => accountId === reader.accountId);
      if (own.length >= STREAMS_PER_ACCOUNT) return null;
      start();
      const stream = new EventStream();
      readers.set(stream, { ...reader, sent: null, pages: new Set() });
      stream.once('close', () => readers.delete(stream));
      void look([stream]);
      return stream;
    },
    endAll() {
      for (const stream of readers.keys()) finish(stream, 'away');
    },
    async close() {
      clearInterval(timer);
      await (await listener?.catch(() => undefined))?.close();
    },
  };
}
