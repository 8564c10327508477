import type { JobKind, JobPayloads } from './job-kinds.ts';

export type JobHandler<K extends JobKind> = (payload: JobPayloads[K]) => Promise<void>;

/**
 * Background jobs. Work that must not get lost is written to the outbox in the business transaction
 * (`writeOutbox`); `send` is for work that a sweep would find again. A job may run twice (a process can die after
 * the work and before its completion is recorded), so handlers are idempotent.
 */
export interface Jobs {
  /** Registers the handler of a kind. Call it before `start`, once for each kind. */
  handle<K extends JobKind>(kind: K, run: JobHandler<K>): void;
  /** `key`: no second job with this kind and key is added while one is waiting. */
  send<K extends JobKind>(
    kind: K,
    payload: JobPayloads[K],
    options?: { readonly key?: string },
  ): Promise<void>;
  /** Starts to relay the outbox and to run jobs; called once the server accepts requests. */
  start(): Promise<void>;
  /** Takes no new job, waits for the running ones, and closes the connection. */
  stop(): Promise<void>;
  /** Puts a job that has failed for good back into its queue. */
  retry(kind: JobKind, id: string): Promise<void>;
  readonly running: boolean;
  /**
   * Runs all waiting jobs to completion in this process, including retries and the jobs that they send. For tests
   * and commands, which run without a server.
   */
  drain(): Promise<void>;
}
