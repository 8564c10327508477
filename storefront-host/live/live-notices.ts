import type { ClientConfig } from 'pg';
import { listen, type Listener } from '../db/listen.ts';
import { EventStream } from './event-stream.ts';

/** Reader of a stream: a session, which is checked again before each message. */
export interface LiveReader {
  readonly accountId: string;
  readonly session: Buffer;
}

/** Streams of this process: each says how many notices its reader has not read. */
export interface LiveNotices {
  /** Null: this account has as many as it may have. */
  open(reader: LiveReader): EventStream | null;
  /** The process stops; browsers reconnect to another one. */
  endAll(): void;
  close(): Promise<void>;
}

interface Options {
  readonly connection: ClientConfig;
  /** On which accounts are named whose notices have changed: their ids, by spaces. */
  readonly channel: string;
  /**
   * The sessions among these that are still good, by their hash in base64url, with their unread count.
   */
  readonly countUnread: (
    sessions: readonly Buffer[],
    now: Date,
  ) => Promise<ReadonlyMap<string, number>>;
  readonly now: () => Date;
  readonly onError: (error: unknown) => void;
  /** Milliseconds between checks of the sessions, and between keep-alive messages. */
  readonly beat?: number;
}

/** Browsers of one account, each with one stream however many tabs it has. */
export const STREAMS_PER_ACCOUNT = 8;
/** Shorter than the idle timeout of proxies. */
const BEAT_MS = 25_000;

export function createLiveNotices(options: Options): LiveNotices {
  const { connection, channel, countUnread, now, onError, beat: beatMs = BEAT_MS } = options;
  const readers = new Map<EventStream, LiveReader & { sent: number | null }>();
  let due = new Set<EventStream>();
  let isLooking = false;
  let listener: Promise<Listener> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Checks readers in batches: many notifications cost one query after the other. */
  async function look(streams: Iterable<EventStream>): Promise<void> {
    for (const stream of streams) due.add(stream);
    if (isLooking) return;
    isLooking = true;
    try {
      while (due.size > 0) {
        const asked = [...due];
        due = new Set();
        await sendCounts(asked);
      }
    } catch (error) {
      // The database is unavailable: the next check tries again.
      onError(error);
    } finally {
      isLooking = false;
    }
  }

  async function sendCounts(asked: readonly EventStream[]): Promise<void> {
    const open = asked.flatMap((stream) => readers.get(stream) ?? []);
    if (open.length === 0) return;
    const counts = await countUnread(
      open.map(({ session }) => session),
      now(),
    );
    for (const stream of asked) {
      const reader = readers.get(stream);
      if (!reader) continue;
      const count = counts.get(reader.session.toString('base64url'));
      if (count === undefined) {
        finish(stream, 'end');
      } else if (count !== reader.sent) {
        reader.sent = count;
        stream.send('notices', JSON.stringify({ count }));
      }
    }
  }

  function finish(stream: EventStream, why: 'end' | 'away'): void {
    readers.delete(stream);
    stream.finish(why);
  }

  function beat(): void {
    for (const stream of readers.keys()) {
      // No read since the last time.
      if (!stream.beat()) stream.destroy();
    }
    void look(readers.keys());
  }

  function heard(payload: string): void {
    const ids = new Set(payload.split(' '));
    void look(
      [...readers].flatMap(([stream, { accountId }]) => (ids.has(accountId) ? [stream] : [])),
    );
  }

  /** With the first reader: most processes of a test, and all of a command, have none. */
  function start(): void {
    timer ??= setInterval(beat, beatMs).unref();
    listener ??= listen(
      { connection, channel },
      {
        onNote: heard,
        // Notifications may have been missed without the connection.
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
      readers.set(stream, { ...reader, sent: null });
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
