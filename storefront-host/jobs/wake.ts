import { Client, type ClientConfig } from 'pg';

export interface Wake {
  /** Resolves at the next notification on the channel, or after `ms`. */
  next(ms: number): Promise<void>;
  /** Resolves a pending `next` from inside this process. */
  now(): void;
  close(): Promise<void>;
}

/**
 * Waits for NOTIFY on a connection of its own. A lost connection costs only latency: the caller looks again after
 * `ms` anyway, and then the connection is reopened.
 */
export function openWake(connection: ClientConfig, channel: string): Wake {
  let client: Client | undefined;
  let connecting = false;
  let closed = false;
  let pending = false;
  let ring: (() => void) | undefined;

  function now(): void {
    pending = true;
    ring?.();
  }

  async function connect(): Promise<void> {
    connecting = true;
    const next = new Client({ ...connection, application_name: 'talad jobs', keepAlive: true });
    const lost = () => {
      if (client === next) client = undefined;
    };
    next.on('error', lost);
    next.on('end', lost);
    next.on('notification', now);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      if (closed) await next.end();
      else client = next;
      // Rows may have been written between the last look and LISTEN.
      now();
    } catch {
      // The database is unavailable: the caller's own query reports that, and the next wait connects again.
      await next.end().catch(() => undefined);
    } finally {
      connecting = false;
    }
  }

  return {
    now,
    async next(ms) {
      if (!client && !connecting && !closed) void connect();
      if (!pending && !closed) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          ring = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      ring = undefined;
      pending = false;
    },
    async close() {
      closed = true;
      now();
      await client?.end().catch(() => undefined);
    },
  };
}
