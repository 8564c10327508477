import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Task } from './tasks.ts';

/** Limits of one picture. CPU time, not seconds: a busy machine refuses no more than an idle one. */
export interface WorkLimits {
  readonly cpuMs: number;
  /** Memory of the whole process: 70 without work. */
  readonly megabytes: number;
  /** Time limit for a decoder that hangs. */
  readonly wallMs: number;
}

export interface Answer {
  readonly isReady?: true;
  readonly result?: unknown;
  readonly problem?: string;
  /** Resident memory after the task. */
  readonly megabytes?: number;
}

/** A task ended the worker: its picture is over a limit or crashes the decoder. */
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

/** @throws Error if the worker cannot run at all, with its output. */
export async function startWorkerProcess(limits: WorkLimits): Promise<WorkerProcess> {
  const child = fork(join(import.meta.dirname, 'main.ts'), [JSON.stringify(limits)], {
    serialization: 'advanced',
    // Nothing of the server's: neither its settings, which hold secrets, nor its flags.
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
