import { setTimeout as wait } from 'node:timers/promises';
import type { Postmaster } from './postmaster-pid.ts';
import { isAlive } from './process-facts.ts';

export interface WatchedServer {
  /** Process id of the running server; each start has another one. */
  readonly pid: number;
  /** Ends the watch; resolves with the server to stop. */
  readonly release: () => Promise<Postmaster>;
}

/** Poll: a server that is not our child (an adopted one) sends no exit event. */
const lookMs = 200;
const longestPauseMs = 30_000;

/**
 * Starts the server again whenever it ends by itself, for as long as that takes, in the same socket
 * folder: the pool and all listeners reconnect by themselves. startup/supervise.sh does it for Talad.
 */
export function supervise(
  first: Postmaster,
  startAgain: () => Promise<Postmaster>,
  report: (line: string) => void,
): WatchedServer {
  const released = new AbortController();
  let running = first;

  async function bringBack(): Promise<void> {
    report('The embedded database ended unexpectedly: starting it again');
    for (let pauseMs = 1_000; !released.signal.aborted; pauseMs *= 2) {
      try {
        running = await startAgain();
        report('The embedded database runs again');
        return;
      } catch (error) {
        const seconds = Math.min(pauseMs, longestPauseMs) / 1_000;
        const reason = error instanceof Error ? error.message : String(error);
        report(`${reason} Trying again in ${seconds} s`);
        await pause(seconds * 1_000);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!released.signal.aborted) {
      await pause(lookMs);
      if (!released.signal.aborted && !isAlive(running.pid)) await bringBack();
    }
  }

  async function pause(ms: number): Promise<void> {
    await wait(ms, undefined, { ref: false, signal: released.signal }).catch(() => undefined);
  }

  const watching = watch();
  return {
    get pid() {
      return running.pid;
    },
    async release() {
      released.abort();
      await watching;
      return running;
    },
  };
}
