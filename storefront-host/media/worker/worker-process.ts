import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Task } from './tasks.ts';

/** Limits of one picture. CPU time and not elapsed time, so that a busy machine refuses no more than an idle one. */
export interface WorkLimits {
  readonly cpuMs: number;
  /** Maximum memory of the whole process in MB; an idle one has 70. */
  readonly megabytes: number;
  /** Time limit for a decoder that hangs. */
  readonly wallMs: number;
}

export interface Answer {
  readonly isReady?: true;
  readonly result?: unknown;
  readonly problem?: string;
  /** Resident memory in MB after the task. */
  readonly megabytes?: number;
}

/** A task killed the worker: its picture exceeds a limit or crashes the decoder. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied';
}

export interface WorkerProcess {
  readonly pid: number | undefined;
  /** @throws WorkerDied */
  readonly run: (task: Task) => Promise<Answer>;
  readonly isAlive: () => boolean;
  readonly end: () => void;
}

/** @throws Error with the worker's output, if it cannot start at all. */
export async function startWorkerProcess(limits: WorkLimits): Promise<WorkerProcess> {
  const child = fork(join(import.meta.dirname, 'main.ts'), [JSON.stringify(limits)], {
    serialization: 'advanced',
    // An empty environment: the server's settings hold secrets, and its flags are not meant for the worker.
    env: {},
    execArgv: ['--max-semi-space-size=1'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let written = '';
  child.stderr?.on(
    'data',
    (chunk: Buffer) => (written = (written + chunk.toString()).slice(-2000)),
  );
  await nextAnswer(child).catch(() => {
    throw new Error(`the picture worker does not start: ${written.trim()}`);
  });
  return {
    pid: child.pid,
    async run(task) {
      const timer = setTimeout(() => child.kill('SIGKILL'), limits.wallMs);
      try {
        const answer = nextAnswer(child);
        child.send(task, (error) => {
          if (error) child.kill('SIGKILL');
        });
        return await answer;
      } finally {
        clearTimeout(timer);
      }
    },
    isAlive: () => child.connected && child.exitCode === null && child.signalCode === null,
    end: () => {
      if (child.connected) child.disconnect();
    },
  };
}

function nextAnswer(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      act();
    };
    const onMessage = (answer: Answer) => settle(() => resolve(answer));
    const onEnd = () => settle(() => reject(new WorkerDied('the picture worker died')));
    child.on('message', onMessage).once('exit', onEnd).once('error', onEnd);
  });
}
