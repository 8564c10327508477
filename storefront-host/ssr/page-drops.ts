import { Client, type ClientConfig } from 'pg';
import { PAGES_CHANNEL } from './page-keys.ts';

export interface DropEvents {
  readonly onDrop: (keys: readonly string[]) => void;
  /** `false` as soon as the connection is lost, `true` once notes arrive again. */
  readonly onListening: (listening: boolean) => void;
  readonly onError: (error: unknown) => void;
}

export interface DropListener {
  close(): Promise<void>;
}

const RETRY_MS = 500;
/** A connection that died without a word is noticed within this time. */
const HEARTBEAT_MS = 10_000;

/** Hears the notes of dropPages on a connection of its own, and opens it again when it is lost. */
export async function listenForDrops(
  connection: ClientConfig,
  events: DropEvents,
): Promise<DropListener> {
  let client: Client | undefined;
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
      beating?.query('SELECT 1').then(beat, (error: unknown) => {
        lost(beating, error);
      });
    }, HEARTBEAT_MS).unref();
  }

  async function connect(): Promise<void> {
    const next = new Client({
      ...connection,
      application_name: 'talad pages',
      keepAlive: true,
      query_timeout: HEARTBEAT_MS,
    });
    next.on('error', (error) => {
      lost(next, error);
    });
    next.on('end', () => {
      lost(next, new Error('the page cache lost its database connection'));
    });
    next.on('notification', ({ payload }) => {
      if (payload) events.onDrop(payload.split(' '));
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${PAGES_CHANNEL}`);
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
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
