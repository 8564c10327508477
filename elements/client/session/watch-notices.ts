export interface NoticeEvents {
  /** Where the stream is, with what the last heartbeat gave; null: not signed in. */
  readonly address: () => string | null;
  readonly heard: (unread: number) => void;
  /** The session is over or goes on under another token, or the server refused the stream. */
  readonly ended: () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 300_000;

/**
 * Hears the live stream of notifications. A browser's own way to come back is at a fixed pace, and
 * not at all after a refusal: here it waits twice as long each time, and never at the same time as
 * everybody else. Returns what ends it.
 */
export function watchNotices({ address, heard, ended }: NoticeEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    const url = address();
    if (url === null) return;
    source = new EventSource(url);
    source.addEventListener('notices', ({ data }) => {
      failures = 0;
      const { count }: { readonly count?: unknown } = JSON.parse(String(data));
      if (typeof count === 'number') heard(count);
    });
    source.addEventListener('end', () => {
      again();
      ended();
    });
    source.addEventListener('away', again);
    source.addEventListener('error', () => {
      // A browser tries again by itself after a lost connection, never after a refusal: the session
      // may have ended before the stream opened.
      const isRefused = source?.readyState === EventSource.CLOSED;
      again();
      if (isRefused) ended();
    });
  }

  function again(): void {
    stop();
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
    failures += 1;
    timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
  }

  function stop(): void {
    source?.close();
    clearTimeout(timer);
  }

  open();
  return stop;
}
