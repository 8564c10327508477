import { setTimeout as wait } from 'node:timers/promises';
import { startBuilt } from '../support/processes/talad-process.ts';
import type { BenchRow } from './bench-row.ts';
import { sharesOf, type MemoryShares } from './process-memory.ts';

const REST_MS = 30_000;
const LOAD_MS = 15_000;
const SAMPLE_MS = 500;
const AT_ONCE = 16;
const AT_REST_MEGABYTES = 200;
const UNDER_LOAD_MEGABYTES = 300;

/**
 * Measures server and database together: after half a minute without visitors, and at the peak
 * under load.
 */
export async function benchMemory(dataDir: string): Promise<readonly BenchRow[]> {
  const server = await startBuilt({
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
  });
  try {
    await ask(`${server.url}/`);
    await wait(REST_MS);
    const rest = sharesOf(server.child.pid);
    const load = await peakUnderLoad(server.url, server.child.pid);
    return [
      row('memory at rest', rest, AT_REST_MEGABYTES),
      row(`memory under load, ${AT_ONCE} at once`, load, UNDER_LOAD_MEGABYTES),
    ];
  } finally {
    await server.stopGracefully();
  }
}

/** Every second requested page is not in the cache. */
async function peakUnderLoad(url: string, pid: number | undefined): Promise<MemoryShares> {
  const until = performance.now() + LOAD_MS;
  let visits = 0;
  let peak: MemoryShares = { server: 0, database: 0 };
  const visit = async () => {
    while (performance.now() < until) {
      visits += 1;
      await ask(visits % 2 ? `${url}/` : `${url}/search?price_max=${1_000 + visits}`);
    }
  };
  const watch = async () => {
    while (performance.now() < until) {
      await wait(SAMPLE_MS);
      const now = sharesOf(pid);
      if (sum(now) > sum(peak)) peak = now;
    }
  };
  await Promise.all([watch(), ...Array.from({ length: AT_ONCE }, visit)]);
  return peak;
}

function row(what: string, shares: MemoryShares, megabytes: number): BenchRow {
  return {
    what: `${what}: server and database, PSS`,
    budget: `<= ${megabytes} MB`,
    measured: `${sum(shares).toFixed(0)} MB (${shares.server.toFixed(0)} + ${shares.database.toFixed(0)})`,
    within: sum(shares) <= megabytes,
  };
}

function sum({ server, database }: MemoryShares): number {
  return server + database;
}

async function ask(url: string): Promise<void> {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  await answer.arrayBuffer();
}
