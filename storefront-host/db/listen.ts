import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

export interface ListenEvents {
  readonly onNote: (payload: string) => void;
  /**
   * Called with `false` as soon as the connection is lost, and with `true` once notifications
   * arrive again; those in between may be lost.
   */
  readonly onListening: (listening: boolean) => void;
  readonly onError: (error: unknown) => void;
}

export interface Listener {
  /**
   * Resolves after the notifications of all earlier commits have arrived: PostgreSQL sends them
   * ahead of the next answer on their connection. A lost or silent connection does not block
   * callers.
   */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

interface Source {
  readonly connection: ClientConfig;
  readonly channel: string;
}

const RETRY_MS = 500;
/** A connection that was lost silently is detected within this time. */
const HEARTBEAT_MS = 10_000;
/** Limit for catching up, because a response waits for it. */
const CATCH_UP_MS = 500;

/** Listens to a channel on a connection of its own, and reconnects when it is lost. */
export async function listen(
  { connection, channel }: Source,
  events: ListenEvents,
): Promise<Listener> {
  let client: Client | undefined;
  /** Queries run one after another, because the driver does not queue them. */
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function lost(dead: Client, error: unknown): void {
    if (client !== dead || closed) return;
    client = undefined;
    clearTimeout(timer);
    events.onListening(false);
    events.onError(error);
    dead.removeAllListeners('notification');
    dead.end().catch(() => undefined);
    retry();
  }

  function retry(): void {
    timer = setTimeout(() => {
      connect().catch((error: unknown) => {
        events.onError(error);
        if (!closed) retry();
      });
    }, RETRY_MS).unref();
  }

  function beat(): void {
    timer = setTimeout(() => {
      const beating = client;
      if (!beating) return;
      inTurn(() => beating.query('SELECT 1')).then(beat, (error: unknown) => {
        lost(beating, error);
      });
    }, HEARTBEAT_MS).unref();
  }

  function inTurn<T>(ask: () => Promise<T>): Promise<T> {
    const turn = last.then(ask, ask);
    last = turn.catch(() => undefined);
    return turn;
  }

  /** The running query may be older than the caller's wait: the next one answers for all of them. */
  function nextAnswer(): Promise<void> {
    if (waiting) return waiting;
    const turn = inTurn(async () => {
      waiting = undefined;
      const question = { text: 'SELECT 1', query_timeout: CATCH_UP_MS };
      await client?.query(question).catch(() => undefined);
    });
    // A heartbeat without an answer takes longer than callers wait.
    waiting = Promise.race([turn, wait(CATCH_UP_MS, undefined, { ref: false })]);
    return waiting;
  }

  async function connect(): Promise<void> {
    const next = new Client({
      ...connection,
      application_name: channel,
      keepAlive: true,
      query_timeout: HEARTBEAT_MS,
    });
    next.on('error', (error) => {
      lost(next, error);
    });
    next.on('end', () => {
      lost(next, new Error(`the connection that listens to ${channel} was lost`));
    });
    next.on('notification', ({ payload }) => {
      if (payload) events.onNote(payload);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    if (closed) {
      await next.end();
      return;
    }
    client = next;
    events.onListening(true);
    beat();
  }

  await connect();
  return {
    caughtUp: nextAnswer,
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
