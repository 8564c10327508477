/**
 * Runs `lead` in one tab of this browser; when that tab closes, in another. A shopper has many tabs open,
 * each would send heartbeats and hold a live stream, and the server limits streams. The lock is released
 * on `pagehide`, or pages could not return from the back/forward cache. Without Web Locks every tab leads.
 * Returns a function that ends this tab's part. Reconsider when shared workers are in every browser.
 */
export function leadTabs(name: string, lead: () => () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const begin = (done?: () => void): void => {
    if (signal.aborted) return done?.();
    const stop = lead();
    signal.addEventListener('abort', () => {
      stop();
      done?.();
    });
  };
  if ('locks' in navigator) {
    const leading = () => new Promise<void>(begin);
    // Refused if storage is blocked.
    navigator.locks.request(name, { signal }, leading).catch(() => begin());
  } else {
    begin();
  }
  return () => ended.abort();
}
