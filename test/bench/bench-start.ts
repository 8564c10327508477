import { startBuilt } from '../support/processes/talad-process.ts';
import type { BenchRow } from './bench-row.ts';

const GOAL_SECONDS = 1;

/** Measures from the command to the first answered page, on an existing data folder. */
export async function benchStart(dataDir: string): Promise<readonly BenchRow[]> {
  const began = performance.now();
  const server = await startBuilt({ DATA_DIR: dataDir });
  const answer = await fetch(server.url, { headers: { accept: 'text/html' } });
  await answer.arrayBuffer();
  const seconds = (performance.now() - began) / 1000;
  await server.stopGracefully();
  return [
    {
      what: 'start with data, installed and built: first answer',
      budget: `<= ${GOAL_SECONDS} s`,
      measured: `${seconds.toFixed(2)} s`,
      within: answer.ok && seconds <= GOAL_SECONDS,
    },
  ];
}
