import { constants, setPriority } from 'node:os';
import type { Task } from './tasks.ts';
import type { Answer, WorkLimits } from './worker-process.ts';

/**
 * The process that decodes pictures, one task at a time. It watches its own work and kills itself
 * over a limit: the event loop is free while sharp decodes on a thread, and `process.exit` would
 * wait for that thread.
 */
// On Linux a thread inherits the priority of the thread that starts it, so this runs before sharp is imported.
setPriority(constants.priority.PRIORITY_LOW);
const { perform } = await import('./tasks.ts');

const limits: WorkLimits = JSON.parse(process.argv[2] ?? '{}');
const WATCH_MS = 25;

process.on('message', (task: Task) => {
  const before = process.cpuUsage();
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    const isOver =
      (user + system) / 1000 > limits.cpuMs ||
      process.memoryUsage.rss() > limits.megabytes * 1024 * 1024;
    if (isOver) process.kill(process.pid, 'SIGKILL');
  }, WATCH_MS);
  perform(task)
    .then(
      (result) => ({ result }),
      (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
    )
    .then((outcome) => {
      clearInterval(watch);
      return answer({ ...outcome, megabytes: process.memoryUsage.rss() / 1024 / 1024 });
    })
    .catch(() => process.exit(1));
});
// The server has exited, for any reason.
process.on('disconnect', () => process.exit());
answer({ isReady: true });

function answer(message: Answer): void {
  process.send?.(message);
}
