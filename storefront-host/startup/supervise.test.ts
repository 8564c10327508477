import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 60_000 });

const script = join(import.meta.dirname, 'supervise.sh');
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

interface Supervised {
  readonly child: ChildProcess;
  /**
   * Resolves with the next output line that begins with `start`, from the supervisor or its server.
   */
  readonly line: (start: string) => Promise<string>;
  readonly lines: readonly string[];
  readonly ended: Promise<number | null>;
}

/** Supervises a Node process that runs `program` instead of the server. */
function supervise(program: string): Supervised {
  const child = spawn('sh', [script, process.execPath, '-e', program], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  let read = 0;
  return {
    child,
    lines,
    ended: once(child, 'close').then(([code]) => code),
    async line(start) {
      let found = '';
      await expect
        .poll(
          () => {
            while (read < lines.length && !found.startsWith(start)) found = lines[read++] ?? '';
            return found;
          },
          { timeout: 30_000 },
        )
        .toMatch(new RegExp(`^${start}`));
      return found;
    },
  };
}

const SERVES = `
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
  setInterval(() => undefined, 1000);
  console.log('serves ' + process.pid);`;

const pidIn = (line: string) => Number(line.split(' ')[1]);

test('starts a server that was killed again, waits longer each time, and says so', async () => {
  const { line, child, ended } = supervise(SERVES);
  process.kill(pidIn(await line('serves')), 'SIGKILL');
  expect(await line('Talad')).toBe(
    'Talad ended unexpectedly (SIGKILL), 1 in a row: starting it again in 1 s',
  );
  process.kill(pidIn(await line('serves')), 'SIGSEGV');
  expect(await line('Talad')).toBe(
    'Talad ended unexpectedly (SIGSEGV), 2 in a row: starting it again in 2 s',
  );
  await line('serves');
  child.kill('SIGTERM');
  await line('stopped');
  expect(await ended).toBe(0);
});

test('does not repeat a first start that failed', async () => {
  const { ended, lines } = supervise(`console.error('PORT is wrong'); process.exit(1)`);
  expect(await ended).toBe(1);
  expect(lines).toEqual(['PORT is wrong']);
});

test('ends with a server that was stopped by others', async () => {
  const { line, ended } = supervise(SERVES);
  process.kill(pidIn(await line('serves')), 'SIGTERM');
  await line('stopped');
  expect(await ended).toBe(0);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'stops during the pause between two starts by %s',
  async (signal) => {
    const { line, child, ended, lines } = supervise(`process.exit(70)`);
    expect(await line('Talad')).toContain('(exit status 70), 1 in a row');
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(lines).toHaveLength(1);
  },
);
