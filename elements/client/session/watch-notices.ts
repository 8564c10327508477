/** A message of the live stream. */
export interface LiveNews {
  /** Unread notifications. */
  readonly count?: unknown;
  /** A page that this account edits: another person is on it, too, or has saved it. */
  readonly page?: unknown;
}

export interface NoticeEvents {
  /** Returns the address of the stream; null if not signed in. */
  readonly address: () => string | null;
  readonly heard: (news: LiveNews) => void;
  /** The session ended or has another token, or the server refused the stream. */
  readonly ended: () => void;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 300_000;

/**
 * Listens to the live stream of notifications. A browser reconnects at a fixed pace, and never
 * after a refusal; this doubles the delay each time, with a random part. Returns a function that
 * stops it.
 */
export function watchNotices({ address, heard, ended }: NoticeEvents): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    const url = address();
    if (url === null) return;
    source = new EventSource(url);
    source.addEventListener('notices', ({ data }: MessageEvent<string>) => {
      failures = 0;
      heard(JSON.parse(data));
    });
    source.addEventListener('end', () => {
      again();
      ended();
    });
    source.addEventListener('away', again);
    source.addEventListener('error', () => {
      // A browser reconnects after a lost connection, but not after a refusal: the session may have
      // ended before the stream opened.
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
