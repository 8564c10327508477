/** Ctrl-C reaches the whole process group, and npm and its shell pass it on too: that is one signal. */
const sameSignalMs = 1_000;
/** Interval of the check whether a launcher was killed. */
const watchMs = 500;

/**
 * @param stop called once; `hurry` aborts on a second signal.
 * @param launchers process ids, from supervise.sh: without them nothing could stop this process.
 */
export function onStopSignal(stop: (hurry: AbortSignal) => void, launchers = ''): void {
  const hurry = new AbortController();
  let signalledAt: number | undefined;
  const ask = () => {
    if (signalledAt === undefined) {
      signalledAt = performance.now();
      stop(hurry.signal);
    } else if (performance.now() - signalledAt > sameSignalMs) {
      hurry.abort();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  // The parent that opened a channel to this process was killed.
  process.on('disconnect', ask);
  const pids = launchers.split(' ').filter(Boolean).map(Number);
  if (pids.length === 0) return;
  const watch = setInterval(() => {
    if (pids.every(isThere)) return;
    clearInterval(watch);
    ask();
  }, watchMs).unref();
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is there all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
