/**
 * Runs `lead` in one tab of this browser, however many there are; when that one goes, in another. Where
 * tabs can not agree each leads for itself. Returns what ends this tab's part.
 */
export function leadTabs(name: string, lead: () => () => void): () => void {
  if (!('locks' in navigator)) return lead();
  const ended = new AbortController();
  const { signal } = ended;
  const leading = () =>
    new Promise<void>((done) => {
      if (signal.aborted) return done();
      const stop = lead();
      signal.addEventListener('abort', () => {
        stop();
        done();
      });
    });
  // Refused where storage is blocked, and ended before it was this tab's turn.
  navigator.locks.request(name, { signal }, leading).catch((error: unknown) => {
    if (!signal.aborted) recover(error);
  });
  let recovered: (() => void) | undefined;
  function recover(error: unknown): void {
    if (error instanceof DOMException && error.name === 'SecurityError') recovered = lead();
  }
  return () => {
    ended.abort();
    recovered?.();
  };
}
