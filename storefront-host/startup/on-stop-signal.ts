/** Ctrl-C reaches the whole process group, and npm and setup.mjs pass it on too: that is one signal. */
const sameSignalMs = 1_000;

/** @param stop called once; `hurry` aborts when somebody asks a second time. */
export function onStopSignal(stop: (hurry: AbortSignal) => void): void {
  const hurry = new AbortController();
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt === undefined) {
      askedAt = performance.now();
      stop(hurry.signal);
    } else if (performance.now() - askedAt > sameSignalMs) {
      hurry.abort();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  // setup.mjs was killed: nobody is left to stop this process.
  process.on('disconnect', ask);
}
