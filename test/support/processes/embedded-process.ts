import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findNative } from '../../../storefront-host/db/embedded/platform-package.ts';

const script = new URL('embedded-child.ts', import.meta.url).pathname;

/** Binaries that this run tests: 18, or 15 with TEST_POSTGRES. */
export const native = findNative(
  process.env['TEST_POSTGRES'] === '15' ? 'postgres-15-linux-x64' : undefined,
);
export const isRoot = process.getuid?.() === 0;

export interface EmbeddedProcess {
  readonly child: ChildProcess;
  /** Pid of PostgreSQL. */
  readonly pid: number;
  readonly lines: AsyncIterator<string>;
  readonly killTalad: () => Promise<void>;
  readonly killBoth: () => Promise<void>;
}

export interface ChildOptions {
  readonly mode?: 'hold' | 'write';
  readonly native?: string;
  /** Root only. */
  readonly user?: string;
}

/** @throws Error with the child's output when it did not get ready. */
export async function startChild(
  dataDir: string,
  options: ChildOptions = {},
): Promise<EmbeddedProcess> {
  const args = [options.mode ?? 'hold', dataDir, options.native ?? native];
  const child = spawn(
    process.execPath,
    [script, ...args, ...(options.user ? [options.user] : [])],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const first = await lines.next();
  const pid = Number(/^ready (\d+)$/.exec(String(first.value))?.[1]);
  if (!pid) throw new Error(String(first.value));
  const killTalad = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return {
    child,
    pid,
    lines,
    killTalad,
    async killBoth() {
      process.kill(pid, 'SIGKILL');
      await killTalad();
    },
  };
}
