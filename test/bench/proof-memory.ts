import { readFileSync } from 'node:fs';
import { prepareMarket } from './proof-market.ts';
import { startBuilt } from '../support/processes/talad-process.ts';

export interface MemoryProved {
  readonly renders: number;
  readonly seconds: number;
  /** MB of the server's own memory after each fifth of the renders. */
  readonly megabytes: readonly number[];
}

/** Renders uncached pages: memory must stay flat after the warm-up. Linux only (/proc). */
export async function proveMemory(renders: number): Promise<MemoryProved> {
  const { dataDir } = await prepareMarket(100);
  const server = await startBuilt({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
  });
  try {
    const began = performance.now();
    const megabytes: number[] = [];
    for (let done = 0; done < renders; done += 10) {
      await Promise.all(
        Array.from({ length: 10 }, async (_, index) => {
          const answer = await fetch(`${server.url}/search?price_max=${1_000 + done + index}`);
          if (!answer.ok) throw new Error(`the page answered ${answer.status}`);
          await answer.arrayBuffer();
        }),
      );
      if ((done + 10) % (renders / 5) === 0) megabytes.push(residentMegabytes(server.child.pid));
    }
    return { renders, seconds: (performance.now() - began) / 1000, megabytes };
  } finally {
    await server.stop();
  }
}

function residentMegabytes(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
