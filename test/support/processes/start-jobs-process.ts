import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestHost } from '../test-host.ts';

const program = fileURLToPath(new URL('jobs-process.ts', import.meta.url));

/** Starts a process that works on the queue of a test's database, until it is killed. */
export async function startJobsProcess(
  host: TestHost,
  env: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      JOBS_CONNECTION: JSON.stringify(host.database.connection),
      DATA_DIR: host.host.config.dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}
