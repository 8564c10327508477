import type { JobKind, JobPayloads } from './job-kinds.ts';

export type JobHandler<K extends JobKind> = (payload: JobPayloads[K]) => Promise<void>;

/**
 * Work that no visitor waits for. Work that must not get lost is written to the outbox in the
 * business transaction (`writeOutbox`); `send` is for work that a sweep would find again. A job may
 * run twice (a process can die after the work and before its completion is recorded): handlers are
 * idempotent.
 */
export interface Jobs {
  /** Registers the handler of a kind, before `start`. Each kind has one handler. */
  handle<K extends JobKind>(kind: K, run: JobHandler<K>): void;
  /** `key`: while a job of this kind and key waits, no second one is added. */
  send<K extends JobKind>(
    kind: K,
    payload: JobPayloads[K],
    options?: { readonly key?: string },
  ): Promise<void>;
  /** Begins to relay the outbox and to work; called once the server answers. */
  start(): Promise<void>;
  /** Takes no new job, waits for those that run, and gives the connection back. */
  stop(): Promise<void>;
  /** Puts a job that failed for good back into its queue. */
  retry(kind: JobKind, id: string): Promise<void>;
  readonly running: boolean;
  /**
   * Runs all waiting work to its end here and now, retries included, and what that work sends too.
   * For tests and commands, which have no server around to do it.
   */
  drain(): Promise<void>;
}
