import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { OpenedDatabase } from '../db/open.ts';
import { closeBoss, openBoss, sendJob, workOn, type WakeWorkers } from './boss-jobs.ts';
import { drainJobs } from './drain.ts';
import { jobNames, type JobKind, type JobPayloads } from './job-kinds.ts';
import type { JobHandler, Jobs } from './jobs.ts';
import { OUTBOX_CHANNEL } from './outbox.ts';
import { pruneOutbox, relayBatch } from './relay.ts';
import { TryAgain } from './try-again.ts';
import { openWake, type Wake } from './wake.ts';

export interface JobTrouble {
  readonly kind?: JobKind;
  readonly error: unknown;
}

/**
 * Shortest time between two rounds. A round takes five statements and its jobs three each, however many it hands over:
 * at 40 orders a second they were a fifth of an order's statements.
 */
const RELAY_PAUSE_MS = 200;
/** Interval for polling the outbox, because a lost connection misses notifications. */
const RELAY_POLL_MS = 5_000;

export function createJobs(opened: OpenedDatabase, onTrouble: (trouble: JobTrouble) => void): Jobs {
  const handlers = new Map<JobKind, (payload: unknown) => Promise<void>>([
    ['outbox.prune', () => pruneOutbox(opened.db, new Date())],
  ]);
  const wakers = new Map<JobKind, WakeWorkers>();
  let opening: Promise<PgBoss> | undefined;
  let wake: Wake | undefined;
  let relaying: Promise<void> | undefined;
  let stopping: AbortController | undefined;
  const state = { running: false };

  const boss = (): Promise<PgBoss> => {
    opening ??= openBoss(opened.pool, (error) => {
      onTrouble({ error });
    }).catch((error: unknown) => {
      // Opening failed while the database was unavailable; the next caller tries again.
      opening = undefined;
      throw error;
    });
    return opening;
  };

  async function run(kind: JobKind, payload: unknown): Promise<void> {
    const handler = handlers.get(kind);
    if (!handler) throw new Error(`nothing handles jobs of kind '${kind}'`);
    try {
      await handler(payload);
    } catch (error) {
      if (!(error instanceof TryAgain)) onTrouble({ kind, error });
      throw error;
    }
  }

  async function relayWaiting(): Promise<boolean> {
    const { fromKysely } = await import('pg-boss');
    const queue = await boss();
    for (let any = false; ; any = true) {
      const { handed, isLast } = await relayBatch(opened.db, queue, fromKysely);
      for (const [kind, jobs] of handed) wakers.get(kind)?.(jobs);
      if (isLast) return any || handed.size > 0;
    }
  }

  async function relayForEver(bell: Wake, { signal }: AbortController): Promise<void> {
    while (state.running) {
      try {
        const any = await relayWaiting();
        if (any) await pause(RELAY_PAUSE_MS, undefined, { signal }).catch(() => undefined);
      } catch (error) {
        onTrouble({ error });
      }
      await bell.next(RELAY_POLL_MS);
    }
  }

  return {
    get running() {
      return state.running;
    },
    handle<K extends JobKind>(kind: K, handler: JobHandler<K>) {
      if (handlers.has(kind)) throw new Error(`jobs of kind '${kind}' have two handlers`);
      // The queue returns the payload that `send` or `writeOutbox` took, typed by this kind.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
      handlers.set(kind, (payload) => handler(payload as JobPayloads[K]));
    },
    async send(kind, payload, options) {
      await sendJob(await boss(), kind, payload, options?.key);
      wakers.get(kind)?.(1);
    },
    async retry(kind, id) {
      await (await boss()).retry(kind, id);
      wakers.get(kind)?.(1);
    },
    async start() {
      const idle = jobNames.filter((kind) => !handlers.has(kind));
      if (idle.length > 0) throw new Error(`nothing handles jobs of kind ${idle.join(', ')}`);
      try {
        const queue = await boss();
        for (const kind of jobNames) {
          wakers.set(kind, await workOn(queue, kind, (payload) => run(kind, payload)));
        }
      } catch (error) {
        // After a partial start the next attempt would register some workers twice.
        await this.stop().catch(() => undefined);
        throw error;
      }
      state.running = true;
      wake = openWake(opened.connection, OUTBOX_CHANNEL);
      stopping = new AbortController();
      relaying = relayForEver(wake, stopping);
    },
    async stop() {
      state.running = false;
      stopping?.abort();
      await wake?.close();
      await relaying;
      const queue = await opening?.catch(() => undefined);
      if (queue) await closeBoss(queue, [...wakers.keys()]);
      wakers.clear();
      opening = undefined;
    },
    async drain() {
      await drainJobs(opened.pool, await boss(), relayWaiting, run);
    },
  };
}
